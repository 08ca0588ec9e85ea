"""Live desks as hosted: stored act by act, told when durable, read back behind a kill, shown to each as far as may be."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.room.hosting.house import desk_of
from cardroom.room.live_desk.desk_owner import RUN_DESK, DeskOwner
from cardroom.room.protocol.client_messages import WatchFloor
from cardroom.room.protocol.desk_answers import DeskView
from cardroom.rules import Refused, house
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import TestRoom

HOUSE = "casino-helsinki"
NL = "holdem-nl/NL200"


class DeskRoom:
    """A room of Casino Helsinki whose desk two people of the floor run."""

    def __init__(self, folder: Path) -> None:
        self.test = TestRoom(folder, book=house(HOUSE))
        self.floor = self.test.person("Kai", 0, "floor")
        self.other = self.test.person("Mia", 0, "floor")

    def act(self, command: do.AnyDeskCommand, by: Any = None) -> int:
        return self.test.run(self.test.room.live_desks.act(by or self.floor, HOUSE, command))

    def refused(self, command: do.AnyDeskCommand, by: Any = None) -> Refused:
        with pytest.raises(Refused) as refused:
            self.act(command, by)
        return refused.value

    def view(self, viewer: Any = None) -> DeskView:
        return self.test.run(self.test.room.live_desks.view(viewer, HOUSE))

    def named(self, name: str) -> str:
        return self.test.run(self.test.room.live_desks.add_person(self.floor, HOUSE, name))

    @property
    def owner(self) -> DeskOwner:
        owner = self.test.room.live_desks.hosts[desk_of(HOUSE)].owner
        assert isinstance(owner, DeskOwner)
        return owner

    def open(self) -> None:
        self.act(do.OpenGamingDay())
        self.act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))


def test_a_list_leads_to_a_seat_and_every_act_is_in_the_log(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    assert at.view().day == 0 and at.refused(do.SignUp(pool=NL, player=at.floor.id)).code == "desk-day-closed"
    at.open()
    aino = at.named("Aino K.")
    assert at.named(" aino  k. ") == aino
    at.act(do.SignUp(pool=NL, player=aino))
    at.act(do.CallToSeat(pool=NL, player=aino, table=1, seat=3))
    number = at.act(do.SeatDown(table=1, seat=3, player=aino, stack=20_000), at.other)
    view = at.view(at.floor)
    seat = view.tables[0].at[2]
    assert (seat.name, seat.stack, view.tables[0].chips, view.number) == ("Aino K.", 20_000, 20_000, number)
    assert (
        view.office is not None and view.office.acts[0].by == "Mia" and view.office.acts[0].name == "Aino K."
    )
    log = [line for line in at.test.reader.log(limit=50).rows if line.record.what == RUN_DESK]
    assert len(log) == 5 and {line.record.who for line in log} == {at.floor.id, at.other.id}
    at.test.close()


def test_a_killed_room_has_its_desk_back_and_the_call_still_lapses(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    people = [at.named(name) for name in ("Aino", "Bo")]
    for person in people:
        at.act(do.SignUp(pool=NL, player=person))
    at.act(do.CallToSeat(pool=NL, player=people[0], table=1, seat=3))
    at.act(do.SeatDown(table=1, seat=1, player=people[1], stack=20_000, why="sat down first"))
    before, shown = msgspec.json.encode(at.owner.state), at.view(at.floor)
    at.test.restart()
    assert msgspec.json.encode(at.owner.state) == before
    assert msgspec.structs.replace(at.view(at.floor), now_ms=0) == msgspec.structs.replace(shown, now_ms=0)
    at.test.wait(seconds=301)
    assert at.view(at.floor).lists == () or not at.view(at.floor).lists[0].places
    assert at.owner.state.acts[-1].command == do.LapseCalls()
    at.test.close()
    assert audit_place(tmp_path / "data").findings == []


def test_a_snapshot_and_the_steps_behind_it_give_the_same_desk(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    aino = at.named("Aino")
    for _ in range(60):
        at.act(do.SignUp(pool=NL, player=aino))
        at.act(do.StrikeOff(pool=NL, player=aino))
    before = msgspec.json.encode(at.owner.state)
    at.test.restart()
    assert msgspec.json.encode(at.owner.state) == before and at.owner.state.number == 122
    at.test.close()


def test_of_two_operators_one_is_told_what_the_other_did(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    aino, bo = at.named("Aino"), at.named("Bo")

    async def both() -> list[Any]:
        desks = at.test.room.live_desks
        one = desks.act(at.floor, HOUSE, do.SeatDown(table=1, seat=3, player=aino, stack=20_000))
        other = desks.act(at.other, HOUSE, do.SeatDown(table=1, seat=3, player=bo, stack=20_000))
        return await asyncio.gather(one, other, return_exceptions=True)

    number, refused = at.test.run(both())
    assert isinstance(number, int) and isinstance(refused, Refused)
    assert (refused.code, refused.arguments["by"], refused.arguments["act"]) == (
        "desk-seat-taken",
        at.floor.id,
        number,
    )
    assert (refused.arguments["by_name"], refused.arguments["player_name"]) == ("Kai", "Aino")
    assert at.view(at.other).tables[0].at[2].name == "Aino"
    at.test.close()


def test_a_player_signs_up_by_phone_alone_and_sees_the_own_place_alone(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    ann, bea = at.test.person("Ann", 0), at.test.person("Bea", 0)
    at.act(do.SignUp(pool=NL, player=ann.id, by="forged", by_phone=False), ann)
    at.act(do.SignUp(pool=NL, player=bea.id))
    act = at.owner.state.acts[-2]
    assert (act.command.by, at.view(ann).lists[0].places[0].reported) == (ann.id, False)
    for forged in (
        do.SignUp(pool=NL, player=bea.id),
        do.ConfirmSignUp(pool=NL, player=ann.id),
        do.SeatDown(table=1, seat=1, player=ann.id, stack=20_000),
        do.TakeBackAct(act=1, why="mine"),
        do.OpenGamingDay(),
    ):
        assert at.refused(forged, ann).code in ("not-staff", "on-list-already"), forged
    assert at.refused(do.LapseCalls()).code == "clocks-own"
    assert at.refused(do.SignUp(pool=NL, player="nobody")).code == "no-such-person"
    seen = at.view(ann)
    assert seen.office is None and seen.tables[0].at == () and seen.tables[0].why == ""
    assert [place.player for place in seen.lists[0].places] == [ann.id, ""]
    assert seen.you is not None and seen.you.pools == (NL,)
    assert [place.player for place in at.view().lists[0].places] == ["", ""] and at.view().you is None
    at.act(do.StrikeOff(pool=NL, player=ann.id), ann)
    at.test.close()


def test_who_follows_a_desk_is_told_of_each_act_once_it_is_durable(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    screen, other = at.test.connect(), at.test.connect()
    screen.ask(WatchFloor("desk", HOUSE))
    other.ask(WatchFloor("desk", "casino-kruh"))
    known, heard = at.view().number, len(screen.texts)
    at.act(do.LockDeskTable(table=1, why="a chair is broken"))
    assert [text for text in screen.texts[heard:] if "floor_changed" in text] == [
        '{"type":"floor_changed","part":"desk","of":"casino-helsinki"}'
    ]
    assert (
        at.view().number == known + 1 and len([text for text in other.texts if "floor_changed" in text]) == 1
    )
    at.test.close()


def test_a_closed_day_goes_by_its_own_book_and_the_next_by_that_in_force(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    at.act(do.CloseDeskTable(table=1))
    at.act(do.CloseGamingDay())
    at.test.restart()
    assert at.view().closed_ms and at.refused(do.OpenDeskTable(table=1, pool=NL)).code == "desk-day-closed"
    at.act(do.OpenGamingDay())
    day = at.owner.state.day
    assert day is not None and (day.number, day.book) == (2, house(HOUSE).version)
    at.test.close()


@pytest.mark.clause("CH-2.12")
def test_the_desk_shows_with_what_a_player_comes_back_until_it_is_brought(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    aino, bo = at.named("Aino"), at.named("Bo")

    def to_come(viewer: Any = None) -> list[tuple[str, int, int]]:
        office = at.view(viewer or at.floor).office
        assert office is not None
        return [(one.name, one.cents, one.table) for one in office.to_come]

    for seat, player in ((1, aino), (2, bo)):
        at.act(do.SeatDown(table=1, seat=seat, player=player, stack=40_000, why="walked in"))
    for seat, left in ((1, 45_000), (2, 0)):
        at.act(do.LeaveDeskSeat(table=1, seat=seat, stack=left))
    assert to_come() == [("Aino", 45_000, 1)], "who has lost all brings nothing"
    assert at.view(at.test.person("Eve")).office is None, "nobody else reads it"
    short = at.refused(do.SeatDown(table=1, seat=1, player=aino, stack=20_000, why="walked in"))
    assert short.code == "stack-comes-back"
    at.act(do.SeatDown(table=1, seat=1, player=aino, stack=45_000, why="walked in"))
    assert to_come() == []
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=60_000))
    at.test.wait(seconds=12 * 3_600)
    assert to_come() == [("Aino", 60_000, 1)]
    at.test.wait(seconds=1)
    assert to_come() == [], "the evening is over (12 hours)"
    at.test.close()
