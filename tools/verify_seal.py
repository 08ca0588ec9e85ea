#!/usr/bin/env python3
"""Check the cards you were dealt against the seal that was published before the hand.

    python3 verify_seal.py proof.json        (or "-" to read from standard input)

This file stands alone: it needs Python 3 and nothing else, and nothing of the poker room. Read it, it is short.

Before the first card of a hand the room publishes a root: 64 hexadecimal digits that fix the order of the whole deck.
The proof you download later holds that root and, for every card that you saw, an opening. Compare the root in the
proof with the one that was shown at the start of the hand: this script cannot know what you were shown.

    {"root": hex, "openings": [{"place": 0..51, "card": "As", "salt": hex, "path": [hex, ...]}]}

An opening holds if hashing its card leads to the root:
    leaf = SHA-256(00 || place || card || salt)     card = rank * 4 + suit; ranks 23456789TJQKA, suits cdhs
    node = SHA-256(01 || left || right)             six times, with the six hashes of the path

An auditor's proof may also hold "seed" and "context" (hex). Then the deck is shuffled again and must give the root.

Exit status: 0 all holds, 1 something does not hold, 2 the file cannot be read as a proof.
"""

import hashlib
import json
import sys
from pathlib import Path

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]
SALT_LABEL = b"cardroom: the salts of one deck."


class NoProof(Exception):
    """The file is not a proof at all."""


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def from_hex(text: object, length: int, what: str) -> bytes:
    """Bytes out of hexadecimal digits, exactly `length` of them (any number if it is 0)."""
    if not isinstance(text, str) or len(text) % 2 or not set(text) <= set("0123456789abcdef"):
        raise NoProof(f"{what} is not written in hexadecimal digits: {text!r}")
    if length and len(text) != 2 * length:
        raise NoProof(f"{what} has {len(text)} digits, {2 * length} are needed")
    return bytes.fromhex(text)


def opening_holds(root: bytes, opening: dict) -> bool:
    """Whether one opening leads to the root."""
    place, card = opening.get("place"), opening.get("card")
    if type(place) is not int or not 0 <= place <= 51:
        raise NoProof(f"a place is a number from 0 to 51, not {place!r}")
    if card not in CARDS:
        raise NoProof(f'a card is written as in "As", not {card!r}')
    path = opening.get("path")
    if not isinstance(path, list) or len(path) != 6:
        raise NoProof(f"the path of place {place} must hold six hashes")
    found = sha256(bytes((0, place, CARDS.index(card))) + from_hex(opening.get("salt"), 32, "a salt"))
    for height, neighbour in enumerate(path):
        beside = from_hex(neighbour, 32, "a hash of the path")
        is_right = place >> height & 1
        found = sha256(b"\x01" + (beside + found if is_right else found + beside))
    return found == root


def shuffled(seed: bytes, context: bytes) -> list:
    """The deck of a seed: Fisher and Yates over SHAKE-256, skipping bytes that would favour a place."""
    deck, bound = list(range(52)), 52
    for byte in hashlib.shake_256(seed + context).digest(4096):
        if byte < 256 // bound * bound:
            place = byte % bound
            bound -= 1
            deck[bound], deck[place] = deck[place], deck[bound]
            if bound == 1:
                return deck[::-1]
    raise NoProof("the seed gives no deck")  # would take more than 4,000 rejected bytes


def root_of(seed: bytes, context: bytes) -> bytes:
    """The root that the room must have published for a seed."""
    salts = hashlib.shake_256(SALT_LABEL + seed + context).digest(52 * 32)
    level = [
        sha256(bytes((0, place, card)) + salts[32 * place : 32 * place + 32])
        for place, card in enumerate(shuffled(seed, context))
    ]
    level += [sha256(bytes((2, place))) for place in range(52, 64)]
    while len(level) > 1:
        level = [sha256(b"\x01" + level[at] + level[at + 1]) for at in range(0, len(level), 2)]
    return level[0]


def check(proof: object) -> bool:
    """Print what holds and what does not; whether all holds."""
    if not isinstance(proof, dict) or not isinstance(proof.get("openings"), list):
        raise NoProof('a proof is an object with "root" and "openings"')
    root = from_hex(proof.get("root"), 32, "the root")
    all_hold = True
    print("root", root.hex())
    for opening in proof["openings"]:
        if not isinstance(opening, dict):
            raise NoProof(f"an opening is an object, not {opening!r}")
        holds = opening_holds(root, opening)
        all_hold = all_hold and holds
        print(f"place {opening['place']:2d}  {opening['card']}  {'holds' if holds else 'DOES NOT HOLD'}")
    if "seed" in proof:
        seed = from_hex(proof["seed"], 32, "the seed")
        holds = root_of(seed, from_hex(proof.get("context"), 0, "the context")) == root
        all_hold = all_hold and holds
        print("the seed gives this root" if holds else "THE SEED GIVES ANOTHER ROOT")
    if not proof["openings"] and "seed" not in proof:
        raise NoProof("the proof holds no opening and no seed: there is nothing to check")
    return all_hold


def main(arguments: list) -> int:
    if len(arguments) != 1:
        print("usage: python3 verify_seal.py proof.json", file=sys.stderr)
        return 2
    try:
        text = sys.stdin.read() if arguments[0] == "-" else Path(arguments[0]).read_text(encoding="utf-8")
        all_hold = check(json.loads(text))
    except (NoProof, OSError, ValueError) as fault:
        print(f"{arguments[0]} cannot be checked: {fault}", file=sys.stderr)
        return 2
    print("all holds" if all_hold else "NOT ALL HOLDS: this deck is not the one that was sealed")
    return 0 if all_hold else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
