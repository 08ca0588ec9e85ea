"""A player's money as the ledger has it."""

from __future__ import annotations

from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.protocol.responses import LedgerLine, LedgerLines
from cardroom.room.runtime.page_reads import PageReads
from cardroom.rules.refused import Refused

PAGE = 50


class Balances:
    """Shows accounts. It moves nothing: money moves by events at tables, or by staff with a reason."""

    def __init__(self, pages: PageReads, ledger: Ledger, tables: OpenTables) -> None:
        self._pages = pages
        self._tables = tables
        self._ledger = ledger

    async def lines(self, player: str, before: str) -> LedgerLines:
        """Return the lines of a player's wallet, newest first."""
        if before and not before.isdecimal():
            raise Refused("bad-page", "That page does not exist.")
        mark = int(before) if before else None
        account = accounts.wallet(player)
        page, balance = await self._pages.read(
            player, lambda reader: (reader.ledger_lines(account, mark, PAGE), reader.balance(account))
        )
        lines = tuple(
            LedgerLine(row.entry_id, row.at_ms, row.kind, row.reason, row.amount, row.balance_after)
            for row in page.rows
        )
        next_page = "" if page.older is None else str(page.older)
        return LedgerLines(account, balance, self.on_tables(player), lines, next_page)

    def balance(self, player: str) -> int:
        """Return a player's money that is not at a table."""
        return self._ledger.balance(accounts.wallet(player))

    def check_wallet(self, player: str, amount: int) -> None:
        """Refuse ("wallet-too-small") an amount that the wallet does not hold."""
        balance = self.balance(player)
        if amount > balance:
            raise Refused(
                "wallet-too-small",
                f"Your wallet holds {balance}, that is less than {amount}.",
                args={"balance": balance, "amount": amount},
            )

    def on_tables(self, player: str) -> int:
        """Return a player's money on all tables, as of the start of the running hands.

        Chips of private games are not money.
        """
        suffix = f":{player}"
        return sum(
            cents
            for account, cents in self._ledger.balances.items()
            if account.endswith(suffix) and account.startswith("stack:") and self._is_money(account)
        )

    def _is_money(self, stack: str) -> bool:
        writer = self._tables.get(stack.split(":")[1])
        return writer is None or chips_of(writer.terms).are_money
