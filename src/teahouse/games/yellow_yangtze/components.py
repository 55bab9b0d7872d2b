"""The map, tiles and pagodas of Yellow & Yangtze, from yellow_yangtze.json, and the tables the rules read.

Spaces are numbered row by row from the north-west and written «row,column»; odd rows are shifted right by half
a hexagon. Triangles are all triples of mutually adjacent spaces, in ascending order. Neighbours of a space run
clockwise from the east, -1 where the map ends.
"""

import json
from importlib import resources
from typing import Any

import numpy as np

from teahouse.core.record import Ints

DATA: dict[str, Any] = json.loads(resources.files(__package__).joinpath("yellow_yangtze.json").read_text("utf-8"))

NUM_COLOURS = 5
BLACK, RED, BLUE, GREEN, YELLOW = range(NUM_COLOURS)

COLOURS: tuple[str, ...] = tuple(DATA["colours"])
DYNASTIES: tuple[str, ...] = tuple(DATA["dynasties"])

Place = tuple[int, int]
Triple = tuple[int, int, int]

#: Steps clockwise from the east, in even and in odd rows.
STEPS: tuple[tuple[Place, ...], ...] = (
    ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)),
    ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1)),
)

FILE = "yellow_yangtze.json"
SIZE = 15  # rows and columns of the map

#: Spaces in each row, then in each column: a slip anywhere in the map shows in both.
EXPECTED = {
    ".": (
        (9, 10, 12, 11, 13, 12, 13, 10, 8, 12, 11, 12, 12, 11, 3),
        (3, 10, 12, 14, 13, 11, 11, 11, 13, 13, 13, 11, 12, 9, 3),
    ),
    "~": (
        (4, 3, 2, 3, 2, 2, 2, 4, 7, 2, 2, 1, 2, 2, 6),
        (7, 4, 3, 1, 2, 4, 4, 4, 2, 2, 2, 3, 2, 3, 1),
    ),
}


def space_list(data: dict[str, Any]) -> list[Place]:
    """Row and column of every space, in reading order."""
    return [(r, c) for r, row in enumerate(data["rows"]) for c, terrain in enumerate(row) if terrain != "#"]


def read_place(text: str) -> Place:
    """Row and column from «row,column»."""
    row, column = text.split(",")
    return int(row), int(column)


def places_around(place: Place) -> list[Place]:
    """The six places beside one, clockwise from the east, on the map or not."""
    row, column = place
    return [(row + down, column + right) for down, right in STEPS[row % 2]]


def triangle_list(spaces: list[Place]) -> list[Triple]:
    """All triples of mutually adjacent spaces, ascending: two neighbours of a space that follow each other."""
    number = {place: k for k, place in enumerate(spaces)}
    found = set()
    for place in spaces:
        around = places_around(place)
        for first, second in zip(around, around[1:] + around[:1], strict=True):
            if first in number and second in number:
                a, b, c = sorted((number[place], number[first], number[second]))
                found.add((a, b, c))
    return sorted(found)


def check(data: dict[str, Any]) -> None:
    """Refuse component data that is not the whole game; say what is wrong and, on the map, where."""
    check_terrain(data)
    check_capitals(data)
    check_map(data)
    check_counts(data)


def check_terrain(data: dict[str, Any]) -> None:
    """Refuse a map that is not a square of known terrain."""
    if len(data["rows"]) != SIZE:
        raise ValueError(f"{FILE} should have {SIZE} rows, not {len(data['rows'])}")
    for row, terrains in enumerate(data["rows"]):
        if len(terrains) != SIZE:
            raise ValueError(f"{FILE}: row {row} should end at column {SIZE - 1}, not at column {len(terrains) - 1}")
        for column, terrain in enumerate(terrains):
            if terrain not in data["legend"]:
                raise ValueError(f"{FILE}: unknown terrain {terrain!r} at row {row}, column {column}")


def check_capitals(data: dict[str, Any]) -> None:
    """Refuse a capital that is not on land, or beside which no leader could ever stand."""
    terrain = {(row, column): data["rows"][row][column] for row, column in space_list(data)}
    for place in map(read_place, data["capitals"]):
        where = f"{FILE}: the capital at row {place[0]}, column {place[1]}"
        if place not in terrain:
            raise ValueError(f"{where} is not on the map")
        if terrain[place] == "~":
            raise ValueError(f"{where} lies on a river")
        if all(terrain.get(near) != "." for near in places_around(place)):
            raise ValueError(f"{where} has no land beside it")


def check_map(data: dict[str, Any]) -> None:
    """Refuse a map with too many or too few spaces somewhere."""
    lines = {"row": data["rows"], "column": ["".join(column) for column in zip(*data["rows"], strict=True)]}
    wrong = [
        f"{expected} of {data['legend'][terrain]} in {kind} {number}, not {line.count(terrain)}"
        for terrain, by_kind in EXPECTED.items()
        for kind, counts in zip(lines, by_kind, strict=True)
        for number, (line, expected) in enumerate(zip(lines[kind], counts, strict=True))
        if line.count(terrain) != expected
    ]
    if wrong:
        raise ValueError(f"{FILE} should have these spaces: {'; '.join(wrong)}")


def check_counts(data: dict[str, Any]) -> None:
    """Refuse a set of pieces that is not complete, and tables that do not come out as they should."""
    spaces = space_list(data)
    triangles = triangle_list(spaces)
    rivers = {k for k, (row, column) in enumerate(spaces) if data["rows"][row][column] == "~"}
    facts = {
        "5 colours": len(set(data["colours"])) == NUM_COLOURS,
        "138 tiles: 42, 36, 24, 24 and 12": list(data["tiles"].values()) == [42, 36, 24, 24, 12],
        "9 pagodas: 2, 2, 2, 2 and 1": list(data["pagodas"].values()) == [2, 2, 2, 2, 1],
        "4 dynasties": len(set(data["dynasties"])) == 4,
        "7 capitals": len(set(data["capitals"])) == 7,
        "203 spaces, 44 of them river": (len(spaces), len(rivers)) == (203, 44),
        "353 triangles, 8 of them all river": (len(triangles), sum(rivers.issuperset(t) for t in triangles))
        == (353, 8),
    }
    wrong = [fact for fact, holds in facts.items() if not holds]
    if wrong:
        raise ValueError(f"{FILE} should have {'; '.join(wrong)}")


def _frozen(rows: Any) -> Ints:
    """A read-only table: compiled code keeps the values it sees first."""
    table = np.array(rows, np.int64)
    table.flags.writeable = False
    return table


def neighbour_table(spaces: list[Place]) -> Ints:
    """[space, direction] -> the adjacent space, clockwise from the east, -1 where there is none."""
    number = {place: k for k, place in enumerate(spaces)}
    return _frozen([[number.get(near, -1) for near in places_around(place)] for place in spaces])


def triangles_by_space(triangles: list[Triple], spaces: int) -> Ints:
    """[space, k] -> the triangles that contain the space, ascending, -1 behind them."""
    table = np.full((spaces, 6), -1)
    for space in range(spaces):
        containing = [k for k, triple in enumerate(triangles) if space in triple]
        table[space, : len(containing)] = containing
    return _frozen(table)


check(DATA)

SPACES = space_list(DATA)
NUM_SPACES = len(SPACES)
SPACE_NAMES = tuple(f"{row},{column}" for row, column in SPACES)
IS_RIVER = _frozen([DATA["rows"][row][column] == "~" for row, column in SPACES])
LAND = _frozen([space for space in range(NUM_SPACES) if not IS_RIVER[space]])
RIVER = _frozen([space for space in range(NUM_SPACES) if IS_RIVER[space]])
CAPITALS = _frozen(sorted(SPACES.index(read_place(text)) for text in DATA["capitals"]))
NEIGHBOURS = neighbour_table(SPACES)

_TRIPLES = triangle_list(SPACES)
NUM_TRIANGLES = len(_TRIPLES)
TRIANGLES = _frozen(_TRIPLES)
TRIANGLE_NAMES = tuple("+".join(SPACE_NAMES[k] for k in triple) for triple in _TRIPLES)
TRIANGLES_OF = triangles_by_space(_TRIPLES, NUM_SPACES)

TILES = _frozen([DATA["tiles"][colour] for colour in COLOURS])
PAGODAS = _frozen([DATA["pagodas"][colour] for colour in COLOURS])
