"""The players a room knows: sign-up, sign-in, sessions."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.accounts.passwords import Passwords
from cardroom.room.clock import Clock
from cardroom.room.entropy import Entropy, draw_id
from cardroom.room.settings import RoomSettings
from cardroom.rules.decisions import Conduct
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Store
from cardroom.store.rows import (
    AddPlayer,
    Change,
    CloseSession,
    CloseSessionsOf,
    Commit,
    Json,
    LogRecord,
    OpenSession,
    PlayerRecord,
    Role,
    SessionRecord,
    SetFlags,
    SetSettings,
)

DAY_MS: Final = 86_400_000
NO_PASSWORD: Final = "!"
"""Stored for accounts that nobody can sign in to by password (bots): no hash has this form."""


class Person(msgspec.Struct, frozen=True):
    """A player as the room passes one around.

    ``closed``: staff closed the account. ``shut_out``: the families of games staff shut the player out of.
    """

    id: str
    name: str
    role: Role
    bot: bool = False
    closed: bool = False
    shut_out: tuple[str, ...] = ()


class Flags(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store keeps of an account besides name, password and role."""

    bot: bool = False
    demo: bool = False
    """Made by a demo for anybody to use; its password is known to all."""
    closed: bool = False
    shut_out: tuple[str, ...] = ()


class Players:
    """Accounts and sessions. Every change is durable before its method returns."""

    def __init__(
        self, store: Store, clock: Clock, entropy: Entropy, settings: RoomSettings, conduct: Callable[[], Conduct]
    ) -> None:
        """`conduct` is asked each time: the main house's rules of conduct as they are in force then."""
        self._conduct = conduct
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._passwords = Passwords(settings.password)
        self._known: dict[str, Person] = {}

    async def sign_up(
        self, name: str, password: str, role: Role = "player", flags: Flags = Flags()
    ) -> Person:
        """A new account. Refused when the name is taken (whatever its case) or like the password."""
        if name.casefold() in password.casefold():
            raise Refused("password-has-name", "Choose a password that does not contain your name.")
        return await self._add(name, await self._passwords.hashed(password), role, flags)

    async def add_bot(self, name: str) -> tuple[Person, str]:
        """An account for a program, and a session for it. Refused unless the operator allows bots."""
        if not self._settings.bots_allowed:
            clauses = self._conduct().programs.clauses
            raise Refused("bots-forbidden", "This room has no accounts for programs.", clauses)
        record = await self._store.read(lambda reader: reader.player_named(name))
        if record is not None and flags_of(record).bot:
            bot = self._remember(record)
        else:
            bot = await self._add(name, NO_PASSWORD, "player", Flags(bot=True))
        return bot, await self.open_session(bot.id)

    async def _add(self, name: str, password_hash: str, role: Role, flags: Flags) -> Person:
        now_ms = self._clock.now_ms()
        record = PlayerRecord(
            id=draw_id(self._entropy, "p"),
            name=name,
            password_hash=password_hash,
            role=role,
            created_ms=now_ms,
            flags=msgspec.to_builtins(flags),
        )
        log = LogRecord(at_ms=now_ms, who=record.id, what="sign_up", subject=record.id, reason=name)
        try:
            await self._store.commit(Commit(changes=(AddPlayer(record),), log=(log,)))
        except StoreRefused as refused:
            raise Refused(
                "name-taken", f"The name {name!r} is taken; choose another.", args={"name": name}
            ) from refused
        return self._remember(record)

    async def sign_in(self, name: str, password: str) -> Person:
        """The account with this name and password. One refusal for both faults: it does not tell which names exist."""
        record = await self._store.read(lambda reader: reader.player_named(name))
        # An account without a password takes as long to refuse as one that does not exist.
        stored = record.password_hash if record and record.password_hash != NO_PASSWORD else None
        if not await self._passwords.fits(stored, password) or record is None:
            raise Refused("sign-in-wrong", "Name and password do not fit together.")
        person = self._remember(record)
        self.check_open(person)
        return person

    def check_open(self, person: Person) -> None:
        """Refuse ("account-closed") whoever staff let in no more."""
        if self.now(person).closed:
            clauses = self._conduct().close_account.clauses
            raise Refused("account-closed", "The house has closed this account; ask its staff.", clauses)

    def now(self, person: Person) -> Person:
        """The same person as known at this moment: a connection may hold an older picture."""
        return self._known.get(person.id, person)

    async def open_session(self, player: str) -> str:
        """A new session; the token is told once and only its hash is stored."""
        token = secrets.token_urlsafe(32)
        now_ms = self._clock.now_ms()
        session = SessionRecord(
            token_hash=_hashed(token),
            player_id=player,
            created_ms=now_ms,
            expires_ms=now_ms + self._settings.session_days * DAY_MS,
        )
        await self._change(OpenSession(session))
        return token

    async def of_session(self, token: str | None) -> Person | None:
        """Who holds this session token; None when it is unknown or over."""
        if not token:
            return None
        session = await self._store.read(lambda reader: reader.session(_hashed(token)))
        if session is None or session.expires_ms <= self._clock.now_ms():
            return None
        person = await self.person(session.player_id)
        return None if person is None or person.closed else person

    async def close_session(self, token: str) -> None:
        """Sign out."""
        await self._change(CloseSession(_hashed(token)))

    async def close_all(self, player: str) -> None:
        """Sign out everywhere."""
        await self._change(CloseSessionsOf(player))

    async def person(self, player: str) -> Person | None:
        """A player by id."""
        known = self._known.get(player)
        if known is None:
            record = await self._store.read(lambda reader: reader.player(player))
            known = None if record is None else self._remember(record)
        return known

    async def set_standing(self, player: str, closed: bool, shut_out: tuple[str, ...], log: LogRecord) -> Person:
        """Staff decided about an account; with closing it every session ends. The record is in the same commit."""
        record = await self._store.read(lambda reader: reader.player(player))
        assert record is not None, "staff looked the player up"
        flags = msgspec.structs.replace(flags_of(record), closed=closed, shut_out=shut_out)
        changes: tuple[Change, ...] = (SetFlags(player, msgspec.to_builtins(flags)),)
        if closed:
            changes += (CloseSessionsOf(player),)
        person = self._remember(msgspec.structs.replace(record, flags=msgspec.to_builtins(flags)))
        await self._store.commit(Commit(changes=changes, log=(log,)))
        return person

    async def must_know(self, player: str) -> Person:
        """A player by id. Refuses ("no-such-player")."""
        person = await self.person(player)
        if person is None:
            raise Refused("no-such-player", f"There is no player {player!r}.", args={"player": player})
        return person

    async def settings(self, player: str) -> Json:
        """What a player chose for the client."""
        return await self._store.read(lambda reader: reader.settings(player))

    async def set_settings(self, player: str, settings: Json) -> None:
        """Keep what a player chose."""
        await self._change(SetSettings(player, settings))

    async def _change(self, change: Change) -> None:
        await self._store.commit(Commit(changes=(change,)))

    def _remember(self, record: PlayerRecord) -> Person:
        flags = flags_of(record)
        person = Person(record.id, record.name, record.role, flags.bot, flags.closed, flags.shut_out)
        self._known[person.id] = person
        return person


def flags_of(record: PlayerRecord) -> Flags:
    """The flags of a stored account."""
    return msgspec.convert(record.flags, Flags)


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
