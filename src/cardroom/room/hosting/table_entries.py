"""The ledger's entries for a table's movements of money."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from cardroom.cash.money_moves import (
    BoughtIn,
    CashedOut,
    Charged,
    HandSettled,
    JackpotWon,
    StackToppedUp,
    TopUpReturned,
)
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry, hand_entry_id
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.hosting.chip_sources import Balance, chips_of
from cardroom.room.hosting.funding import Fund, returned
from cardroom.store.answers import InFlight
from cardroom.table.model.view import TableTerms
from cardroom.table.values.message import Movement

COLLECTED: Final = MappingProxyType({"jackpot": "jackpot-collected"})
"""Funds that receive nothing at once: drops for them wait on an account of their own (CH-7.10)."""


def entries_of(
    movements: Iterable[Movement],
    terms: TableTerms,
    seq: int,
    at_ms: int,
    balance: Balance,
    fund: Fund | None = None,
) -> tuple[Entry, ...]:
    """Return the entries of one step of a table, in order.

    Ids follow from table, step and position within it, so a step posted twice would be refused. Movements of nothing
    (a cash-out of 0, a hand in which nobody won or lost) make no entry. The money that a player brings comes out of the
    `fund` that was put in flight for the step, and the rest of that fund goes back. `ChipSource` says the rest.
    """
    table = terms.table
    entries = []
    left = fund.cents if fund is not None else 0
    for place, movement in enumerate(movements):
        entry_id = f"step:{table}:{seq}:{place}"
        if isinstance(movement, JackpotWon):
            entry = None  # only the room knows the balance of the fund: see room.jackpot
        elif isinstance(movement, Charged):
            entry = _charged(movement, entry_id, terms, at_ms)
        elif isinstance(movement, HandSettled):
            entry = _settled(movement, terms, at_ms)
        elif isinstance(movement, BoughtIn | StackToppedUp):
            entry = _brought(movement, entry_id, terms, balance, fund, at_ms)
            left -= movement.amount
        elif isinstance(movement, TopUpReturned | CashedOut):
            entry = _moved(movement, entry_id, terms, at_ms)
        else:
            raise TypeError(f"a cash table moves no {type(movement).__name__}")
        if entry is not None:
            entries.append(entry)
    if fund is not None and left:
        flight = InFlight(fund.command, fund.account, left)
        entries.append(returned(table, flight, at_ms))
    return tuple(entries)


def _brought(
    movement: BoughtIn | StackToppedUp,
    entry_id: str,
    terms: TableTerms,
    balance: Balance,
    fund: Fund | None,
    at_ms: int,
) -> Entry | None:
    """Return the entry by which a table takes what is in flight to it for this command, not from a wallet."""
    player, amount = movement.player, movement.amount
    if amount == 0:
        return None
    assert fund is not None and fund.player == player, "what a player brings was put in flight before"
    source, target = accounts.in_flight(fund.owner, fund.command), accounts.stack(fund.owner, player)
    postings = ((source, -amount), (target, amount), *chips_of(terms).brought(terms, player, amount, balance))
    return Entry(id=entry_id, at_ms=at_ms, kind="taken", reason=terms.name, postings=postings, by=player)


def _moved(movement: TopUpReturned | CashedOut, entry_id: str, terms: TableTerms, at_ms: int) -> Entry | None:
    player, amount = movement.player, movement.amount
    if amount == 0:
        return None
    kind: EntryKind = "cash_out" if isinstance(movement, CashedOut) else "top_up_returned"
    postings = ((accounts.stack(terms.table, player), -amount), *chips_of(terms).left(terms, player, amount))
    return Entry(id=entry_id, at_ms=at_ms, kind=kind, reason=terms.name, postings=postings, by=player)


def dropped_into(house: str, fund: str) -> str:
    """Return the account that receives the drops for a fund."""
    return accounts.fund(house, COLLECTED.get(fund, fund))


def _taken_into(terms: TableTerms, fund: str = "") -> str:
    """Return the account that receives what a table takes for the house, or for a fund."""
    if box := chips_of(terms).box(terms):
        return box
    return dropped_into(terms.house, fund) if fund else accounts.rake(terms.house)


def _charged(movement: Charged, entry_id: str, terms: TableTerms, at_ms: int) -> Entry:
    target = _taken_into(terms, movement.fund)
    postings = ((accounts.stack(terms.table, movement.player), -movement.amount), (target, movement.amount))
    return Entry(
        id=entry_id, at_ms=at_ms, kind="time_charge", reason=terms.name, postings=postings, by="table"
    )


def _settled(movement: HandSettled, terms: TableTerms, at_ms: int) -> Entry | None:
    table, name = terms.table, terms.name
    taken = {_taken_into(terms): movement.rake}
    for fund, amount in movement.drops.items():
        into = _taken_into(terms, fund)
        taken[into] = taken.get(into, 0) + amount
    postings = [(accounts.stack(table, player), net) for player, net in movement.net.items() if net]
    postings += [(into, amount) for into, amount in taken.items() if amount]
    if not postings:
        return None
    return Entry(
        id=hand_entry_id(movement.hand),
        at_ms=at_ms,
        kind="hand",
        reason=f"{name}, {movement.hand}",
        postings=tuple(postings),
        by="table",
    )
