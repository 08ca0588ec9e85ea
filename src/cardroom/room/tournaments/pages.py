"""Tournaments that somebody looks at: each is told at most once a second, and built once for all who look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.accounts.naming import Names
from cardroom.room.clock import Clock
from cardroom.room.connection import Connection
from cardroom.room.messages.server_message import ServerMessage
from cardroom.room.messages.tournament_views import YouThere
from cardroom.room.messages.tournaments import TournamentChanged, TournamentGone, TournamentShown
from cardroom.room.owners.host import OwnerHost
from cardroom.room.timers import Timers, Wake
from cardroom.room.tournaments.owner import TournamentOwner
from cardroom.room.tournaments.showing import now_of, page_of
from cardroom.room.tournaments.standings import Standings, you_in
from cardroom.tournament.play.tournament import Tournament

EVERY_MS: Final = 1_000
KEPT_MS: Final = 1_000
"""Who comes to look finds what was built for another a second ago at most."""

HostOf = Callable[[str], OwnerHost | None]
_encode = msgspec.json.Encoder().encode


class _Shown(ServerMessage, frozen=True, tag=str(TournamentShown.__struct_config__.tag)):
    """A `TournamentShown` whose common part is text already."""

    tournament: str
    page: msgspec.Raw
    now: msgspec.Raw
    you: YouThere | None = None


class _Changed(ServerMessage, frozen=True, tag=str(TournamentChanged.__struct_config__.tag)):
    """The same of a `TournamentChanged`."""

    tournament: str
    now: msgspec.Raw
    you: YouThere | None = None


def announced(tournament: Tournament) -> tuple[object, ...]:
    """What a page of the announcement is made of beside its terms: another one after staff have changed something."""
    state = tournament.state
    return state.levels, state.level_ms, state.drawn is not None


class _Built:
    """A tournament as it stood at ``at_ms``, encoded."""

    def __init__(self, owner: TournamentOwner, names: Names, at_ms: int) -> None:
        assert owner.tournament is not None, "it is announced"
        self.owner = owner
        self.at_ms = at_ms
        self.standings = Standings(owner, names)
        self.now = msgspec.Raw(_encode(now_of(owner.tournament, self.standings, at_ms)))
        self.announced = announced(owner.tournament)
        self._page: msgspec.Raw | None = None

    @property
    def page(self) -> msgspec.Raw:
        """What changes when staff change what was announced, and otherwise never."""
        if self._page is None:
            assert self.owner.tournament is not None, "it is announced"
            self._page = msgspec.Raw(_encode(page_of(self.owner.tournament, self.owner.book)))
        return self._page

    def you(self, player: str) -> YouThere | None:
        """What is this player's own; None for who has not entered."""
        return you_in(self.owner, self.standings, player)


class TournamentPages:
    """Who follows which tournament."""

    def __init__(
        self,
        clock: Clock,
        timers: Timers,
        names: Names,
        host_of: HostOf,
        ended: Callable[[str], TournamentOwner | None],
    ) -> None:
        """`ended` finds a tournament that is over since a while."""
        self._clock = clock
        self._timers = timers
        self._names = names
        self._host_of = host_of
        self._ended = ended
        self._watching: dict[str, set[Connection]] = {}
        self._built: dict[str, _Built] = {}
        self._wakes: dict[str, Wake] = {}

    def watch(self, tournament: str, connection: Connection) -> None:
        """Show it and let the connection follow."""
        self._watching.setdefault(tournament, set()).add(connection)
        self._when_still(tournament, lambda: self._show(tournament, connection))

    def unwatch(self, tournament: str, connection: Connection) -> None:
        """It follows no longer."""
        watching = self._watching.get(tournament, set())
        watching.discard(connection)
        if not watching:
            self._watching.pop(tournament, None)
            self._built.pop(tournament, None)
            if wake := self._wakes.pop(tournament, None):
                wake.cancel()

    def departed(self, connection: Connection) -> None:
        """The connection has closed."""
        for tournament in [one for one, watching in self._watching.items() if connection in watching]:
            self.unwatch(tournament, connection)

    def watches(self, connection: Connection) -> int:
        """How many a connection follows."""
        return sum(connection in watching for watching in self._watching.values())

    def changed(self, tournament: str) -> None:
        """Something is otherwise: whoever looks is told within the second."""
        if tournament not in self._watching or tournament in self._wakes:
            return
        now_ms = self._clock.now_ms()
        built = self._built.get(tournament)
        at_ms = max(now_ms, built.at_ms + EVERY_MS) if built is not None else now_ms
        self._wakes[tournament] = self._timers.at(at_ms, lambda: self._wake(tournament))

    def _wake(self, tournament: str) -> None:
        self._wakes.pop(tournament, None)
        self._when_still(tournament, lambda: self._tell(tournament))

    def _when_still(self, tournament: str, then: Callable[[], None]) -> None:
        host = self._host_of(tournament)
        if host is None:
            then()
        else:
            host.when_still(then)

    def _owner(self, tournament: str) -> TournamentOwner | None:
        host = self._host_of(tournament)
        owner = host.owner if host is not None else self._ended(tournament)
        return owner if isinstance(owner, TournamentOwner) and owner.tournament is not None else None

    def _show(self, tournament: str, connection: Connection) -> None:
        if connection not in self._watching.get(tournament, ()):
            return
        owner = self._owner(tournament)
        if owner is None:
            self.unwatch(tournament, connection)
            connection.send(_encode(TournamentGone(tournament)).decode())
            return
        built = self._built.get(tournament)
        now_ms = self._clock.now_ms()
        if built is None or built.owner is not owner or not 0 <= now_ms - built.at_ms < KEPT_MS:
            built = self._built[tournament] = _Built(owner, self._names, now_ms)
        shown = _Shown(tournament, built.page, built.now, built.you(connection.player))
        connection.send(_encode(shown).decode())

    def _tell(self, tournament: str) -> None:
        owner, watching = self._owner(tournament), self._watching.get(tournament)
        if not watching or owner is None:
            return
        before = self._built.get(tournament)
        built = self._built[tournament] = _Built(owner, self._names, self._clock.now_ms())
        if before is not None and before.announced != built.announced:
            for connection in tuple(watching):
                shown = _Shown(tournament, built.page, built.now, built.you(connection.player))
                connection.send(_encode(shown).decode())
            return
        everybody = _encode(_Changed(tournament, built.now)).decode()
        for connection in tuple(watching):
            you = built.you(connection.player)
            connection.send(everybody if you is None else _encode(_Changed(tournament, built.now, you)).decode())

    def stop(self) -> None:
        """Nobody is told any more."""
        for wake in self._wakes.values():
            wake.cancel()
        self._wakes.clear()
