"""The engine beside OpenSpiel's C++ hanabi driven from Python, in one run; medians of interleaved rounds.

Writes bench/results.md. Run it with `make bench`.
"""

import importlib.metadata
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pyspiel

import teahouse
from teahouse.core.game import Game

ROUNDS = 7
RESULTS = Path(__file__).parent / "results.md"


def hanabi_loop(games: int = 60) -> float:
    """Decisions a second of legal_actions + apply_action on OpenSpiel's hanabi, chance drawn from its outcomes."""
    game = pyspiel.load_game("hanabi", {"players": 4})
    choose, decisions, spent = random.Random(1), 0, 0.0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(actions, weights)[0])
                continue
            started = time.perf_counter()
            legal = state.legal_actions()
            state.apply_action(legal[decisions * 7 % len(legal)])
            spent += time.perf_counter() - started
            decisions += 1
    return decisions / spent


def match_loop(game: Game, quiet: bool, games: int = 60) -> float:
    """Decisions a second of legal + play on one match, timed around the same two calls."""
    decisions, spent = 0, 0.0
    for seed in range(games):
        match = game.new(seed)
        play = match.play_quiet if quiet else match.play
        while not match.over:
            started = time.perf_counter()
            legal = match.legal()
            play(int(legal[decisions * 7 % len(legal)]))
            spent += time.perf_counter() - started
            decisions += 1
    return decisions / spent


def playouts(game: Game, threads: int, seed: int, count: int = 20_000) -> float:
    """Decisions a second of random playouts; the set-up of the games is not timed."""
    batch = game.batch(count, seed)
    started = time.perf_counter()
    decisions = batch.playout(threads)
    return decisions / (time.perf_counter() - started)


def copy_seconds(game: Game, times: int = 20_000) -> float:
    """Seconds for one copy in the middle of a game."""
    match = game.new(1)
    for _ in range(50):
        match.play(match.legal()[0])
    started = time.perf_counter()
    for _ in range(times):
        match.copy()
    return (time.perf_counter() - started) / times


def start_seconds(code: str, cache: str) -> float:
    """Seconds of a fresh Python process with its own cache directory."""
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, env=os.environ | {"XDG_CACHE_HOME": cache}
    )
    return time.perf_counter() - started


def spread(values: list[float], unit: Callable[[float], str]) -> str:
    """A median with the smallest and largest value."""
    return f"{unit(statistics.median(values))} ({unit(min(values))}–{unit(max(values))})"


def million(value: float) -> str:
    """A rate in millions a second."""
    return f"{value / 1e6:.2f} M/s"


def thousand(value: float) -> str:
    """A rate in thousands a second."""
    return f"{value / 1e3:.0f} k/s"


def main() -> None:
    """Measure everything, interleaved, and write the table."""
    rows = ["| what | measured (smallest–largest) | beside | ratio |", "|---|---|---|---|"]
    hanabi: list[float] = []
    single: dict[str, list[float]] = {"play": [], "play_quiet": []}
    yangtze = teahouse.game("yangtze", players=4)
    games = {name: teahouse.game(name, players=4) for name in teahouse.games()}
    rates: dict[tuple[str, int], list[float]] = {(name, threads): [] for name in games for threads in (1, 2)}
    for game in games.values():
        playouts(game, 1, 0, 200)
    for round_number in range(ROUNDS):
        hanabi.append(hanabi_loop())
        single["play"].append(match_loop(yangtze, quiet=False))
        single["play_quiet"].append(match_loop(yangtze, quiet=True))
        for (name, threads), found in rates.items():
            found.append(playouts(games[name], threads, round_number, 20_000 if name == "yangtze" else 2_000))
    peer = statistics.median(hanabi)
    rows.append(
        f"| OpenSpiel hanabi, 4 players, legal_actions + apply_action from Python | {spread(hanabi, thousand)} | | 1 |"
    )
    for (name, threads), found in rates.items():
        what = f"{name}, 4 players, `Batch.playout`, {threads} core{'s' * (threads > 1)}"
        rows.append(f"| {what} | {spread(found, million)} | hanabi | {statistics.median(found) / peer:.1f} |")
    for call, found in single.items():
        ratio = statistics.median(found) / peer
        rows.append(
            f"| yangtze, 4 players, one `Match`, legal + {call} | {spread(found, thousand)} | hanabi | {ratio:.2f} |"
        )
    copies = [copy_seconds(yangtze) * 1e6 for _ in range(ROUNDS)]
    rows.append(f"| `Match.copy()` of yangtze at ply 50 | {spread(copies, lambda us: f'{us:.2f} µs')} | | |")
    for name, game in games.items():
        rows.append(f"| record of {name} | {game.blueprint.layout.dtype.itemsize} bytes | | |")
    rows += start_rows(list(games))
    RESULTS.write_text(heading() + "\n".join(rows) + "\n", "utf-8")
    print(RESULTS.read_text("utf-8"))


def start_rows(names: list[str]) -> list[str]:
    """First and later starts beside `import numba`."""
    rows = []
    numba = [start_seconds("import numba", "/nonexistent") for _ in range(ROUNDS)]
    rows.append(f"| `python -c 'import numba'` | {spread(numba, lambda s: f'{s:.2f} s')} | | |")
    for name in names:
        code = f"import teahouse; m = teahouse.game('{name}').new(seed=1); m.play(m.legal(m.to_act[0])[0], m.to_act[0])"
        with tempfile.TemporaryDirectory() as cache:
            first = start_seconds(code, cache)
            later = [start_seconds(code, cache) for _ in range(ROUNDS)]
        rows.append(f"| {name}: first start, nothing cached | {first:.1f} s | | |")
        above = statistics.median(later) - statistics.median(numba)
        rows.append(
            f"| {name}: later start | {spread(later, lambda s: f'{s:.2f} s')} | import numba | +{above:.2f} s |"
        )
    return rows


def heading() -> str:
    """What was measured, where and with which versions."""
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("numpy", "numba", "open_spiel"))
    return (
        "# Benchmarks\n\n"
        f"Generated by `make bench` on {date.today().isoformat()}; Python {platform.python_version()}, {versions}; "
        f"{os.cpu_count()} shared cores, {platform.machine()}, {platform.system()}. "
        f"Medians of {ROUNDS} interleaved rounds in one run. «Decisions» are choices of a player, chance excluded; "
        "hanabi's chance nodes are played but not timed.\n\n"
    )


if __name__ == "__main__":
    main()
