"""Table chat: who may speak, how often, and how a text is cleaned."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.pace import Pace
from cardroom.room.talk.all_in_pause import AllInPauses
from cardroom.room.talk.mutes import Mutes
from cardroom.rules.refused import Refused
from cardroom.store.rows import LogRecord

SAY: Final = "say"
"""The log's word for a chat message."""
MOST: Final = 5
WITHIN_MS: Final = 10_000
"""At most five messages in ten seconds: a guard against floods, not a rule of a house."""


_encode = msgspec.json.Encoder().encode


class ChatGate:
    """Limits each player to the pace of a conversation."""

    def __init__(self) -> None:
        self._pace = Pace(MOST, WITHIN_MS)

    def admit(self, player: str, text: str, now_ms: int) -> str:
        """The text as it may be sent: one line, without control characters. Refuses an empty one and a flood."""
        clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not clean:
            raise Refused("chat-empty", "Your message is empty.")
        if not self._pace.admits(player, now_ms):
            raise Refused(
                "chat-too-fast",
                f"You can send {MOST} messages in {WITHIN_MS // 1000} seconds; wait a moment.",
                args={"most": MOST, "seconds": WITHIN_MS // 1000},
            )
        return clean


class TableChat:
    """Players at a table talk to all who follow it; the log records what they say, with the id of the request."""

    def __init__(
        self,
        clock: Clock,
        tables: HostedTables,
        mutes: Mutes,
        pauses: AllInPauses,
    ) -> None:
        self._clock = clock
        self._tables = tables
        self._mutes = mutes
        self.pauses = pauses
        self._gate = ChatGate()

    def say(self, person: Person, table: str, text: str, request: str) -> None:
        """Say something at a table where one sits.

        Refuses "chat-not-seated", "chat-muted", "chat-paused", and what the gate does not admit.
        """
        hosted = self._tables.find(table)
        if hosted.table.seat_of(person.id) is None:
            raise Refused(
                "chat-not-seated", "Only players at this table can talk here.", args={"table": table}
            )
        self._mutes.check(person, table)
        self.pauses.check(table)
        now_ms = self._clock.now_ms()
        clean = self._gate.admit(person.id, text, now_ms)
        hosted.store_said(LogRecord(now_ms, person.id, SAY, table, clean, {"asked": request}), request)
        hosted.tell_all(_encode(to_client.ChatSaid(table, person.id, person.name, clean, now_ms)).decode())
