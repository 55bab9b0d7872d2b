"""Linked groups and states of Yellow & Yangtze.

Groups are numbered by the reading order of their first spaces. A label array holds the group of each space, NONE
on empty ones; a colour array holds the leaders of each group as bits, so a group without bits is no state.
"""

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze.components import NEIGHBOURS, NUM_COLOURS, NUM_SPACES
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, State

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


@compiled
def adjacent_states(space: int, label: Ints, colours: Ints, states: Ints) -> int:
    """Fill `states` with the states adjacent to a space, at most three, ascending; return how many."""
    count = 0
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        if near >= 0 and label[near] != NONE and colours[label[near]] != 0:
            count = insert(states, count, label[near])
    return count


@compiled
def insert(states: Ints, count: int, state: int) -> int:
    """Put a state into an ascending list once; return how long the list is then."""
    place = count
    while place > 0 and states[place - 1] > state:
        place -= 1
    if place > 0 and states[place - 1] == state:
        return count
    for k in range(count, place, -1):
        states[k] = states[k - 1]
    states[place] = state
    return count + 1


@compiled
def shared_colours(states: Ints, count: int, colours: Ints) -> int:
    """The colours, as bits, whose leaders stand in two or more of these states."""
    seen, shared = 0, 0
    for k in range(count):
        shared |= seen & colours[states[k]]
        seen |= colours[states[k]]
    return shared


@compiled
def owner_in(s: State, colour: int, states: Ints, count: int, label: Ints) -> int:
    """The seat whose leader of a colour stands in one of these states, NONE where there is none."""
    for seat in range(int(s.seats)):
        space = s.players[seat].leaders[colour]
        if space != NONE:
            for k in range(count):
                if label[space] == states[k]:
                    return seat
    return NONE
