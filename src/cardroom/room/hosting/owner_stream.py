"""An owner and its stream: commands become steps and commits, and what is stored becomes the owner again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from cardroom.room.hosting.owner import Asking, Chance, Letter, Owner, Ruled, check_own
from cardroom.room.hosting.owner_step import OwnerStep, Sent, decode_owner_step, encode_owner_step, raw
from cardroom.rules.refused import Refused
from cardroom.store.answers import InFlight, OwnerState
from cardroom.store.faults import StoreUnusable
from cardroom.store.messages import MailCount, Message
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, HandSeed, JournalRow, Snapshot

STEPS_A_SNAPSHOT: Final = 100
"""The number of steps after which a snapshot is saved, so that a start never replays many more."""

Make = Callable[[str], Owner]
"""Makes an empty owner from its id: its first command says what it is."""

NOBODY: Final = ("", "")
"""The requester of what the room does by itself; see `OwnerStep`."""

_NO_SEEDS: Final[Mapping[str, bytes]] = MappingProxyType({})
_NEVER: Final = MailCount()


class StreamBroken(StoreUnusable):
    """A stream whose replay differs from what it says. Its owner decides nothing: someone must look."""

    def __init__(self, owner: str, seq: int, why: str) -> None:
        super().__init__("journal-broken", f"{owner}, step {seq}: {why}")


class StoredOwner(NamedTuple):
    """All that is stored of an owner: its stream, the counts of its mail, the seeds of the hands to be replayed and of
    the last finished one, and money on its way to it.
    """

    state: OwnerState
    counts: Mapping[str, MailCount]
    seeds: Mapping[str, bytes] = _NO_SEEDS
    in_flight: tuple[InFlight, ...] = ()


def stored_owner(reader: Reader, owner: str) -> StoredOwner:
    """Read an owner from the store, all as of one moment."""
    with reader.moment():
        state = reader.owner_state(owner)
        hands = dict.fromkeys(row.hand_id for row in state.tail if row.hand_id)
        hands |= dict.fromkeys(line.hand_id for line in reader.hands_at(owner, limit=1).rows)
        seeds = {hand: seed for hand in hands if (seed := reader.seed(hand)) is not None}
        return StoredOwner(state, reader.mail_counts(owner), seeds, tuple(reader.in_flight(owner)))


class OwnerStream:
    """An owner with its place in its stream. Its holder sends its commits to the store, in order.

    `seq` is the number of the last step, `last_ms` its time, and `counts` are the owner's messages with each other owner.
    They move when a command is decided. If the commit is not stored, the owner has to be restored.
    """

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.seq = self.snapshot_seq = self.last_ms = 0
        self.counts: Mapping[str, MailCount] = {}
        self._decode = msgspec.json.Decoder(owner.commands).decode

    # ------------------------------------------------------------------ deciding

    def command_of(self, message: Message) -> Any:
        """Return the command in a message. Raises `msgspec.MsgspecError` where there is none that the owner knows."""
        return self._decode(message.body)

    def is_next(self, message: Message) -> bool:
        """Whether a message is its sender's next one: neither taken before nor ahead of another."""
        return message.number == self.counts.get(message.sender, _NEVER).taken + 1

    def decide(
        self,
        command: object,
        asked: Asking,
        message: Message | None = None,
        by: tuple[str, str] = NOBODY,
    ) -> tuple[Ruled, Commit]:
        """Decide a command, or the `message` that it came in; return the results and their commit.

        `by` are the requester and the id of the request. Raises `Refused` for a command, and then nothing has changed; a
        refused message is declined. After any other error the owner must be restored.
        """
        hand = self.owner.begins_hand(command) if asked.chance.deck else ""
        declined = ""
        try:
            ruled = self.owner.decide(command, asked)
        except Refused as refused:
            if message is None:
                raise
            declined = refused.code
            ruled = self.owner.decline(command, asked, refused)
        check_own(self.owner.id, ruled.entries)
        messages = self._numbered(ruled.letters, asked.now_ms)
        step = OwnerStep(
            at_ms=asked.now_ms,
            command=raw(command),
            events=tuple([raw(event) for event in ruled.events]),
            entries=tuple(ruled.entries),
            messages=tuple([Sent(one.receiver, one.number, msgspec.Raw(one.body)) for one in messages]),
            player=by[0],
            asked=by[1],
            sender=asked.sender,
            number=message.number if message else 0,
            declined=declined,
            drawn=asked.chance.drawn,
            hand=hand,
            closes=ruled.closes,
        )
        self._advance(self.seq + 1, step)
        row = JournalRow(self.owner.id, self.seq, hand or None, asked.now_ms, encode_owner_step(step))
        commit = Commit(
            journal=(row,),
            entries=step.entries,
            hand=ruled.hand,
            snapshot=self._snapshot(ruled.closes),
            seeds=(HandSeed(hand, asked.chance.deck),) if hand else (),
            log=tuple(ruled.log),
            changes=(*ruled.opens, *ruled.changes),
            messages=messages,
            taken=message,
            closes=self.owner.id if ruled.closes else "",
        )
        return ruled, commit

    def _numbered(self, letters: Sequence[Letter], now_ms: int) -> tuple[Message, ...]:
        """Return the messages of a step, each receiver's numbered on from the last."""
        sent: dict[str, int] = {}
        messages = []
        for to, body in letters:
            sent[to] = sent.get(to, self.counts.get(to, _NEVER).sent) + 1
            messages.append(Message(self.owner.id, to, sent[to], now_ms, msgspec.json.encode(body)))
        return tuple(messages)

    def _advance(self, seq: int, step: OwnerStep) -> None:
        self.seq, self.last_ms = seq, step.at_ms
        if not (step.number or step.messages):
            return
        counts = dict(self.counts)
        if step.number:
            counts[step.sender] = MailCount(counts.get(step.sender, _NEVER).sent, step.number)
        for sent in step.messages:
            counts[sent.to] = MailCount(sent.number, counts.get(sent.to, _NEVER).taken)
        self.counts = counts

    # ------------------------------------------------------------------ snapshots

    def _snapshot(self, closes: bool) -> Snapshot | None:
        if not closes and self.seq - self.snapshot_seq < STEPS_A_SNAPSHOT:
            return None
        snapshot = self.as_it_stands()
        if snapshot is not None:
            self.snapshot_seq = self.seq
        return snapshot

    def as_it_stands(self) -> Snapshot | None:
        """Return a snapshot of the owner now; None if it is stored already, or while cards lie on a table."""
        is_new = self.seq > self.snapshot_seq and self.owner.can_dump
        return Snapshot(self.owner.id, self.seq, self.owner.dump()) if is_new else None

    # ------------------------------------------------------------------ restoring

    def restore(self, stored: StoredOwner) -> None:
        """Load the newest snapshot, and replay the steps after it. Without a snapshot the owner has to be empty.

        Raises `StreamBroken` if snapshot or steps are not what was written, or the replay differs.
        """
        state = stored.state
        if state.unproven:
            raise StreamBroken(self.owner.id, state.last_seq, state.unproven)
        if state.snapshot is not None:
            self.owner.load(state.snapshot.payload, stored.seeds)
            self.snapshot_seq = state.snapshot.seq
        self.counts = stored.counts
        for row in state.tail:
            self._replay(row, stored.seeds)
        self.seq = state.last_seq

    def _replay(self, row: JournalRow, seeds: Mapping[str, bytes]) -> None:
        owner = self.owner
        step = decode_owner_step(row.payload)
        seed = seeds.get(step.hand, b"") if step.hand else b""
        if step.hand and not seed:
            raise StreamBroken(owner.id, row.seq, f"the vault has no seed for hand {step.hand}")
        command, asked = self._decode(step.command), Asking(step.sender, step.at_ms, Chance(step.drawn, seed))
        declined = ""
        try:
            ruled = owner.decide(command, asked)
        except Refused as refused:
            if not step.sender:
                words = f"carried out again it is refused: {refused.code}"
                raise StreamBroken(owner.id, row.seq, words) from refused
            declined = refused.code
            ruled = owner.decline(command, asked, refused)
        if not _brings_about(step, ruled, declined):
            raise StreamBroken(owner.id, row.seq, "carried out again it does not bring about what is written")
        self._advance(row.seq, step)


def _brings_about(step: OwnerStep, ruled: Ruled, declined: str) -> bool:
    """Whether the results written in a step are those of its replay.

    Written values count as this program reads them: a field that was added since has its default.
    """
    return (
        (step.entries, step.declined, step.closes) == (tuple(ruled.entries), declined, ruled.closes)
        and [sent.to for sent in step.messages] == [letter.to for letter in ruled.letters]
        and all_say(step.events, ruled.events)
        and all_say([sent.body for sent in step.messages], [letter.body for letter in ruled.letters])
    )


def all_say(written: Sequence[msgspec.Raw], made: Sequence[object]) -> bool:
    """Whether each text says the same as the value at its position."""
    return len(written) == len(made) and all(
        says(text, value) for text, value in zip(written, made, strict=True)
    )


def says(written: msgspec.Raw, made: object) -> bool:
    """Whether a text says the same as a value; see `_brings_about`."""
    if bytes(written) == bytes(raw(made)):
        return True
    try:
        return bool(msgspec.json.decode(written, type=type(made)) == made)
    except msgspec.MsgspecError:
        return False
