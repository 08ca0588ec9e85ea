"""Tournaments of random kinds, houses and sizes, with rebuys, absences, deals, stops and cancellations: the laws hold
at every step and at the end.
"""

import pytest

from cardroom.tournament.play.events import DealAgreed, TournamentCancelled
from tests.tournament.lively import check_over, lively

DAILY = 200
OFTEN = 10_000
TOGETHER = 10


@pytest.mark.parametrize("first", range(1_000, 1_000 + DAILY, TOGETHER))
def test_the_laws_hold_in_random_tournaments(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        check_over(lively(seed))


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(10_000, 10_000 + OFTEN, TOGETHER))
def test_the_laws_hold_in_ten_thousand_random_tournaments(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        check_over(lively(seed))


def test_such_tournaments_end_in_deals_and_cancellations_too() -> None:
    events = [event for seed in range(1_000, 1_040) for event in lively(seed).events]
    assert sum(isinstance(event, DealAgreed) for event in events) >= 2
    assert sum(isinstance(event, TournamentCancelled) for event in events) >= 2
