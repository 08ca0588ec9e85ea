"""Thousands of hands side by side, of which each takes one action at a time: for self-play and for learning.

>>> import numpy as np
>>> from cardroom.batch.lanes import Lanes
>>> from cardroom.sim import stakes
>>> lanes = Lanes(stakes("nlhe").setup(6), 1000, seed=1)
>>> seen, rewards, over, mask = lanes.step(np.ones(1000, np.int64))  # everybody calls
>>> int(seen[0, lanes.names["pot"]]), bool(over.any())
(5, False)
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cardroom.batch import array_layout as at
from cardroom.batch.game_numbers import Numbers, numbers_of
from cardroom.batch.lane_loops import count_illegal, first_illegal, start_lanes, step_lanes
from cardroom.batch.whole_hands import check_seed
from cardroom.engine.setup import Setup
from cardroom.rules.refused import Refused

ONE_EACH: Final = ("actor", "asked", "street", "pot", "call", "least", "most", "may_fold", "own", "board")
"""What stands once in a row of observations, in this order. `own` are the cards of the player to act."""
EACH_PLAYER: Final = ("stacks", "bets", "paid", "status", "open")
"""What stands for each player: stacks and bets in chips, `paid` what each has put in since the hand began, `status` 0
folded, 1 all-in, 2 active, `open` the cards that lie open."""
LEAST_A_THREAD: Final = 2_048
"""Fewer lanes than this are not worth another thread."""


class Lanes:
    """One hand in each lane; a lane whose hand is over begins the next by itself.

    `observations` (lanes, width), `mask` (lanes, 3), `rewards` (lanes, seats), `over` (lanes) and `state` (lanes,
    numbers of `array_layout`) are arrays that each step changes in place, and only where something has changed: copy
    what you keep, and write into none of them. They have no Python objects in them, so other libraries take them by
    DLPack without a copy (`torch.from_dlpack(lanes.observations)`).

    Lane `i` plays hands number i, i + lanes, i + 2 lanes, ...: the very deck of that hand in `whole_hands.play` with
    the same seed, whatever the number of threads.
    """

    def __init__(self, setup: Setup, lanes: int, seed: int = 0, threads: int = 1) -> None:
        """Begin a hand of this setup in each lane. Raises Refused ("bad-amount", "not-in-batches")."""
        if lanes < 1 or threads < 1:
            message = f"cannot play {lanes} lanes on {threads} threads; at least 1 of each"
            raise Refused("bad-amount", message, args={"lanes": lanes, "threads": threads})
        check_seed(seed)
        self.game, self._start = numbers_of(setup)
        self.seats: Final = len(setup.stacks)
        self.count: Final = lanes
        self.names = MappingProxyType(_places(self.seats))
        self._seed = seed
        width = at.SEEN_SEATS + at.SEEN_EACH * self.seats
        self.state = _whole_lines(lanes, len(self._start))
        self.numbers: Numbers = np.arange(lanes, dtype=np.int64)
        self.observations = _whole_lines(lanes, width)
        self.mask: NDArray[np.int8] = np.zeros((lanes, 3), np.int8)
        self._allowed: Numbers = np.zeros((3, lanes), np.int64)
        self.rewards: Numbers = np.zeros((lanes, self.seats), np.int64)
        self.over: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        parts = max(1, min(threads, lanes // LEAST_A_THREAD))
        self._parts = list(pairwise([lanes * part // parts for part in range(parts + 1)]))
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self._each(self._begin)

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Numbers, Numbers, NDArray[np.bool_], NDArray[np.int8]]:
        """Carry out one action in each lane and return (observations, rewards, over, mask).

        `actions` (lanes) has whole numbers: 0 folds, 1 checks, calls or posts the bring-in, 1 + n bets or raises to n
        chips of this round, `least` <= n <= `most` of the observation. `mask` says of each lane whether its player may
        fold, call and raise. Where `over` is true, `rewards` are the chips each seat won or lost, and the observation
        is of the next hand. Raises Refused ("bad-actions", "not-legal"), and then no lane has changed.
        """
        actions = np.asarray(actions)
        if actions.shape != (self.count,) or not np.issubdtype(actions.dtype, np.integer):
            raise Refused(
                "bad-actions",
                f"actions are {self.count} whole numbers, one a lane, not {actions.dtype} {actions.shape}",
            )
        chosen: Numbers = actions.astype(np.int64, copy=False)
        if count_illegal(self._allowed, chosen):
            wrong = first_illegal(self._allowed, chosen)
            raise Refused("not-legal", self._why_illegal(wrong, int(chosen[wrong])), args={"lane": wrong})
        self._each(lambda some: self._step(some, chosen[some]))
        return self.observations, self.rewards, self.over, self.mask

    def field(self, name: str) -> Numbers:
        """A view of one part of the observations: (lanes) of ONE_EACH, (lanes, seats) of EACH_PLAYER."""
        found: Numbers = self.observations[:, self.names[name]]
        return found

    def _each(self, work: Callable[[slice], None]) -> None:
        parts = [slice(*part) for part in self._parts]
        if self._pool is None:
            work(parts[0])
        else:
            list(self._pool.map(work, parts))

    def _begin(self, some: slice) -> None:
        start_lanes(
            self.game, self._start, self._seed, self.state[some], self.numbers[some], self.observations[some],
            self.mask[some], self._allowed[:, some],
        )  # fmt: skip

    def _step(self, some: slice, actions: Numbers) -> None:
        step_lanes(
            self.game, self._start, self._seed, self.count, self.state[some], actions, self.numbers[some],
            self.observations[some], self.mask[some], self._allowed[:, some], self.rewards[some], self.over[some],
        )  # fmt: skip

    def _why_illegal(self, lane: int, action: int) -> str:
        _, _, _, _, _, least, most, may_fold, *_ = self.observations[lane].tolist()
        if action == 0:
            return f"lane {lane}: the player must post the bring-in and cannot fold"
        if action < 0 or least < 0:
            may = "0 (fold) or 1 (call)" if may_fold else "1 (post)"
            return f"lane {lane}: action {action} is not legal now; {may} is"
        return f"lane {lane}: raises go to {least} up to {most} chips, which is {least + 1} to {most + 1}, not {action}"


def _whole_lines(rows: int, width: int) -> Numbers:
    """Zeros that begin where a line of a core's cache begins."""
    room: Numbers = np.zeros(rows * width + at.A_LINE, np.int64)
    first = -(room.ctypes.data // room.itemsize) % at.A_LINE
    return room[first : first + rows * width].reshape(rows, width)


def card_flags(bits: Numbers) -> NDArray[np.float32]:
    """Cards of an observation as 52 numbers 0 or 1, deuce of clubs first: shape (..., 52)."""
    places = np.array([16 * (card & 3) + (card >> 2) for card in range(52)], np.int64)
    return (np.asarray(bits)[..., None] >> places & 1).astype(np.float32)


def _places(seats: int) -> dict[str, int | slice]:
    """The position of each part of an observation."""
    places: dict[str, int | slice] = {name: place for place, name in enumerate(ONE_EACH)}
    for row, name in enumerate(EACH_PLAYER):
        places[name] = slice(at.SEEN_SEATS + row, at.SEEN_SEATS + at.SEEN_EACH * seats, at.SEEN_EACH)
    return places
