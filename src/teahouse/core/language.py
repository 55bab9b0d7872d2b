"""What is said to people, in their language: Fluent messages of the project and of a game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from teahouse.core.actions import Domain, VerbTable
from teahouse.core.errors import UnknownLanguage
from teahouse.core.events import SEAT, EventTable
from teahouse.core.rulebook import LANGUAGES


class MissingMessage(KeyError):
    """A message that the files do not have, or that cannot be filled in."""


class Speaker:
    """Says messages in one language: those of the project and, if given, of one game's package."""

    def __init__(self, language: str, package: str | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource("teahouse.locale", f"{language}.ftl"))
        if package:
            self._bundle.add_resource(_resource(package, f"messages.{language}.ftl"))

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message with its arguments filled in."""
        if not self._bundle.has_message(message):
            raise MissingMessage(f"{message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingMessage(f"{message} in {self.language}: {errors}")
        return str(text)

    def seat(self, seat: int, players: int, is_viewer: bool = False) -> str:
        """What the game calls a seat."""
        return self("seat-name", seat=seat, place=f"p{players}s{seat}", you="yes" if is_viewer else "no")

    def word(self, domain: Domain, value: object) -> str | int:
        """A parameter as people say it; numbers stay numbers, so that messages can count with them."""
        if value is None:
            return "unknown"
        if domain.vocabulary:
            return ", ".join(self(f"{domain.vocabulary}-{word}") for word in str(value).split())
        return int(str(value)) if str(value).isdigit() else str(value)

    def action(self, verbs: VerbTable, action: int) -> str:
        """An action in words."""
        verb = verbs.verb(action)
        words = {name: self.word(verb.domains[name], value) for name, value in verb.values(action).items()}
        return self(f"action-{verb.name}", **words)

    def event(self, table: EventTable, seen: Mapping[str, Any], names: Sequence[str]) -> str:
        """An event, as `Event.seen_by` gives it, in words; what is secret is «unknown»."""
        kind = table[seen["kind"]]
        words: dict[str, str | int] = {}
        for name, domain in kind.parameters.items():
            is_seat = domain is SEAT and seen[name] is not None
            words[name] = names[seen[name]] if is_seat else self.word(domain, seen[name])
        return self(f"event-{kind.name}", **words)


@cache
def speaker(language: str, package: str | None = None) -> Speaker:
    """The speaker of a language, made once."""
    return Speaker(language, package)


@cache
def _resource(package: str, name: str) -> Any:
    return FluentResource(resources.files(package).joinpath(name).read_text("utf-8"))
