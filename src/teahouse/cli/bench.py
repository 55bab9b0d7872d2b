"""`teahouse bench`: this project beside its peers. What is measured lives in the source tree, not in the package."""

import importlib
import sys
from pathlib import Path

from teahouse.core.errors import TeahouseError

#: Where the package lies in its source tree.
TREE = Path(__file__).parents[3]


class NoSourceTree(TeahouseError):
    """The benchmark was asked for where there is none."""

    def __init__(self) -> None:
        super().__init__(
            "The benchmark is part of the source tree: run `make bench` there, it also installs the peers."
        )


def run(quick: bool, out: str, tree: Path = TREE) -> None:
    """Run the benchmark of the source tree and write its page."""
    if not (tree / "bench" / "run.py").exists():
        raise NoSourceTree
    sys.path.insert(0, str(tree))
    importlib.import_module("bench.run").main(quick, Path(out) if out else tree / "bench" / "results.md")
