"""A tournament at the moment it is cancelled."""

from dataclasses import dataclass
from typing import Literal

Stage = Literal["not_begun", "before_money", "in_money", "final_table"]


@dataclass(frozen=True, slots=True)
class Bought:
    """An entry, re-entry, rebuy or add-on: its parts in cents, and the ticket it was paid with ("" for money). Of the
    ``fee`` the ``staff`` have a part.
    """

    pool: int
    fee: int
    bounty: int = 0
    ticket: str = ""
    staff: int = 0

    @property
    def whole(self) -> int:
        """The price that was paid."""
        return self.pool + self.fee + self.bounty


@dataclass(frozen=True, slots=True)
class Player:
    """A player who entered: everything bought, the stack (0: out), seat and table, and the bounty on the player's head."""

    player: str
    bought: tuple[Bought, ...]
    stack: int = 0
    seat: int = 0
    table: int = 1
    bounty: int = 0


@dataclass(frozen=True, slots=True)
class AtCancellation:
    """Everything that a settlement depends on.

    Stacks are those at the start of a hand that the cancellation voids.

    `prizes` is the ladder by place, in cents or at face value where it is `in_kind`; without it nobody could have
    reached the money. `added` is what the house gave to begin with (a freeroll's pool), `overlay` what it added to
    reach a guarantee, `taken` the part of the entries that has left the pool already: special prizes, the house's
    share, a part for a later tournament. `unit` is the smallest coin that is paid. `staff_held` is the staff's part of
    fees, which the tournament still holds. `cancelled` and `over` say that it is too late.
    """

    players: tuple[Player, ...]
    prizes: tuple[int, ...] = ()
    begun: bool = True
    added: int = 0
    overlay: int = 0
    taken: int = 0
    hexapro: bool = False
    in_kind: bool = False
    unit: int = 1
    staff_held: int = 0
    cancelled: bool = False
    over: bool = False

    @property
    def left(self) -> tuple[Player, ...]:
        """The players who are not out, by table and seat."""
        return tuple(
            sorted([one for one in self.players if one.stack], key=lambda one: (one.table, one.seat))
        )

    @property
    def collected(self) -> int:
        """The money that players have paid into the pool."""
        return sum(bought.pool for one in self.players for bought in one.bought)

    @property
    def unpaid(self) -> tuple[int, ...]:
        """The prizes for the players who are left, the first place's first."""
        return self.prizes[: len(self.left)]

    @property
    def stage(self) -> Stage:
        """How far the tournament has come: in the money when all players who are left are paid."""
        if not self.begun:
            return "not_begun"
        if len(self.left) > len(self.prizes):
            return "before_money"
        return "final_table" if len({one.table for one in self.left}) == 1 else "in_money"
