"""What a command at a table asks of the ledger: movements of money, in the table's smallest unit."""

import msgspec


class Movement(msgspec.Struct, frozen=True, tag_field="money"):
    """Base of all movements. A table keeps an account for each player seated at it; amounts are never negative."""


class BoughtIn(Movement, frozen=True):
    """Wallet to table: the player took a seat with ``amount``."""

    player: str
    amount: int


class ToppedUp(Movement, frozen=True):
    """Wallet to table: ``amount`` more, paid when it is asked for, even where it reaches the stack at hand end only."""

    player: str
    amount: int


class TopUpReturned(Movement, frozen=True):
    """Table to wallet: ``amount`` of a waiting top-up that the limits no longer allow, or that was for nothing."""

    player: str
    amount: int


class CashedOut(Movement, frozen=True):
    """Table to wallet: the player left with ``amount``, which may be 0."""

    player: str
    amount: int


class HandSettled(Movement, frozen=True):
    """Between the players' accounts at the table and the rake account: ``sum(net.values()) == -rake``."""

    hand: str
    net: dict[str, int]
    rake: int


AnyMovement = BoughtIn | ToppedUp | TopUpReturned | CashedOut | HandSettled
