"""What staff can do. Every act has a reason, is recorded in the transaction that does it, and none can show a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.accounts.players import Person, flags_of
from cardroom.room.houses import RELOAD
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.seating import CLOSE
from cardroom.room.messages import shown, told
from cardroom.room.thaw import THAW, thaw
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, Json, LogLine, LogRecord, Page
from cardroom.table.commands import AnyCommand, ChangeSeat, ChargeByTime, Drain, Reopen, VoidHand

if TYPE_CHECKING:
    from cardroom.room.room import Room

RECORDS = 100
ACTS = (
    "open_table",
    CLOSE,
    RELOAD,
    "drain",
    "reopen",
    "void_hand",
    THAW,
    "change_seat",
    "play_over",
    "charge_by_time",
    "pay_from_fund",
    "broadcast",
    "credit",
    "debit",
    "withhold",
    "release",
    "close_account",
    "open_account",
    "shut_out",
    "let_in",
    "ruling",
    "penalise",
    "end_penalty",
)

_encode = msgspec.json.Encoder().encode


class Staff:
    """The staff's desk of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._parts = room.parts

    async def drain(self, by: Person, table: str, reason: str) -> None:
        """Let a table finish its hand and deal no more."""
        await self._at_table(by, table, Drain("staff"), "drain", reason)

    async def reopen(self, by: Person, table: str, reason: str) -> None:
        """Take back a drain."""
        await self._at_table(by, table, Reopen(), "reopen", reason)

    async def void(self, by: Person, table: str, reason: str) -> None:
        """Make the running hand void: stacks as at its start."""
        await self._at_table(by, table, VoidHand("staff"), "void_hand", reason)

    async def thaw(self, by: Person, table: str, reason: str) -> None:
        """Put a table back that stands still after a fault; the hand that was under way is void."""
        await thaw(self._room, by, table, self._record(by, THAW, table, reason))

    async def change_seat(self, by: Person, table: str, player: str, seat: int, reason: str) -> None:
        """Let a player move to a free seat of the table (CH-2.8, CH-4.34)."""
        await self._at_table(by, table, ChangeSeat(player, seat, by.id), "change_seat", reason)

    async def play_over(self, by: Person, table: str, player: str, seat: int, reason: str) -> None:
        """Let a player who waits for a seat use that of one who is away (CH-4.36)."""
        person = await self._room.players.must_know(player)
        record = self._record(by, "play_over", table, reason, {"player": player, "seat": seat})
        self._room.seating.play_over(person, table, seat, by.id, record)
        await self._room.durable()

    async def charge_by_time(self, by: Person, table: str, what: str, seconds: int, reason: str) -> None:
        """From the next hand on `what` ("rake", "jackpot") is paid by the time, 0 seconds: from the pots again
        (CH-1.71; CH-7.11, where all players agree).
        """
        await self._at_table(by, table, ChargeByTime(what, seconds), "charge_by_time", reason)

    async def pay_from_fund(
        self, by: Person, house: str, fund: str, player: str, amount: int, reason: str, request: str
    ) -> None:
        """Pay a bonus out of one of a house's funds (CK-H.5); what a jackpot pays, the room pays by itself."""
        await self._room.payments.pay_from_fund(by, house, fund, player, amount, reason, request)

    async def open_table(self, by: Person, house: str, game: str, stake: str, reason: str) -> str:
        """Open a table of any house, game and stake that is offered here; its id."""
        pool = self._pool(house, game, stake)
        writer = self._room.seating.open_table(
            pool, lambda table: (self._record(by, "open_table", table, reason, {"pool": pool.id}),)
        )
        self._room.lines.serve(pool)
        await self._room.durable()
        return writer.terms.table

    def _pool(self, house: str, game: str, stake: str) -> Pool:
        if self._room.stopping:
            raise Refused("room-stopping", "The room is about to stop; no table opens now.")
        offered = [pool for pool in self._room.pools.values() if pool.is_offered and pool.house == house]
        for pool in offered:
            if (pool.offer.id, pool.stake.name) == (game, stake):
                return pool
        raise Refused(
            "no-such-stake",
            f"There is no {game!r} at {stake!r} in the house {house!r} here; the lobby has all there is.",
            args={"house": house, "game": game, "stake": stake},
        )

    async def close_table(self, by: Person, table: str, reason: str) -> None:
        """Take everybody from a table (at the end of the hand, for those who are in it), then close it."""
        writer = self._room.writer(table)
        record = self._record(by, CLOSE, table, reason, {"pool": writer.pool})
        self._room.seating.close_when_empty(writer, record)
        await self._room.durable()

    async def _at_table(self, by: Person, table: str, command: AnyCommand, what: str, reason: str) -> None:
        record = self._record(by, what, table, reason)
        self._room.writer(table).carry_out(command, player=by.id, log=(record,))
        await self._room.durable()

    async def broadcast(self, by: Person, text: str) -> None:
        """Tell everybody something."""
        now_ms = self._parts.clock.now_ms()
        message = _encode(told.BroadcastSaid(text, now_ms)).decode()
        record = self._record(by, "broadcast", "everybody", text)

        def tell() -> None:
            for connection in tuple(self._parts.presence.all):
                connection.send(message)

        self._parts.outbox.commit(Commit(log=(record,)), tell)
        await self._room.durable()

    async def move_money(self, by: Person, player: str, amount: int, reason: str, request: str) -> None:
        """Credit (positive) or debit a wallet with play money. A request seen before is done already."""
        await self._room.payments.move(by, player, amount, reason, request)

    async def overview(self) -> shown.StaffView:
        """Tables and players as they are now."""
        room = self._room
        await room.durable()
        records = await self._parts.store.read(lambda reader: reader.players())
        names = {record.id: record.name for record in records}
        tables = tuple(
            shown.StaffTable(
                table=writer.terms.table,
                name=writer.terms.name,
                pool=writer.pool,
                house=writer.terms.house,
                book=writer.table.book.version,
                state="frozen" if writer.is_frozen else writer.table.state,
                hand=writer.table.hand.hand if writer.table.hand else "",
                hands_dealt=writer.table.hand_count,
                seat_count=writer.terms.seats,
                seats=tuple(
                    shown.StaffSeat(s.number, s.player, s.name, s.stack, s.state, s.broke_ms is None)
                    for _, s in sorted(writer.table.seats.items())
                ),
                charges=tuple(
                    shown.StaffCharge(one.what, one.amount, one.seconds, one.in_force)
                    for one in writer.table.time_charges()
                ),
                waiting=tuple(
                    shown.StaffWaiting(one.player, names[one.player])
                    for one in room.pools[writer.pool].waiting.line
                ),
                plays_over=writer.table.book.blinds.playing_over.value != "not_offered",
            )
            for writer in room.tables.values()
        )
        seated: dict[str, list[str]] = {}
        for table in tables:
            for seat in table.seats:
                seated.setdefault(seat.player, []).append(table.table)
        players = tuple(
            shown.StaffPlayer(
                player=record.id,
                name=record.name,
                role=record.role,
                balance=room.balance(record.id),
                on_tables=room.cashier.on_tables(record.id),
                held=self._parts.ledger.balance(accounts.held(record.id)),
                closed=flags_of(record).closed,
                shut_out=flags_of(record).shut_out,
                online=self._parts.presence.is_present(record.id),
                tables=tuple(seated.get(record.id, ())),
            )
            for record in records
        )
        funds = tuple(shown.StaffFund(*fund) for fund in room.payments.bonus_funds())
        return shown.StaffView(self._parts.clock.now_ms(), tables, players, funds)

    async def trial_balance(self) -> shown.TrialBalance:
        """Every account as stored, beside what its entries add up to."""
        await self._room.durable()
        stored, entries = await self._parts.store.read(
            lambda reader: (reader.balances(), _sums(reader.entries()))
        )
        rows = tuple(
            shown.BalanceRow(account, cents, cents - entries.get(account, 0))
            for account, cents in sorted(stored.items())
        )
        return shown.TrialBalance(
            sum(row.balance for row in rows), rows, tuple(row.account for row in rows if row.drift)
        )

    async def records(self) -> shown.StaffRecords:
        """What staff did, newest first."""
        found = []
        for what in ACTS:
            page = await self._parts.store.read(partial(_log_of, what))
            found += [line.record for line in page.rows]
        found.sort(key=lambda record: -record.at_ms)
        names = {}
        for record in found:
            person = await self._room.players.person(record.who)
            names[record.who] = person.name if person else record.who
        return shown.StaffRecords(
            tuple(
                shown.StaffRecord(record.at_ms, names[record.who], _did(record), _why(record))
                for record in found[:RECORDS]
            )
        )

    def _record(
        self, by: Person, what: str, subject: str, reason: str, details: Json | None = None
    ) -> LogRecord:
        return LogRecord(self._parts.clock.now_ms(), by.id, what, subject, reason, details or {})


def _log_of(what: str, reader: Reader) -> Page[LogLine]:
    return reader.log(limit=RECORDS, what=what)


def _did(record: LogRecord) -> str:
    more = [str(record.details[key]) for key in ("amount", "family", "kind", "topic") if key in record.details]
    return " ".join([record.what, record.subject, *more])


def _why(record: LogRecord) -> str:
    """The reason; for a ruling that is not the rulebook's proposal, what staff decided comes first."""
    decided = str(record.details.get("decided", ""))
    return ": ".join(part for part in (decided, record.reason) if part)


def _sums(entries: Iterable[Entry]) -> Mapping[str, int]:
    """What each account's entries add up to."""
    sums: dict[str, int] = {}
    for entry in entries:
        for account, amount in entry.postings:
            sums[account] = sums.get(account, 0) + amount
    return sums
