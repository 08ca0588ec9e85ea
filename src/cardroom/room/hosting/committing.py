"""The commit of an owner's decision: the step, its money, its messages and the rows stored with it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cardroom.room.hosting.owner import Asking, Ruled
from cardroom.room.hosting.owner_step import (
    OwnerStep,
    encode_owner_step,
    events_of,
    raw,
    sent_by,
)
from cardroom.store.messages import MailCount, Message
from cardroom.store.rows import Commit, HandSeed, JournalRow, Snapshot

Counts = dict[str, MailCount]
"""For each other owner, how many messages were sent to it and taken from it."""

_encode = msgspec.json.Encoder().encode


def commit_of(
    name: str,
    seq: int,
    before: Mapping[str, MailCount],
    command: object,
    message: Message | None,
    asked: Asking,
    hand: str,
    ruled: Ruled,
    declined: str,
    snapshot: Snapshot | None,
) -> tuple[Commit, Counts]:
    """Return the commit of the owner's step number `seq`, and the counts of its mail after it.

    `message` is the one that the `command` came by, `hand` the hand it begins, `declined` why it was refused.
    """
    counts = dict(before)
    if message is not None:
        counts[message.sender] = MailCount(count_of(counts, message.sender).sent, message.number)
    messages: list[Message] = []
    for letter in ruled.letters:
        count = count_of(counts, letter.to)
        counts[letter.to] = MailCount(count.sent + 1, count.taken)
        messages.append(Message(name, letter.to, count.sent + 1, asked.now_ms, _encode(letter.body)))
    step = OwnerStep(
        asked.now_ms, raw(command), events_of(ruled), tuple(ruled.entries), sent_by(messages),
        asked.sender, message.number if message else 0, declined, asked.chance.drawn, hand, ruled.closes,
    )  # fmt: skip
    commit = Commit(
        journal=(JournalRow(name, seq, hand or None, asked.now_ms, encode_owner_step(step)),),
        entries=tuple(ruled.entries),
        hand=ruled.hand,
        snapshot=snapshot,
        seeds=(HandSeed(hand, asked.chance.deck),) if hand else (),
        log=tuple(ruled.log),
        changes=(*ruled.opens, *ruled.changes),
        messages=tuple(messages),
        taken=message,
        closes=name if ruled.closes else "",
    )
    return commit, counts


def count_of(counts: Mapping[str, MailCount], other: str) -> MailCount:
    """Return the count of one other owner."""
    return counts.get(other) or MailCount()
