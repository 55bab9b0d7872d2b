"""What holds along every game, by choices that Hypothesis makes."""

from itertools import chain
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.games.yellow_yangtze.components import COLOURS, TILES
from tests.games.yellow_yangtze.table import facts

#: The same examples on every run: a failure belongs to the change that made it.
some_games = settings(max_examples=4 if interpreted else 60, deadline=None, database=None, derandomize=True)
seeds = st.integers(0, 2**64)
options = st.sampled_from(
    [
        {"players": 2},
        {"players": 2, "short": True},
        {"players": 3, "open_scores": True},
        {"players": 4},
    ]
)
choices = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 1000)), min_size=15, max_size=120)
Options = dict[str, Any]
Choices = list[tuple[int, int]]


def advance(match: Match, choice: tuple[int, int]) -> None:
    """Play a legal action: the first number chooses its verb, the second the action, so that rare verbs come."""
    by_verb: dict[str, list[int]] = {}
    for action in match.legal().tolist():
        by_verb.setdefault(match.game.decode(action).verb, []).append(action)
    actions = by_verb[sorted(by_verb)[choice[0] % len(by_verb)]]
    match.play(actions[choice[1] % len(actions)])


def played(options: Options, seed: int, numbers: Choices) -> Match:
    """A match with so many choices made, or to its end."""
    match = teahouse.game("yellow_yangtze", **options).new(seed)
    for number in numbers:
        if not match.over:
            advance(match, number)
    return match


@some_games
@given(options, seeds, choices)
def test_tiles_are_conserved_and_points_never_fall(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, [])
    points = facts(match)["points"]
    for number in numbers:
        if match.over:
            break
        advance(match, number)
        now = facts(match)
        for colour, name in enumerate(COLOURS):
            held = sum(now[place][colour] for place in ("market", "bag", "box", "discards", "replacing"))
            held += sum(row[colour] for row in chain(now["hands"], now["replaced"]))
            assert held + now["board"].count(colour) == TILES[colour], name
        assert all(new >= old for new, old in zip(chain(*now["points"]), chain(*points), strict=True))
        points = now["points"]
        assert match.problems() == []


@some_games
@given(options, seeds, choices)
def test_announced_gains_add_up_to_the_points(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, numbers)
    gained = [[0] * 5 for _ in range(match.game.players)]
    for event in match.events(0, None):
        if event["kind"] in ("gained", "earned"):
            gained[event["seat"]][COLOURS.index(event["colour"])] += event["points"]
    assert gained == facts(match)["points"]


@some_games
@given(options, seeds, choices)
def test_legal_lists_ascend_and_why_not_agrees(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, [])
    for number in numbers:
        if match.over:
            break
        legal = match.legal().tolist()
        assert legal
        assert legal == sorted(set(legal))
        assert all(match.why_not(action) is None for action in legal[:: 50 if interpreted else 1])
        stray = (number[1] * 7919 + seed) % match.game.num_actions
        assert (match.why_not(stray) is None) == (stray in legal)
        advance(match, number)


@some_games
@given(options, seeds, choices)
def test_undo_restores_the_position_exactly(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, [])
    for number in numbers:
        if match.over:
            break
        before, ply, moves = match.fingerprint(), match.ply, match.moves
        advance(match, number)
        after = match.fingerprint()
        if match.can_undo:
            match.undo()
            assert (match.fingerprint(), match.ply, match.moves) == (before, ply, moves)
            advance(match, number)
            assert match.fingerprint() == after


@some_games
@given(options, seeds, choices)
def test_saving_and_loading_gives_the_same_match(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, numbers)
    loaded = teahouse.load(match.save())
    assert loaded == match
    assert loaded.fingerprint() == match.fingerprint()
    assert loaded.moves == match.moves
    assert loaded.save() == match.save()
    assert loaded.events() == match.events()


@some_games
@given(options, seeds, choices)
def test_a_view_tells_no_secret(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, numbers)
    for seat in (None, *range(match.game.players)):
        assert set(hidden_from(match, seat).values()) == {None}
        guessed = match.determinise(seat, seed + 1)
        assert guessed.view(seat) == match.view(seat)
        assert guessed.text(seat) == match.text(seat)
        assert guessed.problems() == []
    for seat, hand in enumerate(facts(match)["hands"]):
        assert match.view(seat)["state"]["players"][seat]["hand"] == hand


def hidden_from(match: Match, seat: int | None) -> dict[str, Any]:
    """What the view of a seat says where it should say nothing."""
    seen = match.view(seat)["state"]
    secrets = {name: seen[name] for name in ("stream", "bag", "box")}
    for other, player in enumerate(seen["players"]):
        if other != seat:
            secrets |= {f"{other} {name}": player[name] for name in ("hand", "replacing", "replaced")}
        if not (match.over or match.game.options["open_scores"]):
            secrets[f"{other} points"] = player["points"]
    return secrets


@some_games
@given(options, seeds, choices)
def test_events_hide_what_others_drew_and_set_aside(options: Options, seed: int, numbers: Choices) -> None:
    match = played(options, seed, numbers)
    public = match.events(0, None)
    for seat in range(match.game.players):
        for event, seen_by_all in zip(match.events(0, seat), public, strict=True):
            secret = {"drew": COLOURS, "set-aside": ("colour",)}.get(event["kind"], ())
            for name, value in event.items():
                if name in secret:
                    assert seen_by_all[name] is None
                    assert (value is None) == (event["seat"] != seat)
                else:
                    assert value is not None
                    assert value == seen_by_all[name]
