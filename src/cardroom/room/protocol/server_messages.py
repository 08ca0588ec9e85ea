"""The messages of the room to a client over its socket. Amounts in cents, times in the room's milliseconds (UTC)."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from cardroom.room.identity.drawings import Avatar
from cardroom.room.protocol.cash_seat_answers import TimeCost
from cardroom.room.protocol.message_bases import FloorPart, Reaction
from cardroom.room.protocol.message_bases import ServerMessage as ServerMessage
from cardroom.room.protocol.staff_measures import PenaltyEnded as PenaltyEnded
from cardroom.room.protocol.staff_measures import PenaltyGiven as PenaltyGiven
from cardroom.room.protocol.staff_measures import PlayerReturned as PlayerReturned
from cardroom.room.protocol.staff_measures import RoleChanged as RoleChanged
from cardroom.room.protocol.staff_measures import SignedOut as SignedOut
from cardroom.room.protocol.tournament_news import AnyOfTournaments
from cardroom.store.people_rows import Role
from cardroom.table.events import PrivateEvent, PublicEvent
from cardroom.table.model.view import TableView
from cardroom.table.values.kinds import PrivateMoney, TableState


class HouseOpen(msgspec.Struct, frozen=True):
    """A house whose rulebook is played by here; tables and stakes name it by its id."""

    house: str
    name: str


class Welcome(ServerMessage, frozen=True):
    """First message of every connection. ``player`` is empty for a spectator who is not signed in.

    ``house`` is the main house's name; ``houses`` are all of them, that one first.
    """

    now_ms: int
    house: str
    player: str = ""
    name: str = ""
    role: Role | Literal[""] = ""
    balance: int = 0
    demo: bool = False
    houses: tuple[HouseOpen, ...] = ()


class RoomMoves(ServerMessage, frozen=True):
    """The process that plays the tables goes; the socket stays open, and what is said on it is not heard.

    A ``welcome`` follows when another process has taken over. Then nothing is followed any more: watch again, and say
    again whatever was not answered, under the same id. Only sockets opened at ``/ws?moves`` stay open; others are closed.
    """


class TableRow(msgspec.Struct, frozen=True):
    """One table in the lobby. ``average_pot`` and ``hands_an_hour`` are over the last hour, 0 before the first hand.

    ``flop_percent`` is how many in a hundred of those dealt in saw the hand go on after the first round of betting (at
    the flop, at fourth street), None before the first hand and without bets.
    """

    table: str
    name: str
    players: int
    seats: int
    state: TableState
    average_pot: int
    hands_an_hour: int
    flop_percent: int | None = None


class PoolView(msgspec.Struct, frozen=True):
    """A stake of a game: its tables and its waiting list. You join a pool, the room draws the table.

    ``deal`` and the fields after it are as in `table.model.view.TableTerms`. ``offered`` is false for a stake that the
    house offers no longer: its last tables play on, nobody joins. ``seats`` are those of a table, ``languages`` those
    spoken there.
    """

    pool: str
    house: str
    game: str
    form: str
    banzai: bool
    stake: str
    small_blind: int
    big_blind: int
    min_buy_in: int
    max_buy_in: int
    currency: str
    players: int
    waiting: int
    tables: tuple[TableRow, ...]
    name: str = ""
    deal: str = ""
    games: tuple[str, ...] = ()
    ante: int = 0
    ante_for_all: bool = False
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    point: int = 0
    rotation_hands: int = 0
    offered: bool = True
    seats: int = 0
    languages: tuple[str, ...] = ()


class LobbyShown(ServerMessage, frozen=True):
    """The whole lobby."""

    pools: tuple[PoolView, ...]


class LobbyChanged(ServerMessage, frozen=True):
    """The pools that changed since the last lobby message."""

    pools: tuple[PoolView, ...]


class MySeat(msgspec.Struct, frozen=True):
    """A table you sit at. ``private`` and ``tournament`` say what its chips are, as in `TableTerms`. ``until_ms`` is when
    the time of your turn ends, or the time bank once it runs; 0 where it is not your turn.
    """

    table: str
    name: str
    seat: int
    stack: int
    your_turn: bool
    sitting_out: bool
    private: PrivateMoney = ""
    tournament: str = ""
    until_ms: int = 0


class MyPlace(msgspec.Struct, frozen=True):
    """A waiting list you are in; ``place`` counts from 1."""

    pool: str
    place: int
    buy_in: int


class MyCall(msgspec.Struct, frozen=True):
    """A seat of a live floor that a house's desk calls you to; it is kept for you until ``until_ms``."""

    house: str
    table: int
    seat: int
    until_ms: int


class MineChanged(ServerMessage, frozen=True):
    """Your seats, those in tournaments too, waiting lists, balance and calls of live desks, whole, whenever one of them
    changes.
    """

    balance: int
    seats: tuple[MySeat, ...]
    places: tuple[MyPlace, ...]
    calls: tuple[MyCall, ...] = ()


class SeatOffered(ServerMessage, frozen=True):
    """A seat is kept for you until ``until_ms``; ``by_time`` is what its table charges by the time."""

    offer: str
    pool: str
    until_ms: int
    buy_in: int
    by_time: tuple[TimeCost, ...] = ()


class OfferLapsed(ServerMessage, frozen=True):
    """The offer is over (taken, declined or too late)."""

    offer: str
    pool: str


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a table that lies behind, as `TableTold` told it."""

    version: int
    now_ms: int
    events: tuple[PublicEvent, ...] = ()
    private: tuple[PrivateEvent, ...] = ()


class TableShown(ServerMessage, frozen=True):
    """A table, whole, as you may see it, and what has happened there recently, oldest first, as you may know it.

    ``recent`` begins with the start of a hand, once one was dealt, and ends with the version of the view. ``names`` are
    those of all players in it by their ids, ``avatars`` the drawings of those who have chosen one.
    """

    view: TableView
    recent: tuple[Past, ...] = ()
    names: Mapping[str, str] = msgspec.field(default_factory=dict)
    avatars: Mapping[str, Avatar] = msgspec.field(default_factory=dict)


class TableTold(ServerMessage, frozen=True):
    """The news of a table you follow. ``version`` follows the last one; after a gap ask to watch again.

    ``private`` has facts for your seat alone; a message without ``events`` keeps the version. ``names`` are those of
    players who may be new to you, by their ids; ``avatars`` the drawings of those of them who have chosen one.
    """

    table: str
    version: int
    now_ms: int
    events: tuple[PublicEvent, ...]
    private: tuple[PrivateEvent, ...] = ()
    names: Mapping[str, str] = msgspec.field(default_factory=dict)
    avatars: Mapping[str, Avatar] = msgspec.field(default_factory=dict)


class TableClosed(ServerMessage, frozen=True):
    """The table is no more."""

    table: str


PrivateChange = Literal["people", "paused", "resumed", "link", "removed", "let_back", "host", "closed"]
"""The end that a private game came to."""


class FloorChanged(ServerMessage, frozen=True):
    """A part of the live floor that you follow has changed, or may have: fetch it."""

    part: FloorPart
    of: str


class PrivateChanged(ServerMessage, frozen=True):
    """To those at a private game (``name``): something about it changed, so ask for it again. ``host``: whose it is from
    now on, of a game that was handed over.
    """

    table: str
    what: PrivateChange
    name: str = ""
    host: str = ""


class Done(ServerMessage, frozen=True):
    """Your request ``id`` was carried out. ``table`` when it put you at a table, ``pool`` when in a waiting list."""

    id: str
    table: str = ""
    pool: str = ""
    repeated: bool = False


class Refused(ServerMessage, frozen=True):
    """Your request ``id`` changed nothing.

    ``code`` and ``args`` are for the message file, ``message`` is the same in plain English.
    """

    id: str
    code: str
    message: str
    clauses: tuple[str, ...] = ()
    args: dict[str, str | int] = msgspec.field(default_factory=dict)


class Unexpected(ServerMessage, frozen=True):
    """A message could not be understood; nothing was done."""

    message: str


class ChatSaid(ServerMessage, frozen=True):
    """Somebody at the table said something."""

    table: str
    player: str
    name: str
    text: str
    at_ms: int


class ChatPaused(ServerMessage, frozen=True):
    """Nobody writes or reacts at the table until then, as an all-in is run; a time that is past says that it is over."""

    table: str
    until_ms: int


class Reacted(ServerMessage, frozen=True):
    """Somebody at the table reacted."""

    table: str
    player: str
    reaction: Reaction
    at_ms: int


class AvatarChosen(ServerMessage, frozen=True):
    """A player at a table you follow is seen by another drawing from now on; without one, by initials."""

    player: str
    avatar: Avatar | None = None


class BroadcastSaid(ServerMessage, frozen=True):
    """The house says something to those of a table or of a tournament, by its ``name``, or to everybody."""

    text: str
    at_ms: int
    table: str = ""
    tournament: str = ""
    name: str = ""


class JackpotShown(ServerMessage, frozen=True):
    """The contents of a house's jackpot fund: when you connect, and whenever it changes."""

    house: str
    fund: int


class JackpotShare(msgspec.Struct, frozen=True):
    """What a player got of a jackpot, on the wallet."""

    player: str
    amount: int


class JackpotPaid(ServerMessage, frozen=True):
    """The jackpot that ``hand`` has hit was paid: ``total`` of the ``fund`` as it was; ``left`` lies in it now."""

    table: str
    house: str
    hand: str
    category: int
    fund: int
    total: int
    shares: tuple[JackpotShare, ...]
    left: int


class Pong(ServerMessage, frozen=True):
    """Answer to a ping."""

    sent_ms: int
    now_ms: int


AnyServerMessage = (
    Welcome
    | RoomMoves
    | LobbyShown
    | LobbyChanged
    | MineChanged
    | SeatOffered
    | OfferLapsed
    | TableShown
    | TableTold
    | TableClosed
    | FloorChanged
    | PrivateChanged
    | Done
    | Refused
    | Unexpected
    | ChatSaid
    | ChatPaused
    | Reacted
    | AvatarChosen
    | BroadcastSaid
    | JackpotShown
    | JackpotPaid
    | PenaltyGiven
    | PenaltyEnded
    | PlayerReturned
    | RoleChanged
    | SignedOut
    | Pong
    | AnyOfTournaments
)
