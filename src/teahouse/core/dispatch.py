"""Rules functions by record type: generic code calls these, every game gives its own.

Compiled code resolves a call by the type of the record, interpreted code by a dictionary. The functions are
unchecked: `seat` is to act and `action` is legal where they are asked to do something.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from teahouse.core.compiled import by_record_type, compiled, plain, record_type
from teahouse.core.encoding import Encoded
from teahouse.core.record import Ints, Record
from teahouse.core.rng import below


@dataclass(frozen=True)
class Rules:
    """What every game implements, as compiled functions over its record `s`."""

    start: Callable[..., None]
    to_act: Callable[..., int]
    legal_actions: Callable[..., int]
    why_not: Callable[..., int]
    apply: Callable[..., None]
    standing: Callable[..., None]
    reason: Callable[..., int]
    problems: Callable[..., int]
    determinise: Callable[..., None]
    evaluate: Callable[..., float]
    rollout: Callable[..., int]
    encode: Callable[..., None]
    candidates: Callable[..., int] | None = None  # None: all legal actions


_functions: dict[tuple[str, Any], Callable[..., Any]] = {}


def register(layout: type[Record], rules: Rules) -> None:
    """Make a game's rules known to generic code."""
    names = {field.name for field in layout.fields}
    assert {"stream", "seats", "players"} <= names, f"{layout.__name__} needs stream, seats and players"
    for field in fields(rules):
        function = getattr(rules, field.name) or rules.legal_actions
        _functions[field.name, layout.dtype] = function
        _functions[field.name, record_type(layout.dtype)] = plain(function)


def _rule(stub: Callable[..., Any]) -> Any:
    """A rules function that is found by the type of its first argument."""
    name = stub.__name__

    def interpreted(*arguments: Any) -> Any:
        return _functions[name, arguments[0].dtype](*arguments)

    interpreted.__name__ = name
    return by_record_type(interpreted, lambda kind: _functions[name, kind])


@_rule
def start(s: Any, options: Ints) -> None:
    """Set up the blank record `s`, whose stream is filled; `options` in the order of their declaration."""


@_rule
def to_act(s: Any) -> int:
    """The seats that may act now, as bits; 0 when the game is over."""


@_rule
def legal_actions(s: Any, seat: int, out: Ints) -> int:
    """Fill `out` with the legal actions of a seat that is to act, ascending; return how many."""


@_rule
def why_not(s: Any, seat: int, action: int) -> int:
    """0 where the action is legal for a seat that is to act, else the clause that forbids it."""


@_rule
def apply(s: Any, seat: int, action: int, log: Ints) -> None:
    """Carry out a legal action and note in `log` what happened."""


@_rule
def standing(s: Any, seat: int, keys: Ints) -> None:
    """Fill `keys` with what ranks the seat: the score first, then the tie-breaks; more is better."""


@_rule
def reason(s: Any) -> int:
    """Why the game ended, by the game's list of reasons; 0 while it goes on."""


@_rule
def problems(s: Any, out: Ints) -> int:
    """Fill `out` with the numbers of the broken invariants; return how many."""


@_rule
def determinise(s: Any, seat: int) -> None:
    """Fill what `seat` (-1: a spectator) cannot see in a redacted record, by the record's own stream."""


@_rule
def evaluate(s: Any, seat: int) -> float:
    """How good the position looks for a seat: more is better, in points where the game has them."""


@_rule
def rollout(s: Any, seat: int, stream: Ints, out: Ints) -> int:
    """An action for a seat that is to act, chosen fast and not quite blindly; every legal action can come."""


@_rule
def candidates(s: Any, seat: int, out: Ints) -> int:
    """Fill `out` with the legal actions of a seat that a search looks at; return how many, never 0."""


@_rule
def encode(s: Any, seat: int, out: Encoded) -> None:
    """Fill the zeros of `out` with what a seat sees in the record redacted for it (see encoding.py)."""


@compiled
def any_legal(s: Any, seat: int, stream: Ints, out: Ints) -> int:
    """The rollout of games that have no better one: each legal action equally often."""
    return int(out[below(stream, legal_actions(s, seat, out))])


@compiled
def first_seat(seats: int) -> int:
    """The lowest seat of a set of seats given as bits; -1 when it is empty."""
    for seat in range(8):
        if seats >> seat & 1:
            return seat
    return -1
