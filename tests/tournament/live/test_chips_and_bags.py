"""Chips found, confiscated and coloured up at live tables; bags at the end of a day, and the recount on the next one."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from cardroom.tournament.live.live_acts import (
    BagStack,
    ChangeChips,
    ChipsOfColour,
    Confirm,
    ExchangeChips,
    TakeBackLive,
    TakeInventory,
    TellHand,
    TellRace,
)
from cardroom.tournament.live.live_floor import FloorDump, LiveFloor
from cardroom.tournament.play.tournament_commands import BeginDay, ColourUpNow, DrawLastHands, EndDay
from cardroom.tournament.table_messages import RaceChips
from cardroom.tournament.tournament_terms import Day
from tests.tournament.live.hall import Hall

TWO_DAYS = (Day(level=2), Day())
MINUTE_MS = 60_000


def balance(hall: Hall) -> tuple[int, int]:
    """The chips in play, and those that have left it."""
    return hall.tournament.state.issued, hall.floor.removed


def test_confiscated_chips_leave_play_and_no_more_are_found_than_left_it() -> None:
    hall = Hall().started(6)
    never = hall.refused(ChangeChips(by="floor", why="under the table", player="p0", what="found", chips=1))
    assert never.code == "chips-never-found"
    taken = ChangeChips(
        by="floor", why="carried off", player="p0", what="confiscated", chips=300, witness="Kai"
    )
    hall.ask(taken)
    assert balance(hall) == (5_700, 300)
    hall.ask(ChangeChips(by="floor", why="was in the rack", player="p1", what="found", chips=100))
    assert balance(hall) == (5_800, 200)
    assert hall.stacks(1)["p0"] == 700 and hall.stacks(1)["p1"] == 1_100
    whole = hall.refused(ChangeChips(by="floor", why="all", player="p0", what="confiscated", chips=700))
    assert whole.code == "takes-all-chips" and whole.clauses
    silent = hall.refused(ChangeChips(by="floor", why=" ", player="p0", what="confiscated", chips=1))
    assert silent.code == "chips-without-reason"
    nobody = hall.refused(ChangeChips(by="floor", why="gone", player="nobody", what="confiscated", chips=1))
    assert nobody.code == "out-already"
    done = hall.floor.acts[-1]
    assert (done.act.by, done.touched) == ("floor", ("player:p1", "table:1"))


def test_one_players_chips_are_exchanged_for_chips_of_the_same_worth() -> None:
    hall = Hall().started(6)
    hall.ask(ExchangeChips(by="floor", why="too many", player="p0", old=25, new=100, count=8, witness="p0"))
    assert balance(hall) == (6_000, 0) and hall.floor.acts[-1].touched == ("player:p0", "table:1")
    odd = hall.refused(ExchangeChips(by="floor", player="p0", old=25, new=100, count=7))
    assert odd.code == "not-worth-the-same"
    more = hall.refused(ExchangeChips(by="floor", player="p0", old=100, new=500, count=50))
    assert more.code == "chips-never-issued"


def test_a_director_has_every_table_race_its_small_chips() -> None:
    hall = Hall(seats=6).started(12)
    needed = hall.refused(ColourUpNow("boss", "they are many", 1, 1_000_000))
    assert needed.code == "chips-needed" and needed.clauses
    worth = hall.refused(ColourUpNow("boss", "they are many", 3, 10))
    assert worth.code == "not-worth-the-same"
    least = min(min(one.small_blind, one.big_blind) for one in hall.tournament.levels)
    hall.hand(1, stacks={hall.at(1)[0]: 1_000 + 1, hall.at(1)[1]: 999})
    hall.ask(ColourUpNow("boss", "they are many", 1, _divides(hall, least)))
    again = hall.refused(ColourUpNow("boss", "they are many", 1, _divides(hall, least)))
    assert again.code == "racing-now"
    hall.confirm_stops()
    races = {n: one for n, one in hall.floor.pending().items() if isinstance(one.order, RaceChips)}
    assert len(races) == 2, "every table races"
    for number, pending in races.items():
        order = pending.order
        assert isinstance(order, RaceChips)
        table = hall.floor.table_with(number)
        per = order.new // order.old
        count = sum(seat.stack // order.old % per for seat in table.seats.values())
        before = {seat.player: seat.stack for seat in table.seats.values()}
        hall.ask(TellRace(by="floor", order=number, cards=tuple(range(count))))
        done = hall.floor.acts[-1]
        raced = {player: stack // order.old % per * order.old for player, stack in before.items()}
        for player, stack in hall.stacks(table.number).items():
            won = done.won.get(player, 0) + (player in done.given)
            assert stack == before[player] - raced[player] + won * order.new, (
                "the act says who won which chips"
            )
        assert sum(done.won.values()) * order.new >= sum(raced.values()) - order.new // 2
    assert all(
        seat.stack % order.new == 0 for one in hall.floor.tables.values() for seat in one.seats.values()
    )
    issued, removed = balance(hall)
    assert issued + removed >= 12_000
    assert all(table.is_dealing for table in hall.floor.tables.values()), "play goes on"


def _divides(hall: Hall, least: int) -> int:
    """The largest chip in which all levels can be posted."""
    amounts = [one for row in hall.tournament.levels for one in (row.small_blind, row.big_blind, row.ante)]
    return next(new for new in range(least, 0, -1) if not any(amount % new for amount in amounts))


@pytest.mark.parametrize("name", ["pokerstars-live-fi", "casino-helsinki"])
def test_bags_are_counted_signed_and_counted_again(name: str) -> None:
    hall = Hall(name, days=TWO_DAYS).started(6)
    early = hall.refused(BagStack(by="floor", player="p0", number="1", chips=1_000, signed="p0"))
    assert early.code == "not-bagged"
    hall.ask(EndDay("boss", "it is late"))
    hall.confirm_all()
    assert hall.tournament.state.day == "night" and len(hall.floor.bagged) == 6
    bag = BagStack(by="floor", player="p0", number="17", chips=1_000, signed="p0")
    short = hall.refused(BagStack(by="floor", player="p0", number="17", chips=975, signed="p0"))
    assert short.code == "bag-differs" and short.arguments == {"counted": 975, "issued": 1_000}
    unsigned = hall.refused(BagStack(by="floor", player="p0", number="17", chips=1_000, signed=" "))
    assert unsigned.code == "bag-not-signed"
    hall.ask(bag)
    twice = hall.refused(bag)
    assert twice.code == "bagged-already" and twice.arguments["by"] == "floor"
    same = hall.refused(BagStack(by="other", player="p1", number="17", chips=1_000, signed="p1"))
    assert same.code == "bag-number-used"
    hall.ask(BeginDay("boss", "all are here"))
    orders = {getattr(one.order, "player", ""): n for n, one in hall.floor.pending().items()}
    recount = hall.refused(Confirm(by="floor", orders=(orders["p0"],), stacks={"p0": 975}))
    assert recount.code == "stack-differs"
    hall.ask(Confirm(by="floor", orders=(orders["p0"],), stacks={"p0": 1_000}))
    hall.confirm_all()
    assert not hall.floor.bagged and hall.floor.bags["p0"].number == "17", "the bag stays on record"


@pytest.mark.clause("PF-3.12")
@pytest.mark.parametrize("hands", range(10))
def test_a_player_draws_the_card_for_the_last_hands(hands: int) -> None:
    hall = Hall("pokerstars-live-fi", days=TWO_DAYS, level_ms=20 * MINUTE_MS, live=True).started(12)
    hall.now_ms += 30 * MINUTE_MS
    drawn = DrawLastHands("boss", "a player has drawn", hands)
    if hands and not 3 <= hands <= 7:
        wrong = hall.refused(drawn)
        assert (wrong.code, wrong.clauses) == ("no-such-card-drawn", ("PF-3.12",))
        return
    hall.ask(drawn)
    state = hall.tournament.state
    assert state.last_hands == hands or (hands == 0 and 3 <= state.last_hands <= 7)
    assert hall.refused(drawn).code == "day-ending"


def test_nobody_tells_a_card_where_the_room_deals() -> None:
    hall = Hall("pokerstars-live-fi", days=TWO_DAYS, level_ms=20 * MINUTE_MS, live=False).started(12)
    hall.now_ms += 30 * MINUTE_MS
    assert hall.refused(DrawLastHands("boss", "five, please", 5)).code == "not-live"


def test_the_last_hands_are_drawn_and_each_table_counts_its_own() -> None:
    hall = Hall("pokerstars-live-fi", days=TWO_DAYS, level_ms=20 * MINUTE_MS).started(12)
    too_early = hall.refused(DrawLastHands("boss", "time"))
    assert too_early.code == "too-early" and "PF-3.12" in too_early.clauses
    hall.now_ms += 30 * MINUTE_MS
    hall.ask(DrawLastHands("boss", "time"))
    drawn = hall.tournament.state.last_hands
    assert 3 <= drawn <= 7
    for table in (1, 2):
        for _ in range(drawn + 1):  # the hand in progress does not count
            if hall.floor.tables[table].is_dealing:
                hall.hand(table)
        over = hall.refused(TellHand(by="floor", table=table))
        assert over.code == "table-stands"
    hall.confirm_all()
    assert hall.tournament.state.day == "night" and sum(hall.floor.bagged.values()) == 12_000


CHIPS = (ChipsOfColour("green", 25, 40), ChipsOfColour("black", 100, 50))


def test_chips_by_colour_are_worth_the_chips_issued_or_nothing_is_noted() -> None:
    hall = Hall().started(6)
    assert hall.floor.in_play == 6_000
    hall.ask(TakeInventory(by="anna", chips=CHIPS))
    counted = hall.floor.counted
    assert counted is not None and (counted.chips, counted.by) == (CHIPS, "anna")
    missing = hall.refused(TakeInventory(by="bert", chips=CHIPS[1:]))
    assert (missing.code, missing.arguments) == ("inventory-differs", {"counted": 5_000, "issued": 6_000})
    assert missing.clauses == hall.floor.rules.starting_stack.clauses
    assert hall.refused(TakeInventory(chips=(*CHIPS, CHIPS[0]))).code == "colour-twice"
    assert hall.floor.counted is counted


def test_chips_taken_out_of_play_and_unsold_stacks_count_in_the_inventory() -> None:
    hall = Hall(late_levels=1).started(6)
    hall.ask(ChangeChips(by="anna", player="p0", what="confiscated", chips=500, why="hidden"))
    assert hall.refused(TakeInventory(chips=CHIPS)).arguments["issued"] == 5_500
    left = (ChipsOfColour("green", 25, 20), CHIPS[1])
    hall.ask(TakeInventory(by="anna", chips=left))
    again = LiveFloor(hall.terms, hall.tournament.book)
    again.load(msgspec.json.decode(msgspec.json.encode(hall.floor.dump()), type=FloorDump))
    assert again.counted == hall.floor.counted


def test_a_bag_told_wrongly_is_taken_back_and_told_again() -> None:
    hall = Hall(days=TWO_DAYS).started(6)
    hall.ask(EndDay("boss", "it is late"))
    hall.confirm_all()
    bag = BagStack(by="floor", player="p0", number="17", chips=1_000, signed="p0")
    hall.ask(bag)
    told = hall.floor.number
    assert hall.refused(TakeBackLive(by="floor", number=told)).code == "slip-without-reason"
    hall.ask(TakeBackLive(by="floor", why="it is bag 71", number=told))
    assert not hall.floor.bags and hall.floor.acts[-2].taken_back == told + 1
    assert hall.refused(TakeBackLive(by="other", why="the same", number=told)).code == "slip-taken-back"
    hall.ask(BagStack(by="floor", player="p1", number="17", chips=1_000, signed="p1"))
    hall.ask(msgspec.structs.replace(bag, number="71"))
    assert {player: one.number for player, one in hall.floor.bags.items()} == {"p1": "17", "p0": "71"}
    again = hall.floor.number
    hall.ask(BeginDay("boss", "all are here"))
    hall.confirm_all()
    opened = hall.refused(TakeBackLive(by="floor", why="too late", number=again))
    assert (opened.code, opened.arguments["by"]) == ("live-changed-since", "floor")


@pytest.mark.clause("PF-3.2")
def test_chips_that_were_raced_off_and_turn_up_are_exchanged_for_whole_ones_and_the_rest_is_lost() -> None:
    hall = Hall("pokerstars-live-fi").started(6)
    hall.ask(ChangeChips(by="floor", why="hidden", player="p0", what="confiscated", chips=500))
    found = ChangeChips(by="floor", why="in the rack", player="p1", what="found", chips=275, old=25, new=100)
    hall.ask(found)
    table = hall.floor.tables[1]
    assert table.seats[table.seat_of("p1")].stack == 1_200, "two of 100, and 75 is lost"
    assert hall.floor.removed == 300 and "PF-3.2" in hall.floor.acts[-1].clauses
    for wrong in ({"chips": 30}, {"new": 25}, {"new": 0}):
        assert hall.refused(replace(found, **wrong)).code == "not-worth-the-same"
    hall.ask(replace(found, chips=75))
    assert table.seats[table.seat_of("p1")].stack == 1_200, "nothing of it is a whole chip"
    hall.ask(replace(found, chips=100, old=0, new=0))
    assert table.seats[table.seat_of("p1")].stack == 1_300, "a chip that is in play is given back"


def test_where_the_book_leaves_found_chips_to_staff_what_they_say_counts() -> None:
    hall = Hall("casino-helsinki").started(6)
    hall.ask(ChangeChips(by="floor", why="hidden", player="p0", what="confiscated", chips=500))
    hall.ask(ChangeChips(by="floor", why="rack", player="p1", what="found", chips=75, old=25, new=100))
    table = hall.floor.tables[1]
    assert table.seats[table.seat_of("p1")].stack == 1_075 and hall.floor.removed == 425
