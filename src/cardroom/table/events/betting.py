"""Facts of the betting: whose turn, until when, what was done and by whom."""

from cardroom.table.events.base import Event


class TurnStarted(Event, frozen=True):
    """A seat is to act. ``turn`` is the token an action must carry.

    ``call`` is what calling adds (0: a check is free), ``call_all_in`` whether it takes the whole stack.
    ``min_raise_to``/``max_raise_to`` are the totals a bet (``is_bet``) or raise may go to, absent when none is allowed,
    and then ``why_no_raise`` names the clauses. The decision is automatic after ``until_ms`` plus the time bank.
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


class TimeBankStarted(Event, frozen=True):
    """The act time has passed; the seat's time bank runs until ``until_ms``."""

    seat: int
    until_ms: int
    clauses: tuple[str, ...] = ()


class Folded(Event, frozen=True):
    """A seat gave its hand up. ``automatic`` is ``""`` or why the room decided: clock, disconnected, left."""

    seat: int
    automatic: str = ""
    clauses: tuple[str, ...] = ()


class Checked(Event, frozen=True):
    """A seat declined to bet."""

    seat: int
    automatic: str = ""
    clauses: tuple[str, ...] = ()


class Called(Event, frozen=True):
    """A seat matched the bet, or put in all it had left."""

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False


class Bet(Event, frozen=True):
    """The first bet of a round."""

    seat: int
    amount: int
    bet: int
    stack: int
    all_in: bool = False


class Raised(Event, frozen=True):
    """A raise to ``bet``; ``short`` when an all-in was too small for a full raise, with the clauses on what follows."""

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
