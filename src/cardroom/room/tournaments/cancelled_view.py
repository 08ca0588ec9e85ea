"""A cancellation as staff see it: a dry run before, and afterwards what each player got, also as CSV."""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.room.cashier.report_tables import Cents, csv_text
from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_responses import CancellationBody, CancelledBody, CompensationRow
from cardroom.rules.refused import Refused
from cardroom.tournament.cancelling.cancelled_shares import Settlement
from cardroom.tournament.play.tournament import Tournament

COLUMNS = ("player", "name", "kind", "cents", "ticket", "by", "clauses")


def dry_run(tournament: Tournament, names: Names) -> CancellationBody:
    """The payments if the tournament were cancelled now. Refuses as `Tournament.cancellation`."""
    return _body(tournament, tournament.cancellation(), tournament.ticket_worth(), names)


def carried_out(tournament: Tournament, names: Names) -> CancelledBody:
    """The share of each player when the tournament was cancelled. Refuses "not-cancelled"."""
    done = tournament.state.cancellation
    if done is None:
        words = f"{tournament.terms.name} was not cancelled, or before the room kept what each player got."
        raise Refused("not-cancelled", words)
    settlement = _body(tournament, done.settlement, done.worth, names)
    return CancelledBody(done.at_ms, names(done.by) if done.by else "", done.reason, settlement)


def as_csv(body: CancelledBody) -> str:
    """The same as CSV: a row for each player and kind, amounts in units."""
    return csv_text(
        COLUMNS,
        (
            (
                row.player, row.name, row.reason, Cents(row.cents), Cents(row.ticket_cents), row.working.basis,
                " ".join(row.clauses),
            )
            for row in body.settlement.rows
        ),
    )  # fmt: skip


def _body(
    tournament: Tournament, found: Settlement, worth: Mapping[str, int], names: Names
) -> CancellationBody:
    called = names.of(tournament.state.entrants)
    rows = [
        CompensationRow(
            player=one.player,
            name=called.get(one.player, ""),
            reason=one.reason,
            cents=one.cents,
            working=one.working,
            clauses=one.clauses,
            ticket_cents=worth.get(one.ticket, 0) if one.ticket else 0,
        )
        for one in found.rows
    ]
    return CancellationBody(
        stage=found.stage,
        rows=tuple(rows),
        from_house=found.from_house,
        from_pool=found.from_pool,
        from_bounties=found.from_bounties,
        kept=found.kept,
        clauses=found.clauses,
        from_staff=found.from_staff,
    )
