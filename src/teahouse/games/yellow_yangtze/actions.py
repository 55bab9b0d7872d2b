"""The verbs of Yellow & Yangtze."""

from teahouse.core.actions import Domain, Verb, VerbTable
from teahouse.games.yellow_yangtze.components import COLOURS, IS_RIVER, NUM_SPACES, SPACE_NAMES, TRIANGLE_NAMES

HAND = 6

COLOUR = Domain("colour", COLOURS, vocabulary="colour")
SPACE = Domain("space", SPACE_NAMES)
TRIANGLE = Domain("triangle", TRIANGLE_NAMES)
SIDE = Domain.numbers("side", 1, 3)
COUNT = Domain.numbers("tiles", 0, HAND + 1)
COUNT_FROM_ONE = Domain.numbers("tiles", 1, HAND)

VERBS = VerbTable(
    Verb("end-turn", "end turn"),
    Verb("leader", "leader {colour} to {space}", colour=COLOUR, space=SPACE),
    Verb("withdraw", "withdraw {colour}", colour=COLOUR),
    Verb("place", "place {colour} at {space}", colour=COLOUR, space=SPACE),
    Verb("riot", "riot"),
    Verb("riot-leader", "riot with leader"),
    Verb("establish", "establish"),
    Verb("establish-leader", "establish with leader"),
    Verb("replace", "replace {colour}", colour=COLOUR),
    Verb("done", "done"),
    Verb("market", "market {colour}", colour=COLOUR),
    Verb("no-market", "no market"),
    Verb("pagoda", "pagoda at {triangle}", triangle=TRIANGLE),
    Verb("no-pagoda", "no pagoda"),
    Verb("move-pagoda", "move pagoda from {triangle}", triangle=TRIANGLE),
    Verb("no-farmer", "no farmer"),
    Verb("commit", "commit {tiles}", tiles=COUNT),
    Verb("commit-leader", "commit {tiles} with leader", tiles=COUNT),
    Verb("no-support", "no support"),
    Verb("support", "support side {side} commit {tiles}", side=SIDE, tiles=COUNT_FROM_ONE),
    Verb("support-leader", "support side {side} commit {tiles} with leader", side=SIDE, tiles=COUNT),
    Verb("winner", "winner side {side}", side=SIDE),
    Verb("remove", "remove at {space}", space=SPACE),
)

END_TURN = VERBS["end-turn"].first
LEADER = VERBS["leader"].first
WITHDRAW = VERBS["withdraw"].first
PLACE = VERBS["place"].first
RIOT = VERBS["riot"].first
RIOT_LEADER = VERBS["riot-leader"].first
ESTABLISH = VERBS["establish"].first
ESTABLISH_LEADER = VERBS["establish-leader"].first
REPLACE = VERBS["replace"].first
DONE = VERBS["done"].first
MARKET = VERBS["market"].first
NO_MARKET = VERBS["no-market"].first
PAGODA = VERBS["pagoda"].first
NO_PAGODA = VERBS["no-pagoda"].first
MOVE_PAGODA = VERBS["move-pagoda"].first
NO_FARMER = VERBS["no-farmer"].first
COMMIT = VERBS["commit"].first
COMMIT_LEADER = VERBS["commit-leader"].first
NO_SUPPORT = VERBS["no-support"].first
SUPPORT = VERBS["support"].first
SUPPORT_LEADER = VERBS["support-leader"].first
WINNER = VERBS["winner"].first
REMOVE = VERBS["remove"].first

#: More than the longest legal list: five leaders and four tiles to all land, farmers to all rivers, and the rest.
MAX_LEGAL = 9 * NUM_SPACES - 8 * int(IS_RIVER.sum()) + 16
