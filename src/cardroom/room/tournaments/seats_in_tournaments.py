"""Players' seats at tables of tournaments, from durable state, and sending players the changes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from cardroom.room.hosting.watched_table import Audience
from cardroom.room.identity.client_connection import Presence
from cardroom.room.notices.notices import own_seat
from cardroom.room.protocol.server_messages import MySeat
from cardroom.table.table import Table


class OwnSeats:
    """Each table is read when none of its steps waits for the disk."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._by_table: dict[str, dict[str, MySeat]] = {}
        self._of_player: dict[str, dict[str, MySeat]] = {}
        self.tell: Callable[[str], None] = lambda _: None
        """Sends a player their own seats; set by the object that can do that."""

    def of(self, player: str) -> Collection[MySeat]:
        """A player's seats in tournaments."""
        return tuple(self._of_player.get(player, {}).values())

    def look(self, name: str, table: Table[Any] | None, audience: Audience) -> None:
        """Take over a table as it is now, None for one that no longer exists.

        A player who does not look at it, or plays at several, is sent every change; one who looks at it alone is sent
        changes of the seat and of being away.
        """
        players = [seat.player for seat in table.seats.values()] if table is not None else []
        seats = {
            one: seat for one in players if table is not None and (seat := own_seat(table, one)) is not None
        }
        before = self._by_table.pop(name, {})
        if seats:
            self._by_table[name] = seats
        changed = [one for one in dict.fromkeys((*before, *seats)) if before.get(one) != seats.get(one)]
        for player in changed:
            self._put(player, name, seats.get(player))
        for player in changed:
            if self._presence.is_present(player) and self._concerns(
                player, before.get(player), seats.get(player), audience
            ):
                self.tell(player)

    def _put(self, player: str, name: str, seat: MySeat | None) -> None:
        mine = self._of_player.setdefault(player, {})
        if seat is not None:
            mine[name] = seat
            return
        mine.pop(name, None)
        if not mine:
            del self._of_player[player]

    def _concerns(self, player: str, before: MySeat | None, now: MySeat | None, audience: Audience) -> bool:
        if before is None or now is None or len(self._of_player[player]) > 1:
            return True
        if not audience.following.issuperset(self._presence.of(player)):
            return True
        seen = msgspec.structs.replace(
            now, stack=before.stack, your_turn=before.your_turn, until_ms=before.until_ms
        )
        return seen != before
