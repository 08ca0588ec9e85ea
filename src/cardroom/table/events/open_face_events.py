"""Facts of Open Face Chinese: cards dealt and placed in rows, rows compared, points and chips paid."""

from cardroom.table.events.base import Event
from cardroom.table.events.pot_events import Words
from cardroom.table.values.kinds import Automatic

Rows = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""Front, middle and back."""


class CardsDealt(Event, frozen=True):
    """A seat got cards to place, from these places of the deck; ``cards`` are named only where they lie face up."""

    seat: int
    places: tuple[int, ...]
    cards: tuple[str, ...] = ()


class CardsPlaced(Event, frozen=True):
    """A seat placed cards: those added to front, middle and back. ``automatic`` is ``""`` or why the house did."""

    seat: int
    rows: Rows
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class RowsScored(Event, frozen=True):
    """A complete hand: whether its rows are in order, what each is called, and its bonuses in points by row."""

    seat: int
    rows: Rows
    words: tuple[Words, ...]
    legal: bool
    bonuses: tuple[int, ...]
    clauses: tuple[str, ...] = ()


class HandsCompared(Event, frozen=True):
    """What ``seat`` wins from ``other`` (negative: loses) in points, before any limit of the house.

    ``rows`` and ``bonuses`` are by row, ``sweep`` for all three rows, ``foul`` for one illegal hand.
    """

    seat: int
    other: int
    points: int
    rows: tuple[int, ...]
    bonuses: tuple[int, ...]
    sweep: int = 0
    foul: int = 0


class PointsPaid(Event, frozen=True):
    """``seat`` paid ``other`` for ``points`` after the limits of the house: ``amount``, which a stack may cut short."""

    seat: int
    other: int
    points: int
    amount: int
    clauses: tuple[str, ...] = ()


class ResultSettled(Event, frozen=True):
    """What the hand brought a seat in all."""

    seat: int
    points: int
    amount: int
    stack: int
