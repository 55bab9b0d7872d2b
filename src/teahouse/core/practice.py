"""Many games at once for a learner: a game that ends is followed by another, without Python in between."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from teahouse.core import engine, learning
from teahouse.core.compiled import Step, prepare
from teahouse.core.errors import IllegalAction, OptionError
from teahouse.core.events import QUIET
from teahouse.core.learning import EVERY_SEAT, POLICIES, Report, Tables
from teahouse.core.record import Ints
from teahouse.core.rng import WORDS, seed_words

if TYPE_CHECKING:
    from teahouse.core.game import Game


class Practice:
    """Games that wait for a learner's decisions.

    With `seat` the learner has that seat everywhere and `opponents` (random, rollout or greedy) have the others;
    without, it decides for whoever is to act. `report` holds what it gets: the same arrays are filled anew by every
    step. Equal seeds and decisions give equal reports, however many `threads` there are.
    """

    def __init__(
        self,
        game: "Game",
        count: int,
        seed: int,
        seat: int | None = None,
        opponents: str = "random",
        encoded: bool = True,
        legal: bool = True,
        threads: int = 0,
    ) -> None:
        if count < 1:
            raise OptionError("count", count, "at least one game is needed")
        if opponents not in POLICIES:
            raise OptionError("opponents", opponents, f"it is one of {', '.join(POLICIES)}")
        self.game = game
        learner = EVERY_SEAT if seat is None else game.viewer(seat)
        self.tables = _new_tables(game, count, learner, POLICIES.index(opponents))
        self.report = _new_report(game, count, encoded, legal)
        self._threads = min(threads or os.cpu_count() or 1, count)
        self._rooms = [game.action_buffer() for _ in range(self._threads)]
        borders = np.linspace(0, count, self._threads + 1).astype(int).tolist()
        self._parts = list(zip(borders[:-1], borders[1:], self._rooms, strict=True))
        self._pool = ThreadPoolExecutor(max(self._threads - 1, 1))
        prepare(f"{game.name}-practice", self._steps())
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.tables.states)

    def _steps(self) -> list[Step]:
        """Calls that make the compiler work, on a game of their own."""
        game, room, actions = self.game, self._rooms[0], np.zeros(1, np.int64)
        tables, report = _new_tables(game, 1, EVERY_SEAT, 0), _new_report(game, 1, True, True)
        return [
            ("set-up", lambda: learning.open_tables(tables, 0, 1, room, report)),
            ("samples", lambda: learning.sample(tables, 0, 1, room, actions)),
            ("checks", lambda: engine.first_illegal(tables.states, 0, 1, actions, game.num_actions)),
            ("moves", lambda: learning.advance(tables, 0, 1, actions, room, report)),
        ]

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.tables.words[:] = seed_words(seed)
        self._spread(lambda first, last, room: learning.open_tables(self.tables, first, last, room, self.report))

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one action in every game; if any is illegal, nothing moves."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise OptionError("actions", chosen.shape, f"one action per game is needed, {len(self)} in all")
        states, bound = self.tables.states, self.game.num_actions
        for bad in self._spread(lambda first, last, _: engine.first_illegal(states, first, last, chosen, bound)):
            if bad >= 0:
                raise self._illegal(bad, int(chosen[bad]))
        self._spread(lambda first, last, room: learning.advance(self.tables, first, last, chosen, room, self.report))

    def sample(self) -> Ints:
        """A random legal action for every game."""
        actions = np.empty(len(self), np.int64)
        self._spread(lambda first, last, room: learning.sample(self.tables, first, last, room, actions))
        return actions

    def _illegal(self, index: int, action: int) -> IllegalAction:
        notation = self.game.format(action)
        number = engine.forbidding_clause(self.tables.states, index, int(self.report.seats[index]), action)
        clause = self.game.blueprint.clause_id(number)
        return IllegalAction(f"{notation} in game {index}", clause, self.game.clause_sentence(clause))

    def _spread(self, work: Callable[..., Any]) -> list[Any]:
        """Do a piece of work on all parts at once, the last of them here."""
        others = [self._pool.submit(work, *part) for part in self._parts[:-1]]
        return [work(*self._parts[-1]), *(other.result() for other in others)]


def _new_tables(game: "Game", count: int, learner: int, policy: int) -> Tables:
    """Room for games that have not begun."""
    return Tables(
        states=game.blank(count),
        blank=game.blank(),
        options=game.options_array,
        words=seed_words(0),
        begun=np.zeros(count, np.int64),
        streams=np.zeros((count, WORDS), np.int64),
        masks=game.masks,
        log=QUIET,
        side=game.side_size,
        learner=learner,
        policy=policy,
    )


def _new_report(game: "Game", count: int, encoded: bool, legal: bool) -> Report:
    """Room for what a learner gets."""
    return Report(
        seats=np.zeros(count, np.int64),
        rewards=np.zeros(count),
        over=np.zeros(count, np.bool_),
        payoffs=np.zeros((count, game.players)),
        scores=np.zeros((count, game.players), np.int64),
        encoded=np.zeros((count * encoded, game.encoding.size), np.float32),
        legal=np.zeros((count * legal, game.num_actions), np.int8),
        final=np.zeros((count * encoded, game.encoding.size), np.float32),
    )
