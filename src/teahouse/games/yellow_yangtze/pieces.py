"""Tiles, leaders, pagodas and points change places: what several rules of Yellow & Yangtze have in common."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import events as ev
from teahouse.games.yellow_yangtze.components import BLACK, IS_RIVER, NEIGHBOURS, NUM_COLOURS, PAGODAS, TRIANGLES
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, State


@compiled
def gain(s: State, seat: int, colour: int, points: int, log: Ints) -> None:
    """Clause secret.points: every gain is announced."""
    s.players[seat].points[colour] += points
    emit(log, ev.GAINED, seat, colour, points)


@compiled
def earn(s: State, seat: int, colour: int, points: int, log: Ints) -> None:
    """Clause income.pagodas: a gain from pagodas, announced as such."""
    s.players[seat].points[colour] += points
    emit(log, ev.EARNED, seat, colour, points)


# --- Hands


@compiled
def leave_hand(s: State, seat: int, colour: int, count: int) -> None:
    """Tiles leave a hand openly; ruling known-picks: as many fewer are known to be in it."""
    me = s.players[seat]
    me.hand[colour] -= count
    me.hand_size -= count
    me.known[colour] = max(0, int(me.known[colour]) - count)


@compiled
def discard(s: State, seat: int, colour: int, count: int) -> None:
    """Clause secret.discards: tiles go openly from a hand to the box, never to return."""
    leave_hand(s, seat, colour, count)
    s.discards[colour] += count


# --- Leaders


@compiled
def in_supply(s: State, seat: int, colour: int) -> bool:
    """Whether a leader is off the board."""
    return bool(s.players[seat].leaders[colour] == NONE)


@compiled
def put_leader(s: State, seat: int, colour: int, space: int) -> None:
    """A leader stands on a space, and no longer where it stood."""
    origin = int(s.players[seat].leaders[colour])
    if origin != NONE:
        s.board[origin] = EMPTY
    s.players[seat].leaders[colour] = space
    s.board[space] = FIRST_LEADER + seat * NUM_COLOURS + colour


@compiled
def take_back(s: State, seat: int, colour: int) -> None:
    """A leader returns from the board to its owner's supply."""
    s.board[s.players[seat].leaders[colour]] = EMPTY
    s.players[seat].leaders[colour] = NONE


@compiled
def send_home(s: State, seat: int, colour: int, log: Ints) -> None:
    """A leader has to leave the board."""
    emit(log, ev.RETURNED, seat, colour, s.players[seat].leaders[colour])
    take_back(s, seat, colour)


@compiled
def governors_beside(s: State, space: int) -> int:
    """How many governor tiles are adjacent to a space."""
    count = 0
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        if near >= 0 and s.board[near] == BLACK:
            count += 1
    return count


# --- The board


@compiled
def has_tile(s: State, space: int) -> bool:
    """Whether a tile lies on a space."""
    return bool(0 <= s.board[space] < NUM_COLOURS)


@compiled
def is_empty_river(s: State, space: int) -> bool:
    """Whether a farmer could be placed on a space."""
    return bool(IS_RIVER[space] and s.board[space] == EMPTY)


@compiled
def remove_tile(s: State, space: int, log: Ints) -> None:
    """A tile leaves the board, and with it the pagoda on it."""
    colour = int(s.board[space])
    s.board[space] = EMPTY
    s.discards[colour] += 1
    emit(log, ev.REMOVED, colour, space)
    lose_pagoda(s, space, colour, log)


@compiled
def lose_pagoda(s: State, space: int, colour: int, log: Ints) -> None:
    """Clause pagoda.lost: a pagoda that loses one of its three tiles returns to the supply at once."""
    slot = pagoda_over(s, space, colour)
    if slot != NONE:
        emit(log, ev.PAGODA_LOST, colour, s.pagodas[colour, slot])
        s.pagodas[colour, slot] = NONE


@compiled
def pagoda_over(s: State, space: int, colour: int) -> int:
    """Which pagoda of a colour covers a space, NONE where none does."""
    for slot in range(int(PAGODAS[colour])):
        triangle = s.pagodas[colour, slot]
        if triangle != NONE:
            for corner in range(3):
                if TRIANGLES[triangle, corner] == space:
                    return slot
    return NONE
