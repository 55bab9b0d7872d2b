"""What can happen in Yangtze."""

from teahouse.core.actions import Domain
from teahouse.core.events import NUMBER, SEAT, EventKind, EventTable
from teahouse.games.yangtze.actions import CELL_NAME, COLOUR, TILE_NUMBER, TURN
from teahouse.games.yangtze.components import STACKS

STACK = Domain("stack", STACKS, vocabulary="stack")
PLACED_TILE = Domain("tile", ("0", *TILE_NUMBER.values))

EVENTS = EventTable(
    EventKind("exchanged", seat=SEAT, give=COLOUR, take=COLOUR),
    EventKind("paid", seat=SEAT, colour=COLOUR, count=NUMBER),
    EventKind("rewarded", seat=SEAT, stack=STACK, points=NUMBER),
    EventKind("discarded", seat=SEAT, colour=COLOUR),
    EventKind("chose", seat=SEAT, tile=PLACED_TILE, turn=TURN, secret=("tile", "turn")),
    EventKind("placed", seat=SEAT, tile=PLACED_TILE, turn=TURN, cell=CELL_NAME, reveals=True),
    EventKind("matched", seat=SEAT, colour=COLOUR),
    EventKind("boat", seat=SEAT, tile=PLACED_TILE),
    EventKind("received", seat=SEAT, colour=COLOUR),
    EventKind("pile-empty", seat=SEAT, colour=COLOUR),
    EventKind("drew", seat=SEAT, tile=PLACED_TILE, secret=("tile",), reveals=True),
    EventKind("last-turns"),
    EventKind("ended"),
)

EXCHANGED = EVENTS["exchanged"].number
PAID = EVENTS["paid"].number
REWARDED = EVENTS["rewarded"].number
DISCARDED = EVENTS["discarded"].number
CHOSE = EVENTS["chose"].number
PLACED = EVENTS["placed"].number
MATCHED = EVENTS["matched"].number
BOAT = EVENTS["boat"].number
RECEIVED = EVENTS["received"].number
PILE_EMPTY = EVENTS["pile-empty"].number
DREW = EVENTS["drew"].number
LAST_TURNS = EVENTS["last-turns"].number
ENDED = EVENTS["ended"].number
