"""Bomb pots: everybody pays before the cards, the betting begins on the flop, and two boards divide every pot."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardroom.cards.card import card_text, parse_cards
from cardroom.engine import Hand, HandRules
from cardroom.engine.equity import chances_of
from cardroom.engine.events import BETS_COLLECTED, DEALT_BOARD, POSTED_ANTE, POSTED_BLIND, WON
from cardroom.games import GAMES, Game, game
from cardroom.games.bomb_pots import boards_for, bomb_pot_of, has_bomb_pots
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_replay import replay
from cardroom.sim import STAKES, stakes
from cardroom.sim.policies import uniform
from tests.engine.deals import deal

FLOP_GAMES = sorted(code for code in GAMES if has_bomb_pots(game(code)))
HOLES = ("AsAh", "KsKh", "7c2d")


def bomb(
    code: str = "holdem", boards: int = 1, stacks: tuple[int, ...] = (100, 100, 100), **how: Any
) -> Hand:
    declared = bomb_pot_of(game(code), boards)
    antes = [20] * len(stacks)
    return deal(stacks, variant=declared, antes=antes, bet=10, rules=how.pop("rules", HandRules()), **how)


def finish(hand: Hand) -> None:
    while hand.actor >= 0:
        hand.check()


def won(hand: Hand) -> list[tuple[object, ...]]:
    """(share, player, amount, odd units) of each award."""
    return [event[2:6] for event in hand.events if event[0] == WON]


def test_a_flop_game_has_them_and_a_game_of_open_cards_or_exchanges_has_not() -> None:
    assert set(FLOP_GAMES) == set(GAMES) - {"stud", "stud8", "razz", "soko", "sviten"}


def test_everybody_pays_and_the_first_from_the_dealers_left_bets_on_the_flop() -> None:
    hand = bomb()
    kinds = [event[0] for event in hand.events]
    assert kinds.count(POSTED_ANTE) == 3 and POSTED_BLIND not in kinds and kinds[-1] == DEALT_BOARD
    assert BETS_COLLECTED not in kinds, "what was paid is nobody's bet"
    assert (hand.street, hand.actor, hand.total, len(hand.board)) == (1, 0, 60, 3)
    options = hand.options()
    assert (options.call, options.min_raise_to, options.max_raise_to, options.is_bet) == (0, 10, 80, True)


def test_who_has_no_more_than_the_ante_is_all_in_and_wins_no_more_than_each_paid_of_it() -> None:
    hand = bomb(stacks=(15, 100, 100), holes=HOLES, board="3c4d8h9sJc")
    assert hand.actor == 1
    finish(hand)
    assert hand.stacks == [45, 90, 80] and sum(hand.stacks) == 215
    everybody = bomb(stacks=(20, 20, 20), holes=HOLES, board="3c4d8h9sJc")
    assert everybody.is_over and everybody.stacks == [60, 0, 0]
    lonely = bomb(stacks=(20, 100, 20))
    assert lonely.is_over, "nobody is left to bet against"


def test_two_boards_divide_every_pot_and_the_first_gets_the_odd_unit() -> None:
    hand = bomb(
        boards=2, stacks=(105, 105, 105), holes=HOLES, board="3c4d8h" + "KcTh9s" + "5d" + "4s" + "Jc" + "6h"
    )
    assert [len(board) for board in hand.boards] == [3, 3]
    hand.raise_to(15)
    hand.call()
    hand.fold()
    finish(hand)
    assert ["".join(map(card_text, board)) for board in hand.boards] == ["3c4d8h5dJc", "KcTh9s4s6h"]
    assert won(hand) == [(0, 0, 45, 0), (1, 1, 45, 0)], (
        "the aces hold on the first, three kings on the second"
    )
    assert [(share.name, share.run) for share in hand.shares] == [("high", 1), ("high", 2)]
    odd = bomb(
        boards=2, stacks=(27, 27, 27), holes=HOLES, board="3c4d8h" + "KcTh9s" + "5d" + "4s" + "Jc" + "6h"
    )
    odd.raise_to(7)
    odd.fold()
    odd.fold()
    assert odd.stacks[0] == 67, "uncontested, nothing is divided"


def test_an_odd_unit_goes_to_the_first_board() -> None:
    declared = bomb_pot_of(game("holdem"), 2)
    board = "3c4d8h" + "KcTh9s" + "5d" + "4s" + "Jc" + "6h"
    hand = deal(
        (30, 30, 30), variant=declared, antes=[7, 7, 7], bet=2, holes=HOLES, board=board, rules=HandRules()
    )
    finish(hand)
    assert [award[:3] for award in won(hand)] == [(0, 0, 11), (1, 1, 10)]


def test_a_board_without_a_low_gives_its_half_to_its_own_high() -> None:
    holes = ("AsAh2c3d", "KsKhQdQc")
    board = "4c5h8s" + "KcTh9s" + "9d" + "Td" + "Jc" + "Qh"
    hand = bomb("omaha8", 2, (100, 100), holes=holes, board=board)
    finish(hand)
    awards = [(hand.shares[int(str(share))], amount) for share, _, amount, _ in won(hand)]
    assert {(share.run, share.name) for share, _ in awards} == {(1, "high"), (1, "low"), (2, "high")}
    assert sum(int(str(amount)) for _, amount in awards) == 40
    second = [amount for share, amount in awards if share.run == 2]
    assert second == [20], "half of the pot, though its low has no winner"


def test_cards_given_up_before_the_flop_are_given_up_all_the_same() -> None:
    hand = bomb("pineapple")
    assert hand.street == 0 and hand.options().discard == 1
    for _ in range(3):
        hand.discard([hand.holes[hand.actor][0]])
    assert hand.street == 1 and hand.actor == 0 and hand.options().can_check


def test_two_boards_need_the_cards_for_them() -> None:
    omaha5 = game("omaha5")
    assert boards_for(omaha5, 2, 8, burns=3) == 1 and boards_for(omaha5, 2, 7, burns=1) == 2
    assert boards_for(game("double-flop"), 2, 6, burns=0) == 1, "it has two of its own"
    assert boards_for(game("holdem"), 1, 6, burns=0) == 1


def test_burn_cards_go_before_the_flop_as_in_any_hand() -> None:
    hand = bomb(rules=HandRules(burns=1))
    assert len(hand.burned) == 1 and hand.next_place == 6 + 1 + 3


@pytest.mark.parametrize("boards", [1, 2])
@pytest.mark.parametrize("code", FLOP_GAMES)
def test_hands_by_chance_keep_every_chip_and_come_back_from_dump_and_document(code: str, boards: int) -> None:
    declared: Game = game(code)
    if boards > 1 and declared.boards > 1:
        return
    setup = stakes(code).setup(3)
    own = replace(setup, game=bomb_pot_of(declared, boards), blinds=(), antes=[2 * setup.minimum_bet] * 3)
    for seed in range(40):
        chance = Random(seed)
        deck = list(range(52))
        chance.shuffle(deck)
        stacks = [chance.randint(1, 30) * setup.minimum_bet + chance.randint(0, 3) for _ in range(3)]
        hand = Hand(replace(own, deck=deck, stacks=stacks, second=()))
        while hand.actor >= 0:
            assert hand.street or hand.asked, "nobody bets before the flop"
            again = Hand.load(hand.dump())
            assert again.dump() == hand.dump()
            uniform(hand, chance.random)
        assert sum(hand.stacks) == sum(stacks)
        document = phh_of(hand)
        assert document.other["_bomb_pot"] == boards and read_phh(write_phh(document)) == document
        assert list(replay(document, own.rules).final_stacks) == hand.stacks


@pytest.mark.parametrize("boards", [3, -1, True, "2", 1.5])
def test_a_document_with_a_wrong_number_of_boards_is_refused(boards: object) -> None:
    hand = bomb()
    finish(hand)
    document = phh_of(hand)
    with pytest.raises(BrokenHistory, match="_bomb_pot"):
        replay(replace(document, other={**document.other, "_bomb_pot": boards}))  # type: ignore[dict-item]  # that is it


def test_a_game_without_a_flop_has_no_such_document() -> None:
    assert "stud" in STAKES
    hand = Hand(stakes("stud").setup(2))
    while hand.actor >= 0:
        uniform(hand, Random(1).random)
    document = phh_of(hand)
    with pytest.raises(BrokenHistory, match="no bomb pots"):
        replay(replace(document, other={**document.other, "_bomb_pot": 1}))


def test_chances_on_two_boards_are_half_of_each() -> None:
    declared = bomb_pot_of(game("holdem"), 2)
    holes = [parse_cards("AsAh"), parse_cards("KsKh")]
    boards = [parse_cards("AcAd2s3h4h"), parse_cards("KcKd7s8h9h")]
    split = chances_of(declared, holes, boards)
    assert split.thousandths == (500, 500)
    first = [parse_cards("AcAd2s3h4h"), parse_cards("Qc7d5s8h9h")]
    assert chances_of(declared, holes, first).thousandths == (1000, 0)
