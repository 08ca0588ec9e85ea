"""The server that the crash test kills: `cardroom serve` as it is, with a fast pace and wide doors."""

from __future__ import annotations

import sys
from pathlib import Path

from cardroom.room.runtime.settings import PasswordCost, RoomSettings
from cardroom.store.postgres.address import Address
from cardroom.web.doors.web_settings import Doors, Settings
from cardroom.web.serve import serve

FAST = RoomSettings(
    welcome_cents=100_000_000,
    accounts_a_day=100_000,
    pause_after_hand_ms=0,
    pause_after_fold_ms=0,
    pause_waits_for_pages=False,
    pause_before_first_hand_ms=0,
    lobby_every_ms=100,
    private_games="settle_up",
    password=PasswordCost(memory_kib=8, passes=1, lanes=1),
)
WIDE = Doors(messages_a_second=10_000, messages_burst=10_000, sign_ups_an_address=1000)


def main(folder: str, port: str, rulebook: str, *store: str) -> None:
    """The program."""
    address = Address(store[0]) if store else None
    serve(
        Settings(data=Path(folder), store=address, port=int(port), rulebook=rulebook, room=FAST, doors=WIDE)
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
