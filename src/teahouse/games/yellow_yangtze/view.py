"""What is hidden in Yellow & Yangtze, filled at random; and the board as text."""

from collections.abc import Callable
from typing import Any

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.yellow_yangtze.components import (
    BLACK,
    COLOURS,
    DATA,
    DYNASTIES,
    NUM_COLOURS,
    NUM_SPACES,
    PAGODAS,
    SPACES,
    TILES,
    TRIANGLES,
    TRIANGLE_NAMES,
)
from teahouse.games.yellow_yangtze.pieces import has_tile
from teahouse.games.yellow_yangtze.state import FIRST_LEADER, NONE, Phase, State

#: A glyph and a letter for each colour, and how a terminal with colours paints them.
MARKS = ("●K", "◆R", "≈B", "♣G", "★Y")
PALETTE = dict(zip(MARKS, ("grey62", "red", "dodger_blue1", "green", "yellow"), strict=True))

#: The letter of each dynasty: archer, bull, pot, lion.
DYNASTY_LETTERS = "ABPL"

CELL_WIDTH = 6


# --- Determinising


@compiled
def determinise(s: State, seat: int) -> None:
    """Clauses secret.* and ruling known-picks: deal the tiles that `seat` cannot see to where they may be.

    The others' hands get first what all know to be in them; then come hands, replaced tiles, box and bag, at
    random and to their open sizes.
    """
    counts = np.zeros(NUM_COLOURS, np.int64)
    count_unseen(s, seat, counts)
    for other in range(int(s.seats)):
        if other != seat:
            deal_certain(s, other, counts)
    unseen = np.empty(int(counts.sum()), np.int64)
    left = 0
    for colour in range(NUM_COLOURS):
        for _ in range(counts[colour]):
            unseen[left] = colour
            left += 1
    shuffle(s.stream, unseen, left)
    for other in range(int(s.seats)):
        if other != seat:
            player = s.players[other]
            left = deal_unseen(player.hand, int(player.hand_size), unseen, left)
            left = deal_unseen(player.replacing, int(player.replacing_size), unseen, left)
            left = deal_unseen(player.replaced, int(player.replaced_size), unseen, left)
    left = deal_unseen(s.box, int(s.box_size), unseen, left)
    deal_unseen(s.bag, int(s.bag_size), unseen, left)


@compiled
def count_unseen(s: State, seat: int, counts: Ints) -> None:
    """Clause secret.discards: all tiles less those on the board, in the market, discarded openly, or one's own."""
    for colour in range(NUM_COLOURS):
        counts[colour] = TILES[colour] - int(s.market[colour]) - int(s.discards[colour])
        if seat >= 0:
            me = s.players[seat]
            counts[colour] -= int(me.hand[colour]) + int(me.replacing[colour]) + int(me.replaced[colour])
    for space in range(NUM_SPACES):
        if has_tile(s, space):
            counts[s.board[space]] -= 1


@compiled
def deal_certain(s: State, other: int, counts: Ints) -> None:
    """Ruling known-picks and clause secret.hands: what all know of a hand; at the end that is the whole hand."""
    player = s.players[other]
    for colour in range(NUM_COLOURS):
        certain = player.shown[colour] if s.phase == Phase.OVER else player.known[colour]
        player.hand[colour] = certain
        counts[colour] -= int(certain)


@compiled
def deal_unseen(place: Ints, size: int, unseen: Ints, left: int) -> int:
    """Fill a place to its size from the end of the unseen tiles; return how many of them are left."""
    missing = size
    for colour in range(NUM_COLOURS):
        missing -= int(place[colour])
    for _ in range(missing):
        left -= 1
        place[unseen[left]] += 1
    return left


def draw(s: Any, viewer: int, say: Callable[..., str]) -> str:
    """The whole table as text, for a seat or (-1) a spectator."""
    return ""


def shows_counts(s: Any) -> bool:
    """Clause secret.points: totals are displayed with open scores, and to all at the end."""
    return bool(s.open_scores or s.phase == Phase.OVER)
