"""Facts for one seat alone. They are added to that seat's messages; no other message has a place for them."""

from cardroom.table.events.base import Event


class HoleSeen(Event, frozen=True):
    """Your own cards, in the order they were dealt."""

    seat: int
    cards: tuple[str, ...]


class HoldingNamed(Event, frozen=True):
    """What your cards make with the board so far."""

    seat: int
    category: str
    ranks: tuple[str, ...]


class WishesChanged(Event, frozen=True):
    """What you have asked for and the table will do at the next chance.

    ``top_up`` is paid for and waits for the hand's end; ``top_up_to`` is the stack of the hand's start with it. What
    the limits do not let in when the hand is over goes back to the wallet.
    """

    seat: int
    sit_out_next_hand: bool
    skip_next_big_blind: bool
    leave_after_hand: bool
    top_up_to: int | None = None
    top_up: int = 0
