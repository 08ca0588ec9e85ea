"""The accounts of a room: sign-up, sign-in, passwords."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from cardroom.room.accounts import reset_codes
from cardroom.room.accounts.known_people import KnownPeople
from cardroom.room.accounts.passwords import NO_PASSWORD, Passwords
from cardroom.room.accounts.proofs import SecondFactorWanted
from cardroom.room.identity.bans import Bans
from cardroom.room.identity.confusable_names import name_taken, skeleton
from cardroom.room.identity.looked_up import soon
from cardroom.room.identity.naming import Names, looks_stored
from cardroom.room.identity.permissions import check_proof
from cardroom.room.identity.person import Flags, More, Person, flags_of, nothing_more
from cardroom.room.identity.sessions import Origin, hash_of
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.runtime.outbox import refusal_of, stored
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.people_rows import (
    AddPlayer,
    CloseSessionsOf,
    ForgetDevicesOf,
    KnowDevice,
    PlayerRecord,
    Role,
    SetFlags,
    SetPassword,
    SetSettings,
)
from cardroom.store.protocol import Store
from cardroom.store.rows import Change, Commit, Json, LogRecord


class Looks:
    """The looks of all names, read from the store at the first use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._all: dict[str, str] = {}
        self._known = False

    @asynccontextmanager
    async def taken(self, name: str) -> AsyncIterator[None]:
        """Reserve the look of a name while its account is made; free it again if that fails. Refuses (`name_taken`)."""
        look = await asyncio.to_thread(skeleton, name)
        looks = await self._of_names()
        if look in looks:
            raise name_taken(name)
        looks[look] = ""  # reserved from the request on: two look-alikes at the same time are not both let in
        try:
            yield
        except BaseException:
            looks.pop(look)
            raise

    def add(self, name: str, player: str) -> None:
        """Add the name of an account that was made without this check."""
        if self._known:
            self._all[skeleton(name)] = player

    async def _of_names(self) -> dict[str, str]:
        if not self._known:
            found = await self._store.read(looks_stored)
            self._all = found | self._all  # others may have come meanwhile
            self._known = True
        return self._all


class ChosenSettings:
    """The settings of each player, read and written as a whole."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> Json:
        """Return the client settings that a player chose."""
        return await self._store.read(lambda reader: reader.settings(player), "people")

    async def keep(self, player: str, settings: Json) -> None:
        """Store the settings that a player chose."""
        await stored(self._store, Commit(changes=(SetSettings(player, settings),)))


SIGNED_UP: Final = "sign_up"
SIGNED_IN: Final = "sign_in"
NOT_SIGNED_IN: Final = "sign_in_failed"
PASSWORD_SET: Final = "set_password"
CHANGED: Final = "changed"
BY_CODE: Final = "reset"
"""The log's reasons: a change with the previous password, and a reset with a code of staff."""


class Players(KnownPeople):
    """Accounts, sign-ins and passwords. Every change is durable before its method returns, and so is its line of the
    log.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        settings: RoomSettings,
        names: Names,
        books: Books,
    ) -> None:
        super().__init__(store, clock, names, settings)
        self._books = books
        self._entropy, self._settings = entropy, settings
        self._passwords = Passwords(settings.password)
        self._looks = Looks(store)
        self._still_ms = settings.code_still_hours * 3_600_000
        self.chosen = ChosenSettings(store)
        self.bans = Bans(Venues(settings.venues))

    async def came_elsewhere(self, player: str) -> None:
        """Keep the look of a name from others that another process has made an account of."""
        record = await self._store.read(lambda reader: reader.player(player))
        if record is not None:
            self._looks.add(record.name, player)

    # ------------------------------------------------------------------ accounts

    async def sign_up(
        self,
        name: str,
        password: str,
        role: Role = "player",
        flags: Flags = Flags(),
        details: Json | None = None,
        more: More = nothing_more,
    ) -> Person:
        """Make a new account; `details` are for the log, `more` gives what is stored with it from its id.

        Refused when the name, in any case, or one that looks the same is taken, and for a password that is easy to
        guess.
        """
        password_hash = await self._passwords.hashed_new(name, password)
        async with self._looks.taken(name):
            return await self._add(name, password_hash, role, flags, details, more)

    async def add_guest(self, table: str, name: str, details: Json) -> Person:
        """Make an account for a guest of a private game: no password opens it, and only that table knows its name."""
        own = f"~{draw_id(self._entropy, 'g')}"  # no name that anybody can sign up with
        return await self._add(own, NO_PASSWORD, "player", Flags(guest=table, called=name), details)

    async def add_bot(self, name: str) -> tuple[Person, str]:
        """Make an account for a program, and a session for it. Refused unless the operator allows bots."""
        if not self._settings.bots_allowed:
            clauses = self._books.main.conduct.programs.clauses
            raise Refused("bots-forbidden", "This room doesn't give accounts to programs.", clauses)
        record = await self._store.read(lambda reader: reader.player_named(name))
        if record is not None and flags_of(record).bot:
            bot = self._remember(record)
        else:
            bot = await self._add(name, NO_PASSWORD, "player", Flags(bot=True))
            self._looks.add(name, bot.id)
        return bot, await self.open_session(bot.id)

    async def _add(
        self,
        name: str,
        password_hash: str,
        role: Role,
        flags: Flags,
        details: Json | None = None,
        more: More = nothing_more,
    ) -> Person:
        now_ms = self._clock.now_ms()
        record = PlayerRecord(
            id=draw_id(self._entropy, "p"),
            name=name,
            password_hash=password_hash,
            role=role,
            created_ms=now_ms,
            flags=msgspec.to_builtins(flags),
        )
        log = LogRecord(now_ms, record.id, SIGNED_UP, record.id, name, details or {})
        try:
            along = more(record.id)
            await self._store.commit(
                Commit(
                    changes=(AddPlayer(record), *along.changes), log=(log, *along.log), entries=along.entries
                )
            )
        except StoreRefused as refused:
            raise (name_taken(name) if refused.code == "name-taken" else refusal_of(refused)) from refused
        return self._remember(record)

    # ------------------------------------------------------------------ signing in

    async def sign_in(
        self, name: str, password: str, origin: Origin = Origin(), device: str = ""
    ) -> tuple[Person, str]:
        """Return the account with this name and password, and a new session. A wrong name and a wrong password get the
        same refusal: it does not reveal which names exist. Refuses (`SecondFactorWanted`) an account with a second
        factor, which is proved next, and ("room-busy") if the store does not find the account in time.

        The log records a failure under the account's id and never what was typed: that may be a password.
        """
        record = await soon(self._store.read(lambda reader: reader.player_named(name), "people"))
        # An account without a password takes as long to refuse as one that does not exist.
        password_hash = record.password_hash if record and record.password_hash != NO_PASSWORD else None
        if not await self._passwords.fits(password_hash, password) or record is None:
            await stored(
                self._store, Commit(log=(self._seen(NOT_SIGNED_IN, record.id if record else "", origin),))
            )
            raise Refused("sign-in-wrong", "Name and password do not fit together.")
        person = self._remember(record)
        self.check_open(person, origin.address)
        if person.second:
            raise SecondFactorWanted(person, record.password_hash)
        return person, await self.enter(person, record.password_hash, origin, device)

    async def enter(
        self, person: Person, password_hash: str, origin: Origin = Origin(), device: str = ""
    ) -> str:
        """Open a session for a person who has shown the password of this hash, if it is still the account's."""
        async with self._changing:
            if (await self._must_find(person.id)).password_hash != password_hash:
                raise Refused("sign-in-wrong", "Name and password do not fit together.")
            self.check_open(person, origin.address)
            return await self.open_session(person.id, origin, device)

    def check_open(self, person: Person, *addresses: str) -> None:
        """Refuse ("account-closed", "banned") a person whom staff keep out, at all or from one of these addresses."""
        person = self._known.get(person.id, person)
        if not person.closed and not (self.bans.all and self.is_kept_out(person, *addresses)):
            return
        clauses = self._books.main.conduct.close_account.clauses
        if person.closed:
            raise Refused("account-closed", "The house has closed this account; ask its staff.", clauses)
        self.bans.check(person, self._clock.now_ms(), clauses, *addresses)

    def check_new(self, name: str, address: str) -> None:
        """Refuse ("banned") a new account or guest of this name, from this address."""
        clauses = self._books.main.conduct.close_account.clauses
        self.bans.check_new(name, address, self._clock.now_ms(), clauses)

    def is_kept_out(self, person: Person, *addresses: str) -> bool:
        """Whether staff keep a person out, at all or from one of these addresses."""
        now_ms = self._clock.now_ms()
        return person.closed or bool(self.bans.on(person.id, person.name, person.role, addresses, now_ms))

    async def open_session(self, player: str, origin: Origin = Origin(), device: str = "") -> str:
        """Open a session and log it; `device` is the token of the browser, which is known from now on."""
        more = (KnowDevice(player, hash_of(device), self._clock.now_ms()),) if device else ()
        return await self.sessions.open(player, origin, more, (self._seen(SIGNED_IN, player, origin),))

    async def of_session(self, token: str | None) -> Person | None:
        """Return the holder of a session token; None if it is unknown or over. Refuses ("room-busy") a slow store."""
        return await soon(self._of_session(token))

    async def _of_session(self, token: str | None) -> Person | None:
        session = await self.sessions.find(token) if token else None
        person = None if session is None else await self.person(session.player_id)
        if session is None or person is None or self.is_kept_out(person, session.address):
            return None
        return self.proofs.seen(person, session.id)

    # ------------------------------------------------------------------ passwords

    async def change_password(self, person: Person, old: str, new: str, device: str = "") -> None:
        """Replace the old password by a new one; every session ends, and no device is known but `device`. Refuses
        ("password-wrong") if `old` is not the old one.
        """
        record = await self.check_password(person, old)
        check_proof(self.now(person))
        await self._set_password(record, new, CHANGED, device)

    async def check_password(self, person: Person, password: str) -> PlayerRecord:
        """Refuse ("password-wrong") any password but the person's own, ("demo-account") that of an account for all."""
        record = await self._store.read(lambda reader: reader.player(person.id))
        if record is None or not await self._passwords.fits(record.password_hash, password):
            raise Refused("password-wrong", "That is not your password.")
        reset_codes.check_not_for_all(record)
        return record

    async def reset_password(self, name: str, code: str, new: str, origin: Origin = Origin()) -> Person:
        """Set a new password by a code that staff gave out; a code can be used once. Refuses ("reset-code-wrong") any
        other code and an unknown name alike; and (`SecondFactorWanted`), with the new password set, an account that has
        a second factor.
        """
        record = await self._store.read(lambda reader: reader.player_named(name))
        flags = flags_of(record) if record is not None else Flags()
        fits = hmac.compare_digest(flags.reset_hash, reset_codes.reset_hash(code))
        if record is None or not fits or flags.reset_until_ms <= self._clock.now_ms():
            await stored(
                self._store, Commit(log=(self._seen(NOT_SIGNED_IN, record.id if record else "", origin),))
            )
            raise Refused("reset-code-wrong", "Name and code do not fit together, or the code is over.")
        self.check_open(self._remember(record), origin.address)
        set_now = await self._set_password(record, new, BY_CODE)
        person = self.now(Person(record.id, record.name, record.role))
        if person.second:
            raise SecondFactorWanted(person, set_now)
        return person

    async def _set_password(self, record: PlayerRecord, new: str, how: str, device: str = "") -> str:
        password_hash = await self._passwords.hashed_new(record.name, new)
        now_ms = self._clock.now_ms()
        known: tuple[Change, ...] = (KnowDevice(record.id, hash_of(device), now_ms),) if device else ()
        log = LogRecord(now_ms, record.id, PASSWORD_SET, record.id, how)
        async with self._changing:
            # While the password was hashed, staff may have decided about the account, or the code was used.
            current = await self._must_find(record.id)
            if (current.password_hash, current.flags) != (record.password_hash, record.flags):
                raise Refused("account-changed", "The account has changed meanwhile; try again.")
            flags = reset_codes.used_up(flags_of(current), how == BY_CODE, now_ms, self._still_ms)
            await self._renew(record.id, password_hash, flags, known, log)
        return password_hash

    async def _renew(
        self, player: str, password_hash: str, flags: Flags, known: tuple[Change, ...], log: LogRecord
    ) -> None:
        """Store another password: every session opened by the previous one ends."""
        changes = (
            SetPassword(player, password_hash),
            SetFlags(player, msgspec.to_builtins(flags)),
            CloseSessionsOf(player),
            ForgetDevicesOf(player),
            *known,
        )
        person = self._known.get(player)
        if person is not None:  # from the request on: else money could move before the change is stored
            self._known[player] = reset_codes.standing_still(person, flags)
        try:
            await stored(self._store, Commit(changes=changes, log=(log,)))
        except Refused:
            if person is not None:
                self._known[player] = person
            raise

    async def put_code(
        self, player: str, joined: str, until_ms: int, log: LogRecord, more: tuple[Change, ...] = ()
    ) -> None:
        """Set a reset code: from now on only the code of this hash gives the account a password. The old password, all
        sessions and all devices end, and money does not move until a day after the code is used or expires.
        """
        async with self._changing:
            record = await self._must_find(player)
            reset_codes.check_not_for_all(record)
            flags = msgspec.structs.replace(
                flags_of(record),
                reset_hash=joined,
                reset_until_ms=until_ms,
                still_until_ms=until_ms + self._still_ms,
            )
            await self._renew(player, NO_PASSWORD, flags, more, log)

    async def check_has_own_password(self, player: str) -> None:
        """Refuse ("demo-account") an account of a demo that everybody uses."""
        reset_codes.check_not_for_all(await self._must_find(player))

    def check_money(self, player: str) -> None:
        """Refuse ("money-stands-still") to move the money of a player whose password was reset by a code."""
        reset_codes.check_money(self._known.get(player), self._clock.now_ms())

    def _seen(self, what: str, player: str, origin: Origin) -> LogRecord:
        details: Json = {"device": origin.device[:120], "address": origin.address}
        return LogRecord(self._clock.now_ms(), player or "stranger", what, player, "", details)
