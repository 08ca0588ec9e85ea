"""The board run more than once: who is asked and when, which cards are dealt, and how the pots are divided."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardroom.cards.card import card_text, parse_cards
from cardroom.engine import Hand, HandRules
from cardroom.engine.events import DEALT_BOARD, RAKED, RUN_ANSWERED, RUNS_SET, SHOWN, WON
from cardroom.engine.replay import actions_of
from cardroom.rules import Refused
from cardroom.testing.decks import stacked_deck
from tests.engine.deals import deal

THRICE = HandRules(board_runs=3)
ACES_KINGS = ("AsAh", "KsKh")


def all_in(stacks: Sequence[int] = (100, 100), **how: Any) -> Hand:
    """Everybody puts all in before the flop: of three the first has the button's left."""
    rules = how.pop("rules", THRICE)
    if "board" in how:
        how["deck"] = stacked_deck(how["holes"], how.pop("board"))
    hand = deal(stacks, (10, 5) if len(stacks) == 2 else (5, 10), rules=rules, **how)
    while hand.actor >= 0 and not hand.asked:
        options = hand.options()
        hand.raise_to(options.max_raise_to) if options.can_raise else hand.act(
            "call" if options.call else "check"
        )
    return hand


def boards(hand: Hand) -> list[str]:
    return ["".join(card_text(card) for card in board) for board in hand.boards]


def won(hand: Hand) -> list[tuple[object, ...]]:
    """(pot, share, player, amount, odd units) of each award."""
    return [event[1:6] for event in hand.events if event[0] == WON]


def test_everyone_still_in_is_asked_in_turn_and_before_a_hand_is_shown() -> None:
    early = HandRules(board_runs=2, all_in_reveal="when_betting_ends")
    hand = all_in((100, 100, 100), holes=(*ACES_KINGS, "QsQh"), rules=early)
    asked = []
    while hand.actor >= 0:
        options = hand.options()
        asked.append(hand.actor)
        assert options.runs == 2 and not options.can_fold and not options.can_check and not options.can_raise
        assert not any(hand.shown) and not hand.boards[0]
        hand.run_board(2)
    assert asked == [0, 1, 2] and hand.runs == 2 and hand.is_over
    kinds = [event[0] for event in hand.events]
    assert kinds.index(RUNS_SET) < kinds.index(SHOWN) < kinds.index(DEALT_BOARD)


def test_the_runs_are_dealt_one_behind_the_other_from_one_deck() -> None:
    hand = all_in(holes=ACES_KINGS, board="2c3d4h5s7c" + "8c9dTh" + "Jc" + "6d")
    hand.run_board(2)
    hand.run_board(2)
    assert boards(hand) == ["2c3d4h5s7c", "8c9dThJc6d"]
    assert hand.board_places == [(4, 5, 6, 7, 8), (9, 10, 11, 12, 13)]


def test_burn_cards_are_put_aside_in_every_run() -> None:
    hand = all_in(holes=ACES_KINGS, rules=HandRules(board_runs=3, burns=1))
    hand.run_board(3)
    hand.run_board(3)
    assert len(hand.burned) == 9 and not set(hand.burned) & {
        place for at in hand.board_places for place in at
    }
    assert hand.next_place == 4 + 3 * 8


def test_runs_begin_with_the_cards_that_lie_there() -> None:
    hand = deal((100, 100), (10, 5), holes=ACES_KINGS, board="2c3d4h" + "5s7c", rules=THRICE)
    hand.call()
    hand.check()
    hand.raise_to(90)
    hand.call()
    hand.run_board(3)
    hand.run_board(3)
    first, second, third = boards(hand)
    assert first == "2c3d4h5s7c" and second[:6] == third[:6] == "2c3d4h"
    assert len({first[6:], second[6:], third[6:]}) == 3
    assert [event[2] for event in hand.events if event[0] == DEALT_BOARD] == [0, 0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(("answers", "runs"), [((3, 3), 3), ((3, 2), 2), ((2, 2), 2), ((3, 1), 1), ((1,), 1)])
def test_it_is_run_as_often_as_all_allow_and_a_refusal_settles_it(
    answers: tuple[int, ...], runs: int
) -> None:
    hand = all_in(holes=ACES_KINGS)
    for times in answers:
        hand.run_board(times)
    assert hand.is_over and hand.runs == runs == len(hand.boards)
    assert [event[2] for event in hand.events if event[0] == RUN_ANSWERED] == list(answers)


def test_nobody_is_asked_for_more_than_somebody_has_allowed() -> None:
    hand = all_in(holes=ACES_KINGS)
    hand.run_board(2)
    assert hand.options().runs == 2
    with pytest.raises(Refused) as refused:
        hand.run_board(3)
    assert refused.value.code == "wrong-runs"


@pytest.mark.parametrize("times", [0, -1, 4, True, 2.0, "2", None, (2,)])
def test_what_is_no_number_of_runs_is_refused_and_changes_nothing(times: Any) -> None:
    hand = all_in(holes=ACES_KINGS)
    before = hand.dump()
    with pytest.raises(Refused) as refused:
        hand.act("run_board", times)
    assert refused.value.code == "wrong-runs" and hand.dump() == before


@pytest.mark.parametrize("verb", ["fold", "check", "call", "all_in", "bring_in", "accept", "refuse"])
def test_nothing_else_can_be_done_while_it_is_asked(verb: str) -> None:
    hand = all_in(holes=ACES_KINGS)
    with pytest.raises(Refused) as refused:
        hand.act(verb)
    assert refused.value.code == "must-agree"


def test_nobody_answers_what_is_not_asked() -> None:
    hand = deal((100, 100), (10, 5), rules=THRICE)
    with pytest.raises(Refused) as refused:
        hand.run_board(2)
    assert refused.value.code == "no-run-asked"
    hand.fold()
    with pytest.raises(Refused) as refused:
        hand.run_board(2)
    assert refused.value.code == "hand-is-over"


def test_one_with_chips_left_and_nobody_to_bet_with_is_asked_too() -> None:
    hand = all_in((300, 100), holes=ACES_KINGS)
    assert hand.stacks[0] == 200 and hand.options().runs == 3 and hand.actor == 0


def test_nobody_is_asked_when_no_card_is_to_come_or_somebody_can_bet() -> None:
    hand = deal((100, 100), (10, 5), rules=THRICE)
    hand.call()
    hand.check()
    for _ in range(3):
        assert not hand.asked and hand.options().runs == 0
        hand.check()
        hand.check()
    assert hand.is_over and hand.runs == 1
    river = deal((100, 100), (10, 5), rules=THRICE)
    river.call()
    for _ in range(5):
        river.check()
    assert river.street == 3
    river.raise_to(90)
    river.call()
    assert river.is_over and river.runs == 1


def test_a_house_without_it_asks_nobody() -> None:
    assert all_in(holes=ACES_KINGS, rules=HandRules()).is_over


def test_no_more_runs_are_offered_than_the_deck_has_cards_for() -> None:
    """Eleven with four cards each leave eight: one board. Eight with five leave twelve: two boards of five."""
    full = all_in([100] * 11, variant="omaha", form="no_limit")
    assert full.is_over and full.runs == 1
    eight = all_in([100] * 8, variant="omaha5", form="no_limit")
    assert eight.options().runs == 2
    burning = all_in([100] * 8, variant="omaha5", form="no_limit", rules=HandRules(board_runs=3, burns=1))
    assert burning.is_over, "three cards more a run do not suffice for two"


def test_nobody_is_asked_before_the_last_exchange() -> None:
    hand = all_in((100, 100), variant="crazy-pineapple", holes=("AsAhAd", "KsKhKd"))
    while hand.options().discard:
        hand.discard([hand.holes[hand.actor][0]])
    assert hand.options().runs == 3 and len(hand.boards[0]) == 3


def test_every_pot_is_divided_and_the_first_run_has_the_odd_unit() -> None:
    """A main pot of 3 x 25 and a side pot of 2 x 50: A is all-in with 25 and has aces, B kings, C queens.

    A wins the first run, B the second, by a king: each run has half of each pot, the first one the odd unit.
    """
    board = "2c3d4h" + "5s" + "9c" + "8c9dJh" + "Kc" + "6d"
    hand = all_in((25, 75, 75), holes=("AsAh", "KsKh", "QsQh"), board=board)
    for _ in range(3):
        hand.run_board(2)
    assert won(hand) == [(0, 0, 0, 38, 0), (0, 1, 1, 37, 0), (1, 0, 1, 50, 0), (1, 1, 1, 50, 0)]
    assert hand.stacks == [38, 137, 0]


def test_rake_is_taken_once_of_the_pot_before_it_is_divided() -> None:
    class Seven:
        def take(self, pots: list[int], saw_flop: bool) -> list[int]:
            return [7]

    hand = all_in(holes=ACES_KINGS, rake=Seven(), board="2c3d4h5s7c" + "8c9dJh" + "Kc" + "6d")
    hand.run_board(2)
    hand.run_board(2)
    assert [event for event in hand.events if event[0] == RAKED] == [(RAKED, 0, 7)]
    assert hand.stacks == [97, 96]


def test_each_run_has_its_own_high_and_low() -> None:
    """Run one has no low: the high takes its whole half. Run two has a low, and its half is halved."""
    board = "KcQdJh" + "9s" + "9c" + "3c4d5h" + "Tc" + "Td"
    hand = all_in((100, 100), variant="omaha8", form="no_limit", holes=("AsAhKdKh", "2s2hQsQh"), board=board)
    hand.run_board(2)
    hand.run_board(2)
    shares = hand.shares
    assert [(share.name, share.run, share.board) for share in shares] == [
        ("high", 1, 0), ("low", 1, 0), ("high", 2, 1), ("low", 2, 1),
    ]  # fmt: skip
    assert sum(amount for _, share, _, amount, _ in won(hand) if share == 0) == 100  # type: ignore[misc,operator]  # whole numbers
    assert not [award for award in won(hand) if award[1] == 1]


def test_a_game_with_two_boards_has_two_in_every_run() -> None:
    hand = all_in((100, 100), variant="double-flop", form="no_limit", holes=ACES_KINGS)
    hand.run_board(2)
    hand.run_board(2)
    assert len(hand.boards) == 4 and len({card for board in hand.boards for card in board}) == 20
    assert [share.board for share in hand.shares] == [0, 1, 2, 3]


def test_the_same_hand_is_split_as_evenly_as_the_house_splits() -> None:
    """Both play the same hand on both boards; 202 chips with two odd units between four parts."""
    for identical, stacks in (("each_by_itself", [102, 100]), ("whole_pot", [101, 101])):
        rules = HandRules(board_runs=2, identical_shares=identical)  # type: ignore[arg-type]  # one of its words
        board = "TcJcQcKcAc" + "TdJdQd" + "Kd" + "Ad"
        hand = all_in((101, 101), holes=("2s3h", "2h3s"), board=board, rules=rules)
        hand.run_board(2)
        hand.run_board(2)
        assert hand.stacks == stacks


def test_it_is_done_again_from_its_actions_and_from_its_dump() -> None:
    hand = all_in(holes=ACES_KINGS)
    hand.run_board(3)
    loaded = Hand.load(hand.dump())
    for one in (hand, loaded):
        one.run_board(2)
    assert loaded.dump() == hand.dump() == Hand.replay(hand.setup, actions_of(hand)).dump()
    assert ("run_board", 3) in actions_of(hand)


def test_the_first_cards_of_a_later_run_are_not_those_of_the_first() -> None:
    hand = all_in(
        holes=("AsAh", "KsKh"), board="".join(card_text(card) for card in parse_cards("2c3d4h5s7c"))
    )
    hand.run_board(3)
    hand.run_board(3)
    cards = [card for board in hand.boards for card in board]
    assert len(set(cards)) == 15
