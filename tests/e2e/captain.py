"""Somebody who plays Madame Ching in a browser."""

from playwright.sync_api import Locator, expect

from tests.e2e.visitor import Visitor

#: Everything in the page that can be clicked to get on; skills and encounter cards open a panel first.
OFFERS = ", ".join(
    [
        ".hand .card-button.lit",
        ".display .card-button.lit",
        ".dock .cards .card-button.lit",
        ".dock .expedition .card-button",
        ".dock .ticket",
        ".dock .skill.lit",
        ".dock .choice",
        ".dock .reply",
        ".tool.lit",
    ]
)
IN_PANEL = ".about .main, .about .target.lit, .hand .card-button.lit"

#: Plays to the end inside the page, clicking what it offers: cards that sail to new rows first, otherwise at random.
#: Answers how often each question came.
AUTOPILOT = """
async ([seed, offers, inPanel]) => {
  const chance = (n) => (seed = (seed * 48271) % 2147483647) % n;
  const pause = () => new Promise((then) => setTimeout(then, 2));
  const one = (selector) => document.querySelector(selector);
  const some = (selector) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) throw new Error(`nothing to click: ${one(".prompt").dataset.phase}, ${selector}`);
    return found[chance(found.length)];
  };
  const asked = {};
  while (!one(".result")) {
    if (one(".cover button")) one(".cover button").click();
    await pause();
    if (!one(".dock.asked")) continue;
    const { phase } = one(".prompt").dataset;
    const { ply } = one(".board").dataset;
    asked[phase] = (asked[phase] ?? 0) + 1;
    const ahead = document.querySelector(".hand .turns") ? ".hand .card-button.lit:has(.turns)" : offers;
    const offer = some(phase === "turn" && chance(3) > 0 ? ".display .card-button.lit, .dock .reply" : ahead);
    offer.click();
    await pause();
    if (offer.matches(".tool")) some(inPanel).click();
    await pause();
    one(".confirm")?.click();
    for (let waited = 0; one(".board").dataset.ply === ply && !one(".result"); waited++) {
      if (waited > 5000) throw new Error(`nothing happened in ${phase} after a click on ${offer.outerHTML}`);
      await pause();
    }
  }
  return asked;
}
"""


class Captain(Visitor):
    """A person who plays Madame Ching."""

    def create(self, *seats: str, teams: bool = False) -> None:
        """Make a table of Madame Ching; seats are «me», «open», «bot greedy» or «bot random»."""
        self.go_home()
        self.page.locator("select[name=game]").select_option("madame_ching")
        self.page.locator("select[name=players]").select_option(str(len(seats)))
        for seat, wish in enumerate(seats):
            self.page.locator(f"select[data-seat='{seat}']").select_option(wish)
        if teams:
            self.page.locator("input[name=teams]").check()
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/table/*")

    def play_inside(self, seed: int) -> dict[str, int]:
        """Play to the end at the page's own speed; return how often each question was asked."""
        self.dock.wait_for()
        asked: dict[str, int] = self.page.evaluate(AUTOPILOT, [seed + 1, OFFERS, IN_PANEL])
        expect(self.result).to_be_visible()
        return asked

    # Clicking

    def card(self, place: str, card: int | None = None) -> Locator:
        """A lit card of the hand or of the display («round»)."""
        number = "" if card is None else f"[data-card='{card}']"
        return self.page.locator(f".{place} .card-button.lit{number}").first

    def tool(self, name: str) -> Locator:
        """A skill or an encounter card that can be used."""
        return self.page.locator(f".tool.lit[data-tool^='{name}']").first

    def click(self, selector: str) -> None:
        """Click the first element."""
        self.page.locator(selector).first.click()

    def confirm(self) -> None:
        """Carry out what is under consideration."""
        self.click(".confirm")

    def wait_beyond(self, ply: int) -> None:
        """Until the page shows a later position."""
        expect(self.page.locator(f".board[data-ply='{ply}']")).to_have_count(0)

    @property
    def considered(self) -> str:
        """What the button says that carries it out."""
        return self.page.locator(".confirm").inner_text()
