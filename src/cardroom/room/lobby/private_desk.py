"""Entering a private game by its link, sitting down at it, and showing its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from cardroom.cash.cash_commands import TakeSeat
from cardroom.cash.cash_table import CashTable
from cardroom.ledger.settle_up import Transfer, transfers
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.funding import Funding
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.confusable_names import check_name
from cardroom.room.identity.permissions import check_game
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.identity.sessions import Origin
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.lobby.private_opening import GameOpener
from cardroom.room.private.private_game import Member, PrivateGame, looks_of
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import private_answers as told
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import draw_chance
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.workshop import Workshop
from cardroom.rules.adjusting import AdjustableDecision, by_host
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.taking_seats import PAUSED

CAME: Final = "come_to_private"
MAX_ENTRIES: Final = 1_000


class Entrance:
    """Lets people into private games by their links."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        clock: Clock,
        settings: RoomSettings,
        players: Players,
        tables: OpenTables,
        games: PrivateGames,
        workshop: Workshop,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._clock = clock
        self._settings = settings
        self._players = players
        self._tables = tables
        self._games = games
        self._workshop = workshop
        self._coming: dict[str, list[frozenset[str]]] = {}
        """By table, for each guest whose account is being made: the look-alike forms of the name."""
        self._entered: dict[tuple[str, str], str] = {}
        """The latest guests by table and request: an answer may be lost on its way."""

    def look(self, link: str, person: Person | None = None) -> told.PrivateInvitation:
        """The game that a link leads to.

        Refuses "link-wrong", "link-over", "link-renewed", "private-over", "private-removed".
        """
        game = self._games.of_link(link, self._clock.now_ms(), person.id if person else "")
        table = self._tables.writer(game.table).table
        host = game.members[game.host].name
        return told.PrivateInvitation(
            game.name, host, game.money, table.terms, changed_by_host(self._books, table)
        )

    async def enter(
        self, link: str, name: str, person: Person | None, origin: Origin, request: str = ""
    ) -> told.PrivateEntry:
        """Enter a game by its link: with an account as oneself, else as its guest under this name.

        A guest who repeats a request with the same `request`, which only the guest's browser knows, is the same guest.

        Refuses what `look` does, and "private-removed", "private-full", "guest-elsewhere", "guest-name",
        "guest-name-taken", "name-unclear", "name-reserved".
        """
        game = self._games.of_link(link, self._clock.now_ms(), person.id if person else "")
        if person is not None and person.id in game.members:
            return told.PrivateEntry(game.table)
        if person is not None and person.guest:
            elsewhere = self._games.open.get(person.guest)
            if elsewhere is not None:
                words = (
                    f"This browser is a guest of {elsewhere.name}; leave there first, or use another browser."
                )
                raise Refused(
                    "guest-elsewhere", words, args={"table": elsewhere.table, "name": elsewhere.name}
                )
            person = None
        name = " ".join(name.split())
        if person is None and (again := await self._entered_before(game, name, request, origin)) is not None:
            return again
        self._check_one_more_fits(game)
        if person is not None:
            self._check_name_is_free(game, person.name)
            await self._come(game.table, person.id, Member(person.name, self._clock.now_ms()))
            return told.PrivateEntry(game.table)
        return await self._enter_as_guest(game.table, link, name, request, origin)

    async def _entered_before(
        self, game: PrivateGame, name: str, request: str, origin: Origin
    ) -> told.PrivateEntry | None:
        """The same entry again, newly signed in, for a guest who repeats a request because the answer was lost."""
        guest = self._entered.get((game.table, request)) if request else None
        member = game.members.get(guest or "")
        if guest is None or member is None or member.name != name:
            return None
        token = await self._players.sessions.open(guest, origin, days=self._settings.guest_days)
        return told.PrivateEntry(game.table, guest, token)

    def _check_one_more_fits(self, game: PrivateGame) -> None:
        if game.at_game + len(self._coming.get(game.table, ())) >= self._settings.private_people:
            words = (
                f"{game.name} has let in as many people as this room allows; ask its host for another game."
            )
            raise Refused("private-full", words)

    async def _enter_as_guest(
        self, table: str, link: str, name: str, request: str, origin: Origin
    ) -> told.PrivateEntry:
        if not name:
            raise Refused("guest-name", "Say what the others should call you.")
        self._players.check_new(name, origin.address)
        books = self._books.values()
        houses = [text for book in books for text in (book.id, book.name)]
        await self._workshop.do(lambda: check_name(name, houses))
        game = self._games.of_link(link, self._clock.now_ms())  # checking a name takes a moment
        looks = self._check_name_is_free(game, name)
        self._check_one_more_fits(game)
        coming = self._coming.setdefault(table, [])
        coming.append(looks)  # from now on nobody else can take this name
        try:
            guest = await self._players.add_guest(table, name, {"address": origin.address})
        finally:
            coming.remove(looks)
            if not coming:
                self._coming.pop(table, None)
        # At once one of the game's people: nobody is counted in both.
        await self._come(table, guest.id, Member(name, self._clock.now_ms(), guest=True))
        if request:
            self._entered[table, request] = guest.id
            while len(self._entered) > MAX_ENTRIES:
                del self._entered[next(iter(self._entered))]
        token = await self._players.sessions.open(guest.id, origin, days=self._settings.guest_days)
        return told.PrivateEntry(table, guest.id, token)

    def _check_name_is_free(self, game: PrivateGame, name: str) -> frozenset[str]:
        """The look-alike forms of a name.

        Refuses ("guest-name-taken") a name that somebody at the game has, or that looks the same.
        """
        looks = looks_of(name)
        coming = self._coming.get(game.table, ())
        if any(looks & one for one in coming) or game.has_name_like(name):
            words = (
                f"Somebody at this table is called {name!r} already, or looks the same; choose another name."
            )
            raise Refused("guest-name-taken", words, args={"name": name})
        return looks

    async def _come(self, table: str, player: str, member: Member) -> None:
        """Add somebody to a game."""
        before = self._games.open.get(table)
        if before is None:
            raise Refused("private-over", "This game is over.")
        after = replace(before, members={**before.members, player: member})
        self._games.put(after)
        record = LogRecord(member.at_ms, player, CAME, table, member.name)
        commit = Commit(changes=(after.keeping(),), log=(record,))
        await self._outbox.keep(commit, lambda _: self._games.put_back(before, after))
        self._games.told(after, "people")


class PrivateSeats:
    """Seats people at the tables of private games."""

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        tables: OpenTables,
        games: PrivateGames,
        apart: KeptApart,
        funding: Funding,
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._entropy = time.entropy
        self._lifetime = time.lifetime
        self._players = players
        self._tables = tables
        self._games = games
        self._apart = apart
        self._funding = funding

    async def sit(self, by: Person, table: str, buy_in: int) -> None:
        """Seat a player on a seat drawn by chance, for chips that the game lends; `buy_in` 0 is the maximum.

        Refuses "no-such-game", "private-removed", "private-over", "buy-in-out-of-range", "kept-apart", "private-chips",
        and what a table refuses: "already-seated", "table-full".
        """
        writer = self._seats(by, table)
        terms = writer.terms
        buy_in = buy_in or terms.max_buy_in
        if not terms.min_buy_in <= buy_in <= terms.max_buy_in:
            least, most = terms.min_buy_in, terms.max_buy_in
            raise Refused(
                "buy-in-out-of-range",
                f"The buy-in here is {least} to {most} now, not {buy_in}.",
                args={"amount": buy_in, "least": least, "most": most, "stack": most},
            )
        self._players.check_open(by)
        self._apart.check(by.id, writer)
        command = TakeSeat(by.id, buy_in, draw_chance(self._entropy))
        writer.check(command, by.id)
        fund = await self._funding.brought(terms, by.id, buy_in, "buy_in")
        try:
            kept = keeping(by.id, by.asked, self._clock.now_ms())
            context = StepContext(player=by.id, fund=fund, changes=kept)
            self._seats(by, table).carry_out(command, context)  # much may have changed meanwhile
        except Refused:
            self._funding.give_back(fund)
            raise
        await self._outbox.durable()

    def _seats(self, by: Person, table: str) -> TableWriter:
        """The table of a game that seats this person."""
        game = self._games.game(table)
        check_game(game.role_of(by.id), "sit")
        if game.closed_ms:
            raise Refused("private-over", f"This game, {game.name}, is over.")
        if self._lifetime.is_stopping:
            raise Refused("room-stopping", "The room is about to stop; nobody is seated now.")
        writer = self._tables.writer(table)
        if writer.is_closing:
            raise Refused("table-closing", f"{game.name} is being closed; nobody is seated there now.")
        return writer


class PrivatePages:
    """Shows people the private games that they are at."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        settings: RoomSettings,
        tables: OpenTables,
        games: PrivateGames,
        workshop: Workshop,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._settings = settings
        self._tables = tables
        self._games = games
        self._workshop = workshop

    async def shown(self, by: Person, table: str) -> told.PrivateGameBody:
        """A game as somebody at it sees it; when it is over, who pays whom. Refuses "no-such-game"."""
        game = self._games.game(table)
        role = game.role_of(by.id)
        check_game(role, "see_result")
        await self._outbox.durable()
        game = self._games.game(table)
        role = game.role_of(by.id)
        people = [self._row(game, player, member) for player, member in game.members.items()]
        writer = self._tables.get(table)
        payments: tuple[Transfer, ...] = ()
        if game.closed_ms and game.money == "settle_up":
            results = game.results
            payments = await self._workshop.do(lambda: transfers(results))
        if role == "removed" and not game.closed_ms:
            people = [row for row in people if row.player == by.id]
        return told.PrivateGameBody(
            table=table,
            name=game.name,
            host=game.host,
            role=role,
            money=game.money,
            currency=self._books.currency,
            paused=writer is not None and writer.table.draining == PAUSED,
            closed_ms=game.closed_ms,
            why=game.members[by.id].why if role == "removed" else game.why or game.paused,
            link_until_ms=game.link_until_ms if role == "host" else 0,
            people=tuple(people),
            payments=payments,
            changed=changed_by_host(self._books, writer.table)
            if writer is not None and role != "removed"
            else (),
        )

    def _row(self, game: PrivateGame, player: str, member: Member) -> told.PrivatePerson:
        if game.closed_ms:
            return told.PrivatePerson(
                player, member.name, member.guest, member.removed, False, 0, 0, game.results.get(player, 0)
            )
        writer = self._tables.get(game.table)
        seat = None if writer is None else writer.table.seat_of(player)
        return told.PrivatePerson(
            player,
            member.name,
            member.guest,
            member.removed,
            seat is not None,
            0 if seat is None else seat.stack,
            self._games.chips.lent(game.table, player),
            self._games.chips.result(game.table, player),
        )

    def mine(self, by: Person) -> told.MyPrivateGames:
        """The games that somebody is at, or was at recently, and whether this room lets players open any."""
        rows = [
            told.MyPrivateGame(game.table, game.name, game.host == by.id, game.closed_ms)
            for game in self._games.of_person(by.id)
            if game.role_of(by.id) != "removed" or game.closed_ms
        ]
        return told.MyPrivateGames(self._settings.private_games, tuple(rows))


def changed_by_host(books: Books, table: CashTable) -> tuple[AdjustableDecision, ...]:
    """Return what the host of a private table decided otherwise than its house."""
    return by_host(books[table.terms.house], table.book, table.terms.game)


@dataclass(frozen=True, slots=True)
class PrivateDesk:
    """The desk for people who play with friends."""

    opening: GameOpener
    entrance: Entrance
    seats: PrivateSeats
    pages: PrivatePages
