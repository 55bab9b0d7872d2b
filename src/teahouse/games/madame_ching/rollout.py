"""A fast way to play Madame Ching on: sail on while cards rise, gain what can be gained, now and then anything."""

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.core.rng import below
from teahouse.games.madame_ching import actions as act
from teahouse.games.madame_ching.completing import set_actions
from teahouse.games.madame_ching.components import COLUMNS, JUNKS
from teahouse.games.madame_ching.legal import legal_actions, take_actions
from teahouse.games.madame_ching.state import Phase, Player, State
from teahouse.games.madame_ching.voyages import highest_number

BLIND = 6  # one choice in so many is any legal action
IDLE = 3  # of so many choices in the main part, all but one end the turn


@compiled
def rollout(s: State, seat: int, stream: Ints, out: Ints) -> int:
    """An action that a hasty player might choose; every legal action can come."""
    if below(stream, BLIND) > 0:
        me = s.players[seat]
        if s.phase == Phase.PICK:
            return act.PICK + next_card(me.hand, int(me.hand_size), last_number(s, me))
        if s.phase == Phase.SET:
            set_actions(s, me, out)
            return int(out[0])
        if s.phase == Phase.TURN and below(stream, IDLE) > 0:
            return take_quickly(s, me, stream, out)
    return int(out[below(stream, legal_actions(s, seat, out))])


@compiled
def last_number(s: State, me: Player) -> int:
    """The number above which an expedition goes on, the lower of two; 0 where any card begins anew."""
    lowest = 99
    for number in range(int(JUNKS[s.seats])):
        junk = me.junks[number]
        lowest = min(lowest, 0 if junk.length == COLUMNS else highest_number(junk))
    return lowest


@compiled
def next_card(cards: Ints, count: int, last: int) -> int:
    """The first of ascending cards that is higher than `last`, else the lowest."""
    for k in range(count):
        if cards[k] > last:
            return int(cards[k])
    return int(cards[0])


@compiled
def take_quickly(s: State, me: Player, stream: Ints, out: Ints) -> int:
    """The display card that goes on from here, else any."""
    count = take_actions(s, out)
    last = last_number(s, me)
    for k in range(int(s.display_size)):
        if out[k] > act.TAKE + last:
            return int(out[k])
    return int(out[below(stream, count)])
