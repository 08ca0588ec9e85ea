"""Every error of the API is an `ErrorBody`: a code, plain words, and the clauses behind a refusal."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from cardroom.rules.refused import Refused
from cardroom.web.bodies import ErrorBody

STATUS = {
    "not-signed-in": 401,
    "sign-in-wrong": 401,
    "not-staff": 403,
    "bots-forbidden": 403,
    "no-such-table": 404,
    "no-such-hand": 404,
    "no-such-player": 404,
    "no-such-clause": 404,
    "too-many-attempts": 429,
}
"""The refusals that have a status of their own; all others are 409, the state of things forbids it."""

_log = structlog.get_logger("cardroom.http")


def body_args(refused: Refused) -> dict[str, str | int]:
    """A refusal's numbers and names as JSON takes them."""
    return {k: v if isinstance(v, int | str) else str(v) for k, v in refused.arguments.items()}


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[ErrorBody]:
    """The room or the rules said no."""
    body = ErrorBody(refused.code, refused.message, refused.clauses, body_args(refused))
    return Response(body, status_code=STATUS.get(refused.code, 409), media_type=MediaType.JSON)


def on_http(_: Request[Any, Any, Any], fault: HTTPException) -> Response[ErrorBody]:
    """The request itself was wrong."""
    message = fault.detail
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list):
        parts = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in fault.extra]
        message = "; ".join(parts) or message
    body = ErrorBody("bad-request" if fault.status_code == 400 else f"http-{fault.status_code}", message)
    return Response(body, status_code=fault.status_code, media_type=MediaType.JSON)


def on_crash(request: Request[Any, Any, Any], fault: Exception) -> Response[ErrorBody]:
    """A defect: logged in full, told without details."""
    _log.exception("request_failed", path=request.url.path, exc_info=fault)
    body = ErrorBody(
        "defect", "Something went wrong in the room; nothing was changed. It has been written down."
    )
    return Response(body, status_code=500, media_type=MediaType.JSON)
