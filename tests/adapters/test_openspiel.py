"""OpenSpiel's own tests pass, its information-set search plays, and resampling keeps what a player knows."""

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import teahouse
import teahouse.adapters.openspiel
from teahouse.core.compiled import interpreted
from tests.adapters.kinds import KINDS, every_game


def load(name: str, players: int, **parameters: int) -> Any:
    return pyspiel.load_game(f"teahouse_{name}", {"players": players, **parameters})


def begun(game: Any, seed: int = 5) -> Any:
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


def sampler() -> Any:
    return pyspiel.UniformProbabilitySampler(0.0, 1.0)


@every_game
def test_random_games_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@every_game
def test_resampling_keeps_what_a_player_knows(name: str, players: int) -> None:
    state, choose = begun(load(name, players)), random.Random(1)
    while not state.is_terminal():
        if choose.random() < (0.1 if interpreted else 0.3):
            for player in range(players):
                twin = state.resample_from_infostate(player, sampler())
                assert twin.current_player() == state.current_player()
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.information_state_tensor(player) == state.information_state_tensor(player)
                assert twin.observation_string(player) == state.observation_string(player)
                assert twin.legal_actions(player) == state.legal_actions(player)
                assert twin.history() == state.history()
        state.apply_action(choose.choice(state.legal_actions()))


def test_resampling_changes_what_a_player_does_not_know() -> None:
    state = begun(load("yangtze", 2))
    twins = [state.resample_from_infostate(0, sampler()) for _ in range(5)]
    assert len({twin.information_state_string(1) for twin in twins}) > 1


@every_game
def test_information_set_search_plays(name: str, players: int) -> None:
    game = load(name, players)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 8, random_state=chance)
    state = begun(game)
    for _ in range(2 if interpreted else 6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_clone_goes_its_own_way(name: str, players: int) -> None:
    state = begun(load(name, players))
    twin = state.clone()
    assert str(twin) == str(state) and twin.match == state.match
    twin.apply_action(twin.legal_actions()[0])
    assert twin.match != state.match and twin.history() != state.history()


def test_simultaneous_picks_are_hidden() -> None:
    state = begun(load("madame_ching", 3))
    assert state.match.to_act == (0, 1, 2) and state.current_player() == 0
    before = [state.information_state_string(player) for player in range(3)]
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[1])
    assert one.current_player() == 1
    for player in (1, 2):
        assert one.information_state_string(player) == other.information_state_string(player) != before[player]
    assert one.information_state_string(0) != other.information_state_string(0)


def test_the_opening_node_picks_the_seed() -> None:
    state = load("yangtze", 2, seeds=3).new_initial_state()
    assert state.is_chance_node() and not state.is_terminal()
    assert state.chance_outcomes() == [(0, pytest.approx(1 / 3)), (1, pytest.approx(1 / 3)), (2, pytest.approx(1 / 3))]
    assert state.action_to_string(state.current_player(), 2) == "seed 2"
    assert str(state) and state.returns() == [0.0, 0.0]
    assert not any(state.observation_tensor(0)) and state.information_state_string(1) == ""
    state.apply_action(2)
    assert state.match == teahouse.game("yangtze", players=2).new(2)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("tile ")


def test_tensors_have_named_parts() -> None:
    game = load("yangtze", 2)
    state, observation = begun(game), make_observation(game)
    observation.set_from(state, 1)
    assert np.array_equal(observation.tensor, state.match.encode(1)[0])
    assert observation.dict["seat"].tolist() == [0, 1, 0, 0]
    assert game.information_state_tensor_size() == teahouse.game("yangtze").encoding.size


def test_an_illegal_action_is_a_spiel_error_and_changes_nothing() -> None:
    state = begun(load("yangtze", 2))
    before, history = state.match.copy(), state.history()
    for action in (0, 10**6):
        with pytest.raises(pyspiel.SpielError, match=r"possible now|does not exist"):
            state.apply_action(action)
    assert state.match == before and state.history() == history


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="2, 3, 4"):
        load("yangtze", 5)


@pytest.mark.skipif(interpreted, reason="it tests how a process ends")
def test_a_process_that_used_openspiel_ends_quietly() -> None:
    code = "import pyspiel, teahouse.adapters.openspiel; pyspiel.load_game('teahouse_yangtze').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
