"""The rules of Madame Ching for three and four players, for two with two junks each, and for two teams.

Source: the Russian rulebook of Madame Ching (Bruno Cathala and Ludovic Maublanc, Hurrican, 2014); clause ids as in
rulebook.en.md. All of it is implemented; the options are `players` and `teams` (four players only).

| phase   | asks                                                                  | actions                    |
|---------|-----------------------------------------------------------------------|----------------------------|
| PICK    | everybody at once, secretly: a card of the hand                       | pick                       |
| JUNK    | two players: which junk the card serves                               | junk                       |
| MISSION | while completing: which mission, if there is a choice                 | (meteorology) mission, no  |
| SET     | while completing: sets of symbols for skills, again and again         | set, ching, no set         |
| PASS    | teams: keep an encounter card just gained, or pass it on              | keep, pass                 |
| TURN    | the main part: skills, one encounter card, and at last a display card | cartography, siren … take  |
| SHIELD  | whoever is attacked: Helmsmen or not                                  | shield, no shield          |
| SIREN   | whoever the Siren meets: the card to turn                             | turn                       |
| SEIZE   | Combat: the card to take                                              | seize                      |
| GIVE    | Combat: the card to give in return                                    | give                       |
| GIFT    | teams: a card for the partner                                         | give, no gift              |

An action does its part and names the phase that follows; `advance` then goes through the steps nobody is asked about
(ruling single-answer) up to the next question. The parts stand in voyages.py (round, expedition, end), completing.py,
encounters.py (skills, attacks) and cards.py (decks, hands, notes); legal.py says what is possible and why not.

Our other rulings: row-seven, turn-window, no-card, mission-must, ching-useful, ask-completing, luck-unable,
night-place, combat-hand, helmsmen-room, helmsmen-number, ask-openly, spent-anyway, siren-one, empty-target, no-idle,
discard-first, reshuffle, merchant-best, long-voyage, two-junks, gift-turn, pass-once, notebook, notebook-traitor.
"""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.core.rng import shuffle
from teahouse.games.madame_ching import actions as act
from teahouse.games.madame_ching import events as ev
from teahouse.games.madame_ching.cards import draw_card, shuffle_deck, take_into_hand
from teahouse.games.madame_ching.completing import (
    add_symbol,
    carry_out,
    clear_expedition,
    count_symbols,
    exchange_set,
    luck_of_the_sea,
    mission_is_asked,
    no_mission,
    refuse_sets,
    sets_are_asked,
    turn_down,
)
from teahouse.games.madame_ching.components import (
    COPIES,
    HAND_SIZE,
    METEOROLOGY,
    MISSION_NUMBER,
    MISSIONS_IN_PLAY,
    NUM_CARDS,
    NUM_ENCOUNTERS,
    NUM_FACES,
    NUM_MISSIONS,
    NUM_SKILLS,
    SKILL_CARDS,
    SPACES,
)
from teahouse.games.madame_ching.encounters import (
    ask_old_sailor,
    ask_soothsayer,
    attack,
    give_back,
    giving_is_asked,
    meet,
    navigate_by_night,
    next_victim,
    sail_with_helmsmen,
    seize,
    seizing_is_asked,
    shield,
    sing,
    siren_is_asked,
    strike,
    turn_card,
    use_cartography,
)
from teahouse.games.madame_ching.state import Attack, Phase, State
from teahouse.games.madame_ching.voyages import (
    begin_turn,
    choose_junk,
    close_turn,
    draw_encounters,
    end_round,
    end_turn,
    gift_is_asked,
    give_gift,
    keep_or_pass,
    lay_out,
    pick,
    plan_expedition,
    points,
    reveal,
    take_card,
    take_hidden,
)

RULES_VERSION = 1

REASONS = ("", "missions", "pearl", "long-voyage")
STANDING = ("points", "white", "red", "blue")


# --- Set-up


@compiled
def start(s: State, options: Ints) -> None:
    """Clauses setup.*: missions on the sea, cards dealt, and the first round laid out."""
    s.seats = options[0]
    s.teams = options[1]
    s.seat = -1
    s.junk = -1
    s.target = -1
    s.gained_from = -1
    s.pearl = -1
    s.hong_kong = -1
    for skill in range(NUM_SKILLS):
        s.skill_supply[skill] = SKILL_CARDS
    lay_missions(s)
    stack_decks(s)
    log = np.zeros((0, 8), np.int64)
    for seat in range(int(s.seats)):
        for _ in range(HAND_SIZE[s.seats]):
            take_into_hand(s.players[seat], draw_card(s, log))
    s.phase = Phase.LAY_OUT
    advance(s, log)


@compiled
def lay_missions(s: State) -> None:
    """Clause setup.missions: tiles on spaces with their number; one without a free space is replaced."""
    tiles = np.arange(NUM_MISSIONS)
    shuffle(s.stream, tiles, NUM_MISSIONS)
    free = SPACES.copy()
    for k in range(NUM_MISSIONS):
        number = MISSION_NUMBER[tiles[k]]
        if s.missions_left < MISSIONS_IN_PLAY[s.seats] and free[number] > 0:
            free[number] -= 1
            s.missions[tiles[k]] = 1
            s.missions_left += 1


@compiled
def stack_decks(s: State) -> None:
    """Clause setup.hands: both decks are shuffled."""
    for card in range(NUM_CARDS):
        s.deck[card] = card + 1
    s.deck_size = NUM_CARDS
    shuffle_deck(s.stream, s.deck, NUM_CARDS)
    size = 0
    for face in range(NUM_FACES):
        for _ in range(COPIES[face]):
            s.encounter_deck[size] = face
            size += 1
    s.encounter_deck_size = size
    shuffle_deck(s.stream, s.encounter_deck, NUM_ENCOUNTERS)


# --- Whose turn it is


@compiled
def to_act(s: State) -> int:
    """Clauses round.pick and round.order: all who still pick, else the one who is asked, as bits."""
    if s.phase == Phase.PICK:
        seats = 0
        for seat in range(int(s.seats)):
            if s.players[seat].to_pick > 0:
                seats |= 1 << seat
        return seats
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.SHIELD or s.phase == Phase.SIREN:
        return 1 << int(s.target)
    return 1 << int(s.seat)


@compiled
def advance(s: State, log: Ints) -> None:
    """Go through the steps that nobody is asked about, up to the next question or the end (ruling single-answer)."""
    while True:
        phase = int(s.phase)
        if phase == Phase.DRAW:
            draw_encounters(s, log)
        elif phase >= Phase.COUNT_SYMBOLS:
            if phase >= Phase.NEXT_VICTIM:
                if phase >= Phase.CLOSE:
                    advance_end(s, phase, log)
                else:
                    advance_attack(s, phase, log)
            else:
                advance_completing(s, phase, log)
        elif phase >= Phase.LAY_OUT:
            advance_round(s, phase, log)
        elif is_asked(s, phase, log):
            return


@compiled
def is_asked(s: State, phase: int, log: Ints) -> bool:
    """Ruling single-answer: the question stands; otherwise its only answer has been carried out."""
    if phase == Phase.MISSION:
        return mission_is_asked(s, log)
    if phase == Phase.SET:
        return sets_are_asked(s)
    if phase == Phase.SIREN:
        return siren_is_asked(s, log)
    if phase == Phase.SEIZE:
        return seizing_is_asked(s, log)
    if phase == Phase.GIVE:
        return giving_is_asked(s, log)
    if phase == Phase.GIFT and not gift_is_asked(s):
        s.phase = Phase.END_TURN
        return False
    return True


@compiled
def advance_round(s: State, phase: int, log: Ints) -> None:
    """The steps from a new round to the expedition."""
    if phase == Phase.PLAN:
        plan_expedition(s, log)
    elif phase == Phase.NEXT_TURN:
        begin_turn(s, log)
    elif phase == Phase.REVEAL:
        reveal(s, log)
    else:
        lay_out(s, log)


@compiled
def advance_completing(s: State, phase: int, log: Ints) -> None:
    """The steps of completing an expedition."""
    if phase == Phase.COUNT_SYMBOLS:
        count_symbols(s)
    elif phase == Phase.LUCK:
        luck_of_the_sea(s, log)
    else:
        clear_expedition(s, log)


@compiled
def advance_attack(s: State, phase: int, log: Ints) -> None:
    """The steps of an attack."""
    if phase == Phase.NEXT_VICTIM:
        next_victim(s, log)
    elif phase == Phase.MEET:
        meet(s)
    else:
        strike(s, log)


@compiled
def advance_end(s: State, phase: int, log: Ints) -> None:
    """The steps that end a turn or a round."""
    if phase == Phase.CLOSE:
        close_turn(s, log)
    elif phase == Phase.END_TURN:
        end_turn(s)
    else:
        end_round(s, log)


# --- Actions


@compiled
def apply(s: State, seat: int, action: int, log: Ints) -> None:
    """Carry out a legal action, and go on to the next question."""
    if action < act.JUNK:
        pick(s, seat, action - act.PICK, log)
        if s.phase == Phase.PICK:
            return
    elif action <= act.NO_SET:
        answer_while_completing(s, action, log)
    elif action <= act.PASS:
        keep_or_pass(s, action == act.PASS, log)
    elif action <= act.END:
        finish_turn(s, action, log)
    elif action < act.SHIELD:
        act_in_turn(s, action, log)
    else:
        answer(s, action, log)
    advance(s, log)


@compiled
def answer_while_completing(s: State, action: int, log: Ints) -> None:
    """Clauses two.junk, mission.*, set.* and ching.symbol: the junk, the mission, the sets."""
    me = s.players[s.seat]
    if action < act.MISSION:
        choose_junk(s, action - act.JUNK)
    elif action < act.METEOROLOGY:
        carry_out(s, action - act.MISSION, log)
    elif action < act.NO_MISSION:
        turn_down(s, me, METEOROLOGY, log)
        carry_out(s, action - act.METEOROLOGY, log)
    elif action == act.NO_MISSION:
        no_mission(s, log)
    elif action < act.CHING:
        exchange_set(s, me, action - act.SET, log)
    elif action < act.NO_SET:
        add_symbol(s, action - act.CHING, log)
    else:
        refuse_sets(s, log)


@compiled
def finish_turn(s: State, action: int, log: Ints) -> None:
    """Clause turn.take and ruling no-card: a display card, or none where none is left."""
    if action < act.TAKE_HIDDEN:
        take_card(s, action - act.TAKE, log)
    elif action == act.TAKE_HIDDEN:
        take_hidden(s, int(s.seat), log)
    else:
        emit(log, ev.TOOK_NOTHING, s.seat)
    s.phase = Phase.CLOSE


@compiled
def act_in_turn(s: State, action: int, log: Ints) -> None:
    """Ruling turn-window: skills and encounter cards."""
    if action == act.CARTOGRAPHY:
        use_cartography(s, log)
    elif action < act.COMBAT:
        navigate_by_night(s, action - act.NIGHT, log)
    elif action < act.THIEF:
        attack(s, Attack.COMBAT, action - act.COMBAT, log)
    elif action < act.SIREN:
        attack(s, Attack.THIEF, action - act.THIEF, log)
    elif action < act.TRAITOR:
        sing(s, action - act.SIREN, log)
    elif action < act.OLD_SAILOR:
        attack(s, Attack.TRAITOR, action - act.TRAITOR, log)
    elif action == act.OLD_SAILOR:
        ask_old_sailor(s, log)
    elif action < act.SOOTHSAYER:
        sail_with_helmsmen(s, action - act.HELMSMEN, log)
    else:
        ask_soothsayer(s, log)


@compiled
def answer(s: State, action: int, log: Ints) -> None:
    """Clauses helmsmen.shield, encounter.siren, skill.combat and team.gift: answers to attacks, and gifts."""
    if action < act.NO_SHIELD:
        shield(s, action - act.SHIELD, log)
    elif action == act.NO_SHIELD:
        emit(log, ev.NOT_SHIELDED, s.target)
        s.phase = Phase.STRIKE
    elif action <= act.TURN_HELMSMEN:
        turn_card(s, action - act.TURN, log)
    elif action <= act.GIVE:
        seize(s, action - act.SEIZE, log)
    elif action == act.NO_GIFT:
        emit(log, ev.NO_GIFT, s.seat)
        s.phase = Phase.END_TURN
    elif s.phase == Phase.GIVE:
        give_back(s, action - act.GIVE, log)
    else:
        give_gift(s, action - act.GIVE, log)


# --- The outcome


@compiled
def standing(s: State, seat: int, keys: Ints) -> None:
    """Clauses end.points, end.ties and team.sides: points, then white, red and blue gems; partners add up."""
    for k in range(len(STANDING)):
        keys[k] = 0
    for other in range(int(s.seats)):
        if other == seat or (s.teams == 1 and (seat - other) % 2 == 0):
            keys[0] += points(s, other)
            for gem in range(3):
                keys[3 - gem] += int(s.players[other].gems[gem])


@compiled
def reason(s: State) -> int:
    """Clauses end.trigger and long-voyage: why the game ended."""
    return int(s.reason)
