"""What can be asked of a tournament's table beside what can be asked of any: entering, and beginning."""

from cardroom.table import commands as of_tables
from cardroom.table.commands import Command


class EnterTournament(Command, frozen=True):
    """The player has paid and gets a seat and a stack. ``chance`` draws the seat among the free ones, ``lot`` is the
    player's lot, by which the places of equal stacks are drawn where the house draws them.
    """

    player: str
    name: str
    chance: int
    lot: int


class Begin(Command, frozen=True):
    """All are seated: the first level begins."""


AnyCommand = of_tables.AnyCommand | EnterTournament | Begin
