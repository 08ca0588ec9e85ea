"""The books of a stored room counted whole, with the pools of its running tournaments: for `audit` and `doctor`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from cardroom.ledger.auditor import Drift
from cardroom.room.hosting.owner_stream import OwnerStream, stored_owner
from cardroom.room.tournaments.kept_books import announced_books
from cardroom.room.tournaments.pools_counted import pool_held
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.book_loading import book_from_text
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.looks_behind_audit import DAMAGED, findings_at
from cardroom.store.engines.store_location import Place, read_place
from cardroom.store.faults import StoreUnusable, first_line
from cardroom.store.ledger_count import LedgerCount
from cardroom.store.protocol import Reader
from cardroom.store.walking import Finding


def pools_in(place: Place) -> list[Finding]:
    """Return what differs in the pools of a stored room's running tournaments; the store's own audit counts accounts."""

    def look(reader: Reader) -> Iterator[Finding]:
        return (Finding(one.account, _words(one)) for one in pools_differing(reader))

    return findings_at(place, "pools", look)


def books_in(place: Place) -> tuple[LedgerCount, tuple[Drift, ...]]:
    """Count all books of a stored room, and return the count with all that differs.

    Raises `StoreUnusable`: there is no room, or damaged rows cannot be counted ("store-damaged").
    """
    reader = read_place(place)
    try:
        with reader.moment():
            count = reader.counted()
            return count, (*count.drifts, *pools_differing(reader))
    except StoreUnusable:
        raise
    except DAMAGED as fault:
        raise StoreUnusable("store-damaged", f"{place}: cannot be counted: {first_line(fault)}") from fault
    finally:
        reader.close()


def pools_differing(reader: Reader) -> Iterator[Drift]:
    """The drifts of each running tournament's pool, all as of one moment; one that this program cannot load is left out: a
    start says why.
    """
    with reader.moment():
        books: dict[str, Rulebook] = {}
        for record in announced_books(reader):
            try:
                books[record.version] = book_from_text(record.text)
            except RulebookFaults:
                continue
        for one in reader.owners("tournament"):
            owner = TournamentOwner(one.id, partial(_book, books))
            stream = OwnerStream(owner)
            try:
                stream.restore(stored_owner(reader, one.id))
            except (StoreUnusable, msgspec.MsgspecError, LookupError):
                continue
            if (held := pool_held(owner, stream.seq)) is not None:
                yield from held.compare(reader)


def _book(books: dict[str, Rulebook], house: str, version: str) -> Rulebook:
    return books[version]


def _words(drift: Drift) -> str:
    return f"{drift.why} (expected {drift.expected}, found {drift.found})"
