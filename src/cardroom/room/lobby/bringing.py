"""The buy-in a player may bring to a stake now, by recent departures and by stacks at other tables."""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.cash.buy_in_bounds import BuyInBounds, Departure, check_one_stack, entry, has_maximum
from cardroom.room.hosting.house_commands import BringBack
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.lobby.departures import Departures
from cardroom.room.lobby.moves import Moves
from cardroom.room.lobby.pool import Pool
from cardroom.room.runtime.clock import Clock
from cardroom.store.rows import LogRecord


class Bringing:
    """Reads departures from the houses and stacks from the tables, and records stacks that are brought back."""

    def __init__(
        self,
        clock: Clock,
        tables: OpenTables,
        pools: Mapping[str, Pool],
        departures: Departures,
        moves: Moves,
    ) -> None:
        self._clock = clock
        self._tables = tables
        self._pools = pools
        self._moves = moves
        self.departures = departures

    def allowed(self, player: str, pool: Pool) -> BuyInBounds:
        """The allowed buy-in: within the limits of a stake, or the stack taken away that must come back."""
        return entry(
            pool.book,
            pool.offer.family,
            pool.stake.name,
            pool.stake.unit_cents,
            self.departures.of(player, pool.house),
            self._clock.now_ms(),
            bool(self.departures.seats_of(pool.house).tables_of(player)),
            pool.stake.counted_in,
        )

    def from_line(self, player: str, pool: Pool, buy_in: int) -> int:
        """The buy-in of a player in line who is offered a seat.

        It is the `buy_in` of the wait, or the stack that must come back by now (CH-2.5).
        """
        allowed = self.allowed(player, pool)
        return buy_in if allowed.bound is None else min(max(buy_in, allowed.least), allowed.most)

    def check_one_stack(self, player: str, pool: Pool, leaves: str = "") -> None:
        """Refuse ("stack-at-another-table") a seat while a stack lies elsewhere that would have to come along.

        A table that the player is being moved to counts as one played at; the one that the player `leaves` does not.
        """
        at_all = self._tables.seats_at(player, pool.house)
        coming = [self._tables[table] for table in self._moves.going_to(player) if table in self._tables]
        joined = _as_left(pool, 0)
        for writer in [*at_all, *coming]:
            if writer.terms.table != leaves:
                seat = writer.table.seat_of(player)
                played = _as_left(self._pools[writer.pool], seat.stack if seat is not None else 0)
                check_one_stack(pool.book, joined, played, writer.terms.name)

    def brought(
        self, player: str, allowed: BuyInBounds, buy_in: int
    ) -> tuple[tuple[LogRecord, ...], tuple[BringBack, ...]]:
        """Stacks that come back with a buy-in: the records and commands for the commit of sitting down."""
        now_ms = self._clock.now_ms()
        back = [self.departures.brought_back(player, one, now_ms, buy_in) for one in allowed.along]
        return tuple(record for record, _ in back), tuple(command for _, command in back)


def _as_left(pool: Pool, stack: int) -> Departure:
    """A departure from a table of a pool, as if the player left it now."""
    return Departure(
        pool.offer.family, pool.stake.name, pool.stake.unit_cents, stack, 0,
        has_maximum=has_maximum(pool.book), counted_in=pool.stake.counted_in,
    )  # fmt: skip
