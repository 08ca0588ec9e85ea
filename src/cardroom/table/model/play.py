"""The protocol of the game played at a table: dealing, turns, decisions by the clock, and views."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeGuard, TypeVar

from cardroom.rules import GameOffer, Rulebook
from cardroom.table.events import TurnStarted
from cardroom.table.model.commands import Act, StartHand, TakeBackFact, TellFact
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.setting import Setting
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.model.view import HandView, YourView
from cardroom.table.values.kinds import Automatic
from cardroom.table.values.stakes import Stakes

DealT = TypeVar("DealT", bound=RunningDeal)


class Play(Protocol[DealT]):
    """A family of games at a table. The table handles seats, button, money and clocks; a play has cards and turns."""

    @property
    def is_dealt_by_room(self) -> bool:
        """Whether the room deals from a sealed deck and turns have clocks; else a person deals (`DealtByPerson`)."""
        ...

    @property
    def enters_by_blind(self) -> bool:
        """Whether a new player at a running table waits for the big blind."""
        ...

    @property
    def keeps_dealer(self) -> bool:
        """Whether the dealer position stays where it is in hands without blinds."""
        ...

    @property
    def least_stack(self) -> int:
        """The smallest stack with which a seat is dealt in."""
        ...

    def has_blinds(self, rotated: int) -> bool:
        """Whether blinds open the next hand; ``rotated`` counts the hands of a rotation."""
        ...

    def straddle_unit(self, rotated: int) -> int:
        """The unit of the first straddle of the next hand, which is a multiple of it; 0 if the game has no straddle."""
        ...

    def has_bomb_pots(self, rotated: int) -> bool:
        """Whether the next hand may be a bomb pot."""
        ...

    def passed_over(self, seats: tuple[int, ...], rotated: int) -> int:
        """Of seats in the order of dealing, the one that its position keeps out of the next hand; 0 for none."""
        ...

    def open(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
    ) -> DealT:
        """Set a hand up; ``deck`` is empty where a person deals. Raises Refused; nothing of the table has changed
        either way.
        """
        ...

    def deal_of(self, hand: DealT) -> tuple[str, str]:
        """The declaration by which a hand is dealt ("" until it is chosen) and the form of its betting."""
        ...

    def start_clauses(self, setting: Setting, hand: DealT) -> tuple[str, ...]:
        """The clauses that the game adds to those of a hand's start."""
        ...

    def tell_start(self, setting: Setting, hand: DealT, decided: Decided) -> None:
        """Add the events that follow the announcement of a hand, each seat's private cards included."""
        ...

    def sharers(self, hand: DealT) -> frozenset[int]:
        """The seats that won a part of the main pot of a finished hand; none in a game without pots."""
        ...

    def may_act(self, hand: DealT, seat: int) -> bool:
        """Whether a seat dealt into the hand may still be asked for a decision in it."""
        ...

    def turn_clauses(self, hand: DealT) -> tuple[str, ...]:
        """The clauses by which it is the turn of the player to act, besides those of every table."""
        ...

    def act(self, setting: Setting, hand: DealT, command: Act) -> None:
        """Carry out a player's decision. Raises Refused before it changes anything."""
        ...

    def act_by_clock(self, setting: Setting, hand: DealT, absent: bool) -> None:
        """Decide by the house's rules for the player to act, who is ``absent`` or late."""
        ...

    def tell(self, setting: Setting, hand: DealT, decided: Decided, automatic: Automatic = "") -> None:
        """Turn the game's new facts into events; ``automatic`` is the reason if the first was an automatic decision."""
        ...

    def turn(self, setting: Setting, hand: DealT, clock: TurnClock, seat: int) -> TurnStarted:
        """The turn that begins, as everybody may see it."""
        ...

    def asks_consent(self, hand: DealT) -> bool:
        """Whether the turn is a question that silence answers: it uses no time bank, does not wait for a broken
        connection, and makes nobody sit out.
        """
        ...

    def act_ms(self, setting: Setting, hand: DealT) -> int:
        """The time to act of the turn that begins."""
        ...

    def show_seat(self, hand: DealT, seat: Seat, is_own: bool) -> dict[str, Any]:
        """The fields that the running hand adds to the view of a seat dealt into it."""
        ...

    def show_hand(self, hand: DealT) -> HandView:
        """The running hand as everybody may see it."""
        ...

    def show_own(self, hand: DealT, seat: Seat) -> YourView:
        """The data that only the seat's own player may see."""
        ...


class DealtByPerson(Play[DealT], Protocol[DealT]):
    """A play whose cards a person deals: what happens is told as facts, in any order that the play allows.

    A hand may wait for a card, and then it is nobody's turn (``actor_seat`` is 0). Turns have no clock.
    """

    def tell_fact(self, setting: Setting, hand: DealT, command: TellFact) -> bool:
        """Take a fact; whether facts told before are others now, so that the hand is told again. Raises Refused before
        it changes anything.
        """
        ...

    def take_back_fact(self, setting: Setting, hand: DealT, command: TakeBackFact) -> None:
        """Take the last fact back. Raises Refused ("nothing-to-undo") without one."""
        ...

    def tell_again(self, setting: Setting, hand: DealT, decided: Decided) -> None:
        """Add all events of the hand as it is now, from those that follow its announcement on."""
        ...


def is_dealt_by_person(play: Play[Any]) -> TypeGuard[DealtByPerson[Any]]:
    """Whether a play is one whose cards a person deals."""
    return not play.is_dealt_by_room


MakesPlay = Callable[[Rulebook, GameOffer, Stakes], Play[Any]]
"""Gives the play of an offer at the stakes of a hand; the rulebook is narrowed to the offer."""
