"""Proves laws over millions of hands, and goes on where the last run stopped.

python -m tests.proofs                        everything that is not proved yet for these sources
python -m tests.proofs --minutes 10           what can be done in this time
python -m tests.proofs --only "batch holdem"  laws whose name begins so
python -m tests.proofs --blocks 10            the first ten of a hundred blocks of each law
python -m tests.proofs --list                 how far it has come
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from rich.console import Console

from tests.proofs.kept import ROOT, Kept, digest_of_sources
from tests.proofs.laws import BLOCKS, LAWS, Law

SAY: Final = Console(highlight=False, markup=False, soft_wrap=True)


def main() -> int:
    """1 if a law does not hold; the block that shows it is printed with its seed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proofs", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--only", default="")
    parser.add_argument("--blocks", type=int, default=BLOCKS)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "proofs.jsonl")
    asked = parser.parse_args()
    laws = [law for law in LAWS if law.name.startswith(asked.only)]
    if not laws:
        SAY.print(f"no law begins with {asked.only!r}; there are {', '.join([law.name for law in LAWS])}")
        return 2
    kept, ends, wrong = Kept(asked.kept, digest_of_sources()), time.monotonic() + 60 * asked.minutes, False
    for law in laws:
        wrong |= not asked.list and not holds(law, kept, ends, asked.blocks)
        SAY.print(
            f"{law.name}: {kept.count(law.name) * law.block:,} of {BLOCKS * law.block:,} {law.what}",
        )
    return int(wrong)


def holds(law: Law, kept: Kept, ends: float, blocks: int = BLOCKS) -> bool:
    """Whether a law holds in each of its first `blocks` that is not proved yet and that there is time for."""
    for block in range(min(blocks, BLOCKS)):
        if kept.has(law.name, block):
            continue
        if time.monotonic() >= ends:
            break
        if fault := law.find(block):
            SAY.print(f"{law.name}, seed {block}: {fault}")
            return False
        kept.add(law.name, block)
        if (block + 1) % 10 == 0 and block + 1 < BLOCKS:
            SAY.print(f"  {law.name}: {(block + 1) * law.block:,}")
    return True


if __name__ == "__main__":
    sys.exit(main())
