"""The page itself: languages, sizes, appearance, and that everybody can use it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import ROOT, Guests
from tests.e2e.visitor import MISSING_MESSAGE, Visitor
from tests.server.running import RunningServer

WELCOME = {"en": "A quiet table", "ru": "Тихий стол", "es": "Una mesa tranquila"}
CHOOSE = {"en": "Choose a tile", "ru": "Выберите тайл", "es": "Elige una loseta"}


@pytest.mark.parametrize("language", ["en", "ru", "es"])
def test_each_language(server: RunningServer, guests: Guests, language: str) -> None:
    ada = guests(server, locale=language)
    ada.go_home()
    assert WELCOME[language] in ada.text()
    assert not MISSING_MESSAGE.search(ada.text())
    ada.play_at_once()
    ada.wait_for_turn()
    assert CHOOSE[language] in ada.text()
    for number in range(9):
        ada.wait_for_turn()
        ada.decide(number)
        assert not MISSING_MESSAGE.search(ada.text())
    ada.wait_for_turn()
    ada.page.locator("details summary").first.click()
    assert not MISSING_MESSAGE.search(ada.page.locator("body").inner_html())


def test_the_language_can_be_changed_during_a_game(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.play(1)
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Русский").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    expect(ada.page.locator(".log h2")).to_have_text("Что произошло")


def test_the_appearance_can_be_chosen(server: RunningServer, guests: Guests) -> None:
    ada = guests(server, color_scheme="dark")
    ada.go_home()
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = ada.page.evaluate(ground)
    ada.page.get_by_role("button", name="Appearance").click()
    assert ada.page.evaluate(ground) != dark


def test_phone_size(server: RunningServer, guests: Guests) -> None:
    ada = guests(server, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ada.go_home()
    assert_fits(ada)
    ada.play_at_once()
    ada.play(9)
    ada.wait_for_turn()
    assert not ada.result.count()
    assert_fits(ada)
    sizes = ada.page.locator(".shore").evaluate_all("cells => cells.map(cell => cell.getBoundingClientRect().width)")
    assert min(sizes) >= 36, "a finger finds each cell"


def assert_fits(visitor: Visitor) -> None:
    """Nothing sticks out to the side."""
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= visitor.page.evaluate("innerWidth")


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_nothing_is_in_the_way_of_anybody(server: RunningServer, guests: Guests, appearance: str) -> None:
    """Names for screen readers, contrast, order of headings: what axe can see."""
    ada = guests(server, color_scheme=appearance, reduced_motion="reduce")
    ada.go_home()
    assert_accessible(ada)
    ada.play_at_once()
    ada.play(3)
    ada.wait_for_turn()
    while ada.phase != "tile":
        ada.decide()
        ada.wait_for_turn()
    ada.take_tile()
    ada.choose_cell()
    ada.page.locator(".considering .gains > li").first.wait_for()
    assert_accessible(ada)
    ada.create_table("me", "open")
    ada.page.locator(".lobby").wait_for()
    assert_accessible(ada)


def assert_accessible(visitor: Visitor) -> None:
    visitor.page.add_script_tag(path=ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
    found = visitor.page.evaluate("axe.run().then(({ violations }) => violations)")
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []
