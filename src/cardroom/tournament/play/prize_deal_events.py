"""The events of a deal on the prizes: it is asked for, proposed, answered, and agreed or withdrawn."""

from typing import Literal

from cardroom.tournament.deals.prize_deal import Method
from cardroom.tournament.play.event import TournamentEvent

WhyNoDeal = Literal["refused", "too_late", "not_possible", "by_staff"]


class DealAsked(TournamentEvent, frozen=True):
    """A player wants a deal: all tables stand once their hands are over."""

    player: str
    method: Method
    clauses: tuple[str, ...] = ()


class DealProposed(TournamentEvent, frozen=True):
    """What everybody who is left would get, and what would still be played for; to be answered until then."""

    player: str
    method: Method
    amounts: dict[str, int]
    for_winner: int
    until_ms: int
    clauses: tuple[str, ...] = ()


class DealAnswered(TournamentEvent, frozen=True):
    """A player agrees to the deal, or does not."""

    player: str
    agrees: bool


class DealWaits(TournamentEvent, frozen=True):
    """All who are left agree; staff decide whether it is paid by."""

    clauses: tuple[str, ...] = ()


class DealAgreed(TournamentEvent, frozen=True):
    """All who are left agree, and are paid. ``reported``: the house tells the media."""

    amounts: dict[str, int]
    for_winner: int
    reported: bool
    clauses: tuple[str, ...] = ()


class DealWithdrawn(TournamentEvent, frozen=True):
    """There is no deal: somebody does not agree or has not answered, or the last hands have made it impossible."""

    why: WhyNoDeal
    clauses: tuple[str, ...] = ()
