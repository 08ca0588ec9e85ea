"""The people about whose money, chips or conduct an act at a desk decides: no member of staff does so about themselves, is
the second person beside themselves, or undoes what others decided about a penalty that the member gave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from msgspec.structs import replace

from cardroom.desk import conduct_commands as conduct
from cardroom.desk import desk_commands as desk
from cardroom.desk import money_commands as money
from cardroom.desk import people_commands as people
from cardroom.desk.act_fields import AtSeat, DeskCommand
from cardroom.desk.desk_pieces import StoredChips, stored_key
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import (
    ClockOnSeat,
    JackpotClaim,
    LivePenalty,
    MoneyHeldBack,
    PlayerCase,
    PlayerExclusion,
    PotReclaimed,
    ThingForbidden,
    record_key,
)
from cardroom.desk.record_parts import KeptRecord
from cardroom.room.identity.permissions import check_not_self, own_id
from cardroom.room.identity.person import Person
from cardroom.rules.refused import Refused

DeskT = TypeVar("DeskT", bound=DeskCommand)
DECIDES: Final[tuple[type[DeskCommand], ...]] = (
    desk.SeatDown, desk.AddToStack, desk.LeaveDeskSeat, desk.FreeSeat, desk.PlayOverSeat, desk.EndPlayOver,
    desk.SettleOwed, desk.PayStored, desk.TakeBackAct,
    conduct.PenaliseLive, conduct.TickPenalty, conduct.EndLivePenalty, conduct.ForbidThing, conduct.AllowThing,
    conduct.EndClock, conduct.LookAtHand, conduct.SignAgreement,
    people.SeeDocument, people.OpenCase, people.LookInto, people.CloseCase, people.AppealPenalty,
    people.DecideAppeal, people.ExcludePlayer, people.EndExclusion,
    people.HoldMoney, people.SettleMoney, people.Disclose,
    money.ClaimJackpot, money.ApproveClaim, money.RejectClaim, money.PayShare, money.ReclaimPot, money.SettleReclaim,
    money.ColourUpStack, money.ConfiscateChips, money.StoreStack, money.PayRestaurant, money.TableConsents,
    money.ManagerConsents,
)  # fmt: skip
"""The acts that give a person chips or money, or take them, or judge what a person did."""

NAMED: Final = ("player", "other", "players", "losers", "winners", "others")
"""The fields in which such an act, or a record, names those whom it is about; others name who asked, or who saw it."""

RECORDS: Final[dict[str, type[KeptRecord]]] = {
    "penalty": LivePenalty,
    "forbidden": ThingForbidden,
    "clock": ClockOnSeat,
    "case": PlayerCase,
    "exclusion": PlayerExclusion,
    "held": MoneyHeldBack,
    "claim": JackpotClaim,
    "reclaim": PotReclaimed,
}
"""The kinds of records that an act names by their numbers, by its field."""

SECONDS: Final = ("beside", "witness")
"""The fields in which an act names the second person where two decide or count."""


def check_not_own(by: Person, command: DeskCommand, state: DeskState | None) -> None:
    """Refuse ("own-account") an act by which a member of staff would decide about themselves: somebody else does that."""
    for person in decided_about(command, state):
        check_not_self(by, person)


def decided_about(command: DeskCommand, state: DeskState | None) -> Iterator[str]:
    """The people about whom an act decides; whatever it names that is not there, the desk refuses."""
    if not isinstance(command, DECIDES):
        return
    yield from _named(command)
    if state is None:
        return
    for field, kind in RECORDS.items():
        record = state.records.get(record_key(kind, getattr(command, field, 0)))
        yield from _named(record) if record is not None else ()
    if isinstance(command, AtSeat):
        seat = state.seat(command.table, command.seat)
        yield from (seat.player, seat.over.player if seat.over is not None else "")
    if isinstance(command, desk.PayStored):
        stored = state.get(stored_key(command.receipt), StoredChips)
        yield stored.player if stored is not None else ""
    if isinstance(command, desk.TakeBackAct) and (act := state.act(command.act)) is not None:
        yield from decided_about(act.command, state)
        for change in act.changes:
            yield from _named(change.before) if isinstance(change.before, KeptRecord | StoredChips) else ()


def _named(one: object) -> Iterator[str]:
    for field in NAMED:
        value = getattr(one, field, ())
        yield from (value,) if isinstance(value, str) else value


def with_second(by: Person, command: DeskT, called: Callable[[str], str]) -> DeskT:
    """An act that names by the own id who is its second person and does it, so that the desk sees that they are one."""
    named = {field: getattr(command, field) for field in SECONDS if getattr(command, field, "")}
    return replace(command, **{field: own_id(by, said, called) for field, said in named.items()})


def check_not_own_penalty(by: Person, command: DeskCommand, state: DeskState | None) -> None:
    """Refuse ("own-penalty") to take back an appeal, what was looked at or decided about it, or such a counter-act, to who
    gave the penalty: others decide about that.
    """
    act = state.act(command.act) if state is not None and isinstance(command, desk.TakeBackAct) else None
    for change in act.changes if act is not None else ():
        case = change.after or change.before
        if not isinstance(case, PlayerCase) or case.kind != "appeal":
            continue
        assert state is not None, "it has the act"
        penalty = state.records.get(record_key(LivePenalty, case.penalty))
        if isinstance(penalty, LivePenalty) and penalty.by == by.id:
            words = "You gave that penalty: somebody else takes that back."
            raise Refused("own-penalty", words, args={"by": by.id})
