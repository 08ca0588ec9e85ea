"""What a tournament's owner and its tables' owners are asked and sent: the tournament's own words, in envelopes."""

from __future__ import annotations

import msgspec

from cardroom.table.model.commands import (
    Act,
    Disconnect,
    Extend,
    Interrupt,
    KeepTimeBank,
    PassTime,
    Reconnect,
    ShowCards,
    SitIn,
    SitOut,
    UseTimeBank,
    VoidHand,
)
from cardroom.tournament.play.tournament_commands import TournamentWish
from cardroom.tournament.table_messages import Order, Report
from cardroom.tournament.tournament_terms import TournamentTerms


class Announce(msgspec.Struct, frozen=True, tag=True):
    """The first command: there is a tournament, by this version of its house's book. The most that the house may have
    to bring, `cents`, is in flight for `fund`; what earlier ones carried on, `carried`, for `carried_fund`. `apart`:
    that lies on an account of its own, and what the house brings is posted. (Announced without, it lies in escrow.)
    `itemized`: each payment is booked as what it is for. (Announced without, all but returned entries are prizes.)
    """

    terms: TournamentTerms
    book: str
    fund: str = ""
    cents: int = 0
    carried_fund: str = ""
    carried: int = 0
    apart: bool = False
    itemized: bool = False


class TournamentAsk(msgspec.Struct, frozen=True, tag=True):
    """A player or the clock wants something; what it costs, `cents`, is in flight for `fund`, and what of it the house
    brings, `more_cents`, for `more_fund`.
    """

    wish: TournamentWish
    fund: str = ""
    cents: int = 0
    more_fund: str = ""
    more_cents: int = 0


class Reported(msgspec.Struct, frozen=True, tag=True):
    """A table reports."""

    report: Report


ToTournament = Announce | TournamentAsk | Reported


class OpenTournamentTable(msgspec.Struct, frozen=True, tag=True):
    """The first message to a table: what it is."""

    terms: TournamentTerms
    book: str
    number: int


class Ordered(msgspec.Struct, frozen=True, tag=True):
    """The tournament orders."""

    order: Order


class DealNext(msgspec.Struct, frozen=True, tag="Deal"):
    """The next hand, for the stakes of the moment."""


class AtTable(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A player decides, or time passes. Own cards that go face down are places of the deck (`room.hosting.journal`).

    What staff do is kept with who, ``by``, and why; ``asked`` is a player's own id for it, "" for none.
    """

    command: (
        Act | ShowCards | KeepTimeBank | UseTimeBank | SitOut | SitIn | PassTime | Disconnect | Reconnect | Interrupt
        | VoidHand | Extend
    )  # fmt: skip
    by: str = ""
    reason: str = ""
    asked: str = ""


ToTable = OpenTournamentTable | Ordered | DealNext | AtTable


def table_name(tournament: str, number: int) -> str:
    """A table of a tournament as an owner."""
    return f"{tournament}-{number}"
