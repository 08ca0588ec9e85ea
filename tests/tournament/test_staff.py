"""What staff do in a running tournament: each act is told with who did it and why, and none goes backwards."""

from typing import Any

import msgspec
import pytest

from cardroom.rules import Refused
from cardroom.table.model.economy import Hold
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.tournament_commands import (
    AddTime,
    ChangeBreakingOrder,
    ChangeEntries,
    ChangeLevel,
    ChangeLevels,
    ChangeStart,
    EndBreak,
    MovePlayer,
    PassTournamentTime,
    PauseTournament,
    Register,
    RemovePlayer,
    ResumeTournament,
    StaffCommand,
)
from cardroom.tournament.play.tournament_events import (
    BreakEnded,
    EntriesClosed,
    LevelBegan,
    PlayerMoved,
    PlayerRemoved,
    StaffActed,
    TableBroken,
    TournamentPaused,
    TournamentResumed,
    TournamentStarted,
)
from cardroom.tournament.tournament_terms import BreakAfter
from tests.tournament.playing import HOUSES, World, terms

MINUTE_MS = 60_000
WHY = ("Kari", "a fire alarm")


def running(name: str = "casino-helsinki", players: int = 8, **changes: Any) -> World:
    """A tournament with levels of ten minutes at tables of five."""
    return World(terms(name, **({"seats": 5, "level_ms": 10 * MINUTE_MS} | changes))).started(players)


def refused(world: World, command: StaffCommand) -> str:
    """Why a command is refused; nothing has changed then."""
    before = world.tournament.dump()
    with pytest.raises(Refused) as why:
        world.decide(command)
    assert world.tournament.dump() == before
    return why.value.code


def check_told(world: World, command: StaffCommand) -> StaffActed:
    """What staff did is told as the last act, with who and why."""
    acted = world.told(StaffActed)[-1]
    assert (acted.act, acted.by, acted.reason) == (command.__struct_config__.tag, *WHY)
    assert acted.at_ms == world.now_ms
    return acted


def test_nothing_is_done_without_a_reason() -> None:
    world = running()
    one = world.players_at(1)[0]
    for command in (
        PauseTournament("Kari", " "), ResumeTournament("Kari", ""), AddTime("", "late", 60), ChangeLevel("", "late", 2),
        ChangeLevels("Kari", "", world.terms.levels), ChangeEntries("Kari", "", 1), ChangeStart("Kari", "", 5),
        ChangeBreakingOrder("Kari", "", (1, 2)), MovePlayer("Kari", "", one, 2), RemovePlayer("Kari", "", one),
    ):  # fmt: skip
        assert refused(world, command) == "no-reason"


def test_a_stop_waits_for_the_hands_and_the_clock_stands_until_play_goes_on() -> None:
    world = running()
    assert refused(world, ResumeTournament(*WHY)) == "not-paused"
    world.now_ms = 9 * MINUTE_MS
    world.deal(1)
    world.decide(PauseTournament(*WHY))
    check_told(world, PauseTournament(*WHY))
    assert refused(world, PauseTournament(*WHY)) == "paused-already"
    assert isinstance(world.tables[2].next_hand(world.now_ms), Hold) and not world.told(TournamentPaused)
    world.now_ms += 1_000
    world.fold_out(1)
    assert world.told(TournamentPaused)[0].at_ms == world.now_ms and world.tournament.due_ms() is None
    world.now_ms = 40 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert len(world.told(LevelBegan)) == 1 and not world.tables[1].ready_to_deal(world.now_ms)
    world.decide(ResumeTournament(*WHY))
    assert world.told(TournamentResumed) and all(t.ready_to_deal(world.now_ms) for t in world.tables.values())
    assert world.tournament.due_ms() == 40 * MINUTE_MS + MINUTE_MS - 1_000, (
        "what was left of the level is left"
    )
    stakes = world.tables[1].next_hand(world.now_ms)
    assert isinstance(stakes, Stakes) and stakes.level == 1


def test_staff_end_a_break_and_what_follows_begins_so_much_earlier() -> None:
    world = running(breaks=(BreakAfter(1, 300), BreakAfter(2, 600)))
    assert refused(world, EndBreak(*WHY)) == "no-break"
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert refused(world, EndBreak("Kari", " ")) == "no-reason"
    world.now_ms += 59_999
    assert refused(world, EndBreak(*WHY)) == "break-too-short"
    assert world.tournament.break_least_ms == world.now_ms + 1, "from when on the director is offered it"
    world.now_ms = 12 * MINUTE_MS
    world.decide(EndBreak(*WHY))
    state = world.tournament.state
    assert [one.at_ms for one in world.told(BreakEnded)] == [12 * MINUTE_MS] and state.pause == ""
    assert (state.level, state.levels_ms[1:3]) == (2, (12 * MINUTE_MS, 22 * MINUTE_MS))
    assert state.pause_ms == 22 * MINUTE_MS, "the next break is where its level ends"
    assert all(t.ready_to_deal(world.now_ms) for t in world.tables.values())
    assert refused(world, EndBreak(*WHY)) == "no-break"
    world.now_ms = 15 * MINUTE_MS  # when the break would have ended
    world.decide(PassTournamentTime())
    assert len(world.told(BreakEnded)) == 1


def test_a_break_that_is_ended_while_staff_have_stopped_the_clock_ends_and_the_clock_stands_on() -> None:
    world = running(breaks=(BreakAfter(1, 300),))
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.decide(PauseTournament(*WHY))
    world.now_ms = 12 * MINUTE_MS
    world.decide(EndBreak(*WHY))
    assert not world.tables[1].ready_to_deal(world.now_ms)
    world.now_ms = 18 * MINUTE_MS
    world.decide(ResumeTournament(*WHY))
    assert world.tournament.state.levels_ms[2] == 28 * MINUTE_MS, "the break to 12:00, the stop to 18:00"


def test_a_stop_over_a_break_counts_once() -> None:
    world = running(breaks=(BreakAfter(1, 300),))
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.decide(PauseTournament(*WHY))
    world.now_ms = 15 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.now_ms = 18 * MINUTE_MS
    world.decide(ResumeTournament(*WHY))
    assert world.tournament.state.levels_ms[2] == 28 * MINUTE_MS, "the break to 15:00, the stop to 18:00"
    assert world.tables[1].ready_to_deal(world.now_ms)


def test_a_stop_while_a_break_waits_for_a_hand_counts_from_the_end_of_the_level() -> None:
    world = running(breaks=(BreakAfter(1, 300),))
    world.now_ms = 10 * MINUTE_MS - 1_000
    world.deal(1)
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.decide(PauseTournament(*WHY))
    world.now_ms += 5_000
    world.fold_out(1)
    world.now_ms = 12 * MINUTE_MS
    world.decide(ResumeTournament(*WHY))
    assert world.tournament.state.levels_ms[2] == 27 * MINUTE_MS, (
        "two minutes of the stop, then the break of five"
    )


def test_a_stop_long_before_a_break_puts_everything_off_by_as_much_as_it_lasts() -> None:
    world = running(breaks=(BreakAfter(1, 300),))
    world.now_ms = 5 * MINUTE_MS
    world.decide(PauseTournament(*WHY))
    world.now_ms = 7 * MINUTE_MS
    world.decide(ResumeTournament(*WHY))
    state = world.tournament.state
    assert (state.levels_ms[1], state.pause_ms) == (12 * MINUTE_MS, 12 * MINUTE_MS)


def test_a_level_lasts_longer() -> None:
    world = running()
    world.now_ms = 4 * MINUTE_MS
    world.decide(AddTime(*WHY, 120))
    assert check_told(world, AddTime(*WHY, 120)).amount == 120
    assert world.tournament.due_ms() == 12 * MINUTE_MS
    first = world.tables[1].next_hand(12 * MINUTE_MS - 1)
    assert isinstance(first, Stakes) and first.level == 1, "the tables know"
    assert (
        refused(world, AddTime(*WHY, 0)) == "wrong-time"
        and refused(world, AddTime(*WHY, 86_401)) == "wrong-time"
    )
    by_hands = World(terms("casino-helsinki", seats=5)).started(8)
    assert refused(by_hands, AddTime(*WHY, 60)) == "levels-by-hands"


@pytest.mark.parametrize("by_hands", [False, True])
def test_a_later_level_begins_and_an_earlier_one_never(by_hands: bool) -> None:
    world = World(terms("casino-helsinki", seats=5)).started(8) if by_hands else running()
    world.now_ms = 4 * MINUTE_MS
    world.decide(ChangeLevel(*WHY, 3))
    assert check_told(world, ChangeLevel(*WHY, 3)).amount == 3
    assert [event.level for event in world.told(LevelBegan)] == [1, 2, 3]
    stakes = world.tables[2].next_hand(world.now_ms)
    assert isinstance(stakes, Stakes) and stakes.level == 3
    if not by_hands:
        assert world.tournament.due_ms() == 14 * MINUTE_MS
    for level in (3, 2, 1, 0, -1):
        assert refused(world, ChangeLevel(*WHY, level)) == "level-passed"
    assert refused(world, ChangeLevel(*WHY, 1 + len(world.terms.levels))) == "no-such-level"
    world.deal(1)
    world.fold_out(1)
    assert world.tournament.state.level == 3


def test_levels_to_come_are_changed_and_those_that_have_begun_are_not() -> None:
    world = running()
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    begun = world.terms.levels[:2]
    steeper = (*begun, Stakes(small_blind=5_000, big_blind=10_000, level=3))
    assert refused(world, ChangeLevels(*WHY, world.terms.levels[1:])) == "level-passed"
    assert (
        refused(world, ChangeLevels(*WHY, (*begun, Stakes(small_blind=1, big_blind=2, level=3))))
        == "levels-fall"
    )
    assert (
        refused(world, ChangeLevels(*WHY, (*begun, Stakes(ante=10_000_000, level=3)))) == "no-levels-for-game"
    )
    world.decide(ChangeLevels(*WHY, steeper, 5 * MINUTE_MS))
    check_told(world, ChangeLevels(*WHY, steeper))
    assert world.tournament.due_ms() == 20 * MINUTE_MS, "the level that holds lasts as long as it did"
    world.now_ms = 20 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.deal(1)
    hand = world.tables[1]._state.hand
    assert hand is not None and world.tables[1]._state.stakes.big_blind == 10_000


def test_entries_stay_open_longer_or_close_now() -> None:
    world = running(late_levels=1)
    world.decide(ChangeEntries(*WHY, 2))
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    world.decide(Register("late", 1))
    assert not world.told(EntriesClosed)
    assert refused(world, ChangeEntries(*WHY, 1)) == "level-passed"
    assert refused(world, ChangeEntries(*WHY, 99)) == "no-such-level"
    world.decide(ChangeEntries(*WHY, 0))
    assert world.told(EntriesClosed)[0].entries == 9
    assert refused(world, ChangeEntries(*WHY, 3)) == "entries-closed"


def test_the_start_is_put_off() -> None:
    world = World(terms("casinohuone", starts_ms=5 * MINUTE_MS))
    for number in range(6):
        world.decide(Register(f"P{number}", number))
    assert refused(world, ChangeStart(*WHY, 0)) == "time-is-past"
    world.decide(ChangeStart(*WHY, 9 * MINUTE_MS))
    world.now_ms = 5 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert not world.told(TournamentStarted) and world.tournament.due_ms() == 9 * MINUTE_MS
    world.now_ms = 9 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert world.told(TournamentStarted)
    assert refused(world, ChangeStart(*WHY, 99 * MINUTE_MS)) == "begun-already"


def test_staff_say_which_table_is_broken_next() -> None:
    world = running(players=11)
    assert refused(world, ChangeBreakingOrder(*WHY, (1, 2))) == "not-these-tables"
    world.decide(ChangeBreakingOrder(*WHY, (2, 1, 3)))
    assert set(check_told(world, ChangeBreakingOrder(*WHY, (2, 1, 3))).clauses) == {"CH-8.47", "CH-8.48"}
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    assert [event.table for event in world.told(TableBroken)] == [2]


def test_staff_move_a_player_when_the_hand_is_over() -> None:
    world = running(players=9)
    one = world.players_at(1)[0]
    free = next(seat for seat in range(1, 6) if seat not in world.tables[2].seats)
    world.deal(1)
    world.decide(MovePlayer(*WHY, one, 2, free))
    assert world.table_of(one) == 1, "the hand is played out"
    world.fold_out(1)
    seat = world.tables[2].seat_of(one)
    assert seat is not None and seat.number == free and world.told(PlayerMoved)[-1].why == "staff"
    assert check_told(world, MovePlayer(*WHY, one, 2, free)).player == one
    assert all(table.ready_to_deal(0) for table in world.tables.values())


def test_a_player_is_moved_to_another_seat_of_the_same_table() -> None:
    world = running(players=8)
    table = world.tables[1]
    one = world.players_at(1)[0]
    free = next(seat for seat in range(1, 6) if seat not in table.seats)
    world.decide(MovePlayer(*WHY, one, 1, free))
    seat = table.seat_of(one)
    assert seat is not None and seat.number == free and world.sizes == [4, 4] and table.ready_to_deal(0)
    other = world.players_at(1)[0]
    taken = next(number for number, seat in table.seats.items() if seat.player != other)
    world.decide(MovePlayer(*WHY, other, 1, taken))
    assert world.table_of(other) == 1, "where the seat is taken there is another"


def test_a_move_is_refused_that_somebody_would_have_to_make_good() -> None:
    world = running(players=10)
    one = world.players_at(1)[0]
    assert refused(world, MovePlayer(*WHY, one, 2)) == "table-full"
    assert refused(world, MovePlayer(*WHY, one, 7)) == "no-table"
    assert refused(world, MovePlayer(*WHY, one, 1)) == "no-such-seat"
    assert refused(world, MovePlayer(*WHY, one, 2, 9)) == "no-such-seat"
    assert refused(world, MovePlayer(*WHY, "nobody", 2)) == "not-in-it"
    world = running(players=8)
    assert refused(world, MovePlayer(*WHY, world.players_at(1)[0], 2)) == "tables-uneven"


@pytest.mark.clause("CH-8.51", "PF-6.9.5")
@pytest.mark.parametrize("name", HOUSES)
def test_who_is_removed_has_the_place_of_the_moment_and_the_chips_leave_play(name: str) -> None:
    world = World(terms(name, seats=5)).started(10)
    one = world.players_at(1)[0]
    pool, stack = world.tournament.prize_pool(), world.terms.stack
    world.deal(1)
    world.decide(RemovePlayer(*WHY, one))
    assert world.table_of(one) == 1
    world.fold_out(1)
    [removed] = world.told(PlayerRemoved)
    assert removed.player == one and removed.left == 9 and world.table_of(one) == 0
    state = world.tournament.state
    assert (
        state.issued == 10 * stack - removed.chips == state.seated and world.tournament.prize_pool() == pool
    )
    check_told(world, RemovePlayer(*WHY, one))
    for number in world.tables:
        world.now_ms += 1
        world.deal(number)
        world.fold_out(number)
    assert [(done.player, done.place) for done in world.finished] == [(one, 10)]
    assert refused(world, RemovePlayer(*WHY, one)) == "not-in-it"


def test_staff_acts_survive_reading_back() -> None:
    world = running(players=9)
    world.deal(1)
    world.decide(MovePlayer(*WHY, world.players_at(1)[0], 2))
    world.decide(PauseTournament(*WHY))
    dump = world.tournament.dump()
    again = type(world.tournament)(world.terms, world.book)
    again.load(msgspec.json.decode(msgspec.json.encode(dump)))
    assert again.dump() == dump
