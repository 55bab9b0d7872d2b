"""Laws that hold in every game: a registered game is tested by being registered."""

import gc
import importlib
import json
import pickle
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

import teahouse
from teahouse.bots import BOTS, make
from teahouse.bots.ismcts import Search, Settings
from teahouse.core import dispatch, engine, view
from teahouse.core.compiled import interpreted
from teahouse.core.errors import CannotUndo, IllegalAction
from teahouse.core.game import Blueprint, Game, clause_id
from teahouse.core.language import speaker
from teahouse.core.match import Match
from teahouse.core.rng import seed_words
from teahouse.core.rulebook import LANGUAGES, clauses
from tests.kinds import SEEDS, every_blueprint, every_kind, play_on, positions

FEW = SEEDS[:3]
NUMBA_RUNTIME: Any = importlib.import_module("numba.core.runtime")
STRIDE = 23 if interpreted else 5

#: For what is tested at every ply of a compiled game; interpreted, at plies that no round of play falls in step with.
STEP = 7 if interpreted else 1


def seats(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


@every_kind
def test_seed_and_actions_replay_the_game_exactly(game: Game) -> None:
    for seed in SEEDS:
        first = list(positions(game, seed))[-1]
        again = game.new(seed)
        for move in first.moves:
            again.play_quiet(move.action, move.seat)
        assert again == first
        assert again.fingerprint() == first.fingerprint()
        assert again.events(0, 0) == first.events(0, 0)


@every_kind
def test_no_invariant_breaks_and_the_game_ends(game: Game) -> None:
    for seed in SEEDS:
        for match in positions(game, seed, STEP):
            assert match.problems() == []
            for seat in range(game.players):
                legal = match.legal(seat).tolist()
                assert bool(legal) == (seat in match.to_act)
                assert legal == sorted(set(legal))
        assert match.over and match.to_act == ()
        assert match.outcome is not None
        ranked = [seat for place in match.outcome.ranking for seat in place]
        assert sorted(ranked) == list(range(game.players))


@every_kind
def test_why_not_is_none_exactly_for_legal_actions(game: Game) -> None:
    for seed in FEW:
        for match in positions(game, seed, STRIDE):
            for seat in range(game.players):
                legal = set(match.legal(seat).tolist())
                allowed = {a for a in range(game.num_actions) if match.why_not(a, seat) is None}
                assert allowed == legal


@every_kind
def test_a_view_is_unchanged_by_determinising(game: Game) -> None:
    for seed in FEW:
        for match in positions(game, seed, STRIDE):
            for seat in seats(game):
                twin = match.determinise(seat, seed=seed + 99)
                assert twin.views_as_json((seat,)) == match.views_as_json((seat,))
                assert twin.text(seat) == match.text(seat)
                assert twin.problems() == []
                if seat is not None:
                    assert twin.observe(seat).record.tobytes() == match.observe(seat).record.tobytes()


@every_kind
def test_states_that_look_alike_give_equal_copies(game: Game) -> None:
    for seed in FEW:
        for match in positions(game, seed, STRIDE):
            for seat in seats(game):
                one, other = match.determinise(seat, 1), match.determinise(seat, 2)
                assert one.determinise(seat, 7) == other.determinise(seat, 7)


@every_kind
@pytest.mark.parametrize("bot", sorted(BOTS))
def test_no_bot_peeks(game: Game, bot: str) -> None:
    player = make(bot, game)
    if isinstance(player, Search):  # what it may see does not hang on how long it looks
        iterations = min(player.settings.iterations, 2 if interpreted else 40)
        player = Search(game, replace(player.settings, iterations=iterations))
    for seed in FEW:
        for match in positions(game, seed, 4 * STRIDE if interpreted else STRIDE):
            for seat in match.to_act:
                choice = player.choose(match.observe(seat), seed=5)
                swapped = match.determinise(seat, seed=seed + 1)
                assert player.choose(swapped.observe(seat), seed=5) == choice
                assert choice in match.legal(seat)


@every_kind
def test_a_determinised_game_can_be_played_to_its_end(game: Game) -> None:
    choose = random.Random(3)
    for match in positions(game, SEEDS[-1], 4 * STRIDE):
        twin = match.determinise(0, seed=8)
        for _ in range(20 if interpreted else 10**6):
            if twin.over:
                break
            play_on(twin, choose)
            assert twin.problems() == []


@every_kind
def test_the_random_stream_is_hidden(game: Game) -> None:
    for seat in range(game.players):
        assert not game.new(4).observe(seat).record["stream"].any()


@every_kind
def test_views_are_json_and_fit_their_schema(game: Game) -> None:
    schema = jsonschema.Draft202012Validator(view.schema(game.blueprint.layout))
    for match in positions(game, SEEDS[-1], 3 * STRIDE):
        for seat in seats(game):
            schema.validate(match.view(seat)["state"])
    for seat in seats(game):
        assert json.loads(json.dumps(match.events(0, seat))) == match.events(0, seat)


@every_kind
def test_undo_restores_the_position(game: Game) -> None:
    for seed in FEW:
        choose = random.Random(seed)
        for before in positions(game, seed, STEP):
            if before.over:
                break
            match = before.copy()
            seat = choose.choice(match.to_act)
            events = match.play(choose.choice(match.legal(seat).tolist()), seat)
            revealed = any(event.kind.reveals for event in events)
            assert match.can_undo == (not revealed)
            if match.can_undo:
                match.undo()
                assert match == before and match.ply == before.ply
                same_seat = bool(before.moves) and before.moves[-1].seat == seat
                assert match.can_undo == (same_seat and before.can_undo)
            else:
                with pytest.raises(CannotUndo):
                    match.undo()


@every_kind
def test_copies_files_and_pickles_are_equal_and_independent(game: Game) -> None:
    for seed in FEW:
        for match in positions(game, seed, 4 * STRIDE if interpreted else 2 * STRIDE):
            copy = match.copy()
            assert copy == match and teahouse.load(match.save()) == match
            assert pickle.loads(pickle.dumps(match)) == match
            assert match.at(match.ply) == match
            if not copy.over:
                play_on(copy, random.Random(0))
                assert copy != match and copy.ply == match.ply + 1
                assert copy.at(match.ply) == match


@every_kind
def test_an_illegal_action_changes_nothing(game: Game) -> None:
    for match in positions(game, SEEDS[-1], 2 * STRIDE):
        for seat in match.to_act:
            legal = set(match.legal(seat).tolist())
            illegal = [a for a in range(game.num_actions) if a not in legal]
            before = match.copy()
            for action in random.Random(1).sample(illegal, min(5, len(illegal))):
                with pytest.raises(IllegalAction) as refusal:
                    match.play(action, seat)
                assert refusal.value.clause in clauses(game.blueprint.package)
            assert match == before and match.moves == before.moves


@every_kind
def test_a_batch_plays_as_a_match_does(game: Game) -> None:
    batch, choose = game.batch(3, seed=11), random.Random(11)
    matches = [Match(game, None, batch.states[k : k + 1].copy()) for k in range(3)]
    while not batch.over.all():
        mask = batch.legal_mask()
        actions = np.full(3, -1)
        for k, match in enumerate(matches):
            legal = match.legal(match.to_act[0]).tolist() if match.to_act else []
            assert np.flatnonzero(mask[k]).tolist() == legal
            assert batch.seats[k] == (match.to_act[0] if match.to_act else -1)
            if legal:
                actions[k] = choose.choice(legal)
                match.play_quiet(int(actions[k]), match.to_act[0])
        batch.step(actions)
        assert batch.states.tobytes() == b"".join(match._state.tobytes() for match in matches)
    for k, match in enumerate(matches):
        assert match.outcome is not None and batch.scores[k].tolist() == match.outcome.scores


@every_kind
def test_playouts_end_and_count_their_decisions(game: Game) -> None:
    batch = game.batch(4, seed=2)
    assert batch.playout(threads=2) > 0
    assert batch.over.all()
    assert batch.playout() == 0
    quick = game.batch(4, seed=2)
    assert quick.playout(rollouts=True) > 0 and quick.over.all()


@every_kind
def test_rollouts_choose_legal_actions(game: Game) -> None:
    stream, room = seed_words(5), game.action_buffer()
    for match in positions(game, SEEDS[0], STEP):
        for seat in match.to_act:
            before = match.fingerprint()
            assert match.why_not(engine.rollout_action(match._state, 0, seat, stream, room), seat) is None
            assert match.fingerprint() == before


@every_kind
def test_candidates_are_some_of_the_legal_actions(game: Game) -> None:
    room = game.action_buffer()
    for match in positions(game, SEEDS[0], every=3):
        for seat in match.to_act:
            before = match.fingerprint()
            found = room[: dispatch.candidates(match._state[0], seat, room)].tolist()
            assert found and len(set(found)) == len(found)
            assert set(found) <= set(match.legal(seat).tolist())
            assert match.fingerprint() == before


@pytest.mark.skipif(interpreted, reason="Python counts its own references")
@every_blueprint
def test_compiled_code_frees_what_it_makes(plan: Blueprint) -> None:
    # Entry points count no references (see compiled.py): an array that one of them were given back would stay for ever.
    NUMBA_RUNTIME._nrt_python.memsys_enable_stats()
    game = Game(plan)
    searcher = Search(game, Settings(iterations=20))
    use_everything(game, searcher)
    held = arrays_held()
    for _ in range(3):
        use_everything(game, searcher)
    assert arrays_held() == held


def use_everything(game: Game, searcher: Search) -> None:
    """Call all that is compiled, and keep nothing."""
    game.batch(4, seed=1).playout()
    game.batch(4, seed=1).playout(rollouts=True)
    practice = game.practice(2, seed=1)
    for _ in range(20):
        practice.step(practice.sample())
    for match in positions(game, seed=1, every=5):
        for seat in match.to_act:
            searcher.choose(match.determinise(seat, seed=2).observe(seat))
            match.encode(seat)
            match.why_not(0, seat)
        assert match.problems() == []


def arrays_held() -> int:
    """How many arrays of the compiler's runtime are in use."""
    gc.collect()
    stats = NUMBA_RUNTIME.rtsys.get_allocation_stats()
    return int(stats.alloc - stats.free)


@every_blueprint
def test_every_action_survives_notation_and_decoding(plan: Blueprint) -> None:
    verbs = plan.verbs
    for action in range(verbs.num_actions):
        assert verbs.parse(verbs.format(action)) == action
        verb, parameters = verbs.decode(action)
        assert verbs.encode(verb, **parameters) == action


@every_blueprint
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(plan: Blueprint, language: str) -> None:
    say = speaker(language, plan.package)
    for verb in plan.verbs.verbs.values():
        for action in (verb.first, verb.first + verb.count - 1):
            assert say.action(plan.verbs, action)
    for reason in plan.reasons[1:]:
        assert say(f"reason-{reason}")
    for key in plan.standing:
        assert say(f"standing-{key}")
    for option in plan.options:
        assert say(f"option-{option.name}")
    assert say("game-name") and say("game-summary")
    for players in plan.options[0].values:
        assert len({say.seat(seat, players) for seat in range(players)}) == players


@every_kind
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(game: Game, language: str) -> None:
    say = speaker(language, game.blueprint.package)
    names = [say.seat(seat, game.players) for seat in range(game.players)]
    for seed in FEW:
        match = list(positions(game, seed))[-1]
        for seat in seats(game):
            for seen in match.events(0, seat):
                assert say.event(game.blueprint.events, seen, names)


@every_blueprint
def test_rulebooks_have_the_same_clauses_in_every_language(plan: Blueprint) -> None:
    english = list(clauses(plan.package, "en"))
    for language in LANGUAGES:
        assert list(clauses(plan.package, language)) == english
    assert {clause_id(clause) for clause in plan.clauses if clause} <= set(english)


@every_blueprint
def test_every_clause_has_a_test(plan: Blueprint) -> None:
    folder = Path(__file__).parent / "games" / plan.name.strip("_")
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    tested = set(re.findall(r'clause\(\s*"([a-z.-]+)"', sources))
    assert [clause for clause in clauses(plan.package) if clause not in tested] == []
    assert tested <= set(clauses(plan.package))


@every_blueprint
def test_a_record_is_small(plan: Blueprint) -> None:
    assert plan.layout.dtype.itemsize < 2048


@every_blueprint
def test_every_field_says_what_it_means(plan: Blueprint) -> None:
    assert all(field.meaning for field in plan.layout.fields)
