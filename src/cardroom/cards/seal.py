"""A commitment to a deck: published before the first card, opened card by card, to each player those that player saw.

Each place of the deck is a leaf, SHA-256 of its place, card and a 32-byte salt; the root of the Merkle tree over the
leaves is the commitment. An opening shows one leaf and the six hashes beside its way to the root. It proves that card
and tells nothing of any other, because a card without its salt cannot be guessed from its leaf.

    salts   SHAKE-256(SALT_LABEL || seed || context), 32 bytes a place
    leaf    SHA-256(00 || place || card || salt), place and card one byte each
    filler  SHA-256(02 || place), for the places 52..63 that make the tree even
    node    SHA-256(01 || left || right)

The first byte keeps leaves, nodes and fillers apart; the label keeps the salts apart from the deck, whose stream begins
with the secret seed. The seed itself is never published: it would show the hands that players had a right to hide.
"""

from dataclasses import dataclass
from hashlib import sha256, shake_256
from typing import Final

from cardroom.cards.card import card_text
from cardroom.cards.deck import DECK_SIZE, shuffled_deck

SALT_BYTES: Final = 32
HASH_BYTES: Final = 32
LEAVES: Final = 64
DEPTH: Final = 6
SALT_LABEL: Final = b"cardroom: the salts of one deck."  # 32 bytes, as long as the seed it stands in place of


@dataclass(frozen=True, slots=True)
class Opening:
    """The proof that a deck had `card` at `place` (0 is dealt first): its salt, and its neighbours up to the root."""

    place: int
    card: int
    salt: bytes
    path: tuple[bytes, ...]

    def as_plain(self) -> dict[str, object]:
        """As the verifying script reads it: the card as text, hashes and salt as hexadecimal digits."""
        return {
            "place": self.place,
            "card": card_text(self.card),
            "salt": self.salt.hex(),
            "path": [neighbour.hex() for neighbour in self.path],
        }


class Seal:
    """One deck, committed to. `root` may be told to all; an opening only to a player who saw the card."""

    __slots__ = ("_deck", "_levels", "_salts", "root")

    def __init__(self, deck: list[int], salts: list[bytes]) -> None:
        """Seals the cards of `deck` with one salt each. `seal_deck` makes both from a seed."""
        if sorted(deck) != list(range(DECK_SIZE)) or len(salts) != DECK_SIZE:
            raise ValueError(f"a seal takes the {DECK_SIZE} cards of one deck and a salt for each")
        self._deck = list(deck)
        self._salts = list(salts)
        level = [leaf_hash(place, deck[place], salts[place]) for place in range(DECK_SIZE)]
        self._levels = []
        for fillers in _FILLERS:
            self._levels.append(level + fillers)
            level = _above(self._levels[-1], len(level))
        self.root: bytes = self._levels[-1][0]

    def opening(self, place: int) -> Opening:
        """The proof of the card at a place 0..51. Raises ValueError for a place that no deck has."""
        if not 0 <= place < DECK_SIZE:
            raise ValueError(f"a deck has the places 0 to {DECK_SIZE - 1}, not {place}")
        path = [self._levels[height][(place >> height) ^ 1] for height in range(DEPTH)]
        return Opening(place, self._deck[place], self._salts[place], tuple(path))


def seal_deck(seed: bytes, context: bytes) -> Seal:
    """The seal of `shuffled_deck(seed, context)`. Raises SeedFault."""
    deck = shuffled_deck(seed, context)
    stream = shake_256(SALT_LABEL + seed + context).digest(DECK_SIZE * SALT_BYTES)
    return Seal(deck, [stream[at : at + SALT_BYTES] for at in range(0, len(stream), SALT_BYTES)])


def verify_opening(root: bytes, opening: Opening) -> bool:
    """Whether the opening proves its card against the published root. Never raises."""
    if not (0 <= opening.place < DECK_SIZE and 0 <= opening.card < DECK_SIZE and len(opening.path) == DEPTH):
        return False
    if len(opening.salt) != SALT_BYTES or any(len(neighbour) != HASH_BYTES for neighbour in opening.path):
        return False
    found = leaf_hash(opening.place, opening.card, opening.salt)
    for height, neighbour in enumerate(opening.path):
        is_right = opening.place >> height & 1
        found = node_hash(neighbour, found) if is_right else node_hash(found, neighbour)
    return found == root


def proof(root: bytes, openings: list[Opening]) -> dict[str, object]:
    """The proof a player downloads: plain data for `tools/verify_seal.py`, ready for JSON."""
    return {"root": root.hex(), "openings": [opening.as_plain() for opening in openings]}


def leaf_hash(place: int, card: int, salt: bytes) -> bytes:
    """The hash of one place of a deck."""
    return sha256(bytes((0, place, card)) + salt).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The hash of two hashes of the level below."""
    return sha256(b"\x01" + left + right).digest()


def filler_hash(place: int) -> bytes:
    """The hash of a place past the end of the deck."""
    return sha256(bytes((2, place))).digest()


def _above(level: list[bytes], known: int) -> list[bytes]:
    """The hashes over the first `known` of a level, and over whatever lies beside the last of them."""
    return [node_hash(level[place], level[place + 1]) for place in range(0, min(known, len(level) - 1), 2)]


def _fillers() -> list[list[bytes]]:
    """The hashes that follow the deck's own on each level of the tree, up to the root: the same for all decks."""
    level, known = [filler_hash(place) for place in range(DECK_SIZE, LEAVES)], DECK_SIZE
    found = [level]
    while known > 1:
        begins = known % 2  # beside the last hash of the deck the first of these belongs to the deck's part
        level, known = _above(level[begins:], len(level)), (known + 1) // 2
        found.append(level)
    return found


_FILLERS: Final = _fillers()
