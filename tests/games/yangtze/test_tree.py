"""How many lines of play a position has, also by the oracle; and the order of legal lists."""

import random
from copy import deepcopy

import pytest

from teahouse.core.match import Match
from tests.games.yangtze.table import facts, legal, new, new_oracle
from tests.oracle.yangtze import Oracle


def engine_tree(match: Match, depth: int) -> int:
    """The number of action sequences of a length."""
    if depth == 1 or match.over:
        return len(match.legal())
    total = 0
    for action in match.legal().tolist():
        after = match.copy()
        after.play_quiet(action)
        total += engine_tree(after, depth - 1)
    return total


def oracle_tree(oracle: Oracle, depth: int) -> int:
    """The same by the oracle."""
    options = oracle.legal(oracle.turn)
    if depth == 1 or oracle.over:
        return len(options)
    total = 0
    for option in options:
        after = deepcopy(oracle)
        after.play(after.turn, option)
        total += oracle_tree(after, depth - 1)
    return total


def at_phase(players: int, seed: int, phase: str) -> tuple[Match, Oracle]:
    """The first position of a random game in which something is asked for, on both."""
    match, oracle, chance = new(players, seed), new_oracle(players, seed), random.Random(seed)
    while oracle.phase != phase:
        move = chance.choice(oracle.legal(oracle.turn))
        match.play(match.game.parse(move))
        oracle.play(oracle.turn, move)
    return match, oracle


@pytest.mark.parametrize(
    ("players", "seed", "phase", "counts"),
    [
        (2, 0, "tile", [12, 48, 576, 3456]),
        (3, 0, "tile", [12, 48, 576, 3456]),
        (4, 0, "tile", [12, 48, 576, 3456]),
        (2, 0, "reward", [2, 24, 336, 672]),
        (3, 0, "reward", [2, 24, 312, 2704]),
        (4, 0, "reward", [2, 24, 312, 1664]),
        (2, 2, "exchange", [37, 117, 1144, 17892]),
        (3, 7, "exchange", [31, 91, 1092, 14196]),
        (4, 0, "exchange", [23, 68, 1152, 13656]),
        (2, 9, "discard", [6, 35, 198, 2376]),
        (3, 13, "discard", [6, 33, 396, 8712]),
        (4, 6, "discard", [6, 72, 1296, 4952]),
    ],
)
def test_lines_of_play(players: int, seed: int, phase: str, counts: list[int]) -> None:
    match, oracle = at_phase(players, seed, phase)
    depths = range(1, len(counts) + 1)
    assert facts(match) == oracle.state()
    assert [engine_tree(match, depth) for depth in depths] == counts
    assert [oracle_tree(oracle, depth) for depth in depths] == counts


def test_the_order_of_the_first_lists() -> None:
    match = new(2, 1)
    tiles = facts(match)["hands"][0]
    assert legal(match) == [f"tile {tile} turned {turn}" for tile in tiles for turn in range(4)]
    assert tiles == [19, 20, 25]
    match.play(match.game.parse(legal(match)[5]))
    assert legal(match) == ["at 0,1", "at -1,0", "at 1,0", "at 0,-1"]
    match.play(match.game.parse("at 1,0"))
    match.play(match.legal()[0])
    assert legal(match) == ["at 0,1", "at 1,1", "at -1,0", "at 2,0", "at 0,-1", "at 1,-1"]
