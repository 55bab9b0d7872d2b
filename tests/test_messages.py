"""The messages of the project and of every game: the same in each language, and those that the page says."""

import re
from importlib import resources
from pathlib import Path

import pytest

from teahouse.core.rulebook import LANGUAGES
from teahouse.games import PACKAGES, blueprint

SOURCES = Path(__file__).parents[1] / "web" / "src"
PACKAGE_OF = {"": "teahouse.locale"} | {name: blueprint(name).package for name in PACKAGES}
every_package = pytest.mark.parametrize("owner", list(PACKAGE_OF), ids=lambda owner: owner or "project")


def message_ids(owner: str, language: str) -> list[str]:
    """The ids of a package's messages, in their order."""
    name = f"messages.{language}.ftl" if owner else f"{language}.ftl"
    text = resources.files(PACKAGE_OF[owner]).joinpath(name).read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)


def page_messages(owner: str) -> set[str]:
    """The ids of messages for the page."""
    return {message for message in message_ids(owner, "en") if message.startswith("page-")}


def said_in(folder: Path, leave_out: Path | None = None) -> set[str]:
    """The ids that the sources of a folder say; one that ends in «-» is the beginning of several."""
    files = [path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts")]
    texts = [path.read_text("utf-8") for path in files if leave_out is None or leave_out not in path.parents]
    return {message for text in texts for message in re.findall(r"[\"`](page-[\w-]+)", text)}


def is_said(message: str, said: set[str]) -> bool:
    return message in said or any(one.endswith("-") and message.startswith(one) for one in said)


@every_package
def test_each_language_has_the_same_messages_once(owner: str) -> None:
    english = message_ids(owner, "en")
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert message_ids(owner, language) == english


@every_package
def test_the_page_says_messages_that_exist_and_all_of_them(owner: str) -> None:
    games = SOURCES / "games"
    project = page_messages("")
    if not owner:
        assert {message for message in said_in(SOURCES, games) if not message.endswith("-")} <= project
        assert {message for message in project if not is_said(message, said_in(SOURCES))} == set()
    else:
        said = said_in(games / owner) if (games / owner).exists() else set()
        known = project | page_messages(owner)
        assert {message for message in said if not message.endswith("-")} <= known
        said |= {f"page-event-{event}" for event in blueprint(owner).events.by_name}  # the log says those there are
        assert {message for message in page_messages(owner) if not is_said(message, said)} == set()
