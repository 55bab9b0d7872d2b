"""`teahouse replay`: a saved game, move by move."""

from pathlib import Path

import teahouse
from teahouse.cli.table import Table
from teahouse.core.errors import NotASave


def read_file(path: str) -> str:
    """The text of a file that should be a saved game."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise NotASave(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise NotASave(f"{path} is no saved game: it is not a text.") from error


def run(file: str, ply: int | None, seat: int | None, language: str) -> None:
    """Show the events of every move and the table at the end, or the table after `ply` moves."""
    match = teahouse.load(read_file(file))
    table = Table(match.game, language)
    if ply is not None:
        table.show_board(match.at(ply), seat)
        return
    for number, move in enumerate(match.moves, 1):
        table.print(f"{number:>4}. {table.names(seat)[move.seat]}: {match.game.format(move.action)}", style="bold")
        for event in match.at(number).events(number - 1, seat):
            table.print(f"      {table.event(event, seat)}")
    table.show_board(match, seat)
    table.show_outcome(match, seat)
