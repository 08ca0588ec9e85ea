"""Facts about money beside the pots: drops into funds, a jackpot that was hit, charges by the time played."""

import msgspec

from cardroom.table.events.base import Event
from cardroom.table.events.pot_events import Pot, Words
from cardroom.table.values.kinds import ChargeKind, TakenFor


class DropTaken(Event, frozen=True):
    """A fixed amount went from the pots into a fund, after the rake; ``pots`` is what is left to win."""

    fund: str
    amount: int
    by_pot: tuple[int, ...]
    pots: tuple[Pot, ...]
    clauses: tuple[str, ...] = ()


class TriggeringHand(msgspec.Struct, frozen=True, gc=False):
    """A seat's hand that won or lost a jackpot, whole: it lies open, whether it was shown before or not."""

    seat: int
    cards: tuple[str, ...]
    words: Words
    best: tuple[str, ...]


class JackpotHit(Event, frozen=True):
    """A big hand was beaten: ``losers`` and ``winners`` hold the two triggering hands, ``others`` were dealt in too.

    Each of them gets so many percent of the fund (fractions like ``20/3``); the room pays in the order in which hands
    began, and tells the amounts when it does.
    """

    category: int
    players: int
    losers: tuple[TriggeringHand, ...]
    winners: tuple[TriggeringHand, ...]
    others: tuple[int, ...]
    loser: str
    winner: str
    other: str
    clauses: tuple[str, ...] = ()


class TimeChargeSet(Event, frozen=True):
    """From the next hand on ``what`` (``rake`` or ``jackpot``) is paid by the time: ``amount`` for every ``seconds``
    begun, by each player the rake, by the table the jackpot. 0 seconds: from the pots again.
    """

    what: ChargeKind
    amount: int
    seconds: int
    clauses: tuple[str, ...] = ()


class SeatCharge(msgspec.Struct, frozen=True, gc=False):
    """What a seat paid, and its stack afterwards."""

    seat: int
    amount: int
    stack: int


class ChipsTakenAway(Event, frozen=True):
    """Staff took chips out of a seat's stack, ``what`` for: see `TakeChips`."""

    seat: int
    amount: int
    stack: int
    what: TakenFor
    clauses: tuple[str, ...] = ()


class TimeCharged(Event, frozen=True):
    """These seats paid for the time that begins."""

    what: ChargeKind
    seats: tuple[SeatCharge, ...]
    clauses: tuple[str, ...] = ()
