"""A desk whose acts an earlier program wrote: today's rules would refuse some or decide them otherwise, and all stand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from cardroom.desk import desk_commands as do
from cardroom.desk import people_commands as people
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.conduct_commands import PenaliseLive
from cardroom.desk.desk import HANDLERS, Desk
from cardroom.desk.desk_state import DeskState
from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.rules import Refused, house
from cardroom.testing.whole_room import TestRoom
from cardroom.web.http.operation_routes import health_of

HOUSE, NL = "casino-kruh", "holdem-nl/NL10/20"
DESK = f"desk-{HOUSE}"
NAMES = ("Adam", "Bob", "Cid", "Dana")


def host_of(room: TestRoom) -> OwnerHost:
    return room.room.hosts[DESK]


def known(room: TestRoom) -> bytes:
    """Everything that the desk knows."""
    desk = host_of(room).owner
    return desk.dump()


class Evening:
    """An open desk, and acts that are drawn."""

    def __init__(self, room: TestRoom, chance: Random) -> None:
        self.room, self.chance = room, chance
        self.floor = room.person("Kai", 0, "floor")
        self.done = 0
        self.act(do.OpenGamingDay())
        self.act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))
        self.players = [room.run(room.room.live_desks.add_person(self.floor, HOUSE, name)) for name in NAMES]

    def act(self, command: do.AnyDeskCommand) -> None:
        try:
            self.room.run(self.room.room.live_desks.act(self.floor, HOUSE, command))
            self.done += 1
        except Refused:
            pass  # what the desk refuses is in no journal

    def draw(self) -> None:
        """Somebody of the staff does something."""
        chance = self.chance
        player, seat = chance.choice(self.players), chance.randint(1, 5)
        acts: list[do.AnyDeskCommand] = [
            do.SignUp(player=player, pool=NL),
            do.SeatDown(table=1, seat=seat, player=player, stack=100_000, why="known to us"),
            do.AddToStack(table=1, seat=seat, cents=10_000),
            do.FilmDeskTable(table=1, is_filmed=chance.random() < 0.5),
            do.LeaveDeskSeat(table=1, seat=seat, stack=chance.choice((0, 50_000)), why="goes home"),
            PenaliseLive(player=player, offence="talk", kind="warning", why="spoke of the hand"),
            people.ExcludePlayer(player=player, scope="area", why="a quarrel"),
            do.TakeBackAct(act=chance.randint(1, 12), why="a slip"),
        ]
        self.act(chance.choice(acts))


def refused_today(draft: ActDraft, command: Any) -> int | None:
    raise Refused("no-longer", "A newer rule.")


def cited_today(handler: Callable[[ActDraft, Any], int | None]) -> Callable[[ActDraft, Any], int | None]:
    """The same act, which rests on one more clause by now."""

    def handle(draft: ActDraft, command: Any) -> int | None:
        draft.cite("CK-H.1")
        return handler(draft, command)

    return handle


@pytest.mark.parametrize("seed", range(12))
def test_acts_stand_as_they_were_written_whatever_todays_rules_make_of_them(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(seed)
    with TestRoom(tmp_path / "room", seed, house(HOUSE)) as room:
        evening = Evening(room, chance)
        for _ in range(chance.randint(10, 40)):
            evening.draw()
        before = known(room)
        with monkeypatch.context() as newer, capture_logs() as said:
            for kind, handler in HANDLERS.items():
                if chance.random() < 0.5:
                    newer.setitem(HANDLERS, kind, chance.choice((refused_today, cited_today(handler))))
            room.restart()
            assert host_of(room).status == "running" and health_of(room.room).state == "ok"
            assert known(room) == before, "nothing is lost, and nothing is decided anew"
        told = [line for line in said if line["event"] == "stands_as_written"]
        assert {line["why"] for line in told} <= {"no-longer", "differs"}
        assert len({line["seq"] for line in told}) == len(told) <= evening.done
        with capture_logs() as silent:
            room.restart()
        assert known(room) == before and all(line["event"] != "stands_as_written" for line in silent)
        evening.draw()
        chips = msgspec.json.decode(known(room), type=DeskState).chips
        assert sum(chips.values()) == 0


def test_a_desk_that_stands_still_is_told_and_lets_nobody_in_whom_it_may_keep_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestRoom(tmp_path / "room", 1, house(HOUSE)) as room:
        evening, pia, quin = Evening(room, Random(1)), room.person("Pia"), room.person("Quin")
        evening.act(people.ExcludePlayer(player=pia.id, scope="house", why="a theft"))
        with monkeypatch.context() as broken, capture_logs():
            broken.setattr(Desk, "drafted", lambda *_: 1 / 0)
            room.restart()
        health = health_of(room.room)
        assert (health.state, health.frozen_owners, health.frozen_tables) == ("frozen", (DESK,), ())
        for player in (pia, quin):
            with pytest.raises(Refused) as refused:
                room.room.live_desks.check_let_in(player.id, HOUSE, "house")
            assert refused.value.code == "owner-stands-still"
        with capture_logs():
            room.do(host_of(room).thaw)
            room.settle()
        assert health_of(room.room).frozen_owners == ()
        room.room.live_desks.check_let_in(quin.id, HOUSE, "house")
        with pytest.raises(Refused) as kept:
            room.room.live_desks.check_let_in(pia.id, HOUSE, "house")
        assert kept.value.code == "desk-excluded"
