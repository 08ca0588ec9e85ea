"""Facts about what all players at a table are asked, and about what staff let the table do beyond the usual."""

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import Matter, Outcome


class AllAsked(Event, frozen=True):
    """Staff, or for a bomb pot the ``player``, ask all players at the table; each one's consent is needed.

    ``what`` is ``jackpot_by_time`` (``amount`` from the table for every ``seconds`` begun) or ``buy_in`` (of
    ``player``, for ``amount``), or ``bomb_pot`` (each pays ``amount`` in the next hand).
    """

    what: Matter
    seconds: int
    amount: int
    player: str
    clauses: tuple[str, ...] = ()


class ConsentGiven(Event, frozen=True):
    """The player of a seat agrees."""

    seat: int


class AllAnswered(Event, frozen=True):
    """All have agreed; or one has not (``seat``), staff ask no longer, or it lapsed, and all stays as it was. A bomb
    pot that all have agreed to may end so too, until its cards are dealt.
    """

    what: Matter
    outcome: Outcome
    player: str
    amount: int
    seat: int = 0
    clauses: tuple[str, ...] = ()


class LastRoundAnnounced(Event, frozen=True):
    """So many hands are dealt yet, one for each who plays now; then the table deals no more."""

    hands: int
    clauses: tuple[str, ...] = ()


class SeatAdded(Event, frozen=True):
    """Staff let one more player sit: the table has ``seats`` now."""

    seats: int
    clauses: tuple[str, ...] = ()
