"""A position of the engine as the plain facts that the oracle's `state()` gives."""

from typing import Any

from teahouse.core.match import Match
from teahouse.games.madame_ching.components import JUNKS, SYMBOLS
from teahouse.games.madame_ching.state import Phase

ATTACKS = ("", "combat", "thief", "traitor", *(f"siren {symbol}" for symbol in SYMBOLS))
REASONS = ("", "missions", "pearl", "long-voyage")


def faces(counts: Any) -> list[int]:
    """Encounter cards counted by face, as an ascending list."""
    return [face for face, count in enumerate(counts.tolist()) for _ in range(count)]


def marked(cards: Any) -> list[int]:
    """The cards whose place in an array is not 0, ascending."""
    return [card for card, mark in enumerate(cards.tolist()) if mark]


def facts(match: Match) -> dict[str, Any]:
    """Everything that the protocol compares, in its own words."""
    s = match._state[0]
    seats = range(int(s.seats))
    players = [s.players[seat] for seat in seats]
    outcome = match.outcome
    passing = Phase(int(s.phase)) is Phase.PASS
    return {
        "round": int(s.round_number),
        "phase": Phase(int(s.phase)).name.lower(),
        "to_act": list(match.to_act),
        "over": match.over,
        "trigger": REASONS[s.trigger],
        "reason": REASONS[s.reason],
        "navigation_deck": s.deck[: s.deck_size][::-1].tolist(),
        "navigation_discards": marked(s.discards),
        "encounter_deck": s.encounter_deck[: s.encounter_deck_size][::-1].tolist(),
        "encounter_discards": faces(s.encounter_discards),
        "hidden": int(s.hidden),
        "display": s.display[: s.display_size].tolist(),
        "hands": [me.hand[: me.hand_size].tolist() for me in players],
        "picks": [me.picks[: me.picks_made].tolist() for me in players],
        "missing": [int(me.missing) for me in players],
        "encounters": [faces(me.encounters) for me in players],
        "turns": [[int(s.turn_cards[k]), int(s.turn_seats[k])] for k in reversed(range(int(s.turns_left)))],
        "seat": int(s.seat),
        "card": int(s.card),
        "junk": int(s.junk),
        **_expeditions(s, players),
        "missions": marked(s.missions),
        "skills_up": [me.skills_up.tolist() for me in players],
        "skills_down": [me.skills_down.tolist() for me in players],
        "skill_supply": s.skill_supply.tolist(),
        "gold": [int(me.gold) for me in players],
        "gems": [me.gems.tolist() for me in players],
        "pearl": int(s.pearl),
        "hong_kong": int(s.hong_kong),
        "symbols": s.symbols.tolist(),
        "rewarded": int(s.rewarded),
        "encounter_played": int(s.encounter_played),
        "completed": int(s.completed),
        "night_draws": int(s.night_draws),
        "gained": int(s.players[s.seat].gained) - 1 if passing else -1,
        "gained_from": int(s.gained_from),
        "draws": int(s.draws),
        "attack": ATTACKS[s.attack],
        "target": int(s.target),
        "owed": [int(me.owed) for me in players],
        "notes": [marked(me.notes) for me in players],
        "encounter_notes": [[faces(me.encounter_notes[other]) for other in seats] for me in players],
        "points": [int(me.points) for me in players] if match.over else [],
        "scores": outcome.scores if outcome else [],
        "ranking": outcome.ranking if outcome else [],
        "tie_break": (outcome.tie_break or "") if outcome else "",
    }


def _expeditions(s: Any, players: list[Any]) -> dict[str, Any]:
    """The facts about junks, by seat and junk."""
    junks = [[me.junks[number] for number in range(int(JUNKS[s.seats]))] for me in players]
    return {
        "junks_used": [[int(junk.used) for junk in own] for own in junks],
        "expeditions": [[junk.cards[: junk.length].tolist() for junk in own] for own in junks],
        "turned": [
            [sorted(int(junk.cards[k]) for k in range(int(junk.length)) if junk.turned[k]) for junk in own]
            for own in junks
        ],
        "cells": [[[int(junk.length), int(junk.colours)] for junk in own] for own in junks],
    }
