"""Tables and players as staff see them. Nothing here can hold a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardroom.cash.question import Question
from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.accounts.identity_checks import Identities
from cardroom.room.cashier.payments import Payments
from cardroom.room.hosting.balances import Balances
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.person import called, flags_of
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.protocol import responses_staff as to_staff
from cardroom.room.runtime.clock import AHEAD_MS, ComparedClock
from cardroom.store.people_rows import PlayerRecord
from cardroom.table.positions.entries import seat_state


class Overview:
    """The room as it is at one moment."""

    def __init__(
        self,
        ledger: Ledger,
        clock: ComparedClock,
        presence: Presence,
        floor: CashFloor,
        cashier: Balances,
        payments: Payments,
        identities: Identities,
        apart: KeptApart,
    ) -> None:
        self._ledger = ledger
        self._clock = clock
        self._presence = presence
        self._tables = floor.tables
        self._pools = floor.pools
        self._cashier = cashier
        self._payments = payments
        self._identities = identities
        self._apart = apart

    def here(self) -> set[str]:
        """Everybody who is connected, sits at a table or waits for one."""
        found = set(self._presence.by_player)
        for writer in self._tables.values():
            found.update(seat.player for seat in writer.table.seats.values())
        for pool in self._pools.values():
            found.update(one.player for one in pool.waiting.line)
        return found

    def of(self, records: Iterable[PlayerRecord], *, more_players: bool = False) -> to_staff.StaffView:
        """The room with its players as stored: `here` and others; `more_players` if there are others still."""
        people = tuple(records)
        names = {record.id: called(record) for record in people}
        tables = tuple(self._table(writer, names) for writer in self._tables.values())
        seated: dict[str, list[str]] = {}
        for table in tables:
            for seat in table.seats:
                seated.setdefault(seat.player, []).append(table.table)
        players = tuple(
            self._player(record, tuple(seated.get(record.id, ())))
            for record in people
            if not flags_of(record).guest
        )
        funds = tuple(to_staff.StaffFund(*fund) for fund in self._payments.bonus_funds())
        now_ms, asks_identity = self._clock.now_ms(), self._identities.asks_identity
        ahead_ms = self._clock.ahead_ms()
        ahead_ms = ahead_ms if ahead_ms >= AHEAD_MS else 0
        return to_staff.StaffView(now_ms, tables, players, funds, asks_identity, ahead_ms, more_players)

    def players(self, records: Iterable[PlayerRecord]) -> tuple[to_staff.StaffPlayer, ...]:
        """Some players, as the whole view shows them."""
        return tuple(
            self._player(record, tuple(writer.terms.table for writer in self._tables.seats_of(record.id)))
            for record in records
        )

    def _table(self, writer: TableWriter, names: Mapping[str, str]) -> to_staff.StaffTable:
        table, terms, blinds = writer.table, writer.terms, writer.table.book.blinds
        return to_staff.StaffTable(
            table=terms.table,
            name=terms.name,
            pool=writer.pool,
            house=terms.house,
            book=table.book.version,
            state="frozen" if writer.is_halted else table.state,
            hand=table.hand.hand if table.hand else "",
            hands_dealt=table.hand_count,
            seat_count=terms.seats,
            seats=tuple(
                to_staff.StaffSeat(
                    s.number,
                    s.player,
                    names.get(s.player, s.player),
                    s.stack,
                    seat_state(blinds, s),
                    s.broke_ms is None,
                )
                for _, s in sorted(table.seats.items())
            ),
            charges=tuple(
                to_staff.StaffCharge(one.what, one.amount, one.seconds, one.in_force)
                for one in table.economy.time_charges()
            ),
            waiting=tuple(
                to_staff.StaffWaiting(one.player, names.get(one.player, one.player))
                for one in self._pools[writer.pool].waiting.line
            ),
            plays_over=table.book.blinds.playing_over.value != "not_offered",
            most_seats=table.most_seats,
            last_round=table.last_round,
            question=_asked(table.economy.question, names),
            agrees_buy_ins=table.book.buy_in.by_agreement.value != "never",
        )

    def _player(self, record: PlayerRecord, tables: tuple[str, ...]) -> to_staff.StaffPlayer:
        flags = flags_of(record)
        return to_staff.StaffPlayer(
            player=record.id,
            name=record.name,
            role=record.role,
            balance=self._cashier.balance(record.id),
            on_tables=self._cashier.on_tables(record.id),
            held=self._ledger.balance(accounts.held(record.id)),
            closed=flags.closed,
            shut_out=flags.shut_out,
            online=self._presence.is_present(record.id),
            tables=tables,
            apart=tuple(sorted(self._apart.by_staff(record.id))),
            household=self._apart.household(record.id),
            of_age=flags.of_age,
            document=flags.document,
        )


def _asked(question: Question | None, names: Mapping[str, str]) -> to_staff.StaffQuestion | None:
    if question is None:
        return None
    who = question.player
    return to_staff.StaffQuestion(question.what, question.seconds, question.amount, who, names.get(who, who))
