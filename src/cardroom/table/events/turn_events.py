"""Facts of the betting: whose turn, until when, what was done and by whom."""

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import Automatic, Verb


class TurnStarted(Event, frozen=True):
    """A seat is to act. ``turn`` is the token an action must carry, ``actions`` what it may be (see `commands.Act`).

    ``call`` is what calling adds (0: a check is free), ``call_all_in`` whether it takes the whole stack.
    ``min_raise_to``/``max_raise_to`` are the totals a bet (``is_bet``) or raise may go to, absent when none is allowed,
    and then ``why_no_raise`` names the clauses; ``only_limits`` when of these totals only the two ends are allowed
    (fixed limit). The decision is automatic after ``until_ms`` plus the time bank.

    ``bring_in`` is what posting the forced bet adds. Exactly ``discard`` cards are to be given up, up to ``draw``
    exchanged; ``offered`` is the card to accept or refuse. ``games`` are those a chooser may choose from. ``place`` is
    how many cards are to be placed in rows that still take ``room`` (front, middle, back). Bets and raises between
    the least and the most are multiples of ``bet_unit``: rounded to them or, where chips are whole, refused. ``runs``
    is the most that the board may be run by this answer.
    """

    seat: int
    turn: int
    call: int
    until_ms: int
    time_bank_ms: int
    is_bet: bool = False
    call_all_in: bool = False
    min_raise_to: int | None = None
    max_raise_to: int | None = None
    why_no_raise: tuple[str, ...] = ()
    actions: tuple[Verb, ...] = ()
    only_limits: bool = False
    bring_in: int = 0
    discard: int = 0
    draw: int = 0
    offered: str = ""
    games: tuple[str, ...] = ()
    place: int = 0
    room: tuple[int, ...] = ()
    bet_unit: int = 0
    runs: int = 0


class TimeBankStarted(Event, frozen=True):
    """The act time has passed; the seat's time bank runs until ``until_ms``."""

    seat: int
    until_ms: int
    clauses: tuple[str, ...] = ()


class Folded(Event, frozen=True):
    """A seat gave its hand up. ``automatic`` is ``""`` or why the room decided: clock, disconnected, left,
    away (in a tournament).
    """

    seat: int
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class Checked(Event, frozen=True):
    """A seat declined to bet."""

    seat: int
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class Called(Event, frozen=True):
    """A seat matched the bet, or put in all it had left."""

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False


class Bet(Event, frozen=True):
    """The first bet of a round; ``asked`` is the total that was asked for where the house rounds it."""

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False
    asked: int = 0
    clauses: tuple[str, ...] = ()


class Raised(Event, frozen=True):
    """A raise to ``bet``; ``short`` when an all-in was too small for a full raise, with the clauses on what follows.

    ``asked`` is the total that was asked for where the house rounds it.
    """

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False
    short: bool = False
    clauses: tuple[str, ...] = ()
    asked: int = 0


class BringInPosted(Event, frozen=True):
    """The seat with the opening card posted the forced bet, or what it had left."""

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class Completed(Event, frozen=True):
    """A forced bet was brought up to a full bet; ``short`` when an all-in did not quite reach it."""

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False
    short: bool = False
    clauses: tuple[str, ...] = ()


class UncalledReturned(Event, frozen=True):
    """The part of a bet nobody called went back to its seat."""

    seat: int
    amount: int
    bet: int
    stack: int
    clauses: tuple[str, ...] = ()
