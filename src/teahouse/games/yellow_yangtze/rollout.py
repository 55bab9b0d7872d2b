"""Fast play for simulations of Yellow & Yangtze: random, but not blind, and without the full list of moves.

Leaders go to the board, tiles go where an own leader scores, pagodas are built, conflicts are joined on the own
side. Once in a while the full list decides, so that every legal action can come.
"""

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.core.rng import below
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import BLACK, BLUE, IS_RIVER, NEIGHBOURS, NUM_COLOURS, NUM_SPACES, RED
from teahouse.games.yellow_yangtze.leaders import why_not_leader
from teahouse.games.yellow_yangtze.pieces import governors_beside, in_supply
from teahouse.games.yellow_yangtze.rules import legal_actions
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, Phase, State

ANYTHING = 32  # one action in so many comes from the full list
LEADERS = 8  # a player with all leaders in the supply brings one in 5 of so many actions
TRIES = 3  # places looked at for a leader before a tile is placed instead
STEPS = 8  # how far from a leader its tiles may go


@compiled
def rollout(s: State, seat: int, stream: Ints, out: Ints) -> int:
    """An action for the seat that is asked, chosen fast; every legal action can come."""
    if below(stream, ANYTHING) == 0:
        return any_action(s, seat, stream, out)
    match int(s.phase):
        case Phase.ACTION:
            action = begin_something(s, seat, stream)
        case Phase.DEFENCE:
            action = defend(s, seat)
        case Phase.SUPPORT:
            action = support_own_side(s, seat, stream)
        case Phase.MARKET | Phase.PAGODA | Phase.FARMER:
            return seldom_refuse(s, seat, stream, out)
        case _:
            action = NONE
    return action if action != NONE else any_action(s, seat, stream, out)


@compiled
def any_action(s: State, seat: int, stream: Ints, out: Ints) -> int:
    """Each legal action equally often."""
    return int(out[below(stream, legal_actions(s, seat, out))])


@compiled
def seldom_refuse(s: State, seat: int, stream: Ints, out: Ints) -> int:
    """An offer, the last of the list being its refusal: if that comes up, chance decides once more."""
    count = legal_actions(s, seat, out)
    choice = below(stream, count)
    return int(out[choice if choice < count - 1 else below(stream, count)])


# --- Actions of a turn


@compiled
def begin_something(s: State, seat: int, stream: Ints) -> int:
    """Bring a leader, the more often the more are off the board, or else place a tile; NONE where neither is found."""
    colour = below(stream, LEADERS)
    if colour < NUM_COLOURS and in_supply(s, seat, colour):
        for _ in range(TRIES):
            space = beside_governor(s, stream)
            if space != NONE and why_not_leader(s, seat, colour, space) == Clause.ALLOWED:
                return act.LEADER + colour * NUM_SPACES + space
    if s.players[seat].hand_size == 0:
        return NONE
    colour = tile_in_hand(s, seat, below(stream, int(s.players[seat].hand_size)))
    space = scoring_space(s, seat, colour, stream)
    if space == NONE:
        space = empty_space(s, 1 if colour == BLUE else 0, below(stream, NUM_SPACES))
    return act.PLACE + colour * NUM_SPACES + space if space != NONE else NONE


@compiled
def beside_governor(s: State, stream: Ints) -> int:
    """A space beside the first governor from a random place on, NONE where there is none."""
    space = below(stream, NUM_SPACES)
    for _ in range(NUM_SPACES):
        if s.board[space] == BLACK:
            return int(NEIGHBOURS[space, below(stream, 6)])
        space = space + 1 if space + 1 < NUM_SPACES else 0
    return NONE


@compiled
def tile_in_hand(s: State, seat: int, number: int) -> int:
    """The colour of a tile in hand, counted through the colours."""
    colour = 0
    while number >= s.players[seat].hand[colour]:
        number -= int(s.players[seat].hand[colour])
        colour += 1
    return colour


@compiled
def scoring_space(s: State, seat: int, colour: int, stream: Ints) -> int:
    """An empty space linked with the own leader of a colour, or the black one, by a random walk; NONE if it fails."""
    space = int(s.players[seat].leaders[colour])
    if space == NONE:
        space = int(s.players[seat].leaders[BLACK])
    if space == NONE:
        return NONE
    terrain = 1 if colour == BLUE else 0
    for _ in range(STEPS):
        near = int(NEIGHBOURS[space, below(stream, 6)])
        if near >= 0:
            if s.board[near] != EMPTY:
                space = near
            elif IS_RIVER[near] == terrain:
                return near
    return NONE


@compiled
def empty_space(s: State, terrain: int, first: int) -> int:
    """The first empty space of a terrain from a place on, NONE where there is none."""
    space = first
    for _ in range(NUM_SPACES):
        if s.board[space] == EMPTY and IS_RIVER[space] == terrain:
            return space
        space = space + 1 if space + 1 < NUM_SPACES else 0
    return NONE


# --- Conflicts


@compiled
def defend(s: State, seat: int) -> int:
    """Commit just enough governors to win a revolt, or none where they do not suffice."""
    colour = int(s.revolt_colour)
    attack = governors_beside(s, int(s.players[s.active].leaders[colour])) + int(s.committed)
    needed = max(0, attack - governors_beside(s, int(s.players[seat].leaders[colour])))
    return act.COMMIT + (needed if needed <= s.players[seat].hand[BLACK] else 0)


@compiled
def support_own_side(s: State, seat: int, stream: Ints) -> int:
    """Some soldiers for the side of an own leader; nothing where there is none on either side."""
    for colour in range(NUM_COLOURS):
        space = int(s.players[seat].leaders[colour])
        if space != NONE and s.side[space] > 0:
            side = int(s.side[space]) - 1
            tiles = below(stream, int(s.players[seat].hand[RED]) + 1)
            if in_supply(s, seat, RED):
                return act.SUPPORT_LEADER + side * (act.HAND + 1) + tiles
            return act.SUPPORT + side * act.HAND + tiles - 1 if tiles > 0 else act.NO_SUPPORT
    return act.NO_SUPPORT
