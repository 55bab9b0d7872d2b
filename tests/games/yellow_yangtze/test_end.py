"""Clauses of the refill, the end of the game and the scores."""

import pytest

from tests.games.yellow_yangtze.table import Table, position, told

clause = pytest.mark.clause


@clause("income.refill")
def test_hands_are_filled_from_the_active_one_on_and_then_the_market() -> None:
    table = position(
        3,
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders={"archer red": "12,5", "bull red": "12,7"},
        hands={"bull": "1 green 2 red", "archer": "2 red", "pot": "1 red"},
        active="bull",
        actions_left=1,
    )
    table.play("bull: place green at 12,6", "bull: market black", "pot: support side 1 commit 1")
    table.play("archer: support side 1 commit 2")
    happened = table.play("bull: support side 2 commit 1")
    drew = [event["seat"] for event in happened if event["kind"] == "drew"]
    assert drew == [1, 2, 0]
    assert [event["kind"] for event in happened][-2:] == ["market-filled", "turn"]
    assert [int(player.hand_size) for player in table.s.players[:3]] == [6, 6, 6]
    assert sum(table.market.values()) == 6
    assert table.asked == "pot"


@clause("income.refill")
@clause("end.bag")
def test_an_empty_bag_alone_does_not_end_the_game() -> None:
    table = position(hands={"archer": "1 red"}, bag="1 blue", actions_left=1)
    table.play("archer: place red at 0,0")
    assert (int(table.s.bag_size), table.match.over) == (0, False)
    assert table.hand("archer")["blue"] == 1
    table.play("bull: end turn", "archer: leader red to 9,4", "archer: withdraw red")
    assert not table.match.over


@clause("end.bag")
def test_the_bag_runs_out_for_the_active_hand() -> None:
    table = position(hands={"archer": "2 red"}, bag="1 blue")
    table.play("archer: place red at 0,0")
    happened = table.play("archer: place red at 0,2")
    assert table.match.over
    assert told(happened, "ended", "reason") == ["bag"]
    assert table.hand("archer") == {"blue": 1, "yellow": 4}


@clause("end.bag")
def test_the_bag_runs_out_for_another_hand() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders={"archer red": "12,5", "bull red": "12,7"},
        hands={"archer": "1 yellow", "bull": "2 red"},
        bag="2 blue",
        actions_left=1,
    )
    table.play("archer: place yellow at 12,6", "bull: support side 2 commit 2", "archer: no support")
    assert table.match.over
    assert (table.hand("archer"), table.hand("bull")) == ({"blue": 1, "yellow": 5}, {"blue": 1, "yellow": 4})


@clause("end.bag")
def test_the_bag_runs_out_for_the_market() -> None:
    table = position(hands={"archer": "1 green"}, bag="", actions_left=1)
    table.play("archer: place green at 0,0", "archer: market black")
    assert table.match.over  # the hand is full, the market is not
    assert table.market == {"black": 5}
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "bag"


@clause("end.bag")
@clause("income.pagodas")
def test_pagodas_pay_before_the_refill_ends_the_game() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "10,5 10,6 11,5"},
        leaders={"archer red": "9,4"},
        pagodas=["10,5+10,6+11,5"],
        hands={"archer": "1 yellow"},
        bag="",
        actions_left=1,
    )
    table.play("archer: place yellow at 0,0")
    assert table.match.over
    assert table.points("archer") == {"red": 1}


@clause("stalemate")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stalemate(players: int) -> None:
    table = position(players, quiet_turns=10 * players - 2)
    table.play("archer: end turn")
    assert not table.match.over
    happened = table.play("bull: end turn")
    assert table.match.over
    assert told(happened, "ended", "reason") == ["stalemate"]
    assert told(happened, "turn", "seat") == []
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "stalemate"


@clause("stalemate")
@pytest.mark.parametrize("last", ["place yellow at 0,0", "replace yellow"])
def test_a_tile_from_the_bag_puts_off_the_stalemate(last: str) -> None:
    table = position(quiet_turns=19)
    table.play(f"archer: {last}")
    if table.phase == "replace":
        table.play("archer: done")
    table.play("archer: end turn")
    assert not table.match.over
    assert table.s.quiet_turns == 0


@clause("end.over")
def test_nothing_can_be_done_after_the_end() -> None:
    table = finish(["1 black", "1 red"])
    assert table.match.to_act == ()
    for seat in range(2):
        assert table.match.legal(seat).size == 0
        assert table.match.why_not(0, seat) == "turn.now"
    assert table.oracle.why_not(0, "end turn") == "end.over"


# --- Scores


def finish(points: list[str]) -> Table:
    """A game that ends now, with these points by seat."""
    names = ("archer", "bull", "pot", "lion")
    table = position(len(points), points=dict(zip(names, points, strict=False)), quiet_turns=10 * len(points) - 1)
    table.play("archer: end turn")
    assert table.match.over
    return table


@clause("end.gold")
@pytest.mark.parametrize(
    ("points", "row"),
    [
        ("4 black 4 red 4 blue 1 green", [1, 4, 4, 4]),
        ("4 black 4 red 4 blue 1 green 2 yellow", [3, 4, 4, 4]),
        ("4 black 4 red 4 blue 1 green 4 yellow", [4, 4, 4, 5]),
        ("6 yellow", [1, 1, 2, 2]),
        ("1 black 3 red 5 blue 7 green 3 yellow", [3, 4, 5, 7]),
        ("1 black 3 red 5 blue 7 green 20 yellow", [9, 9, 9, 9]),
    ],
)
def test_gold_is_spent_on_the_lowest_colours(points: str, row: list[int]) -> None:
    table = finish([points, ""])
    assert table.oracle.row(0) == row
    assert table.match.outcome is not None
    assert table.match.outcome.scores == [row[0], 0]
    assert "yellow" not in points or table.points("archer")["yellow"] > 0  # points stay as earned


@clause("end.score")
@clause("game.goal")
@pytest.mark.parametrize(
    ("points", "ranking", "tie_break"),
    [
        (["2 black 2 red 2 blue 2 green", "9 black 9 red 9 blue 1 green"], [[0], [1]], None),
        (["2 black 2 red 2 blue 2 green", "3 black 3 red 3 blue 2 green"], [[1], [0]], "second"),
        (["2 black 3 red 4 blue 4 green", "2 black 3 red 5 blue 5 green"], [[1], [0]], "third"),
        (["2 black 3 red 4 blue 5 green", "6 black 3 red 4 blue 2 green"], [[1], [0]], "fourth"),
        (["2 black 3 red 4 blue 5 green", "5 black 4 red 3 blue 2 green"], [[0, 1]], "shared"),
        (["1 yellow", "1 green"], [[0, 1]], "shared"),
        (["", "1 black", "1 red"], [[1, 2], [0]], "shared"),
        (["1 black", "2 black", "", "3 black"], [[3], [1], [0], [2]], "fourth"),
    ],
)
def test_the_lowest_colour_counts_and_then_the_next(
    points: list[str], ranking: list[list[int]], tie_break: str | None
) -> None:
    outcome = finish(points).match.outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.tie_break) == (ranking, tie_break)
