"""Verbs with parameter ranges, declared once: ids, counts, notation and the reference table come from them.

    VERBS = VerbTable(
        Verb("tile", "tile {tile} turned {turn}", tile=TILES, turn=TURNS),
        Verb("no-reward", "no reward"),
    )

Ids are numbered through the verbs in their order; within a verb the last parameter runs fastest.
"""

import difflib
import re
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import NamedTuple

from teahouse.core.errors import ActionRangeError, NotationError


@dataclass(frozen=True)
class Domain:
    """A named, ordered, finite set of values, each written as it stands in the notation.

    Values made of words that people say differently name the vocabulary: «red» of "colour" is message colour-red.
    """

    name: str
    values: tuple[str, ...]
    vocabulary: str | None = None

    def __len__(self) -> int:
        return len(self.values)

    @classmethod
    def numbers(cls, name: str, first: int, count: int) -> "Domain":
        """The whole numbers from `first` on."""
        return cls(name, tuple(str(number) for number in range(first, first + count)))

    @cached_property
    def index(self) -> dict[str, int]:
        """Where each value stands."""
        return {value: index for index, value in enumerate(self.values)}


class Action(NamedTuple):
    """An action taken apart: its verb and the values of its parameters, as written."""

    verb: str
    parameters: dict[str, str]


class Verb:
    """One kind of action: its name, how it is written, and the domains of its parameters."""

    def __init__(self, name: str, template: str, **domains: Domain) -> None:
        self.template = template
        self.domains = domains
        self.name = name
        self.count = prod(len(domain) for domain in domains.values())
        self.first = 0
        assert re.findall(r"\{(\w+)\}", template) == list(domains), template

    def indices(self, action: int) -> dict[str, int]:
        """The position of each parameter's value in its domain."""
        rest, found = action - self.first, {}
        for name, domain in reversed(self.domains.items()):
            rest, found[name] = divmod(rest, len(domain))
        return {name: found[name] for name in self.domains}

    def values(self, action: int) -> dict[str, str]:
        """Each parameter's value, as written."""
        return {name: self.domains[name].values[index] for name, index in self.indices(action).items()}


class VerbTable:
    """All verbs of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        assert len(self.verbs) == len(verbs), "two verbs of one name"
        self.num_actions = 0
        for verb in verbs:
            verb.first = self.num_actions
            self.num_actions += verb.count

    def __getitem__(self, name: str) -> Verb:
        return self.verbs[name]

    def check(self, action: int) -> int:
        """The action itself, if it is an id of this game."""
        if not 0 <= action < self.num_actions:
            raise ActionRangeError(int(action), self.num_actions)
        return int(action)

    def verb(self, action: int) -> Verb:
        """The verb that an id belongs to."""
        self.check(action)
        return next(verb for verb in self.verbs.values() if action < verb.first + verb.count)

    def decode(self, action: int) -> Action:
        """An id taken apart."""
        verb = self.verb(action)
        return Action(verb.name, verb.values(action))

    def encode(self, name: str, **parameters: str | int) -> int:
        """The id of a verb with these parameters, given as they are written."""
        verb = self.verbs.get(name)
        if verb is None or set(parameters) != set(verb.domains):
            raise NotationError(f"{name} {parameters}", [])
        offset = 0
        for parameter, domain in verb.domains.items():
            position = domain.index.get(str(parameters[parameter]))
            if position is None:
                raise NotationError(f"{name} {parameters}", [])
            offset = offset * len(domain) + position
        return verb.first + offset

    def format(self, action: int) -> str:
        """An id in notation."""
        verb = self.verb(action)
        return verb.template.format(**verb.values(action))

    def parse(self, text: str) -> int:
        """The id that `format` writes as this text; spaces and capitals do not matter."""
        wanted = " ".join(text.lower().split())
        action = self._by_notation.get(wanted)
        if action is None:
            raise NotationError(text, difflib.get_close_matches(wanted, self._by_notation, 3))
        return action

    @cached_property
    def _by_notation(self) -> dict[str, int]:
        return {self.format(action): action for action in range(self.num_actions)}

    def reference(self) -> str:
        """The verbs as a table in Markdown."""
        rows = ["| verb | notation | ids | example |", "|---|---|---|---|"]
        for verb in self.verbs.values():
            last = verb.first + verb.count - 1
            ids = f"{verb.first}" if verb.count == 1 else f"{verb.first}–{last}"
            rows.append(f"| {verb.name} | `{verb.template}` | {ids} | `{self.format(last)}` |")
        return "\n".join(rows) + "\n"
