"""The command `teahouse`: one module per command, loaded when it is asked for."""

import os
import sys
from pathlib import Path
from typing import Annotated, Optional

import typer

from teahouse import games
from teahouse.core.errors import OptionError, TeahouseError
from teahouse.games import OWN_COMPONENTS, components_variable

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(games())}.")]
Players = Annotated[Optional[int], typer.Option(help="How many play.")]  # noqa: UP045 (typer reads it)
Seed = Annotated[Optional[int], typer.Option(help="The seed of all chance; drawn when left out.")]  # noqa: UP045
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="A further option of the game.")
]
Language = Annotated[str, typer.Option(help="en, ru or es.")]


@app.callback(invoke_without_command=True)
def teahouse(context: typer.Context) -> None:
    """Teahouse: modern board games to play and to study. Without a command: serve, and open the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    database: Annotated[str, typer.Option(metavar="URL", help="By default a file in your data directory.")] = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Serve tables to browsers."""
    from teahouse.cli.serve import serve as run

    run(host, port, database or None, browser)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(games())}.")] = "yangtze",
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots for the last seats, e.g. greedy,random.")] = "",
    seed: Seed = None,
    language: Language = "en",
    option: Options = [],  # noqa: B006 (typer reads the default)
    load: Annotated[str, typer.Option(metavar="FILE", help="Go on with a saved game.")] = "",
    components: Annotated[str, typer.Option(metavar="FILE", help="Cards and tiles of your own copy.")] = "",
) -> None:
    """Play in the terminal."""
    if components:
        use_components(game, components)
    from teahouse.cli.play import run

    run(game, read_options(players, option), bots, seed, language, load)


@app.command()
def fuzz(
    game: GameName,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    greedy: Annotated[int, typer.Option(help="Percent of players who follow the evaluation, not chance.")] = 10,
    jobs: Annotated[int, typer.Option(help="Threads; 0 for one per core.")] = 0,
) -> None:
    """Play random games of all player counts and options with every invariant checked."""
    from teahouse.cli.fuzz import run

    run(game, number, seed, greedy, jobs)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help="A bot for every seat; see the README.")],
    option: Options = [],  # noqa: B006 (typer reads the default)
    number: Annotated[int, typer.Option("--games", help="How many games; every order of seats gets as many.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for one per core.")] = 0,
    on: Annotated[str, typer.Option(help="Where to play: cores or ray.")] = "cores",
    out: Annotated[str, typer.Option(metavar="FILE", help="Keep the results, and go on from those it has.")] = "",
) -> None:
    """Let bots play against each other and show who is better."""
    from teahouse.cli.arena import run_arena

    run_arena(game, bots, read_options(None, option), number, seed, jobs, on, out)


@app.command()
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="One round of everything, without the server.")] = False,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the results go; bench/results.md by default.")] = "",
) -> None:
    """Measure this project beside its peers; needs the source tree, where `make bench` installs them."""
    from teahouse.cli.bench import run

    run(quick, out)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    ply: Annotated[Optional[int], typer.Option(help="Show the table after this many moves only.")] = None,  # noqa: UP045
    seat: Annotated[Optional[int], typer.Option(help="As this seat saw it.")] = None,  # noqa: UP045
    language: Language = "en",
) -> None:
    """Show a saved game move by move."""
    from teahouse.cli.replay import run

    run(file, ply, seat, language)


def use_components(game: str, file: str) -> None:
    """Let a game take its cards and tiles from a file; the game checks it when it is loaded."""
    if game not in OWN_COMPONENTS:
        raise OptionError("components", file, f"{game} has one set of cards and tiles")
    os.environ[components_variable(game)] = str(Path(file).absolute())


def read_options(players: int | None, pairs: list[str]) -> dict[str, object]:
    """The game's options from the command line: numbers, or true and false."""
    options: dict[str, object] = {} if players is None else {"players": players}
    for pair in pairs:
        name, _, value = pair.partition("=")
        words: dict[str, object] = {"true": True, "false": False, "": True}
        options[name] = words.get(value.lower(), int(value) if value.isdigit() else value)
    return options


def main() -> None:
    """Run the command line; a user's mistake is one sentence and exit code 2."""
    try:
        app(prog_name="teahouse")
    except TeahouseError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
