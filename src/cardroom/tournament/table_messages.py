"""The messages between a table and its tournament; nothing else passes between them.

A table reports the end of each hand and goes on, but for two things: after a hand in which somebody lost all chips it
waits for an answer, and by orders to hold it stands. A table that stands deals nothing; only from such a one is a
player lifted. ``order`` numbers what was ordered of one table, so that an answer names what it answers.
"""

from typing import Literal

from cardroom.table.model.commands import Command
from cardroom.table.values.kinds import OutReason
from cardroom.table.values.message import TableMessage
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.chip_race.race import Raced

Who = Literal["all", "named", "drawn", "next_big_blind", "big_blind", "same_seat"]
"""Whom to lift: everybody, a named player, or one by the house's rule, which the table knows how to apply."""

Where = Literal["drawn", "farthest_from_big_blind", "nearest_to_big_blind", "last_opened"]
"""Which of the free seats."""


class BustOut(TableMessage, frozen=True):
    """A player who has lost all chips: the stack at the hand's start, and what the hand was worth at the showdown;
    ``winners`` have won the pot with the last of those chips, the first after the button first.
    """

    player: str
    stack: int
    strength: int = 0
    seat: int = 0
    winners: tuple[str, ...] = ()


class Moved(TableMessage, frozen=True):
    """A player on the way between tables, with all chips; ``away`` is why the player sat out at the table left."""

    player: str
    stack: int
    away: OutReason | Literal[""] = ""
    seat: int = 0


class HandOver(TableMessage, frozen=True):
    """A hand has ended, at ``ended_ms``. ``stacks`` are those of all who were dealt in, ``hands`` how many the table
    has played, ``orders`` the number of the standing orders it has taken last, ``round`` that of hand-for-hand.
    ``keeps_broke``: who has lost all chips has kept the seat. ``was_last``: no more hands were ordered of the table.
    ``serving`` had hands to miss by a penalty when it began; ``not_served`` have missed none after all, of a hand that was
    told at a live table and taken back. ``act`` is the number of the act that tells it of a live table, 0 for none, and
    ``takes_back`` of the one which did not happen: the stacks are again those before it.
    """

    table: int
    hands: int
    orders: int
    ended_ms: int
    stacks: dict[str, int]
    busts: tuple[BustOut, ...] = ()
    round: int = 0
    keeps_broke: bool = False
    was_last: bool = False
    serving: tuple[str, ...] = ()
    not_served: tuple[str, ...] = ()
    act: int = 0
    takes_back: int = 0


class TableStandsStill(TableMessage, frozen=True, tag="standing"):
    """No hand is played and none begins, by these orders."""

    table: int
    orders: int


class Lifted(TableMessage, frozen=True):
    """These players have left the table; the tournament has their chips."""

    table: int
    order: int
    players: tuple[Moved, ...]


class Seated(TableMessage, frozen=True):
    """A player has a seat and the chips are on it."""

    table: int
    order: int
    player: str
    seat: int


class Declined(TableMessage, frozen=True):
    """What was ordered cannot be done here, and nothing has changed."""

    table: int
    order: int
    why: Literal["no_free_seat", "nobody_to_move", "not_here"]


class TableGone(TableMessage, frozen=True, tag="table_closed"):
    """The table is empty and gone: its last word."""

    table: int


class ChipsAdded(TableMessage, frozen=True):
    """Chips that were ordered are on the player's stack."""

    table: int
    order: int
    player: str


class Froze(TableMessage, frozen=True):
    """A player is all-in in the hand of this round, and the table stands in the middle of it."""

    table: int
    round: int
    player: str


class ColouredUp(TableMessage, frozen=True):
    """The table's small chips are changed: every stack before and after its race."""

    table: int
    order: int
    old: int
    new: int
    rows: tuple[Raced, ...]
    clauses: tuple[str, ...] = ()


class BustTakenBack(TableMessage, frozen=True):
    """At a live table a player was entered as out who is not: the player sits again, and the ``stacks`` there are these.
    ``along`` are all whom the same counter-act brings back; ``takes_back`` is the number of the act that told it.
    """

    table: int
    player: str
    stacks: dict[str, int]
    along: tuple[str, ...] = ()
    takes_back: int = 0


class ChipsCorrected(TableMessage, frozen=True):
    """At a live table chips of a player were found, or confiscated: the stack before and after it."""

    table: int
    player: str
    before: int
    after: int


Report = (
    HandOver
    | TableStandsStill
    | Lifted
    | Seated
    | Declined
    | TableGone
    | ChipsAdded
    | ColouredUp
    | Froze
    | BustTakenBack
    | ChipsCorrected
)
"""The messages of a table."""


class StandingOrders(Command, frozen=True):
    """What holds at a table from its next hand on, until orders with a higher ``number``.

    Level n begins at ``levels_ms[n - 1]``, or, where levels go by hands, has begun if it is there. ``hold``: deal
    nothing. ``round``: deal one hand, the one of this round. ``answers`` counts the hands that the tournament has heard
    of: a table that waits for an answer has it with its own count. ``button``: the seat drawn for all tables, 0
    without one. ``keeps_broke``: who loses all chips keeps the seat for a while, to buy more. ``levels``: the
    structure, where staff have changed it. ``voids``: a hand in progress counts for nothing, and is not dealt again.
    ``last_hands``: so many hands more from the first orders of this ``session`` with a number on, not counting the one
    in progress.
    """

    number: int
    levels_ms: tuple[int, ...]
    hold: bool = False
    round: int = 0
    answers: int = 0
    button: int = 0
    keeps_broke: bool = False
    levels: tuple[Stakes, ...] = ()
    voids: bool = False
    last_hands: int = 0
    session: int = 0


class Lift(Command, frozen=True):
    """Let players go. ``chance`` draws where there is a draw; ``player`` is the one named, ``seat`` the seat that is
    to be filled elsewhere. Players who ``stay`` go only where nobody else is there to go.
    """

    order: int
    who: Who
    chance: int = 0
    player: str = ""
    seat: int = 0
    stay: tuple[str, ...] = ()


class SeatPlayer(Command, frozen=True):
    """Give a player a seat: the one numbered ``seat``, else a free one by ``where``; with what penalties leave to
    serve, as in `table.model.commands.Penalise`. The seat ``waits`` until staff have seen the player's document. The seats
    ``kept`` free are given to nobody.
    """

    order: int
    player: str
    stack: int
    where: Where = "drawn"
    chance: int = 0
    seat: int = 0
    away: OutReason | Literal[""] = ""
    penalty_hands: int = 0
    penalty_until_ms: int = 0
    waits: bool = False
    kept: tuple[int, ...] = ()


class LetIn(Command, frozen=True):
    """Staff have seen the document of a player of this table: the seat waits no longer."""

    player: str


class Serve(Command, frozen=True):
    """A player of this table has so many hands ``more`` to miss by a penalty (below 0: fewer), and is away until
    ``until_ms`` (0: by none). What the table has counted meanwhile stays counted; who has left brings it along.
    """

    player: str
    more: int = 0
    until_ms: int = 0


class AddChips(Command, frozen=True):
    """Chips come to a player's stack, which may be empty: at once, or when the hand that the player is in is over."""

    order: int
    player: str
    chips: int


class PlayOn(Command, frozen=True):
    """A hand that is frozen after an all-in is played out."""

    order: int


class RaceChips(Command, frozen=True):
    """Change the chips worth ``old`` into such worth ``new`` at a table that stands; ``chance`` shuffles the cards."""

    order: int
    old: int
    new: int
    chance: int


class SetStack(Command, frozen=True):
    """A player's stack between hands is another."""

    order: int
    player: str
    stack: int


class CloseEmptyTable(Command, frozen=True, tag="close_table"):
    """The table is empty: it is not used any more."""


Order = (
    StandingOrders
    | Lift
    | SeatPlayer
    | LetIn
    | Serve
    | AddChips
    | PlayOn
    | RaceChips
    | SetStack
    | CloseEmptyTable
)
"""The messages of a tournament to a table."""
