"""Notices to players about their seats: told what happened there, and that it is their turn while they look elsewhere."""

from __future__ import annotations

from typing import Final

from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.notices.notices import Notices
from cardroom.table.events import HandEnded, HandVoided, PlayerLeft, PlayerSeated, SatIn, SatOut
from cardroom.table.model.decided import Decided

NOBODYS: Final = ("", 0)
"""The value for nobody on turn."""


class SeatNotices:
    """Follows tables for the lists of seats that players see beside them."""

    def __init__(self, presence: Presence, tables: OpenTables, notices: Notices) -> None:
        self._connections = presence.by_player
        self._tables = tables
        self._notices = notices
        self._on_turn: dict[str, tuple[str, int]] = {}
        tables.followers.append(self._forget)

    def _forget(self, table: str) -> None:
        """Forget who was on turn at a table that was put back, or has closed."""
        self._on_turn.pop(table, None)

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Tell the players whom a step concerns."""
        told: dict[str, None] = {}
        for event in decided.events:
            if isinstance(event, PlayerSeated | PlayerLeft):
                told[event.player] = None
            elif isinstance(event, HandEnded | HandVoided):
                players = [seat.player for seat in writer.table.seats.values()]
                told |= dict.fromkeys(player for player in players if self._looks_elsewhere(writer, player))
            elif isinstance(event, SatOut | SatIn):
                seat = writer.table.seats.get(event.seat)
                if seat is not None:
                    told[seat.player] = None
        for movement in decided.money:
            player = getattr(movement, "player", "")
            if player:
                told[player] = None
        for player in told:
            self._notices.tell_mine(player)
        self.went_on(writer)

    def went_on(self, writer: TableWriter) -> None:
        """Tell players on turn who look elsewhere or play at several tables.

        They are told when their turn comes, when it is over, and when its time bank begins.
        """
        if writer.terms.live:  # there it is the dealer who says so
            return
        table = writer.terms.table
        hand = writer.table.hand
        seat = writer.table.seats.get(hand.actor_seat) if hand is not None else None
        before = self._on_turn.get(table, NOBODYS)
        clock = hand.clock if hand is not None else None
        now = (seat.player, clock.due_ms if clock is not None else 0) if seat is not None else NOBODYS
        if before == now:
            return
        if seat is not None:
            self._on_turn[table] = now
        else:
            del self._on_turn[table]
        for player in dict.fromkeys((before[0], now[0])):
            if player and self._looks_elsewhere(writer, player):
                self._notices.tell_mine(player)

    def _looks_elsewhere(self, writer: TableWriter, player: str) -> bool:
        """Whether a player has other tables or another page open: they see this table in the list of their seats."""
        if len(self._tables.hosted.of_player.get(player, ())) > 1 and len(self._tables.tables_of(player)) > 1:
            return True
        return not writer.audience.following.issuperset(self._connections.get(player, ()))
