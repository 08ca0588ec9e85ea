"""Money in flight: the money that a player brings to a table leaves the wallet, durably, before the table decides.

So no wallet can cause a table's commit to be refused: the commit takes what is in flight to the table, or the money
goes back. Money that is in flight when the room stops goes back at the next start.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Literal, NamedTuple

import structlog

from cardroom.ledger import accounts
from cardroom.ledger.accounts import in_flight
from cardroom.ledger.entry import Entry, Posting, fund_entry_id
from cardroom.ledger.ledger import Ledger
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.room.hosting.chip_sources import Lend, chips_of
from cardroom.room.hosting.wallet_copies import OVERDRAWN, SHORT, WalletCopies
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.outbox import Outbox, not_done
from cardroom.rules.refused import Refused
from cardroom.store.answers import InFlight
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import Commit
from cardroom.table.model.view import TableTerms

FundKind = Literal[
    "buy_in", "top_up", "entry", "rebuy", "fee_back", "added", "set_aside", "taken_back", "chips"
]

_log = structlog.get_logger("cardroom.funding")


class Target(NamedTuple):
    """The receiver of money, and its name on the statement."""

    id: str
    name: str


class Fund(NamedTuple):
    """Money on its way from a player's wallet (or the account `source`) to a table or tournament, for one command;
    `cents` may be 0. From a till comes cash: the till has it, and goes on having it once the money is taken.
    """

    owner: str
    player: str
    command: str
    cents: int
    source: str = ""

    @property
    def account(self) -> str:
        """The account it came from, and goes back to."""
        return self.source or accounts.wallet(self.player)


class Sum(NamedTuple):
    """An amount to be brought: of whom (or from the account `source`), in cents, and what the statement says."""

    player: str
    cents: int
    kind: FundKind
    source: str = ""


class Funding:
    """Puts money in flight and returns what was not taken."""

    def __init__(
        self,
        ledger: Ledger,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        check_money: Callable[[str], None],
        copies: WalletCopies,
    ) -> None:
        """`check_money` refuses to move the money of a player whose wallet is frozen."""
        self._copies = copies
        self._check_money = check_money
        self._ledger = ledger
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._stuck_for: list[tuple[str, InFlight]] = []
        self.lend: Lend = _lend_nothing
        """Names the account that a private game's chips are lent from."""

    def bring(
        self,
        terms: TableTerms,
        player: str,
        cents: int,
        kind: Literal["buy_in", "top_up"],
        then: Callable[[Fund], None],
        refused: Callable[[Refused], None],
    ) -> None:
        """Put chips in flight to a table, from where its chips come from (`ChipSource`); else as `put`. `kind` is what
        the statement of a wallet says. Refuses "private-chips" too.
        """
        source = chips_of(terms).paid_from(terms, player, cents, self.lend)
        to = Target(terms.table, terms.name)
        self.put(to, player, cents, "chips" if source else kind, then, refused, source)

    async def brought(
        self, terms: TableTerms, player: str, cents: int, kind: Literal["buy_in", "top_up"]
    ) -> Fund:
        """The same for a caller that can wait. Raises `Refused`; also "owner-fault", if the money went back meanwhile."""
        fund: asyncio.Future[Fund] = asyncio.get_running_loop().create_future()
        self.bring(terms, player, cents, kind, fund.set_result, fund.set_exception)
        return self._still_there(await fund)

    def put(
        self,
        to: Target,
        player: str,
        cents: int,
        kind: FundKind,
        then: Callable[[Fund], None],
        refused: Callable[[Refused], None],
        source: str = "",
    ) -> None:
        """Take money from a wallet (or the account `source`); call `then` when that is durable, else `refused`.

        The wallet is lower from now on, and a look at it meanwhile shows what is left. `then` gives the money to the
        table or back. Raises `Refused` ("wallet-too-small") at once if the wallet does not hold so much.
        """
        fund = Fund(to.id, player, draw_id(self._entropy, "c"), cents, source)
        if cents == 0:
            self._outbox.tell(lambda: then(fund))
            return
        if kind == "entry" or (
            not source and kind != "taken_back"
        ):  # (a ticket belongs to the player as a wallet does)
            self._check_money(player)
        flight = accounts.in_flight(fund.owner, fund.command)
        postings: tuple[Posting, ...] = ((fund.account, -cents), (flight, cents))
        if accounts.kind_of(fund.account) == "till":  # cash goes into the till, and what it buys is issued
            postings = ((accounts.MINT, -2 * cents), (fund.account, cents), (flight, cents))
        entry_id = fund_entry_id(fund.owner, fund.command)
        entry = Entry(entry_id, self._clock.now_ms(), kind, to.name, postings, player)
        if source == accounts.MINT and cents > self._ledger.to_give(source):
            words = "The room doesn't have enough money of its own for that; ask its operator."
            raise Refused("room-money-too-small", words, args={"amount": cents})
        try:
            self._ledger.post(entry)
        except LedgerFault as fault:
            raise self._too_small(player, cents) from fault

        def on_rejected(fault: StoreRefused) -> None:
            self._ledger.take_back(entry)
            _log.error("fund_refused", player=player, owner=fund.owner, code=fault.code)
            if fault.code == OVERDRAWN:
                self._copies.begin("a wallet", refuse_by_store)
            else:
                refused(self._too_small(player, cents))

        async def refuse_by_store() -> None:
            await self._copies.put_right(fund.account)
            refused(self._too_small(player, cents))

        self._outbox.commit(
            Commit(entries=(entry,)), lambda: self._bring(fund, then), on_rejected=on_rejected
        )

    def _bring(self, fund: Fund, then: Callable[[Fund], None]) -> None:
        try:
            then(fund)
        except Exception:  # a defect: the money must not stay where nobody looks for it
            self.give_back(fund)
            raise

    def _too_small(self, player: str, cents: int) -> Refused:
        balance = self._ledger.balance(accounts.wallet(player))
        words = f"Your wallet holds {balance}, which is less than {cents}."
        return Refused("wallet-too-small", words, args={"balance": balance, "amount": cents})

    @asynccontextmanager
    async def on_its_way(self, to: Target, *sums: Sum) -> AsyncIterator[tuple[Fund, ...]]:
        """Put sums in flight, all durably, for a block in which their owner is asked to take them.

        Whatever ends the block otherwise, a cancelled request too, what was not taken goes back. Raises `Refused` as `put`
        does, and "owner-fault" if a sum went back meanwhile, for its owner was loaded again. The block asks the owner at
        once: where it waits for something else first, a sum may be gone.
        """
        funds: list[Fund] = []
        try:
            for one in sums:
                funds.append(await self._ready(to, one))
            for fund in funds:
                self._still_there(fund)
            yield tuple(funds)
        except BaseException as ended:
            for fund in funds:
                self.give_back(fund)
            if isinstance(ended, Refused):
                await self._outbox.durable()
            raise

    async def _ready(self, to: Target, brought: Sum) -> Fund:
        """Put a sum in flight; who is refused by the copy of a wallet is refused by the store first."""
        try:
            return await self._once(to, brought)
        except Refused as refused:
            account = brought.source or accounts.wallet(brought.player)
            if refused.code not in SHORT or not await self._copies.put_right(account):
                raise
            return await self._once(to, brought)

    async def _once(self, to: Target, brought: Sum) -> Fund:
        fund: asyncio.Future[Fund] = asyncio.get_running_loop().create_future()
        self.put(
            to,
            brought.player,
            brought.cents,
            brought.kind,
            fund.set_result,
            fund.set_exception,
            brought.source,
        )
        return await fund

    def _still_there(self, fund: Fund) -> Fund:
        """Refuse ("owner-fault") to ask an owner to take money that went back: it would be a defect of the owner."""
        if self._ledger.balance(accounts.in_flight(fund.owner, fund.command)) != fund.cents:
            raise not_done()
        return fund

    def owners(self) -> list[str]:
        """Return the owners to whom money is in flight, by the ledger in memory."""
        return sorted(
            {account.split(":")[1] for account in self._ledger.balances if account.startswith("in:")}
        )

    def return_all(self, owner: str, flights: list[InFlight]) -> None:
        """Return, at a start, the money that an owner had not taken when the room stopped.

        Money whose return the store refuses stays in flight; `return_stuck` tries again.
        """
        for flight in flights:
            entry = returned(owner, flight, self._clock.now_ms())
            self._ledger.post(entry)
            self._outbox.commit(
                Commit(entries=(entry,)),
                partial(self._outbox.when_moved, (entry,)),
                on_rejected=partial(self._stuck, owner, flight, entry),
            )

    def _stuck(self, owner: str, flight: InFlight, entry: Entry, fault: StoreRefused) -> None:
        self._ledger.take_back(entry)
        self._stuck_for.append((owner, flight))
        _log.error("fund_not_returned", owner=owner, cents=flight.cents, code=fault.code)

    def return_stuck(self) -> None:
        """Try again to return the money that could not be returned; some owners have done it since."""
        stuck, self._stuck_for = self._stuck_for, []
        for owner, flight in stuck:
            if self._ledger.balance(in_flight(owner, flight.command)) == flight.cents:
                self.return_all(owner, [flight])

    def give_back(self, fund: Fund) -> None:
        """Return money that was not taken. Money no longer in flight was returned when its owner was reloaded."""
        if self._ledger.balance(accounts.in_flight(fund.owner, fund.command)) != fund.cents or not fund.cents:
            return
        self.return_all(fund.owner, [InFlight(fund.command, fund.account, fund.cents)])


def _lend_nothing(terms: TableTerms, player: str, cents: int) -> str:
    """Refuse a loan: no games are played here that lend chips."""
    raise Refused(
        "private-chips",
        f"{terms.name} lends no chips.",
        args={"amount": cents, "most": 0, "name": terms.name},
    )


def returned(owner: str, flight: InFlight, at_ms: int) -> Entry:
    """Return the entry that pays the money back. Its id follows from that of the command, so it is paid back once."""
    taken = (in_flight(owner, flight.command), -flight.cents)
    postings: tuple[Posting, ...] = (taken, (flight.source, flight.cents))
    if accounts.kind_of(flight.source) == "till":  # the cash goes back over the counter
        postings = (taken, (flight.source, -flight.cents), (accounts.MINT, 2 * flight.cents))
    return Entry(returned_id(owner, flight.command), at_ms, "returned", "not taken", postings, "room")


def returned_id(owner: str, command: str) -> str:
    """Return the id of the entry that pays back what was put in flight for a command."""
    return f"returned:{owner}:{command}"
