"""The only way out of the engine: redaction from record to record, and its rendering as JSON."""

from typing import Any

import numpy as np
import numpy.typing as npt

from teahouse.core.record import HIDDEN, OWN, PER_SEAT, Field, Record, States

SPECTATOR = -1


def redact(state: States, masks: npt.NDArray[np.uint8], seat: int) -> States:
    """A copy of one record with everything blanked that `seat` (-1: a spectator) may not see."""
    seen = state.view(np.uint8) & masks[seat]
    return seen.view(state.dtype)


def render(record: Any, layout: type[Record], viewer: int, seats: int, owner: int | None = None) -> dict[str, Any]:
    """A redacted record as plain Python values; what `viewer` may not see is None, empty seats are left out."""
    return {field.name: _render_field(record[field.name], field, viewer, seats, owner) for field in layout.fields}


def _render_field(value: Any, field: Field, viewer: int, seats: int, owner: int | None) -> Any:
    if field.visibility is HIDDEN or (field.visibility is OWN and owner != viewer):
        return None
    if field.nested is None:
        return value.tolist()
    if not field.shape:
        return render(value, field.nested, viewer, seats, owner)
    if field.visibility is PER_SEAT:
        return [render(value[seat], field.nested, viewer, seats, seat) for seat in range(seats)]
    return [render(element, field.nested, viewer, seats, owner) for element in value.reshape(-1)]


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
    if field.visibility in (HIDDEN, OWN):
        return {
            "anyOf": [inner, {"type": "null"}],
            "description": f"{field.meaning} (seen by {field.visibility.value})",
        }
    return inner
