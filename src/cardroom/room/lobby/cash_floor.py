"""The cash tables of a room, and the rules by which somebody may sit at them."""

from __future__ import annotations

from dataclasses import dataclass

from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.lobby.bringing import Bringing
from cardroom.room.lobby.floor_board import FloorBoard
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.lobby.lobby import LobbyBoard
from cardroom.room.lobby.moves import Moves
from cardroom.room.lobby.pool import Pool
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class CashFloor:
    """The cash tables of the room: the houses that offer them, those that are open, the stakes to which they belong (by
    id), the board on which the lobby shows them, and those who look at the live floor.
    """

    houses: HouseWriters
    tables: OpenTables
    pools: dict[str, Pool]
    board: LobbyBoard
    live: FloorBoard

    def offered(self, house: str, game: str, stake: str) -> Pool:
        """The stake of a game that a house offers here. Refuses "no-such-stake"."""
        for pool in self.pools.values():
            if pool.is_offered and not pool.is_private and pool.house == house:
                if (pool.offer.id, pool.stake.name) == (game, stake):
                    return pool
        raise Refused(
            "no-such-stake",
            f"There is no {game!r} at {stake!r} in the house {house!r} here; the lobby has all there is.",
            args={"house": house, "game": game, "stake": stake},
        )


@dataclass(frozen=True, slots=True)
class SeatingRules:
    """The parts that know who may sit where: players kept apart, players on their way to a table, and the money that
    each may and must bring.
    """

    apart: KeptApart
    moves: Moves
    bringing: Bringing
