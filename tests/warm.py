"""Compile every game once, so that the test processes find machine code instead of making it side by side."""

from functools import partial

from teahouse.bots import make
from teahouse.cli.fuzz import Tally, play_games
from teahouse.core.compiled import prepare
from teahouse.core.game import Game
from tests.kinds import KINDS


def warm(game: Game) -> None:
    """Make the compiler work on what the tests call."""
    game.new(seed=0)
    game.batch(1, seed=0)
    game.prepare_learning()
    game.practice(1, seed=0)
    make("novice", game)
    play_games([game], range(1), 0, Tally())


if __name__ == "__main__":
    prepare("tests", [(repr(game), partial(warm, game)) for game in {game.name: game for game in KINDS}.values()])
