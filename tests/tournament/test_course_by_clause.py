"""What a tournament takes over from any table or from its announcement, clause by clause."""

import itertools

import pytest

from cardroom.rules import Refused
from cardroom.table.events import AntePosted, BlindPosted, HoleDealt
from cardroom.table.model import commands
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.tournament_commands import PassTournamentTime, Register
from cardroom.tournament.play.tournament_events import (
    PlayerMoved,
    TableBroken,
    TournamentStarted,
)
from tests.tournament.playing import SitAndGo, World, begun, terms

MINUTE_MS = 60_000


@pytest.mark.clause("CO-26a", "CO-TT.3")
def test_it_starts_exactly_at_its_time_and_a_sit_and_go_when_its_seats_are_taken() -> None:
    world = World(terms("casinohuone", starts_ms=5 * MINUTE_MS))
    for number in range(6):
        world.decide(Register(f"P{number}", number))
    assert not world.told(TournamentStarted) and world.tournament.due_ms() == 5 * MINUTE_MS
    world.now_ms = 5 * MINUTE_MS - 1
    world.decide(PassTournamentTime())
    assert not world.told(TournamentStarted)
    world.now_ms += 1
    world.decide(PassTournamentTime())
    assert world.told(TournamentStarted)[0].at_ms == 5 * MINUTE_MS
    full = World(terms("casinohuone", seats=3, players=3, most=3))
    for number in range(3):
        assert not full.told(TournamentStarted)
        full.decide(Register(f"P{number}", number))
    assert full.told(TournamentStarted)


@pytest.mark.clause("CO-28b", "CO-28a", "CK-T.4")
@pytest.mark.parametrize("name", ["casinohuone", "casino-kruh"])
def test_who_is_not_there_has_a_seat_and_chips_and_is_decided_for_until_coming(name: str) -> None:
    world = begun(name, 3)
    assert sorted(seat.stack for seat in world.seats.values()) == [world.terms.stack] * 3
    world.table_decides(1, commands.Disconnect("B"))
    paid, number = 0, next(seat.number for seat in world.seats.values() if seat.player == "B")
    for _ in range(6):
        told = world.deal_at(world.now_ms).events
        paid += sum(one.amount for one in told if isinstance(one, BlindPosted) and one.seat == number)
        while world.table.hand is not None:
            turn = world.table.hand.turn
            assert turn is not None
            if world.seats[turn.seat].player == "B":
                world.now_ms = world.table.due_at_ms() or world.now_ms
                world.table_decides(1, commands.PassTime())
            else:
                world.act("call" if turn.call else "check")
    assert paid > 0, "blinds are paid"
    world.table_decides(1, commands.Reconnect("B"))
    world.table_decides(1, commands.SitIn("B"))
    world.deal_at(world.now_ms)
    assert world.table.hand is not None and "B" in [seat.player for seat in world.table.hand.players]


@pytest.mark.clause("CO-38a")
def test_chips_are_no_money() -> None:
    world = begun("casinohuone", 3, pool=900)
    with pytest.raises(Refused) as refused:
        world.table_decides(1, commands.LeaveTable("A"))
    assert refused.value.code == "not-in-a-tournament"
    one, other, third = world.players_at(1)
    world.knock_out(one, other)
    world.knock_out(third, other)
    assert sum(done.prize for done in world.finished) == 900 and world.tournament.state.issued == 0


@pytest.mark.clause("CO-42b")
def test_players_are_told_of_merging() -> None:
    world = World(terms("casinohuone", seats=4)).started(9)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    [broken] = world.told(TableBroken)
    moved = [event for event in world.told(PlayerMoved) if event.why == "break"]
    assert "CO-42b" in broken.clauses and len(moved) == 3
    assert all("CO-42b" in event.clauses and event.table == broken.table for event in moved)


def blinds_of(world: SitAndGo) -> tuple[str, str]:
    """Who posts the small and the big blind of the hand that runs; "" for nobody."""
    hand = world.table._state.hand
    assert hand is not None
    positions = hand.placing.positions
    small, big = [
        number and world.seats[number].player for number in (positions.small_blind, positions.big_blind)
    ]
    return small or "", big or ""


@pytest.mark.clause("CO-46a", "CO-46b")
def test_the_big_blind_passes_nobody_and_never_falls_twice_on_one() -> None:
    world = begun("casinohuone", 6, stack=3_000, levels=(Stakes(small_blind=10, big_blind=20, level=1),))
    had: list[str] = []
    for _ in range(5):
        world.deal()
        had.append(blinds_of(world)[1])
        world.fold_out()
    order = world.players_at(1)
    loser = order[(order.index(had[-1]) + 1) % 6]
    world.knock_out(loser, had[-1])
    had.append(loser)
    posted, big = "?", ""
    for _ in range(6):
        world.deal()
        small, big = blinds_of(world)
        posted = small if posted == "?" else posted
        had.append(big)
        world.fold_out()
    assert posted == "", "whose small blind it was is out: nobody posts it"
    assert all(before != after for before, after in itertools.pairwise(had)), "never twice in a row"
    assert had[:6] == [order[(order.index(had[0]) + step) % 6] for step in range(6)], "everybody once"
    left = [player for player in order if player != loser]
    first = left.index(had[6])
    assert had[6:11] == [left[(first + step) % 5] for step in range(5)], "and so on with those who are left"


@pytest.mark.clause("CO-48b", "CO-48c")
def test_who_loses_the_connection_has_more_time_and_is_then_checked_or_folded() -> None:
    world = begun("casinohuone", 3)
    world.deal()
    hand = world.table.hand
    assert hand is not None and hand.turn is not None
    player, due = world.seats[hand.turn.seat].player, world.table.due_at_ms()
    world.table_decides(1, commands.Disconnect(player))
    assert due is not None and (world.table.due_at_ms() or 0) >= due + 20_000
    world.now_ms = world.table.due_at_ms() or 0
    events = world.table_decides(1, commands.PassTime()).events
    assert any(getattr(event, "automatic", "") for event in events)


@pytest.mark.clause("CO-30")
def test_raises_are_not_limited() -> None:
    levels = (Stakes(small_blind=1, big_blind=2, level=1),)
    world = begun("casinohuone", 3, stack=400, levels=levels)
    world.deal()
    raises = 0
    while world.table.hand is not None and (turn := world.table.hand.turn) is not None and raises < 40:
        assert turn.min_raise_to is not None
        world.act("raise", turn.min_raise_to)
        raises += 1
    assert raises == 40, "with chips there is always another raise"


@pytest.mark.clause("CH-8.30", "CH-8.37", "CK-T.20")
@pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh"])
def test_a_stack_too_short_for_blind_and_ante_plays_for_what_there_is_the_blind_first(name: str) -> None:
    levels = (Stakes(small_blind=200, big_blind=400, ante=400, ante_for_all=True, level=1),)
    world = begun(name, 3, stack=600, levels=levels)
    events = world.deal().events
    [big] = [event for event in events if isinstance(event, BlindPosted) and event.amount == 400]
    antes = [event for event in events if isinstance(event, AntePosted)]
    assert [(ante.seat, ante.amount) for ante in antes] == [(big.seat, 200)], (
        "600 chips: 400 and what is left"
    )
    hand = world.table.hand
    assert hand is not None and big.seat in hand.index_of


@pytest.mark.clause("CH-8.29")
@pytest.mark.parametrize("for_all", [False, True])
def test_antes_of_later_levels_are_paid_by_each_or_by_the_big_blind_for_all(for_all: bool) -> None:
    ante = 300 if for_all else 100
    levels = (Stakes(50, 100, level=1), Stakes(100, 200, ante, ante_for_all=for_all, level=2))
    world = begun("casino-helsinki", 3, stack=20_000, levels=levels, level_hands=2)
    for _ in range(2):
        assert not [event for event in world.deal().events if isinstance(event, AntePosted)], (
            "not at the first level"
        )
        world.fold_out()
    for _ in range(2):
        events = world.deal().events
        antes = {event.seat: event.amount for event in events if isinstance(event, AntePosted)}
        [big] = [event.seat for event in events if isinstance(event, BlindPosted) and event.blind == "big"]
        assert antes == ({big: 300} if for_all else dict.fromkeys(world.table.seats, 100)), "in every hand"
        dealt = next(place for place, event in enumerate(events) if isinstance(event, HoleDealt))
        posted = [place for place, event in enumerate(events) if isinstance(event, AntePosted)]
        assert max(posted) < dealt, "before the deal"
        world.fold_out()


@pytest.mark.clause("CH-8.2")
def test_who_takes_part_has_entered_before_the_start_but_for_late_registration() -> None:
    late = World(terms("casino-helsinki", late_levels=1)).started(5)
    assert late.tournament.state.entries == 5, "those who entered before"
    late.decide(Register("late", 9))
    assert late.tournament.state.entries == 6
    world = World(terms("casino-helsinki")).started(5)
    with pytest.raises(Refused) as refused:
        world.decide(Register("late", 9))
    assert refused.value.code == "entries-closed" and world.tournament.state.entries == 5


@pytest.mark.clause("CK-T.17")
def test_a_new_player_is_dealt_in_at_once_and_posts_what_the_seat_owes() -> None:
    world = World(terms("casino-kruh", seats=6, late_levels=1)).started(5)
    for _ in range(7):
        world.deal(1)
        world.fold_out(1)
        free = next(number for number in range(1, 7) if number not in world.tables[1].seats)
        if world.tables[1].last_big_blind == (free - 2) % 6 + 1:
            break
    world.decide(Register("new", 9))
    posted = [
        event for event in world.deal(1).events if isinstance(event, BlindPosted) and event.blind == "big"
    ]
    seat = world.tables[1].seat_of("new")
    assert seat is not None and [event.seat for event in posted] == [seat.number], (
        "the big blind in its first hand"
    )
