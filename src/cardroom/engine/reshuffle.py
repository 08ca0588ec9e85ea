"""The cards to be dealt next, and where the deck runs short, mucked or burned cards dealt again.

A sealed deck cannot be shuffled again in the middle of a hand: nobody's chance may enter. So each hand has a second
order of all 52 cards, fixed before the first card like the deck itself: the places 52 to 103 (`Setup.both_decks`). A
reshuffle deals the cards that lie in the muck in the order in which the second deck has them. A card dealt again has
a new place, so its old place tells nobody who holds it now.
"""

from typing import Final

from cardroom.cards.card import UNKNOWN
from cardroom.cards.deck import DECK_SIZE
from cardroom.engine.events import RESHUFFLED
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.state import HandState
from cardroom.rules.refused import Refused

_PLACES: Final = tuple(range(2 * DECK_SIZE))


def places_between(first: int, last: int) -> tuple[int, ...]:
    """The places from `first` up to but not including `last`."""
    # A piece of what is there costs half of a range made a tuple, and each street of each hand asks for one.
    return _PLACES[first:last] if last <= len(_PLACES) else tuple(range(first, last))


def take(hand: HandState, count: int) -> tuple[int, ...]:
    """The places of the next `count` cards. When the deck ends, the muck is shuffled and dealt on (CH-6.SVI.10)."""
    first = hand.next_place
    last = first + count
    if last <= len(hand.setup.deck) and not hand.is_reshuffled:
        hand.next_place = last
        return places_between(first, last)
    if not hand.is_reshuffled and len(hand.setup.deck) < DECK_SIZE:
        raise Refused("cards-unknown", "the deck ends before the hand does")
    places: list[int] = []
    for _ in range(count):
        if not cards_left(hand):
            reshuffle(hand, with_muck=True)
        places.append(_next(hand))
    return tuple(places)


def _next(hand: HandState) -> int:
    if hand.is_reshuffled:
        return hand.stub.pop(0)
    hand.next_place += 1
    return hand.next_place - 1


def cards_left(hand: HandState) -> int:
    """How many cards are left in the stub."""
    if hand.is_reshuffled:
        return len(hand.stub)
    return min(len(hand.setup.deck), DECK_SIZE) - hand.next_place


def burn(hand: HandState) -> None:
    """Put the house's burn cards aside."""
    hand.burned += take(hand, hand.setup.rules.burns)


def reshuffle(hand: HandState, with_muck: bool) -> None:
    """Shuffle what is left with the muck (discards and folded hands) or, if not `with_muck`, with the burn cards.

    Raises Refused ("cards-unknown") where not all of these cards are known, as in a history: the hand cannot go on.
    """
    if with_muck:
        again = hand.muck[:]
        hand.muck = []
        for player, status in enumerate(hand.status):
            if status == OUT and player not in hand.dealt_again:
                again += hand.hole_places[player]
                hand.dealt_again = [*hand.dealt_again, player]
    else:
        again = hand.burned[:]
        hand.burned = []
    left = hand.stub if hand.is_reshuffled else list(range(hand.next_place, DECK_SIZE))
    if hand.setup.waits_for_cards and again:
        # Somebody shuffles real cards: each comes to a new place, and which it is will be told (`Setup.second`).
        earlier = sum([int(str(event[1])) for event in hand.events if event[0] == RESHUFFLED])
        first = DECK_SIZE + earlier
        hand.stub = list(range(first, first + len(again) + len(left)))
        behind = [*hand.setup.second, *[UNKNOWN] * (earlier + len(hand.stub))]
        hand.deck = [*hand.setup.deck, *behind]
        hand.is_reshuffled = True
        hand.events.append((RESHUFFLED, len(hand.stub)))
        return
    cards = {hand.deck[place] for place in again + left}
    if not again or -1 in cards:
        raise Refused(
            "cards-unknown", "the deck has run out, and nobody knows which cards could be dealt again"
        )
    hand.deck = hand.setup.both_decks
    hand.is_reshuffled = True
    hand.stub = [place for place in range(DECK_SIZE, 2 * DECK_SIZE) if hand.deck[place] in cards]
    hand.events.append((RESHUFFLED, len(hand.stub)))
