"""The component data: our own file is whole, and a file of the player's own is checked entry by entry."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from teahouse.games.madame_ching import components
from teahouse.games.madame_ching.components import DATA, ComponentsError, check, load

Data = dict[str, Any]


def choice(data: Data) -> Any:
    return data["our_choice"]


def known(data: Data) -> Any:
    return data["known"]


CHANGES: dict[str, Callable[[Data], object]] = {
    "known.encounters.thief: 3 cards, not 2": lambda data: known(data)["encounters"].update(thief=3),
    "known.encounters.siren: missing": lambda data: known(data)["encounters"].pop("siren"),
    "known.skill_cards_each: 5 cards, not 4": lambda data: known(data).update(skill_cards_each=5),
    "known.colour_blocks.pink: unknown colour": lambda data: known(data)["colour_blocks"].update(pink=[56, 57]),
    "known.colour_blocks.red: missing": lambda data: known(data)["colour_blocks"].pop("red"),
    "known.colour_blocks.red: not a first and a last": lambda data: known(data)["colour_blocks"]["red"].pop(),
    "known.colour_blocks: the numbers 1 to 55": lambda data: known(data)["colour_blocks"].update(red=[49, 54]),
    "known.sea: 9 columns": lambda data: known(data)["sea"].update(columns=9),
    "known.sea.hong_kong[1]: [7, 8] is no cell": lambda data: known(data)["sea"].update(hong_kong=[[7, 7], [7, 8]]),
    "known.sea.hong_kong[0]: [7] is no cell": lambda data: known(data)["sea"].update(hong_kong=[[7]]),
    "known.missions_in_play.3: missing": lambda data: known(data)["missions_in_play"].pop("3"),
    "known.missions_in_play: not a table": lambda data: known(data).update(missions_in_play=[14, 12, 14]),
    "our_choice: missing": lambda data: data.pop("our_choice"),
    "our_choice.symbols_by_number_mod_6.2: unknown symbol 'star'": lambda data: choice(data)[
        "symbols_by_number_mod_6"
    ].update({"2": "star"}),
    "our_choice.symbol_exceptions.7: 5 is not a word": lambda data: choice(data)["symbol_exceptions"].update({"7": 5}),
    "our_choice.symbol_exceptions.56: no such card": lambda data: choice(data)["symbol_exceptions"].update(
        {"56": "map"}
    ),
    "our_choice.siren_symbols: 3 entries, not 4": lambda data: choice(data)["siren_symbols"].pop(),
    "our_choice.siren_symbols[1]: unknown symbol None": lambda data: choice(data).update(
        siren_symbols=["map", None, "sword", "kite"]
    ),
    "our_choice.helmsmen_symbols: map occurs 2 times": lambda data: choice(data)["helmsmen_symbols"].__setitem__(
        1, "map"
    ),
    "our_choice.sacred_treasure_points[5]: unknown worth 4": lambda data: choice(data)[
        "sacred_treasure_points"
    ].__setitem__(5, 4),
    "our_choice.lines[0]: no line of the sea": lambda data: choice(data)["lines"][0].update(cards_minus_colours=8),
    "our_choice.lines[1].encounters: missing": lambda data: choice(data)["lines"][1].pop("encounters"),
    "our_choice.missions: 22 entries, not 23": lambda data: choice(data)["missions"].pop(),
    "our_choice.missions: not a list": lambda data: choice(data).update(missions="many"),
    "our_choice.missions[3]: number 14 has no space": lambda data: choice(data)["missions"][3].update(number=14),
    "our_choice.missions[22].number: missing": lambda data: choice(data)["missions"][22].pop("number"),
    "our_choice.missions[0]: unknown colour 'green'": lambda data: choice(data)["missions"][0].update(green=1),
    "our_choice.missions[4].gold: -1 is not a whole": lambda data: choice(data)["missions"][4].update(gold=-1),
    "our_choice.missions[4].gold: True is not a whole": lambda data: choice(data)["missions"][4].update(gold=True),
    "our_choice.missions[9].white: 10 is more than 9": lambda data: choice(data)["missions"][9].update(white=10),
    "our_choice.mission_spaces.11: 3 spaces, not 1 or 2": lambda data: choice(data)["mission_spaces"].update({"11": 3}),
    "our_choice.mission_spaces.57: no number of the sea": lambda data: choice(data)["mission_spaces"].update({"57": 1}),
    "our_choice.mission_spaces.ten: no number of the sea": lambda data: choice(data)["mission_spaces"].update(ten=1),
    "our_choice.mission_spaces: room for 2 missions, not 14": lambda data: choice(data)["missions"].__setitem__(
        slice(None), [{"number": 9}] * 23
    ),
}


@pytest.mark.parametrize("complaint", CHANGES)
def test_what_is_not_the_whole_game_is_refused_with_its_place(complaint: str) -> None:
    data = deepcopy(DATA)
    CHANGES[complaint](data)
    with pytest.raises(ComponentsError) as refusal:
        check(data, DATA, "mine.json")
    assert str(refusal.value).startswith("mine.json: ") and complaint in str(refusal.value)


def test_our_own_file_is_whole_and_keeps_apart_what_is_known() -> None:
    check(DATA, DATA, "madame_ching.json")
    assert set(DATA) == {"known", "our_choice"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [(b"\xff", "is no components file"), (b"{", "line 1 column 2"), (b"[]", "the file: not a table of entries")],
)
def test_a_file_that_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes, complaint: str
) -> None:
    monkeypatch.setenv(components.VARIABLE, str(tmp_path / "mine.json"))
    with pytest.raises(ComponentsError, match="cannot be read"):
        load()
    (tmp_path / "mine.json").write_bytes(text)
    with pytest.raises(ComponentsError, match=complaint):
        load()


def own_game() -> Data:
    """Our game with other missions, symbols and lines, as an owner of the printed game might put them in."""
    data = deepcopy(DATA)
    choice(data)["missions"][0] = {"number": 9, "gold": 77}
    choice(data)["symbol_exceptions"] = {"1": "kite", "55": "map"}
    choice(data)["lines"][0]["cards_minus_colours"] = 1
    return data


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The terminal, interpreted: other components would be compiled anew."""
    return subprocess.run(
        [sys.executable, "-m", "teahouse", "play", *arguments],
        input="",
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )


def test_the_terminal_plays_with_a_file_of_the_players_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps(own_game()), "utf-8")
    shown = run("madame_ching", "--players", "2", "--seed", "1", "--components", str(mine))
    assert shown.returncode == 0, shown.stderr
    assert "9a: 77" in shown.stdout and "77" not in run("madame_ching", "--players", "2", "--seed", "1").stdout


@pytest.mark.parametrize(
    ("game", "file", "words"),
    [
        ("madame_ching", "nowhere.json", "cannot be read: No such file"),
        ("madame_ching", "bad.json", "our_choice.missions[2]: number 12 has no space"),
        ("yangtze", "bad.json", "yangtze has one set of cards and tiles"),
    ],
)
def test_the_terminal_refuses_a_bad_file_in_one_sentence(tmp_path: Path, game: str, file: str, words: str) -> None:
    data = deepcopy(DATA)
    choice(data)["missions"][2]["number"] = 12
    (tmp_path / "bad.json").write_text(json.dumps(data), "utf-8")
    shown = run(game, "--components", str(tmp_path / file))
    assert shown.returncode == 2 and words in shown.stderr
    assert len(shown.stderr.strip().splitlines()) == 1
