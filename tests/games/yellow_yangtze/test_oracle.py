"""The engine beside the oracle, ply by ply: the same questions, the same choices, the same facts, the same result.

Set TEAHOUSE_ORACLE_GAMES to play more games of each kind.
"""

import os
from typing import Any

import numpy as np
import pytest

import teahouse
from teahouse.core.match import Match
from teahouse.core.rng import below, derive, seed_words
from teahouse.games.yellow_yangtze.components import NEIGHBOURS, PAGODAS, TRIANGLES
from teahouse.games.yellow_yangtze.state import FIRST_LEADER, Phase
from tests.oracle.yellow_yangtze import Oracle

GAMES = int(os.environ.get("TEAHOUSE_ORACLE_GAMES", "2"))

KINDS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "short": {"players": 2, "short": True},
    "three": {"players": 3, "open_scores": True},
    "four": {"players": 4},
}

#: What the oracle calls «not now» the core answers with a clause of its own.
RENAMED = {"turn.seat": "turn.now", "end.over": "turn.now"}


def make_pair(options: dict[str, Any], seed: int) -> tuple[Match, Oracle]:
    """A match and an oracle that draw from equal streams."""
    stream = np.zeros(4, np.int64)
    derive(stream, seed_words(seed), 0)
    oracle = Oracle(options, lambda bound: int(below(stream, bound)))
    return teahouse.game("yellow_yangtze", **options).new(seed=seed), oracle


def facts(match: Match) -> dict[str, Any]:
    """The facts of a match as the protocol lists them, but for the result."""
    s = match._state[0]
    players = [s.players[seat] for seat in range(match.game.players)]
    standing = [[t for t in s.pagodas[c].tolist() if t >= 0] for c in range(5)]
    board = [colour if colour < FIRST_LEADER else -1 for colour in s.board.tolist()]
    in_revolt = s.revolt_colour >= 0
    return {
        "board": board,
        "leaders": [p.leaders.tolist() for p in players],
        "pagodas": [sorted(TRIANGLES[t].tolist() for t in ts) for ts in standing],
        "supply": [int(PAGODAS[c]) - len(standing[c]) for c in range(5)],
        "hands": [p.hand.tolist() for p in players],
        "known": [p.known.tolist() for p in players],
        "market": s.market.tolist(),
        "bag": s.bag.tolist(),
        "points": [p.points.tolist() for p in players],
        "box": s.box.tolist(),
        "replaced": [p.replaced.tolist() for p in players],
        "discards": s.discards.tolist(),
        "start": int(s.start),
        "active": int(s.active),
        "turn": int(s.turn),
        "actions_left": int(s.actions_left),
        "quiet_turns": int(s.quiet_turns),
        "phase": Phase(s.phase).name.lower(),
        "to_act": list(match.to_act),
        "tile": int(s.tile),
        "target": TRIANGLES[s.target].tolist() if s.target >= 0 else [],
        "replacing": np.sum([p.replacing for p in players], axis=0).tolist(),
        "revolt": [int(s.revolt_colour), int(s.active), int(s.defender), int(s.committed)] if in_revolt else [],
        "sides": [np.flatnonzero(s.side == side).tolist() for side in range(1, int(s.sides) + 1)],
        "support": s.support[: s.sides].tolist(),
        "winner": int(s.winner),
        "casualties_left": int(s.casualties_left),
        "over": match.over,
        "reason": ("", "bag", "stalemate")[s.ended_by],
    }


def result(match: Match) -> dict[str, Any]:
    """The rows, scores and places of a match that is over."""
    outcome = match.outcome
    if outcome is None:
        return {"rows": [], "scores": [], "ranking": []}
    keys = np.zeros(4, np.int64)
    rows = []
    for seat in range(match.game.players):
        match.game.blueprint.rules.standing(match._state[0], seat, keys)
        rows.append(keys.tolist())
    return {"rows": rows, "scores": outcome.scores, "ranking": outcome.ranking}


def compare(match: Match, oracle: Oracle) -> None:
    """All facts and all choices agree."""
    found, expected = facts(match) | result(match), oracle.state()
    assert found.keys() == expected.keys()
    assert {k: v for k, v in found.items() if v != expected[k]} == {k: v for k, v in expected.items() if v != found[k]}
    for seat in match.to_act:
        assert {match.game.format(a) for a in match.legal(seat).tolist()} == set(oracle.legal(seat))


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
