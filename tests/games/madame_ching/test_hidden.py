"""Who knows what: secrets, notes, and copies that agree with them."""

import random
from typing import Any

import numpy as np
import pytest

import teahouse
from teahouse.core import view
from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.games.madame_ching.components import FACES
from tests.games.madame_ching.positions import do, hand, legal, player, position, record
from tests.games.madame_ching.test_oracle import MODES
from tests.games.madame_ching.test_skills import turn_of

GAMES = 1 if interpreted else 8
STRIDE = 40 if interpreted else 10


@pytest.mark.clause("hidden.secret")
@pytest.mark.clause("hidden.public")
def test_views_hide_the_secrets_and_nothing_else() -> None:
    match = turn_of(encounters={0: ["thief"], 1: ["merchant"]}, up={1: ["map"]}, gems={1: (1, 0, 0)})
    state = match.view(2)["state"]
    other = state["players"][1]
    assert other["hand"] is other["encounters"] is other["picks"] is other["notes"] is other["encounter_notes"] is None
    assert state["hidden"] is state["deck"] is state["encounter_deck"] is state["stream"] is None
    assert (other["hand_size"], other["encounter_count"], other["skills_up"][0], other["gems"][0]) == (2, 1, 1, 1)
    assert state["players"][2]["hand"][:2] == [6, 7]


@pytest.mark.clause("hidden.public")
def test_encounter_hands_are_shown_at_the_end() -> None:
    match = position(hands={0: [], 1: [], 2: [5]}, round_number=60, encounters={0: ["merchant"]})
    do(match, "2: pick 5", "2: take hidden")
    assert match.over and match.view(None)["state"]["players"][0]["shown"][FACES.index("merchant")] == 1


@pytest.mark.clause("notebook")
def test_a_face_up_card_taken_is_known_to_all_until_it_is_played() -> None:
    match = turn_of()
    card = int(record(match).display[0])
    do(match, f"0: take {card}")
    assert [int(player(match, seat).notes[card]) for seat in range(3)] == [0, 1, 1]
    assert all(card in hand(match.determinise(1, seed), 0) for seed in range(5))


@pytest.mark.clause("notebook")
def test_combat_is_known_to_both_and_erases_the_notes_of_others() -> None:
    match = turn_of(up={0: ["sword"]})
    player(match, 2).notes[[3, 35]] = [2, 1]
    do(match, "0: combat 1")
    assert not match.can_undo  # a hand was looked into
    assert [int(player(match, 0).notes[card]) for card in (3, 4)] == [2, 2] and player(match, 2).notes.sum() == 0
    do(match, "0: seize 3", "0: give 35")
    assert [int(player(match, 0).notes[card]) for card in (3, 4, 35)] == [0, 2, 2]
    assert [int(player(match, 1).notes[card]) for card in (3, 35)] == [1, 0]
    seen = [event["card"] for event in match.events(0, 2) if event["kind"] in ("saw", "seized", "gave")]
    assert seen == [None] * 4
    match.undo()
    match.undo()
    assert not match.can_undo and legal(match) == ["seize 3", "seize 4"]


@pytest.mark.clause("notebook")
def test_a_night_card_and_a_played_encounter_are_struck_from_all_notes() -> None:
    match = turn_of(up={0: ["lantern"]}, encounters={0: ["helmsmen-none", "helmsmen-none"]})
    player(match, 1).notes[35] = 1
    player(match, 1).encounter_notes[0, FACES.index("helmsmen-none")] = 1
    do(match, "0: night 35", "0: helmsmen none")
    assert player(match, 1).notes[35] == 0 and player(match, 1).encounter_notes.sum() == 0


@pytest.mark.clause("team.pass")
@pytest.mark.clause("notebook-traitor")
def test_copies_agree_on_a_stolen_card_that_may_be_passed_on() -> None:
    hands = {0: [40, 41], 1: [30, 31], 2: [20, 21], 3: [10, 11]}
    held = {0: ["traitor", "thief"], 1: ["merchant", "soothsayer"], 3: ["old-sailor"]}
    match = position(4, teams=True, hands=hands, encounters=held)
    do(match, "0: pick 40", "1: pick 30", "2: pick 20", "3: pick 10", "0: traitor 1", "1: no shield")
    stolen = int(player(match, 0).gained)
    guesses: dict[int | None, set[int]] = {}
    for seat in (0, 1, 2, 3, None):
        copies = [match.determinise(seat, seed) for seed in range(20)]
        assert all(copy.problems() == [] for copy in copies)
        assert all(player(copy, 0).gained == player(copy, 1).gained for copy in copies)
        guesses[seat] = {int(player(copy, 0).gained) for copy in copies}
        for copy in copies:
            face = int(player(copy, 0).gained) - 1
            do(copy, "0: pass")  # the victim knows where the card went
            assert player(copy, 1).encounter_notes[2, face] == 1
    assert guesses[0] == guesses[1] == {stolen}
    assert all(len(guesses[seat]) > 1 for seat in (2, 3, None))


def positions_of(options: dict[str, Any], seed: int) -> list[Match]:
    """Positions of a random game, some from every part of it."""
    match, chance, found = teahouse.game("madame_ching", **options).new(seed), random.Random(seed), []
    while not match.over:
        seat = chance.choice(match.to_act)
        match.play_quiet(chance.choice(match.legal(seat).tolist()), seat)
        if chance.randrange(STRIDE) == 0:
            found.append(match.copy())
    return [*found, match]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_copies_agree_with_all_that_a_seat_knows(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        for match in positions_of(options, seed):
            for seat in (*range(match.game.players), None):
                copy = match.determinise(seat, seed)
                assert copy.problems() == []
                viewer = match.game.viewer(seat)
                seen = [view.redact(m._state, m.game.masks, viewer).tobytes() for m in (match, copy)]
                assert seen[0] == seen[1]
                assert copy.to_act == match.to_act
                if seat is not None:
                    assert np.array_equal(copy.legal(seat), match.legal(seat))
                again = copy.determinise(seat, seed)
                assert again == copy  # alike to the seat, so alike in the copy


@pytest.mark.clause("round.pick")
@pytest.mark.parametrize("options", MODES, ids=str)
def test_the_order_of_arrival_of_picks_changes_nothing(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        first = teahouse.game("madame_ching", **options).new(seed)
        second, chance = first.copy(), random.Random(seed)
        picks = [
            (seat, int(action))
            for seat in first.to_act
            for action in first.legal(seat)[: 2 if options["players"] == 2 else 1]
        ]
        for seat, action in picks:
            first.play(action, seat)
        chance.shuffle(picks)
        for seat, action in picks:
            second.play(action, seat)
        assert first == second and first.fingerprint() == second.fingerprint()


def test_undo_stops_where_something_was_revealed() -> None:
    match = turn_of(encounters={0: ["old-sailor", "soothsayer"]}, down={0: ["map"]})
    do(match, "0: old sailor")
    assert match.can_undo
    match.undo()
    do(match, "0: soothsayer")
    assert not match.can_undo


def test_the_last_move_stands_once_treasures_and_merchants_were_counted() -> None:
    """Whoever saw the reckoning knows the others' encounter cards."""
    for seed in range(GAMES):
        match, chance = teahouse.game("madame_ching", players=3).new(seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play(int(chance.choice(match.legal(seat))), seat)
        assert not match.can_undo
