"""Sign-up: open to anybody or by invitation, limited for each address, under a name that nobody else has."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.accounts.identity_checks import Identities
from cardroom.room.accounts.invitations import USED_BY, Invitations
from cardroom.room.accounts.players import Players
from cardroom.room.identity.confusable_names import check_name
from cardroom.room.identity.person import Flags, Person
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.network_addresses import Venues, counted_as
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, Json, KeepMatter, Matter
from cardroom.table.values.time_units import DAY_MS

_log = structlog.get_logger("cardroom.newcomers")

CAME: Final = "came"
"""The kind of row that says from which address an account was made."""


class WelcomeMoney:
    """The balance that new players start with, where the operator gives one: from the mint, once for each."""

    def __init__(
        self, store: Store, ledger: Ledger, outbox: Outbox, clock: Clock, settings: RoomSettings, demo: bool
    ) -> None:
        self._store = store
        self._ledger = ledger
        self._outbox = outbox
        self._clock = clock
        self._settings = settings
        self._demo = demo

    async def give(self, person: Person, at_least: int = 0) -> None:
        """Give a new player the welcome money from the mint, once; in a demo `at_least` so much."""
        for entry in self.entries(person.id, at_least if self._demo else 0):
            if await self._store.read(partial(_entry, entry.id)) is not None or not self.post(entry):
                return
            await self._outbox.keep(Commit(entries=(entry,)), partial(self._not_given, entry))

    def _not_given(self, entry: Entry, _: StoreRefused) -> None:
        self._ledger.take_back(entry)

    def post(self, entry: Entry) -> bool:
        """Whether the mint can pay an entry: a mint that has run out keeps nobody out."""
        if self._ledger.to_give(accounts.MINT) < max([cents for _, cents in entry.postings]):
            _log.error("no_welcome_left", entry=entry.id)
            return False
        self._ledger.post(entry)
        return True

    def entries(self, player: str, at_least: int = 0) -> tuple[Entry, ...]:
        """The balance to start with; nothing where the operator gives none."""
        cents = self._settings.welcome_cents
        if not cents:
            return ()
        cents = max(cents, at_least)
        postings = ((accounts.MINT, -cents), (accounts.wallet(player), cents))
        return (
            Entry(
                f"welcome:{player}",
                self._clock.now_ms(),
                "welcome",
                "balance to start with",
                postings,
                "room",
            ),
        )

    def take_back(self, entries: tuple[Entry, ...]) -> None:
        """Undo entries of an account that was not made."""
        for entry in entries:
            self._ledger.take_back(entry)


def _entry(entry_id: str, reader: Reader) -> Entry | None:
    return reader.entry(entry_id)


class Newcomers:
    """The gate of sign-up. It stores its counts and the used invitations in rows of their own."""

    def __init__(
        self,
        books: Books,
        clock: Clock,
        settings: RoomSettings,
        players: Players,
        identities: Identities,
        invitations: Invitations,
        welcome: WelcomeMoney,
        demo: bool,
    ) -> None:
        self._books = books
        self._clock = clock
        self._settings = settings
        self._players = players
        self._identities = identities
        self.welcome = welcome
        self._demo = demo
        self._venues = Venues(settings.venues, settings.venue_times)
        self.invitations = invitations
        self._came: dict[str, deque[int]] = {}

    def load(self, reader: Reader) -> None:
        """Load the recent sign-ups and the invitations."""
        since_ms = self._clock.now_ms() - DAY_MS
        for matter in reader.matters(CAME, since_ms=since_ms):
            self._came.setdefault(matter.about, deque()).appendleft(matter.at_ms)
        self.invitations.load(reader)

    async def sign_up(
        self, name: str, password: str, address: str = "", invitation: str = "", of_age: bool = False
    ) -> Person:
        """Make a new account, with a balance to start with where the operator gives one.

        If a house asks for the age (CK-H.1), the player declares to be old enough, and that is stored. A demo does not
        ask.
        """
        if not self._demo:
            self._identities.check_age(of_age)
        return await self._let_in(
            name, password, address, invitation, of_age and bool(self._identities.least_age)
        )

    # ------------------------------------------------------------------ the gate

    async def _let_in(self, name: str, password: str, address: str, code: str, of_age: bool) -> Person:
        """Make the account. Refuses "sign-up-closed", "invitation-wrong", "too-many-accounts", and names and passwords
        that are not allowed. An invitation is used up in the commit that makes the account, and gives it its balance.
        """
        settings, now_ms = self._settings, self._clock.now_ms()
        if settings.sign_up == "closed":
            raise Refused("sign-up-closed", "The house doesn't open new accounts here.")
        self._players.check_new(name, address)
        books = self._books.values()
        await asyncio.to_thread(check_name, name, [text for book in books for text in (book.id, book.name)])
        invitation = self.invitations.take(code, now_ms) if settings.sign_up == "invitation" else None
        if invitation is None:
            network = counted_as(address)
            came = self._count(network, now_ms)
            return await self._or_else(
                came.pop, name, password, {"address": address}, partial(_came, network, now_ms), of_age
            )
        details: Json = {"address": address, USED_BY: invitation.id}
        put_back, used = (
            partial(self.invitations.put_back, invitation),
            partial(self.invitations.used, invitation),
        )
        return await self._or_else(put_back, name, password, details, used, of_age)

    async def _or_else(
        self,
        take_back: Callable[[], object],
        name: str,
        password: str,
        details: Json,
        changes: Callable[[str], tuple[KeepMatter, ...]],
        of_age: bool,
    ) -> Person:
        """Make the account; if that fails, take back what was counted for it."""
        entries: tuple[Entry, ...] = ()

        def more(player: str) -> Commit:
            nonlocal entries
            entries = tuple([entry for entry in self.welcome.entries(player) if self.welcome.post(entry)])
            log = (self._identities.age_noted(player),) if of_age else ()
            return Commit(changes=changes(player), entries=entries, log=log)

        try:
            person = await self._players.sign_up(
                name, password, flags=Flags(of_age=of_age), details=details, more=more
            )
        except BaseException as fault:
            take_back()
            if not isinstance(fault, asyncio.CancelledError):  # else it is on its way to the disk
                self.welcome.take_back(entries)
            raise
        return person

    def _count(self, network: str, now_ms: int) -> deque[int]:
        """Count an account of an address, from the moment it is requested."""
        came = self._came.setdefault(network, deque())
        while came and came[0] <= now_ms - DAY_MS:
            came.popleft()
        if len(came) >= self._settings.accounts_a_day * self._venues.times(network):
            words = "There were too many new accounts from your address today; ask the staff of the house."
            raise Refused("too-many-accounts", words)
        came.append(now_ms)
        return came


def _came(network: str, at_ms: int, player: str) -> tuple[KeepMatter, ...]:
    return (KeepMatter(Matter(CAME, player, network, at_ms, False, {})),)
