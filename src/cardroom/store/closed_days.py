"""The closed days of a room, recounted by the audit from the entries of the ledger."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardroom.ledger.closing import DayBooks, begun
from cardroom.ledger.entry import Entry
from cardroom.store.rows import CloseRecord
from cardroom.store.walking import Find


class _Body(msgspec.Struct):
    """The part of a close's body that can be recounted from entries alone."""

    books: DayBooks


_decode = msgspec.json.Decoder(_Body).decode


class ClosedDays:
    """Follows the ledger entry by entry; at the last entry of a closed day its books must equal the saved ones."""

    def __init__(self, closes: Iterable[CloseRecord], find: Find) -> None:
        """`closes` are the closed days, oldest first."""
        self._find = find
        self._waiting = iter(list(closes))
        self._books = begun({})
        self._next: CloseRecord | None = None
        self._last: CloseRecord | None = None
        self._seen = 0
        self.count = 0
        self._advance()

    def follow(self, number: int, entry: Entry) -> None:
        """The next entry of the ledger, with its number."""
        while self._next is not None and self._next.last_entry < number:
            self._close(self._next)
        self._books.follow(entry)
        self._seen = number

    def end(self) -> None:
        """Finish after the last entry."""
        while self._next is not None:
            if self._next.last_entry > self._seen:
                self._find(f"close of {self._next.day}", "counts entries that are not there")
            self._close(self._next)

    def _close(self, close: CloseRecord) -> None:
        where = f"close of {close.day}"
        self.count += 1
        if _decode(close.body).books != self._books:
            self._find(where, "its books are not the sum of the day's entries")
        if close.drift:
            self._find(where, f"the room found a drift of {close.drift} that day")
        if self._last is not None and self._last.ended_ms != close.begun_ms:
            self._find(where, f"does not follow the close of {self._last.day}")
        self._books = begun(self._books.closing)
        self._last = close
        self._advance()

    def _advance(self) -> None:
        self._next = next(self._waiting, None)
