"""Jackpot claims at live tables: read by staff, approved by two, shared by the house's tables to the cent, signed for."""

from __future__ import annotations

from cardroom.cash.jackpot.payout import made_up, row_of, shares_of
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.desk_state import CAGE, DROP, JACKPOT, JACKPOT_TODAY, TAKEN, DeskState
from cardroom.desk.kept_records import JackpotClaim
from cardroom.desk.money_commands import ApproveClaim, ClaimJackpot, PayShare, RejectClaim, TopUpJackpot
from cardroom.rules import Refused
from cardroom.rules.decisions import Jackpot, PayoutRow


def _rules(draft: ActDraft) -> Jackpot:
    """The house's jackpot. Refuses "no-jackpot-here"."""
    if draft.book.jackpot is None:
        raise Refused("no-jackpot-here", "This house has no jackpot.")
    return draft.book.jackpot


def to_be_won(state: DeskState) -> int:
    """The sum that a claim shares now: the fund without what was collected today (CH-7.10), and without approved shares
    that are not paid yet.
    """
    claims = [one for one in state.kept(JackpotClaim) if not one.closed_ms]
    promised = sum(cents for one in claims for player, cents in one.shares.items() if player not in one.paid)
    return state.chips.get(JACKPOT, 0) - promised


def close_day(draft: ActDraft) -> None:
    """Let the collection of the gaming day join the fund (CH-7.10), and the drops be the house's."""
    draft.move(DROP, TAKEN, draft.state.chips.get(DROP, 0))
    draft.move(JACKPOT_TODAY, JACKPOT, draft.state.chips.get(JACKPOT_TODAY, 0))


def top_up(draft: ActDraft, command: TopUpJackpot) -> None:
    """Make the fund up (CH-7.17)."""
    draft.need_reason()
    draft.counted(command.cents)
    draft.cite(*_rules(draft).base_cents.clauses)
    draft.move(CAGE, JACKPOT, command.cents)


def claim(draft: ActDraft, command: ClaimJackpot) -> None:
    """Note a claim. Refuses "person-twice", "claim-in-the-future", "hand-not-read", and so many players, losers and winners
    as the house's tables don't have ("no-such-payout").
    """
    rules = _rules(draft)
    draft.table(command.table)
    everybody = (*command.losers, *command.winners, *command.others)
    if len(set(everybody)) != len(everybody):
        raise Refused("person-twice", "A person was named twice.")
    if command.began_ms > draft.at_ms or not command.began_ms:
        raise Refused("claim-in-the-future", "Say when the hand began.")
    if set(command.cards) != {*command.losers, *command.winners}:
        raise Refused("hand-not-read", "Read the hands of all who lost and won with them.")
    for one in draft.state.kept(JackpotClaim):
        if (one.table, one.hand, one.is_rejected) == (command.table, command.hand, False):
            raise Refused("claimed-already", "That hand has a claim.", (), {"number": one.number})
    _row(rules, command.category, len(everybody), len(command.losers), len(command.winners))
    draft.cite(*rules.trigger.clauses)
    draft.keep(JackpotClaim)


def _row(rules: Jackpot, category: int, players: int, losers: int, winners: int) -> PayoutRow:
    try:
        return row_of(rules, category, players, losers, winners)
    except LookupError as fault:
        payout = rules.payout_1 if category == 1 else rules.payout_2
        words = "The house's tables have no payout for so many."
        raise Refused("no-such-payout", words, payout.clauses, {"players": players}) from fault


def approve(draft: ActDraft, command: ApproveClaim) -> None:
    """Approve a claim. With the last approval that the house asks for, its shares are counted from the fund, without what
    was collected today; a hand that began earlier comes first.

    Refuses "approved-already", "earlier-claim-first", "chips-not-there".
    """
    rules, found = _rules(draft), draft.open_record(JackpotClaim, command.claim)
    if command.by in found.approved_by or found.shares:
        raise Refused("approved-already", "Somebody else gives the next approval.")
    earlier = [
        one for one in draft.state.kept(JackpotClaim)
        if not one.closed_ms and not one.shares and (one.began_ms, one.number) < (found.began_ms, found.number)
    ]  # fmt: skip
    if earlier:
        args = {"number": earlier[0].number, "table": earlier[0].table}
        raise Refused(
            "earlier-claim-first", "A hand that began earlier comes first.", rules.trigger.clauses, args
        )
    approved = (*found.approved_by, command.by)
    draft.cite(*rules.approvals.clauses)
    if len(approved) < rules.approvals.value:
        draft.amend(found, approved_by=approved)
        return
    players = (*found.losers, *found.winners, *found.others)
    row = _row(rules, found.category, len(players), len(found.losers), len(found.winners))
    shares = shares_of(row, to_be_won(draft.state))
    if not shares.total:
        raise Refused("chips-not-there", "The fund is empty.", (), {"counted": 0, "there": 0})
    payout = rules.payout_1 if found.category == 1 else rules.payout_2
    draft.cite(*payout.clauses, *rules.winners_at.clauses)
    sums = dict.fromkeys(found.losers, shares.loser) | dict.fromkeys(found.winners, shares.winner)
    draft.amend(found, approved_by=approved, shares=sums | dict.fromkeys(found.others, shares.other))


def reject(draft: ActDraft, command: RejectClaim) -> None:
    """Reject a claim that is not shared yet. Refuses "approved-already"."""
    draft.need_reason()
    found = draft.open_record(JackpotClaim, command.claim)
    if found.shares:
        raise Refused("approved-already", "That claim is approved and shared.")
    draft.close(found, is_rejected=True)


def pay(draft: ActDraft, command: PayShare) -> None:
    """Pay a share out. With the last one the claim is closed, and the house makes the fund up to its base (CH-7.17).

    Refuses "not-approved", "no-share" and "paid-already".
    """
    rules, found = _rules(draft), draft.open_record(JackpotClaim, command.claim)
    if not found.shares:
        raise Refused("not-approved", "Staff approve a claim first.")
    if command.player not in found.shares:
        raise Refused("no-share", "That player has no share.", (), {"player": command.player})
    if command.player in found.paid:
        raise Refused("paid-already", "That player has the share.", (), {"player": command.player})
    cents = found.shares[command.player]
    draft.move(JACKPOT, CAGE, cents)
    paid = (*found.paid, command.player)
    if set(paid) != set(found.shares):
        draft.amend(found, paid=paid)
        return
    draft.close(found, paid=paid)
    left = draft.state.chips.get(JACKPOT, 0) - cents
    draft.cite(*rules.base_cents.clauses)
    draft.move(CAGE, JACKPOT, made_up(left, rules.base_cents.value))
