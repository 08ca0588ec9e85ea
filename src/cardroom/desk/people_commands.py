"""Acts about people: documents seen, cases looked into, exclusions, money held back, what was told to authorities."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardroom.desk.act_fields import Chips, DeskCommand, Moment, Name, Numbered, OfEvent, People, Reason, Said
from cardroom.floor.conduct.penalty_appeal import AppealOutcome

Document = Literal["passport", "identity_card", "driving_licence", "residence_permit"]
OpenedKind = Literal["incident", "suspicion", "review", "complaint", "legal_step"]
CaseKind = Literal[OpenedKind, "appeal"]
"""The kinds of cases: those that staff open as they are, and appeals, each against a penalty."""
CaseResult = Literal["nothing_found", "confirmed", "settled", "sent_up", "dropped"]
Scope = Literal["game", "table", "area", "house", "series"]
"""The places that a person is kept away from; "series" are tournaments alone."""


class SeeDocument(OfEvent, frozen=True, tag="see_document"):
    """Staff have seen a valid document: its kind, the age by it, whether the photo is the person. At a tournament
    (`event`) identity is seen at the start and at each restart.
    """

    player: Name
    document: Document
    age: Annotated[int, msgspec.Meta(ge=0, le=130)]
    is_photo: bool = True
    moment: Literal["visit", "start", "restart"] = "visit"


class OpenCase(DeskCommand, frozen=True, tag="open_case"):
    """Something about one person or several is looked into: an incident, a suspicion, a review of play, a complaint of
    `said_by`, a step at law.
    """

    kind: OpenedKind
    players: People
    what: Said
    said_by: Name = ""
    table: Numbered = 0
    hand: Numbered = 0


class LookInto(DeskCommand, frozen=True, tag="look_into"):
    """Something was looked at for a case, with what was found."""

    case: Moment
    looked_at: Said
    found: Reason = ""


class CloseCase(DeskCommand, frozen=True, tag="close_case"):
    """A case has its result; `is_final`, or it may be sent up."""

    case: Moment
    result: CaseResult
    is_final: bool = False


class AppealPenalty(DeskCommand, frozen=True, tag="appeal"):
    """A player appeals against a penalty of this desk, or `said_by` for the player: it is a case of its own."""

    penalty: Moment
    what: Said
    said_by: Name = ""


class DecideAppeal(DeskCommand, frozen=True, tag="decide_appeal"):
    """An appeal is decided: the penalty stands or is lifted, the appeal is sent up or dropped. Needs a reason where the
    penalty is lifted, and where nothing was looked at. Who gave the penalty decides it with somebody `beside`.
    """

    case: Moment
    outcome: AppealOutcome
    is_final: bool = False
    beside: Name = ""


class ExcludePlayer(DeskCommand, frozen=True, tag="exclude"):
    """A player or a spectator is kept away from a game (`pool`), a table, the area, the house or its tournaments, until a
    time; 0 until staff end it. Needs a reason.
    """

    player: Name
    scope: Scope
    pool: Name = ""
    table: Numbered = 0
    until_ms: Moment = 0


class EndExclusion(DeskCommand, frozen=True, tag="end_exclusion"):
    """A person may come back before the time; needs a reason."""

    exclusion: Moment


class HoldMoney(DeskCommand, frozen=True, tag="hold_money"):
    """Money or chips of a player are held back: out of the stack at a seat, or what the cage would have paid."""

    player: Name
    cents: Chips
    table: Numbered = 0
    case: Moment = 0


class SettleMoney(DeskCommand, frozen=True, tag="settle_money"):
    """Money that was held goes back to the player, or stays with the house; needs a reason."""

    held: Moment
    goes_to: Literal["player", "house"]


class Disclose(DeskCommand, frozen=True, tag="disclose"):
    """Something about a person was told to an authority, a bank or a partner: to whom, what, on what ground."""

    player: Name
    to_whom: Said
    told: Said
    ground: Said
    case: Moment = 0


AnyPeopleCommand = (
    SeeDocument
    | OpenCase
    | LookInto
    | CloseCase
    | AppealPenalty
    | DecideAppeal
    | ExcludePlayer
    | EndExclusion
    | HoldMoney
    | SettleMoney
    | Disclose
)
"""The acts of this file."""
