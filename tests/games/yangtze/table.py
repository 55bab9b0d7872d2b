"""Positions of Yangtze made by hand, and the engine's position in the words of the oracle."""

from typing import Any

import numpy as np

import teahouse
from teahouse.core.events import QUIET
from teahouse.core.match import Match
from teahouse.core.rng import below, derive, seed_words
from teahouse.games.yangtze import rules
from teahouse.games.yangtze.components import CELL_AT, COLOURS, REACH, SIDES
from teahouse.games.yangtze.state import Phase
from tests.oracle.yangtze import Oracle

PHASES = ("exchange", "reward", "discard", "tile", "cell", "over")
SOUTH, WEST, NORTH, EAST = range(4)

Happened = list[dict[str, Any]]


# Engine and oracle


def new(players: int = 2, seed: int = 1) -> Match:
    """A new match."""
    return teahouse.game("yangtze", players=players).new(seed)


def new_oracle(players: int, seed: int) -> Oracle:
    """The oracle's game of the same seed, by a copy of the match's random stream."""
    stream = np.zeros(4, np.int64)
    derive(stream, seed_words(seed), 0)
    return Oracle({"players": players}, lambda bound: int(below(stream, bound)))


def state(match: Match) -> Any:
    """The engine's record, to read and to edit."""
    return match._state[0]


def facts(match: Match) -> dict[str, Any]:
    """The engine's position as `Oracle.state` tells it."""
    s = state(match)
    seated = [s.players[seat] for seat in range(match.game.players)]
    mine = s.players[s.turn]
    lake = (s.lake_tile, s.lake_x, s.lake_y, s.lake_turn)
    return {
        "phase": PHASES[s.phase],
        "final": bool(s.final),
        "turn": int(s.turn),
        "placed": [[int(row[k]) for row in lake] for k in range(s.placed)],
        "hands": [player.hand[: player.hand_size].tolist() for player in seated],
        "chosen": [int(mine.chosen), int(mine.turned)] if mine.chosen else None,
        "pile": s.pile[: s.pile_size][::-1].tolist(),
        "supply": s.supply.tolist(),
        "cards": [player.cards.tolist() for player in seated],
        "boats": [int(player.boats) for player in seated],
        "points": [int(player.points) for player in seated],
        "rewards_left": s.rewards_left.tolist(),
    }


def legal(match: Match, seat: int | None = None) -> list[str]:
    """The legal actions in notation."""
    return [match.game.format(action) for action in match.legal(seat).tolist()]


# Playing by hand


def play(match: Match, *notations: str) -> Happened:
    """Play actions given in notation; everything that happened, secrets included."""
    happened: Happened = []
    for notation in notations:
        seat = match.to_act[0]
        happened += [event.seen_by(seat) for event in match.play(match.game.parse(notation))]
    return happened


def why(match: Match, notation: str, seat: int | None = None) -> str | None:
    """The clause that forbids an action given in notation."""
    return match.why_not(match.game.parse(notation), seat)


def told(happened: Happened, kind: str, *names: str) -> list[Any]:
    """The events of a kind: the values of one parameter, or tuples of several."""
    rows = [tuple(event[name] for name in names) for event in happened if event["kind"] == kind]
    return [row[0] for row in rows] if len(names) == 1 else rows


def dull_move(match: Match) -> str:
    """No exchange, no reward, otherwise the first choice."""
    options = legal(match)
    return next((option for option in options if option.startswith("no ")), options[0])


def before_the_last_tile(players: int) -> Match:
    """A match in which only the last tile's cell is still to be chosen, everybody without cards and boats."""
    match = new(players)
    while len(facts(match)["placed"]) < {2: 22, 3: 27, 4: 32}[players] or facts(match)["phase"] != "cell":
        play(match, dull_move(match))
    for seat in range(players):
        give(match, seat, **dict.fromkeys(COLOURS, 0))
        give_boats(match, seat, 0)
    assert match.problems() == []
    return match


# Positions by hand; every one of them is whole, so `problems` finds nothing in it.


def cards(match: Match, seat: int) -> dict[str, int]:
    """The lanterns of a seat, only the colours it holds."""
    held = state(match).players[seat].cards.tolist()
    return {colour: count for colour, count in zip(COLOURS, held, strict=True) if count}


def supply(match: Match, colour: str) -> int:
    """How many lanterns of a colour are in the supply."""
    return int(state(match).supply[COLOURS.index(colour)])


def give(match: Match, seat: int, **counts: int) -> None:
    """Let a seat hold exactly so many lanterns of these colours, from or to the supply."""
    s = state(match)
    for colour, count in counts.items():
        c = COLOURS.index(colour)
        s.supply[c] += s.players[seat].cards[c] - count
        s.players[seat].cards[c] = count
        assert s.supply[c] >= 0, colour


def leave(match: Match, colour: str, count: int, holder: int) -> None:
    """Leave so many lanterns of a colour in the supply; the others go to `holder`."""
    c = COLOURS.index(colour)
    given = int(state(match).supply[c]) - count
    give(match, holder, **{colour: int(state(match).players[holder].cards[c]) + given})


def give_boats(match: Match, seat: int, boats: int) -> None:
    """Let a seat have so many boats."""
    state(match).players[seat].boats = boats


def begin_turn(match: Match, seat: int = 0) -> None:
    """Ask a seat for the first real choice of its turn."""
    s = state(match)
    s.turn = seat
    s.phase = Phase.EXCHANGE
    rules.ask_real_choices(s, QUIET)
    assert match.problems() == []


def swap_tiles(match: Match, one: int, other: int) -> None:
    """Let two tiles change places, wherever off the lake they are, the box included."""
    s = state(match)
    exchanged = {one: other, other: one}
    s.pile[:] = [exchanged.get(tile, tile) for tile in s.pile.tolist()]
    for player in s.players:
        size = int(player.hand_size)
        player.hand[:size] = sorted(exchanged.get(tile, tile) for tile in player.hand[:size].tolist())


def give_tile(match: Match, seat: int, tile: int) -> None:
    """Let a seat have a tile in hand."""
    hand = state(match).players[seat].hand.tolist()
    if tile not in hand:
        swap_tiles(match, tile, hand[0])


def lay(match: Match, tile: int, turn: int, x: int, y: int) -> None:
    """Lay a tile on the lake as if somebody had done so before; it comes from the draw pile."""
    s = state(match)
    assert CELL_AT[x + REACH, y + REACH] in s.shore[: s.shore_size], (x, y)
    swap_tiles(match, tile, int(s.pile[s.pile_size - 1]))
    assert s.pile[s.pile_size - 1] == tile, tile
    s.pile_size -= 1
    s.pile[s.pile_size] = 0
    cell = int(CELL_AT[x + REACH, y + REACH])
    rules.put_on_lake(s, tile, turn, cell, int(rules.tiles_around(s, cell)))


def turned(tile: int, colour: str, direction: int) -> int:
    """The first rotation in which a tile shows a colour in a direction."""
    return int(SIDES[tile, :, direction].tolist().index(COLOURS.index(colour)))


def lay_showing(match: Match, tile: int, colour: str, direction: int, x: int, y: int) -> None:
    """Lay a tile so that it shows a colour in a direction."""
    lay(match, tile, turned(tile, colour, direction), x, y)


def place(match: Match, tile: int, turn: int, x: int, y: int) -> Happened:
    """Let the seat to act place a tile; everything that happened."""
    give_tile(match, match.to_act[0], tile)
    assert match.problems() == []
    return play(match, f"tile {tile} turned {turn}", f"at {x},{y}")


def place_showing(match: Match, tile: int, colour: str, direction: int, x: int, y: int) -> Happened:
    """Let the seat to act place a tile so that it shows a colour in a direction."""
    return place(match, tile, turned(tile, colour, direction), x, y)
