"""A table written down between two hands, and read back."""

import msgspec
import pytest

from cardroom.cash.cash_table import CashTable, load_table
from cardroom.cash.table_terms import table_terms
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


def reloaded(table: ScriptedTable) -> CashTable:
    data = msgspec.json.decode(msgspec.json.encode(table.table.dump()))
    return load_table(table.terms, table.book, data)


def test_a_table_read_back_is_the_same_table() -> None:
    table = ScriptedTable(players=5)
    table.deal()
    table.fold_out()
    table.sit_out("A")
    table.do(commands.SkipNextBigBlind("B", True))
    table.break_line("C")
    again = reloaded(table)
    assert again.dump() == table.table.dump()
    again._state.over_cards = table.table._state.over_cards  # cards are not kept: the room finds them again
    assert again.view("B", 0) == table.table.view("B", 0)
    assert again.due_at_ms() == table.table.due_at_ms()


def test_the_hand_of_two_that_was_dealt_is_remembered() -> None:
    table = ScriptedTable(players=3)
    for _ in range(2):
        table.deal()
        table.fold_out()
        if "C" in table.dealt():
            table.leave("C")
    assert table.dealt() == "AB"
    table.table = reloaded(table)
    assert not table.table.ready_to_deal(0)
    assert table.table.dump()["heads_up_hands"] == 1


def test_a_void_hand_waiting_to_be_dealt_anew_survives() -> None:
    table = ScriptedTable(players=4)
    table.deal(dealer="C")
    positions = table.positions()
    table.do(commands.VoidHand("fault"))
    table.table = reloaded(table)
    table.deal(dealer="A")
    assert table.positions() == positions


def test_during_a_hand_nothing_is_written_down() -> None:
    table = ScriptedTable(players=3)
    table.deal()
    with pytest.raises(ValueError, match="hand h1 is running"):
        table.table.dump()


@pytest.mark.parametrize(
    ("change", "message"),
    [({"table": "t9"}, "of table t9"), ({"format": 99}, "format 99"), ({"strange": 1}, "strange")],
)
def test_other_data_is_refused_with_the_reason(change: dict[str, object], message: str) -> None:
    table = ScriptedTable(players=3)
    with pytest.raises(ValueError, match=message):
        load_table(table.terms, table.book, table.table.dump() | change)


def test_a_stake_the_house_does_not_offer_is_no_table() -> None:
    book = ScriptedTable(players=0).book
    with pytest.raises(KeyError, match="NL25"):
        table_terms(book, "holdem", "NL7", "t", "t")
