"""The groups that the engine floods are those that the oracle finds, on boards of all kinds."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.match import Match
from teahouse.games.yellow_yangtze.components import COLOURS, NEIGHBOURS, NUM_SPACES, SPACES
from teahouse.games.yellow_yangtze.groups import (
    SEVERAL,
    mark_groups_around,
    mark_split,
    mark_states,
    no_colours,
    no_marks,
)
from teahouse.games.yellow_yangtze.leaders import may_split
from teahouse.games.yellow_yangtze.state import EMPTY
from tests.games.yellow_yangtze.table import facts, make_pair
from tests.oracle.yellow_yangtze import Oracle

some_seeds = pytest.mark.parametrize("seed", range(1 if interpreted else 3))


def crowded_games(seeds: range) -> Iterator[tuple[Match, Oracle]]:
    """Positions in which leaders stand and tiles lie close together, on both engines."""
    for seed in seeds:
        match, oracle = make_pair({"players": 4}, seed)
        choose = random.Random(seed)
        while not match.over:
            legal = match.legal().tolist()
            near = [a for a in legal if beside_something(match, a)]
            action = choose.choice(near or legal)
            oracle.play(match.to_act[0], match.game.format(action))
            match.play_quiet(action)
            if match.ply % 25 == 0 and facts(match)["phase"] == "action":
                yield match, oracle


def beside_something(match: Match, action: int) -> bool:
    verb = match.game.blueprint.verbs.verb(action)
    if verb.name not in ("leader", "place"):
        return False
    space = verb.indices(action)["space"]
    return any(near >= 0 and match._state[0].board[near] != EMPTY for near in NEIGHBOURS[space].tolist())


def bits(colours: dict[str, int]) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours)


@some_seeds
def test_states_and_what_touches_them(seed: int) -> None:
    for match, oracle in crowded_games(range(seed, seed + 1)):
        mark, colours = no_marks(), no_colours()
        count = mark_states(match._state[0], mark, colours)
        states = {frozenset(oracle.group(space, oracle.occupied())) for space in oracle.leaders.values()}
        found = {frozenset(SPACES[k] for k in np.flatnonzero(mark == number)) for number in range(1, count + 1)}
        assert found == states
        for space in range(NUM_SPACES):
            touching = oracle.states_beside(SPACES[space]) if SPACES[space] not in oracle.occupied() else []
            if mark[space] > 0:
                assert colours[mark[space]] == bits(oracle.leaders_in(oracle.group(SPACES[space], oracle.occupied())))
            elif touching:
                assert mark[space] == SEVERAL if len(touching) > 1 else 0 > mark[space] >= -count
            else:
                assert mark[space] == 0


@some_seeds
def test_groups_around_a_space(seed: int) -> None:
    for match, oracle in crowded_games(range(seed, seed + 1)):
        for space in range(seed, NUM_SPACES, 7):
            mark, colours = no_marks(), no_colours()
            count = mark_groups_around(match._state[0], space, -1, mark, colours)
            states = oracle.states_beside(SPACES[space])
            found = [bits(oracle.leaders_in(state)) for state in states]
            assert sorted(int(colours[k]) for k in range(1, count + 1) if colours[k]) == sorted(found)
            for state in states:
                assert len({int(mark[SPACES.index(there)]) for there in state}) == 1


@some_seeds
def test_parts_of_a_state_without_a_leader(seed: int) -> None:
    splits = 0
    for match, oracle in crowded_games(range(seed, seed + 1)):
        s = match._state[0]
        for lifted in oracle.leaders.values():
            mark, colours = no_marks(), no_colours()
            count = mark_states(s, mark, colours)
            mark_split(s, SPACES.index(lifted), count, mark, colours)
            occupied = oracle.occupied() - {lifted}
            parts = {frozenset(oracle.group(n, occupied)) for n in oracle.group(lifted, oracle.occupied()) - {lifted}}
            found = [mark == number for number in range(count + 1, count + 1 + len(parts))]
            assert {frozenset(SPACES[k] for k in np.flatnonzero(part)) for part in found} == parts
            splits += len(parts) > 1
            assert may_split(s, SPACES.index(lifted)) or len(parts) == 1
    assert splits > 0
