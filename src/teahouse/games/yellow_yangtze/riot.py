"""Action C of Yellow & Yangtze: the peasants' riot."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import BLUE, NUM_COLOURS, NUM_SPACES
from teahouse.games.yellow_yangtze.pieces import discard, governors_beside, has_tile, in_supply, remove_tile, send_home
from teahouse.games.yellow_yangtze.state import NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import ask, begin_action, end_action


@compiled
def why_not_riot(s: State, seat: int, with_leader: bool) -> int:
    """Clauses riot.leader, riot.cost and riot.target."""
    if with_leader and not in_supply(s, seat, BLUE):
        return Clause.RIOT__LEADER
    if s.players[seat].hand[BLUE] < (1 if with_leader else 2):
        return Clause.RIOT__COST
    for space in range(NUM_SPACES):
        if has_tile(s, space):
            return Clause.ALLOWED
    return Clause.RIOT__TARGET


@compiled
def target_actions(s: State, out: Ints) -> int:
    """Clause riot.target: any tile on the board."""
    count = 0
    for space in range(NUM_SPACES):
        if has_tile(s, space):
            out[count] = act.REMOVE + space
            count += 1
    return count


@compiled
def riot(s: State, seat: int, leader: int, log: Ints) -> None:
    """Clause riot.cost: pay two farmers, one of which the blue leader may stand in for."""
    begin_action(s)
    discard(s, seat, BLUE, 2 - leader)
    emit(log, ev.RIOT, seat, 2 - leader, leader)
    ask(s, Phase.RIOT, seat)


@compiled
def riot_removes(s: State, space: int, log: Ints) -> None:
    """Clauses riot.target and riot.unseated: a tile goes, and the leaders it leaves without a governor."""
    remove_tile(s, space, log)
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            stands = int(s.players[seat].leaders[colour])
            if stands != NONE and governors_beside(s, stands) == 0:
                send_home(s, seat, colour, log)
    end_action(s, log)
