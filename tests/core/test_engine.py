"""Entry points that the match does not use: the audit of positions and the fuzz loop."""

import pytest

import teahouse
from teahouse.cli.fuzz import BrokenInvariant, Tally, describe, play_games
from teahouse.core import engine
from teahouse.core.compiled import interpreted
from teahouse.core.rng import seed_words
from teahouse.games import PACKAGES
from tests.kinds import kinds_of


@pytest.mark.parametrize("name", PACKAGES)
def test_fuzzed_games_end_without_a_problem(name: str) -> None:
    tally, games = Tally(), 1 if interpreted else 40
    careful = 0 if interpreted and name == "yellow_yangtze" else 30  # its evaluation takes minutes interpreted
    play_games(kinds_of(name), range(games), careful, tally)
    assert tally.games == games
    assert tally.decisions > 0
    assert sum(tally.endings.values()) == tally.games


def audited(change: str) -> int:
    """The verdict on a first position whose legal list was spoilt."""
    match = teahouse.game("_template").new(seed=1)
    out = match.game.action_buffer()
    count = engine.list_legal(match._state, 0, 0, out)
    stray = 0
    if change == "order":
        out[0], out[1] = out[1], out[0]
    elif change == "illegal":
        match._state[0].pebbles = 1
    elif change == "missing":
        out[0], out[1], count, stray = 1, 2, 2, 0
    elif change == "empty":
        count = 0
    elif change == "position":
        match._state[0].pebbles = 99
    return int(engine.audit(match._state, 0, 0, out, count, stray))


def test_the_audit_finds_what_is_wrong() -> None:
    assert audited("nothing") == 0
    assert audited("order") == engine.NOT_ASCENDING
    assert audited("illegal") == engine.WHY_NOT_DISAGREES
    assert audited("missing") == engine.WHY_NOT_DISAGREES
    assert audited("empty") == engine.NO_LEGAL_ACTION
    assert audited("position") == 1


def test_a_broken_game_is_described_so_that_it_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = teahouse.game("_template")
    assert describe(game, 7, 1, [1, 2 + game.num_actions]).startswith(
        "heap_wrong in Game('_template', players=2), seed 7"
    )
    assert "0: take 2; 1: play card" in describe(game, 7, engine.NOT_ASCENDING, [1, 2 + game.num_actions])
    monkeypatch.setattr(engine, "fuzz", lambda *_: 2)
    with pytest.raises(BrokenInvariant, match="cards_lost"):
        play_games([game], range(1), 0, Tally())


def test_a_seat_is_drawn_from_those_that_act() -> None:
    stream = seed_words(1)
    assert {int(engine.any_seat(0b1101, stream)) for _ in range(60)} == {0, 2, 3}
    assert engine.any_seat(0, stream) == -1
