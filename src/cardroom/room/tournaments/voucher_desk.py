"""The paying out of what a live tournament owes: vouchers settled, cash taken back, and the house's till."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.live_desk.desk_people import DeskPeople
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.outbox import Outbox, not_done
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.tournaments.receipts import Voucher, voucher_name, vouchers_of
from cardroom.room.tournaments.receipts import keeping as keeping_voucher
from cardroom.room.tournaments.selling import SELLS
from cardroom.room.tournaments.tournament_desk import TournamentDesk, TournamentMoney
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, Json, LogRecord
from cardroom.tournament.play.tournament_commands import (
    CloseBooks,
)


class VoucherDesk:
    """Pays out at the desk. A sum that a tournament owes is a voucher until it is settled."""

    def __init__(
        self,
        desk: TournamentDesk,
        money: TournamentMoney,
        store: Store,
        outbox: Outbox,
        time: TimeAndChance,
        people: DeskPeople,
        board: FloorBoard,
    ) -> None:
        self._desk = desk
        self._ledger = money.ledger
        self._payouts = money.payouts
        self._store = store
        self._outbox = outbox
        self._clock = time.clock
        self._entropy = time.entropy
        self._people = people
        self._board = board
        self.one_at_a_time = asyncio.Lock()
        """Held by what settles vouchers, or makes them void."""

    async def settle(
        self, by: Person, tournament: str, number: int, signed: str = "", *, in_cash: bool = True
    ) -> None:
        """Pay a voucher in cash, signed by who gets it, or leave it in the wallet of somebody with an account.

        Refuses "no-such-voucher", "voucher-settled" with who did it and when, "payouts-paused", "not-signed", "no-account",
        "money-spent" and "till-too-small".
        """
        check_may(by, SELLS)
        async with self.one_at_a_time:
            voucher = await self._voucher(tournament, number)
            if voucher.settled:
                words = "That has been settled."
                args = {"by": voucher.by, "by_name": self._people(voucher.by), "at_ms": voucher.settled_ms}
                raise Refused("voucher-settled", words, (), args)
            if voucher.player == by.id:
                raise Refused("own-account", "Somebody else pays you.")
            house = await self._house_of(tournament)
            now_ms = self._clock.now_ms()
            how = "cash" if in_cash else "wallet"
            entries: tuple[Entry, ...] = ()
            if in_cash:
                self._payouts.check("voucher")
                if not signed.strip():
                    raise Refused("not-signed", "Whoever gets the money signs for it.")
                entries = (self._paid(voucher, tournament, house, by, now_ms),)
            elif self._people.is_known(voucher.player, house):
                raise Refused("no-account", "That person has no account: pay in cash.")
            done = replace(voucher, settled=how, by=by.id, settled_ms=now_ms, signed=signed.strip())
            details: Json = {"kind": "settle", "voucher": number, "cents": voucher.cents, "how": how}
            log = LogRecord(now_ms, by.id, SELLS, tournament, "", {**details, "player": voucher.player})
            kept = keeping(by.id, by.asked, now_ms)
            commit = Commit(changes=(keeping_voucher(tournament, done), *kept), entries=entries, log=(log,))

            def put_back(_: object) -> None:
                for one in entries:
                    self._ledger.take_back(one)

            await self._outbox.keep(commit, put_back)
            self.till_moved(tournament, house)

    async def take_cash_back(self, by: Person, tournament: str, number: int, reason: str) -> None:
        """Take back cash that was paid for a voucher: it lies in the till again, and is owed again.

        Refuses "no-reason", "no-such-voucher", "not-paid-in-cash" and "own-account".
        """
        check_may(by, SELLS)
        if not reason.strip():
            raise Refused("no-reason", "Say why: the reason is kept with the act.")
        async with self.one_at_a_time:
            voucher = await self._voucher(tournament, number)
            if voucher.settled != "cash":
                words = f"Voucher {number} is not paid in cash."
                raise Refused("not-paid-in-cash", words, args={"number": number})
            if voucher.player == by.id:
                raise Refused("own-account", "Somebody else takes your money back.")
            house, now_ms, cents = await self._house_of(tournament), self._clock.now_ms(), voucher.cents
            postings = (
                (accounts.MINT, -2 * cents), (accounts.wallet(voucher.player), cents), (accounts.till(house), cents),
            )  # fmt: skip
            name = f"paid-back:{voucher_name(tournament, number)}{_times(voucher)}"
            about = f"{tournament}, voucher {number}"
            entry = Entry(name, now_ms, "cash_back", about, postings, by.id)
            try:
                self._ledger.post(entry)
            except LedgerFault as fault:
                raise not_done() from fault
            owed = replace(voucher, settled="", by="", settled_ms=0, signed="", back=voucher.back + 1)
            details: Json = {"kind": "cash_back", "voucher": number, "cents": cents, "player": voucher.player}
            log = LogRecord(now_ms, by.id, SELLS, tournament, reason.strip(), details)
            kept = keeping(by.id, by.asked, now_ms)
            commit = Commit(changes=(keeping_voucher(tournament, owed), *kept), entries=(entry,), log=(log,))
            await self._outbox.keep(commit, lambda _: self._ledger.take_back(entry))
            self.till_moved(tournament, house)

    async def prizes_of(self, tournament: str, player: str) -> list[Voucher]:
        """Return the vouchers of a player's prizes that are not void."""
        rows = await self._store.read(lambda reader: vouchers_of(reader, tournament))
        return [one for one in rows if one.player == player and one.kind == "prize" and one.settled != "void"]

    async def close_books(self, by: Person, tournament: str, reason: str) -> None:
        """Close the books of an event that is over: it is over for good, and its prizes stand.

        Refuses "not-live", "books-owe" while prizes are to be paid out, and as `disqualifying.close_books`.
        """
        check_may(by, RUN_TOURNAMENTS)
        async with self.one_at_a_time:
            owner = self._desk.owner(tournament)
            owner.live()
            rows = await self._store.read(lambda reader: vouchers_of(reader, tournament))
            owed = [one for one in rows if not one.settled]
            if owner.is_kept_open and owed:
                cents = sum(one.cents for one in owed)
                words = f"{len(owed)} payments wait yet: pay them out first."
                args = {"count": len(owed), "amount": cents}
                raise Refused("books-owe", words, (), args)
            await self._desk.act(by, tournament, CloseBooks(by.id, reason))

    async def _voucher(self, tournament: str, number: int) -> Voucher:
        rows = await self._store.read(lambda reader: vouchers_of(reader, tournament))
        found = next((one for one in rows if one.number == number), None)
        if found is None:
            raise Refused("no-such-voucher", "There is no such voucher.", args={"number": number})
        return found

    def _paid(self, voucher: Voucher, tournament: str, house: str, by: Person, now_ms: int) -> Entry:
        """Post the payment: out of the wallet, and out of the till."""
        wallet, till, cents = accounts.wallet(voucher.player), accounts.till(house), voucher.cents
        if self._ledger.balance(wallet) < cents:
            args = {"balance": self._ledger.balance(wallet), "amount": cents}
            raise Refused("money-spent", "That money is not in the player's wallet any more.", args=args)
        if self._ledger.balance(till) < cents:
            args = {"balance": self._ledger.balance(till), "amount": cents}
            raise Refused(
                "till-too-small", "The till holds less than that: bring cash to it first.", args=args
            )
        name = f"paid-out:{voucher_name(tournament, voucher.number)}{_times(voucher)}"
        postings = ((wallet, -cents), (till, -cents), (accounts.MINT, 2 * cents))
        entry = Entry(
            name, now_ms, "paid_in_cash", f"{tournament}, voucher {voucher.number}", postings, by.id
        )
        try:
            self._ledger.post(entry)
        except LedgerFault as fault:
            raise not_done() from fault
        return entry

    async def move_cash(self, by: Person, tournament: str, cents: int, reason: str) -> None:
        """Bring cash to the house's till, or (below 0) take it out to the safe. Refuses "no-reason", "amount-zero",
        "payouts-paused" and "till-too-small".
        """
        check_may(by, SELLS)
        if not reason.strip():
            raise Refused("no-reason", "Say why: the reason is kept with the act.")
        house = await self._house_of(tournament)
        if not cents:
            raise Refused("amount-zero", "The amount must not be zero.")
        if cents < 0:
            self._payouts.check("till")
        till, now_ms = accounts.till(house), self._clock.now_ms()
        if self._ledger.balance(till) + cents < 0:
            args = {"balance": self._ledger.balance(till), "amount": -cents}
            raise Refused("till-too-small", "The till holds less than that.", args=args)
        postings = ((accounts.MINT, -cents), (till, cents))
        entry = Entry(f"till:{draw_id(self._entropy, 'e')}", now_ms, "till", reason.strip(), postings, by.id)
        try:
            self._ledger.post(entry)
        except LedgerFault as fault:
            raise not_done() from fault
        log = LogRecord(now_ms, by.id, SELLS, tournament, reason.strip(), {"kind": "till", "cents": cents})
        kept = keeping(by.id, by.asked, now_ms)
        commit = Commit(changes=kept, entries=(entry,), log=(log,))
        await self._outbox.keep(commit, lambda _: self._ledger.take_back(entry))
        self.till_moved(tournament, house)

    def till_moved(self, tournament: str, house: str) -> None:
        """Tell who follows: this registration desk, and whoever looks at the till of the house."""
        self._board.hall_changed(tournament)
        self._board.desk_changed(house)

    async def _house_of(self, tournament: str) -> str:
        found = (await self._desk.known(tournament)).tournament
        assert found is not None, "it is announced"
        return found.terms.house


def _times(voucher: Voucher) -> str:
    """The end of an entry's id for a voucher that is paid again."""
    return f":{voucher.back}" if voucher.back else ""
