"""What staff tell of a live tournament: who is out in any order, counts, moves, slips; wrong words change nothing."""

import pytest

from cardroom.rules import Refused
from cardroom.tournament.live.live_acts import (
    Confirm,
    CountStacks,
    OutTold,
    TakeBackLive,
    TellAway,
    TellClear,
    TellHand,
    TellOut,
)
from cardroom.tournament.live.live_tournament import prizes_back
from cardroom.tournament.play.tournament_commands import (
    AgreeToDeal,
    ChangeLevel,
    DecideDeal,
    ProposeDeal,
    RefuseDeal,
    Register,
)
from cardroom.tournament.play.tournament_events import PlayerMoved, TableBroken
from cardroom.tournament.table_messages import Lift, SeatPlayer
from tests.tournament.live.hall import Hall


def test_a_tournament_goes_from_the_first_seat_to_the_last_place() -> None:
    hall = Hall(seats=4).started(10)
    assert sorted(len(table.seats) for table in hall.floor.tables.values()) == [3, 3, 4]
    while not hall.tournament.is_over:
        number = max(hall.floor.tables, key=lambda one: len(hall.floor.tables[one].seats))
        if not hall.floor.tables[number].is_dealing:
            hall.confirm_all()
            continue
        hall.out(hall.at(number)[-1])
        if not hall.tournament.is_over:
            hall.confirm_all()
    assert [one.place for one in hall.finished] == list(range(10, 0, -1))
    assert any(isinstance(event, PlayerMoved) for event in hall.events)
    assert any(isinstance(event, TableBroken) for event in hall.events)


def test_who_is_out_twice_or_nowhere_is_said_with_who_told_it() -> None:
    hall = Hall().started(6)
    player = hall.at(1)[0]
    act = hall.out_act(player, by="anna")
    hall.ask(act)
    refused = hall.refused(TellOut(by="bert", outs=(OutTold(player, 100),)))
    assert (refused.code, refused.arguments["by"], refused.arguments["did"]) == ("out-already", "anna", "out")
    assert refused.clauses == hall.floor.rules.out.clauses
    assert hall.refused(TellOut(by="bert", outs=(OutTold("nobody"),))).code == "out-already"
    assert hall.refused(TellOut(by="bert", outs=())).code == "nobody-named"


def test_several_in_one_hand_take_places_by_their_chips() -> None:
    hall = Hall().started(6)
    one, two, three = hall.at(1)[:3]
    hall.ask(CountStacks(by="floor", table=1, stacks={one: 500, two: 1_500}))
    hall.out(one, two)
    assert hall.stacks(1)[three] == 3_000, "the winner has them all"
    hall.ask(TellClear(by="floor"))
    assert {done.player: done.place for done in hall.finished} == {one: 6, two: 5}
    unknown = TellOut(by="floor", outs=(OutTold(three), OutTold(hall.at(1)[-1])))
    refused = hall.refused(unknown)
    assert (refused.code, refused.clauses) == ("stack-missing", hall.floor.rules.same_hand.clauses)


def test_busts_told_late_take_their_place_by_their_own_time() -> None:
    hall = Hall(seats=4).started(8)
    early, late = hall.at(1)[0], hall.at(2)[0]
    hall.ask(hall.out_act(late))
    hall.ask(hall.out_act(early, at_ms=hall.now_ms - 5_000))
    hall.confirm_all()
    hall.ask(TellClear(by="floor"))
    assert {one.player: one.place for one in hall.finished} == {early: 8, late: 7}


def test_chips_that_were_never_issued_are_said() -> None:
    hall = Hall().started(6)
    players = hall.at(1)
    whole = dict.fromkeys(players, 1000)
    refused = hall.refused(CountStacks(by="floor", table=1, stacks=whole | {players[0]: 1_025}))
    assert (refused.code, refused.arguments) == (
        "chips-never-issued", {"table": 1, "counted": 6_025, "issued": 6_000}
    )  # fmt: skip
    assert refused.clauses
    less = hall.refused(CountStacks(by="floor", table=1, stacks=whole | {players[0]: 975}))
    assert less.code == "chips-missing"
    assert hall.refused(CountStacks(by="floor", table=1, stacks={"stranger": 5})).code == "not-at-table"
    too_many = TellOut(by="floor", outs=(OutTold(players[0], 6_001),))
    assert hall.refused(too_many).code == "chips-never-issued"
    hall.ask(CountStacks(by="floor", table=1, stacks={players[0]: 1_025}))
    assert hall.stacks(1)[players[0]] == 1_025 and sum(hall.stacks(1).values()) == 6_000
    estimated = [seat for seat in hall.floor.tables[1].seats.values() if not seat.counted_by]
    assert len(estimated) >= 1, "what nobody counted is an estimate"


def test_a_move_is_confirmed_once_and_the_second_operator_hears_of_the_first() -> None:
    hall = Hall(seats=4).started(8)
    hall.out(hall.at(1)[0])
    hall.out(hall.at(1)[0])
    hall.confirm_stops()
    lift = next(n for n, one in hall.floor.pending().items() if isinstance(one.order, Lift))
    table = hall.floor.table_with(lift)
    hall.ask(Confirm(by="anna", orders=(lift,)))
    refused = hall.refused(Confirm(by="bert", orders=(lift,)))
    assert (refused.code, refused.arguments["by"]) == ("done-already", "anna")
    seat = next(n for n, one in hall.floor.pending().items() if isinstance(one.order, SeatPlayer))
    to = hall.floor.table_with(seat)
    moving = to.pending[seat]
    assert to.number != table.number and moving.seat not in to.seats
    assert isinstance(moving.order, SeatPlayer)
    player, stack = moving.order.player, moving.order.stack
    assert hall.refused(hall_out(player)).code == "not-seated-yet"
    wrong = hall.refused(Confirm(by="bert", orders=(seat,), stacks={player: stack + 5}))
    assert wrong.code == "stack-differs"
    hall.ask(Confirm(by="bert", orders=(seat,), stacks={player: stack}))
    assert to.seats[moving.seat].counted_by == "bert"
    assert hall.refused(Confirm(by="bert", orders=(99_999,))).code == "no-such-order"


def hall_out(player: str) -> TellOut:
    """A player is out, in nobody's words."""
    return TellOut(by="floor", outs=(OutTold(player, 1),))


def test_a_slip_is_taken_back_and_the_player_sits_again() -> None:
    hall = Hall(late_levels=1).started(6)
    before, player = hall.stacks(1), hall.at(1)[2]
    hall.out(player)
    number = hall.floor.acts[-1].number
    assert hall.refused(TakeBackLive(by="anna", number=number)).code == "slip-without-reason"
    hall.ask(TakeBackLive(by="anna", why="the other seat", number=number))
    assert hall.stacks(1) == before and hall.tournament.state.left == 6
    assert hall.refused(TakeBackLive(by="bert", why="slip", number=number)).code == "slip-taken-back"
    hall.out(player)
    again = hall.floor.acts[-1].number
    hall.hand(1, stacks={hall.at(1)[0]: 5, hall.at(1)[1]: sum(hall.stacks(1)[p] for p in hall.at(1)[:2]) - 5})
    refused = hall.refused(TakeBackLive(by="bert", why="slip", number=again))
    assert (refused.code, refused.arguments["did"]) == ("live-changed-since", "hand")


def test_a_bust_is_not_taken_back_once_the_place_is_certain_or_another_entry_bought() -> None:
    hall = Hall(late_levels=1, re_entries=1, level_ms=600_000).started(6)
    player = hall.at(1)[2]
    hall.out(player)
    number = hall.floor.acts[-1].number
    hall.ask(Register(player, 7))
    refused = hall.refused(TakeBackLive(by="anna", why="slip", number=number))
    assert refused.code == "entered-again", "bust and void of an entry never side by side"
    bounty = Hall(bounty=1_000).started(6)
    bounty.out(bounty.at(1)[1])
    number = bounty.floor.acts[-1].number
    bounty.ask(TellClear(by="floor"))
    told = bounty.refused(TakeBackLive(by="anna", why="slip", number=number))
    assert told.code == "bounty-rests-on-it" and told.clauses and "Ask the bounty back" in told.message


def test_a_bust_that_ended_the_event_stands_and_the_desk_asks_the_difference_back() -> None:
    hall = Hall(seats=9).started(3)
    for loser in hall.at(1)[:2]:
        hall.out(loser)
        number = hall.floor.acts[-1].number
        if not hall.tournament.is_over:
            hall.ask(TellClear(by="floor"))
    assert hall.tournament.is_over
    back = TakeBackLive(by="anna", why="slip", number=number)
    with pytest.raises(Refused, match="ask the difference back at the desk") as told:
        prizes_back(hall.tournament, hall.floor, back)
    assert told.value.code == "event-over" and told.value.clauses


def test_a_bust_before_a_deal_waits_for_a_proposal_and_stands_once_all_agreed() -> None:
    hall = Hall(seats=9).started(6)
    for _ in range(3):
        hall.out(hall.at(1)[0])
        number = hall.floor.acts[-1].number
        hall.ask(TellClear(by="floor"))
    back, players, state = (
        TakeBackLive(by="anna", why="slip", number=number),
        hall.at(1),
        hall.tournament.state,
    )
    hall.ask(ProposeDeal(players[0], "icm", 500))
    hall.confirm_all()
    assert hall.tournament.state.deal is not None and hall.refused(back).code == "deal-is-open"
    hall.ask(RefuseDeal(players[1]))
    hall.confirm_all()
    hall.ask(back)
    assert len(hall.at(1)) == 4, "nobody has agreed to anything"
    hall.out(next(one for one in hall.at(1) if one not in players))
    again = TakeBackLive(by="anna", why="slip", number=hall.floor.acts[-1].number)
    hall.ask(TellClear(by="floor"))
    hall.ask(ProposeDeal(players[1], "icm", 500))
    hall.confirm_all()
    for player in (players[0], players[2]):
        hall.ask(AgreeToDeal(player))
    hall.ask(DecideDeal("director", "all have signed", True))
    state = hall.tournament.state
    assert state.agreed and state.phase == "running", "500 are still played for"
    told = hall.refused(again)
    assert told.code == "deal-rests-on-it" and "note it at the desk" in told.message


def test_a_place_that_was_given_is_taken_back_unless_another_rests_on_it() -> None:
    hall = Hall(seats=9).started(9)
    numbers = []
    for loser in hall.at(1)[:2]:
        hall.out(loser)
        numbers.append(hall.floor.acts[-1].number)
        hall.ask(TellClear(by="floor"))
    first, second = (TakeBackLive(by="anna", why="slip", number=number) for number in numbers)
    places = dict(hall.tournament.state.placed)
    assert [one.place for one in places.values()] == [9, 8]
    refused = hall.refused(first)
    assert refused.code in ("later-place-given", "live-changed-since")
    hall.ask(second)
    assert len(hall.tournament.state.placed) == 1 and hall.tournament.state.left == 8
    loser = next(player for player, one in places.items() if one.place == 8)
    hall.out(loser)
    hall.ask(TellClear(by="floor"))
    assert hall.tournament.state.placed[loser].place == 8


def test_two_of_one_hand_come_back_together_with_their_prizes() -> None:
    hall = Hall(seats=9).started(4)
    outs = tuple(OutTold(player, 1_000) for player in hall.at(1)[:2])
    hall.ask(TellOut(outs=outs))
    number = hall.floor.acts[-1].number
    hall.ask(TellClear(by="floor"))
    state = hall.tournament.state
    paid = {one.player: one.prize for one in state.placed.values()}
    escrow = state.money.escrow
    assert len(paid) == 2
    done = hall.ask(TakeBackLive(by="anna", why="the wrong table", number=number))
    assert {one.player: one.cents for one in done.money} == {
        who: cents for who, cents in paid.items() if cents
    }
    assert (
        state.placed == {}
        and state.left == 4
        and hall.tournament.state.money.escrow == escrow + sum(paid.values())
    )
    assert hall.stacks(1) == dict.fromkeys(hall.at(1), 1_000)


@pytest.mark.parametrize("code, at", [("act-in-the-future", 10**9), ("act-too-old", -90_000_000)])
def test_an_act_has_its_own_time(code: str, at: int) -> None:
    hall = Hall().started(6)
    hall.now_ms += 200_000_000
    assert hall.refused(TellHand(by="floor", table=1, at_ms=hall.now_ms + at)).code == code


def test_the_clock_goes_back_past_no_level_and_a_table_that_stands_has_no_hand() -> None:
    hall = Hall().started(6)
    hall.ask(ChangeLevel("director", "short evening", 3))
    back = hall.refused(ChangeLevel("director", "slip", 2))
    assert (back.code, bool(back.clauses)) == ("level-passed", True)
    waiting = Hall().started(6, seated=False)
    assert waiting.refused(TellHand(by="floor", table=1)).code == "table-stands"
    assert hall.refused(TellHand(by="floor", table=9)).code == "no-live-table-there"
    assert hall.refused(TellHand(by="floor", table=1, clause="XX-1")).code == "no-such-clause"
    hall.ask(TellAway(by="floor", player=hall.at(1)[0], away="wish"))
    assert hall.floor.tables[1].seats[min(hall.floor.tables[1].seats)].away == "wish"
