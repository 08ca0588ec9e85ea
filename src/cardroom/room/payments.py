"""Money that staff move: each movement has a reason, a request id of its own, and happens once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry, Posting
from cardroom.ledger.faults import LedgerFault
from cardroom.room.accounts.players import Person
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord

if TYPE_CHECKING:
    from cardroom.room.room import Room

Account = Callable[[str], str]
"""From a player's id to the name of an account."""


class Payments:
    """The staff's movements between a player's accounts and the house's."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._parts = room.parts

    async def move(self, by: Person, player: str, amount: int, reason: str, request: str) -> None:
        """Credit (positive) or debit a wallet with play money."""
        if amount == 0:
            raise Refused("amount-zero", "An amount of nothing moves nothing.")
        postings = ((accounts.MINT, -amount), (accounts.wallet(player), amount))
        await self._post(by, "credit" if amount > 0 else "debit", player, amount, postings, reason, request)

    async def withhold(self, by: Person, player: str, amount: int, reason: str, request: str) -> None:
        """Take money off the wallet and keep it in the player's name."""
        await self._between(by, "withhold", accounts.wallet, accounts.held, player, amount, reason, request)

    async def release(self, by: Person, player: str, amount: int, reason: str, request: str) -> None:
        """Give back what was withheld."""
        await self._between(by, "release", accounts.held, accounts.wallet, player, amount, reason, request)

    async def pay_from_fund(
        self, by: Person, house: str, fund: str, player: str, amount: int, reason: str, request: str
    ) -> None:
        """Pay a bonus from a fund that hands have dropped into; never more than lies in it (CK-H.5).

        Refuses "no-such-fund" for what is no bonus fund of the house.
        """
        funds = [name for owner, name, _ in self.bonus_funds() if owner == house]
        if fund not in funds:
            known = ", ".join(funds) or "none"
            raise Refused(
                "no-such-fund", f"{house!r} has no bonus fund {fund!r}; it has {known}.", args={"fund": fund}
            )
        if amount <= 0:
            raise Refused("amount-zero", "An amount of nothing moves nothing.")
        postings = ((accounts.fund(house, fund), -amount), (accounts.wallet(player), amount))
        await self._post(by, "pay_from_fund", player, amount, postings, reason, request)

    def bonus_funds(self) -> list[tuple[str, str, int]]:
        """(house, fund, what lies in it) of every fund that staff pay bonuses from."""
        return [
            (book.id, row.fund, self._parts.ledger.balance(accounts.fund(book.id, row.fund)))
            for book in self._parts.books.values()
            for row in book.rake.bonus_drops.value
        ]

    async def _between(
        self,
        by: Person,
        kind: str,
        source: Account,
        target: Account,
        player: str,
        amount: int,
        reason: str,
        request: str,
    ) -> None:
        if amount <= 0:
            raise Refused("amount-zero", "An amount of nothing moves nothing.")
        postings = ((source(player), -amount), (target(player), amount))
        await self._post(by, kind, player, amount, postings, reason, request)

    async def _post(
        self,
        by: Person,
        kind: str,
        player: str,
        amount: int,
        postings: tuple[Posting, ...],
        reason: str,
        request: str,
    ) -> None:
        """Post once. The same request again is done already; another one under its id is refused."""
        await self._room.players.must_know(player)
        entry = Entry(f"staff:{request}", self._parts.clock.now_ms(), kind, reason, postings, by.id)
        before = await self._parts.store.read(lambda reader: reader.entry(entry.id))
        if before is not None:
            if before.postings != postings:
                raise Refused("request-used", f"The id {request!r} was used for another movement of money.")
            return
        try:
            self._parts.ledger.post(entry)
        except LedgerFault as fault:
            if fault.code == "posted-before":  # twice at the same moment: the first is on its way to the disk
                await self._room.durable()
                return
            raise Refused("money-refused", f"The account cannot be moved by that: {fault}.") from fault
        details = {"amount": amount, "entry": entry.id}
        record = LogRecord(entry.at_ms, by.id, kind, player, reason, dict(details))
        self._parts.outbox.commit(Commit(entries=(entry,), log=(record,)))
        self._room.tell_mine(player)
        await self._room.durable()
