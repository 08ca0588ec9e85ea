"""The key by which push services know a room (RFC 8292): made once, stored in the vault with the seeds of the decks."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Final

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy, draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, HandSeed, KeepMatter, LogRecord, Matter

KIND: Final = "push_key"
MADE: Final = "make_push_key"
ROOM: Final = "room"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the group of P-256 (SEC 2, section 2.4.2)."""


async def private_key(store: Store, outbox: Outbox, clock: Clock, entropy: Entropy) -> int:
    """The room's private key, a scalar of P-256.

    If the vault has none (a first start, a folder that came without its vault), another is made, and browsers are asked
    to subscribe again when their page is next opened.
    """
    for matter in await store.read(lambda reader: reader.matters(KIND, open_only=True)):
        seed = await store.read(partial(_seed, matter.id))
        if seed is not None:
            return _scalar(seed)
    name, now_ms, seed = draw_id(entropy, "push-key-"), clock.now_ms(), entropy(SEED_BYTES)
    commit = Commit(
        seeds=(HandSeed(name, seed),),
        log=(LogRecord(now_ms, ROOM, MADE, name, ""),),
        changes=(KeepMatter(Matter(KIND, name, ROOM, now_ms, True, {})),),
    )
    await outbox.keep(commit)
    return _scalar(seed)


def _seed(name: str, reader: Reader) -> bytes | None:
    return reader.seed(name)


def _scalar(seed: bytes) -> int:
    """The scalar derived from a seed: reducing 512 bits to one below the order leaves no bias (FIPS 186-5, A.2.1)."""
    return int.from_bytes(hashlib.sha512(b"cardroom push" + seed).digest(), "big") % (ORDER - 1) + 1
