"""Card readers of live tables: a device with a token of its own tells own cards and boards, and nothing else."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

from msgspec.structs import replace

from cardroom.room.accounts.players import Players
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import hash_of
from cardroom.room.live.dealt_tables import READER, DealtTable, DealtTables
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.model.commands import TellFact
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_open_face import ToldOpenFace

TOKEN_BYTES: Final = 32


class CardReaders:
    """Gives each live table one reader, and takes what it reads; also sets the delay of the table's stream."""

    def __init__(self, outbox: Outbox, clock: Clock, players: Players, live: DealtTables) -> None:
        self._outbox = outbox
        self._clock = clock
        self._players = players
        self._live = live

    async def give(self, by: Person, table: str, reason: str) -> str:
        """Return a new token for the reader of a table; the one before it ends."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._set(by, table, "give_reader", reason, {}, reader=hash_of(token).hex())
        return token

    async def set_delay(self, by: Person, table: str, seconds: int, reason: str) -> None:
        """Stream a table with a delay; -1 ends the stream."""
        await self._set(by, table, "set_stream", reason, {"delay_seconds": seconds}, delay_seconds=seconds)

    async def _set(
        self, by: Person, table: str, what: str, reason: str, details: dict[str, Any], **changed: Any
    ) -> None:
        check_may(self._players.now(by), "deal_live")
        after: DealtTable = replace(self._live.get(table), **changed)
        put_back = self._live.put(after)
        record = LogRecord(self._clock.now_ms(), by.id, what, table, reason, details)
        await self._outbox.keep(Commit(changes=(after.keeping(),), log=(record,)), put_back)
        self._live.tell(table)

    async def read(self, table: str, token: str, seat: int, cards: tuple[str, ...], board: int) -> None:
        """Take what a reader tells of the running hand: a seat's own cards, or with `seat` 0 cards of a board.

        Refuses "not-the-reader", "no-hand-now", "not-in-open-face", and as the hand does.
        """
        known = self._live.get(table).reader
        if not known or not hmac.compare_digest(known, hash_of(token).hex()):
            raise Refused("not-the-reader", "This is not the token of the table's card reader.")
        writer = self._live.writer(table)
        hand = writer.table.hand
        if isinstance(hand, ToldOpenFace):
            raise Refused(
                "not-in-open-face", "In Open Face cards lie open: they are entered as they are laid."
            )
        if not isinstance(hand, ToldHand) or hand.chooser or hand.is_decided:
            raise Refused("no-hand-now", "No hand is being played at this table.")
        fact: dict[str, Any] = {"do": "board", "board": board, "cards": list(cards)}
        if seat:
            fact = {"do": "read", "seat": seat, "cards": list(cards)}
        writer.carry_out(TellFact(READER, hand.hand, fact), StepContext(player=READER))
        await self._outbox.durable()
