"""A player's changes to their own account: the password, and the devices that are signed in."""

from __future__ import annotations

from cardroom.room.accounts.players import Players
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import Origin
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import responses
from cardroom.room.runtime.clock import Clock
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import SessionRecord
from cardroom.store.rows import LogRecord

SIGNED_OUT = "sign_out"


class OwnAccount:
    """Changes a player's account.

    Each change is durable before its method returns; an ended session's sockets are closed.
    """

    def __init__(self, clock: Clock, players: Players, notices: Notices) -> None:
        self._clock = clock
        self._players = players
        self._notices = notices

    async def change_password(
        self, person: Person, old: str, new: str, origin: Origin = Origin(), device: str = ""
    ) -> str:
        """Set a new password in exchange for the old one.

        Every session ends; the player who changed it gets the token of a new one.
        """
        await self._players.change_password(person, old, new, device)
        self._notices.hang_up(person.id, "password changed")
        return await self._players.open_session(person.id, origin, device)

    async def sessions(self, person: Person, token: str) -> responses.MySessions:
        """Return the sessions in which the player is signed in, the newest use first."""
        here = await self._players.sessions.find(token)
        rows = await self._players.sessions.of(person.id)
        return responses.MySessions(
            tuple(
                responses.MySession(
                    row.id,
                    row.device,
                    row.address,
                    row.created_ms,
                    row.used_ms,
                    here is not None and row.id == here.id,
                )
                for row in sorted(rows, key=lambda row: -row.used_ms)
            )
        )

    async def end_session(self, person: Person, session: str) -> None:
        """Sign one device out. Refuses ("no-such-session") a session that is not the player's."""
        for row in await self._players.sessions.of(person.id):
            if row.id == session:
                await self._players.sessions.end(row, self._line(person, "one", session))
                self._notices.hang_up(person.id, "signed out", row)
                return
        raise Refused("no-such-session", "That sign-in is over already.")

    async def sign_out_everywhere(self, person: Person) -> None:
        """End every session, this one too."""
        await self._players.sessions.end_all(person.id, self._line(person, "everywhere"))
        self._notices.hang_up(person.id, "signed out")

    async def sign_out(self, session: SessionRecord) -> None:
        """End the session that the request came in."""
        person = await self._players.must_know(session.player_id)
        await self._players.sessions.end(session, self._line(person, "here", session.id))
        self._notices.hang_up(person.id, "signed out", session)

    async def sign_out_by(self, token: str) -> None:
        """End the session of a token; nothing happens where it is over already."""
        session = await self._players.sessions.find(token)
        if session is not None:
            await self.sign_out(session)

    def _line(self, person: Person, where: str, session: str = "") -> LogRecord:
        return LogRecord(self._clock.now_ms(), person.id, SIGNED_OUT, person.id, where, {"session": session})
