"""How long a game waits: for a player whose connection broke, and for a game that could not be finished."""

from dataclasses import dataclass
from typing import Final, Literal

from cardroom.rules.decisions import HexaPro

SECOND_MS: Final = 1_000
DAY_MS: Final = 86_400_000
Unfinished = Literal["resume", "staff_decide", "settle_as_cancelled"]


@dataclass(frozen=True, slots=True)
class Standstill:
    """What becomes of an unfinished game at a moment, until when it must be settled, and by which clauses."""

    now: Unfinished
    settled_by_ms: int
    clauses: tuple[str, ...]


def decides_at_ms(rules: HexaPro, turn_began_ms: int, act_ms: int, lost_ms: int | None) -> int:
    """When a hand goes on without the player on turn: checked if that is free, else folded, and out of the hands from
    the next one on.

    With a connection that broke on the turn the player gets the extra time behind the time to act.
    """
    normal = turn_began_ms + act_ms
    if lost_ms is None or not turn_began_ms <= lost_ms < normal:
        return normal
    return normal + rules.extra_seconds.value * SECOND_MS


def automatic_action(
    rules: HexaPro, sits_out: bool, check_is_free: bool
) -> tuple[Literal["check", "fold"], tuple[str, ...]]:
    """What is done for a player who is away, dealt in and with blinds and antes posted, and by which clauses.

    Who sits out folds at once, a free check or not; who only has lost the connection in this hand checks if it is free.
    """
    assert rules.sitting_out.value == "dealt_in_and_folded", "the one way there is"
    if sits_out:
        return "fold", rules.sitting_out.clauses
    return ("check" if check_is_free else "fold"), rules.extra_seconds.clauses


def pays_now(rules: HexaPro, game_has_ended: bool) -> bool:
    """Whether a prize that a player has reached is paid at this moment."""
    return game_has_ended or rules.paid.value == "when_out"


def paid_to_absent(rules: HexaPro, prize: int) -> tuple[int, tuple[str, ...]]:
    """What a player gets who never came back, in cents: a prize that was reached, and nothing of the entry."""
    assert rules.never_returns.value == "loses_entry", "the one way there is"
    return prize, rules.never_returns.clauses


def unfinished(rules: HexaPro, stopped_ms: int, now_ms: int, whole: bool) -> Standstill:
    """What becomes of a game that stopped for a fault of the room's: it goes on if its state is `whole`; else staff
    cancel it, and on the last day it is settled as a cancelled one.
    """
    last = stopped_ms + rules.unfinished_days.value * DAY_MS
    found: Unfinished = "settle_as_cancelled" if now_ms >= last else "resume" if whole else "staff_decide"
    return Standstill(found, last, rules.unfinished_days.clauses)
