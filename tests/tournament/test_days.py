"""Tournaments of several days: how a day ends, what is bagged, and how the next one begins."""

import msgspec
import pytest

from cardroom.rules import Refused
from cardroom.table.events import HandStarted
from cardroom.table.model import commands
from cardroom.table.model.economy import Hold
from cardroom.tournament.play.day_events import (
    DayBegan,
    DayEnded,
    DayEnding,
    LastHandsDrawn,
    ShootoutRoundBegan,
)
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    CancelTournament,
    ChangeLevel,
    Disqualify,
    DrawLastHands,
    EndDay,
    PassTournamentTime,
    Register,
    RemovePlayer,
)
from cardroom.tournament.play.tournament_events import (
    FinalTableDrawn,
    LevelBegan,
    PlayerMoved,
    PlayerRemoved,
    StaffActed,
    TournamentStarted,
)
from cardroom.tournament.results import Paid
from cardroom.tournament.tournament_terms import (
    BreakAfter,
    ColourUp,
    Day,
    Shootout,
    TournamentTerms,
)
from tests.tournament.playing import HOUSES, World, played, terms

MINUTE_MS = 60_000
DAY_S = 86_400
TWO_DAYS = (Day(level=1), Day(begins_seconds=DAY_S))
ENDS = EndDay("boss", "the room closes")
BEGINS = BeginDay("boss", "all are here")


def world(name: str, players: int = 12, **changes: object) -> World:
    """A tournament of two days with levels of twenty minutes; it has begun."""
    return World(terms(name, **({"days": TWO_DAYS, "level_ms": 20 * MINUTE_MS} | changes))).started(players)


def pass_to(world: World, now_ms: int) -> None:
    """Let all that is due until then happen."""
    while (due_ms := world.tournament.due_ms()) is not None and due_ms <= now_ms:
        world.now_ms = max(world.now_ms, due_ms)
        world.decide(PassTournamentTime())
    world.now_ms = now_ms


def is_night(world: World) -> bool:
    return world.tournament.state.day == "night"


@pytest.mark.clause("PF-3.12")
def test_a_card_from_three_to_seven_says_how_many_hands_every_table_still_plays() -> None:
    drawn = set()
    for seed in range(24):
        one = World(terms("pokerstars-live-fi", days=TWO_DAYS, level_ms=20 * MINUTE_MS))
        one.steps = seed
        one.started(12)
        pass_to(one, 4 * MINUTE_MS)
        with pytest.raises(Refused) as refused:
            one.decide(DrawLastHands("boss", "time"))
        assert (refused.value.code, refused.value.clauses) == ("too-early", ("PF-3.12",))
        pass_to(one, 6 * MINUTE_MS)
        one.deal(1)  # in progress at table 1: it does not count
        one.steps += seed
        one.decide(DrawLastHands("boss", "time"))
        (told,) = one.told(LastHandsDrawn)
        drawn.add(told.hands)
        assert told.clauses == ("PF-3.12",)
        one.fold_out(1)
        if seed:
            continue
        # The clock stands: an hour later it is still level one, and no time ends the day.
        pass_to(one, 66 * MINUTE_MS)
        assert one.tournament.state.level == 1 and one.tournament.due_ms() is None
        for number in (1, 2):
            for _ in range(told.hands):
                assert not is_night(one)
                one.deal(number)
                one.fold_out(number)
            if number == 1:
                assert isinstance(one.tables[1].next_hand(one.now_ms), Hold), "exactly so many hands"
        assert is_night(one)
    assert drawn == {3, 4, 5, 6, 7}


def test_without_staff_the_last_hands_are_drawn_at_the_last_moment_that_the_house_allows() -> None:
    one = world("pokerstars-live-fi")
    pass_to(one, 15 * MINUTE_MS - 1)
    assert not one.told(LastHandsDrawn)
    pass_to(one, 15 * MINUTE_MS)
    assert [told.at_ms for told in one.told(LastHandsDrawn)] == [15 * MINUTE_MS]
    with pytest.raises(Refused) as refused:
        one.decide(DrawLastHands("boss", "time"))
    assert refused.value.code == "day-ending"


def test_the_clock_asks_for_no_end_of_a_day_once_all_who_are_left_have_the_same() -> None:
    days = (Day(seconds=900), Day())
    one = World(terms("casino-helsinki", seats=3, days=days, level_ms=60 * MINUTE_MS, even_prizes=5)).started(
        6
    )
    one.deal(2)
    one.knock_out(*one.players_at(1)[:2])
    assert one.tournament.state.ending and not one.tournament.is_over, "a hand is played yet"
    for minute in (10, 15, 20):
        one.now_ms = minute * MINUTE_MS
        one.decide(PassTournamentTime())
        due_ms = one.tournament.due_ms()
        assert due_ms is None or due_ms > one.now_ms, "or the room would ask again and again"
    while 2 in one.tables and one.tables[2].hand is not None:
        one.now_ms = max(one.now_ms, one.tables[2].due_at_ms() or 0)
        one.table_decides(2, commands.PassTime())
    assert one.tournament.is_over and not one.told(DayEnding)


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh"])
def test_houses_that_draw_no_card_end_the_day_behind_its_last_level(name: str) -> None:
    one = world(name)
    pass_to(one, 20 * MINUTE_MS - 1)
    one.deal(1)
    pass_to(one, 20 * MINUTE_MS)
    assert one.told(DayEnding) and not is_night(one), "the hand in progress is played"
    with pytest.raises(Refused) as refused:
        one.decide(DrawLastHands("boss", "time"))
    assert refused.value.code in ("no-last-hands", "day-ending")
    one.fold_out(1)
    assert is_night(one) and one.tournament.state.level == 1


def test_all_chips_are_bagged_counted_and_on_the_tables_again_the_next_day() -> None:
    one = world("casino-kruh", 13)
    one.knock_out(one.players_at(1)[0], one.players_at(1)[1])
    issued = one.tournament.state.issued
    before = {seat.player: seat.stack for table in one.tables.values() for seat in table.seats.values()}
    pass_to(one, 20 * MINUTE_MS)
    (ended,) = one.told(DayEnded)
    assert dict(ended.bags) == before and sum(before.values()) == issued == one.tournament.state.carried
    assert [chips for _, chips in ended.bags] == sorted(before.values(), reverse=True)
    assert (ended.day, ended.begins_ms) == (1, DAY_S * 1000) and not one.tables
    pass_to(one, DAY_S * 1000 - 1)
    assert not one.told(DayBegan)
    pass_to(one, DAY_S * 1000)
    (began,) = one.told(DayBegan)
    assert {player: chips for player, _, _, chips in began.seats} == before
    there = {seat.player: seat.stack for table in one.tables.values() for seat in table.seats.values()}
    assert there == before and one.tournament.state.seated == issued
    moved = {event.player: event for event in one.told(PlayerMoved) if event.why == "day"}
    assert {(player, one.to, one.seat) for player, one in moved.items()} == {row[:3] for row in began.seats}


@pytest.mark.clause("PN-L.1")
@pytest.mark.parametrize("name", ["pokerstars-live-no", "pokerstars-live-fi"])
def test_the_button_is_drawn_before_the_start_and_before_each_restart(name: str) -> None:
    buttons = set()
    for seed in range(25):
        one = World(terms(name, days=TWO_DAYS, level_ms=20 * MINUTE_MS))
        one.steps = 1_000 * seed
        one.started(12)
        one.decide(ENDS)
        one.decide(BEGINS)
        (start,), (restart,) = one.told(TournamentStarted), one.told(DayBegan)
        assert start.button in range(1, 7) and restart.button in range(1, 7)
        assert set(start.clauses) & {"PN-L.1", "PF-3.1"} and set(restart.clauses) & {"PN-L.1", "PF-3.1"}
        buttons.add((start.button, restart.button))
        one.deal(3)
        table = one.tables[3]
        taken = sorted(table.seats)
        assert table._state.last is not None
        nearest = max([seat for seat in taken if seat <= restart.button], default=taken[-1])
        assert table._state.last.dealer in (restart.button, nearest)
    assert len({restart for _, restart in buttons}) > 3, "each restart has a draw of its own"


@pytest.mark.clause("PN-L.1")
@pytest.mark.parametrize("name", ["pokerstars-live-no", "pokerstars-live-fi"])
def test_the_button_is_drawn_with_the_seats_of_the_final_table_and_of_a_new_round(name: str) -> None:
    finals = set()
    for seed in range(12):
        one = World(terms(name, seats=5))
        one.steps = 1_000 * seed
        one.started(6)
        one.knock_out(*one.players_at(2)[:2])
        [final] = one.told(FinalTableDrawn)
        assert set(final.clauses) & {"PN-L.1", "PF-3.1"}
        started = next(told for told in one.deal(final.table).events if isinstance(told, HandStarted))
        assert started.dealer == final.button, "all five seats are taken"
        finals.add(final.button)
    assert len(finals) > 2, "each has a draw of its own"
    rounds = set()
    for seed in range(12):
        one = World(terms(name, seats=3, shootout=Shootout()))
        one.steps = 1_000 * seed
        one.started(6)
        for number in (1, 2):
            winner, *losers = one.players_at(number)
            for loser in losers:
                one.knock_out(loser, winner)
        [began] = one.told(ShootoutRoundBegan)
        assert set(began.clauses) & {"PN-L.1", "PF-3.1"}
        rounds.add(began.button)
    assert len(rounds) > 1 and rounds <= {1, 2, 3}


def test_the_next_day_begins_with_the_next_level_and_its_full_length() -> None:
    one = world("casino-helsinki", days=(Day(level=2), Day()))
    pass_to(one, 47 * MINUTE_MS)
    assert is_night(one) and one.tournament.due_ms() is None, "staff say when"
    one.now_ms = 30 * DAY_S * 1000
    one.decide(BEGINS)
    assert one.tournament.state.level == 3
    assert one.told(LevelBegan)[-1] == LevelBegan(3, one.now_ms)
    assert one.tournament.state.levels_ms[3] == one.now_ms + 20 * MINUTE_MS
    assert one.tables[3].next_hand(one.now_ms) == one.terms.levels[2]


def test_a_day_by_time_goes_on_where_its_level_stood() -> None:
    one = world("casino-kruh", days=(Day(seconds=50 * 60), Day()))
    pass_to(one, 50 * MINUTE_MS)
    assert is_night(one) and one.tournament.state.level == 3
    one.now_ms = 5_000 * MINUTE_MS
    one.decide(BEGINS)
    assert one.tournament.state.level == 3
    assert one.tournament.state.levels_ms[3] == one.now_ms + 10 * MINUTE_MS, "ten minutes of it were left"


def test_staff_end_a_day_and_begin_the_next_with_who_and_why() -> None:
    one = world("casino-kruh")
    for command in (EndDay("boss", " "), BeginDay("", "now")):
        with pytest.raises(Refused) as refused:
            one.decide(command)
        assert refused.value.code == "no-reason"
    with pytest.raises(Refused) as refused:
        one.decide(BEGINS)
    assert refused.value.code == "day-not-over"
    pass_to(one, 5 * MINUTE_MS)
    one.decide(ENDS)
    assert is_night(one)
    for command in (ENDS, ChangeLevel("boss", "on", 3)):
        with pytest.raises(Refused) as refused:
            one.decide(command)
        assert refused.value.code == "between-days"
    one.now_ms = 100 * MINUTE_MS
    one.decide(BEGINS)
    assert [(told.act, told.by, told.reason) for told in one.told(StaffActed)] == [
        ("end_day", "boss", "the room closes"), ("begin_day", "boss", "all are here"),
    ]  # fmt: skip
    assert one.tournament.state.levels_ms[1] == 115 * MINUTE_MS, "fifteen minutes of the level were left"
    with pytest.raises(Refused) as refused:
        one.decide(ENDS)
    assert refused.value.code == "last-day"


def test_small_chips_are_raced_when_the_next_day_begins_and_its_break_is_the_night() -> None:
    changes = {"colour_ups": (ColourUp(1, 5, 25),), "breaks": (BreakAfter(1, 900),), "stack": 810}
    one = world("casino-kruh", **changes)
    pass_to(one, 20 * MINUTE_MS)
    assert is_night(one) and one.tournament.state.issued == 12 * 810
    one.now_ms = 60 * MINUTE_MS
    one.decide(BEGINS)
    state = one.tournament.state
    assert state.pause == "" and state.level == 2
    assert all(chips % 25 == 0 for table in state.tables.values() for chips in table.players.values())


def test_who_is_sent_out_overnight_leaves_with_the_bag() -> None:
    one = world("casino-kruh")
    one.decide(ENDS)
    one.decide(RemovePlayer("boss", "abuse", "C"))
    (told,) = one.told(PlayerRemoved)
    assert (told.player, told.chips, told.left) == ("C", one.terms.stack, 11)
    one.decide(Disqualify("boss", "cheating", "D"))
    assert one.tournament.state.issued == 10 * one.terms.stack == one.tournament.state.carried
    one.decide(BEGINS)
    assert sum(one.sizes) == 10 and not {"C", "D"} & {row[0] for row in one.told(DayBegan)[0].seats}


def test_who_enters_overnight_has_a_bag_with_a_full_stack() -> None:
    one = world("casino-helsinki", late_levels=1)
    pass_to(one, 20 * MINUTE_MS)
    one.decide(Register("Z", 99))
    assert one.tournament.state.bags["Z"].chips == one.terms.stack
    one.decide(BEGINS)
    assert sum(one.sizes) == 13 and one.tournament.state.closed, "entries end as the next level begins"


def test_a_tournament_cancelled_overnight_pays_by_what_is_in_the_bags() -> None:
    one = world("casino-kruh")
    one.knock_out(one.players_at(1)[0], one.players_at(1)[1])
    one.decide(ENDS)
    dry = one.tournament.cancellation()
    one.decide(CancelTournament("boss", "fire"))
    assert one.tournament.is_over and one.tournament.state.issued == one.tournament.state.carried == 0
    assert sum(movement.cents for movement in one.money if isinstance(movement, Paid)) == sum(
        row.cents for row in dry.rows
    )
    assert len(dry.rows) == 11


@pytest.mark.parametrize("name", HOUSES)
def test_a_tournament_read_back_overnight_goes_on_as_it_was(name: str) -> None:
    one, again = world(name), world(name)
    for each in (one, again):
        pass_to(each, 3 * MINUTE_MS)
        each.decide(ENDS)
    read = Tournament(again.terms, again.book)
    read.load(msgspec.json.decode(msgspec.json.encode(again.tournament.dump())))
    again.tournament = read
    for each in (one, again):
        pass_to(each, DAY_S * 1000)
    assert one.tournament.dump() == again.tournament.dump() and one.told(DayBegan) == again.told(DayBegan)


@pytest.mark.parametrize("name", HOUSES)
def test_three_days_are_played_to_the_last_prize(name: str) -> None:
    days = (Day(level=2), Day(level=4, begins_seconds=DAY_S), Day(begins_seconds=2 * DAY_S))
    found = played(name, 30, 3, stack=1_500, days=days)
    assert [told.day for told in found.events if isinstance(told, DayEnded)] in ([1], [1, 2])
    assert sum(one.prize for one in found.finished) == 30_000 and len(found.finished) == 30


WRONG = {
    "one day": {"days": (Day(),)},
    "the last day ends": {"days": (Day(level=1), Day(level=2))},
    "no end": {"days": (Day(), Day())},
    "two ends": {"days": (Day(level=1, seconds=5), Day())},
    "levels fall": {"days": (Day(level=3), Day(level=2), Day())},
    "no such level": {"days": (Day(level=99), Day())},
    "an earlier begin": {"days": (Day(level=1), Day(level=2, begins_seconds=50), Day(begins_seconds=50))},
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG)
def test_days_that_do_not_fit_together_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        Tournament(terms("casino-kruh", **changes), World(terms("casino-kruh")).book)
    assert refused.value.code == "bad-days"


def test_terms_of_before_have_one_day() -> None:
    assert TournamentTerms("t", "T", "casino-kruh", "g", 6, 100, ()).days == ()
