"""The course of a tournament: who is out together, hand-for-hand, breaks, late entries, rebuys, and the end."""

import pytest

from cardroom.rules import Refused
from cardroom.rules.decisions import Payout
from cardroom.table.events import Raised, TurnStarted
from cardroom.table.model.economy import Hold
from cardroom.tournament.going_out import Bust, Finish, finishes_at_tables
from cardroom.tournament.play.tournament_commands import (
    DeclineChips,
    PassTournamentTime,
    Rebuy,
    Register,
)
from cardroom.tournament.play.tournament_events import (
    BreakBegan,
    BreakEnded,
    EntriesClosed,
    HandForHand,
    RoundBegan,
    TournamentEnded,
)
from cardroom.tournament.tournament_terms import BreakAfter, Rebuys
from tests.tournament.playing import HOUSES, SitAndGo, World, begun, terms

HOUR_MS = 3_600_000
MINUTE_MS = 60_000


@pytest.mark.clause("CO-43c", "CH-8.26", "CK-T.31", "PF-3.13.2")
def test_places_of_players_who_go_out_together_at_different_tables() -> None:
    busts = [Bust("X", 5_200, table=1), Bust("Y", 3_000, table=2), Bust("Z", 4_000, table=2)]
    by_stack = finishes_at_tables(busts, 4, None, shared=False)
    assert [(one.players, one.places) for one in by_stack] == [(("X",), (5,)), (("Z",), (6,)), (("Y",), (7,))]
    tied = finishes_at_tables(busts, 4, None, shared=True)
    assert tied == (Finish(("X", "Z"), (5, 6)), Finish(("Y",), (7,))), "the best of each table, then the next"


def out_at_once(name: str) -> tuple[World, str, str]:
    """Two tables lose a player each in the same moment, and the one whose hand was over first had more chips."""
    world = World(terms(name, seats=6, buy_in=0, added=1_000)).started(9)
    world.deal(1)
    world.fold_out(1)
    stacks = {seat.player: seat.stack for seat in world.tables[1].seats.values()}
    poor, rich = min(stacks, key=lambda one: stacks[one]), max(stacks, key=lambda one: stacks[one])
    other, winner = world.players_at(2)[:2]
    world.deal(1, world.deck_for(holes(world, 1, poor, rich), "5s9cTsJh4s", 1))
    world.deal(2, world.deck_for(holes(world, 2, other, winner), "5s9cTsJh4s", 2))
    world.now_ms = 1_000
    world.play_knock_out(2, other, winner)
    assert world.finished == [], "the other table's hand may end in the same moment"
    world.play_knock_out(1, poor, rich)
    return world, poor, other


def holes(world: World, number: int, loser: str, winner: str) -> dict[str, str]:
    """What `World.knock_out` deals."""
    rest = iter(["2c7d", "2d7s", "2h7c", "3c8d"])
    others = [player for player in world.players_at(number) if player not in (loser, winner)]
    return {player: next(rest) for player in others} | {loser: "QhQd", winner: "AhAd"}


@pytest.mark.clause("CH-8.26", "CK-T.31", "PF-3.13.2")
@pytest.mark.parametrize("name", HOUSES)
def test_two_tables_lose_a_player_in_the_same_moment(name: str) -> None:
    world, poor, other = out_at_once(name)
    places = {one.player: (one.place, one.sharing) for one in world.finished}
    if name in ("casinohuone", "casino-kruh"):
        assert places == {poor: (9, 1), other: (8, 1)}, "by their stacks"
    else:
        assert places == {poor: (8, 2), other: (8, 2)}, "together"
    assert all(one.clauses for one in world.finished)


@pytest.mark.clause("CO-43a", "CO-43b", "PF-3.13")
@pytest.mark.parametrize("name", ["casinohuone", "pokerstars-live-fi"])
def test_hand_for_hand_near_the_money(name: str) -> None:
    world = World(terms(name, seats=3, even_prizes=3, buy_in=0, added=1_000)).started(6)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    assert [event.on for event in world.told(HandForHand)] == [True], "five left, three paid, two tables"
    assert world.told(RoundBegan)[-1].tables == (1, 2) and world.told(HandForHand)[0].clauses
    first = world.tables[1]
    world.deal(1)
    world.fold_out(1)
    assert not first.ready_to_deal(0) and isinstance(first.next_hand(0), Hold), "it waits for the other table"
    world.deal(2)
    world.fold_out(2)
    assert world.told(RoundBegan)[-1].round == 2 and first.ready_to_deal(0), "the next round"
    assert world.tables[2].ready_to_deal(0)


@pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh"])
def test_a_room_may_have_hand_for_hand_where_the_book_never_does(name: str) -> None:
    shape = {"seats": 3, "even_prizes": 3, "buy_in": 0, "added": 1_000}
    for wanted in (False, True):
        world = World(terms(name, **shape, hand_for_hand=wanted)).started(6)
        one, other = world.players_at(1)[:2]
        world.knock_out(one, other)
        told = [(event.on, event.clauses) for event in world.told(HandForHand)]
        assert told == ([(True, ())] if wanted else []), "an option of the room cites nothing"


@pytest.mark.clause("CO-41c", "CO-43c", "CO-41b", "PF-3.13.2")
@pytest.mark.parametrize("name", ["casinohuone", "pokerstars-live-fi"])
def test_who_goes_out_in_the_same_round_goes_out_together_whenever_the_hands_end(name: str) -> None:
    world = World(terms(name, seats=4, even_prizes=5, buy_in=0, added=1_000)).started(8)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    assert world.told(HandForHand)[-1].on, "seven left, five paid, two tables"
    gone, hands = [], []
    for number in (1, 2):
        stacks = {seat.player: seat.stack for seat in world.tables[number].seats.values()}
        poor, *_, rich = sorted(stacks, key=lambda p: (stacks[p], p))
        world.now_ms += 5_000
        world.knock_out(poor, rich)
        gone.append((poor, stacks[poor]))
        hands.append((number, poor, rich))
        if number == 1:
            assert len(world.finished) == 1, "places wait for the end of the round"
    for hand in hands:  # (where all-ins are frozen they are played out now, one at a time)
        world.play_knock_out(*hand)
    assert len(world.finished) == 8, "which ends it"
    places = {done.player: (done.place, done.sharing) for done in world.finished}
    if name == "casinohuone":
        assert sorted(places[player][0] for player, _ in gone) == [6, 7], (
            "one after the other, by stack or by lot"
        )
        if gone[0][1] != gone[1][1]:
            assert places[max(gone, key=lambda row: row[1])[0]][0] == 6
    else:
        assert [places[player] for player, _ in gone] == [(6, 2), (6, 2)], "they tie"


def test_hand_for_hand_ends_with_the_round_that_reaches_the_money() -> None:
    payouts = (Payout(2, (5_000, 3_000, 2_000)),)
    world = World(terms("casinohuone", seats=3, payouts=payouts, buy_in=0, added=1_000)).started(6)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    world.deal(1)
    world.fold_out(1)
    first, second = world.players_at(2)[:2]
    world.knock_out(first, second)
    assert world.sizes == [2, 2] and world.told(HandForHand)[-1].on, "four left, three paid"
    world.deal(2)
    stacks = {seat.player: seat.stack for seat in world.tables[1].seats.values()}
    poor, rich = sorted(stacks, key=stacks.__getitem__)
    world.knock_out(poor, rich)
    assert world.tournament.state.left == 3 and world.told(HandForHand)[-1].on, (
        "the other table is in the round yet"
    )
    world.act("fold", number=2)
    assert not world.told(HandForHand)[-1].on


def test_a_round_that_ends_it_does_not_wait_for_a_table_that_has_not_dealt_yet() -> None:
    world = World(terms("casinohuone", seats=3, even_prizes=3, buy_in=0, added=1_000)).started(6)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    assert world.told(HandForHand)[-1].on and world.sizes == [2, 3]
    first, second, winner = world.players_at(2)
    world.deal(2, world.deck_for({first: "QhQd", second: "JhJd", winner: "AhAd"}, "5s9cTs2h4s", 2))
    world.all_in(2)
    assert world.tournament.is_over and {done.place for done in world.finished if done.sharing == 3} == {1}
    assert sorted(done.prize for done in world.finished) == [0, 0, 0, 333, 333, 334]


@pytest.mark.clause("CH-6.SVI.11")
def test_sviten_deals_hand_for_hand_with_eight_and_has_a_final_table_of_seven() -> None:
    world = World(terms("casino-helsinki", game="sviten-pl", seats=7)).started(8)
    assert world.sizes == [4, 4] and world.told(HandForHand)[-1].on
    assert world.tournament.book.balancing is not None
    assert world.tournament.book.balancing.final_table_players.value == 7


@pytest.mark.clause("CO-41a", "CK-T.34", "CH-8.19")
@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
def test_it_ends_when_all_left_get_the_same_where_the_house_says_so(name: str) -> None:
    world = begun(name, 4, pool=1_001, even_prizes=3)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    if name == "casino-kruh":
        assert not world.tournament.is_over and world.tables[1].ready_to_deal(0), "it is played to the end"
        return
    assert world.tournament.is_over and world.told(TournamentEnded) and not world.tables
    winners = [done for done in world.finished if done.player != one]
    assert {(done.place, done.sharing) for done in winners} == {(1, 3)}
    assert sorted(done.prize for done in winners) == [333, 334, 334]


@pytest.mark.clause("CO-47a", "CO-47b")
def test_a_break_begins_five_minutes_before_the_hour_when_all_hands_are_over() -> None:
    world = World(terms("casinohuone", hourly_breaks=True, level_ms=10 * MINUTE_MS))
    world.now_ms = HOUR_MS - 16 * MINUTE_MS
    world.started(11)
    assert world.tournament.due_ms() == HOUR_MS - 6 * MINUTE_MS, "the second level"
    world.now_ms = HOUR_MS - 6 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert world.tournament.due_ms() == HOUR_MS - 5 * MINUTE_MS
    world.now_ms = HOUR_MS - 5 * MINUTE_MS - 1
    world.deal(1)
    world.now_ms += 1
    world.decide(PassTournamentTime())
    assert not world.told(BreakBegan) and not world.tables[2].ready_to_deal(world.now_ms), (
        "the others wait already"
    )
    world.now_ms += 1
    world.fold_out(1)
    [began] = world.told(BreakBegan)
    assert (began.at_ms, began.until_ms) == (HOUR_MS - 5 * MINUTE_MS + 1, HOUR_MS) and began.clauses
    assert not any(table.ready_to_deal(world.now_ms) for table in world.tables.values())
    third = HOUR_MS + 4 * MINUTE_MS
    assert world.tournament.state.levels_ms[2] == third + 5 * MINUTE_MS - 1, (
        "the clock of the levels stood still"
    )
    world.now_ms = world.tournament.due_ms() or 0
    assert world.now_ms == HOUR_MS
    world.decide(PassTournamentTime())
    assert world.told(BreakEnded) and all(table.ready_to_deal(HOUR_MS) for table in world.tables.values())


@pytest.mark.clause("CO-47c")
def test_there_is_no_break_on_the_first_level() -> None:
    world = World(terms("casinohuone", hourly_breaks=True, level_ms=10 * MINUTE_MS))
    world.now_ms = HOUR_MS - 6 * MINUTE_MS
    world.started(6)
    world.now_ms = HOUR_MS - 5 * MINUTE_MS
    world.decide(PassTournamentTime())
    assert not world.told(BreakBegan) and world.tables[1].ready_to_deal(world.now_ms)


def test_a_break_of_the_structure_comes_behind_its_level_and_the_next_level_behind_it() -> None:
    world = World(terms("casino-helsinki", level_ms=10 * MINUTE_MS, breaks=(BreakAfter(1, 300),))).started(6)
    world.now_ms = 10 * MINUTE_MS
    world.decide(PassTournamentTime())
    [began] = world.told(BreakBegan)
    assert began.until_ms == 15 * MINUTE_MS
    assert world.tournament.state.levels_ms[1] == 15 * MINUTE_MS


@pytest.mark.clause("CO-32a", "CH-8.11")
@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki"])
def test_late_entries_close_when_their_level_ends(name: str) -> None:
    world = World(terms(name, level_ms=MINUTE_MS, late_levels=2, even_prizes=1)).started(5)
    world.now_ms = MINUTE_MS
    world.decide(PassTournamentTime())
    world.decide(Register("late", 9))
    assert world.table_of("late") and not world.told(EntriesClosed)
    world.now_ms = 2 * MINUTE_MS
    world.decide(PassTournamentTime())
    [closed] = world.told(EntriesClosed)
    assert (closed.entries, closed.pool) == (6, 6_000) and sum(closed.prizes) == 6_000 and closed.clauses
    before = world.tournament.dump()
    with pytest.raises(Refused) as refused:
        world.decide(Register("later", 9))
    assert (
        refused.value.code == "entries-closed" and refused.value.clauses and world.tournament.dump() == before
    )


@pytest.mark.clause("CO-32b", "CO-31b")
def test_late_entries_end_early_once_all_left_are_in_the_paid_places() -> None:
    world = World(terms("casinohuone", late_levels=5, even_prizes=3)).started(5)
    players = world.players_at(1)
    world.knock_out(players[0], players[1])
    assert not world.told(EntriesClosed) and world.finished == [], (
        "a place is certain when nobody enters any more"
    )
    world.knock_out(players[2], players[1])
    [closed] = world.told(EntriesClosed)
    assert set(closed.clauses) == {"CO-32b", "CO-31b"}
    assert [done.place for done in world.finished if done.player == players[0]] == [5]


@pytest.mark.clause("CO-32c", "CH-8.12", "CK-T.3", "PF-2.1.1")
@pytest.mark.parametrize("name", HOUSES)
def test_entering_again(name: str) -> None:
    world = World(terms(name, late_levels=5, re_entries=1)).started(5)
    one, other = world.players_at(1)[:2]
    with pytest.raises(Refused) as refused:
        world.decide(Register(one, 0))
    assert refused.value.code == "entered-already"
    world.knock_out(one, other)
    if name == "casino-kruh":
        with pytest.raises(Refused) as refused:
            world.decide(Register(one, 0))
        assert (refused.value.code, refused.value.clauses) == ("no-re-entry", ("CK-T.3",))
        return
    world.decide(Register(one, 0))
    seat = world.tables[1].seat_of(one)
    assert seat is not None and seat.stack == world.terms.stack and world.tournament.prize_pool() == 6_000
    for _ in range(3):  # a seat between the button and the small blind waits for them to pass
        world.deal(1)
        world.fold_out(1)
    world.knock_out(one, other)
    with pytest.raises(Refused) as refused:
        world.decide(Register(one, 0))
    assert refused.value.code == "no-re-entry" and refused.value.clauses


def rebuying(name: str) -> SitAndGo:
    """Four players who may buy 500 chips once, for 3.00, on the first level."""
    return begun(name, 4, rebuys=Rebuys(chips=500, price=300, until_level=1, most=1))


@pytest.mark.clause("CO-TT.10", "CH-8.14", "CH-8.15")
@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki"])
def test_who_has_lost_all_chips_may_buy_more_within_the_limits(name: str) -> None:
    world = rebuying(name)
    one, other = world.players_at(1)[:2]
    before = world.tournament.dump()
    with pytest.raises(Refused) as refused:
        world.decide(Rebuy(other))
    assert (
        refused.value.code == "too-many-chips" and refused.value.clauses and world.tournament.dump() == before
    )
    world.knock_out(one, other)
    assert world.told(TournamentEnded) == [] and not world.tables[1].ready_to_deal(0), (
        "the table waits for an answer"
    )
    world.decide(Rebuy(one))
    seat = world.tables[1].seat_of(one)
    assert seat is not None and seat.stack == 500 and world.tables[1].ready_to_deal(0)
    assert (
        world.tournament.prize_pool() == 10_300
        and world.tournament.state.issued == 4 * world.terms.stack + 500
    )
    world.knock_out(one, other)
    assert world.table_of(one) == 0 and world.tournament.state.offers == {}, "once is the most"


@pytest.mark.clause("PF-2.3", "CK-T.29")
@pytest.mark.parametrize("name", ["casino-kruh", "pokerstars-live-fi", "pokerstars-live-no"])
def test_who_says_rebuy_before_the_next_hand_plays_it_and_is_bound(name: str) -> None:
    world = rebuying(name)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    world.decide(Rebuy(one))
    with pytest.raises(Refused):
        world.decide(DeclineChips(one))
    world.deal(1)
    hand = world.tables[1].hand
    assert hand is not None and one in [seat.player for seat in hand.players], "no hand is missed"
    assert world.tournament.prize_pool() == 10_300


@pytest.mark.clause("CH-8.18", "CO-TT.4")
@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki"])
def test_in_a_freezeout_nobody_buys_chips(name: str) -> None:
    world = begun(name, 4)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    with pytest.raises(Refused) as refused:
        world.decide(Rebuy(one))
    assert refused.value.code == "no-rebuys" and world.table_of(one) == 0


def test_who_does_not_buy_or_answers_late_is_out() -> None:
    for late in (False, True):
        world = rebuying("casinohuone")
        one, other = world.players_at(1)[:2]
        world.knock_out(one, other)
        if late:
            world.now_ms = world.tournament.due_ms() or 0
            assert world.now_ms == 20_000
            world.decide(PassTournamentTime())
        else:
            world.decide(DeclineChips(one))
        assert (
            world.table_of(one) == 0
            and world.places[one].place == 4
            and world.tables[1].ready_to_deal(world.now_ms)
        )


@pytest.mark.clause("CH-5.27")
def test_bets_are_rounded_to_the_big_blind_in_cash_games_alone() -> None:
    world = begun("casino-helsinki", players=3)
    turn = next(event for event in world.deal().events if isinstance(event, TurnStarted))
    assert (turn.bet_unit, turn.min_raise_to) == (0, 100)
    [raised] = [event for event in world.act("raise", 175).events if isinstance(event, Raised)]
    assert (raised.bet, raised.asked) == (175, 0) and "CH-5.27" not in raised.clauses
