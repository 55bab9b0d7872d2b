"""The template game, clause by clause: what a new game's tests look like."""

import pytest

import teahouse
from teahouse.core.match import Match
from teahouse.games.template.components import check_counts


def new(seed: int = 1) -> Match:
    return teahouse.game("_template").new(seed)


def play(match: Match, *notations: str) -> None:
    for notation in notations:
        match.play(match.game.parse(notation))


@pytest.mark.clause("setup.heap")
def test_the_heap_has_fifteen_pebbles() -> None:
    assert new()._state[0].pebbles == 15


@pytest.mark.clause("setup.card")
def test_both_have_different_cards() -> None:
    for seed in range(20):
        first, second = (int(new(seed)._state[0].players[seat].card) for seat in range(2))
        assert first != second
        assert {first, second} <= {2, 3, 4, 5}


@pytest.mark.clause("turn.now")
def test_the_players_take_turns() -> None:
    match = new()
    assert match.why_not(0, seat=1) == "turn.now"
    play(match, "take 1")
    assert match.to_act == (1,)


@pytest.mark.clause("take.count")
def test_one_or_two_pebbles_or_the_card() -> None:
    match = new()
    assert [match.game.format(action) for action in match.legal().tolist()] == ["take 1", "take 2", "play card"]
    play(match, "take 2")
    assert match._state[0].pebbles == 13


@pytest.mark.clause("take.heap")
def test_no_more_than_are_left() -> None:
    match = new()
    play(match, *["take 2"] * 7)
    assert match.why_not(match.game.parse("take 2")) == "take.heap"


@pytest.mark.clause("card.play")
def test_a_card_takes_what_it_says_or_all_that_is_left() -> None:
    match = new()
    card = int(match._state[0].players[0].card)
    play(match, "play card")
    assert match._state[0].pebbles == 15 - card
    short = new()
    short._state[0].pebbles = 1
    play(short, "play card")
    assert short.over


@pytest.mark.clause("card.once")
def test_a_card_is_played_once() -> None:
    match = new()
    play(match, "play card", "take 1")
    assert match.why_not(match.game.parse("play card")) == "card.once"


@pytest.mark.clause("hidden.card")
def test_nobody_sees_the_others_card() -> None:
    match = new()
    assert match.view(0)["state"]["players"][1]["card"] is None
    assert match.view(0)["state"]["players"][0]["card"] > 0
    cards = {int(match.determinise(0, seed)._state[0].players[1].card) for seed in range(30)}
    assert len(cards) == 3


@pytest.mark.clause("end.winner")
def test_the_last_pebble_wins() -> None:
    match = new()
    play(match, *["take 2"] * 7, "take 1")
    assert match.outcome is not None
    assert match.outcome.ranking == [[1], [0]]
    assert match.outcome.scores == [0, 1]


def test_impossible_positions_are_named() -> None:
    match = new()
    match._state[0].pebbles = 16
    match._state[0].players[1].card = 0
    assert match.problems() == ["heap_wrong", "cards_lost"]


def test_wrong_components_are_refused() -> None:
    with pytest.raises(ValueError, match="4 different cards"):
        check_counts({"pebbles": 3, "cards": [1, 1, 1, 1]})
