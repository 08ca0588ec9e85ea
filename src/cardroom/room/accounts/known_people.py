"""The people whom a room knows, and what is set about an account: its standing, role, document, second factor, drawing."""

from __future__ import annotations

import asyncio

import msgspec

from cardroom.room.accounts.proofs import Proofs
from cardroom.room.identity.drawings import Avatar, avatar_of
from cardroom.room.identity.naming import Names
from cardroom.room.identity.person import Person, called, flags_of
from cardroom.room.identity.sessions import Sessions
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import stored
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import CloseSessionsOf, PlayerRecord, Role, SetFlags, SetRole
from cardroom.store.protocol import Store
from cardroom.store.rows import Change, Commit, LogRecord


class KnownPeople:
    """People by their ids, as known at this moment. Every change is durable before its method returns."""

    def __init__(self, store: Store, clock: Clock, names: Names, settings: RoomSettings) -> None:
        self._store = store
        self._clock = clock
        self._names = names
        self._known: dict[str, Person] = {}
        self._changing = asyncio.Lock()
        """Held from reading an account until its change is stored: no change rests on outdated values."""
        self.sessions = Sessions(store, clock, settings.session_days)
        self.proofs = Proofs(clock, settings)

    def now(self, person: Person) -> Person:
        """Return the person as known at this moment: a connection may hold an older state."""
        return self.proofs.seen(self._known.get(person.id, person), person.session)

    async def person(self, player: str) -> Person | None:
        """Return a player by id."""
        if (known := self._known.get(player)) is None:
            record = await self._store.read(lambda reader: reader.player(player), "people")
            known = None if record is None else self._remember(record)
        return known

    async def learn_again(self, player: str) -> tuple[Person, Person] | None:
        """Read again a person whom another process has changed; None for one who is not known here.

        Returns the person as known before and from now on.
        """
        async with self._changing:
            before = self._known.get(player)
            if before is None:
                return None
            record = await self._must_find(player)
            del self._known[player]
            return before, self._remember(record)

    async def must_know(self, player: str) -> Person:
        """Return a player by id. Refuses ("no-such-player")."""
        person = await self.person(player)
        if person is None:
            raise Refused("no-such-player", f"There is no player {player!r}.", args={"player": player})
        return person

    async def set_standing(
        self, player: str, closed: bool, shut_out: tuple[str, ...], log: LogRecord, *kept: Change
    ) -> Person:
        """Store what staff decided about an account; closing it ends every session, in the same commit."""
        async with self._changing:
            record = await self._must_find(player)
            flags = msgspec.structs.replace(flags_of(record), closed=closed, shut_out=shut_out)
            kept += (
                SetFlags(player, msgspec.to_builtins(flags)),
                *((CloseSessionsOf(player),) if closed else ()),
            )
            before = self._remember(record)
            person = self._known[player] = msgspec.structs.replace(before, closed=closed, shut_out=shut_out)
            try:
                await stored(self._store, Commit(changes=kept, log=(log,)))
            except Refused:
                self._known[player] = before
                raise
        return person

    async def note(self, player: str, log: LogRecord, of_age: bool = False, document: str = "") -> None:
        """Store what is known about a person's age and identity, and the line of the log, in one commit."""
        async with self._changing:
            flags = flags_of(record := await self._must_find(player))
            flags = msgspec.structs.replace(
                flags, of_age=of_age or flags.of_age, document=document or flags.document
            )
            await stored(
                self._store, Commit(changes=(SetFlags(player, msgspec.to_builtins(flags)),), log=(log,))
            )
            self._known[player] = msgspec.structs.replace(
                self._remember(record), document=bool(flags.document)
            )

    async def keep_second(self, player: str, has: bool, commit: Commit, session: str = "") -> None:
        """Set whether the account has a second factor from now on; `commit` has what is stored with that. Refuses
        ("not-signed-in") if the requesting `session` is over by now.
        """
        async with self._changing:
            record = await self._must_find(player)
            if session and session not in [one.id for one in await self.sessions.of(player)]:
                raise Refused("not-signed-in", "Sign in first.")
            before, flags = self._remember(record), msgspec.structs.replace(flags_of(record), second=has)
            # A new factor is required before it is stored; an old one until its removal is stored.
            self._known[player] = msgspec.structs.replace(before, second=has or before.second)
            changes = (SetFlags(player, msgspec.to_builtins(flags)), *commit.changes)
            try:
                await stored(self._store, msgspec.structs.replace(commit, changes=changes))
            except Refused:
                self._known[player] = before
                raise
            self._known[player] = msgspec.structs.replace(before, second=has)

    async def set_role(self, player: str, role: Role, log: LogRecord) -> Person:
        """Set a person's role, which holds at once in every session."""
        async with self._changing:
            person = self._remember(await self._must_find(player))
            # Neither a role that is being taken away nor one that is not stored yet allows anything.
            self._known[player] = msgspec.structs.replace(person, role="player")
            try:
                await stored(self._store, Commit(changes=(SetRole(player, role),), log=(log,)))
            except Refused:
                self._known[player] = person
                raise
            self._known[player] = msgspec.structs.replace(person, role=role)
        return self._known[player]

    async def set_avatar(self, player: str, avatar: Avatar | None) -> bool:
        """Set a player's drawing, None for initials; return whether it differs from the one before."""
        async with self._changing:
            flags = flags_of(await self._must_find(player))
            if flags.avatar == (avatar or ""):
                return False
            flags = msgspec.structs.replace(flags, avatar=avatar or "")
            await stored(self._store, Commit(changes=(SetFlags(player, msgspec.to_builtins(flags)),)))
            self._names.learn_avatar(player, avatar)
        return True

    async def _must_find(self, player: str) -> PlayerRecord:
        record = await self._store.read(lambda reader: reader.player(player))
        assert record is not None, "the caller looked the player up"
        return record

    def _remember(self, record: PlayerRecord) -> Person:
        """Return the person of a record. A person in memory is newer than any record that was read, and stays."""
        flags = flags_of(record)
        person = Person(
            record.id, called(record), record.role, flags.bot, flags.closed, flags.shut_out, flags.guest,
            flags.still_until_ms, flags.by_code_ms, document=bool(flags.document), second=flags.second,
        )  # fmt: skip
        if person.id not in self._known:
            self._names.learn(person.id, person.name)
            self._names.learn_avatar(person.id, avatar_of(flags))
        return self._known.setdefault(person.id, person)
