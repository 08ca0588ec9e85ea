"""The places of the deck that each player's cards came from, read from the public events of a hand.

A hand's record names no unseen card; the places and the deck, whose seed is in the vault, give each player's own cards.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from cardroom.cards.card import card_text
from cardroom.cards.deck import DECK_SIZE, second_deck
from cardroom.table.events import (
    AnyEvent,
    BoardDealt,
    CardsDealt,
    CardsPlaced,
    CardsShown,
    CardsToPlace,
    CommunityCardDealt,
    Discarded,
    Drew,
    HandShown,
    HoleDealt,
    HoleSeen,
    OfferAccepted,
    OfferedUp,
    PublicEvent,
    RestOfBoardShown,
    UpCardDealt,
)

Held = dict[int, tuple[int, ...]]
"""For each seat, the places its own cards came from, in the order dealt."""


OWN_CARDS_CHANGE: Final[frozenset[type]] = frozenset(
    {HoleDealt, Drew, UpCardDealt, OfferAccepted, Discarded, CardsDealt}
)
"""The events that change a seat's own cards. They are few in a hand, so all others are skipped first."""


def take_in(held: Held, event: PublicEvent) -> int:
    """Apply one event; return the seat whose own cards it changed, 0 for none."""
    if type(event) not in OWN_CARDS_CHANGE:
        return 0
    if isinstance(event, HoleDealt | Drew):
        held[event.seat] = (*held.get(event.seat, ()), *event.places)
    elif isinstance(event, UpCardDealt | OfferAccepted):
        held[event.seat] = (*held.get(event.seat, ()), event.place)
    elif isinstance(event, Discarded):
        held[event.seat] = tuple([place for place in held[event.seat] if place not in event.places])
    elif isinstance(event, CardsDealt):
        held[event.seat] = (*held.get(event.seat, ()), *event.places)
    else:
        return 0
    return event.seat


def held_at_end(events: Iterable[PublicEvent]) -> Held:
    """Return the places of each seat's own cards at the end of the hand, or when the seat folded."""
    held: Held = {}
    for event in events:
        take_in(held, event)
    return held


def both_decks(deck: Sequence[int]) -> list[int]:
    """Return the deck, and from place 52 on the order in which its cards are dealt again after a reshuffle."""
    return [*deck, *second_deck(deck)]


def seen_by(events: Iterable[PublicEvent], seat: int, deck: Sequence[int]) -> tuple[AnyEvent, ...]:
    """Return the public events, with this seat's private event after each that changed its own cards."""
    cards = both_decks(deck) if deck else []
    held: Held = {}
    seen: list[AnyEvent] = []
    for event in events:
        seen.append(event)
        if take_in(held, event) != seat or not seat or not cards:
            continue
        if isinstance(event, CardsDealt):
            seen.append(CardsToPlace(seat, tuple([card_text(cards[place]) for place in event.places])))
        else:
            seen.append(HoleSeen(seat, tuple([card_text(cards[place]) for place in held[seat]])))
    return tuple(seen)


def places_seen(events: Iterable[PublicEvent], seat: int) -> set[int]:
    """Return the places of the sealed deck whose cards this seat (0: a spectator) saw: its own and the open ones.

    A card dealt again after a reshuffle has a place of the second order, which the seal does not open one by one.
    """
    places: set[int] = set()
    waiting: dict[int, tuple[int, ...]] = {}
    for event in events:
        if isinstance(event, BoardDealt | HandShown | RestOfBoardShown | CardsShown):
            places.update(event.places)
        elif isinstance(event, UpCardDealt | CommunityCardDealt | OfferedUp):
            places.add(event.place)
        elif isinstance(event, HoleDealt | Drew) and event.seat == seat:
            places.update(event.places)
        elif isinstance(event, CardsDealt):
            waiting[event.seat] = event.places
            if event.cards or event.seat == seat:
                places.update(event.places)
        elif isinstance(event, CardsPlaced):
            places.update(waiting.pop(event.seat, ()))
    return {place for place in places if place < DECK_SIZE}


def places_passed_over(events: Iterable[PublicEvent], deck: Sequence[int], cards: Iterable[int]) -> set[int]:
    """Return the places before the last card dealt that hold none of the `cards` a game is played with.

    They are opened to everybody, so that nobody has to believe that a card was passed over for this reason.
    """
    dealt: set[int] = {-1}
    for event in events:
        if isinstance(event, BoardDealt | HoleDealt | Drew | RestOfBoardShown):
            dealt.update(event.places)
        elif isinstance(event, UpCardDealt | OfferedUp):
            dealt.add(event.place)
    played = frozenset(cards)
    return {place for place, card in enumerate(deck[: max(dealt)]) if card not in played}
