"""The commands of a house. Each is a step of its stream once it has been decided."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.cash.buy_in_bounds import Departure
from cardroom.cash.money_moves import JackpotWon
from cardroom.cash.waiting_list import Offer
from cardroom.floor.conduct.penalty import Penalty
from cardroom.room.hosting.grants import Grant, WhyDeclined
from cardroom.rules.decisions import PenaltyKind
from cardroom.store.rows import LogRecord

WaitEnd = Literal["wish", "staff", "seated", "declined", "lapsed"]
"""Why a player no longer waits: by wish, as staff say so, with a seat, or an offer declined or not taken in time."""


class GivenAt(msgspec.Struct, frozen=True):
    """A penalty, with the house, the table and the stake at which it was given."""

    house: str
    table: str
    penalty: Penalty
    kind: PenaltyKind
    pool: str = ""


class Left(msgspec.Struct, frozen=True):
    """A departure from a table. A stack taken from one house's table binds only at tables of that house."""

    table: str
    family: str
    stake: str
    big_blind: int
    stack: int
    house: str = ""
    has_maximum: bool = True
    is_forced: bool = False
    short: bool = False
    counted_in: str = ""
    long_break_ms: int = 0


class Hit(msgspec.Struct, frozen=True):
    """A jackpot that was hit and is not paid yet."""

    house: str
    table: str
    table_name: str
    won: JackpotWon


class GivePenalty(msgspec.Struct, frozen=True, tag=True):
    """Staff (`by`) give a player a penalty; a repeated command gives it once."""

    by: str
    player: str
    at: GivenAt


class MissHand(msgspec.Struct, frozen=True, tag=True):
    """A hand that these players missed is over."""

    players: tuple[str, ...]


class EndPenalty(msgspec.Struct, frozen=True, tag=True):
    """Staff end a penalty early."""

    player: str
    penalty: str
    reason: str


class Depart(msgspec.Struct, frozen=True, tag=True):
    """A player left a table; departures matter for `keep_ms`."""

    player: str
    left: Left
    keep_ms: int


class BringBack(msgspec.Struct, frozen=True, tag=True):
    """A binding stack was brought back: all of it (`brought` is 0) or, if the table takes no more, only `brought`."""

    player: str
    departure: Departure
    brought: int = 0


class KeepPlayersApart(msgspec.Struct, frozen=True, tag="KeepApart"):
    """From now on two players are seated at no table together. Refuses "apart-already"."""

    player: str
    other: str


class LetTogether(msgspec.Struct, frozen=True, tag=True):
    """Two players may be seated together again. Refuses "not-apart"."""

    player: str
    other: str


class CloseWhenEmpty(msgspec.Struct, frozen=True, tag=True):
    """Staff want a table closed; the closing goes on, even after a stop of the room, until it is done."""

    table: str


class TableIsClosed(msgspec.Struct, frozen=True, tag=True):
    """A table is closed."""

    table: str


class EnterTable(msgspec.Struct, frozen=True, tag=True):
    """A table enters the register of seats: it has opened, or it is older than the register. `line` is its stake's.

    Players who are `serving` a penalty there have it from this table.
    """

    table: str
    name: str
    line: str
    free: int
    players: tuple[str, ...] = ()
    drains: bool = False
    serving: tuple[str, ...] = ()


class GrantSeat(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A player is granted a seat, which goes to the table as a letter. Refuses "table-closing", "already-seated",
    "table-full".

    When it is taken, the wait in a `line` ends, the stacks brought `back` no longer bind, and the lines of the `log` are
    written.
    """

    grant: Grant
    line: str = ""
    back: tuple[BringBack, ...] = ()
    log: tuple[LogRecord, ...] = ()


class ReportSeats(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A table reports who sits there and how many more could, none where it `drains`. It may answer a `grant`: taken,
    unless it is `declined`.
    """

    table: str
    free: int
    players: tuple[str, ...] = ()
    drains: bool = False
    grant: str = ""
    declined: WhyDeclined | None = None


class JoinLine(msgspec.Struct, frozen=True, tag=True):
    """A player joins the end of a waiting list, or is placed ahead of it by a draw. Refuses "waiting-already"."""

    line: str
    player: str
    buy_in: int
    drawn: int | None = None


class LeaveLine(msgspec.Struct, frozen=True, tag=True):
    """A wait ends, and so does the reservation of a seat for the player. Refuses "not-waiting"."""

    line: str
    player: str
    why: WaitEnd


class OfferSeat(msgspec.Struct, frozen=True, tag=True):
    """A seat is reserved for a player in line."""

    line: str
    offer: Offer


class WithdrawSeat(msgspec.Struct, frozen=True, tag=True):
    """The reservation of a seat ends; the player stays in line."""

    line: str
    offer: str


class KeepSeats(msgspec.Struct, frozen=True, tag=True):
    """Reservations get another end: the room stood still, or was stopped."""

    line: str
    until_ms: dict[str, int]


class HitJackpot(msgspec.Struct, frozen=True, tag=True):
    """A hand hit the jackpot; it waits to be paid."""

    hit: Hit


class PayJackpot(msgspec.Struct, frozen=True, tag=True):
    """The jackpot that a hand hit is paid, in the same commit."""

    hand: str


class TurnDay(msgspec.Struct, frozen=True, tag=True):
    """A gaming day has ended, counted in days since 1970."""

    day: int


class OpenHand(msgspec.Struct, frozen=True, tag=True):
    """A member of staff gave a reason to read a finished hand, which is open to that person for a while."""

    by: str
    hand: str


class Answered(msgspec.Struct, frozen=True, tag=True):
    """A request that changes nothing here (chat at a table) was carried out: a repeated one is not served twice."""

    table: str


HouseCommand = (
    GivePenalty
    | MissHand
    | EndPenalty
    | Depart
    | BringBack
    | KeepPlayersApart
    | LetTogether
    | CloseWhenEmpty
    | TableIsClosed
    | EnterTable
    | GrantSeat
    | ReportSeats
    | JoinLine
    | LeaveLine
    | OfferSeat
    | WithdrawSeat
    | KeepSeats
    | HitJackpot
    | PayJackpot
    | TurnDay
    | OpenHand
    | Answered
)
"""All commands of a house."""


class PenaltyStatus(msgspec.Struct, frozen=True, tag="PenaltyStands"):
    """The penalties that a player still has to serve."""

    player: str
    hands: int
    until_ms: int


class LineStatus(msgspec.Struct, frozen=True, tag="LineStands"):
    """The number of players in a waiting list, and the number of them who have a seat reserved."""

    line: str
    waiting: int
    offers: int


class SeatStatus(msgspec.Struct, frozen=True, tag="SeatStands"):
    """The number of seats that a table can still be granted, and of those granted and not taken."""

    table: str
    free: int
    granted: int


HouseEvent = PenaltyStatus | LineStatus | SeatStatus
"""The results of a step: they prove that a replay came out the same."""
