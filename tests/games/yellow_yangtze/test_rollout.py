"""Fast play: always legal, sensible where it chooses itself, and open to everything."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from teahouse.core.rng import seed_words
from teahouse.games.yellow_yangtze.components import SPACE_NAMES
from teahouse.games.yellow_yangtze.rollout import (
    begin_something,
    beside_governor,
    empty_space,
    rollout,
    scoring_space,
    tile_in_hand,
)
from teahouse.games.yellow_yangtze.state import NONE
from tests.games.yellow_yangtze.table import Table, position

BLACK, RED, BLUE, GREEN, YELLOW = range(5)


def choices(table: Table, times: int = 150) -> Counter[str]:
    """What fast play does in a position, by how often; all of it legal."""
    stream, room = seed_words(7), table.match.game.action_buffer()
    seat = table.match.to_act[0]
    found = Counter(int(rollout(table.s, seat, stream, room)) for _ in range(times))
    assert set(found) <= set(table.match.legal().tolist())
    return Counter({table.match.game.format(action): count for action, count in found.items()})


def share(found: Counter[str], *beginnings: str) -> float:
    return sum(count for notation, count in found.items() if notation.startswith(beginnings)) / found.total()


def test_an_empty_board_is_settled_with_leaders_and_tiles() -> None:
    found = choices(position())
    assert share(found, "leader") > 0.3
    assert share(found, "leader", "place") > 0.9


def test_tiles_go_where_the_own_leader_scores() -> None:
    spaces = {"black": "9,4", "red": "9,6", "blue": "8,5", "green": "8,6", "yellow": "10,5"}
    leaders = {f"archer {colour}": space for colour, space in spaces.items()}
    table = position(leaders=leaders, hands={"archer": "6 red"})
    scored = 0
    for notation, count in choices(table, 100).items():
        twin = Table(table.match.copy(), table.oracle)
        twin.match.play(table.match.game.parse(notation))
        scored += count if twin.points("archer") == {"red": 1} else 0
    assert scored > 60


def test_offers_are_seldom_refused() -> None:
    table = position(hands={"archer": "1 green"}, market="3 red 3 black")
    table.play("archer: place green at 0,0")
    found = choices(table)
    assert set(found) == {"market red", "market black", "no market"}
    assert share(found, "no market") < 0.25


def test_a_defender_commits_just_enough() -> None:
    def answers(governors: int) -> Counter[str]:
        table = position(
            capitals="",
            tiles={"black": "12,5 12,7"},
            leaders={"bull red": "12,4"},
            hands={"archer": "2 black", "bull": f"{governors} black"},
        )
        table.play("archer: leader red to 12,6", "archer: commit 2")
        return choices(table)

    assert answers(4).most_common(1)[0][0] == "commit 3"
    assert answers(2).most_common(1)[0][0] == "commit 0"


def in_war(leaders: dict[str, str], soldiers: int, players: int = 2) -> Table:
    table = position(
        players,
        capitals="",
        tiles={"black": "12,4 12,8"},
        leaders=leaders,
        hands={"archer": "1 yellow", "bull": f"{soldiers} red"},
    )
    table.play("archer: place yellow at 12,6")
    return table


def test_support_goes_to_the_own_side() -> None:
    on_board = in_war({"archer red": "12,5", "bull red": "12,7"}, 2)
    assert share(choices(on_board), "support side 2", "no support") > 0.9
    off_board = in_war({"archer blue": "12,5", "bull blue": "12,7"}, 2)
    assert share(choices(off_board), "support side 2") > 0.9


def test_a_neutral_player_supports_nobody() -> None:
    table = in_war({"archer red": "12,5", "pot red": "12,7"}, 2, players=3)
    assert share(choices(table), "no support") > 0.9


def test_every_legal_action_can_come() -> None:
    table = in_war({"archer red": "12,5", "bull red": "12,7"}, 2)
    assert set(choices(table, 1500)) == set(table.legal())


def test_other_questions_are_left_to_chance() -> None:
    table = position(hands={"archer": "2 blue"})
    table.play("archer: riot")
    assert set(choices(table)) == set(table.legal())


# --- Where nothing is found


def filled(table: Table, but: tuple[str, ...] = ()) -> Any:
    """The record with a trader on every space except some; not a legal position."""
    board = table.s.board
    board[:] = GREEN
    for name in but:
        board[SPACE_NAMES.index(name)] = -1
    return table.s


def test_a_full_board_has_no_space_for_a_tile() -> None:
    s = filled(position(), ("7,0",))
    assert empty_space(s, 1, 150) == SPACE_NAMES.index("7,0")  # found after the last space of the map
    assert empty_space(s, 0, 3) == NONE


def test_a_board_without_governors_has_no_space_for_a_leader() -> None:
    assert beside_governor(filled(position()), seed_words(1)) == NONE


def test_a_walk_that_finds_no_space_gives_up() -> None:
    table = position(leaders={"archer red": "9,4"})
    assert scoring_space(filled(table), 0, RED, seed_words(1)) == NONE
    assert scoring_space(table.s, 0, BLUE, seed_words(1)) == NONE  # neither the leader nor the black one is there


def test_a_player_without_tiles_is_left_to_chance() -> None:
    table = position()
    table.s.players[0].hand_size = 0
    stream = seed_words(2)
    found = {int(begin_something(table.s, 0, stream)) for _ in range(40)}
    assert NONE in found


@pytest.mark.parametrize("number", range(6))
def test_tiles_of_the_hand_are_counted_through_the_colours(number: int) -> None:
    table = position(hands={"archer": "1 black 2 blue 3 yellow"})
    assert tile_in_hand(table.s, 0, number) == np.repeat([BLACK, BLUE, YELLOW], [1, 2, 3])[number]
