"""Cash tables that staff keep by name, to open tables like them, over HTTP."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.lobby.table_templates import TableTemplate
from cardroom.room.protocol.bodies import NewTableTemplate, TablesOpened, TemplateTables, WithReason
from cardroom.room.protocol.responses_staff import TableTemplateRow, TableTemplateRows
from cardroom.room.protocol.tournament_responses import TemplateKept
from cardroom.web.http.requester import Asking, room_of, staff


@get("/tables-templates")
async def templates(request: Asking) -> TableTemplateRows:
    """All tables that staff keep, by name."""
    found = await room_of(request).table_templates.all(await staff(request))
    return TableTemplateRows(tuple([_row(one, by, pool) for one, by, pool in found]))


def _row(one: TableTemplate, by: str, pool: str) -> TableTemplateRow:
    own = one.own
    return TableTemplateRow(
        template=one.id,
        name=one.name,
        house=one.house,
        game=own.game,
        stake=own.stake,
        pool=pool,
        table_name=next(iter(own.names), ""),
        seats=own.seats,
        languages=own.languages,
        by=by,
        at_ms=one.at_ms,
    )


@post("/tables-templates", status_code=201)
async def keep(request: Asking, data: JSONBody[NewTableTemplate]) -> TemplateKept:
    """Keep an open table by a name that no other has."""
    person = await staff(request)
    kept = await room_of(request).table_templates.keep(
        person, data.name, data.table, data.table_name, data.seats, data.reason
    )
    return TemplateKept(kept)


@post("/tables-templates/{template:str}/open", status_code=201)
async def open_tables(
    request: Asking, template: FromPath[str], data: JSONBody[TemplateTables]
) -> TablesOpened:
    """Open one or more tables by a template."""
    person = await staff(request)
    return TablesOpened(
        await room_of(request).table_templates.open(person, template, data.number, data.reason)
    )


@post("/tables-templates/{template:str}/delete", status_code=204)
async def delete(request: Asking, template: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Keep it no longer; tables that were opened by it stay."""
    await room_of(request).table_templates.delete(await staff(request), template, data.reason)


table_template_routes = Router(
    path="/api/staff", route_handlers=[templates, keep, open_tables, delete], tags=["staff"]
)
