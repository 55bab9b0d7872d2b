"""The random stream of a record, and how streams come from seeds.

The generator is xoshiro128** of Blackman and Vigna. Its four 32-bit words are kept in 64-bit signed fields and
every intermediate value fits 63 bits, so compiled and interpreted code agree without any unsigned arithmetic.
"""

import hashlib

import numpy as np

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints

MASK = 0xFFFFFFFF
WORDS = 4


@compiled
def _rotated(word: int, bits: int) -> int:
    """A 32-bit word turned left."""
    return ((word << bits) & MASK) | (word >> (32 - bits))


@compiled
def next_word(stream: Ints) -> int:
    """The next 32 random bits; the stream moves on."""
    a, b, c, d = int(stream[0]), int(stream[1]), int(stream[2]), int(stream[3])
    result = (_rotated((b * 5) & MASK, 7) * 9) & MASK
    c ^= a
    d ^= b
    stream[0] = a ^ d
    stream[1] = b ^ c
    stream[2] = c ^ ((b << 9) & MASK)
    stream[3] = _rotated(d, 11)
    return result


@compiled
def below(stream: Ints, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely; `bound` is from 1 to 2**30."""
    product = next_word(stream) * bound
    if (product & MASK) < bound:
        threshold = (MASK + 1 - bound) % bound
        while (product & MASK) < threshold:
            product = next_word(stream) * bound
    return product >> 32


@compiled
def shuffle(stream: Ints, items: Ints, count: int) -> None:
    """Bring the first `count` items into a random order, in place (Fisher and Yates)."""
    for last in range(count - 1, 0, -1):
        other = below(stream, last + 1)
        kept = int(items[last])
        items[last] = items[other]
        items[other] = kept


@compiled
def _times(word: int, factor: int) -> int:
    """A 32-bit product, by halves so that nothing exceeds 63 bits."""
    return (word * (factor & 0xFFFF) + (((word * (factor >> 16)) & 0xFFFF) << 16)) & MASK


@compiled
def _mixed(word: int) -> int:
    """A 32-bit word scattered (the finaliser of MurmurHash3)."""
    word = _times(word ^ (word >> 16), 0x85EBCA6B)
    word = _times(word ^ (word >> 13), 0xC2B2AE35)
    return word ^ (word >> 16)


@compiled
def derive(stream: Ints, words: Ints, index: int) -> None:
    """Fill `stream` with the stream number `index` of the family that `words` names."""
    for k in range(WORDS):
        part = (index if k < 2 else index >> 32) & MASK
        stream[k] = _mixed((int(words[k]) + _mixed((part + k * 0x9E3779B9) & MASK)) & MASK)
    if stream[0] == 0 and stream[1] == 0 and stream[2] == 0 and stream[3] == 0:
        stream[0] = 1


def seed_words(seed: int) -> Ints:
    """Four words from a seed, which may be a whole number of any size."""
    digest = hashlib.sha256(f"teahouse {seed}".encode()).digest()
    return np.frombuffer(digest, "<u4", WORDS).astype(np.int64)
