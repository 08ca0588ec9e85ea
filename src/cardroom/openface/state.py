"""The state of one deal of Open Face Chinese and its queries; `openface.hand` adds the verbs."""

from collections.abc import Sequence
from typing import Final

from cardroom.openface.events import DEALT_FIRST, Event
from cardroom.openface.rows import FIRST_CARDS, NO_ROWS, Rows
from cardroom.openface.setup import OpenFaceSetup

FACE_DOWN: Final = -1
_PLACES: Final[tuple[int, ...]] = tuple(range(52))


class OpenFaceState:
    """The state of one deal. Read its attributes freely; the verbs of `OpenFaceHand` change it.

    Lists are by player, clockwise from the next after the button; a button who sits out only has a stack. `actor` is
    the player to place, or -1; `decision` counts the turns taken. `rows` are face up for everyone; `to_place` are cards
    dealt and not placed, `places` their positions in the deck. Once the hand is over, `points` has what each player won
    from each other before any limit. `events` only grows. `deck` and `later_lie_open`, whether later cards are dealt face
    up, are those of the setup.
    """

    __slots__ = (
        "actor", "decision", "deck", "eliminated", "events", "is_over", "later_lie_open", "next_place", "places",
        "points", "rows", "setup", "stacks", "to_place",
    )  # fmt: skip

    def __init__(self, setup: OpenFaceSetup, deals: bool = True) -> None:
        """`deals` is False for a hand that gets its state from elsewhere."""
        self.setup = setup
        self.deck: Sequence[int] = setup.deck
        self.later_lie_open: bool = setup.rules.later_cards == "face_up"
        if deals:
            self._deal(setup)

    def _deal(self, setup: OpenFaceSetup) -> None:
        count = setup.players
        self.stacks: list[int] = list(setup.stacks)
        self.rows: list[Rows] = [NO_ROWS] * count
        self.events: list[Event] = []
        self.decision = 0
        self.is_over = False
        self.points: list[tuple[int, ...]] = []
        self.eliminated: list[int] = []
        self.actor = 0
        # Five rounds of one card each, clockwise from the next after the button (CH-6.OFC.1, CH-6.OFC.2).
        dealt = FIRST_CARDS * count
        deck = self.deck
        self.places: list[tuple[int, ...]] = [_PLACES[player:dealt:count] for player in range(count)]
        self.to_place: list[tuple[int, ...]] = [tuple(deck[player:dealt:count]) for player in range(count)]
        self.next_place = dealt
        for player, places in enumerate(self.places):
            self.events.append((DEALT_FIRST, player, places))

    @property
    def sets_first(self) -> bool:
        """Whether the player to act has to set the first five cards rather than place a single one."""
        return self.actor >= 0 and len(self.to_place[self.actor]) == FIRST_CARDS

    def visible_to_place(self, player: int, viewer: int) -> tuple[int, ...]:
        """Cards dealt to a player and not placed, as visible to `viewer` (a player, or -1 for anyone else).

        -1 is a face-down card: one of the first five, or a later one if the house deals it face down.
        """
        cards = self.to_place[player]
        lies_open = len(cards) == 1 and self.later_lie_open
        return cards if player == viewer or lies_open else (FACE_DOWN,) * len(cards)
