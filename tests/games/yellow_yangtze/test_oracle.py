"""The engine beside the oracle, ply by ply: the same questions, the same choices, the same facts, the same result.

Set TEAHOUSE_ORACLE_GAMES to play more games of each kind.
"""

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze.components import NEIGHBOURS
from teahouse.games.yellow_yangtze.groups import SEVERAL, mark_states, no_colours, no_marks
from teahouse.games.yellow_yangtze.state import NONE
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


Policy = Callable[[Match, np.random.Generator], int]


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


def bold(match: Match, chance: np.random.Generator) -> int:
    """All leaders come, tiles are placed to start wars and to build pagodas; sometimes anything."""
    legal = match.legal().tolist()
    if chance.integers(8) == 0:
        return int(chance.choice(legal))
    mark = no_marks()
    mark_states(match._state[0], mark, no_colours())
    interest = [interest_of(match, action, mark) for action in legal]
    return int(chance.choice([action for action, level in zip(legal, interest, strict=True) if level == max(interest)]))


def interest_of(match: Match, action: int, mark: Ints) -> int:
    """Wars before pagodas, these before leaders that come, and a refusal last."""
    verb, s = match.game.blueprint.verbs.verb(action), match._state[0]
    if verb.name == "place":
        space, colour = verb.indices(action)["space"], verb.indices(action)["colour"]
        alike = [near for near in NEIGHBOURS[space].tolist() if near >= 0 and s.board[near] == colour]
        return 4 if mark[space] == SEVERAL else 3 if len(alike) >= 2 else 1
    if verb.name == "leader":
        return 2 if s.players[s.active].leaders[verb.indices(action)["colour"]] == NONE else 0
    if verb.name == "establish":
        return 3
    return 1 if verb.name in ("pagoda", "market", "support", "support-leader", "commit", "commit-leader") else 0


#: Interpreted, each policy plays half of the kinds.
PAIRS = [
    (policy, kind)
    for k, policy in enumerate((lively, bold))
    for n, kind in enumerate(KINDS)
    if not interpreted or (k + n) % 2
]


@pytest.mark.parametrize(("policy", "kind"), PAIRS)
@pytest.mark.parametrize("number", range(GAMES))
def test_engine_and_oracle_agree(policy: Policy, kind: str, number: int) -> None:
    seed = number * 10 + list(KINDS).index(kind)
    play_side_by_side(policy, kind, seed)


def play_side_by_side(policy: Policy, kind: str, seed: int) -> Match:
    """Play a whole game on both."""
    chance = np.random.default_rng(seed)
    match, oracle = make_pair(KINDS[kind], seed)
    compare(match, oracle)
    while not match.over:
        compare_clauses(match, oracle, chance)
        seat, action = match.to_act[0], policy(match, chance)
        match.play(action)
        oracle.play(seat, match.game.format(action))
        compare(match, oracle)
    compare_clauses(match, oracle, chance)
    return match


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


def test_bold_games_are_full_of_conflicts() -> None:
    match = play_side_by_side(bold, "short", 11)
    kinds = {event["kind"] for event in match.events()}
    assert kinds >= {"war", "revolt", "returned", "pagoda-built", "pagoda-moved", "pagoda-lost", "establish"}


@pytest.mark.parametrize(
    "path",
    [
        "phase",
        "active",
        "start",
        "actions_left",
        "turn",
        "quiet_turns",
        "board.5",
        "pagodas.1.0",
        "market.2",
        "discards.3",
        "bag.0",
        "box.1",
        "tile",
        "players.0.hand.1",
        "players.1.known.4",
        "players.1.replaced.2",
        "players.0.leaders.3",
        "players.1.points.0",
    ],
)
def test_a_broken_position_differs(path: str) -> None:
    match, oracle = make_pair(KINDS["short"], 7)
    compare(match, oracle)
    where: Any = match._state[0]
    *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
    for step in steps:
        where = where[step]
    where[last] += 1
    with pytest.raises(AssertionError):
        compare(match, oracle)
