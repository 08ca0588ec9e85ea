"""A player's results over many hands as lines: all hands, those with a showdown, those without."""

from pathlib import Path
from typing import Final

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.data.hand_tables import HandTables
from cardroom.extras import needed

with needed():
    import polars as pl

MAX_POINTS: Final = 2_000
"""So many points of each line are drawn at most: a picture has no more columns."""
COLORS: Final = {"all": "#1b8a5a", "shown": "#2f6fdf", "not_shown": "#d43d3d"}
LABELS: Final = {"all": "all hands", "shown": "with a showdown", "not_shown": "without a showdown"}
SUFFIXES: Final = (".svg", ".png", ".pdf")


def results_of(tables: HandTables, player: str) -> pl.DataFrame:
    """A player's results in big blinds, added up hand by hand: columns `hands` (from 1), `all`, `shown`, `not_shown`.

    Raises AnalysisFault for a player who is in no hand.
    """
    net, is_shown = pl.col("net"), pl.col("is_shown")
    found = (
        tables.seats.filter(pl.col("player") == player)
        .sort("hand")
        .select(
            pl.int_range(1, pl.len() + 1).alias("hands"),
            net.cum_sum().alias("all"),
            pl.when(is_shown).then(net).otherwise(0.0).cum_sum().alias("shown"),
            pl.when(is_shown).then(0.0).otherwise(net).cum_sum().alias("not_shown"),
        )
        .collect()
    )
    if not found.height:
        raise AnalysisFault(f'"{player}" plays in none of these hands')
    return found


def draw_results(tables: HandTables, player: str, into: Path) -> None:
    """Draw the lines of a player into a file: .svg, .png or .pdf. Raises AnalysisFault."""
    if into.suffix not in SUFFIXES:
        raise AnalysisFault(f"{into}: a picture is one of {', '.join(SUFFIXES)}")
    from matplotlib.figure import Figure

    results = results_of(tables, player)
    points = results.gather_every(max(1, -(-results.height // MAX_POINTS)))
    if points["hands"][-1] != results.height:
        points = pl.concat([points, results.tail(1)])
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for name, color in COLORS.items():
        axes.plot(points["hands"], points[name], color=color, linewidth=1.6, label=LABELS[name])
    axes.axhline(0, color="#888888", linewidth=0.8)
    axes.set(xlabel="hands", ylabel="big blinds", title=f"{player}: {results.height:,} hands")
    axes.grid(alpha=0.25)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    figure.savefig(into)
