"""Compile every game once, so that the test processes find machine code instead of making it side by side."""

from teahouse.bots import make
from tests.kinds import KINDS

if __name__ == "__main__":
    for game in KINDS:
        game.new(seed=0)
        game.batch(1, seed=0)
        game.prepare_learning()
        game.practice(1, seed=0)
        make("novice", game)
