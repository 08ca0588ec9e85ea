"""Money that nobody can reach: it is returned where possible, and in the end given to charity.

There should never be any. The sweep is for a table that was closed by hand with stacks on it, or an account whose
player the room no longer knows (CO-TH.43, reading C3 of the house's rulebook). It also deletes saved answers that no
client asks for any more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.entry_kinds import Stray
from cardroom.ledger.ledger import Ledger
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.identity.request import has_old, oldest_go
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.decisions import ServerFault
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit
from cardroom.table.values.time_units import DAY_MS

_log = structlog.get_logger("cardroom.sweep")


class Sweep:
    """Checks all accounts at the start and once a day.

    It takes three steps, each an entry in the ledger and so on the trial balance. A stack that no seat holds goes back
    to its player's wallet at once. Money of a player whom the room does not know is held in that player's name. After
    the rulebook's days there it goes to charity. Sweeping twice moves nothing twice.
    """

    def __init__(
        self,
        books: Books,
        store: Store,
        ledger: Ledger,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        tables: OpenTables,
        funding: Funding,
    ) -> None:
        self._books = books
        self._store = store
        self._ledger = ledger
        self._outbox = outbox
        self._clock = time.clock
        self._timers = time.timers
        self._lifetime = time.lifetime
        self._players = players
        self._tables = tables
        self._funding = funding
        self._one_at_a_time = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.is_known_by_name: Callable[[str], bool] = lambda person: False
        """Whether a live desk knows somebody without an account, whom it pays in cash."""

    @property
    def _fault(self) -> ServerFault:
        """The decisions on faults in the main house's current book: the money here is on no table any more."""
        return self._books.main.fault

    def begin(self) -> None:
        """Sweep now, and every day from now on."""
        if self._lifetime.is_stopping:
            return
        self._timers.at(self._clock.now_ms() + DAY_MS, self.begin)
        work = tended("sweep", self._sweep_now, self._outbox.figures)
        self._task = asyncio.get_running_loop().create_task(work)

    async def ended(self) -> None:
        """Wait for the sweep that is under way, if one is."""
        if self._task is not None:
            await self._task

    async def _sweep_now(self) -> None:
        await self.sweep(self._clock.now_ms())

    async def sweep(self, now_ms: int) -> int:
        """Check every account that holds something; return how many were moved, all of it durable."""
        moved = 0
        async with self._one_at_a_time:
            self._funding.return_stuck()
            for account, cents in list(self._ledger.balances.items()):
                kind, *names = account.split(":")
                if cents > 0 and kind in ("wallet", "stack", "held"):
                    moved += await self._look(account, kind, names[-1], now_ms)
            await self._forget_answers(now_ms)
        return moved

    async def _forget_answers(self, now_ms: int) -> None:
        """Delete old answers, a few at a time, so that no table waits long for them."""
        with contextlib.suppress(Refused):  # the store has said why; the next sweep tries again
            while await self._store.read(lambda reader: has_old(reader, now_ms)):
                await self._outbox.keep(Commit(changes=(oldest_go(now_ms),)))

    async def _look(self, account: str, kind: str, player: str, now_ms: int) -> bool:
        is_known = self.is_known_by_name(player) or await self._players.person(player) is not None
        if kind == "stack":
            table = account.split(":")[1]
            if self._is_on_a_table(account, player) or await self._is_elsewhere(table):
                return False
            if self._ledger.balance(accounts.lent(table, player)):  # chips of a private game: never money
                return await self._move(account, accounts.claim(table, player), "return_stray", now_ms)
            target = accounts.wallet(player) if is_known else accounts.held(player)
            return await self._move(account, target, "return_stray" if is_known else "hold_stray", now_ms)
        if is_known:
            return False
        if kind == "wallet":
            return await self._move(account, accounts.held(player), "hold_stray", now_ms)
        since_ms = await self._untouched_since_ms(account)
        if now_ms - since_ms < self._fault.unresolved_days.value * DAY_MS:
            return False
        return await self._move(account, accounts.CHARITY, "forfeit", now_ms)

    def _is_on_a_table(self, account: str, player: str) -> bool:
        """Whether an open table holds this stack: by a seat, or by a hand that its player has left but not lost."""
        writer = self._tables.get(account.split(":")[1])
        if writer is None:
            return False
        return writer.is_halted or writer.in_hand or writer.table.seat_of(player) is not None

    async def _is_elsewhere(self, table: str) -> bool:
        """Whether another process has the table's house, which looks after the stacks there."""
        return bool(await self._store.read(lambda reader: reader.held_elsewhere((table,))))

    async def _untouched_since_ms(self, account: str) -> int:
        page = await self._store.read(lambda reader: reader.ledger_lines(account, None, 1))
        return page.rows[0].at_ms if page.rows else self._clock.now_ms()

    async def _move(self, source: str, target: str, kind: Stray, now_ms: int) -> bool:
        """Move all that is on an account at this moment. The id follows from its last entry: a repeat is refused."""
        page = await self._store.read(lambda reader: reader.ledger_lines(source, None, 1))
        cents = self._ledger.balance(source)
        if not page.rows or page.rows[0].balance_after != cents:
            return False  # it is moving right now: somebody can reach it after all, or the next sweep sees it
        clauses = tuple(
            dict.fromkeys(self._fault.unresolved_scope.clauses + self._fault.unresolved_to.clauses)
        )
        entry = Entry(
            id=f"sweep:{source}:{page.rows[0].entry_id}",
            at_ms=now_ms,
            kind=kind,
            reason=f"cannot be reached where it was ({', '.join(clauses)})",
            postings=((source, -cents), (target, cents)),
            by="room",
        )
        try:
            self._ledger.post(entry)
        except LedgerFault:
            return False  # another sweep was faster
        _log.warning("stray_money", account=source, to=target, cents=cents, kind=kind)
        try:
            await self._outbox.keep(Commit(entries=(entry,)), lambda _: self._ledger.take_back(entry))
        except Refused:
            return False  # the store has said why; the next sweep tries again
        return True
