"""Yellow & Yangtze: dynasties of the Warring States, by Reiner Knizia."""

from collections.abc import Mapping

from teahouse.core.dispatch import Rules
from teahouse.core.errors import OptionError
from teahouse.core.game import Blueprint, Option, players_option
from teahouse.games.yellow_yangtze import encoder, rules, turn, view
from teahouse.games.yellow_yangtze.actions import MAX_LEGAL, VERBS
from teahouse.games.yellow_yangtze.candidates import candidates
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import DATA
from teahouse.games.yellow_yangtze.events import EVENTS
from teahouse.games.yellow_yangtze.heuristics import evaluate
from teahouse.games.yellow_yangtze.invariants import Problem, problems
from teahouse.games.yellow_yangtze.rollout import rollout
from teahouse.games.yellow_yangtze.state import State


def check_options(options: Mapping[str, int]) -> None:
    """Clause setup.short: only two players can choose the short game."""
    if options["short"] and options["players"] != 2:
        raise OptionError("short", True, "the short game is for two players")


BLUEPRINT = Blueprint(
    name="yellow_yangtze",
    package=__name__,
    rules_version=rules.RULES_VERSION,
    layout=State,
    options=(
        players_option(4, 2, 3),
        Option("short", (0, 1), "24 tiles leave the game unseen (two players only)"),
        Option("open_scores", (0, 1), "points are displayed during the game"),
    ),
    verbs=VERBS,
    events=EVENTS,
    clauses=Clause,
    problems=Problem,
    reasons=turn.REASONS,
    standing=turn.STANDING,
    max_legal=MAX_LEGAL,
    rules=Rules(
        start=rules.start,
        to_act=rules.to_act,
        legal_actions=rules.legal_actions,
        why_not=rules.why_not,
        apply=rules.apply,
        standing=turn.standing,
        reason=turn.reason,
        problems=problems,
        determinise=view.determinise,
        evaluate=evaluate,
        rollout=rollout,
        encode=encoder.encode,
        candidates=candidates,
    ),
    encoding=encoder.PARTS,
    draw=view.draw,
    palette=view.PALETTE,
    components=DATA,
    check_options=check_options,
    shows_counts=view.shows_counts,
)
