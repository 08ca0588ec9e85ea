"""The registration desk of live tournaments: entries and chips sold for cash, receipts, and what is paid out again."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.room.hosting.funding import FundKind, Sum, Target
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.protocol.registration_bodies import (
    AlternateAsked,
    HeldTicket,
    RegistrationView,
    SaleAtDesk,
    SoldReceipt,
)
from cardroom.room.runtime.entropy import draw_chance, draw_id
from cardroom.room.runtime.outbox import Outbox, not_done
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.tournaments.alternates import Alternates
from cardroom.room.tournaments.envelopes import SoldAtDesk, TournamentAsk
from cardroom.room.tournaments.marked import marked_rows
from cardroom.room.tournaments.receipts import Voucher, receipts_of, voucher_name, vouchers_of
from cardroom.room.tournaments.receipts import keeping as keeping_voucher
from cardroom.room.tournaments.registration_view import registration_view
from cardroom.room.tournaments.selling import SELLS
from cardroom.room.tournaments.tickets import check_agreed, price_by
from cardroom.room.tournaments.tournament_desk import TournamentDesk, TournamentMoney
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS, TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, Json, LogRecord
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    CloseBooks,
    Rebuy,
    Register,
    TakeAddOn,
    Unregister,
)
from cardroom.tournament.tickets.ticket import Ticket


class Registration:
    """Sells at the desk, and pays out. Cash lies in the house's till; what a tournament owes is a voucher until paid."""

    def __init__(
        self,
        desk: TournamentDesk,
        money: TournamentMoney,
        store: Store,
        outbox: Outbox,
        time: TimeAndChance,
        desks: LiveDesks,
        board: FloorBoard,
    ) -> None:
        self._desk = desk
        self._ledger = money.ledger
        self._funding = money.funding
        self._payouts = money.payouts
        self._store = store
        self._outbox = outbox
        self._clock = time.clock
        self._entropy = time.entropy
        self._desks = desks
        self._people = desks.people
        self._board = board
        self.alternates = Alternates(store, outbox, time.clock, desks.people)
        self.one_at_a_time = asyncio.Lock()
        """Held by what settles vouchers, or makes them void."""

    # ------------------------------------------------------------------ selling

    async def sell(self, by: Person, tournament: str, sale: SaleAtDesk) -> SoldReceipt:
        """Sell an entry or chips for cash, or an entry against a ticket, to somebody with an account or without; return the
        receipt, when it is durable.

        Refuses "not-live", "no-name", "no-such-player", "own-account", "account-closed", whom the house's desk keeps away
        ("desk-excluded"), a price that is no longer the one told ("wrong-price"), a ticket as `_ticket` does, and what the
        tournament refuses; then no money has moved.
        """
        check_may(by, SELLS)
        owner, found = self._live(tournament)
        ticket = await self._ticket(found, sale) if sale.ticket else None
        player = await self._buyer(by, found, sale)
        self._desks.check_let_in(player, found.terms.house, "house", "series")
        alternate = await self.alternates.turn(tournament, player) if sale.sale == "entry" else None
        wish = self._wish(found, player, sale, is_alternate=alternate is not None)
        if ticket is not None:
            wish = replace(wish, ticket=ticket, pool_cents=price_by(ticket, found))
        price, terms = owner.price(wish), found.terms
        check_agreed(found.book, price, sale.cents)
        kind: FundKind = "entry" if isinstance(wish, Register) else "rebuy"
        source = accounts.till(terms.house)
        if ticket is not None:
            self._desk.tickets.check_unused(ticket, _clauses_of_tickets(found))
            source = accounts.ticket(player, ticket.id)
        to, brought = Target(tournament, terms.name), Sum(player, price, kind, source)
        async with self._funding.on_its_way(to, brought) as (fund,):
            number = owner.numbers.receipts + 1
            ask = SoldAtDesk(TournamentAsk(wish, fund.command, price), by.id, sale.document)
            kept = KeptAnswer.of(player=player, number=number)
            rows = keeping(by.id, by.asked, self._clock.now_ms(), kept)
            if alternate is not None:
                rows = (*rows, self.alternates.sold(tournament, alternate))
            await self._desk.hosts[tournament].ask(ask, rows)
        self._till_moved(tournament, terms.house)
        return SoldReceipt(player, number)

    def _wish(
        self, found: Tournament, player: str, sale: SaleAtDesk, *, is_alternate: bool
    ) -> Register | Rebuy | TakeAddOn:
        """The wish by which it is bought. The desk sells to whomever staff let in: it asks for no entry code."""
        if sale.sale == "rebuy":
            return Rebuy(player)
        if sale.sale == "add_on":
            return TakeAddOn(player)
        lot, code = draw_chance(self._entropy), found.terms.code_hash
        return Register(
            player, lot, None, sale.pool_cents, sale.flight, sale.agrees, code, alternate=is_alternate
        )

    async def _ticket(self, found: Tournament, sale: SaleAtDesk) -> Ticket:
        """The ticket that pays an entry. Refuses "ticket-buys-entries", "ticket-needs-document" without a document that was
        seen, and as `Tickets.to_use`.
        """
        clauses = _clauses_of_tickets(found)
        if sale.sale != "entry":
            raise Refused("ticket-buys-entries", "A ticket pays an entry, and no chips.", clauses)
        ticket = await self._desk.tickets.to_use(sale.player, sale.ticket, found)
        if not sale.document:
            words = "See a document of the winner: a ticket is used by its winner alone."
            raise Refused("ticket-needs-document", words, clauses)
        return ticket

    async def _buyer(self, by: Person, found: Tournament, sale: SaleAtDesk) -> str:
        """The id of who buys: of an account, of somebody the house knows by name, or of somebody new."""
        house = found.terms.house
        if not sale.player:
            return await self._people.add(house, sale.name)
        if self._people.is_known(sale.player, house):
            return sale.player
        if sale.player == by.id:
            raise Refused("own-account", "Somebody else sells to you.")
        record = await self._store.read(lambda reader: reader.player(sale.player))
        if record is None:
            raise Refused(
                "no-such-player", "The desk does not know that person.", args={"player": sale.player}
            )
        if record.flags.get("closed"):
            words = "The house has closed that account; it sells nothing to that person."
            clauses = found.book.conduct.shut_out.clauses
            raise Refused("account-closed", words, clauses, {"player": sale.player})
        await self._store.read(lambda reader: self._people.learn(reader, {sale.player}))
        return sale.player

    async def put_on_list(self, by: Person, tournament: str, asked: AlternateAsked) -> None:
        """Let somebody wait for a place, at the end of the list.

        Refuses "not-live", "no-name", "entries-closed", "entered-already", "alternate-already", and whom `sell` refuses.
        """
        check_may(by, SELLS)
        _, found = self._live(tournament)
        player = await self._buyer(by, found, SaleAtDesk(player=asked.player, name=asked.name))
        self._desks.check_let_in(player, found.terms.house, "house", "series")
        if found.state.closed:
            raise Refused("entries-closed", f"Nobody enters {found.terms.name} any more.")
        entrant = found.state.entrants.get(player)
        if entrant is not None and entrant.is_in:
            raise Refused("entered-already", "That player has entered.")
        async with self.one_at_a_time:
            await self.alternates.add(by, tournament, player)
        self._board.hall_changed(tournament)

    async def strike_off_list(self, by: Person, tournament: str, number: int, reason: str) -> None:
        """Strike an alternate off. Refuses "not-live", and as `Alternates.strike`."""
        check_may(by, SELLS)
        self._live(tournament)
        async with self.one_at_a_time:
            await self.alternates.strike(by, tournament, number, reason)
        self._board.hall_changed(tournament)

    async def withdraw(self, by: Person, tournament: str, player: str, reason: str) -> None:
        """Take an entry back before the start: the desk repays it against its receipts. Refuses as `Unregister`."""
        check_may(by, SELLS)
        self._live(tournament)
        if not reason.strip():
            raise Refused("no-reason", "Say why: the reason is kept with the act.")
        ask = SoldAtDesk(TournamentAsk(Unregister(player)), by.id, reason=reason)
        await self._desk.hosts[tournament].ask(ask, keeping(by.id, by.asked, self._clock.now_ms()))

    # ------------------------------------------------------------------ paying out

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
            self._till_moved(tournament, house)

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
            self._till_moved(tournament, house)

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
            owner, _ = self._live(tournament)
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
        entry = Entry(name, now_ms, "cash_out", f"{tournament}, voucher {voucher.number}", postings, by.id)
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
        self._till_moved(tournament, house)

    def _till_moved(self, tournament: str, house: str) -> None:
        """Tell who follows: this registration desk, and whoever looks at the till of the house."""
        self._board.hall_changed(tournament)
        self._board.desk_changed(house)

    async def _house_of(self, tournament: str) -> str:
        found = self._desk.found(tournament)
        if found is None:
            past = await self._desk.past.find(tournament)
            found = past.tournament if isinstance(past, TournamentOwner) else None
        if found is None:
            raise Refused(
                "no-such-tournament", "There is no such tournament.", args={"tournament": tournament}
            )
        return found.terms.house

    # ------------------------------------------------------------------ looking

    async def view(self, by: Person, tournament: str) -> RegistrationView:
        """The registration desk: who has entered, receipts, and what is owed; also of a tournament that is over.

        Refuses "no-such-tournament", "not-live".
        """
        check_may(by, SELLS)
        host = self._desk.hosts.get(tournament)
        owner = host.owner if host is not None else await self._desk.past.find(tournament)
        if not isinstance(owner, TournamentOwner) or owner.tournament is None:
            raise Refused(
                "no-such-tournament", "There is no such tournament.", args={"tournament": tournament}
            )
        if not owner.tournament.terms.live:
            raise Refused("not-live", "The tables of this tournament are not live.")
        receipts = await self._store.read(lambda reader: receipts_of(reader, tournament))
        vouchers = await self._store.read(lambda reader: vouchers_of(reader, tournament))
        till = self._ledger.balance(accounts.till(owner.tournament.terms.house))
        view = registration_view(owner, receipts, vouchers, self._people, till, self._clock.now_ms())
        waiting = await self.alternates.waiting(tournament)
        found, desk = owner.tournament, self._desks.state_of(owner.tournament.terms.house)
        marked = marked_rows(desk, found, self._people)
        alternates, held = self.alternates.shown(waiting), await self._held(found)
        return replace(view, alternates=alternates, marked=marked, tickets=held)

    async def _held(self, found: Tournament) -> tuple[HeldTicket, ...]:
        """The tickets that may pay an entry now, with their winners' names."""
        tickets = self._desk.tickets.usable_in(found, self._clock.now_ms())
        winners = {one.owner for one in tickets}
        await self._store.read(lambda reader: self._people.learn(reader, winners))
        return tuple(
            HeldTicket(one.id, one.owner, self._people(one.owner), one.cents, one.until_ms or 0)
            for one in tickets
        )

    def _live(self, tournament: str) -> tuple[TournamentOwner, Tournament]:
        owner = self._desk.owner(tournament)
        if owner.tournament is None or owner.floor is None:
            raise Refused("not-live", "The tables of this tournament are not live.")
        return owner, owner.tournament


def _clauses_of_tickets(found: Tournament) -> tuple[str, ...]:
    """The clauses by which a house lets tickets be used."""
    return found.book.prizes.ticket_use.clauses if found.book.prizes is not None else ()


def _times(voucher: Voucher) -> str:
    """The end of an entry's id for a voucher that is paid again."""
    return f":{voucher.back}" if voucher.back else ""
