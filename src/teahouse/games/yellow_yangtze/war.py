"""War in Yellow & Yangtze: how it starts, support, the winner, and what it costs."""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import NUM_COLOURS, NUM_SPACES, RED
from teahouse.games.yellow_yangtze.groups import MOST_GROUPS, shared_colours
from teahouse.games.yellow_yangtze.pieces import discard, gain, in_supply, remove_tile, send_home
from teahouse.games.yellow_yangtze.state import NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import ask, end_action

MOST_SIDES = MOST_GROUPS

# --- The start


@compiled
def starts_war(s: State, groups: int, mark: Ints, colours: Ints, log: Ints) -> bool:
    """Clause war.start: two leaders of one colour stand in the states that the tile links; then all are asked."""
    shared = shared_colours(groups, colours)
    if shared == 0:
        return False
    take_sides(s, shared, mark, colours)
    emit(log, ev.WAR, s.active, s.sides)
    ask(s, Phase.SUPPORT, (int(s.active) + 1) % int(s.seats))
    return True


@compiled
def take_sides(s: State, shared: int, mark: Ints, colours: Ints) -> None:
    """Clause war.sides and rulings bystander and unifier: a side is the spaces its state had before the tile."""
    numbers = np.zeros(MOST_SIDES + 1, np.int64)
    for space in range(NUM_SPACES):
        state = max(0, int(mark[space]))
        if int(colours[state]) & shared:
            if numbers[state] == 0:
                s.sides += 1
                numbers[state] = s.sides
            s.side[space] = numbers[state]


# --- Support


@compiled
def support_actions(s: State, seat: int, out: Ints) -> int:
    """Clauses war.support and war.leader: soldiers, with the red leader or without, for one side; or nothing."""
    soldiers = int(s.players[seat].hand[RED])
    out[0] = act.NO_SUPPORT
    count = 1
    for side in range(int(s.sides)):
        for tiles in range(1, soldiers + 1):
            out[count] = act.SUPPORT + side * act.HAND + tiles - 1
            count += 1
    if in_supply(s, seat, RED):
        for side in range(int(s.sides)):
            for tiles in range(soldiers + 1):
                out[count] = act.SUPPORT_LEADER + side * (act.HAND + 1) + tiles
                count += 1
    return count


@compiled
def why_not_support(s: State, seat: int, side: int, tiles: int, with_leader: bool) -> int:
    """Clauses war.sides, war.leader and war.support."""
    if side > s.sides:
        return Clause.WAR__SIDES
    if with_leader and not in_supply(s, seat, RED):
        return Clause.WAR__LEADER
    if tiles > s.players[seat].hand[RED]:
        return Clause.WAR__SUPPORT
    return Clause.ALLOWED


@compiled
def support(s: State, seat: int, side: int, tiles: int, leader: int, log: Ints) -> None:
    """Clause war.support: clockwise, the active player last; side 0 gets nothing. Then the war is decided."""
    if side > 0:
        discard(s, seat, RED, tiles)
        s.support[side - 1] += tiles + leader
    emit(log, ev.SUPPORTED, seat, side, tiles, leader)
    if seat == s.active:
        decide_war(s, log)
    else:
        ask(s, Phase.SUPPORT, (seat + 1) % int(s.seats))


# --- The winner


@compiled
def war_strengths(s: State, strengths: Ints) -> None:
    """Clause war.strength: the soldier tiles of each side and its support."""
    for side in range(MOST_SIDES):
        strengths[side] = s.support[side]
    for space in range(NUM_SPACES):
        if s.side[space] > 0 and s.board[space] == RED:
            strengths[s.side[space] - 1] += 1


@compiled
def strongest_sides(s: State, strengths: Ints, out: Ints) -> int:
    """Clause war.winner: list the tied strongest sides, ascending; return how many."""
    highest = -1
    for side in range(int(s.sides)):
        highest = max(highest, strengths[side])
    count = 0
    for side in range(int(s.sides)):
        if strengths[side] == highest:
            out[count] = side + 1
            count += 1
    return count


@compiled
def decide_war(s: State, log: Ints) -> None:
    """Clause war.winner: the strongest wins; among tied ones the active player chooses."""
    strengths = np.empty(MOST_SIDES, np.int64)
    strongest = np.empty(MOST_SIDES, np.int64)
    war_strengths(s, strengths)
    if strongest_sides(s, strengths, strongest) == 1:
        win_war(s, int(strongest[0]), log)
    else:
        ask(s, Phase.WINNER, int(s.active))


@compiled
def winner_actions(s: State, out: Ints) -> int:
    """Clause war.winner: the tied strongest sides."""
    strengths = np.empty(MOST_SIDES, np.int64)
    war_strengths(s, strengths)
    count = strongest_sides(s, strengths, out)
    for k in range(count):
        out[k] += act.WINNER - 1
    return count


@compiled
def why_not_winner(s: State, side: int) -> int:
    """Clause war.winner."""
    strongest = np.empty(MOST_SIDES, np.int64)
    for k in range(winner_actions(s, strongest)):
        if strongest[k] == act.WINNER + side - 1:
            return Clause.ALLOWED
    return Clause.WAR__WINNER


@compiled
def win_war(s: State, winner: int, log: Ints) -> None:
    """Clauses war.losers, war.points and war.casualties: the losers leave, and the winner owes soldiers."""
    strengths = np.empty(MOST_SIDES, np.int64)
    war_strengths(s, strengths)
    against = 0
    for side in range(int(s.sides)):
        if side != winner - 1:
            against = max(against, strengths[side])
    emit(log, ev.WAR_WON, winner, strengths[winner - 1], against)
    s.winner = winner
    remove_leaders(s, log)
    remove_soldiers(s, log)
    s.casualties_left = max(0, against - int(s.support[winner - 1]))
    ask(s, Phase.CASUALTIES, int(s.active))
    if s.casualties_left == 0:
        end_war(s, log)


@compiled
def clashing_colours(s: State) -> int:
    """Clause war.losers: the colours, as bits, whose leaders stand on two or more sides."""
    colours = np.zeros(MOST_SIDES, np.int64)
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            space = s.players[seat].leaders[colour]
            if space != NONE and s.side[space] > 0:
                colours[s.side[space] - 1] |= 1 << colour
    return (colours[0] & colours[1]) | (colours[0] & colours[2]) | (colours[1] & colours[2])


@compiled
def remove_leaders(s: State, log: Ints) -> None:
    """Clauses war.losers and war.points: clashing leaders of the losers go, the winner's gain for each."""
    clashing = clashing_colours(s)
    for colour in range(NUM_COLOURS):
        if clashing >> colour & 1:
            victor = winning_owner(s, colour)
            for seat in range(int(s.seats)):
                space = s.players[seat].leaders[colour]
                if space != NONE and s.side[space] > 0 and s.side[space] != s.winner:
                    send_home(s, seat, colour, log)
                    if victor != NONE:
                        gain(s, victor, colour, 1, log)


@compiled
def winning_owner(s: State, colour: int) -> int:
    """Clause war.points: who has the leader of a colour on the winning side, NONE where nobody has."""
    for seat in range(int(s.seats)):
        space = s.players[seat].leaders[colour]
        if space != NONE and s.side[space] == s.winner:
            return seat
    return NONE


@compiled
def remove_soldiers(s: State, log: Ints) -> None:
    """Clause war.losers: all soldier tiles of the losers are discarded."""
    for space in range(NUM_SPACES):
        if s.side[space] > 0 and s.side[space] != s.winner and s.board[space] == RED:
            remove_tile(s, space, log)


# --- The losses of the winner


@compiled
def is_casualty(s: State, space: int) -> bool:
    """Clause war.casualties: a soldier tile of the winning side."""
    return bool(s.side[space] == s.winner and s.board[space] == RED)


@compiled
def casualty_actions(s: State, out: Ints) -> int:
    """Clause war.casualties: any soldier tile of the winning side."""
    count = 0
    for space in range(NUM_SPACES):
        if is_casualty(s, space):
            out[count] = act.REMOVE + space
            count += 1
    return count


@compiled
def pay_casualty(s: State, space: int, log: Ints) -> None:
    """Clause war.casualties: one soldier of the winner falls; when all are paid the war is over."""
    remove_tile(s, space, log)
    s.casualties_left -= 1
    if s.casualties_left == 0:
        end_war(s, log)


@compiled
def end_war(s: State, log: Ints) -> None:
    """Clause war.end: nothing is left of the sides, and the action ends."""
    s.side[:] = 0
    s.support[:] = 0
    s.sides = 0
    s.winner = 0
    end_action(s, log)
