"""Which card each fact of a recorded hand is about, as far as its viewer ever learned; ``??`` where not."""

from collections.abc import Sequence

from cardroom.histories.history_faults import BrokenHistory
from cardroom.table.events import (
    AnyEvent,
    CardsShown,
    Discarded,
    Drew,
    HandShown,
    HoleDealt,
    HoleSeen,
    OfferAccepted,
    OfferedUp,
    OfferRefused,
    UpCardDealt,
)

UNSEEN = "??"


class SeenCards:
    """The own cards dealt in a hand, numbered as they came: a card told late is known from its deal on, also one that
    was `shown` when the hand was over.
    """

    def __init__(self, events: Sequence[AnyEvent], shown: Sequence[CardsShown] = ()) -> None:
        self._texts: list[str] = []
        self._places: list[int] = []
        self._held: dict[int, list[int]] = {}
        self._of_event: dict[int, list[int]] = {}
        for index, event in enumerate(events):
            self._of_event[index] = self._take_in(event)
        for one in shown:
            self._learn(one)

    def of(self, index: int) -> tuple[str, ...]:
        """The cards that the event at this index deals, offers or puts away, in the order they were dealt."""
        return tuple([self._texts[number] for number in self._of_event[index]])

    def _take_in(self, event: AnyEvent) -> list[int]:
        match event:
            case HoleDealt() | Drew():
                return self._give(event.seat, event.places, [UNSEEN] * len(event.places))
            case UpCardDealt():
                return self._give(event.seat, (event.place,), [event.card])
            case OfferedUp():
                return self._enter((event.place,), [event.card])
            case OfferAccepted():
                self._held[event.seat].append(self._places.index(event.place))
            case OfferRefused():
                return [self._places.index(event.place)]
            case Discarded():
                held = self._held[event.seat]
                gone = [number for number in held if self._places[number] in event.places]
                self._held[event.seat] = [number for number in held if number not in gone]
                return gone
            case HoleSeen() | HandShown():
                for number, text in zip(self._held.get(event.seat, []), event.cards, strict=False):
                    self._texts[number] = text
            case _:
                pass
        return []

    def _learn(self, shown: CardsShown) -> None:
        """Cards by their places; where nobody tells those, in place of the first that are not known.

        Raises BrokenHistory: nobody was dealt such a card.
        """
        if not {*shown.places} <= {*self._places}:
            raise BrokenHistory("events", f"seat {shown.seat} shows a card that was not dealt")
        if shown.places:
            for place, text in zip(shown.places, shown.cards, strict=True):
                self._texts[self._places.index(place)] = text
            return
        held = self._held.get(shown.seat, [])
        unknown = [number for number in held if self._texts[number] == UNSEEN]
        known = [self._texts[number] for number in held]
        for number, text in zip(unknown, [text for text in shown.cards if text not in known], strict=False):
            self._texts[number] = text

    def _enter(self, places: Sequence[int], texts: list[str]) -> list[int]:
        first = len(self._texts)
        self._texts += texts
        self._places += places
        return list(range(first, first + len(texts)))

    def _give(self, seat: int, places: Sequence[int], texts: list[str]) -> list[int]:
        numbers = self._enter(places, texts)
        self._held.setdefault(seat, []).extend(numbers)
        return numbers
