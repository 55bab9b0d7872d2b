"""Every invariant finds the position that breaks it, and every count the data that lacks it."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from teahouse.games.yangtze.components import DATA, check_counts
from tests.games.yangtze.table import dull_move, new, play, state


def lose_a_lantern(s: Any) -> None:
    s.supply[0] -= 1


def double_a_tile(s: Any) -> None:
    s.pile[0] = s.pile[1]


def leave_a_gap_in_a_hand(s: Any) -> None:
    s.players[0].hand[:2] = s.players[0].hand[1::-1]


def choose_a_tile_too_early(s: Any) -> None:
    s.players[0].chosen = s.players[0].hand[0]


def disorder_the_shore(s: Any) -> None:
    s.shore[:2] = s.shore[1::-1]


def forget_a_shore_cell(s: Any) -> None:
    s.shore_size -= 1


def tear_the_lake(s: Any) -> None:
    s.lake_x[1] += 9


def stack_two_tiles(s: Any) -> None:
    s.lake_x[1], s.lake_y[1] = s.lake_x[0], s.lake_y[0]


def hoard_lanterns(s: Any) -> None:
    s.players[0].cards[:] = 5


def owe_boats(s: Any) -> None:
    s.players[1].boats = -1


def hide_a_tile(s: Any) -> None:
    s.players[1].hand_size -= 1


@pytest.mark.parametrize(
    ("breaks", "problem"),
    [
        (lose_a_lantern, "cards_lost"),
        (double_a_tile, "tiles_lost"),
        (leave_a_gap_in_a_hand, "hand_unsorted"),
        (choose_a_tile_too_early, "hand_unsorted"),
        (disorder_the_shore, "shore_wrong"),
        (forget_a_shore_cell, "shore_wrong"),
        (tear_the_lake, "lake_in_pieces"),
        (stack_two_tiles, "lake_in_pieces"),
        (hoard_lanterns, "over_the_limit"),
        (owe_boats, "negative_count"),
        (hide_a_tile, "placed_unevenly"),
    ],
)
def test_a_broken_position_is_found(breaks: Callable[[Any], None], problem: str) -> None:
    match = new(2)
    for _ in range(4):
        play(match, dull_move(match))
    assert match.problems() == []
    breaks(state(match))
    assert problem in match.problems()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data["tiles"].pop(), "36 tiles"),
        (lambda data: data["colours"].append("pink"), "7 colours"),
        (lambda data: data["tiles"][0].update(symbol=True), "11 tiles with a symbol"),
        (lambda data: data["tiles"][3]["sides"].pop(), "4 known colours"),
        (lambda data: data["rewards"]["four_alike"].pop(), "9 rewards"),
    ],
)
def test_data_that_is_not_the_whole_game_is_refused(change: Callable[[Any], None], complaint: str) -> None:
    data = deepcopy(DATA)
    change(data)
    with pytest.raises(ValueError, match=complaint):
        check_counts(data)
