"""A tournament as an owner: its reports come by mail, its orders go by mail, its money lies in escrow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.owners.owner import Asking, Letter, Ruled
from cardroom.room.tournaments.messages import (
    Announce,
    OpenTournamentTable,
    Ordered,
    Reported,
    ToTournament,
    TournamentAsk,
    table_name,
)
from cardroom.room.tournaments.played import Takings, keep
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import Json, LogRecord, OpenOwner
from cardroom.table.movement import Movement
from cardroom.tournament.messages import TableClosed
from cardroom.tournament.play.commands import (
    CancelTournament,
    PassTournamentTime,
    Rebuy,
    StaffCommand,
    TakeAddOn,
)
from cardroom.tournament.play.decided import TournamentDecided
from cardroom.tournament.play.events import AnyTournamentEvent
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.results import Finished, HouseKept, HousePaid, Paid

BookOf = Callable[[str, str], Rulebook]
"""The rulebook of a house in a version. Raises where this program does not have it: then its owner is frozen."""


class Escrow(msgspec.Struct):
    """What a tournament holds, in cents; of that the house's `reserve` for what it may have to bring, which goes back
    when it is over. `made` counts its entries.
    """

    cents: int = 0
    reserve: int = 0
    made: int = 0


KINDS: Final[dict[type, str]] = {Rebuy: "rebuy", TakeAddOn: "rebuy", CancelTournament: "fee_back"}
"""What a statement calls money that comes with a wish; with any other it is an entry's."""

RUN_TOURNAMENTS: Final = "run_tournaments"
"""The log's word for whatever staff do in a tournament."""


def _record(tournament: str, act: StaffCommand, now_ms: int) -> LogRecord:
    """What staff did, for the log: who, what and why."""
    fields = msgspec.to_builtins(act)
    details: Json = {name: value for name, value in fields.items() if isinstance(value, int | str)}
    details["kind"] = details.pop("do")
    by, reason = details.pop("by"), details.pop("reason")
    return LogRecord(now_ms, str(by), RUN_TOURNAMENTS, tournament, str(reason), details)


class TournamentNews(NamedTuple):
    """What a step of a tournament tells: its events, and who has taken a place."""

    at_ms: int
    events: tuple[AnyTournamentEvent, ...] = ()
    finished: tuple[Finished, ...] = ()


class TournamentDump(msgspec.Struct, frozen=True):
    """All that its owner knows. `finished` are the places taken, in the order in which they were."""

    announced: Announce | None
    state: dict[str, Any] | None
    escrow: Escrow
    opened: tuple[int, ...]
    closed: tuple[int, ...]
    finished: tuple[Finished, ...] = ()
    takings: Takings = msgspec.field(default_factory=Takings)


class TournamentOwner:
    """See `room.owners.owner.Owner`. Entries go into escrow, prizes come out of it; when it is over nothing is left."""

    commands: Final = ToTournament
    can_dump: Final = True

    def __init__(self, name: str, book_of: BookOf) -> None:
        self.id = name
        self.tournament: Tournament | None = None
        self._book_of = book_of
        self._announced: Announce | None = None
        self._escrow = Escrow()
        self._opened: list[int] = []
        self._closed: list[int] = []
        self.finished: dict[str, Finished] = {}
        self._takings = Takings()

    @property
    def book(self) -> str:
        """The version of the rulebook that it was announced by, "" before."""
        return self._announced.book if self._announced is not None else ""

    # ------------------------------------------------------------------ deciding

    def decide(self, command: Announce | TournamentAsk | Reported, asking: Asking) -> Ruled:
        """Carry out a command or take a table's report. Refuses as `Tournament` does, and "announced-already",
        "not-announced", "wrong-price".
        """
        if isinstance(command, Announce):
            return self._announce(command, asking)
        tournament, ruled = self._running(), Ruled()
        chance = int.from_bytes(asking.chance.drawn, "big")
        if isinstance(command, TournamentAsk):
            price = self.price(command.wish)
            if command.cents != price:
                raise Refused("wrong-price", f"That costs {price}.", args={"price": price})
            decided = tournament.decide(command.wish, asking.now_ms, chance)
            if isinstance(command.wish, StaffCommand):
                ruled.log.append(_record(self.id, command.wish, asking.now_ms))
            if price:
                self._take(command.fund, price, command.wish, asking.now_ms, ruled)
        else:
            assert asking.sender == table_name(self.id, command.report.table), "a table speaks for itself"
            decided = tournament.decide(command.report, asking.now_ms, chance)
            if isinstance(command.report, TableClosed):
                self._closed.append(command.report.table)
        self._follow(decided, asking.now_ms, ruled)
        return ruled

    def price(self, wish: object) -> int:
        """What a wish costs, in cents."""
        tournament = self._running()
        if isinstance(wish, CancelTournament):
            settlement = tournament.cancellation()
            return 0 if settlement.stage == "not_begun" else settlement.from_house
        return tournament.price(wish)

    def _running(self) -> Tournament:
        if self.tournament is None:
            raise Refused("not-announced", "There is no such tournament.")
        return self.tournament

    def _announce(self, command: Announce, asking: Asking) -> Ruled:
        if self.tournament is not None:
            raise Refused("announced-already", "This tournament is announced.")
        self.tournament = Tournament(command.terms, self._book_of(command.terms.house, command.book))
        self._announced = command
        ruled = Ruled([command.terms], told=[TournamentNews(asking.now_ms)])
        if command.cents:
            self._take(command.fund, command.cents, None, asking.now_ms, ruled)
            self._escrow.reserve = command.cents
        return ruled

    def _follow(self, decided: TournamentDecided, now_ms: int, ruled: Ruled) -> None:
        """Money, tables and orders of what was decided."""
        tournament, announced = self._running(), self._announced
        assert announced is not None, "it is running"
        terms = tournament.terms
        ruled.events += [*decided.events, *decided.money]
        for one in decided.money:
            self._move(one, now_ms, ruled)
            if isinstance(one, Finished):
                self.finished[one.player] = one
        finished = tuple([one for one in decided.money if isinstance(one, Finished)])
        ruled.told.append(TournamentNews(now_ms, tuple(decided.events), finished))
        for to in decided.orders:
            name = table_name(self.id, to.table)
            if to.table not in self._opened:
                self._opened.append(to.table)
                ruled.opens.append(OpenOwner(name, "tournament_table", self.id))
                ruled.letters.append(Letter(name, OpenTournamentTable(terms, announced.book, to.table)))
            ruled.letters.append(Letter(name, Ordered(to.order)))
        if tournament.is_over and len(self._closed) == len(self._opened):
            self._return_reserve(now_ms, ruled)
            assert not self._escrow.cents, "everything that was paid in has been paid out"
            ruled.closes = True
        ruled.changes += keep(self._takings, tournament, self.finished, decided.money, now_ms)

    # ------------------------------------------------------------------ money

    def _take(self, fund: str, cents: int, wish: object, now_ms: int, ruled: Ruled) -> None:
        """What is in flight goes into escrow."""
        kind = "added" if wish is None else KINDS.get(type(wish), "entry")
        postings = ((accounts.in_flight(self.id, fund), -cents), (accounts.escrow(self.id), cents))
        self._escrow.cents += cents
        ruled.entries.append(self._entry(kind, postings, now_ms))

    def _move(self, one: Movement, now_ms: int, ruled: Ruled) -> None:
        """What the tournament pays or keeps."""
        if isinstance(one, Finished):
            self._pay(one.player, one.prize, "prize", now_ms, ruled)
        elif isinstance(one, Paid):
            kind = "entry_returned" if one.why == "entry_back" else "prize"
            self._pay(one.player, one.cents, kind, now_ms, ruled)
        elif isinstance(one, HousePaid):
            if one.why != "fee_back":  # (that came with the wish to cancel)
                self._escrow.reserve -= one.cents
                assert self._escrow.reserve >= 0, "the house brings no more than it has set aside"
        elif isinstance(one, HouseKept) and one.why == "unused":
            self._escrow.reserve += one.cents
        else:
            assert isinstance(one, HouseKept), f"a tournament moves no {type(one).__name__} yet"
            account = accounts.rake(self._running().terms.house)
            self._escrow.cents -= one.cents
            postings = ((accounts.escrow(self.id), -one.cents), (account, one.cents))
            ruled.entries.append(self._entry("fee", postings, now_ms))

    def _return_reserve(self, now_ms: int, ruled: Ruled) -> None:
        """What the house has not had to bring goes back where it came from."""
        cents, self._escrow.reserve = self._escrow.reserve, 0
        if cents:
            self._escrow.cents -= cents
            postings = ((accounts.escrow(self.id), -cents), (accounts.MINT, cents))
            ruled.entries.append(self._entry("returned", postings, now_ms))

    def _pay(self, player: str, cents: int, kind: str, now_ms: int, ruled: Ruled) -> None:
        if cents:
            self._escrow.cents -= cents
            postings = ((accounts.escrow(self.id), -cents), (accounts.wallet(player), cents))
            ruled.entries.append(self._entry(kind, postings, now_ms))

    def _entry(self, kind: str, postings: tuple[tuple[str, int], ...], now_ms: int) -> Entry:
        self._escrow.made += 1
        assert self._escrow.cents >= 0, "nobody is paid what was not paid in"
        name = self._running().terms.name
        return Entry(f"{kind}:{self.id}:{self._escrow.made}", now_ms, kind, name, postings, self.id)

    # ------------------------------------------------------------------ the host's questions

    def decline(self, message: Reported, asking: Asking, why: Refused) -> Ruled:
        """A report that means nothing any more is taken, and that is all."""
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
        state = self.tournament.dump() if self.tournament is not None else None
        known = TournamentDump(
            self._announced, state, self._escrow, tuple(self._opened), tuple(self._closed),
            tuple(self.finished.values()), self._takings,
        )  # fmt: skip
        return msgspec.json.encode(known)

    def load(self, dump: bytes) -> None:
        """See `Owner`."""
        known = msgspec.json.decode(dump, type=TournamentDump)
        self._announced, self._escrow = known.announced, known.escrow
        self._opened, self._closed = list(known.opened), list(known.closed)
        self.finished = {one.player: one for one in known.finished}
        self._takings = known.takings
        if known.announced is not None and known.state is not None:
            terms = known.announced.terms
            self.tournament = Tournament(terms, self._book_of(terms.house, known.announced.book))
            self.tournament.load(known.state)
