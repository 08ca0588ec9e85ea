"""The winner of a unit that the winners of a share cannot divide, in games where cards decide it."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from cardroom.cards.card import rank_of, suit_of

if TYPE_CHECKING:
    from cardroom.games import Share

ByCard = Literal[
    "clockwise_from_dealers_left", "by_card_and_suit", "by_highest_card_and_suit", "by_suit_of_five"
]
"""By place; to the highest card, in a low share the lowest (CH-5.40); to the highest also in a low share (PF-3.4); to
the highest suit among the five cards of the combination (CK-TIE.2). Of equal ranks the suit decides, of equal suits
the rank."""


def card_worth(how: ByCard, cards: Sequence[int], is_low: bool) -> list[int]:
    """How good the cards are for an odd unit, the best one first: the player with the largest gets the first one.

    The next card decides where a card that is for all is the best of several.
    """
    assert how != "clockwise_from_dealers_left", "no card decides it there"
    if how == "by_suit_of_five":
        worths = [suit_of(card) * 13 + rank_of(card) for card in cards]
    elif how == "by_card_and_suit" and is_low:
        worths = [-((card + 4) % 52) for card in cards]  # an ace counts as one
    else:
        worths = list(cards)
    return sorted(worths, reverse=True)


def by_card(
    how: ByCard,
    players: Sequence[int],
    holes: Sequence[Sequence[int]],
    board: Sequence[int],
    share: "Share",
    strength: int,
) -> list[int]:
    """The winners of a share, who all hold a hand of this strength, in the order in which odd units go to them.

    A card for all (`board`) counts among the five of a combination, and not among a player's own.
    """

    def worth(player: int) -> list[int]:
        cards = holes[player]
        if how == "by_suit_of_five":
            cards = five_of(strength, [*cards, *board], lambda five: share.rank([five], [])[0])
        return card_worth(how, cards, share.is_low)

    return sorted(players, key=worth, reverse=True)


def five_of(strength: int, cards: Sequence[int], rank: Callable[[Sequence[int]], int]) -> Sequence[int]:
    """The five cards that make a hand of this strength; of several such fives the one with the highest suit."""
    fives = [five for five in combinations(cards, 5) if rank(five) == strength]
    return max(fives, key=lambda five: card_worth("by_suit_of_five", five, False))
