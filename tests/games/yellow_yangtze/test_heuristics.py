"""What the evaluation prefers; every part of it moves the value in the direction it should."""

from typing import Any

import pytest

import teahouse
from teahouse.bots import make
from teahouse.core.compiled import interpreted
from teahouse.games.yellow_yangtze.heuristics import WEIGHTS, evaluate
from tests.games.yellow_yangtze.table import Table, position

#: A red leader each; the tile at 12,6 links their states.
FRONT: dict[str, Any] = {
    "capitals": "",
    "tiles": {"black": "12,4 12,8"},
    "leaders": {"archer red": "12,5", "bull red": "12,7"},
}


def value(table: Table, seat: int = 0) -> float:
    return float(evaluate(table.s, seat))


def best(table: Table, seed: int = 1) -> str:
    """What the greedy bot does for the player who is asked."""
    game, seat = table.match.game, table.match.to_act[0]
    return game.format(make("greedy", game).choose(table.match.observe(seat), seed))


def after(table: Table, *moves: str) -> Table:
    table.play(*moves)
    return table


# --- What one has


def test_points_of_ones_own_are_good_and_those_of_rivals_bad() -> None:
    plain = value(position())
    assert value(position(points={"archer": "1 red"})) > plain > value(position(points={"bull": "1 red"}))


def test_the_weakest_colour_counts_most() -> None:
    even, odd = "3 black 3 red 3 blue 3 green", "9 black 1 red 1 blue 1 green"
    assert value(position(points={"archer": even})) > value(position(points={"archer": odd}))
    assert value(position(points={"archer": "1 yellow"})) > value(position(points={"archer": "1 red"})) - 1e-9


def test_only_the_best_rival_counts() -> None:
    one = value(position(3, points={"bull": "4 red"}))
    assert value(position(3, points={"bull": "4 red", "pot": "3 red"})) == pytest.approx(one)


def test_the_end_is_judged_by_points_alone() -> None:
    table = position(points={"archer": "1 black 2 red 3 blue 5 green"}, leaders={"archer red": "9,4"}, quiet_turns=19)
    table.play("archer: end turn")
    expected = sum(weight * points for weight, points in zip(WEIGHTS, (1, 2, 3, 5), strict=True))
    assert value(table) == pytest.approx(expected - 1)  # all of the last turns were quiet


def test_a_game_that_stands_still_pleases_nobody() -> None:
    for seat in (0, 1):
        assert value(position(quiet_turns=10), seat) < value(position(), seat)


# --- What one can hope for


def test_leaders_on_the_board_are_good() -> None:
    plain = value(position())
    assert value(position(leaders={"archer red": "9,4"})) > plain > value(position(leaders={"bull red": "9,4"}))


@pytest.mark.parametrize(
    "tiles",
    [
        {"black": "10,4"},  # a second governor beside the leader
        {"red": "10,5"},  # a soldier in its state
        {"green": "10,5 10,6"},  # two traders that lack a third
    ],
)
def test_a_strong_state_is_better(tiles: dict[str, str]) -> None:
    leaders = {"archer green": "9,4"}
    elsewhere = {colour: "0,0 0,2"[: 3 if len(spaces) < 5 else 7] for colour, spaces in tiles.items()}
    strong = position(capitals="9,5", tiles=tiles, leaders=leaders)
    weak = position(capitals="9,5", tiles=elsewhere, leaders=leaders)
    assert value(strong) > value(weak)


def test_a_pair_without_room_for_a_third_promises_nothing() -> None:
    tiles = {"green": "10,5 10,6", "yellow": "11,5"}
    walled = position(capitals="9,5", tiles={**tiles, "red": "0,0"}, leaders={"archer green": "9,4", "bull red": "9,6"})
    roomy = position(capitals="9,5", tiles={**tiles, "red": "0,0"}, leaders={"archer green": "9,4"})
    assert value(walled) < value(roomy)


def test_pagodas_pay_until_the_bag_is_empty() -> None:
    def with_bag(bag: str, pagodas: list[str]) -> float:
        return value(
            position(
                capitals="9,5",
                tiles={"red": "10,5 10,6 11,5"},
                leaders={"archer red": "9,4"},
                pagodas=pagodas,
                bag=bag,
            )
        )

    there = ["10,5+10,6+11,5"]
    early = with_bag("12 black 12 red", there) - with_bag("12 black 12 red", [])
    late = with_bag("2 red", there) - with_bag("2 red", [])
    assert early > late > 0


def test_tiles_that_can_score_are_worth_more() -> None:
    board: dict[str, Any] = {"leaders": {"archer red": "9,4"}}
    assert value(position(**board, hands={"archer": "2 red"})) > value(position(**board, hands={"archer": "2 blue"}))
    by_black = position(leaders={"archer black": "9,4"}, hands={"archer": "2 blue"})
    spare = position(leaders={"archer yellow": "9,4"}, hands={"archer": "2 blue 4 green"})
    assert value(by_black) > value(spare)


def test_a_hand_is_the_owners_secret() -> None:
    one, other = position(hands={"bull": "6 red"}), position(hands={"bull": "6 blue"})
    assert value(one) == pytest.approx(value(other))


# --- Conflicts


def revolt(**hands: str) -> Table:
    """The archer attacks with two governors against one."""
    table = position(capitals="", tiles={"black": "12,5 12,7"}, leaders={"bull red": "12,4"}, hands=hands)
    return after(table, "archer: leader red to 12,6")


def test_a_revolt_looks_better_with_governors_to_add() -> None:
    poor, rich = revolt(archer="1 red"), revolt(archer="4 black")
    assert value(rich) > value(poor)
    assert value(revolt(bull="1 red"), 1) < value(revolt(bull="5 black"), 1)


def test_a_third_player_has_no_part_in_a_revolt() -> None:
    table = position(3, capitals="", tiles={"black": "12,5 12,7"}, leaders={"bull red": "12,4"})
    calm = value(table, 2)
    table.play("archer: leader red to 12,6")
    assert value(table, 2) < calm  # the archer gains on both


def test_a_revolt_that_cannot_be_won_is_seen_as_lost() -> None:
    table = position(
        capitals="",
        tiles={"black": "11,3 12,3 11,4 12,5 12,7"},
        leaders={"bull red": "12,4", "bull black": "13,4"},
        hands={"archer": "1 red"},
    )
    before = value(table)
    table.play("archer: leader red to 12,6", "archer: commit 0")
    assert value(table) < before


def test_the_greedy_bot_defends_with_what_is_needed() -> None:
    table = after(revolt(archer="1 black", bull="4 black"), "archer: commit 1")
    governors = int(best(table).split()[1])
    helped = best(table).endswith("leader")
    assert governors + helped >= 2


def war(**hands: str) -> Table:
    table = position(**FRONT, hands={"archer": "1 yellow", **hands})
    return after(table, "archer: place yellow at 12,6")


def test_a_war_looks_better_with_soldiers_to_send() -> None:
    table = position(**FRONT, hands={"archer": "1 yellow 4 red"})
    assert value(after(table, "archer: place yellow at 12,6")) > value(war())
    assert value(war(bull="4 red"), 1) > value(war(bull="1 blue"), 1)


def test_a_tie_is_good_for_the_active_player() -> None:
    table = after(war(), "bull: no support", "archer: no support")
    assert table.phase == "winner"
    assert value(table, 0) > value(table, 1)
    assert best(table) == "winner side 1"


def test_the_greedy_bot_supports_its_own_side() -> None:
    assert best(war(bull="3 red")).startswith("support side 2")


def test_bystanders_and_unopposed_leaders_have_nothing_at_stake() -> None:
    third = {**FRONT, "leaders": {**FRONT["leaders"], "archer blue": "11,4"}}
    table = position(3, **third, hands={"archer": "1 yellow"})
    table.play("archer: place yellow at 12,6")
    assert value(table, 2) < value(table, 0)


# --- Choices that are about to be made


def test_the_greedy_bot_builds_a_pagoda_that_pays() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "10,5 10,6"},
        leaders={"archer red": "9,4"},
        hands={"archer": "1 red"},
        points={"archer": "5 black 5 blue 5 green"},
    )
    assert best(table) == "place red at 11,5"
    table.play("archer: place red at 11,5")
    assert best(table) == "pagoda at 10,5+10,6+11,5"


def test_establishing_is_worth_the_best_triangle() -> None:
    def paid(leaders: dict[str, str]) -> float:
        table = position(capitals="9,5", tiles={"red": "10,5 10,6 11,5"}, leaders=leaders, hands={"archer": "2 green"})
        before = value(table)
        return value(after(table, "archer: establish")) - before

    assert paid({"archer red": "9,4"}) > paid({"archer green": "9,4"})


def test_a_riot_is_worth_a_rival_that_hangs_on_one_governor() -> None:
    def paid(leaders: dict[str, str], **more: Any) -> float:
        table = position(capitals="9,5", leaders=leaders, hands={"archer": "2 blue"}, **more)
        before = value(table)
        return value(after(table, "archer: riot")) - before

    assert paid({"bull red": "9,4"}) > paid({"bull red": "9,4"}, tiles={"black": "10,4"})
    assert paid({"bull red": "9,4"}) > paid({"archer red": "9,4"})


def test_the_market_is_worth_its_best_tile() -> None:
    def offered(market: str) -> Table:
        table = position(leaders={"archer red": "9,4"}, hands={"archer": "1 green"}, market=market)
        return after(table, "archer: place green at 0,0")

    assert value(offered("1 red 5 black")) > value(offered("6 black"))
    assert best(offered("1 red 5 black")) == "market red"


def test_another_farmer_is_worth_something_where_the_first_has_scored() -> None:
    def chain(leaders: dict[str, str], farmers: int) -> float:
        table = position(capitals="8,1", leaders=leaders, hands={"archer": f"{farmers} blue"})
        return value(after(table, "archer: place blue at 8,0"))

    blue, none = {"archer blue": "7,1"}, {"archer red": "7,1"}
    assert chain(blue, 2) - chain(blue, 1) > chain(none, 2) - chain(none, 1)


# --- Play


@pytest.mark.skipif(interpreted, reason="whole games of a bot that tries every action")
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_play_beats_blind_play(players: int) -> None:
    game = teahouse.game("yellow_yangtze", players=players)
    bots = [make("greedy" if seat == 0 else "random", game) for seat in range(players)]
    for seed in range(6):
        match = game.new(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play_quiet(bots[seat].choose(match.observe(seat), match.ply), seat)
        assert match.outcome is not None
        assert match.outcome.ranking[0] == [0]
