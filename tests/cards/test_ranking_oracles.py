"""Random hands against two programs of other people: phevaluator and PokerKit."""

import random
from collections.abc import Iterable

import phevaluator
import pokerkit
import pytest

from cardroom.cards.card import card_text
from cardroom.cards.ranking import (
    OmahaBoard,
    rank_high,
    rank_high_on_board,
    rank_low,
    rank_low_eight,
    rank_omaha_high,
    rank_omaha_low_eight,
)
from cardroom.cards.ranking.high import reference_high
from cardroom.cards.ranking.low import reference_low
from cardroom.cards.ranking.omaha import reference_omaha_high, reference_omaha_low_eight


def deals(count: int, cards: int, seed: int) -> list[list[int]]:
    """Random deals. Every third is out of five ranks or mostly of one suit, where full houses and flushes live."""
    chance = random.Random(seed)
    five_ranks = [card for card in range(52) if card >> 2 in (12, 0, 1, 2, 3)]
    diamonds_mostly = [card for card in range(52) if card & 3 == 1 or card < 12]
    decks = [five_ranks, range(52), range(52), diamonds_mostly, range(52), range(52)]
    return [chance.sample(decks[deal % 6], cards) for deal in range(count)]


def pokerkit_cards(cards: Iterable[int]) -> tuple[pokerkit.Card, ...]:
    return tuple(pokerkit.Card.parse("".join(card_text(card) for card in cards)))


def assert_same_order(judged: Iterable[tuple[int, int]]) -> None:
    """Both judges agree on which of any two hands is better, or that they tie. Larger is better for both."""
    by_ours: dict[int, int] = {}
    for ours, theirs in judged:
        assert by_ours.setdefault(ours, theirs) == theirs
    in_order = [theirs for _, theirs in sorted(by_ours.items())]
    assert in_order == sorted(set(in_order))
    assert len(in_order) > 20


@pytest.mark.parametrize("count", [5, 6, 7])
def test_high_agrees_with_phevaluator(count: int) -> None:
    hands = deals(20_000, count, seed=count)
    assert_same_order((rank_high(hand), -phevaluator.evaluate_cards(*hand)) for hand in hands)


def test_omaha_agrees_with_phevaluator() -> None:
    hands = deals(10_000, 9, seed=9)
    assert_same_order(
        (rank_omaha_high(hand[5:], hand[:5]), -phevaluator.evaluate_omaha_cards(*hand)) for hand in hands
    )


def test_high_agrees_with_pokerkit() -> None:
    hands = deals(800, 7, seed=1)
    judge = pokerkit.StandardHighHand
    assert_same_order((rank_high(hand), judge.from_game(pokerkit_cards(hand)).entry.index) for hand in hands)


def test_low_agrees_with_pokerkit() -> None:
    hands = deals(800, 7, seed=2)
    judge = pokerkit.RegularLowHand
    assert_same_order((rank_low(hand), -judge.from_game(pokerkit_cards(hand)).entry.index) for hand in hands)


def test_eight_or_better_agrees_with_pokerkit() -> None:
    judged = []
    for hand in deals(1_000, 7, seed=3):
        theirs = pokerkit.EightOrBetterLowHand.from_game_or_none(pokerkit_cards(hand))
        ours = rank_low_eight(hand)
        assert (ours == -1) == (theirs is None)
        if theirs is not None:
            judged.append((ours, -theirs.entry.index))
    assert_same_order(judged)


def test_omaha_high_and_low_agree_with_pokerkit() -> None:
    highs, lows = [], []
    for deal in deals(300, 9, seed=4):
        hole, board = pokerkit_cards(deal[:4]), pokerkit_cards(deal[4:])
        highs.append(
            (rank_omaha_high(deal[:4], deal[4:]), pokerkit.OmahaHoldemHand.from_game(hole, board).entry.index)
        )
        theirs = pokerkit.OmahaEightOrBetterLowHand.from_game_or_none(hole, board)
        ours = rank_omaha_low_eight(deal[:4], deal[4:])
        assert (ours == -1) == (theirs is None)
        if theirs is not None:
            lows.append((ours, -theirs.entry.index))
    assert_same_order(highs)
    assert_same_order(lows)


@pytest.mark.parametrize("count", [5, 6, 7])
def test_the_fast_rankings_agree_with_the_readable_ones(count: int) -> None:
    for hand in deals(1_000, count, seed=10 + count):
        assert rank_high(hand) == reference_high(hand)
        assert rank_low(hand) == reference_low(hand)


def test_hands_on_a_board_are_ranked_as_each_by_itself_on_first_sight_and_later() -> None:
    rank_high(tuple(range(0, 28, 4)))  # lays out the table of seven ranks
    for deal in deals(2_000, 9, seed=30) * 2:
        board, holes = deal[:5], [tuple(deal[5:7]), deal[7:]]
        expected = [reference_high([*hole, *board]) for hole in holes]
        assert rank_high_on_board(holes, board) == expected, deal
        assert [rank_high((*hole, *board)) for hole in holes] == expected, "a tuple as well as a list"


@pytest.mark.parametrize("own", [2, 3, 4, 5])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_fast_omaha_agrees_with_the_readable_one(own: int, board: int) -> None:
    for deal in deals(60, own + board, seed=20 + own + board):
        hole, table = deal[:own], deal[own:]
        assert rank_omaha_high(hole, table) == reference_omaha_high(hole, table)
        assert rank_omaha_low_eight(hole, table) == reference_omaha_low_eight(hole, table)


def test_omaha_on_ranks_seen_before_is_ranked_as_on_first_sight() -> None:
    """Mostly of few ranks, so that boards and own ranks come again in other suits, with flushes and without."""
    for deal in deals(4_000, 9, seed=23) + ranks_apart(4_000):
        hole, board = deal[:4], deal[4:]
        assert rank_omaha_high(hole, board) == OmahaBoard(board).high(hole), deal


def ranks_apart(count: int) -> list[list[int]]:
    """Deals out of six ranks."""
    chance = random.Random(24)
    return [chance.sample(range(24), 9) for _ in range(count)]
