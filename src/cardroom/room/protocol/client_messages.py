"""The messages of a client over its socket: one closed set of typed messages, checked at the door.

Every request that changes something carries ``id``, the client's own name for it (any text up to 64 characters). The
answer is one ``done`` or ``refused`` with the same id; a repeated id is answered again and done once, also after a
stop of the room.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

import msgspec

from cardroom.room.protocol.cash_seat_answers import AgreedCost
from cardroom.room.protocol.message_bases import ClientMessage as ClientMessage
from cardroom.room.protocol.message_bases import FloorPart, Id, Reaction
from cardroom.room.protocol.table_requests import TABLE_REQUESTS, TableRequest
from cardroom.room.protocol.tournament_client import (
    AnswerDeal,
    BuyChips,
    DeclineChips,
    EnterTournament,
    ProposeDeal,
    UnwatchTournament,
    UnwatchTournaments,
    WatchTournament,
    WatchTournaments,
    WithdrawFromTournament,
)
from cardroom.table.model.command import Amount, Name, Time

AgreedCosts = Annotated[tuple[AgreedCost, ...], msgspec.Meta(max_length=8)]


class WatchLobby(ClientMessage, frozen=True):
    """Follow the lobby: a ``lobby_shown`` now, ``lobby_changed`` as it changes."""


class UnwatchLobby(ClientMessage, frozen=True):
    """Stop following the lobby."""


class WatchTable(ClientMessage, frozen=True):
    """Follow a table as player or spectator: a ``table_shown`` now, ``table_told`` for each new version."""

    table: Name


class UnwatchTable(ClientMessage, frozen=True):
    """Stop following a table (a seat there is kept)."""

    table: Name


class WatchFloor(ClientMessage, frozen=True):
    """Follow a part of the live floor: a ``floor_changed`` now, and one whenever it has changed. What it shows is fetched
    over HTTP, by the right of whoever asks.
    """

    part: FloorPart
    of: Name


class UnwatchFloor(ClientMessage, frozen=True):
    """Stop following a part of the live floor."""

    part: FloorPart
    of: Name


class JoinPool(ClientMessage, frozen=True):
    """Ask for a seat at a stake. The room draws the table and the seat, or puts you in the waiting list.

    Where the house lets players choose, ``table`` and ``seat`` may say which free one; both or neither. A player who
    chooses is put in no line: a seat that somebody else was quicker to is refused. ``by_time`` names the costs by the
    time that you agree to, as you were told them; a table that charges anything else refuses you.
    """

    token = "seats"
    moves_money = True

    id: Id
    pool: Name
    buy_in: Amount
    table: Name = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    by_time: AgreedCosts = ()


class LeaveQueue(ClientMessage, frozen=True):
    """Leave the waiting list of a stake."""

    token = "seats"

    id: Id
    pool: Name


class AnswerOffer(ClientMessage, frozen=True):
    """Take or decline an offered seat. ``buy_in`` is what you bring, as the offer told it; without it, what you would
    have to bring now. ``by_time`` is as in ``join_pool``.
    """

    token = "seats"
    moves_money = True

    id: Id
    offer: Name
    accept: bool
    buy_in: Amount | None = None
    by_time: AgreedCosts = ()


class Say(ClientMessage, frozen=True):
    """Chat to a table you sit at."""

    for_guests = True

    id: Id
    table: Name
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class React(ClientMessage, frozen=True):
    """React at a table you sit at: all who follow it see it for a moment, and it is kept nowhere."""

    for_guests = True

    id: Id
    table: Name
    reaction: Reaction


class Ping(ClientMessage, frozen=True):
    """Are you there? The answer carries ``sent_ms`` back and the room's clock."""

    sent_ms: Time


RoomRequest = (
    WatchLobby
    | UnwatchLobby
    | WatchTable
    | UnwatchTable
    | WatchFloor
    | UnwatchFloor
    | JoinPool
    | LeaveQueue
    | AnswerOffer
    | Say
    | React
    | Ping
    | WatchTournaments
    | UnwatchTournaments
    | WatchTournament
    | UnwatchTournament
    | EnterTournament
    | WithdrawFromTournament
    | BuyChips
    | DeclineChips
    | ProposeDeal
    | AnswerDeal
)
"""The messages of a client that are no commands at a table."""

if TYPE_CHECKING:
    AnyClientMessage = RoomRequest | TableRequest
else:
    AnyClientMessage = reduce(or_, TABLE_REQUESTS.values(), RoomRequest)
    """Whatever a client may send."""
