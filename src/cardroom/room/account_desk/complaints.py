"""Complaints of players, and the answers of staff after they have looked into them (CO-20)."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.protocol.responses import ComplaintRow, ComplaintRows
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter

COMPLAIN: Final = "complain"
ANSWER: Final = "answer_complaint"
KIND: Final = "complaint"
MAX_OPEN: Final = 20
"""The maximum number of one player's complaints that wait for an answer."""
SHOWN: Final = 200


class Complaint(msgspec.Struct, frozen=True):
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
    """Takes and answers complaints.

    Each is retained with its answer. Staff see all of them, a player sees their own.
    """

    def __init__(
        self,
        books: Books,
        store: Store,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        players: Players,
    ) -> None:
        self._books = books
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._players = players
        self._all: dict[str, Complaint] = {}
        self._one_at_a_time = asyncio.Lock()
        """Held until a complaint is stored: the next is decided after it."""

    def load(self, reader: Reader) -> None:
        """Load the complaints that wait for an answer, and the newest others."""
        for matter in (*reader.matters(KIND, open_only=True), *reader.matters(KIND, limit=SHOWN)):
            self.follow(matter)

    def follow(self, matter: Matter) -> None:
        """Take over a complaint as it is stored, perhaps by another process."""
        self._all[matter.id] = msgspec.convert(matter.body, Complaint)

    async def complain(self, person: Person, text: str, about: str, request: str) -> str:
        """Record a player's complaint and return its id.

        The same request twice is one complaint. Refuses "complaints-enough".
        """
        async with self._one_at_a_time:
            return await self._complain(person, text, about, request)

    async def _complain(self, person: Person, text: str, about: str, request: str) -> str:
        for one in (await self._kept_of(person.id)).values():
            if (one.player, one.asked) == (person.id, request):
                return one.id
        waiting = [one for one in self._all.values() if one.player == person.id and not one.answer]
        if len(waiting) >= MAX_OPEN:
            clauses = self._books.main.conduct.complaints.clauses
            raise Refused(
                "complaints-enough", "Your complaints are being looked into: wait for an answer.", clauses
            )
        complaint, now_ms = draw_id(self._entropy, "c"), self._clock.now_ms()
        record = LogRecord(now_ms, person.id, COMPLAIN, complaint, text, {"about": about, "asked": request})
        await self._keep(Complaint(complaint, person.id, now_ms, text, about, request), record)
        return complaint

    async def answer(self, by: Person, complaint: str, text: str) -> None:
        """Record the staff's answer to a complaint; each has one.

        Refuses "no-such-complaint", "answered-already", "own-account".
        """
        async with self._one_at_a_time:
            await self._answer(by, complaint, text)

    async def _answer(self, by: Person, complaint: str, text: str) -> None:
        check_may(self._players.now(by), ANSWER)
        found = self._all.get(complaint)
        if found is None:
            raise Refused("no-such-complaint", "There is no such complaint.", args={"complaint": complaint})
        if found.player == by.id:
            raise Refused("own-account", "You can't answer your own complaint.")
        if found.answer:
            raise Refused("answered-already", "This complaint has its answer.", args={"complaint": complaint})
        now_ms = self._clock.now_ms()
        answered = msgspec.structs.replace(found, answer=text, answered_by=by.id, answered_ms=now_ms)
        await self._keep(answered, LogRecord(now_ms, by.id, ANSWER, complaint, text))

    async def of(self, person: Person) -> ComplaintRows:
        """Return the player's own complaints, newest first."""
        return await self._rows(list((await self._kept_of(person.id)).values()))

    async def all(self, by: Person) -> ComplaintRows:
        """Return all complaints for staff: those without an answer first, then newest first."""
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
        return ComplaintRows(tuple(rows), self._books.main.conduct.complaints.clauses)

    async def _name(self, player: str) -> str:
        person = await self._players.person(player) if player else None
        return person.name if person else player

    async def _kept_of(self, player: str) -> dict[str, Complaint]:
        """Return a player's newest complaints: as stored, and as they are in memory where that is newer."""
        matters = await self._store.read(lambda reader: reader.matters(KIND, player, limit=SHOWN))
        found = {matter.id: msgspec.convert(matter.body, Complaint) for matter in matters}
        return found | {one.id: one for one in self._all.values() if one.player == player}

    async def _keep(self, one: Complaint, record: LogRecord) -> None:
        matter = Matter(KIND, one.id, one.player, one.at_ms, not one.answer, msgspec.to_builtins(one))
        await self._outbox.keep(Commit(changes=(KeepMatter(matter),), log=(record,)))
        self._all[one.id] = one
