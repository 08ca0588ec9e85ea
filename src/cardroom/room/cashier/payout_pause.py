"""Payouts stand still while the books do not add up: money may go wrong within the room, and none of it leaves.

No hand, no entry and no prize of a tournament into a wallet is a payout: those go on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, get_args

from cardroom.ledger.accounts import PLAYER_AT
from cardroom.ledger.auditor import Drift
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter

Payout = Literal["credit", "debit", "pay_from_fund", "voucher", "till", "pay_stored", "pay_share"]
"""The acts that stand still: a credit and a debit of a wallet (a cashier's orders), a bonus out of a fund, a voucher of a
live tournament paid in cash, cash carried out of the till, stored chips and the share of a jackpot paid out at a live
desk. Chips that leave a live table are told as they happened, so they are none.
"""
PAYOUTS: Final[frozenset[str]] = frozenset(get_args(Payout))

KIND: Final = "payouts"
"""The kind of the matter that stores the pause, so that a restart ends none."""
ID: Final = "pause"
DIFFERENCES_TOLD: Final = 20
"""The most differences that are stored and shown; how many there are is told with them."""


def told_openly(differs: Drift) -> str:
    """Return a difference in words for everybody, which name no player."""
    name, kind = differs.account, differs.account.partition(":")[0]
    if kind in PLAYER_AT:
        name = f"{kind} of a player"
    elif " " in name:  # an entry's id may name one
        name = name.partition(" ")[0] if name.startswith(("entry ", "game ")) else name
    return f"{name}: expected {differs.expected}, found {differs.found}"


class PausedPayouts(NamedTuple):
    """Since when payouts stand still, in milliseconds, and what differed then; `number` of them in all."""

    since_ms: int
    differs: tuple[Drift, ...]
    number: int

    @property
    def same_sums(self) -> frozenset[tuple[str, int]]:
        """By how much which account differs: that stays while money moves on it."""
        return frozenset((one.account, one.found - one.expected) for one in self.differs)


class PayoutPause:
    """Whether payouts stand still, and why."""

    def __init__(self) -> None:
        self.now: PausedPayouts | None = None
        """The pause that lasts, None while money is paid out."""

    def load(self, reader: Reader) -> None:
        """Load a pause that lasted at the stop."""
        matter = reader.matter(KIND, ID)
        if matter is not None:
            self.follow(matter)

    def follow(self, matter: Matter) -> None:
        """Take over a pause, or its end, as it is stored, perhaps by another process."""
        self.now = None
        if matter.is_open:
            body = matter.body
            rows = body.get("differs", [])
            assert isinstance(rows, list), "written by `keeping`"
            differs = tuple(Drift(str(a), int(e), int(f), str(w)) for a, e, f, w in rows)
            self.now = PausedPayouts(matter.at_ms, differs, int(str(body.get("count", 0))))

    def begin(self, now_ms: int, differs: Iterable[Drift]) -> bool:
        """Pause payouts, or take in what differs now; returns whether it says anything new."""
        found = tuple(differs)
        since_ms = now_ms if self.now is None else self.now.since_ms
        before, self.now = self.now, PausedPayouts(since_ms, found[:DIFFERENCES_TOLD], len(found))
        return before is None or before.same_sums != self.now.same_sums

    def end(self) -> None:
        """Pay out again."""
        self.now = None

    def keeping(self, now_ms: int) -> KeepMatter:
        """Return the change that stores the pause, or that it is over."""
        pause = self.now
        rows = [[one.account, one.expected, one.found, one.why] for one in pause.differs] if pause else []
        body = {"differs": rows, "count": pause.number if pause else 0}
        at_ms = pause.since_ms if pause else now_ms
        return KeepMatter(Matter(KIND, ID, "room", at_ms, pause is not None, body))

    def check(self, payout: Payout) -> None:
        """Refuse ("payouts-paused") a payout while they stand still."""
        if self.now is not None:
            words = "Payouts stand still: the books do not add up. An admin resumes them on the staff page."
            raise Refused("payouts-paused", words, args={"payout": payout, "differences": self.now.number})


__all__ = ["PAYOUTS", "PausedPayouts", "Payout", "PayoutPause", "told_openly"]
