"""A player's penalties as pure values: given, served hand by hand, carried over tables and days, ended."""

from collections.abc import Iterable

import msgspec

from cardroom.floor.conduct.penalty_appeal import PenaltyAppeal
from cardroom.rules.decisions import PenaltyKind

COUNTED = ("missed_hands", "missed_rounds")
"""Kinds that are served by hands; `time_away` and those that bar by the clock, and all others by being given."""
BARRING = ("removal", "ban")
"""Kinds that keep a player away from the tables, not from the cards."""


class Penalty(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One penalty. `hands` is the whole of it in hands, fixed when it was given (PF-6.9.4), `served` what is served.

    `until_ms` is the end of a time away in the room's milliseconds, 0 for none; of one that bars the end of that,
    0 until staff end it. `ended` is why staff ended it early, "" while they have not. `clauses` are those staff
    cite, the house's own among them. `times`: which of that player's for the `offence` it is; one that was given in error
    is `void`. `by` gave it ("": that was not kept). `appeals` against it, the latest last.
    """

    id: str
    kind: PenaltyKind
    hands: int = 0
    served: int = 0
    until_ms: int = 0
    ended: str = ""
    reason: str = ""
    clauses: tuple[str, ...] = ()
    given_ms: int = 0
    offence: str = ""
    times: int = 0
    void: bool = False
    by: str = ""
    appeals: tuple[PenaltyAppeal, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.served <= self.hands:
            raise AssertionError(f"penalty {self.id}: {self.served} of {self.hands} hands served")

    @classmethod
    def of_hands(cls, hands: int, served: int = 0) -> "Penalty":
        """A bare penalty of hands, for counting."""
        return cls(id="", kind="missed_hands", hands=hands, served=served)

    @property
    def left(self) -> int:
        """Hands still to miss; none of a penalty that staff ended."""
        return 0 if self.ended else self.hands - self.served

    def is_open(self, now_ms: int) -> bool:
        """Whether something of it is still to be served."""
        if self.kind in BARRING and not self.until_ms:
            return not self.ended
        return self.left > 0 or (not self.ended and self.until_ms > now_ms)


class PenaltyLedger(msgspec.Struct, frozen=True):
    """All penalties of one player in one house, in the order they were given. They are served in that order."""

    penalties: tuple[Penalty, ...] = ()

    @property
    def left(self) -> int:
        """Hands still to miss, of all of them together."""
        return sum(one.left for one in self.penalties)

    @property
    def until_ms(self) -> int:
        """The end of the latest time away that nobody ended, 0 without one."""
        away = (one for one in self.penalties if one.kind not in BARRING)
        return max((one.until_ms for one in away if not one.ended), default=0)

    def barring(self, now_ms: int) -> tuple[Penalty, ...]:
        """Those that keep the player away from tables."""
        return tuple(one for one in self.penalties if one.kind in BARRING and one.is_open(now_ms))

    def open_ones(self, now_ms: int) -> tuple[Penalty, ...]:
        """Those of which something is still to be served."""
        return tuple(one for one in self.penalties if one.is_open(now_ms))

    def find(self, penalty: str) -> Penalty | None:
        """The penalty with this id."""
        return next((one for one in self.penalties if one.id == penalty), None)

    def given(self, penalty: Penalty) -> "PenaltyLedger":
        """With one more."""
        assert self.find(penalty.id) is None, "a penalty is given once"
        return PenaltyLedger((*self.penalties, penalty))

    def hand_missed(self) -> "PenaltyLedger":
        """After one more hand missed: it counts for the oldest penalty that has hands left; nothing else changes."""
        for one in self.penalties:
            if one.left:
                return self._with(msgspec.structs.replace(one, served=one.served + 1))
        return self

    def hand_not_missed(self) -> "PenaltyLedger":
        """After a hand that was counted by a slip: it is to be missed again, of the newest penalty that goes on."""
        for one in reversed(self.penalties):
            if one.served and not one.ended:
                return self._with(msgspec.structs.replace(one, served=one.served - 1))
        return self

    def ended(self, penalty: str, reason: str, void: bool = False) -> "PenaltyLedger":
        """With one ended early by staff, or `void`. Raises KeyError for one that is not there."""
        found = self.find(penalty)
        if found is None:
            raise KeyError(penalty)
        return self._with(msgspec.structs.replace(found, ended=reason, void=void))

    def appealed(self, penalty: str, *appeals: PenaltyAppeal) -> "PenaltyLedger":
        """With these appeals against one of them. Raises KeyError for one that is not there."""
        found = self.find(penalty)
        if found is None:
            raise KeyError(penalty)
        return self._with(msgspec.structs.replace(found, appeals=appeals))

    def times(self, offence: str) -> int:
        """The number of penalties for an offence that count."""
        return sum(one.offence == offence and not one.void for one in self.penalties)

    def _with(self, changed: Penalty) -> "PenaltyLedger":
        return PenaltyLedger(tuple(changed if one.id == changed.id else one for one in self.penalties))


def ledger_of(penalties: Iterable[Penalty]) -> PenaltyLedger:
    """A ledger of these, in their order."""
    return PenaltyLedger(tuple(penalties))


__all__ = ["BARRING", "COUNTED", "Penalty", "PenaltyLedger", "ledger_of"]
