"""Yellow & Yangtze in a real browser against a real server: whole games, every dialogue, keyboard, weight."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import ROOT, Guests
from tests.e2e.positions import sit_down
from tests.e2e.ruler import Ruler
from tests.e2e.test_page import assert_accessible, assert_fits
from tests.e2e.visitor import MISSING_MESSAGE, Visitor
from tests.server.running import RunningServer

CHUNK = 80 * 1024  # bytes, compressed
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def seated(server: RunningServer, guests: Guests) -> Callable[..., Ruler]:
    """Somebody who sits down at a saved position and plays for everybody."""

    def sit(position: str, **settings: object) -> Ruler:
        visitor = guests(server, **({"reduced_motion": "reduce"} | settings))
        sit_down(server, visitor, f"yellow_yangtze/{position}")
        ruler = Ruler(visitor)
        ruler.uncover()
        return ruler

    return sit


# Whole games


@pytest.mark.parametrize(("seats", "options"), [
    (("me", "bot greedy"), ["short"]),
    (("bot greedy", "me", "bot random"), ["open_scores"]),
    (("me", "bot random", "bot greedy", "me"), []),
])  # fmt: skip
def test_a_whole_game_by_clicking(
    server: RunningServer, guests: Guests, seats: tuple[str, ...], options: list[str]
) -> None:
    ada = guests(server, reduced_motion="reduce")
    open_table(ada, seats, options)
    ruler = Ruler(ada)
    ruler.play_to_the_end()
    rows = ada.page.locator(".reckoning tbody tr")
    expect(rows).to_have_count(len(seats))
    scores = [int(text) for text in ada.page.locator(".reckoning .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert scores == [int(text) for text in ada.page.locator(".result td:last-child").all_inner_texts()]
    assert not MISSING_MESSAGE.search(ada.text())


def open_table(visitor: Visitor, seats: tuple[str, ...], options: list[str]) -> None:
    """Make a table of Yellow & Yangtze on the home page."""
    visitor.go_home()
    visitor.page.locator("select[name=game]").select_option("yellow_yangtze")
    visitor.page.locator("select[name=players]").select_option(str(len(seats)))
    for option in options:
        visitor.page.locator(f"input[name={option}]").check()
    for seat, wish in enumerate(seats):
        visitor.page.locator(f"select[data-seat='{seat}']").select_option(wish)
    visitor.page.locator("form button.main").click()
    visitor.page.wait_for_url("**/table/*")


# Every dialogue, each reloaded in the middle


def reload(ruler: Ruler) -> None:
    """Load the page anew; the same is asked, in the same words."""
    before = (ruler.task, ruler.prompt, ruler.visitor.ply, ruler.targets.count(), ruler.corners.count())
    dialogue = ruler.strengths()
    ruler.page.reload()
    ruler.uncover()
    assert (ruler.task, ruler.prompt, ruler.visitor.ply, ruler.targets.count(), ruler.corners.count()) == before
    assert ruler.strengths() == dialogue


def test_revolt_attacking(seated: Callable[..., Ruler]) -> None:
    ada = seated("attack")
    assert ada.task == "attack"
    reload(ada)
    before = ada.strengths()
    ada.give(2)
    ada.conflict.locator("input[type=checkbox]").check()
    expect(ada.conflict.locator(".extra")).to_have_text("+3")
    assert_accessible(ada.visitor)
    ada.conflict.locator("button.main").click()
    ada.uncover()
    expect(ada.conflict.locator(".strength").first).to_have_text(str(before[0] + 3))
    ada.decide()
    ada.wait_for_outcome()
    after = ada.strengths()
    won = "attacks" if after[0] > after[1] else "defends"
    expect(ada.conflict.locator(".won")).to_contain_text(won)
    expect(ada.conflict.locator(".outcome li")).to_have_count(2)
    ada.conflict.locator(".cross").click()
    expect(ada.conflict).to_have_count(0)


def test_revolt_defending(seated: Callable[..., Ruler]) -> None:
    ada = seated("defence")
    assert ada.task == "defence"
    reload(ada)
    expect(ada.page.locator(".mark.one, .mark.two")).to_have_count(2)
    before = ada.strengths()
    ada.give(1)
    ada.conflict.locator("button.main").click()
    ada.wait_for_outcome()
    assert ada.strengths() == [before[0], before[1] + 1]


def test_war_numbers_grow_as_support_comes_in(seated: Callable[..., Ruler]) -> None:
    """Three people at one screen: each sees what was given before, and who may still add."""
    ada = seated("support")
    first = ada.strengths()
    expect(ada.conflict.locator(".helpers li")).to_have_count(3)
    expect(ada.conflict.locator(".helpers li.done")).to_have_count(0)
    ada.give(2)
    ada.conflict.locator("button.side").nth(1).click()
    expect(ada.conflict.locator(".side[data-side='2'] .extra")).to_have_text("+2")
    assert_accessible(ada.visitor)
    ply = ada.visitor.ply
    ada.conflict.locator("button.main").click()
    ada.wait_for_ply(ply)
    ada.uncover()
    assert ada.strengths() == [first[0], first[1] + 2]
    expect(ada.conflict.locator(".helpers li.done")).to_have_count(1)
    expect(ada.page.locator(".border.one, .border.two")).to_have_count(2)
    reload(ada)
    ada.skip()
    ada.uncover()
    ada.decide(1)
    ada.wait_for_outcome()


def test_war_support_of_the_active_player_decides(seated: Callable[..., Ruler]) -> None:
    ada = seated("support-last")
    reload(ada)
    before = ada.strengths()
    expect(ada.conflict.locator(".helpers li.done")).to_have_count(2)
    ada.give(2)
    ada.conflict.locator("button.side").first.click()
    ply = ada.visitor.ply
    ada.conflict.locator("button.main").click()
    ada.wait_for_ply(ply)
    ada.wait_for_outcome()
    assert ada.strengths() == [before[0] + 2, before[1]]


def test_war_of_three_states(seated: Callable[..., Ruler]) -> None:
    ada = seated("three-states")
    reload(ada)
    assert len(ada.strengths()) == 3
    expect(ada.page.locator(".border.three")).to_have_count(1)
    for _ in range(3):
        ada.decide()
    ada.uncover()
    assert ada.task in ("winner", "casualties", "none")


def test_war_tie(seated: Callable[..., Ruler]) -> None:
    ada = seated("winner")
    assert ada.task == "winner"
    reload(ada)
    assert_accessible(ada.visitor)
    sides = ada.conflict.locator("button.side")
    assert sides.count() >= 2
    expect(ada.conflict.locator("button.main")).to_be_disabled()
    sides.last.click()
    ada.conflict.locator("button.main").click()
    ada.wait_for_outcome()
    expect(ada.conflict.locator(".won")).to_have_count(1)


def test_casualties_are_picked_on_the_map(seated: Callable[..., Ruler]) -> None:
    ada = seated("casualties")
    reload(ada)
    owed, soldiers = int(ada.prompt_number()), ada.page.locator(".tile[data-colour=red]").count()
    confirm = ada.page.locator(".dock .tools button.main")
    for k in range(owed):
        expect(confirm).to_be_disabled()
        ada.targets.nth(k).click()
    ada.targets.nth(0).click()
    expect(confirm).to_be_disabled()
    ada.targets.nth(0).click()
    expect(confirm).to_be_enabled()
    assert_accessible(ada.visitor)
    confirm.click()
    expect(ada.conflict.locator(".outcome")).to_contain_text(f"{owed} on the board")
    expect(ada.page.locator(".tile[data-colour=red]")).to_have_count(soldiers - owed)


def test_pagoda_and_which_one_moves(seated: Callable[..., Ruler]) -> None:
    ada = seated("pagoda")
    assert ada.task == "pagoda" and ada.corners.count() >= 2
    reload(ada)
    assert_accessible(ada.visitor)
    ada.corners.first.click()
    ada.confirm()
    expect(ada.page.locator(".prompt")).to_have_attribute("data-task", "move")
    reload(ada)
    expect(ada.corners).to_have_count(2)
    expect(ada.page.locator(".pointed")).to_have_count(3)
    moved = ada.corners.last.get_attribute("data-triangle")
    ada.corners.last.click()
    ada.confirm()
    expect(ada.page.locator(f".pagoda[data-triangle='{moved}']")).to_have_count(0)
    expect(ada.page.locator(".pagoda")).to_have_count(2)


def test_a_pagoda_can_be_declined(seated: Callable[..., Ruler]) -> None:
    ada = seated("pagoda")
    ply = ada.visitor.ply
    ada.skip()
    ada.wait_for_ply(ply)


def test_a_chain_of_farmers_goes_on_with_one_click(seated: Callable[..., Ruler]) -> None:
    ada = seated("farmer")
    reload(ada)
    ply, space = ada.visitor.ply, ada.targets.first.get_attribute("data-space")
    ada.targets.first.click()
    ada.wait_for_ply(ply)
    expect(ada.page.locator(f".tile[data-space='{space}'][data-colour=blue]")).to_have_count(1)


def test_market(seated: Callable[..., Ruler]) -> None:
    ada = seated("market")
    reload(ada)
    assert_accessible(ada.visitor)
    offered = ada.page.locator("button[data-take]")
    colour = offered.first.get_attribute("data-take") or ""
    ada.page.locator(f".supply button[data-market={colour}]").first.click()
    expect(ada.page.locator(".log")).to_contain_text(f"takes {colour} from the market")


def test_riot_is_a_mode_that_can_be_left(seated: Callable[..., Ruler]) -> None:
    ada = seated("riot")
    ada.act("riot")
    expect(ada.page.locator(".prompt")).to_have_attribute("data-task", "riot")
    ada.page.get_by_role("button", name="One farmer and the leader").click()
    ada.targets.first.click()
    assert_accessible(ada.visitor)
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    assert ada.task == "none"
    farmers, tiles = ada.hand().count("blue"), ada.page.locator(".map .tile").count()
    ada.act("riot")
    ada.targets.first.click()
    ada.confirm()
    expect(ada.page.locator(".map .tile")).to_have_count(tiles - 1)
    assert ada.hand().count("blue") == farmers - 2


def test_the_server_asks_for_the_target_of_a_riot_begun_in_words(seated: Callable[..., Ruler]) -> None:
    ada = seated("riot")
    ada.page.locator("details summary", has_text="All choices").click()
    ada.page.locator("details button", has_text="riot for two farmers").click()
    expect(ada.page.locator(".prompt")).to_have_attribute("data-phase", "riot")
    reload(ada)
    ply = ada.visitor.ply
    ada.targets.first.click()
    ada.confirm()
    ada.wait_for_ply(ply)


def test_establishing_is_a_mode(seated: Callable[..., Ruler]) -> None:
    ada = seated("establish")
    ada.act("establish")
    ada.corners.first.click()
    assert_accessible(ada.visitor)
    ply = ada.visitor.ply
    ada.confirm()
    ada.wait_for_ply(ply)
    expect(ada.page.locator(".log")).to_contain_text("pays for a pagoda")


def test_replacing_is_a_mode(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    ada.act("replace")
    for _ in range(3):
        ada.page.locator(".hand button[data-colour]").first.click()
    ada.page.locator("button[data-aside]").first.click()
    expect(ada.page.locator("button[data-aside]")).to_have_count(2)
    assert_accessible(ada.visitor)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".hand button[data-colour]")).to_have_count(6)
    ada.replace_all()
    expect(ada.page.locator(".log")).to_contain_text("replaces 6 tiles")


def test_a_replacement_begun_in_words_can_be_taken_back(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    ada.page.locator("details summary", has_text="All choices").click()
    ada.page.locator("details button", has_text="Replace a").first.click()
    expect(ada.page.locator(".prompt")).to_have_attribute("data-phase", "replace")
    reload(ada)
    ada.page.locator(".undo").click()
    expect(ada.page.locator(".prompt")).to_have_attribute("data-phase", "action")
    expect(ada.page.locator(".hand button[data-colour]")).to_have_count(6)


def test_a_leader_comes_goes_and_is_taken_back(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    standing = ada.page.locator(".piece").count()
    colour = ada.page.locator("button.leader:not(.out)").first.get_attribute("data-leader") or ""
    ada.take_leader(colour)
    target = next(one for one in ada.targets.all() if "Revolt" not in weigh(ada, one.get_attribute("data-space") or ""))
    target.click()
    expect(ada.page.locator(".piece")).to_have_count(standing + 1)
    ada.page.locator(".undo").click()
    expect(ada.page.locator(".piece")).to_have_count(standing)
    out = ada.page.locator("button.leader.out").first
    out.click()
    ada.page.locator(".dock .withdraw").click()
    expect(ada.page.locator(".piece")).to_have_count(standing - 1)


def weigh(ruler: Ruler, space: str) -> str:
    """Choose a space and read what would come of it."""
    ruler.choose(space)
    return ruler.page.locator(".consequences").inner_text()


def test_the_turn_ends_with_the_second_click(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    ply = ada.visitor.ply
    ada.act("end")
    expect(ada.page.locator("[data-act=end]")).to_have_text("End with 2 actions unused?")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-act=end]")).to_have_text("End the turn")
    ada.act("end")
    ada.act("end")
    ada.wait_for_ply(ply)


def test_a_spectator_sees_the_war_and_no_hand(server: RunningServer, guests: Guests) -> None:
    ada, zoe = guests(server), guests(server)
    sit_down(server, ada, "yellow_yangtze/support")
    zoe.go_to(ada.page.url)
    watched = Ruler(zoe)
    watched.conflict.wait_for()
    ada_first = Ruler(ada)
    ada_first.uncover()
    before = ada_first.strengths()
    assert watched.strengths() == before
    ada_first.give(1)
    ada_first.conflict.locator("button.side").first.click()
    ada_first.conflict.locator("button.main").click()
    expect(watched.conflict.locator(".strength").first).to_have_text(str(before[0] + 1))
    assert zoe.page.locator(".own, .dock.asked, .conflict button.main").count() == 0
    expect(zoe.page.locator(".points.hidden")).to_have_count(3)


# What the board tells


def test_a_traders_point_is_foretold_though_the_market_comes_first(seated: Callable[..., Ruler]) -> None:
    ada = seated("middle")
    ada.take_tile("green")
    ada.choose("1,9")
    expect(ada.page.locator(".consequences")).to_contain_text("+1")
    expect(ada.page.locator(".consequences")).not_to_contain_text("No point")


def test_what_the_others_did_is_marked_and_what_vanished_is_told(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    ada.page.locator("button.leader.out").first.click()
    ply = ada.visitor.ply
    ada.page.locator(".dock .withdraw").click()
    ada.wait_for_ply(ply)
    ada.act("end")
    ada.act("end")
    ada.page.locator(".cover button").click()
    expect(ada.page.locator(".caption")).to_contain_text("withdraws the")
    expect(ada.page.locator(".last.gone")).not_to_have_count(0)


def test_the_hand_stays_in_its_place_and_the_map_in_sight(seated: Callable[..., Ruler]) -> None:
    ada = seated("middle")
    hand = ada.page.locator(".own .hand")
    before = hand.bounding_box()
    ada.take_tile(ada.hand()[-1])
    expect(ada.page.locator(".dock .tools")).to_be_visible()
    assert hand.bounding_box() == before
    ada.page.locator(".log").scroll_into_view_if_needed()
    expect(ada.page.locator("svg.map")).to_be_in_viewport(ratio=0.9)


def test_why_not(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    why = ada.page.locator(".dock .why")
    ada.page.locator(".map .tile").first.click()
    expect(why).to_have_text("Take up a tile or a leader first.")
    colour = next(colour for colour in ada.hand() if colour != "blue")
    ada.take_tile(colour)
    ada.page.locator(".map .tile").first.click()
    expect(why).not_to_have_text("Take up a tile or a leader first.")
    expect(why).to_have_count(1)


def test_strengths_where_something_threatens(seated: Callable[..., Ruler]) -> None:
    ada = seated("middle")
    ada.page.keyboard.press("s")
    expect(ada.page.locator(".threat").first).to_be_visible()
    states = ada.page.locator(".border.calm").count()
    leaders = ada.page.locator(".piece").count()
    expect(ada.page.locator(".mark")).to_have_count(states + leaders)
    ada.page.keyboard.press("s")
    expect(ada.page.locator(".mark")).to_have_count(0)
    ada.page.locator(".piece").first.hover(force=True)
    expect(ada.page.locator(".mark").first).to_be_visible()


def test_the_log_points_at_the_board(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    entry = ada.page.locator(".log li button", has_text="places").first
    entry.hover()
    expect(ada.page.locator(".pointed")).to_have_count(1)
    ada.page.locator(".prompt").hover()
    expect(ada.page.locator(".pointed")).to_have_count(0)
    ada.page.locator(".log ol").focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator(".log li button").first).to_be_focused()


def test_own_points_are_open_and_others_are_behind_their_screens(seated: Callable[..., Ruler]) -> None:
    ada = seated("middle")
    players = ada.page.locator("[aria-label='Players'] li")
    expect(players.locator(".lowest")).to_have_count(1)
    expect(players.locator(".points.hidden")).to_have_count(3)


def test_the_end_shows_everything(seated: Callable[..., Ruler]) -> None:
    ada = seated("nearly-over")
    ada.play_to_the_end()
    expect(ada.page.locator(".reckoning .gold").first).to_be_visible()
    expect(ada.page.locator("[aria-label='Players'] .lowest")).to_have_count(3)
    expect(ada.page.locator("[aria-label='Players'] .known").first).to_contain_text("hand")
    assert_accessible(ada.visitor)


# By keyboard


def test_a_tile_is_placed_by_keyboard_alone(seated: Callable[..., Ruler]) -> None:
    ada = seated("early")
    keys = ada.page.keyboard
    tiles = ada.page.locator(".map .tile").count()
    colour = next(colour for colour in ada.hand() if colour in ("black", "red"))
    keys.press("1" if colour == "black" else "2")
    expect(ada.page.locator(".prompt")).to_have_attribute("data-task", "tile")
    keys.press("n")
    expect(ada.page.locator(".cursor")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    keys.press("n")
    expect(ada.page.locator(".cursor")).to_have_attribute("aria-label", re.compile("possible"))
    keys.press("Enter")
    expect(ada.page.locator(".dock .tools button.main")).to_be_focused()
    keys.press("Enter")
    expect(ada.page.locator(".map .tile")).to_have_count(tiles + 1)


def test_a_corner_is_chosen_by_keyboard(seated: Callable[..., Ruler]) -> None:
    ada = seated("pagoda")
    ada.corners.first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".dock .tools button.main")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".prompt")).to_have_attribute("data-task", "move")


# Bad input


def test_a_newer_game_than_the_page_asks_to_reload(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    older = {"rules_version": 0}
    ada.page.route("**/api/games/yellow_yangtze", lambda route: route.fulfill(json=route.fetch().json() | older))
    open_table(ada, ("me", "bot random"), [])
    expect(ada.page.locator("[role=alert]")).to_contain_text("has changed since this page was loaded")
    assert ada.page.locator(".board").count() == 0
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Reload").click()
    ada.dock.wait_for()


def test_a_view_that_the_board_cannot_draw_asks_to_reload(server: RunningServer, guests: Guests) -> None:
    """The descriptor lacks what a newer game would need: no broken board, but a way out."""
    ada = guests(server)
    nothing: dict[str, object] = {"domains": {}}
    ada.page.route("**/api/games/yellow_yangtze", lambda route: route.fulfill(json=route.fetch().json() | nothing))
    open_table(ada, ("me", "bot random"), [])
    expect(ada.page.get_by_role("button", name="Reload")).to_be_visible()


# Languages, sizes, weight


@pytest.mark.parametrize(
    ("position", "language"), [("attack", "es"), ("support", "ru"), ("casualties", "es"), ("middle", "ru")]
)
def test_every_word_is_there_at_phone_size(seated: Callable[..., Ruler], position: str, language: str) -> None:
    ada = seated(position, locale=language, color_scheme="dark" if language == "ru" else "light", **PHONE)
    assert not MISSING_MESSAGE.search(ada.visitor.text())
    assert_fits(ada.visitor)
    assert_accessible(ada.visitor)


def test_a_phone_enlarges_the_map(seated: Callable[..., Ruler]) -> None:
    ada = seated("middle", **PHONE)
    for _ in range(2):
        ada.page.get_by_role("button", name="Enlarge").tap()
    width = "document.querySelector('.map .tile').getBoundingClientRect().width"
    ada.page.wait_for_function(f"{width} > 40", timeout=5_000)
    assert_fits(ada.visitor)


def test_the_chunks_are_light() -> None:
    chunks = list(Path(ROOT / "src/teahouse/server/static/assets").glob("Board-*.js"))
    assert chunks
    assert max(len(gzip.compress(chunk.read_bytes())) for chunk in chunks) < CHUNK
