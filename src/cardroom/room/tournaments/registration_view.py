"""The view of the registration desk of a live tournament."""

from __future__ import annotations

from collections.abc import Sequence

from cardroom.room.live_desk.desk_people import DeskPeople
from cardroom.room.protocol.registration_bodies import (
    Attendance,
    CashOfEvent,
    PriceRow,
    ReceiptRow,
    RegisteredRow,
    RegistrationView,
    Sold,
    VoucherRow,
)
from cardroom.room.tournaments.receipts import Receipt, Voucher
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.live.live_floor import LiveFloor
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_state import Entrant
from cardroom.tournament.table_messages import SeatPlayer


def registration_view(
    owner: TournamentOwner,
    receipts: Sequence[Receipt],
    vouchers: Sequence[Voucher],
    people: DeskPeople,
    till: int,
    now_ms: int,
) -> RegistrationView:
    """The view for staff who sell."""
    found, floor = owner.tournament, owner.floor
    assert found is not None and floor is not None, "a live tournament"
    terms = found.terms
    returned = {number for one in vouchers if one.kind == "entry_returned" for number in one.receipts}
    return RegistrationView(
        owner.id,
        terms.name,
        terms.house,
        found.state.phase,
        now_ms,
        _prices(found),
        terms.documents,
        terms.condition,
        tuple(_registered(owner, found, floor, one, people) for one in found.state.entrants.values()),
        tuple(
            ReceiptRow(
                one.number,
                one.player,
                people(one.player),
                one.sale,
                one.pool,
                one.fee,
                one.bounty,
                one.cents,
                one.paid,
                one.at_ms,
                people(one.by) if one.by else "",
                one.document,
                one.number in returned,
            )
            for one in reversed(receipts)
        ),
        tuple(
            VoucherRow(
                one.number,
                one.player,
                people(one.player),
                one.kind,
                one.cents,
                one.at_ms,
                one.place,
                not people.is_known(one.player, terms.house),
                one.receipts,
                one.settled,
                people(one.by) if one.by else "",
                one.settled_ms,
                one.signed,
            )
            for one in reversed(vouchers)
        ),
        CashOfEvent(
            sum(one.cents for one in receipts if one.paid == "cash"),
            sum(one.cents for one in vouchers if one.settled == "cash"),
            sum(one.cents for one in vouchers if not one.settled),
            till,
        ),
    )


def _prices(found: Tournament) -> tuple[PriceRow, ...]:
    """The prices of all that the tournament sells now."""
    terms, state = found.terms, found.state
    chips: dict[Sold, int] = {"entry": found.entry_chips}
    if terms.rebuys is not None:
        chips["rebuy"] = terms.rebuys.chips
    if terms.add_on is not None:
        chips["add_on"] = terms.add_on.chips
    if state.closed:
        del chips["entry"]
    if state.phase == "over":
        chips.clear()
    rows = {sale: sale_of(terms, sale) for sale in chips}
    return tuple(
        PriceRow(sale, one.pool, one.fee, one.bounty, one.whole, chips[sale]) for sale, one in rows.items()
    )


def _registered(
    owner: TournamentOwner, found: Tournament, floor: LiveFloor, one: Entrant, people: DeskPeople
) -> RegisteredRow:
    attends: Attendance = "waits" if one.is_in else "done" if one.player in owner.finished else "out"
    table = seat = chips = 0
    for live in floor.tables.values():
        if number := live.seat_of(one.player):
            table, seat, chips = live.number, number, live.seats[number].stack
            attends = "absent" if live.seats[number].away else "here"
        for pending in live.pending.values():
            if isinstance(pending.order, SeatPlayer) and pending.order.player == one.player:
                table, seat, chips = live.number, pending.seat, pending.order.stack
                attends = "seated"
    return RegisteredRow(
        one.player, people(one.player), one.entries, attends, table, seat, chips,
        not people.is_known(one.player, found.terms.house), found.awaits_document(one.player), len(one.contacts),
        one.contacts[-1].wish if one.contacts else "",
    )  # fmt: skip
