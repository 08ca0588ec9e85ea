"""Seats of a table whose hands are entered: changes, moves, playing over, breaks, penalties served."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk.depth_commands import BreakFollows, PenaltyFollows, SeatFollows
from cardroom.desk.kept_records import LivePenalty
from cardroom.rules import Refused
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.table.model.seat import Seat
from tests.room.live.test_desk_tables import STACK, OneFloor


class InPlay(OneFloor):
    """Table 1 at the depth "play"; table 2 is open beside it."""

    def __init__(self, folder: Place, players: int = 4, both: bool = False, **of: Any) -> None:
        super().__init__(folder, 2, players, **of)
        self.depth(1, "play")
        if both:
            self.depth(2, "play")

    def at(self, player: int | str, table: int = 1) -> Seat:
        """A player's seat at the table at which hands are entered."""
        name = self.people[player] if isinstance(player, int) else player
        found = self.test.table(self.told(table)).seat_of(name)
        assert isinstance(found, Seat)
        return found

    def seats(self, table: int = 1) -> dict[int, str]:
        return {one.number: one.player for one in self.state.seats(self.state.table(table)) if one.player}

    def misdeal(self, table: int = 1) -> None:
        """End the running hand: stacks are as before it."""
        hands, told = self.test.room.live_desk.hands, self.told(table)
        body = self.test.run(hands.shown(self.floor, told))
        assert body.hand is not None
        for fact in ({"do": "misdeal", "reason": "a card fell"}, {"do": "pushed"}):
            body = self.test.run(hands.enter(self.floor, told, body.hand.hand, body.acts, fact))
            assert body.hand is not None or fact["do"] == "pushed"
        self.test.settle()

    def ended_with_over(self, folder: Path) -> None:
        """The end of an evening in which somebody still plays over."""
        for seat in self.state.seats(self.state.table(1)):
            if seat.over is not None:
                self.act(do.EndPlayOver(table=1, seat=seat.number, stack=0))
        self.ended(folder)

    def ended(self, folder: Path) -> None:
        self.check()
        self.close_to_zero()
        self.test.close()
        assert audit_place(folder / "data").findings == []


def test_a_player_changes_seats_between_hands_and_with_the_end_of_one(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    at.act(do.ChangeDeskSeat(table=1, seat=1, to_seat=7))
    assert 7 in at.seats() and 1 not in at.seats() and at.at(0).number == 7
    at.play(1, stop_after=1)
    at.act(do.ChangeDeskSeat(table=1, seat=2, to_seat=1))
    at.check()
    shown = at.test.run(at.test.room.live_desks.view(at.floor, "casino-helsinki")).tables[0].at[1]
    assert (shown.to_table, shown.to_seat) == (1, 1), "the page says where the player goes"
    new = at.named("New")
    assert at.refused(do.SeatDown(table=1, seat=1, player=new, stack=STACK, why="x")) == "seat-promised"
    assert at.refused(do.ChangeDeskSeat(table=1, seat=3, to_seat=1)) == "seat-promised"
    assert at.refused(do.ChangeDeskSeat(table=1, seat=3, to_seat=4)) == "desk-seat-taken"
    assert at.seats()[2] == at.people[1]
    at.misdeal()
    at.play(5)  # (nobody moves where the big blind would come twice)
    assert at.seats()[1] == at.people[1] and at.state.seat(1, 1).going is None
    at.ended(tmp_path)


@pytest.mark.parametrize("both", [False, True], ids=["to_seats", "to_play"])
def test_a_player_moves_to_another_table_with_the_whole_stack(tmp_path: Path, both: bool) -> None:
    at = InPlay(tmp_path / "data", both=both)
    move = do.MoveToTable(table=1, seat=2, to_table=2, to_seat=3, stack=1, why="must move")
    at.play(2, stop_after=1)
    at.act(move)
    assert at.seats(2) == {} and at.seats()[2] == at.people[1], "the hand is played to its end"
    new = at.named("New")
    assert at.refused(do.SeatDown(table=2, seat=3, player=new, stack=STACK, why="x")) == "seat-promised"
    at.misdeal()
    at.check()
    assert 2 not in at.seats() and at.seats(2) == {3: at.people[1]}
    assert at.state.seat(2, 3).stack == STACK and (not both or at.at(1, 2).stack == STACK)
    at.act(do.MoveToTable(table=2, seat=3, to_table=1, to_seat=2, stack=STACK, by_house=True, why="balance"))
    assert at.seats()[2] == at.people[1] and at.at(1).stack == STACK
    at.ended(tmp_path)


def test_who_cannot_sit_there_any_more_is_paid(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    at.play(2, stop_after=1)
    at.act(do.MoveToTable(table=1, seat=2, to_table=2, to_seat=3, stack=1, why="asked"))
    at.act(do.LockDeskTable(table=2, why="the dealer is ill"))
    at.misdeal()
    assert at.seats(2) == {} and 2 not in at.seats()
    gone = at.state.evening(at.people[1]).departures
    assert [one.departure.stack for one in gone] == [STACK]
    at.ended(tmp_path)


def test_another_plays_over_and_the_holder_is_back(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    over = at.named("Over")
    play_over = do.PlayOverSeat(table=1, seat=2, player=over, stack=STACK, why="the list is long")
    assert at.refused(play_over) == "not-away"
    at.act(do.StartDeskBreak(table=1, seat=2, is_long=True))
    assert at.at(1).sits_out
    at.act(play_over)
    at.check()
    assert at.at(over).number == 2 and at.at(1).home == 2
    assert at.refused(play_over) in ("seated-elsewhere", "played-over")
    assert at.refused(do.ChangeDeskSeat(table=1, seat=2, to_seat=8)) == "played-over"
    at.play(3)
    at.check()
    at.test.restart()
    at.test.settle()
    at.check()
    stack = at.at(over).stack
    at.act(do.EndPlayOver(table=1, seat=2, stack=1))
    at.check()
    assert at.state.seat(1, 2).over is None and at.at(1).number == 2
    assert [one.departure.stack for one in at.state.evening(over).departures] == [stack]
    at.act(do.EndDeskBreak(table=1, seat=2))
    assert not at.at(1).sits_out and at.state.seat(1, 2).away is None
    at.ended(tmp_path)


def test_stacks_of_a_seat_that_is_played_over_come_back_with_the_depth(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    over = at.named("Over")
    at.act(do.StartDeskBreak(table=1, seat=2))
    at.act(do.PlayOverSeat(table=1, seat=2, player=over, stack=STACK, why="x"))
    at.play(4)
    stack = at.at(over).stack
    at.depth(1, "seats")
    seat = at.state.seat(1, 2)
    assert not at.told() and (seat.player, seat.stack) == (at.people[1], STACK)
    assert seat.over is not None and (seat.over.player, seat.over.stack) == (over, stack)
    at.act(do.EndPlayOver(table=1, seat=2, stack=stack))
    at.ended(tmp_path)


def test_a_holder_who_leaves_gives_the_seat_to_who_plays_there(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    over = at.named("Over")
    at.act(do.StartDeskBreak(table=1, seat=2))
    at.act(do.PlayOverSeat(table=1, seat=2, player=over, stack=STACK, why="x"))
    at.act(do.LeaveDeskSeat(table=1, seat=2, stack=0))
    assert at.seats()[2] == over and at.state.seat(1, 2).over is None
    kept = at.state.stored()
    assert [(one.player, one.cents) for one in kept] == [(at.people[1], STACK)], (
        "who is away finds the chips kept"
    )
    at.act(do.PayStored(receipt=kept[0].receipt))
    at.play(5)
    at.ended(tmp_path)


def test_a_break_is_known_at_the_desk_and_at_the_table_and_an_overstayed_one_frees_the_seat(
    tmp_path: Path,
) -> None:
    at = InPlay(tmp_path / "data")
    seats, told = at.test.room.live_desk.seats, at.told()
    at.act(do.StartDeskBreak(table=1, seat=1))
    at.test.run(seats.act(at.floor, told, 1, "sit_in", 0))  # the dealer sees the player come back
    at.test.settle()
    assert at.state.seat(1, 1).away is None
    at.act(do.StartDeskBreak(table=1, seat=3))
    free = do.FreeSeat(table=1, seat=3, stack=1)
    assert at.refused(free) == "break-not-over"
    at.act(do.LeaveDeskSeat(table=1, seat=3, stack=1))
    assert 3 not in at.seats() and not at.state.stored(), "who comes for the chips is paid"
    at.act(do.StartDeskBreak(table=1, seat=2))
    until_ms = at.state.seat(1, 2).away.until_ms
    at.test.wait(seconds=(until_ms - at.test.time.now_ms()) // 1000 + 1)
    at.test.settle()
    if 2 in at.seats():
        at.act(free.__class__(table=1, seat=2, stack=1))
    kept = at.state.stored()
    assert [(one.player, one.cents) for one in kept] == [(at.people[1], STACK)]
    at.act(do.PayStored(receipt=kept[0].receipt))
    at.ended(tmp_path)


def left(at: InPlay, player: int) -> int:
    return sum(
        one.left
        for one in at.state.kept(LivePenalty)
        if one.player == at.people[player] and not one.closed_ms
    )


def test_penalties_are_served_by_the_hands_that_are_entered(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data", of="casino-kruh", pool="holdem-nl/NL10/20", stack=200_000)
    given: dict[str, Any] = {"table": 1, "kind": "missed_hands", "offence": "abuse", "is_repeated": True}
    at.act(of_conduct.PenaliseLive(player=at.people[1], count=2, why="again", **given))
    assert at.at(1).penalty_hands == 2 and at.at(1).sits_out
    at.play(1)
    assert left(at, 1) == 1 and at.at(1).penalty_hands == 1
    at.play(2, stop_after=1)
    at.misdeal()
    assert left(at, 1) == 1, "a misdeal serves nothing"
    penalty = at.state.kept(LivePenalty)[0].number
    at.act(of_conduct.PenaliseLive(player=at.people[1], count=3, why="and again", **given))
    assert at.at(1).penalty_hands == 4
    at.act(of_conduct.TickPenalty(penalty=penalty, hands=1))
    assert at.at(1).penalty_hands == 3 == left(at, 1)
    at.play(3)
    assert left(at, 1) == 2
    at.test.restart()
    at.test.settle()
    assert at.at(1).penalty_hands == 2 == left(at, 1)
    at.act(of_conduct.EndLivePenalty(penalty=at.state.kept(LivePenalty)[0].number, why="enough"))
    assert at.at(1).penalty_hands == 0 == left(at, 1)
    at.ended(tmp_path)


def both(at: InPlay, *commands: do.AnyDeskCommand) -> list[object]:
    """What becomes of acts that are asked for at once, by two operators in turn."""

    async def asked() -> list[object]:
        act = at.test.room.desk_tables.act
        people = (at.floor, at.other)
        return await asyncio.gather(
            *[act(people[n % 2], at.house, one) for n, one in enumerate(commands)], return_exceptions=True
        )

    found = at.test.run(asked())
    at.test.settle()
    return [one.code if isinstance(one, Refused) else one for one in found]


@pytest.mark.parametrize("in_hand", [False, True])
def test_of_two_who_want_one_seat_at_once_one_gets_it(tmp_path: Path, in_hand: bool) -> None:
    at = InPlay(tmp_path / "data")
    if in_hand:
        at.play(1, stop_after=1)
    change = [do.ChangeDeskSeat(table=1, seat=seat, to_seat=8) for seat in (3, 1)]
    first, second = both(at, *change)
    assert isinstance(first, int) and second in ("seat-promised", "desk-seat-taken")
    if in_hand:
        at.misdeal()
        at.play(5)
    assert at.seats()[8] == at.people[2] and at.seats()[1] == at.people[0]
    at.depth(2, "play")
    moves = [
        do.MoveToTable(table=1, seat=seat, to_table=2, to_seat=3, stack=1, by_house=True) for seat in (1, 2)
    ]
    assert sorted(map(str, both(at, *moves)))[-1] in ("seat-promised", "desk-seat-taken")
    assert at.seats(2) == {3: at.people[0]}
    at.ended(tmp_path)


def test_two_who_play_over_at_once_are_one(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    at.act(do.StartDeskBreak(table=1, seat=2))
    overs = [do.PlayOverSeat(table=1, seat=2, player=at.named(name), stack=STACK, why="x") for name in "XY"]
    found = both(at, *overs, do.EndDeskBreak(table=1, seat=2))
    assert sum(isinstance(one, int) for one in found) >= 1, found
    at.check()
    at.ended_with_over(tmp_path)


def test_only_the_room_tells_what_the_table_has_done(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    for command in (
        SeatFollows(table=1, seat=1, to_seat=9), BreakFollows(table=1, seat=1),
        PenaltyFollows(table=1, player=at.people[0], served=5),
    ):  # fmt: skip
        assert at.refused(command) == "rooms-own"
    at.test.close()


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_random_evenings_of_moves_and_breaks_close_to_zero(tmp_path: Path, seed: int) -> None:
    chance, at = random.Random(seed), InPlay(tmp_path / "data", players=5)
    done: dict[str, int] = {}
    for step in range(100):
        table, seat, other = chance.randint(1, 2), chance.randint(1, 6), chance.randint(1, 6)
        if chance.random() < 0.8 and at.seats(table):
            seat = chance.choice(sorted(at.seats(table)))
        where, person = {"table": table, "seat": seat}, at.named(f"P{chance.randint(0, 9)}")
        stack = at.state.seat(table, seat).stack
        commands = (
            do.ChangeDeskSeat(**where, to_seat=other), do.StartDeskBreak(**where), do.EndDeskBreak(**where),
            do.MoveToTable(**where, to_table=3 - table, to_seat=other, stack=stack, why="x", by_house=True),
            do.PlayOverSeat(**where, player=person, stack=STACK, why="x"),
            do.EndPlayOver(**where, stack=stack), do.LeaveDeskSeat(**where, stack=stack),
            do.SeatDown(**where, player=person, stack=STACK, why="x"), do.FreeSeat(**where, stack=stack),
            do.TakeBackAct(act=chance.randint(max(1, at.state.number - 9), at.state.number), why="slip"),
            of_conduct.PenaliseLive(
                table=table, player=person, kind="time_away", offence="abuse", is_repeated=True, count=2, why="x"
            ),
        )  # fmt: skip
        try:
            what = chance.randrange(16)
            if what < 3:
                at.depth(table, chance.choice(("seats", "play", "play")))
            elif what < 6 and at.told(table):
                at.play(seed * 1_000 + step, table)
            else:
                at.act(chance.choice(commands))
        except Refused as refused:
            done[refused.code] = done.get(refused.code, 0) + 1
            continue
        done["done"] = done.get("done", 0) + 1
        at.check()
    assert done["done"] > 20, done
    for table in (1, 2):
        if at.state.table(table).depth != "seats":
            at.depth(table, "seats")
        for one in at.state.seats(at.state.table(table)):
            if one.over is not None:
                at.act(do.EndPlayOver(table=table, seat=one.number, stack=0))
    for kept in at.state.stored():
        at.act(do.PayStored(receipt=kept.receipt))
    at.ended(tmp_path)
