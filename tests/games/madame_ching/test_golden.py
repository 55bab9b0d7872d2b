"""Whole games kept as files: they replay to the same end as on the day they were saved, and as by the oracle.

- two-greedy: careful play for two; nights, Helmsmen, a Combat, and the Pearl ends it.
- three-greedy: Hong Kong is plundered, a Thief and a Traitor come, and the last mission ends it.
- four-tie: three have the same points; white gems decide.
- four-mixed: careful seats 0 and 2 against random ones; Sirens, shields and many reshuffles.
- teams-greedy: gifts in most rounds, encounter cards passed on.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

import teahouse
from tests.games.madame_ching.facts import facts
from tests.games.madame_ching.test_oracle import oracle_for

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A saved game and its end."""

    name: str
    reason: str
    plies: int
    rounds: int
    scores: list[int]
    ranking: list[list[int]]
    tie_break: str | None
    fingerprint: str


GAMES = [
    Golden("two-greedy", "pearl", 223, 17, [46, 65], [[1], [0]], None, "8e546e9a42069afa17c72b8d3624d408"),
    Golden(
        "three-greedy", "missions", 201, 26, [66, 31, 23], [[0], [1], [2]], None, "90e976ebbc2f457dbda441666feb2658"
    ),
    Golden(
        "four-tie", "pearl", 233, 22, [33, 33, 33, 30], [[2], [0], [1], [3]], "white",
        "08f11c0a8f4dc78725f71a1728cdfb99",
    ),
    Golden(
        "four-mixed", "missions", 445, 39, [64, 5, 68, 17], [[2], [0], [3], [1]], None,
        "369e819e7487df3af158465c23b84b3c",
    ),
    Golden(
        "teams-greedy", "missions", 350, 25, [63, 84, 63, 84], [[1, 3], [0, 2]], None,
        "6661db11761723cf7f9fc6f0241ef59c",
    ),
]  # fmt: skip


def saved(golden: Golden) -> str:
    return (FOLDER / f"{golden.name}.teahouse").read_text("utf-8")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_replays_to_its_end_and_so_does_the_oracle(golden: Golden) -> None:
    match = teahouse.load(saved(golden))
    outcome = match.outcome
    assert outcome is not None and match.seed is not None
    assert (outcome.reason, outcome.scores, outcome.ranking) == (golden.reason, golden.scores, golden.ranking)
    assert (outcome.tie_break, facts(match)["round"]) == (golden.tie_break, golden.rounds)
    assert (match.ply, match.fingerprint()) == (golden.plies, golden.fingerprint)
    assert match.problems() == []
    assert match.save() == saved(golden)
    oracle = oracle_for(match.game.options, match.seed)
    for move in match.moves:
        oracle.play(move.seat, match.game.format(move.action))
    assert oracle.state() == facts(match)


def test_every_file_is_pinned() -> None:
    assert {path.stem for path in FOLDER.glob("*.teahouse")} == {golden.name for golden in GAMES}
