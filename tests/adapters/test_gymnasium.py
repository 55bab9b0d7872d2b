"""Gymnasium's own test passes; the vector environment plays as its games do and refuses what is illegal."""

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from teahouse.adapters.gymnasium import TeahouseEnv, TeahouseVectorEnv
from teahouse.core.compiled import interpreted
from teahouse.core.errors import UnknownBot
from tests.adapters.kinds import KINDS, every_game


@every_game
def test_gymnasium_checks_the_environment(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"teahouse/{name}-v1", players=players, opponents="random").unwrapped)


@every_game
def test_a_game_against_bots(name: str, players: int) -> None:
    seat = players - 1
    env = TeahouseEnv(name, seat=seat, opponents="random", players=players)
    for seed in (1, 1, None):
        observation, info = env.reset(seed=seed)
        choose, terminated, decisions = random.Random(1), False, 0
        while not terminated:
            assert env.match.to_act[0] == seat and np.array_equal(observation, env.match.encode(seat)[0])
            assert np.flatnonzero(info["action_mask"]).tolist() == env.match.legal(seat).tolist()
            action = choose.choice([env.action_space.sample(), env.action_space.sample(info["action_mask"])])
            observation, reward, terminated, truncated, info = env.step(action)
            decisions += 1
            assert not truncated
        assert env.match.over and reward == env.match.payoffs[seat] and not info["action_mask"].any()
        assert decisions == sum(move.seat == seat for move in env.match.moves)


def test_equal_seeds_give_equal_games() -> None:
    envs = [TeahouseEnv("yangtze", opponents="greedy", players=2) for _ in range(2)]
    for env in envs:
        env.reset(seed=9)
        for _ in range(5):
            env.step(env.action_space.sample())
    assert envs[0].match == envs[1].match and envs[0].match.moves == envs[1].match.moves


def test_mistakes_change_nothing() -> None:
    env = TeahouseEnv("yangtze", players=2)
    for call in (partial(env.step, np.int64(0)), env.render):
        with pytest.raises(ResetNeeded):
            call()
    env.reset(seed=1)
    before = env.match.copy()
    for action in (0, -1, 10**6):
        with pytest.raises(InvalidAction, match=r"possible now|does not exist"):
            env.step(np.int64(action))
    assert env.match == before
    while not env.match.over:
        env.step(env.action_space.sample())
    with pytest.raises(ResetNeeded, match="over"):
        env.step(env.action_space.sample())
    with pytest.raises(UnknownBot):
        TeahouseEnv("yangtze", opponents="nobody")


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = TeahouseEnv("yangtze", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.match.text(0)
    shown = TeahouseEnv("yangtze", players=2, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out == f"{shown.match.text(0)}\n"
    silent = TeahouseEnv("yangtze", players=2)
    silent.reset(seed=1)
    assert silent.render() is None


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_many_games_at_once(name: str, players: int) -> None:
    envs = gymnasium.make_vec(f"teahouse/{name}-v1", num_envs=4, players=players)
    assert isinstance(envs, TeahouseVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=3)
    ended = 0
    for step in range(4 if interpreted else 250):
        assert envs.observation_space.contains(observations)
        kept = observations.copy()
        mask, seats = info["action_mask"], info["seat"]
        actions = envs.action_space.sample(tuple(mask)) if step % 2 else envs.action_space.sample()
        new, rewards, over, truncated, info = envs.step(actions)
        assert np.array_equal(observations, kept) and not truncated.any()
        assert ("final_info" in info) == over.any()
        for k in np.flatnonzero(over):
            assert info["final_obs"][k].shape == envs.single_observation_space.shape
            assert rewards[k] == info["final_info"]["payoffs"][k][seats[k]]
            ended += 1
        assert not rewards[~over].any()
        observations = new
    envs.close()


def test_a_learner_with_a_seat_faces_opponents() -> None:
    envs = TeahouseVectorEnv("yangtze", num_envs=3, seat=1, opponents="greedy", masks=False, players=2)
    _, info = envs.reset()
    assert info.keys() == {"seat"} and info["seat"].tolist() == [1, 1, 1]
    envs.step(envs.sample_actions())


def test_without_copies_the_arrays_are_filled_anew() -> None:
    envs = TeahouseVectorEnv("yangtze", num_envs=2, copy=False, players=2)
    first, info = envs.reset(seed=1)
    second, *_, later = envs.step(envs.sample_actions())
    assert second is first and later["action_mask"] is info["action_mask"]


def play_until_a_game_ends(envs: TeahouseVectorEnv) -> tuple[Any, dict[str, Any]]:
    """The observations and the info of the step in which the first game ends."""
    envs.reset(seed=1)
    info: dict[str, Any] = {}
    while "final_info" not in info:
        observations, *_, info = envs.step(envs.action_space.sample())
    return observations, info


def test_a_game_that_ends_is_followed_by_another() -> None:
    envs = TeahouseVectorEnv("yangtze", num_envs=2, players=2)
    observations, info = play_until_a_game_ends(envs)
    ended = info["_final_obs"]
    assert np.array_equal(ended, info["_final_info"]) and [seen is not None for seen in info["final_obs"]] == [*ended]
    began = envs.game.encoding.split(observations[ended])
    last = envs.game.encoding.split(info["final_obs"][ended][0])
    assert began["placed"].max() < last["placed"].max()


def test_without_observations_only_the_rest_is_told() -> None:
    envs = TeahouseVectorEnv("yangtze", num_envs=2, observations=False, masks=False, players=2)
    observations, info = play_until_a_game_ends(envs)
    assert observations.shape == (0, envs.game.encoding.size) and "final_obs" not in info


def test_an_illegal_action_moves_no_game() -> None:
    envs = TeahouseVectorEnv("yangtze", num_envs=2, players=2)
    envs.reset(seed=1)
    legal = envs.sample_actions()
    before = envs._practice.tables.states.tobytes()
    for wrong in (0, -1, 10**6):
        with pytest.raises(InvalidAction, match=r"possible now|does not exist"):
            envs.step(np.array([legal[0], wrong]))
    assert envs._practice.tables.states.tobytes() == before
    envs.step(legal)
