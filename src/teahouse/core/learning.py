"""What learners need of the engine, compiled: encodings, masks, payoffs, and games that begin anew when they end.

A record is redacted here, byte by byte, before an encoder gets it: no encoder can see what is hidden.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from teahouse.core import dispatch, engine
from teahouse.core.compiled import compiled, entry_point
from teahouse.core.dispatch import first_seat
from teahouse.core.encoding import Encoded
from teahouse.core.engine import STANDING_KEYS
from teahouse.core.record import MAX_SEATS, Floats, Ints, States
from teahouse.core.rng import derive, next_word

#: By seat, the spectator last: 255 for the bytes of a record that may be seen.
Masks = npt.NDArray[np.uint8]

#: 1 for every legal action; the type that PettingZoo and Gymnasium ask for.
ActionMask = npt.NDArray[np.int8]

#: The seat of a learner that acts for everybody.
EVERY_SEAT = -1

#: How opponents choose in compiled code.
POLICIES = ("random", "rollout", "greedy")
RANDOM, ROLLOUT, GREEDY = range(3)


# --- Looking


@compiled
def seen_by(states: States, index: int, masks: Masks, seat: int) -> States:
    """A copy of one record with everything blanked that `seat` may not see."""
    seen = states[index : index + 1].copy()
    raw = seen.view(np.uint8)
    for k in range(len(raw)):
        raw[k] &= masks[seat, k]
    return seen


@compiled
def encode_record(seen: States, seat: int, out: Encoded) -> None:
    """Fill `out` with the encoding of the one record in `seen`, which is redacted for `seat`."""
    out[:] = 0.0
    dispatch.encode(seen[0], seat, out)


@compiled
def mark_legal(states: States, index: int, seat: int, room: Ints, mask: ActionMask) -> None:
    """Fill `mask` with 1 for every legal action of a seat, with 0 elsewhere."""
    mask[:] = 0
    s = states[index]
    if dispatch.to_act(s) >> seat & 1:
        for k in range(dispatch.legal_actions(s, seat, room)):
            mask[room[k]] = 1


@compiled
def look(states: States, index: int, seat: int, masks: Masks, room: Ints, out: Encoded, mask: ActionMask) -> None:
    """Fill `out` and `mask` with what a seat sees and may do."""
    encode_record(seen_by(states, index, masks, seat), seat, out)
    mark_legal(states, index, seat, room, mask)


@compiled
def encode_all(states: States, masks: Masks, out: Encoded) -> None:
    """Fill a row of `out` for every game with what the lowest seat to act sees; zeros where a game is over."""
    for index in range(len(states)):
        seat = first_seat(dispatch.to_act(states[index]))
        if seat >= 0:
            encode_record(seen_by(states, index, masks, seat), seat, out[index])
        else:
            out[index] = 0.0


# --- Payoffs


@compiled
def payoffs(states: States, index: int, side: int, out: Floats) -> None:
    """Fill `out` with a number from -1 to 1 for every seat of a game that is over; they add up to 0.

    It is the number of seats that a seat leaves behind, less the number of those before it, by all that could be;
    `side` seats win and lose together.
    """
    s = states[index]
    seats = int(s.seats)
    keys = np.zeros((MAX_SEATS, STANDING_KEYS), np.int64)
    for seat in range(seats):
        dispatch.standing(s, seat, keys[seat])
    for seat in range(seats):
        out[seat] = 0.0
        for other in range(seats):
            out[seat] += compared(keys[seat], keys[other]) / (seats - side)


@compiled
def compared(keys: Ints, others: Ints) -> int:
    """1 for what ranks higher than the others, -1 for what ranks lower, 0 for equals."""
    for k in range(len(keys)):
        if keys[k] != others[k]:
            return 1 if keys[k] > others[k] else -1
    return 0


# --- Many games that begin anew


class Tables(NamedTuple):
    """Many games that are followed by others, the learner's seat, and how the other seats are played."""

    states: Any  # the records
    blank: Any  # one blank record
    options: Any  # of the game
    words: Any  # the family of all chance
    begun: Any  # how many games each table has begun
    streams: Any  # by table: the chance of opponents and of samples
    masks: Any  # who may see which bytes
    log: Any  # takes nothing
    side: int  # how many seats win and lose together
    learner: int  # the learner's seat, or EVERY_SEAT
    policy: int  # of the other seats


class Report(NamedTuple):
    """What a learner gets of every table; an array without rows takes nothing."""

    seats: Any  # the seat to act
    rewards: Any  # of the seat that has acted
    over: Any  # whether a game has ended and another one has begun
    payoffs: Any  # by seat, of the last game that ended
    scores: Any  # by seat, of the last game that ended
    encoded: Any  # what the seat to act sees
    legal: Any  # what it may do
    final: Any  # what the seat that acted last saw at the end of that game


@entry_point
def open_tables(tables: Tables, first: int, last: int, room: Ints, report: Report) -> None:
    """Begin the first games of the tables from `first` to before `last`, up to the learner's first decision."""
    for index in range(first, last):
        tables.begun[index] = 0
        report.rewards[index] = 0.0
        report.over[index] = False
        derive(tables.streams[index], tables.words, -index - 1)
        begin_anew(tables, index, room)
        show(tables, index, room, report)


@entry_point
def advance(tables: Tables, first: int, last: int, actions: Ints, room: Ints, report: Report) -> None:
    """Carry out a legal action at every table, up to the learner's next decision; a new game follows an ended one."""
    for index in range(first, last):
        s = tables.states[index]
        seat = first_seat(dispatch.to_act(s))
        dispatch.apply(s, seat, int(actions[index]), tables.log)
        let_opponents_act(tables, index, room)
        report.rewards[index] = 0.0
        report.over[index] = dispatch.to_act(s) == 0
        if report.over[index]:
            settle(tables, index, seat, report)
            begin_anew(tables, index, room)
        show(tables, index, room, report)


@compiled
def begin_anew(tables: Tables, index: int, room: Ints) -> None:
    """Set up the next game of a table; its chance follows from the table and the number of games before."""
    tables.states[index] = tables.blank[0]
    s = tables.states[index]
    derive(s.stream, tables.words, int(tables.begun[index]) * len(tables.states) + index)
    tables.begun[index] += 1
    dispatch.start(s, tables.options)
    let_opponents_act(tables, index, room)


@compiled
def let_opponents_act(tables: Tables, index: int, room: Ints) -> None:
    """Play for the others until it is the learner's turn or the game is over."""
    if tables.learner == EVERY_SEAT:
        return
    s = tables.states[index]
    seat = first_seat(dispatch.to_act(s))
    while seat >= 0 and seat != tables.learner:
        dispatch.apply(s, seat, opponent_action(tables, index, seat, room), tables.log)
        seat = first_seat(dispatch.to_act(s))


@compiled
def opponent_action(tables: Tables, index: int, seat: int, room: Ints) -> int:
    """What an opponent does, by the policy of the tables."""
    if tables.policy == GREEDY:
        return greedy_action(tables, index, seat, room)
    if tables.policy == ROLLOUT:
        return dispatch.rollout(tables.states[index], seat, tables.streams[index], room)
    return dispatch.any_legal(tables.states[index], seat, tables.streams[index], room)


@compiled
def greedy_action(tables: Tables, index: int, seat: int, room: Ints) -> int:
    """The action that looks best one step ahead, with what the seat cannot see filled in at random."""
    count = dispatch.legal_actions(tables.states[index], seat, room)
    guess = seen_by(tables.states, index, tables.masks, seat)
    next_word(tables.streams[index])
    engine.fill_hidden(guess, 0, seat, tables.streams[index])
    return engine.best_action(guess, guess.copy(), seat, room, count, tables.log)


@compiled
def settle(tables: Tables, index: int, seat: int, report: Report) -> None:
    """Note how a game ended, and what that is worth to the seat that acted last."""
    s = tables.states[index]
    payoffs(tables.states, index, tables.side, report.payoffs[index])
    report.rewards[index] = report.payoffs[index, seat]
    keys = np.zeros(STANDING_KEYS, np.int64)
    for other in range(int(s.seats)):
        dispatch.standing(s, other, keys)
        report.scores[index, other] = keys[0]
    if len(report.final) > 0:
        encode_record(seen_by(tables.states, index, tables.masks, seat), seat, report.final[index])


@compiled
def show(tables: Tables, index: int, room: Ints, report: Report) -> None:
    """Fill in what the seat to act sees and may do."""
    seat = first_seat(dispatch.to_act(tables.states[index]))
    report.seats[index] = seat
    if len(report.encoded) > 0:
        encode_record(seen_by(tables.states, index, tables.masks, seat), seat, report.encoded[index])
    if len(report.legal) > 0:
        mark_legal(tables.states, index, seat, room, report.legal[index])


@entry_point
def sample(tables: Tables, first: int, last: int, room: Ints, actions: Ints) -> None:
    """Fill `actions` with a random legal action for the seat to act at every table."""
    for index in range(first, last):
        s = tables.states[index]
        seat = first_seat(dispatch.to_act(s))
        actions[index] = dispatch.any_legal(s, seat, tables.streams[index], room)
