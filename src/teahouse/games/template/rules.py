"""The rules of the template game: a heap of pebbles, and one secret card each. Copy this to add a game.

Source: our own. Whoever takes the last pebble wins. There is one phase: take one or two pebbles, or play the
secret card once and take as many as it says, or all that are left.
"""

from enum import IntEnum

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.template import actions as act
from teahouse.games.template import events as ev
from teahouse.games.template.components import CARDS, PEBBLES
from teahouse.games.template.state import State

RULES_VERSION = 1

REASONS = ("", "heap-empty")
STANDING = ("wins",)


class Clause(IntEnum):
    """The clauses that can forbid an action; `__` is the dot of the id, `_` its hyphen."""

    ALLOWED = 0
    TURN__NOW = 1
    TAKE__HEAP = 2
    CARD__ONCE = 3


class Problem(IntEnum):
    """What would be wrong with a position."""

    HEAP_WRONG = 1
    CARDS_LOST = 2


@compiled
def start(s: State, options: Ints) -> None:
    """Clauses setup.heap and setup.card: the heap, and a secret card for both."""
    s.seats = options[0]
    s.pebbles = PEBBLES
    cards = CARDS.copy()
    shuffle(s.stream, cards, len(cards))
    for seat in range(2):
        s.players[seat].card = cards[seat]
        s.players[seat].holds_card = 1


@compiled
def to_act(s: State) -> int:
    """The seat whose turn it is, until the heap is empty."""
    return 0 if s.pebbles == 0 else 1 << int(s.turn)


@compiled
def legal_actions(s: State, seat: int, out: Ints) -> int:
    """Every action that no clause forbids, ascending."""
    count = 0
    for action in range(act.PLAY_CARD + 1):
        if why_not(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@compiled
def why_not(s: State, seat: int, action: int) -> int:
    """Clauses take.heap and card.once."""
    if action == act.PLAY_CARD:
        return Clause.ALLOWED if s.players[seat].holds_card else Clause.CARD__ONCE
    return Clause.ALLOWED if action + 1 <= s.pebbles else Clause.TAKE__HEAP


@compiled
def apply(s: State, seat: int, action: int, log: Ints) -> None:
    """Clauses take.count and card.play: pebbles leave the heap, and the turn goes on unless it is empty."""
    me = s.players[seat]
    count = action - act.TAKE + 1
    if action == act.PLAY_CARD:
        count = min(int(me.card), int(s.pebbles))
        emit(log, ev.PLAYED_CARD, seat, me.card)
        s.played[1 if s.played[0] else 0] = me.card
        me.card = 0
        me.holds_card = 0
    s.pebbles -= count
    emit(log, ev.TOOK, seat, count)
    if s.pebbles > 0:
        s.turn = 1 - seat


@compiled
def standing(s: State, seat: int, keys: Ints) -> None:
    """Clause end.winner: whoever took the last pebble."""
    keys[0] = 1 if s.pebbles == 0 and s.turn == seat else 0


@compiled
def reason(s: State) -> int:
    """The game ends when the heap is empty."""
    return 1 if s.pebbles == 0 else 0


@compiled
def problems(s: State, out: Ints) -> int:
    """The invariants that a position breaks."""
    count = 0
    if not 0 <= s.pebbles <= PEBBLES:
        out[count] = Problem.HEAP_WRONG
        count += 1
    for seat in range(2):
        if (s.players[seat].card > 0) != (s.players[seat].holds_card == 1):
            out[count] = Problem.CARDS_LOST
            count += 1
    return count
