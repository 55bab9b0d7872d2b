"""`teahouse fuzz`: random games of every kind, every position audited, compiled."""

import os
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from rich.console import Console
from rich.progress import Progress

from teahouse.core import engine
from teahouse.core.errors import OptionError, TeahouseError
from teahouse.core.events import QUIET
from teahouse.core.game import Game, all_kinds
from teahouse.core.rng import seed_words
from teahouse.games import blueprint

MAX_MOVES = 20_000
CHUNK = 250


class BrokenInvariant(TeahouseError):
    """A position that must not exist, with what is needed to see it again."""


@dataclass
class Tally:
    """What the games so far have shown."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)


def run(name: str, number: int, seed: int, greedy: int, jobs: int) -> None:
    """Fuzz a game and say what was seen."""
    if number < 1:
        raise OptionError("games", number, "at least one is needed")
    kinds = all_kinds(blueprint(name))
    console = Console(highlight=False)
    tally = Tally()
    kinds[0].new(seed)  # compiles, visibly, before the progress bar
    with Progress(console=console) as progress, ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        task = progress.add_task(f"{name}: {number:,} games", total=number)

        def chunk(first: int) -> None:
            last = min(first + CHUNK, seed + number)
            play_games(kinds, range(first, last), greedy, tally)
            progress.advance(task, last - first)

        for _ in pool.map(chunk, range(seed, seed + number, CHUNK)):
            pass
    endings = ", ".join(f"{reason} {count:,}" for reason, count in tally.endings.most_common())
    console.print(
        f"{tally.games:,} games, {tally.decisions:,} decisions, no broken invariant. Ended by: {endings}.",
        soft_wrap=True,
    )


def play_games(kinds: list[Game], seeds: range, greedy: int, tally: Tally) -> None:
    """Play one game for each seed, of the kinds in turn; BrokenInvariant says how to see a problem again."""
    width = max(kinds[0].blueprint.max_legal, 8)
    state, scratch = kinds[0].blank(), kinds[0].blank(2)
    buffers, moves = np.zeros((2, width), np.int64), np.zeros(MAX_MOVES, np.int64)
    keys = np.zeros((4, 8), np.int64)
    decisions, endings = 0, Counter[str]()
    for seed in seeds:
        game = kinds[seed % len(kinds)]
        words = seed_words(seed)
        trouble = engine.fuzz(
            state, game.options_array, words, greedy, game.num_actions, buffers, scratch, moves, QUIET
        )
        if trouble:
            raise BrokenInvariant(describe(game, seed, int(trouble), moves[1 : moves[0] + 1].tolist()))
        decisions += int(moves[0])
        endings[game.blueprint.reasons[engine.rank_keys(state, 0, keys)]] += 1
    with tally.lock:
        tally.games += len(seeds)
        tally.decisions += decisions
        tally.endings.update(endings)


def describe(game: Game, seed: int, trouble: int, moves: list[int]) -> str:
    """A broken invariant with the game that leads to it."""
    names = {
        engine.NO_LEGAL_ACTION: "no legal action",
        engine.NOT_ASCENDING: "legal actions not ascending",
        engine.WHY_NOT_DISAGREES: "why_not disagrees with the legal list",
    }
    name = names.get(trouble) or game.blueprint.problems(trouble).name.lower()
    played = "; ".join(f"{m // game.num_actions}: {game.format(m % game.num_actions)}" for m in moves)
    return f"{name} in {game!r}, seed {seed}, after {len(moves)} moves: {played}"
