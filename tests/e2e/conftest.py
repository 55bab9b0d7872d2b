"""The server that browsers visit, with the client built, and Debian's Chromium as the browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from hatch_build import STAMP, sources_hash
from tests.e2e.browser import CHROMIUM, LAUNCH, Guests
from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    assert CHROMIUM, "no Chromium here: install it (apt-get install chromium), or name it in TEAHOUSE_CHROMIUM"
    return {"executable_path": CHROMIUM, "args": LAUNCH}


@pytest.fixture(scope="session")
def client() -> None:
    """The client, which must be built from its present sources; test processes side by side cannot do it."""
    assert STAMP.exists() and STAMP.read_text("utf-8") == sources_hash(), "run make client"


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that all tests share."""
    running = RunningServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test, which may kill it."""
    running = RunningServer(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def guests(browser: Browser) -> Iterator[Guests]:
    """A maker of visitors; a script error in any of their pages fails the test."""
    maker = Guests(browser)
    yield maker
    for context in maker.contexts:
        context.close()
    assert maker.errors == []
