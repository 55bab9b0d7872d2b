"""Every encounter card: played, cancelled, and without a target."""

import pytest

from teahouse.games.madame_ching.components import COPIES, FACES
from tests.games.madame_ching.positions import cell, do, expedition, held, legal, phase, player, record, skills, why
from tests.games.madame_ching.test_skills import turn_of


@pytest.mark.clause("encounter.one")
@pytest.mark.clause("encounter.hand")
def test_one_card_a_turn_and_only_one_that_is_held() -> None:
    match = turn_of(encounters={0: ["soothsayer", "old-sailor"]}, down={0: ["map"]})
    assert why(match, "thief 1") == why(match, "siren map") == why(match, "helmsmen none") == "encounter.hand"
    do(match, "0: old sailor")
    assert why(match, "soothsayer") == "encounter.one"


@pytest.mark.clause("encounter.thief")
def test_a_thief_takes_a_gem() -> None:
    for gems, gem in (((1, 0, 0), 0), ((0, 1, 0), 1), ((0, 0, 1), 2)):
        match = do(turn_of(encounters={0: ["thief"]}, gems={1: gems}), "0: thief 1")
        assert player(match, 0).gems[gem] == 1 and player(match, 1).gems.sum() == 0


@pytest.mark.clause("encounter.thief")
def test_each_gem_is_equally_likely() -> None:
    taken, before = [0, 0, 0], turn_of(encounters={0: ["thief"]}, gems={1: (2, 0, 1)})
    for seed in range(90):
        match = before.copy()
        record(match).stream[:] = [seed + 1, seed * 7919 + 3, 77, seed * 31 + 5]
        match.play_quiet(match.game.parse("thief 1"))
        taken[int(player(match, 0).gems.argmax())] += 1
    assert taken[1] == 0 and 45 < taken[0] < 75


@pytest.mark.clause("empty-target")
@pytest.mark.clause("attack.target")
def test_thief_and_traitor_need_something_to_take() -> None:
    match = turn_of(encounters={0: ["thief", "traitor"], 2: ["merchant"]}, gems={2: (1, 0, 0), 0: (1, 0, 0)})
    assert why(match, "thief 1") == why(match, "traitor 1") == "empty-target"
    assert why(match, "thief 0") == why(match, "traitor 3") == "attack.target"
    assert {"thief 2", "traitor 2"} <= set(legal(match))


@pytest.mark.clause("encounter.traitor")
@pytest.mark.clause("notebook-traitor")
def test_a_traitor_takes_an_encounter_card_and_the_victim_knows_which() -> None:
    match = turn_of(encounters={0: ["traitor"], 1: ["merchant"]})
    player(match, 2).encounter_notes[1, FACES.index("merchant")] = 1
    do(match, "0: traitor 1", "1: no shield")
    assert held(match, 0) == ["merchant"] and held(match, 1) == []
    assert player(match, 1).encounter_notes[0, FACES.index("merchant")] == 1
    assert player(match, 2).encounter_notes.sum() == 0


@pytest.mark.clause("helmsmen.shield")
@pytest.mark.clause("spent-anyway")
@pytest.mark.parametrize("attack", ["thief", "traitor"])
def test_a_shield_cancels_and_the_attack_is_spent(attack: str) -> None:
    match = turn_of(encounters={0: [attack, "soothsayer"], 1: ["helmsmen-map", "helmsmen-none"]}, gems={1: (1, 0, 0)})
    do(match, f"0: {attack} 1")
    assert match.to_act == (1,) and legal(match) == ["shield map", "shield none", "no shield"]
    assert why(match, "shield kite") == "encounter.hand"
    do(match, "1: shield map")
    assert held(match, 1) == ["helmsmen-none"] and player(match, 1).gems[0] == 1
    assert why(match, "soothsayer") == "encounter.one" and match.to_act == (0,)
    assert why(match, "shield none") == why(match, "no shield") == "helmsmen.shield"


@pytest.mark.clause("helmsmen.shield")
def test_a_shield_is_not_the_encounter_card_of_the_own_turn() -> None:
    match = turn_of(encounters={0: ["thief"], 1: ["helmsmen-map", "soothsayer"]}, gems={1: (1, 0, 0)})
    do(match, "0: thief 1", "1: shield map", "0: take hidden")
    while record(match).seat != 1:
        do(match, f"{match.to_act[0]}: {legal(match)[0]}")
    assert "soothsayer" in legal(match)


@pytest.mark.clause("ask-openly")
def test_any_encounter_card_brings_the_question_and_none_does_not() -> None:
    asked = do(turn_of(encounters={0: ["thief"], 1: ["merchant"]}, gems={1: (1, 0, 0)}), "0: thief 1")
    assert phase(asked) == "shield" and legal(asked) == ["no shield"]
    unasked = do(turn_of(encounters={0: ["thief"]}, gems={1: (1, 0, 0)}), "0: thief 1")
    assert phase(unasked) == "turn" and player(unasked, 0).gems[0] == 1


@pytest.mark.clause("encounter.siren")
@pytest.mark.clause("ask-openly")
@pytest.mark.clause("siren-one")
def test_a_siren_meets_the_opponents_in_order_and_turns_one_card_each() -> None:
    match = turn_of(
        encounters={0: ["siren-map"], 1: ["helmsmen-none"], 2: ["merchant"]},
        junks={1: [[1, 13, 56]], 2: [[19, 25]]}, hands={0: [30, 35, 41, 54], 1: [14, 3, 4], 2: [26, 6, 7]},
    )  # fmt: skip
    do(match, "0: siren map")
    assert match.to_act == (1,) and phase(match) == "shield"
    do(match, "1: no shield")
    assert legal(match) == ["turn 1", "turn 13", "turn helmsmen"] and why(match, "turn 19") == "encounter.siren"
    do(match, "1: turn helmsmen")
    assert player(match, 1).junks[0].turned.tolist()[:3] == [0, 0, 1] and match.to_act == (2,)
    do(match, "2: no shield", "2: turn 25")
    assert match.to_act == (0,) and phase(match) == "turn"
    assert why(match, "turn 1") == "encounter.siren"


@pytest.mark.clause("encounter.siren")
@pytest.mark.clause("single-answer")
@pytest.mark.clause("empty-target")
def test_a_single_card_is_turned_unasked_and_who_has_none_is_passed_over() -> None:
    match = turn_of(
        encounters={0: ["siren-map"], 2: ["merchant"]}, junks={1: [[1, 11]], 2: [[12]]}, hands={1: [14, 3, 4]}
    )
    do(match, "0: siren map")
    assert phase(match) == "turn" and player(match, 1).junks[0].turned[0] == 1


@pytest.mark.clause("siren-one")
@pytest.mark.clause("no-idle")
def test_turned_cards_are_not_turned_again_and_an_idle_siren_cannot_sing() -> None:
    match = turn_of(encounters={0: ["siren-map"]}, junks={1: [[1, 11]]}, turned={1: [1]}, hands={1: [14, 3, 4]})
    assert why(match, "siren map") == "no-idle"


@pytest.mark.clause("helmsmen.shield")
@pytest.mark.clause("encounter.siren")
def test_a_shield_against_a_siren_protects_one_player_only() -> None:
    match = turn_of(
        encounters={0: ["siren-map"], 1: ["helmsmen-none"]},
        junks={1: [[1, 11]], 2: [[13, 17]]}, hands={1: [14, 3], 2: [18, 6]},
    )  # fmt: skip
    do(match, "0: siren map", "1: shield none")
    assert player(match, 1).junks[0].turned.sum() == 0 and player(match, 2).junks[0].turned.sum() == 1


@pytest.mark.clause("encounter.old-sailor")
@pytest.mark.clause("no-idle")
def test_the_old_sailor_turns_all_skills_up() -> None:
    match = do(turn_of(encounters={0: ["old-sailor"]}, down={0: ["map", "kite", "crew"]}), "0: old sailor")
    assert skills(match, 0) == {"map": (1, 0), "kite": (1, 0), "crew": (1, 0)}
    assert why(turn_of(encounters={0: ["old-sailor"]}, up={0: ["map"]}), "old sailor") == "no-idle"


@pytest.mark.clause("helmsmen.move")
@pytest.mark.clause("helmsmen-number")
def test_helmsmen_move_one_column_and_one_row_and_have_no_number() -> None:
    match = turn_of(card=30, junks={0: [[26]]}, encounters={0: ["helmsmen-kite"]}, up={0: ["lantern"]})
    do(match, "0: helmsmen kite")
    assert expedition(match, 0) == [26, 30, 59] and cell(match, 0) == (3, 2) and held(match, 0) == []
    assert record(match).encounter_discards.sum() == 0
    do(match, "0: night 35")
    assert expedition(match, 0) == [26, 30, 59, 35]


@pytest.mark.clause("helmsmen-number")
def test_the_next_card_is_compared_with_the_last_numbered_one() -> None:
    higher = turn_of(card=30, junks={0: [[26, 60]]})
    assert expedition(higher, 0) == [26, 60, 30]
    lower = turn_of(card=30, junks={0: [[31, 60]]}, missions=["47 a"])
    assert expedition(lower, 0) == [30]


@pytest.mark.clause("helmsmen-room")
def test_helmsmen_need_a_free_column_and_row() -> None:
    edge = turn_of(card=40, junks={0: [[9, 11, 12, 17, 18, 23, 24]]}, encounters={0: ["helmsmen-map"]})
    assert why(edge, "helmsmen map") == "helmsmen-room"


@pytest.mark.clause("encounter.soothsayer")
@pytest.mark.clause("discard-first")
def test_the_soothsayer_draws_three() -> None:
    match = do(
        turn_of(encounters={0: ["soothsayer"]}, encounter_deck=["thief", "merchant", "traitor"]), "0: soothsayer"
    )
    assert held(match, 0) == ["thief", "traitor", "merchant"]


@pytest.mark.clause("discard-first")
@pytest.mark.clause("reshuffle")
def test_a_played_soothsayer_can_be_drawn_again_from_a_renewed_deck() -> None:
    holding = {1: [face for face, copies in zip(FACES, COPIES, strict=True) for _ in range(copies)]}
    holding[1].remove("soothsayer")
    holding[1].remove("thief")
    match = turn_of(encounters={0: ["soothsayer"], **holding}, encounter_deck=["thief"])
    do(match, "0: soothsayer")
    assert held(match, 0) == ["thief", "soothsayer"]  # deck and discards are empty: the third draw lapses
    assert record(match).encounter_deck_size == 0


@pytest.mark.clause("no-idle")
def test_a_soothsayer_who_could_draw_only_herself_cannot_be_played() -> None:
    holding = {1: [face for face, copies in zip(FACES, COPIES, strict=True) for _ in range(copies)]}
    holding[1].remove("soothsayer")
    match = turn_of(encounters={0: ["soothsayer"], **holding})
    assert why(match, "soothsayer") == "no-idle"


@pytest.mark.clause("reshuffle")
def test_the_encounter_deck_is_renewed_from_its_discards() -> None:
    match = turn_of(encounters={0: ["soothsayer"]}, encounter_deck=["thief"], encounter_rest="discards")
    do(match, "0: soothsayer")
    s = record(match)
    assert len(held(match, 0)) == 3 and "thief" in held(match, 0)
    assert s.encounter_discards.sum() == 0 and s.encounter_deck_size == 30


#: For each symbol two cards that bear it and one that does not.
BEARERS = {"map": (13, 19), "lantern": (14, 20), "sword": (15, 21), "kite": (16, 22)}


@pytest.mark.clause("encounter.siren")
@pytest.mark.clause("helmsmen.shield")
@pytest.mark.clause("no-idle")
@pytest.mark.parametrize("symbol", BEARERS)
def test_every_siren_played_cancelled_and_without_a_target(symbol: str) -> None:
    low, high = BEARERS[symbol]
    told = {
        "junks": {1: [[low, high]]},
        "hands": {1: [40, 3]},
        "encounters": {0: [f"siren-{symbol}"], 1: ["helmsmen-none"]},
    }
    turned = do(turn_of(card=43, **told), f"0: siren {symbol}", "1: no shield", f"1: turn {high}")
    assert player(turned, 1).junks[0].turned.tolist()[:3] == [0, 1, 0] and held(turned, 0) == []
    cancelled = do(turn_of(card=43, **told), f"0: siren {symbol}", "1: shield none")
    assert player(cancelled, 1).junks[0].turned.sum() == 0 and held(cancelled, 0) == held(cancelled, 1) == []
    idle = turn_of(card=43, encounters={0: [f"siren-{symbol}"]}, junks={1: [[17, 18]], 2: [[23]]}, hands={1: [40, 42]})
    assert why(idle, f"siren {symbol}") == "no-idle" and f"siren {symbol}" not in legal(idle)


@pytest.mark.clause("encounter.merchant")
@pytest.mark.clause("encounter.treasure")
@pytest.mark.clause("ching.symbol")
def test_cards_to_keep_cannot_be_played_and_madame_ching_only_while_completing() -> None:
    kept = ["merchant", "treasure-one", "treasure-two", "treasure-three", "madame-ching"]
    match = turn_of(encounters={0: kept})
    assert all(word.startswith("take") for word in legal(match))
    assert {why(match, f"ching {symbol}") for symbol in BEARERS} == {"completing.order"}


@pytest.mark.clause("helmsmen.shield")
@pytest.mark.clause("ask-openly")
@pytest.mark.parametrize("attack", ["thief 1", "traitor 1", "siren map", "combat 1"])
@pytest.mark.parametrize("symbol", ["map", "lantern", "sword", "kite", "none"])
def test_every_helmsmen_shields_against_every_attack(attack: str, symbol: str) -> None:
    match = turn_of(
        encounters={0: ["thief", "traitor", "siren-map"], 1: [f"helmsmen-{symbol}"]}, gems={1: (1, 1, 1)},
        up={0: ["sword"]}, junks={1: [[1]]},
    )  # fmt: skip
    do(match, f"0: {attack}")
    assert match.to_act == (1,) and legal(match) == [f"shield {symbol}", "no shield"]
    do(match, f"1: shield {symbol}")
    assert match.to_act == (0,) and phase(match) == "turn" and record(match).attack == 0
    assert (held(match, 1), player(match, 1).gems.tolist(), player(match, 1).hand_size) == ([], [1, 1, 1], 2)
    assert player(match, 1).junks[0].turned.sum() == 0
    assert record(match).encounter_discards[FACES.index(f"helmsmen-{symbol}")] == 1


@pytest.mark.clause("skill.combat")
@pytest.mark.clause("encounter.traitor")
def test_every_attack_goes_through_where_nobody_can_answer() -> None:
    match = turn_of(encounters={0: ["thief"]}, gems={1: (0, 1, 0)}, up={0: ["sword"]})
    do(match, "0: thief 1", "0: combat 1", "0: seize 4", "0: give 4")
    assert player(match, 0).gems.tolist() == [0, 1, 0] and match.to_act == (0,)
