"""How the demo's bots play and what their decisions cost, in every game of the house that offers most.

    python benchmarks/bots.py [--hands 400] [--holdem 3000] [--json]

VPIP: hands with chips put in by choice before the second deal; PFR: raised there; WTSD: of those that came to the
second deal, at the showdown. Six bots, fresh stacks each hand. In hold'em the bounds are what a table of regulars looks
like, and the exit status says whether they were kept.
"""

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from cardroom.rules import house
from cardroom.testing.bot_table import BotTable

HOUSE = "casino-helsinki"
HOLDEM = "holdem-nl"
BOUNDS = {"vpip": (0.20, 0.30), "pfr": (0.14, 0.20), "wtsd": (0.0, 0.32)}
BOTS = 6


def measured(offer: str, hands: int) -> dict[str, float | str]:
    """One game, with six new tempers every hundred hands."""
    book = house(HOUSE)
    total: dict[str, float] = {"dealt": 0, "entered": 0, "raised": 0, "saw_second": 0, "showed": 0}
    seconds, decisions, slowest = 0.0, 0, 0.0
    seats = book.for_game(offer).seating.seats.value
    for seed in range(max(1, hands // 100)):
        table = BotTable(HOUSE, offer, book.game(offer).stakes[0].name, min(BOTS, seats), seed=seed)
        table.play(min(100, hands))
        for name in total:
            total[name] += getattr(table.style, name)
        seconds += table.style.seconds
        decisions += table.style.decisions
        slowest = max(slowest, table.style.slowest)
    return {
        "game": offer,
        "hands": hands,
        "vpip": total["entered"] / total["dealt"],
        "pfr": total["raised"] / total["dealt"],
        "wtsd": total["showed"] / max(1, total["saw_second"]),
        "ms_a_decision": 1000 * seconds / decisions,
        "slowest_ms": 1000 * slowest,
    }


def main() -> None:
    """Measure, print, and judge hold'em."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=400, help="of each game")
    parser.add_argument("--holdem", type=int, default=3000, help="of no limit hold'em")
    parser.add_argument("--only", default="", help="one game of the house")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    offers = [offer.id for offer in house(HOUSE).games.values() if offer.deal != "open-face"]
    rows = [
        measured(offer, asked.holdem if offer == HOLDEM else asked.hands)
        for offer in offers
        if asked.only in ("", offer)
    ]
    if asked.json:
        print(json.dumps(rows))
    else:
        table = Table("game", "hands", "VPIP", "PFR", "WTSD", "ms a decision", "slowest ms")
        for row in rows:
            parts = [f"{100 * float(row[name]):.1f} %" for name in ("vpip", "pfr", "wtsd")]
            costs = [f"{float(row[name]):.2f}" for name in ("ms_a_decision", "slowest_ms")]
            table.add_row(str(row["game"]), str(row["hands"]), *parts, *costs)
        Console().print(table)
    for row in rows:
        if row["game"] == HOLDEM:
            for name, (least, most) in BOUNDS.items():
                if not least <= float(row[name]) <= most:
                    sys.exit(f"{HOLDEM}: {name} is {float(row[name]):.3f}, not between {least} and {most}")


if __name__ == "__main__":
    main()
