"""The registry: one line per game. A name with a leading underscore is not listed to players."""

import importlib
from typing import TYPE_CHECKING

from teahouse.core.errors import UnknownGame

if TYPE_CHECKING:
    from teahouse.core.game import Blueprint

PACKAGES = {
    "_template": "teahouse.games.template",
    "madame_ching": "teahouse.games.madame_ching",
    "yangtze": "teahouse.games.yangtze",
    "yellow_yangtze": "teahouse.games.yellow_yangtze",
}

#: Games whose cards and tiles can come from a file of the player's own.
OWN_COMPONENTS = ("madame_ching",)


def names() -> list[str]:
    """The games that people can play."""
    return sorted(name for name in PACKAGES if not name.startswith("_"))


def blueprint(name: str) -> "Blueprint":
    """A game's blueprint; its modules are loaded now, and not before."""
    if name not in PACKAGES:
        raise UnknownGame(name, names())
    found: Blueprint = importlib.import_module(PACKAGES[name]).BLUEPRINT
    return found


def components_variable(name: str) -> str:
    """The environment variable that names a file with a game's cards and tiles, so that other processes see it too."""
    return f"TEAHOUSE_COMPONENTS_{name.upper()}"
