"""Setting up, the sea, the round and the expedition."""

import pytest

import teahouse
from teahouse.core.errors import OptionError, SeatError
from teahouse.core.match import Match
from teahouse.games.madame_ching import components as parts
from tests.games.madame_ching.positions import (
    acting,
    cell,
    do,
    expedition,
    finish_round,
    hand,
    held,
    legal,
    phase,
    player,
    position,
    record,
    why,
)

ALONE = {1: [50, 51, 52, 53], 2: [45, 46, 47, 48]}


@pytest.mark.clause("game.options")
def test_teams_need_four() -> None:
    assert teahouse.game("madame_ching", players=4, teams=True).options == {"players": 4, "teams": 1}
    for options in ({"players": 3, "teams": True}, {"players": 5}, {"colour": 1}):
        with pytest.raises(OptionError):
            teahouse.game("madame_ching", **options)


@pytest.mark.clause("parts.navigation")
def test_cards_have_colours_in_blocks_and_nine_of_each_symbol() -> None:
    borders = [parts.COLOURS[parts.COLOUR_OF[card]] for card in (5, 6, 25, 26, 39, 40, 48, 49, 53, 54)]
    assert borders == [
        "white",
        "light blue",
        "light blue",
        "green",
        "green",
        "yellow",
        "yellow",
        "red",
        "red",
        "dark blue",
    ]
    for symbol in range(4):
        assert sum(parts.SYMBOL_OF[card] == symbol for card in range(1, 56)) == 9
    assert [int(parts.SYMBOL_OF[card]) for card in (1, 2, 3, 4, 5, 6, 55)] == [0, 1, 2, 3, -1, -1, -1]


@pytest.mark.clause("parts.encounters")
def test_there_are_33_encounter_cards() -> None:
    assert parts.COPIES.sum() == 33
    assert dict(zip(parts.FACES, parts.COPIES.tolist(), strict=True))["helmsmen-none"] == 2


@pytest.mark.clause("parts.skills")
@pytest.mark.clause("parts.missions")
@pytest.mark.clause("parts.treasure")
def test_skills_missions_and_treasure() -> None:
    s = record(teahouse.game("madame_ching").new(1))
    assert s.skill_supply.tolist() == [4] * 5
    assert len(parts.MISSION_NAMES) == 23 and parts.SPACES.sum() == 21
    assert (int(s.pearl), int(s.hong_kong)) == (-1, -1)


@pytest.mark.clause("setup.missions")
@pytest.mark.parametrize(("players", "missions"), [(2, 14), (3, 12), (4, 14)])
def test_missions_lie_on_spaces_with_their_number(players: int, missions: int) -> None:
    for seed in range(5):
        s = record(teahouse.game("madame_ching", players=players).new(seed))
        lying = [int(parts.MISSION_NUMBER[m]) for m in range(23) if s.missions[m]]
        assert len(lying) == missions == s.missions_left
        assert all(lying.count(number) <= parts.SPACES[number] for number in lying)


@pytest.mark.clause("setup.hands")
@pytest.mark.clause("setup.junks")
@pytest.mark.clause("round.display")
@pytest.mark.parametrize(("players", "cards", "display"), [(2, 5, 4), (3, 4, 3), (4, 4, 4)])
def test_hands_junks_and_display(players: int, cards: int, display: int) -> None:
    match = teahouse.game("madame_ching", players=players).new(3)
    s = record(match)
    for seat in range(players):
        assert len(hand(match, seat)) == cards and held(match, seat) == []
        assert cell(match, seat) == (0, 0)
    assert (int(s.hidden_there), int(s.display_size)) == (1, display - 1)
    assert s.deck_size == 55 - players * cards - display


@pytest.mark.clause("sea.cell")
@pytest.mark.clause("expedition.first")
@pytest.mark.clause("expedition.higher")
def test_higher_cards_move_the_junk_by_cards_and_colours() -> None:
    match = position(hands={0: [3, 5, 9, 30], **ALONE}, junks={0: [[]]})
    do(match, "0: pick 3", "1: pick 50", "2: pick 45")
    finish_round(match)
    assert expedition(match, 0) == [3] and cell(match, 0) == (1, 1)
    do(match, "0: pick 5", "1: pick 51", "2: pick 46")
    finish_round(match)
    assert cell(match, 0) == (2, 1)
    do(match, "0: pick 30", "1: pick 52", "2: pick 47")
    finish_round(match)
    assert expedition(match, 0) == [3, 5, 30] and cell(match, 0) == (3, 2)


@pytest.mark.clause("sea.share")
def test_junks_may_share_a_cell() -> None:
    match = finish_round(do(position(hands={0: [1, 5, 9, 30], **ALONE}), "0: pick 1", "1: pick 50", "2: pick 45"))
    assert cell(match, 0) == cell(match, 1) == cell(match, 2) == (1, 1)


@pytest.mark.clause("sea.lines")
def test_the_first_line_brings_one_encounter_card_and_the_second_two() -> None:
    cards = [6, 11, 12, 17, 18]
    for length, drawn in ((2, 1), (3, 0), (4, 2)):
        match = position(hands={0: [23, 40, 41, 42], **ALONE}, junks={0: [cards[:length]]})
        do(match, "1: pick 50", "2: pick 45", "0: pick 23")
        finish_until_turn_of(match, 0)
        assert len(held(match, 0)) == drawn


@pytest.mark.clause("sea.lines")
def test_a_line_is_passed_once_only() -> None:
    match = position(hands={0: [40, 41, 42, 43], **ALONE}, junks={0: [[6, 11, 12]]})
    do(match, "1: pick 50", "2: pick 45", "0: pick 40")
    finish_until_turn_of(match, 0)
    assert cell(match, 0) == (4, 2) and held(match, 0) == []


def finish_until_turn_of(match: Match, seat: int) -> None:
    """The others end their turns as simply as they can."""
    while record(match).seat != seat:
        seat_on_turn = match.to_act[0]
        do(match, f"{seat_on_turn}: {next(word for word in legal(match) if word.split()[0] in ('take', 'no'))}")


@pytest.mark.clause("sea.edge")
@pytest.mark.clause("expedition.completed")
def test_at_the_edge_of_the_world_any_card_completes() -> None:
    cards = [5, 6, 11, 12, 17, 18, 23, 24]
    match = position(hands={0: [55, 40, 41, 42], **ALONE}, junks={0: [cards]}, missions=["47 a"])
    do(match, "0: pick 55", "1: pick 50", "2: pick 45")
    assert expedition(match, 0) == [55] and cell(match, 0) == (1, 1)
    assert record(match).completed == 1


@pytest.mark.clause("expedition.completed")
@pytest.mark.clause("completing.discard")
def test_a_lower_card_completes_and_the_lines_count_anew() -> None:
    match = position(hands={0: [4, 8, 41, 42], **ALONE}, junks={0: [[6, 11, 60]]}, missions=["47 a"])
    do(match, "1: pick 50", "2: pick 45", "0: pick 4")
    finish_until_turn_of(match, 0)
    s = record(match)
    assert expedition(match, 0) == [4]
    assert s.discards[6] == s.discards[11] == 1
    assert s.encounter_discards[parts.FACES.index("helmsmen-none")] == 1


@pytest.mark.clause("row-seven")
@pytest.mark.clause("expedition.hong-kong")
def test_in_row_seven_a_new_colour_moves_straight_on() -> None:
    cards = [1, 6, 26, 56, 57, 58, 60]
    match = position(hands={0: [40, 41, 42, 43], **ALONE}, junks={0: [cards]}, hong_kong=1)
    assert cell(match, 0) == (7, 7)
    do(match, "1: pick 50", "2: pick 45", "0: pick 40")
    finish_until_turn_of(match, 0)
    assert cell(match, 0) == (8, 7) and record(match).hong_kong == 1


@pytest.mark.clause("expedition.hong-kong")
@pytest.mark.clause("helmsmen.move")
def test_hong_kong_by_helmsmen() -> None:
    cards = [1, 6, 26, 56, 57, 58]
    match = position(hands={0: [30, 41, 42, 43], **ALONE}, junks={0: [cards]}, encounters={0: ["helmsmen-none"]})
    do(match, "1: pick 50", "2: pick 45", "0: pick 41")
    finish_until_turn_of(match, 0)
    assert cell(match, 0) == (7, 7) and record(match).hong_kong == 0
    assert why(match, "helmsmen none") == "helmsmen-room"


@pytest.mark.clause("expedition.hong-kong")
def test_hong_kong_reached_in_column_eight_is_taken_once() -> None:
    cards = [1, 6, 26, 27, 56, 57, 58]
    match = position(hands={0: [40, 41, 42, 43], **ALONE}, junks={0: [cards]}, encounters={0: ["helmsmen-kite"]})
    assert cell(match, 0) == (7, 6)
    do(match, "1: pick 50", "2: pick 45", "0: pick 40")
    finish_until_turn_of(match, 0)
    assert cell(match, 0) == (8, 7) and record(match).hong_kong == 0


@pytest.mark.clause("round.pick")
def test_picks_are_secret_final_and_in_any_order() -> None:
    match = position(hands={0: [20, 21, 22, 23], **ALONE})
    assert acting(match) == (0, 1, 2)
    assert why(match, "pick 50", 0) == "round.pick"
    do(match, "2: pick 45", "0: pick 20")
    assert acting(match) == (1,)
    with pytest.raises(SeatError):
        do(match, "0: pick 21")
    assert why(match, "take 50", 1) == "turn.take"
    assert match.view(1)["state"]["players"][0]["picks"] is None
    do(match, "1: pick 50")
    assert phase(match) == "turn"


@pytest.mark.clause("turn.now")
@pytest.mark.clause("round.order")
def test_only_whoever_is_asked_may_act_from_the_highest_card_down() -> None:
    match = do(position(hands={0: [20, 21, 22, 23], **ALONE}), "0: pick 20", "1: pick 50", "2: pick 45")
    assert match.to_act == (1,)
    assert why(match, "take hidden", 0) == "turn.now"
    order = []
    while phase(match) == "turn":
        order.append(match.to_act[0])
        do(match, f"{match.to_act[0]}: {legal(match)[0]}")
    assert order == [1, 2, 0]


@pytest.mark.clause("turn.parts")
@pytest.mark.clause("turn.take")
def test_a_turn_ends_with_a_display_card() -> None:
    match = position(hands={0: [20, 21, 22, 23], **ALONE}, display=[1, 2, 3])
    do(match, "0: pick 20", "1: pick 50", "2: pick 45")
    assert legal(match) == ["take 2", "take 3", "take hidden"]
    assert why(match, "take 1") == why(match, "take 9") == why(match, "end") == "turn.take"
    do(match, "1: take 3")
    assert 3 in hand(match, 1) and why(match, "take 3") == "turn.take"
    do(match, "2: take hidden")
    assert 1 in hand(match, 2) and why(match, "take hidden") == "turn.take"
    events = match.events(since=match.ply - 1, seat=0)
    assert [event["card"] for event in events if event["kind"] == "took-hidden"] == [None]
    do(match, "0: take 2")
    assert phase(match) == "pick" and record(match).round_number == 2


@pytest.mark.clause("turn-window")
def test_skills_and_encounters_wait_for_the_main_part() -> None:
    match = position(hands={0: [20, 21, 22, 23], **ALONE}, up={1: ["map"]}, encounters={1: ["soothsayer"]})
    for words in (
        "cartography",
        "night 20",
        "combat 0",
        "thief 0",
        "siren map",
        "traitor 0",
        "old sailor",
        "helmsmen map",
        "soothsayer",
    ):
        assert why(match, words, 1) == "turn-window"
    do(match, "0: pick 20", "1: pick 50", "2: pick 45", "1: soothsayer", "1: cartography", "1: take hidden")


@pytest.mark.clause("single-answer")
def test_the_pick_is_asked_even_with_one_card() -> None:
    match = position(hands={0: [20], **ALONE})
    assert legal(match, 0) == ["pick 20"]
    do(match, "0: pick 20", "1: pick 50", "2: pick 45")
    do(match, "1: take hidden", f"2: take {record(match).display[0]}")
    assert len(legal(match)) == 1 and phase(match) == "turn"


@pytest.mark.clause("no-card")
def test_with_an_empty_display_the_turn_simply_ends() -> None:
    match = position(hands={0: [20, 21, 22, 23], **ALONE}, display=[], rest="discards")
    do(match, "0: pick 20", "1: pick 50", "2: pick 45")
    assert legal(match) == ["end"]
    assert [event.kind.name for event in match.play(match.game.parse("end"))] == [
        "took-nothing",
        "turn-began",
        "set-out",
    ]
    do(match, "2: end", "0: end")
    assert len(hand(match, 0)) == 3


@pytest.mark.clause("no-card")
def test_a_short_hand_picks_what_it_has_and_gets_the_leftovers() -> None:
    match = position(hands={0: [], 1: [50, 51], 2: []}, display=[1, 2, 3])
    assert match.to_act == (1,)
    assert [int(player(match, seat).missing) for seat in range(3)] == [1, 0, 1]
    do(match, "1: pick 50", "1: take 3")
    assert hand(match, 0) == [1] and hand(match, 2) == [2]
    assert [int(note) for note in player(match, 1).notes[[1, 2]]] == [0, 3]


@pytest.mark.clause("no-card")
def test_two_players_may_lack_two_picks() -> None:
    match = position(2, hands={0: [], 1: [50]}, display=[1, 2, 3, 4])
    do(match, "1: pick 50", "1: junk 1", "1: take 4")
    assert hand(match, 0) == [1, 2] and hand(match, 1) == [3, 4]


@pytest.mark.clause("reshuffle")
def test_the_navigation_deck_is_renewed_from_its_discards() -> None:
    match = position(hands={0: [20, 21, 22, 23], **ALONE}, deck=[7], rest="discards")
    before = int(record(match).discards.sum())
    finish_round(do(match, "0: pick 20", "1: pick 50", "2: pick 45"))
    s = record(match)
    assert s.hidden == 7 and s.deck_size == before - 2 and s.discards.sum() == 0


@pytest.mark.clause("reshuffle")
def test_without_discards_nothing_is_drawn() -> None:
    hands = {0: [*range(1, 20)], 1: [*range(20, 38)], 2: [*range(38, 56)]}
    match = position(hands=hands, display=[])
    do(match, "0: pick 1", "1: pick 20", "2: pick 38", "2: end", "1: end", "0: end")
    s = record(match)
    assert (int(s.hidden_there), int(s.display_size), int(s.deck_size)) == (0, 0, 0)
