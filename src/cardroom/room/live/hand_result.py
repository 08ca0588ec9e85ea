"""The result of a decided hand of a live table: who won which pot, and what the house took."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from cardroom.engine import events as engine
from cardroom.openface.events import SETTLED
from cardroom.room.hosting.journal import Record, decode_record
from cardroom.room.identity.naming import Names
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.protocol.live_answers import LiveResult, PointsWon, PotResult, PotTake, ShareWon
from cardroom.store.protocol import Reader
from cardroom.table.events import DropTaken, HandVoided, PotAwarded, RakeTaken
from cardroom.table.events.open_face_events import ResultSettled
from cardroom.table.poker.settling_events import taken_told
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_open_face import ToldOpenFace
from cardroom.table.told.told_play import ToldDeal

UNCONTESTED: Final = "uncontested"


class HandResults:
    """The result of each live table's newest decided hand, until the next one is decided.

    A hand may be put right as long as it is not closed, so its result is read out of it then; behind a stop of the room,
    that of a hand that was closed before is read out of its record.
    """

    def __init__(self, names: Names, live: DealtTables) -> None:
        self._names = names
        self._live = live
        self._last: dict[str, LiveResult] = {}

    def load(self, reader: Reader) -> None:
        """Read, at a start, the results of the hands that were closed last. Runs beside the event loop."""
        for one in self._live.all():
            found = last_record(reader, one.table)
            if found is not None:
                number, record = found
                self._names.load(reader, record.seats)
                self._last[one.table] = result_told(number, record, self._names.of(record.seats))

    def changed(self, table: str) -> None:
        """Keep the result of a hand that is decided; forget a table that has closed."""
        if self._live.find(table) is None:
            self._last.pop(table, None)
            return
        now = self._now(table)
        if now is not None:
            self._last[table] = now

    def at(self, table: str) -> LiveResult | None:
        """Return the newest result of a table, None while there is none."""
        writer, now = self._live.writer(table), self._now(table)
        if now is not None:
            return now
        kept = self._last.get(table)
        hand = writer.table.hand
        is_undone = kept is not None and hand is not None and hand.number == kept.hand
        return None if is_undone else kept

    def _now(self, table: str) -> LiveResult | None:
        hand = self._live.writer(table).table.hand
        if not isinstance(hand, ToldHand | ToldOpenFace) or not hand.is_decided:
            return None
        return result_of(hand, self._names.of([one.player for one in hand.players]))


def result_of(hand: ToldDeal, names: Mapping[str, str]) -> LiveResult:
    """The result of a decided hand; `names` are those of its players by id."""
    if hand.is_void:
        return LiveResult(hand.number, is_void=True)
    seats = [one.seat for one in hand.players]
    called = [names.get(one.player, "") for one in hand.players]
    if isinstance(hand, ToldOpenFace):
        facts: Any = hand.engine.events
        points = [
            PointsWon(seats[fact[1]], called[fact[1]], fact[2], fact[3])
            for fact in facts
            if fact[0] == SETTLED
        ]
        return LiveResult(hand.number, points=tuple(points))
    won: dict[int, list[ShareWon]] = {}
    rakes: list[tuple[int, int]] = []
    for fact in cast("list[Any]", hand.engine.events):
        if fact[0] == engine.RAKED:
            rakes.append(fact[1:])
        elif fact[0] == engine.WON:
            _, pot, share, player, amount, _, _ = fact
            name, run = UNCONTESTED, 0
            if share != engine.UNCONTESTED:
                name, run = hand.engine.shares[share].name, hand.engine.shares[share].run
            won.setdefault(pot, []).append(ShareWon(seats[player], called[player], amount, name, run))
    pots = [PotResult(sum(one.amount for one in shares), tuple(shares)) for _, shares in sorted(won.items())]
    taken = [
        PotTake(one.amount, one.fund if isinstance(one, DropTaken) else "")
        for one in taken_told(hand, rakes)
        if one.amount
    ]
    return LiveResult(hand.number, pots=tuple(pots), taken=tuple(taken))


def last_record(reader: Reader, table: str) -> tuple[int, Record] | None:
    """The newest finished hand of a table with its number, None for none. Runs beside the event loop."""
    rows = reader.hands_at(table, limit=1).rows
    found = reader.hand(rows[0].hand_id) if rows else None
    return (rows[0].number, decode_record(found.record)) if found is not None else None


def result_told(number: int, record: Record, names: Mapping[str, str]) -> LiveResult:
    """The result of a hand as its record has it; `names` are those of its players by id."""
    called = {seat: names.get(player, "") for player, seat in record.seats.items()}
    won: dict[int, list[ShareWon]] = {}
    taken: list[PotTake] = []
    points: list[PointsWon] = []
    for event in record.events:
        if isinstance(event, HandVoided):
            return LiveResult(number, is_void=True)
        if isinstance(event, PotAwarded):
            share = ShareWon(event.seat, called.get(event.seat, ""), event.amount, event.share, event.run)
            won.setdefault(event.pot, []).append(share)
        elif isinstance(event, RakeTaken | DropTaken) and event.amount:
            taken.append(PotTake(event.amount, event.fund if isinstance(event, DropTaken) else ""))
        elif isinstance(event, ResultSettled):
            points.append(PointsWon(event.seat, called.get(event.seat, ""), event.points, event.amount))
    pots = [PotResult(sum(one.amount for one in shares), tuple(shares)) for _, shares in sorted(won.items())]
    return LiveResult(number, pots=tuple(pots), taken=tuple(taken), points=tuple(points))
