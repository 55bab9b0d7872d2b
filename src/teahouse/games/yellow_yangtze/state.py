"""The record of Yellow & Yangtze: every field with its meaning and who may see it."""

from enum import IntEnum
from typing import Annotated

from teahouse.core.record import COUNTED, HIDDEN, OWN, PER_SEAT, PUBLIC, Ints, Record, i1, i2, i8

#: What stands on a space of the board: nothing, a tile of colour 0 to 4, or a leader from FIRST_LEADER on.
EMPTY = -1
FIRST_LEADER = 5

#: No space, no triangle, no seat, no colour.
NONE = -1


class Phase(IntEnum):
    """What the seat to act is asked for."""

    ACTION = 0
    ATTACK = 1
    DEFENCE = 2
    MARKET = 3
    SUPPORT = 4
    WINNER = 5
    CASUALTIES = 6
    PAGODA = 7
    MOVE = 8
    FARMER = 9
    RIOT = 10
    ESTABLISH = 11
    REPLACE = 12
    OVER = 13


class Player(Record):
    """What one dynasty has; by colour: black, red, blue, green, yellow."""

    hand: Annotated[Ints, i1, 5, OWN, "tiles in hand by colour, without those set aside"]
    replacing: Annotated[Ints, i1, 5, OWN, "tiles set aside by colour in the replacement going on"]
    replaced: Annotated[Ints, i1, 5, OWN, "tiles discarded unseen by colour in replacements that are over"]
    hand_size: Annotated[int, i1, PUBLIC, "number of tiles in hand"]
    replacing_size: Annotated[int, i1, PUBLIC, "number of tiles set aside"]
    replaced_size: Annotated[int, i2, PUBLIC, "number of tiles discarded unseen"]
    known: Annotated[Ints, i1, 5, PUBLIC, "tiles by colour that all know to be in the hand, at least"]
    shown: Annotated[Ints, i1, 5, PUBLIC, "the hand by colour, shown when the game is over"]
    leaders: Annotated[Ints, i2, 5, PUBLIC, "space of each leader by colour, -1 in the supply"]
    points: Annotated[Ints, i2, 5, COUNTED, "points by colour, gold not yet spent"]


class State(Record):
    """A game of Yellow & Yangtze."""

    stream: Annotated[Ints, i8, 4, HIDDEN, "the random stream"]
    seats: Annotated[int, i1, PUBLIC, "number of players"]
    open_scores: Annotated[int, i1, PUBLIC, "1 if points are displayed during the game"]
    phase: Annotated[
        int, i1, PUBLIC,
        "0 action, 1 attack, 2 defence, 3 market, 4 support, 5 winner, 6 casualties, 7 pagoda, 8 move, 9 farmer, "
        "10 riot, 11 establish, 12 replace, 13 over",
    ]  # fmt: skip
    deciding: Annotated[int, i1, PUBLIC, "seat that is asked"]
    active: Annotated[int, i1, PUBLIC, "seat whose turn it is"]
    start: Annotated[int, i1, PUBLIC, "seat that had the first turn"]
    actions_left: Annotated[int, i1, PUBLIC, "actions that can still begin in this turn"]
    turn: Annotated[int, i2, PUBLIC, "turns that are over"]
    quiet_turns: Annotated[int, i1, PUBLIC, "turns in a row in which no tile left the bag"]
    drawn: Annotated[int, i1, PUBLIC, "1 if a tile left the bag in this turn"]
    ended_by: Annotated[int, i1, PUBLIC, "why the game ended: 0 not yet, 1 bag, 2 stalemate"]
    board: Annotated[Ints, i1, 203, PUBLIC, "by space: -1 empty, 0-4 tile of that colour, 5 + 5 x seat + colour leader"]
    pagodas: Annotated[Ints, i2, 5, 2, PUBLIC, "triangles of the pagodas on the board by colour, -1 for none"]
    market: Annotated[Ints, i1, 5, PUBLIC, "tiles in the market by colour"]
    discards: Annotated[Ints, i1, 5, PUBLIC, "tiles by colour that left the game openly"]
    bag_size: Annotated[int, i2, PUBLIC, "number of tiles in the bag"]
    bag: Annotated[Ints, i1, 5, HIDDEN, "tiles in the bag by colour"]
    box_size: Annotated[int, i1, PUBLIC, "number of tiles that the short game removed"]
    box: Annotated[Ints, i1, 5, HIDDEN, "those tiles by colour"]
    tile: Annotated[int, i2, PUBLIC, "space of the tile just placed while its action lasts, else -1"]
    target: Annotated[int, i2, PUBLIC, "triangle that waits for the pagoda to be moved, else -1"]
    revolt_colour: Annotated[int, i1, PUBLIC, "colour of the leaders in a revolt, else -1"]
    defender: Annotated[int, i1, PUBLIC, "seat that defends in a revolt, else -1"]
    committed: Annotated[int, i1, PUBLIC, "what the attacker of the revolt has added"]
    sides: Annotated[int, i1, PUBLIC, "number of warring states, 0 in peace"]
    side: Annotated[Ints, i1, 203, PUBLIC, "by space: number of the warring state that had it before the war, else 0"]
    support: Annotated[Ints, i1, 3, PUBLIC, "tiles and leaders given to each side"]
    winner: Annotated[int, i1, PUBLIC, "side that won the war while it pays its losses, else 0"]
    casualties_left: Annotated[int, i1, PUBLIC, "soldiers that the winner still owes"]
    players: Annotated[list[Player], Player, 4, PER_SEAT, "by seat"]
