"""A hand whose cards chance draws one by one: before each decision, those that lie or are held by then."""

from collections.abc import Sequence

from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action


class CardsByChance:
    """Cards drawn so far, the actions so far, and the hand they make; cards not yet drawn follow in any order.

    How many cards a game deals must not depend on which they are.
    """

    def __init__(self, base: Setup) -> None:
        self.base = base
        self.drawn: list[int] = []
        self.actions: list[Action] = []
        self.hand = Hand(base)
        self.seen: Hand | None = None
        """The hand as it was when all its cards had last been drawn; None before the first deal is complete."""

    def __deepcopy__(self, memo: object) -> "CardsByChance":
        return self.copy()

    def copy(self) -> "CardsByChance":
        """Return one that goes on by itself."""
        other: CardsByChance = object.__new__(CardsByChance)
        other.base, other.drawn, other.actions = self.base, self.drawn[:], self.actions[:]
        other.hand = self.hand.copy()
        other.seen = other.hand if self.seen is self.hand else self.seen
        return other

    @property
    def lacks_cards(self) -> bool:
        """Whether cards have been dealt that chance has not drawn yet."""
        return self.hand.next_place > len(self.drawn)

    def undrawn(self) -> list[int]:
        """Return the cards that can come next."""
        return sorted(set(self.base.deck) - set(self.drawn))

    def draw(self, card: int) -> None:
        """Draw the next card by chance; with the last one that was dealt, the hand is played again with all of them."""
        self.drawn.append(card)
        if self.lacks_cards:
            return
        deck: Sequence[int] = [*self.drawn, *self.undrawn()]
        self.hand = self.seen = Hand.replay(self.base.with_deck(deck), self.actions)
        assert not self.lacks_cards, "how many cards are dealt depends on the cards"

    def act(self, action: Action) -> None:
        """Carry out an action; the earlier hand remains visible until the cards that follow are drawn."""
        before = self.hand.copy()
        self.hand.act(*action)
        self.actions.append(action)
        self.seen = before if self.lacks_cards else self.hand
