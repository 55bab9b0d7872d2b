"""Decisions a second: many games at once, one game, copies, observations, and the environments of the adapters."""

import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

import teahouse
from bench import peers
from bench.report import Case, Group, count_of_bytes, per_second, seconds
from teahouse.core.game import Game

#: Games in a batch, so that every case takes less than a second or so.
COUNTS = {"yangtze": 20_000, "madame_ching": 4_000, "yellow_yangtze": 2_000}

HANABI = "OpenSpiel: hanabi, whole games, C++ driven from Python"
HANABI_CALLS = "OpenSpiel: hanabi, the two calls alone"
MANY = 1024


def games() -> dict[str, Game]:
    """Every game with four players."""
    return {name: teahouse.game(name, players=4) for name in teahouse.games()}


def playouts(game: Game, threads: int, rollouts: bool, round_number: int) -> float:
    """Random games; their set-up is not timed."""
    batch = game.batch(COUNTS[game.name], round_number)
    started = time.perf_counter()
    decisions = batch.playout(threads, rollouts)
    return decisions / (time.perf_counter() - started)


def batches() -> Group:
    """Many games at once, beside what the peers reach."""
    cases = [Case(HANABI, peers.hanabi_games, per_second)] if peers.installed("OpenSpiel") else []
    beside = tuple(case.name for case in cases)
    for name, game in games().items():
        game.batch(1, 0).playout()
        for what, threads, rollouts in (
            ("`Batch.playout`, 1 core", 1, False),
            ("`Batch.playout`, 2 cores", 2, False),
            ("`Batch.playout(rollouts=True)`, 1 core", 1, True),
        ):
            cases.append(Case(f"{name}: {what}", partial(playouts, game, threads, rollouts), per_second, beside))
    others = (
        ("RLCard", "RLCard: gin rummy, Python", peers.rlcard),
        ("Catanatron", "Catanatron: 4 players, Python", peers.catanatron),
        ("Pgx", "Pgx: backgammon, 1,024 games in JAX, all cores", peers.pgx),
    )
    cases += [Case(name, rate, per_second, beside) for peer, name, rate in others if peers.installed(peer)]
    return Group(
        "Random games",
        "Decisions of players a second; chance is played but not counted. Four players where nothing else is said. "
        "Every peer plays a game of its own, so that a ratio compares how far a researcher gets, not the games.",
        cases,
    )


def match_loop(game: Game, quiet: bool, round_number: int, timed: float = peers.TIMED) -> float:
    """Legal actions and a move on one match, timed around these two calls."""
    decisions, spent = 0, 0.0
    while spent < timed:
        match = game.new(1_000_000 * round_number + decisions)
        play = match.play_quiet if quiet else match.play
        while not match.over:
            seat = match.to_act[0]
            started = time.perf_counter()
            legal = match.legal(seat)
            play(int(legal[decisions * 7 % len(legal)]), seat)
            spent += time.perf_counter() - started
            decisions += 1
    return decisions / spent


def match_games(game: Game, quiet: bool, round_number: int, timed: float = peers.TIMED) -> float:
    """Whole games on one match after the other, set-up and the end of the game included."""
    decisions, started = 0, time.perf_counter()
    while time.perf_counter() - started < timed:
        match = game.new(1_000_000 * round_number + decisions)
        play = match.play_quiet if quiet else match.play
        while not match.over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            play(int(legal[decisions * 7 % len(legal)]), seat)
            decisions += 1
    return decisions / (time.perf_counter() - started)


def matches() -> Group:
    """One game from Python, by whole games and by the two calls alone."""
    cases = []
    for peer, ours, whole, what in (
        (HANABI, match_games, peers.hanabi_games, "whole games"),
        (HANABI_CALLS, match_loop, peers.hanabi, "the two calls alone"),
    ):
        beside = (peer,) if peers.installed("OpenSpiel") else ()
        cases += [Case(peer, whole, per_second)] if beside else []
        for name, game in games().items():
            for quiet, call in ((False, "play"), (True, "play_quiet")):
                cases.append(
                    Case(f"{name}: `legal` + `{call}`, {what}", partial(ours, game, quiet), per_second, beside)
                )
    return Group(
        "One game from Python",
        "The list of legal actions and one move, over and over. Whole games are timed from the first deal to the end, "
        "with all that belongs to them: in hanabi the chance nodes, which in Teahouse are part of the moves. Then only "
        "these two calls are timed, so that hanabi's chance is not. `play` also records what happened for everybody "
        "who watches; `play_quiet` leaves that out, as hanabi does.",
        cases,
    )


def duration(call: Callable[[], Any], _: int, times: int = 5000) -> float:
    """Seconds of one call."""
    started = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - started) / times


def middle(game: Game) -> Any:
    """A match after 50 moves."""
    match = game.new(1)
    for number in range(50):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(int(legal[7 * number % len(legal)]), seat)
    return match


def copies() -> Group:
    """Copies and observations of one game, in the middle of it."""
    cases: list[Case] = []
    clone, tensor = "OpenSpiel: hanabi, `clone`", "OpenSpiel: hanabi, `observation_tensor`"
    if peers.installed("OpenSpiel"):
        state = peers.begun("hanabi(players=4)", 1)
        cases += [Case(clone, partial(duration, state.clone), seconds)]
        cases += [Case(tensor, partial(duration, partial(state.observation_tensor, 0)), seconds)]
    if peers.installed("Catanatron"):
        cases.append(Case("Catanatron: `copy`", partial(duration, peers.catan(1).copy, times=200), seconds))
    for name, game in games().items():
        game.prepare_learning()
        match = middle(game)
        against = ((clone,), (tensor,)) if peers.installed("OpenSpiel") else ((), ())
        cases.append(Case(f"{name}: `Match.copy`", partial(duration, match.copy), seconds, against[0]))
        encode = partial(match.encode, match.to_act[0])
        cases.append(Case(f"{name}: `Match.encode`, with mask", partial(duration, encode), seconds, against[1]))
        for what, size in (("record", game.blank().nbytes), ("observation", 4 * game.encoding.size)):
            cases.append(Case(f"{name}: {what}", partial(constant, size), count_of_bytes, once=True))
    return Group("Copies and observations", "Of one game, in the middle of it.", cases)


def constant(value: float, _: int) -> float:
    """What needs no measuring."""
    return value


def vector_steps(envs: Any, round_number: int, steps: int = 100) -> float:
    """Steps of all games, with actions drawn by the environment itself."""
    envs.reset(seed=round_number)
    started = time.perf_counter()
    for _ in range(steps):
        envs.step(envs.action_space.sample())
    return MANY * steps / (time.perf_counter() - started)


def vectors() -> Group | None:
    """The vector environment."""
    if find_spec("gymnasium") is None:
        return None
    from teahouse.adapters.gymnasium import TeahouseVectorEnv

    cases = []
    for name in teahouse.games():
        full = TeahouseVectorEnv(name, MANY, players=4, threads=2)
        bare = TeahouseVectorEnv(name, MANY, players=4, threads=2, observations=False, masks=False)
        title = f"{name}: {MANY:,} games, 2 cores"
        cases.append(Case(f"{title}, observations and masks", partial(vector_steps, full), per_second))
        cases.append(Case(f"{title}, neither", partial(vector_steps, bare), per_second))
    return Group("The vector environment", "Decisions a second, the choice of random actions included.", cases)


def environments() -> Group | None:
    """The environments of PettingZoo, ours and its own."""
    if not peers.installed("PettingZoo"):
        return None
    from teahouse.adapters.pettingzoo import env

    own = "PettingZoo: hanabi_v5", "PettingZoo: tictactoe_v3"
    cases = [Case(own[0], peers.hanabi_v5, per_second), Case(own[1], peers.tictactoe_v3, per_second)]
    for name in teahouse.games():
        make = partial(env, name, players=4)
        cases.append(Case(f"{name}, 4 players", partial(peers.pettingzoo, make), per_second, own))
    return Group("PettingZoo", "`last` with its observation, a random legal action, `step`; decisions a second.", cases)
