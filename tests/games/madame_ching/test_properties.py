"""What holds along every game, by choices that Hypothesis makes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from tests.games.madame_ching.facts import facts
from tests.games.madame_ching.test_oracle import MODES

some_games = settings(max_examples=10 if interpreted else 60, deadline=None, database=None)
modes = st.sampled_from(MODES)
seeds = st.integers(0, 2**64)
choices = st.lists(st.integers(0, 2**16), min_size=30, max_size=160)

#: What a seat may not see of another, and what nobody may see.
SECRETS = ("hand", "picks", "notes", "encounters", "encounter_notes", "gained")
HIDDEN = ("stream", "deck", "encounter_deck", "hidden")

#: Events whose card or face is known to some only, and to whom (by their parameters).
SECRET_EVENTS = {
    "picked": ("seat",),
    "drew-card": ("seat",),
    "drew-encounter": ("seat",),
    "took-hidden": ("seat",),
    "stole-encounter": ("seat", "target"),
    "saw": ("seat", "target"),
    "seized": ("seat", "target"),
    "gave": ("seat", "target"),
}


def played(options: dict[str, Any], seed: int, numbers: list[int]) -> Match:
    """A match with so many choices made, by seats in any order where several may choose; or to its end."""
    match = teahouse.game("madame_ching", **options).new(seed)
    for number in numbers:
        if match.over:
            break
        seat = match.to_act[number % len(match.to_act)]
        legal = match.legal(seat)
        match.play(int(legal[number // 4 % len(legal)]), seat)
    return match


def in_lookup(values: Any) -> list[int]:
    """Every number in nested lists."""
    if isinstance(values, list | tuple):
        return [number for value in values for number in in_lookup(value)]
    return [values]


@some_games
@given(modes, seeds, choices)
def test_all_cards_are_accounted_for(options: dict[str, Any], seed: int, numbers: list[int]) -> None:
    match = played(options, seed, numbers)
    now = facts(match)
    sailing = in_lookup(now["expeditions"])
    places = ("navigation_deck", "navigation_discards", "hands", "picks", "display", "hidden", "card")
    cards = [card for place in places for card in in_lookup(now[place]) if card]
    cards += [card for card, _ in now["turns"]] + [card for card in sailing if card <= 55]
    assert sorted(cards) == list(range(1, 56))
    faces = [*now["encounter_deck"], *now["encounter_discards"], *in_lookup(now["encounters"])]
    assert len(faces) + sum(card > 55 for card in sailing) == 33
    for skill in range(5):
        owned = sum(up[skill] for up in now["skills_up"]) + sum(down[skill] for down in now["skills_down"])
        assert now["skill_supply"][skill] + owned == 4
    assert match.problems() == []


@some_games
@given(modes, seeds, choices)
def test_every_junk_stands_where_its_cards_say(options: dict[str, Any], seed: int, numbers: list[int]) -> None:
    now = facts(played(options, seed, numbers))
    blocks = (range(1, 6), range(6, 26), range(26, 40), range(40, 49), range(49, 54), range(54, 56))
    for own, cells in zip(now["expeditions"], now["cells"], strict=True):
        for cards, cell in zip(own, cells, strict=True):
            numbered = [card for card in cards if card <= 55]
            colours = sum(any(card in block for card in numbered) for block in blocks) + len(cards) - len(numbered)
            assert cell == [len(cards), min(colours, 7)] and numbered == sorted(set(numbered)) and len(cards) <= 8


@some_games
@given(modes, seeds, choices)
def test_a_view_tells_no_secret(options: dict[str, Any], seed: int, numbers: list[int]) -> None:
    match = played(options, seed, numbers)
    for seat in (None, *range(match.game.players)):
        seen = match.view(seat)["state"]
        assert {name: seen[name] for name in HIDDEN} == dict.fromkeys(HIDDEN)
        for other, player in enumerate(seen["players"]):
            told = [player[name] is not None for name in SECRETS]
            assert told == [other == seat] * len(SECRETS)
        if seat is not None:
            assert [card for card in seen["players"][seat]["hand"] if card] == facts(match)["hands"][seat]


@some_games
@given(modes, seeds, choices)
def test_events_hide_what_only_some_may_know(options: dict[str, Any], seed: int, numbers: list[int]) -> None:
    match = played(options, seed, numbers)
    for seat in (None, *range(match.game.players)):
        for event in match.events(0, seat):
            secret = event.get("face", event.get("card"))
            if event["kind"] in SECRET_EVENTS:
                knows = seat is not None and seat in [event[name] for name in SECRET_EVENTS[event["kind"]]]
                assert (secret is not None) == knows


@pytest.mark.clause("round.pick")
@some_games
@given(modes, seeds, choices, st.randoms())
def test_the_order_of_arrival_of_picks_does_not_matter(
    options: dict[str, Any], seed: int, numbers: list[int], chance: Any
) -> None:
    match = played(options, seed, numbers)
    while not match.over and facts(match)["phase"] != "pick":
        match.play(int(match.legal()[0]))
    twin = match.copy()
    picks: list[tuple[int, int]] = []
    while not match.over and facts(match)["phase"] == "pick" and match.to_act and len(picks) < 4:
        seat = match.to_act[0]
        picks.append((seat, int(chance.choice(match.legal(seat).tolist()))))
        match.play(picks[-1][1], seat)
    chance.shuffle(picks)
    for seat, action in picks:
        assert seat in twin.to_act
        twin.play(action, seat)
    assert twin == match and twin.fingerprint() == match.fingerprint()
    for seat in range(match.game.players):
        shown = [event for event in twin.events(0, seat) if event["kind"] != "picked"]
        assert [strip(event) for event in shown] == [
            strip(event) for event in match.events(0, seat) if event["kind"] != "picked"
        ]


def strip(event: dict[str, Any]) -> dict[str, Any]:
    """An event without the number of its move."""
    return {name: value for name, value in event.items() if name != "ply"}
