"""Teahouse: three modern board games to play and to study.

    >>> import teahouse
    >>> game = teahouse.game("yangtze", players=3)
    >>> match = game.new(seed=42)
    >>> events = match.play(match.legal()[0])

Nothing heavy is imported before a game is asked for.
"""

from typing import TYPE_CHECKING

from teahouse import games as _registry

if TYPE_CHECKING:
    from teahouse.bots import Bot
    from teahouse.core.game import Game
    from teahouse.core.match import Match

__all__ = ["bot", "game", "games", "load"]


def games() -> list[str]:
    """The names of the games."""
    return _registry.names()


def game(name: str, **options: object) -> "Game":
    """A game with its options; OptionError names a bad option and what is allowed."""
    from teahouse.core.game import Game

    return Game(_registry.blueprint(name), **options)


def load(text: str) -> "Match":
    """The match of a saved game, with all its moves played; SaveError says what is wrong with the text."""
    from teahouse.core import save
    from teahouse.core.errors import DamagedSave, OtherRules, TeahouseError

    saved = save.read(text)
    try:
        chosen = game(saved.game, **saved.options)
        if chosen.rules_version != saved.rules_version:
            raise OtherRules(
                f"The game was saved under rules {saved.rules_version} of {saved.game}; "
                f"these are rules {chosen.rules_version}."
            )
        match = chosen.new(saved.seed)
        for seat, notation in saved.moves:
            match.play(chosen.parse(notation), seat)
    except OtherRules:
        raise
    except TeahouseError as error:
        raise DamagedSave(f"The saved game cannot be replayed: {error}") from error
    return match


def bot(name: str, game: "Game") -> "Bot":
    """A bot for a game, by its name or level."""
    from teahouse import bots

    return bots.make(name, game)
