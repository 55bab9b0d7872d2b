"""Gymnasium environments: one seat against bots, and many games at once.

    import gymnasium
    import teahouse.adapters.gymnasium

    env = gymnasium.make("teahouse/yangtze-v1", players=3, seat=0, opponents="greedy")
    many = gymnasium.make_vec("teahouse/yangtze-v1", num_envs=1024, players=3, seat=0, opponents="random")

An observation is the encoding of the game; `info["action_mask"]` has 1 for every legal action. Actions are the game's
ids, and behind them one more: any legal action, drawn by the environment, which is what samples of the action space
are. The reward comes at the end, from -1 to 1 by place. An illegal action is a gymnasium.error.InvalidAction and
changes nothing.

The vector environment steps compiled code in all its games at once. Its opponents are `random`, `rollout` or `greedy`;
without a seat the caller acts for everybody, `info["seat"]` says for whom, and a reward is that of the seat that has
acted. A game that ends is followed by another in the same step.
"""

from typing import Any, SupportsFloat

import numpy as np
import numpy.typing as npt

import teahouse
from teahouse import bots
from teahouse.adapters import MissingExtra
from teahouse.core.encoding import Encoded
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.practice import Practice
from teahouse.core.record import Ints
from teahouse.games import blueprint

try:
    import gymnasium
    from gymnasium import error, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
except ModuleNotFoundError as missing:
    raise MissingExtra("gymnasium") from missing

Info = dict[str, Any]

MOST_SEED = 2**31


class ActionIds(spaces.Discrete[np.int64]):
    """The action ids of a game, and behind them any legal action: that is the sample unless a mask is given."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the ids that the mask or the probabilities allow, or any legal action."""
        if mask is None and probability is None:
            return self.n - 1
        return super().sample(mask, probability)


class ActionIdsOfMany(spaces.MultiDiscrete):
    """Action ids for many games; a sample is any legal action in each."""

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[Any]:
        """Ids that the masks or the probabilities allow, or any legal actions."""
        if mask is None and probability is None:
            return self.nvec - 1
        return super().sample(mask, probability)


def _observation_space(game: Game) -> Any:
    return spaces.Box(-1, 1, (game.encoding.size,), np.float32)


class TeahouseEnv(gymnasium.Env[Encoded, np.int64]):
    """One seat of a game, the others taken by bots of a level."""

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str = "greedy",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = teahouse.game(game, **options)
        self.game.prepare_learning()
        self.seat = self.game.viewer(seat)
        self.opponents = bots.make(opponents, self.game)
        self.render_mode = render_mode
        self.observation_space = _observation_space(self.game)
        self.action_space = ActionIds(self.game.num_actions + 1)
        self._match: Match | None = None

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (Gymnasium wants it so)

    @property
    def match(self) -> Match:
        """The match being played."""
        if self._match is None:
            raise error.ResetNeeded("reset() begins a game.")
        return self._match

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Encoded, Info]:
        """Begin a match and play up to the seat's first decision."""
        super().reset(seed=seed)
        self._match = self.game.new(self._draw())
        self._let_opponents_act()
        return self._shown()

    def step(self, action: np.int64) -> tuple[Encoded, SupportsFloat, bool, bool, Info]:
        """Carry out an action and play up to the seat's next decision, or to the end."""
        match = self.match
        if match.over:
            raise error.ResetNeeded("The game is over: reset() begins another one.")
        chosen = self._any_legal() if action == self.game.num_actions else int(action)
        try:
            match.play_quiet(chosen, self.seat)
        except TeahouseError as refusal:
            raise error.InvalidAction(str(refusal)) from refusal
        self._let_opponents_act()
        observation, info = self._shown()
        return observation, match.payoffs[self.seat], match.over, False, info

    def _draw(self) -> int:
        """A seed from the environment's own chance."""
        return int(self.np_random.integers(MOST_SEED))

    def _any_legal(self) -> int:
        return int(self.np_random.choice(self.match.legal(self.seat)))

    def _let_opponents_act(self) -> None:
        match = self.match
        while match.to_act and match.to_act[0] != self.seat:
            other = match.to_act[0]
            match.play_quiet(self.opponents.choose(match.observe(other), self._draw()), other)

    def _shown(self) -> tuple[Encoded, Info]:
        """What the seat sees and may do."""
        encoded, mask = self.match.encode(self.seat)
        if self.render_mode == "human":
            self.render()
        return encoded, {"action_mask": np.append(mask, np.int8(0))}

    def render(self) -> Any:
        """The table as the seat sees it: printed in mode human, returned in mode ansi."""
        text = self.match.text(self.seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None


class TeahouseVectorEnv(VectorEnv[Encoded, Ints, npt.NDArray[Any]]):
    """Many games at once, stepped by compiled code on all cores.

    Without `observations` or `masks` these are not computed; without `copy` every step fills the same arrays anew.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int | None = None,
        opponents: str = "random",
        observations: bool = True,
        masks: bool = True,
        copy: bool = True,
        threads: int = 0,
        **options: object,
    ) -> None:
        self.game = teahouse.game(game, **options)
        self.num_envs = num_envs
        self.single_observation_space = _observation_space(self.game)
        self.observation_space = spaces.Box(-1, 1, (num_envs, self.game.encoding.size), np.float32)
        self.single_action_space = ActionIds(self.game.num_actions + 1)
        self.action_space = ActionIdsOfMany(np.full(num_envs, self.game.num_actions + 1))
        self._shapes = (num_envs * observations, self.game.encoding.size), (num_envs * masks, self.game.num_actions + 1)
        self._copy = copy
        self._practice = Practice(self.game, num_envs, 0, seat, opponents, observations, masks, threads)
        self._take_new_arrays()

    def _take_new_arrays(self) -> None:
        """Let the next step fill arrays that nobody holds yet."""
        encoded, legal = self._shapes
        self._practice.report = self._practice.report._replace(
            encoded=np.empty(encoded, np.float32), legal=np.empty(legal, np.int8)
        )

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Encoded, Info]:
        """Begin all games anew."""
        super().reset(seed=seed)
        if self._copy:
            self._take_new_arrays()
        self._practice.reset(int(self.np_random.integers(MOST_SEED)))
        return self._practice.report.encoded, self._info()

    def step(self, actions: Ints) -> tuple[Encoded, Any, Any, Any, Info]:
        """Carry out one action in every game; if any is illegal, nothing moves."""
        chosen, free = np.asarray(actions), np.equal(actions, self.game.num_actions)
        if free.any():
            chosen = np.where(free, self._practice.sample(), chosen)
        if self._copy:
            self._take_new_arrays()
        try:
            self._practice.step(chosen)
        except TeahouseError as refusal:
            raise error.InvalidAction(str(refusal)) from refusal
        report = self._practice.report
        return (
            report.encoded,
            report.rewards.copy(),
            report.over.copy(),
            np.zeros(self.num_envs, np.bool_),
            self._info(),
        )

    def _info(self) -> Info:
        """Whose decision it is and what is legal; of games that have ended, what was seen last and what came of it."""
        report = self._practice.report
        info: Info = {"seat": report.seats.copy()}
        if len(report.legal):
            info["action_mask"] = report.legal
        if report.over.any():
            over = report.over.copy()
            ended = {
                "payoffs": report.payoffs.copy(),
                "_payoffs": over,
                "scores": report.scores.copy(),
                "_scores": over,
            }
            info |= {"final_info": ended, "_final_info": over}
            if len(report.final):
                seen = np.full(self.num_envs, None, object)
                for index in np.flatnonzero(over):
                    seen[index] = report.final[index].copy()
                info |= {"final_obs": seen, "_final_obs": over}
        return info

    def sample_actions(self) -> Ints:
        """A random legal action for every game."""
        return self._practice.sample()


for _name in teahouse.games():
    gymnasium.register(
        f"teahouse/{_name}-v{blueprint(_name).rules_version}",
        entry_point="teahouse.adapters.gymnasium:TeahouseEnv",
        vector_entry_point="teahouse.adapters.gymnasium:TeahouseVectorEnv",
        kwargs={"game": _name},
    )
