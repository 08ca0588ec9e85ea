"""Chance by counting: the number `n` of a hand is worked out from the hand's key, so it does not matter who plays
first. The key comes from a seed and the hand's number.

"""

import numpy as np

from cardroom.batch.compiling import inlined

STEP = np.uint64(0x9E3779B97F4A7C15)
ONE = np.uint64(0xBF58476D1CE4E5B9)
TWO = np.uint64(0x94D049BB133111EB)
OF_CHOICES = np.uint64(0xD1B54A32D192ED03)


@inlined
def mixed(x):
    """A number that looks like chance, of one that does not (splitmix64)."""
    x = np.uint64(x)
    x = (x ^ (x >> np.uint64(30))) * ONE
    x = (x ^ (x >> np.uint64(27))) * TWO
    return x ^ (x >> np.uint64(31))


@inlined
def key_of(seed, number):
    """The key of a hand's cards."""
    return np.int64(mixed(mixed(np.uint64(seed) + STEP) + np.uint64(number) * STEP))


@inlined
def choices_of(key):
    """The key of a hand's choices, of that of its cards."""
    return np.int64(mixed(np.uint64(key) ^ OF_CHOICES))


@inlined
def below(key, n, limit):
    """The `n`-th number of this key, from 0 up to but not including `limit`."""
    chance = mixed(np.uint64(key) + np.uint64(n + 1) * STEP)
    return np.int64(((chance >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))
