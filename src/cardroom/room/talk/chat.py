"""Table chat: who may speak, how often, and how a text is cleaned."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.hosting.house_commands import Answered
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.identity.person import Person
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox, nothing_to_put_back
from cardroom.room.runtime.pace import Pace
from cardroom.room.talk.all_in_pause import AllInPauses
from cardroom.room.talk.mutes import Mutes
from cardroom.room.tournaments.watched_tables import TournamentTables
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord

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
        outbox: Outbox,
        clock: Clock,
        houses: HouseWriters,
        tables: OpenTables,
        tournaments: TournamentTables,
        mutes: Mutes,
        pauses: AllInPauses,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._tournaments = tournaments
        self._houses = houses
        self._tables = tables
        self._mutes = mutes
        self.pauses = pauses
        self._gate = ChatGate()

    def say(self, person: Person, table: str, text: str, request: str) -> None:
        """Say something at a table where one sits.

        Refuses "chat-not-seated", "chat-muted", "chat-paused", and what the gate does not admit.
        """
        if self._tournaments.owner(table) is not None:
            self._say_in_a_tournament(person, table, text, request)
            return
        writer = self._tables.writer(table)
        if writer.table.seat_of(person.id) is None:
            raise _not_seated(table)
        self._mutes.check(person, table)
        self.pauses.check(table)
        now_ms = self._clock.now_ms()
        clean = self._gate.admit(person.id, text, now_ms)
        record = LogRecord(now_ms, person.id, SAY, table, clean, {"asked": request})
        house = self._houses[writer.terms.house]
        house.carry_out(Answered(table), Commit(log=(record,)), now_ms, player=person.id, asked=request)
        writer.tell_all(_encode(to_client.ChatSaid(table, person.id, person.name, clean, now_ms)).decode())

    def _say_in_a_tournament(self, person: Person, table: str, text: str, request: str) -> None:
        if not self._tournaments.seat_of(person.id, table):
            raise _not_seated(table)
        self._mutes.check(person, table)
        self.pauses.check(table)
        now_ms = self._clock.now_ms()
        clean = self._gate.admit(person.id, text, now_ms)
        record = LogRecord(now_ms, person.id, SAY, table, clean, {"asked": request})
        told = _encode(to_client.ChatSaid(table, person.id, person.name, clean, now_ms)).decode()
        commit = Commit(log=(record,))
        self._outbox.commit(
            commit, lambda: self._tournaments.tell_all(table, told), on_rejected=nothing_to_put_back
        )


def _not_seated(table: str) -> Refused:
    return Refused("chat-not-seated", "Only players at this table can talk here.", args={"table": table})
