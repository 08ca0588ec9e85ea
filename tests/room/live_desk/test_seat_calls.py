"""Calls to seats reach their players: by push, on open pages, and by the house's own system; numbers are forgotten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.room.hosting.house import desk_of
from cardroom.room.live_desk.contacts import KIND
from cardroom.room.live_desk.desk_owner import DeskOwner
from cardroom.room.notices.pager import PageOutcome, SeatPage
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.client_messages import WatchFloor
from cardroom.room.protocol.desk_answers import DeskPlaceView, DeskView
from cardroom.rules import Refused, house
from cardroom.testing.whole_room import TestRoom
from tests.room.notices.test_push_desk import Called

HOUSE = "casino-helsinki"
NL, PL = "holdem-nl/NL200", "omaha-pl/PL200"
NUMBER = "+358 40 123 4567"


class HouseBox:
    """A house's system that keeps what it gets; `stored` are the desk's acts in the store at that moment."""

    def __init__(self, test: TestRoom) -> None:
        self.test = test
        self.pages: list[SeatPage] = []
        self.told: list[Callable[[PageOutcome], None]] = []
        self.stored: list[int] = []

    def carry(self, page: SeatPage, told: Callable[[PageOutcome], None]) -> None:
        state = self.test.reader.owner_state(desk_of(HOUSE))
        self.stored.append(len(state.tail))
        self.pages.append(page)
        self.told.append(told)

    @property
    def said(self) -> list[tuple[str, str]]:
        return [(page.event, page.end) for page in self.pages]


class PagedDesk:
    """A desk of Casino Helsinki with two tables of one game, and a system of the house."""

    def __init__(self, folder: Path) -> None:
        self.test = TestRoom(folder, book=house(HOUSE))
        self.floor = self.test.person("Kai", 0, "floor")
        self.box = HouseBox(self.test)
        self.test.room.live_desks.calls.pager = self.box
        self.act(do.OpenGamingDay())
        self.act(do.OpenDeskTable(table=1, pool=NL))

    def act(self, command: do.AnyDeskCommand, by: Any = None, contact: str = "") -> int:
        desk = self.test.room.desk_tables
        return self.test.run(desk.act(by or self.floor, HOUSE, command, contact))

    def refused(self, command: do.AnyDeskCommand, by: Any = None, contact: str = "") -> str:
        with pytest.raises(Refused) as refused:
            self.act(command, by, contact)
        return refused.value.code

    def named(self, name: str) -> str:
        return self.test.run(self.test.room.live_desks.add_person(self.floor, HOUSE, name))

    def view(self, viewer: Any = None) -> DeskView:
        return self.test.run(self.test.room.live_desks.view(viewer, HOUSE))

    def place(self, player: str, viewer: Any = None) -> DeskPlaceView:
        places = self.view(viewer or self.floor).lists[0].places
        return next(one for one in places if one.player == player)

    def called(self, player: str, seat: int = 3, contact: str = NUMBER) -> int:
        self.act(do.SignUp(pool=NL, player=player), contact=contact)
        return self.act(do.CallToSeat(pool=NL, player=player, table=1, seat=seat, why="first"))

    def numbers(self) -> list[Any]:
        return [row.body for row in self.test.reader.matters(KIND)]


@pytest.fixture
def at(tmp_path: Path) -> Any:
    made = PagedDesk(tmp_path / "data")
    yield made
    made.test.close()


def test_a_call_is_told_once_it_is_stored_with_all_that_a_pager_needs(at: PagedDesk) -> None:
    aino = at.named("Aino K.")
    at.called(aino)
    (page,) = at.box.pages
    place = at.place(aino)
    assert at.box.stored == [at.view().number], "the act is in the store when its message goes"
    assert (page.event, page.house, page.table, page.seat, page.game) == ("called", HOUSE, 1, 3, NL)
    assert (page.name, page.contact, page.language) == ("Aino K.", NUMBER, "fi")
    assert (page.called_ms, page.until_ms) == (place.called_ms, place.until_ms)
    assert aino not in repr(page), "an account's id is nobody else's matter"


ENDS: dict[str, tuple[Callable[[PagedDesk, str, int], Any], str]] = {
    "sits": (lambda at, who, _: at.act(do.SeatDown(table=1, seat=3, player=who, stack=20_000)), "seated"),
    "sits elsewhere": (
        lambda at, who, _: at.act(do.SeatDown(table=1, seat=5, player=who, stack=20_000)),
        "seated",
    ),
    "struck off": (lambda at, who, _: at.act(do.StrikeOff(pool=NL, player=who)), "withdrawn"),
    "to the end": (lambda at, who, _: at.act(do.ToEndOfList(pool=NL, player=who)), "withdrawn"),
    "taken back": (lambda at, who, act: at.act(do.TakeBackAct(act=act, why="wrong name")), "withdrawn"),
    "table breaks": (lambda at, who, _: at.act(do.BreakDeskTable(table=1, why="late")), "withdrawn"),
    "time is up": (lambda at, who, _: at.test.wait(seconds=301), "lapsed"),
}


@pytest.mark.parametrize("end", list(ENDS))
def test_a_call_that_ends_is_told_to_have_ended_and_how(at: PagedDesk, end: str) -> None:
    aino = at.named("Aino")
    number = at.called(aino)
    carry_out, how = ENDS[end]
    carry_out(at, aino, number)
    assert at.box.said == [("called", ""), ("ended", how)]
    called, ended = at.box.pages
    assert called.call == ended.call and called.id != ended.id and ended.contact == NUMBER


def test_every_message_has_an_id_of_its_own_also_when_a_player_is_called_again(at: PagedDesk) -> None:
    aino = at.named("Aino")
    at.called(aino)
    for _ in range(3):
        at.act(do.ToEndOfList(pool=NL, player=aino))
        at.act(do.CallToSeat(pool=NL, player=aino, table=1, seat=3))
    assert len({page.id for page in at.box.pages}) == 7 == len(at.box.pages)


def test_a_seat_taken_back_calls_nobody_anew(at: PagedDesk) -> None:
    aino = at.named("Aino")
    at.called(aino)
    number = at.act(do.SeatDown(table=1, seat=3, player=aino, stack=20_000))
    at.act(do.TakeBackAct(act=number, why="somebody else sat down"))
    assert at.place(aino).table == 0 and len(at.box.pages) == 2


# ---------------------------------------------------------------------- numbers


def test_a_number_is_shown_to_those_who_call_and_to_nobody_else(at: PagedDesk) -> None:
    ann, bea, dealer = at.test.person("Ann", 0), at.test.person("Bea", 0), at.test.person("Dee", 0, "dealer")
    desk = at.test.person("Rae", 0, "desk")
    at.called(ann.id)
    assert at.place(ann.id).contact == at.place(ann.id, desk).contact == NUMBER
    for viewer in (ann, bea, dealer, None):
        assert NUMBER not in msgspec.json.encode(at.view(viewer)).decode(), viewer


def test_a_number_is_in_no_act_and_no_log_and_forgotten_with_the_place(at: PagedDesk, tmp_path: Path) -> None:
    aino = at.named("Aino")
    at.called(aino)
    assert at.numbers() == [{"contact": NUMBER}]
    owner = at.test.room.live_desks.hosts[desk_of(HOUSE)].owner
    assert isinstance(owner, DeskOwner) and NUMBER.encode() not in owner.dump()
    assert all(NUMBER not in repr(line.record) for line in at.test.reader.log(limit=100).rows)
    at.test.restart()
    at.test.room.live_desks.calls.pager = at.box
    assert at.place(aino).contact == NUMBER, "who waits is still called by it"
    number = at.act(do.SeatDown(table=1, seat=3, player=aino, stack=20_000))
    assert at.numbers() == [{}]
    at.act(do.TakeBackAct(act=number, why="the wrong seat"))
    assert at.place(aino).contact == "", "what was erased does not come back"


@pytest.mark.parametrize("end", ["sits", "struck off", "time is up"])
def test_a_number_is_erased_however_the_place_ends(at: PagedDesk, end: str) -> None:
    aino = at.named("Aino")
    number = at.called(aino)
    ENDS[end][0](at, aino, number)
    assert at.numbers() == [{}] and not at.test.room.live_desks.calls.contacts._known


def test_a_number_is_erased_with_the_day_and_each_list_has_its_own(at: PagedDesk) -> None:
    aino = at.named("Aino")
    at.act(do.SignUp(pool=NL, player=aino), contact="1")
    at.act(do.SignUp(pool=PL, player=aino), contact="2")
    at.act(do.StrikeOff(pool=NL, player=aino))
    assert sorted(map(repr, at.numbers())) == ["{'contact': '2'}", "{}"]
    at.act(do.CloseDeskTable(table=1))
    at.act(do.CloseGamingDay())
    assert at.numbers() == [{}, {}]


def test_a_number_comes_with_a_sign_up_by_staff_alone(at: PagedDesk) -> None:
    ann = at.test.person("Ann", 0)
    assert at.refused(do.SignUp(pool=NL, player=ann.id), ann, NUMBER) == "contact-of-sign-up"
    assert at.refused(do.OpenDeskTable(table=2, pool=NL), None, NUMBER) == "contact-of-sign-up"
    at.act(do.SignUp(pool=NL, player=ann.id), contact=NUMBER)
    assert at.refused(do.SignUp(pool=NL, player=ann.id), None, "7") == "on-list-already"
    assert at.numbers() == [{"contact": NUMBER}] and at.place(ann.id).contact == NUMBER
    bea = at.test.person("Bea", 0)
    (row,) = [one.id for one in at.test.reader.matters(KIND)]
    at.act(do.SignUp(pool=NL, player=bea.id, contact=row), bea)
    assert at.place(bea.id).contact == "", "nobody takes over the number of another"
    at.act(do.StrikeOff(pool=NL, player=bea.id), bea)
    assert at.numbers() == [{"contact": NUMBER}]


# ---------------------------------------------------------------------- what staff see, and a restart


def test_staff_see_whether_the_house_s_system_took_the_call(at: PagedDesk) -> None:
    ann = at.test.person("Ann", 0)
    screen = at.test.connect()
    screen.ask(WatchFloor("desk", HOUSE))
    at.called(ann.id)
    heard = len(screen.texts)

    def seen() -> tuple[str, str, int]:
        place = at.place(ann.id)
        return place.paged, place.page_fault, place.page_status

    assert seen() == ("sending", "", 0)
    at.test.do(lambda: at.box.told[0](PageOutcome("no_answer", 503)))
    assert seen() == ("failed", "no_answer", 503)
    at.test.do(lambda: at.box.told[0](PageOutcome(status=200)))
    assert seen() == ("sent", "", 200)
    assert sum("floor_changed" in text for text in screen.texts[heard:]) == 2
    assert at.place(ann.id, ann).paged == ""
    at.act(do.ToEndOfList(pool=NL, player=ann.id))
    at.test.do(lambda: at.box.told[0](PageOutcome("unreachable")))
    assert seen() == ("", "", 0), "a late word about a call that is over"


def test_a_room_without_a_system_says_nothing_of_one(at: PagedDesk) -> None:
    at.test.room.live_desks.calls.pager = None
    aino = at.named("Aino")
    at.called(aino)
    assert at.place(aino).paged == "" and at.box.pages == []


def test_a_room_that_was_killed_calls_nobody_again_and_says_that_it_does_not_know(at: PagedDesk) -> None:
    aino, bo = at.named("Aino"), at.named("Bo")
    at.called(aino)
    at.test.restart()
    at.test.room.live_desks.calls.pager = at.box
    assert at.place(aino).paged == "unknown" and len(at.box.pages) == 1
    at.called(bo, seat=4)
    assert at.place(bo).paged == "sending" and at.place(aino).paged == "unknown"
    at.test.wait(seconds=301)
    assert at.box.said[1:] == [("called", ""), ("ended", "lapsed"), ("ended", "lapsed")]
    assert at.box.pages[0].call in {page.call for page in at.box.pages[2:]}


# ---------------------------------------------------------------------- players with an account


def test_a_player_with_an_account_is_called_on_the_phone_and_on_open_pages(tmp_path: Path) -> None:
    at = PagedDesk(tmp_path / "data")
    push = Called(at.test)
    ann, bea = at.test.client("Ann"), at.test.client("Bea")
    push.names("Ann", "phone", language="fi")
    push.names("Bea", "other")
    player = at.test.person("Ann").id
    at.called(player)
    push.settle()
    (letter,) = push.bag.letters
    said = msgspec.json.decode(letter.text)
    until_ms = at.place(player).until_ms
    assert said == {
        "kind": "desk_call", "name": "1", "path": f"/desk/{HOUSE}", "until_ms": until_ms, "seat": 3, "language": "fi",
    }  # fmt: skip
    assert push.bag.browsers() == ["phone"] and letter.seconds == 300
    assert ann.last(to_client.MineChanged).calls == (to_client.MyCall(HOUSE, 1, 3, until_ms),)
    assert all(one.calls == () for one in bea.all(to_client.MineChanged))
    again = at.test.client("Ann")
    assert again.last(to_client.MineChanged).calls == (to_client.MyCall(HOUSE, 1, 3, until_ms),)
    at.test.wait(seconds=301)
    assert ann.last(to_client.MineChanged).calls == ()
    at.test.close()


def test_a_call_stands_on_the_players_page_again_behind_a_kill_without_a_second_push(tmp_path: Path) -> None:
    at = PagedDesk(tmp_path / "data")
    push = Called(at.test)
    at.test.client("Ann")
    push.names("Ann", "phone")
    at.called(at.test.person("Ann").id)
    push.settle()
    push.restart()
    ann = at.test.client("Ann")
    assert [call.seat for call in ann.last(to_client.MineChanged).calls] == [3]
    push.settle()
    assert len(push.bag.letters) == 1
    at.test.close()
