"""Every registered game with every combination of its options, and random play over them."""

import os
import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.game import Game, all_kinds
from teahouse.core.match import Match
from teahouse.games import PACKAGES, blueprint

#: Interpreted rules are hundreds of times slower: one seed there, and as few kinds as show everything. Whether an index
#: leaves its bounds does not take every seed either.
checks_bounds = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
SEEDS = range(1 if interpreted else 4 if checks_bounds else 12)


def covering(kinds: list[Game]) -> list[Game]:
    """The fewest kinds among which every number of players and every value of every other option comes up."""
    values = {value for game in kinds for value in game.options.items()}
    choices = (choice for size in range(1, len(kinds) + 1) for choice in combinations(kinds, size))
    return next(list(some) for some in choices if {value for game in some for value in game.options.items()} == values)


def kinds_of(name: str) -> list[Game]:
    """The kinds of a game that the laws are tested on."""
    kinds = all_kinds(blueprint(name))
    return covering(kinds) if interpreted else kinds


KINDS = [game for name in PACKAGES for game in kinds_of(name)]
every_kind = pytest.mark.parametrize("game", KINDS, ids=repr)
every_blueprint = pytest.mark.parametrize("plan", [blueprint(name) for name in PACKAGES], ids=lambda plan: plan.name)


def play_on(match: Match, choose: random.Random) -> None:
    """One random move of a random seat."""
    seat = choose.choice(match.to_act)
    match.play(choose.choice(match.legal(seat).tolist()), seat)


def positions(game: Game, seed: int, every: int = 1) -> Iterator[Match]:
    """The positions of a random game, or some of them, the last always; to be looked at, not played on."""
    for match in remembered(game, seed) if interpreted else played(game, seed):
        if match.ply % every == 0 or match.over:
            yield match


def played(game: Game, seed: int) -> Iterator[Match]:
    """A random game; the match moves on after each position."""
    match, choose = game.new(seed), random.Random(seed)
    while not match.over:
        yield match
        play_on(match, choose)
    yield match


@cache
def remembered(game: Game, seed: int) -> list[Match]:
    """All positions of a random game, which is played once for all laws."""
    return [match.copy() for match in played(game, seed)]
