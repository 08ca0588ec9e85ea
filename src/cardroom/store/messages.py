"""Messages between owners, as rows: sent by one owner's commit, taken by another's.

A message exists from the commit of its sender to the commit of its receiver that takes it. Those two steps bind it by
its hash, so the audit can recount what was sent, what was taken and what must be waiting.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import msgspec

from cardroom.store.faults import StoreRefused
from cardroom.store.sql_connection import SqlConnection

SENT: Final = "mail-sent"
TAKEN: Final = "mail-taken"
CLOSED: Final = "closed"
"""The kinds of what a step binds of messages, and of an owner's last step; `subject` names the first two."""

BETWEEN: Final = " "
"""The separator in a message's subject; no owner has it in its name."""

Pair = tuple[str, str]
"""An owner, and the owner it sends to or receives from."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A message from one owner to another. `number` counts 1, 2, 3 ... from each sender to each receiver without a gap.

    `sent_ms` is the time of the step that sent it, `body` bytes that the store does not read.
    """

    sender: str
    receiver: str
    number: int
    sent_ms: int
    body: bytes

    @property
    def subject(self) -> str:
        """The message's name in a step: sender, receiver, number."""
        return BETWEEN.join((self.sender, self.receiver, str(self.number)))


class MailCount(msgspec.Struct, frozen=True, gc=False):
    """The number of messages that an owner has sent to another, and taken from it."""

    sent: int = 0
    taken: int = 0


def check_message(message: Message) -> None:
    """Raise `StoreRefused` for a message whose subject would be ambiguous, or whose sender is its receiver."""
    if BETWEEN in message.sender + message.receiver or not (message.sender and message.receiver):
        raise StoreRefused("mail-owner", f"{message.subject!r}: an owner's name is one word")
    if message.sender == message.receiver:
        raise StoreRefused("mail-owner", f"{message.sender!r} cannot write to itself")


COUNT_MOVES: Final = " ON CONFLICT (owner, other) DO UPDATE SET sent = excluded.sent, taken = excluded.taken"
"""The SQL by which a pair's count replaces the previous one."""

NO_SUCH_MESSAGE: Final = (
    "no-such-message",
    "a message that was to be taken is not there, or not as it was sent",
)

OWNER_CLOSED: Final = "owner-closed", "an owner that is closed sends no message and takes none"

MAIL_REFUSALS: Final = MappingProxyType(
    {"the owner is closed": OWNER_CLOSED, "not there to be taken": NO_SUCH_MESSAGE}
)
"""The error texts of both databases' triggers, and the refusal that each means."""


def close_owner(connection: SqlConnection, owner: str, at_ms: int) -> None:
    """Mark an owner as closed, after the rows of its last step.

    Raises `StoreRefused`: "no-such-owner", "mail-waits" while a message to it is not taken, "children-open".
    """
    if connection.execute("SELECT 1 FROM mail WHERE receiver = ?", (owner,)).fetchone() is not None:
        raise StoreRefused("mail-waits", f"{owner!r} cannot close: a message to it waits")
    query = "SELECT id FROM owners WHERE parent = ? AND closed_ms IS NULL"
    if (child := connection.execute(query, (owner,)).fetchone()) is not None:
        raise StoreRefused("children-open", f"{owner!r} cannot close before {child[0]!r}")
    update = "UPDATE owners SET closed_ms = ? WHERE id = ? AND closed_ms IS NULL RETURNING 1"
    if not connection.execute(update, (at_ms, owner)).fetchall():
        raise StoreRefused("no-such-owner", f"there is no open owner {owner!r}")
