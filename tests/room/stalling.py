"""A room whose store stands still now and then, in the time of the test, and what its people live through."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.store.faults import StoreFault
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit
from cardroom.store.unanswered import MS, Unanswered
from cardroom.table.events import Called, Checked, Discarded, Drew, Folded, SatOut, StoodPat, TurnStarted
from cardroom.table.model import commands
from cardroom.testing.legal_answers import quiet_answer
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

TICK_MS = 25
NOTICED_MS = 250
"""Without an answer for longer the store is said to stand still."""

A_STOP_MS = 750
"""Behind a wait that was longer by so much everybody has all of the time that goes with what was told then."""
ENDS_A_TURN = (Folded, Checked, Called, Discarded, Drew, StoodPat)
_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode


class Stalling:
    """The real store, whose answers come when the test lets them."""

    def __init__(self, store: Any, now_ms: Callable[[], int]) -> None:
        self._store = store
        self.unanswered = Unanswered(lambda: now_ms() * MS)
        self._now_ms = now_ms
        self._answers: list[tuple[Done, StoreFault | None]] = []
        self.answers_at_once = True
        self.asked_ms: list[int] = []
        """When each that is not answered yet was handed over."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Done) -> None:
        """See `Store`."""
        self.unanswered.ask()
        self.asked_ms.append(self._now_ms())
        self._store.submit(commit, lambda fault: self._take(done, fault))

    def _take(self, done: Done, fault: StoreFault | None) -> None:
        self._answers.append((done, fault))
        if self.answers_at_once:
            self.answer()

    def answer(self) -> None:
        """Whatever the disk has by now is answered."""
        answers, self._answers = self._answers, []
        if answers:
            self.unanswered.answer(len(answers))
            del self.asked_ms[: len(answers)]
        for done, fault in answers:
            done(fault)


class Decision(NamedTuple):
    """How a turn ended: by whom, what its player had been given, and how much time had gone by since it was told,
    without the time in which the store stood still. `bank_used_ms` is what it cost of the time bank.
    """

    by_clock: bool
    act_ms: int
    bank_ms: int
    had_ms: int
    bank_used_ms: int
    behind_a_stop: bool


class Turn(NamedTuple):
    """A turn as its player was told of it."""

    table: str
    event: TurnStarted
    act_ms: int
    told_ms: int
    answers_ms: int
    behind_a_stop: bool


class Evening:
    """Time goes by in ticks. `real_ms` is everybody's time; the room's clock stands while the store does.

    `awake_ms` is the time without that in which the store stood still: counted tick by tick, by what it was asked and
    when it answered. In it the players think.
    """

    def __init__(self, folder: Path, seed: int, **more: Any) -> None:
        self.real_ms = self.awake_ms = 0
        self.chance = random.Random(seed)
        stores: list[Stalling] = []

        def wrap(store: Any) -> Any:
            stores.append(Stalling(store, lambda: self.real_ms))
            return stores[-1]

        self.room = TestRoom(folder, seed, wrap=wrap, **more)
        self.store = stores[0]
        self._begun_ms = self.room.time.now_ms()
        self._stalls_until = self._last_answer_ms = self._stood_ms = 0
        self._behind_a_stop = False
        self._heard: dict[str, int] = {}
        self._clock: list[int] = []
        self._awake: list[int] = []
        self.turns: dict[str, Turn] = {}
        self.decisions: list[Decision] = []

    def __enter__(self) -> Evening:
        return self

    def __exit__(self, *_: object) -> None:
        self.store.answers_at_once = True
        self.store.answer()
        self.room.settle()
        self.room.close()

    # ------------------------------------------------------------------ time

    def stall(self, ms: int) -> None:
        """The store answers nothing for so long."""
        self._stalls_until = self.real_ms + ms

    def tick(self) -> None:
        """A moment goes by."""
        self.store.answers_at_once = False
        self.real_ms += TICK_MS
        asked = self.store.asked_ms
        if asked and self.real_ms > max(asked[0], self._last_answer_ms) + NOTICED_MS:
            self._stood_ms += TICK_MS
        else:
            self.awake_ms += TICK_MS
        self._move_clock()
        time = self.room.time
        while (due := time.due()) is not None and due <= time.now_ms():
            self._do(next(time.wakes_until(time.now_ms())).call)
        self._clock.append(time.now_ms())
        self._awake.append(self.awake_ms)
        if self.real_ms >= self._stalls_until and self.store.asked_ms:
            self._answer()
        for client in self.room.clients:
            self._hear(client)
            self._play(client)

    def _move_clock(self) -> None:
        self.room.time.clock.now_ms = self._begun_ms + self.real_ms - self.store.unanswered.stood_ns() // MS

    def _answer(self) -> None:
        """The disk is done with all it has: what it tells may bring about more, which it takes next time."""

        async def answered() -> None:
            await self.room.stored.commit(Commit())
            self.store.answer()

        self.room.run(answered())
        self._behind_a_stop, self._stood_ms = self._stood_ms > A_STOP_MS, 0
        self._last_answer_ms = self.real_ms
        self._move_clock()

    def _do(self, work: Callable[[], object]) -> None:
        async def called() -> None:
            work()

        self.room.run(called())

    def _awake_at(self, clock_ms: int) -> int:
        """What `awake_ms` was when the room's clock said so."""
        return self._awake[min(bisect_left(self._clock, clock_ms), len(self._awake) - 1)]

    # ------------------------------------------------------------------ people

    def _hear(self, client: TestClient) -> None:
        """What a player has been told since the last time."""
        texts = client.texts[self._heard.get(client.name, 0) :]
        self._heard[client.name] = len(client.texts)
        for text in texts:
            message = _decode(text)
            if isinstance(message, to_client.TableTold):
                for event in message.events:
                    self._note(client, message, event)

    def _note(self, client: TestClient, message: to_client.TableTold, event: Any) -> None:
        table = self.table(message.table)
        seat = table.seat_of(client.player) if table is not None else None
        if seat is None or getattr(event, "seat", 0) != seat.number:
            return
        turn = self.turns.get(client.name)
        if isinstance(event, TurnStarted):
            act_ms = event.until_ms - message.now_ms
            thinks = self.chance.randrange(100, 100 + act_ms + event.time_bank_ms + 4000)
            self.turns[client.name] = Turn(
                message.table, event, act_ms, self.awake_ms, self.awake_ms + thinks, self._behind_a_stop
            )
        elif isinstance(event, ENDS_A_TURN) and turn is not None and turn.table == message.table:
            del self.turns[client.name]
            automatic = getattr(event, "automatic", "")
            if automatic in ("", "clock"):
                had_ms, bank_ms = self._awake_at(message.now_ms) - turn.told_ms, turn.event.time_bank_ms
                used_ms = bank_ms - seat.time_bank_ms
                by_clock = automatic == "clock"
                found = Decision(by_clock, turn.act_ms, bank_ms, had_ms, used_ms, turn.behind_a_stop)
                self.decisions.append(found)

        elif isinstance(event, SatOut):  # who was decided for comes back at once
            self._do(lambda: self.room.room.hear(client, client.sit_in(message.table)))

    def table(self, table: str) -> Any:
        """A table of whichever kind."""
        writer = self.room.room.tables.get(table)
        if writer is not None:
            return writer.table
        owner = self.room.room.tournaments.tables_shown.owner(table)
        return owner.table if owner is not None else None

    def _play(self, client: TestClient) -> None:
        """A player whose answer is due gives it, once."""
        turn = self.turns.get(client.name)
        if turn is None or self.awake_ms < turn.answers_ms:
            return
        self.turns[client.name] = turn._replace(answers_ms=1 << 60)
        table = self.table(turn.table)
        hand = table.hand if table is not None else None
        if (
            hand is None
            or hand.turn is None
            or hand.turn.turn != turn.event.turn
            or hand.turn.seat != turn.event.seat
        ):
            return
        answer = quiet_answer(hand.turn, table.view(client.player, self.room.time.now_ms()).you)
        message = at_table(client.new_id(), turn.table, commands.Act(ME, hand.hand, hand.turn.turn, "fold"))
        self._do(lambda: self.room.room.hear(client, msgspec.structs.replace(message, **answer)))
