"""Record layouts: declared once, classified always."""

import json
from typing import Annotated, ClassVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from teahouse.core import view
from teahouse.core.record import HIDDEN, OWN, PER_SEAT, PUBLIC, Ints, LayoutError, Record, i1, i2, i4, i8, visible_bytes


class Note(Record):
    line: Annotated[int, i2, PUBLIC, "a line"]
    secret: Annotated[int, i1, HIDDEN, "a secret"]


class Person(Record):
    kept: ClassVar[int] = 3
    hand: Annotated[Ints, i1, 2, OWN, "a hand"]
    notes: Annotated[list[Note], Note, 2, OWN, "own notes"]
    name: Annotated[int, i1, PUBLIC, "a name"]


class Table(Record):
    stream: Annotated[Ints, i8, 4, HIDDEN, "the stream"]
    board: Annotated[Ints, i1, 2, 3, PUBLIC, "a board"]
    top: Annotated[Note, Note, PUBLIC, "a note"]
    marks: Annotated[list[Note], Note, 2, PUBLIC, "notes"]
    players: Annotated[list[Person], Person, 4, PER_SEAT, "by seat"]


def test_a_layout_is_packed_and_nests() -> None:
    tables = Table.zeros(2)
    tables[1].players[3].hand[1] = 7
    tables[1].board[1, 2] = 5
    assert tables["players"]["hand"][1, 3].tolist() == [0, 7]
    assert Table.dtype.itemsize == 32 + 6 + 3 + 6 + 4 * (2 + 6 + 1)


def test_each_seat_sees_its_own_and_what_is_public() -> None:
    full = np.frombuffer(bytearray(b"\x01" * Table.dtype.itemsize), Table.dtype)
    for viewer in (0, 3, view.SPECTATOR):
        seen = view.redact(full, visible_bytes(Table), viewer)[0]
        assert not seen.stream.any()
        assert seen.board.all() and seen.top.line and not seen.top.secret
        for seat in range(4):
            own = seat == viewer
            assert seen.players[seat].hand.any() == own
            assert bool(seen.players[seat].notes[0].line) == own
            assert not seen.players[seat].notes[0].secret
            assert seen.players[seat].name == 1


def test_rendering_leaves_out_what_is_not_seen() -> None:
    full = np.frombuffer(bytearray(b"\x01" * Table.dtype.itemsize), Table.dtype)
    rows = view.redact_all(full, visible_bytes(Table))
    watched, seen = map(json.loads, view.render(rows, Table, 2, [view.SPECTATOR, 1]))
    assert watched["players"] == [{"hand": None, "notes": None, "name": 1}] * 2
    assert seen["stream"] is None
    assert seen["board"] == [[1, 1, 1]] * 2
    assert seen["top"] == {"line": 257, "secret": None}
    assert seen["marks"] == [seen["top"], seen["top"]]
    assert seen["players"] == [
        {"hand": None, "notes": None, "name": 1},
        {"hand": [1, 1], "notes": [seen["top"]] * 2, "name": 1},
    ]


class Nobody(Record):
    name: Annotated[int, i1, PUBLIC, "a name"]


class Numbers(Record):
    tiny: Annotated[int, i1, PUBLIC, "a number"]
    small: Annotated[int, i2, PUBLIC, "a number"]
    large: Annotated[Ints, i4, 2, PUBLIC, "two numbers"]
    huge: Annotated[int, i8, PUBLIC, "a number"]
    players: Annotated[list[Nobody], Nobody, 4, PER_SEAT, "by seat"]


@given(st.integers(-(2**7), 2**7 - 1), st.integers(-(2**15), 2**15 - 1), st.integers(-(2**31), 2**31 - 1))
def test_numbers_are_written_as_python_writes_them(tiny: int, small: int, large: int) -> None:
    record = Numbers.zeros()
    huge = large * 2**31 + small
    shown = {"tiny": tiny, "small": small, "large": [large, -1 - large], "huge": huge}
    for name, value in shown.items():
        record[name] = value
    (written,) = view.render(view.redact_all(record, visible_bytes(Numbers)), Numbers, 2, [view.SPECTATOR])
    assert json.loads(written) == shown | {"players": [{"name": 0}] * 2}
    assert view.render_numbers(np.array([tiny, huge, small])) == f"[{tiny},{huge},{small}]".encode()


def test_the_schema_follows_the_layout() -> None:
    properties = view.schema(Table)["properties"]
    assert properties["board"]["minItems"] == 2 and properties["board"]["items"]["maxItems"] == 3
    assert properties["stream"]["anyOf"][1] == {"type": "null"}
    assert properties["top"]["properties"]["line"]["type"] == "integer"


@pytest.mark.parametrize(
    ("annotation", "complaint"),
    [
        (int, "write Annotated"),
        (Annotated[int, PUBLIC, "no element"], "no element type"),
        (Annotated[int, i1, "no visibility"], "who may see it"),
        (Annotated[Ints, i1, 4, PER_SEAT, "no records"], "no array of 4 records"),
    ],
)
def test_an_unclassified_field_is_refused(annotation: object, complaint: str) -> None:
    with pytest.raises(LayoutError, match=complaint):
        type("Wrong", (Record,), {"__annotations__": {"field": annotation}})


def test_own_needs_an_owner() -> None:
    with pytest.raises(LayoutError, match="OWN outside"):
        visible_bytes(Person)
