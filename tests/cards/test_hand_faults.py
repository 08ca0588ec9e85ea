"""Cards that make no hand are refused, never ranked as something else."""

from itertools import combinations_with_replacement

import pytest

from cardroom.cards.card import UNKNOWN, parse_cards
from cardroom.cards.ranking import (
    KEY,
    keys_total,
    prepare,
    rank_high,
    rank_high_keys,
    rank_high_on_board,
    rank_low,
    rank_low_eight,
    rank_low_keys,
    rank_omaha_high,
    rank_omaha_low_eight,
)
from cardroom.cards.ranking.histogram import HandFault

SEVEN = parse_cards("As Kd Qh 9c 8c 3d 2h")
RANKINGS = [rank_high, rank_low, rank_low_eight]


@pytest.mark.parametrize("rank", RANKINGS)
@pytest.mark.parametrize("place", range(7))
@pytest.mark.parametrize("count", [5, 6, 7])
def test_an_unknown_card_is_never_ranked(rank, place: int, count: int) -> None:
    cards = SEVEN[:count]
    cards[place % count] = UNKNOWN
    with pytest.raises(HandFault, match="unknown"):
        rank(cards)


def test_seven_unknown_cards_are_never_ranked() -> None:
    with pytest.raises(HandFault, match="unknown"):
        rank_high([UNKNOWN] * 7)
    with pytest.raises(HandFault, match="unknown"):
        rank_high_keys(KEY[UNKNOWN] * 2 + keys_total(SEVEN[:5]))
    with pytest.raises(HandFault, match="unknown"):
        rank_low_keys(KEY[UNKNOWN])


def test_a_flush_among_seven_is_ranked_by_its_cards_not_by_their_sum_alone() -> None:
    own, board = parse_cards("AhKh"), parse_cards("2h3h9hTcTd")
    total = keys_total([*own, *board])
    assert rank_high_keys(total, own, board) == rank_high([*own, *board])
    assert rank_high_keys(keys_total([*own, *board[:3]])) == rank_high([*own, *board[:3]])
    with pytest.raises(HandFault, match="not by their sum"):
        rank_high_keys(total)


@pytest.mark.parametrize("rank", RANKINGS)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_fewer_than_five_cards_make_no_hand(rank, count: int) -> None:
    with pytest.raises(HandFault, match="five, six or seven"):
        rank(SEVEN[:count])


@pytest.mark.parametrize("rank", RANKINGS)
def test_eight_cards_make_no_hand(rank) -> None:
    with pytest.raises(HandFault, match="five, six or seven"):
        rank([*SEVEN, *parse_cards("Jd")])


@pytest.mark.parametrize("rank", [rank_omaha_high, rank_omaha_low_eight])
def test_omaha_needs_known_cards_and_enough_of_them(rank) -> None:
    board, hole = parse_cards("5h7h9hJcQc"), parse_cards("AhKh2c3d")
    for bad_board in (board[:2], [*board, 51], [UNKNOWN, *board[1:]]):
        with pytest.raises(HandFault, match="board"):
            rank(hole, bad_board)
    for bad_hole in ([], hole[:1], [*hole[:3], UNKNOWN]):
        with pytest.raises(HandFault, match="one's own"):
            rank(bad_hole, board)


def test_a_card_that_is_there_twice_makes_no_flush() -> None:
    with pytest.raises(HandFault, match="twice"):
        rank_high(parse_cards("AhKhQhJhAh"))
    with pytest.raises(HandFault, match="twice"):
        rank_omaha_high(parse_cards("AhKh2c3d"), parse_cards("AhQhJh9c8c"))


def test_five_of_one_rank_make_no_hand() -> None:
    for rank in RANKINGS:
        with pytest.raises(HandFault, match="twice"):
            rank(parse_cards("AhAdAcAsAh2c3d"))


def test_five_cards_of_a_rank_are_never_ranked_among_seven() -> None:
    """Not even where the table of seven ranks is filled: each seven that no deck deals has a place of its own in it."""
    prepare()
    for ranks in combinations_with_replacement(range(13), 7):
        if max(ranks.count(rank) for rank in ranks) > 4:
            cards = [rank * 4 + place % 4 for place, rank in enumerate(ranks)]
            with pytest.raises(HandFault, match="twice"):
                rank_high(cards)


def test_omaha_on_ranks_seen_before_refuses_unknown_cards_and_flushes_of_no_deck() -> None:
    board, hole = parse_cards("5h7h9hJcQc"), parse_cards("AhKh2c3d")
    assert rank_omaha_high(hole, board) == rank_omaha_high(hole, board)
    with pytest.raises(HandFault, match="one's own"):
        rank_omaha_high([*hole[:3], UNKNOWN], board)
    with pytest.raises(HandFault, match="board"):
        rank_omaha_high(hole, [UNKNOWN, *board[1:]])
    with pytest.raises(HandFault, match="twice"):
        rank_omaha_high(parse_cards("9hKh2c3d"), board)


@pytest.mark.parametrize("board", ["AsKsQsJsTs", "2c7d9hJsAc"])
@pytest.mark.parametrize("hole", [[UNKNOWN, 3], [3, UNKNOWN], [UNKNOWN, UNKNOWN]])
def test_an_unknown_own_card_is_never_ranked_on_a_board(hole: list[int], board: str) -> None:
    prepare()
    with pytest.raises(HandFault, match="unknown"):
        rank_high_on_board([[16, 21], hole], parse_cards(board))
