"""The ladder and the statistics: pages as their files say, and a sample of the games played again."""

from pathlib import Path

import pytest

import teahouse
from bench import ladder, selfplay
from teahouse.arena import record
from teahouse.arena.play import play_game
from teahouse.core.compiled import interpreted
from tests.arena.test_arena import timeless

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_what_the_files_say() -> None:
    assert (DOCS / "ladder.md").read_text("utf-8") == ladder.page()


def test_the_statistics_are_what_the_files_say() -> None:
    assert (DOCS / "statistics.md").read_text("utf-8") == selfplay.page()
    for game in teahouse.games():
        assert (DOCS / f"statistics-{game}.svg").read_text("utf-8") == selfplay.plot(game)


def test_no_game_of_the_ladder_saw_a_fault() -> None:
    for game, rung in ladder.ladder():
        for result in record.read(ladder.file_of(game, rung), ladder.contest_of(game, rung)).values():
            assert result.faults == []


@pytest.mark.skipif(interpreted, reason="compiled and interpreted searches agree, but these would take hours")
@pytest.mark.parametrize(("game", "rung"), list(ladder.ladder()), ids=str)
def test_a_sample_of_the_ladder_is_played_again_exactly(game: str, rung: ladder.Rung) -> None:
    chosen = ladder.contest_of(game, rung)
    kept = record.read(ladder.file_of(game, rung), chosen)
    assert kept, "`make ladder` has not played this rung yet"
    number = max(kept)  # a middling choice would do as well; the last shows that all were played
    assert timeless([play_game(chosen, chosen.make_bots(), number)]) == timeless([kept[number]])
