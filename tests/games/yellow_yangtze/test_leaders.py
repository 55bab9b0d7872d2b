"""Clauses of positioning leaders, and of revolts."""

import pytest

from tests.games.yellow_yangtze.table import Table, position, told

clause = pytest.mark.clause


# --- Positioning


@clause("leader.position")
def test_a_leader_is_placed_moved_and_withdrawn() -> None:
    table = position()
    happened = table.play("archer: leader red to 9,4")
    assert told(happened, "positioned", "seat", "colour", "space") == [(0, "red", "9,4")]
    assert table.s.actions_left == 1
    happened = table.play("archer: leader red to 9,6")
    assert told(happened, "moved", "origin", "space") == [("9,4", "9,6")]
    assert (table.at("9,4"), table.at("9,6"), table.leader("archer red")) == ("", "archer red", "9,6")
    table.play("bull: end turn", "archer: withdraw red")
    assert (table.at("9,6"), table.leader("archer red")) == ("", "")
    assert table.s.actions_left == 1


@clause("leader.position")
def test_all_spaces_for_a_leader() -> None:
    table = position(capitals="9,5", leaders={"bull blue": "9,4"})
    spaces = ["8,5", "8,6", "9,6", "10,5", "10,6"]
    assert table.can("leader red") == [f"leader red to {space}" for space in spaces]
    assert table.can("leader blue") == [f"leader blue to {space}" for space in spaces]  # a revolt is allowed


@clause("leader.empty")
def test_a_leader_needs_an_empty_space() -> None:
    table = position(leaders={"bull blue": "9,4", "archer green": "9,6"}, tiles={"red": "10,5"})
    for space in ("9,5", "9,4", "9,6", "10,5"):
        assert table.why(f"leader red to {space}") == "leader.empty"
    assert table.why("leader red to 10,6") is None


@clause("leader.river")
def test_a_leader_cannot_stand_on_a_river() -> None:
    table = position()
    assert table.why("leader red to 8,0") == "leader.river"  # beside the capital 8,1
    assert table.why("leader red to 9,0") == "leader.river"
    assert table.why("leader red to 7,1") is None


@clause("leader.governor")
def test_a_leader_needs_a_governor_beside_it() -> None:
    table = position(tiles={"red": "13,6", "black": "11,8"}, capitals="")
    assert table.why("leader black to 13,5") == "leader.governor"
    assert table.why("leader yellow to 11,7") is None
    assert len(table.can("leader yellow")) == 6


@clause("other-space")
def test_other_space() -> None:
    table = position(leaders={"archer red": "9,4"})
    assert table.why("leader red to 9,4") == "other-space"
    assert table.why("leader blue to 9,4") == "leader.empty"
    assert "leader red to 9,4" not in table.legal()


@clause("leader.withdraw")
def test_only_a_leader_on_the_board_can_be_withdrawn() -> None:
    table = position(leaders={"archer red": "9,4", "bull blue": "9,6"})
    assert table.can("withdraw") == ["withdraw red"]
    assert table.why("withdraw blue") == "leader.withdraw"
    happened = table.play("archer: withdraw red")
    assert told(happened, "withdrew", "colour", "space") == [("red", "9,4")]
    assert table.why("withdraw red") == "leader.withdraw"


def bridge(**more: str) -> Table:
    """The archer's red leader at 12,6 holds two halves together; a third group lies beyond 12,10."""
    return position(
        capitals="",
        tiles={"black": "12,5 12,7 12,9 12,11", "yellow": "12,8"},
        leaders={"archer red": "12,6", **more},
    )


@clause("leader.lift")
@clause("leader.unite")
def test_a_leader_s_move_splits_its_state() -> None:
    table = bridge(**{"bull black": "12,4", "bull green": "11,8", "archer black": "12,12"})
    # Another leader would unite the black ones; the red one, once lifted, leaves the bull's black leader behind.
    assert table.why("leader blue to 12,10") == "leader.unite"
    assert table.why("leader red to 12,10") is None
    table.play("archer: leader red to 12,10")
    assert table.phase == "action"
    assert table.oracle.leaders_in(table.oracle.group((12, 10), table.oracle.occupied())) == {
        "red": 0,
        "green": 1,
        "black": 0,
    }
    assert table.oracle.leaders_in(table.oracle.group((12, 5), table.oracle.occupied())) == {"black": 1}


@clause("leader.lift")
@clause("revolt.start")
def test_a_group_left_without_a_leader_does_not_count() -> None:
    table = bridge(**{"bull red": "12,12"})
    table.play("archer: leader red to 12,10")  # beside its own old group and the bull's state
    assert table.phase == "attack"
    assert table.asked == "archer"


@clause("leader.lift")
def test_a_leader_moves_inside_its_own_state() -> None:
    table = bridge(**{"bull black": "12,4"})
    table.play("archer: leader red to 13,5")
    assert table.phase == "action"
    assert table.leader("archer red") == "13,5"


def apart(**leaders: str) -> Table:
    """Two states with a space between them at 12,6, and governors on both sides of it."""
    return position(capitals="", tiles={"black": "12,5 12,7"}, leaders=leaders)


@clause("leader.unite")
def test_a_leader_unites_states_peacefully() -> None:
    table = apart(**{"archer red": "12,4", "bull blue": "12,8"})
    table.play("archer: leader green to 12,6")
    assert table.phase == "action"
    linked = table.oracle.group((12, 6), table.oracle.occupied())
    assert table.oracle.leaders_in(linked) == {"red": 0, "blue": 1, "green": 0}


@clause("leader.unite")
def test_a_leader_may_not_unite_rivals() -> None:
    table = apart(**{"archer red": "12,4", "bull red": "12,8"})
    assert table.why("leader green to 12,6") == "leader.unite"
    assert "leader green to 12,6" not in table.legal()


@clause("leader.unite")
def test_a_leader_may_not_unite_states_of_which_one_holds_its_rival() -> None:
    table = apart(**{"archer red": "12,4", "bull blue": "12,8"})
    assert table.why("leader blue to 12,6") == "leader.unite"
    assert table.why("leader blue to 11,7") is None  # one state only: a revolt
    assert table.why("leader red to 12,6") is None  # lifted, it leaves no state behind


@clause("leader.unite")
@pytest.mark.parametrize(("third", "clause_id"), [("pot yellow", None), ("pot red", "leader.unite")])
def test_a_leader_among_three_states(third: str, clause_id: str | None) -> None:
    table = position(
        3,
        capitals="",
        tiles={"black": "10,7 11,5 12,7"},
        leaders={"archer red": "9,7", "bull blue": "11,4", third: "13,7"},
    )
    assert table.why("leader green to 11,6") == clause_id
    assert table.why("leader blue to 11,6") == "leader.unite"


# --- Revolts


def revolt(
    governors: str = "12,5",
    hands: dict[str, str] | None = None,
    leaders: dict[str, str] | None = None,
    **more: str,
) -> Table:
    """The bull's red leader at 12,4; the archer's comes to 12,6, a governor between them."""
    return position(
        capitals="",
        tiles={"black": governors, **more},
        leaders={"bull red": "12,4", **(leaders or {})},
        hands=hands or {},
    )


@clause("revolt.start")
def test_a_leader_that_meets_its_colour_in_one_state_starts_a_revolt() -> None:
    table = revolt()
    happened = table.play("archer: leader red to 12,6")
    assert told(happened, "revolt", "seat", "defender", "colour") == [(0, 1, "red")]
    assert (table.phase, table.asked) == ("attack", "archer")
    table.play("archer: commit 0")
    assert (table.phase, table.asked) == ("defence", "bull")
    assert table.why("commit 0", "archer") == "turn.now"


@clause("revolt.start")
def test_other_colours_and_groups_without_a_leader_start_no_revolt() -> None:
    table = revolt("12,5 12,7")
    table.play("archer: leader blue to 12,6")
    assert table.phase == "action"
    table = revolt("12,5 12,8")
    table.play("archer: leader red to 12,7")  # beside a lonely governor only
    assert table.phase == "action"


@clause("revolt.strength")
@clause("revolt.outcome")
def test_a_shared_governor_counts_for_both_and_a_tie_goes_to_the_defender() -> None:
    table = revolt()
    happened = table.play("archer: leader red to 12,6", "archer: commit 0", "bull: commit 0")
    assert told(happened, "revolt-won", "seat", "loser", "strength", "against") == [(1, 0, 1, 1)]
    assert table.leader("archer red") == ""
    assert table.leader("bull red") == "12,4"
    assert table.points("bull") == {"red": 1}
    assert table.phase == "action"


@clause("revolt.strength")
@clause("revolt.outcome")
def test_the_stronger_attacker_wins() -> None:
    table = revolt("12,5 12,7")
    happened = table.play("archer: leader red to 12,6", "archer: commit 0", "bull: commit 0")
    assert told(happened, "revolt-won", "seat", "loser", "strength", "against") == [(0, 1, 2, 1)]
    assert table.leader("bull red") == ""
    assert table.leader("archer red") == "12,6"
    assert table.points("archer") == {"red": 1}
    assert table.points("bull") == {}


@clause("revolt.strength")
def test_soldiers_and_other_tiles_do_not_count() -> None:
    table = revolt(red="12,7 11,5")
    table.play("archer: leader red to 12,6", "archer: commit 0", "bull: commit 0")
    assert table.points("bull") == {"red": 1}


@clause("revolt.commit")
@clause("secret.discards")
def test_both_commit_openly_the_attacker_first() -> None:
    hands = {"archer": "2 black", "bull": "3 black"}
    table = position(
        capitals="",
        tiles={"black": "12,5 13,9"},
        leaders={"bull red": "12,4", "archer black": "11,4", "bull black": "13,8"},
        hands=hands,
    )
    table.play("archer: leader red to 12,6")
    assert table.legal() == ["commit 0", "commit 1", "commit 2"]
    assert table.why("commit 3") == "revolt.commit"
    happened = table.play("archer: commit 2")
    assert told(happened, "committed", "seat", "tiles", "leader") == [(0, 2, "no")]
    assert table.discards == {"black": 2}
    assert table.hand("archer") == {"yellow": 4}
    assert table.legal() == ["commit 0", "commit 1", "commit 2", "commit 3"]
    happened = table.play("bull: commit 3")  # more than needed
    assert told(happened, "revolt-won", "seat", "strength", "against") == [(1, 4, 3)]
    assert table.discards == {"black": 5}


@clause("revolt.commit")
def test_attacker_and_defender_may_overbid_or_give_up() -> None:
    table = revolt(hands={"archer": "3 black", "bull": "3 black"})
    happened = table.play("archer: leader red to 12,6", "archer: commit 1", "bull: commit 0")
    assert told(happened, "revolt-won", "seat", "strength", "against") == [(0, 2, 1)]
    assert table.hand("bull")["black"] == 3


@clause("revolt.leader")
def test_a_black_leader_helps_only_from_the_supply() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,5"},
        leaders={"bull red": "12,4", "bull black": "11,5"},
        hands={"archer": "1 black", "bull": "1 black"},
    )
    table.play("archer: leader red to 12,6")
    assert table.legal() == ["commit 0", "commit 1", "commit 0 with leader", "commit 1 with leader"]
    assert table.why("commit 2 with leader") == "revolt.commit"
    happened = table.play("archer: commit 0 with leader")
    assert told(happened, "committed", "tiles", "leader") == [(0, "yes")]
    assert table.legal() == ["commit 0", "commit 1"]
    assert table.why("commit 0 with leader") == "revolt.leader"
    happened = table.play("bull: commit 0")
    assert told(happened, "revolt-won", "seat", "strength", "against") == [(0, 2, 1)]
    assert table.leader("archer black") == ""
    assert table.hand("archer")["black"] == 1
    assert table.why("leader black to 11,4") is None  # it is not used up


@clause("revolt.leader")
def test_black_leaders_in_revolt_cannot_help_themselves() -> None:
    table = position(capitals="", tiles={"black": "12,5"}, leaders={"bull black": "12,4"})
    table.play("archer: leader black to 12,6")
    assert table.legal() == ["commit 0"]
    assert table.why("commit 0 with leader") == "revolt.leader"
    table.play("archer: commit 0")
    assert table.why("commit 0 with leader") == "revolt.leader"
    table.play("bull: commit 0")
    assert table.points("bull") == {"black": 1}


@clause("revolt.outcome")
def test_a_leader_that_moved_to_the_revolt_returns_to_the_supply() -> None:
    table = revolt("12,5 9,9", leaders={"archer red": "9,8"})
    table.play("archer: leader red to 12,6", "archer: commit 0", "bull: commit 0")
    assert table.leader("archer red") == ""
    assert (table.at("9,8"), table.at("12,6")) == ("", "")
    assert table.s.actions_left == 1


@clause("revolt.outcome")
def test_a_third_player_is_not_asked() -> None:
    table = position(3, capitals="", tiles={"black": "12,5"}, leaders={"pot red": "12,4"})
    table.play("archer: leader red to 12,6", "archer: commit 0")
    assert table.asked == "pot"
    table.play("pot: commit 0 with leader")
    assert table.points("pot") == {"red": 1}
