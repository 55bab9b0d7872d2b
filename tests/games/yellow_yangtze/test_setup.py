"""Clauses of the game, the map and the set-up; and map files that are refused."""

from copy import deepcopy
from typing import Any

import pytest

import teahouse
from teahouse.core.errors import OptionError
from teahouse.games.yellow_yangtze.components import (
    CAPITALS,
    DATA,
    DYNASTIES,
    IS_RIVER,
    NEIGHBOURS,
    PAGODAS,
    SPACE_NAMES,
    SPACES,
    TILES,
    TRIANGLES,
    TRIANGLES_OF,
    check,
)
from tests.games.yellow_yangtze.table import facts, new, position, some
from tests.oracle import yellow_yangtze as slow

clause = pytest.mark.clause
every_table = pytest.mark.parametrize("players", [2, 3, 4])


# --- The game and the map


@clause("game.players")
@every_table
def test_every_dynasty_has_five_leaders_in_its_supply(players: int) -> None:
    table = new(players)
    assert facts(table.match)["leaders"] == [[-1] * 5] * players
    assert DYNASTIES == ("archer", "bull", "pot", "lion")
    for wrong in (1, 5):
        with pytest.raises(OptionError):
            teahouse.game("yellow_yangtze", players=wrong)


@clause("game.players")
@clause("setup.start")
@every_table
def test_turns_pass_clockwise_from_the_start_player(players: int) -> None:
    starts = {int(new(players, seed).s.start) for seed in range(20)}
    assert starts == set(range(players))
    table = new(players, 3)
    seat = int(table.s.start)
    for turn in range(players + 1):
        assert table.match.to_act == ((seat + turn) % players,)
        table.play(f"{table.asked}: end turn")


@clause("game.colours")
def test_colours_tiles_and_pagodas() -> None:
    assert some(TILES) == {"black": 42, "red": 36, "blue": 24, "green": 24, "yellow": 12}
    assert some(PAGODAS) == {"black": 2, "red": 2, "blue": 2, "green": 2, "yellow": 1}
    assert TILES.sum() == 138
    assert PAGODAS.sum() == 9


@clause("map.spaces")
def test_spaces_and_their_neighbours() -> None:
    assert (len(SPACES), int(IS_RIVER.sum()), len(CAPITALS)) == (203, 44, 7)
    assert slow.SPACES == SPACES
    assert {SPACES[k] for k in range(203) if IS_RIVER[k]} == slow.RIVER
    assert {SPACES[k] for k in CAPITALS} == slow.CAPITALS
    for space, near in enumerate(NEIGHBOURS.tolist()):
        assert {SPACES[k] for k in near if k >= 0} == slow.BESIDE[SPACES[space]]


@clause("map.spaces")
def test_a_capital_without_its_tile_is_land_like_any_other() -> None:
    table = position(capitals="9,5", tiles={"black": "1,1"}, hands={"archer": "1 red"})
    assert table.why("place red at 1,2") is None
    assert table.why("leader red to 1,2") is None


@clause("map.linked")
def test_chains_of_tiles_and_leaders_are_linked() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,6", "green": "12,8"},
        leaders={"archer red": "12,5", "bull blue": "12,7"},
        hands={"archer": "1 red"},
    )
    table.play("archer: place red at 12,9")  # linked with the red leader by tiles and leaders in a row
    assert table.points("archer") == {"red": 1}


@clause("map.state")
def test_a_group_without_a_leader_is_no_state() -> None:
    table = position(
        capitals="", tiles={"black": "12,4 12,8"}, leaders={"archer red": "12,5"}, hands={"archer": "1 yellow"}
    )
    table.play("archer: place yellow at 12,6", "archer: end turn", "bull: end turn")
    assert table.why("leader red to 12,7") is None  # one state and one group of governors
    assert all(len(table.oracle.states_beside(space)) <= 3 for space in slow.SPACES)


@clause("map.triangle")
def test_triangles() -> None:
    spaces = [tuple(SPACES[k] for k in triple) for triple in TRIANGLES.tolist()]
    assert spaces == slow.TRIANGLES
    assert len(spaces) == 353
    assert sum(all(space in slow.RIVER for space in triangle) for triangle in spaces) == 8
    for space in range(203):
        listed = [k for k in TRIANGLES_OF[space].tolist() if k >= 0]
        assert listed == [k for k, triple in enumerate(TRIANGLES.tolist()) if space in triple]


# --- Set-up


@clause("setup.capitals")
@every_table
def test_a_governor_lies_on_each_capital(players: int) -> None:
    board = facts(new(players).match)["board"]
    assert {k: colour for k, colour in enumerate(board) if colour >= 0} == dict.fromkeys(CAPITALS.tolist(), 0)
    assert {SPACE_NAMES[k] for k in CAPITALS} == set(DATA["capitals"])


@clause("setup.bag")
@clause("setup.hands")
@clause("setup.market")
@every_table
def test_tiles_at_the_start(players: int) -> None:
    now = facts(new(players, 5).match)
    assert [sum(hand) for hand in now["hands"]] == [6] * players
    assert sum(now["market"]) == 6
    assert sum(now["bag"]) == 131 - 6 * players - 6
    whole = [sum(counts) for counts in zip(now["bag"], now["market"], *now["hands"], strict=True)]
    assert whole == [35, 36, 24, 24, 12]
    assert now["supply"] == PAGODAS.tolist()
    assert facts(new(players, 6).match)["hands"] != now["hands"]


@clause("setup.short")
def test_the_short_game_removes_24_tiles_unseen() -> None:
    table = new(2, 5, short=True)
    now = facts(table.match)
    assert sum(now["box"]) == 24
    assert sum(now["bag"]) == 131 - 24 - 12 - 6
    assert table.match.problems() == []
    seen = table.match.view(0)["state"]
    assert (seen["box"], seen["box_size"]) == (None, 24)
    for players in (3, 4):
        with pytest.raises(OptionError):
            teahouse.game("yellow_yangtze", players=players, short=True)


# --- Map files that are refused


def changed(row: int, column: int, terrain: str) -> dict[str, Any]:
    """The component data with another terrain on one space."""
    data = deepcopy(DATA)
    line = data["rows"][row]
    data["rows"][row] = line[:column] + terrain + line[column + 1 :]
    return data


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(ValueError, match=r"yellow_yangtze\.json") as wrong:
        check(data)
    return str(wrong.value)


def test_the_map_of_the_game_is_accepted() -> None:
    check(DATA)


@pytest.mark.parametrize("terrain", ["~", "#"])
def test_a_wrong_count_is_refused_with_row_and_column(terrain: str) -> None:
    told = refusal(changed(3, 2, terrain))
    assert "11 of land in row 3, not 10" in told
    assert "12 of land in column 2, not 11" in told


def test_a_missing_river_is_refused_with_row_and_column() -> None:
    told = refusal(changed(8, 9, "."))
    assert "7 of river in row 8, not 6" in told
    assert "2 of river in column 9, not 1" in told


def test_an_unknown_terrain_is_refused_with_row_and_column() -> None:
    assert "'?' at row 5, column 7" in refusal(changed(5, 7, "?"))


def test_rows_of_a_wrong_length_are_refused() -> None:
    data = deepcopy(DATA)
    data["rows"][4] += "."
    assert "row 4 should end at column 14, not at column 15" in refusal(data)
    assert "15 rows, not 14" in refusal({**DATA, "rows": DATA["rows"][:-1]})


def test_a_capital_on_a_river_is_refused_with_row_and_column() -> None:
    assert "row 4, column 6 lies on a river" in refusal(changed(4, 6, "~"))


def test_a_capital_off_the_map_is_refused_with_row_and_column() -> None:
    assert "row 4, column 6 is not on the map" in refusal(changed(4, 6, "#"))


def test_an_isolated_capital_is_refused_with_row_and_column() -> None:
    data = deepcopy(DATA)
    for row, column in slow.BESIDE[(4, 6)]:
        line = data["rows"][row]
        data["rows"][row] = line[:column] + "~" + line[column + 1 :]
    assert "row 4, column 6 has no land beside it" in refusal(data)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("colours", ["black"] * 5, "5 colours"),
        ("tiles", {"black": 41, "red": 36, "blue": 24, "green": 24, "yellow": 12}, "138 tiles"),
        ("pagodas", {"black": 2, "red": 2, "blue": 2, "green": 2, "yellow": 2}, "9 pagodas"),
        ("dynasties", ["archer", "bull", "pot"], "4 dynasties"),
        ("capitals", DATA["capitals"][1:], "7 capitals"),
    ],
)
def test_an_incomplete_set_is_refused(name: str, value: Any, message: str) -> None:
    assert message in refusal({**DATA, name: value})
