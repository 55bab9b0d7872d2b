"""Linked groups and states of Yellow & Yangtze.

A mark array, filled from zeros, holds by space the number, from 1, of the group that a tile or leader belongs to,
and on an empty space minus the number of the group that touches it, or SEVERAL. Only groups that are asked for are
marked. By number of a group, its leaders are bits by colour, none for 0; a group without bits is no state.
"""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze.components import NEIGHBOURS, NUM_COLOURS, NUM_SPACES
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, State

#: A space touches at most so many groups.
MOST_GROUPS = 3

#: There are no more states than leaders, and one can fall into three.
MOST_STATES = 20 + MOST_GROUPS

#: The mark of an empty space that several groups touch, and of a space that counts as empty.
SEVERAL, BLOCKED = -100, -101


@compiled
def mark_group(s: State, start: int, old: int, number: int, mark: Ints, waiting: Ints) -> int:
    """Clause map.linked: turn the mark of all that is linked with a space from `old` to `number`.

    `old` is 0 for what is not marked yet. Return the leaders found; `waiting` is room to work in.
    """
    found = 0
    mark[start] = number
    waiting[0] = start
    count = 1
    while count > 0:
        count -= 1
        space = int(waiting[count])
        here = int(s.board[space])
        if here >= FIRST_LEADER:
            found |= 1 << (here - FIRST_LEADER) % NUM_COLOURS
        for direction in range(6):
            near = NEIGHBOURS[space, direction]
            if near >= 0:
                if s.board[near] == EMPTY:
                    mark[near] = -number if mark[near] in (-old, -number) else SEVERAL
                elif mark[near] == old:
                    mark[near] = number
                    waiting[count] = near
                    count += 1
    return found


@compiled
def no_marks() -> Ints:
    """A mark array without marks."""
    return np.zeros(NUM_SPACES, np.int8)


@compiled
def no_colours() -> Ints:
    """Room for the leaders of all groups that can be marked together."""
    return np.zeros(MOST_STATES + 1, np.int64)


@compiled
def mark_states(s: State, mark: Ints, colours: Ints) -> int:
    """Clause map.state: mark every state and list its leaders.

    Return how many there are; they are numbered by the first of their leaders, by seat and colour.
    """
    waiting = np.empty(NUM_SPACES, np.int16)
    count = 0
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            space = int(s.players[seat].leaders[colour])
            if space != NONE and mark[space] == 0:
                count += 1
                colours[count] = mark_group(s, space, 0, count, mark, waiting)
    return count


@compiled
def mark_groups_around(s: State, space: int, lifted: int, mark: Ints, colours: Ints) -> int:
    """Clauses map.linked and map.state: mark the groups around a space as if it and `lifted` were empty.

    List the leaders of each group, none where it is no state, and return how many groups there are.
    """
    waiting = np.empty(NUM_SPACES, np.int16)
    mark[space] = BLOCKED
    if lifted != NONE:
        mark[lifted] = BLOCKED
    count = 0
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        if near >= 0 and s.board[near] != EMPTY and mark[near] == 0:
            count += 1
            colours[count] = mark_group(s, near, 0, count, mark, waiting)
    return count


@compiled
def mark_split(s: State, lifted: int, count: int, mark: Ints, colours: Ints) -> None:
    """Clause leader.lift: mark the parts of a marked state without what stands on `lifted`, as groups after `count`."""
    waiting = np.empty(NUM_SPACES, np.int16)
    state = int(mark[lifted])
    mark[lifted] = BLOCKED
    for direction in range(6):
        near = NEIGHBOURS[lifted, direction]
        if near >= 0 and mark[near] == state:
            count += 1
            colours[count] = mark_group(s, near, state, count, mark, waiting)


@compiled
def shared_colours(groups: int, colours: Ints) -> int:
    """The colours, as bits, whose leaders stand in two or more of the groups."""
    seen, shared = 0, 0
    for group in range(1, groups + 1):
        shared |= seen & int(colours[group])
        seen |= int(colours[group])
    return shared


@compiled
def owner_among(s: State, colour: int, mark: Ints) -> int:
    """The seat whose leader of a colour stands in a marked group, NONE where there is none."""
    for seat in range(int(s.seats)):
        space = s.players[seat].leaders[colour]
        if space != NONE and mark[space] > 0:
            return seat
    return NONE
