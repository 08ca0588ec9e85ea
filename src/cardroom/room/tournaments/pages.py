"""Tournament pages that somebody follows: each is sent at most once a second, and built once for all followers.

What staff do is sent at once to all whose page is the same, as the screens of a hall: they share one text. Players who have
entered, each with a part of their own, are sent it within the second, so that an act costs the same however many play.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.identity.naming import Names
from cardroom.room.protocol.message_bases import ServerMessage
from cardroom.room.protocol.tournament_news import (
    TournamentChanged,
    TournamentGone,
    TournamentShown,
)
from cardroom.room.protocol.tournament_own_views import YouThere
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.timers import Timers, Wake
from cardroom.room.tournaments.public_view import now_of, page_of
from cardroom.room.tournaments.standings import Standings, you_in
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.play.tournament import Tournament

EVERY_MS: Final = 1_000
KEPT_MS: Final = 1_000
"""How long a built page is shown to newcomers: they see one that is a second old at most."""
TOLD_A_TURN: Final = 32
"""How many followers are sent a page in one turn of the event loop."""

ACT_LEAST_MS: Final = 250
"""The time that an act takes of the pace; one is let through ahead, so that there are five in a second at most."""
ACT_MOST_MS: Final = 1_000
SENT_A_SECOND: Final = 1_000
"""So many messages a second go out for acts; where a crowd follows, acts are shown more seldom."""

HostOf = Callable[[str], OwnerHost | None]
_encode = msgspec.json.Encoder().encode


class _Shown(ServerMessage, frozen=True, tag=str(TournamentShown.__struct_config__.tag)):
    """A `TournamentShown` whose common part is already encoded."""

    tournament: str
    page: msgspec.Raw
    now: msgspec.Raw
    you: YouThere | None = None


class _Changed(ServerMessage, frozen=True, tag=str(TournamentChanged.__struct_config__.tag)):
    """A `TournamentChanged` whose common part is already encoded."""

    tournament: str
    now: msgspec.Raw
    you: YouThere | None = None


def announced(tournament: Tournament) -> tuple[object, ...]:
    """The values that the announcement's page is made of (`page_of`); they differ after staff have changed something."""
    terms, state = tournament.terms, tournament.state
    of_entries = (tournament.entry_chips, tournament.late_levels, tournament.starts_ms)
    return terms, state.levels, state.level_ms, state.drawn is not None, *of_entries


class _Built:
    """A tournament as it was at ``at_ms`` after step ``seq``, encoded.

    ``shown`` is the announcement that all followers have been sent. ``is_seen``: all who share its text have been sent it.
    """

    def __init__(self, owner: TournamentOwner, names: Names, at_ms: int, seq: int) -> None:
        assert owner.tournament is not None, "it is announced"
        self.owner = owner
        self.at_ms = at_ms
        self.seq = seq
        self.standings = Standings(owner, names)
        self.now = msgspec.Raw(_encode(now_of(owner.tournament, self.standings, at_ms)))
        self.announced = self.shown = announced(owner.tournament)
        self.is_seen = False
        self._page: msgspec.Raw | None = None
        self._everybody = ""

    @property
    def page(self) -> msgspec.Raw:
        """The part that changes only when staff change what was announced."""
        if self._page is None:
            assert self.owner.tournament is not None, "it is announced"
            self._page = msgspec.Raw(_encode(page_of(self.owner.tournament, self.owner.book)))
        return self._page

    def has_part(self, player: str) -> bool:
        """Whether a viewer is sent a part that nobody else is."""
        return self.owner.tournament is not None and player in self.owner.tournament.state.entrants

    def text(self, tournament: str, player: str, with_page: bool) -> str:
        """The text for one follower, with the player's own part: the whole page, or only what changes by itself."""
        you = you_in(self.owner, self.standings, player)
        if with_page:
            return _encode(_Shown(tournament, self.page, self.now, you)).decode()
        if you is not None:
            return _encode(_Changed(tournament, self.now, you)).decode()
        if not self._everybody:
            self._everybody = _encode(_Changed(tournament, self.now)).decode()
        return self._everybody


class _Telling:
    """The followers that are yet to be sent a page, whether with the announcement, and whether it changed meanwhile."""

    def __init__(self, left: list[ClientConnection]) -> None:
        self.left = left
        self.page = self.again = False


class ActPace:
    """How often acts of staff in one tournament are shown at once: a few are not held back, a burst of them is."""

    def __init__(self) -> None:
        self._free_ms = 0
        self._each_ms = ACT_LEAST_MS

    def next_ms(self, now_ms: int) -> int:
        """When an act that is done now may be shown; within a second also where the room's clock was set back."""
        return min(now_ms + ACT_MOST_MS, max(now_ms, self._free_ms - self._each_ms))

    def spend(self, now_ms: int, followers: int) -> None:
        """An act is shown to so many now."""
        self._each_ms = min(ACT_MOST_MS, max(ACT_LEAST_MS, followers * 1_000 // SENT_A_SECOND))
        self._free_ms = max(now_ms, min(self._free_ms, now_ms + ACT_MOST_MS)) + self._each_ms


class TournamentPages:
    """The connections that follow each tournament."""

    def __init__(
        self,
        clock: Clock,
        timers: Timers,
        names: Names,
        host_of: HostOf,
        ended: Callable[[str], TournamentOwner | None],
    ) -> None:
        """`ended` finds a tournament that has been over for a while."""
        self._clock = clock
        self._timers = timers
        self._names = names
        self._host_of = host_of
        self._ended = ended
        self._watching: dict[str, set[ClientConnection]] = {}
        self._built: dict[str, _Built] = {}
        self._wakes: dict[str, Wake] = {}
        self._telling: dict[str, _Telling] = {}
        self._acts: dict[str, Wake] = {}
        self._paces: dict[str, ActPace] = {}
        self._showing: dict[str, tuple[_Built, list[ClientConnection]]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a page is yet to be sent to somebody."""
        return bool(self._telling or self._showing)

    def watch(self, tournament: str, connection: ClientConnection) -> None:
        """Show a tournament to a connection and let it follow."""
        self._watching.setdefault(tournament, set()).add(connection)
        self._when_still(tournament, lambda: self._show(tournament, connection))

    def unwatch(self, tournament: str, connection: ClientConnection) -> None:
        """The connection no longer follows a tournament."""
        watching = self._watching.get(tournament, set())
        watching.discard(connection)
        if not watching:
            self._watching.pop(tournament, None)
            self._built.pop(tournament, None)
            self._paces.pop(tournament, None)
            for wakes in (self._wakes, self._acts):
                if wake := wakes.pop(tournament, None):
                    wake.cancel()

    def departed(self, connection: ClientConnection) -> None:
        """The connection has closed."""
        for tournament in [one for one, watching in self._watching.items() if connection in watching]:
            self.unwatch(tournament, connection)

    def watches(self, connection: ClientConnection) -> int:
        """How many tournaments a connection follows."""
        return sum(connection in watching for watching in self._watching.values())

    def changed(self, tournament: str, *, is_act: bool = False) -> None:
        """A tournament changed: its followers are sent that within the second, an act of staff (see above) at once."""
        if is_act and tournament in self._watching and tournament not in self._acts:
            pace = self._paces.setdefault(tournament, ActPace())
            at_ms = pace.next_ms(self._clock.now_ms())
            self._acts[tournament] = self._timers.at(at_ms, lambda: self._wake_for_act(tournament))
        if (telling := self._telling.get(tournament)) is not None:
            telling.again = True
        elif tournament in self._watching and tournament not in self._wakes:
            self._tell_soon(tournament)

    def _tell_soon(self, tournament: str) -> None:
        now_ms = self._clock.now_ms()
        built = self._built.get(tournament)
        at_ms = max(now_ms, built.at_ms + EVERY_MS) if built is not None else now_ms
        self._wakes[tournament] = self._timers.at(at_ms, lambda: self._wake(tournament))

    def _wake(self, tournament: str) -> None:
        self._wakes.pop(tournament, None)
        self._when_still(tournament, lambda: self._tell(tournament))

    def _wake_for_act(self, tournament: str) -> None:
        self._acts.pop(tournament, None)
        self._when_still(tournament, lambda: self._show_act(tournament))

    def _show_act(self, tournament: str) -> None:
        """Send the present state to all who share its text."""
        owner, watching = self._owner(tournament), self._watching.get(tournament)
        if not watching or owner is None:
            return
        built = self._built.get(tournament)
        if built is None or not self._is_current(tournament, built, owner):
            built = self._build(tournament, owner)
        if not built.is_seen:
            sharing = [one for one in watching if not built.has_part(one.player)]
            self._paces.setdefault(tournament, ActPace()).spend(self._clock.now_ms(), len(sharing))
            goes_on, self._showing[tournament] = tournament in self._showing, (built, sharing)
            if not goes_on:
                self._show_some(tournament)

    def _show_some(self, tournament: str) -> None:
        """Send the newest built page to some of those who share it, and to the others in later turns of the loop."""
        built, watching = self._built.get(tournament), self._watching.get(tournament, set())
        showing = self._showing.pop(tournament, None)
        if built is None or showing is None:
            return
        first, left = showing
        for connection in left[:TOLD_A_TURN]:
            if connection in watching and not built.has_part(connection.player):
                connection.send(built.text(tournament, "", built.shown != built.announced))
        if left := left[TOLD_A_TURN:]:
            self._showing[tournament] = first, left
            asyncio.get_running_loop().call_soon(self._show_some, tournament)
        elif built is first:  # else some have been sent an older one, and wait for the second
            built.is_seen = True

    def _is_current(self, tournament: str, built: _Built, owner: TournamentOwner) -> bool:
        """Whether nothing has changed since that was built."""
        host = self._host_of(tournament)
        return built.owner is owner and built.seq == (host.seq if host is not None else 0)

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

    def _show(self, tournament: str, connection: ClientConnection) -> None:
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
            built = self._build(tournament, owner)
        connection.send(built.text(tournament, connection.player, with_page=True))

    def _build(self, tournament: str, owner: TournamentOwner) -> _Built:
        host, before = self._host_of(tournament), self._built.get(tournament)
        built = _Built(owner, self._names, self._clock.now_ms(), host.seq if host is not None else 0)
        built.shown = before.shown if before is not None else built.announced
        self._built[tournament] = built
        return built

    def _tell(self, tournament: str) -> None:
        """Send the present state to all followers who have not seen it: screens first, then players with their parts."""
        owner, watching = self._owner(tournament), self._watching.get(tournament)
        if not watching or owner is None:
            return
        before = self._built.get(tournament)
        is_seen = before is not None and before.is_seen and self._is_current(tournament, before, owner)
        built = self._build(tournament, owner)
        built.is_seen = is_seen
        followers = sorted(watching, key=lambda one: built.has_part(one.player))
        if is_seen:
            followers = [one for one in followers if built.has_part(one.player)]
        self._telling[tournament] = _Telling(followers)
        self._tell_some(tournament)

    def _tell_some(self, tournament: str) -> None:
        """Send the page to some of the followers, and to the others in later turns of the loop.

        Everything sent is durable: if more was decided in between, it has been waited for, and the others are sent the
        new state.
        """
        owner, watching = self._owner(tournament), self._watching.get(tournament)
        telling, built = self._telling.get(tournament), self._built.get(tournament)
        if telling is None or not watching or owner is None:
            self._telling.pop(tournament, None)
            return
        if built is None or not self._is_current(tournament, built, owner):
            built = self._build(tournament, owner)
        if built.shown != built.announced:
            built.shown, telling.page, telling.left = built.announced, True, [*watching]
        some, telling.left = telling.left[:TOLD_A_TURN], telling.left[TOLD_A_TURN:]
        for connection in some:
            if connection in watching:
                connection.send(built.text(tournament, connection.player, telling.page))
        if telling.left:
            go_on = partial(self._when_still, tournament, partial(self._tell_some, tournament))
            asyncio.get_running_loop().call_soon(go_on)
            return
        del self._telling[tournament]
        if telling.again:
            self.changed(tournament)

    def stop(self) -> None:
        """Send nothing more to anybody."""
        for wake in (*self._wakes.values(), *self._acts.values()):
            wake.cancel()
        self._wakes.clear()
        self._acts.clear()
        self._telling.clear()
        self._showing.clear()
