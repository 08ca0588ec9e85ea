"""A house under attack: all its games side by side, and a script of frames of which none may do harm.

What is looked at after each frame: that no table stands still; that a frame which is refused has stored nothing, moved
no money and left its table the same to the last field; and that each request is answered exactly once.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from cardroom.cash import cash_commands as of_cash
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, TABLE_REQUESTS, at_table
from cardroom.rules.rulebook import Rulebook
from cardroom.store.postgres.address import Address
from cardroom.table.events import Discarded
from cardroom.table.model import commands
from cardroom.table.model.commands import Act
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from cardroom.web.socket import understood
from tests.attack.frames import Frames
from tests.table.witness import fingerprint

AT_A_TABLE = 4
IN_A_BURST = 25
PLENTY = 10**9

BRINGING = TABLE_REQUESTS[of_cash.TopUp], from_client.JoinPool, from_client.AnswerOffer
"""Requests that are answered when money has left the wallet; what the table then refuses has come back to it."""

OVERTAKEN = (
    "not-seated", "top-up-too-large", "buy-in-too-small", "offer-over", "table-frozen", "no-such-table",
)  # fmt: skip
"""What may have become of such a request meanwhile by the clock, by the hand or by others."""

_answer = msgspec.json.Decoder(to_client.AnyServerMessage).decode


@dataclass(slots=True)
class Sent:
    """A request on its way to its answer, and whether anything had changed when it had been heard."""

    id: str
    brings_money: bool
    frame: str
    has_changed: bool


@dataclass(slots=True)
class Tally:
    """What came of the frames of an attack."""

    frames: int = 0
    at_the_door: int = 0
    done: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    tried: set[tuple[str, str]] = field(default_factory=set)
    hands: int = 0

    def add(self, other: Tally) -> None:
        """Count another house's in."""
        self.frames += other.frames
        self.at_the_door += other.at_the_door
        self.done += other.done
        self.refused += other.refused
        self.tried |= other.tried
        self.hands += other.hands


class Attack:
    """One room of a house with a table of each of its games. The same seed sends the same frames."""

    def __init__(self, folder: Path, book: Rulebook, seed: int, address: Address | None = None) -> None:
        self._chance = random.Random(seed)
        self.room = TestRoom(address or folder, seed, book)
        self.tally = Tally()
        self._frames = Frames(self.room.room, self._chance)
        self._waiting: dict[TestClient, list[Sent]] = {}
        self._read: dict[TestClient, int] = {}
        self._before: object = None
        first: dict[str, Pool] = {}
        for pool in self.room.room.pools.values():
            first.setdefault(pool.offer.id, pool)
        self._names = {
            pool.id: [f"{place}-{seat}" for seat in range(min(AT_A_TABLE, pool.terms("", "").seats))]
            for place, pool in enumerate(first.values())
        }
        self._strangers = [self.room.connect("Outsider", PLENTY), self.room.connect()]

    # ------------------------------------------------------------------ the script

    def run(self, frames: int) -> Tally:
        """Send so many frames, table after table, and look at the journal in the end."""
        while self.tally.frames < frames:
            for pool, names in self._names.items():
                writer = self._bring_back(pool, names)
                if writer is not None:
                    self.room.do(lambda writer=writer: self._burst(writer))  # type: ignore[misc]  # mypy cannot name it
                    self._hear_answers()
                if self.tally.frames >= frames:
                    break
        self._look_back()
        self.tally.tried = self._frames.tried
        return self.tally

    def _bring_back(self, pool: str, names: list[str]) -> TableWriter | None:
        """Whoever has gone, is broke, away or out of line comes back, and the next hand is dealt."""
        room, terms = self.room, self.room.room.pools[pool].terms("", "")
        for name in names:
            is_poor = name == names[-1]
            cents = terms.max_buy_in if is_poor else PLENTY
            client = next((one for one in room.clients if one.name == name), None) or room.connect(
                name, cents
            )
            self._read.setdefault(client, len(client.texts))
            tables = room.room.tables.tables_of(client.player)
            if not tables:
                if is_poor and room.room.cashier.balance(client.player) < terms.max_buy_in:
                    room.give(name, terms.max_buy_in)
                self._join(client, pool, terms.max_buy_in)
                continue
            seat = room.table(tables[0]).seat_of(client.player)
            assert seat is not None, "the floor knows who sits where"
            if seat.wants_to_leave:
                client.ask(at_table(client.new_id(), tables[0], commands.StayAtTable(ME)))
            if seat.stack < terms.min_buy_in and not room.table(tables[0]).hand:
                client.ask(at_table(client.new_id(), tables[0], of_cash.TopUp(ME, terms.min_buy_in)))
            if seat.sits_out or seat.wants_to_sit_out:
                client.ask(client.sit_in(tables[0]))
        writers = list(self.room.room.pools[pool].writers.values())
        if not writers:
            return None
        writer = self._chance.choice(writers)
        if writer.table.hand is None:
            room.wait(ms=5_000)
        return writer

    def _join(self, client: TestClient, pool: str, buy_in: int) -> None:
        """Ask for a seat, with what must be brought back where that is asked, and take one that is offered."""
        answer = client.ask(client.join(pool, buy_in))
        if isinstance(answer, to_client.Refused) and answer.code == "buy-in-not-the-returning-stack":
            client.ask(client.join(pool, int(answer.args["stack"])))
        for offer in list(self.room.room.pools[pool].waiting.offers.values()):
            holder = next((one for one in self.room.clients if one.player == offer.player), None)
            if holder is not None:
                holder.ask(from_client.AnswerOffer(holder.new_id(), offer.offer, True))

    def _burst(self, writer: TableWriter) -> None:
        """Frames in one go, with time passing between some of them; the store answers when all have been heard."""
        chance, room = self._chance, self.room
        self._before = None
        for client in room.clients:
            self._read[client] = len(client.texts)
        for _ in range(IN_A_BURST):
            if writer.stopped:
                return  # everybody has left, and the table closed behind them
            if chance.random() < 0.1:
                self._before = None
                for wake in room.time.wakes_until(
                    room.time.now_ms() + chance.choice((10, 1_000, 4_000, 20_000))
                ):
                    wake.call()
            actor = self._actor(writer)
            client = actor if actor and chance.random() < 0.7 else chance.choice(self._people(writer))
            is_legal = actor is not None and chance.random() < 0.35
            if is_legal and actor is not None and writer.table.hand is not None:
                self._send(
                    writer,
                    actor,
                    msgspec.json.encode(self._frames.legal(writer, room.time.now_ms())).decode(),
                )
            else:
                self._send(writer, client, self._frames.hostile(writer, client, room.time.now_ms()))

    def _people(self, writer: TableWriter) -> list[TestClient]:
        here = {seat.player for seat in writer.table.seats.values()}
        return [client for client in self.room.clients if client.player in here] + self._strangers

    def _actor(self, writer: TableWriter) -> TestClient | None:
        hand = writer.table.hand
        seat = writer.table.seats.get(hand.actor_seat) if hand is not None else None
        return next((one for one in self.room.clients if seat and one.player == seat.player), None)

    def _send(self, writer: TableWriter, client: TestClient, frame: str) -> None:
        """One frame through the door, as a socket would hand it on."""
        room = self.room.room
        before = self._before or self._state(writer)
        self._before = None
        self.tally.frames += 1
        message = understood(frame.encode("utf-8", "replace"))
        if isinstance(message, to_client.Unexpected):
            self.tally.at_the_door += 1
            client.send(msgspec.json.encode(message).decode())
            self._before = before
            return
        room.hear(client, message)
        frozen = [one.terms.name for one in room.tables.values() if one.is_halted]
        assert not frozen, f"{frame} froze {frozen}"
        assert not self.room.faults, f"{frame} stopped the store"
        self._before = after = self._state(writer)
        if getattr(message, "id", None) is not None:
            brings_money = isinstance(message, BRINGING)
            sent = Sent(message.id, brings_money, frame, after != before)
            self._waiting.setdefault(client, []).append(sent)
        else:
            assert after == before, f"{frame} asks for nothing and has changed something"

    def _state(self, writer: TableWriter) -> object:
        """All that a refusal leaves alone: the table, what is stored, what lies where."""
        ledger = self.room.room.services.ledger
        return (
            fingerprint(writer.table),
            writer.seq,
            self.room.stored._writer._submitted,
            dict(ledger.balances),
        )

    # ------------------------------------------------------------------ looking

    def _hear_answers(self) -> None:
        """Each request of the burst has had one answer; those that were refused had changed nothing, but that money may
        have left the wallet for a moment. Nothing is in flight any more.
        """
        for client, waiting in self._waiting.items():
            asked = list(waiting)
            for text in client.texts[self._read.get(client, 0) :]:
                answer = _answer(text)
                if not isinstance(answer, to_client.Done | to_client.Refused):
                    continue
                sent = next(one for one in waiting if one.id == answer.id)
                waiting.remove(sent)
                if isinstance(answer, to_client.Refused):
                    self.tally.refused[answer.code] += 1
                    # Something else that the same player asked for at the same moment was done first.
                    is_overtaken = any(one.has_changed for one in asked if one is not sent)
                    went_and_came = sent.brings_money and (is_overtaken or answer.code in OVERTAKEN)
                    words = f"{sent.frame} was refused ({answer.code}) and changed something"
                    assert went_and_came or not sent.has_changed, words
                else:
                    self.tally.done += 1
                    assert not (answer.repeated and sent.has_changed), f"{sent.frame} was done twice"
            assert not waiting, f"{waiting[0].frame} was not answered"
        self._waiting.clear()
        flying = {
            name: cents for name, cents in self.room.balances().items() if name.startswith("in:") and cents
        }
        assert not flying, flying
        for client in self.room.clients:
            client.texts.clear()
            self._read[client] = 0

    def _look_back(self) -> None:
        """The journal gives every table back, no chip is lost, and it names the places of no card that was not held."""
        room = self.room
        before = {
            table: fingerprint(writer.table)
            for table, writer in room.room.tables.items()
            if not writer.in_hand
        }
        assert sum(room.balances().values()) == 0
        assert dict(room.room.services.ledger.balances) == room.balances_kept()
        for table in room.room.tables:
            for _, step in room.steps(table):
                if isinstance(step.command, Act) and step.command.cards:
                    gone = [
                        place
                        for event in step.events
                        if isinstance(event, Discarded)
                        for place in event.places
                    ]
                    assert sorted(step.command.cards) == sorted(f"#{place}" for place in gone)
            self.tally.hands += room.table(table).hand_count
        room.restart()
        assert set(before) <= set(room.room.tables)
        self._waiting.clear()
        self._read.clear()

    def close(self) -> None:
        """Put the room away."""
        self.room.close()
