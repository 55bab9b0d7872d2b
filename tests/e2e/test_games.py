"""Whole games and broken ones, in real browsers against a real server."""

import re

import pytest
from playwright.sync_api import expect

import teahouse
from teahouse.core.match import Match
from teahouse.server.storage import Seat
from tests.e2e.browser import Guests
from tests.e2e.positions import find_match, guest_of, put_match
from tests.e2e.visitor import Visitor
from tests.server.running import RunningServer

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_whole_game_against_bots_by_clicking(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.play_to_the_end()
    places = [row.get_attribute("data-place") for row in ada.page.locator(".result tbody tr").all()]
    assert len(places) == 3 and places[0] == "1"
    assert ada.tiles_on_lake == 28
    assert "The festival is over." in " ".join(ada.log())


def test_two_browsers_against_each_other(server: RunningServer, guests: Guests) -> None:
    ada, bela = guests(server), guests(server)
    ada.create_table("me", "open")
    invitation = ada.page.locator(".invitation input").input_value()
    bela.go_to(invitation)
    expect(ada.page.locator(".lobby .name")).to_have_count(0)
    bela.page.locator(".lobby .name input").fill("Bela")
    bela.page.locator("li.open button").click()
    expect(ada.page.locator(".lobby li").last).to_contain_text("Bela")
    ada.page.locator(".lobby button.main").click()
    for _ in range(40):
        if ada.result.count() or bela.result.count():
            break
        ada.page.locator(".dock").wait_for()
        bela.page.locator(".dock").wait_for()
        acting = next((one for one in (ada, bela) if one.is_asked), None)
        if acting is None:
            ada.page.wait_for_timeout(20)
            continue
        before = acting.ply
        acting.decide(before * 5)
        for one in (ada, bela):
            expect(one.page.locator(f".board[data-ply='{before}']")).to_have_count(0)
    expect(ada.page.locator(".water .tile")).to_have_count(bela.tiles_on_lake)
    assert ada.tiles_on_lake > 8
    own_tiles = ada.page.locator(".hand button.tile").evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")
    assert not set(own_tiles) & set(
        bela.page.locator(".hand button.tile").evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")
    )


def test_hot_seat_covers_the_hand_between_turns(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.create_table("me", "me", "bot random")
    expect(ada.page.locator(".hand .back")).to_have_count(3)
    ada.play(12)
    ada.wait_for_turn()
    assert ada.tiles_on_lake >= 8


def test_a_spectator_sees_the_lake_and_no_hand(server: RunningServer, guests: Guests) -> None:
    ada, zoe = guests(server), guests(server)
    ada.play_at_once()
    ada.wait_for_turn()
    zoe.go_to(ada.page.url)
    expect(zoe.page.locator(".badge")).to_have_text("You are watching")
    ada.play(3)
    ada.wait_for_turn()
    expect(zoe.page.locator(".water .tile")).to_have_count(ada.tiles_on_lake)
    assert zoe.page.locator(".hand").count() == 0
    assert zoe.page.locator(".dock.asked").count() == 0


def test_reload_in_the_middle(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.play(4)
    ada.wait_for_turn()
    tiles, log = ada.tiles_on_lake, ada.log()
    ada.page.reload()
    ada.wait_for_turn()
    assert (ada.tiles_on_lake, ada.log()) == (tiles, log)
    ada.play(2)
    ada.wait_for_turn()


def test_server_killed_and_restarted_in_the_middle(own_server: RunningServer, guests: Guests) -> None:
    ada = guests(own_server)
    ada.play_at_once()
    ada.play(4)
    ada.wait_for_turn()
    tiles, log = ada.tiles_on_lake, ada.log()
    own_server.kill()
    expect(ada.page.get_by_text("The connection is broken")).to_be_visible()
    own_server.start()
    expect(ada.page.get_by_text("The connection is broken")).to_be_hidden(timeout=30_000)
    ada.wait_for_turn()
    assert (ada.tiles_on_lake, ada.log()) == (tiles, log)
    ada.play_to_the_end()


def test_undo_returns_the_choice(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.page.locator("details summary", has_text="All choices").click()
    ada.page.locator("details button").first.click()
    expect(ada.page.locator(".prompt[data-phase='cell']")).to_be_visible()
    ada.page.locator("button.undo").click()
    expect(ada.page.locator(".prompt[data-phase='tile']")).to_be_visible()
    ada.play(1)
    ada.wait_for_turn()
    assert ada.tiles_on_lake == 4


def test_a_placing_shows_what_it_brings_before_it_is_confirmed(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.take_tile()
    ada.page.locator(".shore.active").first.hover()
    expect(ada.page.locator(".considering .gains > li")).to_have_count(3)
    assert ada.tiles_on_lake == 1


@pytest.mark.parametrize("how", ["click", "button", "key", "wheel"])
def test_ways_to_turn_the_tile(server: RunningServer, guests: Guests, how: str) -> None:
    ada = guests(server)
    ada.play_at_once()
    tile = ada.page.locator(".hand button.tile").first
    before = tile.get_attribute("aria-label")
    ada.take_tile()
    ada.choose_cell()
    match how:
        case "click":
            ada.page.locator(".shore.chosen").click()
        case "button":
            ada.page.locator(".tools button").nth(1).click()
        case "key":
            ada.page.keyboard.press("r")
        case "wheel":
            ada.page.locator(".shore.chosen").hover()
            ada.page.mouse.wheel(0, 100)
    expect(tile).not_to_have_attribute("aria-label", before or "")


def test_two_fingers_turn_the_tile(server: RunningServer, guests: Guests) -> None:
    ada = guests(server, has_touch=True)
    ada.play_at_once()
    tile = ada.page.locator(".hand button.tile").first
    before = tile.get_attribute("aria-label")
    ada.take_tile()
    ada.choose_cell()
    box = ada.page.locator(".water svg").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = ada.page.context.new_cdp_session(ada.page)
    for kind, (dx, dy) in (("touchStart", (40, 0)), ("touchMove", (20, 35)), ("touchMove", (0, 40))):
        points = [{"x": x - dx, "y": y - dy, "id": 0}, {"x": x + dx, "y": y + dy, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tile).not_to_have_attribute("aria-label", before or "")


def test_an_illegal_click_is_answered_with_the_clause(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.play(1)
    ada.wait_for_turn()
    tiles = ada.tiles_on_lake
    ada.page.locator(".water .tile").last.click()
    expect(ada.page.locator(".why")).to_have_text("Choose a tile of your hand first.")
    ada.take_tile()
    ada.page.locator(".water .tile").last.click()
    expect(ada.page.locator(".why")).to_contain_text("A tile is laid on an empty space.")
    ada.page.locator(".water .tile").first.click()
    expect(ada.page.locator(".why")).to_have_text("Nothing can be laid on the start tile.")
    ada.page.locator(".water svg").click(position={"x": 4, "y": 4})
    expect(ada.page.locator(".why")).to_have_text(re.compile("edge to edge"))
    assert ada.tiles_on_lake == tiles


def test_a_game_by_keyboard_alone(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    ada.page.locator(".hand button.tile").first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(".shore.active").first.focus()
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("r")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".considering button.main")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".water .tile")).to_have_count(4)


def test_an_unknown_table_is_said_to_be_unknown(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.go_to(f"{server.address}/table/nowhere")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such table.")


def offered(match: Match) -> list[str]:
    """What can be chosen now, in notation."""
    return [] if match.over else [match.game.format(action) for action in match.legal()]


def sit_down(server: RunningServer, visitor: Visitor, match: Match) -> None:
    """Open a table at this position; all seats are the visitor's."""
    me = Seat("guest", guest_of(visitor))
    visitor.go_to(f"{server.address}/table/{put_match(server, match, [me] * match.game.players)}")
    visitor.page.locator(".cover button").click()
    visitor.dock.wait_for()


def assert_nothing_is_cut_off(visitor: Visitor) -> None:
    """Whatever can be clicked in the dock lies within it."""
    dock = visitor.page.locator(".dock")
    assert dock.evaluate("dock => dock.scrollWidth <= dock.clientWidth")
    for button in dock.locator("button").all():
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth + 1"), button.inner_text()


@pytest.mark.parametrize("language", ["en", "ru", "es"])
def test_every_reward_is_seen_on_a_phone(server: RunningServer, guests: Guests, language: str) -> None:
    def many(match: Match) -> bool:
        return {"seven", "pairs"} <= {words.split()[1] for words in offered(match) if words.startswith("reward")}

    match = find_match(teahouse.game("yangtze", players=2), many)
    ada = guests(server, locale=language, **PHONE)
    sit_down(server, ada, match)
    expect(ada.page.locator(".dock .reward")).to_have_count(len(offered(match)) - 1)
    assert_nothing_is_cut_off(ada)
    ada.page.locator(".dock .reward").last.click()
    expect(ada.page.locator(".prompt:not([data-phase='reward'])")).to_be_visible()


def test_an_exchange_in_the_last_turn_on_a_desktop(server: RunningServer, guests: Guests) -> None:
    """It is said to be the last turn, seven colours stand in a row, and a «why not» goes with the next choice."""
    game = teahouse.game("yangtze", players=2)
    match = find_match(game, lambda match: "no exchange" in offered(match) and bool(match.view(0)["state"]["final"]))
    ada = guests(server)
    sit_down(server, ada, match)
    expect(ada.page.locator(".prompt")).to_have_text("Last turn: pay two boats to exchange a lantern?")
    for side in ("give", "take"):
        cards = ada.page.locator(f".{side} .card-button").all()
        assert len({box["y"] for card in cards if (box := card.bounding_box())}) == 1
    ada.page.locator(".give .card-button.impossible").first.click()
    expect(ada.page.locator(".why")).to_be_visible()
    ada.page.locator(".give .card-button:not(.impossible)").first.click()
    expect(ada.page.locator(".why")).to_have_count(0)


def test_how_many_lanterns_must_go(server: RunningServer, guests: Guests) -> None:
    game = teahouse.game("yangtze", players=2)
    match = find_match(game, lambda match: any(words.startswith("discard") for words in offered(match)))
    ada = guests(server)
    sit_down(server, ada, match)
    held = sum(match.view(0)["state"]["players"][match.to_act[0]]["cards"])
    expect(ada.page.locator(".prompt")).to_have_text(f"No more than 12 lanterns: discard {held - 12}")


def test_the_reckoning_fits_a_phone(server: RunningServer, guests: Guests) -> None:
    match = find_match(teahouse.game("yangtze", players=4), lambda match: match.over)
    ada = guests(server, locale="ru", **PHONE)
    me = Seat("guest", guest_of(ada))
    ada.go_to(f"{server.address}/table/{put_match(server, match, [me, *[Seat('bot', level='random')] * 3])}")
    table = ada.page.locator(".reckoning .wide")
    expect(table.locator("thead th")).to_have_count(4)
    assert table.evaluate("table => table.scrollWidth <= table.clientWidth")


def test_escape_by_keyboard_returns_to_what_was_chosen(server: RunningServer, guests: Guests) -> None:
    ada = guests(server)
    ada.play_at_once()
    tile = ada.page.locator(".hand button.tile").first
    tile.focus()
    ada.page.keyboard.press("Enter")
    cell = ada.page.locator(".shore.active").first
    cell.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".considering button.main")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(cell).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(tile).to_be_focused()
