"""How good a position looks."""
from teahouse.core.compiled import compiled
from teahouse.games.yellow_yangtze.state import State


@compiled
def evaluate(s: State, seat: int) -> float:
    """placeholder"""
    return float(s.players[seat].points[0])
