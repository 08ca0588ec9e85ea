"""Players who are away: dealt in, posting, folded on their turn; and what players of a tournament may not do."""

import pytest

from cardroom.rules import Refused
from cardroom.table import commands
from cardroom.table.events import BlindPosted, Folded, HandEnded, PlayerLeft, SatOut
from cardroom.tournament.commands import Begin, EnterTournament
from cardroom.tournament.opening import SitAndGo
from tests.tournament.playing import GAMES, act, begun, deal, sit_and_go


@pytest.mark.clause("CO-40a", "CO-48d", "CO-HX.17", "CK-T.7", "PF-4.2", "CH-8.33")
@pytest.mark.parametrize("name", GAMES)
def test_who_is_away_is_dealt_in_posts_and_folds_at_once(name: str) -> None:
    table = begun(name, players=3)
    table.decide(commands.SitOut("B"), 0)
    stack = table.economy.stack
    number = next(seat.number for seat in table.seats.values() if seat.player == "B")
    posted = 0
    for hand in range(1, 4):
        told = deal(table, hand, now_ms=hand).events
        assert table.hand is not None and number in table.hand.index_of, "cards are dealt to who is away"
        posted += sum(one.amount for one in told if isinstance(one, BlindPosted) and one.seat == number)
        while table.hand is not None:
            assert table.hand.turn is not None
            if table.hand.turn.seat == number:
                assert table.due_at_ms() == hand, "nobody waits for who is away"
                events = table.decide(commands.PassTime(), hand).events
                [folded] = [one for one in events if isinstance(one, Folded)]
                assert (folded.seat, folded.automatic) == (number, "away") and folded.clauses
            else:
                act(table, "call" if table.hand.turn.call else "check", now_ms=hand)
    assert posted > 0
    left = table.seats[number].stack
    assert left == stack - posted, "only what was posted is gone"
    assert not any(isinstance(one, SatOut) for one in deal(table, 9, now_ms=9).events), "it is told once"


@pytest.mark.clause("CO-40a")
def test_an_absent_big_blind_is_folded_though_checking_would_be_free() -> None:
    table = begun("casinohuone", players=3)
    deal(table)
    assert table.hand is not None
    big = table.hand.placing.positions.big_blind
    table.decide(commands.VoidHand("fault"), 0)
    table.decide(commands.SitOut(table.seats[big].player), 0)
    deal(table, 2)
    act(table, "call")
    act(table, "call")
    [folded] = [one for one in table.decide(commands.PassTime(), 0).events if isinstance(one, Folded)]
    assert (folded.seat, folded.automatic) == (big, "away")


@pytest.mark.clause("CO-40a", "CO-40b", "CO-48e")
def test_who_never_comes_back_is_blinded_off_and_removed_by_nobody() -> None:
    table = begun("casinohuone", players=3)
    table.decide(commands.SitOut("B"), 0)
    assert table.due_at_ms() is None, "no clock removes who is away, however long"
    number, now_ms, stack = 0, 0, table.economy.stack
    left: list[PlayerLeft] = []
    while not left:
        number, now_ms = number + 1, now_ms + 1_000
        events = deal(table, number, now_ms).events
        while table.hand is not None:
            assert table.hand.turn is not None
            turn = table.hand.turn
            if table.seats[turn.seat].player == "B":
                events = table.decide(commands.PassTime(), now_ms).events
            else:
                events = act(table, "call" if turn.call else "check", now_ms=now_ms).events
        left = [one for one in events if isinstance(one, PlayerLeft)]
        seat = table._state.seats.get(2)
        assert seat is None or seat.player != "B" or seat.stack <= stack
    assert left[0].reason == "out" and number > 5


@pytest.mark.clause("CO-HX.19", "CO-48c")
def test_a_player_who_is_late_is_away_until_coming_back() -> None:
    table = begun("casinohuone", players=3)
    deal(table)
    assert table.hand is not None and table.hand.turn is not None
    seat = table.seats[table.hand.turn.seat]
    bank = seat.time_bank_ms
    while table.hand is not None and not seat.decided_by_clock:
        due = table.due_at_ms()
        assert due is not None
        table.decide(commands.PassTime(), due)
    while table.hand is not None:
        act(table, "fold", now_ms=table._state.now_ms)
    assert seat.sits_out and bank > 0
    table.decide(commands.SitIn(seat.player), table._state.now_ms)
    assert not seat.sits_out and seat.state == "playing", "nobody who was dealt in owes a blind"


def test_who_comes_back_during_a_hand_acts_from_the_next_turn_on() -> None:
    table = begun("casinohuone", players=3)
    deal(table)
    assert table.hand is not None and table.hand.turn is not None
    first = table.hand.turn.seat
    away = next(seat for seat in table.seats.values() if seat.number != first)
    table.decide(commands.VoidHand("fault"), 0)
    table.decide(commands.SitOut(away.player), 0)
    deal(table, 2)
    table.decide(commands.SitIn(away.player), 0)
    act(table, "call")
    while table.hand is not None and table.hand.turn is not None and table.hand.turn.seat != away.number:
        act(table, "call" if table.hand.turn.call else "check")
    assert table.hand is not None and table.hand.turn is not None
    assert table.hand.turn.until_ms > 0, "the player has the time everybody has"


def test_a_tournament_ends_though_all_but_one_are_away() -> None:
    table = begun("casinohuone", players=3)
    for player in "AB":
        table.decide(commands.SitOut(player), 0)
    number = 0
    while not table.economy.is_over:
        number += 1
        assert any(isinstance(one, HandEnded) for one in played_out(table, number))
    assert table.economy.left == ("C",)


def played_out(table: SitAndGo, number: int) -> list[object]:
    """The events of a hand in which C calls everything."""
    told: list[object] = list(deal(table, number, number).events)
    while table.hand is not None:
        turn = table.hand.turn
        assert turn is not None
        if table.seats[turn.seat].sits_out:
            told += table.decide(commands.PassTime(), number).events
        else:
            told += act(table, "call" if turn.call else "check", now_ms=number).events
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
        table.decide(command, 0)
    assert refused.value.code == "not-in-a-tournament" and table.dump() == before


@pytest.mark.clause("CH-8.5")
def test_it_begins_when_enough_have_entered_and_then_nobody_enters() -> None:
    table = sit_and_go("casino-helsinki", 4)
    for player in "AB":
        table.decide(EnterTournament(player, player, 0, 0), 0)
    with pytest.raises(Refused) as refused:
        table.decide(Begin(), 0)
    assert refused.value.code == "too-few-players" and refused.value.clauses == ("CH-8.5",)
    assert not table.ready_to_deal(0), "no hand before it begins"
    table.decide(EnterTournament("C", "C", 0, 0), 0)
    table.decide(Begin(), 0)
    assert table.ready_to_deal(0)
    for command in (EnterTournament("D", "D", 0, 0), Begin()):
        with pytest.raises(Refused) as refused:
            table.decide(command, 0)
        assert refused.value.code == "begun-already"


@pytest.mark.clause("CO-28a", "PF-2.1", "CH-8.3")
def test_seats_are_drawn_among_those_that_are_free() -> None:
    seats = set()
    for chance in range(4):
        table = sit_and_go("casinohuone", 4)
        table.decide(EnterTournament("A", "A", chance, 0), 0)
        seats |= set(table.seats)
    assert seats == {1, 2, 3, 4}
