"""Action A of Yellow & Yangtze: positioning leaders, and the revolts that follow."""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import BLACK, IS_RIVER, LAND, NEIGHBOURS, NUM_COLOURS, NUM_SPACES
from teahouse.games.yellow_yangtze.groups import (
    BLOCKED,
    SEVERAL,
    mark_groups_around,
    mark_split,
    mark_states,
    no_colours,
    no_marks,
    owner_among,
    shared_colours,
)
from teahouse.games.yellow_yangtze.pieces import (
    discard,
    gain,
    governors_beside,
    in_supply,
    put_leader,
    send_home,
    take_back,
)
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import ask, begin_action, end_action

ALL_COLOURS = (1 << NUM_COLOURS) - 1

# --- What is possible


@compiled
def leader_actions(s: State, seat: int, out: Ints, count: int) -> int:
    """Clauses leader.*: every space for every leader, then every leader that can be withdrawn."""
    leaders = s.players[seat].leaders
    room = np.empty(NUM_SPACES, np.int16)
    more_room = np.empty(NUM_SPACES, np.int16)
    barred = np.empty(NUM_SPACES, np.int8)
    barred_lifted = np.empty(NUM_SPACES, np.int8)
    mark, colours = no_marks(), no_colours()
    spaces = room[: open_spaces(s, room)]
    states = mark_states(s, mark, colours)
    between = more_room[: between_states(spaces, mark, more_room)]
    bar_colours(spaces, between, mark, colours, barred)
    for colour in range(NUM_COLOURS):
        origin = int(leaders[colour])
        if origin == NONE:
            count = list_spaces(spaces, between, barred, colour, out, count)
        elif may_split(s, origin):
            count = split_actions(s, colour, origin, spaces, states, mark.copy(), colours, out, count)
        else:
            bar_without(colour, origin, spaces, between, mark, colours, barred_lifted)
            count = list_spaces(spaces, between, barred_lifted, colour, out, count)
    for colour in range(NUM_COLOURS):
        if leaders[colour] != NONE:
            out[count] = act.WITHDRAW + colour
            count += 1
    return count


@compiled
def split_actions(
    s: State, colour: int, origin: int, spaces: Ints, states: int, mark: Ints, colours: Ints, out: Ints, count: int
) -> int:
    """Clause leader.lift: the spaces for a leader whose lifting may split its state; changes `mark`."""
    room = np.empty(NUM_SPACES, np.int16)
    barred = np.empty(NUM_SPACES, np.int8)
    mark_split(s, origin, states, mark, colours)
    between = room[: between_states(spaces, mark, room)]
    bar_colours(spaces, between, mark, colours, barred)
    return list_spaces(spaces, between, barred, colour, out, count)


@compiled
def list_spaces(spaces: Ints, between: Ints, barred: Ints, colour: int, out: Ints, count: int) -> int:
    """List all spaces for a colour but those between states that are barred to it."""
    base = act.LEADER + colour * NUM_SPACES
    first = 0
    for k in range(len(between) + 1):
        if k == len(between) or int(barred[k]) >> colour & 1:
            last = int(between[k]) if k < len(between) else len(spaces)
            for other in range(first, last):
                out[count + other - first] = base + int(spaces[other])
            count += last - first
            first = last + 1
    return count


@compiled
def between_states(spaces: Ints, mark: Ints, out: Ints) -> int:
    """List, by their places in the list `spaces`, those that several states touch."""
    count = 0
    for k in range(len(spaces)):
        out[count] = k
        count += 1 if mark[spaces[k]] == SEVERAL else 0
    return count


@compiled
def bar_colours(spaces: Ints, between: Ints, mark: Ints, colours: Ints, barred: Ints) -> None:
    """Clause leader.unite: for each space between states the colours, as bits, whose leaders may not go there."""
    for k in range(len(between)):
        barred[k] = barred_colours(int(spaces[between[k]]), mark, colours)


@compiled
def bar_without(colour: int, lifted: int, spaces: Ints, between: Ints, mark: Ints, colours: Ints, barred: Ints) -> None:
    """Clause leader.lift: `bar_colours` for a leader whose lifting splits nothing; the marks stay as they are."""
    state = int(mark[lifted])
    mark[lifted] = BLOCKED
    colours[state] ^= 1 << colour
    bar_colours(spaces, between, mark, colours, barred)
    mark[lifted] = state
    colours[state] ^= 1 << colour


@compiled
def may_split(s: State, space: int) -> bool:
    """Whether a state can fall apart without what stands on a space.

    What surrounds the space in one unbroken arc stays linked.
    """
    arcs = 0
    for direction in range(6):
        near, next_one = NEIGHBOURS[space, direction], NEIGHBOURS[space, (direction + 1) % 6]
        if near >= 0 and s.board[near] != EMPTY and (next_one < 0 or s.board[next_one] == EMPTY):
            arcs += 1
    return arcs > 1


@compiled
def open_spaces(s: State, out: Ints) -> int:
    """Clauses leader.empty, leader.river and leader.governor: list the spaces where a leader can stand."""
    governed = np.zeros(NUM_SPACES + 1, np.int8)
    for k in range(len(LAND)):
        if s.board[LAND[k]] == BLACK:
            for direction in range(6):
                governed[NEIGHBOURS[LAND[k], direction]] = 1  # where the map ends, the last place is written
    count = 0
    for k in range(len(LAND)):
        out[count] = LAND[k]
        count += int(governed[LAND[k]]) if s.board[LAND[k]] == EMPTY else 0
    return count


@compiled
def barred_colours(space: int, mark: Ints, colours: Ints) -> int:
    """Clause leader.unite: the leaders, by colour as bits, that may not unite the states around a space.

    None where there are fewer than two states, all where two leaders of one colour would meet anyway, else
    those that would meet one of their colour.
    """
    one = begins_at(space, 0, mark) + begins_at(space, 1, mark)
    two = begins_at(space, 2, mark) + begins_at(space, 3, mark)
    three = begins_at(space, 4, mark) + begins_at(space, 5, mark)
    first = int(colours[one])
    second = int(colours[two]) if two != one else 0
    third = int(colours[three]) if three not in (one, two) else 0
    clash = (first & second) | (first & third) | (second & third)
    states = (1 if first else 0) + (1 if second else 0) + (1 if third else 0)
    return 0 if states < 2 else ALL_COLOURS if clash else first | second | third


@compiled
def begins_at(space: int, direction: int, mark: Ints) -> int:
    """The state that begins in a direction, clockwise around a space; 0 where none does.

    Of two directions that follow each other, a state begins in at most one: neighbours are linked.
    """
    near, before = NEIGHBOURS[space, direction], NEIGHBOURS[space, direction - 1]
    if near < 0 or mark[near] <= 0 or (before >= 0 and mark[before] > 0):
        return 0
    return int(mark[near])


@compiled
def why_not_leader(s: State, seat: int, colour: int, space: int) -> int:
    """Clauses leader.* and ruling other-space."""
    origin = int(s.players[seat].leaders[colour])
    if IS_RIVER[space]:
        return Clause.LEADER__RIVER
    if space == origin:
        return Clause.OTHER_SPACE
    if s.board[space] != EMPTY:
        return Clause.LEADER__EMPTY
    if governors_beside(s, space) == 0:
        return Clause.LEADER__GOVERNOR
    mark, colours = no_marks(), no_colours()
    groups = mark_groups_around(s, space, origin, mark, colours)
    return Clause.LEADER__UNITE if unites_rivals(colour, groups, colours) else Clause.ALLOWED


@compiled
def unites_rivals(colour: int, groups: int, colours: Ints) -> bool:
    """Clause leader.unite: among two or more states, two leaders of one colour would meet, this one included."""
    states, seen = 0, 0
    for group in range(1, groups + 1):
        if colours[group] != 0:
            states += 1
            seen |= int(colours[group])
    return states > 1 and (shared_colours(groups, colours) != 0 or seen >> colour & 1 == 1)


# --- Positioning


@compiled
def position_leader(s: State, seat: int, colour: int, space: int, log: Ints) -> None:
    """Clauses leader.position, leader.lift and revolt.start: place or move a leader; it may start a revolt."""
    begin_action(s)
    origin = int(s.players[seat].leaders[colour])
    if origin == NONE:
        emit(log, ev.POSITIONED, seat, colour, space)
    else:
        emit(log, ev.MOVED, seat, colour, origin, space)
    defender = rival_in_state(s, colour, origin, space)
    put_leader(s, seat, colour, space)
    if defender == NONE:
        end_action(s, log)
        return
    s.revolt_colour = colour
    s.defender = defender
    s.committed = 0
    emit(log, ev.REVOLT, seat, defender, colour)
    ask(s, Phase.ATTACK, seat)


@compiled
def rival_in_state(s: State, colour: int, origin: int, space: int) -> int:
    """Clause revolt.start: who has a leader of this colour in the state that it enters, NONE where nobody has."""
    mark = no_marks()
    mark_groups_around(s, space, origin, mark, no_colours())
    return owner_among(s, colour, mark)


@compiled
def withdraw_leader(s: State, seat: int, colour: int, log: Ints) -> None:
    """Clause leader.withdraw: a leader returns to the supply, and that is the whole action."""
    begin_action(s)
    emit(log, ev.WITHDREW, seat, colour, s.players[seat].leaders[colour])
    take_back(s, seat, colour)
    end_action(s, log)


# --- Revolt


@compiled
def commit_actions(s: State, seat: int, out: Ints) -> int:
    """Clauses revolt.commit and revolt.leader: any number of governors, with the black leader or without."""
    count = 0
    governors = int(s.players[seat].hand[BLACK])
    for tiles in range(governors + 1):
        out[count] = act.COMMIT + tiles
        count += 1
    if in_supply(s, seat, BLACK):
        for tiles in range(governors + 1):
            out[count] = act.COMMIT_LEADER + tiles
            count += 1
    return count


@compiled
def why_not_commit(s: State, seat: int, tiles: int, with_leader: bool) -> int:
    """Clauses revolt.leader and revolt.commit."""
    if with_leader and not in_supply(s, seat, BLACK):
        return Clause.REVOLT__LEADER
    if tiles > s.players[seat].hand[BLACK]:
        return Clause.REVOLT__COMMIT
    return Clause.ALLOWED


@compiled
def commit_governors(s: State, seat: int, tiles: int, leader: int, log: Ints) -> None:
    """Clause revolt.commit: tiles are discarded openly, by the attacker first; then the revolt is decided."""
    discard(s, seat, BLACK, tiles)
    emit(log, ev.COMMITTED, seat, tiles, leader)
    if s.phase == Phase.ATTACK:
        s.committed = tiles + leader
        ask(s, Phase.DEFENCE, int(s.defender))
    else:
        decide_revolt(s, tiles + leader, log)


@compiled
def decide_revolt(s: State, committed: int, log: Ints) -> None:
    """Clauses revolt.strength and revolt.outcome: the stronger wins, a tie goes to the defender."""
    colour, attacker, defender = int(s.revolt_colour), int(s.active), int(s.defender)
    attack = governors_beside(s, int(s.players[attacker].leaders[colour])) + int(s.committed)
    defence = governors_beside(s, int(s.players[defender].leaders[colour])) + committed
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
    emit(log, ev.REVOLT_WON, winner, loser, colour, max(attack, defence), min(attack, defence))
    send_home(s, loser, colour, log)
    gain(s, winner, colour, 1, log)
    s.revolt_colour = NONE
    s.defender = NONE
    s.committed = 0
    end_action(s, log)
