"""What a seat of Madame Ching may do, and which clause forbids the rest."""

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.madame_ching import actions as act
from teahouse.games.madame_ching.cards import can_draw_card, can_draw_encounter, holds
from teahouse.games.madame_ching.clauses import Clause
from teahouse.games.madame_ching.completing import (
    has_symbols,
    in_reach,
    is_useful,
    mission_actions,
    ordinary_number,
    set_actions,
)
from teahouse.games.madame_ching.components import (
    CARTOGRAPHY,
    CHING,
    COLUMNS,
    COMBAT,
    CREW,
    FIRST_HELMSMEN,
    HELMSMEN,
    METEOROLOGY,
    MISSION_NUMBER,
    NIGHT,
    NUM_HELMSMEN,
    NUM_SKILLS,
    NUM_SYMBOLS,
    OLD_SAILOR,
    ROWS,
    SIREN,
    SOOTHSAYER,
    THIEF,
    TRAITOR,
    frozen,
)
from teahouse.games.madame_ching.encounters import anyone_hears, is_opponent, turn_actions, unturned
from teahouse.games.madame_ching.state import Attack, Junk, Phase, Player, State
from teahouse.games.madame_ching.voyages import cell_number

_IN_PHASE = {
    Phase.PICK: ("pick",),
    Phase.JUNK: ("junk",),
    Phase.MISSION: ("mission", "meteorology", "no-mission"),
    Phase.SET: ("set", "ching", "no-set"),
    Phase.PASS: ("keep", "pass"),
    Phase.TURN: (
        "take", "take-hidden", "end", "cartography", "night", "combat", "thief", "siren", "traitor", "old-sailor",
        "helmsmen", "soothsayer",
    ),
    Phase.SHIELD: ("shield", "no-shield"),
    Phase.SIREN: ("turn",),
    Phase.SEIZE: ("seize",),
    Phase.GIFT: ("give", "no-gift"),
}  # fmt: skip

_HOME = {
    Phase.PICK: Clause.ROUND__PICK,
    Phase.JUNK: Clause.TWO__JUNK,
    Phase.MISSION: Clause.COMPLETING__ORDER,
    Phase.SET: Clause.COMPLETING__ORDER,
    Phase.PASS: Clause.TEAM__PASS,
    Phase.TURN: Clause.TURN_WINDOW,
    Phase.SHIELD: Clause.HELMSMEN__SHIELD,
    Phase.SIREN: Clause.ENCOUNTER__SIREN,
    Phase.SEIZE: Clause.SKILL__COMBAT,
    Phase.GIFT: Clause.TEAM__GIFT,
}

#: [verb] -> the phase it is asked in; `give` also belongs to GIVE.
PHASE_OF = frozen([next(phase for phase, verbs in _IN_PHASE.items() if name in verbs) for name in act.VERBS.verbs])

#: [verb] -> the clause that says when it is done; `give` belongs to Combat where there are no teams.
HOME = frozen(
    [
        Clause.TURN__TAKE if name in ("take", "take-hidden", "end") else _HOME[Phase(phase)]
        for name, phase in zip(act.VERBS.verbs, PHASE_OF.tolist(), strict=True)
    ]
)
GIVE_VERB = list(act.VERBS.verbs).index("give")


# --- Legal actions


@compiled
def legal_actions(s: State, seat: int, out: Ints) -> int:
    """All legal actions of a seat that is to act, ascending."""
    me = s.players[seat]
    phase = int(s.phase)
    if phase == Phase.TURN:
        return main_actions(s, seat, me, out)
    if phase == Phase.PICK:
        return hand_actions(me, act.PICK, out)
    if phase == Phase.SET:
        return set_actions(s, me, out)
    if phase == Phase.SHIELD:
        return shield_actions(me, out)
    if phase == Phase.MISSION:
        return mission_actions(s, me, out)
    if phase == Phase.SIREN:
        return turn_actions(s, seat, out)
    if phase == Phase.SEIZE:
        return hand_actions(s.players[s.target], act.SEIZE, out)
    if phase == Phase.GIVE:
        return hand_actions(me, act.GIVE, out)
    if phase == Phase.GIFT:
        return gift_actions(me, out)
    first = act.JUNK if phase == Phase.JUNK else act.KEEP
    out[0] = first
    out[1] = first + 1
    return 2


@compiled
def hand_actions(owner: Player, verb: int, out: Ints) -> int:
    """Clauses round.pick, skill.combat and combat-hand: any card of a hand."""
    count = int(owner.hand_size)
    for k in range(count):
        out[k] = verb + int(owner.hand[k])
    return count


@compiled
def gift_actions(me: Player, out: Ints) -> int:
    """Clauses team.gift and team.return: any card of the hand; none only where nothing is owed."""
    count = hand_actions(me, act.GIVE, out)
    if me.owed == 0:
        out[count] = act.NO_GIFT
        count += 1
    return count


@compiled
def shield_actions(me: Player, out: Ints) -> int:
    """Clause helmsmen.shield: any Helmsmen held, or none."""
    count = 0
    for symbol in range(NUM_HELMSMEN):
        if me.encounters[HELMSMEN + symbol] > 0:
            out[count] = act.SHIELD + symbol
            count += 1
    out[count] = act.NO_SHIELD
    return count + 1


@compiled
def main_actions(s: State, seat: int, me: Player, out: Ints) -> int:
    """Clauses turn.parts and turn-window: take a card, or use skills and an encounter card before."""
    count = take_actions(s, out)
    if me.skills_up[CARTOGRAPHY] > 0 and can_draw_card(s):
        out[count] = act.CARTOGRAPHY
        count += 1
    if me.skills_up[NIGHT] > 0:
        count = night_actions(me, me.junks[s.junk], out, count)
    if me.skills_up[COMBAT] > 0:
        count = target_actions(s, seat, Attack.COMBAT, act.COMBAT, out, count)
    if me.encounter_count > 0 and s.encounter_played == 0:
        count = encounter_actions(s, seat, me, out, count)
    return count


@compiled
def take_actions(s: State, out: Ints) -> int:
    """Clause turn.take and ruling no-card: every display card; the end of the turn where there is none."""
    for k in range(int(s.display_size)):
        action = act.TAKE + int(s.display[k])
        place = k
        while place > 0 and out[place - 1] > action:
            out[place] = out[place - 1]
            place -= 1
        out[place] = action
    count = int(s.display_size)
    if s.hidden_there == 1:
        out[count] = act.TAKE_HIDDEN
        count += 1
    if count == 0:
        out[0] = act.END
        count = 1
    return count


@compiled
def night_actions(me: Player, junk: Junk, out: Ints, count: int) -> int:
    """Ruling night-place: any hand card higher than the expedition's lowest, not in column eight."""
    if junk.length < COLUMNS:
        for k in range(int(me.hand_size)):
            if me.hand[k] > junk.cards[0]:
                out[count] = act.NIGHT + int(me.hand[k])
                count += 1
    return count


@compiled
def target_actions(s: State, seat: int, attack: int, verb: int, out: Ints, count: int) -> int:
    """Clauses attack.target and empty-target: every opponent with something to lose."""
    for other in range(int(s.seats)):
        if is_opponent(s, seat, other) and can_lose(s.players[other], attack):
            out[count] = verb + other
            count += 1
    return count


@compiled
def can_lose(victim: Player, attack: int) -> bool:
    """Ruling empty-target: a hand card to Combat, a gem to a Thief, an encounter card to a Traitor."""
    if attack == Attack.COMBAT:
        return bool(victim.hand_size > 0)
    if attack == Attack.THIEF:
        return bool(victim.gems[0] > 0 or victim.gems[1] > 0 or victim.gems[2] > 0)
    return bool(victim.encounter_count > 0)


@compiled
def encounter_actions(s: State, seat: int, me: Player, out: Ints, count: int) -> int:
    """Clauses encounter.*: every encounter card that would change something."""
    if me.encounters[THIEF] > 0:
        count = target_actions(s, seat, Attack.THIEF, act.THIEF, out, count)
    for symbol in range(NUM_SYMBOLS):
        if me.encounters[SIREN + symbol] > 0 and anyone_hears(s, seat, symbol):
            out[count] = act.SIREN + symbol
            count += 1
    if me.encounters[TRAITOR] > 0:
        count = target_actions(s, seat, Attack.TRAITOR, act.TRAITOR, out, count)
    if me.encounters[OLD_SAILOR] > 0 and has_used_skill(me):
        out[count] = act.OLD_SAILOR
        count += 1
    if s.completed == 0 and has_room(me.junks[s.junk]):
        for symbol in range(NUM_HELMSMEN):
            if me.encounters[HELMSMEN + symbol] > 0:
                out[count] = act.HELMSMEN + symbol
                count += 1
    if me.encounters[SOOTHSAYER] > 0 and can_draw_encounter(s):
        out[count] = act.SOOTHSAYER
        count += 1
    return count


@compiled
def has_used_skill(me: Player) -> bool:
    """Ruling no-idle: an Old Sailor needs a skill to turn up."""
    for skill in range(NUM_SKILLS):
        if me.skills_down[skill] > 0:
            return True
    return False


@compiled
def has_room(junk: Junk) -> bool:
    """Ruling helmsmen-room: a free column and a free row."""
    return bool(junk.length < COLUMNS and junk.colours < ROWS)


# --- Why not


@compiled
def why_not(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action to a seat that is to act, 0 where there is none."""
    verb = int(act.VERB_OF[action])
    if s.phase != PHASE_OF[verb] and not (verb == GIVE_VERB and s.phase == Phase.GIVE):
        return int(Clause.SKILL__COMBAT if verb == GIVE_VERB and s.teams == 0 else HOME[verb])
    me = s.players[seat]
    if s.phase == Phase.TURN:
        return why_not_in_turn(s, seat, me, action)
    if s.phase == Phase.MISSION:
        return why_not_mission(s, me, action)
    if s.phase == Phase.SET:
        return why_not_set(s, me, action)
    if s.phase == Phase.PICK:
        return 0 if holds(me, action - act.PICK) else Clause.ROUND__PICK
    return why_not_answer(s, seat, me, action)


@compiled
def why_not_mission(s: State, me: Player, action: int) -> int:
    """Clauses mission.available, mission.highest and skill.meteorology, ruling mission-must."""
    number = cell_number(me.junks[s.junk])
    ordinary = ordinary_number(s, number)
    if action == act.NO_MISSION:
        return Clause.MISSION_MUST if ordinary > 0 else 0
    by_meteorology = action >= act.METEOROLOGY
    mission = action - (act.METEOROLOGY if by_meteorology else act.MISSION)
    if by_meteorology and me.skills_up[METEOROLOGY] == 0:
        return Clause.SKILL__USE
    if s.missions[mission] == 0:
        return Clause.MISSION__AVAILABLE
    if by_meteorology:
        return 0 if in_reach(mission, number) else Clause.SKILL__METEOROLOGY
    return 0 if MISSION_NUMBER[mission] == ordinary else Clause.MISSION__HIGHEST


@compiled
def why_not_set(s: State, me: Player, action: int) -> int:
    """Clauses set.* and ching.symbol, ruling ching-useful."""
    if action == act.NO_SET:
        return 0
    if action < act.CHING:
        skill = action - act.SET
        if s.skill_supply[skill] == 0:
            return Clause.SET__SUPPLY
        if has_symbols(s, skill):
            return 0
        return Clause.SET__CREW if skill == CREW else Clause.SET__ALIKE
    if s.encounter_played == 1:
        return Clause.ENCOUNTER__ONE
    if me.encounters[CHING] == 0:
        return Clause.ENCOUNTER__HAND
    return 0 if is_useful(s, action - act.CHING) else Clause.CHING_USEFUL


@compiled
def why_not_answer(s: State, seat: int, me: Player, action: int) -> int:
    """Clauses of the answers to an attack and of gifts; junks and passing can always be answered."""
    if act.SHIELD <= action < act.NO_SHIELD:
        return 0 if me.encounters[HELMSMEN + action - act.SHIELD] > 0 else Clause.ENCOUNTER__HAND
    if act.TURN < action <= act.TURN_HELMSMEN:
        return 0 if can_turn(s, seat, action) else Clause.ENCOUNTER__SIREN
    if act.SEIZE < action <= act.GIVE:
        return 0 if holds(s.players[s.target], action - act.SEIZE) else Clause.SKILL__COMBAT
    if act.GIVE < action < act.NO_GIFT and not holds(me, action - act.GIVE):
        return Clause.COMBAT_HAND if s.phase == Phase.GIVE else Clause.TEAM__GIFT
    if action == act.NO_GIFT and me.owed == 1:
        return Clause.TEAM__RETURN
    return 0


@compiled
def can_turn(s: State, seat: int, action: int) -> bool:
    """Clause encounter.siren: the card lies unturned in an own expedition and bears the symbol."""
    symbol = int(s.attack) - Attack.SIREN
    for number in range(2):
        junk = s.players[seat].junks[number]
        places = unturned(junk, symbol)
        for k in range(int(junk.length)):
            if places >> k & 1 and act.TURN + min(int(junk.cards[k]), FIRST_HELMSMEN) == action:
                return True
    return False


@compiled
def why_not_in_turn(s: State, seat: int, me: Player, action: int) -> int:
    """Clauses turn.take, skill.* and encounter.*: the main part of the turn."""
    if action <= act.END:
        return 0 if can_take(s, action) else Clause.TURN__TAKE
    if action < act.THIEF:
        return why_not_skill(s, seat, me, action)
    if s.encounter_played == 1:
        return Clause.ENCOUNTER__ONE
    if me.encounters[face_of(action)] == 0:
        return Clause.ENCOUNTER__HAND
    if action < act.SIREN:
        return why_not_target(s, seat, action - act.THIEF, Attack.THIEF)
    if action < act.TRAITOR:
        return 0 if anyone_hears(s, seat, action - act.SIREN) else Clause.NO_IDLE
    if action < act.OLD_SAILOR:
        return why_not_target(s, seat, action - act.TRAITOR, Attack.TRAITOR)
    if action == act.OLD_SAILOR:
        return 0 if has_used_skill(me) else Clause.NO_IDLE
    if action == act.SOOTHSAYER:
        return 0 if can_draw_encounter(s) else Clause.NO_IDLE
    if s.completed == 1:
        return Clause.HELMSMEN__COMPLETING
    return 0 if has_room(me.junks[s.junk]) else Clause.HELMSMEN_ROOM


@compiled
def can_take(s: State, action: int) -> bool:
    """Clause turn.take: the card lies there; the turn ends without one only where none lies there."""
    if action == act.TAKE_HIDDEN:
        return bool(s.hidden_there == 1)
    if action == act.END:
        return bool(s.hidden_there == 0 and s.display_size == 0)
    for k in range(int(s.display_size)):
        if s.display[k] == action - act.TAKE:
            return True
    return False


@compiled
def face_of(action: int) -> int:
    """The encounter card that an action of the main part plays."""
    if action < act.SIREN:
        return THIEF
    if action < act.TRAITOR:
        return SIREN + action - act.SIREN
    if action < act.OLD_SAILOR:
        return TRAITOR
    if action == act.OLD_SAILOR:
        return OLD_SAILOR
    if action < act.SOOTHSAYER:
        return HELMSMEN + action - act.HELMSMEN
    return SOOTHSAYER


@compiled
def why_not_skill(s: State, seat: int, me: Player, action: int) -> int:
    """Clauses skill.use, skill.night and night-place, ruling no-idle; and the target of Combat."""
    if action == act.CARTOGRAPHY:
        if me.skills_up[CARTOGRAPHY] == 0:
            return Clause.SKILL__USE
        return 0 if can_draw_card(s) else Clause.NO_IDLE
    if action >= act.COMBAT:
        if me.skills_up[COMBAT] == 0:
            return Clause.SKILL__USE
        return why_not_target(s, seat, action - act.COMBAT, Attack.COMBAT)
    if me.skills_up[NIGHT] == 0:
        return Clause.SKILL__USE
    if not holds(me, action - act.NIGHT):
        return Clause.SKILL__NIGHT
    junk = me.junks[s.junk]
    return 0 if junk.length < COLUMNS and action - act.NIGHT > junk.cards[0] else Clause.NIGHT_PLACE


@compiled
def why_not_target(s: State, seat: int, target: int, attack: int) -> int:
    """Clauses attack.target, team.attacks and empty-target."""
    if target >= s.seats or target == seat:
        return Clause.ATTACK__TARGET
    if not is_opponent(s, seat, target):
        return Clause.TEAM__ATTACKS
    return 0 if can_lose(s.players[target], attack) else Clause.EMPTY_TARGET
