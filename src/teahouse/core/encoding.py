"""The parts of an observation for learning, declared once: sizes, indices and the reference table come from them.

    PARTS = Encoding(
        Part("phase", "what is asked for, one-hot", 6),
        Part("cards", "lanterns by seat from the viewer on and by colour, of 12", 4, 7),
    )

An encoding is a flat array of float32; every number lies between -1 and 1. Compiled encoders write it part by part
with the helpers below, into an array of zeros.
"""

from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from teahouse.core.compiled import compiled

#: What a learner gets.
Encoded = npt.NDArray[np.float32]


class Part:
    """A named stretch of an encoding: what its numbers mean, and how they are arranged."""

    def __init__(self, name: str, meaning: str, *shape: int) -> None:
        self.name = name
        self.meaning = meaning
        self.shape = shape or (1,)
        self.size = prod(self.shape)
        self.first = 0


class Encoding:
    """All parts of a game's observation, one after the other."""

    def __init__(self, *parts: Part) -> None:
        self.parts = {part.name: part for part in parts}
        assert len(self.parts) == len(parts), "two parts of one name"
        self.size = 0
        for part in parts:
            part.first = self.size
            self.size += part.size

    def __getitem__(self, name: str) -> Part:
        return self.parts[name]

    def split(self, encoded: Encoded) -> dict[str, Encoded]:
        """The parts of one encoding, or of an array of them, by name and in their shapes; they share its memory."""
        return {
            part.name: encoded[..., part.first : part.first + part.size].reshape(encoded.shape[:-1] + part.shape)
            for part in self.parts.values()
        }

    def reference(self) -> str:
        """The parts as a table in Markdown."""
        rows = ["| part | indices | shape | meaning |", "|---|---|---|---|"]
        for part in self.parts.values():
            indices = f"{part.first}" if part.size == 1 else f"{part.first}–{part.first + part.size - 1}"
            shape = " × ".join(map(str, part.shape))
            rows.append(f"| {part.name} | {indices} | {shape} | {part.meaning} |")
        return "\n".join(rows) + "\n"


@compiled
def mark(out: Any, first: int, value: int) -> None:
    """One-hot: set the number at `value` of a part; nothing where there is no value (below 0)."""
    if value >= 0:
        out[first + value] = 1.0


@compiled
def share(value: int, most: int) -> float:
    """A count from 0 on as a share of `most`, 1 at most."""
    return min(value / most, 1.0)


@compiled
def from_viewer(seat: int, viewer: int, seats: int) -> int:
    """How many places a seat sits behind the viewer, clockwise: 0 for the viewer; -1 for no seat."""
    return (seat - viewer) % seats if seat >= 0 else -1
