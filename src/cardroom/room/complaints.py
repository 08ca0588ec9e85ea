"""Complaints of players, and what staff answered when they had looked into them (CO-20)."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.permissions import check_may
from cardroom.room.accounts.person import Person
from cardroom.room.accounts.players import Players
from cardroom.room.entropy import draw_id
from cardroom.room.log_pages import all_of
from cardroom.room.messages.responses import ComplaintRow, ComplaintRows
from cardroom.room.services import Services
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, LogRecord

COMPLAIN: Final = "complain"
ANSWER: Final = "answer_complaint"
MOST_OPEN: Final = 20
"""Complaints of one player that wait for an answer."""
SHOWN: Final = 200


class Complaint(msgspec.Struct):
    """One complaint; `about` is a player's name or a hand's number as the player wrote it, `asked` the client's id."""

    id: str
    player: str
    at_ms: int
    text: str
    about: str
    asked: str = ""
    answer: str = ""
    answered_by: str = ""
    answered_ms: int = 0


class ComplaintDesk:
    """Every complaint is kept, and so is its answer. Staff see all, a player the own ones."""

    def __init__(self, services: Services, players: Players) -> None:
        self._services = services
        self._players = players
        self._all: dict[str, Complaint] = {}

    def load(self, reader: Reader) -> None:
        """Read back complaints and answers."""
        for record in all_of(reader, COMPLAIN, ANSWER):
            self._follow(record)

    async def complain(self, person: Person, text: str, about: str, request: str) -> str:
        """A player complains; its id. The same request twice is one complaint. Refuses "complaints-enough"."""
        for one in self._all.values():
            if (one.player, one.asked) == (person.id, request):
                return one.id
        waiting = [one for one in self._all.values() if one.player == person.id and not one.answer]
        if len(waiting) >= MOST_OPEN:
            clauses = self._services.books.main.conduct.complaints.clauses
            raise Refused("complaints-enough", "Your complaints are being looked into: wait for an answer.", clauses)
        complaint = draw_id(self._services.entropy, "c")
        await self._keep(person.id, COMPLAIN, complaint, text, {"about": about, "asked": request})
        return complaint

    async def answer(self, by: Person, complaint: str, text: str) -> None:
        """Staff answer a complaint, once. Refuses "no-such-complaint", "answered-already", "own-account"."""
        check_may(self._players.now(by), ANSWER)
        found = self._all.get(complaint)
        if found is None:
            raise Refused("no-such-complaint", "There is no such complaint.", args={"complaint": complaint})
        if found.player == by.id:
            raise Refused("own-account", "Nobody answers a complaint of one's own.")
        if found.answer:
            raise Refused("answered-already", "This complaint has its answer.", args={"complaint": complaint})
        await self._keep(by.id, ANSWER, complaint, text, {})

    async def of(self, person: Person) -> ComplaintRows:
        """The player's own, newest first."""
        return await self._rows([one for one in self._all.values() if one.player == person.id])

    async def all(self, by: Person) -> ComplaintRows:
        """All of them for staff: those without an answer first, then newest first."""
        check_may(self._players.now(by), "see_room")
        return await self._rows(list(self._all.values()))

    async def _rows(self, found: list[Complaint]) -> ComplaintRows:
        found.sort(key=lambda one: (bool(one.answer), -one.at_ms))
        rows = []
        for one in found[:SHOWN]:
            name, answered_by = await self._name(one.player), await self._name(one.answered_by)
            rows.append(
                ComplaintRow(one.id, one.player, name, one.at_ms, one.text, one.about, one.answer, answered_by,
                             one.answered_ms)
            )  # fmt: skip
        return ComplaintRows(tuple(rows), self._services.books.main.conduct.complaints.clauses)

    async def _name(self, player: str) -> str:
        person = await self._players.person(player) if player else None
        return person.name if person else player

    async def _keep(self, who: str, what: str, complaint: str, text: str, details: dict[str, str]) -> None:
        record = LogRecord(self._services.clock.now_ms(), who, what, complaint, text, dict(details))
        self._follow(record)
        self._services.outbox.commit(Commit(log=(record,)))
        await self._services.outbox.durable()

    def _follow(self, record: LogRecord) -> None:
        if record.what == COMPLAIN:
            about, asked = (str(record.details.get(key, "")) for key in ("about", "asked"))
            complaint = Complaint(record.subject, record.who, record.at_ms, record.reason, about, asked)
            self._all[complaint.id] = complaint
        elif record.subject in self._all:
            found = self._all[record.subject]
            found.answer, found.answered_by, found.answered_ms = record.reason, record.who, record.at_ms
