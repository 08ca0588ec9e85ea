"""The seats of a tournament for the screens of the hall: as much as stands on the seat cards, and no more."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_responses import SeatedRow, SeatingBody
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.live.live_floor import LiveFloor
from cardroom.tournament.play.tournament import Tournament

KEPT_MOST: Final = 32
"""The most tournaments whose seating is kept written."""

_encode = msgspec.json.Encoder().encode


class Seatings:
    """The seating of each tournament in JSON, written once behind each step for all the screens that fetch it then."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._written: dict[str, tuple[object, int, msgspec.Raw]] = {}

    def written(self, owner: TournamentOwner, found: Tournament, host: OwnerHost | None) -> msgspec.Raw:
        """Return the seating as it is."""
        name, seq = found.terms.id, host.seq if host is not None else -1
        known = self._written.pop(name, None)
        if known is None or seq < 0 or known[:2] != (owner, seq):
            known = owner, seq, msgspec.Raw(_encode(seating_of(owner, found, self._names)))
        while len(self._written) >= KEPT_MOST:
            del self._written[next(iter(self._written))]
        self._written[name] = known
        return known[2]


def seating_of(owner: TournamentOwner, found: Tournament, names: Names) -> SeatingBody:
    """The seats of all players of a tournament who have one, by table and seat."""
    if owner.floor is not None:
        rows = _at_live_tables(owner.floor, names)
    else:
        rows = _online(owner, found, names)
    rows.sort(key=lambda one: (one.table, one.seat, one.name))
    return SeatingBody(found.terms.id, found.terms.name, found.terms.house, found.state.phase, tuple(rows))


def _at_live_tables(floor: LiveFloor, names: Names) -> list[SeatedRow]:
    """The seats that players have, and those that they are told to take."""
    return [
        SeatedRow(names(player), place.table, place.seat, moves=place.is_awaited)
        for player, place in floor.all_places()
    ]


def _online(owner: TournamentOwner, found: Tournament, names: Names) -> list[SeatedRow]:
    rows: list[SeatedRow] = []
    for number, table in found.state.tables.items():
        for player in table.players:
            entrant = found.state.entrants.get(player)
            if entrant is None or not entrant.is_in or player in owner.finished:
                continue
            seat = entrant.seat if entrant.table == number else 0
            rows.append(SeatedRow(names(player), number, seat))
    return rows
