"""What is hidden in the template game, filled at random; and the table as text."""

from typing import Any

from teahouse.core.compiled import compiled
from teahouse.core.language import Speaker
from teahouse.core.rng import shuffle
from teahouse.games.template.components import CARDS
from teahouse.games.template.state import State

PALETTE = {"●": "grey70"}


@compiled
def determinise(s: State, seat: int) -> None:
    """Clause hidden.card: deal cards that `seat` has not seen to the hands it cannot see."""
    cards = CARDS.copy()
    shuffle(s.stream, cards, len(cards))
    top = 0
    for other in range(2):
        if other != seat and s.players[other].holds_card:
            while is_seen(s, seat, int(cards[top])):
                top += 1
            s.players[other].card = cards[top]
            top += 1


@compiled
def is_seen(s: State, seat: int, card: int) -> bool:
    """Whether `seat` knows where a card is: it was played, or is the seat's own."""
    return bool(s.played[0] == card or s.played[1] == card or (seat >= 0 and s.players[seat].card == card))


def draw(s: Any, viewer: int, say: Speaker) -> str:
    """The heap, and the viewer's card."""
    lines = ["●" * int(s.pebbles), say("heap", count=int(s.pebbles))]
    if viewer >= 0 and s.players[viewer].holds_card:
        lines.append(say("own-card", card=int(s.players[viewer].card)))
    return "\n".join(lines)
