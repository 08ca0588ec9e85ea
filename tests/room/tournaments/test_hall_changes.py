"""What a desk has of a hall, with the changes that it fetches, is the hall: after any acts, stops and looks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from cardroom.room.protocol.live_tournaments import LiveHall
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import (
    Confirm,
    CountStacks,
    OutTold,
    TakeBackLive,
    TellAway,
    TellClear,
    TellOut,
)
from tests.room.tournaments.played import CUP, enter, is_on
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room, tell


def look(room: TestRoom, since: str = "") -> LiveHall:
    """What a desk fetches that has the version `since`."""
    return msgspec.json.decode(room.room.live_tournaments.written(BOSS, CUP, since), type=LiveHall)


def with_changes(known: LiveHall, told: LiveHall) -> LiveHall:
    """The hall as a page has it then: see `withChanges` of the client."""
    if not told.since:
        return told
    assert told.since == known.version
    tables = {one.table: one for one in known.tables if one.table not in told.gone}
    tables |= {one.table: one for one in told.tables}
    return replace(told, since="", gone=(), tables=tuple(one for _, one in sorted(tables.items())))


def begun(place: Path) -> TestRoom:
    """Twenty players at tables of five, which break and balance as they go."""
    room = live_room(place, seats=5)
    enter(room, *[f"P{number}" for number in range(20)])
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    return room


def act(room: TestRoom, chance: Random) -> None:
    """Something that staff tell, which may be refused."""
    seen = hall(room)
    table = chance.choice(seen.tables)
    player = chance.choice(table.seats).player if table.seats else "nobody"
    acts = [
        CountStacks(table=table.table, stacks={one.player: one.stack for one in table.seats}),
        TellAway(player=player, away=chance.choice(("", "wish"))), TellClear(),
        TakeBackLive(number=chance.randint(1, seen.number), why="slip"),
        TellOut(outs=(OutTold(player, 0, "", (table.seats[-1].player,) if table.seats else ()),)),
    ]  # fmt: skip
    if seen.orders and chance.random() < 0.6:
        acts = [Confirm(orders=(chance.choice(seen.orders).number,))]
    try:
        tell(room, chance.choice(acts))
    except Refused:
        room.settle()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_changes_and_what_a_desk_had_are_the_hall(tmp_path: Path, seed: int) -> None:
    chance, room = Random(seed), begun(tmp_path)
    desks = [look(room) for _ in range(3)]
    changed = fewer = 0
    for step in range(60):
        act(room, chance)
        if not is_on(room):
            break
        if step == 30:
            room.restart()
        for number in chance.sample(range(3), chance.randint(0, 3)):
            told = look(room, desks[number].version)
            changed += bool(told.since)
            fewer += bool(told.since) and len(told.tables) < len(hall(room).tables)
            desks[number] = with_changes(desks[number], told)
            assert replace(desks[number], now_ms=0, version="") == replace(hall(room), now_ms=0)
    assert changed > 10 and fewer > 5
    room.close()


def test_a_desk_that_knows_no_version_of_now_has_the_whole_hall(tmp_path: Path) -> None:
    room = begun(tmp_path)
    first = look(room)
    tell(room, TellClear())
    second = look(room, first.version)
    assert second.since == first.version and len(second.tables) <= len(first.tables)
    mark, _, number = second.version.rpartition(".")
    for forged in (
        "",
        "x",
        f"{mark}.",
        f"{mark}.{int(number) + 1}",
        f"{mark}.-1",
        f"{mark}.{'9' * 30}",
        f"{mark}.\u0661",
    ):
        assert look(room, forged).since == "", forged
    room.restart()
    assert look(room, second.version).since == "", (
        "a room that has stopped may have lost what a desk was told"
    )
    room.close()
