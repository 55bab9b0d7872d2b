"""Skills and encounter cards used in the main part of a turn: attacks, shields, and what they do."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.core.rng import below
from teahouse.games.madame_ching import actions as act
from teahouse.games.madame_ching import events as ev
from teahouse.games.madame_ching.cards import (
    discard_encounter,
    gain_encounter,
    lose_encounter,
    play_encounter,
    strike_card,
    strike_face,
    strike_faces,
    strike_hand,
    take_from_hand,
    take_into_hand,
)
from teahouse.games.madame_ching.completing import turn_down
from teahouse.games.madame_ching.components import (
    CARTOGRAPHY,
    COMBAT,
    FIRST_HELMSMEN,
    HELMSMEN,
    JUNKS,
    NIGHT,
    NUM_GEMS,
    NUM_SKILLS,
    NUM_SYMBOLS,
    OLD_SAILOR,
    SIREN,
    SOOTHSAYER,
    SYMBOL_OF,
    THIEF,
    TRAITOR,
)
from teahouse.games.madame_ching.state import Attack, Junk, Phase, State
from teahouse.games.madame_ching.voyages import draw_into_hand, extend

SOOTHSAYER_DRAWS = 3

# --- Skills


@compiled
def use_cartography(s: State, log: Ints) -> None:
    """Clause skill.cartography: draw the top navigation card."""
    turn_down(s, s.players[s.seat], CARTOGRAPHY, log)
    draw_into_hand(s, log)


@compiled
def navigate_by_night(s: State, card: int, log: Ints) -> None:
    """Clause skill.night: another card of the hand joins the expedition; a draw is due after the display card."""
    me = s.players[s.seat]
    turn_down(s, me, NIGHT, log)
    take_from_hand(me, card)
    strike_card(s, card)
    s.night_draws += 1
    extend(s, card, ev.NAVIGATED_BY_NIGHT, card, log)


# --- Encounter cards


@compiled
def play_this_turn(s: State, face: int, log: Ints) -> None:
    """Clause encounter.one and ruling discard-first: this turn's encounter card is discarded."""
    discard_encounter(s, int(s.seat), face)
    s.encounter_played = 1
    emit(log, ev.PLAYED, s.seat, face)


@compiled
def ask_old_sailor(s: State, log: Ints) -> None:
    """Clause encounter.old-sailor: all own used skills turn face up."""
    play_this_turn(s, OLD_SAILOR, log)
    me = s.players[s.seat]
    for skill in range(NUM_SKILLS):
        me.skills_up[skill] += me.skills_down[skill]
        me.skills_down[skill] = 0


@compiled
def ask_soothsayer(s: State, log: Ints) -> None:
    """Clause encounter.soothsayer: draw 3 encounter cards."""
    play_this_turn(s, SOOTHSAYER, log)
    s.draws = SOOTHSAYER_DRAWS
    s.resume = Phase.TURN
    s.phase = Phase.DRAW


@compiled
def sail_with_helmsmen(s: State, symbol: int, log: Ints) -> None:
    """Clause helmsmen.move: Helmsmen extend this turn's expedition, one column and one row on."""
    play_encounter(s, int(s.seat), HELMSMEN + symbol)
    s.encounter_played = 1
    extend(s, FIRST_HELMSMEN + symbol, ev.HELMSMEN_SAILED, symbol, log)


# --- Attacks


@compiled
def is_opponent(s: State, seat: int, other: int) -> bool:
    """Clause team.attacks: another player who is not the partner."""
    return seat != other and not (s.teams == 1 and (seat - other) % 2 == 0)


@compiled
def attack(s: State, kind: int, target: int, log: Ints) -> None:
    """Clause attack.target: Combat, Thief or Traitor meets one player."""
    if kind == Attack.COMBAT:
        turn_down(s, s.players[s.seat], COMBAT, log)
    else:
        play_this_turn(s, THIEF if kind == Attack.THIEF else TRAITOR, log)
    s.attack = kind
    s.target = target
    emit(log, ev.ATTACKED, s.seat, target, kind)
    s.phase = Phase.MEET


@compiled
def sing(s: State, symbol: int, log: Ints) -> None:
    """Clause encounter.siren: the Siren meets the opponents one after the other."""
    play_this_turn(s, SIREN + symbol, log)
    s.attack = Attack.SIREN + symbol
    s.phase = Phase.NEXT_VICTIM


@compiled
def next_victim(s: State, log: Ints) -> None:
    """Rulings ask-openly and empty-target: the next seat from the attacker on that has such a symbol unturned."""
    symbol = int(s.attack) - Attack.SIREN
    seat = int(s.seat if s.target < 0 else s.target)
    for _ in range(int(s.seats)):
        seat = (seat + 1) % int(s.seats)
        if seat == s.seat:
            break
        if is_opponent(s, int(s.seat), seat) and count_unturned(s, seat, symbol) > 0:
            s.target = seat
            emit(log, ev.ATTACKED, s.seat, seat, Attack.SIREN)
            s.phase = Phase.MEET
            return
    end_attack(s)


@compiled
def end_attack(s: State) -> None:
    """The attack is over, one way or the other."""
    s.attack = Attack.NONE
    s.target = -1
    s.phase = Phase.TURN


@compiled
def meet(s: State) -> None:
    """Ruling ask-openly: whoever holds any encounter card is asked for a shield."""
    s.phase = Phase.SHIELD if s.players[s.target].encounter_count > 0 else Phase.STRIKE


@compiled
def shield(s: State, symbol: int, log: Ints) -> None:
    """Clause helmsmen.shield and ruling spent-anyway: the attack is cancelled for this player."""
    discard_encounter(s, int(s.target), HELMSMEN + symbol)
    emit(log, ev.SHIELDED, s.target, symbol)
    go_on(s)


@compiled
def go_on(s: State) -> None:
    """The attack is done with this player; a Siren goes on to the next."""
    if s.attack >= Attack.SIREN:
        s.phase = Phase.NEXT_VICTIM
    else:
        end_attack(s)


@compiled
def strike(s: State, log: Ints) -> None:
    """The attack goes through."""
    if s.attack == Attack.COMBAT:
        look_into_hand(s, log)
    elif s.attack == Attack.THIEF:
        steal_gem(s, log)
    elif s.attack == Attack.TRAITOR:
        steal_encounter(s, log)
    else:
        s.phase = Phase.SIREN


@compiled
def steal_gem(s: State, log: Ints) -> None:
    """Clause encounter.thief: one gem at random, each equally likely."""
    me, victim = s.players[s.seat], s.players[s.target]
    left = below(s.stream, int(victim.gems[0]) + int(victim.gems[1]) + int(victim.gems[2]))
    for gem in range(NUM_GEMS):
        if left < victim.gems[gem]:
            victim.gems[gem] -= 1
            me.gems[gem] += 1
            emit(log, ev.STOLE_GEM, s.seat, s.target, gem)
            break
        left -= int(victim.gems[gem])
    end_attack(s)


@compiled
def steal_encounter(s: State, log: Ints) -> None:
    """Clause encounter.traitor and ruling notebook-traitor: one encounter card at random; the victim knows which."""
    seat, target = int(s.seat), int(s.target)
    me, victim = s.players[seat], s.players[target]
    left = below(s.stream, int(victim.encounter_count))
    face = 0
    while left >= victim.encounters[face]:
        left -= int(victim.encounters[face])
        face += 1
    lose_encounter(victim, face)
    gain_encounter(me, face)
    for other in range(int(s.seats)):
        if other != seat and other != target:
            strike_faces(s.players[other], target)
    strike_face(me, target, face)
    victim.encounter_notes[seat, face] += 1
    emit(log, ev.STOLE_ENCOUNTER, seat, target, face, knows=1 << seat | 1 << target)
    end_attack(s)
    if s.teams == 1:
        me.gained = face + 1
        victim.gained = face + 1
        s.gained_from = target
        s.resume = Phase.TURN
        s.phase = Phase.PASS


# --- The Siren


@compiled
def unturned(junk: Junk, symbol: int) -> int:
    """Ruling siren-one: the cards of an expedition that bear the symbol and are not turned, as bits by place."""
    found = 0
    for k in range(int(junk.length)):
        if SYMBOL_OF[junk.cards[k]] == symbol and junk.turned[k] == 0:
            found |= 1 << k
    return found


@compiled
def count_unturned(s: State, seat: int, symbol: int) -> int:
    """How many cards of a seat bear the symbol and are not turned."""
    count = 0
    for number in range(int(JUNKS[s.seats])):
        places = unturned(s.players[seat].junks[number], symbol)
        while places > 0:
            count += places & 1
            places >>= 1
    return count


@compiled
def anyone_hears(s: State, seat: int, symbol: int) -> bool:
    """Ruling no-idle: some opponent has an unturned card of the symbol."""
    for other in range(int(s.seats)):
        if is_opponent(s, seat, other) and count_unturned(s, other, symbol) > 0:
            return True
    return False


@compiled
def turn_actions(s: State, seat: int, out: Ints) -> int:
    """Clause encounter.siren: every own unturned card of the symbol, Helmsmen last."""
    symbol = int(s.attack) - Attack.SIREN
    count = 0
    for number in range(int(JUNKS[s.seats])):
        junk = s.players[seat].junks[number]
        places = unturned(junk, symbol)
        for k in range(int(junk.length)):
            if places >> k & 1:
                action = act.TURN + min(int(junk.cards[k]), FIRST_HELMSMEN)
                place = count
                while place > 0 and out[place - 1] > action:
                    out[place] = out[place - 1]
                    place -= 1
                out[place] = action
                count += 1
    return count


@compiled
def siren_is_asked(s: State, log: Ints) -> bool:
    """Ruling single-answer: a single candidate is turned unasked."""
    symbol = int(s.attack) - Attack.SIREN
    if count_unturned(s, int(s.target), symbol) > 1:
        return True
    for number in range(int(JUNKS[s.seats])):
        junk = s.players[s.target].junks[number]
        for k in range(int(junk.length)):
            if unturned(junk, symbol) >> k & 1:
                turn_place(s, junk, k, log)
    return False


@compiled
def turn_card(s: State, card: int, log: Ints) -> None:
    """Clause encounter.siren: the chosen card is turned; FIRST_HELMSMEN stands for the Helmsmen of the symbol."""
    if card == FIRST_HELMSMEN:
        card += int(s.attack) - Attack.SIREN
    for number in range(int(JUNKS[s.seats])):
        junk = s.players[s.target].junks[number]
        for k in range(int(junk.length)):
            if junk.cards[k] == card:
                turn_place(s, junk, k, log)


@compiled
def turn_place(s: State, junk: Junk, place: int, log: Ints) -> None:
    """Its symbol no longer serves for skills; on to the next opponent."""
    junk.turned[place] = 1
    emit(log, ev.TURNED, s.target, min(int(junk.cards[place]), FIRST_HELMSMEN) - 1)
    s.phase = Phase.NEXT_VICTIM


# --- Combat


@compiled
def look_into_hand(s: State, log: Ints) -> None:
    """Clause skill.combat and ruling notebook: the attacker sees the hand; third seats lose track of both."""
    seat, target = int(s.seat), int(s.target)
    me, victim = s.players[seat], s.players[target]
    for other in range(int(s.seats)):
        if other != seat and other != target:
            strike_hand(s.players[other], me.hand, int(me.hand_size))
            strike_hand(s.players[other], victim.hand, int(victim.hand_size))
    for k in range(int(victim.hand_size)):
        card = int(victim.hand[k])
        me.notes[card] = target + 1
        emit(log, ev.SAW, seat, target, card, knows=1 << seat | 1 << target)
    s.phase = Phase.SEIZE


@compiled
def seize(s: State, card: int, log: Ints) -> None:
    """Clause skill.combat: take one card of the hand looked at."""
    seat, target = int(s.seat), int(s.target)
    take_from_hand(s.players[target], card)
    take_into_hand(s.players[seat], card)
    s.players[seat].notes[card] = 0
    s.players[target].notes[card] = seat + 1
    emit(log, ev.SEIZED, seat, target, card, knows=1 << seat | 1 << target)
    s.phase = Phase.GIVE


@compiled
def give_back(s: State, card: int, log: Ints) -> None:
    """Clause skill.combat and ruling combat-hand: any card of the own hand in return."""
    seat, target = int(s.seat), int(s.target)
    take_from_hand(s.players[seat], card)
    take_into_hand(s.players[target], card)
    s.players[target].notes[card] = 0
    s.players[seat].notes[card] = target + 1
    emit(log, ev.GAVE, seat, target, card, knows=1 << seat | 1 << target)
    end_attack(s)


@compiled
def seizing_is_asked(s: State, log: Ints) -> bool:
    """Ruling single-answer: a single card is seized unasked."""
    victim = s.players[s.target]
    if victim.hand_size > 1:
        return True
    seize(s, int(victim.hand[0]), log)
    return False


@compiled
def giving_is_asked(s: State, log: Ints) -> bool:
    """Ruling single-answer: a single card is given unasked."""
    me = s.players[s.seat]
    if me.hand_size > 1:
        return True
    give_back(s, int(me.hand[0]), log)
    return False


assert NUM_SYMBOLS + HELMSMEN + 1 == SOOTHSAYER
