"""Reactions at a table: drawings from a small set, shown for a moment and stored nowhere."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.message_bases import Reaction
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.pace import Pace
from cardroom.room.talk.all_in_pause import AllInPauses
from cardroom.room.talk.mutes import Mutes
from cardroom.rules.refused import Refused

MOST: Final = 3
WITHIN_MS: Final = 10_000

_encode = msgspec.json.Encoder().encode


class TableReactions:
    """Players at a table react; all who follow it see that after the events before it, and nothing of it is stored."""

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
        self._pauses = pauses
        self._pace = Pace(MOST, WITHIN_MS)

    def react(self, person: Person, table: str, reaction: Reaction) -> None:
        """React at a table where one sits.

        Refuses "react-not-seated", "react-in-penalty", "react-too-fast", ("chat-muted") a muted player, and
        ("chat-paused") everybody while an all-in is run, where the operator wants that.
        """
        hosted = self._tables.find(table)
        seat = hosted.table.seat_of(person.id)
        if seat is None:
            raise Refused(
                "react-not-seated", "Only players at this table can react here.", args={"table": table}
            )
        self._mutes.check(person, table)
        self._pauses.check(table)
        now_ms = self._clock.now_ms()
        if seat.is_penalised(now_ms):
            words = "Players serving a penalty can't send reactions at that table."
            raise Refused("react-in-penalty", words, args={"table": table})
        if not self._pace.admits(person.id, now_ms):
            seconds = WITHIN_MS // 1_000
            words = f"You can send {MOST} reactions in {seconds} seconds; wait a moment."
            raise Refused("react-too-fast", words, args={"most": MOST, "seconds": seconds})
        hosted.tell_all(_encode(to_client.Reacted(table, person.id, reaction, now_ms)).decode())
