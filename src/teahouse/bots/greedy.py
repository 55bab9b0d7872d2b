"""The bot that looks one action ahead with the game's evaluation."""

import numpy as np

from teahouse.core import engine
from teahouse.core.events import QUIET
from teahouse.core.game import Game
from teahouse.core.observation import Observation, check_observation
from teahouse.core.rng import seed_words


class Greedy:
    """Fills in what it cannot see at random, tries every action, and takes the one that looks best."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, observation: Observation, seed: int = 0) -> int:
        """The first of the actions that look best."""
        return self.rank(observation, seed)[0][0]

    def rank(self, observation: Observation, seed: int = 0) -> list[tuple[int, float]]:
        """The legal actions by the evaluation of what they lead to, best first."""
        check_observation(observation, self.game)
        guess = observation.record.copy()
        engine.fill_hidden(guess, 0, observation.seat, seed_words(seed))
        values = np.zeros(len(observation.legal))
        engine.score_actions(guess, self.game.blank(), observation.seat, observation.legal, values, QUIET)
        order = np.argsort(-values, kind="stable")
        return [(int(observation.legal[k]), float(values[k])) for k in order]
