"""The protocol of a table's economy: the stakes of its hands, and the ways in which chips come and go."""

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
"""The treatment of a seat with too few chips for a hand: its player may bring some, or the seat becomes free."""

Absent = Literal["sit_out", "blind_off"]
"""The treatment of an absent player: left out of the deal, or dealt in, with posts and immediate decisions."""


@dataclass(frozen=True, slots=True)
class Hold:
    """No hand may be dealt now; ``until_ms`` is when to ask again, None if only a new event can change it."""

    why: Literal["not_begun", "over", "ordered"]
    until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand that was played out. ``net`` has each player's win or loss, ``taken`` the amount taken from the pots for
    each fund ("" is the house); together they sum to zero.
    """

    deal: RunningDeal
    net: dict[str, int]
    taken: dict[str, int]


class Economy(Protocol):
    """Everything in which tables differ by the source of their chips. An economy belongs to one table and has data of
    its own (a seat's time charge, a tournament's level); the table has seats, positions, clocks and the hand.

    It adds its events and movements to the `Decided` it receives, in the same commit as the table. It never deals: the
    stakes of a hand come back to the table in `StartHand`, so that a replay needs no levels from elsewhere.
    """

    @property
    def broke(self) -> Broke:
        """The treatment of a seat that has too few chips for another hand."""
        ...

    @property
    def absent(self) -> Absent:
        """The treatment of a player who is away."""
        ...

    def first_button(self, seats: Seats) -> int:
        """The seat that has the button in a first hand, 0 where the table draws it."""
        ...

    def next_hand(self, now_ms: int) -> Stakes | Hold:
        """The stakes of a hand begun now, or the reason why none may begin."""
        ...

    def collect(self, seats: Seats, placing: Placing, stakes: Stakes, now_ms: int, decided: Decided) -> bool:
        """Take the seats' payments besides the pots, before the deal but not before the redeal of a void hand. Whether
        anybody paid.
        """
        ...

    def taken(self, game: Game, dealt_in: int) -> Taking | None:
        """The terms for taking money from the pots of a hand dealt to ``dealt_in`` players; None for nothing."""
        ...

    def hand_begun(self, deal: RunningDeal) -> None:
        """Note that a hand is dealt, or dealt again after it was void."""
        ...

    def hand_shown(self, deal: RunningDeal, decided: Decided) -> None:
        """Note that a hand is played out and its pots are won, before it is closed."""
        ...

    def hand_over(self, hand: FinishedHand, now_ms: int, decided: Decided) -> None:
        """Settle a finished hand: every stack is final, and the players' wishes are carried out next."""
        ...

    def chips_in(self, seat: Seat, decided: Decided) -> None:
        """Add the chips that waited for the end of the seat's hand to its stack."""
        ...

    def chips_out(self, seat: Seat, amount: int, long_break_ms: int, decided: Decided) -> None:
        """Pay out ``amount`` to the seat's player, who leaves."""
        ...

    def chips_back(self, player: str, amount: int, decided: Decided) -> None:
        """Give ``amount`` of a void hand back to a player who has left since it began."""
        ...

    def settle(self, seats: Seats, decided: Decided) -> None:
        """Carry out, after every command, what follows from the table's present state."""
        ...

    def show_question(self, seats: Seats) -> QuestionView | None:
        """The open question to all players, as everybody sees it."""
        ...

    def bomb_pot(self) -> frozenset[str]:
        """The players who have agreed that the next hand is a bomb pot; empty if it is none."""
        ...

    def dump(self) -> dict[str, Any]:
        """The economy's data as plain data."""
        ...

    def load(self, data: Mapping[str, Any]) -> None:
        """Load what `dump` gave. Raises ValueError or msgspec.ValidationError for other data."""
        ...
