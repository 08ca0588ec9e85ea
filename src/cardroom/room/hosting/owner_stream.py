"""An owner and its stream: commands become steps and commits, and what is stored becomes the owner again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from cardroom.room.hosting.owner import Asking, DecliningOwner, Letter, Owner, RecordedOwner, Ruled, check_own
from cardroom.room.hosting.owner_step import NOBODY, DecidedCommand, OwnerSteps, Requester, Steps
from cardroom.rules.refused import Refused
from cardroom.store.answers import InFlight, OwnerState
from cardroom.store.faults import StoreUnusable
from cardroom.store.messages import MailCount, Message
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, HandSeed, JournalRow, Snapshot

STEPS_A_SNAPSHOT: Final = 100
"""The number of steps after which a snapshot is saved, so that a start never replays many more."""

BYTES_A_STEP: Final = 1024
"""The most bytes of snapshots for each step: the larger an owner's state, the more steps come between two of them."""

WHAT_TO_DO: Final = (
    "this version decides otherwise than the one that wrote it: start that one, stop it in order, then update"
)
"""For the operator of a room that was killed and then updated: the chain has said before that nobody changed the rows."""

_NO_SEEDS: Final[Mapping[str, bytes]] = MappingProxyType({})
_NEVER: Final = MailCount()
_log = structlog.get_logger("cardroom.stream")


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

    def __init__(self, owner: Owner, steps: Steps | None = None, called: str = "") -> None:
        """`steps` say how they are written: whole, unless the owner has a form of its own. Faults name it as it is
        `called`, by its id if by nothing else.
        """
        self.owner = owner
        self._called = called or owner.id
        self.seq = self.snapshot_seq = self.last_ms = 0
        self.counts: dict[str, MailCount] = {}
        self._snapshot_bytes = 0
        self._steps = steps or OwnerSteps(owner.commands)
        self._records = owner if isinstance(owner, RecordedOwner) else None

    # ------------------------------------------------------------------ deciding

    def command_of(self, message: Message) -> Any:
        """Return the command in a message. Raises `msgspec.MsgspecError` where there is none that the owner knows."""
        return self._steps.command(message.body)

    def is_next(self, message: Message) -> bool:
        """Whether a message is its sender's next one: neither taken before nor ahead of another."""
        return message.number == self.counts.get(message.sender, _NEVER).taken + 1

    def decide(
        self,
        command: object,
        asking: Asking,
        message: Message | None = None,
        by: Requester = NOBODY,
    ) -> tuple[Ruled, Commit]:
        """Decide a command, or the `message` that it came in, and advance the stream; return the results and their commit.

        Raises `Refused` for a command, and then nothing has changed; a
        refused message is declined. After any other error the owner must be restored.
        """
        hand = self.owner.begins_hand(command) if asking.chance.deck else ""
        declined = ""
        try:
            ruled = self.owner.decide(command, asking)
        except Refused as refused:
            if message is None:
                raise
            if not isinstance(self.owner, DecliningOwner):
                raise AssertionError(f"{self._called} was written what cannot be") from refused
            declined = refused.code
            ruled = self.owner.decline(command, asking, refused)
        check_own(self.owner.id, ruled.entries)
        decision = DecidedCommand(command, asking, ruled, message, declined, *by, hand)
        return ruled, self.append_with_results(decision)

    def append(self, decision: DecidedCommand, messages: tuple[Message, ...] = ()) -> JournalRow:
        """Advance the stream by a command that the owner has decided, and return its row."""
        asking, message = decision.asking, decision.message
        if message is None and not messages:
            self.seq, self.last_ms = self.seq + 1, asking.now_ms
        else:
            sent = [(one.receiver, one.number) for one in messages]
            self._advance(self.seq + 1, asking, message.number if message else 0, sent)
        return self._steps.row(self.owner.id, self.seq, decision, messages)

    def append_with_results(self, decision: DecidedCommand) -> Commit:
        """Advance the stream by a command that the owner has decided, and return the commit of all that it brings about."""
        ruled, hand = decision.ruled, decision.hand
        messages = self._numbered(ruled.letters, decision.asking.now_ms) if ruled.letters else ()
        row = self.append(decision, messages)
        return Commit(
            journal=(row,),
            entries=tuple(ruled.entries),
            hand=ruled.hand,
            snapshot=self._snapshot(ruled),
            seeds=(HandSeed(hand, decision.asking.chance.deck),) if hand else (),
            log=tuple(ruled.log),
            changes=(*ruled.opens, *ruled.changes),
            messages=messages,
            taken=decision.message,
            closes=self.owner.id if ruled.closes else "",
        )

    def _numbered(self, letters: Sequence[Letter], now_ms: int) -> tuple[Message, ...]:
        """Return the messages of a step, each receiver's numbered on from the last."""
        sent: dict[str, int] = {}
        messages = []
        for to, body in letters:
            sent[to] = sent.get(to, self.counts.get(to, _NEVER).sent) + 1
            messages.append(Message(self.owner.id, to, sent[to], now_ms, msgspec.json.encode(body)))
        return tuple(messages)

    def _advance(self, seq: int, asking: Asking, number: int, sent: Sequence[tuple[str, int]]) -> None:
        self.seq, self.last_ms = seq, asking.now_ms
        if not (number or sent):
            return
        counts = self.counts  # the house of a large room writes to a thousand tables: nothing is copied
        if number:
            counts[asking.sender] = MailCount(counts.get(asking.sender, _NEVER).sent, number)
        for to, sent_number in sent:
            counts[to] = MailCount(sent_number, counts.get(to, _NEVER).taken)

    # ------------------------------------------------------------------ snapshots

    def _snapshot(self, ruled: Ruled) -> Snapshot | None:
        steps = max(STEPS_A_SNAPSHOT, self._snapshot_bytes // BYTES_A_STEP)
        if not self._steps.saves(ruled) and self.seq - self.snapshot_seq < steps:
            return None
        snapshot = self.as_it_stands()
        if snapshot is not None:
            self.snapshot_seq, self._snapshot_bytes = self.seq, len(snapshot.payload)
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
        self.load(stored)
        self.replay(stored)

    def load(self, stored: StoredOwner) -> None:
        """Load the newest snapshot alone."""
        state = stored.state
        if state.unproven:
            raise StreamBroken(self._called, state.last_seq, state.unproven)
        if state.snapshot is not None:
            self.owner.load(state.snapshot.payload, stored.seeds)
            self.snapshot_seq, self._snapshot_bytes = state.snapshot.seq, len(state.snapshot.payload)
        self.counts = dict(stored.counts)

    def replay(self, stored: StoredOwner, heard: Callable[[Ruled], None] = lambda _: None) -> None:
        """Carry out the steps after the snapshot again; `heard` gets the results of each. Those of a `RecordedOwner` stand
        as they were written, and the log names each that this program would not have brought about so.
        """
        for row in stored.state.tail:
            heard(self._replayed(row, stored.seeds))
        self.seq = stored.state.last_seq

    def _replayed(self, row: JournalRow, seeds: Mapping[str, bytes]) -> Ruled:
        owner, step = self.owner, self._steps.read(row)
        seed = seeds.get(step.hand, b"") if step.hand else b""
        if step.hand and not seed:
            raise StreamBroken(self._called, row.seq, f"the vault has no seed for hand {step.hand}")
        asking = step.asking._replace(chance=step.asking.chance._replace(deck=seed), again=True)
        declined = ""
        try:
            if self._records is not None:
                ruled, why = self._records.again(step.command, asking, step.events)
                if why:
                    _log.warning("stands_as_written", owner=self._called, seq=row.seq, why=why)
            else:
                ruled = owner.decide(step.command, asking)
        except Refused as refused:
            if not (asking.sender and isinstance(owner, DecliningOwner)):
                words = f"carried out again it is refused: {refused.code}; {WHAT_TO_DO}"
                raise StreamBroken(self._called, row.seq, words) from refused
            declined = refused.code
            ruled = owner.decline(step.command, asking, refused)
        if not step.proves(ruled, declined):
            words = f"carried out again it does not bring about what is written; {WHAT_TO_DO}"
            raise StreamBroken(self._called, row.seq, words)
        self._advance(row.seq, asking, step.number, step.sent)
        return ruled
