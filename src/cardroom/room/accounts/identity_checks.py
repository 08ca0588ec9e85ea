"""Age and identity of players, noted where a house asks for them (CK-H.1)."""

from __future__ import annotations

from typing import Final, get_args

from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_may, check_not_self
from cardroom.room.identity.person import Person
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import LogRecord
from cardroom.tournament.play.tournament_commands import Document

NOTE_AGE: Final = "note_age"
NOTE_IDENTITY: Final = "note_identity"
DOCUMENT: Final = "document"


class Identities:
    """Notes that a player has declared to be of age, and that staff have seen a document. The account stores both."""

    def __init__(self, books: Books, clock: Clock, players: Players) -> None:
        self._books = books
        self._clock = clock
        self._players = players

    @property
    def least_age(self) -> int:
        """The highest of the least ages that the room's houses ask for, 0 where none does."""
        orders = [book.house_order for book in self._books.values() if book.house_order is not None]
        return max((order.least_age.value for order in orders), default=0)

    @property
    def asks_identity(self) -> bool:
        """Whether a house wants a document at the first visit."""
        orders = [book.house_order for book in self._books.values() if book.house_order is not None]
        return any(order.identification.value == "first_visit" for order in orders)

    def check_age(self, of_age: bool) -> None:
        """Refuse ("not-of-age") a sign-up without that declaration, where a house asks for it."""
        if of_age or not self.least_age:
            return
        clauses: dict[str, None] = {}
        for book in self._books.values():
            if book.house_order is not None and book.house_order.least_age.value == self.least_age:
                clauses |= dict.fromkeys(book.house_order.least_age.clauses)
        words = f"Only persons of {self.least_age} years or more may play here; confirm that you are."
        raise Refused("not-of-age", words, tuple(clauses), {"years": self.least_age})

    def check_document(self, person: Person, book: Rulebook) -> None:
        """Refuse ("document-not-seen") a seat to a player whose document staff have not seen, in a house that wants one
        at the first visit. A bot has none, and a demo asks nobody.
        """
        order = book.house_order
        if self._books.is_demo or order is None or order.identification.value != "first_visit" or person.bot:
            return
        if not self._players.now(person).document:
            words = "You get a seat here once staff have seen a valid document of yours."
            raise Refused("document-not-seen", words, order.identification.clauses)

    def age_noted(self, player: str) -> LogRecord:
        """The line of the log which says that the player declared at sign-up to be old enough."""
        return self._record(player, NOTE_AGE, player, f"{self.least_age} years", {"years": self.least_age})

    async def note_identity(self, by: Person, player: str, document: str, reason: str) -> None:
        """Note that staff have seen a valid document. Refuses "no-such-document", "own-account", "no-such-player"."""
        check_may(self._players.now(by), NOTE_IDENTITY)
        if document not in get_args(Document):
            known = ", ".join(get_args(Document))
            raise Refused("no-such-document", f"There is no {document!r} here; there are {known}.")
        check_not_self(by, player)
        await self._players.must_know(player)
        record = self._record(by.id, NOTE_IDENTITY, player, reason, {DOCUMENT: document})
        await self._players.note(player, record, document=document)

    def _record(
        self, who: str, what: str, player: str, reason: str, details: dict[str, str | int]
    ) -> LogRecord:
        return LogRecord(self._clock.now_ms(), who, what, player, reason, dict(details))
