"""Every invariant finds the positions that break it."""

from collections.abc import Callable
from typing import Any

import pytest

from teahouse.core.match import Match
from teahouse.games.madame_ching.clauses import Problem
from teahouse.games.madame_ching.state import Phase
from tests.games.madame_ching.positions import do, finish_round, position, record

HANDS = {0: [30, 35, 41, 54], 1: [2, 3, 4], 2: [5, 6, 7]}


def picking() -> Match:
    """A round is being picked for; seat 1 has picked, seat 0 has an expedition with Helmsmen."""
    return do(position(hands=HANDS, junks={0: [[26, 29, 56]]}, encounters={0: ["merchant"]}), "1: pick 3")


def in_turn() -> Match:
    """Seat 0 is in the main part of its turn, two more turns are to come."""
    return do(picking(), "0: pick 30", "2: pick 6")


def attacked() -> Match:
    """Seat 1 is asked for a shield."""
    match = position(hands=HANDS, encounters={0: ["thief"], 1: ["merchant"]}, gems={1: (1, 0, 0)})
    return do(match, "0: pick 30", "1: pick 2", "2: pick 5", "0: thief 1")


def passing() -> Match:
    """Seat 0 of a team game is asked to keep or pass a card taken from seat 1."""
    hands = {0: [40, 41], 1: [30, 31], 2: [20, 21], 3: [10, 11]}
    match = position(4, teams=True, hands=hands, encounters={0: ["traitor"], 1: ["merchant"]})
    return do(match, "0: pick 40", "1: pick 30", "2: pick 20", "3: pick 10", "0: traitor 1", "1: no shield")


def over() -> Match:
    """The game has ended; seat 0 shows a merchant."""
    match = position(hands=HANDS, encounters={0: ["merchant"]}, round_number=60)
    return finish_round(do(match, "0: pick 30", "1: pick 2", "2: pick 5"))


def put(**fields: Any) -> Callable[[Any], None]:
    """Change fields of the record."""

    def change(s: Any) -> None:
        for name, value in fields.items():
            s[name] = value

    return change


def give(seat: int, **fields: Any) -> Callable[[Any], None]:
    """Change fields of a player."""
    return lambda s: put(**fields)(s.players[seat])


def sail(seat: int, number: int = 0, **fields: Any) -> Callable[[Any], None]:
    """Change fields of a junk."""
    return lambda s: put(**fields)(s.players[seat].junks[number])


def at(array: str, index: Any, value: int, seat: int | None = None) -> Callable[[Any], None]:
    """Change one number of an array."""

    def change(s: Any) -> None:
        (s if seat is None else s.players[seat])[array][index] = value

    return change


def card_of_junk(place: int, card: int) -> Callable[[Any], None]:
    """Put another card into seat 0's expedition."""

    def change(s: Any) -> None:
        s.players[0].junks[0].cards[place] = card

    return change


def turn_of_junk(place: int) -> Callable[[Any], None]:
    """Turn a card of seat 0's expedition."""

    def change(s: Any) -> None:
        s.players[0].junks[0].turned[place] = 1

    return change


P = Problem
BROKEN: list[tuple[str, Problem, Callable[[], Match], Callable[[Any], None]]] = [
    ("a card in two places", P.CARDS_ADD_UP, picking, at("discards", 54, 1)),
    ("a card in no place", P.CARDS_ADD_UP, picking, at("deck", 0, 0)),
    ("a face-down card that is not there", P.CARDS_ADD_UP, picking, put(hidden_there=0)),
    ("an encounter card too many", P.ENCOUNTERS_ADD_UP, picking, at("encounter_discards", 3, 1)),
    ("an encounter card not counted", P.ENCOUNTERS_ADD_UP, picking, give(0, encounter_count=2)),
    ("a hand shown too early", P.ENCOUNTERS_ADD_UP, picking, at("shown", 14, 1, seat=0)),
    ("a hand not shown", P.ENCOUNTERS_ADD_UP, over, at("shown", 14, 0, seat=0)),
    ("a skill too many", P.SKILLS_ADD_UP, picking, at("skills_up", 2, 1, seat=1)),
    ("a mission not counted", P.MISSIONS_ADD_UP, picking, put(missions_left=3)),
    ("the Pearl without an end", P.MISSIONS_ADD_UP, picking, put(pearl=1)),
    ("a hand in disorder", P.HANDS_SORTED, picking, at("hand", slice(0, 2), 6, seat=2)),
    ("something behind a hand", P.HANDS_SORTED, picking, at("hand", 9, 1, seat=2)),
    ("a pick too many", P.HANDS_SORTED, picking, at("picks", 1, 9, seat=2)),
    ("turns in disorder", P.HANDS_SORTED, in_turn, at("turn_cards", 3, 1)),
    ("numbers that fall", P.EXPEDITIONS_RIGHT, picking, card_of_junk(1, 8)),
    ("a gap", P.EXPEDITIONS_RIGHT, picking, card_of_junk(5, 40)),
    ("Helmsmen at the head", P.EXPEDITIONS_RIGHT, picking, card_of_junk(0, 60)),
    ("a turned card without a symbol", P.EXPEDITIONS_RIGHT, picking, turn_of_junk(1)),
    ("a junk on the wrong row", P.EXPEDITIONS_RIGHT, picking, sail(0, colours=3)),
    ("a junk on the wrong column", P.EXPEDITIONS_RIGHT, picking, sail(0, length=2)),
    ("a note on a card elsewhere", P.NOTES_TRUE, picking, at("notes", 54, 3, seat=1)),
    ("a note on oneself", P.NOTES_TRUE, picking, at("notes", 54, 1, seat=0)),
    ("a note on an empty seat", P.NOTES_TRUE, picking, at("notes", 54, 4, seat=1)),
    ("a note on an encounter card not held", P.NOTES_TRUE, picking, at("encounter_notes", (0, 0), 1, seat=1)),
    ("a note on an own encounter card", P.NOTES_TRUE, picking, at("encounter_notes", (0, 14), 1, seat=0)),
    ("a gained card while nobody gains", P.NOTES_TRUE, picking, give(1, gained=3)),
    ("a gained card that is not held", P.NOTES_TRUE, passing, give(0, gained=1)),
    ("a victim who forgot", P.NOTES_TRUE, passing, give(1, gained=0)),
    ("a turn while picking", P.TURN_RIGHT, picking, put(seat=1)),
    ("a turn without a junk", P.TURN_RIGHT, in_turn, put(junk=-1)),
    ("an encounter card played while picking", P.TURN_RIGHT, picking, put(encounter_played=1)),
    ("a pick asked for in a turn", P.TURN_RIGHT, in_turn, give(1, to_pick=1)),
    ("a junk used while picking", P.TURN_RIGHT, picking, sail(1, used=1)),
    ("a junk of the turn not used", P.TURN_RIGHT, in_turn, sail(0, used=0)),
    ("an attack outside its questions", P.QUESTION_RIGHT, in_turn, put(attack=2)),
    ("an attack on oneself", P.QUESTION_RIGHT, attacked, put(target=0)),
    ("an attack on nobody", P.QUESTION_RIGHT, attacked, put(target=-1)),
    ("a step that nobody is asked about", P.QUESTION_RIGHT, in_turn, put(phase=Phase.PLAN)),
    ("draws in the main part", P.QUESTION_RIGHT, in_turn, put(draws=1)),
    ("symbols outside the sets", P.QUESTION_RIGHT, in_turn, at("symbols", 1, 2)),
    ("a reason before the end", P.QUESTION_RIGHT, in_turn, put(reason=2)),
    ("a victim without a gain", P.QUESTION_RIGHT, in_turn, put(gained_from=1)),
    ("fewer gems than none", P.NEGATIVE_COUNT, picking, at("gems", 1, -1, seat=2)),
    ("fewer notes than none", P.NEGATIVE_COUNT, picking, at("encounter_notes", (1, 2), -1, seat=2)),
    ("fewer draws than none", P.NEGATIVE_COUNT, passing, put(draws=-1)),
]


@pytest.mark.parametrize(("problem", "place", "change"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_position_is_found(
    problem: Problem, place: Callable[[], Match], change: Callable[[Any], None]
) -> None:
    match = place()
    assert match.problems() == []
    change(record(match))
    assert problem.name.lower() in match.problems()


def test_every_invariant_is_broken_by_a_test() -> None:
    assert {row[1] for row in BROKEN} == set(Problem)


def test_missions_run_out_only_at_the_end() -> None:
    match = position(hands=HANDS, missions=["9 a"])
    s = record(match)
    s.missions[:] = 0
    s.missions_left = 0
    assert match.problems() == ["missions_add_up"]
    s.trigger = 1
    assert match.problems() == []
