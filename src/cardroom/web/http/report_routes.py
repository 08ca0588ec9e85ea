"""Sums of the days of the room, for those who run it: for the staff's page, and as CSV."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, Parameter

from cardroom.room.cashier.report_summary import ReportBody
from cardroom.room.cashier.report_tables import WHATS, as_csv
from cardroom.room.identity.permissions import check_may
from cardroom.web.http.requester import Asking, room_of, staff

FILES = {f"{what}.csv": what for what in WHATS}

Day = Annotated[
    str,
    Parameter(description="A date like 2026-11-22; left out, the report goes up to today.", max_length=10),
]


@get("/")
async def reports(request: Asking, first: Day = "", last: Day = "") -> ReportBody:
    """These days added up; left out, the last thirty."""
    check_may(await staff(request), "see_books")
    return await room_of(request).reports.summary(first, last)


@get("/{file:str}", media_type="text/csv")
async def report_csv(request: Asking, file: FromPath[str], first: Day = "", last: Day = "") -> Response[str]:
    """One report row by row, as rake.csv, players.csv, tournaments.csv, cashier.csv, hands.csv or closes.csv."""
    check_may(await staff(request), "see_books")
    what = FILES.get(file)
    if what is None:
        raise NotFoundException
    days, names = await room_of(request).reports.days(first, last)
    name = f"{what}-{days[0].day}-{days[-1].day}.csv" if days else file
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(as_csv(what, days, names), media_type="text/csv", headers=headers)


reports_routes = Router(path="/api/staff/reports", route_handlers=[reports, report_csv], tags=["staff"])
