"""The ranking of hands. A strength is a whole number: larger is better, -1 does not qualify.

Each ranking is one readable function that judges five ranks, and a memo which that function fills on first sight:
see `high.five_high` and `low.five_low`. A hand of six or seven cards is its best five.
"""

from cardroom.cards.ranking.front import rank_front
from cardroom.cards.ranking.high import (
    has_sevens,
    prepare_high,
    rank_high,
    rank_high_keys,
    rank_high_on_board,
)
from cardroom.cards.ranking.histogram import KEY, keys_total
from cardroom.cards.ranking.low import (
    prepare_low,
    rank_low,
    rank_low_eight,
    rank_low_eight_keys,
    rank_low_keys,
)
from cardroom.cards.ranking.omaha import OmahaBoard, prepare_omaha, rank_omaha_high, rank_omaha_low_eight
from cardroom.cards.ranking.soko import prepare_soko, rank_soko


def prepare() -> None:
    """Fill the memos of all rankings: a fraction of a second, for a program that wants every hand to cost the same."""
    prepare_high()
    prepare_low()
    prepare_omaha()
    prepare_soko()


__all__ = [
    "KEY",
    "OmahaBoard",
    "has_sevens",
    "keys_total",
    "prepare",
    "rank_front",
    "rank_high",
    "rank_high_keys",
    "rank_high_on_board",
    "rank_low",
    "rank_low_eight",
    "rank_low_eight_keys",
    "rank_low_keys",
    "rank_omaha_high",
    "rank_omaha_low_eight",
    "rank_soko",
]
