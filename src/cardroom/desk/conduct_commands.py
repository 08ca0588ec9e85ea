"""Acts about conduct and rulings: penalties, things forbidden, clocks, hands looked at, cards run out, agreements."""

from __future__ import annotations

from typing import Literal

from cardroom.desk.act_fields import (
    AtSeat,
    DeskCommand,
    Moment,
    Name,
    Numbered,
    OfEvent,
    People,
    Reason,
    Said,
)
from cardroom.floor.conduct.offences import Offence
from cardroom.rules.decisions import PenaltyKind

ForbiddenThing = Literal["device", "headphones", "language", "drink", "other"]
ClockMatter = Literal["act", "show"]
ClockOutcome = Literal["acted", "ran_out", "at_the_same_moment", "shown", "folded", "hand_dead", "withdrawn"]


class PenaliseLive(DeskCommand, frozen=True, tag="penalty"):
    """A player gets a penalty for an offence; `count` are its hands, rounds or minutes, `hand` the hand it counts from.

    `is_repeated` and `is_on_purpose` say what the house's book asks for some penalties. `elsewhere` is the room's own: how
    many penalties for this offence the player had at tournaments of the house.
    """

    player: Name
    offence: Offence
    kind: PenaltyKind
    count: Numbered = 0
    table: Numbered = 0
    hand: Numbered = 0
    is_repeated: bool = False
    is_on_purpose: bool = False
    elsewhere: Numbered = 0


class TickPenalty(DeskCommand, frozen=True, tag="tick_penalty"):
    """A hand (or `hands`) of a penalty has been missed."""

    penalty: Moment
    hands: Numbered = 1


class EndLivePenalty(DeskCommand, frozen=True, tag="end_penalty"):
    """The player is back and the floor was told; before the penalty is served it needs a reason."""

    penalty: Moment


class ForbidThing(DeskCommand, frozen=True, tag="forbid"):
    """A player may not use a device, headphones, another language, drink, until a time; 0 until staff allow it."""

    player: Name
    thing: ForbiddenThing
    until_ms: Moment = 0


class AllowThing(DeskCommand, frozen=True, tag="allow"):
    """A thing that was forbidden is allowed again."""

    forbidden: Moment


class CallClock(AtSeat, frozen=True, tag="call_clock"):
    """The clock is called on the player of a seat, by `asked_by` ("": by staff); staff let it run or not.

    `seconds` 0: the house's. Less needs a reason. `event` is the live tournament whose table it is, "" for one of the desk.
    The rest is the room's own, of such a table: what the tournament is called, the player of the seat, how long its levels
    are, and whether who asked is at the seat.
    """

    asked_by: Name = ""
    seconds: Numbered = 0
    is_allowed: bool = True
    event: Name = ""
    event_name: Name = ""
    player: Name = ""
    level_minutes: Numbered = 0
    is_caller_there: bool = False


class AskToShow(AtSeat, frozen=True, tag="ask_to_show"):
    """The floor tells the player of a seat, who neither shows all cards nor folds, to do so within the house's seconds
    (PF-5.4.2). `event` is as in `CallClock`; what the tournament is called, and the player there, are the room's own.
    """

    event: Name = ""
    event_name: Name = ""
    player: Name = ""


class EndClock(DeskCommand, frozen=True, tag="end_clock"):
    """How a clock ended. One on who has to show ends with all cards shown, with a fold, or with a dead hand."""

    clock: Moment
    outcome: ClockOutcome


class LookAtHand(OfEvent, frozen=True, tag="look_at_hand"):
    """Staff have looked at a player's hand, or at folded cards: who asked, why, what was seen; whether the cards are set
    aside. Needs a reason.
    """

    player: Name
    table: Numbered
    hand: Numbered
    seen: Said
    asked_by: Name = ""
    is_set_aside: bool = False


class RunOutCards(OfEvent, frozen=True, tag="run_out"):
    """Cards that were not dealt were shown behind a hand, at a cash table; `event` names a tournament, where the house may
    forbid it. Needs a reason.
    """

    table: Numbered
    hand: Numbered
    shown: Said
    asked_by: Name = ""


class NoteAgreement(OfEvent, frozen=True, tag="agree"):
    """Players agree on something, a deal or an insurance; `is_carried_out`: the house carries it out, or only knows of it.
    It holds once all have signed.
    """

    players: People
    what: Said
    table: Numbered = 0
    told_to_media: Reason = ""
    is_carried_out: bool = False


class SignAgreement(DeskCommand, frozen=True, tag="sign_agreement"):
    """A player has signed an agreement."""

    agreement: Moment
    player: Name


AnyConductCommand = (
    PenaliseLive
    | TickPenalty
    | EndLivePenalty
    | ForbidThing
    | AllowThing
    | CallClock
    | AskToShow
    | EndClock
    | LookAtHand
    | RunOutCards
    | NoteAgreement
    | SignAgreement
)
"""The acts of this file."""
