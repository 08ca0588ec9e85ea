"""What a table leaves to the game played at it: dealing, turns, decisions by the clock, and how it looks."""

from typing import Any, Protocol, TypeVar

from cardroom.table.events import TurnStarted
from cardroom.table.model.commands import Act, StartHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.setting import Setting
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.model.view import HandView, YourView
from cardroom.table.values.kinds import Automatic

DealT = TypeVar("DealT", bound=RunningDeal)


class Play(Protocol[DealT]):
    """A family of games at a table. The table knows seats, button, money and clocks; this knows cards and turns."""

    @property
    def enters_by_blind(self) -> bool:
        """Whether a newcomer at a running table waits for the big blind."""
        ...

    @property
    def keeps_dealer(self) -> bool:
        """Whether the dealer position stands still in hands without blinds."""
        ...

    @property
    def least_stack(self) -> int:
        """What a seat needs in front of it to be dealt in."""
        ...

    def has_blinds(self, rotated: int) -> bool:
        """Whether blinds open the next hand; ``rotated`` counts the hands of a rotation."""
        ...

    def straddle_unit(self, rotated: int) -> int:
        """What the first straddle of the next hand is a multiple of; 0 where the game has no place for one."""
        ...

    def has_bomb_pots(self, rotated: int) -> bool:
        """Whether the next hand may be a bomb pot."""
        ...

    def passed_over(self, seats: tuple[int, ...], rotated: int) -> int:
        """Of seats in the order of dealing the one whose position keeps it out of the next hand; 0 for none."""
        ...

    def open(
        self, setting: Setting, command: StartHand, deck: list[int], plan: Plan, now_ms: int, before: Before
    ) -> DealT:
        """Set a hand up. Raises Refused; nothing of the table has changed either way."""
        ...

    def deal_of(self, hand: DealT) -> tuple[str, str]:
        """The declaration a hand is dealt by ("" while it is to be chosen) and the form of its betting."""
        ...

    def start_clauses(self, setting: Setting, hand: DealT) -> tuple[str, ...]:
        """What the game adds to the clauses of a hand's start."""
        ...

    def tell_start(self, setting: Setting, hand: DealT, decided: Decided) -> None:
        """What happens behind the announcement of a hand, each seat's own cards included."""
        ...

    def sharers(self, hand: DealT) -> frozenset[int]:
        """The seats that won something of the main pot of a finished hand; nobody in a game without pots."""
        ...

    def may_act(self, hand: DealT, seat: int) -> bool:
        """Whether a seat dealt into the hand may yet be asked for anything in it, as things stand."""
        ...

    def turn_clauses(self, hand: DealT) -> tuple[str, ...]:
        """By which clauses it is the turn of the player to act, beside those of every table."""
        ...

    def act(self, setting: Setting, hand: DealT, command: Act) -> None:
        """Carry out a player's decision. Raises Refused before anything has changed."""
        ...

    def act_by_clock(self, setting: Setting, hand: DealT, absent: bool) -> None:
        """Decide for the player to act as the house does: one who is ``absent``, or late."""
        ...

    def tell(self, setting: Setting, hand: DealT, decided: Decided, automatic: Automatic = "") -> None:
        """Turn what was done since the last telling into events; ``automatic`` is why the first was decided so."""
        ...

    def turn(self, setting: Setting, hand: DealT, clock: TurnClock, seat: int) -> TurnStarted:
        """The turn that begins, as everyone may know it."""
        ...

    def asks_consent(self, hand: DealT) -> bool:
        """Whether the turn is a question that silence answers: it takes nothing of the time bank, waits for no broken
        connection, and puts nobody out.
        """
        ...

    def act_ms(self, setting: Setting, hand: DealT) -> int:
        """The time to act of the turn that begins."""
        ...

    def show_seat(self, hand: DealT, seat: Seat, is_own: bool) -> dict[str, Any]:
        """What the running hand adds to the view of a seat dealt into it."""
        ...

    def show_hand(self, hand: DealT) -> HandView:
        """The running hand as everyone may see it."""
        ...

    def show_own(self, hand: DealT, seat: Seat) -> YourView:
        """What only the seat's own player knows."""
        ...
