"""The server that browsers visit, with the client built, and Debian's Chromium as the browser."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from hatch_build import STAMP, sources_hash
from tests.e2e.visitor import Visitor
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]

CHROMIUM = os.environ.get("TEAHOUSE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
LAUNCH = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


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


class Guests:
    """Makes visitors, each with a browser profile of their own, and looks for errors in their consoles."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def __call__(self, server: RunningServer, **settings: Any) -> Visitor:
        """Somebody new; settings are those of a browser context."""
        context = self.browser.new_context(
            **({"locale": "en-GB", "viewport": {"width": 1280, "height": 860}} | settings)
        )
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return Visitor(page, server.address)


@pytest.fixture
def guests(browser: Browser) -> Iterator[Guests]:
    """A maker of visitors; a script error in any of their pages fails the test."""
    maker = Guests(browser)
    yield maker
    for context in maker.contexts:
        context.close()
    assert maker.errors == []
