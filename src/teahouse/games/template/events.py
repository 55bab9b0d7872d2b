"""What can happen in the template game."""

from teahouse.core.events import NUMBER, SEAT, EventKind, EventTable

EVENTS = EventTable(
    EventKind("took", seat=SEAT, count=NUMBER),
    EventKind("played-card", seat=SEAT, card=NUMBER, reveals=True),
)

TOOK = EVENTS["took"].number
PLAYED_CARD = EVENTS["played-card"].number
