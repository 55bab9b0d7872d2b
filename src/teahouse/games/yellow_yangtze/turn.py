"""How actions, turns and games of Yellow & Yangtze end: pagoda points, the refill, the empty bag, the scores."""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.core.rng import below
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.actions import HAND
from teahouse.games.yellow_yangtze.components import NUM_COLOURS, NUM_SPACES, PAGODAS, TRIANGLES, YELLOW
from teahouse.games.yellow_yangtze.groups import mark_group, no_marks
from teahouse.games.yellow_yangtze.pieces import earn
from teahouse.games.yellow_yangtze.state import NONE, Phase, State

ACTIONS = 2
MARKET = 6
QUIET_TURNS = 10  # per player, until the game is given up (ruling stalemate)

REASONS = ("", "bag", "stalemate")
BAG, STALEMATE = 1, 2
STANDING = ("lowest", "second", "third", "fourth")


@compiled
def ask(s: State, phase: int, seat: int) -> None:
    """A seat has to decide."""
    s.phase = phase
    s.deciding = seat


@compiled
def begin_action(s: State) -> None:
    """Clause turn.actions: one action fewer can begin in this turn."""
    s.actions_left -= 1


@compiled
def end_action(s: State, log: Ints) -> None:
    """Clause turn.actions: the next action, or the end of the turn after the second one."""
    s.tile = NONE
    if s.actions_left > 0:
        ask(s, Phase.ACTION, int(s.active))
    else:
        end_turn(s, log)


@compiled
def end_turn(s: State, log: Ints) -> None:
    """Clauses income.* and ruling stalemate: pagoda points, the refill, and the turn passes clockwise."""
    earn_from_pagodas(s, log)
    if not refill(s, log):
        return
    s.quiet_turns = 0 if s.drawn else s.quiet_turns + 1
    if s.quiet_turns == QUIET_TURNS * s.seats:
        end_game(s, STALEMATE, log)
        return
    begin_turn(s, (int(s.active) + 1) % int(s.seats))
    s.turn += 1
    emit(log, ev.TURN, s.active)


@compiled
def begin_turn(s: State, seat: int) -> None:
    """Clause turn.actions: two actions lie before the player."""
    s.active = seat
    s.actions_left = ACTIONS
    s.drawn = 0
    ask(s, Phase.ACTION, seat)


# --- Pagoda points


@compiled
def earn_from_pagodas(s: State, log: Ints) -> None:
    """Clause income.pagodas: each own leader earns for the pagodas of its colour in its state."""
    me = s.players[s.active]
    for colour in range(NUM_COLOURS):
        if me.leaders[colour] != NONE and pagodas_standing(s, colour) > 0:
            mark = no_marks()
            mark_group(s, int(me.leaders[colour]), 0, 1, mark, np.empty(NUM_SPACES, np.int16))
            count = pagodas_linked(s, colour, 1, mark)
            if count > 0:
                earn(s, int(s.active), colour, count, log)


@compiled
def pagodas_standing(s: State, colour: int) -> int:
    """How many pagodas of a colour are on the board."""
    count = 0
    for slot in range(int(PAGODAS[colour])):
        count += 1 if s.pagodas[colour, slot] != NONE else 0
    return count


@compiled
def pagodas_linked(s: State, colour: int, group: int, mark: Ints) -> int:
    """How many pagodas of a colour stand in a marked group."""
    count = 0
    for slot in range(int(PAGODAS[colour])):
        triangle = s.pagodas[colour, slot]
        if triangle != NONE and mark[TRIANGLES[triangle, 0]] == group:
            count += 1
    return count


# --- Drawing tiles


@compiled
def draw_tile(s: State) -> int:
    """A random tile leaves the bag, which is not empty; return its colour."""
    number = below(s.stream, int(s.bag_size))
    colour = 0
    while number >= s.bag[colour]:
        number -= int(s.bag[colour])
        colour += 1
    s.bag[colour] -= 1
    s.bag_size -= 1
    s.drawn = 1
    return colour


@compiled
def refill(s: State, log: Ints) -> bool:
    """Clause income.refill: hands to six, the active one first, then the market; False when the game ended."""
    for step in range(int(s.seats)):
        seat = (int(s.active) + step) % int(s.seats)
        if not fill_hand(s, seat, HAND - int(s.players[seat].hand_size), log):
            return False
    return fill_market(s, log)


@compiled
def fill_hand(s: State, seat: int, count: int, log: Ints) -> bool:
    """Clause end.bag: draw so many tiles into a hand; False when the bag ran out and the game ended."""
    if count == 0:
        return True
    me = s.players[seat]
    drawn = np.zeros(NUM_COLOURS, np.int64)
    possible = min(count, int(s.bag_size))
    for _ in range(possible):
        colour = draw_tile(s)
        me.hand[colour] += 1
        drawn[colour] += 1
    me.hand_size += possible
    if possible > 0:
        emit(log, ev.DREW, seat, drawn[0], drawn[1], drawn[2], drawn[3], drawn[4], knows=1 << seat)
    if possible < count:
        end_game(s, BAG, log)
    return possible == count


@compiled
def fill_market(s: State, log: Ints) -> bool:
    """Clause end.bag: fill the market to six; False when the bag ran out and the game ended."""
    count = MARKET
    for colour in range(NUM_COLOURS):
        count -= int(s.market[colour])
    if count == 0:
        return True
    drawn = np.zeros(NUM_COLOURS, np.int64)
    possible = min(count, int(s.bag_size))
    for _ in range(possible):
        colour = draw_tile(s)
        s.market[colour] += 1
        drawn[colour] += 1
    if possible > 0:
        emit(log, ev.MARKET_FILLED, drawn[0], drawn[1], drawn[2], drawn[3], drawn[4])
    if possible < count:
        end_game(s, BAG, log)
    return possible == count


# --- The end of the game


@compiled
def end_game(s: State, reason: int, log: Ints) -> None:
    """Clauses end.over and secret.hands: nothing more can be done, and hands are shown."""
    s.phase = Phase.OVER
    s.ended_by = reason
    s.tile = NONE
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            s.players[seat].shown[colour] = s.players[seat].hand[colour]
    emit(log, ev.ENDED, reason)


@compiled
def standing(s: State, seat: int, keys: Ints) -> None:
    """Clauses end.gold and end.score: the four colours ascending, each piece of gold spent on the lowest."""
    me = s.players[seat]
    for colour in range(YELLOW):
        place = colour
        points = int(me.points[colour])
        while place > 0 and keys[place - 1] > points:
            keys[place] = keys[place - 1]
            place -= 1
        keys[place] = points
    for _ in range(int(me.points[YELLOW])):
        last = 0
        while last < YELLOW - 1 and keys[last + 1] == keys[0]:
            last += 1
        keys[last] += 1


@compiled
def reason(s: State) -> int:
    """Why the game ended, 0 while it goes on."""
    return int(s.ended_by)
