"""What was told in a world, and which places of each deck a viewer lawfully saw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from cardroom.cards.deck import DECK_SIZE
from cardroom.room.journal import decode_step
from cardroom.store.rows import JournalRow
from cardroom.table.events import (
    BoardDealt,
    CardsDealt,
    CardsPlaced,
    CommunityCardDealt,
    Drew,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    MuckReshuffled,
    OfferedUp,
    PublicEvent,
    UpCardDealt,
)
from tests.leaks.decks import Dealer, places_in


@dataclass
class Heard:
    """What was told in a world: texts by viewer, in order, and what the room keeps on the disk."""

    streams: dict[str, list[str]] = field(default_factory=dict)
    hole_places: dict[str, dict[int, set[int]]] = field(default_factory=dict)
    public_places: dict[str, set[int]] = field(default_factory=dict)
    viewer_seats: dict[str, int] = field(default_factory=dict)
    shown_hands: int = 0
    dealer: Dealer = field(default_factory=Dealer)

    def hands(self) -> set[str]:
        """Every hand that was dealt."""
        return set(self.hole_places)

    def seen(self, hand: str) -> set[int]:
        """The places that the viewer at this hand's table lawfully saw by the end of the script."""
        seat = self.viewer_seats.get(hand, 0)
        return self.public_places.get(hand, set()) | self.hole_places[hand].get(seat, set())


def note_places(heard: Heard, journal: Iterable[JournalRow], viewer: str) -> None:
    """Which places of each deck were seen, and which of them by the viewer alone, out of the journal."""
    hand = ""
    for row in journal:
        for event in decode_step(row.payload).events:
            if isinstance(event, HandStarted):
                hand = event.hand
                heard.hole_places[hand] = {}
                heard.public_places[hand] = set()
                seats = {seat.player: seat.seat for seat in event.seats}
                heard.viewer_seats[hand] = seats.get(viewer, 0)
            elif hand:
                _note_event(heard, hand, event)


def _note_event(heard: Heard, hand: str, event: PublicEvent) -> None:
    own, public = heard.hole_places[hand], heard.public_places[hand]
    if isinstance(event, HoleDealt | Drew | CardsDealt):
        own[event.seat] = own.get(event.seat, set()) | places_in(event)
        if isinstance(event, CardsDealt) and event.cards:
            public |= places_in(event)
    elif isinstance(event, BoardDealt | HandShown):
        public |= places_in(event)
        heard.shown_hands += isinstance(event, HandShown)
    elif isinstance(event, UpCardDealt | CommunityCardDealt | OfferedUp):
        public.add(event.place)
    elif isinstance(event, CardsPlaced | HandMucked):
        # Placed cards lie open. Mucked ones nobody sees, but that they did not win is told to all: they stay.
        public |= own.get(event.seat, set())
    elif isinstance(event, MuckReshuffled):
        # Every card of the deck decides the order behind a reshuffle.
        public.update(range(DECK_SIZE))
