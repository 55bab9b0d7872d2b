"""Every registered game with every combination of its options, and random play over them."""

import random
from collections.abc import Iterator

import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.game import Game, all_kinds
from teahouse.core.match import Match
from teahouse.games import PACKAGES, blueprint

#: Interpreted rules are hundreds of times slower: fewer seeds there.
SEEDS = range(2) if interpreted else range(12)

KINDS = [game for name in PACKAGES for game in all_kinds(blueprint(name))]
every_kind = pytest.mark.parametrize("game", KINDS, ids=repr)
every_blueprint = pytest.mark.parametrize("plan", [blueprint(name) for name in PACKAGES], ids=lambda plan: plan.name)


def play_on(match: Match, choose: random.Random) -> None:
    """One random move of a random seat."""
    seat = choose.choice(match.to_act)
    match.play(choose.choice(match.legal(seat).tolist()), seat)


def positions(game: Game, seed: int, every: int = 1) -> Iterator[Match]:
    """The positions of a random game, or some of them; the match moves on after each."""
    match, choose = game.new(seed), random.Random(seed)
    while not match.over:
        if match.ply % every == 0:
            yield match
        play_on(match, choose)
    yield match
