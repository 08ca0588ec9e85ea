"""What a table leaves to whoever issues its chips: what hands are played for, and how chips come and go."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from cardroom.games import Game
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Placing
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.view import QuestionView
from cardroom.table.values.stakes import Stakes
from cardroom.table.values.takes import Taking

Seats = Mapping[int, Seat]
"""The taken seats by number."""

Broke = Literal["keep", "out"]
"""What becomes of a seat without the chips for another hand: its player may bring some, or the seat is free."""

Absent = Literal["sit_out", "blind_off"]
"""What becomes of a player who is away: left out of the deal, or dealt in, posting and decided for at once."""


@dataclass(frozen=True, slots=True)
class Hold:
    """No hand is to be dealt now; ``until_ms`` is when to ask again, None where only something new can change it."""

    why: Literal["not_begun", "over", "ordered"]
    until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that was played out. ``net`` is by player what it won or lost, ``taken`` by fund what left its pots ("" is
    the house): both together are nothing.
    """

    deal: RunningDeal
    net: dict[str, int]
    taken: dict[str, int]


class Economy(Protocol):
    """All that differs between tables by where their chips come from. It belongs to one table and keeps what is its own
    (a seat's time charge, a tournament's level); the table keeps seats, positions, clocks and the hand.

    It tells and moves by the `Decided` that it is handed, in the same commit as the table. It never deals: the stakes
    of a hand come back to the table in `StartHand`, so that a replay needs no levels from elsewhere.
    """

    @property
    def broke(self) -> Broke:
        """What becomes of a seat that has too few chips for another hand."""
        ...

    @property
    def absent(self) -> Absent:
        """What becomes of a player who is away."""
        ...

    def first_button(self, seats: Seats) -> int:
        """The seat that has the button in a first hand, 0 where the table draws it."""
        ...

    def next_hand(self, now_ms: int) -> Stakes | Hold:
        """What a hand begun now is played for, or why none is to begin."""
        ...

    def collect(self, seats: Seats, placing: Placing, stakes: Stakes, now_ms: int, decided: Decided) -> bool:
        """Before the deal (a void hand that is dealt anew had its own): take what seats pay beside the pots. Whether
        anybody paid.
        """
        ...

    def taken(self, game: Game, dealt_in: int) -> Taking | None:
        """What may be taken out of the pots of a hand dealt to so many; None for nothing."""
        ...

    def hand_begun(self, deal: RunningDeal) -> None:
        """A hand is dealt, or dealt anew after it was void."""
        ...

    def hand_shown(self, deal: RunningDeal, decided: Decided) -> None:
        """The cards of a hand are played out and its pots won; it is not closed yet."""
        ...

    def hand_over(self, hand: FinishedHand, now_ms: int, decided: Decided) -> None:
        """The hand is over and every stack what it made of it; wishes of the players come next."""
        ...

    def chips_in(self, seat: Seat, decided: Decided) -> None:
        """A seat's hand is over: chips that wait for that reach the stack."""
        ...

    def chips_out(self, seat: Seat, amount: int, long_break_ms: int, decided: Decided) -> None:
        """The seat's player leaves with ``amount``."""
        ...

    def chips_back(self, player: str, amount: int, decided: Decided) -> None:
        """A void hand gives ``amount`` back to a player who has left since it began."""
        ...

    def settle(self, seats: Seats, decided: Decided) -> None:
        """Behind every command: what follows from the table as it is now."""
        ...

    def show_question(self, seats: Seats) -> QuestionView | None:
        """What all players are asked just now, for everybody to see."""
        ...

    def bomb_pot(self) -> frozenset[str]:
        """The players who have agreed that the next hand is a bomb pot; nobody where it is none."""
        ...

    def dump(self) -> dict[str, Any]:
        """What it keeps, as plain data."""
        ...

    def load(self, data: Mapping[str, Any]) -> None:
        """Take up what `dump` gave. Raises ValueError or msgspec.ValidationError for anything else."""
        ...
