"""A tournament as an owner: its reports and orders go by mail, its money lies in escrow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from cardroom.ledger.entry import wallets_in
from cardroom.room.hosting.owner import Asking, Letter, Ruled
from cardroom.room.tournaments.booking import Booking, Escrow, netted
from cardroom.room.tournaments.chips_between_events import act_of, answer_to, letters_of
from cardroom.room.tournaments.envelopes import (
    Announce,
    ChipsBetweenEvents,
    DisqualifiedAtDesk,
    LiveTold,
    OpenTournamentTable,
    Ordered,
    Reported,
    SoldAtDesk,
    ToTournament,
    TournamentAsk,
    stands,
    table_name,
)
from cardroom.room.tournaments.penalty_rows import penalty_rows
from cardroom.room.tournaments.receipts import Numbers, keeping
from cardroom.room.tournaments.selling import receipts_for, sale_record, with_document
from cardroom.room.tournaments.ticket_rows import tickets_in
from cardroom.room.tournaments.tournaments_played import Takings, keep
from cardroom.room.tournaments.voided import voided
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import Json, LogRecord, OpenOwner
from cardroom.tournament.live.live_acts import TakeBackLive
from cardroom.tournament.live.live_floor import FloorDump, LiveFloor
from cardroom.tournament.live.live_tournament import decide_live, prizes_back
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    ChangeGuarantee,
    Disqualify,
    FixSeat,
    PassTournamentTime,
    Register,
    ReleaseSeat,
    StaffCommand,
)
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.play.tournament_events import AnyTournamentEvent, PlayerDisqualified
from cardroom.tournament.results import Finished, TakenBack
from cardroom.tournament.table_messages import TableGone
from cardroom.tournament.tickets.ticket import Ticket

BookOf = Callable[[str, str], Rulebook]
"""The rulebook of a house in a version. Raises where this program does not have it: then its owner is frozen."""
RUN_TOURNAMENTS: Final = "run_tournaments"
"""The permission that staff need for tournaments, and the log's word for any act of theirs in one."""


def _record(tournament: str, act: StaffCommand, now_ms: int) -> LogRecord:
    """The log record of an act of staff: who, what and why. A private reason stays with the tournament: the log is read by
    staff who do not run it, and keeps what it has for good.
    """
    why = "" if isinstance(act, FixSeat | ReleaseSeat) else act.reason
    details: Json = {
        name: value for name, value in msgspec.to_builtins(act).items()
        if isinstance(value, int | str) and name not in ("do", "by", "reason")
    }  # fmt: skip
    details["kind"] = str(type(act).__struct_config__.tag)
    return LogRecord(now_ms, act.by, RUN_TOURNAMENTS, tournament, why, details)


class LostBack(NamedTuple):
    """A prize that a disqualified player has lost; the wallet has `paid` so much of its `cents`."""

    player: str
    cents: int
    paid: int
    clauses: tuple[str, ...]


class TournamentNews(NamedTuple):
    """The news of a step of a tournament.

    These are its events, the players who have finished, the tickets that can be used from now on, those that have been
    used, the prizes lost again, and the players whose `wallets` it has moved. ``is_act``: staff did it, and want to see it.
    """

    at_ms: int
    events: tuple[AnyTournamentEvent, ...] = ()
    finished: tuple[Finished, ...] = ()
    tickets: tuple[Ticket, ...] = ()
    used: tuple[Ticket, ...] = ()
    lost: tuple[LostBack, ...] = ()
    wallets: tuple[str, ...] = ()
    is_act: bool = False


class TournamentDump(msgspec.Struct, frozen=True):
    """The whole state of a tournament's owner.

    `finished` are the finishes in the order in which they were settled; `tickets` are those that have paid entries
    which may come back.
    """

    announced: Announce | None
    state: dict[str, Any] | None
    escrow: Escrow
    opened: tuple[int, ...]
    closed: tuple[int, ...]
    finished: tuple[Finished, ...] = ()
    takings: Takings = msgspec.field(default_factory=Takings)
    tickets: tuple[Ticket, ...] = ()
    floor: FloorDump | None = None
    numbers: Numbers = msgspec.field(default_factory=Numbers)


class TournamentOwner:
    """See `room.hosting.owner.Owner`. Entries go into escrow, prizes come out of it; in the end nothing is left."""

    commands: Final = ToTournament
    can_dump: Final = True

    def __init__(self, name: str, book_of: BookOf) -> None:
        self.id = name
        self.tournament: Tournament | None = None
        self._book_of = book_of
        self._announced: Announce | None = None
        self._books: Booking | None = None
        self._opened: list[int] = []
        self._closed: list[int] = []
        self.finished: dict[str, Finished] = {}
        self._takings = Takings()
        self.floor: LiveFloor | None = None
        """The live tables of a tournament in a live room; None where its tables are owners of their own."""
        self.numbers = Numbers()

    @property
    def announced(self) -> Announce | None:
        """The announcement, None before it."""
        return self._announced

    @property
    def book(self) -> str:
        """The version of the rulebook that it was announced by, "" before."""
        return self._announced.book if self._announced is not None else ""

    @property
    def is_kept_open(self) -> bool:
        """Whether a live tournament that is over waits for staff to close its books, or for chips it has handed on."""
        found, announced = self.tournament, self._announced
        if self.floor is not None and self.floor.waits_for_chips:
            return True
        if (
            found is None
            or announced is None
            or not (announced.lasting and found.terms.live and found.is_over)
        ):
            return False
        return not (found.state.books_closed or found.state.cancelled)

    def live(self) -> tuple[Tournament, LiveFloor]:
        """Return the tournament and its live tables. Refuses "not-live"."""
        if self.tournament is None or self.floor is None:
            raise Refused("not-live", "The tables of this tournament are not live.")
        return self.tournament, self.floor

    # ------------------------------------------------------------------ deciding

    def decide(
        self,
        command: ToTournament,
        asking: Asking,
    ) -> Ruled:
        """Carry out a command, take a table's report, or what staff tell of live tables.

        Refuses as `Tournament` and `live_tournament.tell` do, and "announced-already", "not-announced", "wrong-price",
        "not-live".
        """
        if isinstance(command, Announce):
            return self._announce(command, asking)
        tournament, ruled = self._running(), Ruled()
        chance = int.from_bytes(asking.chance.drawn, "big")
        if isinstance(command, TournamentAsk):
            decided = self._asked(command, asking.now_ms, chance, ruled)
        elif isinstance(command, SoldAtDesk):
            self.live()
            decided = self._asked(command.ask, asking.now_ms, chance, ruled, command)
        elif isinstance(command, DisqualifiedAtDesk):
            decided = self._asked(command.ask, asking.now_ms, chance, ruled)
            voided(self.id, self.numbers, command, asking.now_ms, ruled)
        elif isinstance(command, LiveTold):
            decided = self._told_live(command, asking.now_ms, chance, ruled)
        elif isinstance(command, ChipsBetweenEvents):
            self.live()
            decided = self._decided(act_of(command, asking.sender), asking.now_ms, chance)
            ruled.letters += answer_to(command, asking.sender)
        else:
            assert asking.sender == table_name(self.id, command.report.table), "a table speaks for itself"
            decided = tournament.decide(command.report, asking.now_ms, chance)
            if isinstance(command.report, TableGone):
                self._closed.append(command.report.table)
        self._follow(decided, asking.now_ms, ruled)
        if wallets := wallets_in(ruled.entries):
            ruled.told.append(TournamentNews(asking.now_ms, wallets=wallets))
        ruled.stands = stands(command, len(tournament.state.entrants))
        return ruled

    def _asked(
        self, ask: TournamentAsk, now_ms: int, chance: int, ruled: Ruled, sold: SoldAtDesk | None = None
    ) -> TournamentDecided:
        """Decide a wish, and take its money into escrow."""
        wish, price = ask.wish, self.price(ask.wish)
        if ask.cents + ask.more_cents != price:
            raise Refused("wrong-price", f"That costs {price}.", args={"price": price})
        decided, books = self._decided(wish, now_ms, chance), self._booking
        if self.floor is not None:
            ruled.changes += receipts_for(self._running(), self.numbers, ask, sold, now_ms)
        if sold is not None:
            with_document(self._running(), self._decided, sold, decided, now_ms)
            ruled.log.append(sale_record(self.id, sold, now_ms))
        if isinstance(wish, StaffCommand):
            ruled.log.append(_record(self.id, wish, now_ms))
            ruled.changes += penalty_rows(self._running(), wish, now_ms)
        if isinstance(wish, ChangeGuarantee):
            books.set_aside(ask.fund, ask.cents, now_ms, ruled)
        elif ask.cents:
            books.take(ask.fund, ask.cents, wish, now_ms, ruled)
        if ask.more_cents:
            books.take(ask.more_fund, ask.more_cents, None, now_ms, ruled)
        if isinstance(wish, Register) and wish.ticket is not None:
            books.use(wish.ticket, now_ms, ruled)
        if isinstance(wish, Disqualify) and price:
            clauses = next(one.clauses for one in decided.money if isinstance(one, TakenBack))
            lost = LostBack(wish.player, price, ask.cents, clauses)
            ruled.told.append(TournamentNews(now_ms, lost=(lost,)))
        return decided

    def _decided(self, wish: object, now_ms: int, chance: int) -> TournamentDecided:
        """The decision on a wish; at live tables with all that their instructions answer at once."""
        if self.floor is not None:
            return decide_live(self._running(), self.floor, wish, now_ms, chance)
        return self._running().decide(wish, now_ms, chance)

    def _told_live(self, command: LiveTold, now_ms: int, chance: int, ruled: Ruled) -> TournamentDecided:
        tournament, floor = self.live()
        act = command.told
        owed = prizes_back(tournament, floor, act) if isinstance(act, TakeBackLive) else {}
        if {one.player: one.cents for one in command.back} != owed:
            raise Refused(
                "wrong-price", "The prizes have changed; look again.", args={"price": sum(owed.values())}
            )
        decided = self._decided(act, now_ms, chance)
        for one in command.back:
            self._booking.take(one.fund, one.cents, act, now_ms, ruled)
            void = [replace(found, settled="void", by=act.by, settled_ms=now_ms) for found in one.vouchers]
            ruled.changes += [keeping(self.id, found) for found in void]
        if isinstance(act, TakeBackLive):
            placed = tournament.state.placed
            self.finished = {player: one for player, one in self.finished.items() if player in placed}
        details: Json = {"kind": str(type(act).__struct_config__.tag), "number": floor.number}
        if act.clause:
            details["clause"] = act.clause
        ruled.log.append(LogRecord(now_ms, act.by, RUN_TOURNAMENTS, self.id, act.why, details))
        ruled.letters += letters_of(floor, act)
        return decided

    def price(self, wish: object) -> int:
        """The price of a wish, in cents."""
        tournament = self._running()
        if isinstance(wish, CancelTournament):
            settlement = tournament.cancellation()
            return 0 if settlement.stage == "not_begun" else settlement.from_house
        if isinstance(wish, ChangeGuarantee):
            added = tournament.terms.added if tournament.state.phase == "announced" else 0
            return max(0, added + wish.cents - self._booking.escrow.reserve)
        if isinstance(wish, Disqualify):
            return tournament.lost_prize(wish)
        if isinstance(wish, Register) and wish.ticket is not None:
            return wish.ticket.cents  # it is brought whole; the tournament decides whether it pays this entry
        return tournament.price(wish)

    def _running(self) -> Tournament:
        if self.tournament is None:
            raise Refused("not-announced", "There is no such tournament.")
        return self.tournament

    def _announce(self, command: Announce, asking: Asking) -> Ruled:
        if self.tournament is not None:
            raise Refused("announced-already", "This tournament is announced.")
        book = self._book_of(command.terms.house, command.book)
        self.tournament = Tournament(command.terms, book, stands=asking.again)
        self._announced = command
        self._begin(command, Escrow(carried=command.carried, apart=command.apart))
        ruled, books = (
            Ruled([command.terms], told=[TournamentNews(asking.now_ms)], stands=True),
            self._booking,
        )
        books.set_aside(command.fund, command.cents, asking.now_ms, ruled)
        books.set_aside(command.carried_fund, command.carried, asking.now_ms, ruled)
        return ruled

    def _begin(self, announced: Announce, escrow: Escrow, tickets: Iterable[Ticket] = ()) -> None:
        """Begin what an announced tournament has: the books of its money, and live tables."""
        terms, tournament = announced.terms, self._running()
        self.floor = LiveFloor(terms, tournament.book) if terms.live else None
        vouchers = self.numbers if terms.live else None
        self._books = Booking(self.id, terms, announced.itemized, vouchers, escrow, tickets)

    @property
    def _booking(self) -> Booking:
        assert self._books is not None, "it is announced"
        return self._books

    def _follow(self, decided: TournamentDecided, now_ms: int, ruled: Ruled) -> None:
        """Carry out the money, tables and orders of a decision."""
        tournament, announced = self._running(), self._announced
        assert announced is not None, "it is running"
        terms = tournament.terms
        ruled.events += [*decided.events, *decided.money]
        for one in netted(decided.money):
            self._booking.move(one, now_ms, ruled)
        for one in decided.money:
            if isinstance(one, Finished):
                self.finished[one.player] = one
        moved = self._placed_anew(decided) if announced.lasting else ()
        finished = tuple([one for one in decided.money if isinstance(one, Finished)])
        tickets, is_act = tickets_in(ruled.changes), bool(ruled.log)
        news = TournamentNews(now_ms, tuple(decided.events), finished, *tickets, is_act=is_act)
        ruled.told.append(news)
        if tournament.state.phase != "announced":
            self._booking.tickets.clear()  # what they have paid does not come back any more
        for to in decided.orders:
            name = table_name(self.id, to.table)
            if to.table not in self._opened:
                self._opened.append(to.table)
                ruled.opens.append(OpenOwner(name, "tournament_table", self.id))
                ruled.letters.append(Letter(name, OpenTournamentTable(terms, announced.book, to.table)))
            ruled.letters.append(Letter(name, Ordered(to.order)))
        if tournament.is_over and len(self._closed) == len(self._opened):
            self._booking.return_reserve(now_ms, ruled)
            assert not self._booking.escrow.cents, "everything that was paid in has been paid out"
            ruled.closes = not self.is_kept_open
        ruled.changes += keep(self._takings, tournament, self.finished, decided.money, now_ms, moved)

    def _placed_anew(self, decided: TournamentDecided) -> tuple[str, ...]:
        """Take in the places after a disqualification; the players whose place is another now."""
        if not any(isinstance(event, PlayerDisqualified) for event in decided.events):
            return ()
        placed, before = self._running().state.placed, self.finished
        self.finished = {
            player: replace(one, place=placed[player].place, prize=placed[player].prize)
            if player in placed else one for player, one in before.items()
        }  # fmt: skip
        return tuple([one for one, now in self.finished.items() if now.place != before[one].place])

    # ------------------------------------------------------------------ the host's questions

    def decline(self, message: Reported | ChipsBetweenEvents, asking: Asking, why: Refused) -> Ruled:
        """Take a report that means nothing any more, without effect; chips of another event are not taken, or kept."""
        if isinstance(message, ChipsBetweenEvents):
            return Ruled(letters=answer_to(message, asking.sender, why.code), stands=True)
        return Ruled()

    def due(self) -> tuple[int, TournamentAsk] | None:
        """See `Owner`."""
        due_ms = self.tournament.due_ms() if self.tournament is not None else None
        return None if due_ms is None else (due_ms, TournamentAsk(PassTournamentTime()))

    def begins_hand(self, command: object) -> str:
        """See `Owner`: hands begin at tables."""
        return ""

    def dump(self) -> bytes:
        """See `Owner`."""
        state: Any = self.tournament.encoded() if self.tournament is not None else None
        escrow, tickets = (Escrow(), ()) if self._books is None else self._books.dump()
        known = TournamentDump(
            self._announced, state, escrow, tuple(self._opened), tuple(self._closed), tuple(self.finished.values()),
            self._takings, tickets, self.floor.dump() if self.floor is not None else None, self.numbers,
        )  # fmt: skip
        return msgspec.json.encode(known)

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """See `Owner`."""
        known = msgspec.json.decode(dump, type=TournamentDump)
        self._announced = known.announced
        self._opened, self._closed = list(known.opened), list(known.closed)
        self.finished = {one.player: one for one in known.finished}
        self._takings, self.numbers = known.takings, known.numbers
        if known.announced is not None and known.state is not None:
            terms = known.announced.terms
            book = self._book_of(terms.house, known.announced.book)
            self.tournament = Tournament(terms, book, stands=True)
            self.tournament.load(known.state)
            self._begin(known.announced, known.escrow, known.tickets)
            if self.floor is not None and known.floor is not None:
                self.floor.load(known.floor)
