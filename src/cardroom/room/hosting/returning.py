"""The return of money that was on its way to an owner and was not taken."""

from __future__ import annotations

from cardroom.ledger.accounts import in_flight
from cardroom.ledger.entry import Entry
from cardroom.store.answers import InFlight


def returned(owner: str, flight: InFlight, at_ms: int) -> Entry:
    """Return the entry that pays the money back. Its id follows from that of the command, so it is paid back once."""
    postings = ((in_flight(owner, flight.command), -flight.cents), (flight.source, flight.cents))
    return Entry(returned_id(owner, flight.command), at_ms, "returned", "not taken", postings, "room")


def returned_id(owner: str, command: str) -> str:
    """Return the id of the entry that pays back what was put in flight for a command."""
    return f"returned:{owner}:{command}"
