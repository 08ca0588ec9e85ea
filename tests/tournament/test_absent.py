"""Players who are away: dealt in, posting, folded on their turn; and what players of a tournament may not do."""

import pytest

from cardroom.rules import Refused
from cardroom.table.events import BlindPosted, Checked, Folded, HandEnded, PlayerLeft, SatOut
from cardroom.table.model import commands
from cardroom.tournament.play.tournament_commands import Register, StartTournament
from tests.tournament.playing import GAMES, SitAndGo, World, begun, terms


@pytest.mark.clause("CO-40a", "CO-48d", "CO-HX.17", "CK-T.7", "PF-4.2", "CH-8.33")
@pytest.mark.parametrize("name", GAMES)
def test_who_is_away_is_dealt_in_posts_and_folds_at_once(name: str) -> None:
    table = begun(name, players=3)
    table.table_decides(1, commands.SitOut("B"))
    stack = table.terms.stack
    number = next(seat.number for seat in table.seats.values() if seat.player == "B")
    posted = 0
    for hand in range(1, 4):
        told = table.deal_at(hand).events
        assert table.hand is not None and number in table.hand.index_of, "cards are dealt to who is away"
        posted += sum(one.amount for one in told if isinstance(one, BlindPosted) and one.seat == number)
        while table.hand is not None:
            assert table.hand.turn is not None
            if table.hand.turn.seat == number:
                assert table.due_at_ms() == hand, "nobody waits for who is away"
                events = table.table_decides(1, commands.PassTime()).events
                [folded] = [one for one in events if isinstance(one, Folded)]
                assert (folded.seat, folded.automatic) == (number, "away") and folded.clauses
            else:
                table.act("call" if table.hand.turn.call else "check")
    assert posted > 0
    left = table.seats[number].stack
    assert left == stack - posted, "only what was posted is gone"
    assert not any(isinstance(one, SatOut) for one in table.deal_at(9).events), "it is told once"


@pytest.mark.clause("CO-40a")
def test_an_absent_big_blind_is_folded_though_checking_would_be_free() -> None:
    table = begun("casinohuone", players=3)
    table.deal()
    assert table.hand is not None
    big = table.hand.placing.positions.big_blind
    table.table_decides(1, commands.VoidHand("fault"))
    table.table_decides(1, commands.SitOut(table.seats[big].player))
    table.deal()
    table.act("call")
    table.act("call")
    [folded] = [one for one in table.table_decides(1, commands.PassTime()).events if isinstance(one, Folded)]
    assert (folded.seat, folded.automatic) == (big, "away")


@pytest.mark.clause("CO-28b", "CO-48c")
@pytest.mark.parametrize(
    ("name", "checks"), [("casinohuone", True), ("casino-helsinki", False), ("casino-kruh", False)]
)
def test_who_timed_out_is_checked_where_that_is_free_until_back(name: str, checks: bool) -> None:
    """Reading C5: a player who timed out or never came did not choose to sit out. A bet is folded to all the same."""
    table = begun(name, players=3)
    table.deal()
    assert table.hand is not None and table.hand.turn is not None
    late = table.hand.turn.seat
    while table.hand is not None and table.hand.turn is not None and table.hand.turn.seat == late:
        table.now_ms = table.due_at_ms() or table.now_ms
        table.table_decides(1, commands.PassTime())
    while table.hand is not None:
        assert table.hand.turn is not None
        table.act("call" if table.hand.turn.call else "check")
    assert table.seats[late].out_reason == "clock"
    seen: set[type] = set()
    for _ in range(3):  # the button goes round: once the late player has the big blind
        table.deal_at(table.now_ms)
        while table.hand is not None:
            turn = table.hand.turn
            assert turn is not None
            if turn.seat != late:
                table.act("call" if turn.call else "check")
                continue
            events = table.table_decides(1, commands.PassTime()).events
            [done] = [one for one in events if isinstance(one, Folded | Checked)]
            assert (done.seat, done.automatic) == (late, "away") and done.clauses
            if isinstance(done, Checked):
                assert turn.call == 0 and {"CO-28b", "CO-48c"} <= set(done.clauses)
            seen.add(type(done))
    assert seen == ({Folded, Checked} if checks else {Folded})


@pytest.mark.clause("CO-40a", "CO-40b", "CO-48e")
def test_who_never_comes_back_is_blinded_off_and_removed_by_nobody() -> None:
    table = begun("casinohuone", players=3)
    table.table_decides(1, commands.SitOut("B"))
    assert table.due_at_ms() is None, "no clock removes who is away, however long"
    number, now_ms, stack = 0, 0, table.terms.stack
    left: list[PlayerLeft] = []
    while not left:
        number, now_ms = number + 1, now_ms + 1_000
        events = table.deal_at(now_ms).events
        while table.hand is not None:
            assert table.hand.turn is not None
            turn = table.hand.turn
            if table.seats[turn.seat].player == "B":
                events = table.table_decides(1, commands.PassTime()).events
            else:
                events = table.act("call" if turn.call else "check").events
        left = [one for one in events if isinstance(one, PlayerLeft)]
        seat = table._state.seats.get(2)
        assert seat is None or seat.player != "B" or seat.stack <= stack
    assert left[0].reason == "out" and number > 5


@pytest.mark.clause("CO-HX.19", "CO-48c")
def test_a_player_who_is_late_is_away_until_coming_back() -> None:
    table = begun("casinohuone", players=3)
    table.deal()
    assert table.hand is not None and table.hand.turn is not None
    seat = table.seats[table.hand.turn.seat]
    bank = seat.time_bank_ms
    while table.hand is not None and not seat.decided_by_clock:
        due = table.due_at_ms()
        assert due is not None
        table.now_ms = due
        table.table_decides(1, commands.PassTime())
    while table.hand is not None:
        table.act("fold")
    assert seat.sits_out and bank > 0
    table.table_decides(1, commands.SitIn(seat.player))
    assert not (seat.sits_out or seat.owes_big_blind), "nobody who was dealt in owes a blind"


def test_who_comes_back_during_a_hand_acts_from_the_next_turn_on() -> None:
    table = begun("casinohuone", players=3)
    table.deal()
    assert table.hand is not None and table.hand.turn is not None
    first = table.hand.turn.seat
    away = next(seat for seat in table.seats.values() if seat.number != first)
    table.table_decides(1, commands.VoidHand("fault"))
    table.table_decides(1, commands.SitOut(away.player))
    table.deal()
    table.table_decides(1, commands.SitIn(away.player))
    table.act("call")
    while table.hand is not None and table.hand.turn is not None and table.hand.turn.seat != away.number:
        table.act("call" if table.hand.turn.call else "check")
    assert table.hand is not None and table.hand.turn is not None
    assert table.hand.turn.until_ms > 0, "the player has the time everybody has"


def test_a_tournament_ends_though_all_but_one_are_away() -> None:
    table = begun("casinohuone", players=3)
    for player in "AB":
        table.table_decides(1, commands.SitOut(player))
    number = 0
    while not table.tournament.is_over:
        number += 1
        assert any(isinstance(one, HandEnded) for one in played_out(table, number))
    assert table.places["C"].place == 1


def played_out(table: SitAndGo, number: int) -> list[object]:
    """The events of a hand in which C calls everything."""
    told: list[object] = list(table.deal_at(number).events)
    while table.hand is not None:
        turn = table.hand.turn
        assert turn is not None
        if table.seats[turn.seat].sits_out:
            told += table.table_decides(1, commands.PassTime()).events
        else:
            told += table.act("call" if turn.call else "check").events
    return told


@pytest.mark.parametrize(
    "command",
    [
        commands.LeaveTable("A"), commands.ChangeSeat("A", 3), commands.SkipNextBigBlind("A", True),
        commands.Straddle("A", 100), commands.Enter("A", "post"), commands.AddSeat(), commands.AnnounceLastRound(),
        commands.Penalise("A", 1),
    ],
)  # fmt: skip
@pytest.mark.clause("CO-28a", "CH-8.3", "PF-2.1", "CK-T.15")
def test_chips_and_players_stay_where_they_are(command: commands.Command) -> None:
    table = begun("casinohuone")
    before = table.dump()
    with pytest.raises(Refused) as refused:
        table.table_decides(1, command)
    assert refused.value.code == "not-in-a-tournament" and table.dump() == before


@pytest.mark.clause("CH-8.5")
def test_it_begins_when_each_table_has_enough_and_without_late_entries_nobody_enters_then() -> None:
    world = World(terms("casino-helsinki"))
    for player in "AB":
        world.decide(Register(player, 0))
    with pytest.raises(Refused) as refused:
        world.decide(StartTournament())
    assert refused.value.code == "too-few-players" and refused.value.clauses == ("CH-8.5",)
    assert world.tournament.state.phase == "announced" and not world.tables, "no table before it begins"
    world.decide(Register("C", 0))
    world.decide(StartTournament())
    assert world.tables[1].ready_to_deal(0)
    for command, code in ((Register("D", 0), "entries-closed"), (StartTournament(), "begun-already")):
        before = world.tournament.dump()
        with pytest.raises(Refused) as refused:
            world.decide(command)
        assert refused.value.code == code and world.tournament.dump() == before


@pytest.mark.clause("CH-8.5")
def test_no_table_begins_with_fewer_than_three() -> None:
    world = World(terms("casino-helsinki", seats=3))
    for player in "ABCD":
        world.decide(Register(player, 0))
    with pytest.raises(Refused) as refused:  # two and two
        world.decide(StartTournament())
    assert refused.value.clauses == ("CH-8.5",)
