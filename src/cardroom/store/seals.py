"""Seals: what may be shown of a seed. The journal's side keeps them, and they say which seed of the vault counts."""

from __future__ import annotations

import hashlib
from typing import Final

SEED_BYTES: Final = 32


def seal_of(seed: bytes) -> bytes:
    """What may be shown of a seed: its SHA-256."""
    return hashlib.sha256(seed).digest()
