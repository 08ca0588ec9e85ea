"""Tables and players as staff see them. Nothing here has a place for a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from cardroom.cash.question import Question
from cardroom.ledger import accounts
from cardroom.room.accounts.person import flags_of
from cardroom.room.messages import responses
from cardroom.room.tables.writer import TableWriter
from cardroom.store.rows import PlayerRecord

if TYPE_CHECKING:
    from cardroom.room.room import Room


def overview(room: Room, records: Iterable[PlayerRecord]) -> responses.StaffView:
    """The room with its players as stored."""
    people = tuple(records)
    names = {record.id: record.name for record in people}
    tables = tuple(_table(room, writer, names) for writer in room.tables.values())
    seated: dict[str, list[str]] = {}
    for table in tables:
        for seat in table.seats:
            seated.setdefault(seat.player, []).append(table.table)
    players = tuple(_player(room, record, tuple(seated.get(record.id, ()))) for record in people)
    funds = tuple(responses.StaffFund(*fund) for fund in room.payments.bonus_funds())
    return responses.StaffView(room.services.clock.now_ms(), tables, players, funds, room.identities.asks_identity)


def _table(room: Room, writer: TableWriter, names: Mapping[str, str]) -> responses.StaffTable:
    table, terms = writer.table, writer.terms
    return responses.StaffTable(
        table=terms.table,
        name=terms.name,
        pool=writer.pool,
        house=terms.house,
        book=table.book.version,
        state="frozen" if writer.is_frozen else table.state,
        hand=table.hand.hand if table.hand else "",
        hands_dealt=table.hand_count,
        seat_count=terms.seats,
        seats=tuple(
            responses.StaffSeat(s.number, s.player, s.name, s.stack, s.state, s.broke_ms is None)
            for _, s in sorted(table.seats.items())
        ),
        charges=tuple(
            responses.StaffCharge(one.what, one.amount, one.seconds, one.in_force)
            for one in table.economy.time_charges()
        ),
        waiting=tuple(
            responses.StaffWaiting(one.player, names[one.player]) for one in room.pools[writer.pool].waiting.line
        ),
        plays_over=table.book.blinds.playing_over.value != "not_offered",
        most_seats=table.most_seats,
        last_round=table.last_round,
        question=_asked(table.economy.question),
        agrees_buy_ins=table.book.buy_in.by_agreement.value != "never",
    )


def _asked(question: Question | None) -> responses.StaffQuestion | None:
    if question is None:
        return None
    return responses.StaffQuestion(question.what, question.seconds, question.amount, question.player, question.name)


def _player(room: Room, record: PlayerRecord, tables: tuple[str, ...]) -> responses.StaffPlayer:
    flags = flags_of(record)
    return responses.StaffPlayer(
        player=record.id,
        name=record.name,
        role=record.role,
        balance=room.balance(record.id),
        on_tables=room.cashier.on_tables(record.id),
        held=room.services.ledger.balance(accounts.held(record.id)),
        closed=flags.closed,
        shut_out=flags.shut_out,
        online=room.services.presence.is_present(record.id),
        tables=tables,
        apart=tuple(sorted(room.apart.of(record.id))),
        of_age=room.identities.is_of_age(record.id),
        document=room.identities.document_of(record.id),
    )
