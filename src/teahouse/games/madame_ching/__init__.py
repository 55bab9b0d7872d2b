"""Madame Ching: expeditions in the South China Sea, by Bruno Cathala and Ludovic Maublanc."""

from collections.abc import Mapping

from teahouse.core.dispatch import Rules
from teahouse.core.errors import OptionError
from teahouse.core.game import Blueprint, Option, players_option
from teahouse.games.madame_ching import invariants, legal, rules, view
from teahouse.games.madame_ching.actions import MAX_LEGAL, VERBS
from teahouse.games.madame_ching.clauses import Clause, Problem
from teahouse.games.madame_ching.components import DATA
from teahouse.games.madame_ching.events import EVENTS
from teahouse.games.madame_ching.heuristics import evaluate
from teahouse.games.madame_ching.rollout import rollout
from teahouse.games.madame_ching.state import State


def check_options(options: Mapping[str, int]) -> None:
    """Clause game.options: the team game needs exactly four."""
    if options["teams"] and options["players"] != 4:
        raise OptionError("teams", bool(options["teams"]), "teams need four players")


def side_size(options: Mapping[str, int]) -> int:
    """Clause team.sides: two together in the team game."""
    return 2 if options["teams"] else 1


BLUEPRINT = Blueprint(
    name="madame_ching",
    package=__name__,
    rules_version=rules.RULES_VERSION,
    layout=State,
    options=(players_option(4, 2, 3), Option("teams", (0, 1), "two teams of two")),
    verbs=VERBS,
    events=EVENTS,
    clauses=Clause,
    problems=Problem,
    reasons=rules.REASONS,
    standing=rules.STANDING,
    max_legal=MAX_LEGAL,
    rules=Rules(
        start=rules.start,
        to_act=rules.to_act,
        legal_actions=legal.legal_actions,
        why_not=legal.why_not,
        apply=rules.apply,
        standing=rules.standing,
        reason=rules.reason,
        problems=invariants.problems,
        determinise=view.determinise,
        evaluate=evaluate,
        rollout=rollout,
    ),
    draw=view.draw,
    palette=view.PALETTE,
    components=DATA,
    check_options=check_options,
    side_size=side_size,
)
