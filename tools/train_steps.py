"""Make the dictionaries of `cardroom.room.runtime.compression`: `python tools/train_steps.py FOLDER` plays hands of every
game and trains one on the steps (`steps.zdict`) and one on the finished hands (`hands.zdict`).

A dictionary that a room has pressed by is never changed: whoever makes a new one gives it a file and a place of its own
in `cardroom.room.runtime.compression`. Each game is played in a room of its own chance, so that no id comes into a
dictionary.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import zstandard

from cardroom.room.runtime.compression import HANDS_ID, STEPS_ID, decompressed
from cardroom.rules.book_loading import house
from cardroom.rules.rulebook import Rulebook
from cardroom.testing.evening import Evening
from cardroom.testing.whole_room import TestRoom

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh")
HANDS = 9
STEPS_BYTES = 8_192
HANDS_BYTES = 65_536


def played(book: Rulebook, pool: str, seed: int) -> tuple[list[bytes], list[bytes]]:
    """The steps and the records of some hands in a pool, as texts."""
    with tempfile.TemporaryDirectory() as folder, TestRoom(Path(folder), seed, book) as room:
        evening = Evening(room, pool, seed=seed)
        for _ in range(HANDS):
            evening.play()
        owners = (evening.table, f"house:{book.id}")
        steps = [row.payload for owner in owners for row in room.reader.journal(owner)]
        hands = [hand.record for _, hand in room.reader.hands_after(0)]
        return [decompressed(step) for step in steps], [decompressed(hand) for hand in hands]


def main() -> None:
    """Play, train, write."""
    steps: list[bytes] = []
    hands: list[bytes] = []
    for name in HOUSES:
        book = house(name)
        for offer in book.games.values():
            pool = f"{offer.id}-{offer.stakes[0].name}".lower()
            found = played(book, pool, seed=len(hands) + 1)
            steps += found[0]
            hands += found[1]
            print(pool, len(steps), len(hands), file=sys.stderr)
    folder = Path(sys.argv[1])
    made = zstandard.train_dictionary(STEPS_BYTES, steps, dict_id=STEPS_ID)
    (folder / "steps.zdict").write_bytes(made.as_bytes())
    made = zstandard.train_dictionary(HANDS_BYTES, hands, dict_id=HANDS_ID)
    (folder / "hands.zdict").write_bytes(made.as_bytes())


if __name__ == "__main__":
    main()
