"""A whole room on a simulated disk: people come, sit down, play, wait in line and leave, whatever is killed meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import Callable
from random import Random
from typing import Final

from cardroom.cash.cash_table import CashTable
from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.opening import open_room
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.room import Room
from cardroom.rules.book_loading import house
from cardroom.store.faults import StoreFault
from cardroom.store.people_rows import AddPlayer, PlayerRecord
from cardroom.store.rows import Commit
from cardroom.testing.legal_answers import PASSIVE
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import CHEAP
from tests.simulation.schedules import Result
from tests.simulation.simulated_disk import SimulatedDisk
from tests.simulation.simulated_loop import SimulatedLoop
from tests.simulation.simulated_node import SimulatedTime
from tests.simulation.simulated_store import SimulatedStore, Trouble

POOL: Final = "holdem-nl10"
PEOPLE: Final = tuple(f"p{number}" for number in range(1, 9))
"""More than a table seats: some wait in line."""
WEALTH, BUY_IN = 1_000_000, 1_000
BEGINS_AT_SECONDS: Final = 4_000_000_000.0
MOST_KILLS: Final = 3
LONGEST_LIFE_MS: Final = 40_000
EVENING_SECONDS: Final = 60.0
"""How long people play in the last life before they go home."""
PATIENCE_SECONDS: Final = 3_600.0
SETTLES_SECONDS: Final = 60.0
"""Behind the last one the room looks again at what was refused."""


class SimulatedRoom:
    """One life of a room with the people who come to it."""

    def __init__(
        self,
        disk: SimulatedDisk,
        loop: SimulatedLoop,
        chance: Random,
        trouble: Trouble,
        trace: Callable[[str], None],
    ) -> None:
        self._disk = disk
        self.loop = loop
        self.chance = chance
        self.trace = trace
        self.time = SimulatedTime(loop)
        self.store = SimulatedStore(disk, chance, trouble)
        self.ids = itertools.count(chance.randrange(10**12))
        self.clients: list[TestClient] = []
        self.people_go_home = False
        self.room: Room

    async def begin(self) -> None:
        """Open the room on what is on the disk."""
        self.room = await open_room(
            [house("casinohuone")], self.store, CHEAP, clock=self.time, timers=self.time,
            entropy=self.chance.randbytes, on_failure=unwanted,
        )  # fmt: skip

    # ------------------------------------------------------------------ see `cardroom.testing.room_client.Host`

    def hear(self, client: TestClient, message: from_client.AnyClientMessage) -> None:
        """A client asks something; its answer comes when it is durable."""
        self.trace(f"{self.loop.time():14.3f}  {client.name}: {str(message)[:110]}")
        self.room.hear(client, message)

    def table(self, table: str) -> CashTable:
        """An open table."""
        return self.room.tables[table].table

    def disconnect(self, client: TestClient) -> None:
        """A line breaks."""
        self.room.arrivals.departed(client)

    # ------------------------------------------------------------------ what people do

    async def come(self, name: str) -> None:
        """Somebody comes, and does what people do until the room is killed."""
        client = TestClient(self, name, name)
        self.clients.append(client)
        await asyncio.sleep(self.chance.uniform(0, 3))
        self.room.arrivals.arrived(client, await self.room.players.person(name))
        while True:
            await asyncio.sleep(self.chance.uniform(0.1, 2.5))
            sits = self.room.tables.tables_of(name)
            if sits:
                self._play(client, sits[-1])
            else:
                self._wait(client)

    def _wait(self, client: TestClient) -> None:
        waiting = self.room.pools[POOL].waiting
        offers = [one for one in waiting.offers.values() if one.player == client.player]
        if offers:
            accepts = not self.people_go_home and self.chance.random() < 0.8
            self.hear(client, from_client.AnswerOffer(client.new_id(), offers[0].offer, accepts))
        elif waiting.place(client.player):
            if self.people_go_home or self.chance.random() < 0.05:
                self.hear(client, from_client.LeaveQueue(client.new_id(), POOL))
        elif not self.people_go_home and self.chance.random() < 0.5:
            self.hear(client, client.join(POOL, BUY_IN))

    def _play(self, client: TestClient, name: str) -> None:
        table, chance = self.table(name), self.chance
        seat = table.seat_of(client.player)
        hand = table.hand
        if self.people_go_home or chance.random() < 0.04:
            self.hear(client, client.leave(name))
        elif (
            hand is not None and hand.turn is not None and table.seats[hand.turn.seat].player == client.player
        ):
            turn = hand.turn
            action, amount = next(one for one in PASSIVE if one in turn.actions), 0
            if turn.max_raise_to and chance.random() < 0.3:
                action, amount = "raise", turn.max_raise_to
            elif "fold" in turn.actions and chance.random() < 0.3:
                action = "fold"
            self.hear(client, client.act(name, action, amount))
        elif seat is not None and chance.random() < 0.1:
            self.hear(client, client.sit_in(name) if seat.sits_out else client.sit_out(name))

    @property
    def has_mail(self) -> bool:
        """Whether a message waits."""
        return bool(self._disk.reader.with_mail())

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits or waits, nothing is on its way, and no table is being put back."""
        pool = self.room.pools[POOL].waiting
        sits = any(self.room.tables.tables_of(name) for name in PEOPLE)
        is_put_back = any(writer.status == "loading" for writer in self.room.tables.values())
        return not (sits or pool.line or pool.offers or is_put_back) and self.store.is_idle

    async def cut(self) -> None:
        """Kill it."""
        self.store.is_cut = self.time.is_cut = True
        tasks = asyncio.all_tasks(self.loop) - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=1)


def opening() -> Commit:
    """People with money, before the room opens for the first time."""
    money = [
        Entry(
            f"gift:{name}", 1, "gift", "", ((accounts.MINT, -WEALTH), (accounts.wallet(name), WEALTH)), "room"
        )
        for name in PEOPLE
    ]
    people = [AddPlayer(PlayerRecord(name, name, "", "player", 1)) for name in PEOPLE]
    return Commit(changes=tuple(people), entries=tuple(money))


def run_room(seed: int, trouble: Trouble, trace: Callable[[str], None] = lambda _: None) -> Result:
    """Carry out the schedule of a seed; see `schedules.run`."""
    chance = Random(f"room {seed}")
    loop, disk = SimulatedLoop(BEGINS_AT_SECONDS), SimulatedDisk()
    try:
        assert disk.writer().store([opening()]) == [None]
        kills, heard = chance.randint(0, MOST_KILLS), hashlib.sha256()
        asked = 0
        for number in range(kills + 1):
            is_last = number == kills
            life = SimulatedRoom(disk, loop, chance, trouble, trace)
            seconds = EVENING_SECONDS if is_last else chance.randint(1, LONGEST_LIFE_MS) / 1000
            faults = loop.run_until_complete(lived(life, seconds, is_last))
            asked += len([text for client in life.clients for text in client.texts])
            for client in life.clients:
                heard.update("".join(client.texts).encode())
            trace(f"{loop.time():14.3f}  {'over' if is_last else 'killed'}")
        return Result(kills, asked, tuple(faults + left_over(disk, life)), heard.hexdigest()[:16])
    finally:
        loop.close()
        disk.close()


async def lived(life: SimulatedRoom, seconds: float, is_last: bool) -> list[str]:
    """A life of so many seconds; the last one goes on until everybody is home."""
    begins = asyncio.ensure_future(life.begin())
    until = life.loop.time() + seconds
    await asyncio.wait({begins}, timeout=None if is_last else seconds)
    faults = []
    if begins.done():
        begins.result()
        people = [asyncio.ensure_future(life.come(name)) for name in PEOPLE]
        await asyncio.wait(people, timeout=max(0.001, until - life.loop.time()))
        if is_last:
            life.people_go_home = True
            late = life.loop.time() + PATIENCE_SECONDS
            while not life.is_empty and life.loop.time() < late:
                await asyncio.sleep(1)
            late = life.loop.time() + SETTLES_SECONDS
            while life.loop.time() < late and (not life.is_empty or life.has_mail):
                await asyncio.sleep(1)
            if not life.is_empty:
                faults.append("not everybody could go home")
        faults += [
            f"{one.get_name()}: {one.exception()!r}" for one in people if one.done() and one.exception()
        ]
    await life.cut()
    return faults


def left_over(disk: SimulatedDisk, life: SimulatedRoom) -> list[str]:
    """What is wrong when everybody has gone home."""
    report, balances = disk.audit(), disk.reader.balances()
    faults = [f"audit: {found.where}: {found.what}" for found in report.findings]
    if report.messages_waiting:
        faults.append(f"{report.messages_waiting} messages wait for nobody")
    left = {
        account: cents for account, cents in balances.items()
        if cents and accounts.kind_of(account) in ("in", "stack", "held")
    }  # fmt: skip
    if left:
        faults.append(f"money lies where nobody looks for it: {left}")
    theirs = sum(balances.get(accounts.wallet(name), 0) for name in PEOPLE)
    house = sum(cents for account, cents in balances.items() if accounts.kind_of(account) in ("rake", "fund"))
    if theirs + house != WEALTH * len(PEOPLE):
        faults.append(f"wallets hold {theirs} and the house {house} of {WEALTH * len(PEOPLE)}")
    ledger = life.room.services.ledger
    differing = sorted(account for account, cents in balances.items() if ledger.balance(account) != cents)
    if differing:
        faults.append(f"memory and disk differ about {', '.join(differing)}")
    faults += [
        f"{name} stands still" for name, writer in life.room.tables.items() if writer.status != "running"
    ]
    return faults


def unwanted(fault: StoreFault) -> None:
    """A simulated disk never fails for good."""
    raise AssertionError(fault)
