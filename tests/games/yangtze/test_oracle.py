"""The engine beside the oracle, ply by ply."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from tests.games.yangtze.table import facts, legal, new, new_oracle, state
from tests.oracle.yangtze import Oracle

Policy = Callable[[random.Random, list[str]], str]

GAMES = 8 if interpreted else 40


def at_random(chance: random.Random, options: list[str]) -> str:
    """Anything."""
    return chance.choice(options)


def hoard(chance: random.Random, options: list[str]) -> str:
    """Never an exchange nor a reward: hands overflow and piles run out."""
    declined = [option for option in options if option.startswith("no ")]
    return chance.choice(declined or options)


def take_rewards(chance: random.Random, options: list[str]) -> str:
    """Always a reward."""
    return chance.choice([option for option in options if option != "no reward"])


def same_stack(chance: random.Random, options: list[str]) -> str:
    """Rewards for pairs only, so that their stack runs out."""
    pairs = [option for option in options if option.startswith("reward pairs")]
    return chance.choice(pairs) if pairs else hoard(chance, options)


def agree(match: Match, oracle: Oracle) -> None:
    """Engine and oracle say the same."""
    assert match.to_act == oracle.to_act
    assert facts(match) == oracle.state()
    for seat in range(match.game.players):
        assert sorted(legal(match, seat)) == sorted(oracle.legal(seat))


def play_side_by_side(players: int, seed: int, policy: Policy) -> set[str]:
    """Play one game on both; what happened in it."""
    match, oracle, chance = new(players, seed), new_oracle(players, seed), random.Random(seed)
    seen: set[str] = set()
    agree(match, oracle)
    while not oracle.over:
        move, seat = policy(chance, oracle.legal(oracle.turn)), oracle.turn
        empty = [stack for stack, rewards in oracle.stacks.items() if not rewards]
        seen |= happenings(move, oracle, empty)
        match.play(match.game.parse(move))
        oracle.play(seat, move)
        agree(match, oracle)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == oracle.scores
    assert outcome.ranking == oracle.ranking
    return seen


def happenings(move: str, oracle: Oracle, empty: list[str]) -> set[str]:
    """What is worth counting about a move."""
    words = move.split()
    seen = {" ".join(words[:2]) if words[0] in ("reward", "no") else words[0]}
    if words[0] == "reward" and words[1] in empty:
        seen.add("general reward")
    if words[0] == "reward" and oracle.final:
        seen.add("last reward")
    if 0 in oracle.supply.values():
        seen.add("empty pile")
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("policy", "share"), [(at_random, 1.0), (hoard, 0.25), (take_rewards, 0.5), (same_stack, 0.25)]
)
def test_engine_and_oracle_agree(players: int, policy: Policy, share: float) -> None:
    for number in range(max(1, round(GAMES * share))):
        play_side_by_side(players, 1000 * players + number, policy)


def test_the_policies_reach_every_corner() -> None:
    policies = (at_random, hoard, take_rewards)
    seen = set().union(*(play_side_by_side(players, 3, play) for players in (2, 3, 4) for play in policies))
    assert seen == {
        "exchange",
        "no exchange",
        "reward four",
        "reward pairs",
        "reward seven",
        "no reward",
        "discard",
        "tile",
        "at",
        "general reward",
        "last reward",
        "empty pile",
    }


def _break(path: str, change: int) -> Callable[[Any], None]:
    """An edit of one number of the record: a field, or a field and an index."""

    def edit(s: Any) -> None:
        where: Any = s
        *steps, last = path.split(".")
        for step in steps:
            where = where[int(step)] if step.isdigit() else where[step]
        key: Any = int(last) if last.isdigit() else last
        where[key] += change

    return edit


@pytest.mark.parametrize(
    "path",
    [
        "phase",
        "turn",
        "final",
        "supply.3",
        "rewards_left.2",
        "placed",
        "lake_tile.1",
        "lake_x.2",
        "lake_y.2",
        "lake_turn.1",
        "pile_size",
        "pile.0",
        "players.0.hand.1",
        "players.1.hand_size",
        "players.1.cards.4",
        "players.0.boats",
        "players.1.points",
    ],
)
def test_a_broken_position_differs(path: str) -> None:
    match, oracle = new(3, 7), new_oracle(3, 7)
    for _ in range(6):
        move = oracle.legal(oracle.turn)[-1]
        match.play(match.game.parse(move))
        oracle.play(oracle.turn, move)
    agree(match, oracle)
    _break(path, -1 if path == "pile_size" or path.endswith("hand_size") else 1)(state(match))
    with pytest.raises(AssertionError):
        agree(match, oracle)


def test_a_lost_cell_of_the_shore_differs() -> None:
    match, oracle = new(2, 7), new_oracle(2, 7)
    move = oracle.legal(0)[0]
    match.play(match.game.parse(move))
    oracle.play(0, move)
    agree(match, oracle)
    state(match).shore_size -= 1
    assert facts(match) == oracle.state()
    with pytest.raises(AssertionError):
        agree(match, oracle)
