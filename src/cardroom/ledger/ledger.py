"""The ledger in memory: balances that only a whole, balanced entry can change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

from cardroom.ledger.accounts import BELOW_ZERO_KINDS, MINT, MINT_KEEPS, kind_of
from cardroom.ledger.entry import MAX_CENTS, Entry, check_entry
from cardroom.ledger.ledger_fault import LedgerFault

IDS_KEPT: Final = 100_000
"""The number of entry ids remembered: many times those on their way to the disk, and a fixed limit."""

PASSING: Final = (
    "stack:", "in:", "escrow:", "reserve:", "ticket:", "game:", "lent:", "claim:", "seating:", "leaving:"
)  # fmt: skip
"""Kinds of accounts that are dropped when empty.

There is one for each player at each table that ever existed, and a process must not grow with the number of hands
played.
"""

Posted = tuple[str, dict[str, int | None]]
"""An entry's id, and the balances of its accounts before it; None for an account never posted to."""


class Ledger:
    """Balances of all accounts, in whole cents.

    It begins empty, or with the balances saved in a store. An entry is verified as a whole before any balance changes.
    An entry's id can be posted once: a second posting is refused with "posted-before", which a caller that retries
    treats as success. (The store checks ids that are older than `IDS_KEPT` entries or than this loaded ledger.)
    """

    __slots__ = ("_attempted", "_balances", "_floors", "_posted")

    def __init__(self, balances: Mapping[str, int] | None = None, posted: Iterable[str] = ()) -> None:
        """`balances` are in cents by account, `posted` are the ids that cannot be posted again.

        A balance out of range (`MAX_CENTS`) is accepted: stored data must not prevent a start. It may only move towards
        the range. Raises `LedgerFault` unless the balances are whole, add up to zero, and are negative only for
        accounts that may be.
        """
        self._balances: dict[str, int] = {}
        self._floors: dict[str, int] = {}
        self._posted: dict[str, None] = dict.fromkeys(posted)
        self._attempted: list[Posted] | None = None
        for account, cents in (balances or {}).items():
            least = min(0, cents) if self._floor(account) else 0
            if type(cents) is not int or cents < least:
                raise LedgerFault(
                    "balance", f"account {account!r} cannot begin with {cents!r} cents", account=account
                )
            if cents or not account.startswith(PASSING):
                self._balances[account] = cents
        self._floors.clear()
        if self.trial_balance():
            raise LedgerFault("trial-balance", f"the balances add up to {self.trial_balance()}, not to zero")

    @property
    def balances(self) -> Mapping[str, int]:
        """Every account that has a balance or may be posted to again; a read-only live view."""
        return MappingProxyType(self._balances)

    def balance(self, account: str) -> int:
        """The balance of an account, in cents; zero if nothing was ever posted to it."""
        return self._balances.get(account, 0)

    def trial_balance(self) -> int:
        """The sum of all accounts; the books are wrong unless it is zero."""
        return sum(self._balances.values())

    def left(self, account: str) -> int:
        """The amount that can still be taken from an account, in cents."""
        return max(0, self.balance(account) - self._floor(account))

    def to_give(self, account: str) -> int:
        """The amount available to a user's request: as `left`, less the mint's reserve for guarantees of houses."""
        return max(0, self.left(account) - (MINT_KEEPS if account == MINT else 0))

    def was_posted(self, entry_id: str) -> bool:
        """Whether this ledger has recently seen an entry with this id: among the last `IDS_KEPT`."""
        return entry_id in self._posted

    def check(self, entry: Entry) -> None:
        """Raise `LedgerFault` when `post` would refuse the entry."""
        self._verify(entry)

    def post(self, entry: Entry) -> None:
        """Post one entry; raises `LedgerFault` and changes nothing if any part of it is wrong."""
        after = self._verify(entry)
        if self._attempted is not None:
            self._attempted.append((entry.id, {account: self._balances.get(account) for account in after}))
        for account, cents in after.items():
            if cents or not account.startswith(PASSING):
                self._balances[account] = cents
            else:
                self._forget(account)
        self._posted[entry.id] = None
        if len(self._posted) > IDS_KEPT:
            del self._posted[next(iter(self._posted))]

    def learn(self, account: str, cents: int) -> None:
        """Take over the balance that an account has in the store, where others moved it too.

        From then on the sum of all accounts here differs from zero by what they moved.
        """
        if cents or not account.startswith(PASSING):
            self._balances[account] = cents
        else:
            self._forget(account)

    def take_back(self, entry: Entry) -> None:
        """Undo a posted entry that will never be stored: its money returns to where it came from."""
        if entry.id not in self._posted:
            raise AssertionError(f"entry {entry.id} is not posted, or was taken back")
        del self._posted[entry.id]
        for account, amount in entry.postings:
            cents = self._balances.get(account, 0) - amount
            if cents or not account.startswith(PASSING):
                self._balances[account] = cents
            else:
                self._forget(account)

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Undo the entries posted within the block if it raises: they will never be stored."""
        assert self._attempted is None, "one attempt at a time"
        attempted: list[Posted] = []
        self._attempted = attempted
        try:
            yield
        except BaseException:
            for entry, before in reversed(attempted):
                self._posted.pop(entry, None)
                for account, cents in before.items():
                    if cents is None:
                        self._balances.pop(account, None)
                    else:
                        self._balances[account] = cents
            raise
        finally:
            self._attempted = None

    def _forget(self, account: str) -> None:
        """Drop an account that holds nothing and may never be posted to again."""
        self._balances.pop(account, None)
        self._floors.pop(account, None)

    def _verify(self, entry: Entry) -> dict[str, int]:
        """The balances of the entry's accounts after it."""
        if entry.id in self._posted:
            raise LedgerFault("posted-before", f"entry {entry.id!r} was posted before", entry=entry.id)
        check_entry(entry)
        balances, floors = self._balances, self._floors
        after: dict[str, int] = {}
        for account, amount in entry.postings:
            floor = floors.get(account)
            if floor is None:
                floor = self._floor(account)
            held = balances.get(account, 0)
            if not floor <= held + amount <= MAX_CENTS and not _comes_back(held, amount):
                raise _out_of_range(entry, account, held, amount)
            after[account] = held + amount
        return after

    def _floor(self, account: str) -> int:
        """The lowest balance that an account may have; computing it checks the account's name."""
        floor = -MAX_CENTS if kind_of(account) in BELOW_ZERO_KINDS else 0
        self._floors[account] = floor
        return floor


def _comes_back(held: int, amount: int) -> bool:
    """Whether a balance that is out of range, on either side, is nearer to the range afterwards."""
    return abs(held + amount) < abs(held) and abs(held) > MAX_CENTS


def _out_of_range(entry: Entry, account: str, held: int, amount: int) -> LedgerFault:
    if amount < 0:
        return LedgerFault(
            "below-zero",
            f"entry {entry.id!r}: {account!r} holds {held} cents and cannot give {-amount}",
            entry=entry.id,
            account=account,
            held=held,
            amount=amount,
        )
    return LedgerFault(
        "too-much",
        f"entry {entry.id!r}: {account!r} holds {held} cents; with {amount} more it passes {MAX_CENTS}",
        entry=entry.id,
        account=account,
        held=held,
        amount=amount,
    )
