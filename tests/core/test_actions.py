"""The verb table."""

import pytest

from teahouse.core.actions import Action, Domain, Verb, VerbTable
from teahouse.core.errors import ActionRangeError, NotationError

COLOUR = Domain("colour", ("red", "blue"))
TABLE = VerbTable(
    Verb("swap", "swap {give} for {take}", give=COLOUR, take=COLOUR),
    Verb("pass", "pass"),
    Verb("row", "row {row}", row=Domain.numbers("row", 5, 3)),
)


def test_ids_run_through_the_verbs() -> None:
    assert TABLE.num_actions == 8
    assert [TABLE.format(a) for a in (0, 1, 2, 4, 7)] == [
        "swap red for red",
        "swap red for blue",
        "swap blue for red",
        "pass",
        "row 7",
    ]
    assert TABLE.decode(1) == Action("swap", {"give": "red", "take": "blue"})
    assert TABLE.encode("row", row=6) == 6


def test_parsing_is_lenient_about_spaces_and_capitals() -> None:
    assert TABLE.parse("  Swap  RED for blue ") == 1


def test_what_does_not_parse_gets_a_hint() -> None:
    with pytest.raises(NotationError, match="Did you mean row 7"):
        TABLE.parse("row 77")
    with pytest.raises(NotationError, match="not an action"):
        TABLE.parse("xyzzy")


@pytest.mark.parametrize("bad", [{"row": 9}, {"line": 6}])
def test_encoding_what_does_not_exist(bad: dict[str, int]) -> None:
    with pytest.raises(NotationError):
        TABLE.encode("row", **bad)
    with pytest.raises(NotationError):
        TABLE.encode("fly")


@pytest.mark.parametrize("action", [-1, 8])
def test_ids_out_of_range(action: int) -> None:
    with pytest.raises(ActionRangeError, match="0 to 7"):
        TABLE.decode(action)


def test_the_reference_table_names_every_verb() -> None:
    table = TABLE.reference()
    assert "| swap | `swap {give} for {take}` | 0–3 | `swap blue for blue` |" in table
    assert "| pass | `pass` | 4 | `pass` |" in table
