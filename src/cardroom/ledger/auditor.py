"""The auditor: a second, simpler count of the books that shares no code with `Ledger`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from cardroom.ledger.entry import Entry

NOT_THE_SUM: Final = "the balance is not the sum of its postings"
NOT_ZERO: Final = "the balances do not add up to zero"


class Drift(msgspec.Struct, frozen=True):
    """An account (or entry) that disagrees with the entries. `expected` and `found` are in cents."""

    account: str
    expected: int
    found: int
    why: str

    def __str__(self) -> str:
        """One line for a person."""
        return f"{self.account}: expected {self.expected}, found {self.found}: {self.why}"


class EntrySums:
    """Adds up entries one after another: from nothing, or on from what earlier entries came to.

    The laws: an entry's postings add up to zero, no entry occurs twice, no account but the mint and private games'
    accounts is ever below zero.
    """

    def __init__(self, before: Mapping[str, int] = MappingProxyType({})) -> None:
        """`before` are the sums of earlier entries in cents, by account, without those that are zero."""
        self._before = before
        self._seen: set[str] = set()
        self.moved: dict[str, int] = {}
        """The sums of the accounts that these entries have moved, in cents; those of `before` are counted in."""
        self.drifts: list[Drift] = []
        """The laws that were broken, and the balances that differ."""

    def of(self, account: str) -> int:
        """The sum of all postings to an account, in cents."""
        moved = self.moved.get(account)
        return self._before.get(account, 0) if moved is None else moved

    def take(self, entry: Entry) -> None:
        """Add an entry."""
        if entry.id in self._seen:
            self.drifts.append(Drift(f"entry {entry.id}", 1, 2, "the entry is there twice"))
        self._seen.add(entry.id)
        total = 0
        for account, amount in entry.postings:
            total = total + amount
            self.moved[account] = cents = self.of(account) + amount
            if cents < 0 and account != "mint" and not account.startswith("game:"):
                self.drifts.append(Drift(account, 0, cents, f"below zero after entry {entry.id}"))
        if total != 0:
            self.drifts.append(Drift(f"entry {entry.id}", 0, total, "its postings do not add up to zero"))

    def compare(self, balances: Iterable[tuple[str, int]]) -> None:
        """Compare with the balances that are not zero: each must be the sum of its account's postings."""
        there, known, total, differ = set[str](), 0, 0, list[Drift]()
        for account, found in balances:
            there.add(account)
            total += found
            expected = self.of(account)
            known += expected != 0
            if expected != found:
                differ.append(Drift(account, expected, found, NOT_THE_SUM))
        self.drifts += sorted(differ, key=lambda drift: drift.account)  # rows come in no order of their own
        if known != self._open():
            gone = sorted((self._before.keys() | self.moved.keys()) - there)
            self.drifts += [Drift(one, self.of(one), 0, NOT_THE_SUM) for one in gone if self.of(one)]
        if total:
            self.drifts.append(Drift("all accounts", 0, total, NOT_ZERO))

    def _open(self) -> int:
        """The number of accounts whose sum is not zero."""
        changed = sum((cents != 0) - (account in self._before) for account, cents in self.moved.items())
        return len(self._before) + changed

    def games_apart(self) -> Iterator[Drift]:
        """Drifts of private games whose chips went to, or came from, an account of another owner."""
        accounts = self._before.keys() | self.moved.keys()
        totals: dict[str, int] = {one.split(":")[1]: 0 for one in accounts if one.startswith("game:")}
        for account in accounts if totals else ():
            owner = account.split(":")[1] if ":" in account else ""
            if owner in totals:
                totals[owner] += self.of(account)
        why = "its accounts do not add up to zero"
        for game, total in totals.items():
            if total:
                yield Drift(f"game {game}", 0, total, why)


def audit(entries: Iterable[Entry], balances: Mapping[str, int]) -> list[Drift]:
    """Add up every posting from zero and report whatever disagrees with the balances or breaks a law.

    The laws are those of `EntrySums`, the sum of all balances is zero, and so is that of each private game. An empty list
    means the books are right.
    """
    tally = EntrySums()
    for entry in entries:
        tally.take(entry)
    drifts, counted = tally.drifts, tally.moved
    for account in sorted(set(counted) | set(balances)):
        expected, found = counted.get(account, 0), balances.get(account, 0)
        if expected != found:
            drifts.append(Drift(account, expected, found, NOT_THE_SUM))
        elif account not in counted:
            drifts.append(Drift(account, 0, 0, "nothing was ever posted to it"))
        elif account not in balances:
            drifts.append(Drift(account, 0, 0, "it was posted to, and has no balance"))
    drifts += tally.games_apart()
    issued = sum(balances.values())
    if issued != 0:
        drifts.append(Drift("all accounts", 0, issued, NOT_ZERO))
    return drifts
