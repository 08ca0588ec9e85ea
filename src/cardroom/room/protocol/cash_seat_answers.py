"""Answers about cash tables: what a seat costs by the time, what the house takes from the pots, free seats, jackpots."""

import msgspec

from cardroom.table.model.command import Amount, Turn
from cardroom.table.values.kinds import ChargeKind


class JackpotPayment(msgspec.Struct, frozen=True):
    """A jackpot that was hit and paid at ``table``: ``total`` of the ``fund`` as it was, shared by so many ``players``."""

    at_ms: int
    table: str
    category: int
    fund: int
    total: int
    players: int


class JackpotBody(msgspec.Struct, frozen=True):
    """The jackpot of a house: what lies in its ``fund``, from which a hit is paid. ``collected`` is what hands paid since
    the last gaming day ended; it joins the fund when this one does. ``paid`` are the last hits, the newest first. ``base``
    is what the house makes the fund up to.
    """

    house: str
    fund: int
    collected: int
    paid: tuple[JackpotPayment, ...]
    base: int


class AllJackpots(msgspec.Struct, frozen=True):
    """The jackpots of this room's houses, in the order of the houses."""

    jackpots: tuple[JackpotBody, ...]


class PotDrop(msgspec.Struct, frozen=True):
    """The amount that goes into a ``fund`` of the house from each hand that goes on beyond its first round."""

    fund: str
    amount: int
    clauses: tuple[str, ...] = ()


class TakenFromHands(msgspec.Struct, frozen=True):
    """What is taken from a hand of one of ``games`` with ``fewest`` to ``most`` players dealt in.

    The rake is ``basis_points`` of all pots (550 is 5.5 %), counted in ``unit``: in full ones (``full_units``) or to the
    nearest one, a half upwards. It is no less than ``least`` and no more than ``cap``. A hand that ends in its first
    round pays ``first_round`` and no drop. ``games`` are codes of deals.
    """

    games: tuple[str, ...]
    fewest: int
    most: int
    basis_points: int = 0
    cap: int = 0
    least: int = 0
    first_round: int = 0
    unit: int = 1
    full_units: bool = False
    drops: tuple[PotDrop, ...] = ()
    clauses: tuple[str, ...] = ()


class TakenAtTables(msgspec.Struct, frozen=True):
    """What is taken at the open ``tables`` of a stake with these names, and (``new``) at one that would be opened.

    ``hands`` is empty where there are no pots.
    """

    tables: tuple[str, ...]
    new: bool
    hands: tuple[TakenFromHands, ...]


class OpenSeats(msgspec.Struct):
    """The seats of a table that you may choose from now."""

    table: str
    name: str
    seats: tuple[int, ...]


class TimeCost(msgspec.Struct, frozen=True):
    """Instead of from the pots, ``what`` is paid by the time: ``amount`` for every ``seconds`` begun, by each player the
    rake, by the table the jackpot, in equal parts.
    """

    what: ChargeKind
    amount: int
    seconds: int
    clauses: tuple[str, ...] = ()


class AgreedCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cost by the time that a player agrees to, as it was told."""

    what: ChargeKind
    amount: Amount
    seconds: Turn
