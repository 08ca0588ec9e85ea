"""Cash tables that staff keep by a name, with their own seats and name, to open tables like them again and again."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.floor.model.sentence_catalogues import Language
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.permissions import Act, check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.identity.templates_by_name import NamedTemplate, TemplatesByName
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.pool import Pool
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.stake_settings import StakeSettings, check_names
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.store.rows import Change, Json, LogRecord

KIND: Final = "table_template"
OPENS: Final[Act] = "open_table"


class TableTemplate(NamedTemplate, frozen=True, kw_only=True):
    """A table's stake with the names, seats and languages of its tables; without names they are called as all others."""

    own: StakeSettings


class TableTemplates:
    """Templates that staff keep, open by and delete. A table that was opened by one does not depend on it any more."""

    def __init__(
        self, store: Store, outbox: Outbox, time: TimeAndChance, floor: CashFloor, lines: Lines
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._lifetime = time.lifetime
        self._floor = floor
        self._lines = lines
        self._kept = TemplatesByName(store, time.clock, time.entropy, KIND, TableTemplate, OPENS)

    async def all(self, by: Person) -> tuple[tuple[TableTemplate, str, str], ...]:
        """All of them, by name, each with the name of who kept it and the id of its stake, "" of one not offered now."""
        return tuple([(one, name, self._pool_of(one)) for one, name in await self._kept.all(by)])

    def _pool_of(self, one: TableTemplate) -> str:
        try:
            return self._floor.offered(one.own.house, one.own.game, one.own.stake).id
        except Refused:
            return ""

    async def keep(self, by: Person, name: str, table: str, table_name: str, seats: int, reason: str) -> str:
        """Keep an open table by a name; returns the template's id. Tables opened by it have `table_name`, which may have
        `{number}` in it ("": as all others), and so many seats (0: as the table was opened with).

        Refuses as `TemplatesByName.keep` does, "no-such-table", "template-private" for a table that is not of the lobby,
        "no-such-stake" where its stake is not offered any more, "template-table-name" and "template-seats".
        """
        name = self._kept.readable(by, name)
        writer = self._floor.tables.writer(table)
        terms = writer.table.terms
        if terms.is_apart:
            words = "Only a table that the lobby shows can be kept as a template."
            raise Refused("template-private", words)
        pool = self._floor.offered(terms.house, terms.game, terms.stake)
        own = StakeSettings(
            terms.game,
            terms.stake,
            terms.house,
            names=_names(table_name),
            seats=_seats(pool, writer, seats),
            languages=msgspec.convert(terms.languages, tuple[Language, ...]),
        )

        def made(id: str, name: str, now_ms: int) -> TableTemplate:
            return TableTemplate(id=id, name=name, house=terms.house, by=by.id, at_ms=now_ms, own=own)

        return await self._kept.keep(by, name, reason, made)

    async def open(self, by: Person, template: str, number: int, reason: str) -> tuple[str, ...]:
        """Open so many tables by a template, each with a record of its own; returns their ids.

        Refuses "template-gone", "room-stopping", and "no-such-stake" where its house does not offer its stake any more.
        """
        check_may(by, OPENS)
        one = await self._kept.the(template)
        if self._lifetime.is_stopping:
            raise Refused("room-stopping", "The room is about to stop; no table opens now.")
        pool = self._floor.offered(one.own.house, one.own.game, one.own.stake)
        opened: list[str] = []

        def log(table: str) -> LogRecord:
            details: Json = {"pool": pool.id, "template": one.name}
            return LogRecord(self._clock.now_ms(), by.id, OPENS, table, reason, details)

        def answered(table: str) -> tuple[Change, ...]:
            answer = KeptAnswer.of(tables=[*opened, table])
            return keeping(by.id, by.asked, self._clock.now_ms(), answer)

        for _ in range(number - 1):
            opened.append(self._lines.open_table(pool, log, one.own))
        opened.append(self._lines.open_table(pool, log, one.own, answered))
        await self._outbox.durable()
        return tuple(opened)

    async def delete(self, by: Person, template: str, reason: str) -> None:
        """Keep it no longer; tables opened by it stay. Refuses "template-gone"."""
        await self._kept.delete(by, template, reason)


def _names(table_name: str) -> tuple[str, ...]:
    """The names of the tables, none for ""."""
    names = (name,) if (name := " ".join(table_name.split())) else ()
    try:
        check_names(names)
    except ValueError as fault:
        raise Refused("template-table-name", f"No table can be called so: {fault}.") from fault
    if names and not names[0].isprintable():
        raise Refused("template-table-name", "A table needs a name that can be read.")
    return names


def _seats(pool: Pool, writer: TableWriter, seats: int) -> int:
    """So many seats, or as many as the table was opened with: enough to begin, no more than the stake's tables have."""
    table, rules = writer.table, pool.book.seating
    seats = seats or table.terms.seats - table.added_seats
    least = rules.players_to_start.value
    most = pool.terms("", "").seats
    if not least <= seats <= most:
        words = (
            f"Tables of {pool.offer.name} {pool.stake.name} have {least} to {most} seats here, not {seats}."
        )
        clauses = tuple(dict.fromkeys((*rules.players_to_start.clauses, *rules.seats.clauses)))
        raise Refused("template-seats", words, clauses, {"least": least, "most": most})
    return seats
