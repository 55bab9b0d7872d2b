"""The clauses of Yellow & Yangtze that can forbid an action, in the order in which they are looked at."""

from enum import IntEnum


class Clause(IntEnum):
    """`__` is the dot of the id, `_` its hyphen."""

    ALLOWED = 0
    TURN__NOW = 1
    TURN__ASKED = 2
    LEADER__RIVER = 3
    OTHER_SPACE = 4
    LEADER__EMPTY = 5
    LEADER__GOVERNOR = 6
    LEADER__UNITE = 7
    LEADER__WITHDRAW = 8
    TILE__HAND = 9
    TILE__FARMER = 10
    TILE__LAND = 11
    TILE__EMPTY = 12
    FARMER__CHAIN = 13
    RIOT__LEADER = 14
    RIOT__COST = 15
    RIOT__TARGET = 16
    ESTABLISH__LEADER = 17
    ESTABLISH__COST = 18
    ESTABLISH__TRIANGLE = 19
    REPLACE__TILES = 20
    MARKET__TAKE = 21
    PAGODA__TRIANGLE = 22
    NO_OVERLAP = 23
    PAGODA__PLACED = 24
    PAGODA__MOVE = 25
    REVOLT__LEADER = 26
    REVOLT__COMMIT = 27
    WAR__SIDES = 28
    WAR__LEADER = 29
    WAR__SUPPORT = 30
    WAR__WINNER = 31
    WAR__CASUALTIES = 32
