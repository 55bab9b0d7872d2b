"""Completing an expedition: missions, sets of symbols, Madame Ching, the luck of the sea, the Pearl."""

from itertools import product
from typing import Any

import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.games.madame_ching.components import FACES, SKILLS, SYMBOL_OF
from tests.games.madame_ching.positions import (
    do,
    expedition,
    held,
    legal,
    phase,
    player,
    position,
    record,
    skills,
    why,
)

PLAIN = [5, 6, 11, 12, 17, 18, 23, 24]
LONG = [1, 7, 8, 9, 10, 13, 31, 35]  # four maps and one each of the others; eight cards, three colours: cell 24


def completing(cards: list[int], card: int = 55, **told: Any) -> Match:
    """Seat 0 completes this expedition with `card`; the others have set out or are still to come."""
    free = [other for other in range(2, 45) if other not in (*cards, card)]
    hands = {0: [card, *free[:2]], 1: free[2:5], 2: free[5:8]}
    match = position(hands=hands, junks={0: [cards]}, **told)
    do(match, f"0: pick {card}", f"1: pick {free[2]}", f"2: pick {free[5]}")
    while record(match).seat != 0:
        do(
            match,
            f"{match.to_act[0]}: take hidden"
            if record(match).hidden_there
            else f"{match.to_act[0]}: {legal(match)[0]}",
        )
    return match


@pytest.mark.clause("mission.highest")
@pytest.mark.clause("completing.order")
def test_worked_example_a_junk_on_24_chooses_between_two_missions_of_23() -> None:
    match = completing(LONG, missions=["23 a", "23 c", "29 a", "19 a"])
    assert legal(match) == ["mission 23 a", "mission 23 c"]
    assert why(match, "mission 19 a") == why(match, "mission 29 a") == "mission.highest"
    assert why(match, "set map") == why(match, "no set") == "completing.order"
    do(match, "0: mission 23 a")
    assert player(match, 0).gems.tolist() == [2, 0, 1]
    assert legal(match) == ["set map", "set crew", "no set"]
    do(match, "0: set map", "0: set crew")
    assert skills(match, 0) == {"map": (1, 0), "crew": (1, 0)}
    assert expedition(match, 0) == [55] and phase(match) == "turn"


@pytest.mark.clause("skill.meteorology")
def test_worked_example_meteorology_reaches_29_from_24() -> None:
    match = completing(LONG, missions=["23 a", "23 c", "29 a", "31 a"], up={0: ["kite"]})
    assert legal(match) == ["mission 23 a", "mission 23 c", "meteorology mission 29 a"]
    assert why(match, "meteorology mission 31 a") == "skill.meteorology"
    assert why(match, "meteorology mission 23 a") == "skill.meteorology"
    do(match, "0: meteorology mission 29 a")
    assert skills(match, 0)["kite"] == (0, 1) and player(match, 0).gems.tolist() == [1, 0, 2]


@pytest.mark.clause("skill.meteorology")
@pytest.mark.clause("skill.use")
def test_meteorology_includes_the_own_number_and_needs_its_card() -> None:
    match = completing([6, 26, 40], card=3, missions=["9 a", "9 b", "15 a"], up={0: ["kite"]})
    assert legal(match) == ["mission 9 a", "mission 9 b", *(f"meteorology mission {m}" for m in ("9 a", "9 b", "15 a"))]
    match = completing([6, 26, 40], card=3, missions=["9 a", "9 b", "15 a"], down={0: ["kite"]})
    assert why(match, "meteorology mission 15 a") == "skill.use"


@pytest.mark.clause("mission.available")
def test_only_missions_on_the_sea() -> None:
    match = completing(LONG, missions=["23 a", "23 c"], up={0: ["kite"]})
    assert why(match, "mission 23 b") == why(match, "meteorology mission 29 a") == "mission.available"


@pytest.mark.clause("mission.reward")
def test_a_mission_brings_gold_gems_and_encounter_cards() -> None:
    match = completing([*PLAIN[:4], 26, 29, 36, 41], missions=["23 b", "47 a"], encounter_deck=["thief", "merchant"])
    assert player(match, 0).gold == 4 and held(match, 0) == ["thief", "merchant"]
    assert record(match).missions_left == 1 and phase(match) == "set"


@pytest.mark.clause("mission-must")
def test_the_ordinary_mission_cannot_be_declined() -> None:
    match = completing(LONG, missions=["23 a", "23 c"])
    assert why(match, "no mission") == "mission-must"
    match = completing(LONG, missions=["29 a", "47 a"], up={0: ["kite"]})
    assert legal(match) == ["meteorology mission 29 a", "no mission"]
    do(match, "0: no mission")
    assert player(match, 0).gems.tolist() == [0, 0, 0] and skills(match, 0)["kite"] == (1, 0)


@pytest.mark.clause("luck.draw")
def test_worked_example_a_junk_on_14_without_mission_or_set_draws_an_encounter_card() -> None:
    match = completing([6, 11, 12, 17, 18, 29, 30], card=3, missions=["15 a", "47 a"], encounter_deck=["thief"])
    assert held(match, 0) == ["thief"]


@pytest.mark.clause("luck.draw")
@pytest.mark.clause("set.choice")
def test_a_refused_set_forfeits_the_luck() -> None:
    match = do(completing(LONG, missions=["47 a"]), "0: no set")
    assert held(match, 0) == [] and skills(match, 0) == {}
    match = do(completing(LONG, missions=["47 a"]), "0: set crew", "0: no set")
    assert held(match, 0) == [] and skills(match, 0) == {"crew": (1, 0)}


@pytest.mark.clause("luck-unable")
@pytest.mark.clause("ching-useful")
def test_a_madame_ching_held_back_is_no_refusal() -> None:
    cards = [1, 6, 7, 11, 12, 17, 18, 23]
    match = completing(cards, missions=["47 a"], encounters={0: ["madame-ching"]}, encounter_deck=["thief"])
    assert legal(match) == ["ching map", "no set"]
    assert why(match, "ching kite") == "ching-useful"
    do(match, "0: no set")
    assert held(match, 0) == ["madame-ching", "thief"]


@pytest.mark.clause("ching.symbol")
@pytest.mark.clause("encounter.one")
def test_madame_ching_adds_a_symbol_and_is_the_encounter_card_of_the_turn() -> None:
    cards = [1, 7, 8, 9, 11, 12, 17, 18]
    match = completing(cards, missions=["47 a"], encounters={0: ["madame-ching", "madame-ching", "soothsayer"]})
    assert legal(match) == ["ching map", "ching kite", "no set"]
    do(match, "0: ching kite")
    assert legal(match) == ["set crew", "no set"] and why(match, "ching map") == "encounter.one"
    do(match, "0: set crew")
    assert legal(match) == ["no set"]
    do(match, "0: no set")
    assert why(match, "soothsayer") == "encounter.one" and held(match, 0) == ["madame-ching", "soothsayer"]
    assert record(match).encounter_discards[FACES.index("madame-ching")] == 1


@pytest.mark.clause("ching.symbol")
@pytest.mark.clause("encounter.hand")
def test_madame_ching_must_be_held() -> None:
    match = completing([1, 7, 11, 12, 17, 18, 23, 24], missions=["47 a"], encounters={0: ["thief"]})
    assert why(match, "ching map") == "encounter.hand" and legal(match) == ["no set"]


@pytest.mark.clause("ask-completing")
def test_whoever_holds_an_encounter_card_is_asked_about_sets() -> None:
    asked = completing(PLAIN, missions=["47 a"], encounters={0: ["merchant"]})
    assert phase(asked) == "set" and legal(asked) == ["no set"]
    assert phase(completing(PLAIN, missions=["47 a"])) == "turn"


@pytest.mark.clause("set.alike")
@pytest.mark.clause("set.crew")
def test_sets_need_their_symbols() -> None:
    match = completing([1, 7, 8, 9, 11, 12, 17, 18], missions=["47 a"], encounters={0: ["merchant"]})
    assert why(match, "set map") == why(match, "set kite") == "set.alike" and why(match, "set crew") == "set.crew"
    assert why(match, "no mission") == why(match, "mission 47 a") == "completing.order"


@pytest.mark.clause("set.alike")
def test_helmsmen_count_and_turned_cards_do_not() -> None:
    with_helmsmen = completing([1, 7, 11, 56], card=3, missions=["47 a"])
    assert legal(with_helmsmen) == ["set map", "no set"]
    turned = completing([1, 7, 11, 13], card=3, missions=["47 a"], turned={0: [7]}, encounters={0: ["merchant"]})
    assert why(turned, "set map") == "set.alike"


@pytest.mark.clause("set.supply")
def test_a_skill_needs_a_card_left() -> None:
    match = completing(LONG, missions=["47 a"], up={1: ["map"] * 4})
    assert why(match, "set map") == "set.supply" and legal(match) == ["set crew", "no set"]
    gone = completing([1, 7, 8, 11, 12, 13, 17, 18], missions=["47 a"], up={1: ["map"] * 4}, encounter_deck=["thief"])
    assert held(gone, 0) == ["thief"]  # no possible set was refused


@pytest.mark.clause("set.choice")
@pytest.mark.clause("set.alike")
@pytest.mark.clause("set.crew")
def test_every_partition_of_eight_cards_into_sets() -> None:
    lists = [[card for card in range(1, 55) if SYMBOL_OF[card] == symbol] for symbol in range(4)]
    totals = (8,) if interpreted else range(9)
    for counts in product(range(9), repeat=4):
        if sum(counts) not in totals:
            continue
        cards = [card for symbol, count in enumerate(counts) for card in lists[symbol][:count]]
        cards += [card for card in PLAIN if card not in cards][: 8 - len(cards)]
        match = reaching_sets(sorted(cards))
        possible = {
            gained
            for gained in product(range(3), repeat=5)
            if all(3 * gained[k] + gained[4] <= counts[k] for k in range(4))
        }
        assert partitions(match) == possible, counts


def reaching_sets(cards: list[int]) -> Match:
    """Seat 0 is about to complete these eight cards, and holds an encounter card so that sets are asked."""
    free = [card for card in range(1, 55) if card not in cards]
    hands = {0: [55], 1: [free[0]], 2: [free[1]]}
    match = position(hands=hands, junks={0: [cards]}, missions=["9 a"], encounters={0: ["merchant"]})
    s = record(match)
    for seat in range(3):
        match.play_quiet(int(match.legal(seat)[0]), seat)
    assert s.phase == 3
    return match


def partitions(match: Match) -> set[tuple[int, ...]]:
    """Every collection of skills that some order of sets leads to, where the player may stop at any time."""
    found, open_ends, first = set(), [match], match.game.parse("set map")
    while open_ends:
        here = open_ends.pop()
        gained = tuple(int(count) for count in player(here, 0).skills_up)
        if gained not in found:
            found.add(gained)
            for action in here.legal(0).tolist():
                if first <= action < first + len(SKILLS):
                    ahead = here.copy()
                    ahead.play_quiet(action, 0)
                    open_ends.append(ahead)
    return found


@pytest.mark.clause("pearl.first")
@pytest.mark.clause("skill.crew")
def test_the_pearl_by_jokers_and_by_used_skills() -> None:
    match = completing(LONG, missions=["47 a"], down={0: ["kite", "sword"]}, up={0: ["crew"]})
    do(match, "0: set map")
    s = record(match)
    assert (int(s.pearl), int(s.trigger)) == (0, 2)


@pytest.mark.clause("pearl.first")
def test_three_kinds_are_not_enough_and_a_second_player_gets_no_pearl() -> None:
    three = do(completing(LONG, missions=["47 a"], up={0: ["map", "kite"]}), "0: set crew")
    assert record(three).pearl == -1
    taken = completing(LONG, missions=["47 a"], up={0: ["crew"] * 3, 1: ["crew"] * 0}, pearl=1, trigger=2)
    do(taken, "0: set crew")
    assert record(taken).pearl == 1


@pytest.mark.clause("pearl.first")
@pytest.mark.clause("end.trigger")
def test_the_pearl_in_the_turn_that_also_takes_the_last_mission() -> None:
    match = completing(LONG, missions=["23 a"], up={0: ["crew"] * 3})
    assert record(match).trigger == 1
    do(match, "0: set map")
    assert (int(record(match).pearl), int(record(match).trigger)) == (0, 1)


@pytest.mark.clause("helmsmen.completing")
def test_no_helmsmen_move_in_the_turn_of_completing() -> None:
    match = completing(PLAIN, missions=["47 a"], encounters={0: ["helmsmen-map"]})
    do(match, "0: no set")
    assert why(match, "helmsmen map") == "helmsmen.completing"
