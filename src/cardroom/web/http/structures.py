"""Structures over HTTP, for staff: as a text and as a form, with their faults and the sheet, and suggested ones."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from cardroom.room.identity.permissions import check_may
from cardroom.room.protocol.responses import BookFaultBody
from cardroom.room.protocol.tournament_bodies import StructureToCheck, StructureWanted
from cardroom.room.protocol.tournament_responses import StructureChecked, StructureSuggested
from cardroom.room.tournaments.checking import blinds_too_high
from cardroom.room.tournaments.chip_capacity_view import capacity_planned
from cardroom.room.tournaments.sheet import fields_not_allowed, games_there, sheet_of
from cardroom.room.tournaments.templates import FaultsOf
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.structures.structure import EntryPrice
from cardroom.tournament.structures.structure_files import readable, structure_text
from cardroom.tournament.structures.suggest import suggest
from cardroom.web.http.requester import Asking, off_loop, room_of, staff


@post("/check", status_code=200)
async def check(request: Asking, data: JSONBody[StructureToCheck]) -> StructureChecked:
    """A structure as text and as form, everything that is wrong with it, what the house does not allow, the sheet as it
    would be shown, and whether its blinds fit what is expected.
    """
    desk = room_of(request).tournaments
    check_may(await staff(request), RUN_TOURNAMENTS)
    book = desk.book(data.house)
    return await off_loop(request, lambda: _checked(book, data, desk.faults_of))


def _checked(book: Rulebook, data: StructureToCheck, faults_of: FaultsOf) -> StructureChecked:
    text = data.structure if data.form is None else structure_text(data.form)
    faults, form = faults_of(data.house, text), readable(text)
    checked = StructureChecked(
        faults=tuple([BookFaultBody.of(one) for one in faults]),
        structure=text,
        form=data.form or form,
        games=games_there(book),
        not_allowed=fields_not_allowed(book, form),
    )
    if not faults and form is not None:
        checked.too_high = blinds_too_high(book, text, data.entries, data.minutes)
        checked.capacity = capacity_planned(book, form, data.entries)
        checked.sheet = sheet_of(book, form, data.entries, data.name, data.starts_ms)
    return checked


@post("/suggest", status_code=200)
async def suggest_structure(request: Asking, data: JSONBody[StructureWanted]) -> StructureSuggested:
    """A structure for so many entries that lasts about so long: a text to go on from."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    price = EntryPrice(pool_cents=data.pool_cents, fee_cents=data.fee_cents)
    found = suggest(data.entries, data.stack, data.minutes, data.pace, seats=data.seats, price=price)
    return StructureSuggested(structure_text(found.structure), found.last_level, found.seconds)


structure_routes = Router(
    path="/api/staff/tournaments", route_handlers=[check, suggest_structure], tags=["staff"]
)
