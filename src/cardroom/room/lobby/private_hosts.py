"""The acts of a private game's host. Every act has a reason, and is logged as acts of staff are."""

from __future__ import annotations

import base64
from typing import Final

from msgspec.structs import replace

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.identity.permissions import HostAct, check_game
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.lobby.table_closing import TableClosing
from cardroom.room.private.private_game import LINKS_KNOWN, Member, PrivateGame, link_hash
from cardroom.room.private.private_games import PrivateGames
from cardroom.room.protocol import private_answers as told
from cardroom.room.protocol.server_messages import PrivateChange
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, Json, KeepMatter, LogRecord
from cardroom.table.model.commands import Drain, Reopen
from cardroom.table.taking_seats import PAUSED
from cardroom.table.values.time_units import HOUR_MS

REMOVED_KNOWN: Final = 50
"""How many removed people without chips a game still remembers, so that they are told that they were removed."""
WORDS: Final[dict[HostAct, str]] = {
    "pause": "host_pause",
    "resume": "host_resume",
    "remove": "host_remove",
    "let_back": "host_let_back",
    "close": "host_close",
    "renew_link": "host_renew_link",
    "hand_over": "host_hand_over",
}
"""The log's words."""


class Hosting:
    """The desk where hosts act."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        settings: RoomSettings,
        players: Players,
        tables: OpenTables,
        games: PrivateGames,
        closing: TableClosing,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._settings = settings
        self._players = players
        self._tables = tables
        self._games = games
        self._closing = closing

    def _open(self, by: Person, table: str, act: HostAct) -> PrivateGame:
        game = self._games.game(table)
        check_game(game.role_of(by.id), act)
        if game.closed_ms:
            raise Refused("private-over", f"This game, {game.name}, is over already.")
        return game

    async def pause(self, by: Person, table: str, reason: str) -> None:
        """Deal no more hands once the running one is over. Refuses "private-paused"."""
        game = self._open(by, table, "pause")
        writer = self._tables.writer(table)
        if writer.table.draining:
            raise Refused("private-paused", f"{game.name} is paused already and deals no hands.")
        record = self._record(by, "pause", table, reason)
        kept = keeping(by.id, by.asked, record.at_ms)
        writer.carry_out(Drain(PAUSED), StepContext(player=by.id, log=(record,), changes=kept))
        await self._keep(game, replace(game, paused=reason), "paused")

    async def resume(self, by: Person, table: str, reason: str) -> None:
        """Deal hands again. Refuses "private-not-paused"; a game that staff have stopped only they may resume."""
        game = self._open(by, table, "resume")
        if self._tables.writer(table).table.draining != PAUSED:
            raise Refused("private-not-paused", f"{game.name} is not paused.")
        record = self._record(by, "resume", table, reason)
        kept = keeping(by.id, by.asked, record.at_ms)
        self._tables.writer(table).carry_out(Reopen(), StepContext(player=by.id, log=(record,), changes=kept))
        await self._keep(game, replace(game, paused=""), "resumed")

    async def remove(self, by: Person, table: str, player: str, reason: str) -> told.PrivateLink:
        """Remove somebody from the game; one who is in a hand leaves at its end.

        The link changes, so that the old one lets nobody back in; the new one is returned. Refuses "not-at-game",
        "own-account".
        """
        game = self._open(by, table, "remove")
        if player == by.id:
            raise Refused("own-account", "Players can't remove the host; hand the game over, or close it.")
        member = game.members.get(player)
        if member is None or member.removed:
            raise Refused("not-at-game", "That person is not at this game.")
        secret, after = self._renewed(game)
        gone = replace(member, removed=True, why=reason)
        after = replace(after, members=self._known({**after.members, player: gone}, table))
        record = self._record(by, "remove", table, reason, {"player": player})
        kept = keeping(by.id, by.asked, record.at_ms, KeptAnswer.of(link="", until_ms=after.link_until_ms))
        await self._keep(game, after, "removed", record, kept)
        self._games.show_out(table, player)
        return told.PrivateLink(secret, after.link_until_ms)

    async def let_back(self, by: Person, table: str, player: str, reason: str) -> None:
        """Let a removed person enter again: as the same person, with the chips given back.

        Refuses "not-removed", and "private-full" and "guest-name-taken" where somebody else has entered since.
        """
        game = self._open(by, table, "let_back")
        member = game.members.get(player)
        if member is None or not member.removed:
            raise Refused("not-removed", "That person was not removed from this game.")
        if game.at_game >= self._settings.private_people:
            raise Refused("private-full", f"{game.name} has as many people as this room allows.")
        if game.has_name_like(member.name):
            words = f"Somebody else is called {member.name!r} here by now."
            raise Refused("guest-name-taken", words, args={"name": member.name})
        after = replace(game, members={**game.members, player: replace(member, removed=False, why="")})
        record = self._record(by, "let_back", table, reason, {"player": player})
        await self._keep(game, after, "let_back", record)

    async def hand_over(self, by: Person, table: str, player: str, reason: str) -> None:
        """Make somebody else at the game its host; the host before stays as a player.

        The game counts among those of the new host, and the link stays.

        Refuses "own-account", "not-at-game", "guest-no-host", "cannot-host" for an account that may open no games
        either, and "host-has-enough" for one that has as many as it may.
        """
        self._heir(self._open(by, table, "hand_over"), by, player)
        heir = await self._players.person(player)
        game = self._open(by, table, "hand_over")  # looking for the account took a moment
        member = self._heir(game, by, player)
        if heir is None or heir.closed or heir.bot:
            raise Refused("cannot-host", "That account cannot be a host here; choose somebody else.")
        most, theirs = self._settings.private_games_a_player, self._games.hosted_by(player)
        if len(theirs) >= most:
            words = f"{member.name} has {len(theirs)} private games open, as many as one may have."
            raise Refused("host-has-enough", words, args={"name": member.name, "most": most})
        record = self._record(by, "hand_over", table, reason, {"player": player})
        await self._keep(game, replace(game, host=player), "host", record)

    def _heir(self, game: PrivateGame, by: Person, player: str) -> Member:
        """The member who may become host, as far as the game can tell."""
        if player == by.id:
            raise Refused("own-account", "You are the host already.")
        member = game.members.get(player)
        if member is None or member.removed:
            raise Refused("not-at-game", "That person is not at this game.")
        if member.guest:
            words = f"{member.name} is a guest; a host needs an account in this room."
            raise Refused("guest-no-host", words, args={"name": member.name})
        return member

    async def renew_link(self, by: Person, table: str, reason: str) -> told.PrivateLink:
        """Make a new link; the old one opens nothing any more. It is returned once and stored as its hash."""
        game = self._open(by, table, "renew_link")
        secret, after = self._renewed(game)
        await self._keep(game, after, "link", self._record(by, "renew_link", table, reason))
        return told.PrivateLink(secret, after.link_until_ms)

    async def close(self, by: Person, table: str, reason: str) -> None:
        """Let everybody leave at the end of the running hand; with the last one the game is over and settled."""
        game = self._open(by, table, "close")
        writer = self._tables.writer(table)
        record = self._record(by, "close", table, reason)
        if not writer.is_closing:
            after = replace(game, why=reason)
            self._games.put(after)
            try:
                kept = (after.keeping(), *keeping(by.id, by.asked, record.at_ms))
                self._closing.close_when_empty(writer, record, kept)
            except Refused:
                self._games.put_back(game, after)
                raise
        await self._outbox.durable()

    # ------------------------------------------------------------------ keeping

    def _known(self, members: dict[str, Member], table: str) -> dict[str, Member]:
        """The people of a game without those removed long ago who neither owe nor are owed anything."""
        chips = self._games.chips
        removed = [one for one, member in members.items() if member.removed and not chips.has_any(table, one)]
        forgotten = set(removed[:-REMOVED_KNOWN])
        return {one: member for one, member in members.items() if one not in forgotten}

    def _renewed(self, game: PrivateGame) -> tuple[str, PrivateGame]:
        """A new secret, and the game with it."""
        secret = base64.urlsafe_b64encode(self._entropy(SEED_BYTES)).decode().rstrip("=")
        until_ms = self._clock.now_ms() + self._settings.private_link_hours * HOUR_MS
        old = (game.link, *game.old_links)[:LINKS_KNOWN]
        return secret, replace(game, link=link_hash(secret), link_until_ms=until_ms, old_links=old)

    async def _keep(
        self,
        before: PrivateGame,
        after: PrivateGame,
        what: PrivateChange,
        record: LogRecord | None = None,
        kept: tuple[KeepMatter, ...] = (),
    ) -> None:
        self._games.put(after)
        commit = Commit(changes=(after.keeping(), *kept), log=() if record is None else (record,))
        await self._outbox.keep(commit, lambda _: self._games.put_back(before, after))
        self._games.told(after, what)

    def _record(
        self, by: Person, act: HostAct, table: str, reason: str, details: Json | None = None
    ) -> LogRecord:
        return LogRecord(self._clock.now_ms(), by.id, WORDS[act], table, reason, details or {})
