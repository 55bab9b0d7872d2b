"""The record of Madame Ching: every field with its meaning and who may see it."""

from enum import IntEnum
from typing import Annotated

from teahouse.core.record import HIDDEN, OWN, PER_SEAT, PUBLIC, Ints, Record, i1, i2, i8


class Phase(IntEnum):
    """What is asked for; from LAY_OUT on, steps that nobody is asked about and that no position rests in."""

    PICK = 0
    JUNK = 1
    MISSION = 2
    SET = 3
    PASS = 4
    TURN = 5
    SHIELD = 6
    SIREN = 7
    SEIZE = 8
    GIVE = 9
    GIFT = 10
    OVER = 11
    LAY_OUT = 12
    REVEAL = 13
    NEXT_TURN = 14
    PLAN = 15
    DRAW = 16
    COUNT_SYMBOLS = 17
    LUCK = 18
    CLEAR = 19
    NEXT_VICTIM = 20
    MEET = 21
    STRIKE = 22
    CLOSE = 23
    END_TURN = 24
    END_ROUND = 25


class Attack(IntEnum):
    """The attack under way; SIREN is followed by one number a symbol."""

    NONE = 0
    COMBAT = 1
    THIEF = 2
    TRAITOR = 3
    SIREN = 4


class Junk(Record):
    """A junk and its expedition."""

    cards: Annotated[
        Ints, i1, 8, PUBLIC, "cards in order: 1-55, Helmsmen 56-60 (map, lantern, sword, kite, none), then 0"
    ]
    turned: Annotated[Ints, i1, 8, PUBLIC, "1 where a Siren turned that card"]
    length: Annotated[int, i1, PUBLIC, "number of cards: the column"]
    colours: Annotated[int, i1, PUBLIC, "number of colours, at most 7: the row"]
    used: Annotated[int, i1, PUBLIC, "1 if it has sailed this round"]


class Player(Record):
    """What one player has and knows."""

    hand: Annotated[Ints, i1, 55, OWN, "navigation cards in hand, ascending, then 0"]
    picks: Annotated[Ints, i1, 2, OWN, "cards picked and not yet revealed, ascending, then 0"]
    notes: Annotated[Ints, i1, 56, OWN, "by navigation card: 1 + the other seat known to hold it, 0 for not known"]
    encounters: Annotated[Ints, i1, 18, OWN, "encounter cards in hand, by face"]
    encounter_notes: Annotated[
        Ints, i1, 4, 18, OWN, "by seat and face: encounter cards that seat is known to hold at least"
    ]
    gained: Annotated[int, i1, OWN, "1 + the face of the encounter card being passed or kept, for who knows it, else 0"]
    hand_size: Annotated[int, i1, PUBLIC, "number of navigation cards in hand"]
    to_pick: Annotated[int, i1, PUBLIC, "cards still to pick this round"]
    picks_made: Annotated[int, i1, PUBLIC, "cards picked and not yet revealed"]
    missing: Annotated[int, i1, PUBLIC, "picks of this round for which the hand was too small"]
    encounter_count: Annotated[int, i1, PUBLIC, "number of encounter cards in hand"]
    shown: Annotated[Ints, i1, 18, PUBLIC, "encounter cards in hand, by face, shown when the game is over"]
    junks: Annotated[list[Junk], Junk, 2, PUBLIC, "junks; the second only with two players"]
    skills_up: Annotated[Ints, i1, 5, PUBLIC, "skill cards face up: map, lantern, sword, kite, crew"]
    skills_down: Annotated[Ints, i1, 5, PUBLIC, "skill cards face down"]
    gold: Annotated[int, i2, PUBLIC, "gold"]
    gems: Annotated[Ints, i1, 3, PUBLIC, "gems: blue, red, white"]
    owed: Annotated[int, i1, PUBLIC, "1 if the player owes the partner a card"]
    points: Annotated[int, i2, PUBLIC, "points, counted when the game is over"]


class State(Record):
    """A game of Madame Ching."""

    stream: Annotated[Ints, i8, 4, HIDDEN, "the random stream"]
    seats: Annotated[int, i1, PUBLIC, "number of players"]
    teams: Annotated[int, i1, PUBLIC, "1 if seats 0 and 2 play against 1 and 3"]
    phase: Annotated[
        int, i1, PUBLIC,
        "0 pick, 1 junk, 2 mission, 3 set, 4 pass, 5 turn, 6 shield, 7 siren, 8 seize, 9 give, 10 gift, 11 over",
    ]  # fmt: skip
    resume: Annotated[int, i1, PUBLIC, "the step that follows the encounter draws under way (see Phase), else 0"]
    round_number: Annotated[int, i1, PUBLIC, "the round, from 1"]
    trigger: Annotated[int, i1, PUBLIC, "what brings the end after this round: 0 nothing, 1 missions, 2 pearl"]
    reason: Annotated[int, i1, PUBLIC, "why the game ended: 0 not yet, 1 missions, 2 pearl, 3 long voyage"]
    deck_size: Annotated[int, i1, PUBLIC, "number of cards in the navigation deck"]
    deck: Annotated[Ints, i1, 55, HIDDEN, "the navigation deck, its top last"]
    discards: Annotated[Ints, i1, 56, PUBLIC, "by navigation card: 1 if it is discarded"]
    encounter_deck_size: Annotated[int, i1, PUBLIC, "number of cards in the encounter deck"]
    encounter_deck: Annotated[Ints, i1, 33, HIDDEN, "the encounter deck as faces, its top last"]
    encounter_discards: Annotated[Ints, i1, 18, PUBLIC, "discarded encounter cards, by face"]
    hidden: Annotated[int, i1, HIDDEN, "the face-down card of the display, 0 for none"]
    hidden_there: Annotated[int, i1, PUBLIC, "1 if the face-down card lies in the display"]
    display_size: Annotated[int, i1, PUBLIC, "number of face-up cards in the display"]
    display: Annotated[Ints, i1, 3, PUBLIC, "face-up cards of the display as laid out, then 0"]
    turns_left: Annotated[int, i1, PUBLIC, "turns of this round not yet begun"]
    turn_cards: Annotated[Ints, i1, 4, PUBLIC, "their cards, the next turn last, then 0"]
    turn_seats: Annotated[Ints, i1, 4, PUBLIC, "their seats"]
    seat: Annotated[int, i1, PUBLIC, "whose turn is under way, -1 for none"]
    card: Annotated[int, i1, PUBLIC, "the card of this turn while it is not yet in an expedition, else 0"]
    junk: Annotated[int, i1, PUBLIC, "the junk of this turn, -1 until known"]
    encounter_played: Annotated[int, i1, PUBLIC, "1 if this turn's encounter card is played"]
    completed: Annotated[int, i1, PUBLIC, "1 if an expedition was completed in this turn"]
    night_draws: Annotated[int, i1, PUBLIC, "cards to draw at the end of this turn for Night Navigation"]
    missions: Annotated[Ints, i1, 23, PUBLIC, "by mission: 1 if it lies on the sea"]
    missions_left: Annotated[int, i1, PUBLIC, "number of missions on the sea"]
    skill_supply: Annotated[Ints, i1, 5, PUBLIC, "skill cards left: map, lantern, sword, kite, crew"]
    pearl: Annotated[int, i1, PUBLIC, "who has the China Pearl, -1 for nobody"]
    hong_kong: Annotated[int, i1, PUBLIC, "who plundered Hong Kong, -1 for nobody"]
    symbols: Annotated[Ints, i1, 4, PUBLIC, "symbols left for sets in the expedition being completed"]
    rewarded: Annotated[int, i1, PUBLIC, "1 once the expedition being completed brought a mission or a skill"]
    draws: Annotated[int, i1, PUBLIC, "encounter cards still to draw"]
    gained_from: Annotated[int, i1, PUBLIC, "from whom the card being passed or kept was taken, -1 for the deck"]
    attack: Annotated[int, i1, PUBLIC, "attack under way: 0 none, 1 combat, 2 thief, 3 traitor, 4-7 siren by symbol"]
    target: Annotated[int, i1, PUBLIC, "the seat that the attack meets, -1 for none"]
    players: Annotated[list[Player], Player, 4, PER_SEAT, "by seat"]
