"""Debian's Chromium, and people who visit with it."""

import os
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext

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
