"""Time to act, time bank, broken connections."""

import pytest

from cardroom.rules import house, shipped
from cardroom.table.events import (
    Checked,
    Disconnected,
    Folded,
    Reconnected,
    SatOut,
    TimeBankStarted,
    TurnStarted,
)
from cardroom.table.model import commands
from cardroom.table.model.turn_clock import bank_at_hand_start
from cardroom.testing import ScriptedTable
from tests.table.positions_of import HouseTable

BANK = house("casinohuone").time_bank


def on_turn(game: str = "holdem", stake: str = "NL100") -> ScriptedTable:
    """A table of four at which a hand has begun at second 100 and seat 1 is to act."""
    table = ScriptedTable(players=4, game=game, stake=stake)
    table.wait(100)
    table.deal(dealer="B")
    assert table.table.hand is not None and table.table.hand.actor_seat == 1
    return table


def decided_at(table: ScriptedTable, kind: type[Folded] | type[Checked]) -> int:
    """The second, counted from the turn's begin at 100, at which A's automatic decision comes."""
    for _ in range(200):
        if any(isinstance(event, kind) and event.automatic for event in table.wait(1)):
            return table.clock.now_ms // 1000 - 100
    raise AssertionError("no automatic decision came")


@pytest.mark.clause("CO-TH.40", "CO-10a", "CO-OM.23")
@pytest.mark.parametrize(("game", "stake"), [("holdem", "NL100"), ("omaha", "PL100")])
@pytest.mark.parametrize(("break_at", "decision_at"), [(5, 35), (12, 42), (0, 35), (14, 44)])
def test_a_break_on_the_own_turn(game: str, stake: str, break_at: int, decision_at: int) -> None:
    table = on_turn(game=game, stake=stake)
    table.wait(break_at)
    table.break_line("A")
    assert table.last(Disconnected).until_ms == (100 + decision_at) * 1000
    assert decided_at(table, Folded) == decision_at
    assert table.last(Folded).automatic == "disconnected"
    assert set(table.last(Folded).clauses) <= {"CO-TH.41", "CO-TH.40", "CO-10a", "CO-OM.23"}


@pytest.mark.clause("CO-10a")
@pytest.mark.parametrize(("before", "decision_at"), [(20, 15), (15, 15), (10, 20), (1, 29)])
def test_a_break_before_the_own_turn(before: int, decision_at: int) -> None:
    table = ScriptedTable(players=4)
    table.wait(100 - before)
    table.break_line("A")
    table.wait(before)
    table.deal(dealer="B")
    assert table.last(TurnStarted).time_bank_ms == 0, "an absent player's time bank is not used"
    assert table.last(TurnStarted).until_ms == (100 + decision_at) * 1000
    assert decided_at(table, Folded) == decision_at


@pytest.mark.clause("CO-TH.41", "CO-OM.23")
def test_the_automatic_decision_is_a_check_when_that_is_free_and_the_seat_sits_out_after_the_hand() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.act("A call", "B call")
    table.break_line("C")
    table.wait(35)
    assert table.last(Checked).seat == 3 and table.last(Checked).automatic == "disconnected"
    assert table.told(SatOut) == []
    table.act("B check")
    table.wait(15)
    table.act("A raise 500", "B fold")
    table.wait(15)
    out = table.last(SatOut)
    assert (out.seat, out.reason) == (3, "disconnected") and "CO-TH.41" in out.clauses


def test_who_decides_again_in_the_same_hand_is_there_and_does_not_sit_out() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.act("A call", "B call")
    table.wait(25)
    assert (table.last(Checked).seat, table.last(Checked).automatic) == (3, "clock")
    table.act("B check", "C check", "A raise 500", "B fold", "C fold")
    assert table.told(SatOut) == []
    table.deal()


@pytest.mark.clause("CO-TH.41")
def test_nothing_free_to_check_the_automatic_decision_is_a_fold() -> None:
    table = on_turn()
    table.break_line("A")
    table.wait(35)
    assert [event.seat for event in table.told(Folded)] == [1]


@pytest.mark.clause("PF-3.11")
def test_a_house_may_fold_the_hand_of_a_player_out_of_time_though_a_check_is_free() -> None:
    book = house("pokerstars-live-fi")
    table = ScriptedTable(players=3, game="holdem-nl", book=book)
    table.deal()
    table.act("A call", "B call")
    table.wait(120)
    dead = table.told(Folded)[0]
    assert table.told(Checked) == [] and (dead.seat, dead.automatic) == (3, "clock")
    assert "PF-3.11" in dead.clauses


@pytest.mark.clause("CO-TH.41", "CO-10b")
def test_a_connected_player_who_lets_the_clock_run_out_sits_out_too() -> None:
    table = on_turn()
    assert table.wait(ms=14_999) == []
    (started,) = table.wait(ms=1)
    assert started == TimeBankStarted(1, 125_000, ("CO-10b",))
    assert decided_at(table, Folded) == 25
    assert table.last(Folded).automatic == "clock"
    table.act("B fold", "C fold")
    assert (table.last(SatOut).seat, table.last(SatOut).reason) == (1, "clock")


@pytest.mark.clause("CO-10b")
def test_what_is_used_of_the_bank_is_gone_and_the_next_hand_has_at_least_ten_seconds() -> None:
    table = on_turn()
    table.table.seats[1].time_bank_ms = 12_000
    table.table.hand.clock.bank_ms = 12_000  # type: ignore[union-attr]  # a hand with a clock is running
    table.wait(15 + 9)
    table.act("A fold")
    assert table.table.seats[1].time_bank_ms == 3_000
    table.fold_out()
    table.deal()
    assert table.table.seats[1].time_bank_ms == 10_000


@pytest.mark.clause("CO-10b")
@pytest.mark.parametrize(
    ("hands", "bank_ms"), [(0, 10_000), (1, 10_250), (40, 20_000), (80, 30_000), (81, 30_000)]
)
def test_a_bank_never_used_grows_by_a_quarter_of_a_second_a_hand(hands: int, bank_ms: int) -> None:
    bank = BANK.opens_at_ms.value
    for _ in range(hands):
        bank = bank_at_hand_start(bank, True, BANK)
    assert bank == bank_ms


@pytest.mark.clause("CO-10b")
def test_the_edges_of_the_bank() -> None:
    assert bank_at_hand_start(3_000, True, BANK) == 10_000
    assert bank_at_hand_start(29_900, True, BANK) == 30_000
    assert bank_at_hand_start(20_000, False, BANK) == 20_000, "a hand not played adds nothing"


@pytest.mark.clause("CO-10b")
def test_a_bank_at_a_table_grows_with_the_hands_played_there() -> None:
    table = ScriptedTable(players=4)
    for _ in range(3):
        table.deal()
        table.fold_out()
    table.sit_out("D")
    for _ in range(2):
        table.deal()
        table.fold_out()
    assert [seat.time_bank_ms for seat in table.table.seats.values()] == [11_000, 11_000, 11_000, 10_750]


@pytest.mark.clause("CO-10c")
def test_each_table_has_banks_of_its_own() -> None:
    first, second = ScriptedTable(players=3), ScriptedTable(players=3)
    first.deal()
    first.wait(20)
    first.act("A fold")
    assert first.table.seats[1].time_bank_ms == 5_000
    assert second.table.seats[1].time_bank_ms == 10_000


@pytest.mark.clause("CO-TH.40")
def test_back_within_the_time_to_act_the_clock_is_as_before() -> None:
    table = on_turn()
    table.wait(5)
    table.break_line("A")
    table.wait(5)
    table.mend_line("A")
    assert table.last(Reconnected) == Reconnected(1, 115_000, 10_000)
    assert decided_at(table, Folded) == 25
    assert table.last(Folded).automatic == "clock"


@pytest.mark.clause("CO-TH.40")
def test_back_while_the_table_waits_the_rest_of_the_wait_is_time_to_act_and_the_bank_comes_behind_it() -> (
    None
):
    table = on_turn()
    table.wait(5)
    table.break_line("A")
    table.wait(20)
    table.mend_line("A")
    assert table.last(Reconnected) == Reconnected(1, 135_000, 10_000)
    assert decided_at(table, Folded) == 45


@pytest.mark.clause("CO-TH.40")
def test_a_break_while_the_bank_runs_keeps_what_is_left_of_it() -> None:
    table = on_turn()
    table.wait(18)
    table.break_line("A")
    assert table.last(Disconnected).until_ms == 148_000
    table.wait(10)
    table.mend_line("A")
    assert table.last(Reconnected) == Reconnected(1, 148_000, 7_000)


@pytest.mark.clause("CO-TH.40")
def test_breaking_again_and_again_does_not_stretch_a_turn() -> None:
    table = on_turn()
    while not table.told(Folded):
        if table.table.seats[1].broke_ms is None:
            table.break_line("A")
        else:
            table.mend_line("A")
        table.wait(ms=250)
    assert table.last(Folded).automatic == "clock"
    assert table.clock.now_ms <= 145_250, "35 s as after one break, then the ten seconds of the bank"


def test_a_clock_looked_at_late_gives_the_next_player_the_whole_time() -> None:
    table = on_turn()
    table.clock.pass_seconds(1000)
    table.do(commands.PassTime())
    assert [event.seat for event in table.told(Folded)] == [1]
    assert table.last(TurnStarted).until_ms == 1_115_000


def test_passing_time_with_nothing_due_tells_nothing() -> None:
    table = on_turn()
    version = table.table.version
    assert table.do(commands.PassTime()).events == []
    assert table.table.version == version


def test_a_decision_after_the_clock_comes_too_late() -> None:
    table = on_turn()
    table.clock.pass_seconds(25)
    refused = table.refusal("A call")
    assert refused.code == "too-late" and "CO-TH.41" in refused.clauses


def test_a_decision_between_time_to_act_and_the_rooms_look_at_the_clock_is_paid_by_the_bank() -> None:
    table = on_turn()
    table.clock.pass_seconds(19)
    table.act("A call")
    assert table.table.seats[1].time_bank_ms == 6_000


@pytest.mark.parametrize("name", [name for name in shipped() if not house(name).time_bank.maximum_ms.value])
def test_where_there_is_no_time_bank_none_is_said_to_run(name: str) -> None:
    table = HouseTable(name)
    table.deal()
    until_ms = table.last(TurnStarted).until_ms
    table.wait(ms=until_ms - table.clock.now_ms - 1)
    assert table.told(Folded) == []
    table.wait(ms=1)
    assert [event.automatic for event in table.told(Folded)] == ["clock"]
    assert table.told(TimeBankStarted) == []


@pytest.mark.parametrize("breaks", [False, True])
@pytest.mark.parametrize("name", shipped())
def test_a_hand_given_up_by_the_clock_cites_the_house_also_where_it_knows_no_connections(
    name: str, breaks: bool
) -> None:
    table = HouseTable(name)
    table.deal()
    if breaks:
        table.break_line("ABCDE"[table.last(TurnStarted).seat - 1])
        assert table.last(Disconnected).clauses
    for _ in range(200):
        if [event for event in table.wait(1) if isinstance(event, Folded)]:
            break
    folded = table.last(Folded)
    assert folded.automatic == ("disconnected" if breaks else "clock")
    assert folded.clauses and set(folded.clauses) <= set(house(name).clauses)
