"""Starting flights: several first days, whose survivors meet on the second with the chips that they have bagged."""

from collections.abc import Callable

import pytest

from cardroom.rules import Refused
from cardroom.tournament.play.day_events import DayBegan, DayEnded, StackDropped
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    CancelTournament,
    EndDay,
    Register,
    StartTournament,
)
from cardroom.tournament.play.tournament_events import (
    EntriesClosed,
    LevelBegan,
    PlayerOut,
    Registered,
)
from cardroom.tournament.results import Paid
from cardroom.tournament.tournament_terms import AddOn, Day, Flight
from tests.tournament.playing import HOUSES, World, played, terms
from tests.tournament.test_days import MINUTE_MS, pass_to

DAY_S = 86_400
HOUR_MS = 60 * MINUTE_MS
TERMS = {
    "days": (Day(level=2), Day(begins_seconds=2 * DAY_S)),
    "flights": (Flight("1A"), Flight("1B", DAY_S)),
    "level_ms": 20 * MINUTE_MS,
    "late_levels": 1,
    "re_entries": 1,
}
FIRST, SECOND = "ABCDEF", "GHIJKL"
BEGINS = BeginDay("boss", "all are here")


def world(name: str = "casino-helsinki", **changes: object) -> World:
    """Two flights of six players, the first of which has begun."""
    one = World(terms(name, **(TERMS | changes)))
    for flight, players in ((1, FIRST), (2, SECOND)):
        for player in players:
            one.decide(Register(player, ord(player), flight=flight))
    one.decide(StartTournament())
    return one


def to_second_flight(one: World) -> World:
    pass_to(one, DAY_S * 1000)
    return one


def test_each_flight_is_played_by_who_has_entered_it_from_the_first_level_on() -> None:
    one = world()
    assert sorted(one.players_at(1)) == list(FIRST)
    assert [(told.player, told.flight) for told in one.told(Registered)] == [(p, 1) for p in FIRST] + [
        (p, 2) for p in SECOND
    ]
    to_second_flight(one)
    assert sorted(row[0] for row in one.told(DayBegan)[0].seats) == list(SECOND)
    assert one.tournament.state.level == 1 and one.told(LevelBegan)[-1] == LevelBegan(1, DAY_S * 1000)
    assert {chips for *_, chips in one.told(DayBegan)[0].seats} == {one.terms.stack}


def test_survivors_meet_on_the_next_day_with_the_chips_that_they_bagged() -> None:
    one = world()
    one.knock_out("A", "B")
    to_second_flight(one)
    one.knock_out("G", "H")
    pass_to(one, 2 * DAY_S * 1000)
    bags = [dict(told.bags) for told in one.told(DayEnded)]
    assert (
        min(bags[0]["B"], bags[1]["H"]) >= 2 * one.terms.stack
        and sum(bags[0].values()) == 6 * one.terms.stack
    )
    meeting = one.told(DayBegan)[1]
    assert {row[0]: row[3] for row in meeting.seats} == bags[0] | bags[1]
    assert (meeting.day, meeting.flight) == (2, 0)
    assert one.tournament.state.level == 3, "the level behind the flights' last one"
    assert one.tournament.state.levels_ms[3] == 2 * DAY_S * 1000 + 20 * MINUTE_MS


def test_nobody_has_a_place_before_the_last_flight_is_closed() -> None:
    one = world()
    one.knock_out("A", "B")
    assert not one.finished and one.tournament.state.left == 11
    to_second_flight(one)
    one.knock_out("G", "H")
    assert not one.finished and not one.told(EntriesClosed)
    pass_to(one, DAY_S * 1000 + 20 * MINUTE_MS)
    assert one.told(EntriesClosed)[0].entries == 12
    places = {finished.player: finished.place for finished in one.finished}
    assert places == {"A": 12, "G": 11}, "who went out in the first flight went out before"


def test_late_entries_of_a_flight_end_with_its_level_and_go_to_the_next() -> None:
    one = world()
    pass_to(one, 10 * MINUTE_MS)
    one.decide(Register("Y", 1))
    pass_to(one, 21 * MINUTE_MS)
    one.decide(Register("Z", 2))
    assert [(told.player, told.flight) for told in one.told(Registered)][-2:] == [("Y", 1), ("Z", 2)]
    with pytest.raises(Refused) as refused:
        one.decide(Register("X", 3, flight=1))
    assert refused.value.code == "flight-closed"
    to_second_flight(one)
    assert "Z" in {row[0] for row in one.told(DayBegan)[0].seats}


@pytest.mark.parametrize("wish", [3, 99, -1])
def test_a_flight_that_there_is_not_is_refused(wish: int) -> None:
    one = world()
    before = one.tournament.dump()
    with pytest.raises(Refused) as refused:
        one.decide(Register("Z", 2, flight=wish))
    assert refused.value.code == "flight-closed" and one.tournament.dump() == before


def test_who_goes_out_enters_the_next_flight_as_a_re_entry() -> None:
    one = world()
    one.knock_out("A", "B")
    one.decide(Register("A", 1, flight=2))
    assert one.told(Registered)[-1] == Registered("A", 2, 2)
    to_second_flight(one)
    assert "A" in {row[0] for row in one.told(DayBegan)[0].seats}
    with pytest.raises(Refused) as refused:
        world("casino-kruh").decide(Register("A", 1, flight=2))
    assert refused.value.code == "entered-already"


def test_a_player_with_a_stack_enters_no_other_flight_where_one_entry_survives() -> None:
    one = world()
    pass_to(one, 60 * MINUTE_MS)
    assert "B" in one.tournament.state.bags
    with pytest.raises(Refused) as refused:
        one.decide(Register("B", 1))
    assert refused.value.code == "entered-already"


def best(happens: Callable[[World], None]) -> World:
    """The best of two stacks: B survives the first flight, plays the second too, and something happens there."""
    one = world(best_stack=True, seats=8)
    one.knock_out("A", "B")
    pass_to(one, 60 * MINUTE_MS)
    one.decide(Register("B", 1))
    assert one.tournament.state.left == 11, "the same player"
    to_second_flight(one)
    happens(one)
    pass_to(one, DAY_S * 1000 + 40 * MINUTE_MS)
    return one


def test_the_larger_of_two_stacks_goes_on_and_the_other_leaves_play() -> None:
    one = best(lambda one: None)
    stack, (first, second) = one.terms.stack, [dict(told.bags) for told in one.told(DayEnded)]
    assert first["B"] >= 2 * stack > second["B"] == stack
    assert one.told(StackDropped) == [StackDropped("B", stack, first["B"])]
    assert one.tournament.state.bags["B"].chips == first["B"]
    assert one.tournament.state.issued == 13 * stack - stack

    def wins(one: World) -> None:
        for loser in ("G", "H"):
            one.knock_out(loser, "B")

    one = best(wins)
    first, second = [dict(told.bags) for told in one.told(DayEnded)]
    assert second["B"] >= 3 * stack > first["B"]
    assert one.told(StackDropped) == [StackDropped("B", first["B"], second["B"])]
    assert one.tournament.state.bags["B"].chips == second["B"]


def test_who_loses_the_second_stack_goes_on_with_the_first() -> None:
    one = best(lambda one: one.knock_out("B", "G"))
    first = dict(one.told(DayEnded)[0].bags)["B"]
    assert one.told(StackDropped) == [StackDropped("B", 0, first)]
    assert [told.player for told in one.told(PlayerOut)] == ["A"] and one.tournament.state.left == 11
    pass_to(one, 2 * DAY_S * 1000)
    assert ("B", first) in {(row[0], row[3]) for row in one.told(DayBegan)[-1].seats}


def test_a_flight_with_one_player_left_is_over() -> None:
    one = world(late_levels=0)
    for loser in "ABCDE":
        one.knock_out(loser, "F")
    assert one.tournament.state.day == "night" and dict(one.told(DayEnded)[0].bags) == {
        "F": 6 * one.terms.stack
    }
    assert not one.tournament.is_over


def test_a_flight_that_nobody_has_entered_passes() -> None:
    one = World(terms("casino-kruh", **(TERMS | {"late_levels": 0})))
    for player in FIRST:
        one.decide(Register(player, ord(player), flight=1))
    one.decide(StartTournament())
    to_second_flight(one)
    assert [told.bags for told in one.told(DayEnded)][1] == ()
    pass_to(one, 2 * DAY_S * 1000)
    assert sum(one.sizes) == 6


def test_staff_end_a_flight_early_and_the_next_day_has_its_own_level() -> None:
    one = world()
    one.decide(EndDay("boss", "late"))
    to_second_flight(one)
    one.decide(EndDay("boss", "late"))
    one.decide(BEGINS)
    assert one.tournament.state.level == 3


def test_who_has_yet_to_play_a_flight_shares_in_a_cancellation() -> None:
    one = world("casino-kruh")
    dry = one.tournament.cancellation()
    one.decide(CancelTournament("boss", "fire"))
    paid = {movement.player for movement in one.money if isinstance(movement, Paid)}
    assert paid == {row.player for row in dry.rows} == set(FIRST + SECOND)


@pytest.mark.clause("CO-53b", "CO-53a")
def test_who_has_a_bag_and_a_stack_in_play_shares_in_a_cancellation_by_both() -> None:
    one = world("casinohuone", best_stack=True, game="holdem", fee=100)
    one.knock_out("A", "B")
    pass_to(one, 60 * MINUTE_MS)
    one.decide(Register("B", 1))
    stack, first = one.terms.stack, one.tournament.state.bags["B"].chips

    def shares() -> dict[str, int]:
        rows = one.tournament.cancellation().rows
        return {row.player: row.cents for row in rows if row.reason == "pool_share"}

    def expected(chips: int) -> int:
        """Half of the pool equally, half by chips: 13 entries of 1,000, 11 players, 12 stacks and one that was won."""
        pool, total = 13_000, 13 * stack
        return round(pool / 2 / 11 + pool / 2 * chips / total)

    assert abs(shares()["B"] - expected(first + stack)) <= 1, (
        "the second stack is paid for and not in play yet"
    )
    to_second_flight(one)
    assert abs(shares()["B"] - expected(first + stack)) <= 1, "one in a bag, one at a table"
    one.knock_out(next(player for player in one.players_at(one.table_of("B")) if player != "B"), "B")
    held = one.tables[one.table_of("B")].seat_of("B")
    assert held is not None and held.stack > stack
    rows = one.tournament.cancellation().rows
    total = sum(row.cents for row in rows if row.reason == "pool_share")
    assert total == 13_000 and shares()["B"] > expected(first + stack)
    assert [row.cents for row in rows if (row.player, row.reason) == ("B", "fee_back")] == [200], (
        "of both entries"
    )
    one.decide(CancelTournament("boss", "fire"))
    assert one.tournament.state.money.escrow == one.tournament.state.issued == 0


@pytest.mark.parametrize("name", HOUSES)
def test_flights_are_played_to_the_last_prize(name: str) -> None:
    changes = {name: value for name, value in TERMS.items() if name != "level_ms"}
    found = played(name, 36, 5, stack=1_500, **changes)
    assert [(told.day, told.flight) for told in found.events if isinstance(told, DayEnded)] == [
        (1, 1),
        (1, 2),
    ]
    assert len(found.finished) == 36 and sum(one.prize for one in found.finished) == 36_000


WRONG = {
    "one flight": {"flights": (Flight("1A"),)},
    "no second day": {"days": ()},
    "a day by time": {"days": (Day(seconds=60), Day())},
    "an add-on": {"add_on": AddOn(100, 100)},
    "an earlier begin": {"flights": (Flight("1A"), Flight("1B", 3 * DAY_S))},
    "the first begins later": {"flights": (Flight("1A", 1), Flight("1B", 2))},
    "the best stack and bounties": {"best_stack": True, "bounty": 100},
    "the best stack without re-entries": {"best_stack": True, "re_entries": 0},
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG)
def test_flights_that_do_not_fit_together_are_refused(changes: dict[str, object]) -> None:
    wrong = terms("casino-helsinki", **(TERMS | changes))
    with pytest.raises(Refused) as refused:
        Tournament(wrong, World(terms("casino-helsinki")).book)
    assert refused.value.code == "bad-days"


@pytest.mark.parametrize("begins_ms", [2 * HOUR_MS, 3 * HOUR_MS, 4 * HOUR_MS])
def test_a_first_flight_that_begins_early_or_late_moves_no_other_flight(begins_ms: int) -> None:
    one = World(terms("casinohuone", **(TERMS | {"starts_ms": 3 * HOUR_MS})))
    for flight, players in ((1, FIRST), (2, SECOND)):
        for player in players:
            one.decide(Register(player, ord(player), flight=flight))
    one.now_ms = begins_ms
    one.decide(StartTournament("boss", "all are here"))
    one.decide(EndDay("boss", "enough"))
    assert one.tournament.next_day_ms() == 3 * HOUR_MS + DAY_S * 1000, "as it was announced"
    pass_to(one, 3 * HOUR_MS + DAY_S * 1000 - 1)
    assert one.tournament.state.day == "night"
    pass_to(one, 3 * HOUR_MS + DAY_S * 1000)
    assert one.tournament.state.session == 1
