"""What happened, and who may see it.

Compiled rules write events as rows of numbers into a log. Everybody learns that an event happened; its secret
parameters reach only the seats that know them.

A log is an array of rows (kind, seats that know the secrets as bits, parameters); its first row holds the number
of events. A log without rows takes nothing: the quiet way to play.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from teahouse.core.actions import Domain
from teahouse.core.compiled import compiled
from teahouse.core.record import Ints

PARAMETERS = 6
EVERYBODY = 0xFF
CAPACITY = 96

#: A parameter that is a number, not a word of a domain.
NUMBER = Domain("number", ())
SEAT = Domain("seat", ())


def new_log() -> Ints:
    """A log with room for the events of one action; whoever fills it sets the count to 0 first."""
    return np.empty((CAPACITY + 1, 2 + PARAMETERS), np.int64)


#: The log that takes nothing.
QUIET: Ints = np.zeros((0, 2 + PARAMETERS), np.int64)


@compiled
def emit(
    log: Ints, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, knows: int = EVERYBODY
) -> None:
    """Note an event; `knows` are the seats (bits) that learn its secret parameters."""
    if log.shape[0] == 0:
        return
    row = int(log[0, 0]) + 1
    if row >= log.shape[0]:
        raise IndexError("more events than a log can hold")
    log[0, 0] = row
    log[row, 0] = kind
    log[row, 1] = knows
    log[row, 2] = a
    log[row, 3] = b
    log[row, 4] = c
    log[row, 5] = d
    log[row, 6] = e
    log[row, 7] = f


class EventKind:
    """A kind of event: its parameters in order, which of them are secret, and whether it reveals something.

    An action with a revealing event cannot be taken back.
    """

    def __init__(self, name: str, *, secret: Sequence[str] = (), reveals: bool = False, **parameters: Domain) -> None:
        assert len(parameters) <= PARAMETERS and set(secret) <= set(parameters), name
        self.name = name
        self.parameters = parameters
        self.secret = frozenset(secret)
        self.shown = tuple((parameter, domain.values, parameter in secret) for parameter, domain in parameters.items())
        self.reveals = reveals
        self.number = 0


class EventTable:
    """All kinds of events of a game, numbered from 0 in their order."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.by_name = {kind.name: kind for kind in kinds}
        for number, kind in enumerate(kinds):
            kind.number = number

    def __getitem__(self, name: str) -> EventKind:
        return self.by_name[name]

    def read(self, log: Ints, ply: int) -> "list[Event]":
        """The events of the log of one ply."""
        return [Event(self.kinds[row[0]], ply, row[1], tuple(row[2:])) for row in log[1 : log[0, 0] + 1].tolist()]


class Event(NamedTuple):
    """Something that happened at a ply, in full: only `seen_by` may leave the engine."""

    kind: EventKind
    ply: int
    knows: int
    numbers: tuple[int, ...]

    @property
    def is_public(self) -> bool:
        """Whether everybody learns the same."""
        return self.knows == EVERYBODY or not self.kind.secret

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) learns, ready for JSON: secret parameters it does not know are None."""
        known = self.knows == EVERYBODY or (seat is not None and bool(self.knows >> seat & 1))
        seen: dict[str, Any] = {"kind": self.kind.name, "ply": self.ply}
        for (name, words, secret), number in zip(self.kind.shown, self.numbers):
            seen[name] = None if secret and not known else words[number] if words else number
        return seen
