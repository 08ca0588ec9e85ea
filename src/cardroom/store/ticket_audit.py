"""The audit of tickets: an open ticket's account holds the worth in its row, and every other ticket's account is empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.store.protocol import fund_entry_id

PREFIX: Final = "ticket:"

Fault = tuple[str, str]
"""The ticket, and what is wrong with it."""


class _Worth(msgspec.Struct):
    """The part of a ticket's row that its account must match."""

    cents: int


def ticket_faults(
    rows: Iterable[tuple[str, str, bool, str | bytes]],
    balances: Mapping[str, int],
    entry: Callable[[str], Entry | None],
) -> Iterator[Fault]:
    """The faults of tickets.

    `rows` are id, owner, whether it is open, and body of each ticket; `entry` finds an entry by its id.
    """
    held = {account: cents for account, cents in balances.items() if account.startswith(PREFIX) and cents}
    for account, cents in _on_their_way(balances, entry):
        held[account] = held.get(account, 0) + cents
    for ticket, owner, is_open, body in rows:
        found = held.pop(f"{PREFIX}{owner}:{ticket}", 0)
        worth = msgspec.json.decode(body, type=_Worth).cents if is_open else 0
        if found != worth:
            yield f"ticket {ticket}", f"is worth {worth} by its row, and {found} by its account"
    for account, cents in held.items():
        yield f"account {account}", f"holds {cents}, and there is no such ticket"


def _on_their_way(
    balances: Mapping[str, int], entry: Callable[[str], Entry | None]
) -> Iterator[tuple[str, int]]:
    """Tickets in flight to a tournament: their rows stay open until the tournament has taken them."""
    for account, cents in balances.items():
        if account.startswith("in:") and cents:
            fund = entry(fund_entry_id(*account.split(":")[1:]))
            for source, amount in fund.postings if fund is not None else ():
                if source.startswith(PREFIX):
                    yield source, -amount
