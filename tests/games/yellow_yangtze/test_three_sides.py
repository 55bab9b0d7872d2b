"""Wars of three sides, which random play hardly ever starts: random states around a space, on engine and oracle."""

import random
from collections import Counter
from itertools import combinations

import pytest

from teahouse.core.compiled import interpreted
from teahouse.games.yellow_yangtze.components import COLOURS, DYNASTIES
from tests.games.yellow_yangtze.table import Happened, Table, position, told
from tests.oracle.yellow_yangtze import BESIDE, RIVER, SPACES, TRIANGLES, Space, write_space, write_triangle

WARS = 40

#: What is on the spaces of a state: tiles by colour, leaders as «dynasty colour».
State = dict[Space, str]


# --- Three states


def areas_around(centre: Space, chance: random.Random) -> list[set[Space]]:
    """Three areas that grow in turn from spaces beside the centre and touch each other nowhere."""
    threes = combinations(sorted(BESIDE[centre]), 3)
    apart = [three for three in threes if not any(b in BESIDE[a] for a, b in combinations(three, 2))]
    areas = [{root} for root in chance.choice(apart)]
    for _ in range(chance.randrange(4, 12)):
        for area in areas:
            others = {space for other in areas if other is not area for space in other}
            barred = {centre, *BESIDE[centre], *others, *beside(others)}
            if edge := sorted(beside(area) - barred - area):
                area.add(chance.choice(edge))
    return areas


def beside(area: set[Space]) -> set[Space]:
    return {near for space in area for near in BESIDE[space]}


def settle(area: set[Space], supply: list[str], chance: random.Random) -> State:
    """An area with tiles, many of them soldiers and governors, and up to three leaders, each beside a governor."""
    state = {space: "blue" if space in RIVER else chance.choices(COLOURS, [3, 5, 0, 1, 1])[0] for space in sorted(area)}
    for _ in range(chance.randrange(1, 4)):
        coming = [leader for leader in supply if leader.split()[1] not in leader_colours(state)]
        room = [
            space
            for space, piece in state.items()
            if piece in ("red", "green", "yellow") and any(state.get(near) == "black" for near in BESIDE[space])
        ]
        if coming and room:
            leader = state[chance.choice(room)] = chance.choice(coming)
            supply.remove(leader)
    return state


def leader_colours(state: State) -> set[str]:
    return {piece.split()[1] for piece in state.values() if piece not in COLOURS}


def three_states(players: int, chance: random.Random) -> tuple[Space, list[State]]:
    """A space, and states around it of which each has a leader whose colour stands in another of them."""
    while True:
        centre = chance.choice([space for space in SPACES if len(BESIDE[space]) == 6])
        supply = [f"{dynasty} {colour}" for dynasty in DYNASTIES[:players] for colour in COLOURS]
        states = [settle(area, supply, chance) for area in areas_around(centre, chance)]
        standing = Counter(colour for state in states for colour in leader_colours(state))
        if all(any(standing[colour] > 1 for colour in leader_colours(state)) for state in states):
            return centre, states


# --- Their war


def on_table(states: list[State], hands: dict[str, str], active: str, players: int) -> Table:
    """The states on an empty board, with a pagoda of each colour that has three tiles for it."""
    board = {space: piece for state in states for space, piece in state.items()}
    alike = [three for three in TRIANGLES if len({board.get(space) for space in three}) == 1]
    return position(
        players,
        tiles={colour: " ".join(write_space(s) for s, piece in board.items() if piece == colour) for colour in COLOURS},
        capitals="",
        leaders={piece: write_space(space) for space, piece in board.items() if piece not in COLOURS},
        pagodas=list({board[three[0]]: write_triangle(three) for three in alike if three[0] in board}.values()),
        hands=hands,
        active=active,
    )


def fight(players: int, chance: random.Random) -> Happened:
    """A random war of three sides on both, until it is over and a little further; everything that happened."""
    centre, states = three_states(players, chance)
    tile = "blue" if centre in RIVER else chance.choice(("black", "red", "green", "yellow"))
    active = chance.choice(DYNASTIES[:players])
    hands = {dynasty: f"{chance.randrange(4)} red" for dynasty in DYNASTIES[:players]} | {active: f"2 {tile}"}
    table = on_table(states, hands, active, players)
    happened = table.play(f"{active}: place {tile} at {write_space(centre)}")
    for _ in range(12):
        for action in chance.sample(range(table.match.game.num_actions), 10):
            table.why(table.match.game.format(action))
        happened += table.play(f"{table.asked}: {chance.choice(table.legal())}")
    return happened


@pytest.mark.skipif(interpreted, reason="many wars; interpreted, the clauses of war have their own")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_oracle_agree_on_wars_of_three_sides(players: int) -> None:
    chance = random.Random(players)
    wars = [fight(players, chance) for _ in range(WARS)]
    assert all(told(war, "war", "sides")[0] == 3 for war in wars)
    won = [told(war, "war-won", "side", "strength", "against")[0] for war in wars]
    assert {side for side, *_ in won} == {"1", "2", "3"}
    assert any(strength == against for _, strength, against in won)  # the active player was asked
    kinds = {event["kind"] for war in wars for event in war}
    assert kinds >= {"supported", "removed", "returned", "gained", "pagoda-lost", "took"}
