"""The standings of a tournament: by chips while a player is in, by finishing position once that is certain."""

from __future__ import annotations

from typing import Final

from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_own_views import YouThere
from cardroom.room.protocol.tournament_views import PlaceThere, Standing
from cardroom.room.tournaments.deals_view import may_deal
from cardroom.room.tournaments.envelopes import table_name
from cardroom.room.tournaments.offers_view import offer_to
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.icm import icm_amounts
from cardroom.tournament.live.live_floor import LivePlace
from cardroom.tournament.play.tournament import Tournament

WORTH_FROM: Final = 30
"""The most players left for whom the worth of their stacks is shown: that takes a few milliseconds a second."""

NOWHERE: Final = LivePlace(0, 0)


class Standings:
    """All entrants of a moment, the best first; equal stacks share a rank."""

    def __init__(self, owner: TournamentOwner, names: Names) -> None:
        tournament = owner.tournament
        assert tournament is not None, "it is announced"
        self._owner = owner
        self.called = names
        self._tournament = tournament
        self._where = where_are(tournament)
        self.live_places: dict[str, LivePlace] = owner.floor.places() if owner.floor is not None else {}
        inside = [(self._where.get(one.player, (0, 0))[0], one.player) for one in tournament.state.entrants.values()
                  if one.is_in and one.player not in owner.finished]  # fmt: skip
        inside.sort(key=lambda one: -one[0])
        self._inside = inside
        self._rank: dict[str, int] = {}
        for place, (chips, player) in enumerate(inside):
            before = inside[place - 1] if place else None
            self._rank[player] = (
                self._rank[before[1]] if before is not None and before[0] == chips else place + 1
            )
        self.stacks = [chips for chips, _ in inside if chips]
        self._worth = self._worths()
        self.may_deal = may_deal(tournament)

    @property
    def books_open(self) -> bool:
        """Whether a live tournament is over and staff have yet to close its books."""
        return self._owner.is_kept_open

    def _worths(self) -> dict[str, int]:
        state = self._tournament.state
        with_chips = [(chips, player) for chips, player in self._inside if chips]
        if state.phase != "running" or not state.closed or not 1 < len(with_chips) <= WORTH_FROM:
            return {}
        prizes = [*self._tournament.prizes(), *[0] * len(with_chips)][: len(with_chips)]
        amounts = icm_amounts([chips for chips, _ in with_chips], prizes)
        return {player: amount for (_, player), amount in zip(with_chips, amounts, strict=True)}

    @property
    def total(self) -> int:
        """How many players have entered."""
        return len(self._tournament.state.entrants)

    def of(self, player: str) -> Standing | None:
        """One player's line; None for a player who has not entered."""
        entrant = self._tournament.state.entrants.get(player)
        if entrant is None:
            return None
        chips, table = self._where.get(player, (0, 0))
        finished = self._owner.finished.get(player)
        return Standing(
            player=player,
            name=self.called(player),
            rank=self._rank.get(player, 0) if chips else 0,
            chips=chips,
            table=table_name(self._tournament.terms.id, table) if table else "",
            place=finished.place if finished is not None else 0,
            prize=(finished.prize if finished is not None else 0)
            + self._tournament.state.agreed.get(player, 0),
            entries=entrant.entries,
            worth=self._worth.get(player, -1),
        )

    def state_of(self, player: str) -> PlaceThere:
        """Whether a player has entered, plays, or is out."""
        entrant = self._tournament.state.entrants.get(player)
        if entrant is None:
            return ""
        if self._tournament.state.phase == "announced":
            return "entered"
        return "playing" if entrant.is_in and player not in self._owner.finished else "out"

    def page(self, first: int, count: int) -> tuple[Standing, ...]:
        """A part of all lines: players still in by chips, then those with a finish, then others who are out."""
        names = self._names()[first : first + count]
        return tuple([line for player in names if (line := self.of(player)) is not None])

    def _names(self) -> list[str]:
        inside = [player for _, player in self._inside]
        placed = sorted(self._owner.finished.values(), key=lambda one: one.place or self.total + 1)
        names = [*inside, *[one.player for one in placed]]
        if len(names) < self.total:
            known = set(names)
            names += [player for player in self._tournament.state.entrants if player not in known]
        return names


def where_are(tournament: Tournament) -> dict[str, tuple[int, int]]:
    """Chips and table of everybody who has chips, also of players on the way (table 0)."""
    state = tournament.state
    found = {
        player: (chips, number)
        for number, table in state.tables.items()
        for player, chips in table.players.items()
    }
    for way in state.on_the_way.values():
        found[way.moved.player] = (way.moved.stack, 0)
    for player, bag in state.bags.items():
        found.setdefault(player, (bag.chips, 0))
    for moved in state.gathered:
        found[moved.player] = (moved.stack, 0)
    return found


def you_in(owner: TournamentOwner, standings: Standings, player: str) -> YouThere | None:
    """A player's own state in a tournament; None for a player who has not entered."""
    line = standings.of(player) if player else None
    if line is None or owner.tournament is None:
        return None
    place = standings.live_places.get(player, NOWHERE)
    return YouThere(
        state=standings.state_of(player),
        table=line.table if owner.floor is None else "",
        chips=line.chips,
        rank=line.rank,
        place=line.place,
        prize=line.prize,
        worth=line.worth,
        offer=offer_to(owner.tournament, player),
        may_deal=standings.may_deal and line.chips > 0 and owner.tournament.may_propose_again(player),
        way_out=owner.tournament.has_way_out(player),
        table_number=place.table,
        seat=place.seat,
        awaited=place.is_awaited,
        penalty_hands=place.penalty_hands,
        penalty_until_ms=place.penalty_until_ms,
        filmed=place.is_filmed,
        receipts=owner.numbers.of.get(player, ()) if owner.floor is not None else (),
    )
