"""The live desks of a room's houses: hosted as owners, acted on by staff, looked at by all."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec

from cardroom.desk.depth_commands import SetTableDepth
from cardroom.desk.desk_commands import (
    AnyDeskCommand,
    OpenGamingDay,
    PayStored,
    SignUp,
    TakeBackAct,
)
from cardroom.desk.desk_pieces import PairApart
from cardroom.desk.desk_state import DeskActDone, DeskState
from cardroom.desk.kept_records import PlayerExclusion
from cardroom.desk.money_commands import AnswerConsent, PayShare
from cardroom.desk.people_commands import Scope
from cardroom.desk.player_files import kept_away
from cardroom.desk.screen_commands import ArrangeScreens, RemoveLayout
from cardroom.room.cashier.payout_pause import PayoutPause
from cardroom.room.hosting.house import DESK, desk_of, owner_of
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_host import OwnerHost, stands_still
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import check_may, is_staff
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.live_desk.act_people import as_from, kept_from, named_in, people_of, runs_desks
from cardroom.room.live_desk.desk_owner import RUN_DESK, DeskNews, DeskOwner, desk_books
from cardroom.room.live_desk.desk_people import DeskPeople
from cardroom.room.live_desk.desk_rights import DeskRights
from cardroom.room.live_desk.desk_showing import FOR_DEALERS, desk_view
from cardroom.room.live_desk.event_tables import TableOf, at_event, no_tournaments
from cardroom.room.live_desk.own_matters import check_not_own, check_not_own_penalty, with_second
from cardroom.room.live_desk.own_table import check_own_table
from cardroom.room.live_desk.penalties_counted import PenaltiesCounted
from cardroom.room.live_desk.put_away import find_past
from cardroom.room.live_desk.seat_calls import SeatCalls, may_call
from cardroom.room.live_desk.stacks_in_play import CLOSED, TableInPlay, with_stacks
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.protocol.desk_answers import DeskView, PastRecords
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.outbox import not_done
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Store
from cardroom.store.rows import Change, Commit, OpenOwner


class LiveDesks:
    """One desk a house, begun with its first gaming day. An act is told when it is durable."""

    def __init__(
        self,
        books: Books,
        store: Store,
        hosts: OwnerHosts,
        time: TimeAndChance,
        names: Names,
        board: FloorBoard,
        rights: DeskRights,
        calls: SeatCalls,
    ) -> None:
        self._books = books
        self._store = store
        self._time = time
        self.names = names
        self.people = DeskPeople(store, time.clock, time.entropy, names)
        self.penalties = PenaltiesCounted(store, self.state_of)
        self._board = board
        self.rights = rights
        self.calls = calls
        calls.changed = board.desk_changed
        self.hosts = hosts
        self.followers: list[Callable[[str], None]] = []
        """Called with the house of each desk that has changed or was loaded; the change is durable."""
        self.in_play: Callable[[str], TableInPlay] = lambda told: CLOSED
        """The stacks and the game at a table whose hands are entered, by its id."""
        self.table_of: TableOf = no_tournaments
        """The tables of live tournaments; the room enters its own."""
        self.payouts = PayoutPause()
        """Whether payouts stand still; the room enters its own."""
        hosts.serve({"desk": lambda name: DeskOwner(name, self._books.loaded)})
        hosts.listen(self, "desk")

    async def begin(self) -> None:
        """At a start: load the rulebooks of the desks' days, the desks, and the names of their people."""
        for record in await self._store.read(desk_books):
            with contextlib.suppress(RulebookFaults):
                self._books.of_version(record.version, record)
        await self._store.read(self.calls.contacts.load)
        await self.hosts.begin("desk")
        spoken_of = {person for owner in self._owners() for person in people_of(owner)}
        await self._store.read(self.people.load)
        await self._store.read(lambda reader: self.people.learn(reader, spoken_of))

    def houses(self) -> list[str]:
        """The houses that have a desk."""
        return [owner.house for owner in self._owners()]

    def _owners(self) -> list[DeskOwner]:
        return self.hosts.all_of("desk", DeskOwner)

    # ------------------------------------------------------------------ acting

    def checked(self, by: Person, house: str, command: AnyDeskCommand) -> AnyDeskCommand:
        """Return the command with its author. Refuses "no-such-house", what this person may not do there, also at a table
        where a dealer does not deal, or about themselves ("own-account"), and "payouts-paused".
        """
        self._book(house)
        command = as_from(by, command)
        if is_staff(by) and not isinstance(command, AnswerConsent):
            self.rights.check(by, house, str(type(command).__struct_config__.tag))
            check_own_table(by, command, self.state_of(house), self.in_play, self.people)
            check_not_own(by, command, self.state_of(house))
            check_not_own_penalty(by, command, self.state_of(house))
            command = with_second(by, command, self.people)
            self._check_taken_back(by, house, command)
        if isinstance(command, PayStored | PayShare):
            self.payouts.check("pay_stored" if isinstance(command, PayStored) else "pay_share")
        return command

    def _check_taken_back(self, by: Person, house: str, command: AnyDeskCommand) -> None:
        """Refuse ("not-your-act") to take back an act that is not this person's to do. Whoever takes a counter-act back
        does again what it took back; where that is an act of long ago, only who may do every act.
        """
        state = self.state_of(house)
        act = state.act(command.act) if state is not None and isinstance(command, TakeBackAct) else None
        while state is not None and act is not None:
            self.rights.check(by, house, str(type(act.command).__struct_config__.tag))
            if not isinstance(act.command, TakeBackAct):
                return
            act = state.act(act.command.act)
            if act is None:
                self.rights.check(by, house, "")

    def check(self, by: Person, house: str, command: AnyDeskCommand) -> DeskState:
        """Return what the desk knows. Refuses an act that a table carries out whose hands are entered, as at any depth."""
        command, owner = self.checked(by, house, command), self._owner(house)
        if owner is None or owner.state.day is None:
            raise Refused("desk-day-closed", "The gaming day is not open.")
        book = self._books.loaded(house, owner.state.day.book)
        try:
            owner.desk.check(command, book, self._time.clock.now_ms())
        except Refused as refused:
            self._name(refused)
            raise
        return owner.state

    async def check_people(self, house: str, command: AnyDeskCommand) -> None:
        """Refuse ("no-such-person") an act about somebody whom the house does not know."""
        for person in named_in(command):
            await self._check_known(person, house)

    def _owner(self, house: str) -> DeskOwner | None:
        return self.hosts.find(desk_of(house), DeskOwner)

    def state_of(self, house: str) -> DeskState | None:
        """Return what a house's desk knows, decided though perhaps not yet durable; None before its first day."""
        owner = self._owner(house)
        return owner.state if owner is not None else None

    def rules_of(self, house: str) -> Rulebook:
        """The rulebook of the gaming day; before the first, the one in force. Refuses "no-such-house"."""
        book, state = self._book(house), self.state_of(house)
        day = state.day if state is not None else None
        return self._books.loaded(house, day.book) if day is not None else book

    def apart(self, house: str) -> set[tuple[str, str]]:
        """The pairs of players, each sorted, whom a house's desk seats at no table together."""
        state = self.state_of(house)
        pairs = state.of(PairApart) if state is not None else ()
        return {(min(one.one, one.other), max(one.one, one.other)) for one in pairs}

    async def settle(self, house: str, command: AnyDeskCommand) -> None:
        """Carry out an act of the room's own. Refuses as the desk does."""
        await (await self._host(self._book(house), may_begin=False)).ask(command)

    async def act(
        self, by: Person, house: str, command: AnyDeskCommand, told: str = "", button: int = 0,
        also: tuple[Change, ...] = (), contact: str = "",
    ) -> int:  # fmt: skip
        """Carry out an act and return its number, when it is durable; `also` is stored with it.

        `contact` is the number to call a player by whom staff sign up ("contact-of-sign-up" for any other act).

        Staff do all acts; a player signs up by phone, and leaves a list. `told` is the table that the room has opened for
        one whose hands are to be entered, `button` the seat that had the button there last. Refuses "no-such-house", what
        `check_may` refuses, "no-such-person", and what the desk refuses.
        """
        book = self._book(house)
        command = self.checked(by, house, command)
        if contact and not (isinstance(command, SignUp) and is_staff(by)):
            words = "A phone or pager number is written with a sign-up by staff."
            raise Refused("contact-of-sign-up", words)
        if isinstance(command, SetTableDepth):
            command = msgspec.structs.replace(command, told=told, button=button)
        command = at_event(command, house, self.table_of)
        self.people.meet(by)
        async with self.penalties.turn_for(house, command):
            command = await self.penalties.told(house, command)
            return await self._carry_out(by, book, command, also, contact)

    async def _carry_out(
        self, by: Person, book: Rulebook, command: AnyDeskCommand, also: tuple[Change, ...], contact: str
    ) -> int:
        await self.check_people(book.id, command)
        if isinstance(command, OpenGamingDay | ArrangeScreens | RemoveLayout):
            command = msgspec.structs.replace(command, book=book.version)
        host = await self._host(book, isinstance(command, OpenGamingDay | ArrangeScreens))
        kept = KeptAnswer.of(number=_next(host))
        row = ""
        if contact:
            row, change = self.calls.contacts.add(book.id, contact)
            also = (*also, change)
        if isinstance(command, SignUp):
            command = msgspec.structs.replace(command, contact=row)
        try:
            changes = (*keeping(by.id, by.asked, self._time.clock.now_ms(), kept), *also)
            ruled = await host.ask(command, changes)
        except Refused as refused:  # it may speak of an act that is on its way to the disk
            self.calls.contacts.forget(row)
            await _still(host)
            if refused.code == "desk-excluded" and not is_staff(by):
                raise kept_from(refused) from None
            self._name(refused)
            raise
        return next(done.number for done in ruled.events if isinstance(done, DeskActDone))

    def _name(self, refused: Refused) -> None:
        """Add to a refusal the names of the people it speaks of."""
        for role in ("by", "player", "other"):
            person = refused.arguments.get(role)
            if isinstance(person, str) and person:
                refused.arguments[f"{role}_name"] = self.people(person)

    def check_let_in(self, player: str, house: str, *scopes: Scope) -> None:
        """Refuse ("desk-excluded") whom staff of that house's desk keep away from one of these: also at its tournaments and
        at tables whose hands are entered, which are not the desk's. While the desk stands still whom it keeps away is not
        known for sure, and nobody is let in ("owner-stands-still").
        """
        state, book = self.state_of(house), self._books.get(house)
        host = self.hosts.get(desk_of(house))
        if host is not None and host.status == "frozen":
            raise stands_still(host.id)
        if state is None or book is None:
            return
        now_ms = self._time.clock.now_ms()
        for one in state.kept(PlayerExclusion):
            if one.player == player and one.scope in scopes and one.holds(now_ms):
                refused = kept_away(one, book)
                self._name(refused)
                raise refused

    async def add_person(self, by: Person, house: str, name: str) -> str:
        """Name somebody without an account, for a list or a seat; return the id. Refuses as `DeskPeople.add` does."""
        check_may(by, RUN_DESK)
        self._book(house)
        return await self.people.add(house, name)

    def _book(self, house: str) -> Rulebook:
        book = self._books.get(house)
        if book is None:
            raise Refused("no-such-house", f"There is no house {house!r} here.")
        return book

    async def _check_known(self, person: str, house: str) -> None:
        if self.people.is_known(person, house):
            return
        if await self._store.read(lambda reader: reader.player(person)) is None:
            raise Refused("no-such-person", "The desk does not know that person.", args={"player": person})
        await self._store.read(lambda reader: self.people.learn(reader, {person}))

    async def _host(self, book: Rulebook, may_begin: bool) -> OwnerHost:
        """The host of a house's desk, which begins with its first day. Refuses "desk-day-closed"."""
        name = desk_of(book.id)
        host = self.hosts.get(name)
        if host is None and not may_begin:
            raise Refused("desk-day-closed", "The gaming day is not open.")
        if may_begin:
            child = () if host is not None else (OpenOwner(name, "desk", owner_of(book.id)),)
            try:
                await self._store.commit(Commit(changes=(*self._books.keeping(book), *child)))
            except StoreRefused as refused:
                if refused.code != "owner-exists":
                    raise not_done() from refused
            self._books.was_kept(book)
            self.hosts.opened(OpenOwner(name, "desk", owner_of(book.id)))
            host = self.hosts[name]
        assert host is not None, "it is there, or was begun"
        await _still(host)
        return host

    # ------------------------------------------------------------------ looking

    async def view(self, viewer: Person | None, house: str) -> DeskView:
        """The desk as this person may see it, all of it durable. Refuses "no-such-house"."""
        rules = self.rules_of(house)
        host = self.hosts.get(desk_of(house))
        state = self.state_of(house)
        may_run = viewer is not None and is_staff(viewer) and runs_desks(viewer)
        allowed = self.rights.of(viewer, house) if viewer is not None else ()
        built = Outcome[DeskView]()

        def build() -> None:
            if built.is_wanted:
                seen = desk_view(
                    rules, state, self._time.clock.now_ms(), self.people, viewer, may_run, allowed
                )
                if may_run and state is not None:
                    seen = with_stacks(seen, self.in_play)
                    seen = self.calls.shown(seen, state) if may_call(allowed) else seen
                built.came(seen)

        if host is None:
            build()
        else:
            host.when_still(build)
        return await built

    async def past_records(
        self, by: Person, house: str, person: str = "", before: tuple[int, str] | None = None
    ) -> PastRecords:
        """A page of the records of earlier evenings, newest first: of one person (by id, or by the whole name), or of all.

        Refuses "no-such-house", "no-such-person", and who may not run the desk.
        """
        check_may(by, RUN_DESK)
        self._book(house)
        known = person and await self._person_named(person, house)
        found = await self._store.read(lambda reader: find_past(reader, house, known, before))
        await self._store.read(lambda reader: self.people.learn(reader, found.people()))
        allowed = self.rights.of(by, house)
        is_dealer = allowed is not None and "see_document" not in allowed
        return found.shown(self.people, frozenset(FOR_DEALERS) if is_dealer else None)

    async def _person_named(self, said: str, house: str) -> str:
        """The id of a person: of this id, or of this name. Refuses "no-such-person"."""
        known = self.people.named(house, said)
        if known:
            return known
        found = await self._store.read(lambda reader: reader.player(said) or reader.player_named(said))
        if found is None:
            raise Refused("no-such-person", "The desk does not know that person.", args={"player": said})
        return found.id

    # ------------------------------------------------------------------ what owners tell

    def told(self, owner: str, news: object) -> None:
        """See `OwnerListener`."""
        if isinstance(news, DeskNews):
            house, book = owner.removeprefix(DESK), self._books.get(owner.removeprefix(DESK))
            language = book.document.language if book is not None else ""
            self.calls.act_done(house, news.done, self.people, language)
            self._changed(owner)

    def _changed(self, owner: str) -> None:
        house = owner.removeprefix(DESK)
        self._board.desk_changed(house)
        for follower in self.followers:
            follower(house)

    def loaded(self, owner: str) -> None:
        """See `OwnerListener`."""
        house = owner.removeprefix(DESK)
        if (state := self.state_of(house)) is not None:
            self.calls.loaded(house, state)
        self._changed(owner)

    def over(self, owner: str, last: Owner) -> None:
        """See `OwnerListener`."""
        self.calls.over(owner.removeprefix(DESK))
        self._board.desk_changed(owner.removeprefix(DESK))

    def stop(self) -> None:
        """Stop the clocks of desks."""
        self.hosts.stop()


async def _still(host: OwnerHost) -> None:
    """Wait until all that a desk has decided is durable."""
    still = Outcome[None]()
    host.when_still(lambda: still.came(None))
    await still


def _next(host: OwnerHost) -> int:
    owner = host.owner
    return owner.state.number + 1 if isinstance(owner, DeskOwner) else 0
