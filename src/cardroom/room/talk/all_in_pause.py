"""The pause of a table's chat while an all-in is run, at the tables of houses for which the operator wants it.

It begins when nobody can bet any more, and ends when pages have shown the result. Neither a restart nor a table that
was put back ends it early: while a hand waits for an answer, the hand itself says so.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, Final

import msgspec

from cardroom.room.hosting.hosted_tables import HostedTable, HostedTables
from cardroom.room.hosting.reveal import SLACK_MS, reveal_ms
from cardroom.room.hosting.watched_table import TableNews
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.table.events import (
    BoardDealt,
    CommunityCardDealt,
    Drew,
    HandEnded,
    HoleDealt,
    PublicEvent,
    UpCardDealt,
)
from cardroom.table.model.decided import Decided
from cardroom.table.poker.all_in_run import is_all_in_run
from cardroom.table.table import Table

DEALT: Final = (BoardDealt, CommunityCardDealt, Drew, HoleDealt, UpCardDealt)
SETTING: Final = "chat_paused_at_all_in"
_encode = msgspec.json.Encoder().encode


class AllInPauses:
    """Says of each table whether its chat is paused, and until when; tells it to all who follow the table."""

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        settings: RoomSettings,
        tables: HostedTables,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._houses = frozenset(settings.chat_paused_at_all_in)
        self._waits_for_pages = settings.pause_waits_for_pages
        self._tables = tables
        self._shown_until: dict[str, int] = {}
        """Until when pages show the end of the last all-in, by table."""
        self._told: dict[str, int] = {}

    # ------------------------------------------------------------------ following tables

    def stepped(self, hosted: HostedTable, step: Decided | TableNews, now_ms: int) -> None:
        """Follow a step of a table."""
        if hosted.table.terms.house in self._houses:
            self._follow(hosted, step.events, now_ms)

    def went_on(self, hosted: HostedTable) -> None:
        """Follow a step that only carries a hand on."""
        if hosted.table.terms.house in self._houses:
            self._follow(hosted, (), self._clock.now_ms())

    def _follow(self, hosted: HostedTable, events: Iterable[PublicEvent], now_ms: int) -> None:
        kinds, table = tuple(events), hosted.table
        name = table.terms.table
        if any(isinstance(one, HandEnded) for one in kinds) and any(isinstance(one, DEALT) for one in kinds):
            shown_ms = reveal_ms(kinds) + SLACK_MS if self._waits_for_pages else 0
            self._shown_until[name] = now_ms + shown_ms
        until_ms, told_ms = self._until(name, table, now_ms), self._told.pop(name, 0)
        if until_ms != told_ms:
            hosted.tell_all(_encode(to_client.ChatPaused(name, until_ms or now_ms)).decode())
        if until_ms:
            self._forget_past(now_ms)  # also of tables that closed meanwhile
            self._told[name] = until_ms

    def _forget_past(self, now_ms: int) -> None:
        for known in (self._told, self._shown_until):
            for name in [name for name, until_ms in known.items() if until_ms <= now_ms]:
                del known[name]

    def _until(self, name: str, table: Table[Any], now_ms: int) -> int:
        """Until when the chat is paused, 0 if it is not."""
        hand = table.hand
        if is_all_in_run(hand) and hand is not None and hand.turn is not None:
            return int(hand.turn.until_ms)
        until_ms = self._shown_until.get(name, 0)
        return until_ms if until_ms > now_ms else 0

    # ------------------------------------------------------------------ asking

    def until_ms(self, name: str) -> int:
        """Until when the chat of a table is paused, 0 if it is not."""
        hosted = self._tables.by_id.get(name) if self._houses else None
        if hosted is None or hosted.table.terms.house not in self._houses:
            return 0
        return self._until(name, hosted.table, self._clock.now_ms())

    def check(self, name: str) -> None:
        """Refuse ("chat-paused") whatever is said or shown at the table while an all-in is run."""
        now_ms, until_ms = self._clock.now_ms(), self.until_ms(name)
        if until_ms:
            seconds = max(1, -(-(until_ms - now_ms) // 1_000))
            raise Refused(
                "chat-paused",
                f"Nobody talks at this table while an all-in is run; wait {seconds} seconds.",
                args={"table": name, "seconds": seconds, "until_ms": until_ms},
            )

    def show(self, connection: ClientConnection, name: str) -> None:
        """Tell a connection that begins to follow a table of a pause that lasts."""
        until_ms = self.until_ms(name)
        if until_ms:
            text = _encode(to_client.ChatPaused(name, until_ms)).decode()
            self._outbox.after(lambda: connection.send(text))


def check_paused_houses(settings: RoomSettings, houses: Container[str]) -> None:
    """Raise `RoomUnusable` for a house that is not in the room."""
    for number, house in unknown_houses(settings, houses):
        raise RoomUnusable("no-such-house", f"Setting {SETTING}[{number}]: the room has no house {house!r}.")


def unknown_houses(settings: RoomSettings, houses: Container[str]) -> list[tuple[int, str]]:
    """The houses whose chat is to be paused and that are not in the room, with their places in the setting."""
    return [(place, one) for place, one in enumerate(settings.chat_paused_at_all_in) if one not in houses]


__all__ = ["SETTING", "AllInPauses", "check_paused_houses", "unknown_houses"]
