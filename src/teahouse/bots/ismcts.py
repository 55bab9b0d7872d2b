"""The bot that searches: levels differ in how long and how well."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from teahouse.bots import search
from teahouse.core.compiled import Step, prepare
from teahouse.core.events import QUIET
from teahouse.core.game import Game
from teahouse.core.match import STANDING_KEYS
from teahouse.core.observation import Observation, check_observation
from teahouse.core.record import MAX_SEATS
from teahouse.core.rng import WORDS, seed_words


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


class Search:
    """Information-set Monte Carlo tree search."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self._desk = new_desk(game, settings)
        prepare(f"{game.name}-search", self._steps())

    def _steps(self) -> list[Step]:
        """Calls that make the compiler work."""
        blank = self.game.blank()
        return [
            ("tree", lambda: search.plant(self._desk)),
            ("search", lambda: search.search(blank, self._desk, 0, seed_words(0), 0, 0)),
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
        desk = self._desk
        search.plant(desk)
        search.search(observation.record, desk, observation.seat, seed_words(seed), 0, self.settings.iterations)
        rows = []
        number = int(desk.tree[0]["first"])
        while number:
            node = desk.tree[number]
            if node["seat"] == observation.seat:
                value = float(node["total"] / node["visits"]) if node["visits"] else 0.0
                rows.append((-int(node["visits"]), -value, -float(node["look"]), int(node["action"])))
            number = int(node["sibling"])
        rows.sort()
        return [(action, -value) for _, value, _, action in rows]


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
