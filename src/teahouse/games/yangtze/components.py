"""The tiles and cards of Yangtze, from yangtze.json, and the tables the rules read.

Colours are numbered in the file's order; tile 0 is the start tile, which is never in a hand, so 0 also says
«no tile» there. Directions run clockwise: 0 south, 1 west, 2 north, 3 east.
"""

import json
from importlib import resources
from itertools import combinations
from typing import Any

import numpy as np

from teahouse.core.record import Ints

DATA: dict[str, Any] = json.loads(resources.files(__package__).joinpath("yangtze.json").read_text("utf-8"))

COLOURS: tuple[str, ...] = tuple(DATA["colours"])
STACKS = ("four", "pairs", "seven")
FOUR, PAIRS, SEVEN = range(3)

NUM_COLOURS = 7
NUM_TILES = 36
REACH = 32  # steps from the centre: how far the lake can grow with four players (clause open-lake)
SPAN = 2 * REACH + 1

SOUTH, WEST, NORTH, EAST = range(4)
STEP_X = (0, -1, 0, 1)
STEP_Y = (-1, 0, 1, 0)


def check_counts(data: dict[str, Any]) -> None:
    """Refuse component data that is not the whole game."""
    tiles, rewards = data["tiles"], data["rewards"]
    symbols = [tile for tile in tiles if tile["symbol"]]
    facts = {
        "7 colours": len(set(data["colours"])) == NUM_COLOURS,
        "36 tiles numbered from 0": [tile["number"] for tile in tiles] == list(range(NUM_TILES)),
        "11 tiles with a symbol, the start tile not among them": len(symbols) == 11 and not tiles[0]["symbol"],
        "4 known colours on each tile": all(
            len(tile["sides"]) == 4 and set(tile["sides"]) <= set(data["colours"]) for tile in tiles
        ),
        "9 rewards in each stack, highest first": all(
            len(rewards[stack]) == 9 and rewards[stack] == sorted(rewards[stack], key=lambda card: -card[0])
            for stack in ("four_alike", "three_pairs", "seven_different")
        ),
    }
    wrong = [fact for fact, holds in facts.items() if not holds]
    if wrong:
        raise ValueError(f"yangtze.json should have {'; '.join(wrong)}")


def _frozen(rows: Any) -> Ints:
    """A read-only table: compiled code keeps the values it sees first."""
    table = np.array(rows, np.int64)
    table.flags.writeable = False
    return table


def side_table(data: dict[str, Any]) -> Ints:
    """[tile, turn, direction] -> colour shown: turn r shows sides[(d - r) mod 4] in direction d."""
    sides = [[COLOURS.index(colour) for colour in tile["sides"]] for tile in data["tiles"]]
    return _frozen([[[tile[(d - r) % 4] for d in range(4)] for r in range(4)] for tile in sides])


def reward_table(data: dict[str, Any]) -> Ints:
    """[players, stack, cards left] -> points of the top card; nothing left is the general reward."""
    rewards = data["rewards"]
    table = np.full((5, 3, 10), rewards["general"])
    for players, set_up in data["set_up"].items():
        for stack, name in enumerate(("four_alike", "three_pairs", "seven_different")):
            kept = [points for points, dots in rewards[name] if dots <= set_up["most_dots"]]
            for left in range(1, len(kept) + 1):
                table[int(players), stack, left] = kept[len(kept) - left]
    return _frozen(table)


def cell_list() -> list[tuple[int, int]]:
    """Every cell but the centre that the lake can reach, from north to south and west to east."""
    reach = range(-REACH, REACH + 1)
    return [(x, y) for y in reversed(reach) for x in reach if 0 < abs(x) + abs(y) <= REACH]


def cell_index() -> Ints:
    """[x + REACH, y + REACH] -> number of the cell, -1 beyond reach and in the centre."""
    table = np.full((SPAN, SPAN), -1)
    for number, (x, y) in enumerate(CELLS):
        table[x + REACH, y + REACH] = number
    return _frozen(table)


def triple_lists() -> Ints:
    """[set of colours as bits] -> how many triples it holds, then their numbers, ascending."""
    table = np.zeros((1 << NUM_COLOURS, 1 + len(TRIPLES)))
    for colours in range(1 << NUM_COLOURS):
        held = [k for k, triple in enumerate(TRIPLES.tolist()) if all(colours >> colour & 1 for colour in triple)]
        table[colours, : 1 + len(held)] = [len(held), *held]
    return _frozen(table)


check_counts(DATA)

SIDES = side_table(DATA)
HAS_SYMBOL = _frozen([tile["symbol"] is not None for tile in DATA["tiles"]])
REWARDS = reward_table(DATA)
CELLS = cell_list()
CELL_X = _frozen([x for x, _ in CELLS])
CELL_Y = _frozen([y for _, y in CELLS])
CELL_AT = cell_index()
TRIPLES = _frozen(list(combinations(range(NUM_COLOURS), 3)))
TRIPLES_AMONG = triple_lists()

#: By number of players: tiles that go to the box, cards of each colour, rewards in each stack, and where seats face.
BOXED = _frozen([DATA["set_up"].get(str(players), {}).get("boxed", 0) for players in range(5)])
CARDS_PER_COLOUR = _frozen([DATA["set_up"].get(str(players), {}).get("cards_per_colour", 0) for players in range(5)])
STACK_SIZE = _frozen([0, 0, 6, 8, 9])
FACING = _frozen(
    [[0, 0, 0, 0], [0, 0, 0, 0], [SOUTH, NORTH, 0, 0], [SOUTH, WEST, NORTH, 0], [SOUTH, WEST, NORTH, EAST]]
)
