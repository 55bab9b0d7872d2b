"""Decks, hands and notes of Madame Ching: how cards move, and who knows where they went."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.madame_ching import events as ev
from teahouse.games.madame_ching.components import NUM_CARDS, NUM_FACES
from teahouse.games.madame_ching.state import Player, State

# --- Decks


@compiled
def shuffle_deck(stream: Ints, deck: Ints, size: int) -> None:
    """Shuffle the first `size` cards; the front of the shuffled list is the top, which lies last."""
    shuffle(stream, deck, size)
    for k in range(size // 2):
        kept = int(deck[k])
        deck[k] = deck[size - 1 - k]
        deck[size - 1 - k] = kept


@compiled
def draw_card(s: State, log: Ints) -> int:
    """Take the top navigation card off the deck, 0 where nothing is left."""
    if s.deck_size == 0:
        renew_deck(s, log)
        if s.deck_size == 0:
            return 0
    top = int(s.deck_size) - 1
    card = int(s.deck[top])
    s.deck[top] = 0
    s.deck_size = top
    return card


@compiled
def renew_deck(s: State, log: Ints) -> None:
    """Ruling reshuffle: the navigation discards become the deck."""
    size = 0
    for card in range(1, NUM_CARDS + 1):
        if s.discards[card] == 1:
            s.discards[card] = 0
            s.deck[size] = card
            size += 1
    s.deck_size = size
    if size > 0:
        shuffle_deck(s.stream, s.deck, size)
        emit(log, ev.RESHUFFLED, 0)


@compiled
def can_draw_card(s: State) -> bool:
    """Ruling reshuffle: something is left in the navigation deck or its discards."""
    if s.deck_size > 0:
        return True
    for card in range(1, NUM_CARDS + 1):
        if s.discards[card] == 1:
            return True
    return False


@compiled
def draw_encounter(s: State, log: Ints) -> int:
    """Take the top encounter card off the deck and give its face, -1 where nothing is left."""
    if s.encounter_deck_size == 0:
        renew_encounters(s, log)
        if s.encounter_deck_size == 0:
            return -1
    top = int(s.encounter_deck_size) - 1
    face = int(s.encounter_deck[top])
    s.encounter_deck[top] = 0
    s.encounter_deck_size = top
    return face


@compiled
def renew_encounters(s: State, log: Ints) -> None:
    """Ruling reshuffle: the encounter discards become the deck."""
    size = 0
    for face in range(NUM_FACES):
        for _ in range(int(s.encounter_discards[face])):
            s.encounter_deck[size] = face
            size += 1
        s.encounter_discards[face] = 0
    s.encounter_deck_size = size
    if size > 0:
        shuffle_deck(s.stream, s.encounter_deck, size)
        emit(log, ev.RESHUFFLED, 1)


@compiled
def can_draw_encounter(s: State) -> bool:
    """Ruling reshuffle: something is left in the encounter deck or its discards."""
    if s.encounter_deck_size > 0:
        return True
    for face in range(NUM_FACES):
        if s.encounter_discards[face] > 0:
            return True
    return False


# --- Navigation cards in hand


@compiled
def take_into_hand(me: Player, card: int) -> None:
    """Put a card into its place of the ascending hand."""
    k = int(me.hand_size)
    while k > 0 and me.hand[k - 1] > card:
        me.hand[k] = me.hand[k - 1]
        k -= 1
    me.hand[k] = card
    me.hand_size += 1


@compiled
def take_from_hand(me: Player, card: int) -> None:
    """Take a card out of the hand and close the gap."""
    last = int(me.hand_size) - 1
    k = 0
    while me.hand[k] != card:
        k += 1
    while k < last:
        me.hand[k] = me.hand[k + 1]
        k += 1
    me.hand[last] = 0
    me.hand_size = last


@compiled
def holds(me: Player, card: int) -> bool:
    """The card is in the player's hand."""
    for k in range(int(me.hand_size)):
        if me.hand[k] == card:
            return True
    return False


# --- Notes on navigation cards (ruling notebook)


@compiled
def note_for_others(s: State, holder: int, card: int) -> None:
    """Everybody saw the card go into a hand."""
    for seat in range(int(s.seats)):
        if seat != holder:
            s.players[seat].notes[card] = holder + 1


@compiled
def strike_card(s: State, card: int) -> None:
    """The card is open now: nobody needs a note."""
    for seat in range(int(s.seats)):
        s.players[seat].notes[card] = 0


@compiled
def strike_hand(observer: Player, hand: Ints, size: int) -> None:
    """The observer no longer knows which of these cards are there."""
    for k in range(size):
        observer.notes[hand[k]] = 0


# --- Encounter cards in hand, and notes on them


@compiled
def gain_encounter(me: Player, face: int) -> None:
    """An encounter card more."""
    me.encounters[face] += 1
    me.encounter_count += 1


@compiled
def lose_encounter(me: Player, face: int) -> None:
    """An encounter card less."""
    me.encounters[face] -= 1
    me.encounter_count -= 1


@compiled
def play_encounter(s: State, seat: int, face: int) -> None:
    """An encounter card leaves the hand for all to see; notes on it are struck."""
    lose_encounter(s.players[seat], face)
    for observer in range(int(s.seats)):
        strike_face(s.players[observer], seat, face)


@compiled
def discard_encounter(s: State, seat: int, face: int) -> None:
    """Ruling discard-first: a played card lies on the discards before it takes effect."""
    play_encounter(s, seat, face)
    s.encounter_discards[face] += 1


@compiled
def strike_face(observer: Player, holder: int, face: int) -> None:
    """One such card less that the observer knows of."""
    if observer.encounter_notes[holder, face] > 0:
        observer.encounter_notes[holder, face] -= 1


@compiled
def strike_faces(observer: Player, holder: int) -> None:
    """The observer no longer knows any encounter card of that seat."""
    for face in range(NUM_FACES):
        observer.encounter_notes[holder, face] = 0
