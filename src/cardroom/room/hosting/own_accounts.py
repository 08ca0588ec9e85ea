"""The accounts an owner may use: it takes money from its own, and only puts money on others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.ledger.accounts import kind_of
from cardroom.ledger.entry import Entry

OF_ITS_OWNER: Final = frozenset({"stack", "in", "escrow", "reserve"})
"""Kinds of accounts whose first name is the owner that may take money from them."""

FOR_ALL: Final = frozenset({"wallet", "held", "in", "ticket", "rake", "fund", "mint"})
"""Kinds of accounts that every owner may put money on."""


class NotItsOwn(AssertionError):
    """An owner tried to take money from an account of somebody else: a defect of the program."""


def check_own(owner: str, entries: Iterable[Entry]) -> None:
    """Raise `NotItsOwn` for an entry that the owner may not make.

    So no act of another owner can cause a commit of this one to be refused: nobody else takes from its accounts.
    """
    for entry in entries:
        for account, amount in entry.postings:
            kind = kind_of(account)
            is_own = kind in OF_ITS_OWNER and account.split(":")[1] == owner
            if not is_own and not (amount > 0 and kind in FOR_ALL):
                raise NotItsOwn(f"{owner} cannot move {amount} on {account}")
