"""Madame Ching in real browsers against a real server: whole games, every dialogue, and what others see of it."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count

import pytest
from playwright.sync_api import WebSocketRoute, expect

import teahouse
from teahouse.core.match import Match
from teahouse.games.madame_ching.state import Phase
from teahouse.server.storage import Seat
from tests.e2e.browser import ROOT, Guests
from tests.e2e.captain import Captain
from tests.e2e.positions import find_match, guest_of, put_match
from tests.e2e.visitor import MISSING_MESSAGE
from tests.server.running import RunningServer

CHUNK = 80 * 1024  # bytes on the wire

KINDS: dict[str, dict[str, int]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "teams": {"players": 4, "teams": 1},
}


def sail(guests: Guests, server: RunningServer, **settings: object) -> Captain:
    """Somebody new at a browser."""
    visitor = guests(server, **({"reduced_motion": "reduce"} | settings))
    return Captain(visitor.page, visitor.address)


def assert_accessible(captain: Captain) -> None:
    """Nothing that axe calls serious."""
    captain.page.add_script_tag(path=ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
    found = captain.page.evaluate("axe.run().then(({ violations }) => violations)")
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in serious] == []


# Whole games


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_by_clicking_what_the_page_offers(server: RunningServer, guests: Guests, kind: str) -> None:
    ada = sail(guests, server)
    options = KINDS[kind]
    ada.create("me", *["bot greedy"] * (options["players"] - 1), teams=bool(options.get("teams")))
    asked = ada.play_inside(seed=options["players"])
    assert asked["pick"] >= 10 and asked["turn"] >= 10
    assert not MISSING_MESSAGE.search(ada.text())
    totals = [int(cell) for cell in ada.page.locator("[data-total]").all_inner_texts()]
    scores = [int(row) for row in ada.page.locator(".result tbody td:last-child").all_inner_texts()]
    if kind == "teams":
        assert sorted(scores) == sorted([totals[0] + totals[2]] * 2 + [totals[1] + totals[3]] * 2)
    else:
        assert sorted(scores) == sorted(totals)
    assert_accessible(ada)


def test_hot_seat_two_people_share_a_screen(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server)
    ada.create("me", "me")
    expect(ada.page.locator(".hand .slot:not(button)")).to_have_count(5)
    ada.click(".cover button")
    ada.card("hand").click()
    ada.confirm()
    expect(ada.page.locator("[data-picks='0 1']")).to_be_visible()
    ada.card("hand").click()
    ada.confirm()
    ada.click(".cover button")
    expect(ada.page.locator("[data-picks='1 0'] .open")).to_have_count(2)
    assert ada.page.locator("[data-picks='0 2'] .own").count() == 0, "the other's picks stay face down"


# Every dialogue


def offers(verb: str, at_least: int = 1) -> Callable[[Match], bool]:
    """Positions in which the one seat to act has so many actions of a verb."""

    def wanted(match: Match) -> bool:
        if len(match.to_act) != 1:
            return False
        declared = match.game.blueprint.verbs[verb]
        legal = match.legal(match.to_act[0])
        return bool(((legal >= declared.first) & (legal < declared.first + declared.count)).sum() >= at_least)

    return wanted


def robbed(match: Match) -> bool:
    """The one seat to act has lost a gem or an encounter card, and the attacker has ended the turn."""
    last = match.events(max(0, match.ply - 2))
    victims = [event["target"] for event in last if event["kind"] in ("stole-gem", "stole-encounter")]
    return list(match.to_act) == victims


def phase_of(match: Match) -> Phase:
    return Phase(match.view()["state"]["phase"])


def use(name: str, then: str) -> Callable[[Captain], None]:
    """Take a skill or an encounter card up and click in its panel."""

    def act(captain: Captain) -> None:
        captain.tool(name).click()
        expect(captain.page.locator(".about p").first).not_to_be_empty()
        captain.click(then)

    return act


def by_night(captain: Captain) -> None:
    captain.tool("lantern").click()
    captain.card("hand").click()
    ghost = captain.page.locator(".ghost").get_attribute("data-ghost")
    own = captain.page.locator(".junk.sailing")
    captain.confirm()
    expect(own).to_have_attribute("data-cell", ghost or "")


def with_helmsmen(captain: Captain) -> None:
    captain.tool("helmsmen").click()
    ghost = captain.page.locator(".ghost").get_attribute("data-ghost")
    own = captain.page.locator(".junk.sailing")
    captain.click(".about .main")
    expect(own).to_have_attribute("data-cell", ghost or "")


def by_symbols(captain: Captain) -> None:
    """Take symbols up one by one until they make a set."""
    skill = captain.page.locator(".skill.lit").first.get_attribute("data-skill")
    wanted = ["map", "lantern", "sword", "kite"] if skill == "crew" else [skill] * 3
    for symbol in wanted:
        captain.page.locator(f".symbol[data-symbol='{symbol}'][aria-pressed=false]").first.click()
    expect(captain.page.locator(f".skill[data-skill='{skill}']")).to_have_attribute("aria-pressed", "true")
    captain.confirm()


def choose(*selectors: str) -> Callable[[Captain], None]:
    """Click one thing after the other."""

    def act(captain: Captain) -> None:
        for selector in selectors:
            captain.click(selector)

    return act


@dataclass(frozen=True)
class Dialogue:
    """A question: where it comes up, how it is answered by clicking, and what the log says then."""

    kind: str
    wanted: Callable[[Match], bool]
    act: Callable[[Captain], None]
    said: str


CONFIRM = ".confirm"
DIALOGUES = {
    "junk": Dialogue("two", offers("junk"), choose(".choice >> nth=1", CONFIRM), ""),
    "junk on the sea": Dialogue("two", offers("junk"), choose(".junk.lit", CONFIRM), ""),
    "mission": Dialogue(
        "three", offers("mission", 2), choose(".dock .ticket >> nth=1", CONFIRM), "carries out mission"
    ),
    "mission on the sea": Dialogue(
        "four", offers("mission", 2), choose(".mission.lit", CONFIRM), "carries out mission"
    ),
    "meteorology": Dialogue(
        "three", offers("meteorology"), choose(".dock .ticket >> nth=-1", CONFIRM), "uses Meteorology"
    ),
    "set": Dialogue("three", offers("set", 2), by_symbols, "gains"),
    "no set": Dialogue("four", offers("set"), choose(".dock .reply"), "exchanges no more symbols"),
    "madame ching": Dialogue("four", offers("ching"), use("madame-ching", ".about .target.lit"), "plays Madame Ching"),
    "keep": Dialogue("teams", offers("pass"), choose(".reply.main"), ""),
    "pass": Dialogue("teams", offers("pass"), choose(".reply:not(.main)"), "passes"),
    "take": Dialogue("three", offers("take", 2), choose(".display .lit[data-card]", CONFIRM), "takes card"),
    "take hidden": Dialogue("two", offers("take-hidden"), choose(".display .lit", CONFIRM), "takes the face-down card"),
    "cartography": Dialogue("three", offers("cartography"), use("map", ".about .main"), "uses Cartography"),
    "night navigation": Dialogue("three", offers("night", 2), by_night, "sails by night"),
    "combat": Dialogue("four", offers("combat", 2), use("sword", ".about .target.lit"), "uses Combat"),
    "thief": Dialogue("four", offers("thief", 2), use("thief", ".about .target.lit"), "plays Thief"),
    "siren": Dialogue("three", offers("siren"), use("siren", ".about .main"), "plays Siren"),
    "traitor": Dialogue("two", offers("traitor"), use("traitor", ".about .target.lit"), "plays Traitor"),
    "old sailor": Dialogue("three", offers("old-sailor"), use("old-sailor", ".about .main"), "plays Old Sailor"),
    "helmsmen": Dialogue("two", offers("helmsmen"), with_helmsmen, "sails with Helmsmen"),
    "soothsayer": Dialogue("three", offers("soothsayer"), use("soothsayer", ".about .main"), "plays Soothsayer"),
    "shield": Dialogue("three", offers("shield"), choose(".reply.main"), "is shielded by Helmsmen"),
    "no shield": Dialogue("three", offers("no-shield"), choose(".reply >> nth=-1"), ""),
    "turn a card": Dialogue("two", offers("turn"), choose(".dock .expedition .card-button", CONFIRM), "turns"),
    "seize": Dialogue("three", offers("seize", 2), choose(".dock .cards .card-button", CONFIRM), "seizes"),
    "give": Dialogue(
        "three",
        lambda match: phase_of(match) is Phase.GIVE,
        choose(".hand .lit", CONFIRM),
        "gives",
    ),
    "gift": Dialogue("teams", offers("no-gift"), choose(".hand .lit", CONFIRM), "gives"),
    "no gift": Dialogue("teams", offers("no-gift"), choose(".dock .reply"), ""),
    "gift returned": Dialogue(
        "teams",
        lambda match: phase_of(match) is Phase.GIFT and not offers("no-gift")(match),
        choose(".hand .lit", CONFIRM),
        "gives",
    ),
}


@cache
def position(kind: str, wanted: Callable[[Match], bool]) -> Match:
    """A position of a kind of game, looked for once."""
    return find_match(teahouse.game("madame_ching", **KINDS[kind]), wanted)


def sit_down(server: RunningServer, captain: Captain, match: Match) -> None:
    """Open a table at a position; the captain has the seat that is to act, random bots the others."""
    acting = match.to_act[0] if match.to_act else 0
    me = Seat("guest", guest_of(captain))
    seats = [me if seat == acting else Seat("bot", level="random") for seat in range(match.game.players)]
    captain.go_to(f"{server.address}/table/{put_match(server, match, seats)}")
    captain.dock.wait_for()


@pytest.mark.parametrize("name", DIALOGUES)
def test_every_dialogue_by_clicking_and_after_a_reload(server: RunningServer, guests: Guests, name: str) -> None:
    dialogue = DIALOGUES[name]
    match = position(dialogue.kind, dialogue.wanted)
    ada = sail(guests, server, color_scheme="dark" if len(name) % 2 else "light")
    sit_down(server, ada, match)
    expect(ada.page.locator(".dock.asked")).to_be_visible()
    phase, prompt = ada.phase, ada.page.locator(".prompt").inner_text()
    assert phase == phase_of(match).name.lower()
    assert_accessible(ada)
    ada.page.reload()
    expect(ada.page.locator(".dock.asked .prompt")).to_have_text(prompt)
    dialogue.act(ada)
    ada.wait_beyond(match.ply)
    if dialogue.said:
        expect(ada.page.locator(".log ol")).to_contain_text(dialogue.said)
    assert not MISSING_MESSAGE.search(ada.text())


# Secret picks


class HeldBack:
    """Messages of the server to one page, which can be held back for a while."""

    def __init__(self, captain: Captain) -> None:
        self.held: list[str | bytes] | None = None
        captain.page.route_web_socket("**/ws", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if self.held is None:
            self.page.send(message)
        else:
            self.held.append(message)

    def release(self) -> None:
        """Deliver what was held back, and everything from now on."""
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def two_at_a_table(server: RunningServer, guests: Guests) -> tuple[Captain, Captain]:
    """Two people with a browser each, who play alone against each other."""
    ada, bela = sail(guests, server), sail(guests, server)
    ada.create("me", "open")
    bela.go_to(ada.page.locator(".invitation input").input_value())
    bela.click("li.open button")
    ada.click(".lobby button.main")
    for one in (ada, bela):
        expect(one.page.locator(".dock.asked")).to_be_visible()
    return ada, bela


def pick(captain: Captain) -> str:
    """Pick the first card of the hand; return its number."""
    card = captain.card("hand")
    number = card.get_attribute("data-card") or ""
    card.click()
    captain.confirm()
    return number


@pytest.mark.parametrize("order", ["first seat first", "second seat first"])
def test_secret_picks_from_two_browsers(server: RunningServer, guests: Guests, order: str) -> None:
    ada, bela = two_at_a_table(server, guests)
    first, second = (ada, bela) if order == "first seat first" else (bela, ada)
    seat = 0 if first is ada else 1
    picked = []
    for number in (1, 2):
        picked.append(pick(first))
        expect(second.page.locator(f"[data-picks='{seat} {number}']")).to_be_visible()
    assert second.page.locator(".picks .own").count() == 0
    assert first.page.locator(".picks .own").count() == 2
    expect(second.page.locator(".dock.asked")).to_be_visible()
    picked += [pick(second)]
    expect(first.page.locator(f"[data-picks='{1 - seat} 1']")).to_be_visible()
    picked += [pick(second)]
    for one in (first, second):
        turns = one.page.locator(".turns li span")
        expect(turns).to_have_count(4)
        labels = turns.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
        shown = [next(word for word in label.replace(",", " ").split() if word.isdigit()) for label in labels]
        assert shown == sorted(picked, key=int, reverse=True), labels


def test_a_pick_that_another_overtakes_is_not_lost(server: RunningServer, guests: Guests) -> None:
    ada, bela = sail(guests, server), sail(guests, server)
    held = HeldBack(ada)
    ada.create("me", "open")
    bela.go_to(ada.page.locator(".invitation input").input_value())
    bela.click("li.open button")
    ada.click(".lobby button.main")
    for one in (ada, bela):
        expect(one.page.locator(".dock.asked")).to_be_visible()
    ada.card("hand").click()
    held.held = []
    pick(bela)
    expect(bela.page.locator("[data-picks='1 1']")).to_be_visible()
    ada.confirm()
    ada.page.wait_for_timeout(100)
    assert len(held.held) >= 2, "the other's pick, and the refusal"
    held.release()
    expect(bela.page.locator("[data-picks='0 1']")).to_be_visible()
    expect(ada.page.locator("[data-picks='0 1']")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_what_is_considered_stays_while_others_pick(server: RunningServer, guests: Guests) -> None:
    ada, bela = two_at_a_table(server, guests)
    ada.card("hand").click()
    wanted = ada.considered
    pick(bela)
    expect(ada.page.locator("[data-picks='1 1']")).to_be_visible()
    assert ada.considered == wanted
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".confirm")).to_have_count(0)


# What the page shows and says


def test_the_forecast_is_what_happens(server: RunningServer, guests: Guests) -> None:
    """Junks sail where the ghost was."""
    ada = sail(guests, server)
    ada.create("me", "bot random", "bot random")
    for _ in count():
        ada.wait_for_turn()
        if ada.phase != "pick":
            before = ada.ply
            ada.click(".dock .reply, .display .card-button.lit, .dock .ticket")
            if ada.page.locator(".confirm").count():
                ada.confirm()
            ada.wait_beyond(before)
            continue
        ada.page.locator(".hand .card-button.lit").last.click()
        if ada.page.locator(".plan[data-plan=sails]").count():
            break
        before = ada.ply
        ada.confirm()
        ada.wait_beyond(before)
    ghost = ada.page.locator(".ghost").get_attribute("data-ghost") or ""
    ada.confirm()
    expect(ada.page.locator("[data-junk='0 0']")).to_have_attribute("data-cell", ghost)


def test_an_illegal_click_is_answered_with_the_clause(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server)
    sit_down(server, ada, position("three", offers("mission", 2)))
    ada.page.locator(".mission:not(.lit)").last.click()
    expect(ada.page.locator(".why")).to_contain_text(
        "The mission you carry out is the one with the highest number that is not above the number of your cell."
    )
    ada.page.locator(".display .card-button").first.click()
    expect(ada.page.locator(".why")).to_contain_text("You end your turn by taking one navigation card")


def test_a_dialogue_by_keyboard_alone(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server)
    match = position("three", offers("mission", 2))
    sit_down(server, ada, match)
    ada.page.locator(".mission.lit .hit").first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".confirm")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.wait_beyond(match.ply)
    assert ada.page.evaluate("document.activeElement.classList.contains('dock')")


def test_the_log_points_at_the_sea(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server)
    sit_down(server, ada, position("three", offers("mission", 2)))
    entry = ada.page.locator(".log li", has_text="sails with").first
    entry.hover()
    expect(ada.page.locator(".sea rect.pointed")).to_be_visible()
    ada.page.mouse.move(0, 0)
    expect(ada.page.locator(".sea rect.pointed")).to_have_count(0)


def test_the_table_as_text_follows_the_game(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server)
    ada.create("me", "bot random")
    ada.page.locator("details summary", has_text="The table as text").click()
    text = ada.page.locator("pre[aria-live]")
    expect(text).to_contain_text("Your cards:")
    before = text.inner_text()
    ada.wait_for_turn()
    pick(ada)
    expect(text).not_to_have_text(before)


def test_things_fly_to_who_earned_them_unless_motion_is_unwanted(server: RunningServer, guests: Guests) -> None:
    match = position("three", offers("take", 2))
    moving, calm = sail(guests, server, reduced_motion="no-preference"), sail(guests, server)
    for one, flown in ((moving, True), (calm, False)):
        sit_down(server, one, match)
        one.page.evaluate(
            "new MutationObserver(() => document.querySelector('.thing') && (window.flown = true))"
            ".observe(document.querySelector('.sky'), { childList: true })"
        )
        choose(".display .lit[data-card]", CONFIRM)(one)
        one.wait_beyond(match.ply)
        assert bool(one.page.evaluate("window.flown")) is flown
        expect(one.page.locator(".thing")).to_have_count(0)


@pytest.mark.parametrize("language", ["ru", "es"])
def test_other_languages_on_a_phone(server: RunningServer, guests: Guests, language: str) -> None:
    settings = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    ada = sail(guests, server, locale=language, **settings)
    for kind, wanted in (("two", offers("junk")), ("three", offers("shield")), ("teams", offers("pass"))):
        sit_down(server, ada, position(kind, wanted))
        assert not MISSING_MESSAGE.search(ada.text())
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(ada)


def test_the_signs_of_two_junks_leave_the_numbers_of_the_cards_free(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server, viewport={"width": 360, "height": 740})
    sit_down(server, ada, position("two", offers("pick")))
    signs = ada.page.locator(".hand .signs").first
    expect(signs.locator("span")).to_have_count(2)
    card, sign = ada.card("hand").bounding_box(), signs.bounding_box()
    assert card and sign and sign["x"] >= card["x"] + card["width"] / 2


def test_the_display_stays_in_sight_while_a_card_is_explained(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server, viewport={"width": 1366, "height": 768})
    sit_down(server, ada, position("three", offers("helmsmen")))
    ada.tool("helmsmen").click()
    expect(ada.page.locator(".about")).to_be_visible()
    display, dock = ada.page.locator(".display").bounding_box(), ada.dock.bounding_box()
    assert display and dock and display["y"] + display["height"] <= dock["y"]
    assert dock["y"] + dock["height"] <= 768


def test_what_others_did_is_told_at_the_next_question(server: RunningServer, guests: Guests) -> None:
    ada = sail(guests, server)
    sit_down(server, ada, position("three", robbed))
    expect(ada.page.locator("[data-news]")).to_contain_text("from")


def test_a_spectator_sees_no_hand_and_all_of_the_sea(server: RunningServer, guests: Guests) -> None:
    ada, zoe = sail(guests, server), sail(guests, server)
    match = position("teams", offers("pass"))
    sit_down(server, ada, match)
    zoe.go_to(ada.page.url)
    expect(zoe.page.locator(".junk")).to_have_count(4)
    assert zoe.page.locator(".hand").count() == 0
    assert zoe.page.locator(".dock.asked, .tool, .dock .reply").count() == 0


def test_the_board_is_a_light_chunk() -> None:
    static = ROOT / "src" / "teahouse" / "server" / "static" / "assets"
    chunks = [
        path for path in static.glob("Board-*") if b"ching-junk" in path.read_bytes() or b".sea" in path.read_bytes()
    ]
    assert sum(len(gzip.compress(path.read_bytes())) for path in chunks) < CHUNK
    assert len(chunks) >= 2
