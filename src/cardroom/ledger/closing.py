"""The books of a day: what each group of accounts held before it, what moved, what it holds after it.

Wallets, stacks on tables, tickets and held money are one group each, for all players together. The money that
tournaments hold and the house's reserves for them are one group each, for all tournaments together. Every other account
of the house is a group of its own. The sum of all groups, including the mint's negative balance, is zero at any moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry

TOGETHER = frozenset(
    ("wallet", "stack", "held", "in", "escrow", "reserve", "ticket", "game", "lent", "claim", "seating", "leaving")
)  # fmt: skip
"""Kinds with an account per player or tournament: a day's books have their sums."""


class MovedInDay(msgspec.Struct):
    """The entries of one kind in a day: their number, and the total they moved in each group."""

    entries: int = 0
    cents: dict[str, int] = {}


class DayBooks(msgspec.Struct):
    """A day's books, in cents by group: `opening`, the `moved` amounts by kind of entry, and `closing`."""

    opening: dict[str, int]
    moved: dict[str, MovedInDay]
    closing: dict[str, int]

    def follow(self, entry: Entry) -> None:
        """Add an entry of the day."""
        moved = self.moved.setdefault(entry.kind, MovedInDay())
        moved.entries += 1
        for account, amount in entry.postings:
            group = group_of(account)
            moved.cents[group] = moved.cents.get(group, 0) + amount
            self.closing[group] = self.closing.get(group, 0) + amount


def group_of(account: str) -> str:
    """The group of an account: "wallet", "stack", "held" and so on, or for a house's account the account itself."""
    kind = kind_of(account)
    return kind if kind in TOGETHER else account


def groups_of(balances: Mapping[str, int]) -> dict[str, int]:
    """Balances summed by group."""
    groups: dict[str, int] = {}
    for account, cents in balances.items():
        group = group_of(account)
        groups[group] = groups.get(group, 0) + cents
    return groups


def begun(opening: Mapping[str, int]) -> DayBooks:
    """The books of a day without entries so far."""
    return DayBooks(dict(opening), {}, dict(opening))


def books_of(opening: Mapping[str, int], entries: Iterable[Entry]) -> DayBooks:
    """The books of a day with these entries."""
    books = begun(opening)
    for entry in entries:
        books.follow(entry)
    return books


def drift_of(books: DayBooks, found: Mapping[str, int]) -> dict[str, int]:
    """The difference between accounts and books at a day's end, by group; the sum of all under "".

    A positive difference means that the accounts hold more. Empty when the books are right.
    """
    drift = {
        group: found.get(group, 0) - books.closing.get(group, 0)
        for group in sorted(books.closing.keys() | found.keys())
        if found.get(group, 0) != books.closing.get(group, 0)
    }
    if total := sum(books.closing.values()):
        drift[""] = total
    return drift
