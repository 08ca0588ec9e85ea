"""Tournaments of random kinds, games, houses and sizes, with rebuys, broken lines, absences, deals, stops, removals and
cancellations: the laws hold at every step and at the end.
"""

from collections import Counter
from functools import cache

import pytest

from cardroom.tournament.play.day_events import DayBegan, DayEnded, LastHandsDrawn, ShootoutRoundBegan
from cardroom.tournament.play.prize_deal_events import DealAgreed
from cardroom.tournament.play.tournament_events import (
    BountyTaken,
    ChipsBought,
    ChipsRaced,
    PlayerDisqualified,
    PlayerPenalised,
    PlayerRemoved,
    PrizeDrawn,
    TournamentCancelled,
    Unregistered,
)
from cardroom.tournament.results import TicketWon
from tests.tournament.kinds import OPEN_FACE, SVITEN
from tests.tournament.lively import Lively, check_over, lively
from tests.tournament.playing import HOUSES

DAILY = 60
OFTEN = 10_000
TOGETHER = 10


@cache
def happened_in(seed: int) -> Counter[str]:
    """What happened in a random tournament in which the laws held."""
    bots = lively(seed)
    check_over(bots)
    happened = Counter({type(one).__name__ for one in [*bots.events, *bots.money]})
    happened["broken line"] += bots.broken
    happened["stop in a hand"] += bots.stopped
    happened["void hand"] += bots.voided
    happened["entered again"] += any(one.entries > 1 for one in bots.tournament.state.entrants.values())
    return happened


@pytest.mark.parametrize("first", range(1_000, 1_000 + DAILY, TOGETHER))
def test_the_laws_hold_in_random_tournaments(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        happened_in(seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(10_000, 10_000 + OFTEN, TOGETHER))
def test_the_laws_hold_in_ten_thousand_random_tournaments(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        check_over(lively(seed))


def test_everything_there_is_happens_in_such_tournaments() -> None:
    happened: Counter[str] = Counter()
    for seed in range(1_000, 1_040):
        happened += happened_in(seed)  # those of the test above, which are kept
    wanted = {
        BountyTaken, ChipsBought, ChipsRaced, DealAgreed, PlayerDisqualified, PlayerPenalised, PlayerRemoved,
        PrizeDrawn, TicketWon, TournamentCancelled, Unregistered, DayEnded, DayBegan, LastHandsDrawn,
        ShootoutRoundBegan,
    }  # fmt: skip
    names = [kind.__name__ for kind in wanted] + [
        "broken line",
        "stop in a hand",
        "void hand",
        "entered again",
    ]
    assert [name for name in names if not happened[name]] == []


def test_every_kind_there_is_is_drawn() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(10_000, 10_300):
        one = Lively(seed)
        terms, book = one.bots.terms, one.bots.book
        drawn[book.id] += 1
        drawn[book.games[terms.game].deal] += 1
        drawn[f"{one.bots.entries} entries"] += 1
        drawn.update(name for name in (
            "hexapro", "rebuys", "add_on", "re_entries", "late_levels", "colour_ups", "breaks", "bounty", "progressive",
            "ticket", "special", "carried", "guarantee", "payouts", "most_buy_in", "added", "level_hands",
        ) if getattr(terms, name))  # fmt: skip
        drawn["at an hour"] += terms.starts_ms is not None
        drawn["when full"] += terms.most == one.bots.entries and terms.starts_ms is None
        drawn.update(
            name for name in ("by_ticket", "trouble", "away", "late", "withdraws") if getattr(one.bots, name)
        )
        drawn.update(name for name in ("deals", "stops", "thrown_out") if getattr(one, name))
        drawn["cancelled"] += one.cancelled_in >= 0
    wanted = [
        *HOUSES, OPEN_FACE, SVITEN, "holdem", "omaha", "stud", "rotation", "choice", "3 entries", "50 entries",
        "hexapro", "rebuys", "add_on", "re_entries", "late_levels", "colour_ups", "breaks", "bounty", "progressive",
        "ticket", "special", "carried", "guarantee", "payouts", "most_buy_in", "added", "level_hands", "at an hour",
        "when full", "by_ticket", "trouble", "away", "late", "withdraws", "deals", "stops", "thrown_out", "cancelled",
    ]  # fmt: skip
    assert [name for name in wanted if drawn[name] < 3] == []
