"""Facts of a board that may be run more than once, when nobody can bet any more."""

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import Automatic


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
    that lie there now: ``board`` of what is dealt counts on behind those of the first run.
    """

    runs: int
    clauses: tuple[str, ...] = ()
