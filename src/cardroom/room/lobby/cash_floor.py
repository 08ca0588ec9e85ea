"""The cash tables of a room, and the rules by which somebody may sit at them."""

from __future__ import annotations

from dataclasses import dataclass

from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.lobby.may_bring import Bringing
from cardroom.room.lobby.players_on_the_way import Moves
from cardroom.room.lobby.pool import Pool


@dataclass(frozen=True, slots=True)
class CashFloor:
    """The cash tables of the room: the houses that offer them, those that are open, the stakes to which they belong (by
    id), and the board on which the lobby shows them.
    """

    houses: HouseWriters
    tables: OpenTables
    pools: dict[str, Pool]
    board: LobbyBoard


@dataclass(frozen=True, slots=True)
class SeatingRules:
    """The parts that know who may sit where: players kept apart, players on their way to a table, and the money that
    each may and must bring.
    """

    apart: KeptApart
    moves: Moves
    bringing: Bringing
