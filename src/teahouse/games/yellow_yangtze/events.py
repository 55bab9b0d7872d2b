"""What can happen in Yellow & Yangtze.

Tiles that leave a hidden hand reveal something, and so do tiles drawn: neither can be taken back.
"""

from teahouse.core.actions import Domain
from teahouse.core.events import NUMBER, SEAT, EventKind, EventTable
from teahouse.games.yellow_yangtze.actions import COLOUR, SIDE, SPACE, TRIANGLE

HELP = Domain("help", ("no", "yes"))
REASON = Domain("reason", ("", "bag", "stalemate"))
SIDE_OF = Domain("side", ("0", *SIDE.values))

EVENTS = EventTable(
    EventKind("positioned", seat=SEAT, colour=COLOUR, space=SPACE),
    EventKind("moved", seat=SEAT, colour=COLOUR, origin=SPACE, space=SPACE),
    EventKind("withdrew", seat=SEAT, colour=COLOUR, space=SPACE),
    EventKind("revolt", seat=SEAT, defender=SEAT, colour=COLOUR),
    EventKind("committed", seat=SEAT, tiles=NUMBER, leader=HELP, reveals=True),
    EventKind("revolt-won", seat=SEAT, loser=SEAT, colour=COLOUR, strength=NUMBER, against=NUMBER),
    EventKind("returned", seat=SEAT, colour=COLOUR, space=SPACE),
    EventKind("gained", seat=SEAT, colour=COLOUR, points=NUMBER),
    EventKind("earned", seat=SEAT, colour=COLOUR, points=NUMBER),
    EventKind("placed", seat=SEAT, colour=COLOUR, space=SPACE, reveals=True),
    EventKind("took", seat=SEAT, colour=COLOUR),
    EventKind("pagoda-built", seat=SEAT, colour=COLOUR, triangle=TRIANGLE),
    EventKind("pagoda-moved", seat=SEAT, colour=COLOUR, origin=TRIANGLE, triangle=TRIANGLE),
    EventKind("pagoda-lost", colour=COLOUR, triangle=TRIANGLE),
    EventKind("war", seat=SEAT, sides=NUMBER),
    EventKind("supported", seat=SEAT, side=SIDE_OF, tiles=NUMBER, leader=HELP, reveals=True),
    EventKind("war-won", side=SIDE_OF, strength=NUMBER, against=NUMBER),
    EventKind("removed", colour=COLOUR, space=SPACE),
    EventKind("riot", seat=SEAT, tiles=NUMBER, leader=HELP, reveals=True),
    EventKind("establish", seat=SEAT, tiles=NUMBER, leader=HELP, reveals=True),
    EventKind("set-aside", seat=SEAT, colour=COLOUR, secret=("colour",)),
    EventKind("replaced", seat=SEAT, tiles=NUMBER),
    EventKind(
        "drew", seat=SEAT, black=NUMBER, red=NUMBER, blue=NUMBER, green=NUMBER, yellow=NUMBER,
        secret=COLOUR.values, reveals=True,
    ),
    EventKind("market-filled", black=NUMBER, red=NUMBER, blue=NUMBER, green=NUMBER, yellow=NUMBER, reveals=True),
    EventKind("turn", seat=SEAT),
    EventKind("ended", reason=REASON, reveals=True),
)  # fmt: skip

POSITIONED = EVENTS["positioned"].number
MOVED = EVENTS["moved"].number
WITHDREW = EVENTS["withdrew"].number
REVOLT = EVENTS["revolt"].number
COMMITTED = EVENTS["committed"].number
REVOLT_WON = EVENTS["revolt-won"].number
RETURNED = EVENTS["returned"].number
GAINED = EVENTS["gained"].number
EARNED = EVENTS["earned"].number
PLACED = EVENTS["placed"].number
TOOK = EVENTS["took"].number
PAGODA_BUILT = EVENTS["pagoda-built"].number
PAGODA_MOVED = EVENTS["pagoda-moved"].number
PAGODA_LOST = EVENTS["pagoda-lost"].number
WAR = EVENTS["war"].number
SUPPORTED = EVENTS["supported"].number
WAR_WON = EVENTS["war-won"].number
REMOVED = EVENTS["removed"].number
RIOT = EVENTS["riot"].number
ESTABLISH = EVENTS["establish"].number
SET_ASIDE = EVENTS["set-aside"].number
REPLACED = EVENTS["replaced"].number
DREW = EVENTS["drew"].number
MARKET_FILLED = EVENTS["market-filled"].number
TURN = EVENTS["turn"].number
ENDED = EVENTS["ended"].number
