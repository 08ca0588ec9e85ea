"""Players who are disqualified while they are in, when they are out and when they have been paid."""

import pytest

from cardroom.rules import Refused
from cardroom.rules.decisions import Payout
from cardroom.tournament.play.tournament_commands import Disqualify, Register
from cardroom.tournament.play.tournament_events import PlayerDisqualified
from cardroom.tournament.results import Paid, TakenBack
from tests.tournament.playing import HOUSES, SitAndGo, begun

PAYOUTS = (Payout(2, (5_000, 3_000, 2_000)),)


def sent_out(player: str, kept: int = 0) -> Disqualify:
    return Disqualify("boss", "chips from a pocket", player, kept)


def next_out(world: SitAndGo) -> str:
    """The shortest stack loses to the largest."""
    stacks = {seat.player: seat.stack for seat in world.table.seats.values()}
    by_stack = sorted(sorted(stacks), key=stacks.__getitem__)
    world.knock_out(by_stack[0], by_stack[-1])
    return by_stack[0]


def moved(world: SitAndGo) -> tuple[dict[str, int], dict[str, int]]:
    """What was taken back, and what was paid to who rose."""
    back = {one.player: one.cents for one in world.money if isinstance(one, TakenBack)}
    return back, {
        one.player: one.cents for one in world.money if isinstance(one, Paid) and one.why == "risen"
    }


@pytest.mark.clause("CH-8.54", "CH-8.55", "PF-6.9.6")
@pytest.mark.parametrize("name", HOUSES)
def test_who_has_been_paid_gives_it_back_and_those_below_rise(name: str) -> None:
    world = begun(name, 5, pool=10_000, payouts=PAYOUTS)
    fifth, fourth, third = next_out(world), next_out(world), next_out(world)
    world.decide(sent_out(third))
    assert moved(world) == ({third: 2_000}, {fourth: 2_000})
    placed = {one.player: (one.place, one.prize) for one in world.tournament.state.placed.values()}
    assert placed == {third: (0, 0), fourth: (3, 2_000), fifth: (4, 0)}
    [told] = world.told(PlayerDisqualified)
    assert (told.lost, dict(told.rose)) == (2_000, {fourth: 3, fifth: 4})
    with pytest.raises(Refused) as twice:
        world.decide(sent_out(third))
    assert twice.value.code == "disqualified-already"
    while not world.tournament.is_over:
        next_out(world)
    winner = next(one.player for one in world.finished if one.place == 1)
    world.decide(sent_out(winner))
    prizes = {one.place: one.prize for one in world.tournament.state.placed.values() if one.place}
    assert prizes == {1: 5_000, 2: 3_000, 3: 2_000} and world.tournament.state.money.escrow == 0


@pytest.mark.clause("CH-8.51")
@pytest.mark.parametrize("name", HOUSES)
def test_who_is_in_goes_with_all_chips_and_takes_no_place(name: str) -> None:
    world = begun(name, 5, pool=10_000, payouts=PAYOUTS)
    fifth, fourth = next_out(world), next_out(world)
    stacks = {seat.player: seat.stack for seat in world.table.seats.values()}
    bad = max(stacks, key=lambda one: (stacks[one], one))
    world.decide(sent_out(bad))
    state = world.tournament.state
    assert world.table_of(bad) == 0 and state.issued == sum(stacks.values()) - stacks[bad] and state.left == 2
    assert {one.player: one.place for one in state.placed.values() if one.place} == {fourth: 3, fifth: 4}
    assert moved(world) == ({}, {fourth: 2_000}), "the place of the moment was paid, and is the next one's"
    while not world.tournament.is_over:
        next_out(world)
    assert sorted(one.prize for one in state.placed.values()) == [0, 0, 2_000, 3_000, 5_000]
    assert state.money.escrow == 0


@pytest.mark.clause("CO-32d")
def test_where_staff_decide_they_may_leave_a_part_and_then_nobody_rises() -> None:
    world = begun("casinohuone", 4, pool=10_000, payouts=PAYOUTS)
    fourth, third = next_out(world), next_out(world)
    world.decide(sent_out(third, kept=500))
    assert moved(world) == ({third: 1_500}, {})
    placed = {one.player: (one.place, one.prize) for one in world.tournament.state.placed.values()}
    assert placed == {third: (3, 500), fourth: (4, 0)}
    while not world.tournament.is_over:
        next_out(world)
    assert world.tournament.state.money.escrow == 0
    other = begun("casino-helsinki", 4, pool=10_000, payouts=PAYOUTS)
    next_out(other)
    third = next_out(other)
    with pytest.raises(Refused) as refused:
        other.decide(sent_out(third, kept=500))
    assert refused.value.code == "prize-is-lost" and moved(other) == ({}, {})


def test_with_fewer_players_than_prizes_the_first_place_has_what_is_over() -> None:
    world = begun("casinohuone", 3, pool=10_000, payouts=PAYOUTS)
    world.decide(sent_out(world.players_at(1)[0]))
    next_out(world)
    while not world.tournament.is_over:
        next_out(world)
    assert {one.place: one.prize for one in world.finished} == {1: 7_000, 2: 3_000}


def test_who_is_disqualified_does_not_enter_again_and_a_reason_is_given() -> None:
    world = begun("casinohuone", 3, pool=0, late_levels=3, re_entries=3)
    one = world.players_at(1)[0]
    with pytest.raises(Refused) as refused:
        world.decide(Disqualify("boss", " ", one))
    assert refused.value.code == "no-reason"
    world.decide(sent_out(one))
    with pytest.raises(Refused) as again:
        world.decide(Register(one, 5))
    assert again.value.code == "disqualified"


@pytest.mark.clause("CH-8.54", "CH-8.55", "PF-6.9.6")
@pytest.mark.parametrize("bounty", [0, 1_000])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", HOUSES)
def test_who_wins_the_last_hand_and_is_disqualified_in_it_leaves_the_prizes_to_the_others(
    name: str, players: int, bounty: int
) -> None:
    """Nobody is left in: the last one out has risen to the first place and has what is over."""
    world = begun(name, players, pool=10_000, payouts=PAYOUTS, bounty=bounty)
    while world.tournament.state.left > 2:
        next_out(world)
    stacks = {seat.player: seat.stack for seat in world.table.seats.values()}
    loser, winner = sorted(stacks, key=lambda one: (stacks[one], one))
    world.deal(1, world.deck_for({loser: "QhQd", winner: "AhAd"}, "5s9cTsJh4s", 1))
    world.decide(sent_out(winner))
    world.play_knock_out(1, loser, winner)
    state = world.tournament.state
    assert world.tournament.is_over and state.money.escrow == 0 and state.issued == 0
    assert (state.placed[winner].place, state.placed[winner].prize) == (0, 0)
    by_place = {one.place: one for one in state.placed.values() if one.place}
    assert by_place[1].player == loser and sorted(by_place) == list(range(1, players))
    assert sum(one.prize for one in by_place.values()) == 10_000, "nothing is left over"
