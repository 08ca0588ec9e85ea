"""An evening at one table of a `TestRoom`: bots that think, each knowing the messages of its client and nothing else."""

from __future__ import annotations

import random

import msgspec

from cardroom.bots.follower import Follower
from cardroom.bots.mind import Mind
from cardroom.bots.player import cards_text_of
from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

NAMES = ("Aino", "Bertil", "Cecilia", "Dan", "Eeva", "Frans")
SEATS = len(NAMES)

_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode


class ThinkingPlayer:
    """A player of a table who thinks: reads the client's messages, and acts on its turn."""

    def __init__(self, client: TestClient, table: str, mind: Mind) -> None:
        self.client = client
        self.table = table
        self.mind = mind
        self.followed = Follower(client.player, client.view(table))
        client.texts.clear()

    def read(self) -> None:
        """Read the messages since the last call."""
        for text in self.client.texts:
            message = _decode(text)
            if isinstance(message, to_client.TableTold) and message.table == self.table:
                for event in (*message.events, *message.private):
                    self.followed.see(event)
        self.client.texts.clear()

    def act(self) -> None:
        """Decide."""
        self.read()
        turn = self.followed.turn
        assert turn is not None
        choice = self.mind.decide(self.followed.spot())
        rows = tuple([cards_text_of(row) for row in choice.rows])
        act = commands.Act(
            ME, self.followed.hand, turn.turn, choice.action, choice.amount, cards_text_of(choice.cards), rows,
            choice.game,
        )  # fmt: skip
        self.client.done(at_table(self.client.new_id(), self.table, act))


class Evening:
    """A table of one pool in a room, and those who sit there."""

    def __init__(self, room: TestRoom, pool: str, kind: type[Mind] = Mind, seed: int = 0) -> None:
        """`kind` is how the bots think."""
        self.room = room
        seats = min(SEATS, room.room.pools[pool].terms("", "").seats)
        names = [f"{NAMES[number]}{seed}" for number in range(seats)]
        for name in names:
            room.person(name, 100_000_000)
        self.table = room.seat(pool, *names)
        self.seated = {
            room.person(name).id: ThinkingPlayer(
                room.client(name), self.table, kind(random.Random(f"{seed} {name}"))
            )
            for name in names
        }

    def play(self) -> None:
        """Play one hand to its end, then give chips to players who have lost them."""
        table = self.room.table(self.table)
        self.room.deal(self.table)
        while table.hand is not None:
            self.seated[table.seats[table.hand.actor_seat].player].act()
        for player, seated in self.seated.items():
            seat = table.seat_of(player)
            assert seat is not None
            client, terms = seated.client, table.terms
            if seat.stack < terms.min_buy_in:
                client.done(
                    at_table(client.new_id(), self.table, of_cash.TopUp(ME, terms.max_buy_in - seat.stack))
                )
            if seat.sits_out:
                client.ask(client.sit_in(self.table))
