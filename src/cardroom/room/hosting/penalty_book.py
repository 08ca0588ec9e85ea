"""The penalties of a house: the player, the member of staff who gave each, and what is left of it."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.floor.conduct.penalty import PenaltyLedger
from cardroom.room.hosting.house_commands import GivenAt

KEPT: Final = 200
"""The number of penalties retained after they are over; the log has all."""


class PenaltyEntry(msgspec.Struct, frozen=True):
    """One penalty, with its player, the member of staff who gave it, and the table."""

    player: str
    by: str
    at: GivenAt


class PenaltyBook(msgspec.Struct):
    """The penalty ledgers by player, and the entries by the penalty's id, in the order given."""

    ledgers: dict[str, PenaltyLedger] = {}
    entries: dict[str, PenaltyEntry] = {}

    def of(self, player: str) -> PenaltyLedger:
        """Return a player's penalties in this house."""
        return self.ledgers.get(player, PenaltyLedger())

    def give(self, player: str, by: str, at: GivenAt, now_ms: int) -> None:
        """Add a penalty; the oldest of those that are over are deleted when there are too many."""
        self.ledgers[player] = self.of(player).given(at.penalty)
        self.entries[at.penalty.id] = PenaltyEntry(player, by, at)
        over = [one for one in self.entries if not self._is_open(one, now_ms)]
        for penalty in over[: max(0, len(over) - KEPT)]:
            self._forget(penalty)

    def hand_missed(self, player: str) -> None:
        """Note that a player missed a hand."""
        self.ledgers[player] = self.of(player).hand_missed()

    def end(self, player: str, penalty: str, reason: str) -> None:
        """End a penalty early, as staff decided."""
        self.ledgers[player] = self.of(player).ended(penalty, reason)

    def _is_open(self, penalty: str, now_ms: int) -> bool:
        found = self.of(self.entries[penalty].player).find(penalty)
        return found is not None and found.is_open(now_ms)

    def _forget(self, penalty: str) -> None:
        player = self.entries.pop(penalty).player
        left = tuple(one for one in self.of(player).penalties if one.id != penalty)
        if left:
            self.ledgers[player] = PenaltyLedger(left)
        else:
            del self.ledgers[player]
