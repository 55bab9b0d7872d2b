"""The mark that ties a test to a clause of the rulebook."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line("markers", "clause(id): the clause or ruling of the rulebook that the test shows")
