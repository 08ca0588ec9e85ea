"""The name of a hand, and the five cards that make it."""

from collections.abc import Sequence

from cardroom.cards.card import card_text
from cardroom.cards.ranking.badugi import counting_cards
from cardroom.cards.ranking.histogram import HandFault
from cardroom.cards.words import (
    HandWords,
    badugi_words,
    deuce_seven_words,
    high_words,
    low_words,
    short_words,
    soko_words,
)
from cardroom.games import Share
from cardroom.games.rankers import (
    any_cards_short,
    any_cards_short_trips,
    any_cards_soko,
    own_cards_badugi,
    own_cards_deuce_seven,
)
from cardroom.table.events import Words

CARDS_OF_A_HAND = 5
CARDS_OF_A_BADUGI = 4


def texts(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards as texts ("As")."""
    return tuple([card_text(card) for card in cards])


def cards_of_a_hand(share: Share) -> int:
    """How many cards at least make a hand by the ranking of a share."""
    return CARDS_OF_A_BADUGI if share.rank is own_cards_badugi else CARDS_OF_A_HAND


def words_of(share: Share, strength: int) -> Words:
    """The words of a hand by the ranking of a share."""
    words: HandWords
    if share.rank is own_cards_deuce_seven:
        words = deuce_seven_words(strength)
    elif share.rank is own_cards_badugi:
        words = badugi_words(strength)
    elif share.is_low:
        words = low_words(strength)
    elif share.rank is any_cards_soko:
        words = soko_words(strength)
    elif share.rank in (any_cards_short, any_cards_short_trips):
        words = short_words(strength, share.rank is any_cards_short_trips)
    else:
        words = high_words(strength)
    return Words(words.category, words.ranks)


def strength_of(share: Share, hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength of one hand on a board of three cards or more."""
    return share.rank([hole], board)[0]


def best_five(share: Share, hole: Sequence[int], board: Sequence[int], strength: int) -> tuple[int, ...]:
    """The cards that make a hand of ``strength``: hole cards first, then the board's, each in the order dealt.

    Cards are removed one after another as long as the strength stays the same. Hole cards are removed first, so that
    the board's card is shown if either would do. The share decides which combinations count.

    One pass is enough: a card that the hand needs is needed by every part of it as well. Of a badugi hand it is the
    cards that count, which may be fewer.
    """
    if share.rank is own_cards_badugi:
        return counting_cards(hole)
    own, common = list(hole), list(board)
    for cards in (own, common):
        place = 0
        while place < len(cards) and len(own) + len(common) > CARDS_OF_A_HAND:
            card = cards.pop(place)
            if not _is_worth(share, own, common, strength):
                cards.insert(place, card)
                place += 1
    assert len(own) + len(common) == CARDS_OF_A_HAND, (
        "five cards of every hand are worth what the hand is worth"
    )
    return tuple(own + common)


def _is_worth(share: Share, own: list[int], common: list[int], strength: int) -> bool:
    try:
        return strength_of(share, own, common) == strength
    except HandFault:
        # With too few hole or board cards for this game, the choice makes no hand.
        return False
