"""Sitting out, coming back, being removed."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.break_everywhere import AtCashTable, break_everywhere
from cardroom.cash.money_moves import CashedOut
from cardroom.rules import house
from cardroom.table.events import HandStarted, PlayAwaited, PlayerLeft, SatOut
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable

RULES = house("casinohuone").sit_out


def running(players: int = 4, **more: object) -> ScriptedTable:
    table = ScriptedTable(players=players, **more)  # type: ignore[arg-type]  # keyword arguments passed on
    table.deal()
    table.fold_out()
    return table


@pytest.mark.clause("CO-TH.37")
def test_sitting_out_keeps_the_seat_and_owes_no_cards_and_no_blinds() -> None:
    table = running()
    table.sit_out("D")
    before = table.stack("D")
    for _ in range(6):
        table.deal()
        assert table.dealt() == "ABC"
        table.fold_out()
    assert table.stack("D") == before
    assert table.table.seat_of("D") is not None


@pytest.mark.clause("CO-TH.37")
def test_a_break_asked_for_in_a_hand_begins_with_the_next() -> None:
    table = running()
    table.deal()
    table.sit_out("A")
    assert table.told(SatOut) == []
    assert table.private[1][-1].sit_out_next_hand  # type: ignore[union-attr]  # the last one is of the wishes
    table.fold_out()
    assert [event.seat for event in table.told(SatOut)] == [1]


def test_the_wish_to_sit_out_can_be_taken_back() -> None:
    table = running()
    table.deal()
    table.sit_out("A")
    table.sit_in("A")
    table.fold_out()
    assert table.told(SatOut) == []


@pytest.mark.clause("CO-TH.38", "CO-OM.22")
@pytest.mark.parametrize(("game", "stake"), [("holdem", "NL100"), ("omaha", "PL100")])
def test_removed_once_more_than_ten_minutes_have_passed(game: str, stake: str) -> None:
    table = running(game=game, stake=stake)
    stack = table.stack("D")
    table.sit_out("D")
    assert table.wait(600) == []
    (left,) = table.wait(ms=1)
    assert isinstance(left, PlayerLeft)
    assert (left.player, left.reason, left.stack) == ("D", "sat_out_too_long", stack)
    assert set(left.clauses) <= {"CO-TH.38", "CO-OM.22"} and left.clauses
    assert table.accounts["D"] == stack - table.terms.max_buy_in


@pytest.mark.clause("CO-TH.38")
def test_ten_minutes_to_the_millisecond_are_not_more_than_ten_minutes() -> None:
    table = running()
    table.sit_out("D")
    table.clock.pass_seconds(600)
    assert table.do(commands.PassTime()).events == []
    table.clock.pass_ms(1)
    assert isinstance(table.do(commands.PassTime()).events[0], PlayerLeft)


@pytest.mark.clause("CO-TH.38")
def test_back_in_time_the_clock_is_off() -> None:
    table = running()
    table.sit_out("D")
    table.wait(600)
    table.sit_in("D")
    table.wait(600)
    assert table.told(PlayerLeft) == []


@pytest.mark.clause("CO-TH.38")
def test_the_clock_begins_with_the_break_and_not_with_the_wish() -> None:
    table = running()
    table.deal()
    table.sit_out("C")
    table.wait(20)
    began = table.clock.now_ms
    table.fold_out()
    assert table.last(SatOut).until_ms == began + 600_000


@pytest.mark.clause("CO-8")
def test_skipping_the_next_big_blind_sits_out_when_it_comes() -> None:
    table = running(players=5)
    assert table.positions()[2] == "C"
    table.do(commands.SkipNextBigBlind("E", True))
    table.deal()
    assert "E" in table.dealt() and table.positions()[2] == "D"
    table.fold_out()
    table.deal()
    assert table.dealt() == "ABCD" and table.positions()[2] == "A"
    out = table.last(SatOut)
    assert (out.seat, out.reason) == (5, "skipped_big_blind") and "CO-8" in out.clauses


@pytest.mark.clause("CO-8", "CO-TH.39")
def test_the_skipped_big_blind_is_a_missed_one() -> None:
    table = running(players=5)
    table.do(commands.SkipNextBigBlind("D", True))
    table.deal()
    table.sit_in("D")
    table.fold_out()
    table.deal()
    assert table.dealt() == "ABCE"


@pytest.mark.clause("CO-8")
def test_the_wish_to_skip_can_be_taken_back() -> None:
    table = running()
    table.do(commands.SkipNextBigBlind("D", True))
    table.do(commands.SkipNextBigBlind("D", False))
    table.deal()
    assert table.positions()[2] == "D"


@pytest.mark.clause("CO-8", "CO-TH.13")
def test_when_all_skip_their_big_blind_no_hand_begins() -> None:
    table = running(players=3)
    for player in "ABC":
        table.do(commands.SkipNextBigBlind(player, True))
    begun = len(table.told(HandStarted))
    table.deal()
    assert len(table.told(HandStarted)) == begun
    assert [event.reason for event in table.told(SatOut)] == ["skipped_big_blind"] * 2
    assert table.last(PlayAwaited).missing == 2
    assert not table.table.ready_to_deal(table.clock.now_ms)


@pytest.mark.clause("CO-7")
def test_a_general_sit_out_begins_at_the_other_tables_with_their_next_hand() -> None:
    table = running()
    table.deal()
    table.do(commands.SitOut("A", general_until_ms=500_000))
    assert table.told(SatOut) == []
    table.fold_out()
    out = table.last(SatOut)
    assert (out.seat, out.reason, out.until_ms) == (1, "general", 500_000)
    assert {"CO-7", "CO-9"} <= set(out.clauses)


@pytest.mark.clause("CO-7", "CO-8")
def test_a_general_sit_out_waits_for_the_big_blind_that_the_player_chose_to_skip() -> None:
    table = running(players=5)
    table.do(commands.SkipNextBigBlind("E", True))
    table.do(commands.SitOut("E", general_until_ms=500_000))
    table.deal()
    assert "E" in table.dealt()
    table.fold_out()
    table.deal()
    out = table.last(SatOut)
    assert (out.seat, out.reason, out.until_ms) == (5, "skipped_big_blind", 500_000)


@pytest.mark.clause("CO-9", "CO-TH.38")
def test_the_general_clock_replaces_the_tables_own() -> None:
    table = running()
    table.sit_out("D")
    table.wait(300)
    table.do(commands.SitOut("D", general_until_ms=table.clock.now_ms + 500_000))
    assert table.wait(500) == []
    (left,) = table.wait(ms=1)
    assert isinstance(left, PlayerLeft)
    assert (left.reason, left.clauses) == ("general_sit_out", ("CO-9",))


@pytest.mark.clause("CO-7")
def test_a_break_at_one_of_several_tables_is_a_break_at_all() -> None:
    general = break_everywhere(
        [AtCashTable("t1", True), AtCashTable("t2", False), AtCashTable("t3", False)], 1_000, RULES
    )
    assert general is not None
    assert (general.until_ms, general.tables) == (501_000, ("t1", "t2", "t3"))
    assert {"CO-7", "CO-9"} <= set(general.clauses)


@pytest.mark.clause("CO-7")
def test_a_single_table_knows_no_general_sit_out() -> None:
    assert break_everywhere([AtCashTable("t1", True)], 1_000, RULES) is None


@pytest.mark.clause("CO-9")
def test_a_table_reached_later_joins_the_clock_that_runs() -> None:
    standings = [AtCashTable("t1", True, 501_000), AtCashTable("t2", True)]
    general = break_everywhere(standings, 300_000, RULES)
    assert general is not None
    assert (general.until_ms, general.tables) == (501_000, ("t2",))


@pytest.mark.clause("CO-9")
def test_a_general_sit_out_that_is_over_does_not_bind_a_new_one() -> None:
    standings = [AtCashTable("t1", False, 501_000), AtCashTable("t2", True)]
    general = break_everywhere(standings, 600_000, RULES)
    assert general is not None and general.until_ms == 1_100_000


def test_who_sits_out_already_is_told_so() -> None:
    table = running()
    table.sit_out("D")
    assert table.refusal(commands.SitOut("D")).code == "sitting-out-already"
    assert table.refusal(commands.SkipNextBigBlind("D", True)).code == "sitting-out-already"
    assert table.refusal(commands.SitIn("A")).code == "not-sitting-out"


@pytest.mark.clause("CH-1.10")
def test_a_long_break_is_had_once_an_evening_and_another_one_is_short() -> None:
    held = ScriptedTable(3, "holdem-nl", "NL200", book=house("casino-helsinki"))
    held.wait(ms=1)
    held.sit_out("A")
    assert held.last(SatOut).until_ms == 1_800_001
    held.wait(1_799)
    held.sit_in("A")
    held.sit_out("A")
    said = held.last(SatOut)
    assert said.until_ms == held.clock.now_ms + 600_000 and "CH-1.10" in said.clauses
    held.wait(ms=600_001)
    assert held.table.seat_of("A") is None, "the seat is lost behind the limit"
    assert held.last(PlayerLeft).reason == "sat_out_too_long"
    left = [movement for movement in held.money if isinstance(movement, CashedOut)][-1]
    assert left.long_break_ms == 1, "told to the room, for other tables of the evening"


@pytest.mark.clause("CH-1.10")
def test_short_breaks_use_up_nothing_and_the_next_evening_has_its_own_long_one() -> None:
    held = ScriptedTable(3, "holdem-nl", "NL200", book=house("casino-helsinki"))
    held.wait(10)
    for _ in range(3):
        held.sit_out("A")
        held.wait(600)
        held.sit_in("A")
    held.sit_out("A")
    assert held.last(SatOut).until_ms == held.clock.now_ms + 1_800_000
    held.wait(1_000)
    held.sit_in("A")
    held.wait(12 * 3_600)
    held.sit_out("A")
    assert held.last(SatOut).until_ms == held.clock.now_ms + 1_800_000


@pytest.mark.clause("CH-1.10")
@pytest.mark.parametrize(("later_ms", "allowed_ms"), [(-1, 600_000), (0, 600_000), (1, 1_800_000)])
def test_the_evening_of_a_long_break_is_over_behind_its_last_millisecond(
    later_ms: int, allowed_ms: int
) -> None:
    held = ScriptedTable(3, "holdem-nl", "NL200", book=house("casino-helsinki"))
    held.wait(10)
    began_ms = held.clock.now_ms
    held.sit_out("A")
    held.wait(1_799)
    held.sit_in("A")
    evening_ms = held.book.buy_in.return_window_seconds.value * 1000
    held.wait(ms=began_ms + evening_ms + later_ms - held.clock.now_ms)
    held.sit_out("A")
    assert held.last(SatOut).until_ms == held.clock.now_ms + allowed_ms


@pytest.mark.clause("CH-1.10")
def test_a_long_break_at_another_table_counts_and_elsewhere_any_number_is_allowed() -> None:
    held = ScriptedTable(2, "holdem-nl", "NL200", book=house("casino-helsinki"))
    held.wait(100)
    held.do(of_cash.TakeSeat("C", held.terms.min_buy_in, 0, long_break_ms=50))
    held.sit_out("C")
    assert held.last(SatOut).until_ms == held.clock.now_ms + 600_000
    kruh = ScriptedTable(2, "holdem-nl", book=house("casino-kruh"))
    for _ in range(3):
        kruh.sit_out("A")
        assert kruh.last(SatOut).until_ms == kruh.clock.now_ms + 1_800_000
        kruh.wait(1_800)
        kruh.sit_in("A")
