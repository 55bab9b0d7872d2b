"""The cards, missions and sea of Madame Ching, from madame_ching.json, and the tables the rules read.

The file keeps what is «known» of the game apart from what is «our_choice». Another file of the same shape, for owners
of the printed game, can be named with `teahouse play madame_ching --components FILE` or in the environment variable
TEAHOUSE_COMPONENTS_MADAME_CHING; it is checked before anything is played. Cards are numbered 1 to 55; Helmsmen inside
an expedition are 56 to 60 (their face + 48).
"""

import json
import os
from collections import Counter
from importlib import resources
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import numpy as np

from teahouse.core.errors import TeahouseError
from teahouse.core.record import Ints
from teahouse.games import components_variable

VARIABLE = components_variable("madame_ching")

COLOURS = ("white", "light blue", "green", "yellow", "red", "dark blue")
SYMBOLS = ("map", "lantern", "sword", "kite")
SKILLS = (*SYMBOLS, "crew")
GEMS = ("blue", "red", "white")

NUM_CARDS = 55
NUM_SYMBOLS = 4
NUM_SKILLS = 5
NUM_GEMS = 3
NUM_MISSIONS = 23
NUM_ENCOUNTERS = 33
SKILL_CARDS = 4  # of each kind
COLUMNS, ROWS = 8, 7
CREW = 4  # among the skills; the others are numbered as their symbols
METEOROLOGY, CARTOGRAPHY, NIGHT, COMBAT = 3, 0, 1, 2
BLUE, RED, WHITE = range(3)

#: Encounter cards by face: cards that look alike are one. Sirens and Helmsmen are followed by one face a symbol.
CHING, THIEF, SIREN, TRAITOR, OLD_SAILOR, HELMSMEN, SOOTHSAYER, MERCHANT, TREASURE = 0, 1, 2, 6, 7, 8, 13, 14, 15
FACES = (
    "madame-ching", "thief", *(f"siren-{symbol}" for symbol in SYMBOLS), "traitor", "old-sailor",
    *(f"helmsmen-{symbol}" for symbol in (*SYMBOLS, "none")), "soothsayer", "merchant",
    "treasure-one", "treasure-two", "treasure-three",
)  # fmt: skip
NUM_FACES = 18
NUM_HELMSMEN = 5
FIRST_HELMSMEN = 56

_NUMBERS = {
    "madame_ching": 4, "thief": 2, "siren": 4, "traitor": 3, "old_sailor": 2, "helmsmen": 6, "soothsayer": 3,
    "merchant": 3, "sacred_treasure": 6,
}  # fmt: skip


class ComponentsError(TeahouseError):
    """A components file that is not the whole game; it says what is wrong in which entry."""


def load() -> dict[str, Any]:
    """The component data: the game's own file, or the one that the environment names, checked."""
    own: dict[str, Any] = json.loads(resources.files(__package__).joinpath("madame_ching.json").read_text("utf-8"))
    named = os.environ.get(VARIABLE)
    data = read(named) if named else own
    check(data, own, named or "madame_ching.json")
    return data


def read(name: str) -> Any:
    """What a components file holds; ComponentsError if it cannot be read."""
    try:
        return json.loads(Path(name).read_text("utf-8"))
    except OSError as error:
        raise ComponentsError(f"{name} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise ComponentsError(f"{name} is no components file: {error}.") from error


def check(data: Any, own: dict[str, Any], name: str) -> None:
    """Refuse component data that is not shaped like our own or not the whole game; say where the trouble is."""
    wrong = _misshapen(own, data, "")
    if not wrong:
        wrong = [*_wrong_cards(data), *_wrong_encounters(data), *_wrong_missions(data), *_wrong_sea(data)]
    if wrong:
        raise ComponentsError(f"{name}: {'; '.join(wrong)}.")


#: Tables whose entries are free; all others have the entries of our own file.
_FREE = ("known.colour_blocks", "our_choice.symbol_exceptions", "our_choice.mission_spaces")

#: What a mission can show, and the most of it that the record can count.
_MISSION = {"number": COLUMNS * ROWS, "gold": 99, "blue": 9, "red": 9, "white": 9, "encounters": 9}


def _misshapen(model: Any, given: Any, place: str) -> list[str]:
    """The entries of `given` that lack or are not of the kind that `model` has in their place."""
    if isinstance(model, dict):
        if not isinstance(given, dict):
            return [f"{place or 'the file'}: not a table of entries"]
        if place in _FREE:
            sample = next(iter(model.values()))
            return [fault for key, entry in given.items() for fault in _misshapen(sample, entry, f"{place}.{key}")]
        if place.startswith("our_choice.missions["):
            return _misshapen_mission(given, place)
        return [
            fault for key in model if not key.endswith("_note") for fault in _misshapen_entry(model, given, place, key)
        ]
    if isinstance(model, list):
        if not isinstance(given, list):
            return [f"{place}: not a list"]
        return [fault for k, entry in enumerate(given) for fault in _misshapen(model[0], entry, f"{place}[{k}]")]
    if isinstance(model, int):
        is_number = isinstance(given, int) and not isinstance(given, bool) and given >= 0
        return [] if is_number else [f"{place}: {given!r} is not a whole number from 0 on"]
    return [] if given is None or isinstance(given, str) else [f"{place}: {given!r} is not a word"]


def _misshapen_entry(model: dict[str, Any], given: dict[str, Any], place: str, key: str) -> list[str]:
    """What is wrong with an entry that must be there."""
    inner = f"{place}.{key}" if place else key
    return _misshapen(model[key], given[key], inner) if key in given else [f"{inner}: missing"]


def _misshapen_mission(given: dict[str, Any], place: str) -> list[str]:
    """What is wrong with a mission: it has a number, and gold, gems or encounter cards."""
    if "number" not in given:
        return [f"{place}.number: missing"]
    unknown = [f"{place}: unknown colour {word!r}" for word in given if word not in _MISSION]
    wrong = unknown or [fault for word in given for fault in _misshapen(0, given[word], f"{place}.{word}")]
    return wrong or [
        f"{place}.{word}: {many} is more than {_MISSION[word]}" for word, many in given.items() if many > _MISSION[word]
    ]


def _wrong_cards(data: dict[str, Any]) -> list[str]:
    """What is wrong with the navigation cards: their colours and symbols."""
    blocks, choice = data["known"]["colour_blocks"], data["our_choice"]
    wrong = [f"known.colour_blocks.{colour}: unknown colour" for colour in blocks if colour not in COLOURS]
    wrong += [f"known.colour_blocks.{colour}: missing" for colour in COLOURS if colour not in blocks]
    wrong += [f"known.colour_blocks.{c}: not a first and a last number" for c, b in blocks.items() if len(b) != 2]
    if not wrong:
        covered = [number for first, last in blocks.values() for number in range(first, last + 1)]
        if sorted(covered) != list(range(1, NUM_CARDS + 1)):
            wrong.append(f"known.colour_blocks: the numbers 1 to {NUM_CARDS} each belong to one colour")
    for place in ("symbols_by_number_mod_6", "symbol_exceptions"):
        wrong += [
            f"our_choice.{place}.{number}: unknown symbol {symbol!r}"
            for number, symbol in choice[place].items()
            if symbol not in (*SYMBOLS, None)
        ]
    cards = [str(card) for card in range(1, NUM_CARDS + 1)]
    wrong += [f"our_choice.symbol_exceptions.{n}: no such card" for n in choice["symbol_exceptions"] if n not in cards]
    return wrong


def _wrong_encounters(data: dict[str, Any]) -> list[str]:
    """What is wrong with the encounter cards."""
    choice, known = data["our_choice"], data["known"]["encounters"]
    wrong = [
        f"known.encounters.{kind}: {known[kind]} cards, not {number}"
        for kind, number in _NUMBERS.items()
        if known[kind] != number
    ]
    for place, number, allowed in (
        ("siren_symbols", _NUMBERS["siren"], SYMBOLS),
        ("helmsmen_symbols", _NUMBERS["helmsmen"], (*SYMBOLS, None)),
        ("sacred_treasure_points", _NUMBERS["sacred_treasure"], (1, 2, 3)),
    ):
        entries = choice[place]
        wrong += [f"our_choice.{place}: {len(entries)} entries, not {number}"] if len(entries) != number else []
        what = "symbol" if "symbols" in place else "worth"
        wrong += [
            f"our_choice.{place}[{k}]: unknown {what} {entry!r}"
            for k, entry in enumerate(entries)
            if entry not in allowed
        ]
    for symbol, times in Counter(choice["helmsmen_symbols"]).items():
        if symbol is not None and times > 1:
            wrong.append(f"our_choice.helmsmen_symbols: {symbol} occurs {times} times, not once")
    return wrong


def _wrong_missions(data: dict[str, Any]) -> list[str]:
    """What is wrong with the mission tiles and their spaces."""
    missions, spaces = data["our_choice"]["missions"], data["our_choice"]["mission_spaces"]
    wrong = []
    if len(missions) != NUM_MISSIONS:
        wrong.append(f"our_choice.missions: {len(missions)} entries, not {NUM_MISSIONS}")
    wrong += [
        f"our_choice.missions[{k}]: number {mission['number']} has no space"
        for k, mission in enumerate(missions)
        if str(mission["number"]) not in spaces
    ]
    for number, many in spaces.items():
        if not number.isdigit() or not 1 <= int(number) <= COLUMNS * ROWS:
            wrong.append(f"our_choice.mission_spaces.{number}: no number of the sea")
        elif many not in (1, 2):
            wrong.append(f"our_choice.mission_spaces.{number}: {many} spaces, not 1 or 2")
    placed = sum(min(spaces.get(str(n), 0), many) for n, many in Counter(m["number"] for m in missions).items())
    most = max(data["known"]["missions_in_play"].values())
    if placed < most:
        wrong.append(f"our_choice.mission_spaces: room for {placed} missions, not {most}")
    return wrong


def _wrong_sea(data: dict[str, Any]) -> list[str]:
    """What is wrong with the sea, its lines and the skill cards."""
    known, wrong = data["known"], []
    sea = known["sea"]
    if (sea["columns"], sea["rows"]) != (COLUMNS, ROWS):
        wrong.append(f"known.sea: {sea['columns']} columns and {sea['rows']} rows, not {COLUMNS} and {ROWS}")
    for k, cell in enumerate(sea["hong_kong"]):
        if len(cell) != 2 or not 1 <= cell[1] <= min(cell[0], ROWS) <= cell[0] <= COLUMNS:
            wrong.append(f"known.sea.hong_kong[{k}]: {cell} is no cell")
    for k, line in enumerate(data["our_choice"]["lines"]):
        if line["cards_minus_colours"] not in range(1, COLUMNS) or line["encounters"] > _MISSION["encounters"]:
            wrong.append(f"our_choice.lines[{k}]: no line of the sea")
    if known["skill_cards_each"] != SKILL_CARDS:
        wrong.append(f"known.skill_cards_each: {known['skill_cards_each']} cards, not {SKILL_CARDS}")
    return wrong


def frozen(rows: Any) -> Ints:
    """A read-only table: compiled code keeps the values it sees first."""
    table = np.array(rows, np.int64)
    table.flags.writeable = False
    return table


def colour_table(data: dict[str, Any]) -> Ints:
    """[card] -> colour, -1 for Helmsmen: each of these is a colour of its own."""
    table = np.full(FIRST_HELMSMEN + NUM_HELMSMEN, -1)
    for colour, (first, last) in data["known"]["colour_blocks"].items():
        table[first : last + 1] = COLOURS.index(colour)
    return frozen(table)


def symbol_table(data: dict[str, Any]) -> Ints:
    """[card] -> symbol, -1 where there is none; Helmsmen included."""
    table = np.full(FIRST_HELMSMEN + NUM_HELMSMEN, -1)
    choice = data["our_choice"]
    for card in range(1, NUM_CARDS + 1):
        by_number = choice["symbols_by_number_mod_6"][str(card % 6)]
        symbol = choice["symbol_exceptions"].get(str(card), by_number)
        table[card] = -1 if symbol is None else SYMBOLS.index(symbol)
    table[FIRST_HELMSMEN : FIRST_HELMSMEN + NUM_SYMBOLS] = range(NUM_SYMBOLS)
    return frozen(table)


def copies_table(data: dict[str, Any]) -> Ints:
    """[face] -> how many cards look like this."""
    choice = data["our_choice"]
    copies = {face: data["known"]["encounters"].get(face.replace("-", "_"), 0) for face in FACES}
    for symbol, many in Counter(choice["siren_symbols"]).items():
        copies[f"siren-{symbol}"] = many
    for symbol, many in Counter(choice["helmsmen_symbols"]).items():
        copies[f"helmsmen-{symbol or 'none'}"] = many
    for points, many in Counter(choice["sacred_treasure_points"]).items():
        copies[FACES[TREASURE + points - 1]] = many
    return frozen([copies[face] for face in FACES])


def line_table(data: dict[str, Any]) -> Ints:
    """[cards - colours] -> encounter cards drawn when an expedition comes to have so many more."""
    table = np.zeros(COLUMNS + 1, np.int64)
    for line in data["our_choice"]["lines"]:
        table[line["cards_minus_colours"]] = line["encounters"]
    return frozen(table)


def mission_names(data: dict[str, Any]) -> tuple[str, ...]:
    """How missions are written: the number, and a letter among the tiles of that number."""
    numbers = [mission["number"] for mission in data["our_choice"]["missions"]]
    return tuple(f"{number} {ascii_lowercase[numbers[:k].count(number)]}" for k, number in enumerate(numbers))


def space_table(data: dict[str, Any]) -> Ints:
    """[number] -> spaces for missions of that number."""
    table = np.zeros(COLUMNS * ROWS + 1, np.int64)
    for number, many in data["our_choice"]["mission_spaces"].items():
        table[int(number)] = many
    return frozen(table)


def hong_kong_table(data: dict[str, Any]) -> Ints:
    """[cards, colours] -> 1 where the cell is Hong Kong."""
    table = np.zeros((COLUMNS + 1, ROWS + 1), np.int64)
    for cards, colours in data["known"]["sea"]["hong_kong"]:
        table[cards, colours] = 1
    return frozen(table)


DATA = load()
_MISSIONS: list[dict[str, int]] = DATA["our_choice"]["missions"]

COLOUR_OF = colour_table(DATA)
SYMBOL_OF = symbol_table(DATA)
COPIES = copies_table(DATA)
LINE_DRAWS = line_table(DATA)
HONG_KONG = hong_kong_table(DATA)
MISSION_NAMES = mission_names(DATA)
MISSION_NUMBER = frozen([mission["number"] for mission in _MISSIONS])
MISSION_GOLD = frozen([mission.get("gold", 0) for mission in _MISSIONS])
MISSION_GEMS = frozen([[mission.get(gem, 0) for gem in GEMS] for mission in _MISSIONS])
MISSION_ENCOUNTERS = frozen([mission.get("encounters", 0) for mission in _MISSIONS])
SPACES = space_table(DATA)

#: By number of players: missions on the sea, cards dealt, cards laid out, picks a round, junks each.
MISSIONS_IN_PLAY = frozen([DATA["known"]["missions_in_play"].get(str(players), 0) for players in range(5)])
HAND_SIZE = frozen([0, 0, 5, 4, 4])
DISPLAY_SIZE = frozen([0, 0, 4, 3, 4])
PICKS = frozen([0, 0, 2, 1, 1])
JUNKS = frozen([0, 0, 2, 1, 1])
