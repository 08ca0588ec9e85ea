"""Ratings of programs over matches, as chess players have them, and a page that shows them.

A deal that two programs played from both seats is won by the one who took chips from it. Ratings are those of the
Bradley-Terry model in Elo's unit: 400 points are odds of ten to one. They say who wins more often, not how much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import log10, sqrt
from typing import Final, NamedTuple

import numpy as np

from cardroom.arena.matches import MatchResult

POINTS: Final = 400.0
MEAN: Final = 1500.0
ROUNDS: Final = 2_000
PRIOR: Final = 0.5
"""So many draws against everybody whom a program has met stand beside its results, so that nobody's rating is
infinite.
"""


class Rating(NamedTuple):
    """A program's rating with the half width of its 95 % interval, and what it rests on."""

    name: str
    points: float
    half_width: float
    deals: int
    won: float
    chips_a_hand: float


def rate(matches: Sequence[MatchResult]) -> list[Rating]:
    """Return the ratings of all programs of some matches, the best first. Within a match everybody has met everybody."""
    names = sorted({program.name for match in matches for program in match.programs})
    place = {name: number for number, name in enumerate(names)}
    count = len(names)
    scores = np.zeros((count, count))
    deals, chips, hands = np.zeros(count), np.zeros(count), np.zeros(count)
    for match in matches:
        for one in match.programs:
            mine = place[one.name]
            deals[mine] += len(one.per_deal)
            chips[mine] += one.chips
            hands[mine] += one.hands
            for other in match.programs:
                if other.name != one.name:
                    ahead = np.subtract(one.per_deal, other.per_deal)
                    scores[mine, place[other.name]] += float(np.sum(ahead > 0) + np.sum(ahead == 0) / 2)
    met = scores + scores.T > 0
    scores = scores + PRIOR * met
    games = scores + scores.T
    strength = np.ones(count)
    for _ in range(ROUNDS):
        expected = (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength = np.where(expected > 0, scores.sum(axis=1) / np.where(expected > 0, expected, 1), strength)
        strength /= np.exp(np.mean(np.log(strength)))
    found = []
    for name, mine in place.items():
        chance = strength[mine] / (strength[mine] + strength)
        information = float((games[mine] * chance * (1 - chance)).sum()) * (np.log(10) / POINTS) ** 2
        half = 1.959964 / sqrt(information) if information > 0 else float("inf")
        won = float((scores[mine] - PRIOR * met[mine]).sum())
        points = MEAN + POINTS * log10(float(strength[mine]))
        mean = float(chips[mine] / hands[mine]) if hands[mine] else 0.0
        found.append(Rating(name, points, half, int(deals[mine]), won, mean))
    return sorted(found, key=lambda one: -one.points)


def ratings_page(ratings: Sequence[Rating], title: str, facts: Mapping[str, str] | None = None) -> str:
    """Return a page of HTML with a bar for each rating and its interval, and a table; it loads nothing else."""
    low = min(one.points - one.half_width for one in ratings) - 20
    high = max(one.points + one.half_width for one in ratings) + 20
    rows = "".join(_row(number, one, low, high) for number, one in enumerate(ratings, 1))
    told = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in (facts or {}).items()
    )
    return PAGE.format(title=escape(title), rows=rows, facts=told)


def _row(number: int, one: Rating, low: float, high: float) -> str:
    def at(points: float) -> float:
        return round(100 * (points - low) / (high - low), 2)

    left, right, middle = at(one.points - one.half_width), at(one.points + one.half_width), at(one.points)
    bar = (
        f'<svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="{one.points:.0f} plus or minus '
        f'{one.half_width:.0f}"><rect x="{left}" y="3" width="{round(right - left, 2)}" height="2" rx="1"/>'
        f'<rect class="middle" x="{middle - 0.4}" y="0" width="0.8" height="8"/></svg>'
    )
    return (
        f'<tr><td>{number}</td><th scope="row">{escape(one.name)}</th><td>{one.points:.0f}</td>'
        f'<td>&#177; {one.half_width:.0f}</td><td class="bar">{bar}</td><td>{one.chips_a_hand:+.3f}</td>'
        f"<td>{one.deals:,}</td></tr>"
    )


PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --line: #8884; --accent: #1f7a5a; }}
@media (prefers-color-scheme: dark) {{ :root {{ --accent: #5fd0a5; }} }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
h1 {{ font-size: 1.5rem; margin: 0 0 1rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .5rem .75rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }}
th[scope=row], thead th:nth-child(2) {{ text-align: left; }}
.bar {{ min-width: 8rem; width: 40%; }}
@media (max-width: 40rem) {{ .bar {{ display: none; }} th, td {{ padding: .5rem .35rem; }} }}
svg {{ display: block; width: 100%; height: 1rem; fill: var(--accent); opacity: .9; }}
svg .middle {{ opacity: 1; }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin-top: 1.5rem; }}
dt {{ opacity: .7; }} dd {{ margin: 0; }}
</style></head><body><h1>{title}</h1><div class="wide"><table>
<thead><tr><th>#</th><th>program</th><th>rating</th><th>95 %</th><th class="bar"></th><th>chips a hand</th>
<th>deals</th></tr></thead>
<tbody>{rows}</tbody></table></div><dl>{facts}</dl></body></html>
"""
