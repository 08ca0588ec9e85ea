"""Making, listing and ending API tokens, and finding the player who uses one."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.identity.looked_up import soon
from cardroom.room.identity.permissions import check_about, check_may, check_no_guest
from cardroom.room.identity.person import Person
from cardroom.room.identity.scopes import PLAYS, Scope
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol.responses_sign_in import MyToken, MyTokens, TokenMade
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import stored
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.tokens.token import KIND, PREFIX, ApiToken, hashed, id_in
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import PlayerRecord, SessionRecord
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.values.time_units import DAY_MS

MADE: Final = "make_token"
ENDED: Final = "end_token"
ENDED_BY_STAFF: Final = "end_tokens"
MAX_A_PLAYER: Final = 10


class ApiTokens:
    """Every change is durable before its method returns; sockets opened with a token are closed when the token ends."""

    def __init__(
        self, store: Store, clock: Clock, settings: RoomSettings, players: Players, notices: Notices
    ) -> None:
        self._store = store
        self._clock = clock
        self._programs_play = settings.programs_play
        self._players = players
        self._notices = notices
        self._one_at_a_time = asyncio.Lock()
        self._used: dict[str, int] = {}
        """When each token was last used since the start: for its owner's list, and stored nowhere."""

    async def mine(self, person: Person) -> MyTokens:
        """A player's tokens, the oldest first, and whether programs may play here."""
        rows = [
            MyToken(one.id, one.name, one.scopes, one.made_ms, one.until_ms, self._used.get(one.id, 0))
            for one in await self._of(person.id)
        ]
        return MyTokens(tuple(rows), MAX_A_PLAYER, self._programs_play)

    async def make(self, person: Person, name: str, scopes: tuple[Scope, ...], days: int) -> TokenMade:
        """Make a token, shown only this once, for a player who has just given a second factor or the password.

        Refuses "too-many-tokens", "no-scope", "programs-off" and guests.
        """
        check_no_guest(person)
        scopes = tuple(sorted({*scopes, *(("play",) if "seats" in scopes else ())}))
        if not scopes:
            raise Refused("no-scope", "Say what the token is for: choose at least one scope.")
        if PLAYS & set(scopes):
            self._check_programs_play()
        async with self._one_at_a_time:
            if len(await self._of(person.id)) >= MAX_A_PLAYER:
                words = f"You have {MAX_A_PLAYER} tokens already; end one first."
                raise Refused("too-many-tokens", words, args={"most": MAX_A_PLAYER})
            owner = await self._store.read(lambda reader: reader.player(person.id))
            assert owner is not None, "a signed-in player has an account"
            now_ms, made = self._clock.now_ms(), f"k{secrets.token_hex(8)}"
            token = f"{PREFIX}{made}.{secrets.token_urlsafe(32)}"
            kept = ApiToken(
                made, person.id, name.strip(), scopes, hashed(token), hashed(owner.password_hash), now_ms,
                now_ms + days * DAY_MS,
            )  # fmt: skip
            log = LogRecord(
                now_ms, person.id, MADE, person.id, "", {"token": made, "scopes": " ".join(scopes)}
            )
            await stored(self._store, Commit(changes=(kept.keeping(),), log=(log,)))
        return TokenMade(made, token)

    async def end(self, person: Person, name: str) -> None:
        """End one of the player's own tokens. Refuses "no-such-token"."""
        async with self._one_at_a_time:
            found = [one for one in await self._of(person.id) if one.id == name]
            if not found:
                raise Refused("no-such-token", "That token has ended already.")
            log = LogRecord(self._clock.now_ms(), person.id, ENDED, person.id, "", {"token": name})
            await self._over(found, log)

    async def end_all(self, by: Person, player: str, reason: str) -> None:
        """End all tokens of a player, as staff."""
        check_may(self._players.now(by), "end_tokens")
        person = await self._players.must_know(player)
        check_about(self._players.now(by), person)
        async with self._one_at_a_time:
            found = await self._of(player)
            names = " ".join(one.id for one in found)
            log = LogRecord(self._clock.now_ms(), by.id, ENDED_BY_STAFF, player, reason, {"tokens": names})
            await self._over(found, log)

    async def person_of(self, token: str, address: str = "") -> Person | None:
        """The player who uses this token, as a program limited to its scopes and without staff rights.

        None where the token is unknown, wrong or over, or its owner is let in no more, or not from this `address`.
        Refuses ("room-busy").
        """
        return await soon(self._person_of(token, address))

    async def _person_of(self, token: str, address: str) -> Person | None:
        name = id_in(token)
        found = await self._store.read(lambda reader: _found(reader, name)) if name else None
        if found is None or not found[0].fits(token) or not found[0].is_good(found[1], self._clock.now_ms()):
            return None
        person = await self._players.person(found[0].player)
        if person is None or self._players.is_kept_out(person, *([address] if address else [])):
            return None
        scopes = found[0].scopes
        if not self._programs_play:
            scopes = tuple([one for one in scopes if one not in PLAYS])
        self._used[name] = self._clock.now_ms()
        return msgspec.structs.replace(person, role="player", scopes=scopes)

    async def _of(self, player: str) -> list[ApiToken]:
        """The good tokens of a player."""

        def good(reader: Reader) -> list[ApiToken]:
            owner, now_ms = reader.player(player), self._clock.now_ms()
            rows = [
                msgspec.convert(one.body, ApiToken) for one in reader.matters(KIND, player, open_only=True)
            ]
            return [one for one in rows if owner is not None and one.is_good(owner, now_ms)]

        return sorted(await self._store.read(good), key=lambda one: (one.made_ms, one.id))

    async def _over(self, tokens: list[ApiToken], log: LogRecord) -> None:
        kept = tuple([one.keeping(is_open=False) for one in tokens])
        await stored(self._store, Commit(changes=kept, log=(log,)))
        for one in tokens:
            self._used.pop(one.id, None)
            session = SessionRecord(bytes.fromhex(one.hash), one.player, one.made_ms, one.until_ms)
            self._notices.hang_up(one.player, "token ended", session)

    def _check_programs_play(self) -> None:
        if not self._programs_play:
            raise Refused("programs-off", "The operator of this room lets no programs play.")


def _found(reader: Reader, name: str) -> tuple[ApiToken, PlayerRecord] | None:
    matter = reader.matter(KIND, name)
    if matter is None or not matter.is_open:
        return None
    token = msgspec.convert(matter.body, ApiToken)
    owner = reader.player(token.player)
    return None if owner is None else (token, owner)
