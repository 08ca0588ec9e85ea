"""Make `steps.zdict`: `python tools/train_steps.py OUT` plays hands of every game and trains a dictionary on the steps.

A dictionary that a room has pressed by is never changed: whoever makes a new one gives it a file and a place of its own
in `cardroom.room.pressed`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import zstandard

from cardroom.room.pressed import unpressed
from cardroom.rules.loading import house
from cardroom.testing.room import TestRoom

HOUSES = ("casinohuone", "casino-helsinki")
HANDS = 5
NAMES = ("A", "B", "C", "D")
DICTIONARY_BYTES = 16_384
DICTIONARY_ID = 1


def played(name: str) -> list[bytes]:
    """The steps and records of some hands of each game of a house."""
    book = house(name)
    texts: list[bytes] = []
    for offer in book.games.values():
        pool = f"{offer.id}-{offer.stakes[0].name}".lower()
        with tempfile.TemporaryDirectory() as folder, TestRoom(Path(folder), book=book) as room:
            try:
                table = room.seat(pool, *NAMES)
                for hand in range(HANDS):
                    room.deal(table)
                    if hand % 2:
                        room.fold_out(table)
                    else:
                        room.play(table)
            except AssertionError as fault:
                print(f"{pool}: {fault}", file=sys.stderr)
                continue
            reader = room.reader
            texts += [row.payload for row in reader.journal(table)]
            texts += [hand.record for _, hand in reader.hands_after(0)][:2]
            print(pool, len(texts), file=sys.stderr)
    return texts


def main() -> None:
    """Play, train, write."""
    stored = [text for name in HOUSES for text in played(name)]
    texts = [text if text.startswith(b"{") else unpressed(text) for text in stored]
    made = zstandard.train_dictionary(DICTIONARY_BYTES, texts, dict_id=DICTIONARY_ID)
    Path(sys.argv[1]).write_bytes(made.as_bytes())


if __name__ == "__main__":
    main()
