"""Yangtze: lanterns on a lake, by Christopher Chung."""

from teahouse.core.dispatch import Rules, any_legal
from teahouse.core.game import Blueprint, players_option
from teahouse.games.yangtze import encoder, rules, view
from teahouse.games.yangtze.actions import MAX_LEGAL, VERBS
from teahouse.games.yangtze.components import DATA
from teahouse.games.yangtze.events import EVENTS
from teahouse.games.yangtze.heuristics import evaluate
from teahouse.games.yangtze.state import State

BLUEPRINT = Blueprint(
    name="yangtze",
    package=__name__,
    rules_version=rules.RULES_VERSION,
    layout=State,
    options=(players_option(4, 2, 3),),
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
