"""How good a position of Madame Ching looks: points, and what expeditions, skills and cards promise.

An expedition is judged by the best moment to complete it: what the sea then pays, less the turns it takes to get there.
Cards that are picked or revealed but not yet sailed are judged as if they had joined the expedition they suit best.
"""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Floats, Ints
from teahouse.games.madame_ching.completing import ALIKE, REACH, kinds_covered
from teahouse.games.madame_ching.components import (
    CHING,
    COLOUR_OF,
    COLUMNS,
    CREW,
    FIRST_HELMSMEN,
    HELMSMEN,
    HONG_KONG,
    JUNKS,
    MERCHANT,
    METEOROLOGY,
    MISSION_ENCOUNTERS,
    MISSION_GEMS,
    MISSION_GOLD,
    MISSION_NUMBER,
    NUM_CARDS,
    NUM_FACES,
    NUM_MISSIONS,
    NUM_SYMBOLS,
    OLD_SAILOR,
    ROWS,
    SIREN,
    SOOTHSAYER,
    SYMBOL_OF,
    THIEF,
    TRAITOR,
    frozen,
)
from teahouse.games.madame_ching.state import Attack, Junk, Phase, Player, State
from teahouse.games.madame_ching.voyages import HONG_KONG_POINTS, PEARL_POINTS, highest_number, points

RIVAL = 0.6  # how much the best rival's prospects count against one's own
PARTNER = 0.9
ENCOUNTER = 1.2  # an encounter card not yet drawn
READY = 0.5  # a skill that can still be used
TURN = 0.9  # what a turn brings on average: the price of sailing on
FIT = 0.85  # how likely a fitting card comes in time, at best
NEW_COLOUR = 0.5  # new colours among the cards still to come
HOPE = 0.9  # share of what an expedition promises
HAND_CARD = 0.2  # a navigation card more in hand
UNSHIELDED = 0.8  # how often an attack on somebody with encounter cards goes through
SEIZED, TURNED = 0.7, 0.4  # what Combat and a Siren are worth against one victim


def face_values() -> Floats:
    """[face] -> what an encounter card in hand promises, beyond the points it shows."""
    values = np.zeros(NUM_FACES)
    values[CHING] = 0.8
    values[THIEF] = 1.8
    values[SIREN : SIREN + NUM_SYMBOLS] = 0.3
    values[TRAITOR] = 1.2
    values[OLD_SAILOR] = 0.3
    values[HELMSMEN : HELMSMEN + NUM_SYMBOLS + 1] = 1.3
    values[SOOTHSAYER] = 2.2
    values[MERCHANT] = 0.6
    values.flags.writeable = False
    return values


FACE_VALUES = face_values()

#: What is remembered of an expedition, or of one that might be: see `read_voyage`.
LENGTH, COLOURS, LAST, MASK, SYMBOLS = range(5)
VOYAGE_SIZE = SYMBOLS + NUM_SYMBOLS

#: [colour] -> its highest card.
HIGHEST_OF_COLOUR = frozen([int(np.flatnonzero(colour == COLOUR_OF)[-1]) for colour in range(COLOUR_OF.max() + 1)])


@compiled
def evaluate(s: State, seat: int) -> float:
    """Own prospects, with the partner's, less those of the best rival."""
    rewards = np.zeros(COLUMNS * ROWS + 1 + REACH)
    list_rewards(s, rewards)
    value = prospects(s, seat, rewards)
    best_rival = -1e9
    for other in range(int(s.seats)):
        if other == seat:
            continue
        if s.teams == 1 and (other - seat) % 2 == 0:
            value += PARTNER * prospects(s, other, rewards)
        else:
            best_rival = max(best_rival, prospects(s, other, rewards))
    return value - RIVAL * best_rival


@compiled
def list_rewards(s: State, rewards: Floats) -> None:
    """Fill in what the mission brings that an expedition of each number carries out, in points."""
    for mission in range(NUM_MISSIONS):
        if s.missions[mission] == 1:
            number = MISSION_NUMBER[mission]
            worth = MISSION_GOLD[mission] + ENCOUNTER * MISSION_ENCOUNTERS[mission]
            worth += 2.0 * MISSION_GEMS[mission, 0] + 3.0 * MISSION_GEMS[mission, 1] + 4.0 * MISSION_GEMS[mission, 2]
            rewards[number] = max(rewards[number], worth)
    for number in range(1, len(rewards)):
        if rewards[number] == 0.0:
            rewards[number] = rewards[number - 1]


@compiled
def prospects(s: State, seat: int, rewards: Floats) -> float:
    """Points so far, and while the game goes on what can become of the rest."""
    me = s.players[seat]
    value = float(points(s, seat))
    if s.phase == Phase.OVER:
        return value + 0.01 * float(me.gems[2])
    ending = s.trigger > 0
    for face in range(NUM_FACES):
        value += (0.2 if ending else 1.0) * FACE_VALUES[face] * int(me.encounters[face])
    if not ending:
        for skill in range(CREW):
            value += READY * min(int(me.skills_up[skill]), 2)
        value += HAND_CARD * min(int(me.hand_size), 7)
    if s.pearl < 0:
        value += pearl_hope(kinds_covered(me))
    return value + fleet_value(s, seat, me, rewards) + pending_value(s, seat)


@compiled
def pearl_hope(kinds: int) -> float:
    """What the Pearl is worth to whoever has so many of the four kinds."""
    return PEARL_POINTS * kinds * kinds / 16.0


# --- What is under way


@compiled
def pending_value(s: State, seat: int) -> float:
    """What this turn's draws and the attack that waits for an answer are likely to bring a seat, or to cost it."""
    value = 0.0
    if s.seat == seat:
        value += ENCOUNTER * int(s.draws) + HAND_CARD * int(s.night_draws)
    if s.attack != Attack.NONE:
        if s.seat == seat:
            value += attack_hope(s, s.players[s.target])
        elif s.target == seat:
            value -= attack_hope(s, s.players[seat])
    return value


@compiled
def attack_hope(s: State, victim: Player) -> float:
    """What an attack takes from its victim, if no shield comes."""
    chance = UNSHIELDED if s.phase == Phase.SHIELD else 1.0
    if s.attack == Attack.THIEF:
        gems = int(victim.gems[0]) + int(victim.gems[1]) + int(victim.gems[2])
        return chance * (2.0 * victim.gems[0] + 3.0 * victim.gems[1] + 4.0 * victim.gems[2]) / gems
    if s.attack == Attack.TRAITOR:
        return chance * ENCOUNTER
    return chance * (SEIZED if s.attack == Attack.COMBAT else TURNED)


# --- Expeditions


@compiled
def fleet_value(s: State, seat: int, me: Player, rewards: Floats) -> float:
    """All expeditions of a seat, with the cards that are still to sail in this round on the junks they suit best."""
    cards = np.zeros(3, np.int64)
    waiting = waiting_cards(s, seat, me, cards)
    if JUNKS[s.seats] == 1:
        return junk_value(s, seat, me, me.junks[0], int(cards[0]), rewards)
    one, two = me.junks[0], me.junks[1]
    if s.seat == seat and s.card > 0 and s.junk >= 0:
        if s.junk == 1:
            one, two = me.junks[1], me.junks[0]
    elif waiting == 1 and one.used != two.used:
        if one.used == 1:
            one, two = me.junks[1], me.junks[0]
    elif waiting > 0:
        straight = junk_value(s, seat, me, one, int(cards[0]), rewards)
        straight += junk_value(s, seat, me, two, int(cards[1]), rewards)
        crossed = junk_value(s, seat, me, one, int(cards[1]), rewards)
        return max(straight, crossed + junk_value(s, seat, me, two, int(cards[0]), rewards))
    value = junk_value(s, seat, me, one, int(cards[0]), rewards)
    return value + junk_value(s, seat, me, two, int(cards[1]), rewards)


@compiled
def waiting_cards(s: State, seat: int, me: Player, cards: Ints) -> int:
    """Fill `cards` with a seat's picked or revealed cards that have not sailed, next first; return how many."""
    count = 0
    if s.seat == seat and s.card > 0:
        cards[count] = s.card
        count += 1
    for k in range(int(s.turns_left) - 1, -1, -1):
        if s.turn_seats[k] == seat and count < 2:
            cards[count] = s.turn_cards[k]
            count += 1
    for k in range(int(me.picks_made) - 1, -1, -1):
        cards[count] = me.picks[k]
        count += 1
    return count


@compiled
def junk_value(s: State, seat: int, me: Player, junk: Junk, card: int, rewards: Floats) -> float:
    """What an expedition promises once this card, if any, has joined it or begun the next one."""
    voyage = np.empty(VOYAGE_SIZE, np.int64)
    read_voyage(junk, voyage)
    value = 0.0
    if card > 0:
        length = int(voyage[LENGTH])
        if length > 0 and (length == COLUMNS or card < voyage[LAST]):
            value += completed_value(s, seat, me, voyage, rewards)
            voyage[:] = 0
        add_card(voyage, card)
    return value + voyage_value(s, me, voyage, rewards)


@compiled
def read_voyage(junk: Junk, voyage: Ints) -> None:
    """Take down an expedition: cards, colours, last number, colours as bits, and unturned symbols."""
    voyage[:] = 0
    voyage[LENGTH] = junk.length
    voyage[COLOURS] = junk.colours
    voyage[LAST] = highest_number(junk)
    for k in range(int(junk.length)):
        card = int(junk.cards[k])
        if card < FIRST_HELMSMEN:
            voyage[MASK] |= 1 << COLOUR_OF[card]
        if SYMBOL_OF[card] >= 0 and junk.turned[k] == 0:
            voyage[SYMBOLS + SYMBOL_OF[card]] += 1


@compiled
def add_card(voyage: Ints, card: int) -> None:
    """A higher card joins."""
    bit = 1 << COLOUR_OF[card]
    if voyage[MASK] & bit == 0:
        voyage[COLOURS] = min(ROWS, voyage[COLOURS] + 1)
    voyage[LENGTH] += 1
    voyage[LAST] = card
    voyage[MASK] |= bit
    if SYMBOL_OF[card] >= 0:
        voyage[SYMBOLS + SYMBOL_OF[card]] += 1


@compiled
def completed_value(s: State, seat: int, me: Player, voyage: Ints, rewards: Floats) -> float:
    """What completing an expedition brings, as far as it is not yet in hand."""
    reward = 0.0
    if s.seat != seat or s.phase != Phase.SET:
        reward = rewards_at(me, int(voyage[LENGTH] * voyage[COLOURS]), rewards)
    else:
        for symbol in range(NUM_SYMBOLS):
            voyage[SYMBOLS + symbol] = s.symbols[symbol]
    sets = set_value(s, me, voyage, True)
    return reward + sets + (ENCOUNTER if reward + sets == 0.0 and s.rewarded == 0 else 0.0)


@compiled
def rewards_at(me: Player, number: int, rewards: Floats) -> float:
    """What a number brings, or a better one within reach of Meteorology."""
    best = rewards[number]
    if me.skills_up[METEOROLOGY] > 0:
        for above in range(number + 1, number + REACH + 1):
            best = max(best, rewards[above] - READY)
    return best


@compiled
def voyage_value(s: State, me: Player, voyage: Ints, rewards: Floats) -> float:
    """The best moment to complete an expedition: what it then brings, less the turns until then."""
    length, colours, last = int(voyage[LENGTH]), int(voyage[COLOURS]), int(voyage[LAST])
    if s.trigger > 0:
        return last_gold(voyage)
    fitting, fresh = count_fitting(me, voyage)
    open_colours = colours_above(voyage) - fresh
    chance, best = HOPE, 0.0
    share = last / NUM_CARDS
    for more in range(COLUMNS - length + 1):
        extra = more - fitting
        if extra > 0:
            chance *= FIT * (1.0 - share * share)
        new = min(more, fresh) + min(NEW_COLOUR * max(extra, 0), open_colours)
        rows = min(colours + new, ROWS)
        worth = rewards_at(me, int((length + more) * rows), rewards)
        if s.hong_kong < 0 and HONG_KONG[length + more, int(rows)] == 1:
            worth += HONG_KONG_POINTS
        best = max(best, chance * worth - TURN * more)
    return best + set_value(s, me, voyage, False)


@compiled
def count_fitting(me: Player, voyage: Ints) -> tuple[int, int]:
    """How many cards of the hand could still follow, and how many new colours they have."""
    fitting, mask, fresh = 0, int(voyage[MASK]), 0
    for k in range(int(me.hand_size)):
        card = int(me.hand[k])
        if card > voyage[LAST]:
            fitting += 1
            bit = 1 << COLOUR_OF[card]
            if mask & bit == 0:
                fresh += 1
                mask |= bit
    return fitting, fresh


@compiled
def colours_above(voyage: Ints) -> int:
    """How many colours that the expedition lacks have cards above its last."""
    count = 0
    for colour in range(len(HIGHEST_OF_COLOUR)):
        if HIGHEST_OF_COLOUR[colour] > voyage[LAST] and voyage[MASK] >> colour & 1 == 0:
            count += 1
    return count


@compiled
def last_gold(voyage: Ints) -> float:
    """In the last round an expedition beyond cell 1 still pays its different symbols."""
    gold = 0.0
    if voyage[LENGTH] >= 2:
        for symbol in range(NUM_SYMBOLS):
            gold += 1.0 if voyage[SYMBOLS + symbol] > 0 else 0.0
    return gold


@compiled
def set_value(s: State, me: Player, voyage: Ints, complete: bool) -> float:
    """Skills from sets of symbols: those there, or (while it sails on) also those that are near."""
    alike, different = 0.0, 0
    kinds = kinds_covered(me)
    progress = pearl_hope(kinds + 1) - pearl_hope(kinds) if s.pearl < 0 else 0.0
    for symbol in range(NUM_SYMBOLS):
        held = int(voyage[SYMBOLS + symbol])
        different += min(held, 1)
        if s.skill_supply[symbol] > 0:
            new = me.skills_up[symbol] + me.skills_down[symbol] == 0
            worth = 1.0 + READY + (progress if new else 0.0)
            alike += worth * nearness(held, ALIKE, complete)
    crew = (1.0 + progress) * nearness(different, NUM_SYMBOLS, complete) if s.skill_supply[CREW] > 0 else 0.0
    return max(alike, crew)


@compiled
def nearness(held: int, needed: int, complete: bool) -> float:
    """1 for a set that is there, less for one that is near."""
    if held >= needed:
        return 1.0
    share = held / needed
    return 0.0 if complete else 0.7 * share * share * share
