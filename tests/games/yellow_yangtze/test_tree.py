"""How many lines of play a position has, also by the oracle; and the order of legal lists."""

from copy import deepcopy

import pytest

from teahouse.core.match import Match
from tests.games.yellow_yangtze.table import compare, position
from tests.games.yellow_yangtze.test_golden import golden_at
from tests.oracle.yellow_yangtze import Oracle


def engine_tree(match: Match, depth: int) -> int:
    """The number of action sequences of a length."""
    if match.over:
        return 0
    if depth == 1:
        return len(match.legal())
    total = 0
    for action in match.legal().tolist():
        after = match.copy()
        after.play_quiet(action)
        total += engine_tree(after, depth - 1)
    return total


def oracle_tree(oracle: Oracle, depth: int) -> int:
    """The same by the oracle."""
    if oracle.over:
        return 0
    seat = oracle.to_act[0]
    options = oracle.legal(seat)
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        after = deepcopy(oracle)
        after.play(seat, option)
        total += oracle_tree(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "ply", "phase", "counts"),
    [
        ("three-open", 0, "action", [671]),
        ("three-open", 182, "action", [146, 41989]),
        ("two-short", 8, "attack", [3, 6, 3861]),
        ("three-open", 5, "attack", [4, 12, 6675]),
        ("four-mixed", 199, "defence", [1, 0]),  # the last decision of the game
        ("two-short", 2, "market", [5, 3305]),
        ("two-short", 67, "support", [11, 99]),
        ("three-open", 47, "support", [7, 35, 175, 79034]),
        ("four-mixed", 58, "support", [7, 21, 147, 735]),
        ("two-short", 81, "winner", [2, 555]),
        ("two-short", 148, "casualties", [3, 1245]),
        ("four-mixed", 173, "casualties", [6, 30, 120, 360]),
        ("two-short", 52, "pagoda", [2, 1152]),
        ("three-open", 38, "farmer", [3, 403]),
        ("four-mixed", 48, "farmer", [5, 328]),
        ("two-short", 12, "riot", [9, 6943]),
        ("two-short", 73, "establish", [1, 597]),
        ("four-mixed", 143, "replace", [3, 551]),
    ],
)
def test_lines_of_play(name: str, ply: int, phase: str, counts: list[int]) -> None:
    table = golden_at(name, ply)
    compare(table.match, table.oracle)
    assert table.phase == phase
    depths = range(1, len(counts) + 1)
    assert [engine_tree(table.match, depth) for depth in depths] == counts
    assert [oracle_tree(table.oracle, depth) for depth in depths] == counts


def test_two_pagodas_that_can_move() -> None:
    table = position(
        tiles={"red": "10,5 10,6 11,5 0,0 0,1 1,0 12,8 12,9"},
        pagodas=["10,5+10,6+11,5", "0,0+0,1+1,0"],
        hands={"archer": "1 red"},
    )
    table.play("archer: place red at 13,8", "archer: pagoda at 12,8+12,9+13,8")
    assert table.legal() == ["move pagoda from 0,0+0,1+1,0", "move pagoda from 10,5+10,6+11,5"]
    assert [engine_tree(table.match, depth) for depth in (1, 2)] == [2, 600]
    assert [oracle_tree(table.oracle, depth) for depth in (1, 2)] == [2, 600]


# --- The order, which counts do not see


def test_the_order_of_the_first_list() -> None:
    table = position(leaders={"archer green": "9,4"}, hands={"archer": "2 red 2 blue 1 green"})
    verbs = [notation.split()[0] for notation in table.legal()]
    assert [verb for k, verb in enumerate(verbs) if k == 0 or verbs[k - 1] != verb] == [
        "end", "leader", "withdraw", "place", "riot", "replace"
    ]  # fmt: skip
    assert table.can("leader black")[:4] == [f"leader black to {space}" for space in ("0,2", "0,3", "1,1", "1,3")]
    assert table.can("place red")[:3] == [f"place red at {space}" for space in ("0,0", "0,1", "0,2")]
    assert table.can("place blue")[:3] == [f"place blue at {space}" for space in ("0,9", "0,10", "0,11")]
    assert table.can("riot", "replace") == [
        "riot", "riot with leader", "replace red", "replace blue", "replace green", "replace yellow"
    ]  # fmt: skip


def test_the_order_of_conflicts() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders={"archer blue": "12,5", "bull blue": "12,7"},
        hands={"archer": "1 yellow", "bull": "1 red"},
    )
    table.play("archer: place yellow at 12,6")
    assert table.legal() == [
        "no support",
        "support side 1 commit 1",
        "support side 2 commit 1",
        "support side 1 commit 0 with leader",
        "support side 1 commit 1 with leader",
        "support side 2 commit 0 with leader",
        "support side 2 commit 1 with leader",
    ]
    table.play("bull: no support", "archer: no support")
    assert table.legal() == ["winner side 1", "winner side 2"]
