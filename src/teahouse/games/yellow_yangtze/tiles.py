"""Action B of Yellow & Yangtze: placing tiles, the market, the point, and chains of farmers."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import (
    BLACK,
    BLUE,
    GREEN,
    IS_RIVER,
    LAND,
    NEIGHBOURS,
    NUM_COLOURS,
    NUM_SPACES,
    RIVER,
)
from teahouse.games.yellow_yangtze.groups import mark_groups_around, no_colours, no_marks, owner_among
from teahouse.games.yellow_yangtze.pagodas import in_free_triangle
from teahouse.games.yellow_yangtze.pieces import gain, is_empty_river, leave_hand
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import ask, begin_action, end_action
from teahouse.games.yellow_yangtze.war import starts_war

# --- What is possible


@compiled
def place_actions(s: State, seat: int, out: Ints, count: int) -> int:
    """Clauses tile.*: farmers on every empty river space, all other tiles of the hand on every empty land space."""
    listed, first, spaces = NONE, 0, 0
    for colour in range(NUM_COLOURS):
        if s.players[seat].hand[colour] > 0:
            if colour == BLUE:
                count = list_empty(s, RIVER, act.PLACE + BLUE * NUM_SPACES, out, count)
            elif listed == NONE:
                listed, first = colour, count
                count = list_empty(s, LAND, act.PLACE + colour * NUM_SPACES, out, count)
                spaces = count - first
            else:  # the same spaces again
                for k in range(spaces):
                    out[count + k] = out[first + k] + (colour - listed) * NUM_SPACES
                count += spaces
    return count


@compiled
def list_empty(s: State, spaces: Ints, base: int, out: Ints, count: int) -> int:
    """List those of the spaces that are empty, as actions from `base` on; without branches, which chance would miss."""
    for k in range(len(spaces)):
        out[count] = base + spaces[k]
        count += 1 if s.board[spaces[k]] == EMPTY else 0
    return count


@compiled
def why_not_place(s: State, seat: int, colour: int, space: int) -> int:
    """Clauses tile.* and farmer.chain."""
    if s.phase == Phase.FARMER and colour != BLUE:
        return Clause.FARMER__CHAIN
    if s.players[seat].hand[colour] == 0:
        return Clause.TILE__HAND
    if colour == BLUE and not IS_RIVER[space]:
        return Clause.TILE__FARMER
    if colour != BLUE and IS_RIVER[space]:
        return Clause.TILE__LAND
    if s.board[space] != EMPTY:
        return Clause.TILE__EMPTY
    if s.phase == Phase.FARMER and not are_adjacent(space, int(s.tile)):
        return Clause.FARMER__CHAIN
    return Clause.ALLOWED


@compiled
def are_adjacent(space: int, other: int) -> bool:
    """Clause map.spaces: two spaces share an edge."""
    for direction in range(6):
        if NEIGHBOURS[space, direction] == other:
            return True
    return False


@compiled
def market_actions(s: State, out: Ints) -> int:
    """Clause market.take: a tile of the market, or none."""
    count = 0
    for colour in range(NUM_COLOURS):
        if s.market[colour] > 0:
            out[count] = act.MARKET + colour
            count += 1
    out[count] = act.NO_MARKET
    return count + 1


@compiled
def farmer_actions(s: State, seat: int, out: Ints) -> int:
    """Clause farmer.chain: a farmer on an empty river space beside the last one, or none; ascending."""
    count = 0
    if s.players[seat].hand[BLUE] > 0:
        for k in range(6):
            near = NEIGHBOURS[s.tile, READING_ORDER[k]]
            if near >= 0 and is_empty_river(s, near):
                out[count] = act.PLACE + BLUE * NUM_SPACES + near
                count += 1
    out[count] = act.NO_FARMER
    return count + 1


#: Directions of neighbours in the order of their numbers: north-west, north-east, west, east, south-west, south-east.
READING_ORDER = (4, 5, 3, 0, 2, 1)


# --- Placing


@compiled
def place_tile(s: State, seat: int, colour: int, space: int, log: Ints) -> None:
    """Clause tile.place and rulings market-first and always-asked: lay the tile; a trader opens the market."""
    if s.phase == Phase.ACTION:
        begin_action(s)
    leave_hand(s, seat, colour, 1)
    s.board[space] = colour
    s.tile = space
    emit(log, ev.PLACED, seat, colour, space)
    if colour == GREEN and market_size(s) > 0:
        ask(s, Phase.MARKET, seat)
    else:
        settle_tile(s, log)


@compiled
def market_size(s: State) -> int:
    """How many tiles lie in the market."""
    total = 0
    for colour in range(NUM_COLOURS):
        total += int(s.market[colour])
    return total


@compiled
def take_from_market(s: State, seat: int, colour: int, log: Ints) -> None:
    """Clause market.take and ruling known-picks: a tile of the market joins the hand, and all know it."""
    me = s.players[seat]
    s.market[colour] -= 1
    me.hand[colour] += 1
    me.hand_size += 1
    me.known[colour] += 1
    emit(log, ev.TOOK, seat, colour)


@compiled
def settle_tile(s: State, log: Ints) -> None:
    """Clause tile.place: a war, or else the point, the pagoda and the next farmer; states as before the tile."""
    mark, colours = no_marks(), no_colours()
    groups = mark_groups_around(s, int(s.tile), NONE, mark, colours)
    if starts_war(s, groups, mark, colours, log):
        return
    score_tile(s, mark, log)
    if in_free_triangle(s, int(s.tile)):
        ask(s, Phase.PAGODA, int(s.active))
    else:
        continue_chain(s, log)


@compiled
def score_tile(s: State, mark: Ints, log: Ints) -> None:
    """Clause tile.point: the leader of the tile's colour in its state gains, or else the black one there."""
    colour = int(s.board[s.tile])
    owner = owner_among(s, colour, mark)
    if owner == NONE:
        owner = owner_among(s, BLACK, mark)
    if owner != NONE:
        gain(s, owner, colour, 1, log)


@compiled
def continue_chain(s: State, log: Ints) -> None:
    """Clause farmer.chain and ruling always-asked: after a farmer beside an empty river space comes a question."""
    if s.board[s.tile] == BLUE:
        for direction in range(6):
            near = NEIGHBOURS[s.tile, direction]
            if near >= 0 and is_empty_river(s, near):
                ask(s, Phase.FARMER, int(s.active))
                return
    end_action(s, log)
