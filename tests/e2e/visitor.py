"""Somebody at a browser: what they see, and what they click."""

import re

from playwright.sync_api import Locator, Page, expect

#: Words between these signs are ids of messages that a language does not have.
MISSING_MESSAGE = re.compile("⟨|⟩")


class Visitor:
    """A person who visits a server with a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # Going places

    def go_home(self) -> None:
        """Open the home page."""
        self.page.goto(self.address)
        expect(self.page.locator(".hero button.main")).to_be_visible()

    def go_to(self, table: str) -> None:
        """Open the page of a table by its address."""
        self.page.goto(table)

    def play_at_once(self) -> None:
        """The one click to a game against bots."""
        self.go_home()
        self.page.locator(".hero button.main").click()
        expect(self.dock).to_be_visible()

    def create_table(self, *seats: str) -> None:
        """Make a table; seats are «me», «open», «bot greedy» or «bot random»."""
        self.go_home()
        self.page.locator("select[name=players]").select_option(str(len(seats)))
        for seat, wish in enumerate(seats):
            self.page.locator(f"select[data-seat='{seat}']").select_option(wish)
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/table/*")

    # Looking

    @property
    def dock(self) -> Locator:
        """Where one is asked."""
        return self.page.locator(".dock")

    @property
    def is_asked(self) -> bool:
        """Whether something is asked of this visitor."""
        return self.page.locator(".dock.asked").count() > 0

    @property
    def phase(self) -> str:
        """What is asked."""
        return self.page.locator(".prompt").get_attribute("data-phase") or ""

    @property
    def ply(self) -> int:
        """How many moves the shown position has."""
        return int(self.page.locator(".board").get_attribute("data-ply") or -1)

    @property
    def result(self) -> Locator:
        """The result, once there is one."""
        return self.page.locator(".result")

    @property
    def tiles_on_lake(self) -> int:
        """How many tiles lie on the lake."""
        return self.page.locator(".water .tile").count()

    def log(self) -> list[str]:
        """What the log says, oldest first."""
        return self.page.locator(".log li").all_text_contents()[::-1]

    def text(self) -> str:
        """Everything that can be read."""
        return self.page.locator("body").inner_text()

    def wait_for_turn(self) -> None:
        """Until something is asked, or the game is over."""
        self.page.locator(".dock.asked, .result, .cover button").first.wait_for()

    # Playing

    def take_tile(self, number: int = 0) -> None:
        """Click on a tile of the hand."""
        self.page.locator(".hand button.tile").nth(number).click()

    def choose_cell(self, number: int = 0) -> None:
        """Click on a lit cell of the shore."""
        self.page.locator(".shore.active").nth(number).click()

    def lay(self) -> None:
        """Confirm the placing."""
        self.page.locator(".considering button.main").click()

    def decide(self, number: int = 0) -> None:
        """Answer whatever is asked, by clicking; `number` varies the cell."""
        cover = self.page.locator(".cover button")
        if cover.count():
            cover.click()
        match self.phase:
            case "exchange":
                self.page.locator(".dock .skip").click()
            case "reward":
                self.page.locator(".dock .reward").first.click()
            case "discard":
                self.page.locator(".dock .card-button:not(.impossible)").first.click()
            case "tile":
                self.take_tile()
                self.choose_cell(number % self.page.locator(".shore.active").count())
                self.lay()
            case "cell":
                self.choose_cell()
                self.lay()

    def play(self, decisions: int) -> None:
        """Answer so many times, unless the game ends before."""
        for number in range(decisions):
            self.wait_for_turn()
            if self.result.count():
                return
            self.decide(number * 3)

    def play_to_the_end(self) -> None:
        """Answer until the result is shown."""
        self.play(400)
        expect(self.result).to_be_visible()
