"""Positions of Yellow & Yangtze made by hand, played by the engine and by the oracle side by side.

Spaces are written «row,column», several with blanks between them, tiles in numbers «2 red 1 blue», moves
«dynasty: notation». What a position does not name goes to the bag.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import teahouse
from teahouse.core.match import Match
from teahouse.core.record import Ints
from teahouse.core.rng import below, derive, seed_words
from teahouse.games.yellow_yangtze.components import (
    COLOURS,
    DYNASTIES,
    PAGODAS,
    SPACE_NAMES,
    TILES,
    TRIANGLE_NAMES,
    TRIANGLES,
)
from teahouse.games.yellow_yangtze.state import EMPTY, FIRST_LEADER, NONE, Phase
from tests.oracle import yellow_yangtze as slow
from tests.oracle.yellow_yangtze import Oracle

Words = Mapping[str, str]
Happened = list[dict[str, Any]]

CAPITALS = "1,2 4,6 4,14 6,10 8,1 9,5 11,11"
NOTHING: Words = {}

#: What hands are filled up with where a position does not say: tiles that decide no conflict and pay for no riot.
FILLER = ("yellow", "green")


# --- Engine and oracle


def make_pair(options: Mapping[str, Any], seed: int) -> tuple[Match, Oracle]:
    """A match and an oracle that draw from equal streams."""
    stream = np.zeros(4, np.int64)
    derive(stream, seed_words(seed), 0)
    return teahouse.game("yellow_yangtze", **options).new(seed=seed), Oracle(dict(options), Chance(stream))


@dataclass
class Chance:
    """Chance for an oracle, by a stream of its own; a copy of the oracle takes a copy along."""

    stream: Ints

    def __call__(self, bound: int) -> int:
        return int(below(self.stream, bound))


def facts(match: Match) -> dict[str, Any]:
    """The engine's position as `Oracle.state` tells it, but for the result."""
    s = match._state[0]
    players = [s.players[seat] for seat in range(match.game.players)]
    standing = [[t for t in s.pagodas[c].tolist() if t >= 0] for c in range(5)]
    board = [colour if colour < FIRST_LEADER else -1 for colour in s.board.tolist()]
    in_revolt = s.revolt_colour >= 0
    return {
        "board": board,
        "leaders": [p.leaders.tolist() for p in players],
        "pagodas": [sorted(TRIANGLES[t].tolist() for t in ts) for ts in standing],
        "supply": [int(PAGODAS[c]) - len(standing[c]) for c in range(5)],
        "hands": [p.hand.tolist() for p in players],
        "known": [p.known.tolist() for p in players],
        "market": s.market.tolist(),
        "bag": s.bag.tolist(),
        "points": [p.points.tolist() for p in players],
        "box": s.box.tolist(),
        "replaced": [p.replaced.tolist() for p in players],
        "discards": s.discards.tolist(),
        "start": int(s.start),
        "active": int(s.active),
        "turn": int(s.turn),
        "actions_left": int(s.actions_left),
        "quiet_turns": int(s.quiet_turns),
        "phase": Phase(s.phase).name.lower(),
        "to_act": list(match.to_act),
        "tile": int(s.tile),
        "target": TRIANGLES[s.target].tolist() if s.target >= 0 else [],
        "replacing": np.sum([p.replacing for p in players], axis=0).tolist(),
        "revolt": [int(s.revolt_colour), int(s.active), int(s.defender), int(s.committed)] if in_revolt else [],
        "sides": [np.flatnonzero(s.side == side).tolist() for side in range(1, int(s.sides) + 1)],
        "support": s.support[: s.sides].tolist(),
        "winner": int(s.winner),
        "casualties_left": int(s.casualties_left),
        "over": match.over,
        "reason": ("", "bag", "stalemate")[s.ended_by],
    }


def result(match: Match) -> dict[str, Any]:
    """The rows, scores and places of a match that is over."""
    outcome = match.outcome
    if outcome is None:
        return {"rows": [], "scores": [], "ranking": []}
    keys = np.zeros(4, np.int64)
    rows = []
    for seat in range(match.game.players):
        match.game.blueprint.rules.standing(match._state[0], seat, keys)
        rows.append(keys.tolist())
    return {"rows": rows, "scores": outcome.scores, "ranking": outcome.ranking}


def compare(match: Match, oracle: Oracle) -> None:
    """All facts and all choices agree."""
    found, expected = facts(match) | result(match), oracle.state()
    assert found.keys() == expected.keys()
    assert {k: v for k, v in found.items() if v != expected[k]} == {k: v for k, v in expected.items() if v != found[k]}
    for seat in match.to_act:
        assert {match.game.format(a) for a in match.legal(seat).tolist()} == set(oracle.legal(seat))


def oracle_of(match: Match) -> Oracle:
    """An oracle in the position of a match that asks for an action."""
    now, s = facts(match), match._state[0]
    assert now["phase"] == "action"
    oracle = Oracle(dict(match.game.options), Chance(np.ones(4, np.int64)))
    oracle.below = Chance(np.array(s.stream, np.int64))
    spaces = slow.SPACES
    oracle.tiles = {spaces[k]: COLOURS[colour] for k, colour in enumerate(now["board"]) if colour >= 0}
    oracle.leaders = {
        (seat, COLOURS[colour]): spaces[space]
        for seat, own in enumerate(now["leaders"])
        for colour, space in enumerate(own)
        if space >= 0
    }
    oracle.pagodas = {
        (spaces[a], spaces[b], spaces[c]): COLOURS[k] for k, own in enumerate(now["pagodas"]) for a, b, c in own
    }
    for name in ("hands", "known", "points", "replaced"):
        setattr(oracle, name, [tally(counts) for counts in now[name]])
    for name in ("market", "bag", "box", "discards"):
        setattr(oracle, name, tally(now[name]))
    for name in ("start", "active", "turn", "actions_left", "quiet_turns"):
        setattr(oracle, name, now[name])
    oracle.drawn = bool(s.drawn)
    return oracle


def tally(counts: Sequence[int]) -> Counter[str]:
    """Counts in the order of the colours, by name."""
    return Counter(dict(zip(COLOURS, counts, strict=True)))


# --- A table


@dataclass
class Table:
    """A position on the engine and on the oracle."""

    match: Match
    oracle: Oracle

    @property
    def s(self) -> Any:
        """The engine's record."""
        return self.match._state[0]

    @property
    def phase(self) -> str:
        return str(self.oracle.phase)

    @property
    def asked(self) -> str:
        """The dynasty that has to decide."""
        return DYNASTIES[self.match.to_act[0]]

    def play(self, *moves: str) -> Happened:
        """Play moves on both; after each the position is sound and both agree. Everything that happened."""
        happened: Happened = []
        for move in moves:
            dynasty, notation = move.split(": ")
            seat = DYNASTIES.index(dynasty)
            assert self.match.to_act == (seat,), move
            happened += [event.seen_by(seat) for event in self.match.play(self.match.game.parse(notation), seat)]
            self.oracle.play(seat, notation)
            compare(self.match, self.oracle)
            assert self.match.problems() == []
        return happened

    def why(self, notation: str, dynasty: str = "") -> str | None:
        """The clause that forbids an action, by engine and oracle alike."""
        seat = DYNASTIES.index(dynasty) if dynasty else self.match.to_act[0]
        answer = self.match.why_not(self.match.game.parse(notation), seat)
        expected = self.oracle.why_not(seat, notation)
        assert answer == {"turn.seat": "turn.now", "end.over": "turn.now"}.get(expected or "", expected)
        return answer

    def legal(self) -> list[str]:
        """The legal actions in notation."""
        return [self.match.game.format(action) for action in self.match.legal().tolist()]

    def can(self, *beginnings: str) -> list[str]:
        """The legal actions that begin so."""
        return [notation for notation in self.legal() if notation.startswith(beginnings)]

    def at(self, space: str) -> str:
        """What is on a space: a colour, a leader as «dynasty colour», or nothing."""
        here = int(self.s.board[SPACE_NAMES.index(space)])
        if here == EMPTY:
            return ""
        if here < FIRST_LEADER:
            return COLOURS[here]
        seat, colour = divmod(here - FIRST_LEADER, 5)
        return f"{DYNASTIES[seat]} {COLOURS[colour]}"

    def leader(self, name: str) -> str:
        """The space of a leader «dynasty colour», nothing for the supply."""
        dynasty, colour = name.split()
        space = int(self.s.players[DYNASTIES.index(dynasty)].leaders[COLOURS.index(colour)])
        return SPACE_NAMES[space] if space != NONE else ""

    def points(self, dynasty: str) -> dict[str, int]:
        """The points of a dynasty, only the colours it has."""
        return some(self.s.players[DYNASTIES.index(dynasty)].points)

    def hand(self, dynasty: str) -> dict[str, int]:
        """The hand of a dynasty, only the colours it has."""
        return some(self.s.players[DYNASTIES.index(dynasty)].hand)

    def known(self, dynasty: str) -> dict[str, int]:
        """What all know of a hand."""
        return some(self.s.players[DYNASTIES.index(dynasty)].known)

    @property
    def discards(self) -> dict[str, int]:
        return some(self.s.discards)

    @property
    def market(self) -> dict[str, int]:
        return some(self.s.market)

    def pagodas(self, colour: str) -> set[str]:
        """The triangles of the pagodas of a colour."""
        return {TRIANGLE_NAMES[t] for t in self.s.pagodas[COLOURS.index(colour)].tolist() if t >= 0}

    @property
    def strengths(self) -> list[int]:
        """How strong the sides of a war are so far."""
        return self.oracle.strengths()


def some(counts: Any) -> dict[str, int]:
    """Counts by the names of the colours, without zeros."""
    return {colour: int(count) for colour, count in zip(COLOURS, counts, strict=True) if count}


def told(happened: Happened, kind: str, *names: str) -> list[Any]:
    """The events of a kind: the values of one parameter, or tuples of several."""
    rows = [tuple(event[name] for name in names) for event in happened if event["kind"] == kind]
    return [row[0] for row in rows] if len(names) == 1 else rows


def new(players: int = 2, seed: int = 1, **options: bool) -> Table:
    """A new game on both."""
    return Table(*make_pair({"players": players, **options}, seed))


def position(
    players: int = 2,
    *,
    tiles: Words = NOTHING,
    capitals: str = CAPITALS,
    leaders: Words = NOTHING,
    pagodas: Sequence[str] = (),
    hands: Words = NOTHING,
    known: Words = NOTHING,
    points: Words = NOTHING,
    market: str = "6 black",
    bag: str | None = None,
    active: str = "archer",
    seed: int = 1,
    **fields: int,
) -> Table:
    """A table at the beginning of a turn, as told; every tile is somewhere, so `problems` finds nothing.

    `tiles` by colour, beside the governors of the `capitals`; `leaders` by «dynasty colour»; hands are filled up
    to six. With a `bag` given, all other tiles have been discarded openly.
    """
    match = teahouse.game("yellow_yangtze", players=players).new(seed)
    s = match._state[0]
    lay_tiles(s, {**tiles, "black": f"{capitals} {tiles.get('black', '')}"})
    for name, space in leaders.items():
        dynasty, colour = name.split()
        stand(s, DYNASTIES.index(dynasty), COLOURS.index(colour), space)
    for name in pagodas:
        put_pagoda(s, TRIANGLE_NAMES.index(name))
    s.market[:] = read(market)
    for seat in range(players):
        me, dynasty = s.players[seat], DYNASTIES[seat]
        me.hand[:] = read(hands.get(dynasty, ""))
        me.known[:] = read(known.get(dynasty, ""))
        me.points[:] = read(points.get(dynasty, ""))
    s.active = s.deciding = DYNASTIES.index(active)
    for name, value in fields.items():
        s[name] = value
    fill_hands(s)
    share_out(s, bag)
    table = Table(match, oracle_of(match))
    assert match.problems() == []
    compare(match, table.oracle)
    return table


def read(words: str) -> list[int]:
    """Counts by colour from «2 red 1 blue»."""
    parts = words.split()
    found = dict(zip(parts[1::2], map(int, parts[::2]), strict=True))
    assert set(found) <= set(COLOURS)
    return [found.get(colour, 0) for colour in COLOURS]


def lay_tiles(s: Any, tiles: Words) -> None:
    """A board with these tiles and nothing else."""
    s.board[:] = EMPTY
    for colour, spaces in tiles.items():
        for name in spaces.split():
            assert s.board[SPACE_NAMES.index(name)] == EMPTY, name
            s.board[SPACE_NAMES.index(name)] = COLOURS.index(colour)


def stand(s: Any, seat: int, colour: int, name: str) -> None:
    """A leader on a space."""
    assert s.board[SPACE_NAMES.index(name)] == EMPTY, name
    s.board[SPACE_NAMES.index(name)] = FIRST_LEADER + 5 * seat + colour
    s.players[seat].leaders[colour] = SPACE_NAMES.index(name)


def put_pagoda(s: Any, triangle: int) -> None:
    """A pagoda of the colour of its tiles."""
    row = s.pagodas[s.board[TRIANGLES[triangle, 0]]]
    row[row.tolist().index(NONE)] = triangle


def unplaced(s: Any) -> list[int]:
    """The tiles by colour that are neither on the board nor in the market or a hand."""
    board = s.board.tolist()
    held = np.sum([s.players[seat].hand for seat in range(int(s.seats))], axis=0)
    left = [int(TILES[c]) - board.count(c) - int(s.market[c]) - int(held[c]) for c in range(5)]
    assert min(left) >= 0, left
    return left


def fill_hands(s: Any) -> None:
    """Fill up hands to six tiles."""
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for colour in map(COLOURS.index, FILLER):
            me.hand[colour] += min(6 - int(me.hand.sum()), unplaced(s)[colour])
        me.hand_size = me.hand.sum()
        assert me.hand_size == 6, me.hand


def share_out(s: Any, bag: str | None) -> None:
    """Everything else is in the bag, or discarded."""
    left = unplaced(s)
    s.bag[:] = left if bag is None else read(bag)
    s.bag_size = s.bag.sum()
    s.discards[:] = np.array(left) - s.bag
    assert s.discards.min() >= 0
