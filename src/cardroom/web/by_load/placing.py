"""The placing of houses on workers by what each of them carries: who takes a free house, and which one is to move.

Nothing here knows a clock or a bus. Loads are processor seconds in a second: 1.0 is a core that does nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardroom.web.doors.web_settings import LoadSettings

GAIN_SHARE: Final = 0.25
"""The part of the difference that a move must take off the larger load, or it is not worth its pause."""


@dataclass(frozen=True, slots=True)
class Carrying:
    """The burden of one worker: the load of each of its houses, and `other` load that stays with it.

    `takes` are the houses that it could carry, its own among them.
    """

    node: str
    houses: Mapping[str, float]
    takes: Collection[str]
    other: float = 0.0

    @property
    def load(self) -> float:
        """All that it carries."""
        return self.other + sum(self.houses.values())


class Move(NamedTuple):
    """A house, the worker that gives it away, and the one that takes it."""

    house: str
    source: str
    target: str


def next_move(workers: Sequence[Carrying], difference: float) -> Move | None:
    """The move that helps the most loaded worker most; None where no two differ by so much, or no move would help.

    A move is one behind which the larger of the two loads is smaller by a good part of the difference. So the sum of the
    squares of all loads falls with each move, and no placement comes again while loads are what they are.
    """
    for source in sorted(workers, key=lambda one: (-one.load, one.node)):
        found = min(_moves_from(source, workers, difference), default=None)
        if found is not None:
            return found[1]
    return None


def _moves_from(
    source: Carrying, workers: Sequence[Carrying], difference: float
) -> Iterator[tuple[float, Move]]:
    """The moves of a worker's houses that are worth it, each with the larger load behind it."""
    gain = difference * GAIN_SHARE
    for target in workers:
        if target.node == source.node or source.load - target.load < difference:
            continue
        for house, load in source.houses.items():
            larger = max(source.load - load, target.load + load)
            if house in target.takes and larger <= source.load - gain:
                yield larger, Move(house, source.node, target.node)


def places_of(free: Collection[str], workers: Sequence[Carrying]) -> dict[str, str]:
    """The worker that takes each free house: the one with the fewest houses, then with the least to carry.

    A house that nobody could carry is left out.
    """
    given: dict[str, str] = {}
    count = {one.node: len(one.houses) for one in workers}
    for house in sorted(free):
        able = [one for one in workers if house in one.takes]
        if able:
            chosen = min(able, key=lambda one: (count[one.node], one.load, one.node))
            given[house] = chosen.node
            count[chosen.node] += 1
    return given


class Patience:
    """Lets a move happen only where it has been the right one for a while, and long enough after the one before."""

    def __init__(self, settings: LoadSettings) -> None:
        self._settings = settings
        self._wanted: Move | None = None
        self._since = 0.0
        self._quiet_until = 0.0

    def moved(self, now: float) -> None:
        """A house has moved, or could not: whoever decided it."""
        self._wanted = None
        self._quiet_until = max(self._quiet_until, now + self._settings.quiet_seconds)

    def agrees(self, move: Move | None, now: float) -> bool:
        """Whether a move that is wanted now is to happen now; `now` is in seconds.

        It counts from when the same worker was first to give: which of its houses is the best may change meanwhile.
        """
        wanted = self._wanted
        is_same = move is not None and wanted is not None and move.source == wanted.source
        if not is_same:
            self._since = now
        self._wanted = move
        return (
            move is not None
            and now >= self._quiet_until
            and now - self._since >= self._settings.lasts_seconds
        )
