"""How good a position of Yellow & Yangtze looks: points, the weakest colours most; leaders, pagodas and conflicts."""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Floats, Ints
from teahouse.games.yellow_yangtze.components import (
    BLACK,
    BLUE,
    NUM_COLOURS,
    NUM_SPACES,
    NUM_TRIANGLES,
    RED,
    TRIANGLES,
    YELLOW,
)
from teahouse.games.yellow_yangtze.groups import MOST_STATES, mark_states, no_colours, no_marks
from teahouse.games.yellow_yangtze.pagodas import is_free, triangle_colour
from teahouse.games.yellow_yangtze.pieces import governors_beside, in_supply
from teahouse.games.yellow_yangtze.state import NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import pagodas_linked, standing
from teahouse.games.yellow_yangtze.war import MOST_SIDES, war_strengths

#: What a point is worth in the weakest colour, in the second weakest, and so on.
WEIGHTS = (3.0, 1.6, 0.8, 0.3)

PRESENCE = 0.5  # the points that a leader on the board can still hope for
GOVERNOR = 0.12  # what each governor beside it adds to its safety, up to three
SOLDIER = 0.06  # what each soldier of its state adds, up to five
INCOME = 2.5  # turns for which a pagoda is expected to pay
VARIETY = 0.35  # what a colour in hand is worth, by how much it is needed
TILE = 0.1  # what any tile in hand is worth
ACTION = 0.4  # what an action not yet taken is worth
RIVAL = 0.5  # how much the best rival's prospects count against one's own
SURE = 0.92  # how likely whoever can win a revolt does
FULL_BAG = 40.0  # tiles in the bag with which pagodas still have all their time


@compiled
def evaluate(s: State, seat: int) -> float:
    """Own prospects less those of the best rival."""
    mark = no_marks()
    soldiers = np.zeros(MOST_STATES + 1, np.int64)
    mark_states(s, mark, no_colours())
    for space in range(NUM_SPACES):
        if s.board[space] == RED and mark[space] > 0:
            soldiers[mark[space]] += 1
    best_rival = -1e9
    for other in range(int(s.seats)):
        if other != seat:
            best_rival = max(best_rival, prospects(s, other, mark, soldiers))
    return prospects(s, seat, mark, soldiers) - RIVAL * best_rival


@compiled
def prospects(s: State, seat: int, mark: Ints, soldiers: Ints) -> float:
    """What a seat has, and what it can hope for while the game goes on."""
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
            stays = revolt_chance(s, seat) if colour == s.revolt_colour else 1.0
            value += needs[colour] * stays * leader_value(s, seat, colour, mark, soldiers)
        if s.players[seat].hand[colour] > 0:
            value += VARIETY * TILE * needs[colour]
    value += TILE * (int(s.players[seat].hand_size) + 1.2 * int(s.players[seat].replacing_size))
    value += revolt_outlook(s, seat, needs) + war_outlook(s, seat, needs)
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
def leader_value(s: State, seat: int, colour: int, mark: Ints, soldiers: Ints) -> float:
    """What a leader on the board promises, in points of its colour: presence, safety, and pagodas that pay."""
    space = int(s.players[seat].leaders[colour])
    group = int(mark[space])
    safety = GOVERNOR * min(3, governors_beside(s, space)) + SOLDIER * min(5, int(soldiers[group]))
    time = min(1.0, float(s.bag_size) / FULL_BAG)
    return PRESENCE * time + safety * time + INCOME * time * pagodas_linked(s, colour, group, mark)


# --- Conflicts that are not decided yet


@compiled
def revolt_outlook(s: State, seat: int, needs: Floats) -> float:
    """The point that a revolt is likely to bring; its leaders count by their chance to stay (see `prospects`)."""
    if s.defender == NONE or (seat != s.active and seat != s.defender):
        return 0.0
    return needs[s.revolt_colour] * revolt_chance(s, seat)


@compiled
def revolt_chance(s: State, seat: int) -> float:
    """How likely a seat's leader is to stay in the revolt: whoever could add more will, and a tie is the defender's."""
    if s.defender == NONE or (seat != s.active and seat != s.defender):
        return 1.0
    attacker, defender, colour = int(s.active), int(s.defender), int(s.revolt_colour)
    attack = governors_beside(s, int(s.players[attacker].leaders[colour])) + int(s.committed)
    if s.phase == Phase.ATTACK:
        attack += reserve(s, attacker, BLACK)
    defence = governors_beside(s, int(s.players[defender].leaders[colour])) + reserve(s, defender, BLACK)
    return SURE if (attack > defence) == (seat == attacker) else 1.0 - SURE


@compiled
def reserve(s: State, seat: int, colour: int) -> int:
    """What a player could add to a conflict: tiles of a colour in hand, and the leader off the board."""
    return int(s.players[seat].hand[colour]) + (1 if in_supply(s, seat, colour) else 0)


@compiled
def winning_chance(own: int, against: int, tie: float) -> float:
    """How likely a side is to win: certain with a lead of three."""
    if own == against:
        return 0.35 + 0.3 * tie
    lead = min(3, max(-3, own - against))
    return 0.5 + 0.5 * lead / 3.0


@compiled
def war_outlook(s: State, seat: int, needs: Floats) -> float:
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
            against = 0
            for other in range(int(s.sides)):
                if other != side - 1:
                    against = max(against, strengths[other])
            chance = winning_chance(int(strengths[side - 1]), against, 1.0 if seat == s.active else 0.0)
            value += needs[colour] * (chance * rivals_of(s, colour, side) - (1.0 - chance) * 2 * PRESENCE)
    return value


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
    if s.phase == Phase.PAGODA or s.phase == Phase.ESTABLISH:
        return best_triangle(s, seat, needs, mark)
    if s.phase == Phase.RIOT:
        return best_riot(s, seat)
    if s.phase == Phase.MARKET:
        return 2 * TILE
    if s.phase == Phase.FARMER and s.players[seat].hand[BLUE] > 0:
        return PRESENCE * needs[BLUE] if has_scored(s, seat, mark) else 0.0
    return 0.0


@compiled
def has_scored(s: State, seat: int, mark: Ints) -> bool:
    """Whether the farmer just placed lies in the state of the seat's blue leader."""
    space = int(s.players[seat].leaders[BLUE])
    return space != NONE and mark[space] == mark[s.tile]


@compiled
def best_triangle(s: State, seat: int, needs: Floats, mark: Ints) -> float:
    """What a pagoda would pay on the best triangle that can be chosen."""
    best = 0.0
    for triangle in range(NUM_TRIANGLES):
        if is_free(s, triangle):
            colour = triangle_colour(s, triangle)
            space = int(s.players[seat].leaders[colour])
            if space != NONE and mark[space] == mark[TRIANGLES[triangle, 0]]:
                best = max(best, INCOME * needs[colour])
    return best


@compiled
def best_riot(s: State, seat: int) -> float:
    """A riot is worth its price where a rival's leader hangs on one governor."""
    best = 0.0
    for other in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            if other != seat and not in_supply(s, other, colour):
                if governors_beside(s, int(s.players[other].leaders[colour])) == 1:
                    best = 2 * TILE + PRESENCE
    return best
