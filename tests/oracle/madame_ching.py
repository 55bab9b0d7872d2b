"""The slow, obvious Madame Ching: lists, sets and dicts, written straight from the rules.

It shares nothing with the engine under test: no code, no data file, no layout. Cards are their numbers or
their names, an action is its notation, and `legal` is simply every notation that no clause forbids. All
chance comes from the `below` it is given, in the order that both engines agree on.
"""

from collections.abc import Callable
from typing import Any

Card = int | str
"""A card of an expedition: a navigation card's number, or the face of a Helmsmen card."""

SYMBOLS = ["map", "lantern", "sword", "kite"]
SKILLS = ["map", "lantern", "sword", "kite", "crew"]
GEMS = ["blue", "red", "white"]
GEM_POINTS = {"blue": 2, "red": 3, "white": 4}

COLOURS = {
    "white": (1, 5),
    "light blue": (6, 25),
    "green": (26, 39),
    "yellow": (40, 48),
    "red": (49, 53),
    "dark blue": (54, 55),
}

ENCOUNTERS = {
    "ching": 4,
    "thief": 2,
    "siren map": 1,
    "siren lantern": 1,
    "siren sword": 1,
    "siren kite": 1,
    "traitor": 3,
    "old sailor": 2,
    "helmsmen map": 1,
    "helmsmen lantern": 1,
    "helmsmen sword": 1,
    "helmsmen kite": 1,
    "helmsmen none": 2,
    "soothsayer": 3,
    "merchant": 3,
    "treasure 1": 2,
    "treasure 2": 2,
    "treasure 3": 2,
}
FACES = list(ENCOUNTERS)

SPACES = {9: 2, 11: 1, 15: 2, 17: 1, 19: 2, 23: 2, 27: 1, 29: 2, 31: 1, 34: 2, 39: 2, 41: 2, 47: 1}
MISSIONS: dict[str, dict[str, int]] = {
    "9 a": {"gold": 3},
    "9 b": {"gold": 1, "encounters": 1},
    "11 a": {"gold": 2, "blue": 1},
    "15 a": {"gold": 2, "red": 1},
    "15 b": {"gold": 3, "encounters": 1},
    "15 c": {"gold": 3, "blue": 1},
    "17 a": {"gold": 1, "blue": 1, "red": 1},
    "19 a": {"red": 2},
    "19 b": {"gold": 2, "blue": 1, "encounters": 1},
    "23 a": {"blue": 2, "white": 1},
    "23 b": {"gold": 4, "encounters": 2},
    "23 c": {"gold": 1, "blue": 1, "red": 1, "encounters": 1},
    "27 a": {"gold": 2, "red": 1, "white": 1},
    "29 a": {"blue": 1, "white": 2},
    "29 b": {"gold": 3, "blue": 1, "red": 1, "encounters": 1},
    "31 a": {"gold": 1, "red": 2, "white": 1},
    "34 a": {"gold": 1, "red": 1, "white": 2},
    "34 b": {"gold": 3, "blue": 2, "red": 1, "encounters": 1},
    "39 a": {"gold": 1, "blue": 1, "red": 2, "white": 1},
    "39 b": {"gold": 5, "red": 2, "encounters": 1},
    "41 a": {"gold": 3, "blue": 2, "red": 1, "white": 1},
    "41 b": {"gold": 2, "white": 3},
    "47 a": {"gold": 2, "red": 2, "white": 2},
}
MISSION_NAMES = list(MISSIONS)
MISSIONS_IN_PLAY = {2: 14, 3: 12, 4: 14}

LINES = {2: 1, 4: 2}
"""Passed when cards minus colours becomes the key; meets that many people."""

EDGE = 8
ROWS = 7
HONG_KONG = [(7, 7), (8, 7)]
LAST_ROUND = 60

NUMBERS = [str(number) for number in range(1, 56)]
SEATS = ["0", "1", "2", "3"]
HELMSMEN = [*SYMBOLS, "none"]

VERBS: list[tuple[str, list[str], tuple[str, ...], str]] = [
    # verb, its parameters, the phases that ask for it, the clause that says so
    ("pick", NUMBERS, ("pick",), "round.pick"),
    ("junk", ["0", "1"], ("junk",), "two.junk"),
    ("mission", MISSION_NAMES, ("mission",), "completing.order"),
    ("meteorology mission", MISSION_NAMES, ("mission",), "completing.order"),
    ("no mission", [], ("mission",), "completing.order"),
    ("set", SKILLS, ("set",), "completing.order"),
    ("ching", SYMBOLS, ("set",), "completing.order"),
    ("no set", [], ("set",), "completing.order"),
    ("keep", [], ("pass",), "team.pass"),
    ("pass", [], ("pass",), "team.pass"),
    ("take", NUMBERS, ("turn",), "turn.take"),
    ("take hidden", [], ("turn",), "turn.take"),
    ("end", [], ("turn",), "turn.take"),
    ("cartography", [], ("turn",), "turn-window"),
    ("night", NUMBERS, ("turn",), "turn-window"),
    ("combat", SEATS, ("turn",), "turn-window"),
    ("thief", SEATS, ("turn",), "turn-window"),
    ("siren", SYMBOLS, ("turn",), "turn-window"),
    ("traitor", SEATS, ("turn",), "turn-window"),
    ("old sailor", [], ("turn",), "turn-window"),
    ("helmsmen", HELMSMEN, ("turn",), "turn-window"),
    ("soothsayer", [], ("turn",), "turn-window"),
    ("shield", HELMSMEN, ("shield",), "helmsmen.shield"),
    ("no shield", [], ("shield",), "helmsmen.shield"),
    ("turn", [*NUMBERS, "helmsmen"], ("siren",), "encounter.siren"),
    ("seize", NUMBERS, ("seize",), "skill.combat"),
    ("give", NUMBERS, ("give", "gift"), "skill.combat"),
    ("no gift", [], ("gift",), "team.gift"),
]
PHASES = {verb: phases for verb, _, phases, _ in VERBS}
HOME_CLAUSE = {verb: clause for verb, _, _, clause in VERBS}
ACTIONS: dict[str, tuple[str, str]] = {
    f"{verb} {parameter}".strip(): (verb, parameter)
    for verb, parameters, _, _ in VERBS
    for parameter in parameters or [""]
}


def colour_of(number: int) -> str:
    """The colour of a navigation card."""
    return next(colour for colour, (low, high) in COLOURS.items() if low <= number <= high)


def symbol_of(card: Card) -> str | None:
    """The skill symbol of a card of an expedition, if it has one."""
    if isinstance(card, str):
        word = card.split()[1]
        return None if word == "none" else word
    if card == 55:
        return None
    return {1: "map", 2: "lantern", 3: "sword", 4: "kite"}.get(card % 6)


def numbers_of(expedition: list[Card]) -> list[int]:
    """The numbered cards of an expedition: all but the Helmsmen."""
    return [card for card in expedition if isinstance(card, int)]


def cell_of(expedition: list[Card]) -> tuple[int, int]:
    """Where the junk stands: number of cards, number of colours (row seven is the last)."""
    colours = {card if isinstance(card, str) else colour_of(card) for card in expedition}
    plain = expedition.count("helmsmen none")
    return len(expedition), min(len(colours) + max(0, plain - 1), ROWS)


def code_of(card: Card) -> int:
    """A card of an expedition as a number: Helmsmen follow the navigation cards."""
    return card if isinstance(card, int) else 56 + HELMSMEN.index(card.split()[1])


def mission_number(mission: str) -> int:
    """The number printed on a mission tile."""
    return int(mission.split()[0])


class Oracle:
    """One game of Madame Ching, played by notation."""

    def __init__(self, options: dict[str, Any], below: Callable[[int], int]) -> None:
        self.players: int = options["players"]
        self.teams: bool = bool(options.get("teams", False))
        if self.players not in (2, 3, 4) or (self.teams and self.players != 4):
            raise ValueError(f"impossible options {options}")
        self.below = below
        seats = range(self.players)

        self.round = 0
        self.phase = ""
        self.asked = -1
        self.trigger = ""
        self.reason = ""

        # Set-up: missions, both decks, hands, in this order.
        self.missions = self.place_missions()
        self.navigation_deck = list(range(1, 56))
        self.shuffle(self.navigation_deck)
        self.navigation_discards: list[int] = []
        self.encounter_deck = [face for face, copies in ENCOUNTERS.items() for _ in range(copies)]
        self.shuffle(self.encounter_deck)
        self.encounter_discards: list[str] = []
        self.hands: list[set[int]] = [set() for _ in seats]
        for hand in self.hands:
            for _ in range(5 if self.players == 2 else 4):
                hand.add(self.navigation_deck.pop(0))

        self.hidden = 0
        self.display: list[int] = []
        self.picks: list[set[int]] = [set() for _ in seats]
        self.missing = [0 for _ in seats]
        self.encounters: list[list[str]] = [[] for _ in seats]
        self.turns: list[tuple[int, int]] = []

        junks = range(2 if self.players == 2 else 1)
        self.expeditions: list[list[list[Card]]] = [[[] for _ in junks] for _ in seats]
        self.turned: list[list[set[Card]]] = [[set() for _ in junks] for _ in seats]
        self.junks_used = [[False for _ in junks] for _ in seats]
        self.skills_up = [dict.fromkeys(SKILLS, 0) for _ in seats]
        self.skills_down = [dict.fromkeys(SKILLS, 0) for _ in seats]
        self.skill_supply = dict.fromkeys(SKILLS, 4)
        self.gold = [0 for _ in seats]
        self.gems = [dict.fromkeys(GEMS, 0) for _ in seats]
        self.pearl = -1
        self.hong_kong = -1
        self.owed = [False for _ in seats]
        self.notes: list[set[int]] = [set() for _ in seats]
        self.encounter_notes: list[list[list[str]]] = [[[] for _ in seats] for _ in seats]

        # The turn under way.
        self.seat = -1
        self.card = 0
        self.junk = -1
        self.encounter_played = False
        self.completed = False
        self.night_draws = 0
        self.symbols = dict.fromkeys(SYMBOLS, 0)
        self.rewarded = False
        self.gained = ""
        self.gained_from = -1
        self.draws = 0
        self.then: Callable[[], None] = self.ask_main_part
        self.attack = ""
        self.target = -1
        self.siren_targets: list[int] = []

        self.points: list[int] = []
        self.scores: list[int] = []
        self.ranking: list[list[int]] = []
        self.tie_break = ""
        self.begin_round()

    # ------------------------------------------------------------------ the face of the oracle

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == "pick":
            return tuple(seat for seat in range(self.players) if self.picks_to_make(seat) > 0)
        return (self.asked,)

    def legal(self, seat: int) -> list[str]:
        """Every notation that no clause forbids, in the order of the table of verbs."""
        if seat not in self.to_act:
            return []
        return [
            notation
            for notation, (verb, parameter) in ACTIONS.items()
            if self.phase in PHASES[verb] and self.what_forbids(seat, verb, parameter) is None
        ]

    def why_not(self, seat: int, notation: str) -> str | None:
        """The first clause that forbids this seat this action, or None if it is legal."""
        verb, parameter = ACTIONS[notation]
        if self.over:
            return "end.over"
        if seat not in self.to_act:
            return "round.pick" if self.phase == "pick" else "round.order"
        if self.phase not in PHASES[verb]:
            return "team.gift" if verb == "give" and self.teams else HOME_CLAUSE[verb]
        return self.what_forbids(seat, verb, parameter)

    def play(self, seat: int, notation: str) -> None:
        """Carry out a legal action and everything that follows from it without a question."""
        clause = self.why_not(seat, notation)
        if clause is not None:
            raise ValueError(f"seat {seat} may not {notation}: {clause}")
        verb, parameter = ACTIONS[notation]
        self.carry_out(seat, verb, parameter)

    def state(self) -> dict[str, Any]:
        """All facts of the game as plain lists, numbers and strings."""

        def faces(cards: list[str]) -> list[int]:
            return [FACES.index(face) for face in cards]

        return {
            "round": self.round,
            "phase": self.phase,
            "to_act": list(self.to_act),
            "over": self.over,
            "trigger": self.trigger,
            "reason": self.reason,
            "navigation_deck": list(self.navigation_deck),
            "navigation_discards": sorted(self.navigation_discards),
            "encounter_deck": faces(self.encounter_deck),
            "encounter_discards": sorted(faces(self.encounter_discards)),
            "hidden": self.hidden,
            "display": list(self.display),
            "hands": [sorted(hand) for hand in self.hands],
            "picks": [sorted(picks) for picks in self.picks],
            "missing": list(self.missing),
            "encounters": [sorted(faces(hand)) for hand in self.encounters],
            "turns": [[card, seat] for card, seat in self.turns],
            "seat": self.seat,
            "card": self.card,
            "junk": self.junk,
            "junks_used": [[int(used) for used in junks] for junks in self.junks_used],
            "expeditions": [[[code_of(card) for card in one] for one in own] for own in self.expeditions],
            "turned": [[sorted(code_of(card) for card in one) for one in own] for own in self.turned],
            "cells": [[list(cell_of(one)) for one in own] for own in self.expeditions],
            "missions": sorted(MISSION_NAMES.index(mission) for mission in self.missions),
            "skills_up": [list(skills.values()) for skills in self.skills_up],
            "skills_down": [list(skills.values()) for skills in self.skills_down],
            "skill_supply": list(self.skill_supply.values()),
            "gold": list(self.gold),
            "gems": [list(gems.values()) for gems in self.gems],
            "pearl": self.pearl,
            "hong_kong": self.hong_kong,
            "symbols": list(self.symbols.values()),
            "rewarded": int(self.rewarded),
            "encounter_played": int(self.encounter_played),
            "completed": int(self.completed),
            "night_draws": self.night_draws,
            "gained": FACES.index(self.gained) if self.gained else -1,
            "gained_from": self.gained_from,
            "draws": self.draws,
            "attack": self.attack,
            "target": self.target,
            "owed": [int(owed) for owed in self.owed],
            "notes": [sorted(notes) for notes in self.notes],
            "encounter_notes": [[sorted(faces(note)) for note in notes] for notes in self.encounter_notes],
            "points": list(self.points),
            "scores": list(self.scores),
            "ranking": [list(group) for group in self.ranking],
            "tie_break": self.tie_break,
        }

    # ------------------------------------------------------------------ chance and decks

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def place_missions(self) -> list[str]:
        """Clause setup.missions: draw tiles, discard those that find no free space."""
        tiles = list(MISSION_NAMES)
        self.shuffle(tiles)
        free = dict(SPACES)
        placed: list[str] = []
        for tile in tiles:
            if len(placed) < MISSIONS_IN_PLAY[self.players] and free[mission_number(tile)] > 0:
                free[mission_number(tile)] -= 1
                placed.append(tile)
        return placed

    def draw_navigation(self) -> int | None:
        """Ruling reshuffle, for the navigation cards."""
        if not self.navigation_deck:
            self.navigation_deck = sorted(self.navigation_discards)
            self.navigation_discards = []
            self.shuffle(self.navigation_deck)
        return self.navigation_deck.pop(0) if self.navigation_deck else None

    def draw_encounter(self) -> str | None:
        """Ruling reshuffle, for the encounter cards."""
        if not self.encounter_deck:
            self.encounter_deck = sorted(self.encounter_discards, key=FACES.index)
            self.encounter_discards = []
            self.shuffle(self.encounter_deck)
        return self.encounter_deck.pop(0) if self.encounter_deck else None

    # ------------------------------------------------------------------ who is who

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4

    def opponents(self, seat: int) -> list[int]:
        """The other seats, from the next one on; a partner is no opponent."""
        others = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in others if not (self.teams and other == self.partner(seat))]

    def expedition(self) -> list[Card]:
        """The expedition that this turn's card serves."""
        return self.expeditions[self.seat][self.junk]

    def ask(self, phase: str, seat: int) -> None:
        self.phase = phase
        self.asked = seat

    # ------------------------------------------------------------------ what is forbidden

    def what_forbids(self, seat: int, verb: str, parameter: str) -> str | None:
        """The clause against an action that belongs to this phase and is answered by the right seat."""
        match verb:
            case "pick":
                return None if int(parameter) in self.hands[seat] else "round.pick"
            case "mission":
                return self.mission_forbidden(parameter)
            case "meteorology mission":
                return self.meteorology_forbidden(parameter)
            case "no mission":
                return "mission-must" if self.ordinary_missions() else None
            case "set":
                return self.set_forbidden(parameter)
            case "ching":
                if not self.encounter_forbidden("ching") and not self.ching_useful(parameter):
                    return "ching-useful"
                return self.encounter_forbidden("ching")
            case "take":
                return None if int(parameter) in self.display else "turn.take"
            case "take hidden":
                return None if self.hidden else "turn.take"
            case "end":
                return "turn.take" if self.hidden or self.display else None
            case "shield":
                return None if f"helmsmen {parameter}" in self.encounters[seat] else "encounter.hand"
            case "turn":
                return None if parameter in self.siren_choices() else "encounter.siren"
            case "seize":
                return None if int(parameter) in self.hands[self.target] else "skill.combat"
            case "give":
                if int(parameter) in self.hands[seat]:
                    return None
                return "combat-hand" if self.phase == "give" else "team.gift"
            case "no gift":
                return "team.return" if self.owed[seat] else None
            case "cartography" | "night" | "combat":
                return self.skill_forbidden(verb, parameter)
            case "thief" | "siren" | "traitor" | "old sailor" | "helmsmen" | "soothsayer":
                return self.main_encounter_forbidden(verb, parameter)
        return None

    def mission_forbidden(self, mission: str) -> str | None:
        if mission not in self.missions:
            return "mission.available"
        return None if mission in self.ordinary_missions() else "mission.highest"

    def meteorology_forbidden(self, mission: str) -> str | None:
        if self.skills_up[self.seat]["kite"] == 0:
            return "skill.use"
        if mission not in self.missions:
            return "mission.available"
        return None if mission in self.meteorology_missions() else "skill.meteorology"

    def set_forbidden(self, skill: str) -> str | None:
        if self.skill_supply[skill] == 0:
            return "set.supply"
        if skill in self.possible_sets(self.symbols):
            return None
        return "set.crew" if skill == "crew" else "set.alike"

    def encounter_forbidden(self, face: str) -> str | None:
        """One encounter card a turn, and only one that is held."""
        if self.encounter_played:
            return "encounter.one"
        return None if face in self.encounters[self.seat] else "encounter.hand"

    def skill_forbidden(self, verb: str, parameter: str) -> str | None:
        skill = {"cartography": "map", "night": "lantern", "combat": "sword"}[verb]
        if self.skills_up[self.seat][skill] == 0:
            return "skill.use"
        if verb == "combat":
            return self.target_forbidden("combat", int(parameter))
        if verb == "cartography":
            return None if self.navigation_deck or self.navigation_discards else "no-idle"
        number = int(parameter)
        if number not in self.hands[self.seat]:
            return "skill.night"
        at_the_edge = len(self.expedition()) == EDGE
        return "night-place" if at_the_edge or number < min(numbers_of(self.expedition())) else None

    def target_forbidden(self, attack: str, target: int) -> str | None:
        if target >= self.players or target == self.seat:
            return "attack.target"
        if target not in self.opponents(self.seat):
            return "team.attacks"
        something_to_lose = {
            "combat": len(self.hands[target]),
            "thief": sum(self.gems[target].values()),
            "traitor": len(self.encounters[target]),
        }
        return None if something_to_lose[attack] else "empty-target"

    def main_encounter_forbidden(self, verb: str, parameter: str) -> str | None:
        face = f"{verb} {parameter}" if verb in ("siren", "helmsmen") else verb
        clause = self.encounter_forbidden(face)
        if clause is not None:
            return clause
        if verb in ("thief", "traitor"):
            return self.target_forbidden(verb, int(parameter))
        if verb == "helmsmen":
            cards, colours = cell_of(self.expedition())
            if self.completed:
                return "helmsmen.completing"
            return "helmsmen-room" if cards == EDGE or colours == ROWS else None
        idle = {
            "siren": not any(self.cards_to_turn(other, parameter) for other in self.opponents(self.seat)),
            "old sailor": sum(self.skills_down[self.seat].values()) == 0,
            "soothsayer": not self.encounter_deck and not self.encounter_discards,
        }
        return "no-idle" if idle[verb] else None

    # ------------------------------------------------------------------ what is done

    def carry_out(self, seat: int, verb: str, parameter: str) -> None:
        match verb:
            case "pick":
                self.pick(seat, int(parameter))
            case "junk":
                self.use_junk(int(parameter))
            case "mission":
                self.take_mission(parameter)
            case "meteorology mission":
                self.turn_down("kite")
                self.take_mission(parameter)
            case "no mission":
                self.begin_sets()
            case "set":
                self.gain_skill(parameter)
            case "ching":
                self.play_encounter("ching")
                self.symbols[parameter] += 1
                self.ask_sets()
            case "no set":
                self.luck_of_the_sea(set_refused=bool(self.possible_sets(self.symbols)))
            case "keep":
                self.next_encounter()
            case "pass":
                self.pass_to_partner()
            case "take":
                self.display.remove(int(parameter))
                self.take_openly(seat, int(parameter))
                self.draw_for_night()
            case "take hidden":
                self.hands[seat].add(self.hidden)
                self.hidden = 0
                self.draw_for_night()
            case "end":
                self.draw_for_night()
            case "cartography":
                self.turn_down("map")
                self.draw_to_hand()
                self.ask_main_part()
            case "night":
                self.turn_down("lantern")
                self.sail_by_night(int(parameter))
            case "combat":
                self.turn_down("sword")
                self.begin_attack("combat", int(parameter))
            case "thief" | "traitor":
                self.play_encounter(verb)
                self.begin_attack(verb, int(parameter))
            case "siren":
                self.play_encounter(f"siren {parameter}")
                self.begin_siren(parameter)
            case "old sailor":
                self.play_encounter("old sailor")
                self.turn_all_up()
            case "helmsmen":
                self.follow_helmsmen(f"helmsmen {parameter}")
            case "soothsayer":
                self.play_encounter("soothsayer")
                self.draw_encounters(3, self.ask_main_part)
            case "shield":
                self.lose_encounter(seat, f"helmsmen {parameter}")
                self.encounter_discards.append(f"helmsmen {parameter}")
                self.leave_target()
            case "no shield":
                self.strike()
            case "turn":
                self.turn_card(self.siren_choices()[parameter])
            case "seize":
                self.seize(int(parameter))
            case "give":
                if self.phase == "give":
                    self.give_in_return(int(parameter))
                else:
                    self.give_gift(int(parameter))
            case "no gift":
                self.end_turn()

    # ------------------------------------------------------------------ the round

    def picks_needed(self) -> int:
        return 2 if self.players == 2 else 1

    def picks_to_make(self, seat: int) -> int:
        return self.picks_needed() - self.missing[seat] - len(self.picks[seat])

    def begin_round(self) -> None:
        """Clauses round.display and round.pick."""
        self.round += 1
        drawn = [self.draw_navigation() for _ in range(4 if self.players == 2 else self.players)]
        cards = [card for card in drawn if card is not None]
        self.hidden = cards[0] if cards else 0
        self.display = cards[1:]
        self.missing = [max(0, self.picks_needed() - len(hand)) for hand in self.hands]
        self.ask("pick", -1)
        if not self.to_act:
            self.reveal()

    def pick(self, seat: int, number: int) -> None:
        self.hands[seat].remove(number)
        self.picks[seat].add(number)
        if not self.to_act:
            self.reveal()

    def reveal(self) -> None:
        """Clause round.order: the higher card goes first."""
        self.turns = [(card, seat) for seat, picks in enumerate(self.picks) for card in picks]
        self.turns.sort(reverse=True)
        self.picks = [set() for _ in self.picks]
        for card, _ in self.turns:
            self.forget(card)
        self.begin_turn()

    def begin_turn(self) -> None:
        """The next card of the round, or the end of the round."""
        self.encounter_played = False
        self.completed = False
        self.night_draws = 0
        self.seat, self.card, self.junk = -1, 0, -1
        if not self.turns:
            self.end_round()
            return
        self.card, self.seat = self.turns.pop(0)
        unused = [junk for junk, used in enumerate(self.junks_used[self.seat]) if not used]
        if len(unused) == 2:
            self.ask("junk", self.seat)
        else:
            self.use_junk(unused[0])

    def use_junk(self, junk: int) -> None:
        """Clause two.junk."""
        self.junk = junk
        self.junks_used[self.seat][junk] = True
        self.plan_expedition()

    def end_round(self) -> None:
        """Ruling no-card hands out what is left; then the game may end."""
        left = [(self.hidden, False)] if self.hidden else []
        left += [(card, True) for card in self.display]
        self.hidden, self.display = 0, []
        for seat in range(self.players):
            while self.missing[seat] and left:
                card, face_up = left.pop(0)
                self.missing[seat] -= 1
                if face_up:
                    self.take_openly(seat, card)
                else:
                    self.hands[seat].add(card)
        self.missing = [0 for _ in self.missing]
        self.junks_used = [[False for _ in junks] for junks in self.junks_used]
        if self.trigger:
            self.end_game(self.trigger)
        elif self.round == LAST_ROUND:
            self.end_game("long-voyage")
        else:
            self.begin_round()

    # ------------------------------------------------------------------ the expedition

    def plan_expedition(self) -> None:
        """Clauses expedition.first, expedition.higher and expedition.completed."""
        expedition = self.expedition()
        if not expedition:
            expedition.append(self.card)
            self.card = 0
            self.ask_main_part()
        elif len(expedition) == EDGE or self.card < max(numbers_of(expedition)):
            self.ask_mission()
        else:
            before = cell_of(expedition)
            expedition.append(self.card)
            self.card = 0
            self.arrive(before)

    def arrive(self, before: tuple[int, int]) -> None:
        """Clauses sea.lines and expedition.hong-kong."""
        cell = cell_of(self.expedition())
        if cell in HONG_KONG and self.hong_kong == -1:
            self.hong_kong = self.seat
        people = 0
        if cell[0] - cell[1] > before[0] - before[1]:
            people = LINES.get(cell[0] - cell[1], 0)
        self.draw_encounters(people, self.ask_main_part)

    def cell_number(self) -> int:
        cards, colours = cell_of(self.expedition())
        return cards * colours

    def ordinary_missions(self) -> list[str]:
        """Clause mission.highest: the tiles with the highest number not above the cell's."""
        within = [mission_number(m) for m in self.missions if mission_number(m) <= self.cell_number()]
        return [m for m in self.missions if within and mission_number(m) == max(within)]

    def meteorology_missions(self) -> list[str]:
        """Clause skill.meteorology: from the cell's number up to six above it."""
        if self.skills_up[self.seat]["kite"] == 0:
            return []
        number = self.cell_number()
        return [m for m in self.missions if number <= mission_number(m) <= number + 6]

    def ask_mission(self) -> None:
        """Completing, first step; a single answer is not asked for."""
        ordinary = self.ordinary_missions()
        if self.meteorology_missions() or len(ordinary) == 2:
            self.ask("mission", self.seat)
        elif ordinary:
            self.take_mission(ordinary[0])
        else:
            self.begin_sets()

    def take_mission(self, mission: str) -> None:
        """Clause mission.reward."""
        self.missions.remove(mission)
        self.rewarded = True
        reward = MISSIONS[mission]
        self.gold[self.seat] += reward.get("gold", 0)
        for gem in GEMS:
            self.gems[self.seat][gem] += reward.get(gem, 0)
        if not self.missions:
            self.trigger = self.trigger or "missions"
        self.draw_encounters(reward.get("encounters", 0), self.begin_sets)

    def begin_sets(self) -> None:
        """Completing, second step: gather the symbols that are not turned."""
        turned = self.turned[self.seat][self.junk]
        for card in self.expedition():
            symbol = symbol_of(card)
            if symbol is not None and card not in turned:
                self.symbols[symbol] += 1
        self.ask_sets()

    def possible_sets(self, symbols: dict[str, int]) -> list[str]:
        """Clauses set.alike, set.crew and set.supply."""
        sets = [symbol for symbol in SYMBOLS if symbols[symbol] >= 3]
        if all(symbols[symbol] >= 1 for symbol in SYMBOLS):
            sets.append("crew")
        return [skill for skill in sets if self.skill_supply[skill] > 0]

    def ask_sets(self) -> None:
        """Ruling ask-completing."""
        if self.possible_sets(self.symbols) or self.encounters[self.seat]:
            self.ask("set", self.seat)
        else:
            self.luck_of_the_sea(set_refused=False)

    def ching_useful(self, symbol: str) -> bool:
        """Ruling ching-useful: some set becomes possible that was not."""
        more = dict(self.symbols)
        more[symbol] += 1
        return any(skill not in self.possible_sets(self.symbols) for skill in self.possible_sets(more))

    def gain_skill(self, skill: str) -> None:
        """A set turns into a skill card, face up; each symbol serves once."""
        if skill == "crew":
            for symbol in SYMBOLS:
                self.symbols[symbol] -= 1
        else:
            self.symbols[skill] -= 3
        self.skill_supply[skill] -= 1
        self.skills_up[self.seat][skill] += 1
        self.rewarded = True
        self.claim_pearl()
        self.ask_sets()

    def claim_pearl(self) -> None:
        """Clause pearl.first: all four kinds, jokers filling gaps."""
        owned = {kind: self.skills_up[self.seat][kind] + self.skills_down[self.seat][kind] for kind in SKILLS}
        kinds = sum(1 for symbol in SYMBOLS if owned[symbol] > 0)
        if self.pearl == -1 and kinds + owned["crew"] >= 4:
            self.pearl = self.seat
            self.trigger = self.trigger or "pearl"

    def luck_of_the_sea(self, set_refused: bool) -> None:
        """Completing, third step."""
        self.symbols = dict.fromkeys(SYMBOLS, 0)
        nothing_else = not self.rewarded and not set_refused
        self.draw_encounters(1 if nothing_else else 0, self.finish_completing)

    def finish_completing(self) -> None:
        """Completing, fourth step: cards to the discards; the new card begins an expedition."""
        for card in self.expedition():
            if isinstance(card, int):
                self.navigation_discards.append(card)
            else:
                self.encounter_discards.append(card)
        self.turned[self.seat][self.junk] = set()
        self.expeditions[self.seat][self.junk] = [self.card]
        self.card = 0
        self.completed = True
        self.rewarded = False
        self.ask_main_part()

    # ------------------------------------------------------------------ the main part of the turn

    def ask_main_part(self) -> None:
        self.ask("turn", self.seat)

    def turn_down(self, skill: str) -> None:
        """Clause skill.use."""
        self.skills_up[self.seat][skill] -= 1
        self.skills_down[self.seat][skill] += 1

    def turn_all_up(self) -> None:
        """Clause encounter.old-sailor."""
        for skill in SKILLS:
            self.skills_up[self.seat][skill] += self.skills_down[self.seat][skill]
            self.skills_down[self.seat][skill] = 0
        self.ask_main_part()

    def draw_to_hand(self) -> None:
        card = self.draw_navigation()
        if card is not None:
            self.hands[self.seat].add(card)

    def sail_by_night(self, number: int) -> None:
        """Clause skill.night and ruling night-place: the place follows from the number."""
        expedition = self.expedition()
        before = cell_of(expedition)
        self.hands[self.seat].remove(number)
        self.forget(number)
        higher = [place for place, card in enumerate(expedition) if isinstance(card, int) and card > number]
        expedition.insert(higher[0] if higher else len(expedition), number)
        self.night_draws += 1
        self.arrive(before)

    def follow_helmsmen(self, face: str) -> None:
        """Clause helmsmen.move."""
        before = cell_of(self.expedition())
        self.lose_encounter(self.seat, face)
        self.encounter_played = True
        self.expedition().append(face)
        self.arrive(before)

    def take_openly(self, seat: int, card: int) -> None:
        """Ruling notebook: everybody knows who took a face-up card."""
        self.hands[seat].add(card)
        for other in range(self.players):
            if other != seat:
                self.notes[other].add(card)

    def draw_for_night(self) -> None:
        """After the display card: one draw for each Night Navigation, then the gift."""
        for _ in range(self.night_draws):
            self.draw_to_hand()
        self.ask_gift()

    def end_turn(self) -> None:
        self.begin_turn()

    # ------------------------------------------------------------------ encounter cards

    def lose_encounter(self, seat: int, face: str) -> None:
        """A card leaves a hand for all to see; whoever had noted one like it strikes it out."""
        self.encounters[seat].remove(face)
        for notes in self.encounter_notes:
            if face in notes[seat]:
                notes[seat].remove(face)

    def play_encounter(self, face: str) -> None:
        """Clause encounter.one and ruling discard-first."""
        self.lose_encounter(self.seat, face)
        self.encounter_discards.append(face)
        self.encounter_played = True

    def draw_encounters(self, count: int, then: Callable[[], None]) -> None:
        """Draw so many cards one by one, then go on."""
        self.draws = count
        self.then = then
        self.next_encounter()

    def next_encounter(self) -> None:
        self.gained, self.gained_from = "", -1
        face = self.draw_encounter() if self.draws else None
        if face is None:
            self.draws = 0
            self.then()
        else:
            self.draws -= 1
            self.gain_encounter(face, -1)

    def gain_encounter(self, face: str, victim: int) -> None:
        """Clause team.pass: in the team game each gained card is asked about."""
        self.encounters[self.seat].append(face)
        if self.teams:
            self.gained, self.gained_from = face, victim
            self.ask("pass", self.seat)
        else:
            self.next_encounter()

    def pass_to_partner(self) -> None:
        """Ruling pass-once; the giver knows the card, and so does whoever it was stolen from."""
        partner = self.partner(self.seat)
        self.encounters[self.seat].remove(self.gained)
        self.encounters[partner].append(self.gained)
        self.encounter_notes[self.seat][partner].append(self.gained)
        if self.gained_from != -1:
            self.encounter_notes[self.gained_from][self.seat].remove(self.gained)
            self.encounter_notes[self.gained_from][partner].append(self.gained)
        self.next_encounter()

    # ------------------------------------------------------------------ attacks

    def begin_attack(self, attack: str, target: int) -> None:
        self.attack = attack
        self.meet(target)

    def begin_siren(self, symbol: str) -> None:
        """Clause encounter.siren: all opponents who have the symbol, from the next seat on."""
        self.attack = f"siren {symbol}"
        self.siren_targets = [other for other in self.opponents(self.seat) if self.cards_to_turn(other, symbol)]
        self.meet(self.siren_targets.pop(0))

    def meet(self, target: int) -> None:
        """Ruling ask-openly."""
        self.target = target
        if self.encounters[target]:
            self.ask("shield", target)
        else:
            self.strike()

    def leave_target(self) -> None:
        """The attack is done with this target; a Siren goes on to the next."""
        if self.siren_targets:
            self.meet(self.siren_targets.pop(0))
        else:
            self.end_attack()
            self.ask_main_part()

    def end_attack(self) -> None:
        self.attack, self.target = "", -1

    def strike(self) -> None:
        """Nobody cancels the attack: it takes effect."""
        match self.attack:
            case "combat":
                self.look_into_hand()
            case "thief":
                self.steal_gem()
            case "traitor":
                self.steal_encounter()
            case _:
                self.sing()

    def steal_gem(self) -> None:
        """Clause encounter.thief."""
        theirs = [gem for gem in GEMS for _ in range(self.gems[self.target][gem])]
        gem = theirs[self.below(len(theirs))]
        self.gems[self.target][gem] -= 1
        self.gems[self.seat][gem] += 1
        self.leave_target()

    def steal_encounter(self) -> None:
        """Clause encounter.traitor; third seats no longer know what the victim holds."""
        victim = self.target
        hand = sorted(self.encounters[victim], key=FACES.index)
        face = hand[self.below(len(hand))]
        self.encounters[victim].remove(face)
        for other in range(self.players):
            note = self.encounter_notes[other][victim]
            if other != self.seat:
                note.clear()
            elif face in note:
                note.remove(face)
        self.encounter_notes[victim][self.seat].append(face)
        self.end_attack()
        self.draws, self.then = 0, self.ask_main_part
        self.gain_encounter(face, victim)

    def cards_to_turn(self, seat: int, symbol: str) -> list[Card]:
        """A seat's cards with this symbol that are not turned yet, in all its expeditions."""
        return [
            card
            for expedition, turned in zip(self.expeditions[seat], self.turned[seat], strict=True)
            for card in expedition
            if symbol_of(card) == symbol and card not in turned
        ]

    def siren_choices(self) -> dict[str, Card]:
        """What the target of the Siren may turn, by the notation of the choice."""
        cards = self.cards_to_turn(self.target, self.attack.split()[1])
        return {str(card) if isinstance(card, int) else "helmsmen": card for card in cards}

    def sing(self) -> None:
        """Ruling siren-one: one card of the target; a single one is turned unasked."""
        choices = list(self.siren_choices().values())
        if len(choices) == 1:
            self.turn_card(choices[0])
        else:
            self.ask("siren", self.target)

    def turn_card(self, card: Card) -> None:
        for expedition, turned in zip(self.expeditions[self.target], self.turned[self.target], strict=True):
            if card in expedition:
                turned.add(card)
        self.leave_target()

    def look_into_hand(self) -> None:
        """Clause skill.combat: the attacker sees the hand; third seats lose track of both hands."""
        theirs = self.hands[self.target]
        for other in range(self.players):
            if other not in (self.seat, self.target):
                self.notes[other] -= theirs | self.hands[self.seat]
        self.notes[self.seat] |= theirs
        if len(theirs) == 1:
            self.seize(min(theirs))
        else:
            self.ask("seize", self.seat)

    def seize(self, number: int) -> None:
        self.hands[self.target].remove(number)
        self.hands[self.seat].add(number)
        self.notes[self.seat].remove(number)
        self.notes[self.target].add(number)
        if len(self.hands[self.seat]) == 1:
            self.give_in_return(number)
        else:
            self.ask("give", self.seat)

    def give_in_return(self, number: int) -> None:
        """Ruling combat-hand: any card, the seized one included."""
        self.hands[self.seat].remove(number)
        self.hands[self.target].add(number)
        self.notes[self.target].discard(number)
        self.notes[self.seat].add(number)
        self.leave_target()

    def forget(self, number: int) -> None:
        """A card is on the table: nobody needs to remember whose hand it is in."""
        for notes in self.notes:
            notes.discard(number)

    # ------------------------------------------------------------------ gifts between partners

    def ask_gift(self) -> None:
        """Clauses team.gift and team.return, ruling gift-turn."""
        if not self.hands[self.seat]:
            self.owed[self.seat] = False
        partner_to_come = self.teams and any(seat == self.partner(self.seat) for _, seat in self.turns)
        if self.hands[self.seat] and (self.owed[self.seat] or partner_to_come):
            self.ask("gift", self.seat)
        else:
            self.end_turn()

    def give_gift(self, number: int) -> None:
        giver, partner = self.seat, self.partner(self.seat)
        for opponent in self.opponents(giver):
            self.notes[opponent] -= self.hands[giver]
        self.hands[giver].remove(number)
        self.hands[partner].add(number)
        self.notes[partner].discard(number)
        self.notes[giver].add(number)
        if self.owed[giver]:
            self.owed[giver] = False
        else:
            self.owed[partner] = True
        self.end_turn()

    # ------------------------------------------------------------------ the end

    def end_game(self, reason: str) -> None:
        """Clauses end.voyages, end.points and end.ties."""
        self.phase = "over"
        self.reason = reason
        for seat, expeditions in enumerate(self.expeditions):
            for expedition in expeditions:
                if len(expedition) >= 2:
                    self.gold[seat] += len({symbol_of(card) for card in expedition} - {None})
        self.points = [self.count_points(seat) for seat in range(self.players)]
        sides = [[0, 2], [1, 3]] if self.teams else [[seat] for seat in range(self.players)]
        results = {tuple(side): self.result(side) for side in sides}
        self.scores = [
            next(result[0] for side, result in results.items() if seat in side) for seat in range(self.players)
        ]
        ordered = sorted(set(results.values()), reverse=True)
        groups = [[side for side in results if results[side] == result] for result in ordered]
        self.ranking = [sorted(seat for side in group for seat in side) for group in groups]
        if len(groups[0]) > 1:
            self.tie_break = "shared"
        elif ordered[0][0] == ordered[1][0]:
            first, second = ordered[0][1:], ordered[1][1:]
            compared = zip(["white", "red", "blue"], first, second, strict=True)
            self.tie_break = next(gem for gem, ours, theirs in compared if ours != theirs)

    def count_points(self, seat: int) -> int:
        """Clause end.points and ruling merchant-best."""
        gems = self.gems[seat]
        held = self.encounters[seat]
        return (
            self.gold[seat]
            + sum(GEM_POINTS[gem] * gems[gem] for gem in GEMS)
            + sum(self.skills_up[seat].values())
            + sum(self.skills_down[seat].values())
            + (5 if self.pearl == seat else 0)
            + (10 if self.hong_kong == seat else 0)
            + sum(int(face.split()[1]) for face in held if face.startswith("treasure"))
            + held.count("merchant") * max(gems.values())
        )

    def result(self, side: list[int]) -> tuple[int, int, int, int]:
        """Points of a side, then its gems in the order that breaks ties."""
        white, red, blue = (sum(self.gems[seat][gem] for seat in side) for gem in ("white", "red", "blue"))
        return sum(self.points[seat] for seat in side), white, red, blue
