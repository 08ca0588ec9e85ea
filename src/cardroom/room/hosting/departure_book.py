"""Where a house's players sat before, and what they took away: for the draw of a table and for returning stacks."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cardroom.cash.buy_in_bounds import Departure
from cardroom.room.hosting.house_commands import Left


class DepartureFrom(msgspec.Struct, frozen=True):
    """A departure with the table it was from."""

    table: str
    departure: Departure


class DepartureBook(msgspec.Struct):
    """Departures of late by player, each player's oldest first; `swept_ms` is when old ones went last."""

    by_player: dict[str, list[DepartureFrom]] = {}
    swept_ms: int = 0

    def left(self, player: str, left: Left, at_ms: int, keep_ms: int) -> None:
        """A player left a table."""
        if at_ms - self.swept_ms > keep_ms:
            self.sweep(at_ms, keep_ms)
        departure = Departure(
            left.family, left.stake, left.big_blind, left.stack, at_ms,
            has_maximum=left.has_maximum, is_forced=left.is_forced, short=left.short,
            counted_in=left.counted_in, long_break_ms=left.long_break_ms,
        )  # fmt: skip
        mine = [gone for gone in self.by_player.get(player, ()) if gone.departure.left_ms > at_ms - keep_ms]
        self.by_player[player] = [*mine, DepartureFrom(left.table, departure)]

    def sweep(self, now_ms: int, keep_ms: int) -> None:
        """What lies further back than any rule looks is forgotten."""
        kept = {
            player: [gone for gone in all_of if gone.departure.left_ms > now_ms - keep_ms]
            for player, all_of in self.by_player.items()
        }
        self.by_player = {player: all_of for player, all_of in kept.items() if all_of}
        self.swept_ms = now_ms

    def brought_back(self, player: str, departure: Departure, brought: int = 0) -> None:
        """Mark one departure as used, or what was `brought` of it: of two alike (both tables left at one moment) one
        only."""
        if 0 < brought < departure.stack:
            marked = replace(departure, brought=max(brought, departure.brought))
        else:
            marked = replace(departure, used=True)
        mine = self.by_player.get(player, [])
        for place, gone in enumerate(mine):
            if gone.departure == departure:
                mine[place] = DepartureFrom(gone.table, marked)
                return

    def of(self, player: str) -> tuple[Departure, ...]:
        """A player's departures, oldest first."""
        return tuple(gone.departure for gone in self.by_player.get(player, ()))

    def last_played(self, player: str) -> dict[str, int]:
        """When the player last left each table (but not long ago), in milliseconds."""
        return {gone.table: gone.departure.left_ms for gone in self.by_player.get(player, ())}
