"""How good a position of the template game looks."""

from teahouse.core.compiled import compiled
from teahouse.games.template.state import State


@compiled
def evaluate(s: State, seat: int) -> float:
    """A won heap, or a heap that leaves the other a multiple of three."""
    if s.pebbles == 0:
        return 1.0 if s.turn == seat else -1.0
    return 0.5 if s.turn != seat and s.pebbles % 3 == 0 else 0.0
