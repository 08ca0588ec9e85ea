"""The line that announces an event of a tournament, and to whom it goes."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_news import Notice, TournamentNoted
from cardroom.tournament.play import day_events, terms_events
from cardroom.tournament.play import prize_deal_events as deals
from cardroom.tournament.play import tournament_events as events
from cardroom.tournament.play.event import TournamentEvent
from cardroom.tournament.play.tournament import Tournament

PLAIN: Final[dict[type[TournamentEvent], Notice]] = {
    events.StartWaits: "start_waits",
    events.BreakEnded: "break_ended",
    events.TournamentPaused: "paused",
    events.TournamentResumed: "resumed",
    events.TournamentCancelled: "cancelled",
    events.TournamentEnded: "ended",
    events.LevelsChanged: "levels_changed",
    terms_events.BreakingOrderChanged: "breaking_order_changed",
    deals.DealWaits: "deal_waits",
    day_events.DayEnding: "day_ending",
}
"""Events whose notice says only that they have happened."""
NO_DEAL: Final[dict[deals.WhyNoDeal, Notice]] = {
    "too_late": "deal_too_late",
    "not_possible": "deal_not_possible",
    "by_staff": "deal_not_paid",
}
"""The notices of why there is no deal; a refusal by a player is announced when it is given."""


class NotedFor(NamedTuple):
    """A notice, for all who are still in, for those at a table, or for one player."""

    note: TournamentNoted
    table: int = 0
    player: str = ""


class _Noting(NamedTuple):
    tournament: Tournament
    at_ms: int
    called: Names

    def all(
        self, what: Notice, event: object, level: int = 0, until_ms: int = 0, amount: int = 0
    ) -> NotedFor:
        terms, clauses = self.tournament.terms, getattr(event, "clauses", ())
        return NotedFor(
            TournamentNoted(
                terms.id, terms.name, what, self.at_ms, level, until_ms, amount=amount, clauses=clauses
            )
        )

    def of(self, what: Notice, event: object, player: str, amount: int = 0) -> NotedFor:
        terms, clauses = self.tournament.terms, getattr(event, "clauses", ())
        name = self.called(player) if player in self.tournament.state.entrants else ""
        return NotedFor(
            TournamentNoted(
                terms.id, terms.name, what, self.at_ms, player=name, amount=amount, clauses=clauses
            )
        )


def noted(
    tournament: Tournament, event: events.AnyTournamentEvent, at_ms: int, called: Names
) -> NotedFor | None:
    """The notice of an event, None for an event without one."""
    note = _Noting(tournament, at_ms, called)
    if (what := PLAIN.get(type(event))) is not None:
        return note.all(what, event)
    if isinstance(event, events.LevelBegan):
        return note.all("level_began", event, level=event.level) if event.level > 1 else None
    if isinstance(event, events.BreakBegan):
        return note.all("break_began", event, until_ms=event.until_ms)
    if isinstance(event, events.HandForHand):
        return note.all("hand_for_hand" if event.on else "hand_for_hand_ended", event)
    if isinstance(event, events.EntriesClosed):
        return note.all("entries_closed", event) if tournament.late_levels else None
    if isinstance(event, events.PrizesSettled):
        # Without late entries, rebuys and an add-on the prizes are settled from the start.
        open_later = tournament.late_levels or tournament.terms.rebuys or tournament.terms.add_on
        return note.all("prizes_settled", event, amount=event.pool) if open_later else None
    if isinstance(event, day_events.LastHandsDrawn):
        return note.all("last_hands", event, amount=event.hands)
    if isinstance(event, day_events.DayEnded):
        return note.all("day_ended", event, until_ms=event.begins_ms)
    return _of_terms(note, event) or _of_tables(note, event) or _of_players(note, event)


def _of_terms(note: _Noting, event: events.AnyTournamentEvent) -> NotedFor | None:
    """The notice of a change by staff to the announced terms."""
    if isinstance(event, terms_events.StartChanged):
        return note.all("start_changed", event, until_ms=event.starts_ms)
    if isinstance(event, terms_events.EntriesChanged):
        what: Notice = "entries_changed" if event.until_level else "entries_ended"
        return note.all(what, event, level=event.until_level)
    if isinstance(event, terms_events.FeeChanged):
        what = "fee_raised" if event.fee > event.before else "fee_lowered"
        return note.all(what, event, amount=event.fee)
    if isinstance(event, terms_events.GuaranteeChanged):
        what = "guarantee_raised" if event.guarantee > event.before else "guarantee_lowered"
        return note.all(what, event, amount=event.guarantee)
    return None


def _of_tables(note: _Noting, event: events.AnyTournamentEvent) -> NotedFor | None:
    """The notice of an event at one table."""
    if isinstance(event, events.TableFrozen):
        return note.of("table_frozen", event, event.player)._replace(table=event.table)
    if isinstance(event, events.TablePlaysOn):
        return note.all("table_plays_on", event)._replace(table=event.table)
    if isinstance(event, events.ChipsRaced):
        return note.all("chips_raced", event, amount=event.old)._replace(table=event.table)
    return None


def _of_players(note: _Noting, event: events.AnyTournamentEvent) -> NotedFor | None:
    """The notice of an event that concerns one player."""
    if isinstance(event, deals.DealAsked):
        return note.of("deal_asked", event, event.player)
    if isinstance(event, deals.DealAnswered):
        return None if event.agrees else note.of("deal_refused", event, event.player)
    if isinstance(event, deals.DealAgreed):
        return note.all("deal_agreed", event)
    if isinstance(event, deals.DealWithdrawn):
        what = NO_DEAL.get(event.why)
        return note.all(what, event) if what is not None else None
    if isinstance(event, events.BountyTaken):
        return note.of("bounty_taken", event, event.out, event.cents)._replace(player=event.player)
    if isinstance(event, events.PlayerRemoved):
        return note.all("removed", event)._replace(player=event.player)
    if isinstance(event, day_events.StackDropped):
        return note.all("stack_dropped", event, amount=event.kept)._replace(player=event.player)
    if isinstance(event, events.PlayerDisqualified):
        return note.all("disqualified", event)._replace(player=event.player)
    return None
