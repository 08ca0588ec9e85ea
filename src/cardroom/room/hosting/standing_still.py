"""Checks before a command reaches a table, and the refusal of a table that met a fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardroom.room.hosting.journal import check_writable
from cardroom.rules.refused import Refused

if TYPE_CHECKING:
    from cardroom.cash.cash_table import CashTable
    from cardroom.room.protocol import server_messages as to_client
    from cardroom.table.model.commands import Command


def check(
    table: CashTable, is_frozen: bool, command: Command, player: str, asked: to_client.Done | None = None
) -> None:
    """Refuse a command that `TableWriter.carry_out` would refuse now, before money is put in flight for it."""
    if is_frozen:
        raise standing_still(table)
    check_writable(command, player, asked)
    table.check(command)


def standing_still(table: CashTable) -> Refused:
    """The refusal of a frozen table."""
    clauses = table.book.fault.unfinished_hand.clauses
    words = "A fault stopped this table until staff restore it; its chips are safe."
    return Refused("table-frozen", words, clauses, {"table": table.terms.table})
