"""What is hidden in Yangtze, filled at random; and the board as text."""

from typing import Any

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.language import Speaker
from teahouse.core.record import Ints
from teahouse.core.rng import below, shuffle
from teahouse.games.yangtze.components import COLOURS, HAS_SYMBOL, NUM_TILES, REWARDS, SIDES, STACKS
from teahouse.games.yangtze.rules import take_into_hand
from teahouse.games.yangtze.state import Phase, State

#: A glyph and a letter for each colour, and how a terminal with colours paints them.
MARKS = ("○W", "◆O", "♥R", "♠P", "≈B", "♣G", "●K")
PALETTE = dict(
    zip(MARKS, ("bright_white", "orange1", "red", "magenta", "dodger_blue1", "green", "grey54"), strict=True)
)

CELL_WIDTH = 9


@compiled
def determinise(s: State, seat: int) -> None:
    """Clause hidden.tiles: deal the tiles that `seat` cannot see to the other hands and the pile, at random."""
    unseen = np.zeros(NUM_TILES, np.int64)
    seen = np.zeros(NUM_TILES, np.int64)
    for k in range(int(s.placed)):
        seen[s.lake_tile[k]] = 1
    if seat >= 0:
        for k in range(int(s.players[seat].hand_size)):
            seen[s.players[seat].hand[k]] = 1
    count = 0
    for tile in range(1, NUM_TILES):
        if seen[tile] == 0:
            unseen[count] = tile
            count += 1
    shuffle(s.stream, unseen, count)
    for other in range(int(s.seats)):
        if other != seat:
            count = deal_unseen(s, other, unseen, count)
    for k in range(int(s.pile_size)):
        count -= 1
        s.pile[k] = unseen[count]


@compiled
def deal_unseen(s: State, other: int, unseen: Ints, count: int) -> int:
    """Fill another's hand from the end of the unseen tiles, a chosen one with it; return how many are left."""
    player = s.players[other]
    size = int(player.hand_size)
    player.hand_size = 0
    for _ in range(size):
        count -= 1
        take_into_hand(player, int(unseen[count]))
    if s.phase == Phase.CELL and s.turn == other:
        player.chosen = unseen[count]
        player.turned = below(s.stream, 4)
    return count


def draw(s: Any, viewer: int, say: Speaker) -> str:
    """The whole table as text, for a seat or (-1) a spectator."""
    parts = [_lake(s), _supply(s, say), _players(s, viewer, say)]
    if viewer >= 0:
        parts.append(_hand(s.players[viewer], say))
    return "\n".join(parts)


def _lake(s: Any) -> str:
    """The lake from north to south, each tile with its four sides and its number, * for a symbol."""
    tiles = {(int(s.lake_x[k]), int(s.lake_y[k])): k for k in range(int(s.placed))}
    shore = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    lines = ["      " + "".join(f"{x:^{CELL_WIDTH}}" for x in shore)]
    for y in range(max(y for _, y in tiles) + 1, min(y for _, y in tiles) - 2, -1):
        cells = [_cell(s, tiles, x, y) for x in shore]
        for row in range(3):
            label = f"{y:>4}  " if row == 1 else "      "
            lines.append((label + "".join(cell[row] for cell in cells)).rstrip())
    return "\n".join(lines)


def _cell(s: Any, tiles: dict[tuple[int, int], int], x: int, y: int) -> tuple[str, str, str]:
    """One cell in three lines."""
    if (x, y) in tiles:
        k = tiles[x, y]
        return _tile(int(s.lake_tile[k]), int(s.lake_turn[k]))
    beside = any(near in tiles for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
    return " " * CELL_WIDTH, f"{'·' if beside else ' ':^{CELL_WIDTH}}", " " * CELL_WIDTH


def _tile(tile: int, turn: int) -> tuple[str, str, str]:
    """One tile in three lines."""
    south, west, north, east = (MARKS[colour] for colour in SIDES[tile, turn].tolist())
    number = f"{tile}{'*' if HAS_SYMBOL[tile] else ''}"
    return f"   {north}    ", f" {west}{number:^3}{east} ", f"   {south}    "


def _supply(s: Any, say: Speaker) -> str:
    cards = "  ".join(f"{MARKS[c]} {int(s.supply[c])}" for c in range(len(COLOURS)))
    tops = [
        say(
            "top-reward",
            stack=say(f"stack-{STACKS[k]}"),
            points=int(REWARDS[s.seats, k, s.rewards_left[k]]),
            left=int(s.rewards_left[k]),
        )
        for k in range(3)
    ]
    return "\n".join(
        (
            say("label-supply") + ": " + cards,
            say("label-rewards") + ": " + "; ".join(tops),
            say("pile", count=int(s.pile_size)),
        )
    )


def _players(s: Any, viewer: int, say: Speaker) -> str:
    lines = []
    for seat in range(int(s.seats)):
        player = s.players[seat]
        arrow = ">" if s.phase != Phase.OVER and s.turn == seat else " "
        name = say.seat(seat, int(s.seats), seat == viewer)
        cards = " ".join(f"{MARKS[c]}×{int(player.cards[c])}" for c in range(len(COLOURS)) if player.cards[c])
        totals = say("player-line", points=int(player.points), boats=int(player.boats), tiles=int(player.hand_size))
        lines.append(f"{arrow} {name}: {totals}  {cards}".rstrip())
    return "\n".join(lines)


def _hand(me: Any, say: Speaker) -> str:
    """The viewer's tiles; a chosen one as it is turned."""
    tiles = [int(tile) for tile in me.hand if tile]
    pictures = [_tile(tile, int(me.turned) if tile == me.chosen else 0) for tile in tiles]
    marks = ["<" if tile == me.chosen else " " for tile in tiles]
    rows = [
        "  ".join(p[row] + (m if row == 1 else " ") for p, m in zip(pictures, marks, strict=True)) for row in range(3)
    ]
    return "\n".join([say("label-hand") + ":", *(row.rstrip() for row in rows)])
