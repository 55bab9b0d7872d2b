"""What a bot gets, and nothing more."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from teahouse.core.errors import ObservationError
from teahouse.core.record import Ints, States

if TYPE_CHECKING:
    from teahouse.core.game import Game


@dataclass(frozen=True)
class Observation:
    """The record as a seat sees it, and the seat's legal actions."""

    game: "Game"
    seat: int
    ply: int
    record: States
    legal: Ints


def check_observation(observation: Observation, game: "Game") -> None:
    """Refuse an observation that a bot for `game` cannot answer."""
    if observation.game != game:
        raise ObservationError(f"This bot plays {game!r}, not {observation.game!r}.")
    if len(observation.legal) == 0:
        raise ObservationError(f"Seat {observation.seat} is not to act: there is nothing to choose.")
