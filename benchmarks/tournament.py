"""Tournaments of bots simulated to their winners in one process: how time grows with entries, and where it goes.

Freezeouts at tables of nine by Casino Kruh's rules, from 100 to 10,000 entries; a balancing decision at 1,000 tables.
`--most` ends earlier; the times are drawn as a picture (SVG), `build/tournament.svg` or where `--plot FILE` says.
"""

import argparse
import time
from math import log2
from pathlib import Path

from rich.console import Console
from rich.table import Table as Rows

from cardroom.bots.bot_tournament import BotTournament, PlayedTable
from cardroom.rules import house
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.lots import Lots
from cardroom.tournament.play.table_balance import rebalance
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register, StartTournament
from cardroom.tournament.tournament_terms import TournamentTerms

FIELDS = (100, 300, 1_000, 3_000, 10_000)
SEATS = 9
STACK = 2_000
GROWS = 1.3
LEVELS = 60
LEVEL_MS = 300_000
DECISIONS = 2_000
MAX_MS = 1.0
MAX_OUTSIDE = 0.15


def terms(name: str = "casino-kruh") -> TournamentTerms:
    """A freezeout whose blinds go on rising, so that it ends in a night."""
    levels, big = [], 50.0
    for level in range(1, LEVELS + 1):
        blind = max(2, round(big / 2)) * 2
        levels.append(Stakes(small_blind=blind // 2, big_blind=blind, ante=blind // 8, level=level))
        big *= GROWS
    game = next(iter(house(name).games))
    return TournamentTerms(
        "bench", "Freezeout", name, game, SEATS, STACK, tuple(levels), buy_in=1_000, level_ms=LEVEL_MS
    )


class Measured(BotTournament):
    """The same, with the processor time spent inside hands."""

    inside = 0.0

    def play_hand(self, played: PlayedTable) -> None:
        """See `BotTournament`."""
        began = time.process_time()
        super().play_hand(played)
        self.inside += time.process_time() - began


def run(entries: int) -> tuple[int, float, float]:
    """Hands, seconds of processor time in all, and those inside hands."""
    tournament = Measured(terms(), house("casino-kruh"), entries, seed=entries)
    began = time.process_time()
    tournament.begin()
    tournament.play()
    took = time.process_time() - began
    assert sum(one.prize for one in tournament.finished) == entries * 1_000, "prizes are the pool"
    return tournament.hands, took, tournament.inside


def balancing_ms(tables: int = 1_000) -> float:
    """Milliseconds of processor time for a decision who goes where, in the mean over many."""
    tournament = Tournament(terms(), house("casino-kruh"))
    for number in range(tables * SEATS):
        tournament.decide(Register(f"b{number}", number), 0, number)
    tournament.decide(StartTournament(), 0, 1)
    state = tournament.state
    state.seating_all = False
    took, lots = 0.0, Lots(7)
    for _ in range(DECISIONS):
        number = lots.pick(state.order)
        if state.sizes[number] > SEATS // 2:
            state.sizes.change(number, -1)
        step = tournament._step(0, lots.lot())
        began = time.process_time()
        rebalance(step)
        took += time.process_time() - began
    return 1_000 * took / DECISIONS


def plot(rows: list[tuple[int, int, float, float]], path: Path) -> None:
    """Time by entries, both in powers: measured, and N log N from the first row on."""
    wide, high, edge = 560, 360, 50
    least, most = rows[0][0], rows[-1][0]
    top = max(row[2] for row in rows) * 1.3
    bottom = rows[0][2] / 1.3

    def point(entries: float, seconds: float) -> str:
        x = edge + (wide - 2 * edge) * log2(entries / least) / log2(most / least)
        y = high - edge - (high - 2 * edge) * log2(seconds / bottom) / log2(top / bottom)
        return f"{x:.1f},{y:.1f}"

    first = rows[0]
    curve = " ".join(point(n, first[2] * n * log2(n) / (first[0] * log2(first[0]))) for n, *_ in rows)
    points = [point(row[0], row[2]) for row in rows]
    texts = "".join(
        f'<text x="{p.split(",")[0]}" y="{high - edge + 16}" text-anchor="middle">{row[0]:,}</text>'
        f'<text x="{p.split(",")[0]}" y="{float(p.split(",")[1]) - 8:.1f}" text-anchor="middle">{row[2]:.1f} s</text>'
        for p, row in zip(points, rows, strict=True)
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="white"/>'
        f'<polyline points="{curve}" fill="none" stroke="#999" stroke-dasharray="4 4"/>'
        f'<polyline points="{" ".join(points)}" fill="none" stroke="#0a6" stroke-width="2"/>{texts}'
        f'<text x="{edge}" y="20">processor time by entries; dashed: N log N from {first[0]} entries on</text></svg>\n'
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=FIELDS[-1])
    parser.add_argument("--plot", type=Path, default=Path("build/tournament.svg"))
    chosen = parser.parse_args()
    rows = []
    table = Rows("entries", "hands", "seconds", "hands/s", "outside hands", "against N log N", box=None)
    for entries in [field for field in FIELDS if field <= chosen.most]:
        hands, took, inside = run(entries)
        rows.append((entries, hands, took, inside))
        expected = rows[0][2] * entries * log2(entries) / (rows[0][0] * log2(rows[0][0]))
        table.add_row(
            f"{entries:,}", f"{hands:,}", f"{took:.1f}", f"{hands / took:,.0f}", f"{1 - inside / took:.1%}",
            f"{took / expected:.2f}",
        )  # fmt: skip
    console = Console()
    console.print(table)
    balanced = balancing_ms()
    console.print(f"a balancing decision at 1,000 tables: {balanced:.3f} ms (at most {MAX_MS})")
    if len(rows) > 1:
        chosen.plot.parent.mkdir(parents=True, exist_ok=True)
        plot(rows, chosen.plot)
        console.print(f"time by entries is drawn in {chosen.plot}")
    outside = 1 - rows[-1][3] / rows[-1][2]
    assert balanced <= MAX_MS and outside <= MAX_OUTSIDE, "slower than it may be"


if __name__ == "__main__":
    main()
