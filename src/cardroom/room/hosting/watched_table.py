"""Those who watch a table, and the texts that a step sends them: built by addition, each fact encoded once."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from cardroom.room.hosting.recent import EncodedPast, Recent, RecentStep
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.drawings import Avatar
from cardroom.room.identity.naming import Names
from cardroom.room.protocol.server_messages import ServerMessage, TableShown, TableTold
from cardroom.table.events import (
    AllAsked,
    HandStarted,
    HoldingNamed,
    PlayerSeated,
    PrivateEvent,
    PublicEvent,
    players_in,
)
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.view import TableView


class Audience:
    """A connection asks to follow, is shown the table when all before is durable, then receives each step."""

    def __init__(self) -> None:
        self.following: set[ClientConnection] = set()
        """The connections that follow, or will as soon as they have been shown the table."""
        self.looking: set[ClientConnection] = set()
        """The connections that receive each step."""
        self._players: set[str] = set()
        self._dealt_in: frozenset[str] = frozenset()

    def __iter__(self) -> Iterator[ClientConnection]:
        """Iterate over the connections that receive each step now."""
        return iter(tuple(self.looking))

    def has(self, connection: ClientConnection) -> bool:
        """Whether a connection follows, or will as soon as it has been shown the table."""
        return connection in self.following

    @property
    def all(self) -> tuple[ClientConnection, ...]:
        """The connections that follow, or will."""
        return tuple(self.following)

    def besides(self, seated: Container[str]) -> int:
        """Count the connections that do not belong to one of these players."""
        return sum(connection.player not in seated for connection in self.following)

    def ask(self, connection: ClientConnection) -> None:
        """Note that a connection wants to follow."""
        self.following.add(connection)

    def shown(self, connection: ClientConnection) -> None:
        """Note that a connection has been shown the table; one that left meanwhile is not added."""
        if connection in self.following:
            self.looking.add(connection)
            self._players.add(connection.player)

    def leave(self, connection: ClientConnection) -> None:
        """Note that a connection follows no longer (or has closed)."""
        self.following.discard(connection)
        self.looking.discard(connection)

    def note(self, events: Iterable[PublicEvent]) -> None:
        """Note the start of a hand: its viewers are the present connections, and those that come while it lasts."""
        for event in events:
            if isinstance(event, HandStarted):
                self._dealt_in = frozenset(dealt.player for dealt in event.seats)
                self._players = {connection.player for connection in self.looking}

    @property
    def players(self) -> frozenset[str]:
        """The players who have followed the table at any time since its hand began and are not dealt in."""
        return frozenset(self._players - self._dealt_in - {""})


_encode = msgspec.json.Encoder().encode


Answer = tuple[ClientConnection, str]
"""The connection that requested a step, and the text of its answer."""


class Encoded(ServerMessage, frozen=True, tag=str(TableTold.__struct_config__.tag)):
    """A `TableTold` whose public events are encoded already."""

    table: str
    version: int
    now_ms: int
    events: msgspec.Raw
    private: tuple[PrivateEvent, ...] = ()
    names: Mapping[str, str] = msgspec.field(default_factory=dict)
    avatars: Mapping[str, Avatar] = msgspec.field(default_factory=dict)


class EncodedShown(ServerMessage, frozen=True, tag=str(TableShown.__struct_config__.tag)):
    """A `TableShown` whose recent events are encoded already."""

    view: TableView
    recent: tuple[EncodedPast, ...] = ()
    names: Mapping[str, str] = msgspec.field(default_factory=dict)
    avatars: Mapping[str, Avatar] = msgspec.field(default_factory=dict)


class TableNews(msgspec.Struct, frozen=True):
    """The news of a step at a table: for everybody (`encoded` as it is sent), and for single players by their ids. A step
    that only `carries_on` a hand names nobody.
    """

    version: int
    at_ms: int
    events: Sequence[PublicEvent]
    encoded: bytes
    private: Mapping[str, tuple[PrivateEvent, ...]]
    carries_on: bool = False


class Texts(msgspec.Struct, frozen=True):
    """The text of a step for `everybody` ("" for none), and the texts that single players get instead, by their ids."""

    everybody: str
    own: Mapping[str, str]

    def telling(self, audience: Audience, answer: Answer | None) -> Callable[[], None]:
        """Return the call that sends the texts to all followers; the answer goes out with its connection's text."""
        everybody, own = self.everybody, self.own
        asking, done = answer or (None, "")

        def tell() -> None:
            is_answered = asking is None
            for connection in tuple(audience.looking):
                text = own.get(connection.player, everybody) if own else everybody
                if connection is asking:
                    is_answered = True
                    connection.send(*((text, done) if text else (done,)))
                elif text:
                    connection.send(text)
            if asking is not None and not is_answered:
                asking.send(done)

        return tell


def private_of(decided: Decided, seats: Mapping[int, Seat]) -> dict[str, tuple[PrivateEvent, ...]]:
    """Return the private events of a step, by the ids of their players."""
    if not decided.private:
        return {}
    return {seats[seat].player: tuple(facts) for seat, facts in decided.private.items() if seat in seats}


LONGEST_HOLDING: Final = 40
"""The most letters of a holding's category and ranks, as they are told."""


def fill_of(facts: Iterable[PrivateEvent | None]) -> str:
    """Return the spaces behind a text with these facts: with them it is as long whatever the cards make.

    An encrypted connection shows how long the texts are, and a straight is told in fewer letters than a pair.
    """
    fill = 0
    for fact in facts:
        if type(fact) is HoldingNamed:
            fill += (
                LONGEST_HOLDING - len(fact.category) - max(2, 1 + sum([3 + len(rank) for rank in fact.ranks]))
            )
    return " " * fill


COMING: Final = frozenset((PlayerSeated, AllAsked))
"""Events that name players whom the followers of a table may not know."""


def texts_of(table: str, news: TableNews, names: Names) -> Texts:
    """Return the texts of a step.

    A seat's own facts are added to that seat's message and exist nowhere else: there is no full message from which
    facts are removed.
    """
    version, now_ms, events, told, private = news.version, news.at_ms, news.events, news.encoded, news.private
    raw = msgspec.Raw(told)
    new = {} if COMING.isdisjoint(map(type, events)) else names.of(players_in(events))
    seen = names.avatars(new) if new else {}
    everybody = "" if told == b"[]" else _encode(Encoded(table, version, now_ms, raw, (), new, seen)).decode()
    if not private:
        return Texts(everybody, {})
    own = {
        player: _encode(Encoded(table, version, now_ms, raw, tuple(facts), new, seen)).decode()
        + fill_of(facts)
        for player, facts in private.items()
    }
    return Texts(everybody, own)


def shown(view: TableView, recent: Recent, viewer: str, names: Names) -> str:
    """Return the text that shows this view of a table to its viewer, with the names and drawings of all players in
    it.
    """
    spoken_of = recent.players | players_of(view)
    past = recent.shown_to(viewer)
    text = _encode(EncodedShown(view, past, names.of(spoken_of), names.avatars(spoken_of))).decode()
    own = (view.you.holding, *view.you.holdings) if view.you is not None else ()
    return text + fill_of((*own, *[fact for step in past for fact in step.private]))


def players_of(view: TableView) -> dict[str, None]:
    """Return the ids of the players that a view of a table names, each once."""
    players = dict.fromkeys([seat.player for seat in view.seats])
    return players | {view.question.player: None} if view.question is not None else players


class WatchedTable:
    """A table's audience, with the texts that it is sent. The writer or host of the table says when they are durable."""

    def __init__(self, table: str, presence: Presence, names: Names) -> None:
        self.table = table
        self.audience = Audience()
        self.recent = Recent()
        self._presence = presence
        self._names = names

    def come(self, connection: ClientConnection) -> None:
        """Note that a connection follows, and waits until it is shown the table."""
        self.audience.ask(connection)
        self._presence.follows(connection, self.table)

    def leave(self, connection: ClientConnection) -> None:
        """Note that a connection follows no longer (or has closed)."""
        self.audience.leave(connection)
        self._presence.unfollows(connection, self.table)

    def dismiss(self) -> None:
        """Stop showing a closed table to all who followed it."""
        for connection in self.audience.all:
            self.leave(connection)

    def shown(self, view: TableView, viewer: str) -> str:
        """Return the text that shows a viewer the table, with its last steps."""
        return shown(view, self.recent, viewer, self._names)

    def stepped(self, news: TableNews) -> Texts:
        """Add a step to the last ones, and return its texts."""
        if news.carries_on:
            self.recent.add(RecentStep(news.version, news.at_ms, news.encoded, news.private))
        else:
            self.recent.follow(news.version, news.at_ms, news.events, news.encoded, news.private)
        return texts_of(self.table, news, self._names)

    def replayed(self, news: TableNews) -> None:
        """Add a step that is carried out again at a start to the last ones."""
        self.audience.note(news.events)
        self.recent.follow(news.version, news.at_ms, news.events, news.encoded, news.private)

    def send(self, text: str) -> None:
        """Send all who follow a text that is no step of the table (chat)."""
        for connection in self.audience:
            connection.send(text)
