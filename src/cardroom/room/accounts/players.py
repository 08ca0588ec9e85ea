"""The players a room knows: sign-up, sign-in, sessions."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from cardroom.room.accounts.passwords import Passwords
from cardroom.room.clock import Clock
from cardroom.room.entropy import Entropy, draw_id
from cardroom.room.settings import RoomSettings
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
    SetSettings,
)

DAY_MS: Final = 86_400_000
NO_PASSWORD: Final = "!"
"""Stored for accounts that nobody can sign in to by password (bots): no hash has this form."""


class Person(msgspec.Struct, frozen=True):
    """A player as the room passes one around."""

    id: str
    name: str
    role: Role
    bot: bool = False


class Players:
    """Accounts and sessions. Every change is durable before its method returns."""

    def __init__(self, store: Store, clock: Clock, entropy: Entropy, settings: RoomSettings) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._passwords = Passwords(settings.password)
        self._known: dict[str, Person] = {}

    async def sign_up(self, name: str, password: str, role: Role = "player") -> Person:
        """A new account. Refused when the name is taken (whatever its case) or like the password."""
        if name.casefold() in password.casefold():
            raise Refused("password-has-name", "Choose a password that does not contain your name.")
        return await self._add(name, await self._passwords.hashed(password), role, {})

    async def add_bot(self, name: str) -> tuple[Person, str]:
        """An account for a program, and a session for it. Refused unless the operator allows bots."""
        if not self._settings.bots_allowed:
            raise Refused("bots-forbidden", "This room has no accounts for programs.")
        record = await self._store.read(lambda reader: reader.player_named(name))
        if record is not None and record.flags.get("bot") is True:
            bot = self._remember(record)
        else:
            bot = await self._add(name, NO_PASSWORD, "player", {"bot": True})
        return bot, await self.open_session(bot.id)

    async def _add(self, name: str, password_hash: str, role: Role, flags: Json) -> Person:
        now_ms = self._clock.now_ms()
        record = PlayerRecord(
            id=draw_id(self._entropy, "p"),
            name=name,
            password_hash=password_hash,
            role=role,
            created_ms=now_ms,
            flags=flags,
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
        return self._remember(record)

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
        return await self.person(session.player_id)

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

    async def settings(self, player: str) -> Json:
        """What a player chose for the client."""
        return await self._store.read(lambda reader: reader.settings(player))

    async def set_settings(self, player: str, settings: Json) -> None:
        """Keep what a player chose."""
        await self._change(SetSettings(player, settings))

    async def _change(self, change: Change) -> None:
        await self._store.commit(Commit(changes=(change,)))

    def _remember(self, record: PlayerRecord) -> Person:
        person = Person(record.id, record.name, record.role, record.flags.get("bot") is True)
        self._known[person.id] = person
        return person


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
