"""Somebody who plays Yellow & Yangtze by clicking what the page offers."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor


class Ruler:
    """A visitor at a table of Yellow & Yangtze; `number` varies what they choose."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    # Looking

    @property
    def task(self) -> str:
        """What the dock is about."""
        return self.page.locator(".prompt").get_attribute("data-task") or ""

    @property
    def prompt(self) -> str:
        """What is asked, in words."""
        return self.page.locator(".prompt").inner_text()

    @property
    def targets(self) -> Locator:
        """The lit spaces."""
        return self.page.locator(".target")

    @property
    def corners(self) -> Locator:
        """The lit triangles."""
        return self.page.locator(".corner")

    @property
    def conflict(self) -> Locator:
        """The dialogue about a revolt or war."""
        return self.page.locator(".conflict")

    def strengths(self) -> list[int]:
        """The numbers of the sides in the dialogue."""
        return [int(text) for text in self.conflict.locator(".strength").all_inner_texts()]

    def hand(self) -> list[str]:
        """The colours of the tiles in hand."""
        tiles = self.page.locator(".hand button[data-colour]")
        return [tile.get_attribute("data-colour") or "" for tile in tiles.all()]

    def wait_for_ply(self, ply: int) -> None:
        """Until the board shows a later position than this one, or the game is over."""
        expect(self.page.locator(f".board[data-ply='{ply}']")).to_have_count(0)

    def wait_for_outcome(self) -> None:
        """Until the conflict is decided; bots may have to think first."""
        self.page.locator(".conflict[data-decided=true]").wait_for()

    # Doing

    def uncover(self) -> None:
        """Look at the hand of whoever is asked, where several sit at one screen."""
        self.page.locator(".dock.asked, .cover button").first.wait_for()
        cover = self.page.locator(".cover button")
        if cover.count():
            cover.click()

    def take_tile(self, colour: str) -> None:
        """Take up a tile of the hand."""
        self.page.locator(f".hand button[data-colour='{colour}']").first.click()

    def take_leader(self, colour: str) -> None:
        """Take up a leader."""
        self.page.locator(f".own button[data-leader='{colour}']").click()

    def choose(self, space: str) -> None:
        """Click on a lit space."""
        self.page.locator(f".target[data-space='{space}']").click()

    def confirm(self) -> None:
        """Do what was chosen."""
        self.page.locator(".dock .tools button.main").click()

    def skip(self) -> None:
        """Decline what is offered."""
        self.page.locator(".dock button.skip").click()

    def act(self, name: str) -> None:
        """Press one of the buttons for actions."""
        self.page.locator(f"[data-act='{name}']").click()

    def decide(self, number: int = 0) -> None:
        """Answer whatever is asked, and wait until the answer is on the board."""
        self.uncover()
        ply = self.visitor.ply
        match self.task:
            case "none":
                self.take_action(number)
            case "attack" | "defence":
                self.give(number)
                self.conflict.locator("button.main").click()
            case "support":
                self.support(number)
            case "winner":
                self.conflict.locator("button.side").first.click()
                self.conflict.locator("button.main").click()
            case "casualties":
                for k in range(int(self.prompt_number())):
                    self.targets.nth(k).click()
                self.confirm()
            case "riot":
                self.targets.nth(number % self.targets.count()).click()
                self.confirm()
            case "pagoda" | "establish" | "move":
                self.corners.nth(number % self.corners.count()).click()
                if self.visitor.ply == ply and self.page.locator(".dock .tools button.main").is_enabled():
                    self.confirm()
            case "farmer":
                if self.targets.count():
                    self.targets.first.click()
                else:
                    self.skip()
            case "market":
                self.page.locator("button[data-take]").first.click()
            case "replace":
                self.confirm()
        self.wait_for_ply(ply)

    def prompt_number(self) -> str:
        """The number in the question."""
        return next(word for word in self.prompt.split() if word.isdigit())

    def give(self, number: int) -> None:
        """Choose how many tiles to add."""
        amounts = self.conflict.locator("button[data-tiles]")
        amounts.nth(number % amounts.count()).click()

    def support(self, number: int) -> None:
        """Support a side with all one has, or nobody."""
        amounts = self.conflict.locator("button[data-tiles]")
        if amounts.count() == 1:
            self.skip()
            return
        amounts.last.click()
        sides = self.conflict.locator("button.side")
        sides.nth(number % sides.count()).click()
        self.conflict.locator("button.main").click()

    def take_action(self, number: int) -> None:
        """Begin an action: a leader, a tile, a riot or pagoda where possible, else other tiles."""
        kinds = ["tile", "leader", "replace", "tile", "riot", "replace", "establish", "replace"]
        kind = kinds[number % len(kinds)]
        possible = self.page.locator(f"[data-act='{kind}']:not(.impossible)")
        if kind == "leader" and self.place_leader(number):
            return
        if kind == "tile" and self.place_tile(number):
            return
        if kind in ("riot", "establish") and possible.count():
            possible.click()
            lit = self.targets if kind == "riot" else self.corners
            lit.nth(number * 7 % lit.count()).click()
            self.confirm()
        elif self.hand():
            self.replace_all()
        else:
            self.act("end")
            self.act("end")

    def place_tile(self, number: int) -> bool:
        """Put a tile on some lit space, twice clicked."""
        hand = self.hand()
        if not hand:
            return False
        self.take_tile(hand[number % len(hand)])
        return self.choose_twice(number)

    def place_leader(self, number: int) -> bool:
        """Put a leader on some lit space, twice clicked."""
        self.page.locator(".own button[data-leader]").nth(number % 5).click()
        return self.choose_twice(number)

    def choose_twice(self, number: int) -> bool:
        """Click on a lit space and once more to confirm."""
        count = self.targets.count()
        if count == 0:
            self.page.keyboard.press("Escape")
            return False
        target = self.targets.nth(number * 11 % count)
        target.click()
        target.click()
        return True

    def replace_all(self) -> None:
        """Set every tile aside and draw new ones."""
        self.act("replace")
        tiles = self.page.locator(".hand button[data-colour]")
        while tiles.count():
            tiles.first.click()
        self.confirm()

    def play_to_the_end(self) -> None:
        """Answer until the result is shown."""
        for number in range(400):
            self.visitor.wait_for_turn()
            if self.visitor.result.count():
                return
            self.decide(number)
        raise AssertionError("the game does not end")
