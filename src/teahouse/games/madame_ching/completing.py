"""Completing an expedition: the mission, the sets of symbols, the luck of the sea, and the China Pearl."""

from teahouse.core.compiled import compiled
from teahouse.core.events import emit
from teahouse.core.record import Ints
from teahouse.games.madame_ching import actions as act
from teahouse.games.madame_ching import events as ev
from teahouse.games.madame_ching.cards import discard_encounter
from teahouse.games.madame_ching.components import (
    CHING,
    COLUMNS,
    CREW,
    FIRST_HELMSMEN,
    HELMSMEN,
    METEOROLOGY,
    MISSION_ENCOUNTERS,
    MISSION_GEMS,
    MISSION_GOLD,
    MISSION_NUMBER,
    NUM_GEMS,
    NUM_MISSIONS,
    NUM_SKILLS,
    NUM_SYMBOLS,
    SYMBOL_OF,
)
from teahouse.games.madame_ching.state import Junk, Phase, Player, State
from teahouse.games.madame_ching.voyages import cell_number, set_out

REACH = 6  # how far above the cell's number Meteorology looks
ALIKE = 3
MISSIONS_GONE, PEARL_TAKEN = 1, 2  # triggers and reasons


# --- 1. The mission


@compiled
def ordinary_number(s: State, number: int) -> int:
    """Clause mission.highest: the highest number on the sea that is not above the cell's, 0 where there is none."""
    best = 0
    for mission in range(NUM_MISSIONS):
        if s.missions[mission] == 1 and best < MISSION_NUMBER[mission] <= number:
            best = int(MISSION_NUMBER[mission])
    return best


@compiled
def in_reach(mission: int, number: int) -> bool:
    """Clause skill.meteorology: from the cell's number up to 6 above it."""
    return bool(number <= MISSION_NUMBER[mission] <= number + REACH)


@compiled
def mission_actions(s: State, me: Player, out: Ints) -> int:
    """Clauses mission.* and ruling mission-must: the ordinary missions or none, and those by Meteorology."""
    number = cell_number(me.junks[s.junk])
    ordinary = ordinary_number(s, number)
    count = 0
    for mission in range(NUM_MISSIONS):
        if s.missions[mission] == 1 and MISSION_NUMBER[mission] == ordinary:
            out[count] = act.MISSION + mission
            count += 1
    if me.skills_up[METEOROLOGY] > 0:
        for mission in range(NUM_MISSIONS):
            if s.missions[mission] == 1 and in_reach(mission, number):
                out[count] = act.METEOROLOGY + mission
                count += 1
    if ordinary == 0:
        out[count] = act.NO_MISSION
        count += 1
    return count


@compiled
def mission_is_asked(s: State, log: Ints) -> bool:
    """Ruling single-answer: with one answer it is carried out unasked."""
    me = s.players[s.seat]
    number = cell_number(me.junks[s.junk])
    ordinary = ordinary_number(s, number)
    answers, only = 0, -1
    for mission in range(NUM_MISSIONS):
        if s.missions[mission] == 1:
            if MISSION_NUMBER[mission] == ordinary:
                answers += 1
                only = mission
            if me.skills_up[METEOROLOGY] > 0 and in_reach(mission, number):
                answers += 1
    if answers > 1 or (answers == 1 and ordinary == 0):
        return True
    if ordinary > 0:
        carry_out(s, only, log)
    else:
        no_mission(s, log)
    return False


@compiled
def carry_out(s: State, mission: int, log: Ints) -> None:
    """Clauses mission.reward and end.trigger: take what the tile shows; it leaves the game."""
    me = s.players[s.seat]
    s.missions[mission] = 0
    s.missions_left -= 1
    me.gold += MISSION_GOLD[mission]
    for gem in range(NUM_GEMS):
        me.gems[gem] += MISSION_GEMS[mission, gem]
    blue, red, white = MISSION_GEMS[mission, 0], MISSION_GEMS[mission, 1], MISSION_GEMS[mission, 2]
    emit(log, ev.MISSION, s.seat, mission, MISSION_GOLD[mission], blue, red, white)
    if s.missions_left == 0:
        trigger_end(s, MISSIONS_GONE, log)
    s.rewarded = 1
    s.draws = MISSION_ENCOUNTERS[mission]
    s.resume = Phase.COUNT_SYMBOLS
    s.phase = Phase.DRAW


@compiled
def no_mission(s: State, log: Ints) -> None:
    """Clause mission.highest: there is none; on to the sets."""
    emit(log, ev.NO_MISSION, s.seat)
    s.phase = Phase.COUNT_SYMBOLS


@compiled
def turn_down(s: State, me: Player, skill: int, log: Ints) -> None:
    """Clause skill.use: a used skill lies face down."""
    me.skills_up[skill] -= 1
    me.skills_down[skill] += 1
    emit(log, ev.USED_SKILL, s.seat, skill)


@compiled
def trigger_end(s: State, trigger: int, log: Ints) -> None:
    """Clause end.trigger: the first one is the reason recorded."""
    if s.trigger == 0:
        s.trigger = trigger
        emit(log, ev.LAST_ROUND, trigger)


# --- 2. The sets


@compiled
def count_symbols(s: State) -> None:
    """Clauses set.*: the unturned symbols of the expedition, Helmsmen's included."""
    junk = s.players[s.seat].junks[s.junk]
    for k in range(int(junk.length)):
        symbol = int(SYMBOL_OF[junk.cards[k]])
        if symbol >= 0 and junk.turned[k] == 0:
            s.symbols[symbol] += 1
    s.phase = Phase.SET


@compiled
def is_possible(s: State, skill: int) -> bool:
    """Clauses set.supply, set.alike and set.crew: the card is left and the symbols are there."""
    return bool(s.skill_supply[skill] > 0) and has_symbols(s, skill)


@compiled
def has_symbols(s: State, skill: int) -> bool:
    """Clauses set.alike and set.crew: three alike, or one of each."""
    if skill < CREW:
        return bool(s.symbols[skill] >= ALIKE)
    for symbol in range(NUM_SYMBOLS):
        if s.symbols[symbol] == 0:
            return False
    return True


@compiled
def any_set(s: State) -> bool:
    """Some set is possible."""
    for skill in range(NUM_SKILLS):
        if is_possible(s, skill):
            return True
    return False


@compiled
def sets_are_asked(s: State) -> bool:
    """Ruling ask-completing: while a set is possible or any encounter card is held."""
    if s.players[s.seat].encounter_count > 0 or any_set(s):
        return True
    stop_sets(s, False)
    return False


@compiled
def exchange_set(s: State, me: Player, skill: int, log: Ints) -> None:
    """Clauses set.alike, set.crew and pearl.first: symbols for a skill, which may bring the Pearl."""
    if skill < CREW:
        s.symbols[skill] -= ALIKE
    else:
        for symbol in range(NUM_SYMBOLS):
            s.symbols[symbol] -= 1
    s.skill_supply[skill] -= 1
    me.skills_up[skill] += 1
    s.rewarded = 1
    emit(log, ev.GAINED_SKILL, s.seat, skill)
    if s.pearl < 0 and kinds_covered(me) >= NUM_SYMBOLS:
        s.pearl = s.seat
        emit(log, ev.PEARL, s.seat)
        trigger_end(s, PEARL_TAKEN, log)


@compiled
def kinds_covered(me: Player) -> int:
    """Clauses pearl.first and skill.crew: kinds of skills owned, used ones too, and jokers for the gaps."""
    kinds = int(me.skills_up[CREW]) + int(me.skills_down[CREW])
    for skill in range(CREW):
        if me.skills_up[skill] > 0 or me.skills_down[skill] > 0:
            kinds += 1
    return kinds


@compiled
def is_useful(s: State, symbol: int) -> bool:
    """Ruling ching-useful: one more such symbol makes a set possible that was not."""
    if s.symbols[symbol] == ALIKE - 1 and s.skill_supply[symbol] > 0:
        return True
    if s.symbols[symbol] > 0 or s.skill_supply[CREW] == 0:
        return False
    for other in range(NUM_SYMBOLS):
        if other != symbol and s.symbols[other] == 0:
            return False
    return True


@compiled
def add_symbol(s: State, symbol: int, log: Ints) -> None:
    """Clause ching.symbol: a Madame Ching card adds a symbol; it is this turn's encounter card."""
    discard_encounter(s, int(s.seat), CHING)
    s.encounter_played = 1
    s.symbols[symbol] += 1
    emit(log, ev.ADDED_SYMBOL, s.seat, symbol)


@compiled
def set_actions(s: State, me: Player, out: Ints) -> int:
    """Clauses set.* and ching.symbol: every possible set, every useful symbol, or to stop."""
    count = 0
    for skill in range(NUM_SKILLS):
        if is_possible(s, skill):
            out[count] = act.SET + skill
            count += 1
    if me.encounters[CHING] > 0 and s.encounter_played == 0:
        for symbol in range(NUM_SYMBOLS):
            if is_useful(s, symbol):
                out[count] = act.CHING + symbol
                count += 1
    out[count] = act.NO_SET
    return count + 1


@compiled
def refuse_sets(s: State, log: Ints) -> None:
    """Clause set.choice: stop; a possible set refused forfeits the luck of the sea."""
    emit(log, ev.NO_SET, s.seat)
    stop_sets(s, any_set(s))


@compiled
def stop_sets(s: State, refused: bool) -> None:
    """The symbols have served."""
    for symbol in range(NUM_SYMBOLS):
        s.symbols[symbol] = 0
    s.phase = Phase.CLEAR if refused else Phase.LUCK


# --- 3. and 4. The luck of the sea, and a new beginning


@compiled
def luck_of_the_sea(s: State, log: Ints) -> None:
    """Clause luck.draw and ruling luck-unable: one encounter card for whoever gained nothing."""
    s.phase = Phase.CLEAR
    if s.rewarded == 0:
        emit(log, ev.LUCK, s.seat)
        s.draws = 1
        s.resume = Phase.CLEAR
        s.phase = Phase.DRAW


@compiled
def clear_expedition(s: State, log: Ints) -> None:
    """Clauses completing.discard and expedition.completed: the cards are discarded, this turn's begins anew."""
    discard_expedition(s, s.players[s.seat].junks[s.junk])
    s.rewarded = 0
    s.completed = 1
    set_out(s, log)


@compiled
def discard_expedition(s: State, junk: Junk) -> None:
    """Clause completing.discard: numbered cards and Helmsmen go to their own discards."""
    for k in range(COLUMNS):
        card = int(junk.cards[k])
        if card >= FIRST_HELMSMEN:
            s.encounter_discards[card - FIRST_HELMSMEN + HELMSMEN] += 1
        elif card > 0:
            s.discards[card] = 1
        junk.cards[k] = 0
        junk.turned[k] = 0
