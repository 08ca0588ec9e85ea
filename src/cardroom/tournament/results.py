"""What a tournament pays, takes and issues: all of its money, in cents. Whoever keeps the money follows these.

``Finished``, ``Paid`` and ``TakenBack`` go between the tournament's escrow and a player's wallet, ``HousePaid`` and
``HouseKept`` between it and the house, ``TicketWon`` and ``TicketBack`` between it and what tickets are worth. What a
player brings is what `Tournament.price` says; when a tournament is over the escrow is empty.
"""

from typing import Literal

from cardroom.table.values.movement import Movement

PaidFor = Literal[
    "entry_back", "fee_back", "pool_share", "bounty", "bounty_back", "special", "risen", "deal", "table"
]
"""Why a player is paid: what was paid comes back, a share of a cancelled tournament's pool, a bounty, a special prize,
a better place after somebody's disqualification, what players have agreed on, what a shootout's table pays.
"""
HousePays = Literal["added", "overlay", "drawn", "fee_back"]
"""Why the house pays: what it adds to begin with or to reach the guarantee, a drawn pool above the entries, fees that
come back.
"""
HouseKeeps = Literal["fee", "share", "carried", "drawn", "unused", "unassigned"]
"""Why the house gets money: fees, its share of the entries, the part for a later tournament, what a drawn pool is below
the entries, what it had given and nobody gets, and prizes that staff decide on.
"""


class StackIssued(Movement, frozen=True):
    """The player begins with so many tournament chips, which are no money."""

    player: str
    chips: int


class Finished(Movement, frozen=True):
    """A player took a place, with what it pays: out of the pool, to the wallet (CO-44).

    Players who share places have the best of them as ``place`` and as many ``sharing``. Of ``prize`` so many cents are
    a ``ticket``, which `TicketWon` hands over: the wallet gets the rest.
    """

    player: str
    place: int
    prize: int
    sharing: int = 1
    clauses: tuple[str, ...] = ()
    ticket: int = 0


class Paid(Movement, frozen=True):
    """A player gets money beside the prizes of the places."""

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
    """The house brings money."""

    cents: int
    why: HousePays
    clauses: tuple[str, ...] = ()


class HouseKept(Movement, frozen=True):
    """The house gets money."""

    cents: int
    why: HouseKeeps
    clauses: tuple[str, ...] = ()


class TicketWon(Movement, frozen=True):
    """A player gets a ticket worth so much, for the tournament ``target`` or ("") for any that costs it."""

    player: str
    cents: int
    target: str
    clauses: tuple[str, ...] = ()


class TicketBack(Movement, frozen=True):
    """A ticket that paid an entry is its player's again, unused."""

    player: str
    ticket: str
    cents: int
    clauses: tuple[str, ...] = ()
