"""The view of the registration desk of a live tournament."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

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
from cardroom.room.tournaments.chip_capacity_view import capacity_now
from cardroom.room.tournaments.receipts import Receipt, Voucher
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.live.live_floor import LivePlace
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_state import Entrant
from cardroom.tournament.prizes.prize_pool import SpecialPrize


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
    terms, places = found.terms, floor.places()
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
        tuple(
            _registered(owner, found, places.get(one.player), one, people)
            for one in found.state.entrants.values()
        ),
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
                one.ticket,
                one.staff,
            )
            for one in reversed(receipts)
        ),
        _vouchers(found, vouchers, people),
        CashOfEvent(
            sum(one.cents for one in receipts if one.paid == "cash"),
            sum(one.cents for one in vouchers if one.settled == "cash"),
            sum(one.cents for one in vouchers if not one.settled),
            till,
        ),
        (),
    )


def _vouchers(found: Tournament, vouchers: Sequence[Voucher], people: DeskPeople) -> tuple[VoucherRow, ...]:
    """The newest first; those of special prizes with what each is for."""
    house, feats = found.terms.house, _feats(found)
    rows: list[VoucherRow] = []
    for one in vouchers:
        row = VoucherRow(
            one.number,
            one.player,
            people(one.player),
            one.kind,
            one.cents,
            one.at_ms,
            one.place,
            not people.is_known(one.player, house),
            one.receipts,
            one.settled,
            people(one.by) if one.by else "",
            one.settled_ms,
            one.signed,
            one.why if one.kind == "prize" else "",
        )
        if one.why == "special" and (won := feats.get(one.player)):
            prize = won.pop(0)
            row = replace(row, feat=prize.feat, chips=prize.chips)
        rows.append(row)
    return tuple(reversed(rows))


def _feats(found: Tournament) -> dict[str, list[SpecialPrize]]:
    """The special prizes that each player was paid, in that order."""
    won: dict[str, list[SpecialPrize]] = {}
    prizes = zip(found.terms.special, found.state.money.feats, strict=False)  # none before the start
    for prize, feat in sorted(prizes, key=lambda one: one[1].at_ms):
        for player in feat.players if feat.paid else ():
            won.setdefault(player, []).append(prize)
    return won


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
    capacity = capacity_now(found)
    left = {one.item: one for one in capacity.suffices} if capacity is not None else {}
    return tuple(
        PriceRow(
            sale,
            one.pool,
            one.fee,
            one.bounty,
            one.whole,
            chips[sale],
            left[sale].more if sale in left else None,
            left[sale].first_out if sale in left else 0,
            one.staff,
        )
        for sale, one in rows.items()
    )


def _registered(
    owner: TournamentOwner, found: Tournament, place: LivePlace | None, one: Entrant, people: DeskPeople
) -> RegisteredRow:
    table, seat, chips = place[:3] if place is not None else (0, 0, 0)
    return RegisteredRow(
        one.player, people(one.player), one.entries, _attends(owner, place, one), table, seat, chips,
        not people.is_known(one.player, found.terms.house), found.awaits_document(one.player), len(one.contacts),
        one.contacts[-1].wish if one.contacts else "",
    )  # fmt: skip


def _attends(owner: TournamentOwner, place: LivePlace | None, one: Entrant) -> Attendance:
    if place is None:
        return "waits" if one.is_in else "done" if one.player in owner.finished else "out"
    if place.is_awaited:
        return "seated"
    return "absent" if place.is_away else "here"
