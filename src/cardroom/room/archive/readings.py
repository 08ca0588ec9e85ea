"""The right to read a finished hand: players who sat in it, players who watched it, and staff who give a reason."""

from __future__ import annotations

from typing import Final

from cardroom.room.accounts.players import Players
from cardroom.room.archive.finished_hands import Hands
from cardroom.room.hosting.house import OPEN_FOR_MS
from cardroom.room.hosting.house_commands import OpenHand
from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.journal import decode_record
from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.permissions import PERMISSIONS, check_may
from cardroom.room.identity.person import Person
from cardroom.room.protocol.hand_rows import HandRows
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.page_reads import PageReads
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.events import HandEnded, HandVoided
from cardroom.table.model.decided import Decided

WATCHED: Final = "watch_hand"
READ: Final = "read_hand"
READ_ALL: Final = "read_hands"


class Readings:
    """Notes the players who watch a hand, and opens finished hands to those who may read them."""

    def __init__(
        self,
        pages: PageReads,
        outbox: Outbox,
        clock: Clock,
        main: HouseWriter,
        players: Players,
        hands: Hands,
    ) -> None:
        self._pages = pages
        self._outbox = outbox
        self._clock = clock
        self._main = main
        self._players = players
        self._hands = hands

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Return, at the end of a hand, the record of players who watched it and were not dealt in.

        It is part of the transaction of the hand itself.
        """
        ended = next((event for event in decided.events if isinstance(event, HandEnded | HandVoided)), None)
        watched = writer.audience.players if ended is not None else frozenset()
        if ended is None or not watched:
            return SideEffects()
        line = LogRecord(now_ms, "room", WATCHED, ended.hand, "", {"players": sorted(watched)})
        return SideEffects((line,))

    async def check(self, person: Person, hand: str) -> None:
        """Refuse ("no-such-hand", "hand-needs-reason", "hand-not-yours") a hand that is not open to this person."""
        person = self._players.now(person)
        if await self._pages.read(person.id, lambda reader: self._is_open(reader, person, hand)):
            return
        if "read_hand" in PERMISSIONS[person.role]:
            raise Refused("hand-needs-reason", "Say why you read a hand that you neither played nor watched.")
        raise Refused(
            "hand-not-yours", "A hand is open to those who sat in it or watched it.", args={"hand": hand}
        )

    def _is_open(self, reader: Reader, person: Person, hand: str) -> bool:
        stored = reader.hand(hand)
        if stored is None:
            raise Refused("no-such-hand", f"There is no finished hand {hand!r}.", args={"hand": hand})
        if person.id in stored.players:
            return True
        if person.id in decode_record(stored.record).watched:
            return True
        if "read_hand" not in PERMISSIONS[person.role]:
            return False
        opened_ms = self._main.house.opened.get(person.id, {}).get(hand)
        return opened_ms is not None and opened_ms > self._clock.now_ms() - OPEN_FOR_MS

    async def open_to_staff(self, by: Person, hand: str, reason: str) -> None:
        """Let this member of staff read the hand for an hour: as a spectator saw it, no more."""
        check_may(self._players.now(by), READ)
        if await self._pages.read(by.id, lambda reader: reader.hand(hand)) is None:
            raise Refused("no-such-hand", f"There is no finished hand {hand!r}.", args={"hand": hand})
        now_ms = self._clock.now_ms()
        record = LogRecord(now_ms, by.id, READ, hand, reason)
        self._main.carry_out(OpenHand(by.id, hand), Commit(log=(record,)), now_ms)
        await self._outbox.durable()

    async def hands_of(self, by: Person, player: str, reason: str, before: str) -> HandRows:
        """Return a player's hands as staff may see them: when, where and the result, without the player's cards."""
        check_may(self._players.now(by), READ_ALL)
        await self._players.must_know(player)
        await self._keep(by, READ_ALL, player, reason)
        return await self._hands.rows(player, before, with_cards=False)

    async def _keep(self, by: Person, what: str, subject: str, reason: str) -> None:
        record = LogRecord(self._clock.now_ms(), by.id, what, subject, reason)
        await self._outbox.keep(Commit(log=(record,)))
