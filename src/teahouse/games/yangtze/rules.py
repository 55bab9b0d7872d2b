"""The rules of Yangtze for two, three and four players.

Source: the Spanish rulebook of Yangtze (Christopher Chung, Pegasus Spiele / Devir, 2017); clause ids as in
rulebook.en.md. All of it is implemented; the option is `players`.

| phase    | asks the seat whose turn it is                                | actions                       |
|----------|---------------------------------------------------------------|-------------------------------|
| EXCHANGE | two boats and a lantern for another one, or not               | exchange, no exchange         |
| REWARD   | a set of lanterns for the top reward of its stack, or not     | reward …, no reward           |
| DISCARD  | one lantern at a time until twelve are left                   | discard                       |
| TILE     | a tile of the hand and its rotation (secret until it lies)    | tile                          |
| CELL     | the cell                                                      | at                            |

Steps in which nothing is possible pass silently (ruling ask-real-choices). Our other rulings: seats, turning,
open-lake, general-unlimited, all-turnings, no-match-cap, boat-without-card, match-order, no-final-discard.
"""

from enum import IntEnum

import numpy as np

from teahouse.core.compiled import compiled, inlined
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.yangtze import actions as act
from teahouse.games.yangtze import events as ev
from teahouse.games.yangtze.components import (
    BOXED,
    CARDS_PER_COLOUR,
    CELL_AT,
    CELL_X,
    CELL_Y,
    CELLS,
    FACING,
    FOUR,
    HAS_SYMBOL,
    NUM_COLOURS,
    NUM_TILES,
    PAIRS,
    REACH,
    REWARDS,
    SEVEN,
    SIDES,
    STACK_SIZE,
    STEP_X,
    STEP_Y,
    TRIPLES,
    TRIPLES_AMONG,
)
from teahouse.games.yangtze.state import Phase, Player, State

RULES_VERSION = 1

HAND = 3
EXCHANGE_PRICE = 2
CARD_LIMIT = 12

REASONS = ("", "all-tiles-placed")
STANDING = ("points", "boats", "cards")


class Clause(IntEnum):
    """The clauses that can forbid an action; `__` is the dot of the id, `_` its hyphen."""

    ALLOWED = 0
    TURN__NOW = 1
    EXCHANGE__GIVE = 2
    EXCHANGE__TAKE = 3
    EXCHANGE__DIFFERENT = 4
    REWARD__FOUR = 5
    REWARD__PAIRS = 6
    REWARD__SEVEN = 7
    LIMIT__DISCARD = 8
    PLACE__HAND = 9
    PLACE__EDGE = 10
    PLACE__EMPTY = 11


# --- Set-up


@compiled
def start(s: State, options: Ints) -> None:
    """Clauses setup.*: lay the start tile, deal tiles and first lanterns, and let the red seat begin."""
    s.seats = options[0]
    stack_supply(s)
    lay_start_tile(s)
    deal_tiles(s)
    deal_first_cards(s)
    s.phase = Phase.EXCHANGE
    ask_real_choices(s, np.zeros((0, 8), np.int64))


@compiled
def stack_supply(s: State) -> None:
    """Clauses setup.supply and setup.rewards."""
    for colour in range(NUM_COLOURS):
        s.supply[colour] = CARDS_PER_COLOUR[s.seats]
    for stack in range(3):
        s.rewards_left[stack] = STACK_SIZE[s.seats]


@compiled
def lay_start_tile(s: State) -> None:
    """Ruling turning: the start tile lies in the centre, unturned."""
    s.placed = 1
    grow_shore(s, 0, 0, 0)


@compiled
def deal_tiles(s: State) -> None:
    """Clause setup.tiles: shuffle, return some to the box unseen, deal three to everyone; the rest is the pile."""
    tiles = np.arange(1, NUM_TILES)
    shuffle(s.stream, tiles, NUM_TILES - 1)
    top = int(BOXED[s.seats])
    for seat in range(int(s.seats)):
        for _ in range(HAND):
            take_into_hand(s.players[seat], int(tiles[top]))
            top += 1
    s.pile_size = NUM_TILES - 1 - top
    for k in range(int(s.pile_size)):
        s.pile[k] = tiles[NUM_TILES - 2 - k]


@compiled
def deal_first_cards(s: State) -> None:
    """Clause setup.first-card: everyone takes the lantern that the start tile shows them."""
    for seat in range(int(s.seats)):
        colour = int(SIDES[0, 0, FACING[s.seats, seat]])
        s.supply[colour] -= 1
        s.players[seat].cards[colour] += 1


# --- Whose turn it is


@compiled
def to_act(s: State) -> int:
    """The seat whose turn it is, as a bit; nobody when the game is over."""
    return 0 if s.phase == Phase.OVER else 1 << int(s.turn)


@inlined
def ask_real_choices(s: State, log: Ints) -> None:
    """Ruling ask-real-choices: pass over the steps of a turn in which nothing is possible."""
    while s.phase != Phase.OVER:
        if s.phase == Phase.EXCHANGE:
            if can_exchange(s):
                return
            s.phase = Phase.REWARD
        elif s.phase == Phase.REWARD:
            if can_reward(s.players[s.turn]):
                return
            s.phase = Phase.DISCARD
        elif s.phase == Phase.DISCARD:
            if must_discard(s):
                return
            s.phase = Phase.TILE
        else:
            if s.final == 0:
                return
            end_turn(s, log)


@inlined
def end_turn(s: State, log: Ints) -> None:
    """Clauses turn.order and end.last-turns: clockwise; when all tiles lie, each seat has one last turn."""
    last_seat = s.turn == s.seats - 1
    if s.final == 1 and last_seat:
        s.phase = Phase.OVER
        emit(log, ev.ENDED)
        return
    if s.final == 0 and last_seat and s.placed == NUM_TILES - BOXED[s.seats]:
        s.final = 1
        emit(log, ev.LAST_TURNS)
    s.turn = 0 if last_seat else s.turn + 1
    s.phase = Phase.EXCHANGE


# --- Legal actions


@compiled
def legal_actions(s: State, seat: int, out: Ints) -> int:
    """All legal actions of the seat whose turn it is, ascending."""
    me = s.players[seat]
    if s.phase == Phase.EXCHANGE:
        return exchange_actions(s, me, out)
    if s.phase == Phase.REWARD:
        return reward_actions(me, out)
    if s.phase == Phase.DISCARD:
        return discard_actions(me, out)
    if s.phase == Phase.TILE:
        return tile_actions(me, out)
    return cell_actions(s, out)


@inlined
def exchange_actions(s: State, me: Player, out: Ints) -> int:
    """Clauses exchange.*: every lantern held for every other colour in the supply, or none."""
    count = 0
    for give in range(NUM_COLOURS):
        if me.cards[give] > 0:
            for take in range(NUM_COLOURS):
                if take != give and s.supply[take] > 0:
                    out[count] = act.EXCHANGE + give * NUM_COLOURS + take
                    count += 1
    out[count] = act.NO_EXCHANGE
    return count + 1


@inlined
def reward_actions(me: Player, out: Ints) -> int:
    """Clauses reward.*: every set that can be paid, or none."""
    count, pairs, different = 0, 0, 0
    for colour in range(NUM_COLOURS):
        if me.cards[colour] >= 4:
            out[count] = act.REWARD_FOUR + colour
            count += 1
        pairs |= (1 if me.cards[colour] >= 2 else 0) << colour
        different += 1 if me.cards[colour] >= 1 else 0
    for k in range(TRIPLES_AMONG[pairs, 0]):
        out[count] = act.REWARD_PAIRS + TRIPLES_AMONG[pairs, 1 + k]
        count += 1
    if different == NUM_COLOURS:
        out[count] = act.REWARD_SEVEN
        count += 1
    out[count] = act.NO_REWARD
    return count + 1


@inlined
def discard_actions(me: Player, out: Ints) -> int:
    """Clause limit.discard: any lantern held."""
    count = 0
    for colour in range(NUM_COLOURS):
        if me.cards[colour] > 0:
            out[count] = act.DISCARD + colour
            count += 1
    return count


@inlined
def tile_actions(me: Player, out: Ints) -> int:
    """Clause place.hand and ruling all-turnings: every tile of the hand in each of the four rotations."""
    count = 0
    for k in range(int(me.hand_size)):
        for turn in range(4):
            out[count] = act.TILE + (int(me.hand[k]) - 1) * 4 + turn
            count += 1
    return count


@inlined
def cell_actions(s: State, out: Ints) -> int:
    """Clauses place.edge and place.empty: every cell of the shore."""
    count = int(s.shore_size)
    for k in range(count):
        out[k] = act.AT + int(s.shore[k])
    return count


# --- Questions


@inlined
def can_exchange(s: State) -> bool:
    """Clauses exchange.*: two boats, a lantern, and another colour to take."""
    me = s.players[s.turn]
    if me.boats < EXCHANGE_PRICE:
        return False
    held, offered = 0, 0
    for colour in range(NUM_COLOURS):
        held += 1 if me.cards[colour] > 0 else 0
        offered += 1 if s.supply[colour] > 0 else 0
    if held == 0 or offered == 0:
        return False
    if held > 1 or offered > 1:
        return True
    for colour in range(NUM_COLOURS):
        if me.cards[colour] > 0 and s.supply[colour] > 0:
            return False
    return True


@inlined
def can_reward(me: Player) -> bool:
    """Clauses reward.*: some set can be paid."""
    pairs, different = 0, 0
    for colour in range(NUM_COLOURS):
        if me.cards[colour] >= 4:
            return True
        pairs += 1 if me.cards[colour] >= 2 else 0
        different += 1 if me.cards[colour] >= 1 else 0
    return pairs >= 3 or different == NUM_COLOURS


@inlined
def must_discard(s: State) -> bool:
    """Clause limit.twelve, and ruling no-final-discard."""
    return s.final == 0 and card_total(s.players[s.turn]) > CARD_LIMIT


@inlined
def card_total(player: Player) -> int:
    """All lanterns of a player."""
    total = 0
    for colour in range(NUM_COLOURS):
        total += int(player.cards[colour])
    return total


@inlined
def holds_pairs(me: Player, triple: int) -> bool:
    """Clause reward.pairs: two lanterns of each of three colours."""
    a, b, c = TRIPLES[triple, 0], TRIPLES[triple, 1], TRIPLES[triple, 2]
    return bool(me.cards[a] >= 2 and me.cards[b] >= 2 and me.cards[c] >= 2)


@inlined
def holds_seven(me: Player) -> bool:
    """Clause reward.seven: a lantern of every colour."""
    for colour in range(NUM_COLOURS):
        if me.cards[colour] == 0:
            return False
    return True


# --- Why not


@compiled
def why_not(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action to the seat whose turn it is, 0 where there is none."""
    me = s.players[seat]
    if s.phase != phase_of(action):
        return Clause.TURN__NOW
    if action < act.NO_EXCHANGE:
        return why_not_exchange(s, me, action - act.EXCHANGE)
    if action < act.NO_REWARD:
        return why_not_reward(me, action)
    if act.DISCARD <= action < act.TILE and me.cards[action - act.DISCARD] == 0:
        return Clause.LIMIT__DISCARD
    if act.TILE <= action < act.AT and not holds_tile(me, (action - act.TILE) // 4 + 1):
        return Clause.PLACE__HAND
    if action >= act.AT:
        return why_not_cell(s, action - act.AT)
    return Clause.ALLOWED


@compiled
def phase_of(action: int) -> int:
    """The phase in which an action is asked for."""
    if action <= act.NO_EXCHANGE:
        return Phase.EXCHANGE
    if action <= act.NO_REWARD:
        return Phase.REWARD
    if action < act.TILE:
        return Phase.DISCARD
    if action < act.AT:
        return Phase.TILE
    return Phase.CELL


@compiled
def why_not_exchange(s: State, me: Player, swap: int) -> int:
    """Clauses exchange.*: a lantern one holds for a different one that is there."""
    give, take = swap // NUM_COLOURS, swap % NUM_COLOURS
    if give == take:
        return Clause.EXCHANGE__DIFFERENT
    if me.cards[give] == 0:
        return Clause.EXCHANGE__GIVE
    if s.supply[take] == 0:
        return Clause.EXCHANGE__TAKE
    return Clause.ALLOWED


@compiled
def why_not_reward(me: Player, action: int) -> int:
    """Clauses reward.*: only a set that one holds can be paid."""
    if act.REWARD_FOUR <= action < act.REWARD_PAIRS and me.cards[action - act.REWARD_FOUR] < 4:
        return Clause.REWARD__FOUR
    if act.REWARD_PAIRS <= action < act.REWARD_SEVEN and not holds_pairs(me, action - act.REWARD_PAIRS):
        return Clause.REWARD__PAIRS
    if action == act.REWARD_SEVEN and not holds_seven(me):
        return Clause.REWARD__SEVEN
    return Clause.ALLOWED


@compiled
def holds_tile(me: Player, tile: int) -> bool:
    """Clause place.hand: the tile is in the player's hand."""
    return bool(me.hand[0] == tile or me.hand[1] == tile or me.hand[2] == tile)


@compiled
def why_not_cell(s: State, cell: int) -> int:
    """Clauses place.empty and place.edge: an empty cell beside a tile."""
    x, y = int(CELL_X[cell]), int(CELL_Y[cell])
    if tile_at(s, x, y) >= 0:
        return Clause.PLACE__EMPTY
    for direction in range(4):
        if tile_at(s, x + STEP_X[direction], y + STEP_Y[direction]) >= 0:
            return Clause.ALLOWED
    return Clause.PLACE__EDGE


@compiled
def tile_at(s: State, x: int, y: int) -> int:
    """The place in the lake's list of the tile on a cell, -1 where it is empty."""
    for k in range(int(s.placed)):
        if s.lake_x[k] == x and s.lake_y[k] == y:
            return k
    return -1


# --- Actions


@compiled
def apply(s: State, seat: int, action: int, log: Ints) -> None:
    """Carry out a legal action."""
    me = s.players[seat]
    if action <= act.NO_EXCHANGE:
        if action < act.NO_EXCHANGE:
            exchange(s, me, (action - act.EXCHANGE) // NUM_COLOURS, (action - act.EXCHANGE) % NUM_COLOURS, log)
        s.phase = Phase.REWARD
    elif action <= act.NO_REWARD:
        claim_reward(s, me, action, log)
        s.phase = Phase.DISCARD
    elif action < act.TILE:
        discard(s, me, action - act.DISCARD, log)
    elif action < act.AT:
        choose_tile(s, me, (action - act.TILE) // 4 + 1, (action - act.TILE) % 4, log)
        return
    else:
        place_tile(s, me, action - act.AT, log)
        end_turn(s, log)
    ask_real_choices(s, log)


@inlined
def exchange(s: State, me: Player, give: int, take: int, log: Ints) -> None:
    """Clauses exchange.*: return two boats and a lantern, take one of a different colour."""
    me.boats -= EXCHANGE_PRICE
    return_cards(s, me, give, 1)
    s.supply[take] -= 1
    me.cards[take] += 1
    emit(log, ev.EXCHANGED, s.turn, give, take)


@inlined
def return_cards(s: State, me: Player, colour: int, count: int) -> None:
    """Lanterns go back to their pile of the supply."""
    me.cards[colour] -= count
    s.supply[colour] += count


@inlined
def claim_reward(s: State, me: Player, action: int, log: Ints) -> None:
    """Clauses reward.*: pay a set and take the top reward of its stack, or pass."""
    if action == act.NO_REWARD:
        return
    if action < act.REWARD_PAIRS:
        pay(s, me, action - act.REWARD_FOUR, 4, log)
        take_reward(s, me, FOUR, log)
    elif action < act.REWARD_SEVEN:
        for k in range(3):
            pay(s, me, int(TRIPLES[action - act.REWARD_PAIRS, k]), 2, log)
        take_reward(s, me, PAIRS, log)
    else:
        for colour in range(NUM_COLOURS):
            pay(s, me, colour, 1, log)
        take_reward(s, me, SEVEN, log)


@inlined
def pay(s: State, me: Player, colour: int, count: int, log: Ints) -> None:
    """Lanterns paid for a reward."""
    return_cards(s, me, colour, count)
    emit(log, ev.PAID, s.turn, colour, count)


@inlined
def take_reward(s: State, me: Player, stack: int, log: Ints) -> None:
    """Clause reward.general and ruling general-unlimited: an empty stack gives a general reward, always."""
    points = int(REWARDS[s.seats, stack, s.rewards_left[stack]])
    if s.rewards_left[stack] > 0:
        s.rewards_left[stack] -= 1
    me.points += points
    emit(log, ev.REWARDED, s.turn, stack, points)


@inlined
def discard(s: State, me: Player, colour: int, log: Ints) -> None:
    """Clause limit.discard: one lantern back to the supply."""
    return_cards(s, me, colour, 1)
    emit(log, ev.DISCARDED, s.turn, colour)


@inlined
def choose_tile(s: State, me: Player, tile: int, turn: int, log: Ints) -> None:
    """Clause place.hand: take a tile of the hand and turn it; nobody else sees it until it lies."""
    me.chosen = tile
    me.turned = turn
    s.phase = Phase.CELL
    emit(log, ev.CHOSE, s.turn, tile, turn, knows=1 << int(s.turn))


@inlined
def place_tile(s: State, me: Player, cell: int, log: Ints) -> None:
    """Clauses place.*, match.*, give.* and draw.tile: lay the chosen tile and hand out what it brings."""
    tile, turn = int(me.chosen), int(me.turned)
    take_from_hand(me, tile)
    me.chosen = 0
    me.turned = 0
    emit(log, ev.PLACED, s.turn, tile, turn, cell)
    around = tiles_around(s, cell)
    match_bonus(s, me, tile, turn, around, log)
    distribute(s, tile, turn, log)
    put_on_lake(s, tile, turn, cell, around)
    draw_tile(s, me, log)


@inlined
def tiles_around(s: State, cell: int) -> int:
    """The tiles beside a cell: for each direction eight bits with 1 + the place in the lake's list, 0 for none."""
    x, y = int(CELL_X[cell]), int(CELL_Y[cell])
    around = 0
    for k in range(int(s.placed)):
        east, north = int(s.lake_x[k]) - x, int(s.lake_y[k]) - y
        if abs(east) + abs(north) == 1:
            direction = 2 + east if north == 0 else 1 + north
            around |= (k + 1) << (8 * direction)
    return around


@inlined
def place_around(around: int, direction: int) -> int:
    """The place in the lake's list of the tile in a direction, -1 where there is none."""
    return (around >> (8 * direction) & 255) - 1


@inlined
def match_bonus(s: State, me: Player, tile: int, turn: int, around: int, log: Ints) -> None:
    """Clauses match.card and match.boat, rulings no-match-cap, boat-without-card and match-order."""
    matching = 0
    for direction in range(4):
        place = place_around(around, direction)
        if place >= 0:
            colour = int(SIDES[tile, turn, direction])
            if SIDES[s.lake_tile[place], s.lake_turn[place], (direction + 2) % 4] == colour:
                matching |= 1 << direction
                take_card(s, int(s.turn), colour, ev.MATCHED, log)
    if matching == 0:
        return
    if HAS_SYMBOL[tile]:
        take_boat(s, me, tile, log)
    for direction in range(4):
        if matching >> direction & 1:
            neighbour = int(s.lake_tile[place_around(around, direction)])
            if HAS_SYMBOL[neighbour]:
                take_boat(s, me, neighbour, log)


@inlined
def take_boat(s: State, me: Player, tile: int, log: Ints) -> None:
    """Clause match.boat: a boat for a symbol that matches."""
    me.boats += 1
    emit(log, ev.BOAT, s.turn, tile)


@inlined
def distribute(s: State, tile: int, turn: int, log: Ints) -> None:
    """Clause give.all: from the active seat clockwise, each takes the colour that the tile shows them."""
    seats, first = int(s.seats), int(s.turn)
    for k in range(first, first + seats):
        seat = k if k < seats else k - seats
        take_card(s, seat, int(SIDES[tile, turn, FACING[seats, seat]]), ev.RECEIVED, log)


@inlined
def take_card(s: State, seat: int, colour: int, how: int, log: Ints) -> None:
    """Clause give.empty: an empty pile gives nothing, and no debt remains."""
    if s.supply[colour] == 0:
        emit(log, ev.PILE_EMPTY, seat, colour)
        return
    s.supply[colour] -= 1
    s.players[seat].cards[colour] += 1
    emit(log, how, seat, colour)


@inlined
def draw_tile(s: State, me: Player, log: Ints) -> None:
    """Clause draw.tile: take the top tile while the pile lasts."""
    if s.pile_size == 0:
        return
    s.pile_size -= 1
    tile = int(s.pile[s.pile_size])
    s.pile[s.pile_size] = 0
    take_into_hand(me, tile)
    emit(log, ev.DREW, s.turn, tile, knows=1 << int(s.turn))


# --- The hand and the lake


@inlined
def take_into_hand(me: Player, tile: int) -> None:
    """Put a tile into its place of the ascending hand."""
    k = int(me.hand_size)
    while k > 0 and me.hand[k - 1] > tile:
        me.hand[k] = me.hand[k - 1]
        k -= 1
    me.hand[k] = tile
    me.hand_size += 1


@inlined
def take_from_hand(me: Player, tile: int) -> None:
    """Take a tile out of the hand and close the gap."""
    last = int(me.hand_size) - 1
    k = 0
    while me.hand[k] != tile:
        k += 1
    while k < last:
        me.hand[k] = me.hand[k + 1]
        k += 1
    me.hand[last] = 0
    me.hand_size = last


@inlined
def put_on_lake(s: State, tile: int, turn: int, cell: int, around: int) -> None:
    """A tile lies on a cell; the shore moves."""
    k, x, y = int(s.placed), int(CELL_X[cell]), int(CELL_Y[cell])
    s.lake_tile[k] = tile
    s.lake_x[k] = x
    s.lake_y[k] = y
    s.lake_turn[k] = turn
    s.placed = k + 1
    move_shore(s, cell, around)


@inlined
def move_shore(s: State, cell: int, around: int) -> None:
    """A cell leaves the ascending list of empty cells beside a tile, and its own empty neighbours join it."""
    k = 0
    while s.shore[k] != cell:
        k += 1
    last = int(s.shore_size) - 1
    while k < last:
        s.shore[k] = s.shore[k + 1]
        k += 1
    s.shore[last] = 0
    s.shore_size = last
    grow_shore(s, int(CELL_X[cell]), int(CELL_Y[cell]), around)


@inlined
def grow_shore(s: State, x: int, y: int, around: int) -> None:
    """Add the empty neighbours of a cell to the shore; cells beyond reach can never be needed."""
    for direction in range(4):
        there_x, there_y = x + STEP_X[direction], y + STEP_Y[direction]
        if place_around(around, direction) < 0 and abs(there_x) + abs(there_y) <= REACH:
            join_shore(s, int(CELL_AT[there_x + REACH, there_y + REACH]))


@inlined
def join_shore(s: State, cell: int) -> None:
    """Put a cell into its place of the shore, once."""
    k = int(s.shore_size)
    while k > 0 and s.shore[k - 1] > cell:
        k -= 1
    if k > 0 and s.shore[k - 1] == cell:
        return
    for j in range(int(s.shore_size), k, -1):
        s.shore[j] = s.shore[j - 1]
    s.shore[k] = cell
    s.shore_size += 1


# --- The end


@compiled
def standing(s: State, seat: int, keys: Ints) -> None:
    """Clauses end.winner and end.ties: points, then boats, then lanterns."""
    player = s.players[seat]
    keys[0] = player.points
    keys[1] = player.boats
    keys[2] = card_total(player)


@compiled
def reason(s: State) -> int:
    """Why the game ended: all tiles are placed and the last turns taken."""
    return 1 if s.phase == Phase.OVER else 0


# --- What must always hold


class Problem(IntEnum):
    """What would be wrong with a position."""

    CARDS_LOST = 1
    TILES_LOST = 2
    HAND_UNSORTED = 3
    SHORE_WRONG = 4
    LAKE_IN_PIECES = 5
    OVER_THE_LIMIT = 6
    NEGATIVE_COUNT = 7
    PLACED_UNEVENLY = 8


@compiled
def problems(s: State, out: Ints) -> int:
    """The invariants that a position breaks."""
    count = 0
    for problem, broken in (
        (Problem.CARDS_LOST, not cards_add_up(s)),
        (Problem.TILES_LOST, not tiles_are_unique(s)),
        (Problem.HAND_UNSORTED, not hands_are_sorted(s)),
        (Problem.SHORE_WRONG, not shore_is_right(s)),
        (Problem.LAKE_IN_PIECES, not lake_hangs_together(s)),
        (Problem.OVER_THE_LIMIT, s.phase in (Phase.TILE, Phase.CELL) and card_total(s.players[s.turn]) > CARD_LIMIT),
        (Problem.NEGATIVE_COUNT, has_negative_count(s)),
        (Problem.PLACED_UNEVENLY, not tiles_are_shared_evenly(s)),
    ):
        if broken:
            out[count] = problem
            count += 1
    return count


@compiled
def cards_add_up(s: State) -> bool:
    """Every lantern is in the supply or with a player."""
    for colour in range(NUM_COLOURS):
        total = int(s.supply[colour])
        for seat in range(int(s.seats)):
            total += int(s.players[seat].cards[colour])
        if total != CARDS_PER_COLOUR[s.seats]:
            return False
    return True


@compiled
def tiles_are_unique(s: State) -> bool:
    """No tile is in two places, and as many are in play as should be."""
    seen = np.zeros(NUM_TILES, np.int64)
    for k in range(int(s.placed)):
        seen[s.lake_tile[k]] += 1
    for k in range(int(s.pile_size)):
        seen[s.pile[k]] += 1
    for seat in range(int(s.seats)):
        for k in range(int(s.players[seat].hand_size)):
            seen[s.players[seat].hand[k]] += 1
    return bool(seen.max() == 1 and seen.sum() == NUM_TILES - BOXED[s.seats])


@compiled
def hands_are_sorted(s: State) -> bool:
    """Hands are ascending with nothing behind them, and a chosen tile is among them."""
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for k in range(HAND):
            if (k < me.hand_size) != (me.hand[k] > 0) or (0 < k < me.hand_size and me.hand[k] <= me.hand[k - 1]):
                return False
        choosing = s.phase == Phase.CELL and s.turn == seat
        if choosing != (me.chosen > 0) or (choosing and not holds_tile(me, int(me.chosen))):
            return False
    return True


@compiled
def shore_is_right(s: State) -> bool:
    """The shore is ascending, empty and beside a tile, and no such cell within reach is missing."""
    for k in range(int(s.shore_size)):
        if (k > 0 and s.shore[k] <= s.shore[k - 1]) or why_not_cell(s, int(s.shore[k])) != 0:
            return False
    edges, known = 0, 0
    for k in range(int(s.placed)):
        for direction in range(4):
            x, y = int(s.lake_x[k]) + STEP_X[direction], int(s.lake_y[k]) + STEP_Y[direction]
            if tile_at(s, x, y) < 0 and abs(x) + abs(y) <= REACH:
                edges += 1
    for k in range(int(s.shore_size)):
        x, y = int(CELL_X[s.shore[k]]), int(CELL_Y[s.shore[k]])
        for direction in range(4):
            known += 1 if tile_at(s, x + STEP_X[direction], y + STEP_Y[direction]) >= 0 else 0
    return edges == known


@compiled
def lake_hangs_together(s: State) -> bool:
    """Every tile but the first touched an earlier one when it was laid."""
    for k in range(1, int(s.placed)):
        touches = False
        for j in range(k):
            distance = abs(int(s.lake_x[k]) - int(s.lake_x[j])) + abs(int(s.lake_y[k]) - int(s.lake_y[j]))
            if distance == 0:
                return False
            touches = touches or distance == 1
        if not touches:
            return False
    return True


@compiled
def has_negative_count(s: State) -> bool:
    """Some number of things is below zero."""
    least = min(int(s.supply.min()), int(s.rewards_left.min()))
    for seat in range(int(s.seats)):
        me = s.players[seat]
        least = min(least, int(me.cards.min()), int(me.boats), int(me.points))
    return least < 0


@compiled
def tiles_are_shared_evenly(s: State) -> bool:
    """Every seat has as many tiles to come as the turn order gives it."""
    left = NUM_TILES - int(BOXED[s.seats]) - int(s.placed)
    for seat in range(int(s.seats)):
        turns = (left + int(s.seats) - 1 - (seat - int(s.turn)) % int(s.seats)) // int(s.seats)
        if int(s.players[seat].hand_size) != min(HAND, turns):
            return False
    return True


assert len(CELLS) + act.AT == act.VERBS.num_actions
