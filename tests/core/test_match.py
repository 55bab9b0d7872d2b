"""The public contract: options, refusals, outcomes, files."""

import copy
import pickle

import numpy as np
import pytest

import teahouse
from teahouse.core import dispatch, errors, save
from teahouse.core.compiled import interpreted
from teahouse.core.events import CAPACITY, QUIET, Event, emit, new_log
from teahouse.core.game import Game
from teahouse.core.language import MissingMessage, Speaker, speaker
from teahouse.core.match import Match, rank
from teahouse.core.rulebook import clauses


@pytest.fixture
def match() -> Match:
    return teahouse.game("yangtze", players=3).new(seed=42)


def test_games_are_listed_without_the_template() -> None:
    assert "yangtze" in teahouse.games()
    assert not any(name.startswith("_") for name in teahouse.games())


def test_unknown_games_and_options() -> None:
    with pytest.raises(errors.UnknownGame, match="chess"):
        teahouse.game("chess")
    with pytest.raises(errors.OptionError, match="players cannot be 5: it is one of 2, 3, 4"):
        teahouse.game("yangtze", players=5)
    with pytest.raises(errors.OptionError, match="has only players"):
        teahouse.game("yangtze", teams=True)


def test_yes_or_no_options_say_so() -> None:
    from teahouse.core.game import Option

    option = Option("short", (0, 1), "a short game")
    assert option.read(True) == 1
    with pytest.raises(errors.OptionError, match="True or False"):
        option.read("maybe")


def test_a_game_says_what_it_is() -> None:
    game = teahouse.game("yangtze", players=2)
    assert (game.name, game.players, game.options, game.rules_version) == ("yangtze", 2, {"players": 2}, 1)
    assert repr(game) == "Game('yangtze', players=2)"
    assert game == teahouse.game("yangtze", players=2) != teahouse.game("yangtze")
    assert len({game, teahouse.game("yangtze", players=2)}) == 1
    assert game.format(game.encode("tile", tile=12, turn=1)) == "tile 12 turned 1"
    assert game.decode(game.parse("no reward")).verb == "no-reward"


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True, None])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(errors.SeedError, match="whole number"):
        teahouse.game("yangtze").new(seed)  # type: ignore[arg-type]


def test_refusals_change_nothing(match: Match) -> None:
    before = match.copy()
    with pytest.raises(errors.ActionRangeError):
        match.play(match.game.num_actions)
    with pytest.raises(errors.ActionRangeError):
        match.why_not(-1)
    with pytest.raises(errors.SeatError, match="Seat 1 is not to act"):
        match.play(match.legal()[0], seat=1)
    with pytest.raises(errors.SeatError, match="no seat 3"):
        match.play(match.legal()[0], seat=3)
    with pytest.raises(errors.SeatError, match="no seat 7"):
        match.view(7)
    with pytest.raises(errors.IllegalAction, match=r"'at 0,1' is not possible now.*\[turn.now\]"):
        match.play(match.game.parse("at 0,1"))
    with pytest.raises(errors.NotationError):
        match.game.parse("at the door")
    with pytest.raises(errors.CannotUndo):
        match.undo()
    with pytest.raises(errors.PlyError, match="moves 0 to 0"):
        match.at(1)
    assert match == before and match.ply == 0


def test_nobody_acts_when_the_game_is_over(match: Match) -> None:
    while not match.over:
        match.play_quiet(match.legal()[0])
    assert match.legal().tolist() == []
    for play in (match.play, match.play_quiet):
        with pytest.raises(errors.SeatError, match="over"):
            play(0)
        with pytest.raises(errors.SeatError, match="over"):
            play(0, 1)
    assert match.view(0)["outcome"]["reason"] == "all-tiles-placed"
    assert "Match of yangtze" in repr(match)


@pytest.mark.skipif(not interpreted, reason="compiled rules cannot be replaced")
def test_a_seat_must_be_named_when_several_act(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "to_act", lambda s: 0b101)
    with pytest.raises(errors.SeatError, match="Seats 0, 2 are to act"):
        match.why_not(0)
    with pytest.raises(errors.SeatError, match="say which one"):
        match.legal()
    with pytest.raises(errors.SeatError, match="say which one"):
        match.play(0)


def test_matches_are_not_hashable_and_differ_from_other_things(match: Match) -> None:
    assert match != "a match"
    with pytest.raises(TypeError):
        hash(match)


def test_events_of_quiet_moves_are_replayed(match: Match) -> None:
    loud = match.copy()
    for _ in range(6):
        action = int(match.legal()[0])
        match.play_quiet(action)
        loud.play(action)
    assert not match.can_undo
    assert match.events(2, 1) == loud.events(2, 1)
    assert all(event["ply"] >= 2 for event in match.events(2, 1))


def test_what_several_seats_learned_is_what_each_did(match: Match) -> None:
    happened = [event for _ in range(6) for event in match.play(match.legal()[0])]
    assert not all(event.is_public for event in happened)
    seats = (None, 1, 0)
    assert match.events_of(0, seats) == [[event.seen_by(seat) for event in happened] for seat in seats]


def test_a_determinised_match_goes_on_from_its_ply(match: Match) -> None:
    match.play(match.legal()[0])
    twin = match.determinise(0, seed=1)
    assert twin.ply == 1
    twin.play(twin.legal()[0])
    assert {event["ply"] for event in twin.events(1, 0)} == {1}
    assert twin.at(1).ply == 1
    with pytest.raises(errors.SaveError, match="no seed"):
        twin.save()


def test_places_are_shared_by_equals() -> None:
    names = ("points", "boats")
    assert rank("x", [[3, 1], [5, 0], [3, 1]], names).ranking == [[1], [0, 2]]
    assert rank("x", [[5, 1], [5, 2]], names).tie_break == "boats"
    assert rank("x", [[5, 1], [5, 1]], names).tie_break == "shared"
    assert rank("x", [[5, 1], [4, 1]], names).tie_break is None


# Saved games


def test_a_save_is_readable(match: Match) -> None:
    match.play(match.legal()[0])
    lines = match.save().splitlines()
    assert lines[:5] == ["teahouse save 1", "game yangtze", "rules 1", "option players 3", "seed 42"]
    assert lines[5].startswith("0: tile ")
    assert teahouse.load(match.save().replace("\n", "\r\n")) == match


@pytest.mark.parametrize(
    ("spoil", "error", "words"),
    [
        (lambda text: "", errors.NotASave, "no saved game"),
        (lambda text: "hello\n" + text, errors.NotASave, "no saved game"),
        (lambda text: text[:-20], errors.DamagedSave, "cut short"),
        (lambda text: "\n".join(text.split("\n")[:-2]), errors.DamagedSave, "cut short"),
        (lambda text: text.replace("seed 42", "seed 43"), errors.DamagedSave, "was changed"),
    ],
)
def test_spoilt_saves(match: Match, spoil: object, error: type[Exception], words: str) -> None:
    match.play(match.legal()[0])
    with pytest.raises(error, match=words):
        teahouse.load(spoil(match.save()))  # type: ignore[operator]


def sealed(**changes: object) -> str:
    """A save with a right checksum and wrong contents."""
    facts: dict[str, object] = {
        "game": "yangtze",
        "rules_version": 1,
        "options": {"players": 3},
        "seed": 1,
        "moves": [],
    }
    return save.write(save.Saved(**(facts | changes)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        (sealed(rules_version=99), errors.OtherRules, "rules 99"),
        (sealed(game="chess"), errors.DamagedSave, "no game called"),
        (sealed(options={"players": 9}), errors.DamagedSave, "players"),
        (sealed(moves=[(0, "jump")]), errors.DamagedSave, "not an action"),
        (sealed(moves=[(1, "no reward")]), errors.DamagedSave, "not to act"),
        (sealed(seed="x"), errors.DamagedSave, "cannot be read"),
        (sealed(game="a\nnonsense"), errors.DamagedSave, "means nothing"),
    ],
)
def test_saves_that_cannot_be_replayed(text: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        teahouse.load(text)


def test_a_save_without_its_facts() -> None:
    body = "teahouse save 1\ngame yangtze\n"
    closing = save.write(save.Saved("x", 1, {}, 1, [])).splitlines()[-1].split()[0]
    assert closing == "end"
    with pytest.raises(errors.DamagedSave, match="rules and seed"):
        teahouse.load(f"{body}end 0 moves, checksum {save._checksum(body)}\n")


# Batches


def test_a_batch_refuses_as_a_whole() -> None:
    game = teahouse.game("yangtze", players=2)
    batch = game.batch(3, seed=1)
    assert len(batch) == 3
    actions = [int(np.flatnonzero(row)[0]) for row in batch.legal_mask()]
    before = batch.states.tobytes()
    with pytest.raises(errors.IllegalAction, match="in game 2"):
        batch.step([actions[0], actions[1], game.parse("no reward")])
    with pytest.raises(errors.ActionRangeError):
        batch.step([actions[0], actions[1], -4])
    with pytest.raises(errors.OptionError, match="one action per game"):
        batch.step(actions[:2])
    assert batch.states.tobytes() == before
    with pytest.raises(errors.OptionError, match="at least one game"):
        game.batch(0, seed=1)


# Words, events, bots


def test_missing_messages_are_errors() -> None:
    say = speaker("en", "teahouse.games.yangtze")
    with pytest.raises(MissingMessage):
        say("no-such-message")
    with pytest.raises(MissingMessage):
        say("top-reward")
    with pytest.raises(errors.UnknownLanguage, match="xx"):
        Speaker("xx")
    with pytest.raises(errors.UnknownLanguage):
        clauses("teahouse.games.yangtze", "xx")


def test_secrets_are_words_too() -> None:
    game = teahouse.game("yangtze")
    say = speaker("en", "teahouse.games.yangtze")
    seen = {"kind": "drew", "ply": 3, "seat": 1, "tile": None}
    assert say.event(game.blueprint.events, seen, ["A", "B"]) == "B draws a tile."


def test_a_log_holds_what_it_can() -> None:
    log = new_log()
    log[0, 0] = 0
    for k in range(CAPACITY):
        emit(log, 1, k)
    with pytest.raises(IndexError):
        emit(log, 1)
    emit(QUIET, 1)


def test_secret_parameters_reach_those_who_know() -> None:
    kind = teahouse.game("yangtze").blueprint.events["drew"]
    event = Event(kind, 0, 0b10, (1, 12, 0, 0, 0, 0))
    assert event.seen_by(1)["tile"] == "12"
    assert event.seen_by(0)["tile"] is None
    assert event.seen_by(None)["tile"] is None


def test_bots_answer_only_their_own_game(match: Match) -> None:
    with pytest.raises(errors.UnknownBot, match="oracle"):
        teahouse.bot("oracle", match.game)
    for name in ("random", "greedy"):
        bot = teahouse.bot(name, match.game)
        assert len(bot.rank(match.observe(0))) == len(match.legal())
        with pytest.raises(errors.ObservationError, match="not to act"):
            bot.choose(match.observe(1))
        with pytest.raises(errors.ObservationError, match="plays"):
            teahouse.bot(name, teahouse.game("yangtze", players=2)).choose(match.observe(0))


def test_a_game_is_picklable_by_name() -> None:
    game = teahouse.game("yangtze", players=2)
    again: Game = pickle.loads(pickle.dumps(game))
    assert again == game and again.blueprint is game.blueprint


def test_deep_copies_are_copies(match: Match) -> None:
    twin = copy.deepcopy(match)
    twin.play(twin.legal()[0])
    assert match.ply == 0 and twin.ply == 1
