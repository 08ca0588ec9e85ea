"""Waiting in HexaPro: prizes that wait for the end of the game, and a game that could not be finished."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions import HexaPro
from cardroom.table.values.time_units import DAY_MS

Unfinished = Literal["resume", "staff_decide", "settle_as_cancelled"]


@dataclass(frozen=True, slots=True)
class Standstill:
    """The decision on an unfinished game at a moment, the latest time to settle it, and the clauses."""

    now: Unfinished
    settled_by_ms: int
    clauses: tuple[str, ...]


def pays_now(rules: HexaPro, game_has_ended: bool) -> bool:
    """Whether a prize that a player has reached is paid at this moment."""
    return game_has_ended or rules.paid.value == "when_out"


def unfinished(rules: HexaPro, stopped_ms: int, now_ms: int, whole: bool) -> Standstill:
    """Decide on a game that stopped for a fault of the room's.

    It goes on if its state is `whole`; otherwise staff cancel it, and on the last day it is settled as a cancelled
    game.
    """
    last = stopped_ms + rules.unfinished_days.value * DAY_MS
    found: Unfinished = "settle_as_cancelled" if now_ms >= last else "resume" if whole else "staff_decide"
    return Standstill(found, last, rules.unfinished_days.clauses)
