"""What a learner sees of Madame Ching: everything that its seat knows, as numbers.

Players are listed from the viewer on, clockwise. Cards are numbered as on their faces; index 0 of such parts is card 1.
"""

from teahouse.core.compiled import compiled
from teahouse.core.encoding import Encoded, Encoding, Part, from_viewer, mark, share
from teahouse.core.record import MAX_SEATS, Ints
from teahouse.games.madame_ching.components import (
    COLUMNS,
    COPIES,
    FIRST_HELMSMEN,
    JUNKS,
    NUM_CARDS,
    NUM_ENCOUNTERS,
    NUM_FACES,
    NUM_GEMS,
    NUM_HELMSMEN,
    NUM_MISSIONS,
    NUM_SKILLS,
    NUM_SYMBOLS,
    ROWS,
    SKILL_CARDS,
)
from teahouse.games.madame_ching.state import Attack, Junk, Phase, Player, State

#: What counts are shares of.
MOST_ROUNDS, MOST_HAND, MOST_GOLD, MOST_GEMS, MOST_POINTS, MOST_DRAWS = 40, 16, 40, 16, 100, 6
DISPLAY_ROOM, MOST_PICKS, MOST_JUNKS = 3, 2, 2
NUM_ATTACKS = Attack.SIREN + NUM_SYMBOLS

PARTS = Encoding(
    Part("phase", "what is asked for, one-hot in the order of the record's field", Phase.OVER + 1),
    Part("resume", "the step that follows the encounter draws under way, one-hot", Phase.END_ROUND + 1),
    Part("players", "how many play, one-hot: 2, 3, 4", 3),
    Part("teams", "1 if seats 0 and 2 play against 1 and 3"),
    Part("seat", "the viewer's seat, one-hot", MAX_SEATS),
    Part("turn", "whose turn is under way, one-hot from the viewer on", MAX_SEATS),
    Part("round", "the round, of 40"),
    Part("trigger", "what brings the end after this round, one-hot: nothing, missions, pearl", 3),
    Part("deck", "cards in the navigation deck, of 55"),
    Part("discards", "1 for discarded navigation cards", NUM_CARDS),
    Part("encounter deck", "cards in the encounter deck, of 33"),
    Part("encounter discards", "discarded encounter cards by face, of all with that face", NUM_FACES),
    Part("hidden card", "1 if the face-down card lies in the display"),
    Part("display", "face-up cards: 1 for the first as laid out, 2/3 and 1/3 for the next", NUM_CARDS),
    Part("turns to come", "cards whose turns have not begun, by player and card", MAX_SEATS, NUM_CARDS),
    Part("card", "the card of this turn while it is not yet in an expedition, one-hot", NUM_CARDS),
    Part("junk", "the junk of this turn, one-hot", MOST_JUNKS),
    Part("encounter played", "1 if this turn's encounter card is played"),
    Part("completed", "1 if an expedition was completed in this turn"),
    Part("night draws", "cards to draw at the end of this turn for Night Navigation, of 6"),
    Part("missions", "1 for missions on the sea", NUM_MISSIONS),
    Part("skill supply", "skill cards left: map, lantern, sword, kite, crew, of 4", NUM_SKILLS),
    Part("pearl", "who has the China Pearl, one-hot from the viewer on", MAX_SEATS),
    Part("hong kong", "who plundered Hong Kong, one-hot from the viewer on", MAX_SEATS),
    Part("symbols", "symbols left for sets in the expedition being completed, of 8", NUM_SYMBOLS),
    Part("rewarded", "1 once the expedition being completed brought a mission or a skill"),
    Part("draws", "encounter cards still to draw, of 6"),
    Part("gained from", "from whom the card being passed or kept was taken, one-hot from the viewer on", MAX_SEATS),
    Part("attack", "attack under way, one-hot: none, combat, thief, traitor, siren by symbol", NUM_ATTACKS),
    Part("target", "the seat that the attack meets, one-hot from the viewer on", MAX_SEATS),
    Part("hand", "the viewer's navigation cards", NUM_CARDS),
    Part("picks", "the viewer's picks that are not yet revealed", NUM_CARDS),
    Part("notes", "cards known to be in another hand, by player and card", MAX_SEATS, NUM_CARDS),
    Part("encounters", "the viewer's encounter cards by face, of all with that face", NUM_FACES),
    Part("encounter notes", "cards known to be in another hand, by player and face", MAX_SEATS, NUM_FACES),
    Part("gained", "face of the card being passed or kept, if the viewer knows it, one-hot", NUM_FACES),
    Part("hand sizes", "navigation cards in hand by player, of 16", MAX_SEATS),
    Part("to pick", "cards still to pick this round by player, of 2", MAX_SEATS),
    Part("picks made", "cards picked and not yet revealed by player, of 2", MAX_SEATS),
    Part("missing", "picks of this round for which the hand was too small, by player, of 2", MAX_SEATS),
    Part("encounter counts", "encounter cards in hand by player, of 16", MAX_SEATS),
    Part("shown", "encounter cards shown at the end by player and face, of all with that face", MAX_SEATS, NUM_FACES),
    Part("skills up", "skill cards face up by player and skill, of 4", MAX_SEATS, NUM_SKILLS),
    Part("skills down", "skill cards face down by player and skill, of 4", MAX_SEATS, NUM_SKILLS),
    Part("gold", "gold by player, of 40", MAX_SEATS),
    Part("gems", "gems by player: blue, red, white, of 16", MAX_SEATS, NUM_GEMS),
    Part("owed", "1 for players who owe their partner a card", MAX_SEATS),
    Part("points", "points by player, counted when the game is over, of 100", MAX_SEATS),
    Part("expeditions", "cards of each junk's expedition, by player, junk and card", MAX_SEATS, MOST_JUNKS, NUM_CARDS),
    Part("turned cards", "those of them that a Siren turned", MAX_SEATS, MOST_JUNKS, NUM_CARDS),
    Part("helmsmen", "Helmsmen of each expedition by symbol, of 2", MAX_SEATS, MOST_JUNKS, NUM_HELMSMEN),
    Part("turned helmsmen", "those of them that a Siren turned, of 2", MAX_SEATS, MOST_JUNKS, NUM_HELMSMEN),
    Part("columns reached", "cards of each expedition, of 8", MAX_SEATS, MOST_JUNKS),
    Part("rows reached", "colours of each expedition, of 7", MAX_SEATS, MOST_JUNKS),
    Part("sailed", "1 for junks that have sailed this round", MAX_SEATS, MOST_JUNKS),
)

PHASE = PARTS["phase"].first
RESUME = PARTS["resume"].first
PLAYERS = PARTS["players"].first
TEAMS = PARTS["teams"].first
SEAT = PARTS["seat"].first
TURN = PARTS["turn"].first
ROUND = PARTS["round"].first
TRIGGER = PARTS["trigger"].first
DECK = PARTS["deck"].first
DISCARDS = PARTS["discards"].first
ENCOUNTER_DECK = PARTS["encounter deck"].first
ENCOUNTER_DISCARDS = PARTS["encounter discards"].first
HIDDEN_CARD = PARTS["hidden card"].first
DISPLAY = PARTS["display"].first
TURNS_TO_COME = PARTS["turns to come"].first
CARD = PARTS["card"].first
JUNK = PARTS["junk"].first
ENCOUNTER_PLAYED = PARTS["encounter played"].first
COMPLETED = PARTS["completed"].first
NIGHT_DRAWS = PARTS["night draws"].first
MISSIONS = PARTS["missions"].first
SKILL_SUPPLY = PARTS["skill supply"].first
PEARL = PARTS["pearl"].first
HONG_KONG = PARTS["hong kong"].first
SYMBOLS = PARTS["symbols"].first
REWARDED = PARTS["rewarded"].first
DRAWS = PARTS["draws"].first
GAINED_FROM = PARTS["gained from"].first
ATTACK = PARTS["attack"].first
TARGET = PARTS["target"].first
HAND = PARTS["hand"].first
PICKS = PARTS["picks"].first
NOTES = PARTS["notes"].first
ENCOUNTERS = PARTS["encounters"].first
ENCOUNTER_NOTES = PARTS["encounter notes"].first
GAINED = PARTS["gained"].first
HAND_SIZES = PARTS["hand sizes"].first
TO_PICK = PARTS["to pick"].first
PICKS_MADE = PARTS["picks made"].first
MISSING = PARTS["missing"].first
ENCOUNTER_COUNTS = PARTS["encounter counts"].first
SHOWN = PARTS["shown"].first
SKILLS_UP = PARTS["skills up"].first
SKILLS_DOWN = PARTS["skills down"].first
GOLD = PARTS["gold"].first
GEMS = PARTS["gems"].first
OWED = PARTS["owed"].first
POINTS = PARTS["points"].first
EXPEDITIONS = PARTS["expeditions"].first
TURNED_CARDS = PARTS["turned cards"].first
HELMSMEN = PARTS["helmsmen"].first
TURNED_HELMSMEN = PARTS["turned helmsmen"].first
COLUMNS_REACHED = PARTS["columns reached"].first
ROWS_REACHED = PARTS["rows reached"].first
SAILED = PARTS["sailed"].first


@compiled
def encode(s: State, seat: int, out: Encoded) -> None:
    """Fill the zeros of `out` with what `seat` sees in its redacted record."""
    encode_round(s, seat, out)
    encode_decks(s, out)
    encode_turn(s, seat, out)
    encode_sea(s, seat, out)
    encode_own(s, seat, out)
    seats = int(s.seats)
    for k in range(seats):
        player = s.players[(seat + k) % seats]
        encode_player(player, k, out)
        for number in range(int(JUNKS[seats])):
            encode_junk(player.junks[number], k * MOST_JUNKS + number, out)


@compiled
def encode_round(s: State, seat: int, out: Encoded) -> None:
    """Who sits where, and what is asked."""
    mark(out, PHASE, int(s.phase))
    mark(out, RESUME, int(s.resume))
    mark(out, PLAYERS, int(s.seats) - 2)
    out[TEAMS] = float(s.teams)
    mark(out, SEAT, seat)
    out[ROUND] = share(int(s.round_number), MOST_ROUNDS)
    mark(out, TRIGGER, int(s.trigger))


@compiled
def encode_decks(s: State, out: Encoded) -> None:
    """Cards that nobody has."""
    out[DECK] = share(int(s.deck_size), NUM_CARDS)
    for card in range(1, NUM_CARDS + 1):
        out[DISCARDS + card - 1] = float(s.discards[card])
    out[ENCOUNTER_DECK] = share(int(s.encounter_deck_size), NUM_ENCOUNTERS)
    encode_faces(s.encounter_discards, ENCOUNTER_DISCARDS, out)
    out[HIDDEN_CARD] = float(s.hidden_there)
    for k in range(int(s.display_size)):
        out[DISPLAY + int(s.display[k]) - 1] = 1.0 - k / DISPLAY_ROOM


@compiled
def encode_faces(counts: Ints, first: int, out: Encoded) -> None:
    """Encounter cards by face."""
    for face in range(NUM_FACES):
        out[first + face] = share(int(counts[face]), max(int(COPIES[face]), 1))


@compiled
def encode_turn(s: State, seat: int, out: Encoded) -> None:
    """The turn under way, those to come, and the attack."""
    seats = int(s.seats)
    mark(out, TURN, from_viewer(int(s.seat), seat, seats))
    for k in range(int(s.turns_left)):
        player = from_viewer(int(s.turn_seats[k]), seat, seats)
        out[TURNS_TO_COME + player * NUM_CARDS + int(s.turn_cards[k]) - 1] = 1.0
    mark(out, CARD, int(s.card) - 1)
    mark(out, JUNK, int(s.junk))
    out[ENCOUNTER_PLAYED] = float(s.encounter_played)
    out[COMPLETED] = float(s.completed)
    out[NIGHT_DRAWS] = share(int(s.night_draws), MOST_DRAWS)
    out[DRAWS] = share(int(s.draws), MOST_DRAWS)
    mark(out, GAINED_FROM, from_viewer(int(s.gained_from), seat, seats))
    mark(out, ATTACK, int(s.attack))
    mark(out, TARGET, from_viewer(int(s.target), seat, seats))


@compiled
def encode_sea(s: State, seat: int, out: Encoded) -> None:
    """Missions, skills and honours, and the expedition being completed."""
    for mission in range(NUM_MISSIONS):
        out[MISSIONS + mission] = float(s.missions[mission])
    for skill in range(NUM_SKILLS):
        out[SKILL_SUPPLY + skill] = share(int(s.skill_supply[skill]), SKILL_CARDS)
    mark(out, PEARL, from_viewer(int(s.pearl), seat, int(s.seats)))
    mark(out, HONG_KONG, from_viewer(int(s.hong_kong), seat, int(s.seats)))
    for symbol in range(NUM_SYMBOLS):
        out[SYMBOLS + symbol] = share(int(s.symbols[symbol]), COLUMNS)
    out[REWARDED] = float(s.rewarded)


@compiled
def encode_own(s: State, seat: int, out: Encoded) -> None:
    """The viewer's cards, and what the viewer knows of other hands."""
    me, seats = s.players[seat], int(s.seats)
    for k in range(int(me.hand_size)):
        out[HAND + int(me.hand[k]) - 1] = 1.0
    for k in range(int(me.picks_made)):
        out[PICKS + int(me.picks[k]) - 1] = 1.0
    for card in range(1, NUM_CARDS + 1):
        if me.notes[card] > 0:
            holder = from_viewer(int(me.notes[card]) - 1, seat, seats)
            out[NOTES + holder * NUM_CARDS + card - 1] = 1.0
    encode_faces(me.encounters, ENCOUNTERS, out)
    for k in range(seats):
        encode_faces(me.encounter_notes[(seat + k) % seats], ENCOUNTER_NOTES + k * NUM_FACES, out)
    mark(out, GAINED, int(me.gained) - 1)


@compiled
def encode_player(player: Player, k: int, out: Encoded) -> None:
    """What lies before the player `k` places behind the viewer."""
    out[HAND_SIZES + k] = share(int(player.hand_size), MOST_HAND)
    out[TO_PICK + k] = share(int(player.to_pick), MOST_PICKS)
    out[PICKS_MADE + k] = share(int(player.picks_made), MOST_PICKS)
    out[MISSING + k] = share(int(player.missing), MOST_PICKS)
    out[ENCOUNTER_COUNTS + k] = share(int(player.encounter_count), MOST_HAND)
    encode_faces(player.shown, SHOWN + k * NUM_FACES, out)
    for skill in range(NUM_SKILLS):
        out[SKILLS_UP + k * NUM_SKILLS + skill] = share(int(player.skills_up[skill]), SKILL_CARDS)
        out[SKILLS_DOWN + k * NUM_SKILLS + skill] = share(int(player.skills_down[skill]), SKILL_CARDS)
    out[GOLD + k] = share(int(player.gold), MOST_GOLD)
    for gem in range(NUM_GEMS):
        out[GEMS + k * NUM_GEMS + gem] = share(int(player.gems[gem]), MOST_GEMS)
    out[OWED + k] = float(player.owed)
    out[POINTS + k] = share(int(player.points), MOST_POINTS)


@compiled
def encode_junk(junk: Junk, place: int, out: Encoded) -> None:
    """A junk and its expedition."""
    for k in range(int(junk.length)):
        card = int(junk.cards[k])
        if card < FIRST_HELMSMEN:
            out[EXPEDITIONS + place * NUM_CARDS + card - 1] = 1.0
            out[TURNED_CARDS + place * NUM_CARDS + card - 1] = float(junk.turned[k])
        else:
            helmsmen = place * NUM_HELMSMEN + card - FIRST_HELMSMEN
            out[HELMSMEN + helmsmen] += 0.5
            out[TURNED_HELMSMEN + helmsmen] += 0.5 * float(junk.turned[k])
    out[COLUMNS_REACHED + place] = share(int(junk.length), COLUMNS)
    out[ROWS_REACHED + place] = share(int(junk.colours), ROWS)
    out[SAILED + place] = float(junk.used)
