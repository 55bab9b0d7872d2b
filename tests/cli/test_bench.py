"""`teahouse bench` where there is no source tree, and the tables that it writes."""

from pathlib import Path

import pytest

from bench.report import Case, Group, per_second
from teahouse.cli.bench import NoSourceTree, run


def test_without_the_source_tree_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NoSourceTree, match="make bench"):
        run(True, "", tmp_path)


def test_ratios_are_taken_within_a_round() -> None:
    slow, fast = (
        Case("slow", lambda number: 10.0 * (number + 1), per_second),
        Case("fast", lambda number: 2000.0 * (number + 1), per_second, ("slow",)),
    )
    group = Group("Speed", "Of two.", [slow, fast])
    group.run(3, show=lambda line: None)
    assert group.table().splitlines()[-2:] == [
        "| slow | 20/s (10/s–30/s) |  |",
        "| fast | 4 k/s (2 k/s–6 k/s) | 200 (200–200) of «slow» |",
    ]
