"""Credits that wait for a second member of staff, and what staff have credited alone of late. Kept in the log."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cardroom.room.log_pages import all_of, newest_first
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord

PROPOSED: Final = "propose_credit"
CONFIRMED: Final = "confirm_credit"
DECLINED: Final = "decline_credit"
GIVES: Final = ("credit", "pay_from_fund")
"""What brings money of the house into a wallet, by the words of the log."""
DAY_MS: Final = 86_400_000


class Wanted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A credit as asked for: from the mint, or from a fund of a house."""

    id: str
    kind: Literal["credit", "pay_from_fund"]
    player: str
    amount: int
    house: str = ""
    fund: str = ""


class Proposal(msgspec.Struct, frozen=True):
    """A credit that one member of staff asks for and another has to confirm."""

    wanted: Wanted
    by: str
    reason: str
    at_ms: int
    until_ms: int
    state: Literal["open", "confirmed", "declined"] = "open"

    def is_open(self, now_ms: int) -> bool:
        """Whether it still waits."""
        return self.state == "open" and now_ms < self.until_ms


class KeptProposal(msgspec.Struct, frozen=True):
    """What the log keeps of a proposal."""

    wanted: Wanted
    until_ms: int


class Proposals:
    """All of them, by the id of the request; and the credits of the last day that nobody confirmed."""

    def __init__(self) -> None:
        self.all: dict[str, Proposal] = {}
        self._alone: dict[str, list[tuple[int, int]]] = {}

    def load(self, reader: Reader, now_ms: int) -> None:
        """What the log has of them, in the order it happened."""
        for record in all_of(reader, PROPOSED, CONFIRMED, DECLINED):
            self.follow(record)
        for what in GIVES:
            for line in newest_first(reader, what, now_ms - DAY_MS):
                self.follow(line.record)

    def follow(self, record: LogRecord) -> None:
        """Take in one record."""
        if record.what == PROPOSED:
            kept = msgspec.convert(record.details, KeptProposal)
            self.all[kept.wanted.id] = Proposal(
                kept.wanted, record.who, record.reason, record.at_ms, kept.until_ms
            )
        elif record.what in (CONFIRMED, DECLINED):
            proposal = self.all[str(record.details["proposal"])]
            state: Literal["confirmed", "declined"] = "confirmed" if record.what == CONFIRMED else "declined"
            self.all[proposal.wanted.id] = msgspec.structs.replace(proposal, state=state)
        elif record.what in GIVES and "confirmed" not in record.details:
            amount = int(str(record.details["amount"]))
            self._alone.setdefault(record.subject, []).append((record.at_ms, amount))

    def given_alone(self, player: str, now_ms: int) -> int:
        """What staff gave a player within a day without a second, in cents."""
        kept = [one for one in self._alone.get(player, []) if one[0] > now_ms - DAY_MS]
        self._alone[player] = kept
        return sum(amount for _, amount in kept)
