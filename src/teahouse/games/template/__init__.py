"""The template game: the smallest whole game, kept to be copied. It is not listed to players."""

from teahouse.core.dispatch import Rules, any_legal
from teahouse.core.game import Blueprint, players_option
from teahouse.games.template import encoder, rules, view
from teahouse.games.template.actions import MAX_LEGAL, VERBS
from teahouse.games.template.components import DATA
from teahouse.games.template.events import EVENTS
from teahouse.games.template.heuristics import evaluate
from teahouse.games.template.state import State

BLUEPRINT = Blueprint(
    name="_template",
    package=__name__,
    rules_version=rules.RULES_VERSION,
    layout=State,
    options=(players_option(2),),
    verbs=VERBS,
    events=EVENTS,
    clauses=rules.Clause,
    problems=rules.Problem,
    reasons=rules.REASONS,
    standing=rules.STANDING,
    max_legal=MAX_LEGAL,
    rules=Rules(
        start=rules.start,
        to_act=rules.to_act,
        legal_actions=rules.legal_actions,
        why_not=rules.why_not,
        apply=rules.apply,
        standing=rules.standing,
        reason=rules.reason,
        problems=rules.problems,
        determinise=view.determinise,
        evaluate=evaluate,
        rollout=any_legal,
        encode=encoder.encode,
    ),
    encoding=encoder.PARTS,
    draw=view.draw,
    palette=view.PALETTE,
    components=DATA,
)
