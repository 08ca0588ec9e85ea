"""Commands and messages to a tournament's owner and its tables' owners: the tournament's own words, in envelopes."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from cardroom.room.tournaments.receipts import PrizeBack, Voucher
from cardroom.table.model.command import Command
from cardroom.table.table import HANDLERS
from cardroom.tournament.live.live_acts import AnyLiveAct, HandedOutcome
from cardroom.tournament.play.tournament_commands import (
    Document,
    KeepApart,
    PassTournamentTime,
    StaffCommand,
    TournamentWish,
)
from cardroom.tournament.table_messages import Order, Report
from cardroom.tournament.tournament_terms import TournamentTerms

AT_TOURNAMENTS: Final = tuple(command for command in HANDLERS if "tournament" in command.rights.at)
"""The commands of players, staff and the clock at a table of a tournament; the rest comes by orders of the tournament."""

if TYPE_CHECKING:
    TournamentTableCommand = Command
else:
    TournamentTableCommand = reduce(or_, AT_TOURNAMENTS)


class Announce(msgspec.Struct, frozen=True, tag=True):
    """The first command: there is a tournament, by this version of its house's rulebook.

    The most that the house may have to bring, `cents`, is in flight for `fund`; money carried on by earlier
    tournaments, `carried`, for `carried_fund`. `apart`: that money lies on an account of its own, and the house's
    payments out of it are posted. (Announced without, it lies in escrow.) `itemized`: each payment is booked as what it
    is for. (Announced without, all but returned entries are prizes.) `lasting`: a live tournament stays open behind its
    last hand until staff close its books, and who is disqualified loses the place that is shown too.
    """

    terms: TournamentTerms
    book: str
    fund: str = ""
    cents: int = 0
    carried_fund: str = ""
    carried: int = 0
    apart: bool = False
    itemized: bool = False
    lasting: bool = False


class TournamentAsk(msgspec.Struct, frozen=True, tag=True):
    """A wish of a player, or of the clock.

    Its price, `cents`, is in flight for `fund`, and the house's part of it, `more_cents`, for `more_fund`.
    """

    wish: TournamentWish
    fund: str = ""
    cents: int = 0
    more_fund: str = ""
    more_cents: int = 0


class Reported(msgspec.Struct, frozen=True, tag=True):
    """A report of a table."""

    report: Report


class LiveTold(msgspec.Struct, frozen=True, tag=True):
    """An act of staff at live tables. A bust that is taken back brings its prizes `back`."""

    told: AnyLiveAct
    back: tuple[PrizeBack, ...] = ()


class SoldAtDesk(msgspec.Struct, frozen=True, tag=True):
    """An entry or chips that `by` sells at the desk of a live tournament, for cash, to a player whose `document` was seen
    ("": none); or an entry that is taken back there, for a `reason`; or a
    player's part in a deal, with the signature as the reason.
    """

    ask: TournamentAsk
    by: str
    document: Document | Literal[""] = ""
    reason: str = ""


class DisqualifiedAtDesk(msgspec.Struct, frozen=True, tag=True):
    """A player of a live tournament who is disqualified, with the `vouchers` by which the prize was credited: they are void
    from now on. So much of it, `gone`, was paid in cash that does not come back; the house brings it.
    """

    ask: TournamentAsk
    vouchers: tuple[Voucher, ...] = ()
    gone: int = 0


class ChipsHandedOn(msgspec.Struct, frozen=True, tag=True):
    """Chips from a player ``giver`` of the sender to the stack of a player of the receiver: by the sender's act ``number``,
    for its reason.
    """

    number: int
    giver: str
    player: str
    chips: int
    by: str
    why: str


class ChipsAskedBack(msgspec.Struct, frozen=True, tag=True):
    """The sender's act ``number`` was a slip: the chips that it handed on are to come back."""

    number: int
    by: str
    why: str


class ChipsAnswered(msgspec.Struct, frozen=True, tag=True):
    """The answer to one of these two, about the receiver's act ``number``; ``code`` is the refusal, if it is one."""

    number: int
    outcome: HandedOutcome
    by: str
    code: str = ""


ChipsBetweenEvents = ChipsHandedOn | ChipsAskedBack | ChipsAnswered
"""The letters that two live tournaments of a house write to each other."""

ToTournament = (
    Announce | TournamentAsk | Reported | LiveTold | SoldAtDesk | DisqualifiedAtDesk | ChipsBetweenEvents
)

SMALL: Final = 200
"""Entrants of a tournament whose state, some fifty kilobytes, is stored with whatever a player wishes."""


def stands(command: ToTournament, entrants: int) -> bool:
    """Whether a tournament's state is stored with a command: with all that staff do, and in a small one with all that
    anybody asks. A later program never decides those again, and may have rules by which it would refuse them.
    """
    wish = command.wish if isinstance(command, TournamentAsk) else None
    if isinstance(command, Reported) or isinstance(wish, PassTournamentTime | KeepApart):
        return False
    return wish is None or isinstance(wish, StaffCommand) or entrants <= SMALL


class OpenTournamentTable(msgspec.Struct, frozen=True, tag=True):
    """The first message to a table: what table it is."""

    terms: TournamentTerms
    book: str
    number: int


class Ordered(msgspec.Struct, frozen=True, tag=True):
    """An order of the tournament."""

    order: Order


class DealNext(msgspec.Struct, frozen=True, tag="Deal"):
    """Deal the next hand, for the stakes of the moment."""


class AtTable(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A player decides, or time passes.

    A player's own cards that go face down are named by their positions in the deck (`room.hosting.journal`).

    An act of staff is stored with its author, ``by``, and the reason; ``request`` is a player's own id for the command,
    "" for none.
    """

    command: TournamentTableCommand
    by: str = ""
    reason: str = ""
    request: str = msgspec.field(default="", name="asked")


ToTable = OpenTournamentTable | Ordered | DealNext | AtTable


def table_name(tournament: str, number: int) -> str:
    """The name of a tournament's table as an owner."""
    return f"{tournament}-{number}"
