"""Hands and lanes on a graphics card by numba-cuda: the same seed gives the same hands as on a core.

What a card is asked for where there is none is refused in one line (`no-card`).
"""

from time import perf_counter
from typing import Any, Final

import numpy as np

from cardroom.batch import array_layout as at
from cardroom.batch.card_kernels import (
    hands_on_card,
    illegal_on_card,
    start_on_card,
    step_on_card,
    strengths_on_card,
)
from cardroom.batch.game_numbers import Numbers, numbers_of
from cardroom.batch.whole_hands import POLICIES, TOTALS, Played, check_seed, check_wanted
from cardroom.engine.setup import Setup
from cardroom.extras import needed
from cardroom.rules.refused import Refused

with needed():
    from numba import cuda as numbas

cuda: Final[Any] = numbas  # it comes without types
A_BLOCK: Final = 128
MOST_THREADS: Final = 1 << 18
"""Threads that play hands, at most: more than any card runs at once, so that none of its parts waits."""


def check_card() -> None:
    """Raises Refused ("no-card") where numba finds no graphics card that it can use."""
    if not cuda.is_available():
        raise Refused(
            "no-card",
            "no graphics card here that numba can use: it takes one of NVIDIA's and its driver (`pip install numba-cuda`)",
        )


def play(setup: Setup, policy: str, hands: int, seed: int = 0, each_hand: bool = False) -> Played:
    """As `whole_hands.play`, on a card; `threads` of the result are the card's. Raises Refused also for "no-card"."""
    check_wanted(policy, hands, seed)
    numbers, begin = numbers_of(setup)
    check_card()
    seats = len(setup.stacks)
    threads = min(hands, MOST_THREADS)
    blocks = -(-threads // A_BLOCK)
    game, start = cuda.to_device(numbers), cuda.to_device(begin)
    results = cuda.to_device(np.zeros((hands if each_hand else 1, seats), np.int64))
    told = cuda.to_device(np.zeros((threads, TOTALS + seats), np.int64))
    chosen = POLICIES[policy]
    hands_on_card[blocks, A_BLOCK](game, start, chosen, seed, 0, threads, results, told)  # compiles it
    cuda.synchronize()
    began = perf_counter()
    hands_on_card[blocks, A_BLOCK](game, start, chosen, seed, hands, threads, results, told)
    cuda.synchronize()
    seconds = perf_counter() - began
    decisions, wrong, *won = told.copy_to_host().sum(axis=0).tolist()
    each: Numbers = results.copy_to_host() if each_hand else np.zeros((0, seats), np.int64)
    return Played(hands, decisions, wrong, won, each, threads, seconds)


def rank_on_card(ranker: int, own: Numbers, boards: Numbers) -> Numbers:
    """The strengths of rows of own cards and boards as bits, by a ranker of `array_layout`. Raises Refused."""
    check_card()
    out = cuda.device_array(len(own), np.int64)
    strengths_on_card[-(-len(own) // A_BLOCK), A_BLOCK](
        ranker, cuda.to_device(own), cuda.to_device(boards), out
    )
    strengths: Numbers = out.copy_to_host()
    return strengths


class CardLanes:
    """The lanes of `lanes.Lanes` on a card: the same arrays, which live there and offer `__cuda_array_interface__`, so
    that torch, JAX and CuPy take them without a copy.
    """

    def __init__(self, setup: Setup, lanes: int, seed: int = 0) -> None:
        """Begin a hand of this setup in each lane. Raises Refused ("bad-amount", "not-in-batches", "no-card")."""
        if lanes < 1:
            raise Refused("bad-amount", f"cannot play {lanes} lanes; at least 1", args={"lanes": lanes})
        check_seed(seed)
        numbers, begin = numbers_of(setup)
        check_card()
        self.count: Final = lanes
        self.seats: Final = len(setup.stacks)
        self._seed = seed
        self._game, self._start = cuda.to_device(numbers), cuda.to_device(begin)
        self._blocks = -(-lanes // A_BLOCK)
        self.state: Any = self._zeros((lanes, len(begin)), np.int64)
        self.numbers: Any = cuda.to_device(np.arange(lanes, dtype=np.int64))
        self.observations: Any = self._zeros((lanes, at.SEEN_SEATS + at.SEEN_EACH * self.seats), np.int64)
        self.mask: Any = self._zeros((lanes, 3), np.int8)
        self.rewards: Any = self._zeros((lanes, self.seats), np.int64)
        self.over: Any = self._zeros(lanes, np.bool_)
        start_on_card[self._blocks, A_BLOCK](
            self._game, self._start, seed, self.state, self.numbers, self.observations, self.mask
        )

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any]:
        """As `Lanes.step`: `actions` are 64-bit whole numbers, on the card or here. Raises Refused ("not-legal"), and
        then no lane has changed.
        """
        chosen = cuda.to_device(actions) if isinstance(actions, np.ndarray) else cuda.as_cuda_array(actions)
        if chosen.shape != (self.count,) or chosen.dtype != np.int64:
            message = f"actions are {self.count} whole numbers of 64 bits, one a lane, not {chosen.dtype} {chosen.shape}"
            raise Refused("bad-actions", message)
        first = cuda.to_device(np.array([self.count], np.int64))
        illegal_on_card[self._blocks, A_BLOCK](self.observations, chosen, first)
        if (lane := int(first.copy_to_host()[0])) < self.count:
            raise Refused("not-legal", f"lane {lane}: that action is not legal now", args={"lane": lane})
        step_on_card[self._blocks, A_BLOCK](
            self._game, self._start, self._seed, self.count, self.state, chosen, self.numbers, self.observations,
            self.mask, self.rewards, self.over,
        )  # fmt: skip
        return self.observations, self.rewards, self.over, self.mask

    @staticmethod
    def _zeros(shape: int | tuple[int, ...], kind: Any) -> Any:
        return cuda.to_device(np.zeros(shape, kind))
