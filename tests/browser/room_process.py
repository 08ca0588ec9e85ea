"""The server side of the browser tests: a real room with quick bots that come when asked for on standard input.

A line of JSON in (`Company`, `Announced`, `Entrants`), a line of JSON out (the names of the bots that came). The room
ends with its input.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import msgspec
import uvicorn

from cardroom.bots.mind import CallingMind
from cardroom.bots.player import BotPlayer, ThinkingTime
from cardroom.demo import demo_people as people
from cardroom.demo.bot_names import NAMES
from cardroom.room.identity.person import Person
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.room.runtime.settings import PasswordCost, RoomSettings, SignUp
from cardroom.store.sqlite import open_store
from cardroom.tournament.tournament_terms import TournamentTerms
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Doors, Rate, Settings
from cardroom.web.logs import configure_logs
from cardroom.web.pager.house_pager import pager_of
from cardroom.web.push.calling import begin_calling
from cardroom.web.serve import Server
from tests.browser.cup_bot import CupBot, PushingMind
from tests.houses import book_of


class Company(msgspec.Struct, tag=True):
    """Bots for a pool. Calling ones check and call, pushing ones put in all they may now and then; 0 bots: those of the
    pool go home.
    """

    pool: str
    bots: int
    pushing: bool = False
    least_seconds: float = 0.05
    most_seconds: float = 0.2


class Announced(msgspec.Struct, tag=True):
    """A tournament to be announced; `start` begins it at once, where it is announced already."""

    terms: TournamentTerms
    start: bool = False


class Entrants(msgspec.Struct, tag=True):
    """Bots that enter a tournament and check and call; `raising` ones push what they have with many hands."""

    tournament: str
    bots: int
    raising: bool = False
    least_seconds: float = 0.05
    most_seconds: float = 0.2


AnyLine = Company | Announced | Entrants


ROOM = RoomSettings(
    private_games="settle_up",
    pause_after_hand_ms=1_200,
    pause_after_fold_ms=500,
    pause_waits_for_pages=False,
    pause_before_first_hand_ms=300,
    lobby_every_ms=250,
    bots_allowed=True,
    welcome_cents=people.WELCOME_CENTS,
    accounts_a_day=100_000,
    reconcile_seconds=1,
    push_contact="mailto:floor@club.example",
    password=PasswordCost(memory_kib=1024, passes=1, lanes=1),
)
PAUSES = RoomSettings()
"""The pauses of a room that people play in."""
DOORS = Doors(
    sign_ups_an_address=100_000,
    sign_ins_an_address=100_000,
    sign_ins_an_account=100_000,
    reads=Rate(200, 2_000),
    changes=Rate(100, 1_000),
)
"""All who come to a room of tests come from one address, and quicker than people."""


PATIENT = "patient"
TEMPLATES = "templates"
"""Where the operator's templates lie in the folder of the room."""

BOSS = Person("boss", "the boss", "admin")
decode = msgspec.json.Decoder(AnyLine).decode


class Companies:
    """The bots of each pool, as tasks."""

    def __init__(self, room: Room, url: str) -> None:
        self._room = room
        self._url = url
        self._bots: dict[str, list[BotPlayer]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._chance = random.Random(7)
        self._count = 0

    async def do(self, line: AnyLine) -> list[str]:
        """Carry out a line; the names of who came."""
        if isinstance(line, Announced):
            await (self._start(line.terms.id) if line.start else self._announce(line.terms))
            return []
        return await (self.enter(line) if isinstance(line, Entrants) else self.come(line))

    async def _announce(self, terms: TournamentTerms) -> None:
        await self._room.tournaments.announce(BOSS, terms)

    async def _start(self, tournament: str) -> None:
        await self._room.tournaments.start(BOSS, tournament)

    async def enter(self, entrants: Entrants) -> list[str]:
        """Bots enter a tournament; their names."""
        names: list[str] = []
        for _ in range(entrants.bots):
            person, token = await self._newcomer(names)
            chance = random.Random(self._chance.getrandbits(64))
            mind = PushingMind(chance) if entrants.raising else CallingMind(chance)
            pace = ThinkingTime(entrants.least_seconds, entrants.most_seconds, 0.2)
            bot = CupBot(self._url, token, person.id, entrants.tournament, 0, mind, pace, keeps_playing=True)
            self._tasks.append(asyncio.create_task(bot.run()))
        return names

    async def _newcomer(self, names: list[str]) -> tuple[Person, str]:
        self._count += 1
        names.append(f"{NAMES[self._count % len(NAMES)]} {self._count}")
        person, token = await self._room.players.add_bot(names[-1])
        await self._room.newcomers.welcome.give(person)
        return person, token

    async def come(self, company: Company) -> list[str]:
        """Seat bots at a pool, or send them home; their names."""
        if not company.bots:
            for bot in self._bots.pop(
                company.pool, []
            ):  # as people leave: nobody waits for one who is not there
                await bot.go_home()
            return []
        names: list[str] = []
        for _ in range(company.bots):
            person, token = await self._newcomer(names)
            pool = self._room.pools[company.pool]
            chance = random.Random(self._chance.getrandbits(64))
            bot = BotPlayer(
                self._url,
                token,
                person.id,
                pool.id,
                pool.terms("", "").max_buy_in,
                PushingMind(chance) if company.pushing else CallingMind(chance),
                ThinkingTime(company.least_seconds, company.most_seconds, 0.2),
                keeps_playing=True,
            )
            self._bots.setdefault(pool.id, []).append(bot)
            self._tasks.append(asyncio.create_task(bot.run()))
        return names


def operated(sign_up: SignUp, templates: Path, patient: bool, pager_url: str) -> RoomSettings:
    """The settings of the room; a patient one pauses as a room of people does, and as long behind a fold."""
    settings = msgspec.structs.replace(
        ROOM, sign_up=sign_up, tournament_templates=str(templates), pager_url=pager_url
    )
    if not patient:
        return settings
    return msgspec.structs.replace(
        settings,
        pause_after_hand_ms=PAUSES.pause_after_hand_ms,
        pause_after_fold_ms=PAUSES.pause_after_hand_ms,
        pause_waits_for_pages=True,
        chat_paused_at_all_in=("casinohuone",),
    )


async def run(
    folder: Path, port: int, sign_up: SignUp, patient: bool, pager_url: str, houses: list[str]
) -> None:
    """Open the room, say so, then bring bots as asked until nobody asks any more."""
    loop = asyncio.get_running_loop()
    store = open_store(folder, loop)
    of_room = operated(sign_up, folder / TEMPLATES, patient, pager_url)
    room = await open_room([book_of(name) for name in houses], store, of_room, demo=True)
    room.live_desks.calls.pager = pager = pager_of(of_room)
    settings = Settings(data=folder, port=port, demo=True, room=of_room, doors=DOORS)
    courier = await begin_calling(room, of_room.push_contact)
    server = Server(
        uvicorn.Config(
            Application(room, settings),
            port=port,
            log_level="warning",
            access_log=False,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
            ws="websockets-sansio",
        )
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    await people.accounts(room)
    companies = Companies(room, f"ws://127.0.0.1:{port}/ws")
    say([])
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        say(await companies.do(decode(line)))
    server.should_exit = True
    await serving
    if courier is not None:
        courier.close()
    if pager is not None:
        await pager.close()
    store.close()


def say(names: list[str]) -> None:
    """One line of JSON."""
    sys.stdout.write(msgspec.json.encode(names).decode() + "\n")
    sys.stdout.flush()


def main(folder: str, port: str, sign_up: str, pauses: str, pager_url: str, *houses: str) -> None:
    """The program."""
    configure_logs()
    may_come = msgspec.convert(sign_up, SignUp)
    asyncio.run(run(Path(folder), int(port), may_come, pauses == PATIENT, pager_url, list(houses)))


if __name__ == "__main__":
    main(*sys.argv[1:])
