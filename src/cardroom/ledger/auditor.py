"""The auditor: a second, simpler count of the books that shares no code with `Ledger`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from cardroom.ledger.entry import Entry


class Drift(msgspec.Struct, frozen=True):
    """An account (or entry) that disagrees with the entries. `expected` and `found` are in cents."""

    account: str
    expected: int
    found: int
    why: str

    def __str__(self) -> str:
        """One line for a person."""
        return f"{self.account}: expected {self.expected}, found {self.found}: {self.why}"


def audit(entries: Iterable[Entry], balances: Mapping[str, int]) -> list[Drift]:
    """Add up every posting from zero and report whatever disagrees with the balances or breaks a law.

    The laws: an entry's postings add up to zero, no entry occurs twice, no account but the mint and private games'
    accounts is ever below zero, the sum of all balances is zero, and so is that of each private game. An empty list
    means the books are right.
    """
    drifts: list[Drift] = []
    counted: dict[str, int] = {}
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            drifts.append(Drift(f"entry {entry.id}", 1, 2, "the entry is there twice"))
        seen.add(entry.id)
        total = 0
        for account, amount in entry.postings:
            total = total + amount
            counted[account] = counted.get(account, 0) + amount
            if counted[account] < 0 and account != "mint" and not account.startswith("game:"):
                drifts.append(Drift(account, 0, counted[account], f"below zero after entry {entry.id}"))
        if total != 0:
            drifts.append(Drift(f"entry {entry.id}", 0, total, "its postings do not add up to zero"))
    for account in sorted(set(counted) | set(balances)):
        expected, found = counted.get(account, 0), balances.get(account, 0)
        if expected != found:
            drifts.append(Drift(account, expected, found, "the balance is not the sum of its postings"))
        elif account not in counted:
            drifts.append(Drift(account, 0, 0, "nothing was ever posted to it"))
        elif account not in balances:
            drifts.append(Drift(account, 0, 0, "it was posted to, and has no balance"))
    drifts += _games_apart(counted)
    issued = sum(balances.values())
    if issued != 0:
        drifts.append(Drift("all accounts", 0, issued, "the balances do not add up to zero"))
    return drifts


def _games_apart(counted: Mapping[str, int]) -> list[Drift]:
    """Drifts of private games whose chips went to, or came from, an account of another owner."""
    totals: dict[str, int] = {account.split(":")[1]: 0 for account in counted if account.startswith("game:")}
    for account, cents in counted.items():
        owner = account.split(":")[1] if ":" in account else ""
        if owner in totals:
            totals[owner] += cents
    why = "its accounts do not add up to zero"
    return [Drift(f"game {game}", 0, total, why) for game, total in totals.items() if total]
