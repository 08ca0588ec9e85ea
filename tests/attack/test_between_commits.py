"""A machine that dies between two commits, whichever: what a start finds is the room before an act or behind it.

The newest acts of staff at a desk and in a live tournament. Behind every commit the room is copied as the disk has it;
each copy is opened, and must be as the running room was before the act or after it: owners, money, rows, counts.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as people
from cardroom.desk.conduct_commands import PenaliseLive
from cardroom.desk.depth_commands import SetTableDepth
from cardroom.floor.conduct.offences import Offended
from cardroom.room.identity.request import KIND as ANSWERS
from cardroom.rules import Refused, house
from cardroom.store.engines.store_location import audit_place
from cardroom.store.rows import Commit
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import Confirm, TellFilmed, TellHand
from cardroom.tournament.play.tournament_commands import AnnounceLastRebuys, RemovePlayer, WithdrawLastRebuys
from cardroom.tournament.tournament_terms import Rebuys
from tests.room.tournaments.played import CUP, enter, is_on, room_at
from tests.room.tournaments.test_live_hosted import NAMES, hall, live_room, tell

HELSINKI, NL = "casino-helsinki", "holdem-nl/NL200"
KRUH, KRUH_NL = "casino-kruh", "holdem-nl/NL10/20"
STACK = 20_000
Known = tuple[object, ...]


class CopyingStore:
    """The store that it is given, copied as it is on the disk behind every commit while `copies` is a folder."""

    def __init__(self, store: Any, folder: Path) -> None:
        self._store, self._folder = store, folder
        self.copies: list[Path] = []
        self.is_copying = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Callable[[Any], None] | None = None) -> None:
        """See `Store`."""

        def answered(fault: Any) -> None:
            self._copy(commit)
            if done is not None:
                done(fault)

        self._store.submit(commit, answered)

    async def commit(self, commit: Commit) -> None:
        """See `Store`."""
        await self._store.commit(commit)
        self._copy(commit)

    def _copy(self, commit: Commit) -> None:
        if not self.is_copying or commit == Commit():
            return
        copy = self._folder.parent / f"copy-{len(self.copies)}"
        copy.mkdir()
        for name in (ROOM_FILE, VAULT_FILE):
            with (
                closing(sqlite3.connect(self._folder / name)) as found,
                closing(sqlite3.connect(copy / name)) as kept,
            ):
                found.backup(kept)
            (copy / name).chmod(0o600)
        self.copies.append(copy)


def known(room: TestRoom) -> Known:
    """Everything that a room knows: its owners, who holds what, the rows about people, and what was counted."""
    room.settle()
    hosts = {name: room.room.hosts[name].owner.dump() for name in room.room.hosts}
    tables = {
        name: (
            writer.terms.desk_table,
            sorted((seat.player, seat.stack) for seat in writer.table.seats.values()),
        )
        for name, writer in room.room.tables.items()
    }
    money = {account: cents for account, cents in room.balances().items() if cents}
    with closing(sqlite3.connect(room.folder / ROOM_FILE)) as file:
        found = file.execute(
            "SELECT kind, id, is_open, body FROM matters WHERE kind != ? ORDER BY 1, 2", (ANSWERS,)
        )
        rows = {f"{kind} {name}": (is_open, body) for kind, name, is_open, body in found}
    # (a table that was opened and not yet given to the desk is closed by a start; its row says who dealt there)
    rows = {
        name: row for name, row in rows.items() if not name.startswith("live_table ") and row != (0, "{}")
    }
    return hosts, tables, money, rows


class Between:
    """A room and its copies."""

    def __init__(self, folder: Path, open_room: Callable[[Path, Any], TestRoom]) -> None:
        self.stores: list[CopyingStore] = []
        self._open = open_room
        self.folder = folder / "room"
        self.room = open_room(self.folder, self._between)
        self.seen = 0
        self.refused: list[str] = []

    def _between(self, store: Any) -> CopyingStore:
        self.stores.append(CopyingStore(store, self.folder))
        return self.stores[-1]

    def do(self, act: Callable[[], object]) -> None:
        """Do something, and look at what a start would find behind each of its commits."""
        store = self.stores[-1]
        before = known(self.room)
        store.is_copying = True
        try:
            act()
        except Refused as refused:
            self.refused.append(refused.code)
        finally:
            self.room.settle()
            store.is_copying = False
            copies, store.copies = store.copies, []
            after = known(self.room)
            for copy in copies:
                self._look(copy, before, after)

    def _look(self, copy: Path, before: Known, after: Known) -> None:
        copy = copy.rename(copy.with_name(f"seen-{self.seen}"))
        self.seen += 1
        assert audit_place(copy).findings == []
        with self._open(copy, None) as again:
            found = known(again)
            assert found in (before, after), _differs(found, before, after)
        assert audit_place(copy).is_clean


def _differs(found: Known, before: Known, after: Known) -> str:
    """What is neither as before nor as after."""
    parts = []
    for one, was, then in zip(found, before, after, strict=True):
        if isinstance(one, dict) and isinstance(was, dict) and isinstance(then, dict):
            parts += [
                f"{key}: {was.get(key)} became {then.get(key)}, and is {one.get(key)}"
                for key in {*one, *was, *then}
                if not one.get(key) == was.get(key) == then.get(key)
            ]
        elif one not in (was, then) or was != then:
            parts.append(f"{was} became {then}, and is {one}")
    return "\n".join(parts)


def desk_room(name: str) -> Callable[[Path, Any], TestRoom]:
    """Opens a room of one house."""
    return lambda place, wrap: TestRoom(place, 1, house(name), wrap=wrap)


def at_desk(between: Between, name: str, command: do.AnyDeskCommand) -> Callable[[], object]:
    """An act at the desk."""
    room = between.room
    return lambda: room.run(room.room.desk_tables.act(BOSS, name, command))


def test_acts_of_money_at_a_desk_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, desk_room(HELSINKI))
    with between.room as room:

        def act(command: do.AnyDeskCommand) -> None:
            between.do(at_desk(between, HELSINKI, command))

        at_desk(between, HELSINKI, do.OpenGamingDay())()
        mia = room.person("Mia", role="floor").id
        act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))
        ids = [
            room.run(room.room.live_desks.add_person(BOSS, HELSINKI, name)) for name in ("Ann", "Bo", "Cid")
        ]
        for seat, player in enumerate(ids, start=1):
            act(do.SeatDown(table=1, seat=seat, player=player, stack=STACK, why="walked in"))
        act(of_money.TopUpJackpot(cents=100_000, why="to begin with"))
        act(of_money.PayRestaurant(player=ids[0], table=1, cents=500))
        act(of_money.RestaurantBrings(cents=500))
        act(of_money.CountDrop(table=1, box="7", cents=1_000, witness=mia))
        act(do.CountStack(table=1, seat=1, stack=18_500))
        act(SetTableDepth(table=1, depth="play"))
        act(of_money.PayRestaurant(player=ids[1], table=1, cents=500))
        act(do.AddToStack(table=1, seat=2, cents=1_000))
        act(of_money.CountDrop(table=1, box="8", cents=500, witness=mia))
        act(do.LeaveDeskSeat(table=1, seat=3, stack=STACK))
        act(SetTableDepth(table=1, depth="seats"))
        assert between.seen > 20 and not between.refused


def test_consents_and_penalties_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, desk_room(KRUH))
    with between.room as room:

        def act(command: do.AnyDeskCommand) -> None:
            between.do(at_desk(between, KRUH, command))

        at_desk(between, KRUH, do.OpenGamingDay())()
        act(do.OpenDeskTable(table=1, pool=KRUH_NL, why="players wait"))
        ann, bo = (room.run(room.room.live_desks.add_person(BOSS, KRUH, name)) for name in ("Ann", "Bo"))
        act(do.SeatDown(table=1, seat=1, player=bo, stack=100_000, why="known to us"))
        act(do.FilmDeskTable(table=1))
        act(of_money.TableConsents(table=1, player=ann, cents=40_000, seats=(1,)))
        act(of_money.ManagerConsents(table=1, player=ann, cents=40_000))
        act(do.SeatDown(table=1, seat=2, player=ann, stack=40_000, is_agreed=True, why="known to us"))
        act(PenaliseLive(player=ann, offence="talk", kind="warning", why="spoke of the hand"))
        act(people.ExcludePlayer(player=bo, scope="area", why="a quarrel"))
        act(of_money.TableConsents(table=1, player=ann, cents=500_000, seats=(1,)))
        act(of_money.EndConsent(consent=max(one.number for one in host_acts(room, KRUH))))
        act(SetTableDepth(table=1, depth="play"))
        assert between.seen > 12 and not between.refused


def host_acts(room: TestRoom, name: str) -> list[Any]:
    """The acts of a desk that it can take back."""
    state = room.room.live_desks.state_of(name)
    assert state is not None
    return state.acts


def live_cup(place: Path, wrap: Any) -> TestRoom:
    """A room with a live cup, which is announced once."""
    if (place / ROOM_FILE).exists():
        return room_at(place, 1, house(HELSINKI), wrap)
    return live_room(place, wrap=wrap, rebuys=Rebuys(chips=1_000, price=900, until_level=1))


def test_acts_in_a_live_tournament_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between, chance = Between(tmp_path, live_cup), Random(1)
    with between.room as room:
        enter(room, *NAMES)
        between.do(lambda: room.run(room.room.tournaments.start(BOSS, CUP)))
        confirmed(between)
        staff: list[Callable[[], object]] = [
            lambda: room.run(room.room.tournaments.act(BOSS, CUP, AnnounceLastRebuys(BOSS.id, "time"))),
            lambda: room.run(room.room.tournaments.act(BOSS, CUP, WithdrawLastRebuys(BOSS.id, "too early"))),
            lambda: room.run(room.room.tournaments.act(BOSS, CUP, AnnounceLastRebuys(BOSS.id, "time"))),
            lambda: tell(room, TellHand(table=hall(room).tables[0].table)),
            lambda: tell(room, TellFilmed(table=hall(room).tables[0].table)),
            lambda: removed(room, chance.choice(seated(room))),
            lambda: disqualified(room, chance.choice(seated(room))),
        ]
        for act in staff:
            between.do(act)
            confirmed(between)
        assert between.seen > 15 and not between.refused


def confirmed(between: Between) -> None:
    """People do all that is ordered, one after the other."""
    room = between.room
    while is_on(room) and (orders := hall(room).orders):
        between.do(partial(tell, room, Confirm(orders=(orders[0].number,))))


def seated(room: TestRoom) -> list[str]:
    return [seat.player for table in hall(room).tables for seat in table.seats]


def removed(room: TestRoom, player: str) -> None:
    """Sent out of the cup for an offence."""
    act = RemovePlayer(BOSS.id, "a test", player, "of_the_moment", offence="etiquette", is_repeated=True)
    room.run(room.room.tournament_penalties.remove(BOSS, CUP, act))


def disqualified(room: TestRoom, player: str) -> None:
    offended = Offended(what="etiquette", repeated=True)
    room.run(room.room.disqualifications.carry_out(BOSS, CUP, player, "a test", offended=offended))
