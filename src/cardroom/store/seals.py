"""Seals: the public form of seeds. They are stored with the journal and say which seed of the vault counts."""

from __future__ import annotations

import hashlib
from typing import Final

SEED_BYTES: Final = 32


def seal_of(seed: bytes) -> bytes:
    """The seal of a seed: its SHA-256."""
    return hashlib.sha256(seed).digest()
