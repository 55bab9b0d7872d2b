"""`teahouse play`: a game in the terminal, against bots or at one screen."""

import secrets
from pathlib import Path

import teahouse
from teahouse.bots import Bot, make
from teahouse.cli.replay import read_file
from teahouse.cli.table import Table
from teahouse.core.errors import OptionError, TeahouseError
from teahouse.core.game import Game
from teahouse.core.language import speaker
from teahouse.core.match import Match

#: More choices than this are shown by their notation only, several to a line; and more than that by their beginnings.
MANY, TOO_MANY = 14, 60

#: Choices that begin alike are shown in full up to this number.
ALIKE = 6


def run(name: str, options: dict[str, object], bots: str, seed: int | None, language: str, load: str) -> None:
    """Play a game until it is over or the player leaves."""
    if load:
        match = teahouse.load(read_file(load))
    else:
        game = teahouse.game(name, **options)
        speaker(language)  # a bad language or bot is refused before anything is compiled
        seat_bots(game, bots)
        match = game.new(secrets.randbits(64) if seed is None else seed)
    Session(match, seat_bots(match.game, bots), language).play()


def seat_bots(game: Game, wanted: str) -> dict[int, Bot]:
    """The bots of a list like «greedy,random», on the last seats."""
    levels = [level.strip() for level in wanted.split(",") if level.strip()]
    if len(levels) > game.players:
        raise OptionError("bots", wanted, f"there are only {game.players} seats")
    return {game.players - len(levels) + k: make(level, game) for k, level in enumerate(levels)}


class Session:
    """One sitting: shows the table, asks the people, lets the bots play."""

    def __init__(self, match: Match, bots: dict[int, Bot], language: str) -> None:
        self.match = match
        self.bots = bots
        self.table = Table(match.game, language)
        self.people = [seat for seat in range(match.game.players) if seat not in bots]
        self.shown = match.ply  # events before this move are on the screen
        self.last_asked: int | None = None

    def play(self) -> None:
        """Go on until the game is over or somebody leaves."""
        while not self.match.over:
            seat = self.match.to_act[0]
            if seat in self.bots:
                observation = self.match.observe(seat)
                self.match.play(self.bots[seat].choose(observation, self.match.ply), seat)
            elif not self.ask(seat):
                return
        viewer = self.people[0] if len(self.people) == 1 else None
        self.show_news(viewer)
        self.table.show_board(self.match, viewer)
        self.table.show_outcome(self.match, viewer)

    def ask(self, seat: int) -> bool:
        """Let a person act or look around; False when they leave."""
        if len(self.people) > 1 and self.last_asked not in (None, seat):
            self.table.console.clear()
            if self.read(self.table.say("terminal-hand-over", name=self.table.names(None)[seat])) is None:
                return False
        self.last_asked = seat
        self.show_news(seat)
        self.table.show_board(self.match, seat)
        choices = self.match.legal(seat).tolist()
        self.show_choices(choices)
        ply = self.match.ply
        while self.match.ply == ply:
            line = self.read(self.table.say("terminal-prompt"))
            if line is None or line in ("quit", "exit", "q"):
                self.table.print(self.table.say("terminal-goodbye"))
                return False
            try:
                self.obey(line.strip(), seat, choices)
            except TeahouseError as error:
                self.table.print(str(error), style="yellow")
        return True

    def obey(self, line: str, seat: int, choices: list[int]) -> None:
        """Carry out what a person typed."""
        word, _, rest = line.partition(" ")
        if not line or word in ("board", "b"):
            self.table.show_board(self.match, seat)
            self.show_choices(choices)
        elif word in ("?", "help"):
            self.table.print(self.table.say("terminal-help"))
        elif word == "why":
            self.explain(rest, seat, choices)
        elif word == "undo":
            self.match.undo()
            self.shown = self.match.ply
        elif word == "save":
            self.save(rest.strip())
        elif alike := self.beginning_with(line, choices):
            self.show_columns(alike, choices)
        else:
            self.match.play(self.read_choice(line, choices), seat)

    def beginning_with(self, text: str, choices: list[int]) -> list[int]:
        """The choices whose notation begins so, unless it is itself a notation."""
        notations = {self.match.game.format(action): action for action in choices}
        beginning = text.rstrip("…").rstrip() + " "
        return [] if text in notations else [a for notation, a in notations.items() if notation.startswith(beginning)]

    def read_choice(self, text: str, choices: list[int]) -> int:
        """An action by its number in the list or by its notation."""
        if text.isdigit():
            if not 1 <= int(text) <= len(choices):
                raise OptionError("choice", int(text), f"it is a number from 1 to {len(choices)}")
            return choices[int(text) - 1]
        return self.match.game.parse(text)

    def explain(self, text: str, seat: int, choices: list[int]) -> None:
        """Answer «why CHOICE» with the clause that forbids it."""
        clause = self.match.why_not(self.read_choice(text, choices), seat)
        if clause is None:
            self.table.print(self.table.say("terminal-allowed"))
        else:
            sentence = self.match.game.clause_sentence(clause, self.table.say.language)
            self.table.print(f"{sentence} [{clause}]")

    def save(self, name: str) -> None:
        """Write the game to a file; an existing one is left alone."""
        path = Path(name or f"{self.match.game.name}-{self.match.seed}-{self.match.ply}.teahouse")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.match.save())
        except OSError as error:
            self.table.print(
                self.table.say("terminal-not-saved", path=str(path), why=str(error.strerror)), style="yellow"
            )
            return
        self.table.print(self.table.say("terminal-saved", path=str(path)))

    def show_news(self, viewer: int | None) -> None:
        """What happened since the last look."""
        for event in self.match.events(self.shown, viewer):
            self.table.print(f"  {self.table.event(event, viewer)}", style="dim")
        self.shown = self.match.ply

    def show_choices(self, choices: list[int]) -> None:
        """The legal actions, numbered."""
        if len(choices) <= MANY:
            for number, action in enumerate(choices, 1):
                self.table.print(f"  {number:>2}  {self.table.action(action)}  ({self.match.game.format(action)})")
            return
        if len(choices) <= TOO_MANY:
            self.show_columns(choices, choices)
        else:
            self.show_beginnings(choices)

    def show_beginnings(self, choices: list[int]) -> None:
        """Choices that begin alike on one line, with their number; few ones in full."""
        alike: dict[str, list[int]] = {}
        for action in choices:
            alike.setdefault(self.match.game.format(action).rpartition(" ")[0], []).append(action)
        few = [action for group in alike.values() if len(group) <= ALIKE for action in group]
        many = {head: group for head, group in alike.items() if len(group) > ALIKE}
        self.print_columns([f"{head} … ({len(group)})" for head, group in many.items()])
        self.show_columns(few, choices)
        if many:
            self.table.print(self.table.say("terminal-beginning", example=next(iter(many))))

    def show_columns(self, shown: list[int], choices: list[int]) -> None:
        """Some of the choices by notation, with their numbers among all, several to a line."""
        number = {action: k for k, action in enumerate(choices, 1)}
        self.print_columns([f"{number[action]} {self.match.game.format(action)}" for action in shown])

    def print_columns(self, words: list[str]) -> None:
        """Words side by side, as many to a line as there is room."""
        width = max(map(len, words), default=0) + 3
        per_line = max(1, (min(self.table.console.width, 100) - 2) // width)
        for first in range(0, len(words), per_line):
            self.table.print("  " + "".join(word.ljust(width) for word in words[first : first + per_line]).rstrip())

    def read(self, prompt: str) -> str | None:
        """A line from the person; None when there is no more to come."""
        try:
            return self.table.console.input(f"{prompt} ")
        except (EOFError, KeyboardInterrupt):
            self.table.print("")
            return None
