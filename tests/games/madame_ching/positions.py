"""Positions of Madame Ching for tests: a round is about to be picked for, everything else is as told.

Cards that are not named go to the deck (or the discards); seats whose hands are not named hold the lowest cards
left. Moves are written «seat: notation».
"""

from collections.abc import Mapping, Sequence
from typing import Any

import teahouse
from teahouse.core.match import Match
from teahouse.games.madame_ching.components import (
    COLOUR_OF,
    COPIES,
    DISPLAY_SIZE,
    FACES,
    FIRST_HELMSMEN,
    HAND_SIZE,
    HELMSMEN,
    JUNKS,
    MISSION_NAMES,
    NUM_CARDS,
    PICKS,
    SKILLS,
)

BySeat = Mapping[int, Any]
NOBODY: BySeat = {}


def position(
    players: int = 3,
    *,
    teams: bool = False,
    hands: BySeat = NOBODY,
    junks: BySeat = NOBODY,
    turned: BySeat = NOBODY,
    encounters: BySeat = NOBODY,
    up: BySeat = NOBODY,
    down: BySeat = NOBODY,
    gems: BySeat = NOBODY,
    missions: Sequence[str] | None = None,
    display: Sequence[int] | None = None,
    deck: Sequence[int] = (),
    rest: str = "deck",
    encounter_deck: Sequence[str] = (),
    encounter_rest: str = "deck",
    supply: Mapping[str, int] = {},
    **fields: int,
) -> Match:
    """A match before the picks; `display` begins with the face-down card, decks begin with their top."""
    game = teahouse.game("madame_ching", players=players, teams=teams)
    state = game.new(0)._state.copy()
    s = state[0]
    free = _lay_cards(s, hands, junks, turned, display, deck)
    _stack_cards(s, free, deck, rest)
    _lay_encounters(s, encounters, encounter_deck, encounter_rest)
    for seat in range(players):
        me = s.players[seat]
        for cards, names in ((me.skills_up, up), (me.skills_down, down)):
            for name in names.get(seat, ()):
                cards[SKILLS.index(name)] += 1
                s.skill_supply[SKILLS.index(name)] -= 1
        me.gems[:] = gems.get(seat, (0, 0, 0))
    if missions is not None:
        s.missions[:] = [name in missions for name in MISSION_NAMES]
        s.missions_left = len(missions)
    for name, value in fields.items():
        s[name] = value
    match = Match(game, None, state)
    assert match.problems() == []
    for name, left in supply.items():
        s.skill_supply[SKILLS.index(name)] = left
    return match


def _lay_cards(
    s: Any, hands: BySeat, junks: BySeat, turned: BySeat, display: Sequence[int] | None, deck: Sequence[int]
) -> list[int]:
    """Hands, expeditions and display; return the cards that are left over."""
    named = {card for cards in hands.values() for card in cards} | {*(display or ()), *deck}
    named |= {card for own in junks.values() for cards in own for card in cards}
    free = [card for card in range(1, NUM_CARDS + 1) if card not in named]
    for seat in range(int(s.seats)):
        me = s.players[seat]
        hand = sorted(hands[seat]) if seat in hands else [free.pop(0) for _ in range(HAND_SIZE[s.seats])]
        me.hand[:] = hand + [0] * (len(me.hand) - len(hand))
        me.hand_size = len(hand)
        me.to_pick = min(int(PICKS[s.seats]), len(hand))
        me.missing = int(PICKS[s.seats]) - int(me.to_pick)
        for number, cards in enumerate(junks.get(seat, ())):
            assert number < JUNKS[s.seats]
            _fill_junk(me.junks[number], cards, turned.get(seat, ()))
    lying = [free.pop() for _ in range(DISPLAY_SIZE[s.seats])] if display is None else list(display)
    s.hidden = lying[0] if lying else 0
    s.hidden_there = int(bool(lying))
    s.display_size = len(lying[1:])
    s.display[:] = lying[1:] + [0] * (3 - len(lying[1:]))
    return free


def _fill_junk(junk: Any, cards: Sequence[int], turned: Sequence[int]) -> None:
    junk.cards[: len(cards)] = cards
    junk.turned[: len(cards)] = [card in turned for card in cards]
    junk.length = len(cards)
    helmsmen = sum(card >= FIRST_HELMSMEN for card in cards)
    junk.colours = min(7, len({int(COLOUR_OF[card]) for card in cards if card < FIRST_HELMSMEN}) + helmsmen)


def _stack_cards(s: Any, free: list[int], deck: Sequence[int], rest: str) -> None:
    s.discards[:] = 0
    for card in free if rest == "discards" else ():
        s.discards[card] = 1
    stacked = [*deck, *(free if rest == "deck" else ())][::-1]
    s.deck[:] = 0
    s.deck[: len(stacked)] = stacked
    s.deck_size = len(stacked)


def _lay_encounters(s: Any, encounters: BySeat, top: Sequence[str], rest: str) -> None:
    left = {face: int(copies) for face, copies in zip(FACES, COPIES, strict=True)}
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for face in encounters.get(seat, ()):
            me.encounters[FACES.index(face)] += 1
            me.encounter_count += 1
            left[face] -= 1
        for number in range(int(JUNKS[s.seats])):
            for card in me.junks[number].cards:
                if card >= FIRST_HELMSMEN:
                    left[FACES[int(card) - FIRST_HELMSMEN + HELMSMEN]] -= 1
    for face in top:
        left[face] -= 1
    others = [FACES.index(face) for face, many in left.items() for _ in range(many)]
    s.encounter_discards[:] = 0
    for face in others if rest == "discards" else ():
        s.encounter_discards[face] += 1
    stacked = [*(FACES.index(face) for face in top), *(others if rest == "deck" else ())][::-1]
    s.encounter_deck[:] = 0
    s.encounter_deck[: len(stacked)] = stacked
    s.encounter_deck_size = len(stacked)


def do(match: Match, *moves: str) -> Match:
    """Play moves written «seat: notation»; every position on the way is sound."""
    for move in moves:
        seat, notation = move.split(": ")
        match.play(match.game.parse(notation), int(seat))
        assert [name for name in match.problems() if name != "skills_add_up"] == []
    return match


def legal(match: Match, seat: int | None = None) -> list[str]:
    """What a seat may do, in notation."""
    return [match.game.format(action) for action in match.legal(seat).tolist()]


def why(match: Match, notation: str, seat: int | None = None) -> str | None:
    """The clause that forbids an action."""
    return match.why_not(match.game.parse(notation), seat)


def acting(match: Match) -> tuple[int, ...]:
    """The seats that are asked."""
    return match.to_act


def record(match: Match) -> Any:
    """The record itself, to look into."""
    return match._state[0]


def player(match: Match, seat: int) -> Any:
    """One player's part of the record."""
    return record(match).players[seat]


def hand(match: Match, seat: int) -> list[int]:
    """A hand as a list."""
    me = player(match, seat)
    return [int(card) for card in me.hand[: me.hand_size]]


def held(match: Match, seat: int) -> list[str]:
    """Encounter cards by name."""
    me = player(match, seat)
    return [face for k, face in enumerate(FACES) for _ in range(int(me.encounters[k]))]


def skills(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    """Skill cards by name: face up, face down."""
    me = player(match, seat)
    return {
        name: (int(me.skills_up[k]), int(me.skills_down[k]))
        for k, name in enumerate(SKILLS)
        if me.skills_up[k] + me.skills_down[k]
    }


def expedition(match: Match, seat: int, number: int = 0) -> list[int]:
    """The cards of an expedition."""
    junk = player(match, seat).junks[number]
    return [int(card) for card in junk.cards[: junk.length]]


def cell(match: Match, seat: int, number: int = 0) -> tuple[int, int]:
    """Where a junk is: cards, colours."""
    junk = player(match, seat).junks[number]
    return int(junk.length), int(junk.colours)


def phase(match: Match) -> str:
    """The question by name."""
    from teahouse.games.madame_ching.state import Phase

    return Phase(int(record(match).phase)).name.lower()


def kinds(events: Sequence[Any]) -> list[str]:
    """The kinds of events."""
    return [event.kind.name for event in events]


def finish_round(match: Match) -> Match:
    """Everybody takes the simplest way to the end of the round."""
    number = int(record(match).round_number)
    while not match.over and int(record(match).round_number) == number:
        seat = match.to_act[0]
        words = legal(match, seat)
        plain = [word for word in words if word.split()[0] in ("take", "end", "no", "keep")]
        do(match, f"{seat}: {(plain or words)[0]}")
    return match
