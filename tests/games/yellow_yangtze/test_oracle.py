"""The engine beside the oracle, ply by ply: the same questions, the same choices, the same facts, the same result.

Set TEAHOUSE_ORACLE_GAMES to play more games of each kind.
"""

import os
from typing import Any

import numpy as np
import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.games.yellow_yangtze.components import NEIGHBOURS
from tests.games.yellow_yangtze.table import compare, make_pair
from tests.oracle.yellow_yangtze import Oracle

GAMES = int(os.environ.get("TEAHOUSE_ORACLE_GAMES", "1" if interpreted else "3"))

KINDS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "short": {"players": 2, "short": True},
    "three": {"players": 3, "open_scores": True},
    "four": {"players": 4},
}

#: What the oracle calls «not now» the core answers with a clause of its own.
RENAMED = {"turn.seat": "turn.now", "end.over": "turn.now"}


def lively(match: Match, chance: np.random.Generator) -> int:
    """A random action, but rare verbs and crowded spaces come up more often."""
    legal, game = match.legal().tolist(), match.game
    style = chance.integers(4)
    if style == 0:
        return int(chance.choice(legal))
    if style == 1:
        crowded = [a for a in legal if is_crowded(match, a)]
        return int(chance.choice(crowded or legal))
    verbs: dict[str, list[int]] = {}
    for action in legal:
        verbs.setdefault(game.decode(action).verb, []).append(action)
    return int(chance.choice(verbs[chance.choice(sorted(verbs))]))


def is_crowded(match: Match, action: int) -> bool:
    """Whether an action puts something beside two or more others."""
    verb = match.game.blueprint.verbs.verb(action)
    if verb.name not in ("leader", "place"):
        return False
    board = match._state[0].board
    space = verb.indices(action)["space"]
    return len([near for near in NEIGHBOURS[space].tolist() if near >= 0 and board[near] >= 0]) >= 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(GAMES))
def test_engine_and_oracle_agree(kind: str, number: int) -> None:
    seed = number * 10 + list(KINDS).index(kind)
    chance = np.random.default_rng(seed)
    match, oracle = make_pair(KINDS[kind], seed)
    compare(match, oracle)
    while not match.over:
        compare_clauses(match, oracle, chance)
        seat, action = match.to_act[0], lively(match, chance)
        match.play(action)
        oracle.play(seat, match.game.format(action))
        compare(match, oracle)
    compare_clauses(match, oracle, chance)


def compare_clauses(match: Match, oracle: Oracle, chance: np.random.Generator) -> None:
    """Engine and oracle name the same clause for a few actions, by any seat."""
    for action in chance.integers(match.game.num_actions, size=20).tolist():
        seat = int(chance.integers(match.game.players))
        expected = oracle.why_not(seat, match.game.format(action))
        assert match.why_not(action, seat) == RENAMED.get(str(expected), expected), match.game.format(action)


@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_oracle_agree_when_nobody_acts(kind: str) -> None:
    match, oracle = make_pair(KINDS[kind], 7)
    turns = 0
    while not match.over:
        seat = match.to_act[0]
        match.play(match.game.parse("end turn"))
        oracle.play(seat, "end turn")
        compare(match, oracle)
        turns += 1
    assert turns == 10 * match.game.players
    assert match.outcome is not None and match.outcome.reason == "stalemate"
