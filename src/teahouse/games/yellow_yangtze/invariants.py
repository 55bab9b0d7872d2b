"""What must hold in every position of Yellow & Yangtze."""

from enum import IntEnum

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.yellow_yangtze.actions import HAND
from teahouse.games.yellow_yangtze.components import (
    BLUE,
    IS_RIVER,
    NUM_COLOURS,
    NUM_SPACES,
    PAGODAS,
    TILES,
    TRIANGLES,
)
from teahouse.games.yellow_yangtze.groups import mark_states, no_colours, no_marks
from teahouse.games.yellow_yangtze.pagodas import triangle_colour
from teahouse.games.yellow_yangtze.pieces import governors_beside, has_tile
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, Phase, Player, State
from teahouse.games.yellow_yangtze.war import casualty_actions


class Problem(IntEnum):
    """What would be wrong with a position."""

    TILES_LOST = 1
    SIZES_WRONG = 2
    WRONG_TERRAIN = 3
    LEADERS_MISPLACED = 4
    LEADER_WITHOUT_GOVERNOR = 5
    RIVALS_IN_ONE_STATE = 6
    PAGODA_WITHOUT_TRIANGLE = 7
    PAGODAS_OVERLAP = 8
    KNOWN_TOO_MANY = 9
    NEGATIVE_COUNT = 10
    HANDS_NOT_FULL = 11
    WAR_UNCLEAR = 12
    PHASE_FACTS_LEFT = 13


@compiled
def problems(s: State, out: Ints) -> int:
    """The invariants that a position breaks."""
    count = 0
    for problem, broken in (
        (Problem.TILES_LOST, not tiles_add_up(s)),
        (Problem.SIZES_WRONG, not sizes_agree(s)),
        (Problem.WRONG_TERRAIN, not tiles_fit_terrain(s)),
        (Problem.LEADERS_MISPLACED, not leaders_agree_with_board(s)),
        (Problem.LEADER_WITHOUT_GOVERNOR, not leaders_have_governors(s)),
        (Problem.RIVALS_IN_ONE_STATE, not clash_is_open(s) and rivals_share_state(s)),
        (Problem.PAGODA_WITHOUT_TRIANGLE, not pagodas_stand_on_triangles(s)),
        (Problem.PAGODAS_OVERLAP, pagodas_overlap(s)),
        (Problem.KNOWN_TOO_MANY, not hands_hold_known(s)),
        (Problem.NEGATIVE_COUNT, has_negative_count(s)),
        (Problem.HANDS_NOT_FULL, not hands_are_filled(s)),
        (Problem.WAR_UNCLEAR, not war_is_clear(s)),
        (Problem.PHASE_FACTS_LEFT, not phase_facts_fit(s)),
    ):
        if broken:
            out[count] = problem
            count += 1
    return count


@compiled
def tiles_add_up(s: State) -> bool:
    """Every tile of the game is in exactly one place."""
    total = np.zeros(NUM_COLOURS, np.int64)
    for space in range(NUM_SPACES):
        if has_tile(s, space):
            total[s.board[space]] += 1
    for colour in range(NUM_COLOURS):
        total[colour] += int(s.market[colour]) + int(s.discards[colour]) + int(s.bag[colour]) + int(s.box[colour])
        for seat in range(int(s.seats)):
            me = s.players[seat]
            total[colour] += int(me.hand[colour]) + int(me.replacing[colour]) + int(me.replaced[colour])
        if total[colour] != TILES[colour]:
            return False
    return True


@compiled
def sum_of(counts: Ints) -> int:
    """The total of counts by colour."""
    total = 0
    for colour in range(NUM_COLOURS):
        total += int(counts[colour])
    return total


@compiled
def sizes_agree(s: State) -> bool:
    """Open sizes say how much is in hidden places."""
    if sum_of(s.bag) != s.bag_size or sum_of(s.box) != s.box_size:
        return False
    for seat in range(int(s.seats)):
        me = s.players[seat]
        if sum_of(me.hand) != me.hand_size or sum_of(me.replaced) != me.replaced_size:
            return False
        if sum_of(me.replacing) != me.replacing_size or (me.replacing_size > 0) != is_replacing(s, seat):
            return False
    return True


@compiled
def is_replacing(s: State, seat: int) -> bool:
    """Whether a seat has tiles set aside."""
    return bool(s.phase == Phase.REPLACE and s.active == seat)


@compiled
def tiles_fit_terrain(s: State) -> bool:
    """Farmers lie on rivers, everything else on land."""
    for space in range(NUM_SPACES):
        if s.board[space] != EMPTY and (s.board[space] == BLUE) != (IS_RIVER[space] == 1):
            return False
    return True


@compiled
def leaders_agree_with_board(s: State) -> bool:
    """The board shows each leader where its owner has it, and no other."""
    shown = 0
    for space in range(NUM_SPACES):
        shown += 1 if s.board[space] >= FIRST_LEADER else 0
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            space = s.players[seat].leaders[colour]
            if space != NONE:
                shown -= 1
                if s.board[space] != FIRST_LEADER + seat * NUM_COLOURS + colour:
                    return False
    return shown == 0


@compiled
def leaders_have_governors(s: State) -> bool:
    """Every leader on the board stands beside a governor."""
    for space in range(NUM_SPACES):
        if s.board[space] >= FIRST_LEADER and governors_beside(s, space) == 0:
            return False
    return True


@compiled
def clash_is_open(s: State) -> bool:
    """Whether a revolt or a war may still have to part leaders of one colour."""
    return s.phase in (Phase.ATTACK, Phase.DEFENCE, Phase.MARKET, Phase.SUPPORT, Phase.WINNER)


@compiled
def rivals_share_state(s: State) -> bool:
    """Two leaders of one colour stand in one state."""
    mark = no_marks()
    mark_states(s, mark, no_colours())
    for colour in range(NUM_COLOURS):
        for seat in range(int(s.seats)):
            for other in range(seat):
                here, there = s.players[seat].leaders[colour], s.players[other].leaders[colour]
                if here != NONE and there != NONE and mark[here] == mark[there]:
                    return True
    return False


@compiled
def pagodas_stand_on_triangles(s: State) -> bool:
    """Every pagoda has three tiles of its colour under it, and no colour has too many."""
    for colour in range(NUM_COLOURS):
        for slot in range(2):
            triangle = int(s.pagodas[colour, slot])
            if triangle != NONE and (slot >= PAGODAS[colour] or triangle_colour(s, triangle) != colour):
                return False
    return True


@compiled
def pagodas_overlap(s: State) -> bool:
    """A tile lies under two pagodas."""
    covered = np.zeros(NUM_SPACES, np.int64)
    for colour in range(NUM_COLOURS):
        for slot in range(2):
            if s.pagodas[colour, slot] != NONE:
                for corner in range(3):
                    covered[TRIANGLES[s.pagodas[colour, slot], corner]] += 1
    return bool(covered.max() > 1)


@compiled
def hands_hold_known(s: State) -> bool:
    """Every hand holds the tiles that all know to be in it."""
    for seat in range(int(s.seats)):
        for colour in range(NUM_COLOURS):
            if s.players[seat].known[colour] > s.players[seat].hand[colour]:
                return False
    return True


@compiled
def least_count(me: Player) -> int:
    """The lowest number of things that a player has."""
    tiles = min(int(me.hand.min()), int(me.known.min()), int(me.replaced.min()), int(me.replacing.min()))
    return min(tiles, int(me.points.min()))


@compiled
def has_negative_count(s: State) -> bool:
    """Some number of things is below zero."""
    least = min(int(s.bag.min()), int(s.box.min()), int(s.market.min()), int(s.discards.min()), int(s.support.min()))
    for seat in range(int(s.seats)):
        least = min(least, least_count(s.players[seat]))
    return min(least, int(s.actions_left), int(s.casualties_left)) < 0


@compiled
def hands_are_filled(s: State) -> bool:
    """At the start of a turn, hands hold six tiles; later no hand holds more."""
    fresh = s.phase == Phase.ACTION and s.actions_left == 2
    for seat in range(int(s.seats)):
        size = int(s.players[seat].hand_size) + int(s.players[seat].replacing_size)
        if size > HAND or (fresh and size < HAND):
            return False
    return True


@compiled
def war_is_clear(s: State) -> bool:
    """Sides exist exactly during a war, and the winner can pay what it owes."""
    at_war = s.phase in (Phase.SUPPORT, Phase.WINNER, Phase.CASUALTIES)
    if (s.sides >= 2) != at_war or int(s.side.max()) != s.sides:
        return False
    if (s.phase == Phase.CASUALTIES) != (s.casualties_left > 0) or (s.winner > 0) != (s.casualties_left > 0):
        return False
    return s.phase != Phase.CASUALTIES or casualty_actions(s, np.empty(NUM_SPACES, np.int64)) >= s.casualties_left


@compiled
def phase_facts_fit(s: State) -> bool:
    """Revolt, target and tile are set in their phases only."""
    in_revolt = s.phase in (Phase.ATTACK, Phase.DEFENCE)
    if (s.revolt_colour != NONE) != in_revolt or (s.defender != NONE) != in_revolt:
        return False
    if (s.target != NONE) != (s.phase == Phase.MOVE):
        return False
    after_tile = s.phase in (Phase.MARKET, Phase.SUPPORT, Phase.WINNER, Phase.CASUALTIES, Phase.PAGODA, Phase.FARMER)
    return s.phase == Phase.MOVE or (s.tile != NONE) == after_tile
