"""What a game is: its blueprint, its options, and the checked Python face of a chosen game."""

import contextlib
import importlib
import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import numpy as np

from teahouse.core import engine, learning, view
from teahouse.core.actions import Action, VerbTable
from teahouse.core.batch import Batch
from teahouse.core.compiled import Step, prepare
from teahouse.core.dispatch import Rules, register
from teahouse.core.encoding import Encoding
from teahouse.core.errors import OptionError, SeatError, SeedError
from teahouse.core.events import QUIET, EventTable, new_log
from teahouse.core.language import Speaker
from teahouse.core.match import COMPACT, Match
from teahouse.core.practice import Practice
from teahouse.core.record import Ints, Record, States, visible_bytes
from teahouse.core.rng import seed_words
from teahouse.core.rulebook import sentence

Draw = Callable[[Any, int, Speaker], str]


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the default first."""

    name: str
    values: tuple[int, ...]
    meaning: str

    def read(self, value: object) -> int:
        """The value as a number; bools stand for 0 and 1."""
        if not isinstance(value, int) or int(value) not in self.values:
            if set(self.values) == {0, 1}:
                raise OptionError(self.name, value, "it is True or False")
            raise OptionError(self.name, value, f"it is one of {', '.join(map(str, sorted(self.values)))}")
        return int(value)


def players_option(*values: int) -> Option:
    """The option that every game has; the default comes first."""
    return Option("players", values, "how many play")


def any_combination(options: Mapping[str, int]) -> None:
    """Every combination of option values makes a game."""


def everyone_alone(options: Mapping[str, int]) -> int:
    """Every seat is a side of its own."""
    return 1


@dataclass(frozen=True)
class Blueprint:
    """Everything that makes a game, gathered from its modules; `rules` become known to generic code."""

    name: str
    package: str
    rules_version: int
    layout: type[Record]
    options: tuple[Option, ...]
    verbs: VerbTable
    events: EventTable
    clauses: type[IntEnum]
    problems: type[IntEnum]
    reasons: tuple[str, ...]
    standing: tuple[str, ...]
    max_legal: int
    rules: Rules
    encoding: Encoding
    draw: Draw
    palette: Mapping[str, str]
    components: Mapping[str, Any] = field(repr=False)
    check_options: Callable[[Mapping[str, int]], None] = any_combination
    shows_counts: Callable[[Any], bool] | None = None  # None: there is nothing to count
    side_size: Callable[[Mapping[str, int]], int] = everyone_alone

    def __post_init__(self) -> None:
        register(self.layout, self.rules)

    def clause_id(self, number: int) -> str:
        """The id of a clause in the rulebook: PLACE_EDGE is place.edge, a ruling OPEN_LAKE is open-lake."""
        return clause_id(self.clauses(number))


def clause_id(clause: IntEnum) -> str:
    """An enum member's clause id: a double underscore separates the group, a single one is a hyphen."""
    return clause.name.lower().replace("__", ".").replace("_", "-")


class Game:
    """A game with its options chosen: makes matches and batches, reads and writes actions."""

    def __init__(self, blueprint: Blueprint, **options: object) -> None:
        self.blueprint = blueprint
        self.name = blueprint.name
        self.num_actions = blueprint.verbs.num_actions  # how many action ids there are
        self.options: dict[str, int] = _read_options(blueprint, options)
        self.players = self.options["players"]  # how many play
        self.options_array: Ints = np.array(list(self.options.values()), np.int64)
        self.masks = visible_bytes(blueprint.layout)
        about = {"game": self.name, "rules_version": self.rules_version, "options": self.options}
        self.json_head = COMPACT.encode(about)[:-1]  # with which every view begins

    @property
    def encoding(self) -> Encoding:
        """The parts of an observation for learning."""
        return self.blueprint.encoding

    @property
    def side_size(self) -> int:
        """How many seats win and lose together."""
        return self.blueprint.side_size(self.options)

    @property
    def rules_version(self) -> int:
        """Grows whenever the game behaves differently."""
        return self.blueprint.rules_version

    def __repr__(self) -> str:
        return f"Game({self.name!r}, {', '.join(f'{name}={value}' for name, value in self.options.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, *self.options.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.blueprint.package, self.options)

    def __copy__(self) -> "Game":
        return self  # nothing in it changes

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def format(self, action: int) -> str:
        """An action in notation."""
        return self.blueprint.verbs.format(action)

    def parse(self, text: str) -> int:
        """The action of a notation."""
        return self.blueprint.verbs.parse(text)

    def decode(self, action: int) -> Action:
        """An action taken apart."""
        return self.blueprint.verbs.decode(action)

    def encode(self, verb: str, **parameters: str | int) -> int:
        """The action of a verb and its parameters."""
        return self.blueprint.verbs.encode(verb, **parameters)

    def clause_sentence(self, clause: str, language: str = "en") -> str:
        """The first sentence of a clause."""
        return sentence(self.blueprint.package, clause, language)

    def viewer(self, seat: int | None) -> int:
        """The seat as the engine counts it; None is a spectator."""
        if seat is None:
            return view.SPECTATOR
        if not 0 <= seat < self.players:
            raise SeatError(f"There is no seat {seat}: seats run from 0 to {self.players - 1}.")
        return int(seat)

    def blank(self, count: int = 1) -> States:
        """Room for records of this game."""
        return self.blueprint.layout.zeros(count)

    def action_buffer(self) -> Ints:
        """Room for a list of legal actions, or for problems."""
        return np.empty(self.blueprint.max_legal, np.int64)

    def new(self, seed: int) -> Match:
        """A fresh match; equal seeds give equal matches."""
        seed = check_seed(seed)
        self.prepare()
        state = self.blank()
        engine.begin(state, 0, self.options_array, seed_words(seed), 0)
        return Match(self, seed, state)

    def batch(self, count: int, seed: int) -> Batch:
        """Many fresh games in one array."""
        return Batch(self, count, check_seed(seed))

    def practice(self, count: int, seed: int, **settings: Any) -> Practice:
        """Many games for a learner, each followed by another when it ends; for the settings see `Practice`."""
        return Practice(self, count, check_seed(seed), **settings)

    def prepare(self) -> None:
        """Compile what a match needs, once for this version of the sources, and show it."""
        if self.name not in _prepared:
            prepare(self.name, self._match_steps())
            _prepared.add(self.name)

    def prepare_learning(self) -> None:
        """Compile what learners need, once for this version of the sources, and show it."""
        self.prepare()
        if f"{self.name}-learning" not in _prepared:
            prepare(f"{self.name}-learning", self._learning_steps())
            _prepared.add(f"{self.name}-learning")

    def _match_steps(self) -> list[Step]:
        """Calls that make the compiler work, on a game of their own."""
        state, copy, out, words = self.blank(), self.blank(), self.action_buffer(), seed_words(0)
        keys, layout = np.zeros((self.players, 8), np.int64), self.blueprint.layout
        values = np.zeros(1)
        return [
            ("set-up", lambda: engine.begin(state, 0, self.options_array, words, 0)),
            ("seats", lambda: engine.seats_to_act(state, 0)),
            ("legal actions", lambda: engine.list_legal(state, 0, -1, out)),
            ("why not", lambda: engine.forbidding_clause(state, 0, 0, 0)),
            ("views", lambda: view.render(view.redact_all(state, self.masks), layout, self.players, [view.SPECTATOR])),
            ("lists", lambda: view.render_numbers(out[:0])),
            ("hidden information", lambda: engine.fill_hidden(state, 0, 0, words)),
            ("invariants", lambda: engine.broken(state, 0, out)),
            ("outcome", lambda: engine.rank_keys(state, 0, keys)),
            ("heuristics", lambda: engine.score_actions(state, copy, 0, out[:0], values, QUIET)),
            ("moves", lambda: engine.play(state, 0, -1, 0, new_log())),
        ]

    def _learning_steps(self) -> list[Step]:
        """Calls that make the compiler work, on a game of their own."""
        state, room = self.blank(), self.action_buffer()
        engine.begin(state, 0, self.options_array, seed_words(0), 0)
        encoded, mask = np.empty((1, self.encoding.size), np.float32), np.empty(self.num_actions, np.int8)
        return [
            ("observation", lambda: learning.look(state, 0, 0, self.masks, room, encoded[0], mask)),
            ("observations", lambda: learning.encode_all(state, self.masks, encoded)),
            ("payoffs", lambda: learning.payoffs(state, 0, self.side_size, np.zeros(self.players))),
        ]


def all_kinds(blueprint: Blueprint) -> list[Game]:
    """The game with every combination of its options."""
    found = []
    for values in itertools.product(*(option.values for option in blueprint.options)):
        with contextlib.suppress(OptionError):
            names = (option.name for option in blueprint.options)
            found.append(Game(blueprint, **dict(zip(names, values, strict=True))))
    return found


_prepared: set[str] = set()


def _rebuild(package: str, options: dict[str, int]) -> Game:
    """A game from its pickle."""
    return Game(importlib.import_module(package).BLUEPRINT, **options)


def check_seed(seed: object) -> int:
    """The seed itself, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise SeedError(seed)
    return int(seed)


def _read_options(blueprint: Blueprint, given: Mapping[str, object]) -> dict[str, int]:
    known = {option.name: option for option in blueprint.options}
    for name, value in given.items():
        if name not in known:
            raise OptionError(name, value, f"{blueprint.name} has only {', '.join(known)}")
    options = {name: option.read(given.get(name, option.values[0])) for name, option in known.items()}
    blueprint.check_options(options)
    return options
