"""Money that staff move: each movement has a reason, a request id of its own, and happens once.

Nobody moves money of their own account. A movement that brings much money of the house into a wallet waits for a second
member of staff (`Proposals`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry, Posting
from cardroom.ledger.entry_kinds import ByStaff
from cardroom.ledger.ledger import Ledger
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.room.accounts.four_eyes import ByTwo
from cardroom.room.accounts.players import Players
from cardroom.room.accounts.proposals import (
    CONFIRMED,
    DECLINED,
    GIVES,
    PROPOSED,
    UNCHANGED,
    Changed,
    Proposal,
    Wanted,
)
from cardroom.room.cashier.payout_pause import PayoutPause
from cardroom.room.hosting.wallet_copies import OVERDRAWN, WalletCopies
from cardroom.room.identity.permissions import Act, check_about, check_may, check_not_self
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.protocol.responses import CreditOutcome
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, Json, KeepMatter, LogRecord
from cardroom.table.values.time_units import HOUR_MS

Account = Callable[[str], str]
"""Makes the name of an account from a player's id."""


class Payments:
    """The staff's movements between a player's accounts and the house's."""

    def __init__(
        self,
        books: Books,
        store: Store,
        ledger: Ledger,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        by_two: ByTwo,
    ) -> None:
        self._books = books
        self._store = store
        self._ledger = ledger
        self._outbox = outbox
        self._clock = clock
        self._settings = by_two.settings
        self._players = players
        self.proposals = by_two.proposals
        self._four_eyes = by_two.four_eyes
        self._copies = WalletCopies(ledger, outbox)
        self.payouts = PayoutPause()
        """Whether payouts stand still; the room enters its own."""
        self._one_at_a_time = asyncio.Lock()
        """Held until a movement is stored: a request that arrives meanwhile is answered by its outcome."""

    def load(self, reader: Reader) -> None:
        """Load the proposals that wait, and the amounts given recently."""
        self.proposals.load(reader, self._clock.now_ms())

    async def move(self, by: Person, player: str, amount: int, reason: str, request: str) -> CreditOutcome:
        """Credit (positive) or debit a wallet with play money."""
        if amount < 0:
            await self._may(by, "debit", player)
            self._players.check_money(player)
            postings = ((accounts.MINT, -amount), (accounts.wallet(player), amount))
            return await self._post(by, "debit", player, amount, postings, reason, request)
        return await self._give(by, Wanted(request, "credit", player, amount), reason)

    async def withhold(self, by: Person, player: str, amount: int, reason: str, request: str) -> None:
        """Take money off the wallet and keep it in the player's name."""
        await self._between(by, "withhold", accounts.wallet, accounts.held, player, amount, reason, request)

    async def release(self, by: Person, player: str, amount: int, reason: str, request: str) -> None:
        """Give withheld money back."""
        await self._between(by, "release", accounts.held, accounts.wallet, player, amount, reason, request)

    async def pay_from_fund(
        self, by: Person, house: str, fund: str, player: str, amount: int, reason: str, request: str
    ) -> CreditOutcome:
        """Pay a bonus from a fund that hands have dropped into; never more than the fund holds (CK-H.5).

        Refuses "no-such-fund" for a name that is no bonus fund of the house.
        """
        check_may(self._players.now(by), "pay_from_fund")
        funds = [name for owner, name, _ in self.bonus_funds() if owner == house]
        if fund not in funds:
            known = ", ".join(funds) or "none"
            raise Refused(
                "no-such-fund", f"{house!r} has no bonus fund {fund!r}; it has {known}.", args={"fund": fund}
            )
        return await self._give(by, Wanted(request, "pay_from_fund", player, amount, house, fund), reason)

    def bonus_funds(self) -> list[tuple[str, str, int]]:
        """Return (house, fund, balance) of every fund that staff pay bonuses from."""
        return [
            (book.id, row.fund, self._ledger.balance(accounts.fund(book.id, row.fund)))
            for book in self._books.values()
            for row in book.rake.bonus_drops.value
        ]

    # ------------------------------------------------------------------ by two

    async def confirm(self, by: Person, proposal: str, reason: str) -> None:
        """Confirm a credit as the second member of staff: the money is moved.

        Refuses "no-such-proposal", "proposal-over", "second-person" (the one who proposed it), "role-too-new",
        "not-independent", "own-account". It also refuses where the one who proposed it may no longer propose.
        """
        found = await self._open(by, proposal, "confirm_credit")
        first = await self._players.must_know(found.by)
        check_may(self._players.now(first), found.wanted.kind)
        await self._four_eyes.check(found.by, by.id)
        async with self._one_at_a_time:
            self._check_open(
                proposal
            )  # again: meanwhile somebody else may have decided about this, or about roles too
            check_may(self._players.now(by), "confirm_credit")
            check_may(self._players.now(first), found.wanted.kind)
            self.payouts.check(found.wanted.kind)
            await self._confirm(by, found, reason)

    async def _confirm(self, by: Person, found: Proposal, reason: str) -> None:
        wanted = found.wanted
        entry = Entry(
            f"staff:{wanted.id}", self._clock.now_ms(), wanted.kind, found.reason, _postings(wanted), found.by
        )
        confirmed = LogRecord(entry.at_ms, by.id, CONFIRMED, wanted.player, reason, {"proposal": wanted.id})
        details: Json = {"amount": wanted.amount, "entry": entry.id, "confirmed": by.id}
        given = LogRecord(entry.at_ms, found.by, wanted.kind, wanted.player, found.reason, details)
        kept = keeping(by.id, by.asked, entry.at_ms)
        await self._book(
            entry, given, confirmed, changed=self.proposals.decide(wanted.id, "confirmed"), kept=kept
        )

    async def decline(self, by: Person, proposal: str, reason: str) -> None:
        """Decline a credit; the member of staff who proposed it may also take it back."""
        found = await self._open(by, proposal, "decline_credit")
        async with self._one_at_a_time:
            self._check_open(proposal)
            check_may(self._players.now(by), "decline_credit")
            details: Json = {"proposal": proposal}
            record = LogRecord(self._clock.now_ms(), by.id, DECLINED, found.wanted.player, reason, details)
            kept = keeping(by.id, by.asked, record.at_ms)
            await self._keep(record, self.proposals.decide(proposal, "declined"), kept)

    async def _open(self, by: Person, proposal: str, act: Act) -> Proposal:
        check_may(self._players.now(by), act)
        found = self._check_open(proposal)
        await self._may(by, act, found.wanted.player)
        return found

    def _check_open(self, proposal: str) -> Proposal:
        found = self.proposals.all.get(proposal)
        if found is None:
            raise Refused("no-such-proposal", f"No credit {proposal!r} waits for a confirmation.")
        if not found.is_open(self._clock.now_ms()):
            raise Refused(
                "proposal-over", "That credit waits no longer: it was decided, or its time is over."
            )
        return found

    async def _give(self, by: Person, wanted: Wanted, reason: str) -> CreditOutcome:
        """Give money of the house to a player: at once up to the operator's limit a day, above it by two."""
        await self._may(by, wanted.kind, wanted.player)
        if wanted.amount <= 0:
            raise Refused("amount-zero", "The amount must be more than zero.")
        return await self._post(
            by, wanted.kind, wanted.player, wanted.amount, _postings(wanted), reason, wanted.id, wanted
        )

    async def _propose(self, by: Person, wanted: Wanted, entry: Entry, reason: str) -> None:
        try:
            self._check_mint(entry)
            self._ledger.check(entry)
        except LedgerFault as fault:
            raise Refused("money-refused", f"The account can't take that amount: {fault}.") from fault
        now_ms = self._clock.now_ms()
        until_ms = now_ms + self._settings.credit_waits_hours * HOUR_MS
        details: Json = {"wanted": msgspec.to_builtins(wanted), "until_ms": until_ms}
        record = LogRecord(now_ms, by.id, PROPOSED, wanted.player, reason, details)
        kept = keeping(by.id, by.asked, now_ms, KeptAnswer.of(outcome="waits"))
        await self._keep(
            record, self.proposals.propose(Proposal(wanted, by.id, reason, now_ms, until_ms)), kept
        )

    async def _keep(self, record: LogRecord, changed: Changed, kept: tuple[KeepMatter, ...]) -> None:
        commit = Commit(changes=(*changed.rows, *kept), log=(record,))
        await self._outbox.keep(commit, lambda _: changed.put_back())

    # ------------------------------------------------------------------ by one

    async def _may(self, by: Person, act: Act, player: str) -> None:
        """Refuse people without the permission, and everybody for their own account."""
        check_may(self._players.now(by), act)
        check_not_self(by, player)
        other = await self._players.must_know(player)
        if act in ("debit", "withhold", "release"):
            check_about(self._players.now(by), other)

    async def _between(
        self,
        by: Person,
        kind: Literal["withhold", "release"],
        source: Account,
        target: Account,
        player: str,
        amount: int,
        reason: str,
        request: str,
    ) -> None:
        await self._may(by, kind, player)
        if amount <= 0:
            raise Refused("amount-zero", "The amount must be more than zero.")
        postings = ((source(player), -amount), (target(player), amount))
        await self._post(by, kind, player, amount, postings, reason, request)

    async def _post(
        self,
        by: Person,
        kind: ByStaff,
        player: str,
        amount: int,
        postings: tuple[Posting, ...],
        reason: str,
        request: str,
        wanted: Wanted | None = None,
    ) -> CreditOutcome:
        """Post once. The same request again is done already; another request under its id is refused.

        `wanted` is what two members of staff must decide about if the amount is large.
        """
        async with self._one_at_a_time:
            check_may(self._players.now(by), kind)  # again: the role may be gone after a wait for others
            entry = Entry(f"staff:{request}", self._clock.now_ms(), kind, reason, postings, by.id)
            if (waiting := self._proposed(request, wanted, by)) is not None:
                return "moved" if waiting.state == "confirmed" else "waits"
            if await self._was_moved(entry):
                return "moved"
            if kind != "withhold" and kind != "release":  # these move money within the room
                self.payouts.check(kind)
            if wanted is not None and not self._may_give_alone(by, wanted, entry.at_ms):
                await self._propose(by, wanted, entry, reason)
                return "waits"
            details: Json = {"amount": amount, "entry": entry.id}
            record = LogRecord(entry.at_ms, by.id, kind, player, reason, details)
            answer = KeptAnswer() if kind in ("withhold", "release") else KeptAnswer.of(outcome="moved")
            kept = keeping(by.id, by.asked, entry.at_ms, answer)
            await self._book(entry, record, alone=kind in GIVES, kept=kept)
            return "moved"

    async def _was_moved(self, entry: Entry) -> bool:
        """Whether this very movement is stored under its id. Refuses ("request-used") another one under the id."""
        before = await self._store.read(lambda reader: reader.entry(entry.id))
        if before is not None and (before.postings, before.by) != (entry.postings, entry.by):
            raise _used(entry.id.partition(":")[2])
        return before is not None

    def _proposed(self, request: str, wanted: Wanted | None, by: Person) -> Proposal | None:
        """Return this very movement's proposal, where it waits or is confirmed under its id.

        Refuses another movement under the id, or that of another person ("request-used"), and one that was declined or
        has waited too long ("proposal-over").
        """
        proposal = self.proposals.all.get(request)
        if proposal is None:
            return None
        if (proposal.wanted, proposal.by) != (wanted, by.id):
            raise _used(request)
        if proposal.state != "confirmed":
            self._check_open(request)
        return proposal

    def _may_give_alone(self, by: Person, wanted: Wanted, now_ms: int) -> bool:
        """Whether a gift is within the limits by receiver, by giver and of the room."""
        given, most = self.proposals.given_alone(wanted.player, by.id, now_ms), self._settings
        return (
            given.to_player + wanted.amount <= most.credit_alone_cents
            and given.by_giver + wanted.amount <= most.giver_alone_cents
            and given.in_room + wanted.amount <= most.room_alone_cents
        )

    def _check_mint(self, entry: Entry) -> None:
        """Raise `LedgerFault` for more than staff may take from the mint."""
        if -dict(entry.postings).get(accounts.MINT, 0) > self._ledger.to_give(accounts.MINT):
            raise LedgerFault("mint-empty", "the room has given out as much money as there may be")

    async def _book(
        self,
        entry: Entry,
        record: LogRecord,
        *more: LogRecord,
        changed: Changed = UNCHANGED,
        alone: bool = False,
        kept: tuple[KeepMatter, ...] = (),
    ) -> None:
        """Post an entry, with its log records and the rows in `kept`, in one commit.

        `changed` is undone if the commit is rejected. Refuses ("money-refused") what an account does not hold, here or in
        the store.
        """
        try:
            self._check_mint(entry)
            await self._post_copy(entry)
        except LedgerFault as fault:
            changed.put_back()
            raise Refused("money-refused", f"The account can't take that amount: {fault}.") from fault
        if alone:
            amount = int(str(record.details["amount"]))
            changed = self.proposals.gave_alone(entry.id, record.subject, amount, entry.at_ms, entry.by)

        fell: list[StoreRefused] = []

        def put_back(why: StoreRefused) -> None:
            self._ledger.take_back(entry)
            changed.put_back()
            fell.append(why)

        commit = Commit(entries=(entry,), log=(record, *more), changes=(*changed.rows, *kept))
        try:
            await self._outbox.keep(commit, put_back)
        except Refused as refused:
            if not fell or fell[0].code != OVERDRAWN:
                raise
            for account in _debited(entry):
                await self._copies.put_right(account)
            raise Refused("money-refused", f"The account can't take that amount: {fell[0]}.") from refused

    async def _post_copy(self, entry: Entry) -> None:
        """Post an entry in memory. Whatever a copy refuses is looked up in the store first."""
        try:
            self._ledger.post(entry)
        except LedgerFault as fault:
            differed = [await self._copies.put_right(account) for account in _debited(entry)]
            if fault.code != OVERDRAWN or not any(differed):
                raise
            self._ledger.post(entry)


def _debited(entry: Entry) -> list[str]:
    return [account for account, cents in entry.postings if cents < 0]


def _used(request: str) -> Refused:
    return Refused("request-used", f"The id {request!r} was used for another movement of money.")


def _postings(wanted: Wanted) -> tuple[Posting, ...]:
    source = accounts.MINT if wanted.kind == "credit" else accounts.fund(wanted.house, wanted.fund)
    return ((source, -wanted.amount), (accounts.wallet(wanted.player), wanted.amount))
