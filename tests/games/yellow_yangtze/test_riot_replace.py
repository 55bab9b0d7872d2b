"""Clauses of the peasants' riot and of replacing tiles."""

import pytest

from tests.games.yellow_yangtze.table import position, told

clause = pytest.mark.clause


# --- Riot


@clause("riot.cost")
def test_a_riot_costs_two_farmers() -> None:
    table = position(hands={"archer": "3 blue"}, leaders={"archer blue": "9,4"})
    assert table.can("riot") == ["riot"]
    happened = table.play("archer: riot")
    assert told(happened, "riot", "tiles", "leader") == [(2, "no")]
    assert table.discards == {"blue": 2}
    assert (table.phase, int(table.s.actions_left)) == ("riot", 1)
    table.play("archer: remove at 1,2")
    assert table.discards == {"black": 1, "blue": 2}
    assert table.phase == "action"
    assert table.why("riot") == "riot.cost"


@clause("riot.leader")
def test_the_blue_leader_stands_in_for_a_farmer_from_the_supply_only() -> None:
    table = position(hands={"archer": "1 blue"})
    assert table.can("riot") == ["riot with leader"]
    assert table.why("riot") == "riot.cost"
    happened = table.play("archer: riot with leader")
    assert told(happened, "riot", "tiles", "leader") == [(1, "yes")]
    table.play("archer: remove at 1,2")
    assert table.discards == {"black": 1, "blue": 1}
    assert table.why("riot with leader") == "riot.cost"  # at least one tile is paid
    assert table.why("leader blue to 9,4") is None  # and the leader is still there
    table = position(hands={"archer": "2 blue"}, leaders={"archer blue": "9,4"})
    assert table.why("riot with leader") == "riot.leader"


@clause("riot.target")
def test_any_tile_can_be_the_target_and_no_leader() -> None:
    table = position(
        hands={"archer": "2 blue"},
        tiles={"red": "0,0", "blue": "7,0"},
        leaders={"bull red": "9,4", "archer red": "1,1"},
    )
    table.play("archer: riot")
    spaces = ["0,0", "1,2", "4,6", "4,14", "6,10", "7,0", "8,1", "9,5", "11,11"]
    assert table.legal() == [f"remove at {space}" for space in spaces]
    assert table.why("remove at 9,4") == "riot.target"
    assert table.why("remove at 0,1") == "riot.target"


@clause("riot.target")
def test_without_a_tile_on_the_board_there_is_no_riot() -> None:
    table = position(capitals="", hands={"archer": "2 blue"})
    assert table.why("riot") == "riot.target"
    assert table.why("riot with leader") == "riot.target"
    assert table.can("riot") == []


@clause("riot.target")
@clause("pagoda.lost")
def test_a_riot_under_a_pagoda() -> None:
    table = position(
        capitals="",
        tiles={"red": "12,5 12,6 13,5"},
        pagodas=["12,5+12,6+13,5"],
        hands={"archer": "2 blue"},
    )
    table.play("archer: riot", "archer: remove at 13,5")
    assert table.pagodas("red") == set()


@clause("riot.unseated")
def test_a_riot_splits_a_state_and_sends_a_leader_home() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,6", "red": "12,8"},
        leaders={"archer red": "12,3", "bull blue": "12,5", "bull green": "12,7"},
        hands={"archer": "2 blue"},
    )
    table.play("archer: riot")
    happened = table.play("archer: remove at 12,6")
    assert told(happened, "returned", "seat", "colour", "space") == [(1, "green", "12,7")]
    assert table.leader("bull blue") == "12,5"  # 12,4 is still beside it
    assert table.points("archer") == table.points("bull") == {}
    assert table.oracle.leaders_in(table.oracle.group((12, 8), table.oracle.occupied())) == {}


@clause("riot.unseated")
def test_a_riot_sends_home_own_leaders_as_well() -> None:
    table = position(
        capitals="9,5", leaders={"archer red": "9,4", "bull blue": "9,6"}, hands={"archer": "2 blue"}, active="archer"
    )
    table.play("archer: riot")
    happened = table.play("archer: remove at 9,5")
    assert told(happened, "returned", "seat", "colour") == [(0, "red"), (1, "blue")]
    assert table.match.legal().size > 0
    assert table.can("leader") == []


@clause("riot.unseated")
def test_removing_another_tile_unseats_nobody() -> None:
    table = position(capitals="9,5", tiles={"red": "9,3"}, leaders={"bull red": "9,4"}, hands={"archer": "2 blue"})
    table.play("archer: riot", "archer: remove at 9,3")
    assert table.leader("bull red") == "9,4"


# --- Replace


@clause("replace.tiles")
def test_tiles_are_set_aside_one_by_one() -> None:
    table = position(hands={"archer": "2 red 1 blue 3 green"})
    assert table.can("replace") == ["replace red", "replace blue", "replace green"]
    assert table.why("replace black") == "replace.tiles"
    happened = table.play("archer: replace red")
    assert told(happened, "set-aside", "seat", "colour") == [(0, "red")]
    assert (table.phase, int(table.s.actions_left)) == ("replace", 1)
    assert table.legal() == ["replace red", "replace blue", "replace green", "done"]
    table.play("archer: replace blue")
    assert table.why("replace blue") == "replace.tiles"  # what is set aside no longer counts
    happened = table.play("archer: done")
    assert told(happened, "replaced", "seat", "tiles") == [(0, 2)]
    assert table.s.players[0].replaced.tolist() == [0, 1, 1, 0, 0]
    assert sum(table.hand("archer").values()) == 6
    assert table.discards == {}
    assert (table.phase, int(table.s.actions_left)) == ("action", 1)


@clause("replace.tiles")
def test_the_whole_hand_can_be_replaced() -> None:
    table = position(hands={"archer": "6 red"})
    table.play(*["archer: replace red"] * 6)
    assert table.legal() == ["done"]
    table.play("archer: done")
    assert sum(table.hand("archer").values()) == 6


@clause("replace.draw")
def test_as_many_tiles_are_drawn() -> None:
    table = position(hands={"archer": "6 red"}, bag="3 blue 20 black")
    happened = table.play("archer: replace red", "archer: replace red", "archer: replace red", "archer: done")
    drawn = [told(happened, "drew", colour)[0] for colour in ("black", "red", "blue", "green", "yellow")]
    assert sum(drawn) == 3
    assert table.s.bag_size == 20
    assert table.hand("archer")["red"] == 3


@clause("replace.draw")
@clause("end.bag")
def test_more_tiles_than_the_bag_holds_end_the_game() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "10,5 10,6 11,5"},
        leaders={"archer red": "9,4"},
        pagodas=["10,5+10,6+11,5"],
        hands={"archer": "6 yellow", "bull": "6 black"},
        bag="2 blue",
    )
    table.play("archer: replace yellow", "archer: replace yellow", "archer: replace yellow")
    happened = table.play("archer: done")
    assert table.match.over
    assert told(happened, "ended", "reason") == ["bag"]
    assert table.hand("archer") == {"blue": 2, "yellow": 3}  # what was drawn before stays
    assert table.points("archer") == {}  # no pagoda points for this turn
    assert table.s.actions_left == 1


@clause("replace.draw")
def test_the_last_tile_of_the_bag_may_be_drawn() -> None:
    table = position(hands={"archer": "6 yellow"}, bag="2 blue")
    table.play("archer: replace yellow", "archer: replace yellow", "archer: done")
    assert (table.phase, int(table.s.bag_size)) == ("action", 0)
    table.play("archer: end turn")
    assert not table.match.over
    assert table.asked == "bull"
