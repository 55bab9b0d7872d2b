"""What is hidden in Yellow & Yangtze, filled at random; and the board as text."""

from typing import Any

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.language import Speaker
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.yellow_yangtze.components import (
    COLOURS,
    DATA,
    IS_RIVER,
    NUM_COLOURS,
    NUM_SPACES,
    PAGODAS,
    SPACE_NAMES,
    SPACES,
    TILES,
    TRIANGLES,
)
from teahouse.games.yellow_yangtze.pieces import governors_beside, has_tile
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, Phase, State
from teahouse.games.yellow_yangtze.turn import STANDING, pagodas_standing, standing
from teahouse.games.yellow_yangtze.war import MOST_SIDES, war_strengths

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


# --- Text


def draw(s: Any, viewer: int, say: Speaker) -> str:
    """The whole table as text, for a seat or (-1) a spectator."""
    legend = [say("legend-tiles"), say("legend-signs")]
    parts = [_board(s), *legend, *_stocks(s, say), *_conflict(s, say), *_players(s, viewer, say)]
    if viewer >= 0:
        parts.append(_hand(s.players[viewer], say))
    return "\n".join(parts)


def _board(s: Any) -> str:
    """The map from north to south; odd rows are shifted by half a space."""
    columns = len(DATA["rows"][0])
    covered = {int(k) for triangle in s.pagodas.reshape(-1) if triangle != NONE for k in TRIANGLES[triangle]}
    cells = {place: _cell(s, space, space in covered) for space, place in enumerate(SPACES)}
    lines = ["    " + "".join(f"{column:^{CELL_WIDTH}}" for column in range(columns))]
    for row in range(len(DATA["rows"])):
        shift = " " * (CELL_WIDTH // 2 * (row % 2))
        line = "".join(f"{cells.get((row, column), ''):^{CELL_WIDTH}}" for column in range(columns))
        lines.append(f"{row:>3} {shift}{line}")
    return "\n".join(line.rstrip() for line in lines)


def _cell(s: Any, space: int, covered: bool) -> str:
    """What is on a space: a tile, a tile under a pagoda, a leader with the letter of its dynasty, or terrain."""
    here = int(s.board[space])
    if here == EMPTY:
        return "~" if IS_RIVER[space] else "·"
    if here >= FIRST_LEADER:
        seat, colour = divmod(here - FIRST_LEADER, NUM_COLOURS)
        return DYNASTY_LETTERS[seat] + MARKS[colour]
    return f"[{MARKS[here]}]" if covered else MARKS[here]


def _all_counts(counts: Any) -> list[str]:
    """Numbers by colour."""
    return [f"{mark} {int(count)}" for mark, count in zip(MARKS, counts, strict=True)]


def _counts(counts: Any) -> str:
    """Numbers by colour, those that are not zero."""
    return "  ".join(text for text, count in zip(_all_counts(counts), counts, strict=True) if count) or "–"


def _stocks(s: Any, say: Speaker) -> list[str]:
    """Market, pagodas of the supply, bag; and the turn."""
    supply = [int(PAGODAS[c]) - pagodas_standing(s, c) for c in range(NUM_COLOURS)]
    return [
        f"{say('label-market')}: {_counts(s.market)}",
        f"{say('label-pagodas')}: {_counts(supply)}",
        say("bag", count=int(s.bag_size)),
        *([_turn(s, say)] if s.phase != Phase.OVER else []),
    ]


def _turn(s: Any, say: Speaker) -> str:
    """Whose turn it is, and how many actions can still begin in it."""
    return say("turn-line", name=say.seat(int(s.active), int(s.seats)), count=int(s.actions_left))


def _conflict(s: Any, say: Speaker) -> list[str]:
    """The revolt or the war that goes on."""
    if s.revolt_colour != NONE:
        return [_revolt(s, say)]
    strengths = np.zeros(MOST_SIDES, np.int64)
    war_strengths(s, strengths)
    return [_side(s, side, int(strengths[side - 1]), say) for side in range(1, int(s.sides) + 1)]


def _revolt(s: Any, say: Speaker) -> str:
    """A revolt: who is against whom, and how strong they are so far."""
    attack, defence = (
        int(governors_beside(s, int(s.players[seat].leaders[s.revolt_colour]))) for seat in (s.active, s.defender)
    )
    return say(
        "revolt-line",
        attacker=say.seat(int(s.active), int(s.seats)),
        defender=say.seat(int(s.defender), int(s.seats)),
        colour=say(f"colour-{COLOURS[s.revolt_colour]}"),
        attack=attack + int(s.committed),
        defence=defence,
    )


def _side(s: Any, side: int, strength: int, say: Speaker) -> str:
    """A side of a war: its strength, its leaders and where it begins."""
    spaces = np.flatnonzero(s.side == side).tolist()
    leaders = [_cell(s, space, False) for space in spaces if s.board[space] >= FIRST_LEADER]
    return say(
        "side-line",
        side=side,
        strength=strength,
        support=int(s.support[side - 1]),
        space=SPACE_NAMES[spaces[0]],
        leaders=" ".join(leaders) or "–",
    )


def _players(s: Any, viewer: int, say: Speaker) -> list[str]:
    """Every dynasty: hand size, leaders in the supply, points where they are displayed, the hand when it is over."""
    lines = []
    for seat in range(int(s.seats)):
        player = s.players[seat]
        arrow = ">" if s.phase != Phase.OVER and s.deciding == seat else " "
        supply = " ".join(MARKS[c] for c in range(NUM_COLOURS) if player.leaders[c] == NONE)
        line = f"{arrow} {DYNASTY_LETTERS[seat]} {say.seat(seat, int(s.seats), seat == viewer)}: "
        lines.append(line + say("player-line", tiles=int(player.hand_size), leaders=supply or "–"))
        below = []
        if shows_counts(s):
            below.append(f"{say('label-points')}: " + " ".join(_all_counts(player.points)))
        if s.phase == Phase.OVER:
            below.append(f"{say('label-shown')}: {_counts(player.shown)}")
        if below:
            lines.append("      " + "; ".join(below))
        if s.phase == Phase.OVER:
            lines.append(f"      {say('label-row')}: {_row(s, seat)}")
    return lines


def _row(s: Any, seat: int) -> str:
    """Clause end.score: what places are decided by."""
    row = np.zeros(len(STANDING), np.int64)
    standing(s, seat, row)
    return " ".join(map(str, row.tolist()))


def _hand(me: Any, say: Speaker) -> str:
    """The viewer's tiles, and those set aside."""
    aside = f"; {say('label-replacing')}: {_counts(me.replacing)}" if me.replacing_size else ""
    return f"{say('label-hand')}: {_counts(me.hand)}{aside}"


def shows_counts(s: Any) -> bool:
    """Clause secret.points: totals are displayed with open scores, and to all at the end."""
    return bool(s.open_scores or s.phase == Phase.OVER)
