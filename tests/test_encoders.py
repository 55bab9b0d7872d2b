"""Laws of the observations for learning, in every game: they hide what is hidden and lose nothing that is seen."""

import random

import numpy as np
import pytest

import teahouse
from teahouse.core import learning, view
from teahouse.core.compiled import interpreted
from teahouse.core.encoding import Encoding, Part
from teahouse.core.game import Blueprint, Game
from teahouse.core.match import Match
from tests.kinds import SEEDS, every_blueprint, every_kind, positions

STRIDE = 37 if interpreted else 5


@every_kind
def test_states_that_look_alike_have_equal_encodings(game: Game) -> None:
    for match in positions(game, SEEDS[0], STRIDE):
        for seat in range(game.players):
            encoded, mask = match.encode(seat)
            for seed in (1, 2):
                again, same_mask = match.determinise(seat, seed).encode(seat)
                assert np.array_equal(again, encoded) and np.array_equal(same_mask, mask)


@every_kind
def test_an_encoder_cannot_see_hidden_bytes(game: Game) -> None:
    noise = np.random.default_rng(1)
    for match in positions(game, SEEDS[0], 2 * STRIDE):
        for seat in range(game.players):
            garbled = match.copy()._state
            raw = garbled.view(np.uint8)
            hidden = game.masks[seat] == 0
            raw[hidden] = noise.integers(256, size=int(hidden.sum()))
            seen = learning.seen_by(garbled, 0, game.masks, seat)
            assert seen.tobytes() == view.redact(match._state, game.masks, seat).tobytes()
            encoded = np.empty(game.encoding.size, np.float32)
            learning.encode_record(seen, seat, encoded)
            assert np.array_equal(encoded, match.encode(seat)[0])


@every_kind
def test_positions_that_a_seat_can_tell_apart_have_different_encodings(game: Game) -> None:
    records: dict[bytes, tuple[int, bytes]] = {}
    for match in positions(game, SEEDS[0], 11 if interpreted else 1):
        for seat in range(game.players):
            encoded, _ = match.encode(seat)
            assert encoded.min() >= -1 and encoded.max() <= 1
            record = seat, match.observe(seat).record.tobytes()
            assert records.setdefault(encoded.tobytes(), record) == record


@every_kind
def test_a_mask_says_what_is_legal(game: Game) -> None:
    for match in positions(game, SEEDS[0], 2 * STRIDE):
        for seat in range(game.players):
            assert np.flatnonzero(match.encode(seat)[1]).tolist() == match.legal(seat).tolist()


@every_kind
def test_a_batch_encodes_as_a_match_does(game: Game) -> None:
    batch, choose = game.batch(3, seed=4), random.Random(4)
    for _ in range(5 if interpreted else 40):
        encoded, mask, seats = batch.encode(), batch.legal_mask(), batch.seats
        for k, seat in enumerate(seats.tolist()):
            match = Match(game, None, batch.states[k : k + 1].copy())
            expected = match.encode(seat)[0] if seat >= 0 else np.zeros(game.encoding.size)
            assert np.array_equal(encoded[k], expected)
        batch.step([choose.choice(np.flatnonzero(row).tolist() or [-1]) for row in mask])


def test_a_game_that_is_over_shows_nothing_in_a_batch() -> None:
    batch = teahouse.game("_template").batch(3, seed=0)
    assert batch.encode().any(axis=1).all()
    batch.playout()
    assert not batch.encode().any()


@every_kind
def test_payoffs_follow_the_ranking(game: Game) -> None:
    for seed in SEEDS[: 1 if interpreted else 3]:
        match = list(positions(game, seed, 10**6))[-1]
        assert match.outcome is not None
        assert sum(match.payoffs) == pytest.approx(0)
        assert game.new(seed).payoffs == [0.0] * game.players
        places = {seat: place for place, seats in enumerate(match.outcome.ranking) for seat in seats}
        for seat, payoff in enumerate(match.payoffs):
            behind = sum(places[other] > places[seat] for other in places)
            before = sum(places[other] < places[seat] for other in places)
            assert payoff == pytest.approx((behind - before) / (game.players - game.side_size))


@every_blueprint
def test_parts_follow_each_other_without_gaps(plan: Blueprint) -> None:
    encoding = plan.encoding
    numbers = np.arange(encoding.size, dtype=np.float32)
    parts = encoding.split(numbers)
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), numbers)
    assert {name: part.shape for name, part in parts.items()} == {p.name: p.shape for p in encoding.parts.values()}
    assert encoding.split(np.zeros((2, 3, encoding.size), np.float32)).keys() == parts.keys()


def test_an_observation_of_yangtze_is_small() -> None:
    assert 4 * teahouse.game("yangtze").encoding.size < 8192


def test_a_part_of_one_number_and_its_row() -> None:
    encoding = Encoding(Part("flag", "yes or no"), Part("grid", "by row and column", 2, 3))
    assert encoding.size == 7 and encoding["grid"].first == 1
    assert encoding.reference().splitlines()[2:] == [
        "| flag | 0 | 1 | yes or no |",
        "| grid | 1–6 | 2 × 3 | by row and column |",
    ]


def test_yangtze_foresees_the_boats_of_every_cell() -> None:
    game = teahouse.game("yangtze", players=2)
    looked = 0
    for match in positions(game, 5):
        seat = match.to_act[0] if match.to_act else -1
        if seat < 0 or game.decode(int(match.legal()[0])).verb != "at":
            continue
        parts = game.encoding.split(match.encode(seat)[0])
        for action in match.legal().tolist():
            x, y = map(int, game.decode(action).parameters["cell"].split(","))
            if max(abs(x), abs(y)) <= 5:
                kinds = [event.kind.name for event in match.copy().play(action)]
                assert parts["shore"][x + 5, y + 5] == 1
                assert parts["symbols"][x + 5, y + 5] == pytest.approx(kinds.count("boat") / 5)
                assert (parts["matches"][x + 5, y + 5] > 0) >= ("matched" in kinds)
                looked += 1
    assert looked > 50
