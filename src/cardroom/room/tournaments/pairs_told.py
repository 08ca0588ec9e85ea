"""Which pairs of players each tournament keeps apart, told when they change."""

from __future__ import annotations

from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.lobby.kept_apart import KeptApart
from cardroom.room.tournaments.apart_at_tournaments import Pairs, keep_apart, unaware
from cardroom.room.tournaments.door import TournamentDoor
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.tournament.tournament_terms import TournamentTerms


class PairsTold:
    """Joins the pairs of accounts, and for live tournaments those of the house's desk."""

    def __init__(
        self, tournaments: TournamentDesk, kept: KeptApart, desks: LiveDesks, door: TournamentDoor
    ) -> None:
        self._tournaments = tournaments
        self._kept = kept
        self._desks = desks
        self._door = door
        tournaments.pairs = self.of
        desks.followers.append(self._desk_changed)

    def of(self, terms: TournamentTerms) -> Pairs:
        """The pairs that a tournament keeps apart, sorted."""
        told = self._kept.as_told()
        return tuple(sorted({*told, *self._desks.apart(terms.house)})) if terms.live else told

    async def tell(self) -> None:
        """Send tournaments the pairs, which have changed."""
        await keep_apart(self._tournaments.hosts, self._tournaments.all(), self.of)

    def _desk_changed(self, house: str) -> None:
        """Tell live tournaments whom a desk keeps apart, where that has changed."""
        live = [one for one in self._tournaments.all() if one.floor is not None]
        if unaware(live, self.of):
            self._door.errand(self.tell())
