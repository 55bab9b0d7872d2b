"""The bot that plays any legal action."""

from teahouse.core.game import Game
from teahouse.core.observation import Observation, check_observation
from teahouse.core.rng import below, seed_words


class Random:
    """Chooses each legal action equally often."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, observation: Observation, seed: int = 0) -> int:
        """Any legal action."""
        check_observation(observation, self.game)
        stream = seed_words(seed)
        return int(observation.legal[below(stream, len(observation.legal))])

    def rank(self, observation: Observation, seed: int = 0) -> list[tuple[int, float]]:
        """All legal actions, as good as each other."""
        check_observation(observation, self.game)
        return [(action, 0.0) for action in observation.legal.tolist()]
