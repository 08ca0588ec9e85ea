"""The loading of an owner from its stream: the newest snapshot, a replay of the steps after it, and its mail."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from cardroom.room.hosting.owner import Asking, Chance, Owner, Ruled
from cardroom.room.hosting.owner_step import OwnerStep, decode_owner_step, raw
from cardroom.rules.refused import Refused
from cardroom.store.answers import InFlight, OwnerState
from cardroom.store.faults import StoreUnusable
from cardroom.store.messages import MailCount
from cardroom.store.protocol import Reader

Make = Callable[[str], Owner]
"""Makes an empty owner from its id: its first command says what it is."""


class OwnerBroken(StoreUnusable):
    """A stream whose replay does not give what is written."""

    def __init__(self, owner: str, seq: int, why: str) -> None:
        super().__init__("journal-broken", f"{owner}, step {seq}: {why}")


class KeptOwner(NamedTuple):
    """All that the store has of an owner: its stream, the seeds of the hands to be replayed and of the last finished
    one, the counts of its mail, and money on its way to it.
    """

    state: OwnerState
    seeds: Mapping[str, bytes]
    counts: dict[str, MailCount]
    in_flight: tuple[InFlight, ...]


def kept_owner(reader: Reader, owner: str) -> KeptOwner:
    """Read an owner from the store, all as of one moment."""
    with reader.moment():
        state = reader.owner_state(owner)
        hands = dict.fromkeys(row.hand_id for row in state.tail if row.hand_id)
        hands |= dict.fromkeys(line.hand_id for line in reader.hands_at(owner, limit=1).rows)
        seeds = {hand: seed for hand in hands if (seed := reader.seed(hand)) is not None}
        return KeptOwner(state, seeds, reader.mail_counts(owner), tuple(reader.in_flight(owner)))


def loaded(make: Make, name: str, kept: KeptOwner) -> tuple[Owner, int]:
    """Return the owner of a stream, and the time of its last step.

    Raises `OwnerBroken` if the snapshot or the steps are not what was written, or the replay differs.
    """
    owner, state = make(name), kept.state
    if state.unproven:
        raise OwnerBroken(name, state.last_seq, state.unproven)
    if state.snapshot is not None:
        owner.load(state.snapshot.payload, kept.seeds)
    decode = msgspec.json.Decoder(owner.commands).decode
    last_ms = 0
    for row in state.tail:
        step = decode_owner_step(row.payload)
        last_ms = step.at_ms
        seed = kept.seeds.get(step.hand, b"") if step.hand else b""
        if step.hand and not seed:
            raise OwnerBroken(name, row.seq, f"the vault has no seed for hand {step.hand}")
        asked = Asking(step.sender, step.at_ms, Chance(step.drawn, seed))
        if not _brings_about(step, *_again(owner, decode(step.command), asked, step)):
            raise OwnerBroken(name, row.seq, "carried out again it does not bring about what is written")
    return owner, last_ms


def _again(owner: Owner, command: object, asked: Asking, step: OwnerStep) -> tuple[Ruled, str]:
    """Carry out a command again; return its results and the code of its refusal."""
    try:
        return owner.decide(command, asked), ""
    except Refused as refused:
        if not step.sender:
            raise OwnerBroken(owner.id, 0, f"carried out again it is refused: {refused.code}") from refused
        return owner.decline(command, asked, refused), refused.code


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
