"""What holds in every reachable position of Madame Ching."""

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.games.madame_ching.clauses import Problem
from teahouse.games.madame_ching.components import (
    COLOUR_OF,
    COPIES,
    FIRST_HELMSMEN,
    HELMSMEN,
    JUNKS,
    NUM_CARDS,
    NUM_FACES,
    NUM_MISSIONS,
    NUM_SKILLS,
    ROWS,
    SKILL_CARDS,
    SYMBOL_OF,
)
from teahouse.games.madame_ching.state import Attack, Junk, Phase, State


@compiled
def problems(s: State, out: Ints) -> int:
    """Fill `out` with the numbers of the broken invariants; return how many."""
    count = 0
    for problem, broken in (
        (Problem.CARDS_ADD_UP, not cards_add_up(s)),
        (Problem.ENCOUNTERS_ADD_UP, not encounters_add_up(s)),
        (Problem.SKILLS_ADD_UP, not skills_add_up(s)),
        (Problem.MISSIONS_ADD_UP, not missions_add_up(s)),
        (Problem.HANDS_SORTED, not hands_are_sorted(s)),
        (Problem.EXPEDITIONS_RIGHT, not expeditions_are_right(s)),
        (Problem.NOTES_TRUE, not notes_are_true(s)),
        (Problem.TURN_RIGHT, not turn_is_right(s)),
        (Problem.QUESTION_RIGHT, not question_is_right(s)),
        (Problem.NEGATIVE_COUNT, has_negative_count(s)),
    ):
        if broken:
            out[count] = problem
            count += 1
    return count


@compiled
def cards_add_up(s: State) -> bool:
    """Every navigation card is in one place."""
    seen = np.zeros(NUM_CARDS + 1, np.int64)
    for card in range(1, NUM_CARDS + 1):
        seen[card] += int(s.discards[card])
    for k in range(int(s.deck_size)):
        seen[s.deck[k]] += 1
    for k in range(int(s.display_size)):
        seen[s.display[k]] += 1
    for k in range(int(s.turns_left)):
        seen[s.turn_cards[k]] += 1
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for k in range(int(me.hand_size)):
            seen[me.hand[k]] += 1
        for k in range(int(me.picks_made)):
            seen[me.picks[k]] += 1
        for number in range(int(JUNKS[s.seats])):
            for k in range(int(me.junks[number].length)):
                if me.junks[number].cards[k] < FIRST_HELMSMEN:
                    seen[me.junks[number].cards[k]] += 1
    seen[s.hidden] += 1
    seen[s.card] += 1
    for card in range(1, NUM_CARDS + 1):
        if seen[card] != 1:
            return False
    return bool((s.hidden > 0) == (s.hidden_there == 1))


@compiled
def encounters_add_up(s: State) -> bool:
    """Every encounter card is in a hand, an expedition, the deck or the discards; hands are shown at the end."""
    seen = np.zeros(NUM_FACES, np.int64)
    for k in range(int(s.encounter_deck_size)):
        seen[s.encounter_deck[k]] += 1
    for seat in range(int(s.seats)):
        me = s.players[seat]
        held = 0
        for face in range(NUM_FACES):
            seen[face] += int(me.encounters[face])
            held += int(me.encounters[face])
            if me.shown[face] != (me.encounters[face] if s.phase == Phase.OVER else 0):
                return False
        if held != me.encounter_count:
            return False
        for number in range(int(JUNKS[s.seats])):
            for k in range(int(me.junks[number].length)):
                if me.junks[number].cards[k] >= FIRST_HELMSMEN:
                    seen[int(me.junks[number].cards[k]) - FIRST_HELMSMEN + HELMSMEN] += 1
    for face in range(NUM_FACES):
        if seen[face] + s.encounter_discards[face] != COPIES[face]:
            return False
    return True


@compiled
def skills_add_up(s: State) -> bool:
    """Every skill card is in the supply or with a player."""
    for skill in range(NUM_SKILLS):
        total = int(s.skill_supply[skill])
        for seat in range(int(s.seats)):
            total += int(s.players[seat].skills_up[skill]) + int(s.players[seat].skills_down[skill])
        if total != SKILL_CARDS:
            return False
    return True


@compiled
def missions_add_up(s: State) -> bool:
    """The number of missions is right, and without any the end is near."""
    count = 0
    for mission in range(NUM_MISSIONS):
        count += int(s.missions[mission])
    return bool(count == s.missions_left and (count > 0 or s.trigger > 0) and (s.pearl < 0 or s.trigger > 0))


@compiled
def is_ascending(cards: Ints, size: int) -> bool:
    """The first `size` cards ascend, and nothing stands behind them."""
    for k in range(len(cards)):
        if (k < size) != (cards[k] > 0) or (0 < k < size and cards[k] <= cards[k - 1]):
            return False
    return True


@compiled
def hands_are_sorted(s: State) -> bool:
    """Hands, picks and turns ascend with nothing behind them."""
    for seat in range(int(s.seats)):
        me = s.players[seat]
        if not is_ascending(me.hand, int(me.hand_size)) or not is_ascending(me.picks, int(me.picks_made)):
            return False
    return is_ascending(s.turn_cards, int(s.turns_left))


@compiled
def expeditions_are_right(s: State) -> bool:
    """Numbers ascend from the first card on, and the cell fits the cards."""
    for seat in range(int(s.seats)):
        for number in range(2):
            if not expedition_is_right(s.players[seat].junks[number]):
                return False
    return True


@compiled
def expedition_is_right(junk: Junk) -> bool:
    """One expedition: its order, its colours, its turned cards."""
    colours, last, seen = 0, 0, 0
    for k in range(len(junk.cards)):
        card = int(junk.cards[k])
        if (k < junk.length) != (card > 0) or (junk.turned[k] == 1 and SYMBOL_OF[card] < 0):
            return False
        if card >= FIRST_HELMSMEN:
            colours += 1
            if last == 0:
                return False
        elif card > 0:
            if card < last:
                return False
            last = card
            seen |= 1 << int(COLOUR_OF[card])
    while seen > 0:
        colours += seen & 1
        seen >>= 1
    return bool(junk.colours == min(colours, ROWS))


@compiled
def notes_are_true(s: State) -> bool:
    """Whoever is noted as holding a card holds it, nobody has notes on themselves, and gained cards are held."""
    for seat in range(int(s.seats)):
        me = s.players[seat]
        for card in range(1, NUM_CARDS + 1):
            if me.notes[card] > 0 and not has_card(s, int(me.notes[card]) - 1, seat, card):
                return False
        for other in range(int(s.seats)):
            for face in range(NUM_FACES):
                noted = int(me.encounter_notes[other, face])
                if noted > s.players[other].encounters[face] or (noted > 0 and other == seat):
                    return False
        knows = s.phase == Phase.PASS and (seat == s.seat or seat == s.gained_from)
        if (me.gained > 0) != knows or (knows and s.players[s.seat].encounters[int(me.gained) - 1] == 0):
            return False
    return True


@compiled
def has_card(s: State, holder: int, observer: int, card: int) -> bool:
    """Another seat has the card in hand or among its picks."""
    if holder == observer or holder >= s.seats:
        return False
    them = s.players[holder]
    for k in range(int(them.hand_size)):
        if them.hand[k] == card:
            return True
    return bool(them.picks[0] == card or them.picks[1] == card)


@compiled
def turn_is_right(s: State) -> bool:
    """A turn is under way exactly when neither picks are asked for nor the game is over."""
    under_way = s.phase != Phase.PICK and s.phase != Phase.OVER
    if under_way != (s.seat >= 0) or (s.junk >= 0) != (under_way and s.phase != Phase.JUNK):
        return False
    if not under_way and (s.card > 0 or s.turns_left > 0 or s.encounter_played + s.completed + s.night_draws > 0):
        return False
    for seat in range(int(s.seats)):
        me = s.players[seat]
        if me.to_pick > 0 and s.phase != Phase.PICK:
            return False
        for number in range(2):
            if me.junks[number].used == 1 and not under_way:
                return False
            if seat == s.seat and number == s.junk and me.junks[number].used == 0:
                return False
    return True


@compiled
def question_is_right(s: State) -> bool:
    """Half-finished things stand only where their question is asked."""
    attacked = Phase.SHIELD <= s.phase <= Phase.GIVE
    if attacked != (s.attack != Attack.NONE) or attacked != (s.target >= 0) or (attacked and s.target == s.seat):
        return False
    completing = s.phase == Phase.MISSION or s.phase == Phase.SET or s.phase == Phase.PASS
    if s.phase > Phase.OVER or (not completing and (s.rewarded > 0 or s.resume > 0 or s.draws > 0)):
        return False
    if s.phase != Phase.SET and s.symbols.max() > 0:
        return False
    return bool((s.phase == Phase.OVER) == (s.reason > 0) and (s.phase == Phase.PASS or s.gained_from < 0))


@compiled
def has_negative_count(s: State) -> bool:
    """Some number of things is below zero."""
    least = min(int(s.skill_supply.min()), int(s.encounter_discards.min()), int(s.symbols.min()), int(s.draws))
    for seat in range(int(s.seats)):
        me = s.players[seat]
        least = min(least, int(me.encounters.min()), int(me.skills_up.min()), int(me.skills_down.min()))
        least = min(least, int(me.gems.min()), int(me.gold), int(me.to_pick), int(me.missing), int(me.owed))
        for other in range(int(s.seats)):
            least = min(least, int(me.encounter_notes[other].min()))
    return least < 0
