"""The engine beside the slow oracle, ply by ply: same questions, same answers, same facts, same end."""

import os
import random
from typing import Any

import numpy as np
import pytest

import teahouse
from teahouse.core.compiled import interpreted
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import below, derive, seed_words
from teahouse.games.madame_ching.components import MISSION_NAMES
from tests.games.madame_ching.facts import facts
from tests.oracle.madame_ching import Oracle

MODES: list[dict[str, Any]] = [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True}]
SEEDS = int(os.environ.get("TEAHOUSE_ORACLE_SEEDS", "1" if interpreted else "12"))


class Chance:
    """The random stream of a match of this seed, for an oracle; a copy of the oracle has one of its own."""

    def __init__(self, seed: int) -> None:
        self.stream = np.zeros(4, np.int64)
        derive(self.stream, seed_words(seed), 0)

    def __call__(self, bound: int) -> int:
        return int(below(self.stream, bound))


def oracle_for(options: dict[str, Any], seed: int) -> Oracle:
    """An oracle that draws what the engine draws."""
    return Oracle(options, Chance(seed))


def same_ply(match: Match, oracle: Oracle) -> None:
    """Both ask the same seats the same question about the same position."""
    told, expected = facts(match), oracle.state()
    different = {key: (told[key], expected.get(key)) for key in told if told[key] != expected.get(key)}
    assert not different, different
    assert set(told) == set(expected)
    assert match.to_act == tuple(oracle.to_act)
    for seat in range(match.game.players):
        assert [match.game.format(action) for action in match.legal(seat).tolist()] == list(oracle.legal(seat))


def same_refusals(match: Match, oracle: Oracle, seat: int, chance: random.Random) -> None:
    """A handful of actions, legal or not: both name the same clause, for a seat that is to act."""
    for action in chance.sample(range(match.game.num_actions), 12):
        assert match.why_not(action, seat) == oracle.why_not(seat, match.game.format(action)), match.game.format(action)


def choice(game: Game, match: Match, legal: list[int], seat: int, skill: int, chance: random.Random) -> int:
    """A random action, or in `skill` of 100 cases one that lengthens the expedition, gains, or uses a skill."""
    if chance.randrange(100) >= skill:
        return chance.choice(legal)
    s = match._state[0]
    junks = list(s.players[seat].junks[: 2 if game.players == 2 else 1])
    highest = [max([int(card) for card in junk.cards if card <= 55], default=0) for junk in junks]
    words = [game.format(action).split() for action in legal]
    if words[0][0] == "pick":
        last = min(highest)
        return min(legal, key=lambda action: (_card(game, action) < last, _card(game, action)))
    for verbs in (("set", "ching", "meteorology"), ("night", "helmsmen", "cartography"), ("turn",), ("shield",)):
        wanted = [action for action, word in zip(legal, words, strict=True) if word[0] in verbs]
        if wanted and chance.randrange(100) < 70:
            return chance.choice(wanted)
    takes = [action for action, word in zip(legal, words, strict=True) if word[0] == "take" and word[1] != "hidden"]
    higher = [action for action in takes if _card(game, action) > min(highest)]
    return min(higher, key=lambda action: _card(game, action)) if higher else chance.choice(legal)


def _card(game: Game, action: int) -> int:
    return int(game.format(action).split()[1])


def play_side_by_side(options: dict[str, Any], seed: int, skill: int, unusual: bool = False) -> Match:
    """One game to its end in both."""
    game = teahouse.game("madame_ching", **options)
    chance = random.Random(f"{options} {seed} {skill}")
    match, oracle = game.new(seed), oracle_for(options, seed)
    if unusual:
        head_start(match, oracle, chance)
    same_ply(match, oracle)
    while not match.over:
        seat = chance.choice(match.to_act)
        if chance.randrange(8) == 0:
            same_refusals(match, oracle, seat, chance)
        action = choice(game, match, match.legal(seat).tolist(), seat, skill, chance)
        match.play(action, seat)
        oracle.play(seat, game.format(action))
        same_ply(match, oracle)
    assert oracle.over
    return match


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("skill", [0, 95] if interpreted else [0, 60, 95])
def test_engine_and_oracle_agree(options: dict[str, Any], skill: int) -> None:
    for seed in range(SEEDS):
        play_side_by_side(options, seed, skill)


def head_start(match: Match, oracle: Oracle, chance: random.Random) -> None:
    """Bring both into the same unusual position: small decks, few missions, skills, gems and encounter cards."""
    s = match._state[0]
    for seat in range(match.game.players):
        me = s.players[seat]
        for _ in range(chance.randrange(5)):
            face = _draw_encounter(s)
            me.encounters[face] += 1
            me.encounter_count += 1
            oracle.encounters[seat].append(oracle.encounter_deck.pop(0))
        for skill in chance.choices(range(5), k=chance.randrange(4)):
            if s.skill_supply[skill] > 0:
                _give_skill(s, me, oracle, seat, skill, chance.randrange(3) > 0)
        me.gems[:] = [chance.randrange(3) for _ in range(3)]
        oracle.gems[seat] = dict(zip(("blue", "red", "white"), me.gems.tolist(), strict=True))
    kept = chance.choice([0, 3, 6, 12])
    _cut(s.deck, int(s.deck_size), kept)
    s.deck_size = min(kept, int(s.deck_size))
    del oracle.navigation_deck[kept:]
    kept = chance.choice([0, 2, 8])
    _cut(s.encounter_deck, int(s.encounter_deck_size), kept)
    s.encounter_deck_size = min(kept, int(s.encounter_deck_size))
    del oracle.encounter_deck[kept:]
    _drop_missions(s, oracle, chance)


def _draw_encounter(s: Any) -> int:
    s.encounter_deck_size -= 1
    return int(s.encounter_deck[s.encounter_deck_size])


def _give_skill(s: Any, me: Any, oracle: Oracle, seat: int, skill: int, up: bool) -> None:
    name = ("map", "lantern", "sword", "kite", "crew")[skill]
    s.skill_supply[skill] -= 1
    oracle.skill_supply[name] -= 1
    (me.skills_up if up else me.skills_down)[skill] += 1
    (oracle.skills_up if up else oracle.skills_down)[seat][name] += 1


def _cut(deck: Any, size: int, kept: int) -> None:
    """Keep the top cards of a deck that has its top last."""
    top = deck[max(0, size - kept) : size].copy()
    deck[:] = 0
    deck[: len(top)] = top


def _drop_missions(s: Any, oracle: Oracle, chance: random.Random) -> None:
    lying = [mission for mission in range(len(MISSION_NAMES)) if s.missions[mission]]
    for mission in chance.sample(lying, len(lying) - chance.choice([1, 3, len(lying)])):
        s.missions[mission] = 0
        s.missions_left -= 1
        oracle.missions.remove(MISSION_NAMES[mission])


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("skill", [20, 90])
def test_engine_and_oracle_agree_from_unusual_positions(options: dict[str, Any], skill: int) -> None:
    for seed in range(SEEDS):
        play_side_by_side(options, seed, skill, unusual=True)


def test_such_games_reach_every_corner() -> None:
    two = play_side_by_side(MODES[0], 0, 60)
    teams = play_side_by_side(MODES[3], 0, 20, unusual=True)
    events = [event for match in (two, teams) for event in match.events(0, None)]
    assert {event["kind"] for event in events} == set(two.game.blueprint.events.by_name)
    assert {event["deck"] for event in events if event["kind"] == "reshuffled"} == {"navigation", "encounter"}
