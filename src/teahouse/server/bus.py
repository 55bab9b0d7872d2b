"""The bus: «table T is at ply N» to whoever shows that table.

A message is only a nudge: the receiver reads what it lacks.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Nudge(NamedTuple):
    """A table has reached a ply, or (`seating`) its seats or status have changed."""

    table: str
    ply: int
    seating: bool = False


Listener = Callable[[Nudge], None]


class Bus(Protocol):
    """What carries nudges between the processes that serve the same tables."""

    def publish(self, nudge: Nudge) -> None:
        """Tell every listener of every process, this one included; nothing breaks where it is lost."""

    def subscribe(self, listener: Listener) -> None:
        """Call `listener`, which must not block, in the event loop for every nudge."""


class LocalBus:
    """The bus of a single process: listeners are called at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, nudge: Nudge) -> None:
        """Tell every listener."""
        for listener in self._listeners:
            listener(nudge)

    def subscribe(self, listener: Listener) -> None:
        """Call `listener` for every nudge."""
        self._listeners.append(listener)
