"""Whole games kept as files: they replay to the same end as on the day they were saved, and as by the oracle.

- two-greedy: careful play for two; exchanges, empty piles, no stack runs out.
- three-greedy: the same for three; all places differ by points.
- four-mixed: careful seats 0 and 2 against random ones; discards, and the stack of pairs runs out.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

import teahouse
from tests.games.yangtze.table import facts, new_oracle

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A saved game and its end."""

    name: str
    plies: int
    scores: list[int]
    ranking: list[list[int]]
    boats: list[int]
    rewards_left: list[int]
    fingerprint: str


GAMES = [
    Golden(
        "two-greedy",
        77,
        [38, 44],
        [[1], [0]],
        [6, 4],
        [1, 3, 3],
        "1c06979bc424bc43c52ce409c66f8c82",
    ),
    Golden(
        "three-greedy",
        94,
        [36, 37, 42],
        [[2], [1], [0]],
        [6, 7, 7],
        [2, 2, 4],
        "803c7eb7d728c8bc95a22cda362d7d08",
    ),
    Golden(
        "four-mixed",
        107,
        [48, 15, 40, 18],
        [[0], [2], [3], [1]],
        [6, 1, 5, 0],
        [5, 0, 6],
        "3be5d95945c67fafcabd071cffb6a212",
    ),
]


def saved(golden: Golden) -> str:
    return (FOLDER / f"{golden.name}.teahouse").read_text("utf-8")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_replays_to_its_end(golden: Golden) -> None:
    match = teahouse.load(saved(golden))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "all-tiles-placed"
    assert (outcome.scores, outcome.ranking) == (golden.scores, golden.ranking)
    assert facts(match)["boats"] == golden.boats
    assert facts(match)["rewards_left"] == golden.rewards_left
    assert (match.ply, match.fingerprint()) == (golden.plies, golden.fingerprint)
    assert match.problems() == []
    assert match.save() == saved(golden)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_oracle_replays_it_to_the_same_end(golden: Golden) -> None:
    match = teahouse.load(saved(golden))
    assert match.seed is not None
    oracle = new_oracle(match.game.players, match.seed)
    for move in match.moves:
        oracle.play(move.seat, match.game.format(move.action))
    assert (oracle.scores, oracle.ranking) == (golden.scores, golden.ranking)
    assert oracle.state() == facts(match)


def test_every_file_is_pinned() -> None:
    assert {path.stem for path in FOLDER.glob("*.teahouse")} == {golden.name for golden in GAMES}
