"""Invitations: a code that staff give out makes one account, as long as it is good. Each is a row of its own."""

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
"""So many that are over are known still."""
USED_BY: Final = "invitation"
"""Under what the log keeps with a new account which invitation it came by."""


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
        """Whether it is still good for an account."""
        return not self.used_by and not self.withdrawn and now_ms < self.until_ms


class Invitations:
    """All there are, by id."""

    def __init__(self) -> None:
        self.all: dict[str, Invitation] = {}

    def load(self, reader: Reader) -> None:
        """Those that may be good still, and the newest others."""
        for matter in (*reader.matters(KIND, open_only=True), *reader.matters(KIND, limit=KNOWN)):
            self.all[matter.id] = msgspec.convert(matter.body, Invitation)

    def give(self, invitation: Invitation) -> tuple[KeepMatter, ...]:
        """One more; what keeps it."""
        self.all[invitation.id] = invitation
        return _keeping(invitation)

    def withdraw(self, invitation: str) -> tuple[KeepMatter, ...]:
        """One is good no more; what keeps that."""
        self._change(invitation, withdrawn=True)
        return _keeping(self.all[invitation])

    def take(self, code: str, now_ms: int) -> Invitation:
        """The invitation of a code, used up from this moment on; `put_back` if no account came of it. Refuses
        ("invitation-wrong") a code that is unknown, used or over, all alike.
        """
        wanted = code_hash(code)
        for one in self.all.values():
            if one.code_hash == wanted and one.is_open(now_ms):
                self._change(one.id, used_by="somebody")
                return one
        raise Refused("invitation-wrong", "That invitation is not good: it was used, is over, or never was.")

    def used(self, invitation: Invitation, player: str) -> tuple[KeepMatter, ...]:
        """An account comes of it; what keeps that, for the commit that makes the account."""
        self._change(invitation.id, used_by=player)
        return _keeping(self.all[invitation.id])

    def forget(self, invitation: Invitation) -> None:
        """It could not be stored: nobody was told its code."""
        del self.all[invitation.id]

    def put_back(self, invitation: Invitation) -> None:
        """No account came of it, or it could not be withdrawn."""
        self.all[invitation.id] = invitation

    def _change(self, invitation: str, **values: str | bool) -> None:
        if invitation in self.all:
            self.all[invitation] = msgspec.structs.replace(self.all[invitation], **values)


def _keeping(one: Invitation) -> tuple[KeepMatter, ...]:
    is_open = not one.used_by and not one.withdrawn
    return (KeepMatter(Matter(KIND, one.id, one.by, one.at_ms, is_open, msgspec.to_builtins(one))),)
