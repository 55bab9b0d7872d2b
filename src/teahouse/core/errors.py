"""What can be wrong with a request, each an exception of its own that says so in one sentence."""

from collections.abc import Sequence


class TeahouseError(Exception):
    """Base of all mistakes that a caller can make; nothing has changed when one is raised."""


class UnknownGame(TeahouseError):
    """There is no game of that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no game called {name!r}; there are {', '.join(known)}.")


class UnknownBot(TeahouseError):
    """There is no bot of that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no bot called {name!r}; there are {', '.join(known)}.")


class UnknownLanguage(TeahouseError):
    """The project does not speak that language."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There are no messages in {name!r}; there are {', '.join(known)}.")


class OptionError(TeahouseError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        self.option = option
        super().__init__(f"Option {option} cannot be {value!r}: {allowed}.")


class SeedError(TeahouseError):
    """A seed that is no whole number."""

    def __init__(self, seed: object) -> None:
        super().__init__(f"A seed is a whole number from 0 on, not {seed!r}.")


class ActionRangeError(TeahouseError):
    """A number that is no action of this game."""

    def __init__(self, action: int, count: int) -> None:
        super().__init__(f"Action {action} does not exist: ids run from 0 to {count - 1}.")


class NotationError(TeahouseError):
    """A text that is no action of this game."""

    def __init__(self, text: str, similar: Sequence[str]) -> None:
        hint = f" Did you mean {' or '.join(similar)}?" if similar else ""
        super().__init__(f"{text.strip()!r} is not an action of this game.{hint}")


class SeatError(TeahouseError):
    """A seat that is not to act, or that must be named because several are."""


class IllegalAction(TeahouseError):
    """An action that a clause of the rules forbids now."""

    def __init__(self, notation: str, clause: str, sentence: str) -> None:
        self.clause = clause
        super().__init__(f"'{notation}' is not possible now. {sentence} [{clause}]")


class ObservationError(TeahouseError):
    """An observation that the bot cannot answer: of another game, or of a seat that is not to act."""


class CannotUndo(TeahouseError):
    """There is nothing to take back, or it has consequences."""

    def __init__(self) -> None:
        super().__init__("Nothing can be taken back: something was revealed, or another seat has answered.")


class PlyError(TeahouseError):
    """A move number that the match has not reached."""

    def __init__(self, ply: int, first: int, last: int) -> None:
        super().__init__(f"There is no move {ply}: this match has moves {first} to {last}.")


class SaveError(TeahouseError):
    """Base of what can be wrong with a saved game."""


class NotASave(SaveError):
    """The text is no saved game."""


class DamagedSave(SaveError):
    """The saved game was cut short or changed."""


class OtherRules(SaveError):
    """The game was saved under another version of the rules."""
