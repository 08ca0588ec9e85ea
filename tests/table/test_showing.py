"""The table as each viewer sees it."""

import msgspec
import pytest

from cardroom.table.events import HoldingNamed
from cardroom.table.model import commands
from cardroom.table.model.view import SeatView, TableView
from cardroom.testing import ScriptedTable

HOLES = {"A": "AsAh", "B": "KsKh", "C": "QsQh"}


def seat(view: TableView, number: int) -> SeatView:
    return next(seat for seat in view.seats if seat.seat == number)


@pytest.mark.clause("CO-TH.3")
def test_only_the_owner_sees_hole_cards() -> None:
    table = ScriptedTable(players=3)
    table.deal(HOLES)
    own, other, spectator = (table.table.view(viewer, 0) for viewer in ("A", "B", None))
    assert seat(own, 1).cards == ("As", "Ah") == own.you.cards  # type: ignore[union-attr]  # A is seated
    assert seat(other, 1).cards == seat(spectator, 1).cards == ("??", "??")
    assert spectator.you is None


def test_a_stranger_sees_what_a_spectator_sees() -> None:
    table = ScriptedTable(players=3)
    table.deal(HOLES)
    assert table.table.view("Z", 0) == table.table.view(None, 0)


def test_folded_cards_are_gone_for_everybody_but_still_known_to_who_held_them() -> None:
    table = ScriptedTable(players=3)
    table.deal(HOLES)
    table.act("A fold")
    own, other = table.table.view("A", 0), table.table.view("B", 0)
    assert seat(own, 1).cards == seat(other, 1).cards == ()
    assert seat(other, 1).folded and not seat(other, 1).in_hand
    assert own.you is not None and own.you.cards == ("As", "Ah")


def test_chips_bets_pots_board_and_turn_are_those_of_the_hand() -> None:
    table = ScriptedTable(players=3, stacks={"C": 1000})
    table.deal(HOLES, "2c3d7h8s9d")
    table.act("A raise 1000", "B call", "C call", "B raise 500")
    view = table.table.view("A", 7)
    assert view.hand is not None
    assert view.hand.boards == (("2c", "3d", "7h"),)
    assert [(pot.amount, pot.seats) for pot in view.hand.pots] == [(3000, (2, 3, 1))]
    assert [(s.stack, s.bet, s.all_in) for s in view.seats] == [
        (9000, 0, False),
        (8500, 500, False),
        (0, 0, True),
    ]
    assert view.hand.turn is not None and (view.hand.turn.seat, view.hand.turn.call) == (1, 500)
    assert view.you is not None and view.you.holding == HoldingNamed(1, "pair", ("A", "7", "3", "2"))
    assert (view.hand.street, view.hand.dealer, view.dealer) == ("flop", 1, 1)


def test_the_clock_is_shown_as_it_stands_after_breaks_and_with_its_bank() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.wait(5)
    table.break_line("A")
    hand = table.table.view(None, 5000).hand
    assert hand is not None and hand.turn is not None
    assert (hand.turn.until_ms, hand.turn.time_bank_ms) == (35_000, 0)
    assert not seat(table.table.view(None, 5000), 1).connected
    table.mend_line("A")
    table.wait(10)
    hand = table.table.view(None, 15_000).hand
    assert hand is not None and hand.bank_until_ms == 25_000


def test_seats_say_whether_they_play_wait_or_sit_out() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    table.seat("D")
    table.fold_out()
    table.sit_out("A")
    view = table.table.view(None, 0)
    assert [s.state for s in view.seats] == ["sitting_out", "playing", "playing", "waiting_big_blind"]
    assert seat(view, 1).removed_at_ms == 600_000


def test_the_state_of_a_table() -> None:
    table = ScriptedTable(players=2)
    assert (table.table.state, table.table.view(None, 0).missing) == ("waiting", 1)
    table.seat("C")
    assert (table.table.state, table.table.view(None, 0).missing) == ("running", 0)
    table.do(commands.Drain("stop"))
    assert table.table.state == "draining"


def test_after_a_reload_the_view_goes_on_where_the_events_left_off() -> None:
    table = ScriptedTable(players=3)
    version = table.table.version
    table.deal()
    assert table.table.version == version + 1
    assert table.table.view("A", 0).version == version + 1
    table.do(commands.SkipNextBigBlind("A", True))
    assert table.table.version == version + 1, "what nobody else may know moves no version that all can see"


def test_a_view_is_a_message() -> None:
    table = ScriptedTable(players=3)
    table.deal(HOLES)
    view = table.table.view("A", 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=TableView) == view
