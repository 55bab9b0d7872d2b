"""The actions of Yellow & Yangtze that a search looks at: of many placements that come to the same, the best one.

What a leader or tile does on the map depends on the states that it touches, so spaces that touch the same states are
alike, and for each kind of piece only the one with the best surroundings is kept. Tiles that score for a rival are
left out, unless they make a triangle. All other actions, and all answers to questions, are kept.
"""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import BLACK, BLUE, IS_RIVER, NEIGHBOURS, NUM_COLOURS, NUM_SPACES
from teahouse.games.yellow_yangtze.groups import MOST_STATES, SEVERAL, mark_states, no_colours, no_marks
from teahouse.games.yellow_yangtze.leaders import may_split, why_not_leader
from teahouse.games.yellow_yangtze.pagodas import establish_actions
from teahouse.games.yellow_yangtze.replace import replace_actions
from teahouse.games.yellow_yangtze.riot import why_not_riot
from teahouse.games.yellow_yangtze.rules import legal_actions
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, Phase, State

#: A region is told by the lowest and the highest number of the states that its spaces touch, 0 for none.
NUMBERS = MOST_STATES + 1

#: Kinds of pieces: tiles by colour, and after them any leader.
LEADER = NUM_COLOURS
KINDS = NUM_COLOURS + 1

#: What makes the surroundings of a tile good: a triangle, a tile of its colour; for a governor the own leader beside
#: it, and less so that of a rival.
TRIANGLE, PAIR, OWN_LEADER, RIVAL_LEADER = 8, 1, 2, -1


@compiled
def candidates(s: State, seat: int, out: Ints) -> int:
    """Fill `out` with the legal actions worth a look; return how many, which is never 0."""
    if s.phase != Phase.ACTION:
        return legal_actions(s, seat, out)
    mark = no_marks()
    scorers = np.full((KINDS, NUMBERS), NONE, np.int8)
    states = mark_states(s, mark, no_colours())
    list_scorers(s, states, mark, scorers)
    best = np.full((NUM_SPACES, KINDS), NONE, np.int16)
    regions = best[: find_best_spaces(s, seat, mark, scorers, best)]
    out[0] = act.END_TURN
    count = best_leader_actions(s, seat, mark, regions, out, 1)
    for colour in range(NUM_COLOURS):
        for k in range(len(regions)):
            if regions[k, colour] != NONE:
                out[count] = act.PLACE + colour * NUM_SPACES + regions[k, colour]
                count += 1
    for leader in range(2):
        if why_not_riot(s, seat, leader == 1) == Clause.ALLOWED:
            out[count] = act.RIOT + leader
            count += 1
    count = establish_actions(s, seat, out, count)
    return replace_actions(s, seat, out, count)


@compiled
def best_leader_actions(s: State, seat: int, mark: Ints, regions: Ints, out: Ints, count: int) -> int:
    """List the best space of each region for every leader that may go there, and what can be withdrawn."""
    for colour in range(NUM_COLOURS):
        origin = int(s.players[seat].leaders[colour])
        splits = origin != NONE and may_split(s, origin)
        for k in range(len(regions)):
            space = int(regions[k, LEADER])
            if space != NONE:
                certain = mark[space] != SEVERAL and not splits
                if certain or why_not_leader(s, seat, colour, space) == Clause.ALLOWED:
                    out[count] = act.LEADER + colour * NUM_SPACES + space
                    count += 1
        if origin != NONE:
            out[count] = act.WITHDRAW + colour
            count += 1
    return count


@compiled
def list_scorers(s: State, states: int, mark: Ints, scorers: Ints) -> None:
    """By colour and state: who scores for a tile, by the leader of its colour or else the black one; NONE if nobody."""
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            space = s.players[seat].leaders[colour]
            if space != NONE:
                scorers[colour, mark[space]] = seat
    for colour in range(NUM_COLOURS):
        for state in range(1, states + 1):
            if scorers[colour, state] == NONE:
                scorers[colour, state] = scorers[BLACK, state]


@compiled
def find_best_spaces(s: State, seat: int, mark: Ints, scorers: Ints, best: Ints) -> int:
    """Fill `best` by region and kind of piece, NONE where no space is fit; return how many regions there are."""
    numbers = np.full(NUMBERS * NUMBERS, NONE, np.int16)
    worth = np.empty((NUM_SPACES, KINDS), np.int8)
    here = np.empty(KINDS, np.int8)
    count = 0
    for space in range(NUM_SPACES):
        if s.board[space] == EMPTY:
            code = region(space, mark)
            if numbers[code] == NONE:
                numbers[code] = count
                count += 1
            number = int(numbers[code])
            look_around(s, seat, space, here)
            for kind in range(KINDS):
                if fits(s, seat, kind, space, int(here[kind]), int(scorers[kind, code % NUMBERS])):
                    if best[number, kind] == NONE or here[kind] > worth[number, kind]:
                        best[number, kind] = space
                        worth[number, kind] = here[kind]
    return count


@compiled
def region(space: int, mark: Ints) -> int:
    """The states that an empty space touches: the highest number and, of several, NUMBERS times the lowest."""
    if mark[space] != SEVERAL:
        return -int(mark[space])
    low, high = NUMBERS, 0
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        if near >= 0 and mark[near] > 0:
            low, high = min(low, int(mark[near])), max(high, int(mark[near]))
    return low * NUMBERS + high


@compiled
def look_around(s: State, seat: int, space: int, worth: Ints) -> None:
    """How good a space is by kind of piece: the governors beside a leader, and the surroundings of a tile."""
    worth[:] = 0
    last = NEIGHBOURS[space, 5]
    before = int(s.board[last]) if last >= 0 else EMPTY
    for direction in range(6):
        near = NEIGHBOURS[space, direction]
        here = int(s.board[near]) if near >= 0 else EMPTY
        if here >= FIRST_LEADER:
            worth[BLACK] += OWN_LEADER if (here - FIRST_LEADER) // NUM_COLOURS == seat else RIVAL_LEADER
        elif here != EMPTY:
            worth[here] += TRIANGLE if here == before else PAIR
            worth[LEADER] += 1 if here == BLACK else 0
        before = here


@compiled
def fits(s: State, seat: int, kind: int, space: int, worth: int, scorer: int) -> bool:
    """Whether a piece may go to an empty space, as far as that alone decides, and may serve the seat there."""
    if kind == LEADER:
        return worth > 0 and not IS_RIVER[space]
    if s.players[seat].hand[kind] == 0 or (kind == BLUE) != (IS_RIVER[space] == 1):
        return False
    return scorer in (NONE, seat) or worth >= TRIANGLE
