"""How many lines of play a position has, also by the oracle; and the order of legal lists."""

from copy import deepcopy

import pytest

import teahouse
from teahouse.core.match import Match
from tests.games.madame_ching.facts import facts
from tests.games.madame_ching.positions import legal
from tests.games.madame_ching.test_golden import FOLDER
from tests.games.madame_ching.test_oracle import oracle_for
from tests.oracle.madame_ching import Oracle


def engine_tree(match: Match, depth: int) -> int:
    """The number of action sequences of a length; where several choose at once, the lowest seat goes first."""
    if match.over:
        return 0
    seat = match.to_act[0]
    if depth == 1:
        return len(match.legal(seat))
    total = 0
    for action in match.legal(seat).tolist():
        after = match.copy()
        after.play_quiet(action, seat)
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
        ("two-greedy", 203, "pick", [7, 42, 84, 628]),
        ("two-greedy", 4, "junk", [2, 8, 24, 48]),
        ("two-greedy", 167, "turn", [10, 51, 195]),
        ("two-greedy", 215, "seize", [6, 30, 120]),
        ("three-greedy", 184, "set", [4, 9, 18, 53]),
        ("four-tie", 184, "turn", [14, 92, 477]),
        ("four-tie", 215, "give", [4, 8, 24, 128]),
        ("four-mixed", 104, "siren", [3, 3, 12, 48]),
        ("four-mixed", 299, "shield", [3, 8, 24, 78]),
        ("four-mixed", 327, "mission", [3, 6, 38, 132]),
        ("four-mixed", 371, "set", [3, 15, 58]),
        ("teams-greedy", 20, "pass", [2, 4, 8, 8]),
        ("teams-greedy", 102, "gift", [6, 24, 96]),
        ("teams-greedy", 306, "turn", [10, 41, 246]),
    ],
)
def test_lines_of_play(name: str, ply: int, phase: str, counts: list[int]) -> None:
    match, oracle = golden_at(name, ply)
    depths = range(1, len(counts) + 1)
    assert facts(match) == oracle.state() and oracle.phase == phase
    assert [engine_tree(match, depth) for depth in depths] == counts
    assert [oracle_tree(oracle, depth) for depth in depths] == counts


def golden_at(name: str, ply: int) -> tuple[Match, Oracle]:
    """A golden game after so many moves, on both."""
    whole = teahouse.load((FOLDER / f"{name}.teahouse").read_text("utf-8"))
    assert whole.seed is not None
    match, oracle = whole.game.new(whole.seed), oracle_for(whole.game.options, whole.seed)
    for move in whole.moves[:ply]:
        match.play_quiet(move.action, move.seat)
        oracle.play(move.seat, match.game.format(move.action))
    return match, oracle


def test_the_order_of_a_long_list() -> None:
    match, _ = golden_at("four-mixed", 369)
    assert legal(match) == [
        "take 23", "take 24", "take 45", "take hidden", "cartography", "thief 2", "thief 3", "siren map", "siren kite",
        "traitor 1", "traitor 2", "traitor 3", "old sailor", "helmsmen map", "helmsmen lantern", "helmsmen kite",
        "helmsmen none",
    ]  # fmt: skip
