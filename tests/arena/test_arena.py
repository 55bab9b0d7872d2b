"""Contests: orders and seeds, resuming, faults, standings, and the same on processes and on Ray."""

import json
import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

from teahouse.arena import record, run
from teahouse.arena.contest import Contest, contest
from teahouse.arena.play import Result, decide, play_game
from teahouse.arena.standings import mean, proportion, standings
from teahouse.bots import make
from teahouse.core.errors import OptionError, UnknownBot, UnknownGame
from teahouse.core.observation import Observation


def duel(games: int = 6) -> Contest:
    return contest("_template", {}, ["greedy", "random"], games, seed=5)


def timeless(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=[]) for result in results]


class Raising:
    """A bot that fails."""

    def choose(self, observation: Observation, seed: int = 0) -> int:
        raise RuntimeError("out of tea")

    def rank(self, observation: Observation, seed: int = 0) -> list[tuple[int, float]]:
        return []


class Cheating(Raising):
    """A bot that names an action that does not exist."""

    def choose(self, observation: Observation, seed: int = 0) -> int:
        return 10_000


# What is played


def test_every_order_is_played_on_the_same_seeds() -> None:
    chosen = contest("yangtze", {}, ["greedy", "random", "random"], 7, seed=3)
    assert chosen.games == 9
    assert chosen.orders == [
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
    ]
    assert [chosen.seed_of(number) for number in range(9)] == [3, 3, 3, 4, 4, 4, 5, 5, 5]
    assert [chosen.seats(number) for number in range(3)] == chosen.orders


def test_equal_bots_have_one_order() -> None:
    chosen = contest("_template", {}, ["random", "random"], 4, seed=0)
    assert chosen.orders == [("random", "random")]
    assert [chosen.seed_of(number) for number in range(4)] == [0, 1, 2, 3]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame):
        contest("go", {}, ["random", "random"], 1, 0)
    with pytest.raises(UnknownBot):
        contest("_template", {}, ["random", "champion"], 1, 0)
    with pytest.raises(OptionError, match="5"):
        contest("yangtze", {}, ["random"] * 5, 1, 0)
    with pytest.raises(OptionError, match="3 bots were named"):
        contest("yangtze", {"players": 2}, ["random"] * 3, 1, 0)
    with pytest.raises(OptionError, match="games"):
        contest("_template", {}, ["random", "random"], 0, 0)


# Playing


def test_the_same_contest_gives_the_same_games() -> None:
    first, again = run.run(duel()), run.run(duel())
    assert timeless(first) == timeless(again)
    assert [result.number for result in first] == list(range(6))
    assert {len(result.fingerprint) for result in first} == {32}
    for result in first:
        assert sum(result.shares) == pytest.approx(1)
        assert result.first in (0, 1)
        assert sorted(result.seats) == ["greedy", "random"]
        assert sum(result.decisions) > 0 and result.faults == []


def test_nobody_is_first_where_all_choose_at_once() -> None:
    chosen = contest("madame_ching", {}, ["random"] * 3, 1, seed=2)
    assert run.run(chosen)[0].first is None


def test_processes_and_ray_play_the_same_games() -> None:
    pytest.importorskip("ray")
    here = timeless(run.run(duel()))
    assert timeless(run.run(duel(), jobs=2)) == here
    assert timeless(run.run(duel(), jobs=2, runner="ray")) == here


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(run.MissingExtra, match=re.escape("pip install 'teahouse[ray]'")):
        run.run(duel(), runner="ray")


@pytest.mark.parametrize(("bot", "what"), [(Raising(), "RuntimeError: out of tea"), (Cheating(), "chose 10000")])
def test_a_bot_that_fails_is_replaced_and_reported(bot: Raising, what: str) -> None:
    chosen = duel()
    bots = chosen.make_bots() | {"greedy": bot}
    result = play_game(chosen, bots, 0)
    assert result.decisions[0] == len(result.faults) > 0
    assert {fault.seat for fault in result.faults} == {0}
    assert all(what in fault.what for fault in result.faults)
    assert standings(chosen, [result])[0].faults == len(result.faults)


def test_a_bot_that_overruns_is_replaced_and_reported() -> None:
    result = play_game(duel(), duel().make_bots(), 0, patience=-1)
    assert len(result.faults) == sum(result.decisions)
    assert re.fullmatch(r"took \d+\.\d s", result.faults[0].what)


def test_a_fault_leaves_the_choice_to_somebody_else() -> None:
    match = duel().rules().new(0)
    observation = match.observe(match.to_act[0])
    assert decide(Raising(), observation, 0) == (-1, "RuntimeError: out of tea")
    assert decide(make("random", match.game), observation, 0)[1] is None


# Results in a file


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    whole = run.run(duel(), out=path)
    text = path.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20], "utf-8")  # two games, and one cut short
    played: list[int] = []
    again = run.run(duel(), out=path, advance=played.append)
    assert played == [2, 1, 1, 1, 1]
    assert timeless(again) == timeless(whole)
    assert [json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()[1:]] == list(range(6))
    before = path.read_text("utf-8")
    assert run.run(duel(4), out=path) == again[:4]
    assert path.read_text("utf-8") == before


def test_faults_survive_the_file(tmp_path: Path) -> None:
    chosen, path = duel(), tmp_path / "results.jsonl"
    result = play_game(chosen, chosen.make_bots() | {"random": Raising()}, 1)
    record.write(path, chosen, {1: result})
    assert record.read(path, chosen) == {1: result}


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for text, complaint in (
        ("a shopping list\n", "not a file of arena results"),
        ('{"kind": "list"}\n', "not a file of arena results"),
        (json.dumps(record.heading(replace(duel(), seed=6))) + "\n", r"another contest \(seed differ\)"),
    ):
        path.write_text(text, "utf-8")
        with pytest.raises(record.ResultsError, match=complaint):
            run.run(duel(), out=path)
        assert path.read_text("utf-8") == text
    path.write_text("", "utf-8")
    assert len(run.run(duel(), out=path)) == 6


# Standings


def result_of(number: int, seats: list[str], scores: list[int], ranking: list[list[int]]) -> Result:
    winners = ranking[0]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))]
    ones = [1] * len(seats)
    return Result(number, 0, seats, shares, scores, ranking, "", 0, ones, [0.5] * len(seats), "", [])


def test_k_winners_share_the_win_and_scores_are_compared_per_seat() -> None:
    chosen = contest("yangtze", {}, ["greedy", "random", "random"], 3, seed=0)
    results = [
        result_of(0, ["greedy", "random", "random"], [10, 10, 4], [[0, 1], [2]]),
        result_of(1, ["random", "random", "greedy"], [3, 6, 9], [[2], [1], [0]]),
    ]
    greedy, random = standings(chosen, results)
    assert (greedy.bot, greedy.seats, random.bot, random.seats) == ("greedy", 1, "random", 2)
    assert greedy.wins.estimate == pytest.approx((0.5 + 1) / 2)
    assert random.wins.estimate == pytest.approx((0.25 + 0) / 2)
    assert greedy.difference.estimate == pytest.approx((3 + 4.5) / 2)
    assert random.difference.estimate == pytest.approx(-(3 + 4.5) / 2)
    assert (greedy.decisions, random.decisions, greedy.seconds, random.seconds) == (2, 4, 1.0, 2.0)
    assert greedy.rating > random.rating
    assert 0 < greedy.uncertainty < 25 / 3


def test_a_bot_against_itself_has_no_lead() -> None:
    chosen = contest("_template", {}, ["random", "random"], 2, seed=0)
    (only,) = standings(chosen, [result_of(0, ["random", "random"], [3, 1], [[0], [1]])])
    assert (only.wins.estimate, only.difference.estimate, only.seats) == (0.5, 0.0, 2)


def test_intervals_are_those_of_the_textbooks() -> None:
    half = proportion([1.0, 0.0] * 50)
    assert (round(half.low, 3), half.estimate, round(half.high, 3)) == (0.404, 0.5, 0.596)
    sure = proportion([1.0] * 100)
    assert (round(sure.low, 3), sure.estimate, sure.high) == (0.963, 1.0, 1.0)
    spread = mean([1.0, 2.0, 3.0, 4.0])
    assert spread.estimate == 2.5
    assert spread.high - spread.estimate == pytest.approx(1.959964 * math.sqrt(5 / 3) / 2)
    assert mean([7.0]).low == 7.0
