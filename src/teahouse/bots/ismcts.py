"""The bot that searches: so many iterations, or as long as the clock allows, on one core or several."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue

import numpy as np

from teahouse.bots import search
from teahouse.core import engine, view
from teahouse.core.compiled import Step, prepare
from teahouse.core.engine import STANDING_KEYS
from teahouse.core.events import QUIET
from teahouse.core.game import Game
from teahouse.core.observation import Observation, check_observation
from teahouse.core.record import MAX_SEATS, Floats, Ints
from teahouse.core.rng import WORDS, below, seed_words

#: Iterations between two looks at whether it is time to stop, and the first ones, which show how fast the machine is.
PORTION, TASTE = 32, 8


@dataclass(frozen=True)
class Settings:
    """How a search goes about its work; see `search.Knobs`. `slips` is how many of 100 decisions are any legal action.

    It ends after so many iterations in all threads together, with `seconds` also by the clock. Without a clock equal
    observations and seeds give equal choices.
    """

    iterations: int
    exploration: float = 0.5
    trust: float = 0.5
    scale: float = 4.0
    plies: int = 0
    ripe: int = 1
    narrow: bool = False
    relist: int = 1
    own: bool = False
    gains: bool = False
    rounds: bool = False
    slips: int = 0
    seconds: float | None = None
    threads: int = 1
    nodes: int = 100_000


@dataclass(frozen=True)
class Memory:
    """The decision before, whose trees may serve once more."""

    observation: Observation
    action: int


@dataclass
class Bench:
    """Desks for one search at a time, one a thread, and what they were last used for."""

    desks: list[search.Desk]
    memory: Memory | None = None


class Search:
    """Information-set Monte Carlo tree search; every thread grows a tree of its own, and their roots are added up."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self._benches: SimpleQueue[Bench] = SimpleQueue()  # those that nobody uses now
        prepare(f"{game.name}-search", self._steps())

    def _steps(self) -> list[Step]:
        """Calls that make the compiler work."""
        blank, desk = self.game.blank(), new_desk(self.game, self.settings)
        none, no_floats = np.zeros(0, np.int64), np.zeros(0)
        return [
            ("tree", lambda: search.plant(desk)),
            ("statistics", lambda: search.collect(desk, 0, none, none, no_floats, no_floats)),
            ("lead", lambda: search.lead(desk, 0)),
            ("children", lambda: search.child_of_root(desk, 0, 0)),
            ("search", lambda: search.search(blank, desk, 0, seed_words(0), 0, 0)),
        ]

    def choose(self, observation: Observation, seed: int = 0) -> int:
        """The action that the search came back to most often; it stops when nothing can change that."""
        check_observation(observation, self.game)
        if len(observation.legal) == 1:
            return int(observation.legal[0])
        chance = seed_words(seed)
        if below(chance, 100) < self.settings.slips:
            return int(observation.legal[below(chance, len(observation.legal))])
        with self._bench() as bench:
            self._grow_all(bench, observation, seed, hurry=True)
            action = ranked(bench.desks, observation)[0][0]
            bench.memory = Memory(observation, action)
        return action

    def rank(self, observation: Observation, seed: int = 0) -> list[tuple[int, float]]:
        """The legal actions with the estimated chance of winning of each, the most searched first."""
        check_observation(observation, self.game)
        with self._bench() as bench:
            self._grow_all(bench, observation, seed, hurry=False)
            bench.memory = None
            return ranked(bench.desks, observation)

    def _grow_all(self, bench: Bench, observation: Observation, seed: int, hurry: bool) -> None:
        """Grow the trees of all threads."""
        reuse = self.settings.seconds is not None and bench.memory is not None and follows(bench.memory, observation)
        for desk in bench.desks:
            if not (reuse and bench.memory and keep_below(desk, bench.memory)):
                search.plant(desk)
        words, threads = seed_words(seed), len(bench.desks)
        if threads == 1:
            self._grow(bench.desks[0], 0, observation, words, hurry)
            return
        with ThreadPoolExecutor(threads) as pool:
            at_work = [
                pool.submit(self._grow, desk, number, observation, words, False)
                for number, desk in enumerate(bench.desks)
            ]
        for thread in at_work:
            thread.result()

    def _grow(self, desk: search.Desk, thread: int, observation: Observation, words: Ints, hurry: bool) -> None:
        """Grow one tree until its share of the budget is used up, or (in a hurry) until the choice is clear."""
        seat, share = observation.seat, self.settings.iterations // self.settings.threads
        pace = Pace(share, self.settings.seconds)
        while pace.portion > 0:
            begin = thread * share + pace.done
            search.search(observation.record, desk, seat, words, begin, begin + pace.portion)
            pace.advance(int(search.lead(desk, seat)) if hurry else 0)

    @contextmanager
    def _bench(self) -> Iterator[Bench]:
        """Desks for one search; several can be at work at once."""
        try:
            bench = self._benches.get_nowait()
        except Empty:
            bench = Bench([new_desk(self.game, self.settings) for _ in range(self.settings.threads)])
        try:
            yield bench
        finally:
            self._benches.put(bench)


class Pace:
    """How many iterations to do next: `portion`, 0 when it is time to stop."""

    def __init__(self, iterations: int, seconds: float | None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.done = 0
        self.started = time.perf_counter()
        self.portion = min(PORTION if seconds is None else TASTE, iterations)

    def advance(self, lead: int) -> None:
        """Count the portion just done and set the next; `lead` is by how many visits the choice is ahead."""
        self.done += self.portion
        left = self.iterations - self.done
        if self.seconds is not None:
            spent = time.perf_counter() - self.started
            left = min(left, int((self.seconds - spent) * self.done / spent))
        self.portion = 0 if lead > left else max(0, min(PORTION, left))


def ranked(desks: list[search.Desk], observation: Observation) -> list[tuple[int, float]]:
    """The legal actions by visits, then by value, then by looks; what was never tried is no better than the worst."""
    count = len(observation.legal)
    visits, totals, looks = np.zeros(count, np.int64), np.zeros(count), np.zeros(count)
    for desk in desks:
        search.collect(desk, observation.seat, observation.legal, visits, totals, looks)
    values: Floats = totals / np.maximum(visits, 1)
    values[visits == 0] = values[visits > 0].min(initial=1.0)
    order = np.lexsort((-looks, -values, -visits))
    return [(int(observation.legal[k]), float(values[k])) for k in order]


def follows(memory: Memory, observation: Observation) -> bool:
    """Whether a seat sees just what its last choice was bound to lead to: nothing was drawn, revealed or answered."""
    before = memory.observation
    if observation.ply != before.ply + 1 or observation.seat != before.seat:
        return False
    for number in range(2):
        guess = before.record.copy()
        engine.fill_hidden(guess, 0, before.seat, seed_words(number))
        engine.play(guess, 0, before.seat, memory.action, QUIET)
        seen = view.redact(guess, before.game.masks, before.seat)
        if seen.tobytes() != observation.record.tobytes():
            return False
    return True


def keep_below(desk: search.Desk, memory: Memory) -> bool:
    """Go on with what a tree holds below the last choice, if it does and has room left."""
    node = search.child_of_root(desk, memory.observation.seat, memory.action)
    if node == 0 or 2 * desk.used[0] > len(desk.tree):
        return False
    search.root_at(desk, node)
    return True


def new_desk(game: Game, settings: Settings) -> search.Desk:
    """Room for a search."""
    knobs = search.Knobs.zeros()
    knobs[0] = (
        settings.exploration,
        settings.trust,
        settings.scale,
        settings.plies,
        settings.ripe,
        settings.narrow,
        settings.relist,
        settings.own,
        settings.gains,
        settings.rounds,
        game.blueprint.side_size(game.options),
        len(game.blueprint.standing),
    )
    return search.Desk(
        tree=search.Node.zeros(settings.nodes),
        knobs=knobs,
        used=np.zeros(3, np.int64),
        scratch=game.blank(2),
        legal=game.action_buffer(),
        marks=np.zeros(game.num_actions, np.int64),
        choice=game.action_buffer(),
        draw=np.zeros(game.blueprint.max_legal),
        path=np.zeros(search.LONGEST_PATH, np.int64),
        values=np.zeros(MAX_SEATS),
        looks=np.zeros(MAX_SEATS),
        stream=np.zeros(WORDS, np.int64),
        standing=np.zeros((MAX_SEATS, STANDING_KEYS), np.int64),
        log=QUIET,
    )
