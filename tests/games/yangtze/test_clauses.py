"""Every clause of the rulebook and every ruling, each shown by a test of its own."""

from itertools import chain
from typing import Any

import pytest

from teahouse.core.errors import IllegalAction, SeatError
from teahouse.core.match import Match
from teahouse.games.yangtze import BLUEPRINT
from teahouse.games.yangtze.components import COLOURS, HAS_SYMBOL, SIDES
from tests.games.yangtze import table
from tests.games.yangtze.table import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    before_the_last_tile,
    begin_turn,
    cards,
    dull_move,
    facts,
    give,
    give_boats,
    give_tile,
    lay,
    lay_showing,
    leave,
    legal,
    new,
    place,
    place_showing,
    play,
    state,
    supply,
    told,
    turned,
    why,
)
from tests.oracle.yangtze import REWARDS, TILES

clause = pytest.mark.clause
every_table = pytest.mark.parametrize("players", [2, 3, 4])

FOUR_ALIKE = {"red": 4}
THREE_PAIRS = {"red": 2, "blue": 2, "green": 2}
SEVEN_DIFFERENT = dict.fromkeys(COLOURS, 1)


def holding(players: int = 2, boats: int = 0, **held: int) -> Match:
    """A match at the beginning of seat 0's turn with exactly these lanterns and boats."""
    match = new(players)
    give(match, 0, **dict.fromkeys(COLOURS, 0) | held)
    give_boats(match, 0, boats)
    begin_turn(match)
    return match


def phase(match: Match) -> str:
    return str(facts(match)["phase"])


def boats(match: Match, seat: int = 0) -> int:
    return int(state(match).players[seat].boats)


def points(match: Match, seat: int = 0) -> int:
    return int(state(match).players[seat].points)


def tile_moves(tile: int) -> list[str]:
    return [f"tile {tile} turned {turn}" for turn in range(4)]


def ring(match: Match, **neighbours: tuple[int, str]) -> None:
    """Surround the empty cell 1,1: direction = (tile, the colour it shows to that cell)."""
    cells = {"south": (1, 0, NORTH), "west": (0, 1, EAST), "north": (1, 2, SOUTH), "east": (2, 1, WEST)}
    lay_showing(match, *neighbours["south"], cells["south"][2], 1, 0)
    lay_showing(match, *neighbours["west"], cells["west"][2], 0, 1)
    lay(match, 16, 0, 2, 0)
    lay(match, 22, 0, 0, 2)
    lay_showing(match, *neighbours["east"], cells["east"][2], 2, 1)
    lay_showing(match, *neighbours["north"], cells["north"][2], 1, 2)


# Set-up


@clause("setup.tiles")
@every_table
def test_tiles_are_dealt(players: int) -> None:
    assert SIDES.shape == (36, 4, 4)
    assert HAS_SYMBOL.sum() == 11
    assert not HAS_SYMBOL[0]
    now = facts(new(players, 5))
    boxed = {2: 13, 3: 8, 4: 3}[players]
    assert now["placed"] == [[0, 0, 0, 0]]
    assert [len(hand) for hand in now["hands"]] == [3] * players
    assert len(now["pile"]) == 35 - boxed - 3 * players
    dealt = [*chain(*now["hands"]), *now["pile"]]
    assert len(set(dealt)) == len(dealt) == 35 - boxed
    assert set(dealt) <= set(range(1, 36))
    assert facts(new(players, 6))["hands"] != now["hands"]


@clause("setup.supply")
@every_table
def test_supply_by_number_of_players(players: int) -> None:
    now = facts(new(players))
    used = {2: 5, 3: 7, 4: 8}[players]
    whole = [now["supply"][c] + sum(hand[c] for hand in now["cards"]) for c in range(7)]
    assert whole == [used] * 7
    assert now["boats"] == [0] * players


@clause("setup.rewards")
@every_table
@pytest.mark.parametrize(
    ("stack", "price", "action"),
    [
        ("four", FOUR_ALIKE, "reward four red"),
        ("pairs", THREE_PAIRS, "reward pairs red blue green"),
        ("seven", SEVEN_DIFFERENT, "reward seven"),
    ],
)
def test_rewards_lie_highest_first(players: int, stack: str, price: dict[str, int], action: str) -> None:
    number = ["four", "pairs", "seven"].index(stack)
    earned = []
    assert facts(new(players))["rewards_left"] == [len(REWARDS[players][stack])] * 3
    for taken in range(len(REWARDS[players][stack]) + 1):
        match = holding(players, **price)
        state(match).rewards_left[number] -= taken
        earned += told(play(match, action), "rewarded", "points")
    assert earned == [*REWARDS[players][stack], 4]


@clause("setup.first-card")
@every_table
def test_everyone_begins_with_the_colour_they_face(players: int) -> None:
    match = new(players)
    colours = {2: "red black", 3: "red white black", 4: "red white black blue"}[players]
    assert [cards(match, seat) for seat in range(players)] == [{colour: 1} for colour in colours.split()]
    assert match.to_act == (0,)


@clause("seats")
@every_table
def test_seats(players: int) -> None:
    match = new(players)
    directions = {2: [SOUTH, NORTH], 3: [SOUTH, WEST, NORTH], 4: [SOUTH, WEST, NORTH, EAST]}[players]
    happened = place(match, 3, 0, 0, -1)
    sides = TILES[3].split()
    assert told(happened, "received", "seat", "colour") == list(enumerate(sides[d] for d in directions))
    assert match.to_act == (1,)


@clause("turning")
@pytest.mark.parametrize("turn", range(4))
def test_turning(turn: int) -> None:
    match = new(4)
    happened = place(match, 3, turn, 0, -1)
    sides = TILES[3].split()
    assert told(happened, "received", "colour") == [sides[(direction - turn) % 4] for direction in range(4)]
    assert facts(match)["placed"] == [[0, 0, 0, 0], [3, 0, -1, turn]]


@clause("open-lake")
@pytest.mark.parametrize(("players", "farthest"), [(2, 22), (3, 27), (4, 32)])
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_open_lake(players: int, farthest: int, dx: int, dy: int) -> None:
    match = new(players)
    for steps in range(1, farthest + 1):
        while phase(match) != "cell":
            play(match, dull_move(match))
        play(match, f"at {steps * dx},{steps * dy}")
    assert match.problems() == []
    assert facts(match)["placed"][-1][1:3] == [farthest * dx, farthest * dy]
    assert facts(match)["final"]


# A turn


@clause("turn.order")
def test_steps_in_their_order_each_at_most_once() -> None:
    match = holding(boats=4, red=4, purple=4, blue=1)
    assert phase(match) == "exchange"
    play(match, "exchange blue for green")
    assert phase(match) == "reward"
    assert boats(match) == 2
    assert why(match, "exchange green for blue") == "turn.now"
    play(match, "reward four red")
    assert phase(match) == "tile"
    assert why(match, "reward four purple") == "turn.now"
    assert why(match, "no reward") == "turn.now"
    place(match, 3, 0, 0, -1)
    assert match.to_act == (1,)


@clause("turn.order")
def test_exchange_and_reward_can_be_declined_but_not_the_tile() -> None:
    match = holding(boats=2, red=4)
    assert legal(match)[-1] == "no exchange"
    assert play(match, "no exchange") == []
    assert legal(match) == ["reward four red", "no reward"]
    assert play(match, "no reward") == []
    assert all(option.startswith("tile") for option in legal(match))
    assert (cards(match, 0), boats(match), points(match)) == ({"red": 4}, 2, 0)


@clause("ask-real-choices")
def test_ask_real_choices() -> None:
    assert phase(holding(boats=2, red=1)) == "exchange"
    assert phase(holding(boats=1, red=4)) == "reward"
    assert phase(holding(boats=1, red=3, blue=3)) == "tile"
    assert phase(holding(boats=2)) == "tile"


@clause("ask-real-choices")
@pytest.mark.parametrize(("left", "asked"), [("red", "tile"), ("blue", "exchange"), ("", "tile")])
def test_an_exchange_needs_another_colour_to_take(left: str, asked: str) -> None:
    match = new()
    give(match, 0, red=1)
    for colour in COLOURS:
        leave(match, colour, 1 if colour == left else 0, holder=1)
    give_boats(match, 0, 2)
    begin_turn(match)
    assert phase(match) == asked


@clause("turn.now")
def test_only_what_the_step_asks_for() -> None:
    match = new()
    assert why(match, "at 0,1") == "turn.now"
    assert why(match, "no exchange") == "turn.now"
    assert why(match, "no reward") == "turn.now"
    assert why(match, "discard red") == "turn.now"
    with pytest.raises(IllegalAction, match=r"This choice is not asked for at this moment\. \[turn\.now\]"):
        play(match, "no reward")
    give_tile(match, 0, 3)
    play(match, "tile 3 turned 0")
    assert why(match, "tile 3 turned 0") == "turn.now"


@clause("turn.now")
def test_only_the_player_whose_turn_it_is() -> None:
    match = new()
    tile = f"tile {facts(match)['hands'][1][0]} turned 0"
    assert why(match, tile, seat=1) == "turn.now"
    assert legal(match, 1) == []
    before = match.fingerprint()
    with pytest.raises(SeatError):
        match.play(match.game.parse(tile), 1)
    assert match.fingerprint() == before


# Exchange


@clause("exchange.boats")
def test_an_exchange_costs_two_boats() -> None:
    assert phase(holding(boats=1, red=1)) == "tile"
    match = holding(boats=3, red=1)
    play(match, "exchange red for blue")
    assert boats(match) == 1
    match = holding(boats=5, red=1)
    play(match, "exchange red for blue")
    assert (boats(match), phase(match)) == (3, "tile")


@clause("exchange.give")
def test_the_card_given_is_held_and_returns_to_its_pile() -> None:
    match = holding(boats=2, red=1)
    assert why(match, "exchange green for blue") == "exchange.give"
    red = supply(match, "red")
    happened = play(match, "exchange red for blue")
    assert told(happened, "exchanged", "seat", "give", "take") == [(0, "red", "blue")]
    assert supply(match, "red") == red + 1
    assert cards(match, 0) == {"blue": 1}


@clause("exchange.take")
def test_the_card_taken_is_there_and_can_be_paid_with() -> None:
    match = holding(boats=2, red=3, purple=1)
    leave(match, "white", 0, holder=1)
    assert why(match, "exchange purple for white") == "exchange.take"
    assert "exchange purple for white" not in legal(match)
    red = supply(match, "red")
    play(match, "exchange purple for red")
    assert supply(match, "red") == red - 1
    assert legal(match) == ["reward four red", "no reward"]


@clause("exchange.different")
def test_the_colours_differ() -> None:
    match = holding(boats=2, red=1)
    assert why(match, "exchange red for red") == "exchange.different"
    assert legal(match) == [f"exchange red for {c}" for c in COLOURS if c != "red"] + ["no exchange"]


# Reward


@clause("reward.four")
def test_four_alike() -> None:
    match = holding(red=5, blue=3)
    assert legal(match) == ["reward four red", "no reward"]
    assert why(match, "reward four blue") == "reward.four"
    happened = play(match, "reward four red")
    assert told(happened, "paid", "colour", "count") == [("red", 4)]
    assert told(happened, "rewarded", "seat", "stack", "points") == [(0, "four", 8)]
    assert (cards(match, 0), supply(match, "red"), points(match)) == ({"red": 1, "blue": 3}, 4, 8)
    assert facts(match)["rewards_left"] == [5, 6, 6]
    assert phase(match) == "tile"


@clause("reward.pairs")
def test_three_pairs() -> None:
    match = holding(red=2, blue=3, green=2, black=1)
    assert legal(match) == ["reward pairs red blue green", "no reward"]
    assert why(match, "reward pairs red blue black") == "reward.pairs"
    happened = play(match, "reward pairs red blue green")
    assert told(happened, "paid", "colour", "count") == [("red", 2), ("blue", 2), ("green", 2)]
    assert (cards(match, 0), points(match)) == ({"blue": 1, "black": 1}, 9)
    assert facts(match)["rewards_left"] == [6, 5, 6]


@clause("reward.pairs")
def test_four_of_one_colour_are_not_two_pairs() -> None:
    assert legal(holding(red=4, blue=2)) == ["reward four red", "no reward"]


@clause("reward.seven")
def test_seven_different() -> None:
    match = holding(**SEVEN_DIFFERENT | {"white": 2})
    assert legal(match) == ["reward seven", "no reward"]
    happened = play(match, "reward seven")
    assert told(happened, "paid", "colour", "count") == [(colour, 1) for colour in COLOURS]
    assert (cards(match, 0), points(match)) == ({"white": 1}, 10)
    assert facts(match)["rewards_left"] == [6, 6, 5]
    match = holding(red=4, **dict.fromkeys(["white", "blue", "green", "black", "orange"], 1))
    assert why(match, "reward seven") == "reward.seven"


@clause("reward.general")
def test_an_empty_stack_gives_a_general_reward() -> None:
    match = holding(red=4)
    state(match).rewards_left[0] = 0
    assert told(play(match, "reward four red"), "rewarded", "points") == [4]
    assert facts(match)["rewards_left"] == [0, 6, 6]
    match = holding(red=4)
    state(match).rewards_left[:] = [1, 0, 0]
    assert told(play(match, "reward four red"), "rewarded", "stack", "points") == [("four", 4)]
    assert facts(match)["rewards_left"] == [0, 0, 0]


@clause("general-unlimited")
def test_general_unlimited() -> None:
    match = new()
    state(match).rewards_left[:] = 0
    for earned in range(1, 31):
        give(match, 0, **FOUR_ALIKE)
        begin_turn(match)
        play(match, "reward four red")
        assert points(match) == 4 * earned


# The limit of twelve

THIRTEEN = {"red": 3, "blue": 3, "green": 3, "black": 3, "white": 1}


@clause("limit.twelve")
def test_more_than_twelve_cards_come_before_the_tile() -> None:
    match = holding(**THIRTEEN)
    play(match, "no reward")
    assert phase(match) == "discard"
    assert why(match, f"tile {facts(match)['hands'][0][0]} turned 0") == "turn.now"
    match = holding(**THIRTEEN | {"white": 0})
    play(match, "no reward")
    assert phase(match) == "tile"


@clause("limit.twelve")
def test_the_limit_is_checked_after_a_reward_too() -> None:
    match = holding(**THIRTEEN | {"red": 5, "purple": 1})
    play(match, "reward four red")
    assert phase(match) == "tile"
    match = holding(**THIRTEEN | {"red": 5, "purple": 2})
    play(match, "reward four red")
    assert phase(match) == "discard"


@clause("limit.twelve")
def test_the_others_may_hold_more() -> None:
    match = new()
    give(match, 1, **THIRTEEN)
    begin_turn(match)
    assert (match.to_act, phase(match)) == ((0,), "tile")


@clause("limit.discard")
def test_discards_go_down_to_exactly_twelve() -> None:
    match = holding(**THIRTEEN | {"white": 2})
    play(match, "no reward")
    assert legal(match) == [f"discard {colour}" for colour in ("white", "red", "blue", "green", "black")]
    assert why(match, "discard purple") == "limit.discard"
    white = supply(match, "white")
    assert told(play(match, "discard white"), "discarded", "seat", "colour") == [(0, "white")]
    assert (phase(match), supply(match, "white")) == ("discard", white + 1)
    assert why(match, "reward pairs red blue green") == "turn.now"
    play(match, "discard red")
    assert phase(match) == "tile"
    assert sum(cards(match, 0).values()) == 12


# Placing a tile


@clause("place.hand")
def test_a_tile_of_the_own_hand() -> None:
    match = new()
    mine, yours = facts(match)["hands"]
    assert why(match, f"tile {yours[0]} turned 0") == "place.hand"
    play(match, f"tile {mine[1]} turned 2")
    assert phase(match) == "cell"
    assert facts(match)["chosen"] == [mine[1], 2]
    play(match, "at 0,1")
    assert facts(match)["placed"][-1] == [mine[1], 0, 1, 2]
    assert mine[1] not in facts(match)["hands"][0]


@clause("all-turnings")
def test_all_turnings() -> None:
    match = new()
    for tile in (16, 22, 32):
        give_tile(match, 0, tile)
    hand = facts(match)["hands"][0]
    assert 32 in hand
    assert (SIDES[32, 0] == SIDES[32, 2]).all()
    assert legal(match) == [move for tile in hand for move in tile_moves(tile)]


@clause("place.edge")
def test_a_tile_touches_another_by_an_edge() -> None:
    match = new()
    play(match, legal(match)[0])
    assert set(legal(match)) == {"at 0,1", "at 1,0", "at 0,-1", "at -1,0"}
    assert why(match, "at 1,1") == "place.edge"
    assert why(match, "at 5,5") == "place.edge"


@clause("place.edge")
def test_colours_need_not_match() -> None:
    match = new()
    happened = place_showing(match, 16, "orange", NORTH, 0, -1)
    assert told(happened, "matched", "colour") == []
    assert facts(match)["placed"][-1][:3] == [16, 0, -1]


@clause("place.empty")
def test_a_tile_needs_an_empty_cell() -> None:
    match = new()
    lay(match, 16, 0, 0, 1)
    play(match, legal(match)[0])
    assert why(match, "at 0,1") == "place.empty"
    assert "at 0,1" not in legal(match)
    play(match, "at 0,2")
    assert facts(match)["placed"][:2] == [[0, 0, 0, 0], [16, 0, 1, 0]]


# Match bonus


@clause("match.card")
def test_a_matching_side_gives_a_card_to_the_active_player_only() -> None:
    match = new(4)
    before = facts(match)["cards"]
    happened = place_showing(match, 3, "red", NORTH, 0, -1)
    assert told(happened, "matched", "seat", "colour") == [(0, "red")]
    received = dict(told(happened, "received", "seat", "colour"))
    for seat, held in enumerate(facts(match)["cards"]):
        gained = [COLOURS[c] for c in range(7) for _ in range(held[c] - before[seat][c])]
        assert sorted(gained) == sorted([received[seat], *(["red"] if seat == 0 else [])])


@clause("match.boat")
def test_one_boat_for_the_placed_tile_however_many_sides_match() -> None:
    match = new()
    ring(match, south=(12, "blue"), west=(23, "purple"), north=(8, "red"), east=(18, "purple"))
    happened = place(match, 34, 2, 1, 1)  # the dragon's sides: blue, purple, green, purple
    assert told(happened, "matched", "colour") == ["blue", "purple", "purple"]
    assert told(happened, "boat", "tile") == ["34"]
    assert boats(match) == 1


@clause("match.boat")
@pytest.mark.parametrize(("shown", "earned"), [("blue", ["27"]), ("black", [])])
def test_a_neighbour_with_a_symbol_gives_a_boat_only_if_it_matches(shown: str, earned: list[str]) -> None:
    match = new()
    lay_showing(match, 27, shown, SOUTH, 0, -1)
    happened = place_showing(match, 12, "blue", NORTH, 0, -2)
    assert told(happened, "boat", "tile") == earned
    assert boats(match) == len(earned)


@clause("match.boat")
def test_a_symbol_that_does_not_match_gives_nothing() -> None:
    match = new()
    assert told(place_showing(match, 34, "green", NORTH, 0, -1), "boat", "tile") == []
    assert boats(match) == 0


@clause("match.boat")
def test_the_kind_of_symbol_makes_no_difference() -> None:
    match = new()
    lay_showing(match, 30, "purple", SOUTH, 0, -1)  # a panda beside a dragon
    happened = place_showing(match, 34, "purple", NORTH, 0, -2)
    assert told(happened, "boat", "tile") == ["34", "30"]


@clause("match.canoe")
def test_the_canoe_is_no_symbol() -> None:
    match = new()
    happened = place_showing(match, 3, "red", NORTH, 0, -1)
    assert told(happened, "matched", "colour") == ["red"]
    assert told(happened, "boat", "tile") == []
    match = new()
    happened = place_showing(match, 33, "red", NORTH, 0, -1)
    assert told(happened, "boat", "tile") == ["33"]


FOUR_MATCHES: dict[str, tuple[int, str]] = {
    "south": (29, "green"),
    "west": (23, "purple"),
    "north": (27, "blue"),
    "east": (35, "purple"),
}


@clause("no-match-cap")
def test_no_match_cap() -> None:
    match = new()
    ring(match, **FOUR_MATCHES)
    happened = place(match, 34, 0, 1, 1)
    assert len(told(happened, "matched", "colour")) == 4
    assert boats(match) == 4


@clause("boat-without-card")
def test_boat_without_card() -> None:
    match = new()
    lay_showing(match, 27, "blue", SOUTH, 0, -1)
    leave(match, "blue", 0, holder=1)
    happened = place_showing(match, 34, "blue", NORTH, 0, -2)
    assert told(happened, "matched", "colour") == []
    assert told(happened, "pile-empty", "seat", "colour")[0] == (0, "blue")
    assert told(happened, "boat", "tile") == ["34", "27"]
    assert (boats(match), cards(match, 0).get("blue", 0)) == (2, 0)


@clause("match-order")
def test_match_order() -> None:
    match = new()
    ring(match, **FOUR_MATCHES)
    happened = place(match, 34, 0, 1, 1)
    log = [(event["kind"], event.get("colour", event.get("tile"))) for event in happened]
    assert log[2:10] == [
        ("matched", "green"),
        ("matched", "purple"),
        ("matched", "blue"),
        ("matched", "purple"),
        ("boat", "34"),
        ("boat", "29"),
        ("boat", "27"),
        ("boat", "35"),
    ]


# Distribution


@clause("give.all")
@every_table
def test_the_active_player_is_first_then_clockwise(players: int) -> None:
    match = new(players)
    begin_turn(match, seat=1)
    happened = place(match, 3, 0, 0, -1)
    seats = [(1 + k) % players for k in range(players)]
    assert told(happened, "received", "seat") == seats
    kinds = [event["kind"] for event in happened]
    assert kinds == ["chose", "placed", *["received"] * players, "drew"]


@clause("give.empty")
def test_an_empty_pile_gives_nothing_and_owes_nothing() -> None:
    match = new()
    leave(match, "purple", 0, holder=1)
    happened = place_showing(match, 23, "purple", SOUTH, 0, -1)
    assert (0, "purple") in told(happened, "pile-empty", "seat", "colour")
    assert "purple" not in cards(match, 0)
    give(match, 1, purple=2)  # three return
    assert supply(match, "purple") == 3
    begin_turn(match)
    happened = place_showing(match, 35, "purple", SOUTH, 0, -2)
    assert (0, "purple") in told(happened, "received", "seat", "colour")
    assert cards(match, 0)["purple"] == 1


@clause("give.empty")
def test_the_last_card_can_go_to_the_match() -> None:
    match = new()
    lay_showing(match, 16, "purple", SOUTH, 0, -1)
    leave(match, "purple", 1, holder=1)
    happened = place(match, 23, 1, 0, -2)  # purple to the north, to the match, and to the south
    assert told(happened, "matched", "seat", "colour") == [(0, "purple")]
    assert told(happened, "pile-empty", "seat", "colour") == [(0, "purple"), (1, "purple")]


@clause("draw.tile")
@every_table
def test_a_tile_is_drawn_as_long_as_there_is_one(players: int) -> None:
    match = new(players)
    pile, first = facts(match)["pile"], facts(match)["pile"][0]
    happened = play(match, legal(match)[0], "at 0,1")
    assert told(happened, "drew", "seat", "tile") == [(0, str(first))]
    assert first in facts(match)["hands"][0]
    while facts(match)["pile"]:
        play(match, dull_move(match))
    assert len([event for event in match.events() if event["kind"] == "drew"]) == len(pile)
    seat, happened = match.to_act[0], []
    while match.to_act == (seat,):
        happened += play(match, dull_move(match))
    assert told(happened, "drew", "tile") == []
    assert len(facts(match)["hands"][seat]) == 2


# The end


@clause("end.last-turns")
@every_table
def test_last_turns(players: int) -> None:
    match = before_the_last_tile(players)
    assert match.to_act == (players - 1,)
    give(match, 0, red=4)
    give_boats(match, 1, 2)
    give(match, 1, blue=1)
    happened = play(match, legal(match)[0])
    assert len(told(happened, "last-turns")) == 1
    assert facts(match)["final"]
    assert (match.to_act, legal(match)) == ((0,), ["reward four red", "no reward"])
    play(match, "reward four red")
    assert (match.to_act, phase(match)) == ((1,), "exchange")
    assert not match.over
    happened = play(match, "no exchange")
    assert len(told(happened, "ended")) == 1
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "all-tiles-placed"
    placed = [event["seat"] for event in match.events() if event["kind"] == "placed"]
    assert [placed.count(seat) for seat in range(players)] == [{2: 11, 3: 9, 4: 8}[players]] * players


@clause("end.last-turns")
def test_last_turns_without_choices_pass_silently() -> None:
    match = before_the_last_tile(3)
    happened = play(match, legal(match)[0])
    assert [event["kind"] for event in happened][-2:] == ["last-turns", "ended"]
    assert match.over


@clause("no-final-discard")
def test_no_final_discard() -> None:
    match = before_the_last_tile(2)
    give(match, 0, **THIRTEEN)
    play(match, legal(match)[0])
    assert phase(match) == "reward"
    happened = play(match, "no reward")
    assert match.over
    assert told(happened, "discarded", "colour") == []
    assert sum(cards(match, 0).values()) >= 13


def ended(*rows: tuple[int, int, int]) -> Any:
    """The outcome of a game that ended with these points, boats and cards by seat."""
    match = before_the_last_tile(len(rows))
    play(match, legal(match)[0])
    for seat in range(len(rows)):
        give(match, seat, **dict.fromkeys(COLOURS, 0))
    for seat, (score, rafts, held) in enumerate(rows):
        state(match).players[seat].points = score
        give_boats(match, seat, rafts)
        give(match, seat, red=held)
    return match.outcome


@clause("end.winner")
def test_most_points_win() -> None:
    outcome = ended((8, 0, 0), (9, 0, 0), (7, 5, 3))
    assert (outcome.scores, outcome.ranking, outcome.tie_break) == ([8, 9, 7], [[1], [0], [2]], None)


@clause("end.ties")
def test_boats_break_a_tie_then_cards() -> None:
    outcome = ended((8, 1, 3), (8, 2, 0))
    assert (outcome.ranking, outcome.tie_break) == ([[1], [0]], "boats")
    outcome = ended((8, 2, 1), (8, 2, 2))
    assert (outcome.ranking, outcome.tie_break) == ([[1], [0]], "cards")


@clause("end.ties")
def test_equals_share_their_place() -> None:
    outcome = ended((8, 2, 1), (9, 0, 1), (8, 2, 1), (9, 0, 1))
    assert (outcome.ranking, outcome.tie_break) == ([[1, 3], [0, 2]], "shared")


# Hidden information


@clause("hidden.tiles")
def test_others_tiles_pile_and_box_are_hidden() -> None:
    match = new(3)
    play(match, legal(match)[0])
    hand = facts(match)["hands"][0]
    mine, others, watcher = (match.view(seat)["state"] for seat in (0, 1, None))
    assert mine["players"][0]["hand"] == hand
    assert mine["players"][0]["chosen"] == hand[0]
    for seen in (others, watcher):
        assert [seen["players"][0][name] for name in ("hand", "chosen", "turned")] == [None] * 3
    for seen in (mine, others, watcher):
        assert seen["pile"] is seen["stream"] is None
        assert seen["pile_size"] == len(facts(match)["pile"])
        assert seen["players"][0]["cards"] == facts(match)["cards"][0]
    assert match.events(0, 1) == [{"kind": "chose", "ply": 0, "seat": 0, "tile": None, "turn": None}]
    play(match, "at 0,1")
    assert [e["tile"] for e in match.events(1, 1) if e["kind"] in ("placed", "drew")] == [str(hand[0]), None]


# The rulebook's worked examples


@clause("match.card")
@clause("match.boat")
def test_example_symbol_beside_symbol() -> None:
    match = new()
    lay_showing(match, 29, "green", EAST, 1, 0)
    happened = place_showing(match, 34, "green", WEST, 2, 0)
    assert told(happened, "matched", "seat", "colour") == [(0, "green")]
    assert told(happened, "boat", "seat") == [0, 0]
    assert boats(match) == 2


@clause("turn.order")
def test_example_a_whole_turn() -> None:
    match = new()
    give(match, 0, red=3, purple=1)
    give_boats(match, 0, 2)
    lay_showing(match, 26, "blue", SOUTH, 0, -1)
    begin_turn(match)
    play(match, "exchange purple for red")
    assert (cards(match, 0), boats(match)) == ({"red": 4}, 0)
    assert told(play(match, "reward four red"), "rewarded", "stack", "points") == [("four", 8)]
    assert cards(match, 0) == {}
    happened = place_showing(match, 12, "blue", NORTH, 0, -2)
    assert told(happened, "matched", "colour") == ["blue"]
    assert told(happened, "boat", "tile") == ["26"]
    assert (boats(match), points(match)) == (1, 8)


@clause("match.boat")
@clause("give.empty")
def test_example_two_symbols_and_the_last_black_card() -> None:
    match = new()
    lay_showing(match, 31, "white", EAST, 0, 1)
    lay(match, 16, 0, 1, 0)
    lay(match, 22, 0, 2, 0)
    lay_showing(match, 27, "white", WEST, 2, 1)
    leave(match, "black", 1, holder=1)
    happened = place_showing(match, 32, "black", SOUTH, 1, 1)
    assert told(happened, "matched", "colour") == ["white", "white"]
    assert told(happened, "boat", "tile") == ["32", "31", "27"]
    assert told(happened, "received", "seat", "colour") == [(0, "black")]
    assert told(happened, "pile-empty", "seat", "colour") == [(1, "black")]
    assert supply(match, "black") == 0


@clause("give.empty")
@pytest.mark.parametrize(("active", "first", "second"), [(0, 1, 2), (1, 1, 2), (2, 2, 1)])
def test_example_one_blue_card_for_two(active: int, first: int, second: int) -> None:
    match = new(3)
    leave(match, "blue", 1, holder=0)
    begin_turn(match, active)
    if phase(match) == "reward":
        play(match, "no reward")
    happened = place(match, 9, 0, 0, -1)  # blue to the west and to the north
    assert (first, "blue") in told(happened, "received", "seat", "colour")
    assert told(happened, "pile-empty", "seat", "colour") == [(second, "blue")]


@clause("give.empty")
@clause("match.boat")
def test_example_no_black_left() -> None:
    match = new(4)
    leave(match, "black", 0, holder=2)
    lay_showing(match, 33, "red", NORTH, 0, 1)
    happened = place(match, 4, 0, 0, 2)  # blue, black, orange, green: the dragon's red does not match
    assert told(happened, "pile-empty", "seat", "colour") == [(1, "black")]
    assert told(happened, "received", "seat", "colour") == [(0, "blue"), (2, "orange"), (3, "green")]
    assert told(happened, "boat", "tile") == told(happened, "matched", "colour") == []


# The tests themselves


def test_every_clause_that_forbids_is_asked_for_here() -> None:
    with open(__file__, encoding="utf-8") as file:
        source = file.read()
    for member in list(BLUEPRINT.clauses)[1:]:
        assert f'== "{BLUEPRINT.clause_id(member)}"' in source, member


def test_every_example_of_a_turned_tile_is_as_the_oracle_turns_it() -> None:
    for tile, words in enumerate(TILES):
        for colour in words.split()[:4]:
            for direction in range(4):
                shown = words.split()[(direction - turned(tile, colour, direction)) % 4]
                assert shown == colour == COLOURS[SIDES[tile, turned(tile, colour, direction), direction]]


def test_positions_made_by_hand_are_whole() -> None:
    match = new()
    ring(match, **FOUR_MATCHES)
    assert match.problems() == []
    table.give(match, 0, red=5)
    assert match.problems() == []
    state(match).players[0].cards[2] += 1
    assert match.problems() == ["cards_lost"]
