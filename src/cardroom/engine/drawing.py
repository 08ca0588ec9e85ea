"""After a betting round: own cards given up, or exchanged for new ones.

Everyone still in is asked in turn from the dealer's left, all-in or not. In a draw all cards to be exchanged lie on the
table before the first new one is dealt (CH-6.SVI.7); then new cards go out in the same order.

Whatever takes a turn here tells whether the exchange is over with it: then the hand goes on (`rounds.go_on`).
"""

from collections.abc import Sequence

from cardroom.engine import refusals
from cardroom.engine.events import ACCEPTED, DISCARDED, DREW, OFFERED, REFUSED, STOOD_PAT
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.reshuffle import burn, take
from cardroom.engine.state import HandState
from cardroom.engine.tasks import TO_ANSWER, TO_BET, TO_DISCARD, TO_DRAW


def begin_exchange(hand: HandState) -> None:
    """Ask the first player still in."""
    street = hand.setup.game.streets[hand.street]
    hand.asked = TO_DISCARD if street.discard else TO_DRAW
    hand.drawing = [0] * len(hand.status)
    hand.actor = _next_live(hand, 0)


def discard(hand: HandState, cards: Sequence[int]) -> bool:
    """The verb `Hand.discard`; whether it ends the exchange."""
    if hand.actor < 0 or hand.asked != TO_DISCARD:
        raise refusals.not_now(hand, "discard")
    wanted = hand.setup.game.streets[hand.street].discard
    _check(hand, cards, wanted, wanted)
    _put_down(hand, hand.actor, cards)
    return ask_next(hand)


def draw(hand: HandState, cards: Sequence[int]) -> bool:
    """The verb `Hand.draw`; whether it ends the exchange."""
    if hand.actor < 0 or hand.asked != TO_DRAW:
        raise refusals.not_now(hand, "draw")
    _check(hand, cards, 0, hand.setup.game.streets[hand.street].draw)
    player = hand.actor
    hand.drawing[player] = len(cards)
    if cards:
        _put_down(hand, player, cards)
    else:
        hand.events.append((STOOD_PAT, player))
        hand.decision += 1
    return ask_next(hand)


def accept(hand: HandState) -> bool:
    """The verb `Hand.accept`; whether it ends the exchange."""
    if hand.actor < 0 or hand.asked != TO_ANSWER:
        raise refusals.not_now(hand, "accept")
    player, place = hand.actor, hand.offered
    card = hand.deck[place]
    hand.decision += 1
    hand.holes[player] = [*hand.holes[player], card]
    hand.ups[player] = [*hand.ups[player], card]
    hand.hole_places[player] += (place,)
    hand.events.append((ACCEPTED, player, place, card))
    return deal_from(hand, player + 1)


def refuse(hand: HandState) -> bool:
    """The verb `Hand.refuse`; whether it ends the exchange."""
    if hand.actor < 0 or hand.asked != TO_ANSWER:
        raise refusals.not_now(hand, "refuse")
    player, place = hand.actor, hand.offered
    hand.decision += 1
    hand.muck.append(place)
    hand.events.append((REFUSED, player, place, hand.deck[place]))
    _deal_down(hand, player, 1)
    return deal_from(hand, player + 1)


def _check(hand: HandState, cards: object, least: int, most: int) -> None:
    if not isinstance(cards, list | tuple):
        raise refusals.wrong_count(hand, -1, least, most)
    held = list(hand.holes[hand.actor])
    for card in cards:
        if type(card) is not int or card not in held:
            raise refusals.not_your_card(hand, card)
        held.remove(card)
    if not least <= len(cards) <= most:
        raise refusals.wrong_count(hand, len(cards), least, most)


def _put_down(hand: HandState, player: int, cards: Sequence[int]) -> None:
    holes = list(hand.holes[player])
    places = list(hand.hole_places[player])
    gone: list[int] = []
    for card in cards:
        turn = holes.index(card)
        del holes[turn]
        gone.append(places.pop(turn))
    gone.sort()  # which card was named first is nobody's business
    hand.decision += 1
    hand.holes[player] = holes
    hand.hole_places[player] = tuple(places)
    hand.muck += gone
    hand.events.append((DISCARDED, player, tuple(gone), hand.asked == TO_DRAW))


def ask_next(hand: HandState) -> bool:
    """Ask the next player still in; after the last one the new cards are dealt. Whether the exchange is over."""
    player = _next_live(hand, hand.actor + 1)
    hand.actor = player
    if player >= 0:
        return False
    if hand.asked == TO_DRAW and any(hand.drawing) and hand.setup.rules.burns:
        burn(hand)
    return deal_from(hand, 0)


def deal_from(hand: HandState, first: int) -> bool:
    """New cards to those who put some down, from this player on; a single one is first offered face up.

    Whether the exchange is over: it is not while a card is on offer.
    """
    offers = hand.setup.game.offers_single_draw
    for player in range(first, len(hand.drawing)):
        count = hand.drawing[player]
        hand.drawing[player] = 0
        if count == 1 and offers:
            (place,) = take(hand, 1)
            hand.offered = place
            hand.asked = TO_ANSWER
            hand.actor = player
            hand.events.append((OFFERED, player, place, hand.deck[place]))
            return False
        if count:
            _deal_down(hand, player, count)
    hand.asked = TO_BET
    hand.actor = -1
    hand.offered = -1
    return True


def _deal_down(hand: HandState, player: int, count: int) -> None:
    places = take(hand, count)
    hand.holes[player] = [*hand.holes[player], *[hand.deck[place] for place in places]]
    hand.hole_places[player] += places
    hand.events.append((DREW, player, places))


def _next_live(hand: HandState, first: int) -> int:
    for player in range(first, len(hand.status)):
        if hand.status[player] != OUT:
            return player
    return -1
