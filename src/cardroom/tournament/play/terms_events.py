"""Staff changes to the announcement, as events for everybody to know."""

from cardroom.tournament.play.event import TournamentEvent


class StartChanged(TournamentEvent, frozen=True):
    """The tournament is to begin at another time."""

    starts_ms: int
    clauses: tuple[str, ...] = ()


class EntriesChanged(TournamentEvent, frozen=True):
    """Players may enter until the end of this level; 0: no longer, or not once the tournament has begun."""

    until_level: int
    clauses: tuple[str, ...] = ()


class FeeChanged(TournamentEvent, frozen=True):
    """An entry has a fee other than ``before``, in cents.

    Players who have entered pay no more: the difference to a lower fee is refunded, and with a higher fee they may
    withdraw until the start.
    """

    fee: int
    before: int
    clauses: tuple[str, ...] = ()


class GuaranteeChanged(TournamentEvent, frozen=True):
    """The guarantee of the pool differs from ``before``, in cents.

    If it is lower, players who have entered may withdraw until the start.
    """

    guarantee: int
    before: int
    clauses: tuple[str, ...] = ()


class BreakingOrderChanged(TournamentEvent, frozen=True):
    """The tables in the order in which they are to be broken."""

    tables: tuple[int, ...]
    clauses: tuple[str, ...] = ()
