"""Players on their way from one table to another: a seat is kept for each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.pool import Pool


class Moves:
    """The table each player is going to, by the player and the table to be left."""

    def __init__(self, pools: Mapping[str, Pool], houses: Mapping[str, HouseWriter]) -> None:
        self._pools = pools
        self._houses = houses
        self._to: dict[tuple[str, str], str] = {}

    def is_moving(self, player: str, table: str) -> bool:
        """Whether a player is about to leave this table for another."""
        return (player, table) in self._to

    def begin(self, player: str, table: str, to: str) -> None:
        """From now on a seat is kept at the table the player goes to."""
        self._to[player, table] = to

    def to(self, player: str, table: str) -> str:
        """The table that a player who leaves this one is going to, "" for none."""
        return self._to.get((player, table), "")

    def over(self, player: str, table: str) -> str:
        """The player has left the table, or stays after all: end the move; the table it led to, "" for none."""
        return self._to.pop((player, table), "")

    def going_to(self, player: str) -> tuple[str, ...]:
        """The tables that a player is on the way to."""
        return tuple(to for (mover, _), to in self._to.items() if mover == player)

    def coming_to(self, table: str) -> tuple[str, ...]:
        """The players who are on their way to a table."""
        return tuple(player for (player, _), to in self._to.items() if to == table)

    def kept_seats(self, pool: Pool) -> Counter[str]:
        """How many seats are kept at each table of a pool, for players with an offer and for those on their way."""
        return Counter(chain([offer.table for offer in pool.waiting.offers.values()], self._to.values()))

    def free_seats(self, writer: TableWriter) -> int:
        """The number of seats of a table that are granted to nobody and kept for nobody."""
        table, pool = writer.terms.table, self._pools[writer.pool]
        free = min(writer.free_seats, self._houses[pool.house].house.seats.free(table))
        return free - pool.waiting.kept_seats(table) - len(self.coming_to(table))
