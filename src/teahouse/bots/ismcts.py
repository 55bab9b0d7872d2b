"""The bot that searches: levels differ in how long and how well."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue

import numpy as np

from teahouse.bots import search
from teahouse.core.compiled import Step, prepare
from teahouse.core.events import QUIET
from teahouse.core.game import Game
from teahouse.core.match import STANDING_KEYS
from teahouse.core.observation import Observation, check_observation
from teahouse.core.record import MAX_SEATS, Ints
from teahouse.core.rng import WORDS, derive, seed_words

#: Iterations between two looks at the clock, where it is the clock that ends a search.
BETWEEN_LOOKS = 32


@dataclass(frozen=True)
class Settings:
    """How a search goes about its work; see `search.Knobs`. With `seconds` the clock ends it, not the count."""

    iterations: int
    exploration: float = 1.0
    trust: float = 1.0
    scale: float = 4.0
    plies: int = 0
    ripe: int = 1
    seconds: float | None = None
    threads: int = 1
    nodes: int = 100_000


@dataclass
class Tried:
    """What the trees say of one action."""

    visits: int = 0
    total: float = 0.0
    look: float = 0.0

    @property
    def value(self) -> float:
        """The estimated chance of winning."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """Information-set Monte Carlo tree search; every thread grows a tree of its own, and their roots are added up."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self._desks: SimpleQueue[search.Desk] = SimpleQueue()  # those that nobody uses now
        prepare(f"{game.name}-search", self._steps())

    def _steps(self) -> list[Step]:
        """Calls that make the compiler work."""
        blank, desk = self.game.blank(), new_desk(self.game, self.settings)
        return [
            ("tree", lambda: search.plant(desk)),
            ("search", lambda: search.search(blank, desk, 0, seed_words(0), 0, 0)),
        ]

    def choose(self, observation: Observation, seed: int = 0) -> int:
        """The action that the search came back to most often."""
        if len(observation.legal) == 1:
            check_observation(observation, self.game)
            return int(observation.legal[0])
        return self.rank(observation, seed)[0][0]

    def rank(self, observation: Observation, seed: int = 0) -> list[tuple[int, float]]:
        """The legal actions with the estimated chance of winning of each, the most searched first."""
        check_observation(observation, self.game)
        threads = self.settings.threads
        if threads == 1:
            trees = [self._grow(observation, seed, 0)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                trees = list(pool.map(self._grow, [observation] * threads, [seed] * threads, range(threads)))
        tried: dict[int, Tried] = {action: Tried() for action in observation.legal.tolist()}
        for tree in trees:
            for action, other in tree.items():
                tried[action].visits += other.visits
                tried[action].total += other.total
                tried[action].look = other.look
        order = sorted(tried.items(), key=lambda pair: (-pair[1].visits, -pair[1].value, -pair[1].look, pair[0]))
        return [(action, found.value) for action, found in order]

    def _grow(self, observation: Observation, seed: int, thread: int) -> dict[int, Tried]:
        """Grow one tree and read off its root what the seat has tried."""
        words = np.zeros(WORDS, np.int64)
        derive(words, seed_words(seed), thread)
        with self._desk() as desk:
            search.plant(desk)
            self._iterate(observation, desk, words)
            return read_root(desk, observation.seat)

    def _iterate(self, observation: Observation, desk: search.Desk, words: Ints) -> None:
        seat, record = observation.seat, observation.record
        if self.settings.seconds is None:
            search.search(record, desk, seat, words, 0, self.settings.iterations // self.settings.threads)
            return
        done, end = 0, time.perf_counter() + self.settings.seconds
        while time.perf_counter() < end and done < self.settings.iterations:
            search.search(record, desk, seat, words, done, done + BETWEEN_LOOKS)
            done += BETWEEN_LOOKS

    @contextmanager
    def _desk(self) -> Iterator[search.Desk]:
        """A desk for one search; several can be at work at once."""
        try:
            desk = self._desks.get_nowait()
        except Empty:
            desk = new_desk(self.game, self.settings)
        try:
            yield desk
        finally:
            self._desks.put(desk)


def read_root(desk: search.Desk, seat: int) -> dict[int, Tried]:
    """What a tree says of a seat's actions."""
    tried = {}
    number = int(desk.tree[0]["first"])
    while number:
        node = desk.tree[number]
        if node["seat"] == seat:
            tried[int(node["action"])] = Tried(int(node["visits"]), float(node["total"]), float(node["look"]))
        number = int(node["sibling"])
    return tried


def new_desk(game: Game, settings: Settings) -> search.Desk:
    """Room for a search."""
    knobs = search.Knobs.zeros()
    knobs[0] = (
        settings.exploration,
        settings.trust,
        settings.scale,
        settings.plies,
        settings.ripe,
        game.blueprint.side_size(game.options),
        len(game.blueprint.standing),
    )
    return search.Desk(
        tree=search.Node.zeros(settings.nodes),
        knobs=knobs,
        used=np.zeros(2, np.int64),
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
