"""The record of rulings at live tables: the rulebook's proposal, the staff's decision, and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from cardroom.floor import Case, Ruling, Sentence
from cardroom.floor.model.ruling import Option
from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.live.decided_rulings import RULING, RulingPlace
from cardroom.room.protocol.responses import AS_PROPOSED
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.page_reads import PageReads
from cardroom.rules.refused import Refused
from cardroom.store.answers import LogLine, Page
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, LogRecord

RECORDS = 100
LOOKED_THROUGH: Final = 500
"""How many of the newest rulings are looked through for those of one topic."""
PRECEDENTS: Final = 5


class KeptRuling(msgspec.Struct):
    """One ruling of the record. `decided` is "" where staff ruled as the rulebook proposed.

    `proposed` is the outcome, `sentence` what the rulebook proposed to say at the table. `option` is what staff chose
    among its options, if it was one at a dealer's table; `hand` is its number there, `players` the ids of whom it was
    about, `tournament` and `event` the id and the name of the event it was in.
    """

    at_ms: int
    by: str
    table: str
    house: str
    topic: str
    proposed: str
    sentence: Sentence
    decided: str
    reason: str
    clauses: tuple[str, ...]
    option: Option | None = None
    hand: int = 0
    players: tuple[str, ...] = ()
    tournament: str = ""
    event: str = ""


class RulingRecord:
    """The record of rulings. Staff may rule against the rulebook's proposal, with a reason that is saved."""

    def __init__(self, pages: PageReads, outbox: Outbox, clock: Clock, players: Players) -> None:
        self._pages = pages
        self._outbox = outbox
        self._clock = clock
        self._players = players

    async def keep(
        self, by: Person, case: Case, ruling: Ruling, place: RulingPlace, decided: str, reason: str
    ) -> None:
        """Save a ruling. Raises Refused ("ruling-needs-a-reason") for one against the proposal without a reason."""
        check_may(self._players.now(by), "ruling")
        if decided != AS_PROPOSED and len(reason.strip()) < 3:
            raise Refused(
                "ruling-needs-a-reason",
                "A ruling against the rulebook's proposal, or one of the options staff have, needs its reason.",
                ruling.clauses,
            )
        details: dict[str, Any] = {
            "house": ruling.house,
            "topic": ruling.topic,
            "situation": msgspec.to_builtins(case.situation),
            "facts": msgspec.to_builtins(case.facts),
            "proposed": msgspec.to_builtins(ruling),
            "decided": decided,
            **place._asdict(),
        }
        record = LogRecord(self._clock.now_ms(), by.id, RULING, place.table, reason, details)
        await self._outbox.keep(Commit(log=(record,)))

    async def newest(self, by: Person) -> tuple[KeptRuling, ...]:
        """Return the last rulings, newest first."""
        check_may(self._players.now(by), "see_room")
        page = await self._pages.read(by.id, partial(_rulings, limit=RECORDS))
        return await self._called(page.rows)

    async def precedents(self, by: Person, house: str, topic: str) -> tuple[KeptRuling, ...]:
        """Return how this house's staff ruled on a topic before, newest first."""
        page = await self._pages.read(by.id, partial(_rulings, limit=LOOKED_THROUGH))
        same = (house, topic)
        found = [
            one for one in page.rows if (one.record.details["house"], one.record.details["topic"]) == same
        ]
        return await self._called(found[:PRECEDENTS])

    async def _called(self, lines: Sequence[LogLine]) -> tuple[KeptRuling, ...]:
        """Return rulings with the names of those who decided them."""
        names: dict[str, str] = {}
        for who in dict.fromkeys(line.record.who for line in lines):
            person = await self._players.person(who)
            names[who] = person.name if person else who
        return tuple(_kept(line.record, names[line.record.who]) for line in lines)


def _rulings(reader: Reader, limit: int) -> Page[LogLine]:
    return reader.log(limit=limit, what=RULING)


def _kept(record: LogRecord, name: str) -> KeptRuling:
    details: dict[str, Any] = dict(record.details)
    proposed, decided = details["proposed"], details["decided"]
    options = [one for one in proposed.get("options", ()) if one["id"] == decided]
    chosen = [one for one in options if one.get("to", 0) == details.get("to", 0)] or options
    return KeptRuling(
        record.at_ms,
        name,
        details.get("table", record.subject),
        details["house"],
        details["topic"],
        proposed["outcome"],
        msgspec.convert(proposed["sentence"], Sentence),
        decided,
        record.reason,
        tuple(proposed["clauses"]),
        msgspec.convert(chosen[0], Option) if chosen else None,
        details.get("hand", 0),
        tuple(details.get("players", ())),
        details.get("tournament", ""),
        details.get("event", ""),
    )
