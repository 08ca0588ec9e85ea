"""What one hand is worth, one hand a call: Cardroom beside PokerKit, phevaluator and eval7, in interleaved rounds.

    python benchmarks/ranking.py [--rounds 7] [--seconds 0.4] [--json]

Each call is the public one that a program would make, with cards as that library likes them, made before the clock
runs: ours and phevaluator's are whole numbers, PokerKit's and eval7's their own objects. All rank the same random hands
in the same order, and are checked to agree on which of two hands is better. Machines are noisy: read the ratios, not
the rates. Processor time is measured; a ratio is the median of the rounds' own ratios. The memos of Cardroom are warm,
as after the first seconds of a room; what a hand costs on first sight is a row of its own.
"""

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise

import eval7
import phevaluator
import pokerkit
from rich.console import Console
from rich.table import Table

from cardroom.cards.card import card_text
from cardroom.cards.deck import shuffled_deck
from cardroom.cards.ranking import (
    OmahaBoard,
    high,
    prepare,
    rank_high,
    rank_low,
    rank_low_eight,
    rank_omaha_high,
    rank_omaha_low_eight,
)
from cardroom.cards.seal import seal_deck

HANDS = 20_000
Hands = Sequence[Sequence[int]]
Loop = Callable[[int, int], list[int]]
"""Ranks the hands from one place to another; what it returns is larger for better hands."""


def theirs(cards: Sequence[int]) -> tuple[pokerkit.Card, ...]:
    """The same cards as PokerKit's."""
    return tuple(pokerkit.Card.parse("".join([card_text(card) for card in cards])))


def seven_high(hands: Hands) -> dict[str, Loop]:
    """The best five of seven, high."""
    kit = [(theirs(hand[:2]), theirs(hand[2:])) for hand in hands]
    seven = [[eval7.Card(card_text(card)) for card in hand] for hand in hands]

    def ours(start: int, end: int) -> list[int]:
        rank = rank_high
        return [rank(hand) for hand in hands[start:end]]

    def pokerkits(start: int, end: int) -> list[int]:
        judge = pokerkit.StandardHighHand.from_game
        return [judge(hole, board).entry.index for hole, board in kit[start:end]]

    def phevaluators(start: int, end: int) -> list[int]:
        rank = phevaluator.evaluate_cards
        return [-rank(*hand) for hand in hands[start:end]]

    def eval7s(start: int, end: int) -> list[int]:
        rank = eval7.evaluate
        return [rank(hand) for hand in seven[start:end]]

    return {"Cardroom": ours, "PokerKit": pokerkits, "phevaluator": phevaluators, "eval7": eval7s}


def five_high(hands: Hands) -> dict[str, Loop]:
    """Five cards, high."""
    kit = [theirs(hand) for hand in hands]
    five = [[eval7.Card(card_text(card)) for card in hand] for hand in hands]

    def ours(start: int, end: int) -> list[int]:
        rank = rank_high
        return [rank(hand) for hand in hands[start:end]]

    def pokerkits(start: int, end: int) -> list[int]:
        judge = pokerkit.StandardHighHand.from_game
        return [judge(hand).entry.index for hand in kit[start:end]]

    def phevaluators(start: int, end: int) -> list[int]:
        rank = phevaluator.evaluate_cards
        return [-rank(*hand) for hand in hands[start:end]]

    def eval7s(start: int, end: int) -> list[int]:
        rank = eval7.evaluate
        return [rank(hand) for hand in five[start:end]]

    return {"Cardroom": ours, "PokerKit": pokerkits, "phevaluator": phevaluators, "eval7": eval7s}


def seven_low(hands: Hands) -> dict[str, Loop]:
    """The best five of seven, ace-to-five low without a qualifier."""
    kit = [theirs(hand) for hand in hands]

    def ours(start: int, end: int) -> list[int]:
        rank = rank_low
        return [rank(hand) for hand in hands[start:end]]

    def pokerkits(start: int, end: int) -> list[int]:
        judge = pokerkit.RegularLowHand.from_game
        return [-judge(hand).entry.index for hand in kit[start:end]]

    return {"Cardroom": ours, "PokerKit": pokerkits}


def seven_low_eight(hands: Hands) -> dict[str, Loop]:
    """The best five of seven, eight or better; hands that do not qualify count as -1000 for PokerKit."""
    kit = [theirs(hand) for hand in hands]

    def ours(start: int, end: int) -> list[int]:
        rank = rank_low_eight
        return [rank(hand) for hand in hands[start:end]]

    def pokerkits(start: int, end: int) -> list[int]:
        judge = pokerkit.EightOrBetterLowHand.from_game_or_none
        found = [judge(hand) for hand in kit[start:end]]
        return [-1000 if low is None else -low.entry.index for low in found]

    return {"Cardroom": ours, "PokerKit": pokerkits}


def omaha_high(hands: Hands) -> dict[str, Loop]:
    """Two of four and three of five, high; the board is made ready anew for every hand."""
    deals = [(hand[:4], hand[4:]) for hand in hands]
    kit = [(theirs(hole), theirs(board)) for hole, board in deals]
    flat = [(*board, *hole) for hole, board in deals]

    def ours(start: int, end: int) -> list[int]:
        rank = rank_omaha_high
        return [rank(hole, board) for hole, board in deals[start:end]]

    def pokerkits(start: int, end: int) -> list[int]:
        judge = pokerkit.OmahaHoldemHand.from_game
        return [judge(hole, board).entry.index for hole, board in kit[start:end]]

    def phevaluators(start: int, end: int) -> list[int]:
        rank = phevaluator.evaluate_omaha_cards
        return [-rank(*hand) for hand in flat[start:end]]

    return {"Cardroom": ours, "PokerKit": pokerkits, "phevaluator": phevaluators}


def omaha_low_eight(hands: Hands) -> dict[str, Loop]:
    """Two of four and three of five, eight or better; hands that do not qualify count as -1000 for PokerKit."""
    deals = [(hand[:4], hand[4:]) for hand in hands]
    kit = [(theirs(hole), theirs(board)) for hole, board in deals]

    def ours(start: int, end: int) -> list[int]:
        rank = rank_omaha_low_eight
        return [rank(hole, board) for hole, board in deals[start:end]]

    def pokerkits(start: int, end: int) -> list[int]:
        judge = pokerkit.OmahaEightOrBetterLowHand.from_game_or_none
        found = [judge(hole, board) for hole, board in kit[start:end]]
        return [-1000 if low is None else -low.entry.index for low in found]

    return {"Cardroom": ours, "PokerKit": pokerkits}


CONTESTS: list[tuple[str, int, Callable[[Hands], dict[str, Loop]]]] = [
    ("7 cards, high", 7, seven_high),
    ("5 cards, high", 5, five_high),
    ("7 cards, low", 7, seven_low),
    ("7 cards, eight or better", 7, seven_low_eight),
    ("Omaha, high", 9, omaha_high),
    ("Omaha, eight or better", 9, omaha_low_eight),
]


def assert_agree(name: str, loops: dict[str, Loop]) -> None:
    """All libraries put the first hands in the same order, ties included; it also warms what they keep."""
    loops["Cardroom"](0, HANDS)
    judged = [loop(0, 300) for loop in loops.values()]
    in_order = sorted(zip(*judged, strict=True))
    for one, other in pairwise(in_order):
        rises = {mine < yours for mine, yours in zip(one, other, strict=True)}
        assert len(rises) == 1, f"{name}: {list(loops)} do not agree on {one} and {other}"


def rate(loop: Loop, seconds: float, chunk: int) -> float:
    """Hands a second of processor time."""
    done = at = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        loop(at, at + chunk)
        done += chunk
        at = (at + chunk) % HANDS
    return done / spent


def compare(rounds: int, seconds: float) -> list[dict[str, object]]:
    """One row a contest and library, median of the rounds."""
    chance = random.Random(7)
    contests = []
    for name, cards, make in CONTESTS:
        loops = make([tuple(chance.sample(range(52), cards)) for _ in range(HANDS)])
        assert_agree(name, loops)
        contests.append((name, loops))
    samples: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for name, loops in contests:
            for library, loop in loops.items():
                chunk = 20 if library == "PokerKit" else 2_000
                samples.setdefault((name, library), []).append(rate(loop, seconds, chunk))
    rows: list[dict[str, object]] = []
    for (name, library), rates in samples.items():
        ratios = [mine / other for mine, other in zip(samples[name, "Cardroom"], rates, strict=True)]
        rows.append(
            {
                "work": name,
                "library": library,
                "per_second": round(statistics.median(rates)),
                "cardroom_is_times": round(statistics.median(ratios), 2),
            }
        )
    return rows


def microseconds(do: Callable[[int], object], count: int, rounds: int) -> float:
    """Median cost of one call."""
    samples = []
    for _ in range(rounds):
        start = time.process_time()
        for number in range(count):
            do(number)
        samples.append((time.process_time() - start) / count * 1e6)
    return round(statistics.median(samples), 2)


def alone(rounds: int) -> list[dict[str, object]]:
    """Costs that have no counterpart elsewhere."""
    chance = random.Random(8)
    hands = [chance.sample(range(52), 7) for _ in range(2_000)]
    board = OmahaBoard(list(range(0, 50, 10)))
    owned = [chance.sample([card for card in range(52) if card % 10 or card == 50], 4) for _ in range(2_000)]
    seeds = [number.to_bytes(32, "big") for number in range(2_000)]

    def first_sight() -> float:
        for memo in (high._BY_RANKS, high._SEVEN, high._ROWS):
            memo.clear()
        return microseconds(lambda number: rank_high(hands[number]), 2_000, 1)

    cold = round(statistics.median([first_sight() for _ in range(rounds)]), 2)
    everything = microseconds(lambda number: prepare(), 1, 1)
    return [
        {"work": "filling every memo at once", "microseconds": everything},
        {"work": "7 cards, high, the first 2,000 hands of a process", "microseconds": cold},
        {
            "work": "Omaha, high, on a board made ready",
            "microseconds": microseconds(lambda number: board.high(owned[number]), 2_000, rounds),
        },
        {
            "work": "shuffle of a deck from its seed",
            "microseconds": microseconds(lambda number: shuffled_deck(seeds[number], b"hand"), 2_000, rounds),
        },
        {
            "work": "seal of a deck, shuffle included",
            "microseconds": microseconds(lambda number: seal_deck(seeds[number], b"hand"), 500, rounds),
        },
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time a sample")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = compare(asked.rounds, asked.seconds)
    costs = alone(asked.rounds)
    if asked.json:
        json.dump({"python": platform.python_version(), "rows": rows, "alone": costs}, sys.stdout, indent=2)
        print()
        return
    title = f"Ranking one hand a call, Python {platform.python_version()}"
    table = Table("work", "library", "hands /s", "Cardroom is", title=title)
    for row in rows:
        ratio = "" if row["library"] == "Cardroom" else f"{row['cardroom_is_times']:,} ×"
        table.add_row(str(row["work"]), str(row["library"]), f"{row['per_second']:,}", ratio)
    others = Table("work", "µs", title="Cardroom alone")
    for cost in costs:
        others.add_row(str(cost["work"]), str(cost["microseconds"]))
    Console().print(table, others)


if __name__ == "__main__":
    main()
