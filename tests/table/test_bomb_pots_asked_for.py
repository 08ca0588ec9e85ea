"""A bomb pot needs the consent of all: who asks, who is asked, what ends the question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.question import ConsentAsked
from cardroom.rules import house
from cardroom.table.events import AllAnswered, AllAsked, ConsentGiven
from cardroom.table.model import commands
from cardroom.testing.scripted import ScriptedTable
from tests.houses import club
from tests.table.bomb_pots import BombTable, with_rules
from tests.table.test_snapshot import reloaded

ASK = of_cash.AskForBombPot


def test_one_asks_all_agree_and_the_next_hand_is_one_for_two_big_blinds_each() -> None:
    table = BombTable()
    table.ask("A")
    asked = table.last(AllAsked)
    assert (asked.what, asked.player, asked.amount, asked.clauses) == (
        "bomb_pot",
        "A",
        2 * table.big,
        ("HC-6",),
    )
    assert table.refusal(of_cash.AnswerQuestion("A", True)).code == "not-asked", "who asks has agreed"
    table.agree("B")
    assert table.last(ConsentGiven).seat == 2 and table.next_bomb_pot() == 0
    table.agree("C")
    told = table.last(AllAnswered)
    assert (told.what, told.outcome, told.amount, told.clauses) == (
        "bomb_pot",
        "agreed",
        2 * table.big,
        ("HC-6",),
    )
    assert table.next_bomb_pot() == 2 * table.big
    assert table.hand().bomb_pot is not None
    assert table.next_bomb_pot() == 0 and table.hand().bomb_pot is None, "one hand, and no more"


def test_one_no_ends_it_and_a_no_counts_until_the_cards_are_dealt() -> None:
    table = BombTable()
    table.ask()
    table.agree("B")
    table.decline("C")
    assert (table.last(AllAnswered).outcome, table.last(AllAnswered).seat) == ("declined", 3)
    assert table.hand().bomb_pot is None
    for who in ("A", "B"):
        again = BombTable()
        again.ask()
        again.agree("B")
        again.decline(who)
        assert again.last(AllAnswered).outcome == "declined", (
            "who asked or agreed takes it back while it is open"
        )
    late = BombTable()
    late.ask()
    late.agree("B", "C")
    late.decline("B")
    assert (late.last(AllAnswered).outcome, late.next_bomb_pot()) == ("declined", 0)
    assert late.hand().bomb_pot is None
    dealt = BombTable()
    dealt.ask()
    dealt.agree("B", "C")
    dealt.deal()
    assert dealt.refusal(of_cash.AnswerQuestion("B", False)).code == "not-asked", "its cards are dealt"


def test_a_no_names_the_bomb_pot_it_is_about_and_ends_no_other_question() -> None:
    book, agreed = club(), replace(club().buy_in.by_agreement, value="all_players_and_staff")
    table = BombTable(book=replace(book, buy_in=replace(book.buy_in, by_agreement=agreed)))
    table.ask()
    over = ConsentAsked("bomb_pot", 0, "B", 2 * table.big)
    for agrees in (True, False):
        assert table.refusal(of_cash.AnswerQuestion("C", agrees, over)).code == "question-over"
    table.agree("B", "C")
    table.do(of_cash.AskAll("buy_in", player="D", amount=5_000))
    buy_in = ConsentAsked("buy_in", 0, "D", 5_000)
    assert table.refusal(of_cash.AnswerQuestion("B", True, over)).code == "question-over"
    table.do(of_cash.AnswerQuestion("B", False, buy_in))
    assert (table.last(AllAnswered).what, table.next_bomb_pot()) == ("buy_in", 2 * table.big), (
        "the bomb pot stays"
    )
    table.do(of_cash.AnswerQuestion("C", False, ConsentAsked("bomb_pot")))
    assert (table.last(AllAnswered).what, table.next_bomb_pot()) == ("bomb_pot", 0)


def test_silence_is_no_consent_and_the_question_grows_old() -> None:
    table = BombTable()
    table.deal()
    table.ask()
    table.agree("B")
    table.fold_out()
    assert table.hand().bomb_pot is None
    assert table.last(AllAnswered).outcome == "lapsed", "the hand it was asked in, and one more"
    assert table.refusal(of_cash.AnswerQuestion("C", True)).code == "not-asked"


def test_the_table_is_asked_again_only_after_some_hands() -> None:
    table = BombTable()
    table.ask()
    table.decline("B")
    refused = table.refusal(ASK("A"))
    assert (refused.code, refused.arguments, refused.clauses) == ("asked-lately", {"hands": 3}, ("HC-6",))
    for left in (2, 1):
        table.hand()
        assert table.refusal(ASK("C")).arguments == {"hands": left}
    table.hand()
    table.ask("C")
    assert table.refusal(ASK("B")).code == "asking-already"
    table.agree("A", "B")
    assert table.refusal(ASK("B")).code == "bomb-pot-ahead"


def test_who_may_not_ask() -> None:
    table = BombTable()
    assert table.refusal(ASK("Stranger")).code == "not-seated"
    table.sit_out("B")
    assert table.refusal(ASK("B")).code == "sitting-out"
    table.sit_out("C")
    assert table.refusal(ASK("A")).code == "nobody-to-ask"
    shipped = ScriptedTable(3, book=house("casinohuone"))
    assert shipped.refusal(ASK("A")).code == "no-bomb-pots"
    assert shipped.refusal(of_cash.AskAll("bomb_pot")).code == "no-bomb-pot", "it is no affair of staff"


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
def test_the_houses_whose_documents_are_silent_have_none(name: str) -> None:
    assert house(name).bomb_pots is None


def test_who_is_away_is_not_asked_and_who_comes_while_it_is_open_is() -> None:
    table = BombTable(4)
    table.sit_out("D")
    table.ask()
    assert table.refusal(of_cash.AnswerQuestion("D", True)).code == "not-asked"
    table.seat("E")
    table.agree("B", "C")
    assert table.next_bomb_pot() == 0, "E is asked too"
    table.agree("E")
    assert table.next_bomb_pot() > 0


def test_who_comes_once_all_have_agreed_is_passed_over_by_that_hand_alone() -> None:
    table = BombTable(3)
    table.ask()
    table.agree("B", "C")
    table.seat("D")
    assert {seat.player for seat in table.hand().seats} == {"A", "B", "C"}
    for _ in range(4):
        table.hand()
    assert "D" in table.dealt()


def test_with_one_left_of_those_who_agreed_there_is_none() -> None:
    table = BombTable()
    table.ask()
    table.agree("B", "C")
    table.leave("B")
    assert table.next_bomb_pot() > 0
    table.sit_out("C")
    assert (table.last(AllAnswered).outcome, table.next_bomb_pot()) == ("lapsed", 0)


def test_staff_may_take_the_question_back_and_everybody_leaving_ends_it() -> None:
    table = BombTable()
    table.ask()
    table.do(of_cash.TakeBackQuestion())
    assert table.last(AllAnswered).outcome == "taken_back" and table.table.economy.question is None
    alone = BombTable()
    alone.ask()
    alone.leave("B")
    alone.leave("C")
    assert alone.last(AllAnswered).outcome == "lapsed" and alone.next_bomb_pot() == 0


def test_the_question_and_the_consent_of_all_outlive_a_restart() -> None:
    table = BombTable()
    table.ask()
    table.agree("B")
    table.table = reloaded(table)
    table.agree("C")
    table.table = reloaded(table)
    assert table.next_bomb_pot() == 2 * table.big and table.hand().bomb_pot is not None
    table.table = reloaded(table)
    assert table.refusal(ASK("A")).code == "asked-lately"


def test_a_no_of_a_player_who_is_asked_by_staff_is_of_staffs_question() -> None:
    """The club turns nothing on that staff ask; a question of theirs blocks the players' and stays its own."""
    table = BombTable(book=with_rules(asked_again=0))
    table.ask()
    table.agree("B", "C")
    table.hand()
    table.ask("B")
    table.agree("A", "C")
    assert table.hand().bomb_pot is not None, "where the house lets them, one behind the other"
    assert club().bomb_pots is not None


def test_a_void_bomb_pot_is_dealt_anew_as_one() -> None:
    table = BombTable()
    table.ask()
    table.agree("B", "C")
    table.deal()
    before = table.started.seats
    table.do(commands.VoidHand("staff"))
    assert {seat.player: table.stack(seat.player) for seat in before} == {
        seat.player: seat.stack for seat in before
    }
    table.deal()
    assert table.started.bomb_pot is not None and table.started.seats == before
    table.check_down()
    assert table.hand().bomb_pot is None
