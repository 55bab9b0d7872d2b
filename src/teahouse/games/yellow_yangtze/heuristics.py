"""How good a position of Yellow & Yangtze looks: points, the weakest colours most; leaders, pagodas, tiles, conflicts.

Everything is counted in points of the weakest colour times WEIGHTS[0]. What has not been won yet counts less and
less as the bag empties, so the scale of a game that is over is that of one that goes on.
"""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Floats, Ints
from teahouse.games.yellow_yangtze.actions import HAND
from teahouse.games.yellow_yangtze.components import (
    BLACK,
    BLUE,
    NEIGHBOURS,
    NUM_COLOURS,
    NUM_SPACES,
    NUM_TRIANGLES,
    RED,
    TILES,
    TRIANGLES,
    TRIANGLES_OF,
    YELLOW,
)
from teahouse.games.yellow_yangtze.groups import MOST_STATES, mark_states, no_colours, no_marks
from teahouse.games.yellow_yangtze.pagodas import is_free, triangle_colour
from teahouse.games.yellow_yangtze.pieces import governors_beside, has_tile, in_supply
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import QUIET_TURNS, pagodas_linked, standing
from teahouse.games.yellow_yangtze.war import MOST_SIDES, war_strengths

#: What a point is worth in the weakest colour, in the second weakest, and so on.
WEIGHTS = (3.0, 1.6, 0.8, 0.3)

RIVAL = 0.6  # how much the best rival's prospects count against one's own
ACTION = 0.4  # what an action not yet taken is worth
QUIET = 1.0  # what it costs, growing to this, that no tile leaves the bag

PRESENCE = 0.6  # the points that a leader on the board can hope for
GOVERNOR = 0.12  # what each further governor beside it adds to its safety, up to two
SOLDIER = 0.05  # what each soldier of its state adds, up to five
PAIR = 0.12  # what two tiles of its colour do that a third would make a triangle, up to two pairs
INCOME = 4.0  # turns for which a pagoda is expected to pay, at most
TURN_TILES = 2  # tiles that leave the bag in a turn
FULL_TIME = 5.0  # turns of each player until the end from which on there is time for everything

SCORING = 0.5  # what a tile in hand is worth whose leader is on the board, in points of its colour
STAND_IN = 0.4  # the same where only the black leader could score for it
SPARE = 0.1  # what any other tile in hand is worth
DRAWN = 0.8  # how much a tile to be drawn is worth of the mean of all tiles
LATER = 0.5  # how much tiles count in a hand that has no action left in this turn

#: How likely a hand of six unknown tiles holds so many governors; and how likely they are then used in a revolt.
HELD = (1.0, 0.86, 0.54, 0.23, 0.06, 0.01, 0.0)
USED = 0.85


@compiled
def evaluate(s: State, seat: int) -> float:
    """Own prospects less those of the best rival; a game that stands still pleases nobody."""
    mark = no_marks()
    mark_states(s, mark, no_colours())
    soldiers = np.zeros(MOST_STATES + 1, np.int64)
    pairs = np.zeros((MOST_STATES + 1, NUM_COLOURS), np.int64)
    if s.phase != Phase.OVER:
        survey_states(s, mark, soldiers, pairs)
    best_rival = -1e9
    for other in range(int(s.seats)):
        if other != seat:
            best_rival = max(best_rival, prospects(s, other, seat, mark, soldiers, pairs))
    quiet = QUIET * int(s.quiet_turns) / (QUIET_TURNS * int(s.seats))
    return prospects(s, seat, seat, mark, soldiers, pairs) - RIVAL * best_rival - quiet


@compiled
def survey_states(s: State, mark: Ints, soldiers: Ints, pairs: Ints) -> None:
    """Count the soldiers of each state, and by colour the pairs of tiles that lack a third for a triangle."""
    for space in range(NUM_SPACES):
        if mark[space] > 0 and has_tile(s, space):
            state, colour = int(mark[space]), int(s.board[space])
            if colour == RED:
                soldiers[state] += 1
            for direction in range(3):  # of the six, those that no other space has counted
                near = NEIGHBOURS[space, direction]
                if near >= 0 and s.board[near] == colour and has_room_beside(s, space, direction):
                    pairs[state, colour] += 1


@compiled
def has_room_beside(s: State, space: int, direction: int) -> bool:
    """Whether one of the two spaces beside a pair of tiles is empty."""
    left, right = NEIGHBOURS[space, direction - 1], NEIGHBOURS[space, direction + 1]
    return (left >= 0 and s.board[left] == EMPTY) or (right >= 0 and s.board[right] == EMPTY)


@compiled
def turns_left(s: State) -> float:
    """How many turns each player can expect until the bag is empty."""
    return float(s.bag_size) / (TURN_TILES * int(s.seats))


@compiled
def prospects(s: State, seat: int, viewer: int, mark: Ints, soldiers: Ints, pairs: Ints) -> float:
    """What a seat has, and what it can hope for while the game goes on, in the eyes of a viewer."""
    row = np.empty(YELLOW, np.int64)
    standing(s, seat, row)
    value = 0.0
    for place in range(YELLOW):
        value += WEIGHTS[place] * row[place]
    if s.phase == Phase.OVER:
        return value
    needs = np.empty(NUM_COLOURS)
    weigh_needs(s, seat, needs)
    for colour in range(NUM_COLOURS):
        if not in_supply(s, seat, colour):
            value += needs[colour] * leader_value(s, seat, colour, mark, soldiers, pairs)
    if seat == viewer:
        value += hand_value(s, seat, needs) * (1.0 if seat == s.active and s.actions_left > 0 else LATER)
    value += revolt_outlook(s, seat, viewer, needs, mark, soldiers, pairs)
    value += war_outlook(s, seat, needs, mark, soldiers, pairs)
    if seat == s.active:
        value += ACTION * int(s.actions_left) + pending_value(s, seat, needs, mark)
    return value


@compiled
def weigh_needs(s: State, seat: int, needs: Floats) -> None:
    """What one more point of each colour is worth: the weaker, the more; gold always helps the weakest."""
    points = s.players[seat].points
    for colour in range(YELLOW):
        weaker = 0
        for other in range(YELLOW):
            if points[other] < points[colour] or (points[other] == points[colour] and other < colour):
                weaker += 1
        needs[colour] = WEIGHTS[weaker]
    needs[YELLOW] = WEIGHTS[0]


@compiled
def leader_value(s: State, seat: int, colour: int, mark: Ints, soldiers: Ints, pairs: Ints) -> float:
    """What a leader on the board promises, in points of its colour: presence, safety, and pagodas that pay."""
    space = int(s.players[seat].leaders[colour])
    state = int(mark[space])
    value = PRESENCE + GOVERNOR * min(2, governors_beside(s, space) - 1)
    value += SOLDIER * min(5, int(soldiers[state])) + PAIR * min(2, int(pairs[state, colour]))
    income = min(INCOME, turns_left(s)) * pagodas_linked(s, colour, state, mark)
    return value * min(1.0, turns_left(s) / FULL_TIME) + income


# --- Tiles in hand


@compiled
def tile_value(s: State, seat: int, colour: int, needs: Floats) -> float:
    """What a tile in hand is worth: the most where it can score, by the own leader or the black one."""
    if not in_supply(s, seat, colour):
        return SPARE + SCORING * needs[colour]
    if not in_supply(s, seat, BLACK):
        return SPARE + STAND_IN * needs[colour]
    return SPARE


@compiled
def hand_value(s: State, seat: int, needs: Floats) -> float:
    """What the hand is worth; of a colour, the tiles after the second count half, tiles to be drawn the mean."""
    value, mean = 0.0, 0.0
    for colour in range(NUM_COLOURS):
        tiles = int(s.players[seat].hand[colour])
        worth = tile_value(s, seat, colour, needs)
        value += worth * (min(2, tiles) + 0.5 * max(0, tiles - 2))
        mean += worth * TILES[colour] / 138.0
    return value + DRAWN * mean * (HAND - int(s.players[seat].hand_size))


# --- Conflicts that are not decided yet


@compiled
def reserve(s: State, seat: int, colour: int) -> int:
    """What a player could add to a conflict: tiles of a colour in hand, and the leader off the board."""
    return int(s.players[seat].hand[colour]) + (1 if in_supply(s, seat, colour) else 0)


@compiled
def revolt_outlook(s: State, seat: int, viewer: int, needs: Floats, mark: Ints, soldiers: Ints, pairs: Ints) -> float:
    """What a revolt is likely to bring: a point, or the loss of the leader."""
    colour = int(s.revolt_colour)
    if colour == NONE or (seat != s.active and seat != s.defender):
        return 0.0
    chance = attacker_wins(s, viewer)
    if seat == s.defender:
        chance = 1.0 - chance
    return needs[colour] * (chance - (1.0 - chance) * leader_value(s, seat, colour, mark, soldiers, pairs))


@compiled
def attacker_wins(s: State, viewer: int) -> float:
    """How likely the attacker is to win a revolt, if the viewer knows only the own hand; a tie is lost."""
    attacker, defender, colour = int(s.active), int(s.defender), int(s.revolt_colour)
    lead = governors_beside(s, int(s.players[attacker].leaders[colour])) + int(s.committed)
    lead -= governors_beside(s, int(s.players[defender].leaders[colour]))
    if s.phase == Phase.ATTACK:
        lead += reserve(s, attacker, BLACK) if viewer == attacker else 2
    if viewer == defender:
        return 1.0 if lead > reserve(s, defender, BLACK) else 0.0
    if lead <= 0:
        return 0.0
    missing = lead - 1 if in_supply(s, defender, BLACK) else lead
    return 1.0 - USED * HELD[min(missing, len(HELD) - 1)]


@compiled
def war_outlook(s: State, seat: int, needs: Floats, mark: Ints, soldiers: Ints, pairs: Ints) -> float:
    """What a war is likely to bring to a seat's leaders: points, or their loss."""
    if s.phase != Phase.SUPPORT and s.phase != Phase.WINNER:
        return 0.0
    strengths = np.empty(MOST_SIDES, np.int64)
    war_strengths(s, strengths)
    if s.phase == Phase.SUPPORT:
        add_reserves(s, strengths)
    value = 0.0
    for colour in range(NUM_COLOURS):
        side = side_of(s, seat, colour)
        if side > 0 and rivals_of(s, colour, side) > 0:
            chance = side_wins(s, side, strengths, 0.9 if seat == s.active else 0.1)
            loss = leader_value(s, seat, colour, mark, soldiers, pairs)
            value += needs[colour] * (chance * rivals_of(s, colour, side) - (1.0 - chance) * loss)
    return value


@compiled
def side_wins(s: State, side: int, strengths: Ints, tie: float) -> float:
    """How likely a side is to win a war: certain with a lead of three; `tie` is the chance with none."""
    against = 0
    for other in range(int(s.sides)):
        if other != side - 1:
            against = max(against, int(strengths[other]))
    lead = int(strengths[side - 1]) - against
    return tie if lead == 0 else 0.5 + 0.5 * min(3, max(-3, lead)) / 3.0


@compiled
def side_of(s: State, seat: int, colour: int) -> int:
    """The side of a war that a leader stands on, 0 for none."""
    space = int(s.players[seat].leaders[colour])
    return int(s.side[space]) if space != NONE else 0


@compiled
def rivals_of(s: State, colour: int, side: int) -> int:
    """How many leaders of a colour stand on the other sides of a war."""
    count = 0
    for seat in range(int(s.seats)):
        other = side_of(s, seat, colour)
        count += 1 if other not in (0, side) else 0
    return count


@compiled
def add_reserves(s: State, strengths: Ints) -> None:
    """Those still to be asked for support are expected to give all to the side of their clashing leader."""
    seat = int(s.deciding)
    while True:
        for colour in range(NUM_COLOURS):
            side = side_of(s, seat, colour)
            if side > 0 and rivals_of(s, colour, side) > 0:
                strengths[side - 1] += reserve(s, seat, RED)
                break
        if seat == s.active:
            return
        seat = (seat + 1) % int(s.seats)


# --- Choices that are about to be made


@compiled
def pending_value(s: State, seat: int, needs: Floats, mark: Ints) -> float:
    """What the question now put to the active player is worth."""
    match int(s.phase):
        case Phase.PAGODA:
            best = 0.0
            for k in range(6):
                best = max(best, triangle_value(s, seat, int(TRIANGLES_OF[s.tile, k]), needs, mark))
            return best
        case Phase.ESTABLISH:
            best = 0.0
            for triangle in range(NUM_TRIANGLES):
                best = max(best, triangle_value(s, seat, triangle, needs, mark))
            return best
        case Phase.RIOT:
            return best_riot(s, seat, mark)
        case Phase.MARKET:
            return best_pick(s, seat, needs)
        case Phase.FARMER:
            return 0.5 * needs[BLUE] if s.players[seat].hand[BLUE] > 0 and has_scored(s, seat, mark) else 0.0
    return 0.0


@compiled
def triangle_value(s: State, seat: int, triangle: int, needs: Floats, mark: Ints) -> float:
    """What a pagoda on a triangle would pay: something if it is free and the own leader stands in its state."""
    if triangle == NONE or not is_free(s, triangle):
        return 0.0
    colour = triangle_colour(s, triangle)
    space = int(s.players[seat].leaders[colour])
    if space == NONE or mark[space] != mark[TRIANGLES[triangle, 0]]:
        return 0.0
    return needs[colour] * min(INCOME, turns_left(s))


@compiled
def best_riot(s: State, seat: int, mark: Ints) -> float:
    """A riot is worth the best leader of a rival that hangs on one governor."""
    best = 0.0
    time = min(1.0, turns_left(s) / FULL_TIME)
    for other in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            space = int(s.players[other].leaders[colour])
            if other != seat and space != NONE and governors_beside(s, space) == 1:
                income = min(INCOME, turns_left(s)) * pagodas_linked(s, colour, int(mark[space]), mark)
                best = max(best, RIVAL * WEIGHTS[1] * (PRESENCE * time + income))
    return best


@compiled
def best_pick(s: State, seat: int, needs: Floats) -> float:
    """What the best tile of the market is worth."""
    best = 0.0
    for colour in range(NUM_COLOURS):
        if s.market[colour] > 0:
            best = max(best, tile_value(s, seat, colour, needs))
    return best


@compiled
def has_scored(s: State, seat: int, mark: Ints) -> bool:
    """Whether the farmer just placed lies in the state of the seat's blue leader."""
    space = int(s.players[seat].leaders[BLUE])
    return space != NONE and mark[space] == mark[s.tile]
