"""The movements of money that commands at a cash table cause. The ledger has an account for each player at a table."""

import msgspec

from cardroom.table.values.message import Movement


class BoughtIn(Movement, frozen=True):
    """Wallet to table: the player took a seat with ``amount``."""

    player: str
    amount: int


class StackToppedUp(Movement, frozen=True, tag="ToppedUp"):
    """Wallet to table: ``amount`` more, paid when it is asked for, even if it reaches the stack only after the hand."""

    player: str
    amount: int


class TopUpReturned(Movement, frozen=True):
    """Table to wallet: ``amount`` of a waiting top-up that the limits no longer allow, or that has no use any more."""

    player: str
    amount: int


class CashedOut(Movement, frozen=True):
    """Table to wallet: the player left with ``amount``, which may be 0. ``short``: after a short buy-in (CH-2.13);
    ``long_break_ms``: when the player's long break of the evening began, 0 without one (CH-1.10).
    """

    player: str
    amount: int
    short: bool = False
    long_break_ms: int = 0


class HandSettled(Movement, frozen=True):
    """Between the players' accounts at the table, the rake account and the funds that received drops.

    ``sum(net.values()) == -rake - sum(drops.values())``.
    """

    hand: str
    net: dict[str, int]
    rake: int
    drops: dict[str, int] = msgspec.field(default_factory=dict)


class Charged(Movement, frozen=True):
    """Table to house: the player paid ``amount`` for time, into the rake or into ``fund`` (CH-1.71, CH-7.11)."""

    player: str
    amount: int
    fund: str = ""


class JackpotWon(Movement, frozen=True):
    """The fund owes these players their shares of a jackpot; only the room knows what lies in it (CH-7.15 to CH-7.17).

    ``begun_ms`` decides which of several comes first (CH-7.9). ``loser``, ``winner`` and ``other`` are the percentages
    of the fund that each player of a kind gets (fractions like ``20/3``).
    """

    hand: str
    begun_ms: int
    category: int
    losers: tuple[str, ...]
    winners: tuple[str, ...]
    others: tuple[str, ...]
    loser: str
    winner: str
    other: str
