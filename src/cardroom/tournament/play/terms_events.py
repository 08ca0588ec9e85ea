"""What staff have changed of what was announced, for everybody to know."""

from cardroom.tournament.play.event import TournamentEvent


class StartChanged(TournamentEvent, frozen=True):
    """It is to begin at another time."""

    starts_ms: int
    clauses: tuple[str, ...] = ()


class EntriesChanged(TournamentEvent, frozen=True):
    """Players may enter until the end of this level; 0: no longer, or not once it has begun."""

    until_level: int
    clauses: tuple[str, ...] = ()


class FeeChanged(TournamentEvent, frozen=True):
    """An entry has another fee than ``before``, in cents. Who has entered pays no more: what is less comes back, and
    where it is more they may withdraw until it begins.
    """

    fee: int
    before: int
    clauses: tuple[str, ...] = ()


class GuaranteeChanged(TournamentEvent, frozen=True):
    """The pool comes to another amount at least than ``before``, in cents. Where it is less, who has entered may
    withdraw until it begins.
    """

    guarantee: int
    before: int
    clauses: tuple[str, ...] = ()


class BreakingOrderChanged(TournamentEvent, frozen=True):
    """The tables in the order in which they are to be broken."""

    tables: tuple[int, ...]
    clauses: tuple[str, ...] = ()
