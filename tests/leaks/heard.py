"""What was told in a world, and which places of each deck a viewer lawfully saw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from cardroom.room.hosting.journal import TableStep
from cardroom.room.hosting.own_cards import Held, take_in
from cardroom.store.rows import JournalRow
from cardroom.table.events import (
    BoardDealt,
    CardsDealt,
    CardsPlaced,
    CardsShown,
    CommunityCardDealt,
    Drew,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    MuckReshuffled,
    OfferedUp,
    PublicEvent,
    RestOfBoardShown,
    UpCardDealt,
)
from tests.leaks.decks import Dealer, first_place, places_in
from tests.leaks.replays import Replay


@dataclass
class Heard:
    """What was told in a world: texts by viewer, in order, and what the room keeps on the disk."""

    streams: dict[str, list[str]] = field(default_factory=dict)
    hole_places: dict[str, dict[int, set[int]]] = field(default_factory=dict)
    mucked_places: dict[str, set[int]] = field(default_factory=dict)
    reshuffled: set[str] = field(default_factory=set)
    public_places: dict[str, set[int]] = field(default_factory=dict)
    viewer_seats: dict[str, int] = field(default_factory=dict)
    shown_hands: int = 0
    dealer: Dealer = field(default_factory=Dealer)
    replays: dict[str, Replay] = field(default_factory=dict)

    def hands(self) -> set[str]:
        """Every hand that was dealt."""
        return set(self.hole_places)

    def seen(self, hand: str) -> set[int]:
        """The places that the viewer at this hand's table lawfully saw by the end of the script."""
        seat = self.viewer_seats.get(hand, 0)
        places = self.public_places.get(hand, set()) | self.hole_places[hand].get(seat, set())
        deck = self.dealer.dealt[hand]
        return {first_place(place, deck) for place in places}

    def mucked(self, hand: str) -> set[int]:
        """The places of cards that lost unseen at a showdown; what was discarded before is not among them."""
        deck = self.dealer.dealt[hand]
        return {first_place(place, deck) for place in self.mucked_places.get(hand, ())} - self.seen(hand)


def note_places(heard: Heard, journal: Iterable[tuple[JournalRow, TableStep]], viewer: str) -> None:
    """Which places of each deck were seen, and which of them by the viewer alone, out of the journal."""
    hand = ""
    held: Held = {}
    for _, step in journal:
        for event in step.events:
            if isinstance(event, HandStarted):
                hand = event.hand
                heard.hole_places[hand] = {}
                heard.public_places[hand] = set()
                heard.mucked_places[hand] = set()
                held.clear()
                seats = {seat.player: seat.seat for seat in event.seats}
                heard.viewer_seats[hand] = seats.get(viewer, 0)
            elif hand:
                take_in(held, event)
                _note_event(heard, hand, event, held)


def _note_event(heard: Heard, hand: str, event: PublicEvent, held: Held) -> None:
    own, public = heard.hole_places[hand], heard.public_places[hand]
    if isinstance(event, HoleDealt | Drew | CardsDealt):
        own[event.seat] = own.get(event.seat, set()) | places_in(event)
        if isinstance(event, CardsDealt) and event.cards:
            public |= places_in(event)
    elif isinstance(event, BoardDealt | HandShown | RestOfBoardShown | CardsShown):
        public |= places_in(event)
        heard.shown_hands += isinstance(event, HandShown)
    elif isinstance(event, UpCardDealt | CommunityCardDealt | OfferedUp):
        public.add(event.place)
    elif isinstance(event, CardsPlaced):
        public |= own.get(event.seat, set())  # they lie open
    elif isinstance(event, HandMucked):
        heard.mucked_places[hand] |= set(held.get(event.seat, ()))
    elif isinstance(event, MuckReshuffled):
        heard.reshuffled.add(hand)
