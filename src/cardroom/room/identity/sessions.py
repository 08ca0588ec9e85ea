"""Sign-ins: whose each is, from what device, and when it was last used."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from cardroom.room.identity.looked_up import soon
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import stored
from cardroom.store.people_rows import (
    CloseSession,
    CloseSessionsOf,
    DropExpiredSessions,
    OpenSession,
    SessionRecord,
    UseSession,
)
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Change, Commit, LogRecord
from cardroom.table.values.time_units import DAY_MS

MAX_A_PLAYER: Final = 20
"""The most sign-ins of one player at a time; a new one ends the oldest."""
USED_EVERY_MS: Final = 300_000
"""The use of a session is stored at most this often."""
LONGEST_DEVICE: Final = 120


class Origin(msgspec.Struct, frozen=True):
    """The origin of a request: what the browser calls itself, and the address."""

    device: str = ""
    address: str = ""


class Sessions:
    """Every change is durable before its method returns, except the note that a session was used."""

    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        self._store = store
        self._clock = clock
        self._days = days

    async def open(
        self,
        player: str,
        origin: Origin = Origin(),
        more: tuple[Change, ...] = (),
        log: tuple[LogRecord, ...] = (),
        days: int = 0,
    ) -> str:
        """Open a session; its token is returned once, and only a hash is stored. `more` and `log` are in the same
        commit.

        The session is valid for so many `days`, 0: for as many as the operator sets.
        """
        token = secrets.token_urlsafe(32)
        now_ms = self._clock.now_ms()
        session = SessionRecord(
            token_hash=hash_of(token),
            player_id=player,
            created_ms=now_ms,
            expires_ms=now_ms + (days or self._days) * DAY_MS,
            id=f"s-{secrets.token_hex(8)}",
            used_ms=now_ms,
            device=origin.device[:LONGEST_DEVICE],
            address=origin.address,
        )
        open_now = await self.of(player)
        over = [CloseSession(one.token_hash) for one in open_now[: max(0, len(open_now) + 1 - MAX_A_PLAYER)]]
        changes = (*more, DropExpiredSessions(now_ms), *over, OpenSession(session))
        await stored(self._store, Commit(changes=changes, log=log))
        return token

    async def find(self, token: str) -> SessionRecord | None:
        """Return the session of a token; None when it is unknown or over. Its use is noted now and then. Refuses
        ("room-busy") if the store does not answer in time.
        """
        session = await soon(self._store.read(lambda reader: reader.session(hash_of(token)), "people"))
        now_ms = self._clock.now_ms()
        if session is None or session.expires_ms <= now_ms:
            return None
        if now_ms - session.used_ms >= USED_EVERY_MS:
            self._store.submit(Commit(changes=(UseSession(session.token_hash, now_ms),)))
        return session

    async def of(self, player: str) -> list[SessionRecord]:
        """A player's sessions that are not over, oldest first."""
        now_ms = self._clock.now_ms()
        rows = await self._store.read(lambda reader: reader.sessions_of(player))
        return [row for row in rows if row.expires_ms > now_ms]

    async def known_device(self, name: str, tokens: tuple[str, ...]) -> str:
        """Return the token by which the account of this name knows the browser that sent them; "" if there is none."""

        def known(reader: Reader) -> str:
            record = reader.player_named(name)
            if record is None:
                return ""
            return next((token for token in tokens if reader.knows_device(record.id, hash_of(token))), "")

        return await self._store.read(known) if tokens else ""

    async def close(self, token: str) -> None:
        """Sign out."""
        await stored(self._store, Commit(changes=(CloseSession(hash_of(token)),)))

    async def end(self, session: SessionRecord, log: LogRecord) -> None:
        """End one of a player's sessions from another."""
        await stored(self._store, Commit(changes=(CloseSession(session.token_hash),), log=(log,)))

    async def end_all(self, player: str, log: LogRecord, but: SessionRecord | None = None) -> None:
        """Sign out everywhere, or everywhere else."""
        changes: tuple[Change, ...] = (CloseSessionsOf(player),)
        if but is not None:
            changes += (OpenSession(but),)
        await stored(self._store, Commit(changes=changes, log=(log,)))


def hash_of(token: str) -> bytes:
    """Return the hash that is stored for a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
