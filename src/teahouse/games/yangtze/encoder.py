"""What a learner sees of Yangtze: everything that its seat knows, as numbers.

Players are listed from the viewer on, clockwise. The lake is told twice: exactly, by tile; and as a window of cells
around the start tile, with what the chosen tile would bring on each.
"""

from typing import Any

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.encoding import Encoded, Encoding, Part, from_viewer, mark, share
from teahouse.core.record import MAX_SEATS
from teahouse.games.yangtze.components import (
    CELL_X,
    CELL_Y,
    HAS_SYMBOL,
    NUM_COLOURS,
    NUM_TILES,
    REACH,
    REWARDS,
    SIDES,
    STEP_X,
    STEP_Y,
)
from teahouse.games.yangtze.state import State

#: Cells from the start tile to the edge of the window, and how wide that makes it.
NEAR = 5
WINDOW = 2 * NEAR + 1

#: What counts are shares of.
MOST_CARDS, MOST_BOATS, MOST_POINTS, MOST_SUPPLY, MOST_PILE, MOST_REWARDS, MOST_REWARD = 12, 16, 128, 8, 32, 9, 10
MOST_OPEN = 16

PARTS = Encoding(
    Part("phase", "what is asked for, one-hot: exchange, reward, discard, tile, cell, over", 6),
    Part("players", "how many play, one-hot: 2, 3, 4", 3),
    Part("seat", "the viewer's seat, one-hot", MAX_SEATS),
    Part("turn", "whose turn it is, one-hot from the viewer on", MAX_SEATS),
    Part("final", "1 in the last turns"),
    Part("supply", "lanterns in the supply by colour, of 8", NUM_COLOURS),
    Part("rewards left", "rewards left: four alike, three pairs, seven different, of 9", 3),
    Part("top rewards", "their top cards' points, of 10", 3),
    Part("pile", "tiles in the draw pile, of 32"),
    Part("placed", "tiles on the lake, of 36"),
    Part("cards", "lanterns by player from the viewer on and by colour, of 12", MAX_SEATS, NUM_COLOURS),
    Part("boats", "boats by player, of 16", MAX_SEATS),
    Part("points", "points by player, of 128", MAX_SEATS),
    Part("hand sizes", "tiles in hand by player, of 3", MAX_SEATS),
    Part("hand", "the viewer's tiles, by number", NUM_TILES),
    Part("chosen", "the viewer's chosen tile, one-hot by number", NUM_TILES),
    Part("turned", "its quarter turns, one-hot", 4),
    Part("shown", "its colours as it is turned, one-hot by direction: south, west, north, east", 4, NUM_COLOURS),
    Part("lake", "by tile: 1 on the lake, then x and y of 32, and its quarter turns one-hot", NUM_TILES, 7),
    Part("open sides", "sides of lake tiles to empty cells by direction and colour, of 16", 4, NUM_COLOURS),
    Part("cells with tiles", "1 where a tile lies, by x and y from -5 to 5", WINDOW, WINDOW),
    Part("shore", "1 where a tile can be laid", WINDOW, WINDOW),
    Part("matches", "sides of the chosen tile that would match there, of 4", WINDOW, WINDOW),
    Part("symbols", "boats that the chosen tile would bring there, of 5", WINDOW, WINDOW),
)

PHASE = PARTS["phase"].first
PLAYERS = PARTS["players"].first
SEAT = PARTS["seat"].first
TURN = PARTS["turn"].first
FINAL = PARTS["final"].first
SUPPLY = PARTS["supply"].first
REWARDS_LEFT = PARTS["rewards left"].first
TOP_REWARDS = PARTS["top rewards"].first
PILE = PARTS["pile"].first
PLACED = PARTS["placed"].first
CARDS = PARTS["cards"].first
BOATS = PARTS["boats"].first
POINTS = PARTS["points"].first
HAND_SIZES = PARTS["hand sizes"].first
HAND = PARTS["hand"].first
CHOSEN = PARTS["chosen"].first
TURNED = PARTS["turned"].first
SHOWN = PARTS["shown"].first
LAKE = PARTS["lake"].first
OPEN_SIDES = PARTS["open sides"].first
CELLS_WITH_TILES = PARTS["cells with tiles"].first
SHORE = PARTS["shore"].first
MATCHES = PARTS["matches"].first
SYMBOLS = PARTS["symbols"].first

#: The lake as a grid with a rim, so that every cell has four neighbours.
RIM = REACH + 1
GRID = 2 * RIM + 1


@compiled
def encode(s: State, seat: int, out: Encoded) -> None:
    """Fill the zeros of `out` with what `seat` sees in its redacted record."""
    encode_turn(s, seat, out)
    encode_stocks(s, out)
    encode_players(s, seat, out)
    encode_hand(s, seat, out)
    grid = lake_grid(s)
    encode_lake(s, grid, out)
    encode_shore(s, seat, grid, out)


@compiled
def encode_turn(s: State, seat: int, out: Encoded) -> None:
    """Who sits where, and what is asked of whom."""
    mark(out, PHASE, int(s.phase))
    mark(out, PLAYERS, int(s.seats) - 2)
    mark(out, SEAT, seat)
    mark(out, TURN, from_viewer(int(s.turn), seat, int(s.seats)))
    out[FINAL] = float(s.final)


@compiled
def encode_stocks(s: State, out: Encoded) -> None:
    """Lanterns, rewards and tiles that nobody has."""
    for colour in range(NUM_COLOURS):
        out[SUPPLY + colour] = share(int(s.supply[colour]), MOST_SUPPLY)
    for stack in range(3):
        out[REWARDS_LEFT + stack] = share(int(s.rewards_left[stack]), MOST_REWARDS)
        out[TOP_REWARDS + stack] = share(int(REWARDS[s.seats, stack, s.rewards_left[stack]]), MOST_REWARD)
    out[PILE] = share(int(s.pile_size), MOST_PILE)
    out[PLACED] = share(int(s.placed), NUM_TILES)


@compiled
def encode_players(s: State, seat: int, out: Encoded) -> None:
    """What lies before each player."""
    seats = int(s.seats)
    for k in range(seats):
        player = s.players[(seat + k) % seats]
        for colour in range(NUM_COLOURS):
            out[CARDS + k * NUM_COLOURS + colour] = share(int(player.cards[colour]), MOST_CARDS)
        out[BOATS + k] = share(int(player.boats), MOST_BOATS)
        out[POINTS + k] = share(int(player.points), MOST_POINTS)
        out[HAND_SIZES + k] = share(int(player.hand_size), 3)


@compiled
def encode_hand(s: State, seat: int, out: Encoded) -> None:
    """The viewer's own tiles."""
    me = s.players[seat]
    for k in range(int(me.hand_size)):
        out[HAND + int(me.hand[k])] = 1.0
    if me.chosen > 0:
        out[CHOSEN + int(me.chosen)] = 1.0
        out[TURNED + int(me.turned)] = 1.0
        for direction in range(4):
            out[SHOWN + direction * NUM_COLOURS + int(SIDES[me.chosen, me.turned, direction])] = 1.0


@compiled
def lake_grid(s: State) -> Any:
    """[x + RIM, y + RIM] -> the place in the lake's list of the tile there, -1 where there is none."""
    grid = np.full((GRID, GRID), -1, np.int8)
    for k in range(int(s.placed)):
        grid[int(s.lake_x[k]) + RIM, int(s.lake_y[k]) + RIM] = k
    return grid


@compiled
def encode_lake(s: State, grid: Any, out: Encoded) -> None:
    """Where each tile lies, and what it shows to empty cells."""
    for k in range(int(s.placed)):
        tile, turn, x, y = int(s.lake_tile[k]), int(s.lake_turn[k]), int(s.lake_x[k]), int(s.lake_y[k])
        first = LAKE + tile * 7
        out[first] = 1.0
        out[first + 1] = x / REACH
        out[first + 2] = y / REACH
        out[first + 3 + turn] = 1.0
        if is_near(x, y):
            out[CELLS_WITH_TILES + window_cell(x, y)] = 1.0
        for direction in range(4):
            if grid[x + STEP_X[direction] + RIM, y + STEP_Y[direction] + RIM] < 0:
                side = OPEN_SIDES + direction * NUM_COLOURS + int(SIDES[tile, turn, direction])
                out[side] = min(float(out[side]) + 1 / MOST_OPEN, 1.0)


@compiled
def encode_shore(s: State, seat: int, grid: Any, out: Encoded) -> None:
    """Where a tile can be laid near the start tile, and what the chosen one would bring there."""
    me = s.players[seat]
    for k in range(int(s.shore_size)):
        x, y = int(CELL_X[s.shore[k]]), int(CELL_Y[s.shore[k]])
        if is_near(x, y):
            out[SHORE + window_cell(x, y)] = 1.0
            if me.chosen > 0:
                encode_match(s, int(me.chosen), int(me.turned), x, y, grid, out)


@compiled
def encode_match(s: State, tile: int, turn: int, x: int, y: int, grid: Any, out: Encoded) -> None:
    """Clauses match.*: the sides of a tile that match on a cell, and the boats for their symbols."""
    matches, boats = 0, 0
    for direction in range(4):
        place = int(grid[x + STEP_X[direction] + RIM, y + STEP_Y[direction] + RIM])
        if place >= 0:
            neighbour, turned = int(s.lake_tile[place]), int(s.lake_turn[place])
            if SIDES[neighbour, turned, (direction + 2) % 4] == SIDES[tile, turn, direction]:
                matches += 1
                boats += int(HAS_SYMBOL[neighbour])
    if matches > 0:
        boats += int(HAS_SYMBOL[tile])
    out[MATCHES + window_cell(x, y)] = matches / 4
    out[SYMBOLS + window_cell(x, y)] = boats / 5


@compiled
def is_near(x: int, y: int) -> bool:
    """Whether a cell is in the window."""
    return abs(x) <= NEAR and abs(y) <= NEAR


@compiled
def window_cell(x: int, y: int) -> int:
    """The number of a cell in the window."""
    return (x + NEAR) * WINDOW + y + NEAR
