"""The only way out of the engine: redaction from record to record, and its rendering as JSON.

What JSON a record becomes is worked out once per layout and reader, as a script: numbers of the record and the texts
between them. Compiled code follows it, for views are rendered for every seat after every move.
"""

from collections.abc import Iterator, Sequence
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


def render(seen: Bytes, layout: type[Record], seats: int, viewers: Sequence[int], counts: bool = True) -> list[bytes]:
    """The rows of `redact_all` as JSON, for each viewer: what is not to be seen is null, empty seats are left out.

    Without `counts` the fields that people are meant to count along are null too. What everybody sees is written once;
    a seat's view is that, with the seat's own record in its place.
    """
    scripts = write_scripts(layout, seats, counts)  # type: ignore[arg-type]  # classes can be hashed
    common, marks = _follow(scripts.common, seen[SPECTATOR])
    views = []
    for viewer in viewers:
        if viewer == SPECTATOR:
            views.append(common)
        else:
            own, _ = _follow(scripts.own[viewer], seen[viewer])
            views.append(common[: marks[2 * viewer]] + own + common[marks[2 * viewer + 1] :])
    return views


def _follow(script: "Script", record: Bytes) -> tuple[bytes, list[int]]:
    """The JSON of a record by a script, and the places that are marked in it."""
    out, marks = np.empty(script.room, np.uint8), np.empty(script.marks, np.int64)
    length = follow_script(record, script.numbers, script.texts, out, marks)
    return out[:length].tobytes(), marks.tolist()


def render_numbers(numbers: Ints) -> bytes:
    """A list of numbers as JSON."""
    out = np.empty(2 + DIGITS * len(numbers), np.uint8)
    return out[: list_numbers(numbers, out)].tobytes()


# --- Writing JSON

#: Room for a number, its sign and a comma.
DIGITS = 21
MINUS, COMMA, ZERO, OPEN, CLOSE = b"-,0[]"


@quick_entry_point
def follow_script(record: Bytes, script: Ints, texts: Bytes, out: Bytes, marks: Ints) -> int:
    """Fill `out` with JSON; return its length.

    Each row of the script is the end of the piece of `texts` that stands before a number, and the place and size of
    that number in the record. Where the size is 0 there is no number, and the place reached is noted in `marks`.
    """
    at = begun = marked = 0
    for row in range(len(script)):
        for k in range(begun, int(script[row, 0])):
            out[at] = texts[k]
            at += 1
        begun = int(script[row, 0])
        if script[row, 2] > 0:
            at = write_number(out, at, number_at(record, int(script[row, 1]), int(script[row, 2])))
        else:
            marks[marked] = at
            marked += 1
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

#: Where the record of a seat begins or ends, and where all ends.
MARK: Place = (0, 0)


class Script(NamedTuple):
    """How a record becomes JSON; see `follow_script`. `room` is what it takes at most, `marks` how many there are."""

    numbers: Ints
    texts: Bytes
    room: int
    marks: int


class Scripts(NamedTuple):
    """How a game's record becomes JSON for everybody, and the part of it that each seat sees otherwise."""

    common: Script
    own: tuple[Script, ...]


class Reader(NamedTuple):
    """Who reads, how many seats there are, and whether what can be counted along is displayed."""

    seat: int
    seats: int
    counts: bool


@cache
def write_scripts(layout: type[Record], seats: int, counts: bool) -> Scripts:
    """The scripts of a layout, which has one field with a record for each seat."""
    (players,) = (field for field in layout.fields if field.visibility is PER_SEAT)
    assert layout.dtype.fields is not None and players.nested is not None
    place, size = layout.dtype.fields[players.name][1], players.nested.dtype.itemsize
    own = [
        _write_script(_record(players.nested, place + seat * size, Reader(seat, seats, counts), seat))
        for seat in range(seats)
    ]
    return Scripts(_write_script(_record(layout, 0, Reader(SPECTATOR, seats, counts), None)), tuple(own))


def _write_script(pieces: Iterator[str | Place]) -> Script:
    rows, texts = [], ""
    for piece in [*pieces, MARK]:
        if isinstance(piece, str):
            texts += piece
        else:
            rows.append((len(texts), *piece))
    return Script(
        numbers=np.array(rows, np.int64),
        texts=np.frombuffer(texts.encode("ascii"), np.uint8),
        room=len(texts) + DIGITS * len(rows),
        marks=sum(size == 0 for _, _, size in rows),
    )


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
        by_seat, size = field.visibility is PER_SEAT, field.nested.dtype.itemsize
        for index in range(reader.seats if by_seat else int(np.prod(field.shape))):
            yield "," if index else "["
            yield MARK if by_seat else ""
            yield from _record(field.nested, place + index * size, reader, index if by_seat else owner)
            yield MARK if by_seat else ""
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
