"""The only way out of the engine: redaction from record to record, and its rendering as JSON.

What JSON a record becomes is worked out once per layout and reader, as a script: numbers of the record and the texts
between them. Compiled code follows it, for views are rendered for every seat after every move.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from teahouse.core.compiled import compiled, quick_entry_point
from teahouse.core.record import COUNTED, HIDDEN, OWN, PER_SEAT, Field, Ints, Record, States

SPECTATOR = -1

Bytes = npt.NDArray[np.uint8]


def redact(state: States, masks: Bytes, seat: int) -> States:
    """A copy of one record with everything blanked that `seat` (-1: a spectator) may not see."""
    seen = np.frombuffer(state, np.uint8) & masks[seat]
    return np.frombuffer(seen, state.dtype)  # many times faster than views of record arrays


def redact_all(state: States, masks: Bytes) -> Bytes:
    """What `redact` gives to every seat and, last, to a spectator: a row of bytes each."""
    seen: Bytes = np.frombuffer(state, np.uint8) & masks
    return seen


def render(seen: Bytes, layout: type[Record], seat: int, seats: int, counts: bool = True) -> bytes:
    """The bytes of a record redacted for `seat` as JSON: what is not to be seen is null, empty seats are left out.

    Without `counts` the fields that people are meant to count along are null too.
    """
    script = write_script(layout, seat, seats, counts)  # type: ignore[arg-type]  # classes can be hashed
    out = np.empty(script.room, np.uint8)
    return out[: follow_script(seen, script.numbers, script.texts, out)].tobytes()


def render_numbers(numbers: Ints) -> bytes:
    """A list of numbers as JSON."""
    out = np.empty(2 + DIGITS * len(numbers), np.uint8)
    return out[: list_numbers(numbers, out)].tobytes()


# --- Writing JSON

#: Room for a number, its sign and a comma.
DIGITS = 21
MINUS, COMMA, ZERO, OPEN, CLOSE = b"-,0[]"


@quick_entry_point
def follow_script(record: Bytes, script: Ints, texts: Bytes, out: Bytes) -> int:
    """Fill `out` with JSON; return its length.

    Each row of the script is the piece of `texts` that stands before a number, and the place and size of that number
    in the record. A number of size 0 stands for none.
    """
    at = 0
    for row in range(len(script)):
        for k in range(script[row, 0], script[row, 1]):
            out[at] = texts[k]
            at += 1
        if script[row, 3] > 0:
            at = write_number(out, at, number_at(record, int(script[row, 2]), int(script[row, 3])))
    return at


@quick_entry_point
def list_numbers(numbers: Ints, out: Bytes) -> int:
    """Fill `out` with a JSON list; return its length."""
    out[0] = OPEN
    at = 1
    for k in range(len(numbers)):
        if k > 0:
            out[at] = COMMA
            at += 1
        at = write_number(out, at, int(numbers[k]))
    out[at] = CLOSE
    return at + 1


@compiled
def number_at(record: Bytes, place: int, size: int) -> int:
    """The signed number of so many bytes at a place, the lowest byte first."""
    value = int(record[place + size - 1])
    if value >= 128:
        value -= 256
    if size == 1:
        return value
    for k in range(size - 2, -1, -1):
        value = value * 256 + int(record[place + k])
    return value


@compiled
def write_number(out: Bytes, at: int, value: int) -> int:
    """Write a number in digits; return where it ends."""
    if 0 <= value < 10:
        out[at] = ZERO + value
        return at + 1
    if value < 0:
        out[at] = MINUS
        at, value = at + 1, -value
    end, rest = at + 1, value // 10
    while rest > 0:
        end, rest = end + 1, rest // 10
    for place in range(end - 1, at - 1, -1):
        out[place] = ZERO + value % 10
        value //= 10
    return end


# --- What is written

#: A number of a record: where it begins, and its bytes.
Place = tuple[int, int]


class Script(NamedTuple):
    """How a record becomes JSON; see `follow_script`."""

    numbers: Ints
    texts: Bytes
    room: int


class Reader(NamedTuple):
    """Who reads, how many seats there are, and whether what can be counted along is displayed."""

    seat: int
    seats: int
    counts: bool


@cache
def write_script(layout: type[Record], seat: int, seats: int, counts: bool) -> Script:
    """The script by which a record becomes JSON for a seat."""
    rows, texts, begun = [], "", 0
    for piece in _record(layout, 0, Reader(seat, seats, counts), None):
        if isinstance(piece, str):
            texts += piece
        else:
            rows.append((begun, len(texts), *piece))
            begun = len(texts)
    rows.append((begun, len(texts), 0, 0))
    room = len(texts) + DIGITS * len(rows)
    return Script(np.array(rows, np.int64), np.frombuffer(texts.encode("ascii"), np.uint8), room)


def _record(layout: type[Record], base: int, reader: Reader, owner: int | None) -> Iterator[str | Place]:
    """The fields of the record that begins at `base`; `owner` is the seat whose record it is, if it is anybody's."""
    places = layout.dtype.fields
    assert places is not None
    for number, field in enumerate(layout.fields):
        yield f'{"," if number else "{"}"{field.name}":'
        yield from _field(field, base + places[field.name][1], reader, owner)
    yield "}"


def _field(field: Field, place: int, reader: Reader, owner: int | None) -> Iterator[str | Place]:
    closed = {HIDDEN} | ({OWN} if owner != reader.seat else set()) | ({COUNTED} if not reader.counts else set())
    if field.visibility in closed:
        yield "null"
    elif field.nested is None:
        yield from _numbers(place, field.dtype.base.itemsize, field.shape)
    elif not field.shape:
        yield from _record(field.nested, place, reader, owner)
    else:
        count = reader.seats if field.visibility is PER_SEAT else int(np.prod(field.shape))
        for index in range(count):
            yield "," if index else "["
            whose = index if field.visibility is PER_SEAT else owner
            yield from _record(field.nested, place + index * field.nested.dtype.itemsize, reader, whose)
        yield "]"


def _numbers(place: int, size: int, shape: tuple[int, ...]) -> Iterator[str | Place]:
    """Numbers side by side, as lists of lists by their shape."""
    if not shape:
        yield place, size
        return
    stride = size * int(np.prod(shape[1:]))
    for index in range(shape[0]):
        yield "," if index else "["
        yield from _numbers(place + index * stride, size, shape[1:])
    yield "]"


def schema(layout: type[Record]) -> dict[str, Any]:
    """The JSON schema of `render`."""
    return {
        "type": "object",
        "properties": {field.name: _field_schema(field) for field in layout.fields},
        "required": [field.name for field in layout.fields],
        "additionalProperties": False,
    }


def _field_schema(field: Field) -> dict[str, Any]:
    inner: dict[str, Any] = schema(field.nested) if field.nested else {"type": "integer"}
    shape = (int(np.prod(field.shape)),) if field.nested and field.shape else field.shape
    for size in reversed(shape):
        least = 2 if field.visibility is PER_SEAT else size
        inner = {"type": "array", "items": inner, "minItems": least, "maxItems": size}
    inner["description"] = field.meaning
    if field.visibility in (HIDDEN, OWN, COUNTED):
        return {
            "anyOf": [inner, {"type": "null"}],
            "description": f"{field.meaning} (seen by {field.visibility.value})",
        }
    return inner
