"""The command line as a user meets it."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import teahouse
from teahouse.core.compiled import interpreted

MOVES = "?\nwhy at 0,1\nwhy tile 1 turned 0\n99\nfly\n1\nundo\n1\nboard\n1\nundo\n" + "save game.teahouse\n" * 2


def run(*arguments: str, folder: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "teahouse", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, cwd=folder, timeout=300, check=False)


def test_help_lists_the_commands(tmp_path: Path) -> None:
    shown = run("--help", folder=tmp_path)
    assert shown.returncode == 0
    assert all(command in shown.stdout for command in ("play", "fuzz", "bench", "replay"))


@pytest.mark.parametrize(("host", "why"), [("127.0.0.1", "Address already in use"), ("203.0.113.1", "port")])
def test_an_address_that_cannot_be_had_is_one_sentence(tmp_path: Path, host: str, why: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        shown = run("serve", "--host", host, "--port", port, "--no-browser", folder=tmp_path)
    assert shown.returncode == 2
    assert re.fullmatch(
        rf"Nobody can be served at {re.escape(host)}, port {port}: .+ any free port is taken\.\n", shown.stderr
    )
    assert why in shown.stderr


@pytest.mark.parametrize(("language", "word"), [("en", "Supply"), ("ru", "Запас"), ("es", "Reserva")])
def test_a_sitting_in_each_language(tmp_path: Path, language: str, word: str) -> None:
    shown = run(
        *("play", "yangtze", "--players", "3", "--bots", "greedy,random", "--language", language, "--seed", "5"),
        folder=tmp_path,
        text=MOVES + "quit\n",
    )
    assert shown.returncode == 0, shown.stderr
    assert word in shown.stdout
    assert "[turn.now]" in shown.stdout
    assert "Traceback" not in shown.stderr
    assert shown.stdout.count("game.teahouse") == 2
    saved = teahouse.load((tmp_path / "game.teahouse").read_text("utf-8"))
    assert saved.ply >= 2 and saved.seed == 5


def test_save_load_and_replay(tmp_path: Path) -> None:
    match = teahouse.game("yangtze", players=2).new(seed=3)
    while not match.over:
        match.play_quiet(match.legal()[-1])
    (tmp_path / "whole").write_text(match.save(), "utf-8")
    (tmp_path / "half").write_text(match.at(20).save(), "utf-8")
    whole = run("replay", "whole", folder=tmp_path)
    assert whole.returncode == 0, whole.stderr
    assert "1. South: tile" in whole.stdout and "The game is over" in whole.stdout
    board = run("replay", "half", "--ply", "7", "--seat", "1", folder=tmp_path)
    assert "North (you)" in board.stdout
    ended = run("play", "--load", "half", "--bots", "random,random", folder=tmp_path)
    assert ended.returncode == 0 and "The game is over" in ended.stdout, ended.stderr


def test_people_at_one_screen_hand_over(tmp_path: Path) -> None:
    shown = run("play", "yangtze", "--players", "2", "--seed", "1", folder=tmp_path, text="1\n1\n\n1\n")
    assert shown.returncode == 0
    assert "hand over the screen" in shown.stdout
    assert "Until next time" in shown.stdout


@pytest.mark.skipif(interpreted, reason="fuzzing is for compiled rules")
def test_fuzz_counts_games_and_endings(tmp_path: Path) -> None:
    shown = run("fuzz", "yangtze", "--games", "60", "--jobs", "2", folder=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "60 games" in shown.stdout and "all-tiles-placed 60" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "no game called 'chess'"),
        (("play", "yangtze", "--players", "7"), "players cannot be 7"),
        (("play", "yangtze", "-o", "teams=true"), "has only players"),
        (("play", "yangtze", "--bots", "hal"), "no bot called 'hal'"),
        (("play", "yangtze", "--bots", "random,random,random,random,random"), "only 4 seats"),
        (("play", "yangtze", "--language", "xx"), "no messages in 'xx'"),
        (("play", "yangtze", "--seed", "-3"), "whole number"),
        (("play", "--load", "nowhere"), "cannot be read"),
        (("replay", "nowhere"), "cannot be read"),
        (("replay", "binary"), "not a text"),
        (("replay", "other"), "no saved game"),
        (("replay", "edited"), "was changed"),
        (("fuzz", "yangtze", "--games", "0"), "at least one"),
    ],
)
def test_mistakes_get_one_sentence_and_code_2(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "other").write_text("hello")
    saved = teahouse.game("yangtze").new(seed=1).save()
    (tmp_path / "edited").write_text(saved.replace("seed 1", "seed 2"))
    shown = run(*arguments, folder=tmp_path)
    assert shown.returncode == 2
    assert words in shown.stderr
    assert "Traceback" not in shown.stderr and len(shown.stderr.strip().splitlines()) == 1
