"""A live table of a tournament as the room knows it: its seats, chips as last counted, the button as told."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.table.model.hand_positions import Positions, clockwise_from
from cardroom.table.values.kinds import OutReason
from cardroom.tournament.table_messages import (
    AddChips,
    Lift,
    PlayOn,
    RaceChips,
    SeatPlayer,
    StandingOrders,
)

ByPeople = StandingOrders | Lift | SeatPlayer | AddChips | RaceChips | PlayOn
"""The orders that people carry out and confirm. The rest changes what the room knows, and nothing on a table."""
What = Literal["stop", "lift", "seat", "chips", "race", "play_on"]
"""Deal no more; let a player go; seat a player; bring chips to a stack; race small chips; play the frozen hand out."""


class LiveSeat(msgspec.Struct):
    """A player at a live table. ``stack`` was counted at ``counted_ms`` by ``counted_by``, or is estimated since (0).
    ``away_since_ms`` is since when the player is away, as told.
    """

    player: str
    stack: int
    counted_ms: int = 0
    counted_by: str = ""
    away: OutReason | Literal[""] = ""
    penalty_hands: int = 0
    penalty_until_ms: int = 0
    waits: bool = False
    away_since_ms: int = 0

    def away_at(self, now_ms: int) -> OutReason | Literal[""]:
        """Why the player is away at a moment: a penalty that is served keeps nobody away."""
        if self.away == "penalty" and not self.penalty_hands and self.penalty_until_ms <= now_ms:
            return ""
        return self.away


class Pending(msgspec.Struct):
    """An order that waits for somebody who carries it out; ``seat`` is kept for a player who comes."""

    order: ByPeople
    since_ms: int
    seat: int = 0


class LiveTable(msgspec.Struct):
    """A live table. ``hands`` are those that somebody told, ``dealing`` the round of hand-for-hand that it was ordered to
    deal, ``round`` the one told last, ``waits`` the hand whose bust the tournament has yet to answer.

    ``stopped``: staff have told that nothing is dealt. ``keeps`` is whether who loses all chips keeps the seat. ``dealer``
    to ``big_blind`` are seats of the hand numbered ``button_of``, as told at ``button_ms`` or moved on since by the house's
    rule, 0 where nobody told; ``small_seat`` is that of a small blind that nobody posts. ``opened`` are seats in the order
    in which they became free. ``frozen`` is who is all-in in a round. ``told_ms`` is until when the table has told
    everything. ``level`` is the tournament's; the first hand dealt in it is the one numbered
    ``level_hand``. ``was_dealing`` is whether hands were dealt behind the act before. ``filmed_ms`` is since when the table
    is filmed, 0 while it is not.
    """

    number: int
    seats: dict[int, LiveSeat] = {}
    orders: StandingOrders | None = None
    hands: int = 0
    dealing: int = 0
    round: int = 0
    waits: int = 0
    stopped: bool = True
    keeps: bool = False
    dealer: int = 0
    small_blind: int = 0
    big_blind: int = 0
    opened: list[int] = []
    last_of: int = -1
    last_at: int = 0
    frozen: str = ""
    told_ms: int = 0
    pending: dict[int, Pending] = {}
    small_seat: int = 0
    button_of: int = 0
    button_ms: int = 0
    level: int = 0
    level_hand: int = 0
    was_dealing: bool = False
    filmed_ms: int = 0

    @property
    def chips(self) -> int:
        """All chips on the table."""
        return sum(seat.stack for seat in self.seats.values())

    @property
    def bringing(self) -> frozenset[str]:
        """The players who have bought chips that nobody has confirmed to be on the table."""
        orders = [one.order for one in self.pending.values()]
        return frozenset(one.player for one in orders if isinstance(one, AddChips))

    @property
    def last(self) -> Positions | None:
        """The positions of the last hand, None where nobody told them."""
        if not (self.dealer or self.big_blind):
            return None
        return Positions(self.dealer, self.small_blind, self.big_blind, self.small_seat)

    @property
    def hands_left(self) -> int:
        """Hands that the table still deals before the end of its day; 0 where none are counted, or they are dealt."""
        is_counted = self.orders is not None and self.orders.last_hands > 0
        return max(0, self.last_at - self.hands) if is_counted else 0

    @property
    def is_dealing(self) -> bool:
        """Whether hands are dealt here: nobody told that the table stands, though it may be asked to."""
        return self.orders is not None and not self.stopped

    @property
    def number_of_orders(self) -> int:
        """The number of the standing orders in force."""
        return self.orders.number if self.orders is not None else 0

    def reach_level(self, level: int) -> None:
        """The tournament plays this level: here from the next hand on, behind the one that is being dealt."""
        if level != self.level:
            is_in_hand = self.was_dealing and self.is_dealing
            self.level, self.level_hand = level, self.hands + 1 + is_in_hand
        self.was_dealing = self.is_dealing

    def posts_next(self, seat: int) -> bool:
        """Whether the next big blind comes to this seat, as far as the last one was told."""
        taken = {*self.seats, seat}
        return self.big_blind > 0 and clockwise_from(self.big_blind, taken)[0] == seat

    def seat_of(self, player: str) -> int:
        """The seat of a player, 0 for none."""
        return next((number for number, seat in self.seats.items() if seat.player == player), 0)

    def free_seats(self, seats: int) -> list[int]:
        """Seats that nobody has and that are kept for nobody who comes."""
        kept = {one.seat for one in self.pending.values()}
        return [one for one in range(1, seats + 1) if one not in self.seats and one not in kept]

    def leave(self, number: int) -> LiveSeat:
        """A seat becomes free."""
        self.opened = [*[one for one in self.opened if one != number], number]
        return self.seats.pop(number)


def what_of(order: ByPeople) -> What:
    """The work of people by an order."""
    if isinstance(order, StandingOrders):
        return "stop"
    if isinstance(order, Lift):
        return "lift"
    if isinstance(order, SeatPlayer):
        return "seat"
    if isinstance(order, AddChips):
        return "chips"
    return "race" if isinstance(order, RaceChips) else "play_on"
