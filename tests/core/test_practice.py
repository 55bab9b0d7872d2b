"""Many games for a learner: they play as matches do, begin anew, and do not depend on the number of threads."""

import numpy as np
import pytest

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.core.errors import ActionRangeError, IllegalAction, OptionError, SeatError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.practice import Practice
from tests.kinds import KINDS, every_kind

STEPS = 12 if interpreted else 300

#: Interpreted, greedy opponents take minutes where there are hundreds of actions.
every_affordable_kind = pytest.mark.parametrize(
    "game", [game for game in KINDS if not interpreted or game.name in ("_template", "yangtze")], ids=repr
)


def matches(practice: Practice) -> list[Match]:
    """The games of a practice as they stand."""
    states = practice.tables.states
    return [Match(practice.game, None, states[k : k + 1].copy()) for k in range(len(practice))]


@every_kind
def test_practice_plays_as_a_match_does(game: Game) -> None:
    practice = game.practice(3, seed=1)
    ended = 0
    for _ in range(STEPS):
        before, actions, seats = matches(practice), practice.sample(), practice.report.seats.copy()
        practice.step(actions)
        report = practice.report
        for k, (match, now) in enumerate(zip(before, matches(practice), strict=True)):
            assert seats[k] == match.to_act[0]
            match.play_quiet(int(actions[k]), int(seats[k]))
            assert report.over[k] == match.over
            if match.over:
                assert match.outcome is not None
                assert report.payoffs[k].tolist() == match.payoffs and report.rewards[k] == match.payoffs[seats[k]]
                assert report.scores[k].tolist() == match.outcome.scores
                assert np.array_equal(report.final[k], match.encode(int(seats[k]))[0])
                ended += 1
            else:
                assert report.rewards[k] == 0 and now == match
            encoded, mask = now.encode(int(report.seats[k]))
            assert np.array_equal(report.encoded[k], encoded) and np.array_equal(report.legal[k], mask)
    assert practice.tables.begun.sum() == ended + 3


@every_affordable_kind
@pytest.mark.parametrize("opponents", ["random", "rollout", "greedy"])
def test_a_learner_with_one_seat_is_asked_only_for_that(game: Game, opponents: str) -> None:
    seat = game.players - 1
    practice = game.practice(2, seed=3, seat=seat, opponents=opponents, legal=False)
    for _ in range(2 if interpreted else 60):
        assert practice.report.seats.tolist() == [seat, seat]
        practice.step(practice.sample())
    assert len(practice.report.legal) == 0


def test_greedy_opponents_are_stronger_than_random_ones() -> None:
    game = teahouse.game("yangtze", players=2)
    practice = game.practice(4 if interpreted else 40, seed=1, seat=0, opponents="greedy", encoded=False, legal=False)
    payoffs = []
    while practice.tables.begun.min() < 2:
        practice.step(practice.sample())
        payoffs += practice.report.rewards[practice.report.over].tolist()
    assert np.mean(payoffs) < -0.8


def test_threads_make_no_difference_and_a_reset_begins_anew() -> None:
    game = teahouse.game("yangtze", players=2)
    one, many = game.practice(5, seed=7, threads=1), game.practice(5, seed=99, threads=3)
    many.reset(7)
    for _ in range(60):
        actions = one.sample()
        assert np.array_equal(many.sample(), actions)
        one.step(actions)
        many.step(actions)
        assert all(np.array_equal(a, b) for a, b in zip(one.report, many.report, strict=True))
    assert one.tables.states.tobytes() == many.tables.states.tobytes()
    many.reset(7)
    fresh = game.practice(5, seed=7)
    assert many.tables.states.tobytes() == fresh.tables.states.tobytes() != one.tables.states.tobytes()
    assert not many.report.over.any()


def test_tables_and_games_differ_from_each_other() -> None:
    practice = teahouse.game("_template").practice(2, seed=0, encoded=False)
    seen: set[bytes] = set()
    while len(seen) < 20:
        seen |= {record.stream.tobytes() for record in practice.tables.states}
        practice.step(practice.sample())
    assert practice.tables.begun.sum() > 4


def test_an_illegal_action_moves_nothing() -> None:
    game = teahouse.game("yangtze", players=2)
    practice = game.practice(3, seed=1)
    before, actions = practice.tables.states.tobytes(), practice.sample()
    for wrong, problem in ((0, IllegalAction), (-1, ActionRangeError), (game.num_actions, ActionRangeError)):
        with pytest.raises(problem):
            practice.step([*actions[:2], wrong])
    with pytest.raises(OptionError, match="one action per game"):
        practice.step(actions[:2])
    assert practice.tables.states.tobytes() == before


def test_what_cannot_be_practised_is_refused() -> None:
    game = teahouse.game("yangtze", players=2)
    with pytest.raises(OptionError, match="at least one"):
        game.practice(0, seed=1)
    with pytest.raises(OptionError, match="random, rollout, greedy"):
        game.practice(1, seed=1, opponents="master")
    with pytest.raises(SeatError):
        game.practice(1, seed=1, seat=2)
