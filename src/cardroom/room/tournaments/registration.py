"""The registration desk of live tournaments: entries and chips sold for cash, receipts, and who waits for a place."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from cardroom.ledger import accounts
from cardroom.room.hosting.funding import FundKind, Sum, Target
from cardroom.room.identity.permissions import check_may, check_not_self
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
from cardroom.room.runtime.entropy import draw_chance
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.tournaments.alternates import Alternates
from cardroom.room.tournaments.envelopes import SoldAtDesk, TournamentAsk
from cardroom.room.tournaments.marked import marked_rows
from cardroom.room.tournaments.receipts import receipts_of, vouchers_of
from cardroom.room.tournaments.registration_view import registration_view
from cardroom.room.tournaments.selling import SELLS
from cardroom.room.tournaments.tickets import check_agreed, price_by
from cardroom.room.tournaments.tournament_desk import TournamentDesk, TournamentMoney
from cardroom.room.tournaments.voucher_desk import VoucherDesk
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    Rebuy,
    Register,
    TakeAddOn,
    Unregister,
)
from cardroom.tournament.tickets.ticket import Ticket


class Registration:
    """Sells at the desk. Cash lies in the house's till."""

    def __init__(
        self,
        desk: TournamentDesk,
        money: TournamentMoney,
        store: Store,
        outbox: Outbox,
        time: TimeAndChance,
        desks: LiveDesks,
        board: FloorBoard,
        vouchers: VoucherDesk,
    ) -> None:
        self._desk = desk
        self._ledger = money.ledger
        self._funding = money.funding
        self._store = store
        self._clock = time.clock
        self._entropy = time.entropy
        self._desks = desks
        self._people = desks.people
        self._board = board
        self.alternates = Alternates(store, outbox, time.clock, desks.people)
        self._vouchers = vouchers
        self._one_at_a_time = asyncio.Lock()
        """Held by what changes the list of alternates."""

    # ------------------------------------------------------------------ selling

    async def sell(self, by: Person, tournament: str, sale: SaleAtDesk) -> SoldReceipt:
        """Sell an entry or chips for cash, or an entry against a ticket, to somebody with an account or without; return the
        receipt, when it is durable.

        Refuses "not-live", "no-name", "no-such-player", "own-account", "account-closed", whom the house's desk keeps away
        ("desk-excluded"), a price that is no longer the one told ("wrong-price"), a ticket as `_ticket` does, and what the
        tournament refuses; then no money has moved.
        """
        check_may(by, SELLS)
        owner = self._desk.owner(tournament)
        found, _ = owner.live()
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
        self._vouchers.till_moved(tournament, terms.house)
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
        found, _ = self._desk.owner(tournament).live()
        player = await self._buyer(by, found, SaleAtDesk(player=asked.player, name=asked.name))
        self._desks.check_let_in(player, found.terms.house, "house", "series")
        if found.state.closed:
            raise Refused("entries-closed", f"Nobody enters {found.terms.name} any more.")
        entrant = found.state.entrants.get(player)
        if entrant is not None and entrant.is_in:
            raise Refused("entered-already", "That player has entered.")
        async with self._one_at_a_time:
            await self.alternates.add(by, tournament, player)
        self._board.hall_changed(tournament)

    async def strike_off_list(self, by: Person, tournament: str, number: int, reason: str) -> None:
        """Strike an alternate off. Refuses "not-live", and as `Alternates.strike`."""
        check_may(by, SELLS)
        self._desk.owner(tournament).live()
        async with self._one_at_a_time:
            await self.alternates.strike(by, tournament, number, reason)
        self._board.hall_changed(tournament)

    async def withdraw(self, by: Person, tournament: str, player: str, reason: str) -> None:
        """Take an entry back before the start: the desk repays it against its receipts. Refuses "own-account", and as
        `Unregister`.
        """
        check_may(by, SELLS)
        check_not_self(by, player)
        self._desk.owner(tournament).live()
        if not reason.strip():
            raise Refused("no-reason", "Say why: the reason is kept with the act.")
        ask = SoldAtDesk(TournamentAsk(Unregister(player)), by.id, reason=reason)
        await self._desk.hosts[tournament].ask(ask, keeping(by.id, by.asked, self._clock.now_ms()))

    # ------------------------------------------------------------------ looking

    async def view(self, by: Person, tournament: str) -> RegistrationView:
        """The registration desk: who has entered, receipts, and what is owed; also of a tournament that is over.

        Refuses "no-such-tournament", "not-live".
        """
        check_may(by, SELLS)
        owner = await self._desk.known(tournament)
        found, _ = owner.live()
        receipts = await self._store.read(lambda reader: receipts_of(reader, tournament))
        vouchers = await self._store.read(lambda reader: vouchers_of(reader, tournament))
        till = self._ledger.balance(accounts.till(found.terms.house))
        view = registration_view(owner, receipts, vouchers, self._people, till, self._clock.now_ms())
        waiting = await self.alternates.waiting(tournament)
        desk = self._desks.state_of(found.terms.house)
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


def _clauses_of_tickets(found: Tournament) -> tuple[str, ...]:
    """The clauses by which a house lets tickets be used."""
    return found.book.prizes.ticket_use.clauses if found.book.prizes is not None else ()
