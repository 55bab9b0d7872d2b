"""Pictures of the page for the documentation.

python -m tests.e2e.screenshots [folder]
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import teahouse
from hatch_build import build_client
from teahouse.core.match import Match
from teahouse.games.madame_ching.state import Phase
from teahouse.server.storage import Seat
from tests.e2e.browser import CHROMIUM, LAUNCH, ROOT, Guests
from tests.e2e.positions import guest_of, put_match, sit_down
from tests.e2e.ruler import Ruler
from tests.e2e.visitor import Visitor
from tests.server.running import RunningServer

DESKTOP = {"viewport": {"width": 1280, "height": 860}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@contextmanager
def house() -> Iterator[tuple[RunningServer, Browser]]:
    """A server with an empty database, and a browser."""
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=LAUNCH)
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def call_oneself(visitor: Visitor, name: str) -> None:
    """Enter a name on the home page."""
    visitor.go_home()
    visitor.page.locator("input[autocomplete=nickname]").fill(name)
    visitor.page.keyboard.press("Tab")
    visitor.page.wait_for_load_state("networkidle")


def consider(visitor: Visitor) -> None:
    """Put the ghost of a tile beside the lake and wait for what it would bring."""
    while True:
        visitor.wait_for_turn()
        if visitor.phase == "tile":
            break
        visitor.decide()
    visitor.take_tile()
    visitor.choose_cell(3)
    visitor.page.locator(".considering .gains > li").first.wait_for()
    visitor.page.wait_for_timeout(300)


def take_yellow_yangtze(folder: Path, server: RunningServer, guests: Guests) -> None:
    """The map early, in the middle, in a war and at the end; on a desk and on a phone, light and dark."""
    for appearance in ("light", "dark"):
        for size, settings in (("desktop", DESKTOP), ("phone", PHONE)):
            visitor = guests(server, color_scheme=appearance, **settings)
            call_oneself(visitor, "Ada")
            ruler = Ruler(visitor)
            for stage, position in STAGES.items():
                sit_down(server, visitor, f"yellow_yangtze/{position}", others="greedy")
                ruler.uncover()
                if stage == "early":
                    ruler.page.locator("button.leader:not(.out)").first.click()
                elif stage == "war":
                    ruler.give(2)
                    ruler.conflict.locator("button.side").first.click()
                elif stage == "final":
                    ruler.play_to_the_end()
                visitor.page.wait_for_timeout(1500)
                name = f"yellow-yangtze-{stage}-{appearance}-{size}.png"
                visitor.page.screenshot(path=(folder if name in KEPT else folder / ".work") / name)
            visitor.page.context.close()


#: Pictures of Yellow & Yangtze, and the saved positions they begin with.
STAGES = {"early": "early", "middle": "middle", "war": "support-last", "final": "nearly-over"}

#: Those that stay with the project; the others are only looked at.
KEPT = {
    "yellow-yangtze-middle-light-desktop.png",
    "yellow-yangtze-war-dark-desktop.png",
    "yellow-yangtze-early-light-phone.png",
}


def take_madame_ching(folder: Path, server: RunningServer, guests: Guests) -> None:
    """The sea early, in the middle, under attack and at the end; on a desk and on a phone, light and dark."""
    voyage = greedy_voyage()
    for appearance in ("light", "dark"):
        for size, settings in (("desktop", DESKTOP), ("phone", PHONE)):
            visitor = guests(server, color_scheme=appearance, **settings)
            call_oneself(visitor, "Ada")
            for stage, match in voyage.items():
                seats = [Seat("bot", level="greedy") for _ in range(match.game.players)]
                seats[match.to_act[0] if match.to_act else 0] = Seat("guest", guest_of(visitor))
                visitor.go_to(f"{server.address}/table/{put_match(server, match, seats)}")
                visitor.dock.wait_for()
                if stage in ("early", "middle"):
                    visitor.page.locator(".hand .card-button.lit").last.click()
                visitor.page.wait_for_timeout(800)
                visitor.page.screenshot(path=folder / f"madame-ching-{stage}-{appearance}-{size}.png")
            visitor.page.context.close()


def greedy_voyage() -> dict[str, Match]:
    """Stages of a game of four greedy bots, each where one seat is asked alone."""
    game = teahouse.game("madame_ching", players=4)
    bot, match, stages = teahouse.bot("greedy", game), game.new(seed=11), {}
    while not match.over:
        state, alone = match.view()["state"], len(match.to_act) == 1
        for stage, reached in (
            ("early", alone and state["phase"] == Phase.PICK and state["round_number"] == 3),
            ("middle", alone and state["phase"] == Phase.PICK and state["round_number"] == 14),
            ("attack", alone and state["phase"] == Phase.SHIELD and state["round_number"] > 8),
        ):
            if reached and stage not in stages:
                stages[stage] = match.copy()
        seat = match.to_act[0]
        match.play(bot.choose(match.observe(seat), seed=match.ply), seat)
    return stages | {"final": match}


def take_all(folder: Path) -> None:
    """Take every picture."""
    folder.joinpath(".work").mkdir(parents=True, exist_ok=True)
    with house() as (server, browser):
        guests = Guests(browser)
        take_yellow_yangtze(folder, server, guests)
        take_madame_ching(folder, server, guests)

        ada = guests(server, **DESKTOP)
        call_oneself(ada, "Ada")
        ada.page.screenshot(path=folder / "home.png")
        ada.play_at_once()
        ada.play(8)
        consider(ada)
        ada.page.screenshot(path=folder / "yangtze.png")
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Escape")
        ada.play_to_the_end()
        ada.page.screenshot(path=folder / "result.png")

        bela = guests(server, color_scheme="dark", **DESKTOP)
        call_oneself(bela, "Бэла")
        bela.page.get_by_role("button", name="Русский").click()
        bela.play_at_once()
        bela.play(6)
        consider(bela)
        bela.page.screenshot(path=folder / "yangtze-dark-ru.png")
        bela.create_table("me", "open", "bot greedy")
        bela.page.locator(".lobby").wait_for()
        bela.page.screenshot(path=folder / "lobby-dark-ru.png")

        carla = guests(server, locale="es", **PHONE)
        call_oneself(carla, "Carla")
        carla.page.screenshot(path=folder / "phone-home-es.png", full_page=True)
        carla.play_at_once()
        carla.play(6)
        consider(carla)
        carla.page.screenshot(path=folder / "phone-yangtze-es.png")


if __name__ == "__main__":
    take_all(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
