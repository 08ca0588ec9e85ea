"""Tournaments that are over, however long ago: read from the store when asked for; the latest few are cached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.identity.naming import Names, names_stored
from cardroom.room.tournaments.kept_books import announced_by
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import RulebookRecord

KEPT: Final = 16
"""How many of those asked for recently are in memory, however many have ever been played."""

Learn = Callable[[RulebookRecord], object]
MakeTournament = Callable[[str], TournamentOwner]


class EndedTournaments:
    """Loads tournaments that are over: the last snapshot of a tournament's stream shows how it ended."""

    def __init__(self, store: Store, names: Names, learn: Learn, make: MakeTournament) -> None:
        """`learn` receives the rulebook that a tournament was played by before `make` makes the tournament.

        `names` learns the names of its players.
        """
        self._store = store
        self._names = names
        self._learn = learn
        self._make = make
        self._kept: dict[str, TournamentOwner] = {}

    def get(self, tournament: str) -> TournamentOwner | None:
        """A tournament that was found recently, None if it was not."""
        return self._kept.get(tournament)

    async def find(self, tournament: str) -> TournamentOwner | None:
        """A tournament that is over; None where there was none, or where its stream is not what was written."""
        found = self._kept.pop(tournament, None) or await self._read(tournament)
        if found is not None:
            self._kept[tournament] = found  # the newest last
            while len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return found

    async def _read(self, tournament: str) -> TournamentOwner | None:
        def ask(reader: Reader) -> tuple[bytes, RulebookRecord | None] | None:
            with reader.moment():
                state = reader.owner_state(tournament)
                if state.snapshot is None or state.unproven or state.snapshot.seq != state.last_seq:
                    return None
                version = announced_by(state)
                return state.snapshot.payload, reader.rulebook(version) if version else None

        kept = await self._store.read(ask)
        if kept is None or kept[1] is None:
            return None
        try:
            self._learn(kept[1])
            owner = self._make(tournament)
            owner.load(kept[0], {})
        except (msgspec.MsgspecError, RulebookFaults):
            return None  # another owner has this id, or this program cannot read the rulebook
        if owner.tournament is None or not owner.tournament.is_over:
            return None
        players = tuple(owner.tournament.state.entrants)
        for player, name in (await self._store.read(lambda reader: names_stored(reader, players))).items():
            if name != player:  # (a desk knows some by name alone)
                self._names.learn(player, name)
        return owner
