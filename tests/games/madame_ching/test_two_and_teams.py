"""Two players with two junks each, and the team game."""

import pytest

from teahouse.games.madame_ching.components import FACES
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

# --- Two players


@pytest.mark.clause("two.cards")
@pytest.mark.clause("two.junk")
@pytest.mark.clause("round.order")
def test_worked_example_two_players_resolve_48_43_20_12() -> None:
    match = position(2, hands={0: [20, 43, 1, 2, 3], 1: [12, 48, 4, 5, 6]}, display=[50, 51, 52, 53])
    assert acting(match) == (0, 1)
    do(match, "0: pick 20", "1: pick 48", "1: pick 12")
    assert acting(match) == (0,)
    do(match, "0: pick 43", "1: junk 1", "1: take 53")
    assert acting(match) == (0,) and phase(match) == "junk" and legal(match) == ["junk 0", "junk 1"]
    do(match, "0: junk 0", "0: take 52")
    assert acting(match) == (0,) and phase(match) == "turn"  # the other junk serves unasked
    assert why(match, "junk 0") == "two.junk"
    do(match, "0: take 51", "1: take hidden")
    assert [expedition(match, 0, k) for k in range(2)] == [[43], [20]]
    assert [expedition(match, 1, k) for k in range(2)] == [[12], [48]]
    assert 50 in hand(match, 1) and phase(match) == "pick"


@pytest.mark.clause("two-junks")
def test_each_card_is_a_turn_with_an_encounter_card_of_its_own() -> None:
    match = position(
        2, hands={0: [40, 43, 1, 44, 3], 1: [12, 20, 4, 5, 6]}, junks={0: [[2, 7], [8]]},
        encounters={0: ["helmsmen-map", "helmsmen-kite"]}, up={0: ["lantern"]},
    )  # fmt: skip
    do(match, "0: pick 40", "0: pick 43", "1: pick 12", "1: pick 20", "0: junk 1", "0: helmsmen map", "0: night 44")
    assert expedition(match, 0, 1) == [8, 43, 56, 44] and expedition(match, 0, 0) == [2, 7]
    assert why(match, "helmsmen kite") == "encounter.one"
    do(match, "0: take hidden", "0: helmsmen kite")
    assert expedition(match, 0, 0) == [2, 7, 40, 59] and cell(match, 0, 0) == (4, 4)


@pytest.mark.clause("siren-one")
def test_a_siren_turns_one_card_in_all_of_two_junks() -> None:
    match = position(2, hands={0: [40, 43], 1: [12, 20]}, junks={1: [[1, 56], [7]]}, encounters={0: ["siren-map"]})
    do(match, "0: pick 40", "0: pick 43", "1: pick 12", "1: pick 20", "0: junk 0", "0: siren map")
    assert legal(match) == ["turn 1", "turn 7", "turn helmsmen"]
    do(match, "1: turn 7")
    assert player(match, 1).junks[1].turned[0] == 1 and match.to_act == (0,)


@pytest.mark.clause("end.voyages")
def test_both_junks_bring_gold_at_the_end() -> None:
    match = position(2, hands={0: [40, 43], 1: [12, 20]}, junks={0: [[1, 2], [3, 4]]}, round_number=60)
    do(match, "0: pick 40", "0: pick 43", "1: pick 12", "1: pick 20", "0: junk 0")
    while not match.over:
        do(match, f"{match.to_act[0]}: {legal(match)[0]}")
    assert player(match, 0).gold == 2 + 2


# --- Teams

HANDS = {0: [40, 41, 42], 1: [30, 31, 32], 2: [20, 21, 22], 3: [10, 11, 12]}
PICKS = ("0: pick 40", "1: pick 30", "2: pick 20", "3: pick 10")


@pytest.mark.clause("team.gift")
@pytest.mark.clause("team.return")
@pytest.mark.clause("notebook")
def test_gifts_go_both_ways_in_both_teams() -> None:
    match = do(position(4, teams=True, hands=HANDS, display=[50, 51, 52, 53]), *PICKS, "0: take 51")
    assert phase(match) == "gift" and legal(match) == ["give 41", "give 42", "give 51", "no gift"]
    assert why(match, "give 31") == "team.gift"
    do(match, "0: give 51")
    assert 51 in hand(match, 2) and player(match, 2).owed == 1
    assert [int(player(match, seat).notes[51]) for seat in range(4)] == [3, 0, 0, 0]
    do(match, "1: take 52", "1: give 31")
    assert [int(player(match, seat).owed) for seat in range(4)] == [0, 0, 1, 1]
    do(match, "2: take hidden")
    assert why(match, "no gift") == "team.return" and legal(match) == ["give 21", "give 22", "give 50", "give 51"]
    do(match, "2: give 22")
    assert 22 in hand(match, 0) and player(match, 2).owed == 0
    assert why(match, "give 10") == "team.gift" and why(match, "no gift") == "team.gift"
    do(match, "3: take 53", "3: give 31")
    assert phase(match) == "pick" and hand(match, 1) == [31, 32, 52]


@pytest.mark.clause("gift-turn")
def test_no_gift_once_the_partner_is_done_and_none_from_an_empty_hand() -> None:
    match = do(position(4, teams=True, hands=HANDS), *PICKS, "0: take hidden", "0: no gift")
    do(match, f"1: {legal(match)[0]}", "1: no gift")
    do(match, f"2: {legal(match)[0]}")
    assert match.to_act == (3,)  # seat 2 was not asked
    hands = {0: [40], 1: [30], 2: [20], 3: [10]}
    empty = do(position(4, teams=True, hands=hands, display=[], rest="discards"), *PICKS)
    do(empty, "0: end")
    assert empty.to_act == (1,)
    lapsed = do(
        position(4, teams=True, hands={**hands, 0: [40, 41]}, display=[], rest="discards"),
        *PICKS,
        "0: end",
        "0: give 41",
    )
    player(lapsed, 2).hand[:] = 0
    player(lapsed, 2).hand_size = 0
    record(lapsed).discards[41] = 1
    player(lapsed, 0).notes[:] = 0
    do(lapsed, "1: end", "2: end")
    assert player(lapsed, 2).owed == 0 and lapsed.to_act == (3,)


@pytest.mark.clause("single-answer")
def test_a_debt_is_asked_even_with_one_card() -> None:
    hands = {0: [40, 41], 1: [30], 2: [20], 3: [10]}
    match = do(
        position(4, teams=True, hands=hands, display=[], rest="discards"),
        *PICKS,
        "0: end",
        "0: give 41",
        "1: end",
        "2: end",
    )
    assert phase(match) == "gift" and legal(match) == ["give 41"]


@pytest.mark.clause("team.pass")
@pytest.mark.clause("pass-once")
def test_drawn_encounter_cards_are_asked_about_one_by_one() -> None:
    match = position(
        4, teams=True, hands=HANDS, encounters={0: ["soothsayer"]}, encounter_deck=["thief", "merchant", "traitor"]
    )
    do(match, *PICKS, "0: soothsayer")
    assert phase(match) == "pass" and legal(match) == ["keep", "pass"] and held(match, 0) == ["thief"]
    assert match.view(1)["state"]["players"][0]["gained"] is None
    do(match, "0: pass")
    assert held(match, 2) == ["thief"] and held(match, 0) == ["merchant"] and match.to_act == (0,)
    assert player(match, 0).encounter_notes[2, FACES.index("thief")] == 1
    do(match, "0: keep", "0: pass")
    assert held(match, 0) == ["merchant"] and held(match, 2) == ["thief", "traitor"] and phase(match) == "turn"
    assert why(match, "keep") == why(match, "pass") == "team.pass"


@pytest.mark.clause("team.pass")
@pytest.mark.clause("notebook-traitor")
def test_a_stolen_card_may_be_passed_on_and_the_victim_knows() -> None:
    match = position(4, teams=True, hands=HANDS, encounters={0: ["traitor"], 1: ["merchant"]})
    do(match, *PICKS, "0: traitor 1", "1: no shield")
    assert phase(match) == "pass" and record(match).gained_from == 1 and record(match).attack == 0
    assert player(match, 1).gained == player(match, 0).gained == FACES.index("merchant") + 1
    do(match, "0: pass")
    face = FACES.index("merchant")
    assert held(match, 2) == ["merchant"]
    assert [int(player(match, 1).encounter_notes[seat, face]) for seat in range(4)] == [0, 0, 1, 0]
    stolen = [event for event in match.events(0, 1) if event["kind"] == "passed"]
    unseen = [event for event in match.events(0, 3) if event["kind"] == "passed"]
    assert stolen[0]["face"] == "merchant" and unseen[0]["face"] is None


@pytest.mark.clause("team.pass")
def test_cards_of_missions_and_of_luck_are_asked_about_before_play_goes_on() -> None:
    cards = [5, 6, 13, 14, 17, 18, 23, 26]
    match = position(
        4, teams=True, hands=HANDS, junks={0: [cards]}, missions=["23 b", "47 a"], encounter_deck=["thief", "merchant"]
    )
    do(match, *PICKS, "0: pass", "0: keep")
    assert phase(match) == "set" and held(match, 0) == ["merchant"]
    luck = position(4, teams=True, hands=HANDS, junks={0: [cards]}, missions=["47 a"])
    do(luck, *PICKS)
    assert phase(luck) == "pass" and expedition(luck, 0) == cards
    do(luck, "0: pass")
    assert phase(luck) == "turn" and expedition(luck, 0) == [40]


@pytest.mark.clause("team.attacks")
def test_the_partner_is_no_target_and_is_passed_over() -> None:
    match = position(
        4, teams=True, hands=HANDS, gems={1: (1, 0, 0), 2: (1, 0, 0)}, up={0: ["sword"]}, junks={2: [[1]], 3: [[7]]},
        encounters={0: ["thief", "siren-map", "traitor"], 2: ["merchant"]},
    )  # fmt: skip
    do(match, *PICKS)
    assert why(match, "thief 2") == why(match, "combat 2") == why(match, "traitor 2") == "team.attacks"
    do(match, "0: siren map")
    assert player(match, 3).junks[0].turned[0] == 1 and player(match, 2).junks[0].turned[0] == 0
    assert match.to_act == (0,)


@pytest.mark.clause("team.sides")
@pytest.mark.parametrize(
    ("gems", "ranking", "tie_break"),
    [
        ({0: (1, 0, 0), 3: (0, 0, 2)}, [[1, 3], [0, 2]], None),
        ({0: (2, 0, 0), 2: (0, 0, 1), 3: (0, 0, 2)}, [[1, 3], [0, 2]], "white"),
        ({}, [[0, 1, 2, 3]], "shared"),
    ],
)
def test_partners_add_up_points_and_gems(
    gems: dict[int, tuple[int, int, int]], ranking: list[list[int]], tie_break: str | None
) -> None:
    match = position(4, teams=True, hands=HANDS, gems=gems, round_number=60)
    outcome = finish_round(do(match, *PICKS)).outcome
    assert outcome is not None and (outcome.ranking, outcome.tie_break) == (ranking, tie_break)
    assert outcome.scores[0] == outcome.scores[2] and outcome.scores[1] == outcome.scores[3]


@pytest.mark.clause("team.sides")
def test_the_pearl_is_claimed_by_one_players_skills_alone() -> None:
    cards = [7, 13, 17, 18, 19, 23, 24, 29]
    match = position(
        4, teams=True, hands=HANDS, junks={0: [cards]}, missions=["47 a"], up={0: ["kite"], 2: ["lantern", "sword"]}
    )
    do(match, *PICKS, "0: set map")
    assert record(match).pearl == -1
