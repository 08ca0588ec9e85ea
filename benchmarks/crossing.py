"""The way of one action: which source files it crosses from the socket to the disk and back to six players.

    python benchmarks/crossing.py [--actions 300] [--json]

A real room and six connected bots in one process. Each call of a function of the package between a bot's sending and
the last of the six hearing of it is noted, the writer's thread included; what the bots themselves call is not. The
way to the disk ends when the store has answered that the action is durable; what follows is the telling. Actions
are grouped by what came of them (a call in mid-round, one that ends the round ...), and a group's way is the files that
most of its actions crossed: what merely happened at the same moment falls out. Then staff void some hands, each
followed from the act of staff until it is durable and told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import socket
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection

import cardroom
from cardroom.cards.ranking import prepare
from cardroom.room.identity.person import Person
from cardroom.room.opening import open_room
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.room import Room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.sqlite import open_store
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from cardroom.web.logs import configure_logs
from cardroom.web.serve import server_of
from room import ACTED, SEATS, LoadBot, Measured
from servers.room_server import WIDE

PACKAGE = str(Path(cardroom.__file__).parent) + "/"
PLAYERS = (str(Path(__file__).with_name("room.py")), PACKAGE + "bots/")
Way = dict[str, list[str]]
VOIDS = 7
"""How many hands staff void."""
DURABLE = "Outbox._durable"
"""The function that hears of it."""


class Crossing:
    """Notes the calls while it is open; `way` are the files in the order first crossed, each with its functions."""

    def __init__(self) -> None:
        self.is_open = False
        self.way: Way = {}
        self.to_disk: Way = {}
        """The way as far as the answer that it is durable."""

    def begin(self) -> None:
        """An action is about to be sent."""
        self.way, self.to_disk = {}, {}

    def hook(self, frame: FrameType, event: str, argument: object) -> None:
        """The interpreter's profile hook, in every thread of the room."""
        if not self.is_open or event != "call" or not frame.f_code.co_filename.startswith(PACKAGE):
            return
        above: FrameType | None = frame
        while above is not None:
            if above.f_code.co_filename.startswith(PLAYERS):
                return
            above = above.f_back
        functions = self.way.setdefault(frame.f_code.co_filename[len(PACKAGE) :], [])
        name = frame.f_code.co_qualname
        if name == DURABLE and not self.to_disk:
            self.to_disk = {file: list(functions) for file, functions in self.way.items()}
        if name not in functions:
            functions.append(name)


class Noted(Measured):
    """From a bot's sending to the last of six hearing of it: what was crossed, and what came of it."""

    def __init__(self, crossing: Crossing) -> None:
        super().__init__()
        self.crossing = crossing
        self.outcome: tuple[str, ...] = ()
        self.found: list[tuple[tuple[str, ...], Way, Way]] = []

    def sent(self, hand: str, turn: int) -> None:
        """A bot is about to send its action."""
        super().sent(hand, turn)
        self.crossing.begin()
        self.crossing.is_open = self.running

    def told(self, hand: str, turn: int) -> None:
        """One of the six has heard; with the last one the way is at its end."""
        before = len(self.samples)
        super().told(hand, turn)
        if len(self.samples) > before:
            self.crossing.is_open = False
            self.found.append((self.outcome, self.crossing.way, self.crossing.to_disk))


class TracedBot(LoadBot):
    """Says what came of the action that everybody hears of."""

    async def hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        """Follow the table as any bot."""
        if (
            isinstance(message, to_client.TableTold)
            and message.events
            and isinstance(message.events[0], ACTED)
        ):
            assert isinstance(self.measured, Noted)
            self.measured.outcome = tuple(type(event).__name__ for event in message.events)
        await super().hear(socket, message)


def group_of(outcome: tuple[str, ...]) -> str:
    """What an action led to, in a word or two."""
    if "HandEnded" in outcome:
        return "the last of a hand"
    return "mid-round" if len(outcome) <= 2 else "the last of a round"


def usual(ways: list[Way]) -> Way:
    """The files that most of the ways cross, in the order of the first way that has them all or nearly."""
    counted = Counter(file for way in ways for file in way)
    kept = {file for file, times in counted.items() if 2 * times > len(ways)}
    longest = max(ways, key=lambda way: len(kept & way.keys()))
    return {file: functions for file, functions in longest.items() if file in kept}


async def voided(room: Room, crossing: Crossing) -> list[tuple[Way, Way]]:
    """The ways of hands that staff void, while nobody acts."""
    [writer] = room.tables.values()
    boss, found = Person("boss", "the boss", "admin"), []
    while len(found) < VOIDS:
        if not writer.in_hand:
            await asyncio.sleep(0.05)
            continue
        await asyncio.sleep(0.5)  # what the bots still send is over
        crossing.begin()
        crossing.is_open = True
        await room.staff.void(boss, writer.terms.table, "measured")
        await asyncio.sleep(0)
        crossing.is_open = False
        found.append((crossing.way, crossing.to_disk))
    return found


async def traced(folder: Path, actions: int, crossing: Crossing) -> dict[str, list[tuple[Way, Way]]]:
    """Play at one table until so many actions were followed; their ways there and back, and to the disk, by what came
    of them.
    """
    prepare()
    store = open_store(folder, asyncio.get_running_loop())
    rich = RoomSettings(welcome_cents=100_000_000, pause_before_first_hand_ms=200, bots_allowed=True)
    room = await open_room([house("casinohuone")], store, rich)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings = Settings(data=folder, port=port, room=rich, doors=WIDE)
    server = server_of(Application(room, settings), settings)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    noted = Noted(crossing)
    bots = []
    for number in range(SEATS):
        person, token = await room.players.add_bot(f"load {number}")
        await room.newcomers.welcome.give(person)
        bots.append(TracedBot(person.id, token, 0.005, noted, number))
    tasks = [asyncio.create_task(bot.run(f"ws://127.0.0.1:{port}/ws")) for bot in bots]
    while sum(bot.followed is not None for bot in bots) < SEATS:
        await asyncio.sleep(0.1)
    noted.running = True
    while len(noted.found) < actions:
        await asyncio.sleep(0.1)
    noted.running = crossing.is_open = False
    for bot in bots:
        bot.think_seconds = 3600.0
    by_staff = await voided(room, crossing)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    server.should_exit = True
    await serving
    await room.stop()
    store.close()
    groups: dict[str, list[tuple[Way, Way]]] = {}
    for outcome, way, to_disk in noted.found:
        groups.setdefault(group_of(outcome), []).append((way, to_disk))
    groups["void by staff"] = by_staff
    return groups


def main() -> None:
    """Follow some actions and print their way."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--actions", type=int, default=300, help="how many actions are followed")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    configure_logs()
    crossing = Crossing()
    threading.setprofile(crossing.hook)  # the store's writer begins later, and is followed too
    sys.setprofile(crossing.hook)
    folder = Path(tempfile.mkdtemp(prefix="cardroom-crossing-"))
    try:
        groups = uvloop.run(traced(folder, arguments.actions, crossing))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type, unused-ignore]  # None takes it away
        shutil.rmtree(folder, ignore_errors=True)
    ways = {name: usual([way for way, _ in found]) for name, found in groups.items()}
    to_disk = {name: usual([way for _, way in found]) for name, found in groups.items()}
    if arguments.json:
        print(
            json.dumps(
                {
                    name: {"actions": len(groups[name]), "to_disk": len(to_disk[name]), "files": way}
                    for name, way in ways.items()
                }
            )
        )
        return
    console = Console()
    for name, way in sorted(ways.items(), key=lambda pair: len(pair[1])):
        title = f"{name}: {len(to_disk[name])} files to the disk, {len(way)} there and back"
        table = Table("", "file", "functions", title=title)
        for number, (file, functions) in enumerate(way.items(), 1):
            table.add_row(str(number), file, ", ".join(functions))
        console.print(table)


if __name__ == "__main__":
    main()
