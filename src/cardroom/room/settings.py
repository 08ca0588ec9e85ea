"""How an operator runs a room: everything that is neither a rule of the house nor a secret."""

from __future__ import annotations

import msgspec


class PasswordCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """argon2id's parameters; the default is RFC 9106's second recommended option (64 MiB, three passes)."""

    memory_kib: int = 65536
    passes: int = 3
    lanes: int = 4


class RoomSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values an operator may set. Amounts in cents, times in milliseconds."""

    welcome_cents: int = 100_000
    """Play money a new player is given from the mint; 0 in a room for real money."""
    pause_after_hand_ms: int = 3_000
    """How long a finished hand stays on the table before the next one, so that people can see who won."""
    pause_after_fold_ms: int = 1_200
    """The same when all but one folded and there was nothing to look at."""
    pause_before_first_hand_ms: int = 2_000
    """From the moment enough players sit until the first deal."""
    empty_table_closes_after_ms: int = 600_000
    lobby_every_ms: int = 1_000
    """The lobby's changes are gathered and told this often."""
    session_days: int = 30
    bots_allowed: bool = False
    """Whether the room may have accounts that are programs: for a demo or a load test, never in a house's room."""
    password: PasswordCost = PasswordCost()
