"""Cards that a document gives street by street: the next cards dealt come from them, whatever the deck held.

A written hand has neither burn cards nor the cards that lay in the muck when it was dealt again. So a hand played from
a document can rely only on the cards it gives, in the order in which they were dealt.
"""

from collections.abc import Sequence

from cardroom.engine.state import HandState


def deal_next_from(hand: HandState, cards: Sequence[int]) -> None:
    """The next cards dealt are these, -1 for an unknown one, and the deck has no others.

    If they do not suffice for everybody's own card of a stud street, one of them is for all (CH-6.STUD.16).
    """
    first = len(hand.deck)
    hand.deck = [*hand.deck, *cards]
    hand.stub = list(range(first, first + len(cards)))
    hand.is_reshuffled = True
