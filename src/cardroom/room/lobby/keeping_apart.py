"""Players whom staff forbid to play at the same table (CH-1.62, CH-8.52): kept apart in any seating."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.house_commands import KeepPlayersApart, LetTogether
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.lobby.lines import Lines
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.model.commands import LeaveTable

KEEP_APART: Final = "keep_apart"
LET_TOGETHER: Final = "let_together"
OTHER: Final = "other"


async def _nobody() -> None:
    """Does nothing: there is nobody to notify."""


class ApartDesk:
    """Staff record here which players must not sit together.

    The main house keeps the pairs for all houses; each act has its reason.
    """

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        floor: CashFloor,
        kept: KeptApart,
        lines: Lines,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._clock = clock
        self._players = players
        self._main = floor.houses.main
        self._kept = kept
        self._tables = floor.tables
        self._pools = floor.pools
        self._lines = lines
        self.changed: Callable[[], Awaitable[None]] = _nobody

    def settle(self) -> None:
        """After a start: separate players who are kept apart, in case the room stopped before the tables did it."""
        for writer in tuple(self._tables.values()):
            seated = [seat.player for _, seat in sorted(writer.table.seats.items())]
            for place, player in enumerate(seated):
                if self._kept.of(player) & set(seated[:place]):
                    writer.carry_out_if_possible(LeaveTable(player, reason="staff"))

    # ------------------------------------------------------------------ staff

    async def keep_apart(self, by: Person, player: str, other: str, reason: str) -> None:
        """Keep two players apart from now on; where both sit, `player` leaves when the hand is over.

        Refuses "same-player", "no-such-player", "apart-already".
        """
        check_may(self._players.now(by), KEEP_APART)
        pair = await self._pair(player, other)
        self._carry_out(by, KEEP_APART, KeepPlayersApart(player, other), reason)
        for writer in list(self._tables.values()):
            if writer.table.seat_of(player) is not None and writer.table.seat_of(other) is not None:
                writer.carry_out_if_possible(LeaveTable(player, reason="staff"))
        self._lines.keep_apart(pair)
        await self.changed()
        await self._outbox.durable()

    async def let_together(self, by: Person, player: str, other: str, reason: str) -> None:
        """Let the two sit together again. Refuses "not-apart"."""
        check_may(self._players.now(by), LET_TOGETHER)
        await self._pair(player, other)
        self._carry_out(by, LET_TOGETHER, LetTogether(player, other), reason)
        for pool in list(self._pools.values()):
            self._lines.serve(pool)
        await self.changed()
        await self._outbox.durable()

    @property
    def _clauses(self) -> tuple[str, ...]:
        return self._books.main.conduct.kept_apart.clauses

    async def _pair(self, player: str, other: str) -> frozenset[str]:
        if player == other:
            raise Refused("same-player", "Name two players.", self._clauses)
        await self._players.must_know(player)
        await self._players.must_know(other)
        return frozenset((player, other))

    def _carry_out(self, by: Person, what: str, command: KeepPlayersApart | LetTogether, reason: str) -> None:
        now_ms = self._clock.now_ms()
        record = LogRecord(now_ms, by.id, what, command.player, reason, {OTHER: command.other})
        self._main.carry_out(command, Commit(log=(record,)), now_ms)
