"""Every invariant finds the position that breaks it, and nothing else there."""

from collections.abc import Callable
from typing import Any

import pytest

from teahouse.games.yellow_yangtze.components import SPACE_NAMES, TRIANGLE_NAMES
from teahouse.games.yellow_yangtze.invariants import Problem
from teahouse.games.yellow_yangtze.state import Phase
from tests.games.yellow_yangtze.table import Table, position

BLACK, RED, BLUE, GREEN, YELLOW = range(5)


def at(name: str) -> int:
    return SPACE_NAMES.index(name)


def table_with_everything() -> Table:
    """Two states, a pagoda, and tiles of all kinds in hands."""
    return position(
        capitals="9,5",
        tiles={"black": "12,8", "red": "10,5 10,6 11,5", "blue": "8,0"},
        leaders={"archer red": "9,4", "bull red": "12,7", "bull blue": "9,6"},
        pagodas=["10,5+10,6+11,5"],
        hands={"archer": "2 red 2 blue 1 yellow", "bull": "2 green"},
    )


def at_war() -> Table:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8", "red": "12,3 12,9"},
        leaders={"archer red": "12,5", "bull red": "12,7"},
        hands={"archer": "1 yellow"},
    )
    table.play("archer: place yellow at 12,6")
    return table


def paying() -> Table:
    table = at_war()
    table.play("bull: no support", "archer: no support", "archer: winner side 1")
    return table


Break = Callable[[Any], None]


def set_field(name: str, value: int) -> Break:
    def change(s: Any) -> None:
        s[name] = value

    return change


def swap(s: Any, one: str, other: str) -> None:
    """Two spaces change what lies on them."""
    a, b = at(one), at(other)
    s.board[a], s.board[b] = int(s.board[b]), int(s.board[a])


def lose_tile(s: Any) -> None:
    s.discards[GREEN] += 1


def wrong_hand_size(s: Any) -> None:
    s.players[1].hand_size -= 1
    s.actions_left = 1


def wrong_bag_size(s: Any) -> None:
    s.bag_size += 1


def aside_without_replacing(s: Any) -> None:
    s.players[0].hand[RED] -= 1
    s.players[0].hand_size -= 1
    s.players[0].replacing[RED] += 1
    s.players[0].replacing_size += 1


def nothing_aside_when_replacing(s: Any) -> None:
    s.phase = Phase.REPLACE
    s.actions_left = 1


def soldier_on_river(s: Any) -> None:
    swap(s, "8,0", "7,0")
    s.board[at("7,0")] = YELLOW
    s.bag[YELLOW] -= 1
    s.bag[BLUE] += 1


def farmer_on_land(s: Any) -> None:
    swap(s, "8,0", "0,0")


def leader_elsewhere(s: Any) -> None:
    swap(s, "12,7", "12,9")


def leader_shown_twice(s: Any) -> None:
    s.board[at("11,8")] = s.board[at("12,7")]


def leader_without_governor(s: Any) -> None:
    swap(s, "12,8", "0,0")


def rivals_meet(s: Any) -> None:
    for space in ("11,6", "12,6"):
        s.board[at(space)] = GREEN
        s.bag[GREEN] -= 1
        s.bag_size -= 1


def pagoda_on_two_colours(s: Any) -> None:
    s.pagodas[RED, 0] = TRIANGLE_NAMES.index("10,5+11,4+11,5")


def too_many_yellow_pagodas(s: Any) -> None:
    for space in ("0,0", "0,1", "1,0"):
        s.board[at(space)] = YELLOW
        s.bag[YELLOW] -= 1
        s.bag_size -= 1
    s.pagodas[YELLOW, 1] = TRIANGLE_NAMES.index("0,0+0,1+1,0")


def pagodas_share_a_tile(s: Any) -> None:
    s.board[at("11,4")] = RED
    s.bag[RED] -= 1
    s.bag_size -= 1
    s.pagodas[RED, 1] = TRIANGLE_NAMES.index("10,5+11,4+11,5")


def too_much_known(s: Any) -> None:
    s.players[1].known[GREEN] = 3


def negative_points(s: Any) -> None:
    s.players[0].points[BLUE] = -1


def negative_market(s: Any) -> None:
    s.market[BLUE] -= 1
    s.discards[BLUE] += 1


def short_hand(s: Any) -> None:
    s.players[0].hand[RED] -= 1
    s.players[0].hand_size -= 1
    s.discards[RED] += 1


def long_hand(s: Any) -> None:
    s.players[0].hand[RED] += 1
    s.players[0].hand_size += 1
    s.bag[RED] -= 1
    s.bag_size -= 1


def side_left_over(s: Any) -> None:
    s.side[0] = 1


def winner_cannot_pay(s: Any) -> None:
    s.casualties_left = 2


def debt_after_the_war(s: Any) -> None:
    s.casualties_left = 1


def winner_without_debt(s: Any) -> None:
    s.winner = 1


BREAKS: list[tuple[Callable[[], Table], Break, Problem]] = [
    (table_with_everything, lose_tile, Problem.TILES_LOST),
    (table_with_everything, wrong_hand_size, Problem.SIZES_WRONG),
    (table_with_everything, wrong_bag_size, Problem.SIZES_WRONG),
    (table_with_everything, aside_without_replacing, Problem.SIZES_WRONG),
    (table_with_everything, nothing_aside_when_replacing, Problem.SIZES_WRONG),
    (table_with_everything, soldier_on_river, Problem.WRONG_TERRAIN),
    (table_with_everything, farmer_on_land, Problem.WRONG_TERRAIN),
    (table_with_everything, leader_elsewhere, Problem.LEADERS_MISPLACED),
    (table_with_everything, leader_shown_twice, Problem.LEADERS_MISPLACED),
    (table_with_everything, leader_without_governor, Problem.LEADER_WITHOUT_GOVERNOR),
    (table_with_everything, rivals_meet, Problem.RIVALS_IN_ONE_STATE),
    (table_with_everything, pagoda_on_two_colours, Problem.PAGODA_WITHOUT_TRIANGLE),
    (table_with_everything, too_many_yellow_pagodas, Problem.PAGODA_WITHOUT_TRIANGLE),
    (table_with_everything, pagodas_share_a_tile, Problem.PAGODAS_OVERLAP),
    (table_with_everything, too_much_known, Problem.KNOWN_TOO_MANY),
    (table_with_everything, negative_points, Problem.NEGATIVE_COUNT),
    (table_with_everything, negative_market, Problem.NEGATIVE_COUNT),
    (table_with_everything, set_field("actions_left", -1), Problem.NEGATIVE_COUNT),
    (table_with_everything, short_hand, Problem.HANDS_NOT_FULL),
    (table_with_everything, long_hand, Problem.HANDS_NOT_FULL),
    (table_with_everything, side_left_over, Problem.WAR_UNCLEAR),
    (table_with_everything, debt_after_the_war, Problem.WAR_UNCLEAR),
    (table_with_everything, winner_without_debt, Problem.WAR_UNCLEAR),
    (at_war, set_field("sides", 3), Problem.WAR_UNCLEAR),
    (paying, winner_cannot_pay, Problem.WAR_UNCLEAR),
    (table_with_everything, set_field("revolt_colour", 1), Problem.PHASE_FACTS_LEFT),
    (table_with_everything, set_field("defender", 1), Problem.PHASE_FACTS_LEFT),
    (table_with_everything, set_field("target", 7), Problem.PHASE_FACTS_LEFT),
    (table_with_everything, set_field("tile", 7), Problem.PHASE_FACTS_LEFT),
    (at_war, set_field("tile", -1), Problem.PHASE_FACTS_LEFT),
]


@pytest.mark.parametrize(("make", "change", "problem"), BREAKS)
def test_a_broken_position_is_found(make: Callable[[], Table], change: Break, problem: Problem) -> None:
    table = make()
    assert table.match.problems() == []
    change(table.s)
    assert table.match.problems() == [problem.name.lower()]


def test_every_invariant_is_broken_by_some_position() -> None:
    assert {problem for _, _, problem in BREAKS} == set(Problem)
