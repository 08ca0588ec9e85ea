"""Records of earlier evenings: with a new gaming day they leave the desk's state for the store.

What the desk still asks of them stays as a number each: since when a document of a person was seen, how often a person
was punished for an offence, that there was a case, what the jackpot paid last and when.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.desk.kept_records import (
    AnyRecord,
    CardsRunOut,
    ChipsConfiscated,
    DeckReport,
    DocumentSeen,
    DropCounted,
    HandLookedAt,
    JackpotClaim,
    LivePenalty,
    MisdealNoted,
    PlayerCase,
    StackColouredUp,
    TimePaid,
    ToldToAuthority,
)

DONE_AT_ONCE: Final = (
    DocumentSeen, ToldToAuthority, HandLookedAt, CardsRunOut, DropCounted, TimePaid, StackColouredUp, ChipsConfiscated,
    MisdealNoted,
)  # fmt: skip
"""Records of something that is over when it is noted: no act closes them."""


def is_past(record: AnyRecord) -> bool:
    """Whether nothing of this evening rests on a record. A deck that was set aside is not used again, so it stays; so does
    a penalty until the appeal against it is decided.
    """
    if isinstance(record, DeckReport) and record.outcome == "set_aside":
        return False
    if isinstance(record, LivePenalty) and record.appeal and record.appeal_outcome is None:
        return False
    return bool(record.closed_ms) or isinstance(record, DONE_AT_ONCE)


def document_key(player: str) -> str:
    """The name of what stays of the documents of a person: when one was seen last."""
    return f"document:{player}"


def penalty_key(player: str, offence: str) -> str:
    """The name of what stays of the penalties of a person for an offence: how many there were."""
    return f"penalty:{player}:{offence}"


def case_key(number: int) -> str:
    """The name of what stays of a case: when it was closed."""
    return f"case:{number}"


JACKPOT_PAID: Final = "jackpot:paid"
JACKPOT_PAID_MS: Final = "jackpot:paid_ms"
"""The names of what stays of the last jackpot that was shared: its sum, and when it was claimed."""


def remember(stays: dict[str, int], records: Iterable[AnyRecord]) -> None:
    """Add to what stays of earlier evenings what these records leave behind."""
    for record in records:
        if isinstance(record, DocumentSeen):
            stays[document_key(record.player)] = record.since_ms
        elif isinstance(record, LivePenalty) and record.is_void:
            continue
        elif isinstance(record, LivePenalty):
            key = penalty_key(record.player, record.offence)
            stays[key] = stays.get(key, 0) + 1
        elif isinstance(record, PlayerCase):
            stays[case_key(record.number)] = record.closed_ms
        elif isinstance(record, JackpotClaim) and record.shares:
            if record.since_ms >= stays.get(JACKPOT_PAID_MS, 0):
                stays[JACKPOT_PAID], stays[JACKPOT_PAID_MS] = sum(record.shares.values()), record.since_ms
