"""Numbers from outside: how many hands of each category there are, and the memo against the bare definition."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from multiprocessing import Pool

import pytest

from cardroom.cards.ranking import (
    KEY,
    high,
    low,
    omaha,
    prepare,
    rank_high,
    rank_high_keys,
    rank_low_eight_keys,
    rank_low_keys,
)
from cardroom.cards.ranking.high import five_high, flush_of
from cardroom.cards.ranking.histogram import RANK_KEY
from cardroom.cards.ranking.low import five_low

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)

FIVE_CARD_HANDS = {
    STRAIGHT_FLUSH: 40, FOUR: 624, FULL_HOUSE: 3_744, FLUSH: 5_108, STRAIGHT: 10_200, THREE: 54_912,
    TWO_PAIR: 123_552, PAIR: 1_098_240, HIGH_CARD: 1_302_540,
}  # fmt: skip
SEVEN_CARD_HANDS = {
    STRAIGHT_FLUSH: 41_584, FOUR: 224_848, FULL_HOUSE: 3_473_184, FLUSH: 4_047_644, STRAIGHT: 6_180_020,
    THREE: 6_461_620, TWO_PAIR: 31_433_400, PAIR: 58_627_800, HIGH_CARD: 23_294_460,
}  # fmt: skip
LOW_EIGHT_FIVE_CARD_HANDS = 56 * 4**5  # eight ranks choose five, any suit each


def test_every_five_card_hand_is_in_its_category() -> None:
    strengths = Counter([rank_high_keys(sum(five)) for five in combinations(KEY[:52], 5)])
    categories: Counter[int] = Counter()
    for strength, hands in strengths.items():
        categories[strength >> 20] += hands
    assert categories == FIVE_CARD_HANDS
    assert sum(strengths.values()) == 2_598_960
    assert len(strengths) == 7_462  # so many hands of five differ in strength


def test_every_royal_flush_is_the_best_hand_and_every_rainbow_seven_five_the_worst() -> None:
    best = [five for five in combinations(range(32, 52), 5) if rank_high(five) >> 20 == STRAIGHT_FLUSH]
    assert max(map(rank_high, best)) == 8 << 20 | 12 << 16
    assert sum(rank_high(five) == 8 << 20 | 12 << 16 for five in best) == 4
    assert min(rank_high(five) for five in combinations(range(24), 5)) == 5 << 16 | 3 << 12 | 2 << 8 | 1 << 4


def rank_multisets(count: int) -> list[tuple[int, ...]]:
    """Every way to hold so many cards by rank alone, highest first: 6,175, 18,395 and 49,205 for five to seven."""
    every = combinations_with_replacement(range(12, -1, -1), count)
    return [ranks for ranks in every if max(ranks.count(rank) for rank in ranks) <= 4]


@pytest.mark.parametrize(("count", "ways"), [(5, 6_175), (6, 18_395), (7, 49_205)])
def test_every_holding_by_rank_is_worth_its_best_five(count: int, ways: int) -> None:
    """The memo against the definition, for high and low at once; the definition never leaves cards out one by one."""
    fives = {five: (five_high(list(five), False), five_low(list(five))) for five in rank_multisets(5)}
    multisets = rank_multisets(count)
    assert len(multisets) == ways
    for ranks in multisets:
        total = sum([RANK_KEY[rank] for rank in ranks])
        worth = [fives[five] for five in set(combinations(ranks, 5))]
        assert rank_high_keys(total) == max([high for high, _ in worth]), ranks
        assert rank_low_keys(total) == max([low for _, low in worth]), ranks


def test_seven_cards_of_one_call_are_worth_what_their_keys_are() -> None:
    """Every seven ranks, through the small table: on first sight, and once it is there."""
    for ranks in rank_multisets(7):
        cards = [rank * 4 + place % 4 for place, rank in enumerate(ranks)]
        worth = rank_high_keys(sum([KEY[card] for card in cards]))
        assert rank_high(cards) == rank_high(tuple(cards)) == worth, ranks


def test_every_holding_of_one_suit_is_worth_its_best_five() -> None:
    """All 4,719 sets of five, six or seven ranks in one suit, read through each suit's own bits."""
    for count in (5, 6, 7):
        for ranks in combinations(range(12, -1, -1), count):
            best = max([five_high(list(five), True) for five in combinations(ranks, 5)])
            assert flush_of(sum([1 << rank for rank in ranks])) == best
            for suit in range(4):
                assert rank_high([rank * 4 + suit for rank in ranks]) == best


def test_side_cards_never_beat_the_flush_they_stand_beside() -> None:
    """Why a flush may be ranked by its suit alone: with five suited ranks, two more cards make at most three alike."""
    least_flush = 5 << 20
    for flush in combinations(range(12, -1, -1), 5):
        for side in combinations_with_replacement(range(13), 2):
            ranks = sorted((*flush, *side), reverse=True)
            total = sum([RANK_KEY[rank] for rank in ranks])
            assert rank_high_keys(total) < least_flush


def test_prepared_memos_hold_every_hand_there_is() -> None:
    """After `prepare` nothing is entered any more, whatever is dealt; and what is there is what first sight enters."""
    memos = (high._BY_RANKS, high._BY_HOLDING, low._BY_RANKS)
    prepare()
    assert [len(memo) for memo in memos] == [73_775, 4_719, 73_775]
    rows = [row for table in (omaha._HIGH, omaha._LOW_EIGHT) for row in table.rows]
    assert {len(row) for row in rows} == {455}
    prepared = [dict(memo) for memo in memos]
    for memo in memos:
        memo.clear()
    for ranks in rank_multisets(7)[::50]:
        total = sum([RANK_KEY[rank] for rank in ranks])
        assert rank_high_keys(total) == prepared[0][total]
        assert rank_low_keys(total) == prepared[2][total]


def test_so_many_five_card_hands_are_eight_or_better() -> None:
    keys = [KEY[card] for card in range(52) if card >> 2 in (12, 0, 1, 2, 3, 4, 5, 6)]
    qualifying = [
        strength for five in combinations(keys, 5) if (strength := rank_low_eight_keys(sum(five))) >= 0
    ]
    assert len(qualifying) == LOW_EIGHT_FIVE_CARD_HANDS
    assert len(set(qualifying)) == 56


def seven_card_categories(first: int) -> list[int]:
    """How many of all seven-card hands whose lowest card is `first` fall in each category."""
    counts = [0] * 9
    rank = rank_high_keys
    for second in range(first + 1, 47):
        for third in range(second + 1, 48):
            three = KEY[first] + KEY[second] + KEY[third]
            for four in combinations(KEY[third + 1 : 52], 4):
                counts[rank(three + sum(four)) >> 20] += 1
    return counts


@pytest.mark.exhaustive
def test_every_seven_card_hand_is_in_its_category() -> None:
    counts = [0] * 9
    with Pool(2) as pool:
        for part in pool.imap_unordered(seven_card_categories, range(46)):
            counts = [one + other for one, other in zip(counts, part, strict=True)]
    assert dict(enumerate(counts)) == SEVEN_CARD_HANDS
    assert sum(counts) == 133_784_560
