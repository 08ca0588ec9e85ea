"""The name of a hand, and the five cards that make it."""

from collections.abc import Sequence

from cardroom.cards.card import card_text
from cardroom.cards.ranking.histogram import HandFault
from cardroom.cards.words import HandWords, high_words, low_words, soko_words
from cardroom.games import Share
from cardroom.games.rankers import own_cards_soko
from cardroom.table.events import Words

CARDS_OF_A_HAND = 5


def texts(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards as texts ("As")."""
    return tuple([card_text(card) for card in cards])


def words_of(share: Share, strength: int) -> Words:
    """The words of a hand by the ranking of a share."""
    words: HandWords
    if share.is_low:
        words = low_words(strength)
    elif share.rank is own_cards_soko:
        words = soko_words(strength)
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
    """
    own, common = list(hole), list(board)
    while len(own) + len(common) > CARDS_OF_A_HAND:
        own, common = _one_less(share, own, common, strength)
    return tuple(own + common)


def _one_less(share: Share, own: list[int], common: list[int], strength: int) -> tuple[list[int], list[int]]:
    for place in range(len(own)):
        less = own[:place] + own[place + 1 :]
        if _is_worth(share, less, common, strength):
            return less, common
    for place in range(len(common)):
        less = common[:place] + common[place + 1 :]
        if _is_worth(share, own, less, strength):
            return own, less
    raise AssertionError("five cards of every hand are worth what the hand is worth")


def _is_worth(share: Share, own: list[int], common: list[int], strength: int) -> bool:
    try:
        return strength_of(share, own, common) == strength
    except HandFault:
        # With too few hole or board cards for this game, the choice makes no hand.
        return False
