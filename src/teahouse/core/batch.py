"""An array of games that move together, without Python in between."""

from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from teahouse.core import engine, learning
from teahouse.core.compiled import Step, prepare
from teahouse.core.encoding import Encoded
from teahouse.core.engine import STANDING_KEYS
from teahouse.core.errors import IllegalAction, OptionError
from teahouse.core.events import QUIET
from teahouse.core.record import Ints
from teahouse.core.rng import WORDS, derive, seed_words

if TYPE_CHECKING:
    from teahouse.core.game import Game


class Batch:
    """Many games of one kind; where several seats choose at once, the lowest is asked first."""

    def __init__(self, game: "Game", count: int, seed: int) -> None:
        if count < 1:
            raise OptionError("count", count, "a batch holds at least one game")
        self.game = game
        self.states = game.blank(count)
        self._words = seed_words(seed)
        self._legal = game.action_buffer()
        self._playouts = 0
        prepare(f"{game.name}-batch", self._steps())
        engine.begin_all(self.states, 0, count, game.options_array, self._words)

    def __len__(self) -> int:
        return len(self.states)

    def _steps(self) -> list[Step]:
        """Calls that make the compiler work, on a game of their own."""
        state, stream, one = self.game.blank(), self._words.copy(), np.zeros(1, np.int64)
        scores, keys = np.zeros((1, 1), np.int64), np.zeros(STANDING_KEYS, np.int64)
        mask = np.zeros((1, self.game.num_actions), np.bool_)
        return [
            ("set-up", lambda: engine.begin_all(state, 0, 1, self.game.options_array, self._words)),
            ("seats", lambda: engine.all_to_act(state, one)),
            ("legal actions", lambda: engine.mark_legal(state, mask, self._legal)),
            ("checks", lambda: engine.first_illegal(state, 0, 1, one, 1)),
            ("playouts", lambda: engine.playout(state, 0, 1, stream, self._legal, QUIET)),
            ("rollouts", lambda: engine.roll_out(state, 0, 1, stream, self._legal, QUIET)),
            ("moves", lambda: engine.step_all(state, one, QUIET)),
            ("scores", lambda: engine.all_scores(state, scores, keys)),
        ]

    @property
    def seats(self) -> Ints:
        """The seat that acts next in every game, -1 where it is over."""
        seats = np.zeros(len(self), np.int64)
        engine.all_to_act(self.states, seats)
        return seats

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return self.seats < 0

    @property
    def scores(self) -> Ints:
        """The scores so far, by game and seat."""
        scores = np.zeros((len(self), self.game.players), np.int64)
        engine.all_scores(self.states, scores, np.zeros(STANDING_KEYS, np.int64))
        return scores

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, by game and action; nothing where a game is over."""
        mask = np.zeros((len(self), self.game.num_actions), np.bool_)
        engine.mark_legal(self.states, mask, self._legal)
        return mask

    def encode(self) -> Encoded:
        """What the seat that acts next sees in every game, as numbers (see `game.encoding`); zeros where it is over."""
        self.game.prepare_learning()
        encoded = np.empty((len(self), self.game.encoding.size), np.float32)
        learning.encode_all(self.states, self.game.masks, encoded)
        return encoded

    def step(self, actions: npt.ArrayLike) -> int:
        """Carry out one action in every game that is not over; return how many moved.

        If any action is illegal, nothing moves. What is given for games that are over is not looked at.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (len(self),):
            raise OptionError("actions", chosen.shape, f"one action per game is needed, {len(self)} in all")
        bad = engine.first_illegal(self.states, 0, len(self), chosen, self.game.num_actions)
        if bad >= 0:
            raise self._illegal(bad, int(chosen[bad]))
        return int(engine.step_all(self.states, chosen, QUIET))

    def _illegal(self, index: int, action: int) -> IllegalAction:
        notation = self.game.format(action)
        number = engine.forbidding_clause(self.states, index, int(self.seats[index]), action)
        clause = self.game.blueprint.clause_id(number)
        return IllegalAction(f"{notation} in game {index}", clause, self.game.clause_sentence(clause))

    def playout(self, threads: int = 1, rollouts: bool = False) -> int:
        """Play all games to their ends by random legal actions; return how many decisions were made.

        With `rollouts` the game's own fast choice takes the place of chance among the full list.
        Each further playout of this batch is another one; the number of threads changes what is drawn.
        """
        self._playouts += 1
        borders = np.linspace(0, len(self), threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(threads) as pool:
            parts = pool.map(self._play_part, range(threads), borders[:-1], borders[1:], repeat(rollouts))
            return sum(parts)

    def _play_part(self, part: int, first: int, last: int, rollouts: bool) -> int:
        stream = np.zeros(WORDS, np.int64)
        derive(stream, self._words, -(self._playouts << 16) - part - 1)
        play = engine.roll_out if rollouts else engine.playout
        return int(play(self.states, first, last, stream, self.game.action_buffer(), QUIET))
