"""The clauses of the rulebook that can forbid an action, and the ways a position can be impossible."""

from enum import IntEnum


class Clause(IntEnum):
    """The clauses that can forbid an action; `__` is the dot of the id, `_` its hyphen."""

    ALLOWED = 0
    TURN__NOW = 1
    ROUND__PICK = 2
    TWO__JUNK = 3
    COMPLETING__ORDER = 4
    MISSION__AVAILABLE = 5
    MISSION__HIGHEST = 6
    SKILL__USE = 7
    SKILL__METEOROLOGY = 8
    MISSION_MUST = 9
    SET__SUPPLY = 10
    SET__ALIKE = 11
    SET__CREW = 12
    ENCOUNTER__ONE = 13
    ENCOUNTER__HAND = 14
    CHING_USEFUL = 15
    TEAM__PASS = 16
    TURN__TAKE = 17
    TURN_WINDOW = 18
    NO_IDLE = 19
    SKILL__NIGHT = 20
    NIGHT_PLACE = 21
    ATTACK__TARGET = 22
    TEAM__ATTACKS = 23
    EMPTY_TARGET = 24
    HELMSMEN__COMPLETING = 25
    HELMSMEN_ROOM = 26
    HELMSMEN__SHIELD = 27
    ENCOUNTER__SIREN = 28
    SKILL__COMBAT = 29
    COMBAT_HAND = 30
    TEAM__GIFT = 31
    TEAM__RETURN = 32


class Problem(IntEnum):
    """What cannot be in a reachable position."""

    CARDS_ADD_UP = 1
    ENCOUNTERS_ADD_UP = 2
    SKILLS_ADD_UP = 3
    MISSIONS_ADD_UP = 4
    HANDS_SORTED = 5
    EXPEDITIONS_RIGHT = 6
    NOTES_TRUE = 7
    TURN_RIGHT = 8
    QUESTION_RIGHT = 9
    NEGATIVE_COUNT = 10
