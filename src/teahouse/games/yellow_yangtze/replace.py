"""Action E of Yellow & Yangtze: replacing tiles of the hand."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.components import NUM_COLOURS
from teahouse.games.yellow_yangtze.state import Phase, State
from teahouse.games.yellow_yangtze.turn import ask, begin_action, end_action, fill_hand


@compiled
def replace_actions(s: State, seat: int, out: Ints, count: int) -> int:
    """Clause replace.tiles: any tile of the hand."""
    for colour in range(NUM_COLOURS):
        if s.players[seat].hand[colour] > 0:
            out[count] = act.REPLACE + colour
            count += 1
    return count


@compiled
def set_aside(s: State, seat: int, colour: int, log: Ints) -> None:
    """Clause replace.tiles and ruling known-picks: a tile is set aside unseen, so one fewer of each is known."""
    if s.phase == Phase.ACTION:
        begin_action(s)
    me = s.players[seat]
    me.hand[colour] -= 1
    me.hand_size -= 1
    me.replacing[colour] += 1
    me.replacing_size += 1
    for any_colour in range(NUM_COLOURS):
        me.known[any_colour] = max(0, int(me.known[any_colour]) - 1)
    emit(log, ev.SET_ASIDE, seat, colour, knows=1 << seat)
    ask(s, Phase.REPLACE, seat)


@compiled
def replace_tiles(s: State, seat: int, log: Ints) -> None:
    """Clause replace.draw: discard what was set aside and draw as many; an empty bag ends the game."""
    me = s.players[seat]
    count = int(me.replacing_size)
    for colour in range(NUM_COLOURS):
        me.replaced[colour] += me.replacing[colour]
        me.replacing[colour] = 0
    me.replaced_size += count
    me.replacing_size = 0
    emit(log, ev.REPLACED, seat, count)
    if fill_hand(s, seat, count, log):
        end_action(s, log)
