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


@pytest.mark.parametrize("language", ["en", "ru", "es"])
def test_phone_size(server: RunningServer, guests: Guests, language: str) -> None:
    ada = guests(server, locale=language, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ada.go_home()
    expect(ada.page.locator(".games article")).to_have_count(3)
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
    size = visitor.page.viewport_size  # a phone's innerWidth grows with what sticks out
    assert size and visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("game", ["madame_ching", "yangtze", "yellow_yangtze"])
def test_board_hand_and_question_are_seen_at_once(server: RunningServer, guests: Guests, game: str) -> None:
    """On a laptop, without scrolling, and whoever plays chooses how many bots come and how good they are."""
    ada = guests(server, viewport={"width": 1280, "height": 800})
    ada.go_home()
    card = ada.page.locator(f"[data-game={game}]")
    card.locator("[name=bots]").select_option("3")
    card.locator("[name=level]").select_option("greedy")
    card.locator("button.main").click()
    ada.wait_for_turn()
    for part in (BOARD[game], ".prompt", ".dock .hand"):
        box = ada.page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 800, part
    assert ada.page.locator("aside").get_by_text("greedy").count() == 3
    ada.go_home()
    assert ada.page.locator(f"[data-game={game}] [name=level]").input_value() == "greedy", "it is remembered"


BOARD = {"madame_ching": ".sea", "yangtze": ".lake", "yellow_yangtze": ".map"}


@pytest.mark.parametrize("language", ["en", "ru", "es"])
def test_the_rules_can_be_read(server: RunningServer, guests: Guests, language: str) -> None:
    ada = guests(server, locale=language, viewport={"width": 360, "height": 740})
    ada.go_home()
    ada.page.locator("[data-game=yellow_yangtze] button[aria-haspopup]").click()
    sheet = ada.page.locator("dialog")
    expect(sheet.locator("#clause-game\\.goal")).to_be_visible()
    sheet.locator("nav button").last.click()
    expect(sheet.locator("h3").last).to_be_in_viewport()
    assert_fits(ada)
    expect(sheet.locator(".cross")).to_be_in_viewport(ratio=1)
    assert_accessible(ada)
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_refusal_leads_to_its_paragraph_of_the_rules(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.play(1)
    ada.wait_for_turn()
    while ada.phase != "tile":
        ada.decide()
        ada.wait_for_turn()
    ada.page.locator("header button[aria-haspopup]").click()
    expect(ada.page.locator("dialog h2")).to_have_text("Yangtze")
    ada.page.keyboard.press("Escape")
    ada.take_tile()
    ada.page.locator(".water .tile").last.click()
    ada.page.locator(".why button").click()
    expect(ada.page.locator("dialog .clause.asked")).to_be_in_viewport()


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_nothing_is_in_the_way_of_anybody(server: RunningServer, guests: Guests, appearance: str) -> None:
    """Names for screen readers, contrast, order of headings: what axe can see."""
    ada = guests(server, color_scheme=appearance, reduced_motion="reduce")
    ada.go_home()
    expect(ada.page.locator("article h2")).to_have_count(3)
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
