"""Clauses of pagodas: triangles, building, moving, losing, establishing, income."""

import pytest

from teahouse.games.yellow_yangtze.components import TRIANGLE_NAMES, TRIANGLES
from tests.games.yellow_yangtze.table import Table, position, told

clause = pytest.mark.clause

#: Two triangles that share an edge, and one far from both.
LOWER, UPPER, FAR = "12,5+12,6+13,5", "11,5+12,5+12,6", "2,9+2,10+3,9"
TWO_AND_FAR = "12,5 12,6 13,5 2,9 2,10 3,9"
OTHER = "9,8+9,9+10,9"


@clause("map.triangle")
def test_triangles_are_three_mutually_adjacent_spaces() -> None:
    assert len(TRIANGLES) == 353
    assert {LOWER, UPPER, FAR, OTHER} <= set(TRIANGLE_NAMES)
    table = position(capitals="", tiles={"green": "12,5 12,6", "red": "12,7 13,6"}, hands={"archer": "1 red 1 green"})
    table.play("archer: place red at 13,5")
    assert table.phase == "action"  # three in a row or of two colours are no triangle
    assert table.oracle.free_triangles() == []


@clause("map.triangle")
@clause("pagoda.build")
def test_a_triangle_needs_no_state() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6"}, hands={"archer": "1 red"})
    happened = table.play("archer: place red at 13,5", f"archer: pagoda at {LOWER}")
    assert told(happened, "pagoda-built", "seat", "colour", "triangle") == [(0, "red", LOWER)]
    assert table.pagodas("red") == {LOWER}
    assert (table.phase, int(table.s.actions_left)) == ("action", 1)
    assert [table.at(space) for space in LOWER.split("+")] == ["red"] * 3


@clause("pagoda.build")
def test_a_pagoda_may_be_declined() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6"}, hands={"archer": "1 red"})
    table.play("archer: place red at 13,5", "archer: no pagoda")
    assert table.pagodas("red") == set()
    assert table.phase == "action"


@clause("pagoda.build")
def test_a_tile_gets_at_most_one_pagoda() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6 12,7 13,5"}, hands={"archer": "1 red"})
    table.play("archer: place red at 13,6")
    assert table.legal() == ["pagoda at 12,6+12,7+13,6", "pagoda at 12,6+13,5+13,6", "no pagoda"]
    table.play("archer: pagoda at 12,6+12,7+13,6")
    assert table.phase == "action"


@clause("pagoda.triangle")
def test_a_pagoda_needs_three_tiles_of_one_colour() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6", "green": "11,5"}, hands={"archer": "1 red"})
    table.play("archer: place red at 13,5")
    assert table.why(f"pagoda at {UPPER}") == "pagoda.triangle"
    assert table.why("pagoda at 0,0+0,1+1,0") == "pagoda.triangle"
    assert table.why(f"pagoda at {LOWER}") is None


@clause("pagoda.triangle")
def test_leaders_are_no_tiles() -> None:
    table = position(
        capitals="", tiles={"black": "12,5"}, leaders={"archer black": "12,6"}, hands={"archer": "1 black"}
    )
    table.play("archer: place black at 13,5")
    assert table.phase == "action"


@clause("pagoda.placed")
def test_the_triangle_contains_the_tile_just_placed() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6 2,9 2,10 3,9"}, hands={"archer": "1 red"})
    table.play("archer: place red at 13,5")
    assert table.legal() == [f"pagoda at {LOWER}", "no pagoda"]
    assert table.why(f"pagoda at {FAR}") == "pagoda.placed"


@clause("no-overlap")
def test_no_overlap() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6 13,5 11,4"}, pagodas=[LOWER], hands={"archer": "1 red"})
    table.play("archer: place red at 11,5")
    assert table.phase == "action"  # 11,5 is beside two tiles of the pagoda, and 11,4 with 12,5 shares one
    table = position(capitals="", tiles={"red": "12,5 12,6 13,5 11,4 10,5"}, pagodas=[LOWER], hands={"archer": "1 red"})
    table.play("archer: place red at 11,5")
    assert table.legal() == ["pagoda at 10,5+11,4+11,5", "no pagoda"]
    assert table.why(f"pagoda at {UPPER}") == "no-overlap"


@clause("no-overlap")
def test_the_pagoda_to_be_moved_still_covers_its_tiles() -> None:
    table = position(capitals="", tiles={"yellow": "12,5 12,6 13,5"}, pagodas=[LOWER], hands={"archer": "1 yellow"})
    table.play("archer: place yellow at 11,5")
    assert table.phase == "action"
    assert table.pagodas("yellow") == {LOWER}


@clause("pagoda.move")
def test_the_single_pagoda_of_yellow_moves_without_a_question() -> None:
    table = position(
        capitals="", tiles={"yellow": "12,5 12,6 13,5 2,9 2,10"}, pagodas=[LOWER], hands={"archer": "1 yellow"}
    )
    happened = table.play("archer: place yellow at 3,9", f"archer: pagoda at {FAR}")
    assert told(happened, "pagoda-moved", "colour", "origin", "triangle") == [("yellow", LOWER, FAR)]
    assert table.pagodas("yellow") == {FAR}
    assert table.phase == "action"


def all_built() -> Table:
    """Two red pagodas stand; a third triangle waits for its last tile at 10,9."""
    return position(
        capitals="",
        tiles={"red": f"{TWO_AND_FAR} 9,8 9,9"},
        pagodas=[LOWER, FAR],
        hands={"archer": "1 red 2 green"},
    )


@clause("pagoda.move")
def test_one_of_two_pagodas_moves_by_choice() -> None:
    for moved, stays in ((LOWER, FAR), (FAR, LOWER)):
        table = all_built()
        table.play("archer: place red at 10,9", f"archer: pagoda at {OTHER}")
        assert (table.phase, table.asked) == ("move", "archer")
        assert sorted(table.legal()) == sorted(f"move pagoda from {triangle}" for triangle in (LOWER, FAR))
        assert table.why(f"move pagoda from {OTHER}") == "pagoda.move"
        table.play(f"archer: move pagoda from {moved}")
        assert table.pagodas("red") == {OTHER, stays}
        assert table.phase == "action"


@clause("pagoda.move")
def test_a_pagoda_in_the_supply_comes_first() -> None:
    table = position(capitals="", tiles={"red": "12,5 12,6 13,5 9,8 9,9"}, pagodas=[LOWER], hands={"archer": "1 red"})
    table.play("archer: place red at 10,9", f"archer: pagoda at {OTHER}")
    assert table.pagodas("red") == {LOWER, OTHER}
    assert table.phase == "action"


@clause("pagoda.lost")
def test_a_pagoda_that_loses_a_tile_returns_to_the_supply() -> None:
    table = position(capitals="", tiles={"yellow": "12,5 12,6 13,5"}, pagodas=[LOWER], hands={"archer": "2 blue"})
    table.play("archer: riot")
    happened = table.play("archer: remove at 12,6")
    assert told(happened, "pagoda-lost", "colour", "triangle") == [("yellow", LOWER)]
    assert table.pagodas("yellow") == set()
    assert table.oracle.supply("yellow") == 1


# --- Action D


def triangles(hand: str, **leaders: str) -> Table:
    return position(
        capitals="9,5",
        tiles={"red": "12,5 12,6 13,5", "yellow": "2,9 2,10 3,9"},
        leaders={name.replace("_", " "): space for name, space in leaders.items()},
        hands={"archer": hand},
    )


@clause("establish.cost")
def test_establishing_costs_two_traders() -> None:
    table = triangles("3 green 1 red", archer_green="9,4")
    happened = table.play("archer: establish")
    assert told(happened, "establish", "tiles", "leader") == [(2, "no")]
    assert table.discards == {"green": 2}
    assert table.hand("archer")["green"] == 1
    assert (table.phase, int(table.s.actions_left)) == ("establish", 1)
    table.play(f"archer: pagoda at {FAR}")
    assert table.pagodas("yellow") == {FAR}
    assert table.points("archer") == {}
    assert table.phase == "action"
    assert table.why("establish") == "establish.cost"


@clause("establish.leader")
def test_the_green_leader_stands_in_for_a_trader_from_the_supply_only() -> None:
    table = triangles("1 green")
    assert table.can("establish") == ["establish with leader"]
    happened = table.play("archer: establish with leader")
    assert told(happened, "establish", "tiles", "leader") == [(1, "yes")]
    assert table.discards == {"green": 1}
    assert table.leader("archer green") == ""
    table.play(f"archer: pagoda at {LOWER}")
    assert table.why("establish with leader") == "establish.cost"  # at least one tile is paid
    table = triangles("1 green", archer_green="9,4")
    assert table.why("establish with leader") == "establish.leader"
    assert table.why("establish") == "establish.cost"


@clause("establish.triangle")
def test_establishing_needs_a_free_triangle_and_cannot_be_declined() -> None:
    table = triangles("2 green")
    table.play("archer: establish")
    assert sorted(table.legal()) == sorted(f"pagoda at {triangle}" for triangle in (LOWER, FAR))
    assert table.why("no pagoda") == "turn.asked"
    table = position(capitals="", tiles={"red": "12,5 12,6 13,5"}, pagodas=[LOWER], hands={"archer": "2 green"})
    assert table.why("establish") == "establish.triangle"
    assert table.why("establish with leader") == "establish.triangle"
    assert table.can("establish") == []


@clause("establish.triangle")
@clause("pagoda.move")
def test_establishing_moves_a_pagoda_where_the_supply_is_empty() -> None:
    table = position(
        capitals="",
        tiles={"red": f"{TWO_AND_FAR} 9,8 9,9 10,9"},
        pagodas=[LOWER, FAR],
        hands={"archer": "2 green"},
    )
    table.play("archer: establish", f"archer: pagoda at {OTHER}", f"archer: move pagoda from {FAR}")
    assert table.pagodas("red") == {OTHER, LOWER}


# --- Income


@clause("income.pagodas")
def test_a_leader_earns_for_the_pagodas_of_its_colour_in_its_state() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "10,5 10,6 11,5 12,5 12,6 13,5", "yellow": "2,9 2,10 3,9", "green": "9,3 8,4"},
        leaders={"archer red": "9,4", "archer black": "9,6", "archer green": "8,5", "bull yellow": "8,6"},
        pagodas=["10,5+10,6+11,5", LOWER, FAR],
    )
    happened = table.play("archer: end turn")
    assert told(happened, "earned", "seat", "colour", "points") == [(0, "red", 2)]
    assert told(happened, "gained", "seat") == []  # what pagodas bring is told apart
    happened = table.play("bull: end turn")
    assert told(happened, "earned", "seat", "colour", "points") == []  # the yellow pagoda stands elsewhere
    assert table.points("bull") == {}


@clause("income.pagodas")
def test_the_black_leader_earns_from_black_pagodas_only() -> None:
    table = position(
        capitals="",
        tiles={"black": "10,5 10,6 11,5", "red": "12,5 12,6 13,5"},
        leaders={"archer black": "9,5"},
        pagodas=["10,5+10,6+11,5", LOWER],
    )
    table.play("archer: end turn")
    assert table.points("archer") == {"black": 1}


@clause("income.pagodas")
def test_only_the_active_player_earns() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "10,5 10,6 11,5"},
        leaders={"bull red": "9,4"},
        pagodas=["10,5+10,6+11,5"],
    )
    table.play("archer: end turn")
    assert table.points("bull") == {}
    table.play("bull: end turn")
    assert table.points("bull") == {"red": 1}
