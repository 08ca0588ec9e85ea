"""The figures of `cardroom.analysis.player_statistics`, counted over tables of hands that need not fit into memory."""

from typing import Final

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.player_statistics import POSITIONS, By, Row
from cardroom.data.hand_tables import HandTables
from cardroom.data.rows_of_hands import COUNTS
from cardroom.extras import needed

with needed():
    import polars as pl

NO_POSITION: Final = "none"
"""The name of the position where cards open the betting."""
MAX_WITHIN: Final = 64
"""More than the seats or the betting rounds of any hand: a hand's number times this, and a seat's, order all seats."""


def table_statistics(tables: HandTables, by: By = "player", player: str = "") -> list[Row]:
    """What `statistics` tells of the same hands: by player, position or street, of one player alone where one is named.

    Raises AnalysisFault for a player who is in no hand.
    """
    seats, rounds = _named(tables.seats), _named(tables.rounds)
    if player:
        seats, rounds = (table.filter(pl.col("player") == player) for table in (seats, rounds))
        if not seats.head(1).collect().height:
            raise AnalysisFault(f'"{player}" plays in none of these hands')
    names, orders = _names_in_order(rounds if by == "street" else seats, by)
    rows = {name: Row(name) for name in names}
    counted = [pl.col(f"{count}_{what}").sum() for count in COUNTS for what in ("made", "chances")]
    acted = pl.col("has_acted").sum().alias("hands")
    for found in rounds.group_by(by).agg(*counted, acted).collect().iter_rows(named=True):
        row = rows[found[by]]
        row.hands = found["hands"] if by == "street" else 0
        for count in COUNTS:
            row.made[count], row.chances[count] = found[f"{count}_made"], found[f"{count}_chances"]
    if by != "street":
        _add_nets(rows, seats, by)
    return [rows[name] for name in sorted(rows, key=orders.__getitem__)]


def _named(table: pl.LazyFrame) -> pl.LazyFrame:
    position = pl.when(pl.col("position") == "").then(pl.lit(NO_POSITION)).otherwise("position")
    return table.with_columns(position.alias("position"))


def _names_in_order(table: pl.LazyFrame, by: By) -> tuple[list[str], dict[str, int]]:
    """The names of the rows, and the order of each: positions as they act, others as they come up."""
    within = pl.col("round" if by == "street" else "seat").cast(pl.Int64)
    first = table.group_by(by).agg((pl.col("hand") * MAX_WITHIN + within).min()).collect()
    orders: dict[str, int] = {}
    for name, place in first.iter_rows():
        orders[name] = POSITIONS.index(name) if by == "position" else place
    return list(orders), orders


def _add_nets(rows: dict[str, Row], seats: pl.LazyFrame, by: By) -> None:
    """Add how many hands each row has and what they brought: all, those without a showdown, those with one."""
    parts = {"net": pl.lit(value=True), "blue": pl.col("is_shown"), "red": ~pl.col("is_shown")}
    sums = [
        expression.alias(f"{name}_{what}")
        for name, part in parts.items()
        for what, expression in (
            ("total", pl.col("net").filter(part).sum()),
            ("squares", (pl.col("net") ** 2).filter(part).sum()),
        )
    ]
    for found in seats.group_by(by).agg(pl.len().alias("hands"), *sums).collect().iter_rows(named=True):
        row = rows[found[by]]
        row.hands = found["hands"]
        row.nets = {name: (found[f"{name}_total"], found[f"{name}_squares"]) for name in parts}
