"""The money that a tournament pays, takes and issues: all of it, in cents. The ledger's entries follow these results.

``Finished``, ``Paid`` and ``TakenBack`` go between the tournament's escrow and a player's wallet, ``HousePaid`` and
``HouseKept`` between it and the house, ``TicketWon`` and ``TicketBack`` between it and the tickets' worth. A player
pays what `Tournament.price` says; when a tournament is over the escrow is empty.
"""

from typing import Literal

from cardroom.table.values.message import Movement

PaidFor = Literal[
    "entry_back", "fee_back", "pool_share", "bounty", "bounty_back", "special", "risen", "deal", "table"
]
"""Why a player is paid: a refund, a share of a cancelled tournament's pool, a bounty, a special prize, a better place
after somebody's disqualification, a deal of the players, the prize of a shootout's table.
"""
HousePays = Literal["added", "overlay", "drawn", "fee_back"]
"""Why the house pays: additions at the start or to reach the guarantee, a drawn pool above the entries, fees that are
refunded.
"""
HouseKeeps = Literal["fee", "staff", "share", "carried", "drawn", "unused", "unassigned"]
"""Why the house gets money: fees, the part of them that is its staff's, its share of the entries, the part for a later
tournament, the amount by which a drawn pool is below the entries, an addition of its own that nobody gets, and prizes that
staff decide on.
"""


class Finished(Movement, frozen=True):
    """A player took a place, with its prize: out of the pool, to the wallet (CO-44).

    Players who share places have the best of them as ``place`` and their number as ``sharing``. Of ``prize`` this many
    cents are a ``ticket``, which `TicketWon` hands over: the wallet gets the rest.
    """

    player: str
    place: int
    prize: int
    sharing: int = 1
    clauses: tuple[str, ...] = ()
    ticket: int = 0


class Paid(Movement, frozen=True):
    """A player gets money besides the prizes of the places."""

    player: str
    cents: int
    why: PaidFor
    clauses: tuple[str, ...] = ()


class TakenBack(Movement, frozen=True):
    """A player gives back a prize that was paid before."""

    player: str
    cents: int
    clauses: tuple[str, ...] = ()


class HousePaid(Movement, frozen=True):
    """The house pays money."""

    cents: int
    why: HousePays
    clauses: tuple[str, ...] = ()


class HouseKept(Movement, frozen=True):
    """The house gets money."""

    cents: int
    why: HouseKeeps
    clauses: tuple[str, ...] = ()


class TicketWon(Movement, frozen=True):
    """A player gets a ticket of this worth, for the tournament ``target`` or ("") for any that costs as much."""

    player: str
    cents: int
    target: str
    clauses: tuple[str, ...] = ()


class TicketBack(Movement, frozen=True):
    """A ticket that paid an entry returns to its player, unused."""

    player: str
    ticket: str
    cents: int
    clauses: tuple[str, ...] = ()
