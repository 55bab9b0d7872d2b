"""The peers, each driven from Python as its own documents do it, by random players; decisions a second.

Only choices of a player are counted, chance is not. A peer that is not installed has no cases; `missing` names it.
"""

import importlib.metadata
import random
import time
from collections.abc import Callable
from functools import cache, partial
from importlib.util import find_spec
from typing import Any

import numpy as np

#: By name: the package of the registry, and the module that it brings.
PEERS = {
    "OpenSpiel": ("open_spiel", "pyspiel"),
    "PettingZoo": ("pettingzoo", "pettingzoo"),
    "RLCard": ("rlcard", "rlcard"),
    "Catanatron": ("catanatron", "catanatron"),
    "Pgx": ("pgx", "pgx"),
}

PGX_GAMES, PGX_STEPS = 1024, 50

#: Seconds inside the timed calls of a loop. A sample shorter than the scheduler's slices (60 games of hanabi are one
#: millisecond) would escape the load that longer ones bear, or be all load.
TIMED = 0.25


def installed(peer: str) -> bool:
    """Whether a peer can be measured."""
    return find_spec(PEERS[peer][1]) is not None


def missing() -> list[str]:
    """The peers that cannot be measured."""
    return [peer for peer in PEERS if not installed(peer)]


def versions() -> dict[str, str]:
    """The versions of the peers that are there."""
    return {peer: importlib.metadata.version(PEERS[peer][0]) for peer in PEERS if installed(peer)}


def begun(name: str, seed: int) -> Any:
    """A state of an OpenSpiel game at its first decision."""
    import pyspiel

    state, choose = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    pass_chance(state, choose)
    return state


def pass_chance(state: Any, choose: random.Random) -> None:
    """Draw what chance decides, up to the next decision."""
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choose.choices(actions, weights)[0])


def hanabi_games(round_number: int, timed: float = TIMED) -> float:
    """Whole games of OpenSpiel's hanabi, driven from Python with the chance nodes that they consist of."""
    choose, decisions, started = random.Random(round_number), 0, time.perf_counter()
    while time.perf_counter() - started < timed:
        state = begun("hanabi(players=4)", choose.getrandbits(31))
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[decisions * 7 % len(legal)])
            decisions += 1
            pass_chance(state, choose)
    return decisions / (time.perf_counter() - started)


def hanabi(round_number: int, timed: float = TIMED) -> float:
    """OpenSpiel's hanabi in C++: legal_actions and apply_action; chance is drawn but not timed."""
    choose, decisions, spent = random.Random(round_number), 0, 0.0
    while spent < timed:
        state = begun("hanabi(players=4)", choose.getrandbits(31))
        while not state.is_terminal():
            started = time.perf_counter()
            legal = state.legal_actions()
            state.apply_action(legal[decisions * 7 % len(legal)])
            spent += time.perf_counter() - started
            decisions += 1
            pass_chance(state, choose)
    return decisions / spent


def pettingzoo(make: Callable[[], Any], round_number: int, seconds: float = 0.7) -> float:
    """A PettingZoo environment: last, a random legal action, step; over and over."""
    env, choose = make(), np.random.default_rng(round_number)
    decisions, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.reset(seed=int(choose.integers(2**31)))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[decisions * 7 % len(legal)]))
            decisions += 1
    return decisions / (time.perf_counter() - started)


def classic(name: str) -> Any:
    """One of PettingZoo's own environments."""
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def rlcard(round_number: int, seconds: float = 0.7) -> float:
    """RLCard's gin rummy with its own random agents."""
    import rlcard as package
    from rlcard.agents import RandomAgent

    env = package.make("gin-rummy", config={"seed": round_number})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return decisions / (time.perf_counter() - started)


def catan(seed: int) -> Any:
    """A game of Catanatron between four random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def catanatron(round_number: int, games: int = 3) -> float:
    """Catanatron's own loop; its moves include the throws of the dice and the ends of turns."""
    decisions, started = 0, time.perf_counter()
    for number in range(games):
        game = catan(games * round_number + number)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.perf_counter() - started)


@cache
def pgx_steps() -> tuple[Any, Any]:
    """Games of Pgx's backgammon at their beginnings, and a compiled function that plays on at random."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(carried: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, PGX_GAMES + 1)
        actions = jax.random.categorical(keys[0], jnp.log(carried.legal_action_mask.astype(jnp.float32)), axis=1)
        return step(carried, actions, keys[1:]), None

    def play_on(states: Any, key: Any) -> Any:
        return jax.lax.scan(play, states, jax.random.split(key, PGX_STEPS))[0]

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PGX_GAMES))
    compiled = jax.jit(play_on)
    jax.block_until_ready(compiled(states, jax.random.PRNGKey(1)))
    return states, compiled


def pgx(round_number: int) -> float:
    """Pgx's backgammon in JAX on the CPU, 1,024 games at once on all cores, with observations."""
    import jax

    states, play_on = pgx_steps()
    started = time.perf_counter()
    jax.block_until_ready(play_on(states, jax.random.PRNGKey(round_number)))
    return PGX_GAMES * PGX_STEPS / (time.perf_counter() - started)


hanabi_v5 = partial(pettingzoo, partial(classic, "hanabi_v5"))
tictactoe_v3 = partial(pettingzoo, partial(classic, "tictactoe_v3"))
