"""Clauses of placing tiles: where, the market, the point, chains of farmers."""

import pytest

from tests.games.yellow_yangtze.table import position, told

clause = pytest.mark.clause


# --- Where


@clause("tile.place")
def test_a_tile_needs_no_neighbour() -> None:
    table = position(capitals="9,5", hands={"archer": "1 red"})
    happened = table.play("archer: place red at 0,0")
    assert told(happened, "placed", "seat", "colour", "space") == [(0, "red", "0,0")]
    assert table.at("0,0") == "red"
    assert table.hand("archer") == {"yellow": 5}
    assert table.points("archer") == {}
    assert (table.phase, int(table.s.actions_left), int(table.s.tile)) == ("action", 1, -1)


@clause("tile.place")
def test_every_empty_space_of_the_right_terrain_is_possible() -> None:
    table = position(hands={"archer": "1 red 1 blue"}, leaders={"bull green": "9,4"}, tiles={"blue": "7,0"})
    assert len(table.can("place red")) == 159 - 7 - 1
    assert len(table.can("place blue")) == 44 - 1
    assert table.can("place black", "place green") == []


@clause("tile.hand")
def test_a_tile_comes_from_the_hand() -> None:
    table = position(hands={"archer": "6 red"})
    for colour in ("black", "blue", "green", "yellow"):
        assert table.why(f"place {colour} at 0,0") == "tile.hand"
    assert table.why("place red at 0,0") is None


@clause("tile.empty")
def test_a_tile_needs_an_empty_space() -> None:
    table = position(
        hands={"archer": "1 red 1 blue"}, leaders={"bull green": "9,4", "archer blue": "9,6"}, tiles={"blue": "7,0"}
    )
    for space in ("9,5", "9,4", "9,6"):
        assert table.why(f"place red at {space}") == "tile.empty"
    assert table.why("place blue at 7,0") == "tile.empty"


@clause("tile.farmer")
def test_farmers_go_on_rivers_only() -> None:
    table = position(hands={"archer": "1 blue"})
    assert table.why("place blue at 0,0") == "tile.farmer"
    assert table.why("place blue at 0,9") is None


@clause("tile.land")
@pytest.mark.parametrize("colour", ["black", "red", "green", "yellow"])
def test_other_tiles_go_on_land_only(colour: str) -> None:
    table = position(hands={"archer": f"1 {colour}"})
    assert table.why(f"place {colour} at 0,9") == "tile.land"
    assert table.why(f"place {colour} at 0,8") is None


# --- The market


@clause("market.take")
def test_a_trader_takes_a_tile_from_the_market() -> None:
    table = position(hands={"archer": "1 green 5 yellow"}, market="3 black 2 red 1 blue")
    table.play("archer: place green at 0,0")
    assert (table.phase, table.asked) == ("market", "archer")
    assert table.legal() == ["market black", "market red", "market blue", "no market"]
    assert table.why("market green") == "market.take"
    happened = table.play("archer: market red")
    assert told(happened, "took", "seat", "colour") == [(0, "red")]
    assert table.hand("archer") == {"red": 1, "yellow": 5}
    assert table.market == {"black": 3, "red": 1, "blue": 1}
    assert table.phase == "action"
    table.play("archer: end turn")
    assert sum(table.market.values()) == 6  # only now


@clause("market.take")
def test_a_trader_may_take_nothing() -> None:
    table = position(hands={"archer": "1 green"})
    table.play("archer: place green at 0,0", "archer: no market")
    assert table.market == {"black": 6}
    assert table.phase == "action"


@clause("market.take")
@clause("always-asked")
def test_two_traders_take_two_tiles_and_an_empty_market_asks_nothing() -> None:
    table = position(hands={"archer": "2 green"}, market="1 red")
    table.play("archer: place green at 0,0", "archer: market red")
    happened = table.play("archer: place green at 0,4")
    assert told(happened, "took", "colour") == []
    assert table.asked == "bull"  # no question: the turn is over
    assert sum(table.market.values()) == 6


@clause("market-first")
def test_market_first() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders={"archer red": "12,5", "bull red": "12,7"},
        hands={"archer": "1 green"},
        market="2 red 4 black",
    )
    happened = table.play("archer: place green at 12,6")
    assert told(happened, "war", "sides") == []
    assert table.phase == "market"
    happened = table.play("archer: market red")
    assert told(happened, "war", "sides") == [2]
    happened = table.play("bull: no support", "archer: support side 1 commit 1")
    assert told(happened, "war-won", "side", "strength", "against") == [("1", 1, 0)]
    assert table.points("archer") == {"red": 1}


@clause("market-first")
def test_the_market_comes_before_point_and_pagoda() -> None:
    table = position(
        capitals="9,5",
        tiles={"green": "10,5 10,6"},
        leaders={"archer green": "9,4"},
        hands={"archer": "1 green"},
    )
    happened = table.play("archer: place green at 11,5")
    assert told(happened, "gained", "points") == []
    assert table.phase == "market"
    happened = table.play("archer: no market")
    assert told(happened, "gained", "seat", "colour", "points") == [(0, "green", 1)]
    assert table.phase == "pagoda"


# --- The point


@clause("tile.point")
@pytest.mark.parametrize(
    ("leaders", "scorer"),
    [
        ({"bull red": "9,4", "archer black": "9,6"}, "bull"),
        ({"archer red": "9,4"}, "archer"),
        ({"archer black": "9,6", "bull blue": "9,4"}, "archer"),
        ({"bull black": "9,6"}, "bull"),
        ({"archer blue": "9,4"}, ""),
        ({}, ""),
    ],
)
def test_the_leader_of_the_colour_scores_or_else_the_black_one(leaders: dict[str, str], scorer: str) -> None:
    table = position(capitals="9,5", leaders=leaders, hands={"archer": "1 red"})
    table.play("archer: place red at 10,5")
    for dynasty in ("archer", "bull"):
        assert table.points(dynasty) == ({"red": 1} if dynasty == scorer else {})


@clause("tile.point")
def test_a_tile_outside_scores_nothing() -> None:
    table = position(leaders={"archer red": "9,4", "archer black": "9,6"}, hands={"archer": "1 red"})
    table.play("archer: place red at 0,0")
    assert table.points("archer") == {}


@clause("tile.point")
def test_a_tile_that_links_states_in_peace_scores_in_the_union() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders={"archer black": "12,5", "bull green": "12,7", "bull blue": "11,8"},
        hands={"archer": "1 yellow"},
    )
    table.play("archer: place yellow at 12,6")
    assert table.points("archer") == {"yellow": 1}  # the black leader stands in, in the tile's colour


# --- Chains of farmers


@clause("farmer.chain")
def test_each_farmer_of_a_chain_scores() -> None:
    table = position(capitals="8,1", leaders={"archer blue": "7,1"}, hands={"archer": "4 blue"})
    happened = table.play("archer: place blue at 8,0")
    assert told(happened, "gained", "colour") == ["blue"]
    assert table.phase == "farmer"
    assert table.legal() == ["place blue at 7,0", "place blue at 9,0", "no farmer"]
    assert table.why("place blue at 6,0") == "farmer.chain"
    assert table.why("place red at 7,1") == "farmer.chain"
    assert table.why("place yellow at 0,0") == "farmer.chain"
    assert table.why("place blue at 8,0") == "tile.empty"
    assert table.why("place blue at 8,2") == "tile.farmer"
    table.play("archer: place blue at 9,0")
    assert table.legal() == ["place blue at 10,1", "no farmer"]  # beside the previous one only
    table.play("archer: place blue at 10,1")
    assert table.points("archer") == {"blue": 3}
    assert table.s.actions_left == 1
    table.play("archer: no farmer")
    assert (table.phase, int(table.s.actions_left)) == ("action", 1)
    table.play("archer: place blue at 7,0")
    assert table.s.actions_left == 0


@clause("farmer.chain")
@clause("always-asked")
def test_the_question_comes_also_without_a_farmer_in_hand() -> None:
    table = position(capitals="8,1", hands={"archer": "1 blue"})
    table.play("archer: place blue at 8,0")
    assert table.legal() == ["no farmer"]
    assert table.why("place blue at 7,0") == "tile.hand"


@clause("farmer.chain")
def test_no_question_where_no_empty_river_lies_beside() -> None:
    table = position(capitals="8,1", tiles={"blue": "7,0 9,0"}, hands={"archer": "2 blue"})
    table.play("archer: place blue at 8,0")
    assert table.phase == "action"


@clause("farmer.chain")
def test_a_pagoda_stops_the_chain_and_a_declined_one_does_not() -> None:
    for answer, phase in (("pagoda at 11,1+12,1+12,2", "action"), ("no pagoda", "farmer")):
        table = position(capitals="", tiles={"blue": "12,1 12,2"}, hands={"archer": "3 blue"})
        table.play("archer: place blue at 11,1")
        assert table.phase == "pagoda"
        table.play(f"archer: {answer}")
        assert table.phase == phase
    assert table.legal() == ["place blue at 10,1", "no farmer"]


@clause("farmer.chain")
@clause("pagoda.move")
def test_a_moved_pagoda_stops_the_chain_too() -> None:
    table = position(
        capitals="",
        tiles={"blue": "12,1 12,2 0,11 0,12 1,11 14,2 14,3 13,2"},
        pagodas=["0,11+0,12+1,11", "13,2+14,2+14,3"],
        hands={"archer": "3 blue"},
    )
    table.play("archer: place blue at 11,1", "archer: pagoda at 11,1+12,1+12,2")
    assert table.phase == "move"
    table.play("archer: move pagoda from 0,11+0,12+1,11")
    assert table.phase == "action"
    assert table.pagodas("blue") == {"11,1+12,1+12,2", "13,2+14,2+14,3"}
