"""An adapter whose package is missing says which extra adds it."""

import importlib
import sys

import pytest

from teahouse.adapters import MissingExtra
from teahouse.core.errors import TeahouseError


@pytest.mark.parametrize(
    ("extra", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium")]
)
def test_a_missing_extra_is_named(extra: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"teahouse.adapters.{extra}", raising=False)
    with pytest.raises(MissingExtra, match=rf"pip install 'teahouse\[{extra}\]'") as problem:
        importlib.import_module(f"teahouse.adapters.{extra}")
    assert isinstance(problem.value, ImportError) and isinstance(problem.value, TeahouseError)
