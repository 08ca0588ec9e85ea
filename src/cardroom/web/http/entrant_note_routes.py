"""Notes of staff about a player of a tournament, over HTTP: a document, and how they tried to reach the player."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.tournament_bodies import ContactTried, DocumentShown, SeatFixed
from cardroom.room.protocol.tournament_responses import EntrantNotes
from cardroom.web.http.requester import Asking, room_of, staff


@get("/notes")
async def notes(request: Asking, tournament: FromPath[str], player: FromPath[str]) -> EntrantNotes:
    """Whether the seat waits for a document, and who tried to reach the player."""
    return room_of(request).entrant_notes.of(await staff(request), tournament, player)


@post("/document", status_code=204)
async def document(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[DocumentShown]
) -> None:
    """Note that a valid document was seen: the seat of this start waits no longer."""
    person = await staff(request)
    await room_of(request).entrant_notes.document(person, tournament, player, data.document, data.reason)


@post("/contact", status_code=204)
async def contact(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[ContactTried]
) -> None:
    """Note how you tried to reach an absent player, and what the player wants."""
    person = await staff(request)
    await room_of(request).entrant_notes.contact(person, tournament, player, data.wish, data.reason)


@post("/fix-seat", status_code=204)
async def fix_seat(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[SeatFixed]
) -> None:
    """Fix a player's seat outside the draw, or let it be drawn again; why is told to staff alone."""
    person, notes = await staff(request), room_of(request).entrant_notes
    await notes.fix_seat(person, tournament, player, data.seat, data.number, data.reason)


entrant_note_routes = Router(
    path="/api/staff/tournaments/{tournament:str}/players/{player:str}",
    route_handlers=[notes, document, contact, fix_seat],
    tags=["staff"],
)
