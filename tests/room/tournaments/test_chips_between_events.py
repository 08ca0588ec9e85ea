"""Chips handed on between two live tournaments of a house: by letters, given once, never lost, undone by a counter-act."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardroom.room.protocol.live_tournaments import LiveHall
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live import live_acts as told
from cardroom.tournament.play.tournament_commands import CloseBooks, RemovePlayer
from tests.room.tournaments.played import CUP, cup_terms, enter
from tests.room.tournaments.test_live_hosted import begun

OTHER = "other"
HERE, THERE = ("A1", "A2", "A3", "A4"), ("B1", "B2", "B3", "B4")


@pytest.fixture(name="room")
def two_events(tmp_path: Path) -> Any:
    room = begun(tmp_path / "data", seats=9)
    terms = cup_terms(
        "casino-helsinki", id=OTHER, name="The Other", game="holdem-nl", level_hands=0, level_ms=1_200_000,
        stack=1_000, live=True, seats=9,
    )  # fmt: skip
    room.run(room.room.tournaments.announce(BOSS, terms))
    room.settle()
    enter(room, *THERE, cup=OTHER)
    room.run(room.room.tournaments.start(BOSS, OTHER))
    room.settle()
    while orders := hall(room, OTHER).orders:
        tell(room, OTHER, told.Confirm(orders=(orders[0].number,)))
    yield room
    room.close()


def hall(room: TestRoom, cup: str) -> LiveHall:
    """What staff see of an event."""
    return room.room.live_tournaments.hall(BOSS, cup)


def tell(room: TestRoom, cup: str, act: told.AnyLiveAct, settle: bool = True) -> None:
    """Staff tell something, and its letters arrive."""
    room.run(room.room.live_tournaments.tell(BOSS, cup, act))
    if settle:
        room.settle()


def stacks(room: TestRoom, cup: str) -> dict[str, int]:
    """The stacks of an event, by player."""
    return {seat.player: seat.stack for table in hall(room, cup).tables for seat in table.seats}


def on(room: TestRoom, giver: str, chips: int, to: str) -> told.HandChipsOn:
    """Chips of a player of the cup to one of the other event."""
    return told.HandChipsOn(
        why="seen by two", player=room.person(giver).id, chips=chips, to=room.person(to).id, event=OTHER
    )


@pytest.mark.clause("PF-6.10", "CH-8.10")
def test_chips_leave_one_event_and_reach_the_other_and_both_say_from_whom_to_whom(room: TestRoom) -> None:
    tell(room, CUP, on(room, "P1", 300, "B1"))
    p1, b1 = room.person("P1").id, room.person("B1").id
    assert (stacks(room, CUP)[p1], stacks(room, OTHER)[b1]) == (700, 1_300)
    one, other = hall(room, CUP).chips, hall(room, OTHER).chips
    assert (one.issued, one.in_play, one.handed_on, one.come_in) == (9_000, 8_700, 300, 0)
    assert (other.issued, other.in_play, other.handed_on, other.come_in) == (4_000, 4_300, 0, 300)
    act, there = hall(room, CUP).acts[0], hall(room, OTHER).acts[0]
    assert (act.did, act.players, act.event, act.chips) == ("hand_on", ("P1", "B1"), "The Other", 300)
    assert (act.handed, act.may_take_back, act.why) == ("arrived", True, "seen by two")
    assert (there.did, there.players, there.event, there.by) == ("received", ("P1", "B1"), "The Cup", act.by)
    assert not there.may_take_back, "it is taken back where it was done"
    room.restart()
    assert hall(room, CUP).acts[0] == act
    tell(room, CUP, told.TakeBackLive(number=act.number, why="it was not so"))
    assert (stacks(room, CUP)[p1], stacks(room, OTHER)[b1]) == (1_000, 1_000)
    assert [(one.did, one.taken_back) for one in hall(room, CUP).acts[:3]] == [
        ("chips_given_back", 0), ("take_back", 0), ("hand_on", act.number + 1),
    ]  # fmt: skip
    assert hall(room, CUP).acts[2].handed == "back"
    assert (hall(room, CUP).chips.handed_on, hall(room, OTHER).chips.come_in) == (0, 0)
    assert hall(room, OTHER).acts[0].did == "given_back"


def test_staff_are_told_at_once_what_the_other_event_would_not_take(room: TestRoom) -> None:
    good = on(room, "P1", 300, "B1")
    for act, code in (
        (told.HandChipsOn(why="x", player=good.player, chips=1, to=good.to, event="nowhere"), "no-such-tournament"),
        (on(room, "P1", 300, "P2"), "out-already"),
        (on(room, "B1", 300, "B2"), "not-registered"),
        (on(room, "P1", 1_000, "B1"), "takes-all-chips"),
    ):  # fmt: skip
        with pytest.raises(Refused) as refused:
            tell(room, CUP, act)
        assert refused.value.code == code
    assert hall(room, CUP).chips.in_play == 9_000
    same = told.HandChipsOn(why="x", player=good.player, chips=5, to=room.person("P2").id, event=CUP)
    tell(room, CUP, same)
    assert not hall(room, CUP).chips.handed_on and stacks(room, CUP)[same.to] == 1_005, (
        "its own event is none"
    )
    tell(room, CUP, good)
    tell(room, OTHER, told.ChangeChips(player=good.to, what="confiscated", chips=1_299, why="hidden"))
    act = next(one.number for one in hall(room, CUP).acts if one.event)
    with pytest.raises(Refused) as kept:
        tell(room, CUP, told.TakeBackLive(number=act, why="it was not so"))
    assert kept.value.code == "takes-all-chips", "they are not there any more"


def test_another_houses_event_takes_no_chips(room: TestRoom) -> None:
    room.more = (house("pokerstars-live-fi"),)
    room.restart()
    terms = cup_terms(
        "pokerstars-live-fi", id="elsewhere", game="holdem-nl", level_hands=0, level_ms=1_200_000, live=True
    )
    room.run(room.room.tournaments.announce(BOSS, terms))
    room.settle()
    act = told.HandChipsOn(why="x", player=room.person("P1").id, chips=1, to="x", event="elsewhere")
    with pytest.raises(Refused) as refused:
        tell(room, CUP, act)
    assert refused.value.code == "no-such-tournament"
    assert stacks(room, CUP)[act.player] == 1_000


def test_what_is_declined_behind_the_desk_comes_back_to_the_stack(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player of the other event goes while the letter is on its way."""
    act = on(room, "P1", 300, "B1")
    host = room.room.tournaments.hosts[OTHER]
    monkeypatch.setattr(host, "look", lambda: None)
    tell(room, CUP, act, settle=False)
    assert hall(room, CUP).acts[0].handed == "on_the_way"
    with pytest.raises(Refused) as early:
        tell(room, CUP, told.TakeBackLive(number=hall(room, CUP).number, why="a slip"), settle=False)
    assert early.value.code == "chips-on-the-way"
    gone = RemovePlayer(BOSS.id, "abuse", act.to, "of_the_moment")
    room.run(room.room.tournaments.act(BOSS, OTHER, gone))
    while orders := hall(room, OTHER).orders:
        tell(room, OTHER, told.Confirm(orders=(orders[0].number,)), settle=False)
    monkeypatch.undo()
    room.do(host.look)
    room.settle()
    assert stacks(room, CUP)[act.player] == 1_000
    assert [one.did for one in hall(room, CUP).acts[:2]] == ["chips_declined", "hand_on"]
    assert hall(room, CUP).acts[1].handed == "back" and not hall(room, CUP).chips.handed_on


def test_an_event_that_is_over_keeps_the_chips_and_the_other_hears_of_it(room: TestRoom) -> None:
    tell(room, CUP, on(room, "P1", 300, "B1"))
    act = hall(room, CUP).acts[0].number
    people = sorted(stacks(room, OTHER))
    for player in people[1:]:
        room.run(room.room.tournaments.act(BOSS, OTHER, RemovePlayer(BOSS.id, "x", player, "of_the_moment")))
        room.settle()
        while orders := hall(room, OTHER).orders:
            tell(room, OTHER, told.Confirm(orders=(orders[0].number,)))
    with pytest.raises(Refused) as refused:
        tell(room, CUP, told.TakeBackLive(number=act, why="late"))
    assert refused.value.code == "not-running"
    room.run(room.room.tournaments.act(BOSS, OTHER, CloseBooks(BOSS.id, "over")))
    room.settle()
    assert OTHER not in room.room.tournaments.hosts
    assert hall(room, CUP).acts[0].event == OTHER
    room.close()
    assert audit_place(room.folder).findings == []


@pytest.mark.parametrize("seed", range(3))
def test_whenever_the_room_stops_each_chip_is_somewhere_once(room: TestRoom, seed: int) -> None:
    chance, done = Random(seed), 0
    for _ in range(40):
        here, there = chance.choice(((CUP, OTHER), (OTHER, CUP)))
        giver, to = chance.choice(sorted(stacks(room, here))), chance.choice(sorted(stacks(room, there)))
        acts: list[Any] = [
            told.HandChipsOn(
                why="x", player=giver, to=to, chips=chance.choice((1, 400, 900)),
                event=chance.choice((there, there, here)),
            ),
            told.TakeBackLive(number=chance.randint(1, max(1, hall(room, here).number)), why="x"),
            told.ChangeChips(player=giver, what="confiscated", chips=300, why="x"),
        ]  # fmt: skip
        try:
            tell(room, here, chance.choice(acts), settle=False)
            done += 1
        except Refused:
            pass
        if chance.random() < 0.15:
            room.restart()
        room.settle()
        one, other = hall(room, CUP).chips, hall(room, OTHER).chips
        assert (one.issued, other.issued) == (9_000, 4_000)
        assert (one.handed_on, other.handed_on) == (other.come_in, one.come_in), "all letters have arrived"
        assert one.in_play + one.removed + other.in_play + other.removed == 13_000
    assert done >= 8
    owner = room.room.tournaments.hosts.find(CUP, TournamentOwner)
    assert owner is not None and owner.floor is not None and not owner.floor.waits_for_chips
    room.close()
    assert audit_place(room.folder).findings == []
