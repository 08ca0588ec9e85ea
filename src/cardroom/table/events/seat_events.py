"""Facts about who sits where, with what, and why a seat is not playing."""

import msgspec

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import LeftReason, Missed, OutReason


class PlayerSeated(Event, frozen=True):
    """A player took a seat with a buy-in; cards come only from the big blind on when ``waits_for_big_blind``.

    ``is_over``: the seat of an absent player, who keeps chips and markers meanwhile (see `SeatChanged`).
    """

    seat: int
    player: str
    stack: int
    time_bank_ms: int
    waits_for_big_blind: bool = False
    clauses: tuple[str, ...] = ()
    is_over: bool = False


class ToppedUp(Event, frozen=True):
    """Chips were added to a stack between hands."""

    seat: int
    amount: int
    stack: int
    clauses: tuple[str, ...] = ()


class SatOut(Event, frozen=True):
    """A seat stopped being dealt in; the player is removed when the clock passes ``until_ms``.

    ``until_ms`` is 0 while there are hands to miss, and in a tournament, which deals on.
    """

    seat: int
    reason: OutReason
    until_ms: int
    clauses: tuple[str, ...] = ()


class BlindsMissed(Event, frozen=True):
    """A seat's marker: ``missed`` is ``small``, ``big`` (both markers) or "" once none is left there."""

    seat: int
    missed: Missed
    clauses: tuple[str, ...] = ()


class SeatChanged(Event, frozen=True):
    """A player moved from ``seat`` to the free seat ``to``; ``waits_for_big_blind`` when that has to be paid for.

    A number beyond the table's seats is no place at it: so an absent player is counted whose seat is played over.
    """

    seat: int
    to: int
    waits_for_big_blind: bool = False
    clauses: tuple[str, ...] = ()


class SatIn(Event, frozen=True):
    """A player came back; ``waits_for_big_blind`` when a blind was missed meanwhile, ``from_penalty`` when one is
    served.
    """

    seat: int
    waits_for_big_blind: bool
    clauses: tuple[str, ...] = ()
    from_penalty: bool = False


class PenaltyCounted(Event, frozen=True):
    """What a seat's penalties leave to serve: ``hands`` to miss, and no return before ``until_ms``; 0 and 0 ends it.

    Once no hand is left the player is removed when the clock passes ``removed_at_ms``.
    """

    seat: int
    hands: int
    until_ms: int = 0
    removed_at_ms: int = 0
    clauses: tuple[str, ...] = ()


class Disconnected(Event, frozen=True):
    """The connection of a seated player broke; on that player's turn the decision is automatic at ``until_ms``."""

    seat: int
    until_ms: int | None = None
    clauses: tuple[str, ...] = ()


class Reconnected(Event, frozen=True):
    """The player is back on line; on that player's turn the time to act ends at ``until_ms``, then comes the bank."""

    seat: int
    until_ms: int | None = None
    time_bank_ms: int = 0


class PlayerLeft(Event, frozen=True):
    """A seat became free; ``stack`` went back to the player's wallet."""

    seat: int
    player: str
    stack: int
    reason: LeftReason
    clauses: tuple[str, ...] = ()


class PlayAwaited(Event, frozen=True):
    """No hand can start: ``missing`` more active players are needed."""

    missing: int
    clauses: tuple[str, ...] = ()


class PlayInterrupted(Event, frozen=True):
    """A server fault stopped play; it goes on when the players are back, at the latest at ``until_ms`` without them.

    A hand that cannot go on by then is void.
    """

    until_ms: int
    clauses: tuple[str, ...] = ()


class PlayResumed(Event, frozen=True):
    """Play goes on after an interruption."""

    clauses: tuple[str, ...] = ()


class SeatUntil(msgspec.Struct, frozen=True, gc=False):
    """A seat that sits out, and until when it may."""

    seat: int
    until_ms: int


class ClocksExtended(Event, frozen=True):
    """The room stood still: every running clock has ``by_ms`` more. The times are those that hold from now on: of the
    turn, of the wait after a server fault (0 where there is none), of the seats that sit out.
    """

    by_ms: int
    turn_until_ms: int
    interrupted_until_ms: int
    seats: tuple[SeatUntil, ...] = ()
    clauses: tuple[str, ...] = ()


class TableDrained(Event, frozen=True):
    """Staff (or a stopping room) let the table finish its hand and deal no more."""

    reason: str


class TableReopened(Event, frozen=True):
    """Staff took back a drain: dealing goes on."""
