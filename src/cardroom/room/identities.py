"""Age and identity of players, noted where a house asks for them (CK-H.1)."""

from __future__ import annotations

from typing import Final

from cardroom.room.accounts.permissions import check_may
from cardroom.room.accounts.person import Person
from cardroom.room.accounts.players import Players
from cardroom.room.log_pages import all_of
from cardroom.room.services import Services
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, LogRecord

NOTE_AGE: Final = "note_age"
NOTE_IDENTITY: Final = "note_identity"
DOCUMENT: Final = "document"
DOCUMENTS: Final = ("identity_card", "passport", "driving_licence", "other")


class Identities:
    """Who has said to be of age, and whose document staff have seen: that it was seen, and nothing out of it."""

    def __init__(self, services: Services, players: Players) -> None:
        self._services = services
        self._players = players
        self._of_age: set[str] = set()
        self._documents: dict[str, str] = {}

    def load(self, reader: Reader) -> None:
        """Read back what was noted."""
        for record in all_of(reader, NOTE_AGE, NOTE_IDENTITY):
            if record.what == NOTE_AGE:
                self._of_age.add(record.subject)
            else:
                self._documents[record.subject] = str(record.details.get(DOCUMENT, ""))

    @property
    def least_age(self) -> int:
        """The highest of the least ages that the room's houses ask for, 0 where none does."""
        orders = [book.house_order for book in self._services.books.values() if book.house_order is not None]
        return max((order.least_age.value for order in orders), default=0)

    @property
    def asks_identity(self) -> bool:
        """Whether a house wants a document at the first visit."""
        orders = [book.house_order for book in self._services.books.values() if book.house_order is not None]
        return any(order.identification.value == "first_visit" for order in orders)

    def check_age(self, of_age: bool) -> None:
        """Refuse ("not-of-age") a sign-up that does not say so, where a house asks."""
        if of_age or not self.least_age:
            return
        clauses: dict[str, None] = {}
        for book in self._services.books.values():
            if book.house_order is not None and book.house_order.least_age.value == self.least_age:
                clauses |= dict.fromkeys(book.house_order.least_age.clauses)
        words = f"Only persons of {self.least_age} years and more may play here: say that you are."
        raise Refused("not-of-age", words, tuple(clauses), {"years": self.least_age})

    async def note_age(self, player: str) -> None:
        """The player said at sign-up to be old enough."""
        if not self.least_age:
            return
        self._of_age.add(player)
        self._commit(player, NOTE_AGE, player, f"{self.least_age} years", {"years": self.least_age})
        await self._services.outbox.durable()

    async def note_identity(self, by: Person, player: str, document: str, reason: str) -> None:
        """Staff have seen a valid document. Refuses "no-such-document", "own-account", "no-such-player"."""
        check_may(self._players.now(by), NOTE_IDENTITY)
        if document not in DOCUMENTS:
            known = ", ".join(DOCUMENTS)
            raise Refused("no-such-document", f"There is no {document!r} here; there are {known}.")
        if player == by.id:
            raise Refused("own-account", "Nobody decides about an account of one's own.")
        await self._players.must_know(player)
        self._documents[player] = document
        self._commit(by.id, NOTE_IDENTITY, player, reason, {DOCUMENT: document})
        await self._services.outbox.durable()

    def is_of_age(self, player: str) -> bool:
        """Whether the player said so."""
        return player in self._of_age

    def document_of(self, player: str) -> str:
        """The kind of document staff have seen, "" for none."""
        return self._documents.get(player, "")

    def _commit(self, who: str, what: str, player: str, reason: str, details: dict[str, str | int]) -> None:
        record = LogRecord(self._services.clock.now_ms(), who, what, player, reason, dict(details))
        self._services.outbox.commit(Commit(log=(record,)))
