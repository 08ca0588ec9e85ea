"""Conduct at live tables: penalties counted and served, things forbidden, hands looked at, agreements."""

from __future__ import annotations

from typing import Final

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.conduct_commands import (
    AllowThing,
    EndLivePenalty,
    ForbidThing,
    LookAtHand,
    NoteAgreement,
    PenaliseLive,
    RunOutCards,
    SignAgreement,
    TickPenalty,
)
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import (
    CardsRunOut,
    HandLookedAt,
    LivePenalty,
    PlayerExclusion,
    PlayersAgreement,
    ThingForbidden,
    record_key,
)
from cardroom.desk.past_records import penalty_key
from cardroom.floor.conduct.offences import Offended, check_offered
from cardroom.rules import Refused

MINUTE_MS: Final = 60_000
COUNTED: Final = ("missed_hands", "missed_rounds", "time_away")


def penalise(draft: ActDraft, command: PenaliseLive) -> None:
    """Give a penalty that the house has for the offence; a removal or a ban keeps the player away as well.

    Refuses "reason-missing", "penalty-not-had" with the kinds that there are, "count-missing", "count-of-nothing".
    """
    draft.need_reason()
    rules = draft.book.penalties
    times = times_at_desk(draft.state, command.player, command.offence) + command.elsewhere
    if rules is not None:
        is_again = command.is_repeated or bool(times)
        facts = Offended(what=command.offence, repeated=is_again, on_purpose=command.is_on_purpose)
        draft.cite(*check_offered(rules, command.kind, facts))
    _check_count(command)
    rounds = 1
    if command.kind == "missed_rounds":
        rounds = max(1, len(draft.state.players(draft.table(command.table))))
    until = draft.at_ms + command.count * MINUTE_MS if command.kind == "time_away" else 0
    left = command.count * rounds if command.kind in ("missed_hands", "missed_rounds") else 0
    draft.keep(
        LivePenalty,
        times=times + 1,
        left=left,
        until_ms=until,
        closed_ms=0 if command.kind in COUNTED else draft.at_ms,
        closed_by="" if command.kind in COUNTED else command.by,
    )
    if command.kind == "device_forbidden":
        draft.keep(ThingForbidden, thing="device")
    if command.kind in ("removal", "ban", "disqualification"):
        _keep_away(draft, command)


def times_at_desk(state: DeskState, player: str, offence: str) -> int:
    """The number of a player's penalties for an offence that this desk has given, on all evenings, less those lifted."""
    here = [
        one
        for one in state.kept(LivePenalty)
        if (one.player, one.offence) == (player, offence) and not one.is_void
    ]
    return len(here) + state.stays.get(penalty_key(player, offence), 0)


def _check_count(command: PenaliseLive) -> None:
    if command.kind in COUNTED and not command.count:
        raise Refused("count-missing", "Say how many hands, rounds or minutes.")
    if command.kind not in COUNTED and command.count:
        raise Refused("count-of-nothing", "That penalty has no count.", (), {"kind": command.kind})


def _keep_away(draft: ActDraft, command: PenaliseLive) -> None:
    rules, table = draft.book.penalties, draft.state.table(command.table)
    is_narrow = (
        command.kind == "removal" and rules is not None and rules.removed_from.value == "the_game" and table
    )
    if command.kind == "disqualification":
        draft.keep(PlayerExclusion, scope="series", pool="", table=0)
    elif is_narrow and table:
        draft.keep(PlayerExclusion, scope="game", pool=table.pool, table=0)
    else:
        draft.keep(PlayerExclusion, scope="house", pool="", table=0)
    if rules is not None:
        draft.cite(*rules.removed_from.clauses)


def tick_penalty(draft: ActDraft, command: TickPenalty) -> None:
    """Count missed hands off a penalty. Refuses "penalty-of-no-hands" and more than are left ("hands-too-many")."""
    penalty = draft.open_record(LivePenalty, command.penalty)
    if not command.hands or not penalty.left:
        raise Refused("penalty-of-no-hands", "No hands of that penalty are left to count.")
    if command.hands > penalty.left:
        args = {"left": penalty.left}
        raise Refused("hands-too-many", f"Only {penalty.left} hands are left.", (), args)
    draft.amend(penalty, left=penalty.left - command.hands)


def end_penalty(draft: ActDraft, command: EndLivePenalty) -> None:
    """Note that the player is back and the floor was told; before the end of the penalty it needs a reason."""
    penalty = draft.open_record(LivePenalty, command.penalty)
    if penalty.left or penalty.until_ms > draft.at_ms:
        draft.need_reason()
    if draft.book.penalties is not None:
        draft.cite(*draft.book.penalties.return_told.clauses)
    draft.close(penalty)


def forbid(draft: ActDraft, command: ForbidThing) -> None:
    """Forbid a player something. Refuses "reason-missing", "until-over", "forbidden-already"."""
    draft.need_reason()
    if command.until_ms and command.until_ms <= draft.at_ms:
        raise Refused("until-over", "That time is over.")
    for one in draft.state.kept(ThingForbidden):
        is_over = one.closed_ms or (one.until_ms and one.until_ms <= draft.at_ms)
        if not is_over and (one.player, one.thing) == (command.player, command.thing):
            key = record_key(ThingForbidden, one.number)
            draft.refuse_by_act("forbidden-already", "That is forbidden already.", key, player=one.player)
    draft.keep(ThingForbidden)


def allow(draft: ActDraft, command: AllowThing) -> None:
    """Allow again what was forbidden."""
    draft.close(draft.open_record(ThingForbidden, command.forbidden))


def look_at_hand(draft: ActDraft, command: LookAtHand) -> None:
    """Note that staff looked at a hand."""
    draft.need_reason()
    if draft.book.live_showdown is not None:
        draft.cite(*draft.book.live_showdown.asking_to_see.clauses)
    draft.keep(HandLookedAt)


def run_out(draft: ActDraft, command: RunOutCards) -> None:
    """Note cards that were run out. Refuses them in tournaments of a house that has them in cash games alone
    ("no-run-out", CK-H.18).
    """
    draft.need_reason()
    order = draft.book.house_order
    if order is not None:
        rule = order.rabbit_hunting
        draft.cite(*rule.clauses)
        if command.event and rule.value == "cash_in_exceptions":
            raise Refused("no-run-out", "Never in a tournament of this house.", rule.clauses)
    if not command.event:
        draft.table(command.table)
    draft.keep(CardsRunOut)


def agree(draft: ActDraft, command: NoteAgreement) -> None:
    """Note an agreement of two players or more. Refuses "one-player" and "person-twice"."""
    if len(command.players) < 2:
        raise Refused("one-player", "Name two players.")
    if len(set(command.players)) != len(command.players):
        raise Refused("person-twice", "A person was named twice.")
    draft.keep(PlayersAgreement)


def sign_agreement(draft: ActDraft, command: SignAgreement) -> None:
    """Note a signature; with the last one the agreement holds. Refuses "not-of-the-agreement" and "signed-already"."""
    agreement = draft.open_record(PlayersAgreement, command.agreement)
    if command.player not in agreement.players:
        raise Refused("not-of-the-agreement", "That player is no part of it.", (), {"player": command.player})
    if command.player in agreement.signed:
        raise Refused("signed-already", "That player has signed.", (), {"player": command.player})
    signed = (*agreement.signed, command.player)
    if len(signed) == len(agreement.players):
        draft.close(agreement, signed=signed)
    else:
        draft.amend(agreement, signed=signed)
