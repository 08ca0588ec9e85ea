"""Departures of a house's players, with the stacks they took away: for the draw of tables and returning stacks."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cardroom.cash.buy_in_bounds import Departure
from cardroom.room.hosting.house_commands import Left


class DepartureFrom(msgspec.Struct, frozen=True):
    """A departure, with its table."""

    table: str
    departure: Departure


class DepartureBook(msgspec.Struct):
    """Recent departures by player, each player's oldest first; old ones were last deleted at `swept_ms`."""

    by_player: dict[str, list[DepartureFrom]] = {}
    swept_ms: int = 0

    def left(self, player: str, left: Left, at_ms: int, keep_ms: int) -> None:
        """Note that a player left a table."""
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
        """Delete departures that are older than any rule looks back."""
        kept = {
            player: [gone for gone in all_of if gone.departure.left_ms > now_ms - keep_ms]
            for player, all_of in self.by_player.items()
        }
        self.by_player = {player: all_of for player, all_of in kept.items() if all_of}
        self.swept_ms = now_ms

    def brought_back(self, player: str, departure: Departure, brought: int = 0) -> None:
        """Mark one departure as used, or what was `brought` of it; of two equal ones (both tables left at the same
        moment) only the first.
        """
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
        """Return a player's departures, oldest first."""
        return tuple(gone.departure for gone in self.by_player.get(player, ()))

    def last_played(self, player: str) -> dict[str, int]:
        """Return the time at which the player last left each table, in milliseconds; old departures are not known."""
        return {gone.table: gone.departure.left_ms for gone in self.by_player.get(player, ())}
