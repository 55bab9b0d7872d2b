"""The physical limit: random games of Yangtze in hand-written C, beside the engine's batch playouts on one core."""

import ctypes
import shutil
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import numpy as np

import teahouse
from bench.report import Case, Group, per_second
from teahouse.games.yangtze import components

SOURCE = Path(__file__).parent / "c" / "yangtze.c"
PLAYERS = 4
GAMES = 20_000


class Tables(ctypes.Structure):
    """`struct tables` of the C source."""

    _fields_ = [
        ("sides", ctypes.c_int8 * components.SIDES.size),
        ("symbol", ctypes.c_int8 * components.NUM_TILES),
        ("reward", ctypes.c_int8 * 30),
        ("triples", ctypes.c_int8 * components.TRIPLES.size),
        ("facing", ctypes.c_int8 * 4),
        ("boxed", ctypes.c_int32),
        ("cards_per_colour", ctypes.c_int32),
        ("stack_size", ctypes.c_int32),
    ]


def tables() -> Tables:
    """The components of the game with four players."""
    filled = Tables()
    filled.sides[:] = components.SIDES.ravel().tolist()
    filled.symbol[:] = components.HAS_SYMBOL.tolist()
    filled.reward[:] = components.REWARDS[PLAYERS].ravel().tolist()
    filled.triples[:] = components.TRIPLES.ravel().tolist()
    filled.facing[:] = components.FACING[PLAYERS].tolist()
    filled.boxed = int(components.BOXED[PLAYERS])
    filled.cards_per_colour = int(components.CARDS_PER_COLOUR[PLAYERS])
    filled.stack_size = int(components.STACK_SIZE[PLAYERS])
    return filled


@cache
def library() -> ctypes.CDLL:
    """The C source, built for this machine."""
    folder = Path(tempfile.mkdtemp(prefix="teahouse-bench-"))
    target = folder / "yangtze.so"
    flags = ["-O3", "-march=native", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run(["cc", *flags, "-o", str(target), str(SOURCE)], check=True)
    loaded = ctypes.CDLL(str(target))
    loaded.play.restype = ctypes.c_int64
    shutil.rmtree(folder)
    return loaded


def play_in_c(games: int, seed: int) -> tuple[int, int]:
    """Decisions made, and the points of all players."""
    points = ctypes.c_int64()
    decisions = library().play(ctypes.byref(tables()), PLAYERS, games, seed, ctypes.byref(points))
    return decisions, points.value


def check_that_it_is_the_same_game(games: int = 20_000) -> None:
    """Decisions and points per game agree with the engine's within one percent."""
    batch = teahouse.game("yangtze", players=PLAYERS).batch(games, 1)
    ours = np.array([batch.playout(), batch.scores.sum()])
    theirs = np.array(play_in_c(games, 1))
    assert np.all(abs(ours / theirs - 1) < 0.01), (ours / games, theirs / games)


def in_c(round_number: int) -> float:
    """Decisions a second of the C loop, set-up of the games included."""
    started = time.perf_counter()
    decisions, _ = play_in_c(GAMES, round_number)
    return decisions / (time.perf_counter() - started)


def in_batches(round_number: int) -> float:
    """Decisions a second of the engine on one core, set-up of the games included."""
    game = teahouse.game("yangtze", players=PLAYERS)
    started = time.perf_counter()
    decisions = game.batch(GAMES, round_number).playout()
    return decisions / (time.perf_counter() - started)


def group() -> Group | None:
    """The rows of this module; None without a C compiler."""
    if shutil.which("cc") is None:
        return None
    check_that_it_is_the_same_game()
    in_batches(0)
    loop = "yangtze, 4 players, random games in hand-written C, 1 core"
    return Group(
        "The physical limit",
        "Set-up, legal actions, a draw and the action itself, for whole games; the C loop has no events, clauses or "
        "hidden information. Decisions and points per game were compared first and agree within one percent.",
        [
            Case(loop, in_c, per_second),
            Case("yangtze, 4 players, `Batch.playout`, 1 core", in_batches, per_second, (loop,)),
        ],
    )
