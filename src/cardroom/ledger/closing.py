"""The books of a day: what each group of accounts held before it, what moved, what it holds after it.

Wallets, stacks on tables, tickets and held money are one group each, of all players together; what tournaments hold and
what the house has set aside for them, of all tournaments; every other account of the house is a group of its own. All
groups together are zero at any moment, the mint's minus included.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry

TOGETHER = frozenset(
    {"wallet", "stack", "held", "in", "escrow", "reserve", "ticket", "game", "lent", "claim"}
)
"""Kinds of accounts of which there are as many as players or tournaments: a day's books have their sums."""


class MovedInDay(msgspec.Struct):
    """The entries of one kind in a day: how many, and what they brought each group in all."""

    entries: int = 0
    cents: dict[str, int] = {}


class DayBooks(msgspec.Struct):
    """A day's books, in cents by group: `opening`, by kind of entry what was `moved`, and `closing`."""

    opening: dict[str, int]
    moved: dict[str, MovedInDay]
    closing: dict[str, int]

    def follow(self, entry: Entry) -> None:
        """An entry of the day."""
        moved = self.moved.setdefault(entry.kind, MovedInDay())
        moved.entries += 1
        for account, amount in entry.postings:
            group = group_of(account)
            moved.cents[group] = moved.cents.get(group, 0) + amount
            self.closing[group] = self.closing.get(group, 0) + amount


def group_of(account: str) -> str:
    """The group of an account: "wallet", "stack", "held", or the account of the house itself."""
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
    """The books of a day on which nothing has happened yet."""
    return DayBooks(dict(opening), {}, dict(opening))


def books_of(opening: Mapping[str, int], entries: Iterable[Entry]) -> DayBooks:
    """The books of a day with these entries."""
    books = begun(opening)
    for entry in entries:
        books.follow(entry)
    return books


def drift_of(books: DayBooks, found: Mapping[str, int]) -> dict[str, int]:
    """What the accounts hold more (or less) than the books say at a day's end, by group; and the sum of all, as "".

    Empty when the books are right.
    """
    drift = {
        group: found.get(group, 0) - books.closing.get(group, 0)
        for group in sorted(books.closing.keys() | found.keys())
        if found.get(group, 0) != books.closing.get(group, 0)
    }
    if total := sum(books.closing.values()):
        drift[""] = total
    return drift
