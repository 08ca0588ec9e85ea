"""A law: a desk shows where each chip is at every moment, and what it shows is what a page that looks again would see."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.depth_commands import NoteHand
from cardroom.room.protocol.desk_answers import DeskTableView, DeskView
from cardroom.rules import Refused
from cardroom.table.told.dealers_view import DealersHand
from tests.room.live.test_desk_tables import STACK
from tests.room.live.test_seats_in_play import InPlay
from tests.room.lobby.test_floor_board import Screen
from tests.table.entered_tables import next_fact, shuffled

STEPS = 150


class Watched(InPlay):
    """A floor with a page of its desk, which looks again when it is told to."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, 5)
        self.chance = random.Random(seed)
        self.cards: dict[str, list[str]] = {}
        self.screen = Screen(self.test)
        self.screen.watch("desk", self.house)
        self.page = self.seen()
        self.opened = self.state.number

    def seen(self) -> DeskView:
        """The desk as a page sees it that opens now; the room's clock stands still."""
        return replace(self.test.run(self.test.room.live_desks.view(self.floor, self.house)), now_ms=0)

    def shown(self, table: int) -> DeskTableView:
        return next(one for one in self.page.tables if one.table == table)

    def look(self) -> None:
        """The law, after each act."""
        self.test.run(self.test.room.desk_tables.ended())
        self.test.settle()
        fresh = self.seen()
        if self.screen.told():
            self.page = fresh
        assert self.page == fresh, "the page that was told nothing sees what a reload would show"
        assert fresh.office is not None
        chips = fresh.office.chips
        parts = {name: getattr(chips, name) for name in chips.__struct_fields__ if name != "given_out"}
        assert sum(parts.values()) == chips.given_out, "chips issued are shown where they are"
        balances = self.test.balances()
        in_boxes = at_tables = 0
        for table in fresh.tables:
            stacks = sum(seat.stack + seat.over_stack for seat in table.at)
            at_tables += table.chips - table.box
            in_boxes += table.box
            if table.told and not table.decided:
                own = f"stack:{table.told}:"
                assert table.chips - table.box == sum(
                    cents for name, cents in balances.items() if name.startswith(own)
                ), "each chip that no stack has, nor the pot, is in the box"
                assert table.hand or table.chips == stacks + table.box
            assert table.told or not (table.box or table.hand or table.decided)
            assert not table.told or all(not seat.counted_ms for seat in table.at), "nobody counted them"
        assert (chips.at_tables, chips.boxes) == (at_tables, in_boxes)

    def hand(self, table: int) -> tuple[DealersHand, int] | None:
        body = self.test.run(self.test.room.live_desk.hands.shown(self.floor, self.told(table)))
        return None if body.hand is None else (body.hand, body.acts)

    def one_fact(self, table: int) -> None:
        """Begin a hand, or enter its next fact; some are taken back, some hands are dealt wrongly."""
        hands, told, now = self.test.room.live_desk.hands, self.told(table), self.hand(table)
        if now is None or (now[0].awaits == "push" and self.chance.random() < 0.3):
            self.test.run(hands.begin(self.floor, told))
            return
        hand, acts = now
        what = self.chance.random()
        if what < 0.1 and hand.may_undo:
            self.test.run(hands.take_back(self.floor, told, hand.hand, acts))
        elif hand.awaits == "push":
            self.test.run(hands.enter(self.floor, told, hand.hand, acts, {"do": "pushed"}))
        else:
            cards = self.cards.setdefault(hand.hand, shuffled(hand.number))
            fact: dict[str, Any] = next_fact(hand, self.chance, cards)
            if what > 0.97:
                fact = {"do": "misdeal", "reason": "a card fell"}
            self.test.run(hands.enter(self.floor, told, hand.hand, acts, fact))

    def any_act(self) -> do.AnyDeskCommand:
        """An act of the desk that is often possible."""
        chance, table = self.chance, self.chance.randint(1, 2)
        seat, other = chance.randint(1, 7), chance.randint(1, 7)
        if chance.random() < 0.8 and self.seats(table):
            seat = chance.choice(sorted(self.seats(table)))
        where: dict[str, int] = {"table": table, "seat": seat}
        person, stack = self.named(f"P{chance.randint(0, 9)}"), self.state.seat(table, seat).stack
        return chance.choice(
            (
                do.SeatDown(**where, player=person, stack=STACK, why="x"),
                do.AddToStack(**where, cents=5_000), do.LeaveDeskSeat(**where, stack=stack),
                do.ChangeDeskSeat(**where, to_seat=other), do.StartDeskBreak(**where),
                do.EndDeskBreak(**where), do.FreeSeat(**where, stack=stack),
                do.MoveToTable(**where, to_table=3 - table, to_seat=other, stack=stack, why="x", by_house=True),
                do.PlayOverSeat(**where, player=person, stack=STACK, why="x"), do.EndPlayOver(**where, stack=stack),
                of_money.CountDrop(table=table, box="1", cents=chance.choice((100, 700)), witness="w"),
                of_money.ChargeTime(table=table, seats=(seat,), cents=500, minutes=60),
                NoteHand(table=table, drop=300), do.CountStack(**where, stack=STACK),
                do.TakeBackAct(act=self.opened + chance.randint(-1, 9), why="slip"),
                do.TakeBackAct(act=max(self.opened, self.state.number - chance.randint(0, 5)), why="slip"),
            )
        )  # fmt: skip

    def step(self) -> str:
        """One thing that somebody does; what it was, or the word of its refusal."""
        table, what = self.chance.randint(1, 2), self.chance.random()
        try:
            if what < 0.05:
                self.depth(table, self.chance.choice(("seats", "hands", "play", "play")))
            elif what < 0.7 and self.told(table):
                self.one_fact(table)
            else:
                self.act(self.any_act())
        except Refused as refused:
            return refused.code
        return "done"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_desk_shows_is_where_the_chips_are_after_each_act(tmp_path: Path, seed: int) -> None:
    at, done, moments = Watched(tmp_path / "data", seed), 0, set()
    for _ in range(STEPS):
        before = at.page
        done += at.step() == "done"
        at.look()
        for old, new in zip(before.tables, at.page.tables, strict=True):
            moments.add((bool(new.hand), new.decided))
            if old.decided and not new.decided and new.hand != old.hand and before.number == at.page.number:
                left = {seat.player: seat.stack for seat in old.at if seat.player}
                now = {seat.player: seat.stack for seat in new.at if seat.player}
                assert {one: left.get(one) for one in now} == now, "told before the pots were pushed"
    assert done > STEPS / 5 and moments == {(False, False), (True, False), (True, True)}
    at.test.close()


def test_a_decided_hand_is_told_with_the_stacks_that_it_leaves_and_the_rake_in_the_box(
    tmp_path: Path,
) -> None:
    at = Watched(tmp_path / "data", 5)
    while not (at.shown(1).decided and at.shown(1).box):
        at.one_fact(1)
        at.look()
    open_hand, stacks = at.shown(1), [seat.stack for seat in at.shown(1).at]
    assert open_hand.hand and sum(stacks) + open_hand.box == open_hand.chips == 5 * STACK
    hand = at.hand(1)
    assert hand is not None
    at.test.run(
        at.test.room.live_desk.hands.enter(at.floor, at.told(), hand[0].hand, hand[1], {"do": "pushed"})
    )
    at.look()
    closed = at.shown(1)
    assert ([seat.stack for seat in closed.at], closed.box) == (stacks, open_hand.box)
    assert not closed.hand and not closed.decided
    at.test.close()
