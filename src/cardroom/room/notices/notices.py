"""Messages to players besides the events at a table: their seats and money, measures, the end of a session."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.balances import Balances
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.permissions import is_staff
from cardroom.room.notices.call import Call
from cardroom.room.notices.push_desk import PushDesk
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.server_messages import MySeat
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.people_rows import SessionRecord
from cardroom.table.table import Table


def own_seat(table: Table[Any], player: str) -> MySeat | None:
    """The player's seat at a table, None for none."""
    seat = table.seat_of(player)
    if seat is None:
        return None
    hand, terms = table.hand, table.terms
    acts = hand is not None and hand.actor_seat == seat.number
    clock = hand.clock if hand is not None and acts else None
    return MySeat(
        table=terms.table,
        name=terms.name,
        seat=seat.number,
        stack=seat.stack,
        your_turn=acts,
        sitting_out=seat.sits_out,
        private=terms.private,
        tournament=terms.tournament,
        until_ms=clock.due_ms if clock is not None else 0,
    )


_Whom = Callable[[], Iterable[ClientConnection]]

_encode = msgspec.json.Encoder().encode


class Notices:
    """Finds the connections that a message is for. A message about a state is sent when that state is durable.

    `places` returns the waiting lists that a player is in.
    """

    def __init__(
        self,
        presence: Presence,
        outbox: Outbox,
        players: Players,
        cashier: Balances,
        tables: OpenTables,
        places: Callable[[str], tuple[to_client.MyPlace, ...]],
        push: PushDesk,
    ) -> None:
        """The room sets `seats_in_tournaments`, and `desk_calls`, the calls of live desks."""
        self._presence = presence
        self._outbox = outbox
        self._players = players
        self._cashier = cashier
        self._tables = tables
        self._places = places
        self._push = push
        self.seats_in_tournaments: Callable[[str], Iterable[to_client.MySeat]] = lambda _: ()
        self.desk_calls: Callable[[str], Iterable[to_client.MyCall]] = lambda _: ()
        outbox.when_moved = self.money_moved

    def tell(self, player: str, message: to_client.ServerMessage) -> None:
        """Send a player a message on every connection, once everything before it is durable."""
        self._send(lambda: self._presence.of(player), message)

    def tell_staff(self, message: to_client.ServerMessage) -> None:
        """Send a message to the members of staff who are here."""
        self._send(self.staff_present, message)

    def tell_everybody(self, message: to_client.ServerMessage) -> None:
        """Send a message to everybody who is here, spectators too."""
        self._send(lambda: tuple(self._presence.all), message)

    def tell_one(self, connection: ClientConnection, *messages: to_client.ServerMessage) -> None:
        """Send messages to one connection."""
        for message in messages:
            self._send(lambda: (connection,), message)

    def call(self, players: Iterable[str], call: Call) -> None:
        """Call players also where their page is closed, on the browsers they registered for it."""
        self._push.call(players, call)

    def _send(self, whom: _Whom, message: to_client.ServerMessage) -> None:
        self._outbox.tell(self._said(whom, message))

    def _said(self, whom: _Whom, message: to_client.ServerMessage) -> Callable[[], None]:
        text = _encode(message).decode()

        def tell() -> None:
            for connection in whom():
                connection.send(text)

        return tell

    def staff_present(self) -> tuple[ClientConnection, ...]:
        """The connections of staff and admins."""
        people = self._presence.people.items()
        return tuple(one for one, person in people if is_staff(self._players.now(person)))

    # ------------------------------------------------------------------ the session

    def hang_up(self, player: str, why: str, session: SessionRecord | None = None) -> None:
        """Close a player's sockets, or those of one session, because the session is over."""
        text = _encode(to_client.SignedOut(why)).decode()
        for connection in self._presence.of(player):
            if session is None or connection.session == session.token_hash:
                connection.send(text)
                connection.close(4401, why)

    def hang_up_sessions(self, over: Collection[bytes], why: str) -> None:
        """Close the sockets of sessions that are over, by the hashes of their tokens."""
        text = _encode(to_client.SignedOut(why)).decode()
        for connection in tuple(self._presence.all):
            if connection.session in over:
                connection.send(text)
                connection.close(4401, why)

    def here(self) -> tuple[str, ...]:
        """The players with a connection open."""
        return tuple(self._presence.by_player)

    def tell_role(self, player: str) -> None:
        """Notify somebody who is here that their role has changed."""
        text = _encode(to_client.RoleChanged()).decode()
        for connection in self._presence.of(player):
            connection.send(text)

    # ------------------------------------------------------------------ what is a player's

    def tell_mine(self, player: str, only: ClientConnection | None = None) -> None:
        """Send a player (or one of their connections) their seats, waiting lists and balance, when that is durable."""
        if only is not None or self._presence.is_present(player):
            whom = (lambda: self._presence.of(player)) if only is None else (lambda: (only,))
            self._outbox.show(self._said(whom, self._mine(player)), lambda: self.tell_mine(player, only))

    def money_moved(self, entries: Iterable[Entry]) -> None:
        """Tell the players whose wallets stored movements have changed what they have now."""
        names = [account.split(":") for entry in entries for account, _ in entry.postings]
        for player in dict.fromkeys(name[1] for name in names if name[0] == "wallet"):
            self.tell_mine(player)

    def _mine(self, player: str) -> to_client.MineChanged:
        seats = [own_seat(writer.table, player) for writer in self._tables.online_seats_of(player)]
        seated = [seat for seat in seats if seat is not None]
        seated += self.seats_in_tournaments(player)
        places, calls = self._places(player), tuple(self.desk_calls(player))
        return to_client.MineChanged(self._cashier.balance(player), tuple(seated), places, calls)
