"""A house that asks: the player who may straddle first in the next hand is asked, and answers for one hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardroom.rules import Rulebook, house
from cardroom.table.events import StraddleAsked, WishesChanged
from cardroom.table.model import commands
from tests.houses import cellar
from tests.table.test_snapshot import reloaded
from tests.table.test_straddles import HELSINKI, KRUH, StraddleTable

STRADDLING = pytest.mark.parametrize("name", [HELSINKI, KRUH])


def asking(name: str) -> Rulebook:
    book = house(name)
    assert book.straddles is not None
    asked = replace(book.straddles.asked, value="before_each_hand")
    return replace(book, straddles=replace(book.straddles, asked=asked))


def table_of(name: str, players: int = 5) -> StraddleTable:
    """A table that has played a hand: seat 1 had the button, so seat 5 is the first to act in the next hand."""
    table = StraddleTable(name, players, book=asking(name))
    table.hand()
    return table


def asked(table: StraddleTable) -> list[tuple[int, int]]:
    """(seat, amount) of each question told, in order."""
    told = [(seat, event) for seat, events in table.private.items() for event in events]
    return [(seat, event.amount) for seat, event in told if isinstance(event, StraddleAsked)]


def asked_now(table: StraddleTable) -> list[str]:
    """The players whose view has the question."""
    players = [seat.player for seat in table.table.seats.values()]
    views = {player: table.table.view(player, table.clock.now_ms).you for player in players}
    return [player for player, view in views.items() if view is not None and view.straddle is not None]


@STRADDLING
def test_the_first_to_act_of_the_next_hand_is_asked_alone_and_answers_for_one_hand(name: str) -> None:
    table = table_of(name)
    assert asked_now(table) == ["E"] and asked(table)[-1] == (5, 2 * table.big)
    table.do(commands.Straddle("E", 2 * table.big, once=True))
    told = table.private[5]
    wishes = [event for event in told if isinstance(event, WishesChanged)][-1]
    assert (wishes.straddle, wishes.straddle_once) == (2 * table.big, True)
    assert asked_now(table) == [], "who has said so is asked no longer"
    assert table.dealt_straddles() == {5: 2}
    seat = table.table.seat_of("E")
    assert seat is not None and (seat.wants_to_straddle, seat.straddles_once) == (0, False)
    assert [event for event in table.private[5] if isinstance(event, WishesChanged)][-1].straddle == 0
    for _ in range(5):
        assert table.dealt_straddles() == {}, "silence is none, and one answer is for one hand"


@STRADDLING
def test_the_question_goes_round_with_the_button_and_nobody_else_hears_of_it(name: str) -> None:
    table = table_of(name)
    before = [asked_now(table)]
    for _ in range(5):
        table.hand()
        before.append(asked_now(table))
    assert before == [["E"], ["A"], ["B"], ["C"], ["D"], ["E"]]
    assert all(not isinstance(event, StraddleAsked) for event in table.events)
    told = asked(table)
    assert {seat for seat, amount in told if amount} == {1, 2, 3, 4, 5}
    assert sum(1 for _, amount in told if not amount) == len(told) - sum(1 for _, amount in told if amount)


@STRADDLING
def test_who_always_straddles_or_cannot_or_leaves_is_not_asked(name: str) -> None:
    table = table_of(name)
    table.wish(E=2)
    assert asked_now(table) == []
    table.wish(E=0)
    assert asked_now(table) == ["E"]
    table.sit_out("E")
    assert asked_now(table) != ["E"], "the next one is"
    table.do(commands.SitIn("E"))
    poor = StraddleTable(name, 5, book=asking(name))
    poor.hand()
    seat = poor.table.seat_of("E")
    assert seat is not None
    seat.stack = poor.big
    poor.wish(A=2)
    assert "E" not in asked_now(poor)


@STRADDLING
def test_a_wish_for_one_hand_is_for_the_next_hand_only_whether_the_turn_came_or_not(name: str) -> None:
    table = table_of(name)
    table.do(commands.Straddle("A", 2 * table.big, once=True))
    assert table.dealt_straddles() == {}, "it was E's turn"
    assert table.dealt_straddles() == {}, "and A's wish was for that hand"
    table.do(commands.Straddle("B", 2 * table.big, once=True))
    table.do(commands.Straddle("B", 2 * table.big))
    seat = table.table.seat_of("B")
    assert seat is not None and not seat.straddles_once, "always is more than once"
    table.do(commands.Straddle("B", 0, once=True))
    assert (seat.wants_to_straddle, seat.straddles_once) == (0, False)


@STRADDLING
def test_the_question_outlives_a_restart(name: str) -> None:
    table = table_of(name)
    table.table = reloaded(table)
    assert asked_now(table) == ["E"]


def test_a_house_of_ones_own_cites_its_clause() -> None:
    table = StraddleTable("cellar", 5, book=cellar())
    table.hand()
    own = table.table.view("E", 0).you
    assert own is not None and own.straddle is not None and own.straddle.clauses[0] == "CC-1"


@pytest.mark.parametrize("name", [HELSINKI, KRUH])
def test_the_houses_ask_nobody(name: str) -> None:
    table = StraddleTable(name)
    table.hand()
    table.hand()
    assert not asked(table) and asked_now(table) == []
