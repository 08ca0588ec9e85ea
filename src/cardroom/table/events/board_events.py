"""Events of the board: how often it is run, and what the open hands are worth on it."""

import msgspec

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import Automatic


class SeatChance(msgspec.Struct, frozen=True, gc=False):
    """A seat's chance of the pot, in thousandths."""

    seat: int
    chance: int


class ChancesTold(Event, frozen=True):
    """What the hands on the table are worth on a board that is not complete, from the cards that lie open alone.

    ``exact``: all boards that may come were counted, else some were drawn. ``run`` as in `PotAwarded`.
    """

    chances: tuple[SeatChance, ...]
    exact: bool = False
    run: int = 0
    clauses: tuple[str, ...] = ()


class BoardRunAnswered(Event, frozen=True):
    """A seat lets the board be run ``runs`` times at most. ``automatic`` is ``""`` or why the room answered: clock,
    left.
    """

    seat: int
    runs: int
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class BoardRunsSet(Event, frozen=True):
    """The board is run ``runs`` times. With more than one, boards of their own follow, each beginning with the cards
    that lie there now: ``board`` of what is dealt counts on after those of the first run.
    """

    runs: int
    clauses: tuple[str, ...] = ()
