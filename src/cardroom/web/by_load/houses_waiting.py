"""The houses of a worker that were to move to another and did not: which, why, and since when."""

from __future__ import annotations

from typing import Final

import msgspec

WANTED_SECONDS: Final = 600.0
"""How long a house that was to move is still said to wait, unless somebody tries again."""


class HouseWaiting(msgspec.Struct, frozen=True):
    """Tells of a house that was to move to another worker, and plays on where it is."""

    to: str
    """The worker that was to take it at the last try; "" where none may."""
    wanted: str
    """Why it was to move, for the operator."""
    why: str
    """Why it did not at the last try, for the operator."""
    seconds: float
    """Since the first try."""
    tries: int


class _Wait:
    __slots__ = ("since", "told", "until")

    def __init__(self, since: float) -> None:
        self.since = since
        self.until = since
        self.told = HouseWaiting("", "", "", 0.0, 0)


class HousesWaiting:
    """Knows them by their ids. `now` is in seconds, of any clock that never goes back."""

    def __init__(self) -> None:
        self._waits: dict[str, _Wait] = {}

    def refused(
        self, house: str, to: str, wanted: str, why: str, now: float, again_within: float = WANTED_SECONDS
    ) -> None:
        """A move did not happen. It will be tried again within so many seconds, or is wanted no more."""
        self._forget_old(now)
        wait = self._waits.setdefault(house, _Wait(now))
        wait.until = now + again_within
        wait.told = HouseWaiting(to, wanted, why, 0.0, wait.told.tries + 1)

    def over(self, house: str) -> None:
        """A house has moved, or is not carried here any more."""
        self._waits.pop(house, None)

    def now(self, now: float) -> dict[str, HouseWaiting]:
        """Return those that wait."""
        self._forget_old(now)
        return {
            house: msgspec.structs.replace(wait.told, seconds=round(now - wait.since, 1))
            for house, wait in self._waits.items()
        }

    def _forget_old(self, now: float) -> None:
        for house in [house for house, wait in self._waits.items() if now > wait.until]:
            del self._waits[house]
