"""What an action and a join cost as a room grows: `python benchmarks/growth.py [--tables 50,200,1000] [--json]`.

For each number of tables a real room in a process of its own, every table full, every action durable. The same number
of actions goes to tables in turn, and the same number to a commit group, whatever the number of tables: so what grows
is the cost of having tables. All rooms are there at once and play in turns, so that what else the machine has to do
meets them alike. Counted is the CPU of the whole process, the store's thread with it, and no socket.
The calls of Python functions on the event loop are counted beside: they say what is done, whatever else the machine
has to do and however far its caches reach. Joins are those of newcomers, each taking one of 50 seats that came free
beforehand at as many tables; rooms have them in turns too, many times, and the median is said.
Take ten actions a table or more (`--actions`): with fewer, large rooms are measured in other parts of their hands than
small ones, and an action that ends a hand costs many times one in the middle of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.cards.ranking import prepare
from cardroom.room.identity.person import Person
from cardroom.room.opening import open_room
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.room import Room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.sqlite import open_store
from cardroom.table.model import commands
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs

POOL = "holdem-nl100"
BUY_IN = 10_000
SEATS = 6
AT_ONCE = 20
"""Actions or joins behind each wait for the disk: about what a flush takes along at 2,000 actions a second."""
JOINS = 50
COUNTED_A_TABLE = 20
"""Actions of each table whose calls are counted: a whole hand, so all rooms are counted in the same parts of it."""
PLAYED_BEFORE = 150
"""Actions of each table before anything is measured. The first hands, with two or three of the six, end after fewer
actions: until a table has played so many, the action of an average hand costs up to two fifths more.
"""
ROUNDS = 5
"""So often each room has its turn, with a part of the actions."""
JOIN_ROUNDS = 9
"""So often each room has a turn with joins; between two it plays on, so that what they meet is not warm from the last."""
LOOKS = 21
"""Looks of the watchdog that are measured; the median is said."""
WITHIN = 1.15
"""What an action may cost at most in the largest room, by the smallest one."""

SETTINGS = RoomSettings(
    welcome_cents=100_000_000,
    pause_after_hand_ms=0,
    pause_after_fold_ms=0,
    pause_waits_for_pages=False,
    pause_before_first_hand_ms=0,
    bots_allowed=True,
)


class Calls:
    """Counts the calls of Python functions on this thread while it is entered."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self.hook)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def hook(self, frame: object, event: str, argument: object) -> None:
        """The interpreter's profile hook."""
        self.count += event == "call"


class Seated:
    """A connection that takes what it is told and counts it."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.session = b""
        self.address = ""
        self.told_bytes = 0

    def send(self, *texts: str) -> None:
        """Heard."""
        self.told_bytes += sum(map(len, texts))

    def close(self, code: int, reason: str) -> None:
        """Nothing hangs on it."""


class Crowd:
    """Players of one room, and what they do there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: dict[str, Seated] = {}
        self.random = random.Random(1)
        self.asked = 0
        self.came = 0
        self.place = 0
        """The table that was played at last: every table has its turn, however few actions are asked for at a time."""

    def request(self) -> str:
        """A new request id."""
        self.asked += 1
        return f"r{self.asked}"

    async def newcomer(self) -> Person:
        """An account with money, connected."""
        self.came += 1
        person, _ = await self.room.players.add_bot(f"load {self.came}")
        await self.room.newcomers.welcome.give(person)
        line = self.lines[person.id] = Seated(person.id)
        self.room.arrivals.arrived(line, person)
        return person

    async def fill(self, tables: int) -> None:
        """Seat six at each of so many tables."""
        for _ in range(tables):
            for person in await asyncio.gather(*[self.newcomer() for _ in range(SEATS)]):
                self.join(person)
                await self.room.durable()  # what is brought, then the seat
                self.take_offers()
                await self.room.durable()
                self.follow(person)

    def join(self, person: Person) -> None:
        """Ask for a seat."""
        self.room.hear(self.lines[person.id], from_client.JoinPool(self.request(), POOL, BUY_IN))

    def follow(self, person: Person) -> None:
        """Whoever has sat down follows the table."""
        for table in self.room.tables.tables_of(person.id):
            self.room.hear(self.lines[person.id], from_client.WatchTable(table))

    def take_offers(self) -> None:
        """Every kept seat is taken."""
        for offer in tuple(self.room.pools[POOL].waiting.offers.values()):
            line = self.lines[offer.player]
            self.room.hear(line, from_client.AnswerOffer(self.request(), offer.offer, True))
            self.room.hear(line, from_client.WatchTable(offer.table))

    def act(self, table: str) -> bool:
        """The player to act calls or checks, now and then raises or folds; False between hands."""
        writer = self.room.tables[table]
        hand = writer.table.hand
        if hand is None or hand.turn is None:
            return False
        turn, player = hand.turn, writer.table.seats[hand.actor_seat].player
        can, luck = turn.actions, self.random.random()
        if luck < 0.1 and "raise" in can:
            action, amount = "raise", turn.min_raise_to or 0
        elif luck > 0.75 and "fold" in can and "check" not in can:
            action, amount = "fold", 0
        else:
            action, amount = next(one for one in ("check", "call", "fold") if one in can), 0
        message = at_table(self.request(), table, commands.Act(ME, hand.hand, turn.turn, action, amount))
        return self.room.hear(self.lines[player], message)

    async def play(self, actions: int) -> None:
        """So many actions, tables in turn, some behind each wait for the disk."""
        tables = list(self.room.pools[POOL].writers)
        done = 0
        while done < actions:
            came = 0
            for _ in range(len(tables)):
                self.place = (self.place + 1) % len(tables)
                came += self.act(tables[self.place])
                if came == AT_ONCE:
                    break
            done += came
            await self.room.durable()
            await asyncio.sleep(0)

    async def free_seats(self, count: int) -> None:
        """So many players leave, each another table; the hands they are in are played to the end, the others go on."""
        tables = self.room.pools[POOL].writers
        first = self.random.randrange(len(tables))
        names = [*list(tables)[first:], *list(tables)[:first]]
        leaving = [names[place * len(tables) // count] for place in range(count)]
        for table in leaving:
            seats = tables[table].table.seats
            player = next(seat.player for seat in seats.values() if not seat.wants_to_leave)
            self.room.hear(self.lines[player], at_table(self.request(), table, commands.LeaveTable(ME)))
        while any(seat.wants_to_leave for table in leaving for seat in tables[table].table.seats.values()):
            for table in leaving:
                self.act(table)
            await self.room.durable()
            await asyncio.sleep(0)
        await self.play(AT_ONCE * 20)


async def ready_to_join(crowd: Crowd) -> list[Person]:
    """Newcomers, and as many free seats at as many tables."""
    await crowd.free_seats(JOINS)
    return [await crowd.newcomer() for _ in range(JOINS)]


async def take_seats(crowd: Crowd, newcomers: list[Person]) -> None:
    """Newcomers join, some behind each wait for the disk."""
    for place, person in enumerate(newcomers):
        crowd.join(person)
        if place % AT_ONCE == AT_ONCE - 1:
            await crowd.room.durable()
    await crowd.room.durable()


async def measure(folder: Path, tables: int, actions: int) -> None:
    """One room: says a line when it is ready, then after each line it hears the CPU of so many actions in seconds, and
    after the last one its other figures.
    """
    prepare()
    store = open_store(folder, asyncio.get_running_loop())
    room = await open_room([house("casinohuone"), house("casino-helsinki")], store, SETTINGS)
    crowd = Crowd(room)
    empty_kib, began = memory_kib(), time.perf_counter()
    await crowd.fill(tables)
    seated = time.perf_counter() - began
    for place, table in enumerate(room.pools[POOL].writers):  # not all tables at the same street
        for _ in range(place % 20):
            crowd.act(table)
    steady()
    await crowd.play(PLAYED_BEFORE * tables)
    table_kib = (memory_kib() - empty_kib) / tables
    say("ready")
    for _ in range(ROUNDS):
        sys.stdin.readline()
        cpu, own = time.process_time(), time.thread_time()
        await crowd.play(actions)
        say([time.process_time() - cpu, time.thread_time() - own])
    sys.stdin.readline()
    counted = max(2000, COUNTED_A_TABLE * tables)
    with Calls() as of_actions:
        await crowd.play(counted)
    say("joins")
    sat = 0
    for _ in range(JOIN_ROUNDS):
        sys.stdin.readline()
        newcomers = await ready_to_join(crowd)
        say("ready")
        sys.stdin.readline()
        cpu, own = time.process_time(), time.thread_time()
        await take_seats(crowd, newcomers)
        say([time.process_time() - cpu, time.thread_time() - own])
        sat += sum(bool(room.tables.tables_of(person.id)) for person in newcomers)
    sys.stdin.readline()
    others = await ready_to_join(crowd)
    with Calls() as of_joins:
        await take_seats(crowd, others)
    say(
        {
            "tables": tables,
            "watchdog_us": watchdog_us(room),
            "action_calls": round(of_actions.count / counted),
            "join_calls": round(of_joins.count / JOINS),
            "sat_at_once": sat,
            "seat_ms": round(1000 * seated / tables / SEATS, 2),
            "table_kib": round(table_kib),
        }
    )


def watchdog_us(room: Room) -> float:
    """CPU of one look of the watchdog, which comes each second, with everybody following their table."""
    took = []
    for _ in range(LOOKS):
        began = time.thread_time()
        room.watchdog.look()
        took.append(time.thread_time() - began)
    return round(median(took) * 1e6)


SAID = "said: "
"""Begins the lines that are no log."""


def say(what: object) -> None:
    """A line to the process that measures."""
    print(SAID + json.dumps(what), flush=True)


def memory_kib() -> int:
    """Resident memory of this process."""
    found = next(
        line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS:")
    )
    return int(found.split()[1])


class Grown:
    """A room of so many tables, in a process of its own."""

    def __init__(self, tables: int, actions: int) -> None:
        self.folder = tempfile.mkdtemp(prefix="cardroom-growth-")
        command = [
            sys.executable,
            __file__,
            "--one",
            self.folder,
            "--tables",
            str(tables),
            "--actions",
            str(actions),
        ]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def hear(self) -> Any:
        """What it says next."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(SAID):
                return json.loads(line.removeprefix(SAID))
        raise SystemExit("a room did not come to its end")

    def ask(self) -> Any:
        """Let it do the next thing, and hear what came of it."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.hear()

    def end(self) -> None:
        """It need not be put away."""
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def measured(sizes: list[int], actions: int) -> list[dict[str, float]]:
    """The figures of rooms of these sizes, which play in turns."""
    rooms = [Grown(tables, actions // ROUNDS) for tables in sizes]
    try:
        for room in rooms:
            room.hear()
        seconds = [[room.ask() for room in rooms] for _ in range(ROUNDS)]
        for room in rooms:
            room.ask()
        joins = []
        for _ in range(JOIN_ROUNDS):
            for room in rooms:
                room.ask()
            joins.append([room.ask() for room in rooms])
        figures: list[dict[str, float]] = [room.ask() for room in rooms]
        for place, found in enumerate(figures):
            for part, name in enumerate(("action_us", "loop_us")):
                spent = sum(row[place][part] for row in seconds)
                found[name] = round(spent / (actions // ROUNDS * ROUNDS) * 1e6, 1)
            for part, name in enumerate(("join_us", "join_loop_us")):
                found[name] = round(median(row[place][part] for row in joins) / JOINS * 1e6, 1)
        return figures
    finally:
        for room in rooms:
            room.end()


def show(rooms: list[dict[str, float]]) -> None:
    """A table and a plot."""
    console = Console()
    columns = (
        "tables", "CPU an action", "", "on the loop", "calls", "CPU a join", "", "on the loop", "calls", "seating one",
        "memory a table", "watchdog a second",
    )  # fmt: skip
    table = Table(*columns, title="What a larger room costs")
    for room in rooms:
        action, join = room["action_us"] / rooms[0]["action_us"], room["join_us"] / rooms[0]["join_us"]
        table.add_row(
            f"{room['tables']:.0f}", f"{room['action_us']:.0f} µs", f"{action:.2f} x", f"{room['loop_us']:.0f} µs",
            f"{room['action_calls']}",
            f"{room['join_us']:.0f} µs", f"{join:.2f} x", f"{room['join_loop_us']:.0f} µs", f"{room['join_calls']}",
            f"{room['seat_ms']:.1f} ms", f"{room['table_kib']:.0f} KiB", f"{room['watchdog_us'] / 1000:.2f} ms",
        )  # fmt: skip
    console.print(table)
    for name in ("action_us", "join_us"):
        most = max(room[name] for room in rooms)
        console.print(f"{name.removesuffix('_us')} (| is {WITHIN} x the smallest room)")
        limit = round(50 * WITHIN * rooms[0][name] / most)
        for room in rooms:
            bar = "█" * round(50 * room[name] / most)
            bar = bar.ljust(max(limit, len(bar)))
            marked = bar[:limit] + "|" + bar[limit:]
            console.print(f"{room['tables']:>6.0f} {marked} {room[name]:.0f} µs", highlight=False)


def main() -> None:
    """Measure rooms of several sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200,1000", help="sizes, the smallest first")
    parser.add_argument("--actions", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        configure_logs()
        uvloop.run(measure(Path(arguments.one), int(arguments.tables), arguments.actions))
        os._exit(0)  # a room that played enough need not be put away
    rooms = measured([int(tables) for tables in arguments.tables.split(",")], arguments.actions)
    if arguments.json:
        print(json.dumps(rooms))
    else:
        show(rooms)


if __name__ == "__main__":
    main()
