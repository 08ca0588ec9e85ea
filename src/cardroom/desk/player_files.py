"""Files of people: documents, cases, exclusions, money held back, disclosures; and who is let in by them."""

from __future__ import annotations

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.chips_taken import pay_from
from cardroom.desk.desk_pieces import DeskTable
from cardroom.desk.desk_state import CAGE, CONFISCATED, HELD, chips_at
from cardroom.desk.kept_records import (
    DocumentSeen,
    MoneyHeldBack,
    PlayerCase,
    PlayerExclusion,
    ToldToAuthority,
)
from cardroom.desk.past_records import case_key, document_key
from cardroom.desk.people_commands import (
    CloseCase,
    Disclose,
    EndExclusion,
    ExcludePlayer,
    HoldMoney,
    LookInto,
    OpenCase,
    SeeDocument,
    SettleMoney,
)
from cardroom.desk.record_parts import CaseStep
from cardroom.rules import Refused
from cardroom.rules.rulebook import Rulebook


def check_let_in(draft: ActDraft, player: str, pool: str, table: int = 0) -> None:
    """Refuse ("desk-excluded") a person whom staff keep away from the house, from this game or from this table."""
    for one in draft.state.kept(PlayerExclusion):
        if one.player != player or not one.holds(draft.at_ms) or one.scope == "series":
            continue
        same_game = not one.pool or one.pool.partition("/")[0] == pool.partition("/")[0]
        if (one.scope == "game" and not same_game) or (one.scope == "table" and one.table != table):
            continue
        raise kept_away(one, draft.book)


def kept_away(exclusion: PlayerExclusion, book: Rulebook) -> Refused:
    """The refusal ("desk-excluded") of somebody whom staff keep away, with who did it, why and until when."""
    clauses = (exclusion.clause,) if exclusion.clause else book.conduct.shut_out.clauses
    args = {
        "player": exclusion.player,
        "scope": exclusion.scope,
        "by": exclusion.by,
        "reason": exclusion.why,
        "until_ms": exclusion.until_ms,
    }
    return Refused("desk-excluded", f"Staff keep that person away: {exclusion.why}.", clauses, args)


def check_document(draft: ActDraft, player: str) -> None:
    """Refuse ("document-not-seen") a player of whom no document was seen, where the house asks for one at the first visit
    (CK-H.1). Staff who know it otherwise give a reason.
    """
    order = draft.book.house_order
    if order is None or order.identification.value != "first_visit" or draft.command.why.strip():
        return
    if draft.state.evening(player).buy_ins:
        return
    state = draft.state
    known = document_key(player) in state.stays
    if not known and not any(one.player == player for one in state.kept(DocumentSeen)):
        words = "No document of that player was seen. See one, or say why not."
        raise Refused("document-not-seen", words, order.identification.clauses, {"player": player})
    draft.cite(*order.identification.clauses)


def see_document(draft: ActDraft, command: SeeDocument) -> None:
    """Note a document. Refuses "too-young" by the house's least age (CK-H.1) and "photo-differs"."""
    order = draft.book.house_order
    if order is not None:
        draft.cite(*order.identification.clauses)
        if command.age < order.least_age.value:
            least = {"least": order.least_age.value, "age": command.age}
            raise Refused("too-young", "That person is too young.", order.least_age.clauses, least)
    if not command.is_photo:
        raise Refused("photo-differs", "The photo is not that person: open a case instead.")
    draft.keep(DocumentSeen)


def open_case(draft: ActDraft, command: OpenCase) -> None:
    """Open a case. Refuses "complaint-of-nobody" and "person-twice"."""
    if command.kind == "complaint" and not command.said_by:
        raise Refused("complaint-of-nobody", "Say who complains.")
    if len(set(command.players)) != len(command.players):
        raise Refused("person-twice", "A person was named twice.")
    if command.kind == "complaint":
        draft.cite(*draft.book.conduct.complaints.clauses)
    draft.keep(PlayerCase)


def look_into(draft: ActDraft, command: LookInto) -> None:
    """Add what was looked at to an open case."""
    case = draft.open_record(PlayerCase, command.case)
    step = CaseStep(draft.at_ms, command.by, command.looked_at, command.found)
    draft.amend(case, steps=(*case.steps, step))


def close_case(draft: ActDraft, command: CloseCase) -> None:
    """Close a case with its result; what was never looked into needs a reason. Refuses "case-is-an-appeal"."""
    case = draft.open_record(PlayerCase, command.case)
    if case.kind == "appeal":
        words = "An appeal is decided: say whether the penalty stands."
        raise Refused("case-is-an-appeal", words, (), {"case": case.number})
    if not case.steps:
        draft.need_reason()
    if case.kind == "complaint":
        draft.cite(*draft.book.conduct.complaints.clauses)
    draft.close(case, result=command.result, is_final=command.is_final)


def exclude(draft: ActDraft, command: ExcludePlayer) -> None:
    """Keep a person away. Refuses "reason-missing", "no-such-pool", "no-such-live-table", a time that is over
    ("until-over"), and what holds already ("excluded-already").
    """
    draft.need_reason()
    if command.until_ms and command.until_ms <= draft.at_ms:
        raise Refused("until-over", "That time is over.")
    if command.pool:
        draft.game(command.pool)
    if command.scope == "table":
        draft.table(command.table)
    for one in draft.state.kept(PlayerExclusion):
        same = (one.player, one.scope, one.pool, one.table)
        if one.holds(draft.at_ms) and same == (command.player, command.scope, command.pool, command.table):
            args = {"player": one.player, "by": one.by, "until_ms": one.until_ms}
            raise Refused("excluded-already", "That person is kept away already.", (), args)
    draft.cite(*(draft.book.conduct.shut_out.clauses if not command.clause else ()))
    draft.keep(PlayerExclusion)


def end_exclusion(draft: ActDraft, command: EndExclusion) -> None:
    """Let a person come back before the time."""
    draft.need_reason()
    draft.close(draft.open_record(PlayerExclusion, command.exclusion))


def hold_money(draft: ActDraft, command: HoldMoney) -> None:
    """Hold money back: out of a stack, or what the cage would pay. Refuses "not-that-seat" and "stack-smaller"."""
    draft.need_reason()
    draft.counted(command.cents)
    if command.case:
        draft.open_record(PlayerCase, command.case)
    draft.cite(*draft.book.conduct.withhold.clauses)
    if command.table:
        take_from_seat(draft, command.player, command.table, command.cents)
    draft.move(chips_at(command.table) if command.table else CAGE, HELD, command.cents)
    draft.keep(MoneyHeldBack)


def take_from_seat(draft: ActDraft, player: str, table: int, cents: int) -> None:
    """Take chips out of a player's stack. Refuses "not-that-seat"."""
    seat = draft.state.seat_of(player)
    at: DeskTable = draft.table(table)
    if seat is None or seat.table != at.number or seat.player != player:
        args = {"player": player, "table": table}
        raise Refused("not-that-seat", f"That player has no seat at table {table}.", (), args)
    pay_from(draft, at, seat, cents)


def settle_money(draft: ActDraft, command: SettleMoney) -> None:
    """Give held money back, or keep it for the house."""
    draft.need_reason()
    held = draft.open_record(MoneyHeldBack, command.held)
    draft.cite(*draft.book.conduct.withhold.clauses)
    draft.move(HELD, CAGE if command.goes_to == "player" else CONFISCATED, held.cents)
    draft.close(held, goes_to=command.goes_to)


def disclose(draft: ActDraft, command: Disclose) -> None:
    """Note what was told to an authority."""
    key, state = case_key(command.case), draft.state
    if command.case and key not in state.stays and not isinstance(state.at(key), PlayerCase):
        draft.open_record(PlayerCase, command.case)
    draft.keep(ToldToAuthority)
