"""A desk's table whose hands are entered: one table, its seats and stacks known once, each chip in the ledger once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.desk.dealing_commands import DealerIn, PushDealer
from cardroom.desk.depth_commands import EndToldTable, NoteHand, SetTableDepth, StackComesBack
from cardroom.desk.desk_state import CAGE
from cardroom.room.hosting.house import desk_of
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.desk_owner import DeskOwner
from cardroom.rules import Refused, house
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.testing.whole_room import TestRoom
from tests.table.entered_tables import next_fact, shuffled

HOUSE = "casino-helsinki"
NL = "holdem-nl/NL200"
DESK = desk_of(HOUSE)
STACK = 20_000


class OneFloor:
    """A house with a desk whose tables may be watched at any depth; Kai and Mia run it."""

    def __init__(
        self,
        folder: Place,
        tables: int = 1,
        players: int = 3,
        of: str = HOUSE,
        pool: str = NL,
        stack: int = STACK,
    ) -> None:
        self.house, self.desk = of, desk_of(of)
        self.test = self.room_of(folder)
        self.floor = self.test.person("Kai", 0, "floor")
        self.other = self.test.person("Mia", 0, "floor")
        self.act(do.OpenGamingDay())
        for table in range(1, tables + 1):
            self.act(do.OpenDeskTable(table=table, pool=pool, why="players wait"))
        self.people = [self.named(f"P{number}") for number in range(players)]
        for seat, person in enumerate(self.people, 1):
            self.sit(person, 1, seat, stack)

    def room_of(self, folder: Place) -> TestRoom:
        """The room that the floor is of."""
        return TestRoom(folder, book=house(self.house))

    def act(self, command: do.AnyDeskCommand, by: Person | None = None) -> int:
        number = self.test.run(self.test.room.desk_tables.act(by or self.floor, self.house, command))
        self.test.settle()
        return number

    def refused(self, command: do.AnyDeskCommand, by: Person | None = None) -> str:
        with pytest.raises(Refused) as refused:
            self.act(command, by)
        return refused.value.code

    def named(self, name: str) -> str:
        return self.test.run(self.test.room.live_desks.add_person(self.floor, self.house, name))

    def sit(self, person: str, table: int, seat: int, stack: int = STACK) -> int:
        return self.act(do.SeatDown(table=table, seat=seat, player=person, stack=stack, why="walked in"))

    def depth(self, table: int, depth: Any, by: Person | None = None) -> int:
        return self.act(SetTableDepth(table=table, depth=depth), by)

    @property
    def state(self) -> Any:
        owner = self.test.room.live_desks.hosts[self.desk].owner
        assert isinstance(owner, DeskOwner)
        return owner.state

    def told(self, table: int = 1) -> str:
        found = self.state.table(table)
        return found.told if found is not None else ""

    def play(self, seed: int, table: int = 1, stop_after: int = 1_000, all_in: bool = False) -> None:
        """Deal and enter a hand at random; its pots are pushed."""
        hands, told = self.test.room.live_desk.hands, self.told(table)
        chance, cards = random.Random(seed), shuffled(seed)
        body = self.test.run(hands.begin(self.floor, told))
        while body.hand is not None and body.hand.awaits != "push" and stop_after:
            fact = next_fact(body.hand, chance, cards)
            if fact.get("verb") in ("bet", "raise") and body.hand.turn is not None and not all_in:
                fact["to"] = body.hand.turn.min_raise_to
            body = self.test.run(hands.enter(self.floor, told, body.hand.hand, body.acts, fact))
            stop_after -= 1
        if body.hand is not None and body.hand.awaits == "push":
            fact = {"do": "pushed"}
            self.test.run(hands.enter(self.floor, told, body.hand.hand, body.acts, fact))
        self.test.settle()

    def check(self) -> None:
        """The law: each chip is in one place, the ledger has it once, and desk and table tell the same seats."""
        self.test.run(self.test.room.desk_tables.ended())
        balances, chips = self.test.balances(), self.state.chips
        tolds = {table.told: table for table in self.state.tables() if table.told}
        in_play = 0
        for told in tolds:
            in_play += sum(cents for name, cents in balances.items() if name.startswith(f"stack:{told}:"))
        on_the_way = sum(
            cents
            for name, cents in balances.items()
            if name.split(":")[0] in ("seating", "leaving", "in") and cents
        )
        out = sum(cents for place, cents in chips.items() if place not in (CAGE, "taken", "difference"))
        assert on_the_way == 0, "nothing stays on its way"
        assert balances.get(f"floor:{self.desk}", 0) + in_play == out
        assert sum(balances.values()) == 0
        view = self.test.run(self.test.room.live_desks.view(self.floor, self.house))
        for told, table in tolds.items():
            writer = self.test.room.live_desk.tables.find(told)
            seats = {} if writer is None else writer.table.seats
            shown = next(one for one in view.tables if one.table == table.number)
            there = {
                one.seat: (one.over or one.player, one.over_stack if one.over else one.stack)
                for one in shown.at if one.player
            } | {one.seat + table.seats: (one.player, one.stack) for one in shown.at if one.over}  # fmt: skip
            assert there == {
                number: (seat.player, seat.stack + seat.waiting_top_up) for number, seat in seats.items()
            }

    def close_to_zero(self) -> None:
        """The evening ends: everybody is paid, the boxes are counted, and the books close."""
        for table in [one.number for one in self.state.tables()]:
            if self.state.table(table).depth != "seats":
                self.depth(table, "seats")
            assert not self.told(table)
            for seat in self.state.seats(self.state.table(table)):
                if seat.player:
                    there = self.state.chips.get(
                        f"table:{table}", 0
                    )  # (a stack may have been counted wrongly)
                    stack = min(seat.stack, there)
                    self.act(do.LeaveDeskSeat(table=table, seat=seat.number, stack=stack))
            left = self.state.chips.get(f"table:{table}", 0)
            self.act(do.CloseDeskTable(table=table, drop=left))
        self.act(do.CloseGamingDay())
        balances = self.test.balances()
        assert not balances.get(f"floor:{self.desk}", 0)
        assert balances.get(f"till:{self.house}", 0) == balances.get(f"rake:{self.house}", 0)


def test_seats_and_stacks_go_to_the_table_and_come_back(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data")
    at.depth(1, "play")
    at.check()
    assert at.told() and len(at.test.table(at.told()).seats) == 3
    for seed in range(3):
        at.play(seed)
        at.check()
    stacks = {n: seat.stack for n, seat in at.test.table(at.told()).seats.items()}
    button = at.test.table(at.told()).view(None, 0).dealer
    at.depth(1, "hands")
    at.check()
    assert (
        not at.told() and {s.number: s.stack for s in at.state.seats(at.state.table(1)) if s.player} == stacks
    )
    at.act(NoteHand(table=1))
    assert at.state.table(1).last.dealer == button % 3 + 1, "the button goes on from where it was"
    at.test.wait(seconds=1)
    for seat, stack in stacks.items():
        at.act(do.CountStack(table=1, seat=seat, stack=stack))
    at.depth(1, "play")
    at.play(9)
    assert at.test.table(at.told()).view(None, 0).dealer == (button + 1) % 3 + 1
    at.close_to_zero()
    at.test.close()
    assert audit_place(tmp_path / "data").findings == []


def test_people_sit_buy_chips_and_leave_at_either_place(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data")
    at.depth(1, "play")
    seats = at.test.room.live_desk.seats
    new = at.named("New")
    assert at.refused(do.SeatDown(table=1, seat=2, player=new, stack=STACK, why="x")) == "desk-seat-taken"
    at.sit(new, 1, 7)  # at the desk
    at.check()
    name = at.test.run(seats.sit(at.floor, at.told(), 8, "Another", "", STACK))  # at the table
    assert name == at.named("Another"), "the desk knows the name now"
    at.check()
    at.act(do.AddToStack(table=1, seat=7, cents=5_000))
    at.test.run(seats.act(at.floor, at.told(), 8, "add", 5_000))
    at.test.settle()
    at.check()
    stacks = {n: seat.stack for n, seat in at.test.table(at.told()).seats.items()}
    assert stacks[7] == stacks[8] == STACK + 5_000
    assert at.act(do.LeaveDeskSeat(table=1, seat=7, stack=1)) == at.state.number, "the table knows the stack"
    at.test.run(seats.act(at.floor, at.told(), 8, "leave", 0))
    at.test.settle()
    at.check()
    assert [s.number for s in at.state.seats(at.state.table(1)) if s.player] == [1, 2, 3]
    gone = [piece for piece in at.state.pieces.values() if getattr(piece, "player", "") == new]
    assert "25000" in str(gone), "the departure has the stack that was carried off"
    at.close_to_zero()
    at.test.close()


def test_who_leaves_in_a_hand_leaves_with_its_end_and_chips_bought_then_come_too(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data")
    at.depth(1, "play")
    at.play(1, stop_after=1)
    assert at.act(do.LeaveDeskSeat(table=1, seat=2, stack=0)) == 0
    shown = at.test.run(at.test.room.live_desks.view(at.floor, HOUSE)).tables[0]
    assert [seat.leaves for seat in shown.at[:3]] == [False, True, False]
    at.act(do.AddToStack(table=1, seat=1, cents=4_000))
    assert at.state.seat(1, 2).player and at.refused(SetTableDepth(table=1, depth="seats")) == "hand-running"
    hands, told = at.test.room.live_desk.hands, at.told()
    body = at.test.run(hands.shown(at.floor, told))
    assert body.hand is not None
    fact = {"do": "misdeal", "reason": "a card fell"}
    body = at.test.run(hands.enter(at.floor, told, body.hand.hand, body.acts, fact))
    assert body.hand is not None
    at.test.run(hands.enter(at.floor, told, body.hand.hand, body.acts, {"do": "pushed"}))
    at.test.settle()
    at.check()
    assert not at.state.seat(1, 2).player and at.test.table(told).seats[1].stack == STACK + 4_000
    at.close_to_zero()
    at.test.close()


def test_two_who_change_the_depth_at_once_open_one_table(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data")

    async def both() -> tuple[object, object]:
        act, command = at.test.room.desk_tables.act, SetTableDepth(table=1, depth="play")
        return await asyncio.gather(
            act(at.floor, HOUSE, command), act(at.other, HOUSE, command), return_exceptions=True
        )

    found = at.test.run(both())
    at.test.settle()
    assert sorted(type(one).__name__ for one in found) == ["Refused", "int"]
    assert [one.table for one in at.test.room.live_desk.tables.all()] == [at.told()]
    at.check()
    at.test.close()


def test_only_the_floor_changes_the_depth_and_only_the_room_gives_stacks_back(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data", tables=2)
    at.depth(1, "play")
    player, dealer, other = (
        at.test.person("Pat", 0),
        at.test.person("Dee", 0),
        at.test.person("Eve", 0, "dealer"),
    )
    run, opening = at.test.run, at.test.room.live_desk.opening
    run(opening.name_dealer(at.floor, at.told(), dealer.id, "deals"))
    before = msgspec.json.encode(at.state)
    commands = (
        SetTableDepth(table=1, depth="seats"), SetTableDepth(table=2, depth="play"), NoteHand(table=2),
        StackComesBack(table=1, seat=1, stack=10**6, leaves=True), EndToldTable(table=1),
        do.LeaveDeskSeat(table=1, seat=1, stack=STACK), do.AddToStack(table=1, seat=1, cents=5_000),
        do.SeatDown(table=1, seat=9, player=player.id, stack=STACK),
    )  # fmt: skip
    for by in (player, dealer):
        assert {at.refused(command, by) for command in commands} <= {"not-staff", "rooms-own"}
    refused = {at.refused(command, other) for command in commands}
    assert refused == {"not-your-act", "rooms-own", "not-your-table"}, "a dealer notes hands, and no more"
    at.act(DealerIn(dealer=other.id))
    at.act(PushDealer(table=2, dealer=other.id))
    before = msgspec.json.encode(at.state)
    refused = {at.refused(command, other) for command in commands}
    assert refused == {"not-your-act", "rooms-own", "hands-not-counted"}, "and those of the own table"
    assert at.refused(commands[3]) == at.refused(commands[4]) == "rooms-own"
    seats = at.test.room.live_desk.seats
    for by, code in ((dealer, "not-staff"), (other, "not-the-dealer"), (player, "not-the-dealer")):
        with pytest.raises(Refused) as refused:
            run(seats.sit(by, at.told(), 9, "Me", "", STACK))
        assert refused.value.code == code
    forged = SetTableDepth(table=2, depth="play", told=at.told())
    assert msgspec.json.encode(at.state) == before
    at.act(forged)
    assert at.told(2) != at.told(1), "the room says at which table hands are entered"
    at.check()
    at.test.close()


def test_staff_do_not_go_past_the_desk(tmp_path: Path) -> None:
    at = OneFloor(tmp_path / "data")
    at.depth(1, "play")
    staff, told = at.test.room.staff, at.told()
    for act in (
        "change_seat",
        "play_over",
        "charge_by_time",
        "add_seat",
        "move_player",
        "close_table",
        "drain",
    ):
        with pytest.raises(Refused) as refused:
            staff.check_may_there(at.floor, told, act)
        assert (refused.value.code, refused.value.arguments["table"]) == ("desk-does-that", 1)
    assert at.test.refused(staff.close_table(at.floor, told, "it is late")).code == "desk-does-that"
    at.play(1, stop_after=2)
    at.test.run(staff.void(at.floor, told, "a card fell"))
    at.test.settle()
    at.check()
    at.close_to_zero()
    at.test.close()


@pytest.mark.parametrize("moment", ["seated", "in_hand", "on_the_way_back"])
def test_a_killed_room_goes_on_with_each_stack_where_it_was(tmp_path: Path, moment: str) -> None:
    at = OneFloor(tmp_path / "data")
    at.depth(1, "play")
    at.play(3)
    if moment == "in_hand":
        at.play(4, stop_after=2)
        at.act(do.LeaveDeskSeat(table=1, seat=2, stack=0))
    if moment == "on_the_way_back":
        at.test.run(
            at.test.room.live_desks.act(at.floor, HOUSE, SetTableDepth(table=1, depth="seats"))
        )  # decided, and killed before the first stack comes
    at.test.restart()
    at.test.settle()
    if moment == "in_hand":
        assert at.state.seat(1, 2).player, "who was dealt in is there until the hand is over"
    else:
        at.check()
    if moment == "on_the_way_back":
        assert not at.told()
    elif moment == "in_hand":
        hands, told = at.test.room.live_desk.hands, at.told()
        body = at.test.run(hands.shown(at.floor, told))
        assert body.hand is not None
        fact = {"do": "misdeal", "reason": "the laptop died"}
        at.test.run(hands.enter(at.floor, told, body.hand.hand, body.acts, fact))
    at.close_to_zero()
    at.test.close()
    assert audit_place(tmp_path / "data").findings == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_evenings_with_changes_of_depth_close_to_zero(tmp_path: Path, seed: int) -> None:
    """Whatever is done at desk and tables, chips out of the cage are those on tables and in boxes, and both views agree."""
    chance, at = random.Random(seed), OneFloor(tmp_path / "data", tables=2, players=4)
    done: dict[str, int] = {}
    for step in range(60):
        table, seat = chance.randint(1, 2), chance.randint(1, 6)
        stack, person = chance.choice((STACK, 25_000)), at.named(f"P{chance.randint(0, 8)}")
        what = chance.randrange(10)
        try:
            if what < 2:
                at.depth(table, chance.choice(("seats", "hands", "play", "play")))
            elif what < 5 and at.told(table):
                at.play(seed * 1_000 + step, table, all_in=chance.random() < 0.3)
            elif what < 7:
                at.sit(person, table, seat, stack)
            else:
                at.act(
                    chance.choice(
                        (
                            do.AddToStack(table=table, seat=seat, cents=5_000),
                            do.LeaveDeskSeat(table=table, seat=seat, stack=at.state.seat(table, seat).stack),
                            NoteHand(table=table, drop=chance.choice((0, 300))),
                            of_money.CountDrop(table=table, box="1", cents=100, witness="w"),
                            do.CountStack(table=table, seat=seat, stack=stack),
                            do.TakeBackAct(act=chance.randint(1, at.state.number), why="slip"),
                        )
                    )
                )
        except Refused as refused:
            done[refused.code] = done.get(refused.code, 0) + 1
            continue
        done["done"] = done.get("done", 0) + 1
        at.check()
    assert done["done"] > 15, done
    at.close_to_zero()
    at.test.close()
    assert audit_place(tmp_path / "data").findings == []


def test_whom_the_desk_knows_by_name_sits_at_any_live_table_and_whom_it_keeps_away_at_none(
    tmp_path: Path,
) -> None:
    at = OneFloor(tmp_path / "data", players=2)
    live, run = at.test.room.live_desk, at.test.run
    table = run(live.opening.open(at.floor, HOUSE, "holdem-nl", "NL200", "Final", 0, "a game apart"))
    aino, bo = at.named("Aino K."), at.named("Bo")
    assert run(live.seats.sit(at.floor, table, 1, " aino  k. ", "", STACK)) == aino
    assert run(live.seats.sit(at.floor, table, 2, "", bo, STACK)) == bo
    stranger = run(live.seats.sit(at.floor, table, 3, "Somebody", "", STACK))
    assert stranger not in (aino, bo) and not at.test.room.live_desks.people.knows(stranger)
    screen = run(live.hands.screen(table))
    assert [seat.name for seat in screen.seats] == ["Aino K.", "Bo", "Somebody"]
    at.act(of_people.ExcludePlayer(player=at.named("Cheat"), scope="house", why="marked cards"))
    assert at.test.refused(live.seats.sit(at.floor, table, 4, "cheat", "", STACK)).code == "desk-excluded"
    at.test.restart()
    screen = run(at.test.room.live_desk.hands.screen(table))
    assert [seat.name for seat in screen.seats] == ["Aino K.", "Bo", "Somebody"]
    at.test.close()
