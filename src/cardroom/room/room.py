"""The room: its parts, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardroom.room.account_desk.ban_desk import BanDesk
from cardroom.room.account_desk.own_account import OwnAccount
from cardroom.room.account_desk.password_codes import CodeDesk
from cardroom.room.account_desk.roles_and_invitations import PeopleDesk
from cardroom.room.arrivals import Arrivals, Greeting
from cardroom.room.cashier.day_closing import Closing
from cardroom.room.cashier.payments import Payments
from cardroom.room.cashier.reconciler import Reconciler
from cardroom.room.cashier.report_desk import Reports
from cardroom.room.cashier.sweep import Sweep
from cardroom.room.dispatch import Dispatch, RequestDesks, SeatRequests, TalkRequests, TournamentRequests
from cardroom.room.hosting.client_answers import Answering
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.hosting.stacks_counted import StacksCounted
from cardroom.room.live.desk_tables import DeskTables
from cardroom.room.live.live_desk import LiveDesk
from cardroom.room.live_desk.contacts import Contacts
from cardroom.room.live_desk.desk_rights import DeskRights
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.live_desk.seat_calls import SeatCalls
from cardroom.room.lobby.households import HouseholdDesk
from cardroom.room.lobby.keeping_apart import ApartDesk
from cardroom.room.lobby.overview import Overview
from cardroom.room.lobby.private_desk import Entrance, PrivateDesk, PrivatePages, PrivateSeats
from cardroom.room.lobby.private_hosts import Hosting
from cardroom.room.lobby.private_opening import GameOpener
from cardroom.room.lobby.table_templates import TableTemplates
from cardroom.room.private.openings import Openings
from cardroom.room.runtime.workshop import Workshop
from cardroom.room.second import Proving, ResetDesk, SecondFactors
from cardroom.room.services import FollowsOthers, Services
from cardroom.room.staff import Staff
from cardroom.room.staff_pages import StaffPages
from cardroom.room.stopping import finish_hands, write_down
from cardroom.room.table_commands import TableCommands
from cardroom.room.tables_of_room import TablesOfRoom
from cardroom.room.talk.avatars import PlayerAvatars
from cardroom.room.talk.broadcasts import Broadcasts
from cardroom.room.talk.mutes import Mutes
from cardroom.room.talk.table_talk import TableTalk
from cardroom.room.tokens import ApiTokens
from cardroom.room.tournaments.disqualifications import Disqualifications
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.room.tournaments.entering import Entering, EntryCodes
from cardroom.room.tournaments.entrant_notes import NotesOfEntrants
from cardroom.room.tournaments.hall_desk import LiveTournaments
from cardroom.room.tournaments.overdue import OverdueGames
from cardroom.room.tournaments.pairs_told import PairsTold
from cardroom.room.tournaments.pools_counted import PoolsCounted
from cardroom.room.tournaments.prizes_back import PrizesBack
from cardroom.room.tournaments.registration import Registration
from cardroom.room.tournaments.repeating import Repeating
from cardroom.room.tournaments.several_games import SeveralGames
from cardroom.room.tournaments.templates import Templates
from cardroom.room.tournaments.tournament_desk import TournamentDesk, TournamentMoney
from cardroom.room.tournaments.tournament_penalties import TournamentPenalties
from cardroom.room.tournaments.tournaments_played import PlayedTournaments
from cardroom.room.tournaments.voucher_desk import VoucherDesk
from cardroom.room.tournaments.watched_tables import TournamentTables
from cardroom.room.watch_requests import WatchRequests
from cardroom.room.watchdog import Timed, Watchdog

STORE_FAILED: Final = 4500
"""The code with which a connection is closed when the store has failed."""


class Room(TablesOfRoom):
    """A card room with its tables. All of it runs on one event loop.

    Tables and houses store their decisions through the outbox; owners of `hosts` store their own. Parts know one another
    through their constructors. Where two need each other, the second is entered in the first once both are there.
    """

    # The constructor calls below read as a table of dependencies.
    # fmt: off
    def __init__(
        self,
        services: Services,
        houses: HouseWriters,
        demo: bool = False,
        repeats: Repeats | None = None,
        sources: tuple[str, ...] = (),
    ) -> None:
        super().__init__(services, houses, demo, sources)
        self.repeats = repeats or Repeats()
        self.follower: FollowsOthers | None = None
        """Takes over what other processes change, where there are some."""
        self.workshop = Workshop()
        foresight = self.foresight
        money = TournamentMoney(services.ledger, self.funding, self.house_money, self.payouts)
        self.hosts = OwnerHosts(services.store, services.ledger, self.time, services.figures)
        self.hosts.when_moved = self.notices.money_moved
        presence, names = services.presence, services.names
        shown = TournamentTables(self.hosted, self.hosts, services.outbox, services.clock, presence, names)
        shown.followers.append(lambda table, *_: foresight.look(table.name, table.table))
        self.tournaments = TournamentDesk(
            services.books, services.store, self.time, shown, services.names, services.settings, money,
        )
        self.live_desks = LiveDesks(
            services.books, services.store, self.hosts, self.time, services.names, self.floor.live,
            DeskRights(services.settings.desk_rights),
            SeatCalls(self.notices, Contacts(services.clock, services.entropy)),
        )
        self.notices.desk_calls = self.live_desks.calls.calls_of
        self.tournament_door = TournamentDoor(
            self.time, services.presence, services.names, services.settings, self.tournaments, self.notices,
            Repeating(
                services.store, services.books, services.clock, services.timers, services.entropy, services.figures,
                self.tournaments, Templates(services.settings.tournament_templates, self.tournaments.faults_of),
            ),
            Entering(
                self.tournaments,
                SeveralGames(
                    services.books, services.ledger, services.clock, services.entropy, self.tournaments, self.repeats,
                ),
                EntryCodes(services.clock, services.settings), services.names, self.live_desks,
            ),
        )
        self.tournament_door.followers.append(self.floor.live.hall_changed)
        self.overdue = OverdueGames(services.clock, services.timers, services.figures, self.tournaments)
        self.tournament_penalties = TournamentPenalties(
            self.tournaments, services.entropy, services.clock, services.names, self.live_desks.penalties
        )
        self.entrant_notes = NotesOfEntrants(self.tournaments, services.names)
        self.live_tournaments = LiveTournaments(
            self.tournaments, services.names, services.clock, services.entropy
        )
        self.live_desks.table_of = self.live_tournaments.table_of
        self.played = PlayedTournaments(self.pages)
        self.vouchers = VoucherDesk(
            self.tournaments, money, services.store, services.outbox, self.time, self.live_desks.people, self.floor.live,
        )
        self.registration = Registration(
            self.tournaments, money, services.store, services.outbox, self.time, self.live_desks, self.floor.live,
            self.vouchers,
        )
        self.live_tournaments.prizes = PrizesBack(self.tournaments, self.vouchers, money.funding)
        self.disqualifications = Disqualifications(
            self.tournaments, money, self.vouchers, self.tournament_penalties
        )
        self.watchdog = Watchdog(
            services.clock, services.presence, self.hosted, services.figures, self._timed,
        )
        self._make_desks()

    def _timed(self) -> Iterator[tuple[str, Timed]]:
        """The parts that do something by themselves: cash tables, tournaments with their tables, waiting lists."""
        yield from self.tables.items()
        yield from [(name, self.hosts[name]) for name in self.hosts]
        yield "waiting lists", self.lines

    def _make_desks(self) -> None:
        """Make the desks that clients and staff use."""
        services, players, notices = self.services, self.players, self.notices
        self.mutes = Mutes(services.outbox, services.clock, services.entropy, players)
        talk = TableTalk(
            services.outbox, services.clock, services.settings, self.hosted, self.tournaments.tables_shown, self.mutes,
            self._subscribers,
        )
        self.hear = self._make_dispatch(talk).hear
        self.arrivals = Arrivals(
            services.loop_lag, services.lifetime, services.presence, self.floor, self.lines, notices,
            self.tournament_door, Greeting(services.books, services.clock, players, self.cashier, self.jackpots, self.demo),
        )
        self._make_private_desks()
        self.live_desk = LiveDesk(
            services.books, services.outbox, self.time, players, self.floor, self.keeper, self.funding, self.live_desks,
        )
        self.desk_tables = DeskTables(
            services.outbox, self.time, self.live_desks, self.live_desk.tables, self.live_desk.opening, self.table_closing,
            self.funding, services.ledger,
        )
        self.desk_tables.follow(self.floor.live)
        self.live_desk.seats.at_desk = self.desk_tables.act
        self.mending.send_away = self.send_away
        self._make_account_desks()
        self._make_money_desks()
        overview = Overview(
            services.ledger, services.clock, services.presence, self.floor, self.cashier, self.payments,
            self.identities, self.kept_apart,
        )
        self.staff_pages = StaffPages(
            self.pages, services.outbox, services.clock, players, self.proposals, overview, self.payouts,
        )
        self.staff = Staff(
            services.outbox, self.time, players, self.floor, self.lines, self.seating, self.table_closing, self.mending,
        )
        self.table_templates = TableTemplates(services.store, services.outbox, self.time, self.floor, self.lines)
        self.broadcasts = Broadcasts(
            services.outbox, services.clock, services.presence, players, self.hosted, self.tournaments
        )

    def _make_account_desks(self) -> None:
        """Make the desks for people and their accounts."""
        services, players, notices = self.services, self.players, self.notices
        self.own_account = OwnAccount(services.clock, players, notices)
        proving = Proving(services.store, services.clock)
        self.second = SecondFactors(proving, services.entropy, players, notices, lambda: services.book.name)
        self.second_resets = ResetDesk(proving, services.outbox, services.settings, players, notices, self.four_eyes)
        self.bans = BanDesk(
            services.store, services.outbox, services.clock, services.timers, services.entropy, players, self.measures,
            notices,
        )
        self.tokens = ApiTokens(services.store, services.clock, services.settings, players, notices)
        self.avatars = PlayerAvatars(services.clock, players, self.hosted)
        self.apart = ApartDesk(
            services.books, services.outbox, services.clock, players, self.floor, self.kept_apart, self.lines,
        )
        told = PairsTold(self.tournaments, self.kept_apart, self.live_desks, self.tournament_door)
        self.apart.changed = told.tell
        self.households = HouseholdDesk(
            services.outbox, services.clock, services.entropy, players, self.neighbours, told.tell
        )
        self.codes = CodeDesk(
            services.outbox, services.clock, services.entropy, services.settings, players, self.measures, notices,
            self.four_eyes,
        )
        self.people = PeopleDesk(
            services.outbox, services.clock, services.entropy, services.settings, players, notices, self.invitations,
            self.proposals,
        )

    def _make_money_desks(self) -> None:
        """Make the cashier's desk, and the regular tasks about money."""
        services, players, tables, notices = self.services, self.players, self.tables, self.notices
        self.payments = Payments(
            services.books, services.store, services.ledger, services.outbox, services.clock, players, self.by_two,
        )
        self.sweep = Sweep(
            services.books, services.store, services.ledger, services.outbox, self.time, players, tables, self.funding,
        )
        self.sweep.is_known_by_name = self.live_desks.people.knows
        self.closing = Closing(
            services.books, services.store, services.outbox, services.clock, services.timers, services.settings,
            services.lifetime, notices,
        )
        self.reports = Reports(services.store, services.clock, self.closing)
        self.reconciler = Reconciler(
            services.store, services.outbox, self.time, services.settings, players, notices, self.payouts,
        )
        self.reconciler.checks += [StacksCounted(tables).held, PoolsCounted(self.tournaments).held]
        self.payments.payouts = self.live_desks.payouts = self.payouts

    async def send_away(self) -> None:
        """Send away from tables whom staff keep out of them, or apart: the room or a table stood still when they did so."""
        self.penalties.settle()
        await self.measures.settle()
        self.apart.settle()

    def _make_dispatch(self, talk: TableTalk) -> Dispatch:
        """Make what answers the messages of clients."""
        services, tables, games, door = self.services, self.tables, self.private_games, self.tournament_door
        answering = Answering(services.outbox, services.clock, services.figures, self.repeats)
        following = WatchRequests(
            services.outbox, services.presence, services.settings, self.floor, talk.chat.pauses, games, door,
            self.notices,
        )
        desks = RequestDesks(
            TableCommands(answering, tables, self.seating, self.penalties, self.cashier, self.funding),
            SeatRequests(answering, self.seating, self.lines),
            TalkRequests(answering, talk.chat, talk.reactions),
            TournamentRequests(answering, door, self.identities),
            self.wallets,
        )
        return Dispatch(
            services.outbox, services.loop_lag, services.presence, self.players, games, self.foresight, following,
            desks,
        )

    def _make_private_desks(self) -> None:
        """Make the desks at which players open games for friends."""
        services, games = self.services, self.private_games
        books, outbox, players, tables = services.books, services.outbox, self.players, self.tables
        self.openings = Openings(services.clock, services.settings, games)
        self.private = PrivateDesk(
            GameOpener(books, self.time, players, tables, self.keeper, self.lines, self.openings, self.workshop),
            Entrance(books, outbox, services.clock, services.settings, players, tables, games, self.workshop),
            PrivateSeats(outbox, self.time, players, tables, games, self.kept_apart, self.funding),
            PrivatePages(books, outbox, services.settings, tables, games, self.workshop),
        )
        self.hosting = Hosting(
            services.outbox, services.clock, services.entropy, services.settings, self.players, self.tables, games,
            self.table_closing,
        )

    async def durable(self) -> None:
        """Wait until every commit of the outbox so far is stored or rejected; those of `hosts` are not among them."""
        await self.services.outbox.settled()
    # fmt: on

    @property
    def stopping(self) -> bool:
        """Whether the room is about to stop."""
        return self.services.lifetime.is_stopping

    def fail(self) -> None:
        """End the room after the store has failed.

        Nothing more is decided, and every connection is closed with the reason.
        """
        self.services.lifetime.is_stopping = True
        for writer in self.tables.values():
            writer.stop()
        self._stop_parts()
        for connection in tuple(self.services.presence.all):
            connection.close(STORE_FAILED, "the room's store failed; the room stops")

    def _stop_parts(self) -> None:
        self.watchdog.stop()
        if self.follower is not None:
            self.follower.stop()
        for part in (self.tournament_door, self.overdue, self.hosts, self.live_desks, self.lines):
            part.stop()

    async def stop(self) -> None:
        """Finish the hands that somebody sees, then stop: tables deal no more, and all decisions are stored."""
        self.services.lifetime.is_stopping = True
        await finish_hands(self.tables, self.services.presence)
        await self._end()

    async def hand_over(self) -> None:
        """Stop as everything stands, in mid-hand too, with all decisions stored: another process goes on at once."""
        self.services.lifetime.is_stopping = True
        await self._end()

    async def _end(self) -> None:
        await self.foresight.stop()
        await self.desk_tables.ended()
        for writer in self.tables.values():
            writer.stop()
        self.lobby.stop()
        await self.sweep.ended()
        await self.closing.ended()
        await self.reconciler.ended()
        await self.mending.ended()
        self.wallets.stop()
        await self.push.ended()
        self._stop_parts()
        write_down(self.tables.values(), self.hosts, self.services.outbox)
        await self.durable()
        await self.closing.publish()
        for connection in tuple(self.services.presence.all):
            connection.close(1001, "the room stops")
