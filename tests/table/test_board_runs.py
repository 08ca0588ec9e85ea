"""The board run more than once at a table: the question with its clock, what is told, chips and rake, void hands."""

from __future__ import annotations

import msgspec
import pytest

from cardroom.rules import Rulebook, house, load_rulebook
from cardroom.table.events import (
    BoardDealt,
    BoardRunAnswered,
    BoardRunsSet,
    HandEnded,
    HandShown,
    HandVoided,
    PotAwarded,
    RakeTaken,
    SatOut,
    TimeBankStarted,
    TurnStarted,
)
from cardroom.table.model import commands
from cardroom.testing.scripted import ScriptedTable
from cardroom.tournament.book import tournament_book
from tests.houses import CLUB, club

HOLES = {"A": "AsAh", "B": "KsKh"}
BOARD = "2c3d4h5s9c" + "8c9dJhKc6d" + "7c7dTc2d3s"
"""A's aces win the first run, B's kings the second, A's aces the third."""


class RunTable(ScriptedTable):
    """A table of the club where A and B are all-in before the flop, as soon as it is dealt; C, if it may, folds."""

    def __init__(
        self, players: int = 3, book: Rulebook | None = None, stacks: dict[str, int] | None = None
    ) -> None:
        super().__init__(players, book=book or club(), stacks=stacks)

    def all_in(self, holes: dict[str, str] | None = None, board: str = BOARD) -> None:
        self.deal(holes or HOLES, board, dealer="A")
        while (hand := self.table.hand) is not None and hand.turn is not None and not hand.turn.runs:
            player, most = self.table.seats[hand.actor_seat].player, hand.turn.max_raise_to
            folds = player == "C" and "C" not in (holes or HOLES)
            self.act(f"{player} fold" if folds else f"{player} raise {most}" if most else f"{player} call")

    @property
    def turn(self) -> TurnStarted:
        assert self.table.hand is not None and self.table.hand.turn is not None
        return self.table.hand.turn


def boards(table: ScriptedTable) -> dict[int, str]:
    found: dict[int, str] = {}
    for event in table.told(BoardDealt):
        found[event.board] = found.get(event.board, "") + "".join(event.cards)
    return found


def test_each_is_asked_with_a_clock_of_its_own_and_the_house_s_clauses() -> None:
    table = RunTable()
    table.all_in()
    turn = table.turn
    assert (turn.runs, turn.actions, turn.call, turn.min_raise_to, turn.time_bank_ms) == (
        3,
        ("run_board",),
        0,
        None,
        0,
    )
    assert turn.until_ms == table.clock.now_ms + 8_000
    assert not table.told(HandShown) and not table.told(BoardDealt), (
        "nothing is shown before all have answered"
    )
    first = table.table.seats[turn.seat].player
    second = "B" if first == "A" else "A"
    assert table.refusal(f"{second} run_board 2").code == "not-your-turn"
    for verb in ("fold", "check", "call", "raise 200"):
        assert table.refusal(f"{first} {verb}").code == "must-agree"
    wrong = table.refusal(f"{first} run_board 4")
    assert (wrong.code, wrong.clauses) == ("wrong-runs", ("HC-2",))
    with_cards = msgspec.structs.replace(table.action(first, "run_board", 2), cards=("As",))
    assert table.refusal(with_cards).code == "field-not-taken"
    again = table.action(first, "run_board", 2)
    table.do(again)
    assert table.refusal(again).code == "stale-action", "sent twice, it counts once"
    assert table.last(BoardRunAnswered).clauses == ("HC-2",) and table.turn.runs == 2


def test_two_runs_are_told_board_by_board_with_their_words_and_winners() -> None:
    table = RunTable()
    table.all_in()
    for _ in range(2):
        table.act(f"{table.table.seats[table.turn.seat].player} run_board 2")
    assert table.last(BoardRunsSet) == BoardRunsSet(2, ("HC-2",))
    assert boards(table) == {0: "2c3d4h5s9c", 1: "8c9dJhKc6d"}
    shown = {event.seat: event for event in table.told(HandShown) if event.words}
    assert [(one.run, one.words.category) for one in shown[2].shares] == [(1, "pair"), (2, "three_of_a_kind")]
    awards = table.told(PotAwarded)
    assert [(event.seat, event.run, event.share) for event in awards] == [(1, 1, "high"), (2, 2, "high")]
    assert all("HC-2" in event.clauses for event in awards)
    assert sum(event.amount for event in awards) + table.last(RakeTaken).amount == 20_100, "and C's blind"
    assert len(table.told(RakeTaken)) == 1, "rake is taken once"
    assert table.stack("A") + table.stack("B") + table.accounts["rake"] == 20_100


def test_three_runs_are_three_boards_and_the_view_of_the_running_hand_has_the_question() -> None:
    table = RunTable()
    table.all_in()
    view = table.table.view("A", table.clock.now_ms)
    assert (
        view.hand is not None
        and view.hand.turn is not None
        and view.hand.turn.runs == 3
        and view.hand.runs == 1
    )
    for _ in range(2):
        table.act(f"{table.table.seats[table.turn.seat].player} run_board 3")
    assert boards(table).keys() == {0, 1, 2}
    assert [(event.seat, event.run) for event in table.told(PotAwarded)] == [(1, 1), (2, 2), (1, 3)]


def test_one_who_refuses_settles_it_for_all() -> None:
    table = RunTable(stacks={"A": 4_000, "B": 6_000, "C": 9_000})
    table.all_in({"A": "AsAh", "B": "KsKh", "C": "QsQh"})
    table.act(f"{table.table.seats[table.turn.seat].player} run_board 1")
    assert table.last(BoardRunsSet).runs == 1 and len(table.told(BoardRunAnswered)) == 1
    assert boards(table) == {0: "2c3d4h5s9c"} and not any(event.run for event in table.told(PotAwarded))
    assert not any(event.shares for event in table.told(HandShown))


def test_silence_is_a_refusal_that_costs_no_time_bank_and_puts_nobody_out() -> None:
    table = RunTable()
    table.all_in()
    banks = {seat.player: seat.time_bank_ms for seat in table.table.seats.values()}
    table.wait(seconds=7)
    assert table.table.hand is not None
    table.wait(seconds=1)
    answered = table.last(BoardRunAnswered)
    assert (answered.runs, answered.automatic, answered.clauses) == (1, "clock", ("HC-2",))
    assert table.table.hand is None and table.last(BoardRunsSet).runs == 1
    assert not table.told(TimeBankStarted) and not [
        event for event in table.told(SatOut) if event.reason == "clock"
    ]
    left = {seat.player: seat.time_bank_ms for seat in table.table.seats.values()}
    assert left == banks


def test_who_is_off_line_has_no_longer_and_comes_back_to_the_rest() -> None:
    table = RunTable()
    table.all_in()
    player, until = table.table.seats[table.turn.seat].player, table.turn.until_ms
    table.wait(seconds=3)
    table.break_line(player)
    assert table.table.due_at_ms() == until
    table.mend_line(player)
    assert table.table.due_at_ms() == until
    table.act(f"{player} run_board 2")
    other = table.table.seats[table.turn.seat].player
    table.break_line(other)
    table.wait(seconds=8)
    assert table.table.hand is None and table.last(BoardRunAnswered).automatic == "clock"


def test_who_leaves_refuses_at_once() -> None:
    table = RunTable()
    table.all_in()
    first = table.table.seats[table.turn.seat].player
    second = "B" if first == "A" else "A"
    table.leave(second)
    table.act(f"{first} run_board 3")
    table.wait(ms=1)
    assert (table.last(BoardRunAnswered).automatic, table.last(BoardRunsSet).runs) == ("left", 1)
    assert table.told(HandEnded)


def test_a_hand_made_void_while_it_is_asked_gives_everything_back() -> None:
    table = RunTable()
    table.all_in()
    table.do(commands.VoidHand("staff"))
    assert table.told(HandVoided) and table.stack("A") == table.stack("B") == 10_000
    table.all_in()
    assert table.turn.runs == 3


def test_the_question_begins_anew_behind_a_fault_of_the_room() -> None:
    table = RunTable()
    table.all_in()
    table.wait(seconds=5)
    table.break_line("A"), table.break_line("B")
    table.do(commands.Interrupt())
    assert table.turn.runs == 3 and table.turn.until_ms == table.clock.now_ms + 8_000
    table.mend_line("A"), table.mend_line("B")
    for _ in range(2):
        table.act(f"{table.table.seats[table.turn.seat].player} run_board 2")
    assert table.last(BoardRunsSet).runs == 2


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
def test_a_house_whose_document_does_not_know_it_asks_nobody(name: str) -> None:
    book = house(name)
    assert book.board_runs is None
    game = next(
        offer.id for offer in book.games.values() if offer.deal == "holdem" and offer.form == "no_limit"
    )
    table = ScriptedTable(3, game, book=book)
    table.deal()
    while table.table.hand is not None:
        turn = table.table.hand.turn
        assert turn is not None and turn.runs == 0
        player = table.table.seats[turn.seat].player
        table.act(f"{player} raise {turn.max_raise_to}" if turn.max_raise_to else f"{player} call")


def test_a_house_may_offer_two_at_most_or_none() -> None:
    for most, offered in ((2, 2), (1, 0)):
        text = f'extends = "{CLUB}"\nid = "less"\nname = "Less"\n'
        text += f'[board_runs]\nmost = {{ value = {most}, clauses = ["HC-2"] }}\n'
        table = RunTable(book=load_rulebook(text))
        table.all_in()
        assert (table.turn.runs if table.table.hand else 0) == offered


def test_a_tournament_runs_its_boards_once() -> None:
    assert tournament_book(club(), "holdem").board_runs is None
