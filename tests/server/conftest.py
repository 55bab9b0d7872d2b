"""One server for most tests; those that kill it have their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that all tests share."""
    running = RunningServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test."""
    running = RunningServer(tmp_path)
    yield running
    running.stop()
