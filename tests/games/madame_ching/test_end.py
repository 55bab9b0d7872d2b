"""The end of the game: triggers, last gold, points, ties."""

from typing import Any

import pytest

from teahouse.core.errors import SeatError
from teahouse.core.match import Match
from teahouse.games.madame_ching.voyages import points
from tests.games.madame_ching.positions import cell, do, finish_round, legal, player, position, record

OTHERS = {1: [2, 3, 4], 2: [14, 8, 9]}


def last_round(**told: Any) -> Match:
    """The sixtieth round is played as simply as possible; seat 0 leads with card 30."""
    match = position(hands={0: [30, 35, 41], **OTHERS}, round_number=60, **told)
    return finish_round(do(match, "0: pick 30", "1: pick 2", "2: pick 14"))


@pytest.mark.clause("end.trigger")
def test_the_last_mission_taken_by_the_first_player_lets_the_others_act() -> None:
    match = position(hands={0: [55, 1], **OTHERS}, junks={0: [[5, 6, 11, 12, 17, 18, 23, 26]]}, missions=["23 a"])
    do(match, "0: pick 55", "1: pick 2", "2: pick 14")
    assert record(match).trigger == 1 and not match.over and match.to_act == (0,)
    do(match, "0: take hidden")
    assert match.to_act == (2,)
    do(match, f"2: {legal(match)[0]}")
    assert match.to_act == (1,)
    do(match, f"1: {legal(match)[0]}")
    assert match.over and match.outcome is not None and match.outcome.reason == "missions"


@pytest.mark.clause("end.trigger")
def test_the_pearl_ends_the_game_with_the_round() -> None:
    match = position(
        hands={0: [55, 1], **OTHERS},
        junks={0: [[7, 11, 12, 13, 17, 18, 19, 23]]},
        missions=["47 a"],
        up={0: ["crew"] * 3},
    )
    do(match, "0: pick 55", "1: pick 2", "2: pick 14", "0: set map")
    finish_round(match)
    assert match.outcome is not None and match.outcome.reason == "pearl" and match.outcome.scores[0] == 5 + 4


@pytest.mark.clause("long-voyage")
@pytest.mark.clause("end.over")
def test_sixty_rounds_are_enough() -> None:
    match = last_round()
    assert match.outcome is not None and match.outcome.reason == "long-voyage" and match.to_act == ()
    with pytest.raises(SeatError, match="over"):
        match.play(match.game.parse("pick 35"), 0)
    assert match.why_not(match.game.parse("pick 35"), 0) == "turn.now"


@pytest.mark.clause("end.voyages")
def test_voyages_under_way_bring_gold_for_different_symbols() -> None:
    match = last_round(junks={0: [[1, 7, 57]]}, turned={0: [7]}, up={1: ["map"]})
    assert cell(match, 0) == (4, 4)
    assert [int(player(match, seat).gold) for seat in range(3)] == [2, 0, 0]  # others are on cell 1


@pytest.mark.clause("end.points")
@pytest.mark.clause("game.goal")
@pytest.mark.clause("skill.points")
@pytest.mark.clause("encounter.treasure")
def test_points_add_up() -> None:
    match = last_round(
        gems={0: (1, 1, 1)}, up={0: ["map"]}, down={0: ["kite", "crew"]}, pearl=0, hong_kong=0, trigger=2,
        encounters={0: ["treasure-one", "treasure-two", "treasure-three", "thief"]},
    )  # fmt: skip
    assert match.outcome is not None
    assert match.outcome.scores[0] == 2 + 3 + 4 + 3 + 5 + 10 + 6 == int(player(match, 0).points)
    assert match.outcome.ranking[0] == [0]


@pytest.mark.clause("encounter.merchant")
@pytest.mark.clause("merchant-best")
def test_merchants_name_the_colour_that_pays_best() -> None:
    match = position(gems={0: (1, 3, 2)}, encounters={0: ["merchant", "merchant"]})
    assert points(record(match), 0) == 2 + 9 + 8 + 2 * 3


@pytest.mark.clause("end.ties")
@pytest.mark.parametrize(
    ("gems", "ranking", "tie_break"),
    [
        ({0: (0, 0, 3), 1: (0, 4, 0)}, [[0], [1], [2]], "white"),
        ({0: (0, 2, 0), 1: (3, 0, 0)}, [[0], [1], [2]], "red"),
        ({0: (1, 0, 0), 1: (1, 0, 0)}, [[0, 1], [2]], "shared"),
        ({0: (2, 0, 0), 1: (1, 0, 0)}, [[0], [1], [2]], None),
    ],
)
def test_gems_break_ties(gems: dict[int, Any], ranking: list[list[int]], tie_break: str | None) -> None:
    outcome = last_round(gems=gems).outcome
    assert outcome is not None and (outcome.ranking, outcome.tie_break) == (ranking, tie_break)


@pytest.mark.clause("end.ties")
def test_blue_gems_break_the_last_tie() -> None:
    outcome = last_round(gems={0: (1, 0, 0)}, up={1: ["map", "map"]}).outcome
    assert outcome is not None and (outcome.ranking[0], outcome.tie_break) == ([0], "blue")
