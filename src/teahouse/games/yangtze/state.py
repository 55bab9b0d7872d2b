"""The record of Yangtze: every field with its meaning and who may see it."""

from enum import IntEnum
from typing import Annotated

from teahouse.core.record import HIDDEN, OWN, PER_SEAT, PUBLIC, Ints, Record, i1, i2, i8


class Phase(IntEnum):
    """What the seat whose turn it is is asked for."""

    EXCHANGE = 0
    REWARD = 1
    DISCARD = 2
    TILE = 3
    CELL = 4
    OVER = 5


class Player(Record):
    """What one player has."""

    hand: Annotated[Ints, i1, 3, OWN, "lake tiles in hand, ascending, 0 where there is none"]
    chosen: Annotated[int, i1, OWN, "tile of the hand about to be placed, 0 for none"]
    turned: Annotated[int, i1, OWN, "clockwise quarter turns of the chosen tile"]
    hand_size: Annotated[int, i1, PUBLIC, "number of tiles in hand"]
    cards: Annotated[Ints, i1, 7, PUBLIC, "lantern cards by colour"]
    boats: Annotated[int, i2, PUBLIC, "boats"]
    points: Annotated[int, i2, PUBLIC, "points on rewards"]


class State(Record):
    """A game of Yangtze."""

    stream: Annotated[Ints, i8, 4, HIDDEN, "the random stream"]
    seats: Annotated[int, i1, PUBLIC, "number of players"]
    phase: Annotated[int, i1, PUBLIC, "0 exchange, 1 reward, 2 discard, 3 tile, 4 cell, 5 over"]
    turn: Annotated[int, i1, PUBLIC, "seat whose turn it is"]
    final: Annotated[int, i1, PUBLIC, "1 in the last turns, when all tiles are placed"]
    supply: Annotated[Ints, i1, 7, PUBLIC, "lantern cards in the supply by colour"]
    rewards_left: Annotated[Ints, i1, 3, PUBLIC, "reward cards left: four alike, three pairs, seven different"]
    placed: Annotated[int, i1, PUBLIC, "number of tiles on the lake"]
    lake_tile: Annotated[Ints, i1, 36, PUBLIC, "tiles on the lake in the order of placing, the start tile first"]
    lake_x: Annotated[Ints, i1, 36, PUBLIC, "their cells: steps east of the start tile"]
    lake_y: Annotated[Ints, i1, 36, PUBLIC, "their cells: steps north of the start tile"]
    lake_turn: Annotated[Ints, i1, 36, PUBLIC, "their clockwise quarter turns"]
    shore_size: Annotated[int, i1, PUBLIC, "number of empty cells beside a tile"]
    shore: Annotated[Ints, i2, 76, PUBLIC, "those cells by number, ascending"]
    pile_size: Annotated[int, i1, PUBLIC, "number of tiles in the draw pile"]
    pile: Annotated[Ints, i1, 32, HIDDEN, "the draw pile, its top last"]
    players: Annotated[list[Player], Player, 4, PER_SEAT, "by seat"]
