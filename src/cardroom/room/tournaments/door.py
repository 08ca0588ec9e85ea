"""The door of tournaments for clients: requests over the socket, and messages sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

import msgspec
import structlog

from cardroom.room.hosting.client_answers import Answers
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.watched_table import TableNews
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.naming import Names
from cardroom.room.identity.person import Person
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import (
    AnswerDeal,
    BuyChips,
    DeclineChips,
    EnterTournament,
    ProposeDeal,
    TournamentRequest,
    TournamentWatch,
    UnwatchTournament,
    UnwatchTournaments,
    WatchTournament,
    WatchTournaments,
    WithdrawFromTournament,
)
from cardroom.room.protocol.tournament_responses import (
    CancelledBody,
    DealPreview,
    EntrantsBody,
    StandingRows,
    TournamentCopy,
    TournamentView,
)
from cardroom.room.protocol.tournament_views import TournamentRow
from cardroom.room.runtime.outbox import not_done
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.tournaments.cancelled_view import carried_out
from cardroom.room.tournaments.copying import copy_of
from cardroom.room.tournaments.deals_view import deal_preview
from cardroom.room.tournaments.entering import Entering
from cardroom.room.tournaments.fields import Fields
from cardroom.room.tournaments.lobby_list import TournamentList
from cardroom.room.tournaments.pages import TournamentPages
from cardroom.room.tournaments.public_view import now_of, page_of, row_of
from cardroom.room.tournaments.repeating import Repeating
from cardroom.room.tournaments.seats_shown import Seatings
from cardroom.room.tournaments.standings import Standings, you_in
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_notifier import TournamentNotifier
from cardroom.room.tournaments.tournament_owner import TournamentNews, TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.table.events import SatIn
from cardroom.tournament.deals.prize_deal import Method
from cardroom.tournament.play import tournament_commands as play
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_events import TournamentCancelled, TournamentStarted
from cardroom.tournament.tickets.ticket import Ticket

ENDED_FOR_MS: Final = 10 * 60_000
"""How long a tournament that is over stays in the list: ten minutes."""
ENDED_MOST: Final = 50
FOLLOWED_MOST: Final = 8
"""The most tournaments that one connection may follow at a time."""

GONE_ON: Final = (TournamentStarted, TournamentCancelled)
"""Events after which another tournament of the same kind may be wanted."""
Built = TypeVar("Built")
FULL: Final = "You follow as many tournaments as you may."
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.tournaments")


class TournamentDoor:
    """The listener of all owners of tournaments, and the desk's way to clients."""

    def __init__(
        self,
        time: TimeAndChance,
        presence: Presence,
        names: Names,
        settings: RoomSettings,
        desk: TournamentDesk,
        notices: Notices,
        repeating: Repeating,
        entering: Entering,
    ) -> None:
        clock, timers = time.clock, time.timers
        self._clock = clock
        self._names = names
        self._timers = timers
        self._presence = presence
        self._desk = desk
        self._ended: dict[str, TournamentOwner] = {}
        self.tables = desk.tables_shown
        self.tables.own_seats.tell = notices.tell_mine
        notices.seats_in_tournaments = self.tables.own_seats.of
        self.notifier = TournamentNotifier(desk, self.tables, names, notices)
        self._fields = Fields(clock, names)
        self._seatings = Seatings(names)
        self.pages = TournamentPages(clock, timers, names, desk.hosts.get, self._over)
        self.list = TournamentList(clock, timers, settings, self._row, self._is_still)
        self._errands: set[asyncio.Task[None]] = set()
        self.repeating = repeating
        self._entering = entering
        self.followers: list[Callable[[str], None]] = []
        """Called with each tournament that has changed, when the change is durable."""
        desk.hosts.listen(self, "tournament", "tournament_table")

    def begin(self) -> None:
        """At a start, when all owners are loaded: fill the list, and let tables wait for their players."""
        names = list(self._desk.hosts)
        self.list.put(names)
        self.tables.begin()
        self._seat_winners(self._desk.tickets.to_be_seated())

    def stop(self) -> None:
        """Send nothing more."""
        self.list.stop()
        self.pages.stop()
        self._fields.stop()
        self.repeating.stop()
        self.notifier.stop()
        for errand in tuple(self._errands):
            errand.cancel()

    @property
    def is_busy(self) -> bool:
        """Whether a request is being carried out, or a message is yet to be sent."""
        return bool(self._errands) or self.repeating.is_busy or self.notifier.is_busy or self.pages.is_busy

    # ------------------------------------------------------------------ clients come and go

    def arrived(self, connection: ClientConnection, person: Person) -> None:
        """A player's connection opened."""
        self.notifier.tell_mine(person.id, connection)
        self.notifier.tell_tickets(person.id, connection)

    def departed(self, connection: ClientConnection) -> None:
        """A connection closed."""
        self.list.unwatch(connection)
        self.pages.departed(connection)

    # ------------------------------------------------------------------ requests

    def watch(self, connection: ClientConnection, message: TournamentWatch) -> None:
        """Follow the list or a tournament, or no longer."""
        if isinstance(message, WatchTournaments):
            self.list.watch(connection)
        elif isinstance(message, UnwatchTournaments):
            self.list.unwatch(connection)
        elif isinstance(message, UnwatchTournament):
            self.pages.unwatch(message.tournament, connection)
        elif isinstance(message, WatchTournament):
            if self.pages.watches(connection) >= FOLLOWED_MOST:
                connection.send(_encode(to_client.Unexpected(FULL)).decode())
            else:
                self._watch(message.tournament, connection)

    def _watch(self, tournament: str, connection: ClientConnection) -> None:
        """Show a tournament; one that has been over for long is first looked for in the store."""
        if tournament in self._desk.hosts or self._over(tournament) is not None:
            self.pages.watch(tournament, connection)
            return

        async def watch() -> None:
            await self._desk.past.find(tournament)
            if connection in self._presence.all:
                self.pages.watch(tournament, connection)

        self.errand(watch())

    def _over(self, tournament: str) -> TournamentOwner | None:
        return self._ended.get(tournament) or self._desk.past.get(tournament)

    def ask(self, person: Person, message: TournamentRequest, answers: Answers, address: str = "") -> None:
        """Carry out a request from an address ("": from inside); it is answered once, when it is durable."""
        if isinstance(message, EnterTournament):
            work = self._entering.by_request(person, message, address)
        elif isinstance(message, WithdrawFromTournament):
            work = self._desk.withdraw(person, message.tournament)
        elif isinstance(message, BuyChips):
            work = self._desk.buy(person, message.tournament, message.kind, message.price)
        elif isinstance(message, DeclineChips):
            work = self._desk.decline_chips(person, message.tournament)
        elif isinstance(message, ProposeDeal):
            wish = play.ProposeDeal(person.id, message.method, message.for_winner, message.amounts)
            work = self._desk.wish(person, message.tournament, wish)
        elif isinstance(message, AnswerDeal):
            answer = play.AgreeToDeal if message.accept else play.RefuseDeal
            work = self._desk.wish(person, message.tournament, answer(person.id, message.until_ms))
        self.errand(self._answered(work, to_client.Done(message.id), answers, message.tournament))

    async def _answered(
        self, work: Coroutine[Any, Any, None], done: to_client.Done, answers: Answers, tournament: str
    ) -> None:
        try:
            await work
        except Refused as refused:
            why = refused
            self._when_still(tournament, lambda: answers.refused(why))
        except Exception:  # whoever asked is answered, whatever happened
            _log.exception("message_failed", tournament=tournament)
            answers.refused(not_done())
        else:
            answers.done(done)

    def _when_still(self, owner: str, then: Callable[[], None]) -> None:
        """Run `then` once the owner's state is durable; a refusal waits for that too, as it describes a state."""
        host = self._desk.hosts.get(owner)
        if host is None:
            then()
        else:
            host.when_still(then)

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry something out beside what is asked; a fault in it is logged."""
        errand = asyncio.get_running_loop().create_task(work)
        self._errands.add(errand)
        errand.add_done_callback(self._ended_errand)

    def _ended_errand(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled() and (fault := errand.exception()) is not None:
            _log.error("errand_failed", exc_info=fault)

    # ------------------------------------------------------------------ looking

    async def view(self, tournament: str, player: str) -> TournamentView:
        """A tournament for one viewer ("" for anybody), when all of it is durable. Refuses "no-such-tournament"."""

        def build(owner: TournamentOwner, found: Tournament) -> TournamentView:
            standings = Standings(owner, self._names)
            now = now_of(found, standings, self._clock.now_ms())
            return TournamentView(page_of(found, owner.book), now, you_in(owner, standings, player))

        return await self._still(tournament, build)

    async def standings(self, tournament: str, first: int, count: int) -> StandingRows:
        """A part of all who have entered. Refuses "no-such-tournament"."""

        def build(owner: TournamentOwner, _: Tournament) -> StandingRows:
            found = Standings(owner, self._names)
            return StandingRows(found.total, found.page(first, count))

        return await self._still(tournament, build)

    async def seating(self, tournament: str) -> msgspec.Raw:
        """The seats of all players, a `SeatingBody` in JSON. Refuses "no-such-tournament"."""
        return await self._still(
            tournament,
            lambda owner, found: self._seatings.written(owner, found, self._desk.hosts.get(tournament)),
        )

    async def field(self, tournament: str) -> EntrantsBody:
        """All who have entered, for the director. Refuses "no-such-tournament"."""
        host = self._desk.hosts.get(tournament)
        work = await self._still(tournament, lambda owner, _: self._fields.at(owner, host.seq if host else 0))
        lines: Any = await asyncio.shield(work)  # already written
        return EntrantsBody(lines)

    async def copy(self, tournament: str) -> TournamentCopy:
        """The form that makes another tournament like it. Refuses "no-such-tournament" and "nothing-to-copy"."""
        return await self._still(tournament, lambda owner, _: copy_of(owner, self._names))

    async def cancelled(self, tournament: str) -> CancelledBody:
        """The share of each player in a cancelled tournament. Refuses "no-such-tournament" and "not-cancelled"."""
        return await self._still(tournament, lambda _, found: carried_out(found, self._names))

    async def deal(self, tournament: str, method: Method, for_winner: int) -> DealPreview:
        """The deal as it would be now. Refuses "no-such-tournament", and what `deal_preview` refuses."""
        return await self._still(
            tournament, lambda _, found: deal_preview(found, method, for_winner, self._names)
        )

    async def _still(self, tournament: str, build: Callable[[TournamentOwner, Tournament], Built]) -> Built:
        """The result of `build` for a tournament, also for one that has long been over.

        It is built at a moment when all of the tournament is durable, since a step that comes after that moment is not.
        """
        built = Outcome[Built | None]()

        def of(owner: Owner | None) -> Built | None:
            if not isinstance(owner, TournamentOwner) or owner.tournament is None:
                return None
            return build(owner, owner.tournament)

        def now() -> None:
            host = self._desk.hosts.get(tournament)
            if not built.is_wanted:
                return  # the client that asked has gone
            try:
                built.came(of(host.owner if host is not None else self._over(tournament)))
            except Exception as fault:
                built.failed(fault)

        self._when_still(tournament, now)
        found = await built
        if found is None:
            found = of(await self._desk.past.find(tournament))
        if found is None:
            raise Refused(
                "no-such-tournament", "There is no such tournament.", args={"tournament": tournament}
            )
        return found

    # ------------------------------------------------------------------ what owners tell

    def told(self, owner: str, news: object) -> None:
        """See `hosting.owner_hosts.OwnerListener`."""
        if isinstance(news, TableNews):
            self.tables.told(owner, news)
            self._hear_returned(owner, news)
            return
        found = self._desk.hosts.find(owner, TournamentOwner)
        if isinstance(news, TournamentNews) and found is not None:
            self._desk.tickets.told(news)
            self.notifier.told(found, news)
            if news.events or news.finished:
                self.list.changed(owner)
            self._changed(owner, is_act=news.is_act)
            self._tell_desks(*news.tickets, *news.used)
            self._seat_winners(news.tickets)
            if any(isinstance(event, GONE_ON) for event in news.events):
                self.repeating.look()

    def _hear_returned(self, table: str, news: TableNews) -> None:
        """Notify staff of a player who has come back from a served penalty (PF-6.9.3)."""
        for event in news.events:
            found = self.tables.owner(table) if isinstance(event, SatIn) and event.from_penalty else None
            seats = found.table.seats if found is not None and found.table is not None else {}
            if isinstance(event, SatIn) and event.seat in seats:
                self.notifier.returned(table, seats[event.seat].player)

    def _tell_desks(self, *tickets: Ticket) -> None:
        """Tell who looks at the registration desks of live tournaments that tickets were won, used or given back."""
        for house in {one.house for one in tickets}:
            for owner in self._desk.all():
                terms = owner.tournament.terms if owner.tournament is not None else None
                if terms is not None and terms.live and house in ("", terms.house):
                    for follower in self.followers:
                        follower(owner.id)

    def _seat_winners(self, tickets: Iterable[Ticket]) -> None:
        """Seat the winners of entries at once."""
        for ticket in tickets:
            if ticket.target and not ticket.returned:
                self.errand(self._entering.by_ticket(ticket))

    def loaded(self, owner: str) -> None:
        """See `hosting.owner_hosts.OwnerListener`."""
        if self.tables.owner(owner) is not None:
            self.tables.loaded(owner)
        else:
            self.list.changed(owner)
            self._changed(owner)

    def over(self, owner: str, last: Owner) -> None:
        """See `hosting.owner_hosts.OwnerListener`."""
        if not isinstance(last, TournamentOwner):
            self.tables.over(owner)
            return
        self._ended[owner] = last
        while len(self._ended) > ENDED_MOST:
            self._forget(next(iter(self._ended)))
        self.list.changed(owner)
        self._changed(owner)
        at_ms = self._clock.now_ms() + ENDED_FOR_MS
        self._timers.at(at_ms, lambda: self._forget(owner))

    def _changed(self, tournament: str, *, is_act: bool = False) -> None:
        self.pages.changed(tournament, is_act=is_act)
        for follower in self.followers:
            follower(tournament)

    def _forget(self, tournament: str) -> None:
        if self._ended.pop(tournament, None) is not None:
            self.list.changed(tournament)

    def _is_still(self, tournament: str) -> bool:
        host = self._desk.hosts.get(tournament)
        return host is None or host.is_still

    def _row(self, tournament: str) -> TournamentRow | None:
        host = self._desk.hosts.get(tournament)
        owner = host.owner if host is not None else self._ended.get(tournament)
        if not isinstance(owner, TournamentOwner) or owner.tournament is None:
            return None
        return row_of(owner.tournament)
