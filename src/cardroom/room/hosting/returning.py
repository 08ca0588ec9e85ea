"""Money that was on its way to an owner and is not taken: back where it came from."""

from __future__ import annotations

from cardroom.ledger.accounts import in_flight
from cardroom.ledger.entry import Entry
from cardroom.store.answers import InFlight


def returned(owner: str, flight: InFlight, at_ms: int) -> Entry:
    """The entry that gives it back. Its id follows from that of the command: it is given back once."""
    postings = ((in_flight(owner, flight.command), -flight.cents), (flight.source, flight.cents))
    return Entry(returned_id(owner, flight.command), at_ms, "returned", "not taken", postings, "room")


def returned_id(owner: str, command: str) -> str:
    """The id of the entry that gives back what was put in flight for a command."""
    return f"returned:{owner}:{command}"
