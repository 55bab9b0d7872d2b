"""The only way out of the engine: redaction from record to record, and its rendering as JSON."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from teahouse.core.record import COUNTED, HIDDEN, OWN, PER_SEAT, Field, Record, States

SPECTATOR = -1


def redact(state: States, masks: npt.NDArray[np.uint8], seat: int) -> States:
    """A copy of one record with everything blanked that `seat` (-1: a spectator) may not see."""
    seen = np.frombuffer(state, np.uint8) & masks[seat]
    return np.frombuffer(seen, state.dtype)  # many times faster than views of record arrays


def render(seen: States, layout: type[Record], seats: int, counts: bool = True) -> dict[str, Any]:
    """A record redacted for a spectator as plain Python values.

    What is not to be seen is None, empty seats are left out. Without `counts` the fields that people are meant to
    count along are None too.
    """
    return _render(seen.item(), layout, SPECTATOR, seats, counts, None)


def render_own(
    seen: States, layout: type[Record], seat: int, seats: int, counts: bool, common: dict[str, Any]
) -> dict[str, Any]:
    """What everybody sees, with what only a seat sees put in, from a record redacted for that seat."""
    shown = dict(common)
    for field in layout.fields:
        if field.visibility is PER_SEAT:
            row = seen[field.name][0, seat].item()
            own = _render(row, field.element, seat, seats, counts, seat)
            shown[field.name] = [*common[field.name][:seat], own, *common[field.name][seat + 1 :]]
    return shown


def _render(values: Any, layout: Any, viewer: int, seats: int, counts: bool, owner: int | None) -> dict[str, Any]:
    """The fields of a record given as a tuple; `owner` is the seat whose record it is, if it is anybody's."""
    shown: dict[str, Any] = {}
    fields = _shown_fields(layout, owner == viewer, counts)
    for (name, nested, shaped, per_seat), value in zip(fields, values, strict=True):
        if nested is None:
            shown[name] = value.tolist() if shaped else value
        elif nested is HIDDEN:
            shown[name] = None
        elif not shaped:
            shown[name] = _render(value, nested, viewer, seats, counts, owner)
        elif per_seat:
            rows = value.tolist()[:seats]
            shown[name] = [_render(row, nested, viewer, seats, counts, seat) for seat, row in enumerate(rows)]
        else:
            shown[name] = [_render(row, nested, viewer, seats, counts, owner) for row in value.reshape(-1).tolist()]
    return shown


@cache
def _shown_fields(layout: type[Record], own: bool, counts: bool) -> tuple[tuple[str, Any, bool, bool], ...]:
    """For each field: name, record class of its elements (HIDDEN: not to be seen), whether it has a shape, and seats.

    Looked up once per layout: views are rendered for every seat after every move.
    """
    closed = {HIDDEN} | ({OWN} if not own else set()) | ({COUNTED} if not counts else set())
    return tuple(
        (
            field.name,
            HIDDEN if field.visibility in closed else field.nested,
            bool(field.shape),
            field.visibility is PER_SEAT,
        )
        for field in layout.fields
    )


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
