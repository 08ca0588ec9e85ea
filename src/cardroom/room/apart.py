"""Players whom staff forbid to play at the same table (CH-1.62, CH-8.52): kept apart in any seating."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from cardroom.room.accounts.permissions import check_may
from cardroom.room.accounts.person import Person
from cardroom.room.log_pages import all_of
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.commands import LeaveTable

if TYPE_CHECKING:
    from cardroom.room.room import Room

KEEP_APART: Final = "keep_apart"
LET_TOGETHER: Final = "let_together"
OTHER: Final = "other"


class Apart:
    """Who must not sit with whom. The log keeps it, so it survives a restart; each act has its reason."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._services = room.services
        self._pairs: set[frozenset[str]] = set()

    def load(self, reader: Reader) -> None:
        """Read back what staff decided."""
        for record in all_of(reader, KEEP_APART, LET_TOGETHER):
            pair = frozenset((record.subject, str(record.details.get(OTHER, ""))))
            (self._pairs.add if record.what == KEEP_APART else self._pairs.discard)(pair)

    def settle(self) -> None:
        """After a start: nobody sits together whom the log keeps apart, also if the room stopped between the two."""
        for writer in tuple(self._room.tables.values()):
            seated = [seat.player for _, seat in sorted(writer.table.seats.items())]
            for place, player in enumerate(seated):
                if self.of(player) & set(seated[:place]):
                    self._room.carry_out_if_possible(writer, LeaveTable(player, reason="staff"))

    def of(self, player: str) -> frozenset[str]:
        """The players this one must not sit with."""
        return frozenset(other for pair in self._pairs if player in pair for other in pair if other != player)

    # ------------------------------------------------------------------ staff

    async def keep_apart(self, by: Person, player: str, other: str, reason: str) -> None:
        """From now on the two are seated at no table together; where both sit, `player` leaves when the hand is over.

        Refuses "same-player", "no-such-player", "apart-already".
        """
        check_may(self._room.players.now(by), KEEP_APART)
        pair = await self._pair(player, other)
        if pair in self._pairs:
            raise Refused("apart-already", "These two are kept apart already.", self._clauses)
        self._commit(by, KEEP_APART, player, other, reason)
        self._pairs.add(pair)
        for writer in list(self._room.tables.values()):
            if writer.table.seat_of(player) is not None and writer.table.seat_of(other) is not None:
                self._room.carry_out_if_possible(writer, LeaveTable(player, reason="staff"))
        self._room.lines.keep_apart(pair)
        await self._room.durable()

    async def let_together(self, by: Person, player: str, other: str, reason: str) -> None:
        """Take that back. Refuses "not-apart"."""
        check_may(self._room.players.now(by), LET_TOGETHER)
        pair = await self._pair(player, other)
        if pair not in self._pairs:
            raise Refused("not-apart", "These two are not kept apart.", self._clauses)
        self._commit(by, LET_TOGETHER, player, other, reason)
        self._pairs.discard(pair)
        for pool in list(self._room.pools.values()):
            self._room.lines.serve(pool)
        await self._room.durable()

    # ------------------------------------------------------------------ seating

    def is_free_of(self, player: str, writer: TableWriter) -> bool:
        """Whether nobody sits at a table, or has a seat kept there, whom the player must not sit with."""
        others = self.of(player)
        return not others or others.isdisjoint(self._at(writer))

    def check(self, player: str, writer: TableWriter) -> None:
        """Refuse ("kept-apart") a table where such a player sits, without saying who."""
        if not self.is_free_of(player, writer):
            clauses = writer.table.book.conduct.kept_apart.clauses
            words = "The house keeps you and somebody at this table apart; ask its staff."
            raise Refused("kept-apart", words, clauses, {"table": writer.terms.table})

    def kept_from(self, writer: TableWriter) -> frozenset[str]:
        """The players whom nobody at a table may sit with."""
        return frozenset(other for player in self._at(writer) for other in self.of(player))

    def together(self, players: Sequence[str]) -> list[str]:
        """Those of a line who can open a table: each in turn who must be kept apart from nobody before."""
        found: list[str] = []
        for player in players:
            if self.of(player).isdisjoint(found):
                found.append(player)
        return found

    def _at(self, writer: TableWriter) -> Iterable[str]:
        table = writer.terms.table
        kept = [one.player for one in self._room.pools[writer.pool].waiting.offers.values() if one.table == table]
        return [*[seat.player for seat in writer.table.seats.values()], *kept, *self._room.moving.coming_to(table)]

    @property
    def _clauses(self) -> tuple[str, ...]:
        return self._services.books.main.conduct.kept_apart.clauses

    async def _pair(self, player: str, other: str) -> frozenset[str]:
        if player == other:
            raise Refused("same-player", "Name two players.", self._clauses)
        await self._room.players.must_know(player)
        await self._room.players.must_know(other)
        return frozenset((player, other))

    def _commit(self, by: Person, what: str, player: str, other: str, reason: str) -> None:
        now_ms = self._services.clock.now_ms()
        self._services.outbox.commit(Commit(log=(LogRecord(now_ms, by.id, what, player, reason, {OTHER: other}),)))
