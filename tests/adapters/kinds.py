"""The games that researchers can use, with every number of players."""

import pytest

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.games import blueprint

KINDS = [(name, players) for name in teahouse.games() for players in sorted(blueprint(name).options[0].values)]

#: Interpreted, the peers' tests would take many minutes: the smallest game stands for all, as the code is the same.
SOME = [("yangtze", 2)] if interpreted else KINDS

every_game = pytest.mark.parametrize(("name", "players"), SOME)
