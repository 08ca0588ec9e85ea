"""Dealers and decks: the rota with its pushes and breaks, and which deck lies at which table."""

from __future__ import annotations

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.dealing_commands import (
    DealerBack,
    DealerBreak,
    DealerIn,
    DealerOut,
    PushDealer,
    PutDeck,
    ReportDeck,
    SettleDeck,
)
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import DealerOnDuty, DeckInUse, DeckReport, record_key
from cardroom.rules import Refused


def on_longest(state: DeskState) -> list[DealerOnDuty]:
    """The dealers at tables, who has been there longest first."""
    dealing = [one for one in state.kept(DealerOnDuty) if one.table and not one.closed_ms]
    return sorted(dealing, key=lambda one: (one.there_ms, one.table))


def dealer_at(state: DeskState, table: int) -> DealerOnDuty | None:
    """The dealer of a table."""
    return next((one for one in on_longest(state) if one.table == table), None)


def dealer_in(draft: ActDraft, command: DealerIn) -> None:
    """Take a dealer on duty. Refuses "dealer-on-duty" and "skill-not-offered"."""
    found = draft.state.at(record_key(DealerOnDuty, command.dealer))
    if isinstance(found, DealerOnDuty) and not found.closed_ms:
        key = record_key(DealerOnDuty, command.dealer)
        draft.refuse_by_act("dealer-on-duty", "That dealer is on duty.", key, player=command.dealer)
    for game in command.skills:
        if game not in draft.book.games:
            raise Refused("skill-not-offered", f"The house does not offer {game!r}.", (), {"game": game})
    draft.keep(DealerOnDuty, command.dealer)


def _on_duty(draft: ActDraft, dealer: str) -> DealerOnDuty:
    return draft.open_record(DealerOnDuty, dealer)


def dealer_out(draft: ActDraft, command: DealerOut) -> None:
    """Let a dealer go off duty. Refuses one who deals ("dealer-at-table")."""
    dealer = _on_duty(draft, command.dealer)
    _check_free(dealer)
    draft.close(dealer, dealer.dealer)


def _check_free(dealer: DealerOnDuty) -> None:
    if dealer.table:
        words = f"That dealer deals at table {dealer.table}: push another first."
        raise Refused("dealer-at-table", words, (), {"table": dealer.table, "player": dealer.dealer})


def push(draft: ActDraft, command: PushDealer) -> None:
    """Let a dealer take over a table. Refuses "dealer-at-table", "dealer-on-break", "dealer-lacks-game" without a reason,
    and a changed deck that was not put ("deck-not-put") at a table that has none.
    """
    table, dealer = draft.table(command.table), _on_duty(draft, command.dealer)
    _check_free(dealer)
    if 0 < dealer.break_ms <= draft.at_ms:
        raise Refused("dealer-on-break", "That dealer is on a break.", (), {"player": dealer.dealer})
    game = table.pool.partition("/")[0]
    if dealer.skills and game not in dealer.skills and not draft.command.why.strip():
        args = {"player": dealer.dealer, "game": game}
        raise Refused("dealer-lacks-game", "That dealer does not deal that game. Say why.", (), args)
    before = dealer_at(draft.state, table.number)
    if before is not None:
        dealt = before.dealt_ms + max(0, draft.at_ms - before.there_ms)
        draft.amend(before, before.dealer, table=0, there_ms=draft.at_ms, dealt_ms=dealt)
    draft.amend(
        dealer, dealer.dealer, table=table.number, there_ms=draft.at_ms, downs=dealer.downs + 1, break_ms=0
    )
    deck = draft.state.at(record_key(DeckInUse, table.number))
    if command.is_deck_changed and isinstance(deck, DeckInUse):
        draft.amend(deck, table.number, until_push=True)


def go_on_break(draft: ActDraft, command: DealerBreak) -> None:
    """Let a dealer go on a break. Behind a push it begins when the house's time is over: the next dealer has the table
    in hand by then. Refuses "dealer-at-table" and "dealer-on-break".
    """
    dealer = _on_duty(draft, command.dealer)
    _check_free(dealer)
    if dealer.break_ms:
        raise Refused("dealer-on-break", "That dealer is on a break.", (), {"player": dealer.dealer})
    order, settled = draft.book.house_order, 0
    if order is not None and dealer.downs:
        settled = dealer.there_ms + 1_000 * order.push_seconds.value
        if settled > draft.at_ms:
            draft.cite(*order.push_seconds.clauses)
    draft.amend(dealer, dealer.dealer, break_ms=max(draft.at_ms, settled))


def back(draft: ActDraft, command: DealerBack) -> None:
    """End a dealer's break. Refuses "dealer-not-on-break"."""
    dealer = _on_duty(draft, command.dealer)
    if not dealer.break_ms:
        raise Refused("dealer-not-on-break", "That dealer is on no break.", (), {"player": dealer.dealer})
    draft.amend(dealer, dealer.dealer, break_ms=0)


def put_deck(draft: ActDraft, command: PutDeck) -> None:
    """Put a deck into use at a table. Refuses "deck-not-checked", "deck-elsewhere", "deck-set-aside", and a change without
    a reason (CH-1.11, CH-3.7: staff decide it).
    """
    table, state = draft.table(command.table), draft.state
    if not command.is_checked:
        raise Refused("deck-not-checked", "Check the deck before it is used.")
    same = (command.colour, command.serial)
    for one in state.kept(DeckInUse):
        if not one.closed_ms and one.table != table.number and (one.colour, one.serial) == same:
            raise Refused("deck-elsewhere", f"That deck lies at table {one.table}.", (), {"table": one.table})
    for report in state.kept(DeckReport):
        is_out = report.outcome == "set_aside" or not report.closed_ms
        if is_out and (report.colour, report.serial) == same:
            raise Refused("deck-set-aside", "That deck is set aside or in question.")
    before = state.at(record_key(DeckInUse, table.number))
    if isinstance(before, DeckInUse) and not before.closed_ms and not before.until_push:
        draft.need_reason()
    draft.keep(DeckInUse, table.number)


def report_deck(draft: ActDraft, command: ReportDeck) -> None:
    """Note that the deck of a table is said to be faulty (CH-3.26). Refuses "deck-reported" for one in question."""
    draft.table(command.table)
    for one in draft.state.kept(DeckReport):
        if not one.closed_ms and one.table == command.table:
            key = record_key(DeckReport, one.number)
            draft.refuse_by_act("deck-reported", "That deck is in question already.", key, table=one.table)
    deck = draft.state.at(record_key(DeckInUse, command.table))
    if isinstance(deck, DeckInUse):
        draft.keep(DeckReport, colour=deck.colour, serial=deck.serial)
    else:
        draft.keep(DeckReport)
    if draft.book.penalties is not None:
        draft.cite(*draft.book.penalties.faulty_deck.clauses)


def settle_deck(draft: ActDraft, command: SettleDeck) -> None:
    """Note what became of a deck in question."""
    report = draft.open_record(DeckReport, command.report)
    deck = draft.state.at(record_key(DeckInUse, report.table))
    is_there = isinstance(deck, DeckInUse) and (deck.colour, deck.serial) == (report.colour, report.serial)
    if command.outcome != "sound" and is_there and isinstance(deck, DeckInUse):
        draft.close(deck, report.table)
    draft.close(report, outcome=command.outcome)
