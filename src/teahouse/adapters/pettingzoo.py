"""PettingZoo environments (AEC) of every game.

    from teahouse.adapters import pettingzoo

    env = pettingzoo.env("yangtze", players=3)
    env = pettingzoo.make("aec", "teahouse/yangtze-v1", players=3)  # of PettingZoo itself, once this module is imported

An observation has the parts `observation` (the encoding of the game) and `action_mask`. Rewards come at the end: from
-1 to 1 by place, adding up to 0. Seats that choose at the same time are asked one after the other and do not see each
other's choices. An illegal action is a ValueError and changes nothing. Environments can be copied, deep-copied and
pickled in the middle of a game and play on identically; `env.match` is the match itself.
"""

import copy
import random
from typing import Any

import numpy as np
import numpy.typing as npt

import teahouse
from teahouse.adapters import MissingExtra
from teahouse.core.errors import TeahouseError
from teahouse.core.match import Match
from teahouse.games import blueprint

try:
    import pettingzoo
    from gymnasium import logger, spaces
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo") from error

make = pettingzoo.make


class TeahouseEnv(pettingzoo.AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of Teahouse as PettingZoo sees it: one agent after the other."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game = teahouse.game(game, **options)
        self.game.prepare_learning()
        self.metadata = {
            "name": f"teahouse/{game}_v{self.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"There is no render mode {render_mode!r}: there are ansi and human.")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.game.encoding.size, self.game.num_actions
        self.state_space = spaces.Box(-1, 1, (self.game.players, size), np.float32)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(size, actions) for agent in self.possible_agents}
        self._random = random.Random()
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The match being played."""
        if self._match is None:
            raise AssertionError("reset() needs to be called first.")
        return self._match

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        """All action ids of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: that of the seed, or another one of the seeds that the last one leads to."""
        if seed is not None:
            self._random = random.Random(seed)
        match = self._match = self.game.new(self._random.getrandbits(63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}  # all there is to say is observed
        self.agent_selection = self.possible_agents[match.to_act[0]]

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent; None for one whose game is over."""
        match = self.match
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is to act: None is no action.")
        try:
            match.play_quiet(int(action), self._seats[self.agent_selection])
        except TeahouseError as error:
            raise ValueError(str(error)) from error
        seats = match.to_act
        if seats:
            self.agent_selection = self.possible_agents[seats[0]]
        else:
            self._end(match)

    def _end(self, match: Match) -> None:
        """Tell all agents what the outcome is worth to them."""
        self.rewards = dict(zip(self.agents, match.payoffs, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees now, and what it may do: nothing while others are to act."""
        encoded, mask = self.match.encode(self._seats[agent])
        return {"observation": encoded, "action_mask": mask}

    def state(self) -> npt.NDArray[np.float32]:
        """What all agents see, one row each."""
        return np.stack([self.match.encode(seat)[0] for seat in range(self.game.players)])

    def render(self) -> str | None:
        """The table as a spectator sees it: printed in mode human, returned in mode ansi."""
        match = self.match
        if self.render_mode is None:
            logger.warn("render() was called, but no render_mode was chosen.")
            return None
        text = match.text(None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __copy__(self) -> "TeahouseEnv":
        """An independent environment in the same position; only the spaces are shared."""
        twin = object.__new__(type(self))
        shared = ("action_spaces", "observation_spaces", "state_space")
        for name, value in vars(self).items():
            setattr(twin, name, value if name in shared else copy.copy(value))
        return twin


def _observation_space(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def env(game: str, render_mode: str | None = None, **options: object) -> TeahouseEnv:
    """The environment of a game with its options, as PettingZoo's own modules give theirs."""
    return TeahouseEnv(game, render_mode, **options)


for _name in teahouse.games():
    _version = blueprint(_name).rules_version
    pettingzoo.register(
        "aec", f"teahouse/{_name}-v{_version}", "teahouse.adapters.pettingzoo:env", kwargs={"game": _name}
    )
