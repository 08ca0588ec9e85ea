"""A room in a process of its own that is asked for one thing and stops dead at one moment of it: see `asking`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

import msgspec

from cardroom.store.postgres.address import Address
from tests.crash.asking import Moment, Stop, opened
from tests.crash.money_requests import ROWS


def main(where: str, row: str, moment: str, number: str, request: str) -> None:
    """The program. What is asked for is written to the file `request` before."""
    one = next(one for one in ROWS if one.id == row)
    stop = Stop(cast(Moment, moment), int(number))
    place = Address(where) if where.startswith("postgresql:") else Path(where)
    with opened(place, one.houses, stop) as room:
        asked = one.make(room)
        room.token(asked.by)
        room.settle()
        Path(request).write_bytes(msgspec.json.encode(asked))
        stop.armed = True
        room.asks(asked)
        stop.reach("told")
        stop.armed = False
    sys.exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
