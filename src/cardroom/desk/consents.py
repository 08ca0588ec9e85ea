"""Consent to a buy-in outside the limits: of each player at the table, and of the manager, each kept apart (CK-TH.2)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.desk_pieces import DeskTable
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import BuyInConsent, record_key
from cardroom.desk.money_commands import (
    AnswerConsent,
    AskTable,
    EndConsent,
    ManagerConsents,
    TableConsents,
)
from cardroom.desk.record_parts import NotedConsent
from cardroom.rules import Refused


def table_consents(draft: ActDraft, command: TableConsents) -> None:
    """Note which players at the table agree. Refuses as `_asked` does, "seat-empty", "person-twice", "own-consent" for the
    seat of who wants to buy, "agreed-already", and "declined-there" for who has said no by the own account.
    """
    table = draft.table(command.table)
    asked = _asked(draft, table, command)
    if len(set(command.seats)) != len(command.seats):
        raise Refused("person-twice", "A seat was named twice.")
    agreed = dict(asked.agreed)
    for number in command.seats:
        _, seat = draft.taken_seat(table.number, number)
        player = seat.over.player if seat.over is not None else seat.player
        if player == command.player:
            words = "Who wants to buy is not asked: the others are."
            raise Refused("own-consent", words, _clauses(draft, table), {"seat": number})
        if player in agreed:
            key = record_key(BuyInConsent, asked.number)
            draft.refuse_by_act("agreed-already", f"Seat {number} has agreed.", key, seat=number)
        if player in asked.declined:
            words = f"Seat {number} has said no on the own phone: the player answers there again."
            raise Refused("declined-there", words, _clauses(draft, table), {"seat": number})
        agreed[player] = NotedConsent(command.by, draft.at_ms)
    _keep(draft, replace(asked, agreed=agreed))


def ask_table(draft: ActDraft, command: AskTable) -> None:
    """Ask the players of a table on their own phones. Refuses as `_asked` does, and "asked-already"."""
    asked = _asked(draft, draft.table(command.table), command)
    key = record_key(BuyInConsent, asked.number)
    if asked.number != draft.number:
        draft.refuse_by_act("asked-already", "The players are asked about that already.", key)
    _keep(draft, asked)


def answer_consent(draft: ActDraft, command: AnswerConsent) -> None:
    """Note a player's own answer. Refuses "no-such-record" of a question that is over, "asked-otherwise" where another sum
    is asked about than the player was shown, "not-asked-here" who is not at the table now, and "agreed-already" for the
    same answer.
    """
    asked = draft.open_record(BuyInConsent, command.consent)
    table = draft.table(asked.table)
    clauses = _clauses(draft, table)
    if asked.cents != command.cents:
        raise Refused("asked-otherwise", "The sum is another now: look again.", clauses)
    if command.by not in asked_at(draft.state, table, asked.player):
        raise Refused(
            "not-asked-here", "Those are asked who are at the table now, but for the buyer.", clauses
        )
    if command.by in (asked.agreed if command.agrees else asked.declined):
        draft.refuse_by_act("agreed-already", "You have said so.", record_key(BuyInConsent, asked.number))
    draft.cite(*clauses)
    agreed = {one: noted for one, noted in asked.agreed.items() if one != command.by}
    declined = {one: noted for one, noted in asked.declined.items() if one != command.by}
    (agreed if command.agrees else declined)[command.by] = NotedConsent(command.by, draft.at_ms)
    _keep(draft, replace(asked, agreed=agreed, declined=declined))


def manager_consents(draft: ActDraft, command: ManagerConsents) -> None:
    """Note that the manager agrees. Refuses as `_asked` does, and "agreed-already"."""
    asked = _asked(draft, draft.table(command.table), command)
    if asked.manager is not None:
        key = record_key(BuyInConsent, asked.number)
        draft.refuse_by_act("agreed-already", "The manager has agreed.", key)
    _keep(draft, replace(asked, manager=NotedConsent(command.by, draft.at_ms)))


def end_consent(draft: ActDraft, command: EndConsent) -> None:
    """End a question without a buy-in. Refuses "no-such-record"."""
    draft.close(draft.open_record(BuyInConsent, command.consent))


def _asked(
    draft: ActDraft, table: DeskTable, command: TableConsents | AskTable | ManagerConsents
) -> BuyInConsent:
    """The question that the act speaks of; where there was none for this amount, it begins with this act, and one for
    another amount is over. Refuses "no-buy-in-by-consent" where the house has its limits, and "no-chips-counted".
    """
    _check_house(draft, table)
    draft.counted(command.cents)
    clauses = _clauses(draft, table)
    draft.cite(*clauses)
    before = open_consent(draft.state, table.number, command.player)
    if before is not None and before.cents == command.cents:
        return before
    if before is not None:
        draft.close(before)
    return BuyInConsent(
        number=draft.number, since_ms=draft.at_ms, by=command.by, why=command.why,
        player=command.player, table=table.number, cents=command.cents,
    )  # fmt: skip


def _keep(draft: ActDraft, asked: BuyInConsent) -> None:
    draft.put(record_key(BuyInConsent, asked.number), asked)


def _check_house(draft: ActDraft, table: DeskTable) -> None:
    rule = draft.game(table.pool).book.buy_in.by_agreement
    if rule.value == "never":
        raise Refused("no-buy-in-by-consent", "This house has its limits.", rule.clauses)


def _clauses(draft: ActDraft, table: DeskTable) -> tuple[str, ...]:
    return draft.game(table.pool).book.buy_in.by_agreement.clauses


def open_consent(state: DeskState, table: int, player: str) -> BuyInConsent | None:
    """The open question about a player's buy-in at a table."""
    for record in state.kept(BuyInConsent):
        if record.table == table and record.player == player and not record.closed_ms:
            return record
    return None


def asked_at(state: DeskState, table: DeskTable, player: str) -> dict[str, int]:
    """The players who have to agree, with their seats: all who are at the table now but the one who buys. Who plays over
    is there for who is away.
    """
    found = {}
    for seat in state.seats(table):
        if seat.over is not None:
            found[seat.over.player] = seat.number
        elif seat.player and seat.away is None:
            found[seat.player] = seat.number
    found.pop(player, None)
    return found


def answer_of(asked: BuyInConsent, player: str) -> Literal["", "agreed", "declined"]:
    """A player's answer so far, whoever noted it."""
    return "agreed" if player in asked.agreed else "declined" if player in asked.declined else ""


def use_consent(draft: ActDraft, table: DeskTable, player: str, cents: int) -> None:
    """Buy by consent, which is used up by it.

    Refuses "no-buy-in-by-consent", and "consent-missing" while a player at the table or the manager has not agreed to this
    amount: it names the seats, and whether the manager is among them.
    """
    _check_house(draft, table)
    given = open_consent(draft.state, table.number, player)
    if given is not None and given.cents != cents:
        given = None
    agreed = given.agreed if given is not None else {}
    seats = [number for one, number in asked_at(draft.state, table, player).items() if one not in agreed]
    manager = given is None or given.manager is None
    clauses = _clauses(draft, table)
    if seats or manager:
        named = ", ".join(str(seat) for seat in seats)
        missing = "both" if seats and manager else "manager" if manager else "table"
        whose = {
            "both": f"seats {named} and the manager",
            "manager": "the manager",
            "table": f"seats {named}",
        }
        words = f"Not agreed yet: {whose[missing]}."
        args = {"missing": missing, "seats": named, "cents": cents, "player": player}
        raise Refused("consent-missing", words, clauses, args)
    assert given is not None, "else the manager's is missing"
    draft.cite(*clauses)
    draft.close(given)


def end_consents(draft: ActDraft, table: int) -> None:
    """End the questions of a table that closes."""
    for record in draft.state.kept(BuyInConsent):
        if record.table == table and not record.closed_ms:
            draft.close(record)
