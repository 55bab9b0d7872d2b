"""How good a position of Yangtze looks: points on rewards, and what lanterns and boats promise."""

from teahouse.core.compiled import compiled
from teahouse.games.yangtze.components import (
    CELL_X,
    CELL_Y,
    FACING,
    FOUR,
    HAS_SYMBOL,
    NUM_COLOURS,
    PAIRS,
    REWARDS,
    SEVEN,
    SIDES,
    STEP_X,
    STEP_Y,
)
from teahouse.games.yangtze.rules import tile_at
from teahouse.games.yangtze.state import Phase, Player, State

CARD = 0.9  # what a lantern is worth that serves no set yet
BOAT = 0.8
RIVAL = 0.6  # how much the best rival's prospects count against one's own


@compiled
def evaluate(s: State, seat: int) -> float:
    """Own prospects less those of the best rival; while a tile is chosen, with the best cell for it."""
    best_rival = -1e9
    for other in range(int(s.seats)):
        if other != seat:
            best_rival = max(best_rival, prospects(s, s.players[other]))
    value = prospects(s, s.players[seat]) - RIVAL * best_rival
    if s.phase == Phase.CELL and s.turn == seat:
        value += best_placement(s, seat)
    return value


@compiled
def prospects(s: State, player: Player) -> float:
    """Points, boats, and the lanterns by the set they are nearest to."""
    if s.phase == Phase.OVER:
        return float(player.points) + 0.01 * float(player.boats)
    cards = 0
    pairs, most, different = 0, 0, 0
    for colour in range(NUM_COLOURS):
        held = int(player.cards[colour])
        cards += held
        most = max(most, min(held, 4))
        pairs += min(held, 2)
        different += min(held, 1)
    four = set_value(s, FOUR, most, 4, cards)
    three = set_value(s, PAIRS, min(pairs, 6), 6, cards)
    seven = set_value(s, SEVEN, different, 7, cards)
    return float(player.points) + BOAT * min(int(player.boats), 6) + max(four, three, seven)


@compiled
def set_value(s: State, stack: int, have: int, need: int, cards: int) -> float:
    """What a set promises: its reward by how much of it is there, and something for the cards beside it."""
    reward = float(REWARDS[s.seats, stack, s.rewards_left[stack]])
    share = have / need
    return 0.95 * reward * share * share + CARD * (cards - have) + CARD * have * (1.0 - share)


@compiled
def best_placement(s: State, seat: int) -> float:
    """What the chosen tile brings on its best cell: matches and boats, and what it shows to everyone."""
    tile, turn = int(s.players[seat].chosen), int(s.players[seat].turned)
    shown = 0.0
    for other in range(int(s.seats)):
        if s.supply[SIDES[tile, turn, FACING[s.seats, other]]] > 0:
            shown += 1.3 if other == seat else -RIVAL * 1.3 / (int(s.seats) - 1)
    best = 0.0
    for k in range(int(s.shore_size)):
        best = max(best, match_value(s, tile, turn, int(s.shore[k])))
    return shown + best


@compiled
def match_value(s: State, tile: int, turn: int, cell: int) -> float:
    """The match bonus of a tile on a cell."""
    value, matches = 0.0, 0
    for direction in range(4):
        place = tile_at(s, int(CELL_X[cell]) + STEP_X[direction], int(CELL_Y[cell]) + STEP_Y[direction])
        if place >= 0:
            neighbour, turned = int(s.lake_tile[place]), int(s.lake_turn[place])
            colour = int(SIDES[tile, turn, direction])
            if SIDES[neighbour, turned, (direction + 2) % 4] == colour:
                matches += 1
                value += 1.3 if s.supply[colour] > 0 else 0.0
                value += BOAT if HAS_SYMBOL[neighbour] else 0.0
    return value + (BOAT if matches > 0 and HAS_SYMBOL[tile] else 0.0)
