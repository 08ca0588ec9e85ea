"""The tournaments of a room: announced by staff, entered by players, hosted with their tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, cast

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.cashier.house_money import HouseMoney, Rows, named
from cardroom.room.cashier.payout_pause import PayoutPause
from cardroom.room.hosting.funding import Funding, FundKind, Sum, Target
from cardroom.room.hosting.house import owner_of
from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import check_may, check_not_self, check_proof
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.protocol.tournament_responses import CancellationBody
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.entropy import draw_chance, draw_id
from cardroom.room.runtime.outbox import not_done
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.tournaments.announcing import by_law, check_place, faults_in, reserve_of, seats_at_most
from cardroom.room.tournaments.apart_at_tournaments import PairsOf, keep_apart
from cardroom.room.tournaments.asks import NOTHING_ASKED, Asks, check_code_of
from cardroom.room.tournaments.booking import CARRIED
from cardroom.room.tournaments.cancelled_view import dry_run
from cardroom.room.tournaments.deals_view import check_may_deal
from cardroom.room.tournaments.envelopes import Announce, DisqualifiedAtDesk, TournamentAsk
from cardroom.room.tournaments.hosted_tournaments import HostedTournaments
from cardroom.room.tournaments.tickets import check_agreed, check_target, price_by
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.room.tournaments.watched_tables import TournamentTables
from cardroom.rules.layers.rule_faults import BookFault
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, LogRecord, OpenOwner
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament_commands import (
    AgreeToDeal,
    CancelTournament,
    ChangeGuarantee,
    DeclineChips,
    ProposeDeal,
    Rebuy,
    RefuseDeal,
    Register,
    StaffAct,
    StaffCommand,
    StartTournament,
    TakeAddOn,
    Unregister,
)
from cardroom.tournament.structures.structure_files import load_structure
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tables.tournament_table import check_terms
from cardroom.tournament.tournament_terms import TournamentTerms

PRICE_ASKED_MOST: Final = 5
"""How often a price is asked for again, since an act of staff may cost something else when a hand ends."""


@dataclass(frozen=True, slots=True)
class TournamentMoney:
    """How money comes to tournaments: from wallets, and from the house by the leave of staff. Cash is paid out unless
    payouts stand still.
    """

    ledger: Ledger
    funding: Funding
    house_money: HouseMoney
    payouts: PayoutPause = field(default_factory=PayoutPause)


class TournamentDesk(HostedTournaments):
    """The desk at which staff and players act on tournaments; it brings entries to them."""

    def __init__(
        self,
        books: Books,
        store: Store,
        time: TimeAndChance,
        tables: TournamentTables,
        names: Names,
        settings: RoomSettings,
        money: TournamentMoney,
    ) -> None:
        super().__init__(books, store, money.ledger, tables, names, settings)
        self._clock = time.clock
        self._entropy = time.entropy
        self._funding = money.funding
        self._house_money = money.house_money
        self.pairs: PairsOf = lambda terms: ()
        """The pairs that a tournament keeps apart."""
        self._law_permits_deals = settings.law_permits_deals

    # ------------------------------------------------------------------ staff

    async def make(
        self,
        by: Person,
        house: str,
        structure: str,
        reason: str,
        name: str = "",
        starts_ms: int = 0,
        target: str = "",
        asks: Asks = NOTHING_ASKED,
    ) -> str:
        """Announce a tournament by a structure's text, return its id. `starts_ms` 0: start once its seats are taken.

        A satellite is for the tournament `target`, whose entry its tickets pay ("": for any that costs so much).
        Refuses "no-such-house", "bad-structure" naming all faults, "starts-in-the-past", and as `announce` and `Asks`.
        """
        check_may(by, RUN_TOURNAMENTS)
        if faults := self.faults_of(house, structure):
            raise Refused("bad-structure", "; ".join(map(str, faults)), args={"faults": len(faults)})
        if starts_ms and starts_ms <= self._clock.now_ms():
            raise Refused("starts-in-the-past", "A tournament must start later than now.")
        found, book = load_structure(structure), self.book(house)
        terms = terms_of(found, book, draw_id(self._entropy, "m"))
        terms = msgspec.structs.replace(terms, name=name or terms.name, starts_ms=starts_ms or None)
        terms = await asks.put_into(terms, book, self._store)
        if target:
            there = self.terms(target)
            price = terms.ticket or sale_of(there, "entry").whole
            terms = msgspec.structs.replace(terms, target=target, ticket=price)
        if not starts_ms:
            terms = seats_at_most(terms)
        act = named("", msgspec.structs.replace(terms, id=""))
        aside = reserve_of(terms, book) + self._carried_to(terms)
        async with self._house_money.allowed(by, act, terms.id, aside, reason) as rows:
            await self.announce(by, terms, reason, rows)
        return terms.id

    def _carried_to(self, terms: TournamentTerms) -> int:
        return self._ledger.balance(accounts.fund(terms.house, CARRIED)) if terms.takes_carried else 0

    def faults_of(self, house: str, structure: str) -> tuple[BookFault, ...]:
        """All that is wrong with a structure's text for a house; nothing when it can be played there."""
        return faults_in(self.book(house), structure)

    async def announce(self, by: Person, terms: TournamentTerms, reason: str = "", rows: Rows = ()) -> None:
        """Announce a tournament of a house; its commit stores the `rows`. Refuses "no-such-house", "tournament-exists",
        tickets for a tournament that does not exist or costs otherwise ("no-such-tournament", "ticket-elsewhere"), and
        what cannot be played. A stop on the way leaves an owner that knows nothing: then announce it again by the id.
        """
        check_may(by, RUN_TOURNAMENTS)
        terms = by_law(terms, book := self.book(terms.house), self._law_permits_deals, self._books.is_demo)
        check_terms(book, terms)
        if terms.ticket and terms.target:
            check_target(terms.ticket, terms.house, self._running(terms.target))
        if terms.id not in self.hosts:
            child = OpenOwner(terms.id, "tournament", owner_of(terms.house))
            try:
                log = self._record(by, terms.id, "announce", reason)
                await self._store.commit(Commit(changes=(*self._books.keeping(book), child), log=log))
            except StoreRefused as refused:
                if refused.code != "owner-exists":
                    raise not_done() from refused
                raise Refused(
                    "tournament-exists", f"There is a tournament {terms.id!r} already."
                ) from refused
            self._books.was_kept(book)
            self.hosts.opened(child)
        await self._loaded(self.hosts[terms.id])
        # House money is play money like all: what it may have to bring is set aside, the rest goes back.
        reserve, host, to = reserve_of(terms, book), self.hosts[terms.id], Target(terms.id, terms.name)
        carried = self._carried_to(terms)
        sums = (
            Sum(by.id, reserve, "set_aside", accounts.MINT),
            Sum(by.id, carried, "set_aside", accounts.fund(terms.house, CARRIED)),
        )
        terms = msgspec.structs.replace(terms, added=terms.added + carried)
        async with self._funding.on_its_way(to, *sums) as (fund, more):
            announce = Announce(
                terms, book.version, fund.command, reserve, more.command, carried, apart=True, itemized=True,
                lasting=True,
            )  # fmt: skip
            kept = keeping(by.id, by.asked, self._clock.now_ms(), KeptAnswer.of(tournament=terms.id))
            await host.ask(announce, (*kept, *rows))
        await keep_apart(self.hosts, self.all(), self.pairs)

    def _record(self, by: Person, tournament: str, kind: str, reason: str) -> tuple[LogRecord]:
        return (LogRecord(self._clock.now_ms(), by.id, RUN_TOURNAMENTS, tournament, reason, {"kind": kind}),)

    async def _loaded(self, host: OwnerHost) -> None:
        """Wait until an owner that has just begun can be asked."""
        loaded = Outcome[None]()
        host.when_still(lambda: loaded.came(None))
        await loaded

    async def start(self, by: Person, tournament: str, reason: str = "") -> None:
        """Staff begin a tournament."""
        check_may(by, RUN_TOURNAMENTS)
        await self.ask(by, tournament, TournamentAsk(StartTournament(by.id, reason)))

    async def act(self, by: Person, tournament: str, act: StaffCommand) -> None:
        """Staff act on a tournament; the act is stored with its author and reason.

        Refuses as `Tournament` does, and "own-account" where staff who play in it would act on themselves.
        """
        check_may(by, RUN_TOURNAMENTS)
        check_not_self(by, getattr(act, "player", ""))
        check_place(self._running(tournament).book, act)
        if isinstance(act, ChangeGuarantee):  # the money it may cost the house is set aside first
            await self._spend(by, tournament, act, "set_aside", accounts.MINT)
        else:
            await self.ask(by, tournament, TournamentAsk(cast(StaffAct, act)))

    async def ask(
        self, by: Person, tournament: str, ask: TournamentAsk | DisqualifiedAtDesk, rows: Rows = ()
    ) -> None:
        """Ask a tournament; the answer and the `rows` are stored with the effects."""
        await self._host(tournament).ask(ask, (*keeping(by.id, by.asked, self._clock.now_ms()), *rows))

    def cancellation(self, by: Person, tournament: str) -> CancellationBody:
        """The payments if the tournament were cancelled now: a dry run."""
        check_may(by, RUN_TOURNAMENTS)
        return dry_run(self._running(tournament), self._names)

    async def cancel(self, by: Person, tournament: str, reason: str) -> None:
        """Cancel it: everybody gets what the dry run shows then. Fees that come back are the house's money."""
        check_may(by, RUN_TOURNAMENTS)
        check_proof(by)
        wish, source = CancelTournament(by.id, reason), accounts.rake(self.terms(tournament).house)
        await self._spend(by, tournament, wish, "fee_back", source)

    async def _spend(self, by: Person, tournament: str, wish: StaffAct, kind: FundKind, source: str) -> None:
        """Carry out an act of staff with the house's money for it in flight before the tournament decides."""
        target = Target(tournament, self.terms(tournament).name)
        for _ in range(PRICE_ASKED_MOST):
            price = self.owner(tournament).price(wish)
            act, aside = named(tournament, wish), price if source == accounts.MINT else 0
            brought = Sum(by.id, price, kind, source)
            try:
                async with (
                    self._house_money.allowed(by, act, tournament, aside, wish.reason) as rows,
                    self._funding.on_its_way(target, brought) as (fund,),
                ):
                    await self.ask(by, tournament, TournamentAsk(wish, fund.command, price), rows)
            except Refused as refused:
                if refused.code != "wrong-price":
                    raise
            else:
                return
        raise not_done()

    # ------------------------------------------------------------------ players

    async def enter(
        self,
        person: Person,
        tournament: str,
        flight: int = 0,
        *,
        ticket: str = "",
        pool_cents: int = 0,
        agrees: bool = False,
        agreed: int | None = None,
        code_hash: str = "",
        chips: int | None = None,
    ) -> None:
        """Enter a tournament, with its price from the wallet or by a ticket; `pool_cents` of it into the pool where players
        choose that (0: the least). The player `agrees` to its condition, has `agreed` to this price and was told these
        `chips`: refuses "wrong-price" and "wrong-chips" if they are otherwise now.
        """
        running, lot = self._running(tournament), draw_chance(self._entropy)
        wish = Register(person.id, lot, None, pool_cents, flight, agrees, code_hash, chips)
        if ticket:
            found = await self.tickets.to_use(person.id, ticket, running)
            wish = msgspec.structs.replace(wish, ticket=found, pool_cents=price_by(found, running))
        check_code_of(running, wish)
        source, agreed = (accounts.ticket(person.id, ticket), None) if ticket else ("", agreed)
        await self._bring(person, tournament, wish, "entry", source, agreed)

    async def withdraw(self, person: Person, tournament: str) -> None:
        """Withdraw before the start: buy-in and fee go back to the wallet."""
        await self.ask(person, tournament, TournamentAsk(Unregister(person.id)))

    async def buy(
        self,
        person: Person,
        tournament: str,
        kind: Literal["rebuy", "add_on"] = "rebuy",
        agreed: int | None = None,
    ) -> None:
        """Buy chips while they are on sale, at the price `agreed` to, as for `enter`."""
        wish = Rebuy(person.id) if kind == "rebuy" else TakeAddOn(person.id)
        await self._bring(person, tournament, wish, "rebuy", agreed=agreed)

    async def decline_chips(self, person: Person, tournament: str) -> None:
        """Decline the chips on sale."""
        await self.ask(person, tournament, TournamentAsk(DeclineChips(person.id)))

    async def wish(
        self, person: Person, tournament: str, wish: ProposeDeal | AgreeToDeal | RefuseDeal
    ) -> None:
        """Carry out a player's wish that costs nothing. Refuses "too-many-for-a-deal", and as `Tournament` does."""
        found = self.owner(tournament).tournament
        if isinstance(wish, ProposeDeal) and found is not None:
            check_may_deal(found)
        await self.ask(person, tournament, TournamentAsk(wish))

    async def _bring(
        self,
        person: Person,
        tournament: str,
        wish: Register | Rebuy | TakeAddOn,
        kind: FundKind,
        source: str = "",
        agreed: int | None = None,
    ) -> None:
        """Put the price in flight, from the wallet or from `source`, then ask; money that is not taken comes back."""
        price, name = self.owner(tournament).price(wish), self.terms(tournament).name
        check_agreed(self._running(tournament).book, price, agreed)
        brought = Sum(person.id, price, kind, source)
        async with self._funding.on_its_way(Target(tournament, name), brought) as (fund,):
            await self.ask(person, tournament, TournamentAsk(wish, fund.command, price))
