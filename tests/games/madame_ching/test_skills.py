"""Cartography, Night Navigation, Combat, Elite Crew."""

from typing import Any

import pytest

from teahouse.core.match import Match
from tests.games.madame_ching.positions import (
    cell,
    do,
    expedition,
    hand,
    held,
    legal,
    phase,
    player,
    position,
    record,
    skills,
    why,
)


def turn_of(card: int = 30, **told: Any) -> Match:
    """Seat 0 is in the main part of its turn, having played `card`; the others have lower ones to come."""
    given = told.pop("hands", {})
    hands = {0: [card, 35, 41, 54], 1: [2, 3, 4], 2: [5, 6, 7]} | given
    match = position(hands=hands, **told)
    for other in (1, 2):
        do(match, f"{other}: pick {hand(match, other)[0]}")
    return do(match, f"0: pick {card}")


@pytest.mark.clause("skill.use")
def test_a_skill_must_lie_face_up() -> None:
    match = turn_of(down={0: ["map", "lantern", "sword"]})
    assert why(match, "cartography") == why(match, "night 35") == why(match, "combat 1") == "skill.use"


@pytest.mark.clause("skill.use")
@pytest.mark.clause("skill.cartography")
def test_cartography_draws_the_top_card_as_often_as_there_are_cards() -> None:
    match = turn_of(up={0: ["map", "map"]}, deck=[10, 11])
    do(match, "0: cartography", "0: cartography")
    assert hand(match, 0) == [10, 11, 35, 41, 54] and skills(match, 0) == {"map": (0, 2)}
    assert not match.can_undo


@pytest.mark.clause("no-idle")
def test_cartography_needs_something_to_draw() -> None:
    hands = {0: [*range(30, 45)], 1: [*range(1, 15)], 2: [*range(15, 30)]}
    match = position(
        hands=hands,
        display=[*range(45, 48)],
        deck=[],
        junks={0: [[48, 49, 50, 51, 52, 53, 54, 55]]},
        up={0: ["map"]},
        missions=["47 a"],
    )
    do(match, "0: pick 30", "1: pick 1", "2: pick 15")
    do(match, "0: no set")
    assert "cartography" in legal(match)  # the completed expedition was discarded
    empty = position(
        hands={0: [*range(30, 56)], 1: [*range(1, 15)], 2: [*range(15, 27)]},
        display=[27, 28, 29],
        deck=[],
        up={0: ["map"]},
    )
    do(empty, "0: pick 30", "1: pick 1", "2: pick 15")
    assert why(empty, "cartography") == "no-idle"


@pytest.mark.clause("skill.night")
@pytest.mark.clause("night-place")
def test_night_navigation_goes_on_top_or_between() -> None:
    match = turn_of(card=40, junks={0: [[8, 60]]}, up={0: ["lantern", "lantern"]}, deck=[10, 12])
    assert cell(match, 0) == (3, 3)
    do(match, "0: night 35")
    assert expedition(match, 0) == [8, 60, 35, 40] and cell(match, 0) == (4, 4)
    do(match, "0: night 54")
    assert expedition(match, 0) == [8, 60, 35, 40, 54] and cell(match, 0) == (5, 5)
    do(match, "0: take hidden")
    assert {10, 12} <= set(hand(match, 0)) and len(hand(match, 0)) == 4


@pytest.mark.clause("night-place")
def test_night_cards_must_fit_and_never_complete() -> None:
    match = turn_of(card=40, hands={0: [40, 35, 10, 9]}, junks={0: [[11]]}, up={0: ["lantern"]})
    assert why(match, "night 10") == why(match, "night 9") == "night-place"
    assert why(match, "night 54") == "skill.night"
    full = turn_of(card=40, junks={0: [[9, 11, 12, 17, 18, 23, 24]]}, up={0: ["lantern"]})
    assert cell(full, 0)[0] == 8 and why(full, "night 41") == "night-place"


@pytest.mark.clause("skill.night")
@pytest.mark.clause("sea.lines")
def test_night_navigation_passes_lines_too() -> None:
    match = turn_of(card=30, junks={0: [[26]]}, up={0: ["lantern"]}, encounter_deck=["thief"])
    do(match, "0: night 35")
    assert cell(match, 0) == (3, 1) and held(match, 0) == ["thief"]


@pytest.mark.clause("skill.combat")
@pytest.mark.clause("combat-hand")
def test_combat_takes_a_card_and_gives_one() -> None:
    match = turn_of(up={0: ["sword"]})
    do(match, "0: combat 1")
    assert legal(match) == ["seize 3", "seize 4"] and why(match, "seize 2") == "skill.combat"
    do(match, "0: seize 3")
    assert legal(match) == ["give 3", "give 35", "give 41", "give 54"] and why(match, "give 4") == "combat-hand"
    do(match, "0: give 54")
    assert hand(match, 0) == [3, 35, 41] and hand(match, 1) == [4, 54] and phase(match) == "turn"
    assert why(match, "seize 4") == why(match, "give 3") == "skill.combat"


@pytest.mark.clause("combat-hand")
def test_the_card_just_taken_may_be_given_back() -> None:
    match = do(turn_of(up={0: ["sword"]}), "0: combat 1", "0: seize 3", "0: give 3")
    assert hand(match, 1) == [3, 4]


@pytest.mark.clause("single-answer")
@pytest.mark.clause("skill.combat")
def test_combat_with_single_cards_asks_nothing() -> None:
    match = turn_of(card=30, hands={0: [30], 1: [2, 3]}, up={0: ["sword"]})
    do(match, "0: combat 1")
    assert phase(match) == "turn" and hand(match, 1) == [3] and hand(match, 0) == []


@pytest.mark.clause("spent-anyway")
def test_a_cancelled_combat_stays_turned() -> None:
    match = turn_of(up={0: ["sword"]}, encounters={1: ["helmsmen-none"]})
    do(match, "0: combat 1", "1: shield none")
    assert skills(match, 0) == {"sword": (0, 1)} and phase(match) == "turn" and hand(match, 1) == [3, 4]


@pytest.mark.clause("attack.target")
@pytest.mark.clause("empty-target")
def test_combat_needs_an_opponent_with_cards() -> None:
    match = turn_of(up={0: ["sword"]}, hands={1: [2]})
    assert why(match, "combat 0") == why(match, "combat 3") == "attack.target"
    assert why(match, "combat 1") == "empty-target" and "combat 2" in legal(match)


@pytest.mark.clause("skill.crew")
def test_elite_crew_has_no_use() -> None:
    match = turn_of(up={0: ["crew"]})
    assert all(word.startswith("take") for word in legal(match))
    assert record(match).encounter_played == 0 and player(match, 0).skills_up.tolist() == [0, 0, 0, 0, 1]
