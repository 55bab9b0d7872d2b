"""A game shown in the terminal: board, events and outcome in words, in colour where there is some."""

import re
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from teahouse.core.game import Game
from teahouse.core.language import speaker
from teahouse.core.match import Match


class Table:
    """Writes about one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.say = speaker(language, game.blueprint.package)
        self.console = Console(highlight=False)
        palette = game.blueprint.palette
        self._marks = re.compile("|".join(re.escape(mark) for mark in palette)) if palette else None

    def print(self, line: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(Text(line, style=style))

    def names(self, viewer: int | None) -> list[str]:
        """What the seats are called by a viewer."""
        return [self.say.seat(seat, self.game.players, seat == viewer) for seat in range(self.game.players)]

    def show_board(self, match: Match, viewer: int | None) -> None:
        """The table as a seat sees it, its marks painted."""
        board = Text(match.text(viewer, self.say.language))
        if self._marks:
            for found in self._marks.finditer(board.plain):
                board.stylize(self.game.blueprint.palette[found[0]], *found.span())
        self.console.print(board, soft_wrap=True)

    def event(self, seen: Mapping[str, Any], viewer: int | None) -> str:
        """An event in words."""
        return self.say.event(self.game.blueprint.events, seen, self.names(viewer))

    def action(self, action: int) -> str:
        """An action in words."""
        return self.say.action(self.game.blueprint.verbs, action)

    def show_outcome(self, match: Match, viewer: int | None) -> None:
        """Who won, and why."""
        outcome = match.outcome
        if outcome is None:
            return
        self.print(self.say("terminal-over", reason=self.say(f"reason-{outcome.reason}")), style="bold")
        place, names = 1, self.names(viewer)
        for seats in outcome.ranking:
            for seat in seats:
                self.print(f"  {place}. {names[seat]}: {outcome.scores[seat]}")
            place += len(seats)
        if outcome.tie_break == "shared":
            self.print(self.say("terminal-shared"))
        elif outcome.tie_break:
            self.print(self.say("terminal-tie-break", what=self.say(f"standing-{outcome.tie_break}")))
