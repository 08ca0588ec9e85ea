"""The record of the hand that a table is playing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.hand_counts import counts_of, nets_of, went_on
from cardroom.room.hosting.journal import (
    Record,
    Summary,
    encode,
    encode_record,
    encode_summary,
)
from cardroom.room.hosting.own_cards import held_at_end
from cardroom.room.hosting.watched_table import Audience
from cardroom.store.rows import HandRecord, UncompressedHand
from cardroom.table.events import (
    BoardDealt,
    CommunityCardDealt,
    DropTaken,
    HandEnded,
    HandStarted,
    HandVoided,
    PotAwarded,
    PublicEvent,
    RakeTaken,
)
from cardroom.table.model.commands import Command, StartHand
from cardroom.table.model.view import TableTerms
from cardroom.table.restating import as_restated

ENDS: Final = frozenset((HandEnded, HandVoided))


class HandLog:
    """Collects the public events of one hand after another, and makes a `HandRecord` of each."""

    def __init__(self, terms: TableTerms, book: str) -> None:
        """`book` is the version of the rulebook that the table is dealt by."""
        self._terms = terms
        self._book = book
        self._hand: str | None = None
        self._events: list[PublicEvent] = []
        self._told: list[bytes] = []
        self.has_step = False
        """Whether all events of the last step belong to a hand, so that the hand's record has them."""
        self.went_on = (0, 0)
        """For the last finished hand: the players dealt in, and those in when it went on after the first round."""

    @property
    def running(self) -> bool:
        """Whether a hand is being collected."""
        return self._hand is not None

    def hand_of(self, command: Command) -> str | None:
        """Return the hand a command belongs to: the running one, or the one it starts."""
        return command.hand if isinstance(command, StartHand) else self._hand

    def follow(
        self, command: Command, events: Sequence[PublicEvent], told: bytes, watched_by: Audience | None = None
    ) -> UncompressedHand | None:
        """Add a step; return the record of the hand it ends, if any, with the players it was `watched_by`.

        `told` are the events encoded. Events after the hand's last one (a player leaves) are not part of the hand.
        """
        if isinstance(command, StartHand) and any(isinstance(event, HandStarted) for event in events):
            self._hand, self._events, self._told = command.hand, [], []
        self.has_step = self._hand is not None and bool(events)
        if self._hand is None:
            return None
        if ENDS.isdisjoint(map(type, events)):
            self._events += events
            self._told.append(told)
            return None
        for place, event in enumerate(events):
            self._events.append(event)
            if isinstance(event, HandEnded | HandVoided):
                self.has_step = place + 1 == len(events)
                self._told.append(told if self.has_step else encode(events[: place + 1]))
                return self._closed(event, watched_by.players if watched_by is not None else ())
        raise AssertionError("one of them ended the hand")

    def so_far(self) -> Record:
        """Return the record of the running hand as it is now."""
        told = msgspec.json.decode(
            b"[" + b",".join(self._told) + b"]", type=tuple[tuple[PublicEvent, ...], ...]
        )
        return Record(self._terms, {}, told, self._book)

    def _closed(self, end: HandEnded | HandVoided, watched: Iterable[str]) -> UncompressedHand:
        events, self._events = as_restated(self._events), []
        told, self._told = msgspec.Raw(b"[" + b",".join(self._told) + b"]"), []
        self._hand = None
        start = next(event for event in events if isinstance(event, HandStarted))
        voided = isinstance(end, HandVoided)
        self.went_on = (0, 0) if voided else went_on(events)
        seats = {dealt.player: dealt.seat for dealt in start.seats}
        summary, terms, book, watching = (
            self._summary(start, events, end),
            self._terms,
            self._book,
            tuple(watched),
        )

        def unpressed() -> HandRecord:
            return HandRecord(
                hand_id=start.hand,
                table_id=terms.table,
                number=start.number,
                started_ms=start.at_ms,
                ended_ms=end.at_ms,
                players=tuple(seats),
                summary=encode_summary(summary),
                record=encode_record(terms, seats, told, book, tuple(sorted(watching))),
                outcome="void" if voided else "complete",
                counts=counts_of(terms, events, summary.nets)
                if not voided and chips_of(terms).are_counted
                else None,
            )

        return unpressed

    def _summary(
        self, start: HandStarted, events: tuple[PublicEvent, ...], end: HandEnded | HandVoided
    ) -> Summary:
        dealt = held_at_end(events)
        won = sum(e.amount for e in events if isinstance(e, PotAwarded))
        raked = sum(e.amount for e in events if isinstance(e, RakeTaken | DropTaken))
        terms = self._terms
        return Summary(
            table_name=terms.name,
            game=terms.game,
            form=start.form,
            stake=terms.stake,
            board=board_of(events),
            pot=won + raked,
            nets=nets_of(start, events, end),
            places={s.player: dealt[s.seat] for s in start.seats if s.seat in dealt},
            tournament=terms.tournament,
            private=terms.private,
            stakes=start.stakes,
        )


def board_of(events: tuple[PublicEvent, ...]) -> tuple[str, ...]:
    """Return the cards of the boards in the order dealt, and a community card that came without a board."""
    cards: list[str] = []
    for event in events:
        if isinstance(event, BoardDealt):
            cards += event.cards
        elif isinstance(event, CommunityCardDealt):
            cards.append(event.card)
    return tuple(cards)
