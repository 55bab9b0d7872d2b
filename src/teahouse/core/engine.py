"""Compiled entry points: generic over games, called from Python with (array of records, index).

A record taken from an array inside compiled code is a view: what is done to it is done in the array.
"""

from teahouse.core import dispatch
from teahouse.core.compiled import entry_point, quick_entry_point
from teahouse.core.dispatch import first_seat
from teahouse.core.record import Bools, Floats, Ints, States
from teahouse.core.rng import below, derive

#: Room for what ranks a seat.
STANDING_KEYS = 8

#: The clause of every game that says «not now», and the answer where a seat must be named.
NOT_NOW = 1
NAME_A_SEAT = -1000

#: What can be wrong with a position beyond the game's own invariants (see `audit`).
NO_LEGAL_ACTION, NOT_ASCENDING, WHY_NOT_DISAGREES = 1001, 1002, 1003


@quick_entry_point
def begin(states: States, index: int, options: Ints, words: Ints, number: int) -> None:
    """Set up the blank record at `index` with stream `number` of the family `words`."""
    s = states[index]
    derive(s.stream, words, number)
    dispatch.start(s, options)


@quick_entry_point
def seats_to_act(states: States, index: int) -> int:
    """The seats that may act, as bits."""
    return dispatch.to_act(states[index])


@quick_entry_point
def list_legal(states: States, index: int, seat: int, out: Ints) -> int:
    """Fill `out` with a seat's legal actions; -1 stands for the one seat to act. Return how many.

    A seat that is not to act has none; with several seats to act and none named the answer is NAME_A_SEAT.
    """
    s = states[index]
    seats = dispatch.to_act(s)
    if seat < 0:
        if seats & (seats - 1):
            return NAME_A_SEAT
        seat = first_seat(seats)
    if seat < 0 or not seats >> seat & 1:
        return 0
    return dispatch.legal_actions(s, seat, out)


@quick_entry_point
def forbidding_clause(states: States, index: int, seat: int, action: int) -> int:
    """The clause that forbids an action in range, 0 where it is legal."""
    s = states[index]
    if not dispatch.to_act(s) >> seat & 1:
        return NOT_NOW
    return dispatch.why_not(s, seat, action)


@quick_entry_point
def play(states: States, index: int, seat: int, action: int, log: Ints) -> int:
    """Carry out an action in range if it is legal, and return the seat; -1 stands for the one seat to act.

    Otherwise nothing changes and the answer is minus the clause that forbids it, or NAME_A_SEAT.
    """
    s = states[index]
    seats = dispatch.to_act(s)
    if seat < 0:
        if seats & (seats - 1):
            return NAME_A_SEAT
        seat = first_seat(seats)
    if seat < 0 or not seats >> seat & 1:
        return -NOT_NOW
    clause = dispatch.why_not(s, seat, action)
    if clause != 0:
        return -clause
    if log.shape[0] > 0:
        log[0, 0] = 0
    dispatch.apply(s, seat, action, log)
    return seat


@quick_entry_point
def rank_keys(states: States, index: int, keys: Ints) -> int:
    """Fill a row of `keys` for every seat; return why the game ended."""
    s = states[index]
    for seat in range(int(s.seats)):
        dispatch.standing(s, seat, keys[seat])
    return dispatch.reason(s)


@quick_entry_point
def broken(states: States, index: int, out: Ints) -> int:
    """Fill `out` with the numbers of the broken invariants; return how many."""
    return dispatch.problems(states[index], out)


@quick_entry_point
def fill_hidden(states: States, index: int, seat: int, words: Ints) -> None:
    """Turn a record redacted for `seat` into a full one that agrees with it, by a stream of its own."""
    s = states[index]
    derive(s.stream, words, 0)
    dispatch.determinise(s, seat)


@entry_point
def score_actions(states: States, scratch: States, seat: int, actions: Ints, out: Floats, log: Ints) -> None:
    """Fill `out` with the evaluation, for `seat`, of the position after each of its actions.

    `states` holds one full record, which stays as it is; `scratch` has room for one.
    """
    for k in range(len(actions)):
        scratch[0] = states[0]
        dispatch.apply(scratch[0], seat, int(actions[k]), log)
        out[k] = dispatch.evaluate(scratch[0], seat)


@quick_entry_point
def rollout_action(states: States, index: int, seat: int, stream: Ints, out: Ints) -> int:
    """What the game's rollout does for a seat that is to act."""
    return dispatch.rollout(states[index], seat, stream, out)


@entry_point
def playout(states: States, first: int, last: int, stream: Ints, out: Ints, log: Ints) -> int:
    """Play the games from `first` to before `last` to their ends at random; return the decisions made."""
    decisions = 0
    for index in range(first, last):
        s = states[index]
        seat = first_seat(dispatch.to_act(s))
        while seat >= 0:
            count = dispatch.legal_actions(s, seat, out)
            dispatch.apply(s, seat, int(out[below(stream, count)]), log)
            decisions += 1
            seat = first_seat(dispatch.to_act(s))
    return decisions


@entry_point
def roll_out(states: States, first: int, last: int, stream: Ints, out: Ints, log: Ints) -> int:
    """Play the games from `first` to before `last` to their ends by the games' own rollouts; return the decisions."""
    decisions = 0
    for index in range(first, last):
        s = states[index]
        seat = first_seat(dispatch.to_act(s))
        while seat >= 0:
            dispatch.apply(s, seat, dispatch.rollout(s, seat, stream, out), log)
            decisions += 1
            seat = first_seat(dispatch.to_act(s))
    return decisions


@entry_point
def begin_all(states: States, first: int, last: int, options: Ints, words: Ints) -> None:
    """Set up the blank records from `first` to before `last`."""
    for index in range(first, last):
        s = states[index]
        derive(s.stream, words, index)
        dispatch.start(s, options)


@entry_point
def mark_legal(states: States, mask: Bools, out: Ints) -> None:
    """Set `mask[game, action]` for every legal action of the lowest seat to act."""
    for index in range(len(states)):
        s = states[index]
        seat = first_seat(dispatch.to_act(s))
        if seat >= 0:
            for k in range(dispatch.legal_actions(s, seat, out)):
                mask[index, out[k]] = True


@entry_point
def first_illegal(states: States, first: int, last: int, actions: Ints, num_actions: int) -> int:
    """The first game from `first` to before `last` that goes on and whose action is not legal; -1 where all are."""
    for index in range(first, last):
        s = states[index]
        seat = first_seat(dispatch.to_act(s))
        action = int(actions[index])
        if seat >= 0 and (action < 0 or action >= num_actions or dispatch.why_not(s, seat, action) != 0):
            return index
    return -1


@entry_point
def step_all(states: States, actions: Ints, log: Ints) -> int:
    """Carry out one legal action in every game that is not over; return how many."""
    moved = 0
    for index in range(len(states)):
        s = states[index]
        seat = first_seat(dispatch.to_act(s))
        if seat >= 0:
            dispatch.apply(s, seat, int(actions[index]), log)
            moved += 1
    return moved


@entry_point
def all_to_act(states: States, seats: Ints) -> None:
    """Fill `seats` with the lowest seat to act of every game, -1 where it is over."""
    for index in range(len(states)):
        seats[index] = first_seat(dispatch.to_act(states[index]))


@entry_point
def all_scores(states: States, scores: Ints, keys: Ints) -> None:
    """Fill `scores[game, seat]`."""
    for index in range(len(states)):
        s = states[index]
        for seat in range(scores.shape[1]):
            dispatch.standing(s, seat, keys)
            scores[index, seat] = keys[0]


@entry_point
def audit(states: States, index: int, seat: int, out: Ints, count: int, stray: int) -> int:
    """The first broken invariant of a position and of a seat's legal list (-1: nobody acts), 0 where all is well.

    Checked: the game's own invariants; a legal list that is ascending and not empty while the game goes on;
    `why_not` against that list, for all its actions and for the action `stray`.
    """
    s = states[index]
    if seat >= 0:
        trouble = audit_list(states, index, seat, out, count, stray)
        if trouble != 0:
            return trouble
    return int(out[0]) if dispatch.problems(s, out) > 0 else 0


@entry_point
def audit_list(states: States, index: int, seat: int, out: Ints, count: int, stray: int) -> int:
    """What is wrong with the legal list of a seat that is to act, 0 where nothing is."""
    s = states[index]
    if count == 0:
        return NO_LEGAL_ACTION
    listed = False
    for k in range(count):
        action = int(out[k])
        if k > 0 and int(out[k - 1]) >= action:
            return NOT_ASCENDING
        if dispatch.why_not(s, seat, action) != 0:
            return WHY_NOT_DISAGREES
        listed = listed or action == stray
    if not listed and dispatch.why_not(s, seat, stray) == 0:
        return WHY_NOT_DISAGREES
    return 0


@entry_point
def fuzz(
    states: States,
    options: Ints,
    words: Ints,
    greedy: int,
    num_actions: int,
    buffers: Ints,
    scratch: States,
    moves: Ints,
    log: Ints,
) -> int:
    """Play the game of the seed `words` to its end with every position audited; return the first problem, or 0.

    `greedy` is the chance, in percent, that a seat's decisions are taken by the evaluation and not at random in this
    game; `moves` receives the moves (seat * num_actions + action) after their count; `scratch[1]` is blank.
    """
    states[0] = scratch[1]
    s = states[0]
    derive(s.stream, words, 0)
    dispatch.start(s, options)
    stream, out = buffers[0], buffers[1]
    derive(stream, words, 1)
    careful = 0
    for player in range(int(s.seats)):
        if below(stream, 100) < greedy:
            careful |= 1 << player
    moves[0] = 0
    while True:
        seat = any_seat(dispatch.to_act(s), stream)
        count = dispatch.legal_actions(s, seat, out) if seat >= 0 else 0
        trouble = audit(states, 0, seat, out, count, below(stream, num_actions))
        if trouble != 0 or seat < 0:
            return trouble
        count = dispatch.legal_actions(s, seat, out)  # the audit used the room
        action = int(out[below(stream, count)])
        if careful >> seat & 1:
            action = best_action(states, scratch, seat, out, count, log)
        moves[0] += 1
        moves[int(moves[0])] = seat * num_actions + action
        dispatch.apply(s, seat, action, log)


@entry_point
def any_seat(seats: int, stream: Ints) -> int:
    """One of a set of seats given as bits, by chance; -1 when it is empty."""
    seat = first_seat(seats)
    for other in range(seat + 1, 8):
        if seats >> other & 1 and below(stream, 2) == 0:
            seat = other
    return seat


@entry_point
def best_action(states: States, scratch: States, seat: int, out: Ints, count: int, log: Ints) -> int:
    """The first of `count` legal actions after which the evaluation is best for `seat`."""
    best, best_value = int(out[0]), -1e300
    for k in range(count):
        scratch[0] = states[0]
        dispatch.apply(scratch[0], seat, int(out[k]), log)
        value = dispatch.evaluate(scratch[0], seat)
        if value > best_value:
            best, best_value = int(out[k]), value
    return best
