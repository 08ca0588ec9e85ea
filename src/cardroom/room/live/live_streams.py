"""Streams of live tables: own cards, stacks and pots, as they were when the house's delay was over. Own cards that only a
reader has told are in no stream until their hand is closed, whatever the delay.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from cardroom.room.identity.naming import Names
from cardroom.room.live.dealt_tables import DealtTables
from cardroom.room.live.hand_result import HandResults
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.protocol.live_answers import LiveStream, StreamSeat
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.table.told.dealers_view import DealersHand, DealersSeat
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_play import shown_to_dealer

KEPT_MOST = 20_000
"""The moments that are kept of one stream."""


class StreamMoment(NamedTuple):
    """A table at a time, and the cards of its seats that lay open there."""

    at_ms: int
    told: LiveStream
    open_cards: tuple[tuple[str, ...], ...]

    def in_play(self) -> LiveStream:
        """The moment as it may be told until its hand is closed."""
        seats = zip(self.told.seats, self.open_cards, strict=True)
        return replace(self.told, seats=tuple([replace(seat, cards=cards) for seat, cards in seats]))


class LiveStreams:
    """Keeps each moment of the tables that are streamed, until the delay is over and the next one replaces it.

    Behind a stop of the room a stream begins anew: nothing is told before a delay has passed.
    """

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        names: Names,
        live: DealtTables,
        board: FloorBoard,
        results: HandResults,
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._timers = time.timers
        self._names = names
        self._live = live
        self._results = results
        self._board = board
        self._moments: dict[str, deque[StreamMoment]] = {}
        board.followers.append(self.changed)

    def changed(self, table: str) -> None:
        """Keep the moment behind what was decided so far."""
        if self._live.is_streamed(table):
            self._outbox.after(partial(self._keep, table))
        else:
            self._moments.pop(table, None)

    def _keep(self, table: str) -> None:
        if not self._live.is_streamed(table):
            return
        now_ms, seconds = self._clock.now_ms(), self._live.get(table).delay_seconds
        moments = self._moments.setdefault(table, deque(maxlen=KEPT_MOST))
        moments.append(self._now(table, now_ms, seconds))
        self._timers.at(now_ms + 1000 * seconds, partial(self._board.changed, "stream", table))

    def view(self, table: str) -> LiveStream:
        """The table as it was a delay ago; without seats while nothing may be told.

        Refuses "no-such-table", "no-stream".
        """
        found = self._live.get(table)
        if found.delay_seconds < 0:
            raise Refused("no-stream", "This table is not streamed.")
        over_ms = self._clock.now_ms() - 1000 * found.delay_seconds
        moments = self._moments.get(table, deque())
        while len(moments) > 1 and moments[1].at_ms <= over_ms:
            moments.popleft()
        writer = self._live.writer(table)
        if moments and moments[0].at_ms <= over_ms:
            moment, shown = moments[0], shown_to_dealer(writer.table.play, writer.table.hand)
            is_open = shown is not None and shown.number == moment.told.hand
            return moment.in_play() if is_open else moment.told
        terms = writer.terms
        number = terms.desk_table
        return LiveStream(
            table, terms.name, terms.house, terms.currency, found.delay_seconds, desk_table=number
        )

    def _now(self, table: str, now_ms: int, seconds: int) -> StreamMoment:
        writer = self._live.writer(table)
        held, terms = writer.table, writer.terms
        names = self._names.of([seat.player for seat in held.seats.values()])
        hand = held.hand
        shown = shown_to_dealer(held.play, hand)
        in_hand = {one.seat: one for one in shown.seats} if shown is not None else {}
        reads = hand.reads if isinstance(hand, ToldHand) else {}
        seats = tuple(
            _seat(seat.number, names.get(seat.player, ""), seat.stack, in_hand.get(seat.number), reads)
            for seat in sorted(held.seats.values(), key=lambda one: one.number)
        )
        told = LiveStream(table, terms.name, terms.house, terms.currency, seconds, seats, *_of_hand(shown),
                          self._results.at(table), terms.desk_table)  # fmt: skip
        lie_open = {seat: one.cards for seat, one in in_hand.items() if not one.folded}
        return StreamMoment(now_ms, told, tuple([lie_open.get(seat.seat, ()) for seat in seats]))


def _of_hand(shown: DealersHand | None) -> tuple[int, int, int, tuple[tuple[str, ...], ...], int]:
    if shown is None:
        return 0, 0, 0, (), 0
    turn = shown.awaits_seats[0] if shown.awaits == "act" else 0
    return shown.number, shown.dealer, turn, shown.boards, shown.total


def _seat(
    number: int, name: str, stack: int, one: DealersSeat | None, reads: dict[int, tuple[str, ...]]
) -> StreamSeat:
    if one is None:
        return StreamSeat(number, name, stack)
    cards = () if one.folded else reads.get(number, one.cards)
    return StreamSeat(number, name, one.stack, one.bet, True, one.folded, one.all_in, cards, one.up,
                      one.rows)  # fmt: skip
