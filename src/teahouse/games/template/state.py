"""The record of the template game."""

from typing import Annotated

from teahouse.core.record import HIDDEN, OWN, PER_SEAT, PUBLIC, Ints, Record, i1, i8


class Player(Record):
    """What one player has."""

    card: Annotated[int, i1, OWN, "the secret card, 0 when it is played"]
    holds_card: Annotated[int, i1, PUBLIC, "1 until the card is played"]


class State(Record):
    """A heap of pebbles and a secret card each."""

    stream: Annotated[Ints, i8, 4, HIDDEN, "the random stream"]
    seats: Annotated[int, i1, PUBLIC, "number of players, always 2"]
    turn: Annotated[int, i1, PUBLIC, "seat whose turn it is"]
    pebbles: Annotated[int, i1, PUBLIC, "pebbles left in the heap"]
    played: Annotated[Ints, i1, 2, PUBLIC, "cards played, in order, 0 for none yet"]
    players: Annotated[list[Player], Player, 4, PER_SEAT, "by seat"]
