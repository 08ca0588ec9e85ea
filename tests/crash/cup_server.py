"""A room with one tournament and everybody who plays it, in one process that is killed: what it tells of results goes
to a file at once, so that the parent can hold it to what is stored.

It goes on wherever the store says that it was, and ends with status 0 when the tournament is over.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import msgspec

from cardroom.room.opening import open_room
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.server_messages import AnyServerMessage
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.room import Room
from cardroom.room.runtime.settings import PasswordCost, RoomSettings
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import open_place
from cardroom.store.postgres.address import Address
from cardroom.table.model import commands
from cardroom.testing.whole_room import BOSS
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_terms

WELCOME = 10 * (BUY_IN + FEE)
SETTINGS = RoomSettings(
    welcome_cents=WELCOME,
    bots_allowed=True,
    accounts_a_day=100_000,
    pause_after_hand_ms=0,
    pause_after_fold_ms=0,
    pause_waits_for_pages=False,
    pause_before_first_hand_ms=0,
    password=PasswordCost(memory_kib=8, passes=1, lanes=1),
)
ALL_IN, FOLDS = 0.03, 0.35
SEATS = 6
PACE_SECONDS = 0.004

_decode = msgspec.json.Decoder(AnyServerMessage).decode


class Line:
    """A player's connection: it keeps nothing but what it was told of its result."""

    session = b""

    def __init__(self, player: str, told: Path) -> None:
        self.player = player
        self._told = told

    def send(self, *texts: str) -> None:
        """See `Connection`."""
        for text in texts:
            if '"type":"tournament_finished"' in text:
                message = _decode(text)
                assert isinstance(message, of_cups.TournamentFinished)
                with self._told.open("a") as file:
                    file.write(f"{self.player} {message.place} {message.prize}\n")

    def close(self, code: int, reason: str) -> None:
        """See `Connection`."""


async def seated(room: Room, entries: int) -> None:
    """Everybody has an account, money and an entry; what an earlier run has done stays done."""
    for number in range(entries):
        person, _ = await room.players.add_bot(f"P{number}")
        await room.newcomers.welcome.give(person)
        tournament = room.tournaments.owner(CUP).tournament
        assert tournament is not None, "it is announced"
        if tournament.state.phase == "announced" and person.id not in tournament.state.entrants:
            await room.tournaments.enter(person, CUP)


async def lines(room: Room, entries: int, told: Path) -> dict[str, Line]:
    """Everybody comes (back)."""
    found = {}
    for number in range(entries):
        person, _ = await room.players.add_bot(f"P{number}")
        found[person.id] = line = Line(person.id, told)
        room.arrivals.arrived(line, person)
    return found


def act(room: Room, people: dict[str, Line], chance: random.Random, all_in: float = ALL_IN) -> None:
    """Whoever is to act at any table does; `all_in` is how often with everything."""
    for owner in room.tournaments.tables(CUP):
        table = owner.table
        if table is None or table.hand is None or table.hand.turn is None:
            continue
        turn, drawn = table.hand.turn, chance.random()
        action, amount = ("call" if turn.call else "check"), 0
        if turn.max_raise_to and drawn < all_in:
            action, amount = "raise", turn.max_raise_to
        elif turn.call and drawn > 1 - FOLDS:
            action = "fold"
        line = people[table.seats[turn.seat].player]
        act = commands.Act(ME, table.hand.hand, turn.turn, action, amount)
        room.hear(line, at_table(f"{table.hand.hand}-{turn.turn}-{chance.getrandbits(32)}", owner.id, act))


async def played(folder: Path, entries: int, seed: int, address: Address | None) -> int:
    """Play from wherever it was to the end."""
    store = open_place(address or folder, asyncio.get_running_loop(), take_over=address is not None)
    book = house("casinohuone")
    room = await open_room(book, store, SETTINGS, demo=True)
    if CUP not in room.tournaments.hosts:
        if (await store.read(lambda reader: reader.owner_state(CUP))).last_seq:
            return 0
        await room.tournaments.announce(
            BOSS, cup_terms(seats=SEATS, level_hands=6, players=entries, most=entries)
        )
    elif room.tournaments.owner(CUP).tournament is None:
        await room.tournaments.announce(
            BOSS, cup_terms(seats=SEATS, level_hands=6, players=entries, most=entries)
        )
    await seated(room, entries)
    people = await lines(room, entries, folder.parent / "told")
    sys.stdout.write("playing\n")
    sys.stdout.flush()
    chance = random.Random(seed)
    while CUP in room.tournaments.hosts:
        act(room, people, chance)
        await asyncio.sleep(PACE_SECONDS)
    await room.durable()
    return 0


def main(folder: str, entries: str, seed: str, *database: str) -> None:
    """The program."""
    try:
        sys.exit(
            asyncio.run(
                played(Path(folder), int(entries), int(seed), Address(database[0]) if database else None)
            )
        )
    except Refused as refused:
        sys.exit(f"refused: {refused.code}: {refused.message}")


if __name__ == "__main__":
    main(*sys.argv[1:])
