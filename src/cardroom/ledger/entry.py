"""An entry: one movement of money, written on both sides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from cardroom.ledger.accounts import kind_of, player_of
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.ledger.ledger_fault import LedgerFault

MAX_CENTS: Final = 2**53 - 1
"""The largest amount and balance: the largest number that a browser holds exactly."""

Posting = tuple[str, int]
"""(account, amount in cents): plus puts money on the account, minus takes it off."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One movement of money: postings on two accounts or more that add up to zero.

    `id` is unique for ever and the caller's choice (a hand's id, a client's request id); `at_ms` is wall
    time; `kind` is what it is for; `reason` is for people; `by` names who
    ordered it.
    """

    id: str
    at_ms: int
    kind: EntryKind
    reason: str
    postings: tuple[Posting, ...]
    by: str


def check_entry(entry: Entry) -> None:
    """Raise `LedgerFault` unless the entry is whole in itself, whatever the balances are."""
    if not entry.id:
        raise LedgerFault("entry-without-id", "an entry needs an id of its own")
    total = 0
    for account, amount in entry.postings:
        if type(amount) is not int:
            raise LedgerFault(
                "not-whole-cents",
                f"entry {entry.id!r}: {account!r} gets {amount!r}; amounts are whole cents",
                entry=entry.id,
                account=account,
            )
        if amount == 0 or not -MAX_CENTS <= amount <= MAX_CENTS:
            raise LedgerFault(
                "amount-out-of-range",
                f"entry {entry.id!r}: {account!r} gets {amount}; not zero, at most {MAX_CENTS} either way",
                entry=entry.id,
                account=account,
                amount=amount,
            )
        total += amount
    if total:
        raise LedgerFault(
            "not-balanced",
            f"entry {entry.id!r}: the postings add up to {total}, not to zero",
            entry=entry.id,
            total=total,
        )
    if len(entry.postings) < 2:
        raise LedgerFault("no-postings", f"entry {entry.id!r}: it needs two postings or more", entry=entry.id)
    if len({account for account, _ in entry.postings}) != len(entry.postings):
        raise LedgerFault("account-twice", f"entry {entry.id!r}: it names an account twice", entry=entry.id)


def fund_entry_id(owner: str, command: str) -> str:
    """Return the id of the entry that puts money in flight to an owner, for one command."""
    return f"fund:{owner}:{command}"


def hand_entry_id(hand_id: str) -> str:
    """Return the id of the entry that pays out a hand: one for each complete hand that moved chips."""
    return f"hand:{hand_id}"


def wallets_in(entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return the players whose wallets entries move, each once."""
    accounts = (account for entry in entries for account, _ in entry.postings)
    return tuple(dict.fromkeys(player_of(one) for one in accounts if kind_of(one) == "wallet"))
