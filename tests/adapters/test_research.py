"""The page for researchers tells the truth: its snippets run, one after the other."""

import re

import pytest

from teahouse.core.compiled import interpreted
from tests.test_docs import ROOT

PAGE = ROOT / "docs" / "research.md"


@pytest.mark.skipif(interpreted, reason="the snippets play whole batches")
def test_the_snippets_run() -> None:
    snippets = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(snippets) == 9
    known: dict[str, object] = {}
    for snippet in snippets:
        exec(snippet, known)
