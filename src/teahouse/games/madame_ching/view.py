"""What is hidden in Madame Ching, filled at random; and the table as text."""

from typing import Any

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.language import Speaker
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.madame_ching.cards import gain_encounter, take_into_hand
from teahouse.games.madame_ching.components import (
    COLOUR_OF,
    COLUMNS,
    COPIES,
    FACES,
    FIRST_HELMSMEN,
    GEMS,
    HELMSMEN,
    HONG_KONG,
    JUNKS,
    LINE_DRAWS,
    MISSION_ENCOUNTERS,
    MISSION_GEMS,
    MISSION_GOLD,
    MISSION_NAMES,
    MISSION_NUMBER,
    NUM_CARDS,
    NUM_FACES,
    NUM_MISSIONS,
    ROWS,
    SKILLS,
    SYMBOL_OF,
    SYMBOLS,
)
from teahouse.games.madame_ching.rules import to_act
from teahouse.games.madame_ching.state import Phase, State

#: A glyph and a letter for each colour of navigation cards, and how a terminal with colours paints them.
MARKS = ("○W", "◇L", "♣G", "☼Y", "♥R", "●D")
PALETTE = dict(zip(MARKS, ("bright_white", "sky_blue1", "green", "yellow", "red", "blue"), strict=True))

#: A sign for each symbol: map, lantern, sword, kite.
SYMBOL_MARKS = ("#", "!", "†", "^")

WIDTH = 10
LINE_LENGTH = 100

# --- Filling what is hidden


@compiled
def determinise(s: State, seat: int) -> None:
    """Clause hidden.secret and ruling notebook: deal at random what `seat` cannot see, true to its notes."""
    deal_cards(s, seat)
    if s.phase == Phase.OVER:
        show_encounters(s, seat)
    else:
        deal_encounters(s, seat)


@compiled
def deal_cards(s: State, seat: int) -> None:
    """The navigation cards not seen go to the other hands, the face-down card and the deck."""
    unseen = np.zeros(NUM_CARDS, np.int64)
    count = list_unseen_cards(s, seat, unseen)
    shuffle(s.stream, unseen, count)
    for other in range(int(s.seats)):
        if other != seat:
            count = deal_hand(s, seat, other, unseen, count)
    if s.hidden_there == 1:
        count -= 1
        s.hidden = unseen[count]
    for k in range(int(s.deck_size)):
        count -= 1
        s.deck[k] = unseen[count]


@compiled
def list_unseen_cards(s: State, seat: int, unseen: Ints) -> int:
    """Fill `unseen` with the cards whose place `seat` does not know; return how many."""
    seen = np.zeros(FIRST_HELMSMEN + 5, np.int64)
    seen[s.card] = 1
    for k in range(int(s.display_size)):
        seen[s.display[k]] = 1
    for k in range(int(s.turns_left)):
        seen[s.turn_cards[k]] = 1
    for other in range(int(s.seats)):
        for number in range(int(JUNKS[s.seats])):
            for k in range(COLUMNS):
                seen[s.players[other].junks[number].cards[k]] = 1
    if seat >= 0:
        me = s.players[seat]
        for k in range(int(me.hand_size)):
            seen[me.hand[k]] = 1
        for k in range(int(me.picks_made)):
            seen[me.picks[k]] = 1
        for card in range(1, NUM_CARDS + 1):
            seen[card] += int(me.notes[card])
    count = 0
    for card in range(1, NUM_CARDS + 1):
        if seen[card] == 0 and s.discards[card] == 0:
            unseen[count] = card
            count += 1
    return count


@compiled
def deal_hand(s: State, seat: int, other: int, unseen: Ints, count: int) -> int:
    """Fill another's hand and picks: the cards noted there, the rest from the end of the unseen; return the rest."""
    them = s.players[other]
    cards = np.zeros(NUM_CARDS, np.int64)
    size = 0
    if seat >= 0:
        for card in range(1, NUM_CARDS + 1):
            if s.players[seat].notes[card] == other + 1:
                cards[size] = card
                size += 1
    total = int(them.hand_size) + int(them.picks_made)
    while size < total:
        count -= 1
        cards[size] = unseen[count]
        size += 1
    if them.picks_made > 0:
        shuffle(s.stream, cards, total)
    them.hand_size = 0
    for k in range(int(them.picks_made), total):
        take_into_hand(them, int(cards[k]))
    if them.picks_made == 2:
        them.picks[0] = min(cards[0], cards[1])
        them.picks[1] = max(cards[0], cards[1])
    elif them.picks_made == 1:
        them.picks[0] = cards[0]
    return count


@compiled
def show_encounters(s: State, seat: int) -> None:
    """When the game is over, encounter hands are open; only the deck is in the dark."""
    for other in range(int(s.seats)):
        for face in range(NUM_FACES):
            s.players[other].encounters[face] = s.players[other].shown[face]
    unseen = np.zeros(COPIES.sum(), np.int64)
    count = list_unseen_encounters(s, seat, unseen)
    stack_encounters(s, unseen, count)


@compiled
def deal_encounters(s: State, seat: int) -> None:
    """The encounter cards not seen go to the other hands and the deck; a card just gained is among the dealt ones."""
    unseen = np.zeros(COPIES.sum(), np.int64)
    count = list_unseen_encounters(s, seat, unseen)
    shuffle(s.stream, unseen, count)
    for other in range(int(s.seats)):
        if other != seat:
            them = s.players[other]
            total = int(them.encounter_count)
            them.encounter_count = 0
            if seat >= 0:
                for face in range(NUM_FACES):
                    for _ in range(int(s.players[seat].encounter_notes[other, face])):
                        gain_encounter(them, face)
            while them.encounter_count < total:
                count -= 1
                gain_encounter(them, int(unseen[count]))
                if s.phase == Phase.PASS and s.seat == other:
                    them.gained = unseen[count] + 1
    stack_encounters(s, unseen, count)
    share_gained(s, seat)


@compiled
def list_unseen_encounters(s: State, seat: int, unseen: Ints) -> int:
    """Fill `unseen` with the faces that are in no place `seat` knows; return how many."""
    count = 0
    for face in range(NUM_FACES):
        left = int(COPIES[face]) - int(s.encounter_discards[face])
        for other in range(int(s.seats)):
            left -= int(s.players[other].encounters[face])
            if seat >= 0 and other != seat and s.phase != Phase.OVER:
                left -= int(s.players[seat].encounter_notes[other, face])
            if face >= HELMSMEN:
                for number in range(int(JUNKS[s.seats])):
                    for k in range(COLUMNS):
                        if s.players[other].junks[number].cards[k] == FIRST_HELMSMEN + face - HELMSMEN:
                            left -= 1
        for _ in range(left):
            unseen[count] = face
            count += 1
    return count


@compiled
def stack_encounters(s: State, unseen: Ints, count: int) -> None:
    """What nobody holds is the deck, in any order."""
    shuffle(s.stream, unseen, count)
    for k in range(count):
        s.encounter_deck[k] = unseen[k]


@compiled
def share_gained(s: State, seat: int) -> None:
    """Clause team.pass: gainer and victim know the card that is being passed or kept; the victim has noted it."""
    if s.phase != Phase.PASS:
        return
    gainer, victim = s.players[s.seat], int(s.gained_from)
    if victim >= 0:
        if victim == seat:
            gainer.gained = s.players[victim].gained
        else:
            s.players[victim].gained = gainer.gained
            s.players[victim].encounter_notes[s.seat, int(gainer.gained) - 1] = 1


# --- The table as text


def draw(s: Any, viewer: int, say: Speaker) -> str:
    """The whole table as text, for a seat or (-1) a spectator."""
    parts = [_sea(s, say), _missions(s, say), _display(s, say), _players(s, viewer, say)]
    if viewer >= 0:
        parts.append(_own(s.players[viewer], say))
    return "\n".join(parts)


def _sea(s: Any, say: Speaker) -> str:
    """The sea with colours upwards and cards to the right; ¦ and ‖ are the dotted lines, letters the junks."""
    rows, junks = [], _junks_by_place(s)
    for colours in range(ROWS, 0, -1):
        cells = [_cell(s, cards, colours, junks.get((cards, colours), "")) for cards in range(1, COLUMNS + 1)]
        rows.append(f"{colours:>3} " + "".join(cells).rstrip())
    rows.append("    " + "".join(f"{cards:^{WIDTH}}" for cards in range(1, COLUMNS + 1)).rstrip())
    return "\n".join([say("label-sea"), *rows, _legend(say)])


def _legend(say: Speaker) -> str:
    """What the signs on cards mean."""
    blocks = [np.flatnonzero(colour == COLOUR_OF) for colour in range(len(MARKS))]
    colours = [f"{mark} {block[0]}–{block[-1]}" for mark, block in zip(MARKS, blocks, strict=True)]
    signs = [f"{mark} {say(f'symbol-{symbol}')}" for mark, symbol in zip(SYMBOL_MARKS, SYMBOLS, strict=True)]
    lines = [_wrapped(say("label-colours") + ":", colours), _wrapped(say("label-symbols") + ":", signs)]
    return "\n".join([*lines, say("hint-signs"), say("hint-lines"), say("hint-missions")])


def _cell(s: Any, cards: int, colours: int, junks: str) -> str:
    """One cell: line before it, number, missions as *, junks."""
    if colours > cards:
        return " " * WIDTH
    number = cards * colours
    here = sum(int(s.missions[m]) for m in range(NUM_MISSIONS) if MISSION_NUMBER[m] == number)
    line = " ¦‖"[min(int(LINE_DRAWS[cards - colours]), 2)]
    port = "HK" if HONG_KONG[cards, colours] else ""
    return f"{line}{number}{'*' * here}{port} {junks}"[:WIDTH].ljust(WIDTH)


def _junks(s: Any) -> list[tuple[int, int]]:
    return [(seat, number) for seat in range(int(s.seats)) for number in range(int(JUNKS[s.seats]))]


def _junks_by_place(s: Any) -> dict[tuple[int, int], str]:
    """The names of the junks that lie in each cell."""
    found: dict[tuple[int, int], str] = {}
    for seat, number in _junks(s):
        place = _place(s, seat, number)
        found[place] = found.get(place, "") + _junk_name(s, seat, number)
    return found


def _place(s: Any, seat: int, number: int) -> tuple[int, int]:
    junk = s.players[seat].junks[number]
    return int(junk.length), int(junk.colours)


def _junk_name(s: Any, seat: int, number: int) -> str:
    """A letter for the seat; with two junks the second is small."""
    return "ABCD"[seat].lower() if number else "ABCD"[seat]


def _missions(s: Any, say: Speaker) -> str:
    """What the missions on the sea bring."""
    tiles = [
        f"{MISSION_NAMES[m].replace(' ', '')}: {_reward(m, say)}" for m in range(NUM_MISSIONS) if s.missions[m] == 1
    ]
    return _wrapped(say("label-missions") + ":", tiles)


def _reward(mission: int, say: Speaker) -> str:
    """Gold, gems and encounter cards of a mission, in short."""
    parts = [("gold", int(MISSION_GOLD[mission]))]
    parts += [(gem, int(MISSION_GEMS[mission, k])) for k, gem in enumerate(GEMS)]
    parts += [("encounter", int(MISSION_ENCOUNTERS[mission]))]
    return "+".join(f"{many}{say(f'short-{what}')}" for what, many in parts if many)


def _wrapped(label: str, words: list[str]) -> str:
    """Words after a label, in lines that are not too long."""
    lines, line = [], label
    margin = " " * (len(label) - len(label.lstrip()) + 1)
    for word in words:
        if len(line) + 2 + len(word) > LINE_LENGTH:
            lines.append(line)
            line = margin
        line += f"  {word}"
    return "\n".join([*lines, line])


def _line(label: str, words: list[str]) -> list[str]:
    """A line of words, where there are any."""
    return [_wrapped(label + ":", words)] if words else []


def _card(card: int, turned: int = 0) -> str:
    """A card with its colour and symbol; ~ where a Siren turned it."""
    symbol = SYMBOL_MARKS[SYMBOL_OF[card]] if SYMBOL_OF[card] >= 0 else ""
    name = f"{MARKS[COLOUR_OF[card]]}{card}" if card < FIRST_HELMSMEN else "⎈H"
    return f"{name}{symbol}{'~' if turned else ''}"


def _display(s: Any, say: Speaker) -> str:
    """The display, the decks, and the round."""
    cards = ["??"] * int(s.hidden_there) + [_card(int(s.display[k])) for k in range(int(s.display_size))]
    turns = [f"{'ABCD'[s.turn_seats[k]]} {_card(int(s.turn_cards[k]))}" for k in reversed(range(int(s.turns_left)))]
    supply = [f"{say(f'skill-{SKILLS[k]}')} {int(s.skill_supply[k])}" for k in range(len(SKILLS))]
    pool = [f"{int(s.symbols[k])}{SYMBOL_MARKS[k]}" for k in range(len(SYMBOLS)) if s.symbols[k]]
    return "\n".join(
        [
            say("round-line", round=int(s.round_number), deck=int(s.deck_size), encounters=int(s.encounter_deck_size)),
            *([say("label-teams")] if s.teams else []),
            _wrapped(say("label-skills-left") + ":", supply),
            _wrapped(say("label-display") + ":", cards),
            *_line(say("label-turns"), turns),
            *_line(say("label-pool"), pool),
        ]
    )


def _players(s: Any, viewer: int, say: Speaker) -> str:
    """A few lines a player: what they have, their expeditions."""
    acting = to_act(s)
    lines = []
    for seat in range(int(s.seats)):
        me = s.players[seat]
        gems = " ".join(f"{int(me.gems[k])}{say(f'short-{gem}')}" for k, gem in enumerate(GEMS))
        name = say.seat(seat, int(s.seats), seat == viewer)
        line = say(
            "player-line", gold=int(me.gold), gems=gems, cards=int(me.hand_size), encounters=int(me.encounter_count)
        )
        lines.append(f"{'>' if acting >> seat & 1 else ' '} {name}: {line}{_honours(s, seat, say)}")
        skills = [
            f"{say(f'skill-{SKILLS[k]}')} {'↑' * int(me.skills_up[k])}{'↓' * int(me.skills_down[k])}"
            for k in range(len(SKILLS))
            if me.skills_up[k] + me.skills_down[k]
        ]
        lines += [_wrapped("    ", skills)] if skills else []
        for number in range(int(JUNKS[s.seats])):
            junk = me.junks[number]
            cards = " ".join(_card(int(junk.cards[k]), int(junk.turned[k])) for k in range(int(junk.length)))
            cell = int(junk.length) * int(junk.colours)
            lines.append(f"    {_junk_name(s, seat, number)} {say('expedition-line', cell=cell)} {cards}".rstrip())
        lines += _line("    " + say("label-known"), _known(s, seat, viewer, say))
        lines += _line("    " + say("label-shown"), _faces(me.shown, say))
    return "\n".join(lines)


def _honours(s: Any, seat: int, say: Speaker) -> str:
    """The Pearl, Hong Kong and at the end the points beside their owner."""
    honours = [say(f"label-{what}") for what in ("pearl", "hong-kong") if s[what.replace("-", "_")] == seat]
    honours += [say("label-points", points=int(s.players[seat].points))] if s.phase == Phase.OVER else []
    return "".join(f", {honour}" for honour in honours)


def _known(s: Any, seat: int, viewer: int, say: Speaker) -> list[str]:
    """What the viewer has seen go into another's hand and has not seen leave it (ruling notebook)."""
    if viewer < 0 or s.phase == Phase.OVER:
        return []
    me = s.players[viewer]
    cards = [_card(card) for card in range(1, NUM_CARDS + 1) if me.notes[card] == seat + 1]
    return cards + _faces(me.encounter_notes[seat], say)


def _faces(counts: Any, say: Speaker) -> list[str]:
    """Encounter cards by name."""
    return [say(f"encounter-{FACES[face]}") for face in range(NUM_FACES) for _ in range(int(counts[face]))]


def _own(me: Any, say: Speaker) -> str:
    """The viewer's cards."""
    hand = [_card(int(card)) for card in me.hand if card]
    picks = [_card(int(card)) for card in me.picks if card]
    return "\n".join(
        [
            _wrapped(say("label-hand") + ":", hand),
            *_line(say("label-encounters"), _faces(me.encounters, say)),
            *_line(say("label-picks"), picks),
        ]
    )
