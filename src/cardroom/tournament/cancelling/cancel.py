"""The settlement of a cancelled tournament by the house's policy."""

from collections.abc import Sequence
from typing import Any

from cardroom.rules.decisions import Cancellation
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.refused import Refused
from cardroom.tournament.cancelling.at_cancellation import AtCancellation, Player
from cardroom.tournament.cancelling.cancelled_shares import Compensation, Settlement, Working
from cardroom.tournament.cancelling.sharing import PoolShares, pool_shares


def cancel(rules: Cancellation, situation: AtCancellation) -> Settlement:
    """The compensation of each player, each row with its clauses.

    Changes nothing: a dry run shows this value, and the command carries it out.

    Refuses "already-cancelled", "tournament-over".
    """
    if situation.cancelled:
        raise Refused(
            "already-cancelled", "This tournament has been cancelled before.", rules.compensated.clauses
        )
    if situation.over or (situation.begun and not situation.left):
        words = "This tournament is over: its prizes are paid, and nothing is left to cancel."
        raise Refused("tournament-over", words, rules.compensated.clauses)
    if situation.stage == "not_begun":
        rows = [row for player in situation.players for row in _everything_back(rules, player)]
        kept = situation.added + situation.overlay
        return Settlement("not_begun", tuple(rows), kept, _clauses(rules.compensated, rules.before_start))
    shares = pool_shares(rules, situation)
    rows = [row for place, player in enumerate(situation.left) for row in _rows(rules, player, shares, place)]
    assert sum(shares.cents) + shares.kept == shares.pool, "a cent of the pool is lost"
    clauses = _clauses(rules.compensated, rules.stacks, *shares.grounds)
    back = {row.player for row in rows if row.reason == "fee_back"}
    of_staff = sum(bought.staff for one in situation.left if one.player in back for bought in one.bought)
    from_staff = min(of_staff, situation.staff_held)
    return Settlement(situation.stage, tuple(rows), shares.kept, clauses, from_staff)


def _everything_back(rules: Cancellation, player: Player) -> list[Compensation]:
    clauses = rules.before_start.clauses
    found = [
        Compensation(player.player, "ticket_back", 0, Working("ticket"), clauses, bought.ticket)
        for bought in player.bought
        if bought.ticket
    ]
    paid = [bought.whole for bought in player.bought if not bought.ticket]
    if sum(paid):
        working = Working("entries", bought=len(paid))
        found.append(Compensation(player.player, "entry_back", sum(paid), working, clauses))
    return found


def _rows(rules: Cancellation, player: Player, shares: PoolShares, place: int) -> list[Compensation]:
    found: list[Compensation] = []
    fees = sum(bought.fee for bought in player.bought)
    if fees and rules.fees.value == "back_to_who_is_left":
        working = Working("fees", bought=len(player.bought))
        found.append(Compensation(player.player, "fee_back", fees, working, rules.fees.clauses))
    if shares.cents[place]:
        clauses = _clauses(*shares.grounds, rules.odd_unit)
        found.append(
            Compensation(player.player, "pool_share", shares.cents[place], shares.workings[place], clauses)
        )
    if player.bounty:
        working = Working("bounty")
        found.append(
            Compensation(player.player, "bounty_back", player.bounty, working, rules.bounties.clauses)
        )
    return found


def _clauses(*decisions: Decision[Any]) -> tuple[str, ...]:
    found: Sequence[str] = [clause for decision in decisions for clause in decision.clauses]
    return tuple(dict.fromkeys(found))
