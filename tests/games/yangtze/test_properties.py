"""What holds along every game, by choices that Hypothesis makes."""

from itertools import chain
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from tests.games.yangtze.table import facts, new

#: The same examples on every run: a failure belongs to the change that made it.
some_games = settings(max_examples=15 if interpreted else 100, deadline=None, database=None, derandomize=True)
seeds = st.integers(0, 2**64)
tables = st.integers(2, 4)
choices = st.lists(st.integers(0, 127), min_size=10, max_size=150)


def advance(match: Match, choice: int) -> None:
    """Play one of the legal actions, by its number."""
    options = match.legal()
    match.play(int(options[choice % len(options)]))


def played(players: int, seed: int, numbers: list[int]) -> Match:
    """A match with so many choices made, or to its end."""
    match = new(players, seed)
    for number in numbers:
        if not match.over:
            advance(match, number)
    return match


def hidden_from(match: Match, seat: int | None) -> dict[str, Any]:
    """What the view of a seat says where it should say nothing."""
    seen = match.view(seat)["state"]
    secrets = {"pile": seen["pile"], "stream": seen["stream"]}
    for other, player in enumerate(seen["players"]):
        if other != seat:
            secrets |= {f"{other} {name}": player[name] for name in ("hand", "chosen", "turned")}
    return secrets


@some_games
@given(tables, seeds, choices)
def test_cards_and_tiles_are_conserved(players: int, seed: int, numbers: list[int]) -> None:
    match = new(players, seed)
    whole = {2: 5, 3: 7, 4: 8}[players]
    off_lake = {*chain(*facts(match)["hands"]), *facts(match)["pile"]}
    for number in numbers:
        if match.over:
            break
        advance(match, number)
        now = facts(match)
        assert [now["supply"][c] + sum(held[c] for held in now["cards"]) for c in range(7)] == [whole] * 7
        tiles = [*chain(*now["hands"]), *now["pile"], *(tile for tile, *_ in now["placed"][1:])]
        assert len(tiles) == len(off_lake)
        assert set(tiles) == off_lake
        assert match.problems() == []


@some_games
@given(tables, seeds, choices)
def test_legal_lists_ascend_and_why_not_agrees(players: int, seed: int, numbers: list[int]) -> None:
    match = new(players, seed)
    for number in numbers:
        if match.over:
            break
        options = match.legal().tolist()
        assert options == sorted(set(options))
        assert options
        assert all(match.why_not(action) is None for action in options)
        stray = (number * 7919 + seed) % match.game.num_actions
        assert (match.why_not(stray) is None) == (stray in options)
        advance(match, number)


@some_games
@given(tables, seeds, choices)
def test_undo_restores_the_position_exactly(players: int, seed: int, numbers: list[int]) -> None:
    match = new(players, seed)
    undone = 0
    for number in numbers:
        if match.over:
            break
        before, ply, moves = match.fingerprint(), match.ply, match.moves
        advance(match, number)
        after = match.fingerprint()
        assert match.can_undo == (not laid(match))
        if match.can_undo:
            match.undo()
            undone += 1
            assert (match.fingerprint(), match.ply, match.moves) == (before, ply, moves)
            advance(match, number)
            assert match.fingerprint() == after
    assert undone > 0


def laid(match: Match) -> bool:
    """Whether the last move laid a tile."""
    return match.game.format(match.moves[-1].action).startswith("at")


@some_games
@given(tables, seeds, choices)
def test_saving_and_loading_gives_the_same_match(players: int, seed: int, numbers: list[int]) -> None:
    match = played(players, seed, numbers)
    loaded = teahouse.load(match.save())
    assert loaded == match
    assert loaded.fingerprint() == match.fingerprint()
    assert loaded.moves == match.moves
    assert loaded.save() == match.save()
    assert loaded.events() == match.events()


@some_games
@given(tables, seeds, choices)
def test_a_view_tells_no_secret(players: int, seed: int, numbers: list[int]) -> None:
    match = played(players, seed, numbers)
    for seat in (None, *range(players)):
        assert set(hidden_from(match, seat).values()) == {None}
        guessed = match.determinise(seat, seed + 1)
        assert guessed.view(seat) == match.view(seat)
        assert guessed.text(seat) == match.text(seat)
        assert guessed.problems() == []
    for seat in range(players):
        mine = match.view(seat)["state"]["players"][seat]
        assert [tile for tile in mine["hand"] if tile] == facts(match)["hands"][seat]


@some_games
@given(tables, seeds, choices)
def test_events_hide_what_others_chose_and_drew(players: int, seed: int, numbers: list[int]) -> None:
    match = played(players, seed, numbers)
    everything = {seat: match.events(0, seat) for seat in (None, *range(players))}
    chosen = [event for event in everything[None] if event["kind"] == "chose"]
    assert chosen
    for seat, events in everything.items():
        assert len(events) == len(everything[None])
        for event, public in zip(events, everything[None], strict=True):
            secret = {"chose": ("tile", "turn"), "drew": ("tile",)}.get(event["kind"], ())
            for name, value in event.items():
                if name in secret:
                    assert public[name] is None
                    assert (value is None) == (event["seat"] != seat)
                else:
                    assert value == public[name]
                    assert value is not None
