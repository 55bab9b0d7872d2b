"""The table as text: within a terminal of 100 columns, with everything that is open on it."""

import random

import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.language import speaker
from teahouse.core.rulebook import LANGUAGES
from tests.games.yellow_yangtze.table import new, position
from tests.kinds import play_on

WIDTH = 100


def board_lines(text: str) -> list[str]:
    return text.split("\n")[1:16]


def test_the_board_shows_tiles_leaders_pagodas_and_terrain() -> None:
    table = position(
        capitals="9,5",
        tiles={"red": "10,5 10,6 11,5 0,0", "blue": "7,0", "green": "0,1", "yellow": "0,2"},
        leaders={"archer red": "9,4", "bull black": "9,6"},
        pagodas=["10,5+10,6+11,5"],
    )
    lines = board_lines(table.match.text(0))
    assert len(lines) == 15
    assert lines[0].split()[:4] == ["0", "◆R", "♣G", "★Y"]
    assert lines[7].split()[:3] == ["7", "≈B", "·"]
    assert "A◆R" in lines[9] and "B●K" in lines[9] and " ●K " in lines[9]
    assert lines[10].count("[◆R]") == 2
    assert lines[11].count("[◆R]") == 1
    assert lines[14].count("~") == 6


def test_own_hand_market_and_supplies_are_shown() -> None:
    table = position(hands={"archer": "2 red 3 blue"}, market="4 black 2 green", leaders={"archer red": "9,4"})
    text = table.match.text(0)
    assert "Your tiles: ◆R 2  ≈B 3  ★Y 1" in text
    assert "Market: ●K 4  ♣G 2" in text
    assert "Pagodas in the supply: ●K 2  ◆R 2  ≈B 2  ♣G 2  ★Y 1" in text
    assert f"Tiles in the bag: {table.s.bag_size}" in text
    assert "leaders in the supply: ●K ≈B ♣G ★Y" in text
    assert "Your tiles" not in table.match.text(None)
    table.play("archer: replace red")
    assert "set aside: ◆R 1" in table.match.text(0)
    assert "set aside" not in table.match.text(1)


def test_all_leaders_on_the_board_leave_a_dash() -> None:
    leaders = dict(zip(("black", "red", "blue", "green", "yellow"), ("9,4", "9,6", "8,5", "8,6", "10,5"), strict=True))
    table = position(leaders={f"archer {colour}": space for colour, space in leaders.items()})
    assert "leaders in the supply: –" in table.match.text(1)


def test_the_turn_is_told_and_at_the_end_the_row_that_counts() -> None:
    table = position(points={"bull": "1 black 3 red 5 blue 7 green 3 yellow"}, quiet_turns=18)
    table.play("archer: leader red to 9,4")
    assert "Turn: Archer, actions left: 1" in table.match.text(1)
    table.play("archer: end turn", "bull: end turn")
    text = table.match.text(0)
    assert "Turn:" not in text
    assert "with gold spent, the lowest first: 0 0 0 0" in text
    assert "with gold spent, the lowest first: 3 4 5 7" in text


def test_numbers_of_tiles_that_are_zero_are_not_told() -> None:
    table = position(hands={"archer": "1 red 1 green"}, market="6 black", bag="5 blue")
    table.play("archer: place green at 0,0", "archer: market black", "archer: place red at 0,4")
    say = speaker("en", table.match.game.blueprint.package)
    told = [
        say.event(table.match.game.blueprint.events, event, ["Archer", "Bull"]) for event in table.match.events(0, 0)
    ]
    assert "Archer draws: blue 1." in told
    assert "New in the market: blue 1." in told


def test_a_revolt_is_described() -> None:
    table = position(
        capitals="", tiles={"black": "12,5 12,7"}, leaders={"bull red": "12,4"}, hands={"archer": "2 black"}
    )
    table.play("archer: leader red to 12,6", "archer: commit 1")
    assert "Revolt of the red leaders: Archer 3 against Bull 1" in table.match.text(1)


def test_a_war_is_described() -> None:
    table = position(
        capitals="",
        tiles={"black": "12,4 12,8", "red": "12,3"},
        leaders={"archer red": "12,5", "bull red": "12,7"},
        hands={"archer": "1 yellow", "bull": "2 red"},
    )
    table.play("archer: place yellow at 12,6", "bull: support side 2 commit 2")
    text = table.match.text(None)
    assert "War, side 1 (first space 12,3): strength 1 (0 of it support), leaders A◆R" in text
    assert "War, side 2 (first space 12,7): strength 2 (2 of it support), leaders B◆R" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_the_terminal(language: str) -> None:
    match, choose = new(4, 3, open_scores=True).match, random.Random(3)
    while not match.over:
        if match.ply % (40 if interpreted else 4) == 0 or int(match._state[0].phase) in (1, 4, 12):
            for seat in (None, match.to_act[0]):
                assert max(map(len, match.text(seat, language).split("\n"))) <= WIDTH
        play_on(match, choose)
    assert max(map(len, match.text(None, language).split("\n"))) <= WIDTH
