"""The terms by which the house takes from the pots of a cash table: told before a player sits down there."""

import msgspec


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
