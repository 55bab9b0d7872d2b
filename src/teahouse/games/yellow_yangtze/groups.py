"""Linked groups and states of Yellow & Yangtze.

The whole board is labelled where all of it matters: groups are numbered by the reading order of their first spaces,
a label array holds the group of each space, NONE on empty ones. Around one space only the groups that touch it are
marked, with 1, 2 and 3. In both cases the leaders of a group are bits by colour, so a group without bits is no state.
"""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze.components import NEIGHBOURS, NUM_COLOURS, NUM_SPACES
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, State

#: A space touches at most so many groups.
MOST_GROUPS = 3

#: The mark of a space that counts as empty.
BLOCKED = -1

#: Where in the clockwise list of neighbours those come that are read before the space itself.
WEST, EAST_OF_NORTH = 3, 5


@compiled
def label_groups(s: State, without: int, label: Ints) -> int:
    """Clause map.linked: fill `label` for the board as if the space `without` were empty; return how many.

    One pass in reading order lets every space point at a lower one of its group, the first at itself; a second
    pass turns these into group numbers.
    """
    for space in range(NUM_SPACES):
        if s.board[space] == EMPTY or space == without:
            label[space] = NONE
        else:
            label[space] = space
            first = space
            for direction in range(WEST, EAST_OF_NORTH + 1):
                near = NEIGHBOURS[space, direction]
                if near >= 0 and label[near] != NONE:
                    first = join(label, first, near)
    count = 0
    for space in range(NUM_SPACES):
        if label[space] == space:
            label[space] = count
            count += 1
        elif label[space] != NONE:
            label[space] = label[label[space]]
    return count


@compiled
def join(label: Ints, first: int, space: int) -> int:
    """Join the group that begins at `first` to the group of a space; return where both begin."""
    other = space
    while label[other] != other:
        other = label[other]
    lower = min(first, other)
    label[first] = lower
    label[other] = lower
    return lower


@compiled
def find_leaders(s: State, label: Ints, groups: int, colours: Ints) -> None:
    """Clause map.state: fill `colours` with the leaders that stand in each group."""
    for group in range(groups):
        colours[group] = 0
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            space = s.players[seat].leaders[colour]
            if space != NONE and label[space] != NONE:
                colours[label[space]] |= 1 << colour


# --- Around one space


@compiled
def mark_groups(s: State, space: int, lifted: int, mark: Ints, colours: Ints) -> int:
    """Clauses map.linked and map.state: mark the groups around a space as if it and `lifted` were empty.

    `mark` comes with zeros; `colours` receives the leaders of each group. Return how many groups there are.
    """
    waiting = np.empty(NUM_SPACES, np.int64)
    mark[space] = BLOCKED
    if lifted != NONE:
        mark[lifted] = BLOCKED
    count = 0
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        if near >= 0 and s.board[near] != EMPTY and mark[near] == 0:
            colours[count] = mark_group(s, near, count + 1, mark, waiting)
            count += 1
    return count


@compiled
def mark_group(s: State, start: int, number: int, mark: Ints, waiting: Ints) -> int:
    """Mark all that is linked with a space; return the leaders found. `waiting` is room to work in."""
    found = 0
    mark[start] = number
    waiting[0] = start
    count = 1
    while count > 0:
        count -= 1
        space = waiting[count]
        here = int(s.board[space])
        if here >= FIRST_LEADER:
            found |= 1 << (here - FIRST_LEADER) % NUM_COLOURS
        for direction in range(6):
            near = NEIGHBOURS[space, direction]
            if near >= 0 and s.board[near] != EMPTY and mark[near] == 0:
                mark[near] = number
                waiting[count] = near
                count += 1
    return found


@compiled
def shared_colours(groups: int, colours: Ints) -> int:
    """The colours, as bits, whose leaders stand in two or more of the groups."""
    seen, shared = 0, 0
    for group in range(groups):
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
