"""Clauses of hidden information: what is shown to whom, and what determinised copies may hold."""

import random

import pytest

from teahouse.core.compiled import interpreted
from tests.games.yellow_yangtze.table import Table, new, position, told
from tests.kinds import play_on

clause = pytest.mark.clause


def seen_players(table: Table, seat: int | None) -> list[dict[str, object]]:
    players: list[dict[str, object]] = table.match.view(seat)["state"]["players"]
    return players


@clause("secret.hands")
def test_hands_and_bag_are_hidden_and_their_sizes_open() -> None:
    table = position(3, hands={"archer": "2 red 1 blue"})
    for seat in (None, 0, 1, 2):
        seen = table.match.view(seat)["state"]
        assert (seen["bag"], seen["bag_size"]) == (None, int(table.s.bag_size))
        for other, player in enumerate(seen["players"]):
            assert player["hand_size"] == 6
            assert (player["hand"] is None) == (other != seat)
    assert seen_players(table, 0)[0]["hand"] == [0, 2, 1, 0, 3]


@clause("secret.hands")
def test_hands_are_shown_at_the_end() -> None:
    table = position(hands={"archer": "2 red", "bull": "3 blue"}, quiet_turns=19)
    assert seen_players(table, None)[0]["shown"] == [0] * 5
    table.play("archer: end turn")
    assert [player["shown"] for player in seen_players(table, None)] == [[0, 2, 0, 0, 4], [0, 0, 3, 0, 3]]
    twin = table.match.determinise(None, 3)
    assert twin._state[0].players[1].hand.tolist() == [0, 0, 3, 0, 3]


@clause("secret.hands")
def test_copies_deal_what_is_hidden_anew() -> None:
    table = position(hands={"archer": "2 red", "bull": "6 blue"})
    hands = {tuple(table.match.determinise(0, seed)._state[0].players[1].hand.tolist()) for seed in range(20)}
    assert len(hands) > 5
    own = {tuple(table.match.determinise(0, seed)._state[0].players[0].hand.tolist()) for seed in range(20)}
    assert own == {(0, 2, 0, 0, 4)}


@clause("secret.discards")
def test_replaced_tiles_stay_unseen() -> None:
    table = position(hands={"archer": "3 red 3 blue"})
    table.play("archer: replace red", "archer: replace blue")
    seen = seen_players(table, 1)[0]
    assert (seen["replacing"], seen["replacing_size"], seen["hand_size"]) == (None, 2, 4)
    assert seen_players(table, 0)[0]["replacing"] == [0, 1, 1, 0, 0]
    table.play("archer: done")
    seen = seen_players(table, 1)[0]
    assert (seen["replaced"], seen["replaced_size"]) == (None, 2)
    assert seen_players(table, 0)[0]["replaced"] == [0, 1, 1, 0, 0]
    events = table.match.events(0, 1)
    assert told(events, "set-aside", "colour") == [None, None]
    assert told(events, "drew", "red") == [None]
    assert told(table.match.events(0, 0), "set-aside", "colour") == ["red", "blue"]


@clause("secret.discards")
def test_copies_know_every_tile_that_was_seen() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4"},
        hands={"archer": "6 blue"},
        market="6 black",
        bag="6 yellow 6 red",
    )
    unseen = {"yellow": 12, "red": 6}  # all others lie openly, in the market, or in one's own hand
    for seed in range(5):
        twin = table.match.determinise(0, seed)
        s = twin._state[0]
        pool = s.bag + s.players[1].hand
        assert pool.tolist() == [0, unseen["red"], 0, 0, unseen["yellow"]]
        assert twin.problems() == []


@clause("secret.discards")
def test_discards_never_return() -> None:
    table = position(hands={"archer": "4 blue"}, bag="8 red")
    table.play("archer: riot", "archer: remove at 1,2", "archer: riot", "archer: remove at 4,6")
    assert table.discards["blue"] >= 4
    assert table.hand("archer") == {"red": 4, "yellow": 2}


@clause("secret.points")
def test_points_are_displayed_only_with_open_scores_or_at_the_end() -> None:
    table = position(points={"archer": "3 red"}, quiet_turns=18)
    assert seen_players(table, 0)[0]["points"] is None
    assert "◆R 3" not in table.match.text(0)
    table.s.open_scores = 1
    assert seen_players(table, 1)[0]["points"] == [0, 3, 0, 0, 0]
    assert "◆R 3" in table.match.text(None)
    table.s.open_scores = 0
    table.play("archer: end turn", "bull: end turn")
    assert seen_players(table, 1)[0]["points"] == [0, 3, 0, 0, 0]


@clause("secret.points")
def test_every_gain_is_announced_and_copies_have_the_totals() -> None:
    table = position(capitals="9,5", leaders={"bull red": "9,4"}, hands={"archer": "1 red"}, points={"bull": "2 red"})
    table.play("archer: place red at 10,5")
    for seat in (None, 0, 1):
        assert told(table.match.events(0, seat), "gained", "seat", "colour", "points") == [(1, "red", 1)]
        assert table.match.determinise(seat, 4)._state[0].players[1].points[1] == 3


@clause("known-picks")
def test_known_picks() -> None:
    table = position(hands={"archer": "2 green 1 red"}, market="2 red 4 black", actions_left=2)
    table.play("archer: place green at 0,0", "archer: market red")
    assert table.known("archer") == {"red": 1}
    table.play("archer: place green at 0,2", "archer: market red")
    assert table.known("archer") == {"red": 2}
    for seed in range(10):
        assert table.match.determinise(1, seed)._state[0].players[0].hand[1] >= 2
    table.play("bull: end turn", "archer: place red at 0,4")
    assert table.known("archer") == {"red": 1}  # another red tile may have been meant: at least one is left
    table.play("archer: place red at 0,6")
    assert table.known("archer") == {}


@clause("known-picks")
def test_replacing_makes_every_colour_less_certain() -> None:
    table = position(hands={"archer": "2 red 3 blue 1 green"}, known={"archer": "1 red 2 blue"})
    table.play("archer: replace green")
    assert table.known("archer") == {"blue": 1}
    table.play("archer: replace red", "archer: replace red")
    assert table.known("archer") == {}
    assert table.hand("archer") == {"blue": 3}


@clause("known-picks")
def test_payments_and_support_lower_what_is_known() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders={"archer red": "12,5", "bull red": "12,7"},
        hands={"archer": "1 yellow 2 blue", "bull": "3 red"},
        known={"archer": "2 blue", "bull": "2 red"},
    )
    table.play("archer: place yellow at 12,6", "bull: support side 2 commit 1", "archer: no support")
    assert table.known("bull") == {"red": 1}
    table.play("archer: riot")
    assert table.known("archer") == {}


@clause("known-picks")
def test_the_text_and_the_view_show_what_is_known() -> None:
    table = position(hands={"bull": "2 red"}, known={"bull": "2 red"})
    assert seen_players(table, 0)[1]["known"] == [0, 2, 0, 0, 0]


@clause("always-asked")
def test_who_is_asked_what_never_depends_on_hidden_tiles() -> None:
    for players in (2, 4):
        match, choose = new(players, 21).match, random.Random(21)
        while not match.over:
            seat = match.to_act[0]
            twin = match.determinise(seat, match.ply) if match.ply % (5 if interpreted else 1) == 0 else None
            play_on(match, choose)
            if twin:
                twin.play(match.moves[-1].action, seat)
                assert twin.to_act == match.to_act
                assert twin._state[0].phase == match._state[0].phase
