"""OpenSpiel games: registered as `teahouse_yangtze` and so on once this module is imported.

    import pyspiel
    import teahouse.adapters.openspiel

    game = pyspiel.load_game("teahouse_yangtze", {"players": 3})

Chance is one opening node that picks the seed of the match, so states serialise by their actions. After it everything
follows from the seed: an algorithm that clones a state without resampling it sees the future. Use
`state.resample_from_infostate(player, sampler)`, as information-set algorithms do.

An information state is the player's redacted record: exactly what the player knows now. Its string is that record's
bytes, its tensor the encoding of the game. Players who choose at the same time are asked one after the other and do
not see each other's choices. Returns are from -1 to 1 by place and add up to 0.
"""

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

import teahouse
from teahouse.adapters import MissingExtra
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Blueprint, Game
from teahouse.core.match import Match
from teahouse.games import blueprint

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("openspiel") from error

#: How many seeds the opening chance node offers, unless the game's parameter `seeds` says otherwise.
SEEDS = 1024

#: No game is nearly as long.
MOST_DECISIONS = 20_000


class TeahouseGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Teahouse as OpenSpiel sees it; every game is a class of its own."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        chosen = {parameter: value for parameter, value in parameters.items() if parameter != "seeds"}
        try:
            self.played = teahouse.game(self.name, **chosen)
        except TeahouseError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.played.prepare_learning()
        seeds = parameters.get("seeds", SEEDS)
        super().__init__(game_type(self.played.blueprint), game_info(self.played, seeds), parameters)

    def new_initial_state(self) -> "TeahouseState":
        """The chance node that picks a seed."""
        return TeahouseState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "TeahouseObserver":
        """What fills tensors and strings; the kind makes no difference, for a record is all that a player knows."""
        return TeahouseObserver(self.played)


class TeahouseState(pyspiel.State):  # type: ignore[misc]
    """A match, or before it the choice of its seed."""

    def __init__(self, game: TeahouseGame) -> None:
        super().__init__(game)
        self.played = game.played
        self.match: Match | None = None

    def current_player(self) -> int:
        """The lowest seat to act."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.match.to_act
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """What the outcome is worth to each player."""
        return [0.0] * self.played.players if self.match is None else self.match.payoffs

    def _legal_actions(self, player: int) -> list[int]:
        """The player's legal actions, ascending."""
        assert self.match is not None
        found: list[int] = self.match.legal(player).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed, equally likely."""
        seeds = self.get_game().max_chance_outcomes()
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        """Begin the match of a seed, or carry out an action of the current player."""
        if self.match is None:
            self.match = self.played.new(action)
            return
        try:
            self.match.play_quiet(action, self.current_player())
        except TeahouseError as error:
            raise pyspiel.SpielError(str(error)) from error

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in notation."""
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.played.format(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TeahouseState":
        """A state that agrees with all that a player knows; the rest comes from the sampler.

        Its actions so far are those of this state, and do not lead to it: a resampled state cannot be serialised.
        """
        assert self.match is not None
        twin: TeahouseState = self.clone()
        twin.match = self.match.determinise(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        return "the choice of a seed" if self.match is None else self.match.text()


class TeahouseObserver:
    """Fills a tensor with the encoding of a player's record; its parts have names."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = game.encoding.split(self.tensor)

    def set_from(self, state: TeahouseState, player: int) -> None:
        """Look at a state with the eyes of a player."""
        self.tensor[:] = 0 if state.match is None else state.match.encode(player)[0]

    def string_from(self, state: TeahouseState, player: int) -> str:
        """The bytes of all that a player knows; equal exactly for states that look alike."""
        return "" if state.match is None else state.match.observe(player).record.tobytes().hex()


def game_type(plan: Blueprint) -> Any:
    """What kind of game it is."""
    players = plan.options[0].values
    return pyspiel.GameType(
        short_name=f"teahouse_{plan.name}",
        long_name=f"Teahouse: {plan.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.values[0] for option in plan.options} | {"seeds": SEEDS},
    )


def game_info(game: Game, seeds: int) -> Any:
    """The measures of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=seeds,
        num_players=game.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOST_DECISIONS,
    )


for _name in teahouse.games():
    # A class outlives the interpreter, as OpenSpiel's registry does; a function would crash it at exit.
    pyspiel.register_game(game_type(blueprint(_name)), type(_name, (TeahouseGame,), {"name": _name}))
