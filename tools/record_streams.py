"""Plays every game in a room and writes down what a player's and a spectator's socket are told: client/tests/streams.

The client's reducer is tested with it. Without names all files are recorded anew; each comes out the same as long as
the room tells the same.
"""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path

import structlog

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' own rooms

from tests.streams.programme import FOLDER, PROGRAMME, keep, path_of


def main() -> None:
    """Record them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "names", nargs="*", choices=[*PROGRAMME, []], help="files to record; all if none is given"
    )
    names = parser.parse_args().names or list(PROGRAMME)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        keep(name)
        print(f"{name}: {path_of(name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
