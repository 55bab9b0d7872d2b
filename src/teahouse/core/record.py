"""An annotated class becomes a NumPy record layout, with the visibility of every field.

A state is declared once::

    class Player(Record):
        hand: Annotated[Ints, i1, 3, OWN, "tiles in hand, ascending, 0 where there is none"]
        boats: Annotated[int, i1, PUBLIC, "boats"]

    class State(Record):
        stream: Annotated[Ints, i8, 4, HIDDEN, "the random stream"]
        players: Annotated[list[Player], Player, 4, PER_SEAT, "by seat"]

The first part of ``Annotated`` is what a type checker sees, the rest is layout, visibility and meaning.
``State.dtype`` is the packed record type; a field without a visibility is an error when the class is made.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

i1, i2, i4, i8 = np.int8, np.int16, np.int32, np.int64

#: What a type checker sees of an array field.
Ints = npt.NDArray[np.signedinteger[Any]]

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

#: An array of records: the state of one game or of many.
States = npt.NDArray[np.void]

MAX_SEATS = 4


class Visibility(Enum):
    """Who may see a field."""

    PUBLIC = "everybody"
    OWN = "the seat whose record it stands in"
    HIDDEN = "nobody"
    PER_SEAT = "as declared inside, the index being the seat"
    COUNTED = "everybody who counts along; displayed to people when the game says so"


PUBLIC, OWN, HIDDEN, PER_SEAT, COUNTED = Visibility


class LayoutError(TypeError):
    """A record class whose fields cannot be laid out, or do not say who may see them."""


@dataclass(frozen=True)
class Field:
    """One field of a record: its name, element type, shape, visibility and meaning."""

    name: str
    element: "np.dtype[Any] | type[Record]"
    shape: tuple[int, ...]
    visibility: Visibility
    meaning: str

    @property
    def nested(self) -> "type[Record] | None":
        """The record class of the elements, or None for plain numbers."""
        return self.element if isinstance(self.element, type) and issubclass(self.element, Record) else None

    @property
    def dtype(self) -> "np.dtype[Any]":
        """The NumPy type of the whole field."""
        element = self.nested.dtype if self.nested else self.element
        return np.dtype((element, self.shape)) if self.shape else np.dtype(element)


class Record:
    """Base of the annotated classes; a subclass gets ``fields`` and ``dtype`` when it is made."""

    fields: ClassVar[tuple[Field, ...]]
    dtype: ClassVar["np.dtype[Any]"]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = tuple(
            _read_field(cls.__name__, name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar
        )
        cls.dtype = np.dtype((np.record, [(field.name, field.dtype) for field in cls.fields]))

    @classmethod
    def zeros(cls, count: int = 1) -> States:
        """An array of blank records."""
        return np.zeros(count, cls.dtype)


def _read_field(owner: str, name: str, hint: Any) -> Field:
    """Read one annotation; complain about what is missing in it."""
    if get_origin(hint) is not Annotated:
        raise LayoutError(f"{owner}.{name}: write Annotated[type, element, *shape, visibility, meaning]")
    element: Any = None
    visibility, meaning, shape = None, "", []
    for part in get_args(hint)[1:]:
        match part:
            case Visibility():
                visibility = part
            case str():
                meaning = part
            case int():
                shape.append(part)
            case _:
                element = part
    if element is None:
        raise LayoutError(f"{owner}.{name} has no element type")
    if visibility is None:
        raise LayoutError(f"{owner}.{name} does not say who may see it: PUBLIC, OWN, HIDDEN, PER_SEAT or COUNTED")
    nested = isinstance(element, type) and issubclass(element, Record)
    if (visibility is PER_SEAT) and not (nested and shape == [MAX_SEATS]):
        raise LayoutError(f"{owner}.{name} is PER_SEAT but no array of {MAX_SEATS} records")
    return Field(name, element if nested else np.dtype(element), tuple(shape), visibility, meaning)


def visible_bytes(layout: type[Record]) -> npt.NDArray[np.uint8]:
    """One mask of bytes per seat, the last row for a spectator: 255 where the seat may look, else 0."""
    masks = np.zeros((MAX_SEATS + 1, layout.dtype.itemsize), np.uint8)
    for viewer in range(MAX_SEATS + 1):
        for start, stop in _visible_spans(layout, viewer, None, 0):
            masks[viewer, start:stop] = 255
    masks.flags.writeable = False
    return masks


def _visible_spans(layout: type[Record], viewer: int, seat: int | None, base: int) -> Iterator[tuple[int, int]]:
    """The byte ranges of a record that `viewer` sees; `seat` is whose record this is, if anybody's."""
    offsets = layout.dtype.fields
    assert offsets is not None
    for field in layout.fields:
        start = base + offsets[field.name][1]
        if field.visibility is OWN and seat is None:
            raise LayoutError(f"{layout.__name__}.{field.name} is OWN outside a record of a seat")
        if field.nested is None:
            if field.visibility in (PUBLIC, COUNTED) or (field.visibility is OWN and seat == viewer):
                yield start, start + field.dtype.itemsize
        elif field.visibility is not HIDDEN:
            size = field.nested.dtype.itemsize
            for index in range(int(np.prod(field.shape, initial=1))):
                owner = index if field.visibility is PER_SEAT else seat
                if field.visibility is not OWN or seat == viewer:
                    yield from _visible_spans(field.nested, viewer, owner, start + index * size)
