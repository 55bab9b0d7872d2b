"""The page in Chromium: what it weighs, how soon a move is on the screen, and what dragging a map costs.

    python -m bench.page

A browser shows the table of somebody who plays a whole game against greedy bots; a second socket of the same guest
plays for it, so that nothing is clicked and only what the page does with its messages is measured. The page marks
the arrival of every state and the end of the frame that shows it.
"""

import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import orjson
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import teahouse
from bench.clients import Socket
from hatch_build import build_client
from tests.e2e.browser import CHROMIUM, LAUNCH
from tests.e2e.panning import MOST as MOST_FOR_A_FRAME
from tests.e2e.panning import SLOWER, frame_costs
from tests.server.running import RunningServer

FIRST_LOAD = 200  # KB, compressed
CHUNK = 80
ON_SCREEN = 20  # ms, 95th percentile
PAUSE = 0.1  # seconds before every move: one frame is done before the next message
MAP = "yellow_yangtze/middle"  # the position whose map is dragged
TRANSFERRED = "performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)"
PAINTED = "performance.getEntriesByName('state-painted').map((entry) => entry.duration)"


@contextmanager
def house() -> Iterator[tuple[RunningServer, Browser]]:
    """A server with an empty database, and a browser."""
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder), bot_pause=PAUSE)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=LAUNCH)
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


class Player:
    """Plays one seat of a table over a socket of its own."""

    def __init__(self, server: RunningServer, cookie: str, table: str) -> None:
        self._table = table
        self._over = False
        self._socket = Socket("/ws", server.port, cookie, self._receive)
        self._send(type="watch", table=table)

    def play_to_the_end(self) -> None:
        """Make the middle one of the legal choices whenever asked."""
        while not self._over:
            self._socket.read()
        self._socket.close()

    def _receive(self, frame: bytes) -> None:
        message = orjson.loads(frame)
        if message["type"] == "state":
            view = message["views"]["0"]
            self._over = not view["to_act"]
            if legal := view["legal"]:
                time.sleep(PAUSE)
                action, ply = legal[len(legal) // 2], message["ply"]
                self._send(type="move", table=self._table, seat=0, action=action, ply=ply, key=str(ply))

    def _send(self, **message: object) -> None:
        self._socket.send(orjson.dumps(message))


def new_table(server: RunningServer, context: BrowserContext, game: str) -> str:
    """The id of a table where the browser's guest plays against greedy bots."""
    players = teahouse.game(game).players
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (players - 1)]
    body = {"game": game, "options": {"players": players}, "seats": seats}
    table: str = context.request.post(f"{server.address}/api/tables", data=body).json()["table"]
    context.request.post(f"{server.address}/api/tables/{table}/start")
    return table


def show(page: Page, address: str, shown: str) -> float:
    """Open an address and wait until an element is there: the bytes that came for it, in KB."""
    page.goto(address)
    page.locator(shown).first.wait_for()
    page.wait_for_load_state("networkidle")
    return float(page.evaluate(TRANSFERRED)) / 1000


def games(server: RunningServer, browser: Browser) -> Iterator[tuple[str, float, float]]:
    """Rows of the table: the first load and, for every game, its board and the way of its moves to the screen."""
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    page = context.new_page()
    yield "first load, compressed, KB", show(page, server.address, ".hero button.main"), FIRST_LOAD
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
    for game in teahouse.games():
        table = new_table(server, context, game)
        yield f"{game}: what its board adds, KB", show(page, f"{server.address}/table/{table}", ".board"), CHUNK
        Player(server, cookie, table).play_to_the_end()
        page.wait_for_timeout(500)
        painted = page.evaluate(PAINTED)
        median, p95 = statistics.median(painted), statistics.quantiles(painted, n=20)[-1]
        yield f"{game}: from message to screen, {len(painted)} moves, median, ms", median, ON_SCREEN
        yield f"{game}: from message to screen, 95th percentile, ms", p95, ON_SCREEN
    context.close()


def panning(server: RunningServer, browser: Browser) -> tuple[str, float, float]:
    """The row of the map that is dragged."""
    costs = frame_costs(server, browser, MAP)
    what = f"{MAP}: a frame of dragging the map, processor {SLOWER} times slower, 95th percentile, ms"
    return what, statistics.quantiles(costs, n=20)[-1], MOST_FOR_A_FRAME


def section() -> str:
    """Measure, and return the page of results."""
    about = "Chromium shows each game, played to its end against greedy bots; times are those of the page's own marks."
    if CHROMIUM is None:
        return "## The page\n\nChromium is not installed here, so nothing was measured.\n"
    with house() as (server, browser):
        rows = [*games(server, browser), panning(server, browser)]
    lines = [f"| {what} | {value:.1f} | {most:g} |" for what, value, most in rows]
    return "\n".join(["## The page", "", about, "", "| what | value | at most |", "|---|---|---|", *lines, ""])


if __name__ == "__main__":
    print(section())
