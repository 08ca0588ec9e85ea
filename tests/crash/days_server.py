"""A room with a tournament of several days, its players and its staff, in one process that is killed: it says on
standard output how the days stand as soon as that is decided, and so before it is stored.

It goes on wherever the store says that it was, and ends with status 0 when the tournament is over.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import open_place
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import BeginDay, EndDay
from cardroom.tournament.tournament_terms import Day
from tests.crash.cup_server import PACE_SECONDS, SEATS, SETTINGS, act, lines, seated
from tests.room.tournaments.played import CUP, cup_terms

DAYS = (Day(level=24), Day(level=27), Day())
HANDS_A_DAY = 8
"""So many hands are seen before staff end a day."""


def stage_of(tournament: Tournament) -> str:
    """How the days stand, in a word."""
    state = tournament.state
    if state.phase != "running":
        return state.phase
    if state.opens:
        return "opens"
    return "bagging" if state.gathering else state.day or f"day {state.session + 1}"


def told(tournament: Tournament, decide: Callable[..., Any]) -> Callable[..., Any]:
    """Decide as ever, and say how the days stand when that is otherwise."""
    last = ""

    def deciding(*given: Any) -> Any:
        nonlocal last
        decided = decide(*given)
        state = tournament.state
        assert state.issued == len(state.entrants) * tournament.terms.stack or state.phase != "running"
        if state.day == "night":
            assert sum(bag.chips for bag in state.bags.values()) == state.issued, "all chips are in bags"
        if (stage := stage_of(tournament)) != last:
            last = stage
            sys.stdout.write(f"{stage}\n")
            sys.stdout.flush()
        return decided

    return deciding


async def staff(room: Room, tournament: Tournament, since: int) -> None:
    """End a day when enough of it has been seen, and begin the next."""
    state = tournament.state
    if state.phase != "running":
        return
    try:
        if state.day == "night":
            await room.tournaments.act(BOSS, CUP, BeginDay(BOSS.id, "all are here"))
        elif (
            not state.day
            and not state.opens
            and state.session + 1 < len(DAYS)
            and state.hands - since >= HANDS_A_DAY
        ):
            await room.tournaments.act(BOSS, CUP, EndDay(BOSS.id, "it is late"))
    except Refused as refused:
        assert refused.code in ("day-ending", "day-not-over", "between-days"), refused.code


async def played(folder: Path, entries: int, seed: int) -> int:
    """Play from wherever it was to the end."""
    store = open_place(folder, asyncio.get_running_loop())
    room = await open_room(house("casinohuone"), store, SETTINGS, demo=True)
    if CUP not in room.tournaments.hosts:
        if (await store.read(lambda reader: reader.owner_state(CUP))).last_seq:
            return 0
        terms = cup_terms(seats=SEATS, level_hands=6, players=entries, most=entries, days=DAYS)
        await room.tournaments.announce(BOSS, terms)
    found = room.tournaments.owner(CUP).tournament
    assert found is not None, "it is announced"
    found.decide = told(found, found.decide)  # type: ignore[method-assign]  # to say what was decided
    await seated(room, entries)
    people = await lines(room, entries, folder.parent / "told")
    chance, since, day = random.Random(seed), found.state.hands, found.state.session
    while CUP in room.tournaments.hosts:
        if found.state.session != day:
            since, day = found.state.hands, found.state.session
        act(room, people, chance)
        await staff(room, found, since)
        await asyncio.sleep(PACE_SECONDS)
    await room.durable()
    return 0


def main(folder: str, entries: str, seed: str) -> None:
    """The program."""
    sys.exit(asyncio.run(played(Path(folder), int(entries), int(seed))))


if __name__ == "__main__":
    main(*sys.argv[1:])
