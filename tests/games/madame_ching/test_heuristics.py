"""What the evaluation prefers, and that careful and hasty play are better than blind play."""

from typing import Any

import pytest

import teahouse
from teahouse.bots import make
from teahouse.core import engine
from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.core.rng import seed_words
from teahouse.games.madame_ching.heuristics import evaluate
from tests.games.madame_ching.positions import do, finish_round, legal, position, record
from tests.games.madame_ching.test_completing import LONG, completing
from tests.games.madame_ching.test_oracle import MODES
from tests.games.madame_ching.test_skills import turn_of


def value(match: Match, seat: int = 0) -> float:
    return float(evaluate(record(match), seat))


def best(match: Match, seat: int = 0) -> str:
    """What the greedy bot does."""
    return match.game.format(make("greedy", match.game).choose(match.observe(seat), 1))


def test_points_of_ones_own_are_good_and_those_of_rivals_bad() -> None:
    plain = turn_of()
    assert value(turn_of(gems={0: (0, 0, 1)})) > value(plain) > value(turn_of(gems={1: (0, 0, 1)}))
    assert value(turn_of(up={0: ["map"]})) > value(turn_of(down={0: ["map"]})) > value(plain)
    assert value(turn_of(encounters={0: ["soothsayer"]})) > value(plain)


def test_in_teams_the_partners_points_are_good_too() -> None:
    hands = {0: [40, 41], 1: [30, 31], 2: [20, 21], 3: [10, 11]}
    plain = value(position(4, teams=True, hands=hands))
    assert value(position(4, teams=True, hands=hands, gems={2: (0, 0, 1)})) > plain
    assert value(position(4, teams=True, hands=hands, gems={3: (0, 0, 1)})) < plain


def test_the_end_is_judged_by_points_and_white_gems() -> None:
    for gems, expected in (((0, 0, 1), 4.01), ((2, 0, 0), 4.0)):
        match = position(hands={0: [30], 1: [2], 2: [14]}, gems={0: gems}, round_number=60)
        finish_round(do(match, "0: pick 30", "1: pick 2", "2: pick 14"))
        assert value(match) == pytest.approx(expected)


def test_a_pick_that_sails_on_is_better_than_one_that_completes_too_early() -> None:
    match = position(hands={0: [3, 40, 41]}, junks={0: [[6, 12, 27]]}, missions=["11 a", "47 a"])
    assert best(match) == "pick 40"


def test_at_the_edge_a_low_card_begins_anew() -> None:
    match = position(hands={0: [2, 54]}, junks={0: [LONG]}, missions=["23 a", "47 a"])
    assert best(match) == "pick 2"


def test_sets_are_taken_and_the_one_that_brings_the_pearl_first() -> None:
    assert best(completing(LONG, missions=["47 a"])) in ("set map", "set crew")
    assert best(completing(LONG, missions=["47 a"], up={0: ["lantern", "sword", "kite"]})) in ("set map", "set crew")
    only_one = [1, 7, 8, 9, 10, 13, 35, 36]  # three maps, or four different
    assert best(completing(only_one, missions=["47 a"], up={0: ["map", "crew", "crew"]})) == "set crew"


def test_meteorology_is_used_for_a_better_mission() -> None:
    match = completing(LONG, missions=["19 b", "29 a", "47 a"], up={0: ["kite"]})
    assert best(match) == "meteorology mission 29 a"


def test_two_junks_get_the_cards_that_suit_them() -> None:
    match = position(2, hands={0: [20, 43], 1: [12, 48]}, junks={0: [[30, 40], [8, 14]]}, missions=["9 a", "47 a"])
    do(match, "0: pick 20", "0: pick 43", "1: pick 12", "1: pick 48")
    do(match, "1: junk 0", f"1: {legal(match)[0] if legal(match)[0].startswith('take') else 'take hidden'}")
    assert best(match) == "junk 0"  # 43 goes on after 40, and 20 after 14
    values = []
    for junk in (0, 1):
        ahead = do(match.copy(), f"0: junk {junk}")
        values.append(value(ahead))
    assert values[0] > values[1]


def test_it_does_not_matter_which_of_two_junks_is_the_first() -> None:
    long, short = [30, 40], [7, 13, 19]
    told: dict[str, Any] = {"hands": {0: [5, 43, 50], 1: [11, 12]}, "display": [1, 2, 3, 4], "missions": ["9 a"]}
    one, other = position(2, junks={0: [long, short]}, **told), position(2, junks={0: [short, long]}, **told)
    moves = ["0: pick 43", "0: pick 5", "1: pick 11", "1: pick 12", "0: junk {long}", "0: take hidden"]
    for move in [*moves, "1: junk 0", "1: take 2", "1: take 3"]:
        do(one, move.format(long=0))
        do(other, move.format(long=1))
        assert value(one) == pytest.approx(value(other))
    assert legal(one) == legal(other) == ["set map", "no set"]  # 5 completes the maps


def test_attacks_under_way_are_worth_what_they_are_likely_to_bring() -> None:
    for told, move in (
        ({"encounters": {0: ["thief"], 1: ["merchant"]}, "gems": {1: (0, 0, 2)}}, "thief 1"),
        ({"encounters": {0: ["traitor"], 1: ["thief"]}}, "traitor 1"),
        ({"encounters": {0: ["siren-map"], 1: ["thief"]}, "junks": {1: [[1, 13]]}, "hands": {1: [14, 3]}}, "siren map"),
        ({"up": {0: ["sword"]}, "encounters": {1: ["thief"]}}, "combat 1"),
    ):
        match = turn_of(**told)
        ahead = do(match.copy(), f"0: {move}")
        assert record(ahead).phase == 6
        settled = ahead.copy()
        record(settled).attack = 0
        assert value(ahead) > value(settled) and value(ahead, 1) < value(settled, 1)


def test_cards_still_to_be_drawn_count() -> None:
    hands = {0: [40, 41], 1: [30, 31], 2: [20, 21], 3: [10, 11]}
    match = position(4, teams=True, hands=hands, encounters={0: ["soothsayer"]})
    do(match, "0: pick 40", "1: pick 30", "2: pick 20", "3: pick 10", "0: soothsayer")
    fewer = match.copy()
    record(fewer).draws = 0
    assert value(match) > value(fewer)


def test_in_the_last_round_only_what_still_pays_counts() -> None:
    hands = {0: [54, 55], 1: [2, 3], 2: [14, 15]}
    told: dict[str, Any] = {"hands": hands, "junks": {0: [[1, 8]]}}
    going_on, ending = position(**told, missions=["9 a"]), position(**told, missions=["9 a"], trigger=2, pearl=1)
    assert value(ending) < value(going_on)
    short = position(hands=hands, junks={0: [[1]]}, missions=["9 a"], trigger=2, pearl=1)
    assert value(ending) == pytest.approx(value(short) + 2)  # map and lantern


def test_hong_kong_within_reach_is_worth_sailing_for() -> None:
    cards = [1, 6, 26, 56, 57, 58]
    told: dict[str, Any] = {"hands": {0: [40, 49]}, "junks": {0: [cards]}, "missions": ["9 a"]}
    assert value(position(**told)) > value(position(**told, hong_kong=1)) + 2


@pytest.mark.parametrize("options", MODES[1:2] if interpreted else MODES, ids=str)
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    game = teahouse.game("madame_ching", **options)
    greedy, blind = make("greedy", game), make("random", game)
    games, won = (1 if interpreted else 20), 0.0
    for seed in range(games):
        match = game.new(seed)
        mine = {seed % 2, seed % 2 + 2} if game.options["teams"] else {seed % game.players}
        while not match.over:
            seat = match.to_act[0]
            bot = greedy if seat in mine else blind
            match.play_quiet(bot.choose(match.observe(seat), match.ply), seat)
        assert match.outcome is not None
        won += len(mine & set(match.outcome.ranking[0])) / len(match.outcome.ranking[0])
    assert won >= 0.9 * games


def test_rollouts_sail_on_and_score_more_than_blind_play() -> None:
    game = teahouse.game("madame_ching", players=3)
    scores = []
    for rollouts in (False, True):
        batch = game.batch(2 if interpreted else 100, seed=5)
        batch.playout(rollouts=rollouts)
        scores.append(batch.scores.mean())
    assert scores[1] > 1.3 * scores[0]


def rolled(match: Match, times: int) -> list[int]:
    """What seat 0's rollouts choose."""
    stream, room = seed_words(3), match.game.action_buffer()
    return [int(engine.rollout_action(match._state, 0, 0, stream, room)) for _ in range(times)]


def test_a_rollout_can_choose_anything() -> None:
    match = turn_of(encounters={0: ["soothsayer"]}, up={0: ["map"]})
    assert set(rolled(match, 300)) == set(match.legal().tolist())


@pytest.mark.parametrize(("expedition", "usual"), [([6, 27], 29), ([40, 54], 3), (LONG, 3)])
def test_a_rollout_mostly_sails_on_and_else_begins_low(expedition: list[int], usual: int) -> None:
    match = position(hands={0: [3, 29, 50]}, junks={0: [expedition]})
    chosen = rolled(match, 90)
    assert set(chosen) == set(match.legal(0).tolist()) and chosen.count(match.game.parse(f"pick {usual}")) > 60


def test_a_rollout_takes_the_display_card_that_goes_on() -> None:
    match = turn_of(card=30, display=[1, 8, 33])
    assert rolled(match, 60).count(match.game.parse("take 33")) > 35
    lower = turn_of(card=51, hands={0: [51, 35, 41]}, display=[1, 11, 33])
    assert set(rolled(lower, 60)) == set(lower.legal().tolist())
