"""How good a position of Madame Ching looks: points, and what expeditions, skills and cards promise."""

from teahouse.core.compiled import compiled
from teahouse.games.madame_ching.completing import ALIKE, kinds_covered, ordinary_number
from teahouse.games.madame_ching.components import (
    COLUMNS,
    CREW,
    JUNKS,
    METEOROLOGY,
    MISSION_ENCOUNTERS,
    MISSION_GEMS,
    MISSION_GOLD,
    MISSION_NUMBER,
    NUM_MISSIONS,
    NUM_SYMBOLS,
    SYMBOL_OF,
)
from teahouse.games.madame_ching.state import Junk, Phase, Player, State
from teahouse.games.madame_ching.voyages import PEARL_POINTS, cell_number, highest_number, points

RIVAL = 0.6  # how much the best rival's prospects count against one's own
ENCOUNTER = 1.1  # an encounter card in hand, beyond the points it shows
READY = 0.8  # a skill that can still be used
HOPE = 0.75  # share of a mission's worth while it is not yet carried out
PARTNER = 0.9


@compiled
def evaluate(s: State, seat: int) -> float:
    """Own prospects, with the partner's, less those of the best rival."""
    value = prospects(s, seat)
    best_rival = -1e9
    for other in range(int(s.seats)):
        if other == seat:
            continue
        if s.teams == 1 and (other - seat) % 2 == 0:
            value += PARTNER * prospects(s, other)
        else:
            best_rival = max(best_rival, prospects(s, other))
    return value - RIVAL * best_rival


@compiled
def prospects(s: State, seat: int) -> float:
    """Points so far, and while the game goes on what can become of the rest."""
    me = s.players[seat]
    value = float(points(s, seat))
    if s.phase == Phase.OVER:
        return value + 0.01 * float(me.gems[2])
    value += ENCOUNTER * min(int(me.encounter_count), 6)
    for skill in range(CREW):
        value += READY * min(int(me.skills_up[skill]), 2)
    if s.pearl < 0:
        kinds = kinds_covered(me) / NUM_SYMBOLS
        value += PEARL_POINTS * kinds * kinds
    for number in range(int(JUNKS[s.seats])):
        value += voyage_value(s, me, me.junks[number])
    return value + 0.3 * min(int(me.hand_size), 6)


@compiled
def voyage_value(s: State, me: Player, junk: Junk) -> float:
    """The best mission in reach now or soon, sets of symbols, and the room that is left above the last card."""
    if junk.length == 0:
        return 0.0
    number = cell_number(junk)
    now = best_reward(s, me, number)
    room = ascending_room(me, junk)
    soon = best_reward(s, me, (int(junk.length) + room) * min(int(junk.colours) + (room + 1) // 2, 6))
    value = HOPE * (0.6 * now + 0.4 * max(now, soon)) + set_value(s, me, junk)
    return value + 0.25 * room + (55.0 - highest_number(junk)) * 0.02 * (COLUMNS - int(junk.length))


@compiled
def ascending_room(me: Player, junk: Junk) -> int:
    """How many cards of the hand could still follow, as far as there are columns; two more may come, if low enough."""
    last = highest_number(junk)
    fitting = 2 if last < 40 else 1 if last < 52 else 0
    for k in range(int(me.hand_size)):
        if me.hand[k] > last:
            fitting += 1
    return min(fitting, COLUMNS - int(junk.length))


@compiled
def best_reward(s: State, me: Player, number: int) -> float:
    """What the ordinary mission from this number brings, or a better one within reach of Meteorology."""
    ordinary = ordinary_number(s, number)
    reach = number + 6 if me.skills_up[METEOROLOGY] > 0 else 0
    best = 0.0
    for mission in range(NUM_MISSIONS):
        if s.missions[mission] == 1:
            if MISSION_NUMBER[mission] == ordinary or number <= MISSION_NUMBER[mission] <= reach:
                best = max(best, reward_worth(mission))
    return best


@compiled
def reward_worth(mission: int) -> float:
    """A mission in points."""
    worth = float(MISSION_GOLD[mission]) + ENCOUNTER * MISSION_ENCOUNTERS[mission]
    return worth + 2.0 * MISSION_GEMS[mission, 0] + 3.0 * MISSION_GEMS[mission, 1] + 4.0 * MISSION_GEMS[mission, 2]


@compiled
def set_value(s: State, me: Player, junk: Junk) -> float:
    """Sets of symbols by how near they are; skills that bring the Pearl nearer count double."""
    value, different = 0.0, 0
    for symbol in range(NUM_SYMBOLS):
        held = 0
        for k in range(int(junk.length)):
            if SYMBOL_OF[junk.cards[k]] == symbol and junk.turned[k] == 0:
                held += 1
        different += min(held, 1)
        if s.skill_supply[symbol] > 0:
            share = min(held, ALIKE) / ALIKE
            new = me.skills_up[symbol] + me.skills_down[symbol] == 0
            value += (3.0 if new and s.pearl < 0 else 1.5) * share * share
    if s.skill_supply[CREW] > 0:
        value += (3.0 if s.pearl < 0 else 1.0) * (different / NUM_SYMBOLS) ** 3
    return value
