"""Tickets as rows of the store. Whether one can still be used its account shows: it holds its worth, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardroom.store.protocol import Reader
from cardroom.store.rows import Change, KeepMatter, Matter
from cardroom.tournament.tickets.ticket import Ticket

KIND: Final = "ticket"
"""The kind of a ticket's row among the matters of the store."""


def keeping(ticket: Ticket, at_ms: int, *, is_open: bool) -> KeepMatter:
    """The row of a ticket as it is from now on: open while it has paid no entry."""
    return KeepMatter(Matter(KIND, ticket.id, ticket.owner, at_ms, is_open, msgspec.to_builtins(ticket)))


def tickets_in(changes: Sequence[Change]) -> tuple[tuple[Ticket, ...], tuple[Ticket, ...]]:
    """From the rows of a step: the tickets that can be used from now on, and those that have been."""
    rows = [one.matter for one in changes if isinstance(one, KeepMatter) and one.matter.kind == KIND]
    tickets = [(row.is_open, _ticket(row)) for row in rows]
    return tuple([one for is_open, one in tickets if is_open]), tuple(
        [one for is_open, one in tickets if not is_open]
    )


def open_tickets(reader: Reader) -> list[Ticket]:
    """All tickets that have paid no entry."""
    return [_ticket(matter) for matter in reader.matters(KIND, open_only=True)]


def known_ticket(reader: Reader, player: str, ticket: str) -> Ticket | None:
    """A ticket that a player has or had."""
    return next((_ticket(one) for one in reader.matters(KIND, player) if one.id == ticket), None)


def _ticket(matter: Matter) -> Ticket:
    return msgspec.convert(matter.body, Ticket)
