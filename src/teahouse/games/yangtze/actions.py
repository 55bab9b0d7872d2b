"""The verbs of Yangtze."""

from teahouse.core.actions import Domain, Verb, VerbTable
from teahouse.games.yangtze.components import CELLS, COLOURS, NUM_TILES, TRIPLES

COLOUR = Domain("colour", COLOURS, vocabulary="colour")
TRIPLE = Domain("triple", tuple(" ".join(COLOURS[c] for c in triple) for triple in TRIPLES.tolist()), "colour")
TILE_NUMBER = Domain.numbers("tile", 1, NUM_TILES - 1)
TURN = Domain.numbers("turn", 0, 4)
CELL_NAME = Domain("cell", tuple(f"{x},{y}" for x, y in CELLS))

VERBS = VerbTable(
    Verb("exchange", "exchange {give} for {take}", give=COLOUR, take=COLOUR),
    Verb("no-exchange", "no exchange"),
    Verb("reward-four", "reward four {colour}", colour=COLOUR),
    Verb("reward-pairs", "reward pairs {colours}", colours=TRIPLE),
    Verb("reward-seven", "reward seven"),
    Verb("no-reward", "no reward"),
    Verb("discard", "discard {colour}", colour=COLOUR),
    Verb("tile", "tile {tile} turned {turn}", tile=TILE_NUMBER, turn=TURN),
    Verb("at", "at {cell}", cell=CELL_NAME),
)

EXCHANGE = VERBS["exchange"].first
NO_EXCHANGE = VERBS["no-exchange"].first
REWARD_FOUR = VERBS["reward-four"].first
REWARD_PAIRS = VERBS["reward-pairs"].first
REWARD_SEVEN = VERBS["reward-seven"].first
NO_REWARD = VERBS["no-reward"].first
DISCARD = VERBS["discard"].first
TILE = VERBS["tile"].first
AT = VERBS["at"].first

#: The longest legal list: every cell of the shore.
MAX_LEGAL = 128
