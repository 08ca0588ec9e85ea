"""Open Face Chinese at a table."""

import pytest

from cardroom.rules import Refused, house
from cardroom.table.events import (
    CardsDealt,
    CardsPlaced,
    CardsToPlace,
    HandEnded,
    HandsCompared,
    HandStarted,
    PointsPaid,
    ResultSettled,
    RowsScored,
    SatOut,
    TurnStarted,
)
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable

BOOK = house("casino-helsinki")
HOLES = {
    "A": "AsAhKsKh2cAcAdKcKd5c6c8dTd",
    "B": "QsQhJsJh2dQcQdJcJd9c9d4d3d",
}


def table_of(players: int = 2) -> ScriptedTable:
    return ScriptedTable(players=players, game="open-face", book=BOOK)


@pytest.mark.clause("CH-6.OFC.2")
def test_five_cards_come_face_down_and_are_set_in_turn_from_after_the_button() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    assert [(event.seat, len(event.places), event.cards) for event in table.told(CardsDealt)] == [
        (1, 5, ()),
        (2, 5, ()),
    ]
    assert table.private[1] == [CardsToPlace(1, ("As", "Ah", "Ks", "Kh", "2c"))]
    view = {seat.seat: seat for seat in table.table.view("B", 0).seats}
    assert (view[1].cards, view[1].rows) == (("??",) * 5, ((), (), ()))
    own = next(seat for seat in table.table.view("A", 0).seats if seat.seat == 1)
    assert sorted(own.cards) == sorted(("As", "Ah", "Ks", "Kh", "2c"))
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions, turn.place, turn.room) == (1, ("place",), 5, (3, 5, 5))
    table.act("A place 2c/KsKh/AsAh")
    placed = table.last(CardsPlaced)
    assert (placed.rows, placed.automatic) == ((("2c",), ("Ks", "Kh"), ("As", "Ah")), "")
    assert next(seat for seat in table.table.view(None, 0).seats if seat.seat == 1).rows == placed.rows


@pytest.mark.clause("CH-6.OFC.3")
def test_then_one_card_at_a_time_lies_open_until_it_is_placed() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    table.act("A place 2c/KsKh/AsAh", "B place 2d/JsJh/QsQh")
    assert (table.last(CardsDealt).seat, table.last(CardsDealt).cards) == (1, ("Ac",))
    assert (table.last(TurnStarted).place, table.last(TurnStarted).room) == (1, (2, 3, 3))
    table.act("A place -/Ac/-")
    assert table.last(CardsPlaced).rows == ((), ("Ac",), ())


@pytest.mark.clause("CH-6.OFC.3", "CH-6.OFC.9")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A place 2c/KsKh/As", "wrong-cards"),
        ("A place 2c/KsKh/AsQd", "wrong-cards"),
        ("A place 2cKsKhAs/-/Ah", "row-is-full"),
        ("A place 2c/KsKh", "not-three-rows"),
        ("A check", "unknown-action"),
        ("B place 2d/JsJh/QsQh", "not-your-turn"),
    ],
)
def test_a_placement_that_cannot_be_is_refused(line: str, code: str) -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    hand = table.table.hand
    assert hand is not None
    before = hand.engine.dump()  # type: ignore[attr-defined]  # a hand of Open Face
    refused = table.refusal(line)
    assert (refused.code, bool(refused.clauses)) == (code, True)
    assert hand.engine.dump() == before  # type: ignore[attr-defined]  # a hand of Open Face


def test_what_is_no_card_is_refused() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    wrong = commands.Act("A", "h1", 0, "place", rows=(("Zz",), (), ()))
    with pytest.raises(Refused) as refused:
        table.do(wrong)
    assert refused.value.code == "no-such-card"


@pytest.mark.clause("CH-6.OFC.4", "CH-6.OFC.6", "CH-6.OFC.11")
def test_rows_are_compared_two_by_two_and_points_are_paid_in_chips() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    table.check_down()
    assert len(table.told(RowsScored)) == 2
    compared, settled = table.last(HandsCompared), table.told(ResultSettled)
    assert (compared.seat, compared.other) == (1, 2)
    assert settled[0].points == -settled[1].points
    assert settled[0].amount == settled[0].points * table.terms.point
    if settled[0].points:
        assert table.last(PointsPaid).amount == abs(settled[0].amount)
    ended = table.last(HandEnded)
    assert sum(stack.stack for stack in ended.stacks) == 2 * table.terms.max_buy_in
    assert table.last_settled.rake == 0


@pytest.mark.clause("CH-6.OFC.10", "CH-6.OFC.1")
def test_with_five_players_the_button_sits_out_and_moves_on() -> None:
    table = table_of(5)
    table.deal(dealer="C")
    started = table.last(HandStarted)
    assert (started.dealer, started.passed_over, table.dealt()) == (3, 3, "ABDE")
    assert "CH-6.OFC.10" in started.clauses
    table.check_down()
    table.deal()
    assert (table.last(HandStarted).dealer, table.dealt()) == (4, "ABCE")


@pytest.mark.clause("CH-6.OFC.12")
def test_who_has_less_than_fifty_points_is_not_dealt_in() -> None:
    table = ScriptedTable(players=3, game="open-face", book=BOOK, stacks={"B": 2400})
    assert table.terms.point * 50 > 2400
    table.deal(dealer="A")
    assert table.dealt() == "AC"


@pytest.mark.clause("CH-6.OFC.20", "CH-6.OFC.22")
def test_the_house_places_for_who_is_late() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    table.wait(seconds=120)
    placed = table.told(CardsPlaced)[0]
    assert (placed.seat, placed.automatic) == (1, "clock")
    assert {"CH-6.OFC.20", "CH-6.OFC.22"} <= set(placed.clauses)


@pytest.mark.clause("CH-6.OFC.22")
def test_five_cards_have_more_time_than_one() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    rules = BOOK.open_face
    assert rules is not None
    first, later = rules.first_cards_seconds, rules.later_card_seconds
    assert first.value > later.value and "CH-6.OFC.22" in first.clauses and first.reading and later.reading
    for player in "AB":
        turn = table.last(TurnStarted)
        assert (turn.place, turn.until_ms - table.clock.now_ms) == (5, first.value * 1000)
        rows = "2c/KsKh/AsAh" if player == "A" else "2d/JsJh/QsQh"
        table.act(f"{player} place {rows}")
    turn = table.last(TurnStarted)
    assert (turn.place, turn.until_ms - table.clock.now_ms) == (1, later.value * 1000)


@pytest.mark.clause("CH-6.OFC.20", "CH-6.OFC.21")
def test_nobody_waits_again_for_a_player_who_is_gone() -> None:
    table = table_of()
    table.deal(HOLES, dealer="B")
    table.break_line("A")
    table.wait(seconds=120)
    while table.table.hand is not None and table.clock.now_ms < 600_000:
        if table.table.seats[table.table.hand.actor_seat].player == "A":
            assert table.table.due_at_ms() == table.clock.now_ms
            table.wait()
        else:
            table.go_on()
    mine = [event for event in table.told(CardsPlaced) if event.seat == 1]
    assert len(mine) == 9 and all(event.automatic == "disconnected" for event in mine)
    assert any(event.reason == "disconnected" for event in table.told(SatOut))


@pytest.mark.clause("CH-6.OFC.22")
def test_a_broken_line_has_the_whole_turn_until_the_house_placed_once_and_again_after_the_return() -> None:
    table = table_of()
    table.deal(HOLES, dealer="A")
    rules = BOOK.open_face
    assert rules is not None
    table.break_line("A")
    table.act("B place 2d/JsJh/QsQh")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.until_ms - table.clock.now_ms) == (1, rules.first_cards_seconds.value * 1000)
    table.wait(seconds=120)
    assert table.last(CardsPlaced).automatic == "disconnected"
    table.mend_line("A")
    table.act("B place Qd/-/-")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.until_ms - table.clock.now_ms) == (1, rules.later_card_seconds.value * 1000)


def test_who_leaves_is_placed_for_until_the_hand_is_over() -> None:
    table = table_of(3)
    table.deal(dealer="C")
    table.leave("A")
    assert table.table.seat_of("A") is not None
    table.check_down()
    assert table.table.seat_of("A") is None
