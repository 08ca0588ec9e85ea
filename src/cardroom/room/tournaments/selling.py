"""A sale of a live tournament: its owner stores the receipt, and the document that was seen at the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.tournaments.envelopes import SoldAtDesk, TournamentAsk
from cardroom.room.tournaments.receipts import Numbers
from cardroom.store.rows import Json, KeepMatter, LogRecord
from cardroom.tournament.play.prices import Sale
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import NoteDocument, Rebuy, Register, TakeAddOn
from cardroom.tournament.play.tournament_decided import TournamentDecided

SELLS: Final = "sell_entries"
"""The permission, and the log's word, for what the registration desk does."""
Decide = Callable[[object, int, int], TournamentDecided]


def receipts_for(
    found: Tournament,
    numbers: Numbers,
    ask: TournamentAsk,
    sold: SoldAtDesk | None,
    now_ms: int,
) -> list[KeepMatter]:
    """The receipt of what a wish has bought; none for another wish."""
    wish = ask.wish
    if not isinstance(wish, Register | Rebuy | TakeAddOn):
        return []
    entrant = found.state.entrants[wish.player]
    sale: Sale = "add_on" if isinstance(wish, TakeAddOn) else "rebuy"
    if isinstance(wish, Register):
        sale = "re_entry" if entrant.entries > 1 else "entry"
    by, document = (sold.by, sold.document) if sold is not None else ("", "")
    return [
        numbers.receipt(
            found.terms.id, wish.player, sale, entrant.bought[-1], now_ms, by=by, document=document or ""
        )
    ]


def sale_record(tournament: str, sold: SoldAtDesk, now_ms: int) -> LogRecord:
    """The log record of what was done at the desk: who did it, what, for whom; why, or who signed."""
    wish = msgspec.to_builtins(sold.ask.wish)
    details: Json = {"kind": wish["do"], "player": wish["player"], "cents": sold.ask.cents}
    if ticket := wish.get("ticket"):
        details["ticket"] = ticket["id"]
    return LogRecord(now_ms, sold.by, SELLS, tournament, sold.reason, details)


def with_document(
    found: Tournament, decide: Decide, sold: SoldAtDesk, decided: TournamentDecided, now_ms: int
) -> None:
    """Note the document that was seen when an entry was sold, where the seat waits for one."""
    wish = sold.ask.wish
    if isinstance(wish, Register) and sold.document and found.awaits_document(wish.player):
        noted = decide(NoteDocument(sold.by, "seen at the desk", wish.player, sold.document), now_ms, 0)
        decided.events += noted.events
        decided.money += noted.money
