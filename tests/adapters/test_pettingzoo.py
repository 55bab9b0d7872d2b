"""PettingZoo's own tests pass, and more: copies play on identically, mistakes change nothing."""

import copy
import pickle
import random
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import teahouse
from teahouse.adapters.pettingzoo import TeahouseEnv, env, make
from teahouse.core.compiled import interpreted
from teahouse.core.errors import OptionError
from tests.adapters.kinds import KINDS, every_game

CYCLES = 20 if interpreted else 300

#: PettingZoo's test knows observations with a mask only in its own environments.
ignore_its_doubts = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def play(environment: TeahouseEnv, decisions: int, seed: int = 0) -> None:
    """Some random decisions."""
    choose = random.Random(seed)
    for _ in range(decisions):
        mask = environment.last()[0]["action_mask"]
        environment.step(choose.choice(np.flatnonzero(mask).tolist()))


@every_game
@ignore_its_doubts
def test_api(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=CYCLES)


@every_game
def test_seed(name: str, players: int) -> None:
    seed_test(partial(env, name, players=players), num_cycles=CYCLES // 3)


@every_game
def test_render(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, players=players))
    assert env(name, players=players, render_mode="ansi").metadata["name"] == f"teahouse/{name}_v1"
    assert capsys.readouterr().out


@every_game
@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_a_copy_plays_on_identically(name: str, players: int, twin_of: Any) -> None:
    first = env(name, players=players)
    first.reset(seed=11)
    play(first, 25)
    twin, frozen, choose = twin_of(first), copy.copy(first), random.Random(3)
    while first.agents:
        observed, *rest = first.last()
        again, *same = twin.last()
        assert rest == same and first.agent_selection == twin.agent_selection
        assert all(np.array_equal(observed[part], again[part]) for part in observed)
        legal = np.flatnonzero(observed["action_mask"]).tolist()
        action = choose.choice(legal) if legal else None
        first.step(action)
        twin.step(action)
    assert not twin.agents and frozen.agents and frozen.match.ply == 25
    first.reset()
    twin.reset()
    assert first.match == twin.match


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_game_is_registered(name: str, players: int) -> None:
    made = make("aec", f"teahouse/{name}", players=players)
    assert made.possible_agents == [f"player_{seat}" for seat in range(players)]
    assert pettingzoo.spec("aec", f"teahouse/{name}").namespace == "teahouse"


@every_game
def test_rewards_are_the_payoffs_and_only_the_asked_may_act(name: str, players: int) -> None:
    environment = env(name, players=players)
    environment.reset(seed=5)
    assert environment.match == teahouse.game(name, players=players).new(5)
    choose = random.Random(5)
    while not environment.match.over:
        seats = [environment.possible_agents[seat] for seat in environment.match.to_act]
        assert environment.agent_selection == seats[0]
        for agent in environment.agents:
            observed = environment.observe(agent)
            assert observed["action_mask"].any() == (agent in seats)
        environment.step(choose.choice(np.flatnonzero(environment.last()[0]["action_mask"]).tolist()))
    assert list(environment.rewards.values()) == environment.match.payoffs
    assert all(environment.terminations.values()) and not any(environment.truncations.values())
    assert environment.state().shape == (players, environment.game.encoding.size)
    assert np.array_equal(environment.state()[1], environment.observe("player_1")["observation"])
    assert environment.state_space.contains(environment.state())


def test_an_illegal_action_is_a_value_error_and_changes_nothing() -> None:
    environment = env("yangtze", players=2)
    environment.reset(seed=1)
    before = environment.match.copy()
    for action in (0, -1, 10**6, None):
        with pytest.raises(ValueError, match=r"possible now|does not exist|None is no action"):
            environment.step(action)
    assert environment.match == before and environment.agent_selection == "player_0"
    play(environment, 1)


def test_calls_out_of_order() -> None:
    environment = env("yangtze", players=2)
    for call in (partial(environment.step, 0), partial(environment.observe, "player_0"), environment.render):
        with pytest.raises(AssertionError, match="reset"):
            call()
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        environment.render()
    while environment.agents:
        if environment.match.over:
            environment.step(None)
        else:
            play(environment, 1)
    environment.step(None)
    assert environment.match.over


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError):
        env("yangtze", players=5)
    with pytest.raises(ValueError, match="ansi and human"):
        env("yangtze", render_mode="rgb_array")
