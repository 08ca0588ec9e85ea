"""A machine that dies between two commits of the acts that are newest: consents on phones, appeals, misdeals, seats kept
free, chips handed on. What a start finds is the room before an act or behind it (see `test_between_commits`).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as people
from cardroom.desk.conduct_commands import PenaliseLive
from cardroom.desk.depth_commands import NoteHand, NoteMisdeal, SetTableDepth
from cardroom.ledger import accounts
from cardroom.room.identity.person import Person
from cardroom.room.tournaments.booking import STAFF_PART
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.rules import house
from cardroom.store.sqlite import ROOM_FILE
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live import live_acts as told
from cardroom.tournament.play.tournament_commands import (
    ChangeFee,
    DecidePlayersAppeal,
    GiveSeatAgain,
    KeepSeatFree,
)
from cardroom.tournament.prizes.fees import StaffPart
from tests.attack.test_between_commits import (
    HELSINKI,
    KRUH,
    KRUH_NL,
    NL,
    STACK,
    Between,
    at_desk,
    desk_room,
    live_cup,
)
from tests.room.tournaments.played import CUP, cup_terms, enter, room_at
from tests.room.tournaments.test_chips_between_events import HERE, OTHER, THERE, hall, stacks, tell
from tests.room.tournaments.test_live_hosted import NAMES, live_room
from tests.room.tournaments.test_registration import GUESTS, sell

WHY = (BOSS.id, "as the floor wished")


def test_consents_on_phones_and_appeals_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, desk_room(KRUH))
    with between.room as room:

        def act(command: do.AnyDeskCommand, by: Person = BOSS) -> int:
            between.do(lambda: room.run(room.room.live_desks.act(by, KRUH, command)))
            state = room.room.live_desks.state_of(KRUH)
            assert state is not None
            return state.number

        at_desk(between, KRUH, do.OpenGamingDay())()
        act(do.OpenDeskTable(table=1, pool=KRUH_NL, why="players wait"))
        ann = room.run(room.room.live_desks.add_person(BOSS, KRUH, "Ann"))
        bo, cid = room.person("Bo", 0), room.person("Cid", 0)
        for seat, player in enumerate((bo, cid), 1):
            act(do.SeatDown(table=1, seat=seat, player=player.id, stack=100_000, why="known to us"))
        asked = act(of_money.AskTable(table=1, player=ann, cents=40_000))
        act(of_money.AnswerConsent(consent=asked, cents=40_000, agrees=True), bo)
        act(of_money.AnswerConsent(consent=asked, cents=40_000, agrees=False), cid)
        act(of_money.AnswerConsent(consent=asked, cents=40_000, agrees=True), cid)
        act(of_money.ManagerConsents(table=1, player=ann, cents=40_000))
        act(do.SeatDown(table=1, seat=3, player=ann, stack=40_000, is_agreed=True, why="known to us"))
        fine = act(PenaliseLive(player=bo.id, offence="talk", kind="time_away", count=10, why="loud"))
        case = act(people.AppealPenalty(penalty=fine, what="it was Cid"))
        act(people.LookInto(case=case, looked_at="the film", found="it was Cid"))
        lifted = act(people.DecideAppeal(case=case, outcome="lifted", beside="Mia", why="the film"))
        act(do.TakeBackAct(act=lifted, why="the wrong film"), room.person("Kai", role="floor"))
        assert between.seen > 12 and not between.refused, between.refused


def test_hands_drops_and_misdeals_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, desk_room(HELSINKI))
    with between.room as room:

        def act(command: do.AnyDeskCommand) -> None:
            between.do(at_desk(between, HELSINKI, command))

        at_desk(between, HELSINKI, do.OpenGamingDay())()
        act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))
        for seat, name in enumerate(("Ann", "Bo", "Cid"), 1):
            player = room.run(room.room.live_desks.add_person(BOSS, HELSINKI, name))
            act(do.SeatDown(table=1, seat=seat, player=player, stack=STACK, why="walked in"))
        act(SetTableDepth(table=1, depth="hands"))
        act(NoteHand(table=1, drawn={"1": "As", "2": "Kd", "3": "2c"}, pot=4_000, drop=200, winner=2))
        act(NoteMisdeal(table=1, deal_fault="exposed_cards", why="two fell face up"))
        act(NoteMisdeal(table=1, hand=2, deal_fault="not_shuffled"))
        act(NoteHand(table=1, pot=4_000, drop=200))
        act(do.TakeBackAct(act=latest(room), why="a slip"))
        act(SetTableDepth(table=1, depth="play"))
        assert between.seen > 10 and not between.refused, between.refused


def latest(room: TestRoom) -> int:
    """The number of the desk's latest act."""
    state = room.room.live_desks.state_of(HELSINKI)
    assert state is not None
    return state.number


def test_seats_kept_free_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, live_cup)
    with between.room as room:

        def act(wish: Any) -> None:
            between.do(lambda: room.run(room.room.tournaments.act(BOSS, CUP, wish)))

        act(KeepSeatFree(*WHY, 1, 3))
        enter(room, *NAMES)
        between.do(lambda: room.run(room.room.tournaments.start(BOSS, CUP)))
        while orders := hall(room, CUP).orders:
            between.do(partial(tell, room, CUP, told.Confirm(orders=(orders[0].number,))))
        act(GiveSeatAgain(*WHY, 1, 3))
        act(KeepSeatFree(*WHY, 1, 3))
        assert between.seen > 10 and not between.refused, between.refused


def two_cups(place: Path, wrap: Any) -> TestRoom:
    """A room with two live cups, which are announced once."""
    if (place / ROOM_FILE).exists():
        return room_at(place, 1, house(HELSINKI), wrap)
    room = live_room(place, wrap=wrap, seats=9)
    terms = cup_terms(
        HELSINKI, id=OTHER, name="The Other", game="holdem-nl", level_hands=0, level_ms=1_200_000, stack=1_000,
        live=True, seats=9,
    )  # fmt: skip
    room.run(room.room.tournaments.announce(BOSS, terms))
    room.settle()
    return room


def test_chips_handed_on_are_whole_or_not_at_all(tmp_path: Path) -> None:
    """Of two events each has a commit of its own: a start between them carries the letter on."""
    between = Between(tmp_path, two_cups)
    with between.room as room:
        for cup, names in ((CUP, HERE), (OTHER, THERE)):
            enter(room, *names, cup=cup)
            room.run(room.room.tournaments.start(BOSS, cup))
            room.settle()
            while orders := hall(room, cup).orders:
                tell(room, cup, told.Confirm(orders=(orders[0].number,)))
        giver, here, there = (room.person(name).id for name in ("A1", "A2", "B1"))
        acts: list[Any] = [
            told.HandChipsOn(why="seen by two", player=giver, chips=100, to=here),
            told.HandChipsOn(why="seen by two", player=giver, chips=300, to=there, event=OTHER),
        ]
        for one in acts:
            between.do(partial(tell, room, CUP, one))
        assert stacks(room, OTHER)[there] == 1_300
        handed = hall(room, CUP).acts[0].number
        between.do(partial(tell, room, CUP, told.TakeBackLive(number=handed, why="a slip")))
        assert stacks(room, OTHER)[there] == 1_000 and stacks(room, CUP)[giver] == 900
        assert between.seen > 5 and not between.refused, between.refused


def cup_for_staff(place: Path, wrap: Any) -> TestRoom:
    """A live cup whose prices have a part for the staff, which is announced once."""
    if (place / ROOM_FILE).exists():
        return room_at(place, 1, house(HELSINKI), wrap)
    return live_room(place, wrap=wrap, seats=9, staff=StaffPart(2_550, "fee", "beside_fee", "staff"))


def test_prices_with_a_part_for_the_staff_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, cup_for_staff)
    with between.room as room:
        ids = [room.run(room.room.live_desks.add_person(BOSS, HELSINKI, name)) for name in GUESTS]
        for player in ids:
            between.do(partial(sell, room, player=player))
        between.do(lambda: room.run(room.room.registration.withdraw(BOSS, CUP, ids[0], "ill")))
        between.do(lambda: room.run(room.room.tournaments.act(BOSS, CUP, ChangeFee(*WHY, 60))))
        between.do(lambda: room.run(room.room.tournaments.start(BOSS, CUP)))
        while orders := hall(room, CUP).orders:
            between.do(partial(tell, room, CUP, told.Confirm(orders=(orders[0].number,))))
        loser = told.OutTold(ids[1], 0, "", (ids[2],))
        between.do(partial(tell, room, CUP, told.TellOut(outs=(loser,))))
        between.do(partial(tell, room, CUP, told.TellClear()))
        fund = accounts.fund(HELSINKI, STAFF_PART)
        assert room.room.services.ledger.balance(fund) == 0
        last = told.OutTold(ids[3], 0, "", (ids[2],))
        between.do(partial(tell, room, CUP, told.TellOut(outs=(last,))))
        assert room.room.services.ledger.balance(fund) == 3 * 16, "of 60 cents, rounded up"
        assert between.seen > 10 and not between.refused, between.refused


def run(room: TestRoom, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Carry out an act."""
    room.run(act())


def test_appeals_in_a_tournament_are_whole_or_not_at_all(tmp_path: Path) -> None:
    between = Between(tmp_path, live_cup)
    with between.room as room:
        enter(room, *NAMES)
        room.run(room.room.tournaments.start(BOSS, CUP))
        while orders := hall(room, CUP).orders:
            tell(room, CUP, told.Confirm(orders=(orders[0].number,)))
        desk, player = room.room.tournament_penalties, room.person(NAMES[0]).id
        kai = room.person("Kai", role="floor")
        for outcome in ("stands", "lifted"):
            wish = PenaltyWish(player, "warning", "loud", offence="talk", id=f"pen-{outcome}")
            decided = DecidePlayersAppeal("", "the film", player, wish.id, outcome)
            for act in (
                partial(desk.give, BOSS, CUP, wish),
                partial(desk.appeal, kai, CUP, player, wish.id, "not I"),
                partial(desk.decide_appeal, kai, CUP, decided),
            ):
                between.do(partial(run, room, act))
        rows = desk.all(BOSS, CUP).penalties
        assert {(one.id, one.void) for one in rows} == {("pen-stands", False), ("pen-lifted", True)}
        assert between.seen >= 6 and not between.refused, between.refused
