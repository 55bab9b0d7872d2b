"""What a learner sees of the template game."""

from teahouse.core.compiled import compiled
from teahouse.core.encoding import Encoded, Encoding, Part, from_viewer, mark, share
from teahouse.games.template.components import CARDS, PEBBLES
from teahouse.games.template.state import State

MOST_CARD = int(CARDS.max())

PARTS = Encoding(
    Part("turn", "whose turn it is, one-hot from the viewer on", 2),
    Part("pebbles", f"pebbles in the heap, of {PEBBLES}"),
    Part("holds card", "1 for those who have not played their card, from the viewer on", 2),
    Part("card", f"the viewer's card, of {MOST_CARD}"),
    Part("played", f"the cards that were played, in order, of {MOST_CARD}", 2),
)

TURN = PARTS["turn"].first
PEBBLES_LEFT = PARTS["pebbles"].first
HOLDS_CARD = PARTS["holds card"].first
CARD = PARTS["card"].first
PLAYED = PARTS["played"].first


@compiled
def encode(s: State, seat: int, out: Encoded) -> None:
    """Fill the zeros of `out` with what `seat` sees in its redacted record."""
    mark(out, TURN, from_viewer(int(s.turn), seat, 2))
    out[PEBBLES_LEFT] = share(int(s.pebbles), PEBBLES)
    for k in range(2):
        out[HOLDS_CARD + k] = float(s.players[(seat + k) % 2].holds_card)
        out[PLAYED + k] = share(int(s.played[k]), MOST_CARD)
    out[CARD] = share(int(s.players[seat].card), MOST_CARD)
