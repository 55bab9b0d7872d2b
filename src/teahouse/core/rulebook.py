"""The rules in words: clauses with ids, read from a game's rulebook in Markdown.

A clause is a paragraph that begins with its id: «`place.edge` — A tile is laid …».
"""

import re
from functools import cache
from importlib import resources

from teahouse.core.errors import UnknownLanguage

LANGUAGES = ("en", "ru", "es")

_CLAUSE = re.compile(r"^`([a-z][a-z.-]*)` — (.+?)(?:\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


def text(package: str, language: str = "en") -> str:
    """The rulebook of the game in `package`, in Markdown."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return resources.files(package).joinpath(f"rulebook.{language}.md").read_text("utf-8")


@cache
def clauses(package: str, language: str = "en") -> dict[str, str]:
    """The clauses of the game in `package`, by id, in the rulebook's order."""
    return {clause: " ".join(words.split()) for clause, words in _CLAUSE.findall(text(package, language))}


def sentence(package: str, clause: str, language: str = "en") -> str:
    """The first sentence of a clause: the answer to «why not?»."""
    return re.split(r"(?<=[.!?])\s", clauses(package, language)[clause], maxsplit=1)[0]
