"""The private games of a room that are not over: the right to see them, and the rows that are stored when one ends."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.permissions import removed_from_game
from cardroom.room.notices.notices import Notices
from cardroom.room.private.lent_chips import GameChips
from cardroom.room.private.private_game import KIND, PrivateGame, link_hash
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Change, Commit, LogRecord
from cardroom.table.events import PlayerLeft
from cardroom.table.model.commands import LeaveTable
from cardroom.table.model.decided import Decided
from cardroom.table.model.view import TableTerms

OVER: Final = "private_over"
"""The log's name for a game that ended, with its results."""
OVER_KNOWN: Final = 200
"""The number of ended games that are still known by their links."""


class Ended(NamedTuple):
    """Additions to the commit that closes a private table: it takes its chips off the ledger, and saves its results."""

    entries: tuple[Entry, ...]
    changes: tuple[Change, ...]
    log: tuple[LogRecord, ...]


class PrivateGames:
    """The open private games by their table's id, and the newest of those that are over."""

    def __init__(
        self,
        ledger: Ledger,
        outbox: Outbox,
        clock: Clock,
        settings: RoomSettings,
        presence: Presence,
        tables: OpenTables,
        notices: Notices,
    ) -> None:
        self._ledger = ledger
        self._outbox = outbox
        self._clock = clock
        self.chips = GameChips(ledger, settings)
        self._presence = presence
        self._tables = tables
        self._notices = notices
        self.open: dict[str, PrivateGame] = {}
        self._over: dict[str, PrivateGame] = {}

    def load(self, reader: Reader) -> None:
        """Load, at a start, the open games and the newest that are over."""
        there = reader.matters(KIND, open_only=True)
        elsewhere = reader.held_elsewhere([matter.id for matter in there])
        for matter in there:
            if matter.id not in elsewhere:
                self.open[matter.id] = msgspec.convert(matter.body, PrivateGame)
        for matter in reversed(reader.matters(KIND, limit=OVER_KNOWN)):
            if not matter.is_open:
                self._remember(msgspec.convert(matter.body, PrivateGame))

    def put(self, game: PrivateGame) -> None:
        """Set a game's state from now on."""
        self.open[game.table] = game

    def put_back(self, before: PrivateGame, after: PrivateGame) -> None:
        """Undo the change from `before` to `after`, which the store refused; later decisions stay."""
        if self.open.get(after.table) is after:
            self.open[after.table] = before

    def forget(self, table: str) -> None:
        """Forget a game whose opening the store refused."""
        self.open.pop(table, None)

    def source_of(self, terms: TableTerms, player: str, cents: int) -> str:
        """Return the account that chips for a seat or a top-up at a game come from. Refuses ("private-chips")."""
        return self.chips.source(terms, self.game(terms.table).members, player, cents)

    def game(self, table: str) -> PrivateGame:
        """Return a game, open or over. Refuses ("no-such-game")."""
        found = self.open.get(table) or self._over.get(table)
        if found is None:
            raise Refused(
                "no-such-game", "There is no such private game; it may be over, or the address mistyped."
            )
        return found

    def of_link(self, secret: str, now_ms: int, player: str = "") -> PrivateGame:
        """Return the game that a link opens.

        Refuses "link-wrong" for a text that never was a link, and links that are no longer good; a `player` whom the
        host has removed is refused with "private-removed" first.
        """
        link = link_hash(secret)
        for game in (*self.open.values(), *self._over.values()):
            if link == game.link or link in game.old_links:
                if not game.closed_ms and game.role_of(player) == "removed":
                    raise removed_from_game()
                game.check_link(link, now_ms)
                return game
        raise Refused(
            "link-wrong", "This is no invitation of this room: open the link just as you were sent it."
        )

    def of_person(self, player: str) -> list[PrivateGame]:
        """Return the games that a player is at, or was at recently; the open ones first, each kind newest first."""
        found = [game for game in (*self.open.values(), *self._over.values()) if player in game.members]
        return sorted(found, key=lambda game: (game.closed_ms > 0, -game.at_ms))

    def hosted_by(self, player: str) -> list[PrivateGame]:
        """Return the open games of which the player is the host."""
        return [game for game in self.open.values() if game.host == player]

    def hides(self, table: str, player: str) -> bool:
        """Whether a table is hidden from a player: a private one, of a game that the player is not at.

        A player who was removed still sees the table until the running hand has ended.
        """
        game = self.open.get(table)
        if game is None or game.role_of(player) in ("host", "player"):
            return False
        writer = self._tables.get(table)
        return writer is None or not player or writer.table.seat_of(player) is None

    # ------------------------------------------------------------------ tables

    def left(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Stop sending the table to players who were removed and have now left."""
        game = self.open.get(writer.terms.table)
        if game is None:
            return
        for event in decided.events:
            if isinstance(event, PlayerLeft) and game.role_of(event.player) == "removed":
                self._unwatch(writer, event.player)

    def show_out(self, table: str, player: str) -> None:
        """Take a player away from a game's table, at the end of the hand for one who is in it."""
        writer = self._tables.get(table)
        if writer is None:
            return
        if writer.table.seat_of(player) is None:
            self._unwatch(writer, player)
        else:
            writer.carry_out_if_possible(LeaveTable(player, reason="host"))

    def settle(self) -> None:
        """At a start: show out players who were removed while the room was stopping.

        The chips of a game that an older room opened are moved to the game's own account.
        """
        for game in list(self.open.values()):
            for player in game.members:
                if game.role_of(player) == "removed":
                    self.show_out(game.table, player)
            entry = self.chips.carried(game.table, game.members, game.name, self._clock.now_ms())
            if entry is not None:
                self._outbox.commit(Commit(entries=(entry,)), on_rejected=partial(self._not_carried, entry))

    def _not_carried(self, entry: Entry, _: StoreRefused) -> None:
        self._ledger.take_back(entry)

    def _unwatch(self, writer: TableWriter, player: str) -> None:
        for connection in self._presence.of(player):
            writer.unwatch(connection)
        self._notices.tell(player, to_client.TableClosed(writer.terms.table))

    def told(self, game: PrivateGame, what: to_client.PrivateChange) -> None:
        """Notify everybody at a game that it changed."""
        host = game.host if what == "host" else ""
        for player in game.members:
            self._notices.tell(player, to_client.PrivateChanged(game.table, what, game.name, host))

    def end(self, table: str, now_ms: int) -> Ended:
        """Return the results of a closing table's game, with its chips taken off the ledger.

        The entries are posted already. Nobody has a stack there.
        """
        game = self.open.pop(table, None)
        if game is None:
            return Ended((), (), ())
        results = {player: self.chips.result(table, player) for player in game.members}
        over = replace(
            game, closed_ms=now_ms, results={one: cents for one, cents in results.items() if cents}
        )
        self._remember(over)
        entries = self.chips.ended(table, game.members, game.name, game.host, now_ms)
        record = LogRecord(now_ms, game.host, OVER, table, game.why, {"results": dict(over.results)})
        return Ended(entries, (over.keeping(),), (record,))

    def ended(self, table: str) -> None:
        """Notify everybody at a game that its end is stored."""
        if table in self._over:
            self.told(self._over[table], "closed")

    def take_back(self, ended: Ended) -> None:
        """Undo the entries of an end that the store refused, where whoever made the commit has not."""
        for entry in reversed(ended.entries):
            self._ledger.take_back(entry)

    def not_ended(self, table: str) -> None:
        """Open a game again whose end the store refused. Its entries are undone by whoever made the commit."""
        over = self._over.pop(table, None)
        if over is not None:
            self.open[table] = replace(over, closed_ms=0, results={})

    def _remember(self, game: PrivateGame) -> None:
        self._over[game.table] = game
        while len(self._over) > OVER_KNOWN:
            del self._over[next(iter(self._over))]
