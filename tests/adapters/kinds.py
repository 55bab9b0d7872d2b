"""The games that researchers can use, with every number of players."""

import pytest

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.games import blueprint

KINDS = [(name, players) for name in teahouse.games() for players in sorted(blueprint(name).options[0].values)]

#: Interpreted, the peers' tests would take minutes: the fewest players stand for all.
SOME = [(name, 2) for name in teahouse.games()] if interpreted else KINDS

every_game = pytest.mark.parametrize(("name", "players"), SOME)
