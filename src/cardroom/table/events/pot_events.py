"""Facts of the end of a hand: pots, rake, hands shown, chips pushed, or the hand made void."""

import msgspec

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import VoidReason


class Pot(msgspec.Struct, frozen=True, gc=False):
    """A pot and the seats that can win it; the first of a list is the main pot."""

    amount: int
    seats: tuple[int, ...]


class BetsCollected(Event, frozen=True):
    """A betting round is over: the bets lie in these pots (all pots of the hand, main pot first)."""

    pots: tuple[Pot, ...]


class Words(msgspec.Struct, frozen=True, gc=False):
    """What a hand is called: a category ("two_pair") and its ranks in order of importance ("K", "6", "A")."""

    category: str
    ranks: tuple[str, ...]


class ShareWords(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a hand is called in one share of the pot, and the cards that make it; ``run`` as in `PotAwarded`."""

    share: str
    words: Words
    best: tuple[str, ...]
    run: int = 0


class HandShown(Event, frozen=True):
    """A seat's own cards were tabled; ``words`` for the first share of the game, by the cards that make it (``best``).

    ``shares`` has the words of every share the hand qualifies for, in games with several and where the
    board was run more than once; empty elsewhere.
    """

    seat: int
    cards: tuple[str, ...]
    places: tuple[int, ...]
    words: Words | None = None
    best: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    shares: tuple[ShareWords, ...] = ()


class CardsShown(Event, frozen=True):
    """A player shows own cards of a hand that is over; nobody had to see them."""

    seat: int
    hand: str
    cards: tuple[str, ...]
    places: tuple[int, ...]
    clauses: tuple[str, ...] = ()


class HandMucked(Event, frozen=True):
    """A seat still in did not show: its hand could not win."""

    seat: int
    clauses: tuple[str, ...] = ()


class RakeTaken(Event, frozen=True):
    """The house took rake, ``by_pot`` in the order of the pots; ``pots`` is what is left to win."""

    amount: int
    by_pot: tuple[int, ...]
    pots: tuple[Pot, ...]
    clauses: tuple[str, ...] = ()


class PotAwarded(Event, frozen=True):
    """A seat got a share of a pot, ``odd`` of it odd units. ``share`` is ``high``, ``low``, ... or ``uncontested``.

    ``run`` counts the runs of the board from 1 where it was run more than once, and the boards of a bomb pot on two.
    """

    pot: int
    seat: int
    amount: int
    stack: int
    share: str = "high"
    odd: int = 0
    clauses: tuple[str, ...] = ()
    run: int = 0


class SeatStack(msgspec.Struct, frozen=True, gc=False):
    """A seat's stack at an end of a hand."""

    seat: int
    stack: int


class HandEnded(Event, frozen=True):
    """The deal is complete."""

    hand: str
    at_ms: int
    stacks: tuple[SeatStack, ...]


class HandVoided(Event, frozen=True):
    """The deal counts for nothing: every stack is as it was at its start. ``reason`` is ``fault`` or ``staff``."""

    hand: str
    at_ms: int
    reason: VoidReason
    stacks: tuple[SeatStack, ...]
    clauses: tuple[str, ...] = ()
