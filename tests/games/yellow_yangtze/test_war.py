"""Clauses of war: two states in a row, or three around one space."""

import pytest

from tests.games.yellow_yangtze.table import Table, position, told

clause = pytest.mark.clause

#: Two states in one row of the map, a gap between them at 12,6: governors, and beside the gap room for a leader.
LEFT, GAP, RIGHT = "12,5", "12,6", "12,7"
GOVERNORS = "12,4 12,8"

#: Three states around 11,6: the first goes north-east, the second west, the third south-east.
CENTRE = "11,6"
FIRST, SECOND, THIRD = "10,7", "11,5", "12,7"
THREE_GOVERNORS = "9,7 11,4 13,7"
FIRST_REDS, SECOND_REDS, THIRD_REDS = ("9,8", "9,9", "9,10"), ("11,3", "11,2"), ("13,8", "13,9", "13,10")


def row(
    red: str = "", hands: dict[str, str] | None = None, players: int = 2, more: dict[str, str] | None = None
) -> Table:
    """Red leaders of archer and bull face each other across the gap; archer is to place an artisan."""
    return position(
        players,
        capitals="",
        tiles={"black": GOVERNORS, "red": red},
        leaders={"archer red": LEFT, "bull red": RIGHT, **(more or {})},
        hands={"archer": "1 yellow", **(hands or {})},
    )


def around(reds: tuple[int, int, int], leaders: dict[str, str], players: int = 3, **hands: str) -> Table:
    """Three states around the centre with so many soldiers."""
    arms = zip((FIRST_REDS, SECOND_REDS, THIRD_REDS), reds, strict=True)
    return position(
        players,
        capitals="",
        tiles={"black": THREE_GOVERNORS, "red": " ".join(" ".join(arm[:number]) for arm, number in arms)},
        leaders=leaders,
        hands={"archer": "1 yellow", **hands},
    )


def nobody_supports(table: Table) -> None:
    while table.phase == "support":
        table.play(f"{table.asked}: no support")


# --- The example of the rulebook


@clause("war.start")
@clause("war.strength")
@clause("war.support")
@clause("war.leader")
@clause("war.losers")
@clause("war.points")
@clause("war.casualties")
@clause("war.end")
def test_the_worked_example_of_the_rulebook() -> None:
    table = position(
        3,
        capitals="",
        tiles={"black": GOVERNORS, "red": "12,3 11,3 12,9 12,10 13,9 13,10"},
        leaders={
            "bull red": LEFT,
            "bull black": "11,4",
            "archer green": "13,4",
            "archer red": RIGHT,
            "pot black": "11,8",
            "pot blue": "13,8",
        },
        pagodas=["12,9+12,10+13,9"],
        hands={"archer": "1 yellow 4 red", "bull": "2 red", "pot": "1 red"},
    )
    happened = table.play(f"archer: place yellow at {GAP}")
    assert told(happened, "war", "sides") == [2]
    assert told(happened, "gained", "seat") == []
    assert table.strengths == [2, 4]
    table.play("bull: support side 1 commit 2")
    assert table.strengths == [4, 4]
    table.play("pot: support side 1 commit 0 with leader")
    assert table.strengths == [5, 4]
    happened = table.play("archer: support side 2 commit 3")
    assert told(happened, "war-won", "side", "strength", "against") == [("2", 7, 5)]
    assert table.leader("bull red") == table.leader("bull black") == ""
    assert [table.points(dynasty) for dynasty in ("archer", "bull", "pot")] == [{"red": 1}, {}, {"black": 1}]
    assert [table.leader(name) for name in ("archer green", "pot blue")] == ["13,4", "13,8"]
    assert [table.leader(name) for name in ("archer red", "pot black")] == [RIGHT, "11,8"]
    assert [table.at(space) for space in ("12,3", "11,3")] == ["", ""]
    assert (table.phase, int(table.s.casualties_left)) == ("casualties", 2)
    assert table.can("remove") == [f"remove at {space}" for space in ("12,9", "12,10", "13,9", "13,10")]
    assert table.pagodas("red") == {"12,9+12,10+13,9"}
    happened = table.play("archer: remove at 12,9")
    assert told(happened, "pagoda-lost", "colour") == ["red"]
    assert table.pagodas("red") == set()
    assert table.phase == "casualties"
    table.play("archer: remove at 13,10")
    assert [table.at(space) for space in ("12,10", "13,9")] == ["red", "red"]
    assert table.leader("pot red") == ""
    assert table.discards == {"red": 2 + 3 + 2 + 2}
    assert table.hand("archer") == {"red": 1, "yellow": 1}
    assert table.phase == "action"
    assert table.s.actions_left == 1
    assert table.at(GAP) == "yellow"
    assert not table.s.side.any()


# --- How a war starts


@clause("war.start")
def test_a_tile_that_links_rivals_brings_no_point() -> None:
    table = row("12,3", more={"archer yellow": "13,4"})
    happened = table.play(f"archer: place yellow at {GAP}")
    assert told(happened, "war", "seat", "sides") == [(0, 2)]
    nobody_supports(table)
    assert table.points("archer") == {"red": 1}


@clause("war.start")
def test_a_tile_that_links_rivals_gets_no_pagoda() -> None:
    table = position(
        capitals="",
        tiles={"black": GOVERNORS, "yellow": "11,5 12,5", "red": "11,3"},
        leaders={"archer red": "12,3", "bull red": RIGHT},
        hands={"archer": "1 yellow"},
    )
    table.play(f"archer: place yellow at {GAP}")
    assert table.phase == "support"
    nobody_supports(table)
    assert table.phase == "action"
    assert table.pagodas("yellow") == set()
    assert table.oracle.free_triangles() == [((11, 5), (12, 5), (12, 6))]


@clause("war.start")
def test_a_tile_that_links_different_leaders_keeps_the_peace() -> None:
    table = position(
        capitals="",
        tiles={"black": GOVERNORS},
        leaders={"archer red": LEFT, "bull green": RIGHT, "bull yellow": "11,8"},
        hands={"archer": "1 yellow"},
    )
    table.play(f"archer: place yellow at {GAP}")
    assert table.phase == "action"
    assert table.points("bull") == {"yellow": 1}


@clause("war.start")
@clause("farmer.chain")
def test_a_farmer_that_starts_a_war_ends_the_chain() -> None:
    table = position(
        capitals="",
        tiles={"black": "8,2 5,2"},
        leaders={"archer red": "8,1", "archer blue": "9,1", "bull red": "5,1"},
        hands={"archer": "4 blue"},
    )
    table.play("archer: place blue at 7,0", "archer: place blue at 6,0")
    assert table.points("archer") == {"blue": 2}
    table.play("archer: place blue at 5,0")
    assert table.phase == "support"
    nobody_supports(table)
    table.play("archer: winner side 1")
    assert table.phase == "action"  # though 4,0 is free and a farmer left
    assert table.hand("archer")["blue"] == 1
    assert table.s.actions_left == 1


# --- Sides


@clause("war.sides")
def test_sides_are_numbered_in_reading_order_and_end_before_the_tile() -> None:
    table = row("12,3 12,9")
    table.play(f"archer: place yellow at {GAP}")
    sides = table.oracle.war.sides if table.oracle.war else []
    assert sides == [{(12, 3), (12, 4), (12, 5)}, {(12, 7), (12, 8), (12, 9)}]
    assert table.why("support side 3 commit 1") == "war.sides"
    assert table.why("support side 3 commit 0 with leader") == "war.sides"


@clause("war.sides")
@clause("war.points")
def test_three_states_at_war() -> None:
    leaders = {"archer red": FIRST, "bull red": SECOND, "pot red": THIRD}
    table = around((3, 2, 1), leaders, bull="2 red", pot="2 red")
    happened = table.play(f"archer: place yellow at {CENTRE}")
    assert told(happened, "war", "sides") == [3]
    assert table.strengths == [3, 2, 1]
    table.play("bull: support side 2 commit 2", "pot: support side 3 commit 1")
    assert table.strengths == [3, 4, 2]
    happened = table.play("archer: no support")
    assert told(happened, "war-won", "side", "strength", "against") == [("2", 4, 3)]
    assert table.points("bull") == {"red": 2}
    assert [table.leader(f"{dynasty} red") for dynasty in ("archer", "bull", "pot")] == ["", SECOND, ""]
    assert all(table.at(space) == "" for space in (*FIRST_REDS, THIRD_REDS[0]))
    assert int(table.s.casualties_left) == 3 - 2
    table.play("archer: remove at 11,3")
    assert table.at("11,2") == "red"
    assert table.discards == {"red": 2 + 1 + 3 + 1 + 1}
    assert table.phase == "action"


@clause("war.winner")
@clause("war.casualties")
def test_three_states_of_which_two_are_tied() -> None:
    leaders = {"archer red": FIRST, "bull red": SECOND, "pot red": THIRD}
    table = around((2, 1, 2), leaders)
    table.play(f"archer: place yellow at {CENTRE}")
    nobody_supports(table)
    assert table.phase == "winner"
    assert table.asked == "archer"
    assert table.legal() == ["winner side 1", "winner side 3"]
    assert table.why("winner side 2") == "war.winner"
    table.play("archer: winner side 3")
    assert table.points("pot") == {"red": 2}
    assert int(table.s.casualties_left) == 2  # the highest among the losers, not their sum
    table.play("archer: remove at 13,9", "archer: remove at 13,8")
    assert table.at(CENTRE) == "yellow"
    assert table.phase == "action"


@clause("war.losers")
@clause("war.points")
def test_clashing_colours_that_the_winner_lacks_bring_no_point() -> None:
    leaders = {"archer red": FIRST, "bull red": SECOND, "bull black": "10,4", "pot black": THIRD, "pot blue": "12,8"}
    table = around((3, 1, 1), leaders)
    table.play(f"archer: place yellow at {CENTRE}")
    assert table.strengths == [3, 1, 1]
    nobody_supports(table)
    assert table.points("archer") == {"red": 1}
    assert table.points("bull") == table.points("pot") == {}
    assert [table.leader(name) for name in ("bull red", "bull black", "pot black")] == ["", "", ""]
    assert table.leader("pot blue") == "12,8"
    table.play("archer: remove at 9,9")
    assert table.phase == "action"


@clause("war.losers")
def test_a_loser_keeps_leaders_that_do_not_clash_and_its_other_tiles() -> None:
    table = position(
        capitals="",
        tiles={"black": GOVERNORS, "red": "12,3", "green": "13,7"},
        leaders={"archer red": LEFT, "bull red": RIGHT, "bull green": "11,8"},
        hands={"archer": "1 yellow"},
    )
    table.play(f"archer: place yellow at {GAP}")
    nobody_supports(table)
    assert table.leader("bull red") == ""
    assert table.leader("bull green") == "11,8"
    assert (table.at("12,8"), table.at("13,7"), table.at("12,3")) == ("black", "green", "red")
    assert table.phase == "action"


@clause("bystander")
def test_bystander() -> None:
    leaders = {"archer red": FIRST, "bull red": SECOND, "pot blue": THIRD, "pot green": "12,8"}
    table = around((1, 2, 3), leaders)
    happened = table.play(f"archer: place yellow at {CENTRE}")
    assert told(happened, "war", "sides") == [2]
    assert table.strengths == [1, 2]
    assert table.why("support side 3 commit 0 with leader") == "war.sides"
    nobody_supports(table)
    assert all(table.at(space) == "red" for space in THIRD_REDS)
    assert (table.leader("pot blue"), table.leader("pot green")) == (THIRD, "12,8")
    assert table.can("remove") == ["remove at 11,2", "remove at 11,3"]
    assert table.why("remove at 13,8") == "war.casualties"
    table.play("archer: remove at 11,2")


@clause("bystander")
def test_soldiers_of_a_group_without_a_leader_count_for_nobody() -> None:
    table = position(
        capitals="",
        tiles={"black": "9,7 11,4", "red": "9,8 12,7 13,7"},
        leaders={"archer red": FIRST, "bull red": SECOND},
        hands={"archer": "1 yellow"},
    )
    table.play(f"archer: place yellow at {CENTRE}")
    assert table.strengths == [1, 0]
    nobody_supports(table)
    assert table.at("12,7") == table.at("13,7") == table.at("9,8") == "red"
    assert table.points("archer") == {"red": 1}


@clause("unifier")
def test_unifier() -> None:
    table = row("12,3", hands={"archer": "1 red"})
    happened = table.play(f"archer: place red at {GAP}")
    assert told(happened, "war", "sides") == [2]
    assert table.strengths == [1, 0]
    nobody_supports(table)
    assert table.at(GAP) == "red"
    assert table.at("12,3") == "red"
    assert table.points("archer") == {"red": 1}
    assert table.phase == "action"


@clause("unifier")
def test_the_uniting_soldier_is_no_casualty() -> None:
    table = row("12,3 11,3 12,9", hands={"archer": "1 red"})
    table.play(f"archer: place red at {GAP}")
    nobody_supports(table)
    assert table.legal() == ["remove at 11,3", "remove at 12,3"]
    assert table.why(f"remove at {GAP}") == "war.casualties"
    table.play("archer: remove at 11,3")


# --- Support


@clause("war.support")
def test_everyone_is_asked_clockwise_and_the_active_player_last() -> None:
    table = row(players=4, hands={"bull": "2 red", "pot": "3 red"})
    table.play(f"archer: place yellow at {GAP}")
    assert table.asked == "bull"
    assert table.why("support side 1 commit 3") == "war.support"
    assert table.why("no support", "pot") == "turn.now"
    expected = ["no support", *(f"support side {side} commit {n}" for side in (1, 2) for n in (1, 2))]
    assert table.legal() == expected  # the bull's red leader is on the board
    table.play("bull: support side 2 commit 1")
    assert table.asked == "pot"
    table.play("pot: no support")
    assert table.asked == "lion"
    table.play("lion: no support")
    assert table.asked == "archer"
    assert table.discards == {"red": 1}


@clause("war.support")
def test_an_uninvolved_player_decides_the_war() -> None:
    table = row("12,3", players=3, hands={"pot": "3 red"})
    table.play(f"archer: place yellow at {GAP}", "bull: no support", "pot: support side 2 commit 2 with leader")
    happened = table.play("archer: no support")
    assert told(happened, "war-won", "side", "strength", "against") == [("2", 3, 1)]
    assert table.points("bull") == {"red": 1}
    assert table.points("pot") == {}
    assert table.hand("pot")["red"] == 1
    assert table.leader("pot red") == ""
    assert table.phase == "action"  # the support covers the loss


@clause("war.support")
def test_an_involved_player_may_support_the_other_side() -> None:
    table = row("12,3", hands={"bull": "2 red"})
    table.play(f"archer: place yellow at {GAP}", "bull: support side 1 commit 1", "archer: no support")
    assert table.points("archer") == {"red": 1}


@clause("war.leader")
def test_a_red_leader_supports_only_from_the_supply() -> None:
    table = row(players=3, hands={"pot": "1 red"})
    table.play(f"archer: place yellow at {GAP}")
    assert table.why("support side 1 commit 0 with leader") == "war.leader"
    table.play("bull: no support")
    assert table.can("support side 2") == [
        "support side 2 commit 1",
        "support side 2 commit 0 with leader",
        "support side 2 commit 1 with leader",
    ]
    assert table.why("support side 1 commit 2 with leader") == "war.support"
    table.play("pot: support side 1 commit 1 with leader")
    assert table.strengths == [2, 0]
    table.play("archer: no support")
    assert table.discards == {"red": 1}


# --- The end


@clause("war.winner")
def test_the_active_player_chooses_between_sides_without_soldiers() -> None:
    table = row()
    table.play(f"archer: place yellow at {GAP}", "bull: no support")
    assert table.phase == "support"
    table.play("archer: no support")
    assert table.legal() == ["winner side 1", "winner side 2"]
    assert table.why("winner side 3") == "war.winner"
    happened = table.play("archer: winner side 2")
    assert told(happened, "war-won", "side", "strength", "against") == [("2", 0, 0)]
    assert table.leader("archer red") == ""
    assert table.points("bull") == {"red": 1}


@clause("war.winner")
def test_one_strongest_side_wins_without_a_question() -> None:
    table = row("12,3")
    table.play(f"archer: place yellow at {GAP}", "bull: no support", "archer: no support")
    assert table.phase == "action"
    assert table.leader("bull red") == ""


@clause("war.casualties")
def test_a_winner_with_more_support_than_losses_pays_no_soldier() -> None:
    table = row("12,3 12,9", hands={"archer": "1 yellow 4 red"})
    table.play(f"archer: place yellow at {GAP}", "bull: no support", "archer: support side 1 commit 4")
    assert table.phase == "action"
    assert table.at("12,3") == "red"
    assert table.at("12,9") == ""
    assert table.discards == {"red": 5}
    assert table.hand("archer") == {"yellow": 1}


@clause("war.casualties")
def test_the_winner_pays_also_when_it_has_fallen_apart() -> None:
    table = row("12,3 11,2 12,9 12,10")
    assert table.at("11,2") == "red"
    table.play(f"archer: place yellow at {GAP}", "bull: no support", "archer: no support", "archer: winner side 1")
    table.play("archer: remove at 12,3")  # 11,2 is now alone
    assert table.legal() == ["remove at 11,2"]
    table.play("archer: remove at 11,2")
    assert table.phase == "action"


@clause("pagoda.lost")
@clause("war.losers")
def test_a_pagoda_falls_with_the_soldiers_of_a_loser() -> None:
    table = position(
        capitals="",
        tiles={"black": GOVERNORS, "red": "12,9 12,10 13,9 12,3"},
        leaders={"archer red": LEFT, "bull red": RIGHT},
        pagodas=["12,9+12,10+13,9"],
        hands={"archer": "1 yellow 5 red"},
    )
    table.play(f"archer: place yellow at {GAP}", "bull: no support")
    happened = table.play("archer: support side 1 commit 3")
    assert told(happened, "pagoda-lost", "colour", "triangle") == [("red", "12,9+12,10+13,9")]
    assert table.pagodas("red") == set()
    assert table.at("12,3") == "red"


@clause("war.end")
def test_after_the_war_the_action_is_over_and_peace_reigns() -> None:
    table = row("12,3", players=3)
    table.play(f"archer: place yellow at {GAP}")
    nobody_supports(table)
    assert table.phase == "action"
    assert table.asked == "archer"
    assert not table.s.support.any()
    assert (int(table.s.sides), int(table.s.winner)) == (0, 0)
    table.play("archer: end turn")
    assert table.asked == "bull"
