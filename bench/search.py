"""Iterations a second of the search, from the first decision of every game."""

import time
from dataclasses import replace
from functools import partial

import teahouse
from bench import peers
from bench.report import Case, Group, per_second
from teahouse.bots.ismcts import Search
from teahouse.bots.levels import LEVELS
from teahouse.core.game import Game

ITERATIONS = {"yangtze": 8_000, "madame_ching": 4_000, "yellow_yangtze": 1_500}
PEER = "OpenSpiel: gin_rummy, IS-MCTS in C++"


def iterations(game: Game, round_number: int) -> float:
    """The search of level master on one core, with more iterations."""
    number = ITERATIONS[game.name]
    searcher = Search(game, replace(LEVELS[game.name]["master"], iterations=number))
    match = game.new(round_number)
    observation = match.observe(match.to_act[0])
    started = time.perf_counter()
    searcher.rank(observation, round_number)
    return number / (time.perf_counter() - started)


def gin_rummy(round_number: int, number: int = 1_000) -> float:
    """OpenSpiel's search with one random playout for each iteration."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, round_number)
    visits = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(round_number, evaluator, 2.0, number, -1, visits, False, False)
    state = peers.begun("gin_rummy", round_number)
    started = time.perf_counter()
    bot.step(state)
    return number / (time.perf_counter() - started)


def group() -> Group:
    """The rows of this module."""
    cases = [Case(PEER, gin_rummy, per_second)] if peers.installed("OpenSpiel") else []
    beside = tuple(case.name for case in cases)
    for name in teahouse.games():
        game = teahouse.game(name, players=4)
        iterations(game, 0)
        cases.append(Case(f"{name}, 4 players", partial(iterations, game), per_second, beside))
    return Group(
        "Search",
        "Iterations a second on one core from the first decision: ours fill in what is hidden, walk down the tree and "
        "evaluate a position; OpenSpiel's play to the end at random.",
        cases,
    )
