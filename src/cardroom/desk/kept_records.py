"""Records that a desk keeps beyond the evening: of people, conduct, dealers, decks and money.

Each has the number of the act that began it, since when, by whom and why; it is open until it has a closing time.
"""

from __future__ import annotations

from typing import Literal, TypeVar, cast

import msgspec

from cardroom.desk.conduct_commands import ClockMatter, ClockOutcome, ForbiddenThing
from cardroom.desk.dealing_commands import Colour, DeckOutcome
from cardroom.desk.depth_commands import DealFault
from cardroom.desk.money_commands import Confiscated
from cardroom.desk.people_commands import CaseKind, CaseResult, Document, Scope
from cardroom.desk.record_parts import CaseStep, DealtThere, KeptRecord, NotedConsent
from cardroom.floor.conduct.offences import Offence
from cardroom.floor.conduct.penalty_appeal import AppealOutcome
from cardroom.rules.decisions import PenaltyKind


class DocumentSeen(KeptRecord, frozen=True, tag="document"):
    """A document that staff have seen."""

    player: str
    document: Document
    age: int
    is_photo: bool
    event: str = ""
    event_name: str = ""
    moment: str = "visit"


class PlayerCase(KeptRecord, frozen=True, tag="case"):
    """An incident, a suspicion, a review, a complaint, a step at law, or an appeal against a `penalty`."""

    kind: CaseKind
    players: tuple[str, ...]
    what: str
    said_by: str = ""
    table: int = 0
    hand: int = 0
    steps: tuple[CaseStep, ...] = ()
    result: CaseResult | AppealOutcome | None = None
    is_final: bool = False
    penalty: int = 0


class PlayerExclusion(KeptRecord, frozen=True, tag="exclusion"):
    """A person kept away; over at `until_ms`, 0 for never by itself."""

    player: str
    scope: Scope
    pool: str = ""
    table: int = 0
    until_ms: int = 0
    clause: str = ""

    def holds(self, now_ms: int) -> bool:
        """Whether it is in force."""
        return not self.closed_ms and (not self.until_ms or now_ms < self.until_ms)


class MoneyHeldBack(KeptRecord, frozen=True, tag="held"):
    """Money of a player that the house holds."""

    player: str
    cents: int
    table: int = 0
    case: int = 0
    goes_to: str = ""


class ToldToAuthority(KeptRecord, frozen=True, tag="disclosure"):
    """Information about a person that was given to others."""

    player: str
    to_whom: str
    told: str
    ground: str
    case: int = 0


class LivePenalty(KeptRecord, frozen=True, tag="penalty"):
    """A penalty. `left` are the hands still to miss; a time away ends at `until_ms`. `times` says which of that player's
    for this offence it is, those at tournaments counted in. `event` names the tournament in which it was given and is
    served; one that was given in error (`is_void`) does not count. `appeal` is the case of the latest appeal against it.
    """

    player: str
    offence: Offence
    kind: PenaltyKind
    times: int
    count: int = 0
    left: int = 0
    until_ms: int = 0
    table: int = 0
    hand: int = 0
    event: str = ""
    is_void: bool = False
    appeal: int = 0
    appeal_outcome: AppealOutcome | None = None
    is_appeal_final: bool = False


class ThingForbidden(KeptRecord, frozen=True, tag="forbidden"):
    """Something a player may not use."""

    player: str
    thing: ForbiddenThing
    until_ms: int = 0


class ClockOnSeat(KeptRecord, frozen=True, tag="clock"):
    """A clock on the player of a seat, who has to act or to show all cards (`matter`); the last seconds of it
    (`countdown`) are counted down aloud.
    """

    player: str
    table: int
    seat: int
    until_ms: int
    asked_by: str = ""
    is_allowed: bool = True
    matter: ClockMatter = "act"
    outcome: ClockOutcome | None = None
    countdown: int = 0
    event: str = ""
    event_name: str = ""


class MisdealNoted(KeptRecord, frozen=True, tag="misdeal"):
    """A deal that was made again: at whose hands, for which fault, for which seats. Its `button` is the one of the new deal
    (0: not noted), which moved or stayed; `cents` are the drop that went back.
    """

    table: int
    hand: int
    deal_fault: DealFault
    dealer: str
    button: int
    is_moved: bool
    dealt_in: tuple[int, ...]
    cents: int


class HandLookedAt(KeptRecord, frozen=True, tag="look"):
    """A hand that staff looked at."""

    player: str
    table: int
    hand: int
    seen: str
    asked_by: str
    is_set_aside: bool
    event: str = ""
    event_name: str = ""


class CardsRunOut(KeptRecord, frozen=True, tag="run_out"):
    """Cards shown that were not dealt."""

    table: int
    hand: int
    shown: str
    asked_by: str
    event: str
    event_name: str = ""


class PlayersAgreement(KeptRecord, frozen=True, tag="agreement"):
    """An agreement of players; it holds once all have `signed`."""

    players: tuple[str, ...]
    what: str
    table: int
    event: str
    told_to_media: str
    is_carried_out: bool
    signed: tuple[str, ...] = ()
    event_name: str = ""


class DealerOnDuty(KeptRecord, frozen=True, tag="dealer"):
    """A dealer on duty: at a `table` since `there_ms`, else free, or on a break from `break_ms` on; `dealt` are the downs
    that are over.
    """

    dealer: str
    skills: tuple[str, ...] = ()
    table: int = 0
    there_ms: int = 0
    break_ms: int = 0
    downs: int = 0
    dealt_ms: int = 0
    event: str = ""
    event_name: str = ""
    dealt: tuple[DealtThere, ...] = ()


class DeckInUse(KeptRecord, frozen=True, tag="deck"):
    """The deck at a table; the one before it is in the act."""

    table: int
    colour: Colour
    serial: str
    shuffler: str
    is_new: bool
    is_checked: bool
    until_push: bool = False
    event: str = ""
    event_name: str = ""


class DeckReport(KeptRecord, frozen=True, tag="deck_report"):
    """A deck said to be faulty."""

    table: int
    fault: str
    noticed_by: str
    hand: int
    profited: str
    colour: str = ""
    serial: str = ""
    outcome: DeckOutcome | None = None
    event: str = ""
    event_name: str = ""


class DropCounted(KeptRecord, frozen=True, tag="drop"):
    """A box, counted and signed by two: of the rake, or of the bonus drop for a `fund`."""

    table: int
    box: str
    cents: int
    witness: str
    shift: str
    is_jackpot: bool = False
    fund: str = ""


class TimePaid(KeptRecord, frozen=True, tag="charge"):
    """A charge that each of the players paid for a time."""

    table: int
    players: tuple[str, ...]
    cents: int
    minutes: int
    purpose: str


class JackpotClaim(KeptRecord, frozen=True, tag="claim"):
    """A jackpot that was claimed. With two approvals it has `shares`; `paid` are those who have signed for theirs."""

    table: int
    hand: int
    began_ms: int
    category: int
    losers: tuple[str, ...]
    winners: tuple[str, ...]
    others: tuple[str, ...]
    cards: dict[str, str]
    approved_by: tuple[str, ...] = ()
    shares: dict[str, int] = msgspec.field(default_factory=dict)
    paid: tuple[str, ...] = ()
    is_rejected: bool = False


class PotReclaimed(KeptRecord, frozen=True, tag="reclaim"):
    """A pot that was paid wrongly."""

    player: str
    other: str
    cents: int
    table: int
    hand: int
    outcome: str = ""


class StackColouredUp(KeptRecord, frozen=True, tag="colour_up"):
    """Chips changed for larger ones at staff's discretion."""

    player: str
    table: int
    taken: dict[str, int]
    given: dict[str, int]
    witness: str
    event: str
    is_announced: bool
    event_name: str = ""


class BuyInConsent(KeptRecord, frozen=True, tag="consent"):
    """The question whether a player may buy chips for so much outside the limits: who of the table has `agreed` or
    `declined`, and whether the manager has. It is over when the chips are bought.
    """

    player: str
    table: int
    cents: int
    agreed: dict[str, NotedConsent] = msgspec.field(default_factory=dict)
    declined: dict[str, NotedConsent] = msgspec.field(default_factory=dict)
    manager: NotedConsent | None = None


class ChipsConfiscated(KeptRecord, frozen=True, tag="confiscated"):
    """Chips taken out of play."""

    player: str
    cents: int
    how: Confiscated
    table: int
    other: str
    event: str
    event_name: str = ""


AnyRecord = (
    DocumentSeen
    | PlayerCase
    | PlayerExclusion
    | MoneyHeldBack
    | ToldToAuthority
    | LivePenalty
    | ThingForbidden
    | ClockOnSeat
    | MisdealNoted
    | HandLookedAt
    | CardsRunOut
    | PlayersAgreement
    | DealerOnDuty
    | DeckInUse
    | DeckReport
    | DropCounted
    | TimePaid
    | JackpotClaim
    | PotReclaimed
    | StackColouredUp
    | ChipsConfiscated
    | BuyInConsent
)
"""All kinds of records."""

RecordT = TypeVar("RecordT", bound=KeptRecord)


RecordKind = Literal[
    "document", "case", "exclusion", "held", "disclosure", "penalty", "forbidden", "clock", "misdeal", "look",
    "run_out", "agreement", "dealer", "deck", "deck_report", "drop", "charge", "claim", "reclaim", "colour_up",
    "confiscated", "consent",
]  # fmt: skip
"""The words for the kinds of records, by which they are named."""

MarkKind = Literal["penalty", "exclusion", "forbidden", "case"]
"""The kinds of open records that mark the person they are about."""


def kind_of_record(kind: type[KeptRecord]) -> RecordKind:
    """The word for a kind of record."""
    return cast(RecordKind, kind.__struct_config__.tag)


def table_name(table: int, event: str = "") -> int | str:
    """The name of a table in the records of decks: its number at the desk, or with the tournament whose table it is."""
    return f"{event}/{table}" if event else table


def record_key(kind: type[KeptRecord], name: int | str) -> str:
    """The name of a record: by the number of its act, of its table, or by the person's id."""
    return f"{kind_of_record(kind)}:{name}"
