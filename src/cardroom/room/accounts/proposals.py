"""Credits that wait for a second member of staff, and credits that staff gave alone recently: each is a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

from cardroom.room.identity.sessions import hash_of
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter
from cardroom.table.values.time_units import DAY_MS

PROPOSED: Final = "propose_credit"
CONFIRMED: Final = "confirm_credit"
DECLINED: Final = "decline_credit"
GIVES: Final = ("credit", "pay_from_fund")
"""Acts that bring money of the house into a wallet, by the words of the log."""
KIND: Final = "credit"
ALONE: Final = "given_alone"
KNOWN: Final = 200
"""The number of decided proposals that are still loaded."""


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


class Alone(NamedTuple):
    """A credit that one member of staff gave a player without a second one, in cents."""

    at_ms: int
    player: str
    by: str
    amount: int


class Given(NamedTuple):
    """Sums of such credits, in cents."""

    to_player: int
    by_giver: int
    in_room: int


class Changed(NamedTuple):
    """A change in memory: the rows that store it, and the call that undoes it if they cannot be stored."""

    rows: tuple[KeepMatter, ...]
    put_back: Callable[[], None]


UNCHANGED: Final = Changed((), lambda: None)


class Proposals:
    """All proposals, by the id of the request, and the last day's credits that nobody confirmed."""

    def __init__(self) -> None:
        self.all: dict[str, Proposal] = {}
        self._alone: list[Alone] = []

    def load(self, reader: Reader, now_ms: int) -> None:
        """Load the open proposals, the newest others, and what was given alone within a day."""
        for matter in (*reader.matters(KIND, open_only=True), *reader.matters(KIND, limit=KNOWN)):
            self.follow(matter)
        self._alone += [_given_in(matter) for matter in reader.matters(ALONE, since_ms=now_ms - DAY_MS)]

    def follow(self, matter: Matter) -> None:
        """Take over a proposal as it is stored, perhaps by another process."""
        proposal = msgspec.convert(matter.body, Proposal)
        self.all[proposal.wanted.id] = proposal

    def follow_alone(self, matter: Matter) -> None:
        """Take over a credit that somebody gave alone, perhaps in another process."""
        given = _given_in(matter)
        if given not in self._alone:
            self._alone.append(given)

    def propose(self, proposal: Proposal) -> Changed:
        """Add a proposal."""
        wanted = proposal.wanted.id
        self.all[wanted] = proposal
        return Changed(_keeping(proposal), lambda: self._forget(wanted))

    def decide(self, proposal: str, state: Literal["confirmed", "declined"]) -> Changed:
        """Mark a proposal as confirmed or declined."""
        before = self.all[proposal]
        decided = self.all[proposal] = msgspec.structs.replace(before, state=state)
        return Changed(_keeping(decided), lambda: self.all.update({proposal: before}))

    def gave_alone(self, entry: str, player: str, amount: int, at_ms: int, by: str) -> Changed:
        """Note a credit that a member of staff gave without a second one."""
        given = Alone(at_ms, player, by, amount)
        self._alone.append(given)
        row = KeepMatter(Matter(ALONE, _id(entry), player, at_ms, False, {"amount": amount, "by": by}))
        return Changed((row,), lambda: self._alone.remove(given))

    def _forget(self, proposal: str) -> None:
        del self.all[proposal]

    def given_alone(self, player: str, by: str, now_ms: int) -> Given:
        """Sum up a day's credits without a second member of staff: to a player, by a member of staff, in the room."""
        self._alone = [one for one in self._alone if one.at_ms > now_ms - DAY_MS]
        return Given(
            sum(one.amount for one in self._alone if one.player == player),
            sum(one.amount for one in self._alone if one.by == by),
            sum(one.amount for one in self._alone),
        )


def _given_in(matter: Matter) -> Alone:
    amount, by = int(str(matter.body["amount"])), str(matter.body.get("by", ""))
    return Alone(matter.at_ms, matter.about, by, amount)


def _id(request: str) -> str:
    """The id of a row, made from that of a request, which clients choose."""
    return hash_of(request).hex()


def _keeping(one: Proposal) -> tuple[KeepMatter, ...]:
    body = msgspec.to_builtins(one)
    return (
        KeepMatter(Matter(KIND, _id(one.wanted.id), one.wanted.player, one.at_ms, one.state == "open", body)),
    )
