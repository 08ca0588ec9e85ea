"""The tournament's answer to an accepted command."""

from dataclasses import dataclass, field

import msgspec

from cardroom.table.values.message import Movement
from cardroom.tournament.play.tournament_events import AnyTournamentEvent
from cardroom.tournament.table_messages import Order


class ToTable(msgspec.Struct, frozen=True):
    """A message to the tournament's table with this number. The first to a table opens it."""

    table: int
    order: Order


@dataclass(slots=True)
class TournamentDecided:
    """The result of a command: ``events`` for everybody, ``money`` for the ledger, ``orders`` for the tables, each in
    order.

    All of it is stored before any of it is sent.
    """

    events: list[AnyTournamentEvent] = field(default_factory=list)
    money: list[Movement] = field(default_factory=list)
    orders: list[ToTable] = field(default_factory=list)
