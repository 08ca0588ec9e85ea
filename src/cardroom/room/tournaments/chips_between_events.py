"""Chips handed on between two live tournaments: the letters that their acts send, and the acts that letters are."""

from __future__ import annotations

from cardroom.room.hosting.owner import Letter
from cardroom.room.tournaments.envelopes import (
    ChipsAnswered,
    ChipsAskedBack,
    ChipsBetweenEvents,
    ChipsHandedOn,
)
from cardroom.tournament.live.live_acts import (
    AnyLiveAct,
    FromElsewhere,
    GiveChipsBack,
    HandChipsOn,
    HearOfChips,
    ReceiveChips,
    TakeBackLive,
)
from cardroom.tournament.live.live_floor import LiveFloor


def letters_of(floor: LiveFloor, act: AnyLiveAct) -> list[Letter]:
    """The letters of an act that the floor has just carried out."""
    if isinstance(act, HandChipsOn) and act.event:
        sent = ChipsHandedOn(floor.number, act.player, act.to, act.chips, act.by, act.why)
        return [Letter(act.event, sent)]
    handed = floor.handed.get(act.number) if isinstance(act, TakeBackLive) else None
    if isinstance(act, TakeBackLive) and handed is not None:
        return [Letter(handed.event, ChipsAskedBack(act.number, act.by, act.why))]
    return []


def act_of(letter: ChipsBetweenEvents, sender: str) -> FromElsewhere:
    """The act that a letter is at the live tables of the event that gets it."""
    if isinstance(letter, ChipsHandedOn):
        return ReceiveChips(
            by=letter.by, why=letter.why, event=sender, number=letter.number, giver=letter.giver,
            player=letter.player, chips=letter.chips,
        )  # fmt: skip
    if isinstance(letter, ChipsAskedBack):
        return GiveChipsBack(by=letter.by, why=letter.why, event=sender, number=letter.number)
    return HearOfChips(
        by=letter.by, event=sender, number=letter.number, outcome=letter.outcome, code=letter.code
    )


def answer_to(letter: ChipsBetweenEvents, sender: str, refused: str = "") -> list[Letter]:
    """The answer to a letter that was carried out, or ``refused`` with this code."""
    if isinstance(letter, ChipsHandedOn):
        outcome = ChipsAnswered(letter.number, "declined" if refused else "taken", letter.by, refused)
        return [Letter(sender, outcome)]
    if isinstance(letter, ChipsAskedBack):
        outcome = ChipsAnswered(letter.number, "kept" if refused else "given_back", letter.by, refused)
        return [Letter(sender, outcome)]
    assert not refused, "an answer is taken as it is"
    return []
