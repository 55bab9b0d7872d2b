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
    MOST_GROUPS,
    MOST_STATES,
    SEVERAL,
    mark_groups_around,
    mark_split,
    mark_states,
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
    room = np.empty(NUM_SPACES, np.int64)
    spaces = room[: open_spaces(s, room)]
    mark = np.zeros(NUM_SPACES, np.int8)
    colours = np.empty(MOST_STATES, np.int64)
    barred = np.empty(len(spaces), np.int64)
    states = mark_states(s, mark, colours)
    barred_somewhere = bar_colours(spaces, mark, colours, barred)
    for colour in range(NUM_COLOURS):
        if leaders[colour] == NONE:
            count = list_open(spaces, barred, barred_somewhere, colour, out, count)
        else:
            count = move_actions(s, colour, int(leaders[colour]), spaces, states, mark, colours, out, count)
    for colour in range(NUM_COLOURS):
        if leaders[colour] != NONE:
            out[count] = act.WITHDRAW + colour
            count += 1
    return count


@compiled
def list_open(spaces: Ints, barred: Ints, barred_somewhere: int, colour: int, out: Ints, count: int) -> int:
    """List the spaces that are not barred to a colour, as its actions."""
    base = act.LEADER + colour * NUM_SPACES
    if not barred_somewhere >> colour & 1:
        for k in range(len(spaces)):
            out[count + k] = base + spaces[k]
        return count + len(spaces)
    for k in range(len(spaces)):
        out[count] = base + spaces[k]
        count += 1 - (int(barred[k]) >> colour & 1)
    return count


@compiled
def move_actions(
    s: State, colour: int, origin: int, spaces: Ints, states: int, mark: Ints, colours: Ints, out: Ints, count: int
) -> int:
    """Clause leader.lift: the spaces for a leader on the board, judged without it.

    Where lifting it splits nothing, `mark` and `colours` need little change, and are as before afterwards.
    """
    barred = np.empty(len(spaces), np.int64)
    state = int(mark[origin])
    if may_split(s, origin):
        parts = mark.copy()
        mark_split(s, origin, states, parts, colours)
        barred_somewhere = bar_colours(spaces, parts, colours, barred)
    else:
        mark[origin] = BLOCKED
        colours[state - 1] ^= 1 << colour
        barred_somewhere = bar_colours(spaces, mark, colours, barred)
        mark[origin] = state
        colours[state - 1] ^= 1 << colour
    return list_open(spaces, barred, barred_somewhere, colour, out, count)


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
def bar_colours(spaces: Ints, mark: Ints, colours: Ints, barred: Ints) -> int:
    """Clause leader.unite: by space, the colours, as bits, whose leaders may not go there; return all of them."""
    somewhere = 0
    for k in range(len(spaces)):
        barred[k] = barred_colours(int(spaces[k]), mark, colours) if mark[spaces[k]] == SEVERAL else 0
        somewhere |= int(barred[k])
    return somewhere


@compiled
def barred_colours(space: int, mark: Ints, colours: Ints) -> int:
    """Clause leader.unite: the leaders, by colour as bits, that may not unite the states around a space.

    None where there are fewer than two states, all where two leaders of one colour would meet anyway, else
    those that would meet one of their colour. With three states around a space, each is met only once.
    """
    first, second, count = 0, 0, 0
    seen, clash = 0, 0
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        if near >= 0 and mark[near] > 0:
            state = int(mark[near])
            if state not in (first, second) and colours[state - 1] != 0:
                clash |= seen & int(colours[state - 1])
                seen |= int(colours[state - 1])
                second = first
                first = state
                count += 1
    if count < 2:
        return 0
    return ALL_COLOURS if clash else seen


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
    mark = np.zeros(NUM_SPACES, np.int8)
    colours = np.empty(MOST_GROUPS, np.int64)
    groups = mark_groups_around(s, space, origin, mark, colours)
    return Clause.LEADER__UNITE if unites_rivals(colour, groups, colours) else Clause.ALLOWED


@compiled
def unites_rivals(colour: int, groups: int, colours: Ints) -> bool:
    """Clause leader.unite: among two or more states, two leaders of one colour would meet, this one included."""
    states, seen = 0, 0
    for group in range(groups):
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
    mark = np.zeros(NUM_SPACES, np.int8)
    mark_groups_around(s, space, origin, mark, np.empty(MOST_GROUPS, np.int64))
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
