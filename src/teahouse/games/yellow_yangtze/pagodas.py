"""Pagodas of Yellow & Yangtze: free triangles, putting a pagoda on one, moving one, and action D."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import (
    GREEN,
    NEIGHBOURS,
    NUM_COLOURS,
    NUM_SPACES,
    NUM_TRIANGLES,
    PAGODAS,
    TRIANGLES,
    TRIANGLES_OF,
)
from teahouse.games.yellow_yangtze.pieces import discard, in_supply, pagoda_over
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import ask, begin_action, end_action

#: Where in the clockwise list of neighbours the one to the south-east comes.
SOUTH_EAST = 1

# --- Triangles


@compiled
def triangle_colour(s: State, triangle: int) -> int:
    """Clause map.triangle: the colour of three tiles alike, NONE where they are not."""
    colour = int(s.board[TRIANGLES[triangle, 0]])
    alike = s.board[TRIANGLES[triangle, 1]] == colour and s.board[TRIANGLES[triangle, 2]] == colour
    return colour if alike and 0 <= colour < NUM_COLOURS else NONE


@compiled
def is_free(s: State, triangle: int) -> bool:
    """Clause map.triangle and ruling no-overlap: three tiles of one colour, none under a pagoda."""
    colour = triangle_colour(s, triangle)
    return colour != NONE and not is_covered(s, triangle, colour)


@compiled
def is_covered(s: State, triangle: int, colour: int) -> bool:
    """Ruling no-overlap: one of the three tiles lies under a pagoda, which is of their colour."""
    for corner in range(3):
        if pagoda_over(s, int(TRIANGLES[triangle, corner]), colour) != NONE:
            return True
    return False


@compiled
def has_free_triangle(s: State) -> bool:
    """Clause establish.triangle: some triangle is free. Of each, one edge runs south-east from its first space."""
    for space in range(NUM_SPACES):
        beyond = NEIGHBOURS[space, SOUTH_EAST]
        if beyond >= 0 and s.board[space] != EMPTY and s.board[space] == s.board[beyond]:
            if in_free_triangle(s, space):
                return True
    return False


@compiled
def in_free_triangle(s: State, space: int) -> bool:
    """Clause pagoda.build: the tile on a space is part of a free triangle."""
    for k in range(6):
        triangle = int(TRIANGLES_OF[space, k])
        if triangle != NONE and is_free(s, triangle):
            return True
    return False


# --- What is possible


@compiled
def pagoda_actions(s: State, out: Ints) -> int:
    """Clauses pagoda.placed and pagoda.build: a free triangle of the tile just placed, or none."""
    count = 0
    for k in range(6):
        triangle = int(TRIANGLES_OF[s.tile, k])
        if triangle != NONE and is_free(s, triangle):
            out[count] = act.PAGODA + triangle
            count += 1
    out[count] = act.NO_PAGODA
    return count + 1


@compiled
def free_triangle_actions(s: State, out: Ints) -> int:
    """Clause establish.triangle: any free triangle."""
    count = 0
    for triangle in range(NUM_TRIANGLES):
        if is_free(s, triangle):
            out[count] = act.PAGODA + triangle
            count += 1
    return count


@compiled
def why_not_pagoda(s: State, triangle: int) -> int:
    """Clauses pagoda.triangle and pagoda.placed, and ruling no-overlap."""
    colour = triangle_colour(s, triangle)
    if colour == NONE:
        return Clause.PAGODA__TRIANGLE
    if is_covered(s, triangle, colour):
        return Clause.NO_OVERLAP
    if s.phase == Phase.PAGODA:
        for corner in range(3):
            if TRIANGLES[triangle, corner] == s.tile:
                return Clause.ALLOWED
        return Clause.PAGODA__PLACED
    return Clause.ALLOWED


@compiled
def move_actions(s: State, out: Ints) -> int:
    """Clause pagoda.move: either pagoda of the colour."""
    colour = triangle_colour(s, int(s.target))
    first, second = int(s.pagodas[colour, 0]), int(s.pagodas[colour, 1])
    out[0] = act.MOVE_PAGODA + min(first, second)
    out[1] = act.MOVE_PAGODA + max(first, second)
    return 2


@compiled
def why_not_move(s: State, triangle: int) -> int:
    """Clause pagoda.move."""
    colour = triangle_colour(s, int(s.target))
    stands = s.pagodas[colour, 0] == triangle or s.pagodas[colour, 1] == triangle
    return Clause.ALLOWED if stands else Clause.PAGODA__MOVE


# --- Putting and moving


@compiled
def put_pagoda(s: State, seat: int, triangle: int, log: Ints) -> None:
    """Clauses pagoda.build and pagoda.move: from the supply; only if that has none, one of the board moves."""
    colour = triangle_colour(s, triangle)
    for slot in range(int(PAGODAS[colour])):
        if s.pagodas[colour, slot] == NONE:
            s.pagodas[colour, slot] = triangle
            emit(log, ev.PAGODA_BUILT, seat, colour, triangle)
            end_action(s, log)
            return
    if PAGODAS[colour] == 1:
        move_pagoda(s, seat, int(s.pagodas[colour, 0]), triangle, log)
    else:
        s.target = triangle
        ask(s, Phase.MOVE, seat)


@compiled
def move_pagoda(s: State, seat: int, origin: int, triangle: int, log: Ints) -> None:
    """Clause pagoda.move: a pagoda leaves its triangle for another of its colour."""
    colour = triangle_colour(s, triangle)
    slot = 0 if s.pagodas[colour, 0] == origin else 1
    s.pagodas[colour, slot] = triangle
    s.target = NONE
    emit(log, ev.PAGODA_MOVED, seat, colour, origin, triangle)
    end_action(s, log)


# --- Action D


@compiled
def establish_actions(s: State, seat: int, out: Ints, count: int) -> int:
    """Clauses establish.*: paid with tiles alone, or with the green leader's help."""
    alone = why_not_pay_traders(s, seat, False) == Clause.ALLOWED
    helped = why_not_pay_traders(s, seat, True) == Clause.ALLOWED
    if (alone or helped) and has_free_triangle(s):
        if alone:
            out[count] = act.ESTABLISH
            count += 1
        if helped:
            out[count] = act.ESTABLISH_LEADER
            count += 1
    return count


@compiled
def why_not_pay_traders(s: State, seat: int, with_leader: bool) -> int:
    """Clauses establish.leader and establish.cost."""
    if with_leader and not in_supply(s, seat, GREEN):
        return Clause.ESTABLISH__LEADER
    if s.players[seat].hand[GREEN] < (1 if with_leader else 2):
        return Clause.ESTABLISH__COST
    return Clause.ALLOWED


@compiled
def why_not_establish(s: State, seat: int, with_leader: bool) -> int:
    """Clauses establish.leader, establish.cost and establish.triangle."""
    clause = why_not_pay_traders(s, seat, with_leader)
    if clause == Clause.ALLOWED and not has_free_triangle(s):
        return Clause.ESTABLISH__TRIANGLE
    return clause


@compiled
def establish(s: State, seat: int, leader: int, log: Ints) -> None:
    """Clause establish.cost: pay two traders, one of which the green leader may stand in for."""
    begin_action(s)
    discard(s, seat, GREEN, 2 - leader)
    emit(log, ev.ESTABLISH, seat, 2 - leader, leader)
    ask(s, Phase.ESTABLISH, seat)
