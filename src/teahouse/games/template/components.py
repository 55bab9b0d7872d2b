"""The pebbles and cards of the template game, from template.json."""

import json
from importlib import resources
from typing import Any

import numpy as np

from teahouse.core.record import Ints

DATA: dict[str, Any] = json.loads(resources.files(__package__).joinpath("template.json").read_text("utf-8"))


def check_counts(data: dict[str, Any]) -> None:
    """Refuse component data that is not the whole game."""
    if data["pebbles"] < 1 or len(set(data["cards"])) != 4:
        raise ValueError("template.json should have some pebbles and 4 different cards")


check_counts(DATA)

PEBBLES: int = DATA["pebbles"]
CARDS: Ints = np.array(DATA["cards"], np.int64)
CARDS.flags.writeable = False
