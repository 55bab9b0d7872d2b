"""Seconds from the start of Python to the first position of a game."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import partial

import teahouse
from bench import peers
from bench.report import Case, Group, seconds

OURS = "import teahouse; m = teahouse.game('{}').new(seed=1); m.play(m.legal(m.to_act[0])[0], m.to_act[0])"
THEIRS = {
    "OpenSpiel": ("hanabi", "import pyspiel; pyspiel.load_game('hanabi').new_initial_state()"),
    "PettingZoo": ("hanabi_v5", "from pettingzoo.classic import hanabi_v5; hanabi_v5.env().reset(seed=1)"),
    "RLCard": ("gin rummy", "import rlcard; rlcard.make('gin-rummy').reset()"),
    "Catanatron": (
        "a game",
        "from catanatron import *; Game([RandomPlayer(c) for c in Color]).play_tick()",
    ),
    "Pgx": (
        "backgammon, compiled anew every time",
        "import jax, pgx; e = pgx.make('backgammon'); s = jax.jit(e.init)(jax.random.PRNGKey(0)); "
        "jax.block_until_ready(jax.jit(e.step)(s, s.legal_action_mask.argmax(), jax.random.PRNGKey(1)))",
    ),
}
TICTACTOE = "from pettingzoo.classic import tictactoe_v3; tictactoe_v3.env().reset(seed=1)"
NUMBA = "`import numba`"


def start(code: str, cache: str, _: int) -> float:
    """A fresh Python process with its own cache directory."""
    started = time.perf_counter()
    environment = os.environ | {"XDG_CACHE_HOME": cache}
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=environment)
    return time.perf_counter() - started


def group() -> Group:
    """The rows of this module: the first starts of our games compile into a cache that the later ones find."""
    cache = tempfile.mkdtemp(prefix="teahouse-bench-")
    atexit.register(shutil.rmtree, cache)
    cases = [Case(NUMBA, partial(start, "import numba", cache), seconds)]
    for name in teahouse.games():
        code = OURS.format(name)
        cases.append(Case(f"{name}: first start, nothing compiled", partial(start, code, cache), seconds, once=True))
        cases.append(Case(f"{name}: later starts", partial(start, code, cache), seconds, (NUMBA,)))
    for peer, (what, code) in THEIRS.items():
        if peers.installed(peer):
            cases.append(Case(f"{peer}: {what}", partial(start, code, cache), seconds, (NUMBA,)))
    if peers.installed("PettingZoo"):
        cases.append(Case("PettingZoo: tictactoe_v3", partial(start, TICTACTOE, cache), seconds, (NUMBA,)))
    return Group("Start-up", "From the start of Python to the first position, or the first move, of a game.", cases)
