"""The bars of speed that the library is held to, each beside what is measured, and whether it is reached.

    python benchmarks/bars.py [--rounds 3] [--seconds 0.5] [--json] [--prototype FILE]

Each round measures the plain and the compiled build (`make compiled`) in turn, each beside its peers, in processes of
their own; a figure is the median of the rounds. What cannot be measured here says why: a build, a peer, a graphics card
(`card.py`) or the prototype of a batch (`one_source.py`) that is not there. Read it on a quiet machine.
"""

import argparse
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).parents[1]
COMPILED: Final = ROOT / "build" / "compiled"
PROTOTYPE: Final = ROOT.parent / "shared" / "prototypes" / "batch" / "one_source.py"
Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class Bar:
    """What is to be reached: at least this much of a figure, or at most where `is_most`."""

    work: str
    figure: str
    bar: float
    unit: str = "×"
    is_most: bool = False

    def judged(self, figures: Figures) -> tuple[str, str, str]:
        """(measured, bar, verdict)."""
        sign = "≤" if self.is_most else "≥"
        bar = f"{sign} {self.bar:,g} {self.unit}"
        if (found := figures.get(self.figure)) is None:
            return "", bar, "not measured here"
        reached = found <= self.bar if self.is_most else found >= self.bar
        return (
            f"{found:,.3g} {self.unit}" if found < 1000 else f"{found:,.0f} {self.unit}",
            bar,
            ("reached" if reached else "NOT REACHED"),
        )


def bars(cores: int) -> Iterator[Bar]:
    """All rows, in the order of the table of speed."""
    for build, least in (("plain", 1), ("compiled", 4)):
        for policy in ("uniform", "passive"):
            yield Bar(
                f"hold'em, 6 seats, {policy}, {build} / OpenSpiel", f"{build} openspiel {policy}", least
            )
    for game in ("stud", "plo", "fo8", "open face"):
        yield Bar(f"{game}, compiled / plain", f"compiled / plain {game}", 2.5)
    yield Bar("7 cards, one call, plain / eval7", "plain eval7", 1)
    yield Bar("7 cards, one call, compiled / eval7 (pkrbot is 3)", "compiled eval7", 3)
    for build in ("plain", "compiled"):
        yield Bar(f"Omaha, one call, {build} / phevaluator", f"{build} phevaluator", 1)
    yield Bar("7 cards, batch on a core, numba", "ranked numba", 200, "M/s")
    yield Bar("7 cards, batch on a core, NumPy", "ranked numpy", 20, "M/s")
    yield Bar("batch hold'em, uniform, one core / prototype", "batch prototype", 1.25)
    for count, least in ((2, 1.8), (16, 10)):
        name = "all cores" if count == cores else f"{count} cores"
        yield Bar(f"batch hold'em, {count} cores / one core", name, least)
    yield Bar("batch hold'em on a card of H200's class: benchmarks/card.py", "card hands", 600, "M/s")
    for game in ("plo", "stud", "flhe"):
        yield Bar(f"batch {game}, one core / plain engine", f"batch {game}", 40)
    yield Bar("steps of 65,536 lanes / whole hands, decisions", "steps", 50, "%")
    yield Bar("steps on a card of H200's class: benchmarks/card.py", "card steps", 1000, "M/s")
    yield Bar("equity, flop, heads-up, exact", "equity flop", 5, "ms", is_most=True)
    yield Bar("equity, preflop, heads-up, exact", "equity preflop", 1000, "ms", is_most=True)
    for places in range(1, 10):
        least = 50 if places >= 6 else 1
        yield Bar(f"ICM, 9 players, {places} paid / PokerKit", f"icm {places}", least)
    yield Bar("ICM, 1,000 players", "icm 1000", 500, "ms", is_most=True)


def open_face_hands() -> Callable[[], int]:
    """Plays hands of Open Face by the rules of Casino Helsinki; what chance places where is drawn beforehand."""
    from cardroom.openface import OpenFaceHand, OpenFaceRules, OpenFaceSetup
    from cardroom.rules import house

    chance = random.Random(3)
    rules = OpenFaceRules.of(house("casino-helsinki"))
    base = OpenFaceSetup(form="cash", stacks=(100, 100, 100), point_value=1, deck=range(52), rules=rules)

    def deal(deck: list[int]) -> OpenFaceHand:
        return OpenFaceHand(base.with_deck(deck))

    def drawn() -> tuple[list[int], list[list[list[int]]], list[tuple[int, int]]]:
        deck = list(range(52))
        chance.shuffle(deck)
        hand, firsts, later = deal(deck), [], []
        while hand.actor >= 0:
            options = hand.options()
            given: list[list[int]] = [[], [], []]
            for card in options.cards:
                row = chance.choice([row for row in options.rows if len(given[row]) < options.room[row]])
                given[row].append(card)
            if options.sets_first:
                firsts.append(given)
                hand.set_first(given)
            else:
                later.append((options.cards[0], row))
                hand.place(options.cards[0], row)
        return deck, firsts, later

    hands = [drawn() for _ in range(50)]

    def play() -> int:
        for deck, firsts, later in hands:
            hand = deal(deck)
            for given in firsts:
                hand.options()
                hand.set_first(given)
            for card, row in later:
                hand.options()
                hand.place(card, row)
            assert hand.is_over
        return len(hands)

    return play


def of_an_engine(seconds: float) -> Figures:
    """What the build that this process has loaded is measured by."""
    from cardroom.cards.ranking import prepare
    from hands import our_hands, rate

    prepare()
    found: Figures = {}
    for policy in ("uniform", "passive"):
        try:
            from holdem import open_spiel

            theirs = open_spiel(policy)
        except ImportError:
            continue
        ours = rate(our_hands("nlhe", 6, policy, 1, 200), seconds)
        found[f"openspiel {policy}"] = ours / rate(theirs, seconds)
    for game in ("stud", "plo", "fo8"):
        found[game] = rate(our_hands(game, 6, "uniform", 1, 50), seconds)
    found["open face"] = rate(open_face_hands(), seconds)
    try:
        import ranking
    except ImportError:
        return found
    chance = random.Random(7)
    for peer, size, contest in (("eval7", 7, ranking.seven_high), ("phevaluator", 9, ranking.omaha_high)):
        loops = contest([tuple(chance.sample(range(52), size)) for _ in range(ranking.HANDS)])
        ranking.assert_agree(peer, loops)
        ours = ranking.rate(loops["Cardroom"], seconds, 2_000)
        found[peer] = ours / ranking.rate(loops[peer], seconds, 2_000)
    return found


def of_batches(seconds: float, prototype: Path) -> Figures:
    """What is measured on the plain build alone."""
    import batch
    import batch_ranking
    import icm
    import steps
    from cardroom.analysis import equity
    from cardroom.batch.whole_hands import play
    from cardroom.sim import stakes

    found: Figures = {}
    ways = {str(row["way"]): row for row in batch_ranking.measure(1, 2_000_000)}
    found["ranked numba"] = float(str(ways["numba, by tables"]["hands_per_second"])) / 1e6
    found["ranked numpy"] = float(str(ways["NumPy"]["hands_per_second"])) / 1e6
    setup = stakes("nlhe").setup(6)
    play(setup, "uniform", 1000)
    if prototype.exists():
        found["batch prototype"] = batch.core_rate(setup, "uniform", seconds) / prototype_rate(prototype)
    play(setup, "uniform", 1000, threads=0)  # threads begin once a process
    clocked = [play(setup, "uniform", 2_000_000, seed=9, threads=threads) for threads in (1, 0)]
    found["all cores"] = clocked[0].seconds / clocked[1].seconds
    for game in ("plo", "stud", "flhe"):
        base = stakes(game).setup(6)
        plain = batch.engine_rate(base, "uniform", seconds, random.Random(1))
        found[f"batch {game}"] = batch.core_rate(base, "uniform", seconds) / plain
    found["steps"] = 100 * steps.measure("nlhe", 65_536, 20, 3)[2]
    # The first question of a process is the preflop one: it fills what later ones find.
    for name, board in (("preflop", ""), ("flop", "2c7dTh")):
        begin = time.process_time()
        equity(["AsKs", "2h2d"], board=board)
        found[f"equity {name}"] = 1000 * (time.process_time() - begin)
    for row in icm.measure(1):
        if row["players"] == 9:
            found[f"icm {row['paid']}"] = float(str(row["ratio"]))
        elif row["players"] == 1000:
            found["icm 1000"] = float(str(row["cardroom_ms"]))
    return found


def prototype_rate(path: Path) -> float:
    """Hands a second of the prototype on a core, in processor time."""
    import numpy as np

    spec = importlib.util.spec_from_file_location("one_source", path)
    assert spec is not None and spec.loader is not None
    source: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(source)
    told = np.zeros(3, np.int64)
    source.one_core(np.uint64(88172645463325252), 1000, False, told)
    begin = time.process_time()
    source.one_core(np.uint64(88172645463325252), 300_000, False, told)
    return 300_000 / (time.process_time() - begin)


def measured(part: str, seconds: float, prototype: Path, tree: Path | None) -> Figures:
    """The figures of a part, by a process that loads one build."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if tree is not None:
        env["PYTHONPATH"] = str(tree)
    asked = [
        sys.executable, __file__, "--part", part, "--seconds", str(seconds), "--prototype", str(prototype),
    ]  # fmt: skip
    done = subprocess.run(asked, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def all_figures(rounds: int, seconds: float, prototype: Path) -> Figures:
    """The medians of all rounds."""
    every: dict[str, list[float]] = {}
    for _ in range(rounds):
        plain = measured("engine", seconds, prototype, None)
        one = {f"plain {name}": figure for name, figure in plain.items()}
        if COMPILED.exists():
            quick = measured("engine", seconds, prototype, COMPILED)
            one |= {f"compiled {name}": figure for name, figure in quick.items()}
            one |= {f"compiled / plain {name}": quick[name] / plain[name] for name in plain}
        one |= measured("batch", seconds, prototype, None)
        for name, figure in one.items():
            every.setdefault(name, []).append(figure)
    return {name: statistics.median(figures) for name, figures in every.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time a sample")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--prototype", type=Path, default=PROTOTYPE)
    parser.add_argument("--part", choices=("engine", "batch"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.part == "engine":
        print(json.dumps(of_an_engine(asked.seconds)))
        return
    if asked.part == "batch":
        print(json.dumps(of_batches(asked.seconds, asked.prototype)))
        return
    figures = all_figures(asked.rounds, asked.seconds, asked.prototype)
    rows = [(bar.work, *bar.judged(figures)) for bar in bars(len(os.sched_getaffinity(0)))]
    if asked.json:
        print(
            json.dumps([dict(zip(("work", "measured", "bar", "verdict"), row, strict=True)) for row in rows])
        )
        return
    table = Table("work", "measured", "bar", "verdict", title="The bars of speed")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main()
