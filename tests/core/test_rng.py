"""The random stream against reference values, and its fairness."""

import numpy as np
import pytest

from teahouse.core.compiled import interpreted
from teahouse.core.rng import MASK, below, derive, next_word, seed_words, shuffle

#: A state and the first words of xoshiro128** from it, made with the authors' C code.
REFERENCE_STATE = [0x964D4A0C, 0xD40AB895, 0xAD7FDECB, 0x3006F0F0]
REFERENCE = [0xF1391922, 0x6FE53806, 0xA5BE2840, 0xF510EE70]


def python_words(state: list[int], count: int) -> list[int]:
    """The generator in unbounded arithmetic."""

    def rotated(word: int, bits: int) -> int:
        return (word << bits | word >> (32 - bits)) & MASK

    words, (a, b, c, d) = [], state
    for _ in range(count):
        words.append(rotated(b * 5 & MASK, 7) * 9 & MASK)
        c, d, t = c ^ a, d ^ b, b << 9 & MASK
        a, b, c, d = a ^ d, b ^ c, c ^ t, rotated(d, 11)
    return words


def test_reference_words() -> None:
    stream = np.array(REFERENCE_STATE)
    assert [int(next_word(stream)) for _ in REFERENCE] == REFERENCE


@pytest.mark.parametrize("seed", range(5))
def test_words_equal_unbounded_arithmetic(seed: int) -> None:
    stream = seed_words(seed)
    expected = python_words(stream.tolist(), 200)
    assert [int(next_word(stream)) for _ in range(200)] == expected


def test_below_is_fair_and_in_range() -> None:
    stream, counts = seed_words(1), np.zeros(7)
    rounds = 2_000 if interpreted else 70_000
    for _ in range(rounds):
        counts[below(stream, 7)] += 1
    assert counts.sum() == rounds
    assert abs(counts / rounds - 1 / 7).max() < 0.03


def test_below_redraws_what_would_be_unfair() -> None:
    bound = 1 << 30
    low = np.array([1, 0, 3, 4])  # the first word is 0: fair for a power of two, so nothing is redrawn
    assert below(low.copy(), bound) == 0
    assert below(low.copy(), 3) == python_words([1, 0, 3, 4], 2)[1] * 3 >> 32


def test_shuffles_are_permutations_and_differ() -> None:
    seen = set()
    for seed in range(30):
        items = np.arange(6)
        shuffle(seed_words(seed), items, 6)
        assert sorted(items.tolist()) == list(range(6))
        seen.add(tuple(items.tolist()))
    assert len(seen) > 20


def test_derived_streams_differ_and_repeat() -> None:
    words = seed_words(5)
    streams = np.zeros((50, 4), np.int64)
    for index in range(50):
        derive(streams[index], words, index - 10)
    assert len({tuple(row) for row in streams.tolist()}) == 50
    again = np.zeros(4, np.int64)
    derive(again, words, -10)
    assert again.tolist() == streams[0].tolist()
    assert derived_from_zero() == [1, 0, 0, 0]


def derived_from_zero() -> list[int]:
    """The one family whose stream would be all zeros, at which the generator stands still."""
    zero, words = np.zeros(4, np.int64), np.zeros(4, np.int64)
    derive(zero, words, 0)
    parts = []
    for k in range(4):
        parts.append(mixed(k * 0x9E3779B9 & MASK))
    words[:] = [-part & MASK for part in parts]
    derive(zero, words, 0)
    return zero.tolist()


def mixed(word: int) -> int:
    """MurmurHash3's finaliser in unbounded arithmetic."""
    word = (word ^ word >> 16) * 0x85EBCA6B & MASK
    word = (word ^ word >> 13) * 0xC2B2AE35 & MASK
    return word ^ word >> 16


def test_seeds_of_any_size() -> None:
    assert len({tuple(seed_words(seed).tolist()) for seed in (0, 1, 2**64, 2**300)}) == 4
