"""The games of the house: made once per set of options, compiled before anybody waits for them, and described."""

import asyncio
import gc
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache, partial
from importlib import resources
from typing import Any

import structlog
from pydantic import BaseModel, Field

import teahouse
from teahouse.bots import BOTS, make
from teahouse.core import rulebook, view
from teahouse.core.actions import Domain
from teahouse.core.errors import OptionError
from teahouse.core.errors import UnknownGame as NoSuchGame
from teahouse.core.game import Blueprint, Game
from teahouse.core.rulebook import LANGUAGES
from teahouse.games import blueprint
from teahouse.server.problems import BadOption, NotFound, UnknownGame

log = structlog.get_logger()

#: Compiled first: the game that the page offers at one click.
FIRST = "yangtze"

#: New objects before a collection; a tenth of the collections go further, a tenth of those all the way.
COLLECT_AFTER = (20_000, 10, 10)


class OptionAbout(BaseModel):
    """A choice made before the game."""

    name: str
    values: list[int] = Field(description="the default first")
    meaning: str


class GameAbout(BaseModel):
    """A game at a glance."""

    name: str
    options: list[OptionAbout]
    rules_version: int
    levels: list[str] = Field(description="the bots that play it")


class ParameterAbout(BaseModel):
    """A parameter of a verb or an event."""

    name: str
    domain: str = Field(description="key among the domains")


class VerbAbout(BaseModel):
    """One kind of action; ids run from `first`, the last parameter fastest."""

    name: str
    template: str
    first: int
    count: int
    parameters: list[ParameterAbout]


class EventAbout(BaseModel):
    """One kind of event."""

    name: str
    parameters: list[ParameterAbout]


class DomainAbout(BaseModel):
    """The values of a parameter in order; none where it is a number or a seat."""

    values: list[str]
    vocabulary: str | None = Field(description="«red» of vocabulary «colour» is message colour-red")


class Descriptor(BaseModel):
    """Everything that a client needs to know about a game."""

    name: str
    rules_version: int
    num_actions: int
    verbs: list[VerbAbout]
    domains: dict[str, DomainAbout]
    events: list[EventAbout]
    components: dict[str, Any]
    schema_: dict[str, Any] = Field(alias="schema", description="JSON schema of `state` in a view")


class Catalogue:
    """Makes games. They are compiled in a thread, one after the other; whatever somebody waits for is next."""

    def __init__(self) -> None:
        self._waiting = sorted(teahouse.games(), key=lambda name: name != FIRST)
        self._compiled: dict[str, asyncio.Future[None]] = {}
        self._compiling = asyncio.create_task(self._compile_all())

    async def close(self) -> None:
        """Compile no further."""
        self._compiling.cancel()
        await asyncio.wait([self._compiling])

    @property
    def ready(self) -> bool:
        """Whether every game and the search through it are compiled."""
        return self._compiling.done()

    async def game(self, name: str, options: Mapping[str, int]) -> Game:
        """A game that can be played at once; BadOption and UnknownGame say what is wrong."""
        game = make_game(name, tuple(sorted(options.items())))
        if name in self._waiting:
            self._waiting.remove(name)
            self._waiting.insert(0, name)
        await asyncio.shield(self._compilation(name))
        return game

    def _compilation(self, name: str) -> "asyncio.Future[None]":
        return self._compiled.setdefault(name, asyncio.get_running_loop().create_future())

    async def _compile_all(self) -> None:
        while self._waiting:
            name = self._waiting.pop(0)
            try:
                await in_thread(partial(warm, name))
            except Exception as error:
                log.exception("a game cannot be compiled", game=name)
                self._compilation(name).set_exception(error)
            else:
                self._compilation(name).set_result(None)
                await in_thread(partial(warm_bots, name))  # whoever begins a game meets its bots next
        spare_the_compiler()


def in_thread(work: Callable[[], None]) -> "asyncio.Future[None]":
    """Do work in a thread that does not keep the server from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def finish(error: Exception | None) -> None:
        if not done.cancelled():
            done.set_exception(error) if error else done.set_result(None)

    def run() -> None:
        error = None
        try:
            work()
        except Exception as caught:
            error = caught
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(finish, error)

    threading.Thread(target=run, name="compiler", daemon=True).start()
    return done


def spare_the_compiler() -> None:
    """Keep the garbage collector from looking through all that the compiler has made, again and again.

    A full collection over its million objects would stop the server for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


@lru_cache(maxsize=256)
def make_game(name: str, options: tuple[tuple[str, int], ...]) -> Game:
    """A game with its options."""
    try:
        return teahouse.game(name, **dict(options))
    except NoSuchGame as error:
        raise UnknownGame(str(error)) from error
    except OptionError as error:
        raise BadOption(str(error)) from error


def warm(name: str) -> None:
    """Do once all that a table does, so that its machine code is loaded."""
    match = teahouse.game(name).new(seed=0)
    seat = match.to_act[0]
    match.why_not(int(match.legal(seat)[0]), seat)
    match.determinise(seat, seed=0)
    match.play(int(match.legal(seat)[0]), seat)
    match.view(seat)


def warm_bots(name: str) -> None:
    """Let a bot decide once, so that the machine code of the search is loaded; whoever meets one before waits."""
    try:
        match = teahouse.game(name).new(seed=0)
        make("adept", match.game).choose(match.observe(match.to_act[0]))
    except Exception:  # the bots' fallback plays, and says so each time
        log.exception("the search cannot be compiled", game=name)


def listed() -> list[GameAbout]:
    """The games that people can play."""
    return [_about(blueprint(name)) for name in teahouse.games()]


def _about(game: Blueprint) -> GameAbout:
    options = [
        OptionAbout(name=option.name, values=list(option.values), meaning=option.meaning) for option in game.options
    ]
    return GameAbout(name=game.name, options=options, rules_version=game.rules_version, levels=list(BOTS))


def find(name: str) -> Blueprint:
    """The blueprint of a game that people can play."""
    if name not in teahouse.games():
        raise UnknownGame(f"There is no game called {name!r}.")
    return blueprint(name)


@lru_cache
def describe(name: str) -> Descriptor:
    """A game's descriptor."""
    game = find(name)
    domains = _Domains()
    verbs = [
        VerbAbout(
            name=verb.name,
            template=verb.template,
            first=verb.first,
            count=verb.count,
            parameters=domains.parameters(verb.domains),
        )
        for verb in game.verbs.verbs.values()
    ]
    events = [EventAbout(name=kind.name, parameters=domains.parameters(kind.parameters)) for kind in game.events.kinds]
    return Descriptor(
        name=game.name,
        rules_version=game.rules_version,
        num_actions=game.verbs.num_actions,
        verbs=verbs,
        domains=domains.about(),
        events=events,
        components=dict(game.components),
        schema=view.schema(game.layout),
    )


class _Domains:
    """Collects domains under keys: their names, numbered where different domains share one."""

    def __init__(self) -> None:
        self._found: dict[str, Domain] = {}

    def parameters(self, domains: Mapping[str, Domain]) -> list[ParameterAbout]:
        """Parameters that refer to their domains by key."""
        return [ParameterAbout(name=name, domain=self._key(domain)) for name, domain in domains.items()]

    def about(self) -> dict[str, DomainAbout]:
        """The collected domains."""
        return {
            key: DomainAbout(values=list(domain.values), vocabulary=domain.vocabulary)
            for key, domain in self._found.items()
        }

    def _key(self, domain: Domain) -> str:
        number, key = 1, domain.name
        while self._found.setdefault(key, domain) != domain:
            number += 1
            key = f"{domain.name}-{number}"
        return key


def clauses(name: str, language: str) -> dict[str, str]:
    """The rulebook of a game by clause."""
    return rulebook.clauses(find(name).package, check_language(language))


def rulebook_text(name: str, language: str) -> str:
    """The rulebook of a game in Markdown."""
    return rulebook.text(find(name).package, check_language(language))


def project_messages(language: str) -> str:
    """The project's messages in Fluent's syntax."""
    return resources.files("teahouse.locale").joinpath(f"{check_language(language)}.ftl").read_text("utf-8")


def game_messages(name: str, language: str) -> str:
    """A game's messages in Fluent's syntax."""
    file = f"messages.{check_language(language)}.ftl"
    return resources.files(find(name).package).joinpath(file).read_text("utf-8")


def check_language(language: str) -> str:
    """The language itself, if the project speaks it."""
    if language not in LANGUAGES:
        raise NotFound(f"There is nothing in {language!r}; there are {', '.join(LANGUAGES)}.")
    return language
