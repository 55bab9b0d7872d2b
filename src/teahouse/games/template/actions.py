"""The verbs of the template game."""

from teahouse.core.actions import Domain, Verb, VerbTable

VERBS = VerbTable(
    Verb("take", "take {count}", count=Domain.numbers("count", 1, 2)),
    Verb("play-card", "play card"),
)

TAKE = VERBS["take"].first
PLAY_CARD = VERBS["play-card"].first

MAX_LEGAL = 8
