"""The round of Madame Ching: laying out, picking, planning the expedition, taking a card, gifts, the end."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.madame_ching import events as ev
from teahouse.games.madame_ching.cards import (
    draw_card,
    draw_encounter,
    gain_encounter,
    lose_encounter,
    note_for_others,
    strike_card,
    strike_hand,
    take_from_hand,
    take_into_hand,
)
from teahouse.games.madame_ching.components import (
    COLOUR_OF,
    COLUMNS,
    DISPLAY_SIZE,
    FIRST_HELMSMEN,
    HONG_KONG,
    JUNKS,
    LINE_DRAWS,
    MERCHANT,
    NUM_FACES,
    NUM_GEMS,
    NUM_SKILLS,
    NUM_SYMBOLS,
    PICKS,
    ROWS,
    SYMBOL_OF,
    TREASURE,
)
from teahouse.games.madame_ching.state import Junk, Phase, Player, State

LAST_ROUND = 60
LONG_VOYAGE = 3  # among the reasons; the others are numbered as the triggers
PEARL_POINTS, HONG_KONG_POINTS = 5, 10

# --- The beginning of a round


@compiled
def lay_out(s: State, log: Ints) -> None:
    """Clause round.display: cards for everybody, the first face down; then all pick (clause round.pick)."""
    s.round_number += 1
    emit(log, ev.ROUND_BEGAN, s.round_number)
    s.hidden = draw_card(s, log)
    if s.hidden > 0:
        s.hidden_there = 1
        emit(log, ev.LAID_OUT, s.hidden, knows=0)
        for _ in range(DISPLAY_SIZE[s.seats] - 1):
            card = draw_card(s, log)
            if card == 0:
                break
            s.display[s.display_size] = card
            s.display_size += 1
            emit(log, ev.LAID_OUT, card)
    ask_for_picks(s)


@compiled
def ask_for_picks(s: State) -> None:
    """Clause round.pick and ruling no-card: who has too few cards picks what there is."""
    s.phase = Phase.REVEAL
    for seat in range(int(s.seats)):
        me = s.players[seat]
        me.to_pick = min(int(PICKS[s.seats]), int(me.hand_size))
        me.missing = PICKS[s.seats] - me.to_pick
        if me.to_pick > 0:
            s.phase = Phase.PICK


@compiled
def pick(s: State, seat: int, card: int, log: Ints) -> None:
    """Clause round.pick: a card of the hand lies face down; the last one lets all be revealed."""
    me = s.players[seat]
    take_from_hand(me, card)
    if me.picks_made == 1 and me.picks[0] > card:
        me.picks[1] = me.picks[0]
        me.picks[0] = card
    else:
        me.picks[me.picks_made] = card
    me.picks_made += 1
    me.to_pick -= 1
    emit(log, ev.PICKED, seat, card, knows=1 << seat)
    for other in range(int(s.seats)):
        if s.players[other].to_pick > 0:
            return
    s.phase = Phase.REVEAL


@compiled
def reveal(s: State, log: Ints) -> None:
    """Clause round.order: the picks are shown and put in order, the highest to come first."""
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for k in range(int(me.picks_made)):
            card = int(me.picks[k])
            me.picks[k] = 0
            line_up(s, seat, card)
            strike_card(s, card)
            emit(log, ev.REVEALED, seat, card)
        me.picks_made = 0
    s.phase = Phase.NEXT_TURN


@compiled
def line_up(s: State, seat: int, card: int) -> None:
    """Put a turn into its place: the highest card last, which is the next."""
    k = int(s.turns_left)
    while k > 0 and s.turn_cards[k - 1] > card:
        s.turn_cards[k] = s.turn_cards[k - 1]
        s.turn_seats[k] = s.turn_seats[k - 1]
        k -= 1
    s.turn_cards[k] = card
    s.turn_seats[k] = seat
    s.turns_left += 1


# --- The beginning of a turn


@compiled
def begin_turn(s: State, log: Ints) -> None:
    """Clauses round.order and two.junk: the next card's owner; a question only if both junks are unused."""
    if s.turns_left == 0:
        s.phase = Phase.END_ROUND
        return
    k = int(s.turns_left) - 1
    s.card = s.turn_cards[k]
    s.seat = s.turn_seats[k]
    s.turn_cards[k] = 0
    s.turn_seats[k] = 0
    s.turns_left = k
    emit(log, ev.TURN_BEGAN, s.seat, s.card)
    me = s.players[s.seat]
    if JUNKS[s.seats] == 1 or me.junks[1].used == 1:
        choose_junk(s, 0)
    elif me.junks[0].used == 1:
        choose_junk(s, 1)
    else:
        s.phase = Phase.JUNK


@compiled
def choose_junk(s: State, junk: int) -> None:
    """Clause two.junk: this junk serves the turn."""
    s.junk = junk
    s.players[s.seat].junks[junk].used = 1
    s.phase = Phase.PLAN


@compiled
def plan_expedition(s: State, log: Ints) -> None:
    """Clauses expedition.*: begin, go on, or complete what there is."""
    junk = s.players[s.seat].junks[s.junk]
    if junk.length == 0:
        set_out(s, log)
    elif junk.length == COLUMNS or s.card < highest_number(junk):
        s.phase = Phase.MISSION
        emit(log, ev.COMPLETED, s.seat, s.junk, cell_number(junk))
    else:
        card = int(s.card)
        s.card = 0
        extend(s, card, ev.SAILED, card, log)


@compiled
def set_out(s: State, log: Ints) -> None:
    """Clause expedition.first: this turn's card begins an expedition on cell 1."""
    junk = s.players[s.seat].junks[s.junk]
    junk.cards[0] = s.card
    junk.length = 1
    junk.colours = 1
    emit(log, ev.SET_OUT, s.seat, s.junk, s.card)
    s.card = 0
    s.phase = Phase.TURN


@compiled
def highest_number(junk: Junk) -> int:
    """Ruling helmsmen-number: the last numbered card of an expedition."""
    for k in range(int(junk.length) - 1, -1, -1):
        if junk.cards[k] < FIRST_HELMSMEN:
            return int(junk.cards[k])
    return 0


@compiled
def cell_number(junk: Junk) -> int:
    """Clause sea.cell: cards times colours."""
    return int(junk.length) * int(junk.colours)


@compiled
def extend(s: State, card: int, event: int, shown: int, log: Ints) -> None:
    """Clauses expedition.higher, skill.night and helmsmen.move: a card joins this turn's expedition, the junk moves.

    Ruling row-seven: colours count as seven at most. `event` is told with `shown` for the card.
    """
    junk = s.players[s.seat].junks[s.junk]
    new_colour = is_new_colour(junk, card)
    insert(junk, card)
    if new_colour and junk.colours < ROWS:
        junk.colours += 1
        s.draws = 0
    else:
        s.draws = LINE_DRAWS[int(junk.length) - int(junk.colours)]
    emit(log, event, s.seat, s.junk, shown, junk.length, junk.colours)
    arrive(s, junk, log)


@compiled
def is_new_colour(junk: Junk, card: int) -> bool:
    """The expedition has no card of this colour yet; every Helmsmen is a colour of its own."""
    if card >= FIRST_HELMSMEN:
        return True
    for k in range(int(junk.length)):
        if COLOUR_OF[junk.cards[k]] == COLOUR_OF[card]:
            return False
    return True


@compiled
def insert(junk: Junk, card: int) -> None:
    """Ruling night-place: directly before the first higher number, else at the end."""
    place = int(junk.length)
    if card < FIRST_HELMSMEN:
        for k in range(int(junk.length) - 1, -1, -1):
            if card < junk.cards[k] < FIRST_HELMSMEN:
                place = k
    for k in range(int(junk.length), place, -1):
        junk.cards[k] = junk.cards[k - 1]
        junk.turned[k] = junk.turned[k - 1]
    junk.cards[place] = card
    junk.turned[place] = 0
    junk.length += 1


@compiled
def arrive(s: State, junk: Junk, log: Ints) -> None:
    """Clauses sea.lines and expedition.hong-kong: what the cell brings, then the main part of the turn."""
    if s.draws > 0:
        emit(log, ev.PASSED_LINE, s.seat, s.draws)
    if s.hong_kong < 0 and HONG_KONG[junk.length, junk.colours] == 1:
        s.hong_kong = s.seat
        emit(log, ev.PLUNDERED, s.seat)
    s.resume = Phase.TURN
    s.phase = Phase.DRAW


# --- Drawing and passing encounter cards


@compiled
def draw_encounters(s: State, log: Ints) -> None:
    """Draw one of the encounter cards that are due; with none left to draw, go on where it was left."""
    face = -1
    if s.draws > 0:
        face = draw_encounter(s, log)
    if face < 0:
        s.draws = 0
        s.phase = s.resume
        s.resume = 0
        return
    s.draws -= 1
    gain_encounter(s.players[s.seat], face)
    emit(log, ev.DREW_ENCOUNTER, s.seat, face, knows=1 << int(s.seat))
    if s.teams == 1:
        s.players[s.seat].gained = face + 1
        s.phase = Phase.PASS


@compiled
def keep_or_pass(s: State, passing: bool, log: Ints) -> None:
    """Clause team.pass and ruling pass-once: the card just gained stays, or goes to the partner for good."""
    me, partner, face = s.players[s.seat], (int(s.seat) + 2) % 4, int(s.players[s.seat].gained) - 1
    victim = int(s.gained_from)
    if passing:
        lose_encounter(me, face)
        gain_encounter(s.players[partner], face)
        me.encounter_notes[partner, face] += 1
        knows = 1 << int(s.seat) | 1 << partner
        if victim >= 0:
            s.players[victim].encounter_notes[s.seat, face] -= 1
            s.players[victim].encounter_notes[partner, face] += 1
            knows |= 1 << victim
        emit(log, ev.PASSED, s.seat, partner, face, knows=knows)
    else:
        emit(log, ev.KEPT, s.seat)
    me.gained = 0
    if victim >= 0:
        s.players[victim].gained = 0
    s.gained_from = -1
    s.phase = Phase.DRAW


# --- The end of a turn


@compiled
def take_card(s: State, card: int, log: Ints) -> None:
    """Clause turn.take: a face-up display card goes to the hand; all remember it (ruling notebook)."""
    leave_display(s, card)
    take_into_hand(s.players[s.seat], card)
    note_for_others(s, int(s.seat), card)
    emit(log, ev.TOOK, s.seat, card)


@compiled
def leave_display(s: State, card: int) -> None:
    """Take a card out of the face-up display and close the gap."""
    k = 0
    while s.display[k] != card:
        k += 1
    last = int(s.display_size) - 1
    while k < last:
        s.display[k] = s.display[k + 1]
        k += 1
    s.display[last] = 0
    s.display_size = last


@compiled
def take_hidden(s: State, seat: int, log: Ints) -> None:
    """Clause turn.take: the face-down card is taken unseen."""
    card = int(s.hidden)
    s.hidden = 0
    s.hidden_there = 0
    take_into_hand(s.players[seat], card)
    emit(log, ev.TOOK_HIDDEN, seat, card, knows=1 << seat)


@compiled
def close_turn(s: State, log: Ints) -> None:
    """Clause skill.night: after the display card, one draw for each use of Night Navigation; then the gift."""
    for _ in range(int(s.night_draws)):
        draw_into_hand(s, log)
    s.phase = Phase.GIFT


@compiled
def draw_into_hand(s: State, log: Ints) -> None:
    """The top navigation card goes to the hand of the seat whose turn it is."""
    card = draw_card(s, log)
    if card > 0:
        take_into_hand(s.players[s.seat], card)
        emit(log, ev.DREW_CARD, s.seat, card, knows=1 << int(s.seat))


@compiled
def gift_is_asked(s: State) -> bool:
    """Clauses team.gift and team.return, ruling gift-turn: who owes, or whose partner is still to come."""
    if s.teams == 0:
        return False
    me = s.players[s.seat]
    if me.hand_size == 0:
        me.owed = 0
        return False
    return bool(me.owed == 1) or partner_is_to_come(s)


@compiled
def partner_is_to_come(s: State) -> bool:
    """The partner's turn of this round has not begun."""
    partner = (int(s.seat) + 2) % 4
    for k in range(int(s.turns_left)):
        if s.turn_seats[k] == partner:
            return True
    return False


@compiled
def give_gift(s: State, card: int, log: Ints) -> None:
    """Clauses team.gift and team.return: a card for the partner, who then owes one; or a debt is paid."""
    seat, partner = int(s.seat), (int(s.seat) + 2) % 4
    me = s.players[seat]
    for opponent in (1 - seat % 2, 3 - seat % 2):
        strike_hand(s.players[opponent], me.hand, int(me.hand_size))
    take_from_hand(me, card)
    take_into_hand(s.players[partner], card)
    s.players[partner].notes[card] = 0
    me.notes[card] = partner + 1
    if me.owed == 1:
        me.owed = 0
    else:
        s.players[partner].owed = 1
    emit(log, ev.GAVE, seat, partner, card, knows=1 << seat | 1 << partner)
    s.phase = Phase.END_TURN


@compiled
def end_turn(s: State) -> None:
    """The turn is over; nothing of it is remembered."""
    s.seat = -1
    s.junk = -1
    s.encounter_played = 0
    s.completed = 0
    s.night_draws = 0
    s.phase = Phase.NEXT_TURN


# --- The end of a round and of the game


@compiled
def end_round(s: State, log: Ints) -> None:
    """Clauses end.trigger and long-voyage: the game ends with a round, or another one begins."""
    hand_out_leftovers(s, log)
    for seat in range(int(s.seats)):
        for junk in range(int(JUNKS[s.seats])):
            s.players[seat].junks[junk].used = 0
    if s.trigger > 0:
        end_game(s, int(s.trigger), log)
    elif s.round_number == LAST_ROUND:
        end_game(s, LONG_VOYAGE, log)
    else:
        s.phase = Phase.LAY_OUT


@compiled
def hand_out_leftovers(s: State, log: Ints) -> None:
    """Ruling no-card: what is left of the display goes to the seats that missed a pick, in seat order."""
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for _ in range(int(me.missing)):
            if s.hidden_there == 1:
                take_hidden(s, seat, log)
            elif s.display_size > 0:
                card = int(s.display[0])
                leave_display(s, card)
                take_into_hand(me, card)
                note_for_others(s, seat, card)
                emit(log, ev.TOOK, seat, card)
        me.missing = 0


@compiled
def end_game(s: State, reason: int, log: Ints) -> None:
    """Clauses end.voyages and end.points: the last gold, hands are shown, and points are counted."""
    s.reason = reason
    s.phase = Phase.OVER
    for seat in range(int(s.seats)):
        me = s.players[seat]
        gold = voyage_gold(s, me)
        if gold > 0:
            me.gold += gold
            emit(log, ev.VOYAGE, seat, gold)
        for face in range(NUM_FACES):
            me.shown[face] = me.encounters[face]
        me.points = points(s, seat)
    emit(log, ev.ENDED, reason)


@compiled
def voyage_gold(s: State, me: Player) -> int:
    """Clause end.voyages: one gold for every different symbol of each expedition beyond cell 1."""
    gold = 0
    for number in range(int(JUNKS[s.seats])):
        junk = me.junks[number]
        if junk.length >= 2:
            for symbol in range(NUM_SYMBOLS):
                for k in range(int(junk.length)):
                    if SYMBOL_OF[junk.cards[k]] == symbol:
                        gold += 1
                        break
    return gold


@compiled
def points(s: State, seat: int) -> int:
    """Clause end.points and ruling merchant-best: what a seat has by now."""
    me = s.players[seat]
    total = int(me.gold)
    best = 0
    for gem in range(NUM_GEMS):
        total += int(me.gems[gem]) * (2 + gem)
        best = max(best, int(me.gems[gem]))
    for skill in range(NUM_SKILLS):
        total += int(me.skills_up[skill]) + int(me.skills_down[skill])
    total += PEARL_POINTS if s.pearl == seat else 0
    total += HONG_KONG_POINTS if s.hong_kong == seat else 0
    for worth in range(1, 4):
        total += worth * int(me.encounters[TREASURE + worth - 1])
    return total + best * int(me.encounters[MERCHANT])
