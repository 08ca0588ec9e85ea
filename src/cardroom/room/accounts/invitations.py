"""Invitations: a code that staff give out makes one account, as long as it is good. They are kept in the log."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.accounts.players import SIGNED_UP, code_hash
from cardroom.room.log_pages import all_of
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord

INVITED: Final = "invite"
WITHDRAWN: Final = "withdraw_invitation"
USED_BY: Final = "invitation"
"""Under what the log keeps with a new account which invitation it came by."""


class Invited(msgspec.Struct, frozen=True):
    """What the log keeps of an invitation: of its code only what it hashes to."""

    code_hash: str
    until_ms: int


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
    """All there are, by id; it changes with the records it is made of."""

    def __init__(self) -> None:
        self.all: dict[str, Invitation] = {}

    def load(self, reader: Reader) -> None:
        """What the log has of them, in the order it happened."""
        for record in all_of(reader, INVITED, WITHDRAWN, SIGNED_UP):
            self.follow(record)

    def follow(self, record: LogRecord) -> None:
        """Take in one record."""
        if record.what == INVITED:
            kept = msgspec.convert(record.details, Invited)
            self.all[record.subject] = Invitation(
                record.subject, record.who, record.at_ms, record.reason, kept.code_hash, kept.until_ms
            )
        elif record.what == WITHDRAWN:
            self._change(record.subject, withdrawn=True)
        elif record.what == SIGNED_UP and USED_BY in record.details:
            self._change(str(record.details[USED_BY]), used_by=record.subject)

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

    def used(self, invitation: Invitation, player: str) -> None:
        """An account came of it."""
        self._change(invitation.id, used_by=player)

    def put_back(self, invitation: Invitation) -> None:
        """No account came of it."""
        self.all[invitation.id] = invitation

    def _change(self, invitation: str, **values: str | bool) -> None:
        if invitation in self.all:
            self.all[invitation] = msgspec.structs.replace(self.all[invitation], **values)
