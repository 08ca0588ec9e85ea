"""Dealers and decks: the rota with its pushes and breaks, and which deck lies at which table."""

from __future__ import annotations

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.dealing_commands import (
    DealerBack,
    DealerBreak,
    DealerIn,
    DealerOut,
    DealerUp,
    PushDealer,
    PutDeck,
    ReportDeck,
    SettleDeck,
    TakeDeck,
)
from cardroom.desk.desk_pieces import table_key
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import (
    DealerOnDuty,
    DeckInUse,
    DeckReport,
    record_key,
    table_name,
)
from cardroom.desk.record_parts import DealtThere
from cardroom.rules import Refused


def on_longest(state: DeskState) -> list[DealerOnDuty]:
    """The dealers at tables, who has been there longest first."""
    dealing = [one for one in state.kept(DealerOnDuty) if one.table and not one.closed_ms]
    return sorted(dealing, key=lambda one: (one.there_ms, one.event, one.table))


def dealer_at(state: DeskState, table: int, event: str = "") -> DealerOnDuty | None:
    """The dealer of a table: of the desk, or of a live tournament (`event`)."""
    return next((one for one in on_longest(state) if (one.table, one.event) == (table, event)), None)


def deck_at(state: DeskState, table: int, event: str = "") -> DeckInUse | None:
    """The deck that lies at a table."""
    deck = state.at(record_key(DeckInUse, table_name(table, event)))
    return deck if isinstance(deck, DeckInUse) and not deck.closed_ms else None


def _said(of: DealerOnDuty | DeckInUse) -> int | str:
    """The table of a dealer or of a deck, as a refusal says it."""
    return f"{of.event_name or of.event}, {of.table}" if of.event else of.table


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
        words = f"That dealer deals at table {_said(dealer)}: push another first."
        raise Refused("dealer-at-table", words, (), {"table": _said(dealer), "player": dealer.dealer})


def push(draft: ActDraft, command: PushDealer) -> None:
    """Let a dealer take over a table. Refuses "dealer-at-table", "dealer-on-break", and "dealer-lacks-game" without a
    reason.
    """
    dealer = _on_duty(draft, command.dealer)
    game = command.game if command.event else draft.table(command.table).pool.partition("/")[0]
    _check_free(dealer)
    if 0 < dealer.break_ms <= draft.at_ms:
        raise Refused("dealer-on-break", "That dealer is on a break.", (), {"player": dealer.dealer})
    if dealer.skills and game not in dealer.skills and not draft.command.why.strip():
        args = {"player": dealer.dealer, "game": game}
        raise Refused("dealer-lacks-game", "That dealer does not deal that game. Say why.", (), args)
    before = dealer_at(draft.state, command.table, command.event)
    if before is not None:
        _rise(draft, before)
    draft.amend(
        dealer, dealer.dealer, table=command.table, event=command.event, event_name=command.event_name,
        there_ms=draft.at_ms, downs=dealer.downs + 1, break_ms=0,
    )  # fmt: skip
    name = table_name(command.table, command.event)
    deck = deck_at(draft.state, command.table, command.event)
    if command.is_deck_changed and deck is not None:
        draft.amend(deck, name, until_push=True)


def _rise(draft: ActDraft, dealer: DealerOnDuty) -> None:
    """A dealer deals no more at a table; the down is kept."""
    dealt = dealer.dealt_ms + max(0, draft.at_ms - dealer.there_ms)
    down = DealtThere(dealer.table, dealer.event_name or dealer.event, dealer.there_ms, draft.at_ms)
    draft.amend(
        dealer, dealer.dealer, table=0, event="", event_name="", there_ms=draft.at_ms, dealt_ms=dealt,
        dealt=(*dealer.dealt, down),
    )  # fmt: skip


def get_up(draft: ActDraft, command: DealerUp) -> None:
    """Let a dealer get up from a table that nobody takes over. Refuses "dealer-at-no-table"."""
    dealer = _on_duty(draft, command.dealer)
    if not dealer.table:
        key = record_key(DealerOnDuty, dealer.dealer)
        draft.refuse_by_act("dealer-at-no-table", "That dealer is free.", key, player=dealer.dealer)
    _rise(draft, dealer)


def leave_table(draft: ActDraft, table: int) -> None:
    """A table of the desk closes: its dealer is free, and its deck lies at no table."""
    dealer = dealer_at(draft.state, table)
    if dealer is not None:
        _rise(draft, dealer)
    deck = deck_at(draft.state, table)
    if deck is not None:
        draft.close(deck, table)


def check_there_again(draft: ActDraft, before: object) -> None:
    """Refuse to put a dealer or a deck back at a table that is closed ("no-such-live-table"), or has another dealer
    ("dealer-at-table"), and a deck that lies elsewhere by now ("deck-elsewhere").
    """
    if isinstance(before, DealerOnDuty) and before.table and not before.closed_ms:
        _check_open(draft, before)
        other = dealer_at(draft.state, before.table, before.event)
        if other is not None and record_key(DealerOnDuty, other.dealer) not in draft.keys:
            _check_free(other)
    if isinstance(before, DeckInUse) and not before.closed_ms:
        _check_open(draft, before)
        _check_not_elsewhere(draft, before, table_name(before.table, before.event))


def _check_open(draft: ActDraft, of: DealerOnDuty | DeckInUse) -> None:
    if not of.event and table_key(of.table) not in draft.keys:
        draft.table(of.table)


def _check_not_elsewhere(draft: ActDraft, deck: DeckInUse | PutDeck, name: int | str) -> None:
    for one in draft.state.kept(DeckInUse):
        own = table_name(one.table, one.event)
        is_elsewhere = own != name and record_key(DeckInUse, own) not in draft.keys
        if not one.closed_ms and is_elsewhere and (one.colour, one.serial) == (deck.colour, deck.serial):
            where = {"table": _said(one)}
            raise Refused("deck-elsewhere", f"That deck lies at table {_said(one)}.", (), where)


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
    a reason (CH-1.11, CH-3.7, PF-3.7, CK-T.27: staff decide it).
    """
    name, state = _table_named(draft, command), draft.state
    if not command.is_checked:
        raise Refused("deck-not-checked", "Check the deck before it is used.")
    same = (command.colour, command.serial)
    _check_not_elsewhere(draft, command, name)
    for report in state.kept(DeckReport):
        is_out = report.outcome == "set_aside" or not report.closed_ms
        if is_out and (report.colour, report.serial) == same:
            raise Refused("deck-set-aside", "That deck is set aside or in question.")
    before = deck_at(state, command.table, command.event)
    if before is not None and not before.until_push:
        draft.need_reason()
    draft.keep(DeckInUse, name)


def _table_named(draft: ActDraft, command: PutDeck | ReportDeck | TakeDeck) -> int | str:
    """The name of the table of a deck; the room knows those of tournaments. Refuses "no-such-live-table"."""
    if not command.event:
        draft.table(command.table)
    return table_name(command.table, command.event)


def take_deck(draft: ActDraft, command: TakeDeck) -> None:
    """Put the deck of a table away."""
    name = table_name(command.table, command.event)
    draft.close(draft.open_record(DeckInUse, name), name)


def report_deck(draft: ActDraft, command: ReportDeck) -> None:
    """Note that the deck of a table is said to be faulty (CH-3.26). Refuses "deck-reported" for one in question."""
    name = _table_named(draft, command)
    for one in draft.state.kept(DeckReport):
        if not one.closed_ms and table_name(one.table, one.event) == name:
            key = record_key(DeckReport, one.number)
            draft.refuse_by_act("deck-reported", "That deck is in question already.", key, table=one.table)
    deck = draft.state.at(record_key(DeckInUse, name))
    if isinstance(deck, DeckInUse):
        draft.keep(DeckReport, colour=deck.colour, serial=deck.serial)
    else:
        draft.keep(DeckReport)
    if draft.book.penalties is not None:
        draft.cite(*draft.book.penalties.faulty_deck.clauses)


def settle_deck(draft: ActDraft, command: SettleDeck) -> None:
    """Note what became of a deck in question."""
    report = draft.open_record(DeckReport, command.report)
    name = table_name(report.table, report.event)
    deck = draft.state.at(record_key(DeckInUse, name))
    is_there = isinstance(deck, DeckInUse) and (deck.colour, deck.serial) == (report.colour, report.serial)
    if command.outcome != "sound" and is_there and isinstance(deck, DeckInUse):
        draft.close(deck, name)
    draft.close(report, outcome=command.outcome)
