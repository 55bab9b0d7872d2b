"""Clauses of the turn: two actions, one question at a time."""

import pytest

from teahouse.core.errors import IllegalAction, SeatError
from tests.games.yellow_yangtze.table import position

clause = pytest.mark.clause


@clause("turn.actions")
def test_two_actions_make_a_turn() -> None:
    table = position(hands={"archer": "2 red"})
    table.play("archer: place red at 0,0")
    assert (table.asked, int(table.s.actions_left)) == ("archer", 1)
    table.play("archer: place red at 0,2")  # the same one again
    assert (table.asked, int(table.s.actions_left), int(table.s.turn)) == ("bull", 2, 1)


@clause("turn.actions")
def test_all_five_actions_are_offered() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "12,5 12,6 13,5"},
        hands={"archer": "2 blue 2 green 1 red 1 black"},
        leaders={"archer red": "9,4"},
    )
    verbs = {notation.split()[0] for notation in table.legal()}
    assert verbs == {"end", "leader", "withdraw", "place", "riot", "establish", "replace"}


@clause("turn.now")
def test_only_the_player_who_is_asked_may_act() -> None:
    table = position()
    assert table.why("end turn", "bull") == "turn.now"
    assert table.match.legal(1).size == 0
    with pytest.raises(SeatError):
        table.match.play(0, 1)


@clause("turn.asked")
def test_only_the_question_asked_can_be_answered() -> None:
    table = position(hands={"archer": "2 green"})
    assert table.why("done") == "turn.asked"
    assert table.why("market black") == "turn.asked"
    table.play("archer: place green at 0,0")
    for notation in ("end turn", "place green at 0,2", "no farmer", "no pagoda", "commit 0", "winner side 1"):
        assert table.why(notation) == "turn.asked"
    with pytest.raises(IllegalAction):
        table.match.play(table.match.game.parse("end turn"))


@clause("pass")
@pytest.mark.parametrize("actions", [0, 1])
def test_pass(actions: int) -> None:
    table = position(hands={"archer": "1 red"})
    if actions:
        table.play("archer: place red at 0,0")
    table.play("archer: end turn")
    assert (table.asked, int(table.s.turn), int(table.s.actions_left)) == ("bull", 1, 2)


@clause("always-asked")
def test_always_asked_in_a_war() -> None:
    table = position(
        3,
        capitals="9,5",
        tiles={"black": "12,4 12,8"},
        leaders={"archer red": "12,5", "bull red": "12,7", "pot red": "9,4"},
        hands={"archer": "1 yellow"},
    )
    table.play("archer: place yellow at 12,6")
    for dynasty in ("bull", "pot", "archer"):
        assert table.legal() == ["no support"]
        table.play(f"{dynasty}: no support")


@clause("always-asked")
def test_always_asked_in_a_revolt() -> None:
    table = position(capitals="", tiles={"black": "12,5"}, leaders={"bull black": "12,4"})
    table.play("archer: leader black to 12,6")
    assert table.legal() == ["commit 0"]
    table.play("archer: commit 0")
    assert table.legal() == ["commit 0"]
