"""Appeals against penalties of a desk: each is a case that names its penalty, and the penalty tells what came of it."""

from __future__ import annotations

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.kept_records import LivePenalty, PlayerCase, PlayerExclusion, ThingForbidden, record_key
from cardroom.desk.people_commands import AppealPenalty, DecideAppeal
from cardroom.floor.conduct.penalty_appeal import check_decides
from cardroom.rules import Refused


def appeal(draft: ActDraft, command: AppealPenalty) -> None:
    """Open a case about a penalty of this evening, or one that is still served. Refuses "no-such-record", a penalty that
    was lifted ("penalty-lifted"), one that is appealed against ("appealed-already"), and one whose appeal was decided for
    good ("appeal-is-final").
    """
    penalty = _penalty(draft, command.penalty)
    args = {"case": penalty.appeal}
    if penalty.is_void:
        raise Refused("penalty-lifted", "That penalty was lifted.", (), args)
    if penalty.appeal and penalty.appeal_outcome is None:
        words = f"Case {penalty.appeal} is the appeal against it."
        raise Refused("appealed-already", words, (), args)
    if penalty.is_appeal_final:
        raise Refused("appeal-is-final", "The appeal against it was decided for good.", (), args)
    draft.cite(*draft.book.conduct.complaints.clauses)
    draft.keep(PlayerCase, kind="appeal", players=(penalty.player,))
    draft.amend(penalty, appeal=draft.number, appeal_outcome=None)


def decide_appeal(draft: ActDraft, command: DecideAppeal) -> None:
    """Close an appeal. A penalty that is lifted ends, does not count any more, and what came with it ends too.

    Refuses "no-such-record", a case that is no appeal ("case-is-no-appeal"), "own-penalty" to who gave the penalty and is
    alone, and "reason-missing".
    """
    case = draft.open_record(PlayerCase, command.case)
    if case.kind != "appeal":
        raise Refused("case-is-no-appeal", "That case is no appeal.", (), {"case": case.number})
    penalty = draft.state.records.get(record_key(LivePenalty, case.penalty))
    if isinstance(penalty, LivePenalty):
        check_decides(penalty.by, command.by, command.beside, command.outcome, is_final=command.is_final)
    if command.outcome == "lifted" or not case.steps:
        draft.need_reason()
    draft.cite(*draft.book.conduct.complaints.clauses)
    draft.close(case, result=command.outcome, is_final=command.is_final)
    if not isinstance(penalty, LivePenalty):  # it was taken back meanwhile
        return
    told = {"appeal_outcome": command.outcome, "is_appeal_final": command.is_final}
    if command.outcome != "lifted":
        draft.amend(penalty, **told)
        return
    if penalty.closed_ms:
        draft.amend(penalty, is_void=True, **told)
    else:
        draft.close(penalty, is_void=True, **told)
    for kind in (PlayerExclusion, ThingForbidden):
        with_it = draft.state.records.get(record_key(kind, penalty.number))
        if isinstance(with_it, kind) and not with_it.closed_ms:
            draft.close(with_it)


def _penalty(draft: ActDraft, number: int) -> LivePenalty:
    """A penalty that the desk has, served or not. Refuses "no-such-record"."""
    found = draft.state.records.get(record_key(LivePenalty, number))
    return found if isinstance(found, LivePenalty) else draft.open_record(LivePenalty, number)
