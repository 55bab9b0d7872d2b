"""Bots: they get an observation and a seed, and return an action. What a seat cannot see they never get."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from teahouse.bots import levels
from teahouse.bots.greedy import Greedy
from teahouse.bots.random import Random
from teahouse.core.errors import UnknownBot
from teahouse.core.game import Game
from teahouse.core.observation import Observation

__all__ = ["BOTS", "Bot", "check", "fallback", "make"]


class Bot(Protocol):
    """What every bot can do."""

    def choose(self, observation: Observation, seed: int = 0) -> int:
        """One of the legal actions; equal observations and seeds give equal choices."""

    def rank(self, observation: Observation, seed: int = 0) -> list[tuple[int, float]]:
        """The legal actions with a value for each, best first."""


BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{level: partial(levels.searcher, level) for level in levels.NAMES},
}


def check(name: str) -> None:
    """UnknownBot where there is no bot of that name."""
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))


def make(name: str, game: Game, people: bool = False) -> Bot:
    """The bot of a name for a game; with `people` a level thinks by the clock and not by the count."""
    check(name)
    if people and name in levels.NAMES:
        return levels.searcher(name, game, people=True)
    return BOTS[name](game)


def fallback(name: str, game: Game) -> Bot:
    """Who decides in the place of a bot that fails: the random one for those that hardly think, else the greedy one."""
    return make("random" if name in ("random", "greedy") else "greedy", game)
