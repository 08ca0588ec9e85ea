"""Messages to single players of a tournament, or to all of them, sent as soon as their news is durable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.identity.naming import Names
from cardroom.room.notices.call import Call
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol.message_bases import ServerMessage
from cardroom.room.protocol.server_messages import PenaltyEnded, PenaltyGiven, PlayerReturned
from cardroom.room.protocol.tournament_news import ChipsOffered as ToldOfChips
from cardroom.room.protocol.tournament_news import (
    HexaproDrawn,
    MyTickets,
    MyTournaments,
    PrizeTakenBack,
    TournamentFinished,
    TournamentSeat,
)
from cardroom.room.protocol.tournament_own_views import MyTournament, OwnTicket
from cardroom.room.protocol.tournament_views import SeatedWhy
from cardroom.room.runtime.loop_turns import Turns, Work
from cardroom.room.tournaments.envelopes import table_name
from cardroom.room.tournaments.noting import NotedFor, noted
from cardroom.room.tournaments.offers_view import offer_of, offer_to
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_owner import TournamentNews, TournamentOwner
from cardroom.room.tournaments.watched_tables import TournamentTables
from cardroom.tournament.play.day_events import DayEnded
from cardroom.tournament.play.terms_events import StartChanged
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_events import (
    ChipsOffered,
    LevelBegan,
    PlayerMoved,
    PlayerOut,
    PlayerPenalised,
    PlayerRemoved,
    PlayersPenaltyEnded,
    PrizeDrawn,
    Registered,
    TournamentCancelled,
    TournamentEnded,
    TournamentStarted,
    Unregistered,
)
from cardroom.tournament.tickets.ticket import Ticket

ITS_OWN: Final = (Registered, Unregistered, PlayerOut, PlayerMoved, PlayerRemoved, ChipsOffered)
"""Events after which a player's own list changes."""
FOR_ALL: Final = (TournamentStarted, TournamentEnded, TournamentCancelled, DayEnded, StartChanged)
"""Events after which everybody's list changes."""
_OfOne = PlayerMoved | ChipsOffered | PlayerPenalised | PlayersPenaltyEnded
TOLD_A_TURN: Final = 16
"""How many messages are sent in one turn of the event loop: a start concerns all who have entered."""


def _is_first(tournament: Tournament) -> bool:
    """Whether it has just begun; on later days and in later rounds of a shootout each player is sent a seat."""
    return tournament.state.session == 0 and tournament.state.shootout_round == 1


def _is_first_of(tournament: Tournament, event: LevelBegan) -> bool:
    """Whether play begins with a level; a level to which the clock is set back begins nothing."""
    return event.level == 1 and not event.again and _is_first(tournament)


class TournamentNotifier:
    """Finds the players that an event concerns."""

    def __init__(
        self, desk: TournamentDesk, tables: TournamentTables, names: Names, notices: Notices
    ) -> None:
        self._desk = desk
        self._tables = tables
        self._names = names
        self._notices = notices
        self._turns = Turns(TOLD_A_TURN)
        self._live_seats: dict[str, dict[str, tuple[int, int]]] = {}
        """By live tournament: the table and seat that each player was told."""

    def told(self, owner: TournamentOwner, news: TournamentNews) -> None:
        """A step of a tournament is durable."""
        self._turns.do(self._telling(owner, news))
        if owner.floor is not None and (host := self._desk.hosts.get(owner.id)) is not None:
            begins = any(isinstance(event, TournamentStarted) for event in news.events)
            host.when_still(lambda: self._turns.do(self._telling_live_seats(owner, begins)))

    @property
    def is_busy(self) -> bool:
        """Whether a message about something durable is yet to be sent."""
        return self._turns.is_busy

    def stop(self) -> None:
        """Send nothing more."""
        self._turns.stop()

    def _telling(self, owner: TournamentOwner, news: TournamentNews) -> Work:
        """Send the messages one at a time, each to one player."""
        tournament = owner.tournament
        assert tournament is not None, "it has told something"
        concerned: set[str] = set()
        for event in news.events:
            if isinstance(event, ITS_OWN):
                concerned.add(event.player)
            if isinstance(event, LevelBegan) and _is_first_of(tournament, event):
                if owner.floor is None:
                    yield from self._tables_ready(tournament)
                concerned |= self._inside(tournament)
            elif isinstance(event, PrizeDrawn):
                yield from self._drawn(tournament, event)
            elif isinstance(event, FOR_ALL):
                concerned |= self._inside(tournament)
            elif isinstance(event, _OfOne):
                self._one(tournament, event)
                yield
            if (found := noted(tournament, event, news.at_ms, self._names)) is not None:
                for player in sorted(self._concerned(tournament, found)):
                    self._notices.tell(player, found.note)
                    yield
        yield from self._finished(owner, news)
        concerned |= {one.player for one in news.finished} | {lost.player for lost in news.lost}
        for player in sorted({one.owner for one in news.tickets} | {one.owner for one in news.used}):
            self.tell_tickets(player)
            yield
        for player in sorted(concerned.union(news.wallets)):
            if player in concerned:
                self.tell_mine(player)
            self._notices.tell_mine(player)
            yield

    def _telling_live_seats(self, owner: TournamentOwner, begins: bool) -> Work:
        """Tell players of a live tournament where to go, as soon as it is ordered. Behind a restart nobody is told anew."""
        tournament, floor = owner.tournament, owner.floor
        assert tournament is not None and tournament.book.tournament is not None and floor is not None
        terms, known = tournament.terms, {} if begins else self._live_seats.get(owner.id)
        places = {player: (one.table, one.seat) for player, one in floor.places().items()}
        self._live_seats[owner.id] = places
        if tournament.is_over:
            del self._live_seats[owner.id]
        if known is None:
            return
        for player in sorted([one for one, place in places.items() if known.get(one) != place]):
            (number, seat), before = places[player], known.get(player)
            why: SeatedWhy = "staff" if before else "start"
            rules = tournament.book.tournament
            clauses = rules.seats_drawn.clauses if not before else ()
            told = TournamentSeat(terms.id, terms.name, "", number, seat, why, "", clauses, live=True)
            self._notices.tell(player, told)
            yield

    def _one(self, tournament: Tournament, event: _OfOne) -> None:
        if isinstance(event, PlayerMoved):
            if not tournament.terms.live:
                self._moved(tournament, event)
        elif isinstance(event, ChipsOffered):
            self._offered(tournament, event)
        else:
            self._penalised(tournament, event)

    def _finished(self, owner: TournamentOwner, news: TournamentNews) -> Work:
        """Notify the players who have finished, and those who have lost a prize again."""
        tournament = owner.tournament
        assert tournament is not None, "it has told something"
        entries = tournament.state.entries
        for one in news.finished:
            prize = one.prize + tournament.state.agreed.get(one.player, 0)
            told = TournamentFinished(
                owner.id,
                tournament.terms.name,
                one.place,
                entries,
                prize,
                one.sharing,
                one.clauses,
                one.ticket,
            )
            self._notices.tell(one.player, told)
            yield
        for lost in news.lost:
            back = PrizeTakenBack(owner.id, tournament.terms.name, lost.cents, lost.paid, lost.clauses)
            self._notices.tell(lost.player, back)
            yield

    def _inside(self, tournament: Tournament) -> set[str]:
        return {one.player for one in tournament.state.entrants.values() if one.is_in}

    def _concerned(self, tournament: Tournament, found: NotedFor) -> set[str]:
        """The players that a notice is for."""
        if found.player:
            return {found.player}
        table = tournament.state.tables.get(found.table)
        return set(table.players) if table is not None else self._inside(tournament)

    def _tables_ready(self, tournament: Tournament) -> Work:
        rules, terms, inside = tournament.book.tournament, tournament.terms, self._inside(tournament)
        assert rules is not None, "a tournament is played by it"
        self._notices.call(sorted(inside), Call("tournament_starts", terms.name, f"/tournaments/{terms.id}"))
        seated = [
            (player, number) for number, table in tournament.state.tables.items()
            for player in table.players if player in inside
        ]  # fmt: skip
        for player, number in seated:
            table = table_name(terms.id, number)
            seat, clauses = self._tables.seat_of(player, table), rules.seats_drawn.clauses
            told = TournamentSeat(terms.id, terms.name, table, number, seat, "start", clauses=clauses)
            self._notices.tell(player, told)
            yield

    def _moved(self, tournament: Tournament, event: PlayerMoved) -> None:
        terms = tournament.terms
        left = table_name(terms.id, event.table) if event.table else ""
        to = table_name(terms.id, event.to)
        self._notices.tell(
            event.player,
            TournamentSeat(terms.id, terms.name, to, event.to, event.seat, event.why, left, event.clauses),
        )

    def _penalised(self, tournament: Tournament, event: PlayerPenalised | PlayersPenaltyEnded) -> None:
        table, house = table_name(tournament.terms.id, event.table), tournament.terms.house
        told: ServerMessage = (
            PenaltyEnded(table, event.kind, event.reason)
            if isinstance(event, PlayersPenaltyEnded)
            else PenaltyGiven(
                table, house, event.kind, event.hands, event.until_ms, event.reason, event.clauses
            )
        )
        self._notices.tell(event.player, told)

    def returned(self, table: str, player: str) -> None:
        """A player has come back from a served penalty: notify staff, as the dealer would."""
        self._notices.tell_staff(PlayerReturned(table, player, self._names(player)))

    def _drawn(self, tournament: Tournament, event: PrizeDrawn) -> Work:
        terms = tournament.terms
        told = HexaproDrawn(
            terms.id, terms.name, event.multiplier_tenths, event.pool, event.prizes, event.number, event.seed,
            event.seal, event.clauses,
        )  # fmt: skip
        for player in self._inside(tournament):
            self._notices.tell(player, told)
            yield

    def _offered(self, tournament: Tournament, event: ChipsOffered) -> None:
        offer = offer_of(tournament.terms, event.kind, event.chips, event.until_ms)
        self._notices.tell(
            event.player, ToldOfChips(tournament.terms.id, tournament.terms.name, offer, event.clauses)
        )

    # ------------------------------------------------------------------ what is a player's

    def tell_tickets(self, player: str, only: ClientConnection | None = None) -> None:
        """Send a player (or one of their connections) all their tickets."""
        mine = MyTickets(self.own_tickets(player))
        if only is None:
            self._notices.tell(player, mine)
        else:  # also that there are none: one that the page knows may have been used while it had no link
            self._notices.tell_one(only, mine)

    def own_tickets(self, player: str) -> tuple[OwnTicket, ...]:
        """A player's tickets that have paid no entry yet."""
        return tuple([self._own_ticket(one) for one in self._desk.tickets.of(player)])

    def _own_ticket(self, ticket: Ticket) -> OwnTicket:
        shown = self._desk.tickets.released(ticket)
        target = self._desk.found(shown.target)
        name = target.terms.name if target is not None else ""
        return OwnTicket(shown.id, shown.cents, shown.house, shown.target, name, shown.until_ms or 0)

    def tell_mine(self, player: str, only: ClientConnection | None = None) -> None:
        """Send a player (or one of their connections) all tournaments that they are in."""
        mine = MyTournaments(tuple(self._mine(player)))
        if only is not None:
            self._notices.tell_one(only, mine)
        else:
            self._notices.tell(player, mine)

    def _mine(self, player: str) -> Iterable[MyTournament]:
        for owner in self._desk.all():
            tournament = owner.tournament
            entrant = tournament.state.entrants.get(player) if tournament is not None else None
            if tournament is None or entrant is None or tournament.is_over or player in owner.finished:
                continue
            offer = offer_to(tournament, player)
            if not entrant.is_in and offer is None:
                continue
            terms, begun = tournament.terms, tournament.state.phase != "announced"
            tables = [one for one in self._tables.tables_of(player) if one.startswith(f"{terms.id}-")]
            yield MyTournament(
                tournament=terms.id,
                name=terms.name,
                house=terms.house,
                state=("playing" if begun else "entered") if entrant.is_in else "out",
                starts_ms=tournament.starts_ms or 0,
                table=tables[0] if tables else "",
                offer=offer,
            )
