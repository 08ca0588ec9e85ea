"""Whole hands: Cardroom beside PokerKit, on the same work, in interleaved rounds of one run.

    python benchmarks/hands.py [--rounds 5] [--seconds 1.0] [--json]

The work: each hand is fresh, 200 chips a player, blinds 1 and 2; everything but the betting is automatic. Policy
"uniform" picks evenly among check or call, fold (only when facing a bet) and bet or raise, its size evenly from the
legal range; "passive" always checks or calls, so that every hand comes to a showdown. Stud and razz have an ante of 1,
a bring-in of 1 (posted or completed, evenly) and bets of 2 and 4. Machines are noisy: read the ratios, not the rates.
Processor time is measured, and the ratio is the median of the rounds' own ratios. The memos of strengths are filled
before the clock runs, as they are after the first minute of a room; it takes a second once in a process.
"""

import argparse
import copy
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable

import pokerkit
from rich.console import Console
from rich.table import Table

from cardroom.cards.ranking import prepare
from cardroom.cli.build import build
from cardroom.engine import Hand
from cardroom.sim import POLICIES, play_hand, stakes

AUTOMATIC = tuple(
    step for step in pokerkit.Automation if step is not pokerkit.Automation.RUNOUT_COUNT_SELECTION
)
WORK = [  # (name, our code, seats, PokerKit's game)
    (
        "hold'em no limit, 6 seats",
        "nlhe",
        6,
        lambda: pokerkit.NoLimitTexasHoldem(AUTOMATIC, True, 0, (1, 2), 2),
    ),
    (
        "hold'em no limit, heads-up",
        "nlhe",
        2,
        lambda: pokerkit.NoLimitTexasHoldem(AUTOMATIC, True, 0, (1, 2), 2),
    ),
    (
        "Omaha pot limit, 6 seats",
        "plo",
        6,
        lambda: pokerkit.PotLimitOmahaHoldem(AUTOMATIC, True, 0, (1, 2), 2),
    ),
    (
        "hold'em fixed limit, 6 seats",
        "flhe",
        6,
        lambda: pokerkit.FixedLimitTexasHoldem(AUTOMATIC, True, 0, (1, 2), 2, 4),
    ),
    (
        "seven card stud, 6 seats",
        "stud",
        6,
        lambda: pokerkit.FixedLimitSevenCardStud(AUTOMATIC, True, 1, 1, 2, 4),
    ),
    ("razz, 6 seats", "razz", 6, lambda: pokerkit.FixedLimitRazz(AUTOMATIC, True, 1, 1, 2, 4)),
]


def pokerkit_hand(game: object, stacks: tuple[int, ...], policy: str, chance: random.Random) -> None:
    """One hand of PokerKit by a policy."""
    state = game(stacks, len(stacks))
    choice = chance.randrange
    while state.status:
        if state.can_post_bring_in():
            if policy == "uniform" and choice(2) and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            else:
                state.post_bring_in()
            continue
        kind = "c"
        if policy == "uniform":
            kinds = ["c"]
            if state.checking_or_calling_amount:
                kinds.append("f")
            if state.can_complete_bet_or_raise_to():
                kinds.append("r")
            kind = kinds[choice(len(kinds))]
        if kind == "c":
            state.check_or_call()
        elif kind == "f":
            state.fold()
        else:
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            state.complete_bet_or_raise_to(least + choice(most - least + 1))
    assert sum(state.stacks) == sum(stacks)


def rate(play: Callable[[], int], seconds: float) -> float:
    """Pieces of work a second of processor time; `play` does some and says how much."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += play()
    return done / spent


def our_hands(code: str, seats: int, policy: str, seed: int, count: int) -> Callable[[], int]:
    """Plays `count` hands a call."""
    base = stakes(code).setup(seats)
    chance = random.Random(seed).random
    act = POLICIES[policy]
    deck = list(range(52))

    def play() -> int:
        for _ in range(count):
            play_hand(base, act, deck, chance)
        return count

    return play


def their_hands(game: object, seats: int, policy: str, seed: int) -> Callable[[], int]:
    """Plays one hand a call."""
    chance = random.Random(seed)
    random.seed(seed)  # PokerKit shuffles with the global generator

    def play() -> int:
        pokerkit_hand(game, (200,) * seats, policy, chance)
        return 1

    return play


def copies() -> tuple[Callable[[], int], Callable[[], int]]:
    """Copies of a six-handed hand on the flop: ours, and PokerKit's by deepcopy."""
    hand = Hand(stakes("nlhe").setup(6))
    state = pokerkit.NoLimitTexasHoldem(AUTOMATIC, True, 0, (1, 2), 2)((200,) * 6, 6)
    for turn in range(8):
        if turn < 5:
            hand.call()
        else:
            hand.check()
        state.check_or_call()

    def ours() -> int:
        for _ in range(1000):
            hand.copy()
        return 1000

    def theirs() -> int:
        copy.deepcopy(state)
        return 1

    return ours, theirs


def measure(rounds: int, seconds: float, only: str = "") -> list[dict[str, object]]:
    """One row a piece of work, median of the rounds."""
    prepare()
    pairs: list[tuple[str, Callable[[], int], Callable[[], int]]] = []
    for name, code, seats, make in [work for work in WORK if only in work[0]]:
        for policy in POLICIES:
            ours = our_hands(code, seats, policy, 1, 200)
            pairs.append((f"{name}, {policy}", ours, their_hands(make(), seats, policy, 1)))
    pairs.append(("copy of a hand on the flop", *copies()))
    samples: list[list[tuple[float, float]]] = [[] for _ in pairs]
    for _ in range(rounds):
        for row, (_, ours, theirs) in enumerate(pairs):
            samples[row].append((rate(ours, seconds), rate(theirs, seconds)))
    return [
        {
            "work": name,
            "cardroom_per_second": round(statistics.median(mine for mine, _ in taken)),
            "pokerkit_per_second": round(statistics.median(other for _, other in taken)),
            "ratio": round(statistics.median(mine / other for mine, other in taken), 1),
        }
        for (name, _, _), taken in zip(pairs, samples, strict=True)
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time a sample")
    parser.add_argument("--only", default="", help="only the rows whose name has this in it")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = measure(asked.rounds, asked.seconds, asked.only)
    if asked.json:
        json.dump({"python": platform.python_version(), "build": build(), "rows": rows}, sys.stdout, indent=2)
        print()
        return
    table = Table(
        "work",
        "Cardroom /s",
        "PokerKit /s",
        "ratio",
        title=f"Whole hands, {build()}, Python {platform.python_version()}",
    )
    for row in rows:
        rates = (f"{row['cardroom_per_second']:,}", f"{row['pokerkit_per_second']:,}")
        table.add_row(str(row["work"]), *rates, f"{row['ratio']} ×")
    Console().print(table)


if __name__ == "__main__":
    main()
