"""`make cluster-test`: bots play in a cluster while its processes are killed or stand still, and then the books are read.

Each fault of `tests/crash/breaking.py` in turn, until the time is over. It ends with 0 when everything held: each bot
plays again within some seconds of each fault, no acknowledged action or hand is lost, no two workers have one house,
epochs only grow, chips and ledger are right by the audit.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' load and checker

from cardroom.testing.cluster import missing, opened
from tests.crash.breaking import FAULTS, Scene
from tests.crash.cluster_play import begin, check, play
from tests.crash.fences import FencesSeen
from tests.crash.load import Record


def main() -> None:
    """Play, break, and read the books."""
    kinds = {fault.__name__: fault for fault in FAULTS}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=60, help="of play with faults, each kind once at least"
    )
    parser.add_argument("--within", type=float, default=10, help="seconds in which each bot plays again")
    parser.add_argument("--still", type=float, default=30, help="seconds that a gateway stands still")
    parser.add_argument("--gone", type=float, default=10, help="seconds that a server of the bus is gone")
    parser.add_argument("--only", choices=kinds, action="append", help="these kinds of faults alone")
    parser.add_argument("--by-load", action="store_true", help="workers share their houses by load")
    options = parser.parse_args()
    if missing():
        sys.exit(missing())
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # it is a file of text
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faults = [kinds[name] for name in options.only] if options.only else FAULTS
    with opened(by_load=options.by_load) as cluster:
        scene = Scene(cluster, Record(), options.within, options.still, options.gone, print)
        fences = FencesSeen()
        begin(cluster)
        try:
            asyncio.run(play(scene, fences, options.seconds, faults))
            cluster.end()
            print(check(scene, fences))
        except AssertionError as fault:
            for one in cluster.members:
                print(f"== {one.log.name}\n{one.log.read_text()[-1500:]}", file=sys.stderr)
            sys.exit(f"did not hold: {fault}")
    print("everything held")


if __name__ == "__main__":
    main()
