"""Invitations: a code that staff give out makes one account, as long as it is valid. Each is a row of its own."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.reset_codes import code_hash
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter

INVITED: Final = "invite"
WITHDRAWN: Final = "withdraw_invitation"
KIND: Final = "invitation"
KNOWN: Final = 200
"""The number of invitations that are over and still loaded."""
USED_BY: Final = "invitation"
"""The key under which the log stores the invitation that a new account came by."""


class Invitation(msgspec.Struct, frozen=True):
    """One invitation: who gave it out, when and for whom, and who used it ("" while nobody has)."""

    id: str
    by: str
    at_ms: int
    reason: str
    code_hash: str
    until_ms: int
    used_by: str = ""
    withdrawn: bool = False

    def is_open(self, now_ms: int) -> bool:
        """Whether it can still be used for an account."""
        return not self.used_by and not self.withdrawn and now_ms < self.until_ms


class Invitations:
    """All invitations, by id."""

    def __init__(self) -> None:
        self.all: dict[str, Invitation] = {}
        self._undecided: set[str] = set()
        """Those whose state here is what this process would store, and nobody has stored another since."""

    def load(self, reader: Reader) -> None:
        """Load those that may still be valid, and the newest others."""
        for matter in (*reader.matters(KIND, open_only=True), *reader.matters(KIND, limit=KNOWN)):
            self.follow(matter)

    def follow(self, matter: Matter) -> None:
        """Take over an invitation as it is stored, perhaps by another process."""
        self.all[matter.id] = msgspec.convert(matter.body, Invitation)
        self._undecided.discard(matter.id)

    def give(self, invitation: Invitation) -> tuple[KeepMatter, ...]:
        """Add an invitation; return the row that stores it."""
        self.all[invitation.id] = invitation
        return _keeping(invitation)

    def withdraw(self, invitation: str) -> tuple[KeepMatter, ...]:
        """Withdraw an invitation; return the row that stores this."""
        self._change(invitation, withdrawn=True)
        return _keeping(self.all[invitation])

    def take(self, code: str, now_ms: int) -> Invitation:
        """Return the invitation of a code and mark it as used; call `put_back` if no account came of it. Refuses
        ("invitation-wrong") a code that is unknown, used or over, all alike.
        """
        wanted = code_hash(code)
        for one in self.all.values():
            if one.code_hash == wanted and one.is_open(now_ms):
                self._change(one.id, used_by="somebody")
                return one
        raise _wrong()

    def used(self, invitation: Invitation, player: str) -> tuple[KeepMatter, ...]:
        """Note the account made by an invitation that was taken; return the row for the commit that makes the account.

        Refuses ("invitation-wrong") one that another process has let somebody use, or has withdrawn, since it was taken:
        a password takes a while to be hashed.
        """
        if invitation.id not in self._undecided:
            raise _wrong()
        self._change(invitation.id, used_by=player)
        return _keeping(self.all[invitation.id])

    def forget(self, invitation: Invitation) -> None:
        """Remove an invitation that could not be stored: nobody was sent its code."""
        del self.all[invitation.id]

    def put_back(self, invitation: Invitation) -> None:
        """Restore an invitation: no account came of it, or it could not be withdrawn. What another process has stored of
        it meanwhile stays.
        """
        if invitation.id in self._undecided:
            self._undecided.discard(invitation.id)
            self.all[invitation.id] = invitation

    def _change(self, invitation: str, **values: str | bool) -> None:
        if invitation in self.all:
            self._undecided.add(invitation)
            self.all[invitation] = msgspec.structs.replace(self.all[invitation], **values)


def _wrong() -> Refused:
    return Refused("invitation-wrong", "This invitation doesn't exist, was used already or has expired.")


def _keeping(one: Invitation) -> tuple[KeepMatter, ...]:
    is_open = not one.used_by and not one.withdrawn
    return (KeepMatter(Matter(KIND, one.id, one.by, one.at_ms, is_open, msgspec.to_builtins(one))),)
