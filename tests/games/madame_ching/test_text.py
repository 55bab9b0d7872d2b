"""The table as text: everything a seat may know, and no line too long."""

import random
import re
from typing import Any

import pytest

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.core.language import speaker
from teahouse.core.rulebook import LANGUAGES
from tests.games.madame_ching.positions import do, finish_round, position, record
from tests.games.madame_ching.test_completing import LONG, completing
from tests.games.madame_ching.test_oracle import MODES
from tests.games.madame_ching.test_skills import turn_of


def line_with(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def test_the_sea_shows_numbers_lines_missions_and_junks() -> None:
    match = position(
        junks={0: [[1, 6, 26, 40]], 1: [[5, 8, 29, 41]], 2: [[9, 11, 12, 17, 18]]}, missions=["15 a", "15 b"]
    )
    sea = match.text(0).splitlines()[1:9]
    assert sea[3].split() == ["4", "16", "AB", "20", "¦24", "28", "‖32"]
    assert sea[4].split() == ["3", "9", "12", "¦15**", "18", "‖21", "24"]
    assert sea[6].split() == ["1", "1", "2", "¦3", "4", "‖5", "C", "6", "7", "8"]
    assert sea[0].split() == ["7", "49HK", "56HK"] and sea[7].split() == list("12345678")


def test_two_junks_are_a_capital_and_a_small_letter() -> None:
    text = position(2, junks={1: [[1, 2], [9]]}).text(0)
    assert "B on 2: ○W1# ○W2!" in text and "b on 1: ◇L9†" in text and "a on the shore:" in text


def test_missions_and_cards_say_what_they_bring() -> None:
    text = position(missions=["23 c", "29 a"]).text(None)
    assert "23c: 1g+1b+1r+1e  29a: 1b+2w" in text and "e encounter card" in text
    assert "●D 54–55" in text and "^ kite" in text
    assert "?? a face-down card" in text and "across ¦ brings 1" in text and "highest mission not above" in text


def test_own_cards_and_picks_are_for_their_owner() -> None:
    match = do(position(hands={0: [30, 35], 1: [2, 3], 2: [5, 6]}, encounters={0: ["thief"]}), "0: pick 30")
    assert "Your picks:  ♣G30" in match.text(0) and "Your encounter cards:  Thief" in match.text(0)
    assert "Your encounter cards" not in match.text(1)
    for viewer in (None, 1):
        assert "♣G35" not in match.text(viewer) and "Thief" not in match.text(viewer)


def test_what_was_seen_stands_beside_who_holds_it() -> None:
    match = turn_of(display=[1, 50, 51], encounters={0: ["traitor"], 1: ["merchant"]}, up={0: ["sword"]})
    do(match, "0: traitor 1", "1: no shield", "0: combat 1", "0: seize 3", "0: give 3", "0: take 50")
    assert "known in hand:  ○W3†  ○W4^" in match.text(0)
    assert "known in hand:  ♥R50!  Merchant" in match.text(1)
    assert "known in hand" not in match.text(None)


def test_a_turned_card_helmsmen_and_skills() -> None:
    match = turn_of(junks={1: [[1, 8, 56]]}, turned={1: [1]}, up={1: ["map"]}, down={1: ["map"]}, hong_kong=1)
    assert "B on 9: ○W1#~ ◇L8! ⎈H#" in match.text(0) and "Cartography ↑↓" in match.text(0)
    assert line_with(match.text(0), "Player B").endswith("Hong Kong")
    assert "Turns to come:  C ○W5  B ○W2!" in match.text(0)


def test_symbols_left_for_sets() -> None:
    match = completing(LONG, missions=["47 a"])
    assert line_with(match.text(0), "Symbols left for sets").endswith("4#  1!  1†  1^")
    do(match, "0: set map")
    assert line_with(match.text(0), "Symbols left for sets").endswith("1#  1!  1†  1^")


def test_teams_are_named_and_the_end_shows_all() -> None:
    hands = {0: [40], 1: [30], 2: [20], 3: [10]}
    match = position(4, teams=True, hands=hands, round_number=60, encounters={1: ["treasure-two"]}, gems={1: (0, 0, 1)})
    assert "Teams: A and C against B and D" in match.text(0) and "Treasure" not in match.text(0)
    finish_round(do(match, "0: pick 40", "1: pick 30", "2: pick 20", "3: pick 10"))
    assert line_with(match.text(0), "Player B").endswith(", 6 points")
    assert "encounter cards:  Sacred Treasure (2)" in match.text(0)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_no_line_is_too_long_in_any_language(options: dict[str, Any]) -> None:
    for seed in range(1 if interpreted else 4):
        match, chance = teahouse.game("madame_ching", **options).new(seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play_quiet(chance.choice(match.legal(seat).tolist()), seat)
            if chance.randrange(60) == 0 or match.over:
                for language in LANGUAGES:
                    assert max(map(len, match.text(seat, language).splitlines())) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_name_players_by_their_letters(language: str) -> None:
    match = turn_of(encounters={0: ["thief"]}, gems={2: (1, 0, 0)}, up={0: ["sword"]})
    say = speaker(language, match.game.blueprint.package)
    said = [say.action(match.game.blueprint.verbs, match.game.parse(word)) for word in ("thief 2", "combat 1")]
    assert re.search(r"\bC$", said[0]) and re.search(r"\bB$", said[1])
    assert record(match).seat == 0
