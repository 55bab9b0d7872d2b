"""How long people wait for a master: decisions from the beginning to the end of games, and many tables at once."""

import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial

import teahouse
from bench.report import Case, Group, seconds
from teahouse.bots import make
from teahouse.core.game import Game
from teahouse.core.observation import Observation
from teahouse.server.bots import choose
from teahouse.server.settings import Settings

DECISIONS = 8  # of each game, from the first to the last
TABLES = 8  # that ask for a decision at once


def decisions_of(game: Game, seed: int = 0) -> list[Observation]:
    """What the first player to act sees at the decisions of a game between greedy bots."""
    match, bot = game.new(seed), make("greedy", game)
    viewer, seen = match.to_act[0], []
    while match.to_act:
        observation = match.observe(match.to_act[0])
        if observation.seat == viewer and len(observation.legal) > 1:
            seen.append(observation)
        match.play_quiet(bot.choose(observation, match.ply), observation.seat)
    return seen


def spread_out(seen: list[Observation]) -> list[Observation]:
    """Some decisions of a game, evenly from the first to the last."""
    return [seen[k * (len(seen) - 1) // (DECISIONS - 1)] for k in range(DECISIONS)]


def think(observation: Observation) -> float:
    """The seconds that a master takes for a decision at a server's table."""
    started = time.perf_counter()
    choose("master", observation, observation.ply)
    return time.perf_counter() - started


@cache
def waits(game: Game) -> list[float]:
    """The seconds of some decisions of a game, one after the other; a server has compiled the search before."""
    asked = spread_out(decisions_of(game))
    think(asked[0])
    return [think(observation) for observation in asked]


@cache
def crowded_waits() -> list[float]:
    """The seconds until each of many tables has its decision when all ask at once, with as many threads as a server."""
    game = teahouse.game("yellow_yangtze", players=4)
    asked = spread_out(decisions_of(game, seed=1))[:TABLES]
    think(asked[0])
    started = time.perf_counter()
    with ThreadPoolExecutor(Settings.model_fields["bot_threads"].default) as pool:
        return list(pool.map(lambda observation: (think(observation), time.perf_counter() - started)[1], asked))


def group() -> Group:
    """The rows of this module, measured once: every decision takes most of a second."""
    cases = []
    for name in teahouse.games():
        for players in (2, 4):
            game = teahouse.game(name, players=players)
            find: Callable[[], list[float]] = partial(waits, game)
            cases += rows(f"{name}, {players} players", find)
    cases += rows(f"yellow_yangtze, {TABLES} tables at once", crowded_waits)
    return Group(
        "A master's decisions for people",
        f"Seconds of {DECISIONS} decisions from the first to the last of a game, by the clock that people's masters "
        f"have: the median, and the longest. With {TABLES} tables at once all ask in the same moment.",
        cases,
    )


def rows(name: str, find: Callable[[], list[float]]) -> list[Case]:
    """The median and the longest of some waits."""
    return [
        Case(f"{name}: median", lambda _: statistics.median(find()), seconds, once=True),
        Case(f"{name}: longest", lambda _: max(find()), seconds, once=True),
    ]
