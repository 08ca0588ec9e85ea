"""Every error of the API is an `ErrorBody`: a code, plain words, and the clauses behind a refusal."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from cardroom.room.protocol.bodies import ErrorBody
from cardroom.room.runtime.figures import FaultKind
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault
from cardroom.web.doors.doorkeeper import AWAY_WORDS
from cardroom.web.http.wrong_request import faults_told, unread_told

STATUS = {
    "not-signed-in": 401,
    "sign-in-wrong": 401,
    "not-staff": 403,
    "bots-forbidden": 403,
    "account-closed": 403,
    "banned": 403,
    "own-account": 403,
    "guest-elsewhere": 403,
    "private-off": 403,
    "private-removed": 403,
    "not-the-host": 403,
    "guest-no-host": 403,
    "link-wrong": 404,
    "link-over": 410,
    "link-renewed": 410,
    "private-over": 410,
    "no-such-game": 404,
    "guest-name": 400,
    "no-such-table": 404,
    "no-such-hand": 404,
    "no-such-player": 404,
    "no-such-clause": 404,
    "no-such-house": 404,
    "no-such-stake": 404,
    "no-such-topic": 404,
    "no-such-penalty": 404,
    "no-such-ban": 404,
    "no-such-mute": 404,
    "no-such-complaint": 404,
    "no-such-tournament": 404,
    "bad-case": 400,
    "bad-page": 400,
    "amount-zero": 400,
    "no-such-document": 400,
    "same-player": 400,
    "password-has-name": 400,
    "password-common": 400,
    "name-unclear": 400,
    "name-reserved": 400,
    "password-wrong": 403,
    "demo-account": 403,
    "reset-code-wrong": 403,
    "invitation-wrong": 403,
    "sign-up-closed": 403,
    "not-your-role": 403,
    "token-scope": 403,
    "staff-account": 403,
    "second-person": 403,
    "second-factor-missing": 403,
    "second-factor-again": 403,
    "second-factor-wrong": 403,
    "passkey-refused": 403,
    "no-such-factor": 404,
    "no-passkey": 404,
    "sign-in-over": 410,
    "passkey-over": 410,
    "hand-not-yours": 403,
    "hand-needs-reason": 403,
    "no-such-session": 404,
    "no-such-share": 404,
    "nobody-found": 404,
    "no-such-invitation": 404,
    "no-such-proposal": 404,
    "too-many-accounts": 429,
    "too-many-attempts": 429,
    "avatar-too-fast": 429,
    "private-too-often": 429,
    "room-busy": 503,
}
"""The refusals that have a status of their own; all others are 409, the state of things forbids it."""

PLAIN = {
    400: ("bad-request", ""),
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This address does not take that method."),
    413: ("body-too-large", "The body is larger than this room reads."),
}
"""The framework's own errors in the room's words; a wrong request keeps its details."""

_log = structlog.get_logger("cardroom.http")


def body_args(refused: Refused) -> dict[str, str | int]:
    """A refusal's numbers and names as JSON takes them."""
    return {k: v if isinstance(v, int | str) else str(v) for k, v in refused.arguments.items()}


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[ErrorBody]:
    """The room or the rules said no."""
    request.app.state.room.services.figures.refused.labels(refused.code).inc()
    body = ErrorBody(refused.code, refused.message, refused.clauses, body_args(refused))
    return Response(body, status_code=STATUS.get(refused.code, 409), media_type=MediaType.JSON)


def on_http(request: Request[Any, Any, Any], fault: HTTPException) -> Response[ErrorBody]:
    """The request itself was wrong."""
    message = unread_told(fault.detail)
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list):
        message = faults_told(request, fault.extra) or message
    code, words = PLAIN.get(fault.status_code, (f"http-{fault.status_code}", message))
    body = ErrorBody(code, message if code == "bad-request" else words)
    return Response(body, status_code=fault.status_code, media_type=MediaType.JSON, headers=fault.headers)


def on_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[ErrorBody]:
    """A body nested deeper than anything the API asks for."""
    return Response(ErrorBody("bad-request", "The body is nested too deep."), status_code=400)


def on_no_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[ErrorBody]:
    """A body whose bytes are no text."""
    return Response(ErrorBody("bad-request", "The body is not text in UTF-8."), status_code=400)


def on_store(request: Request[Any, Any, Any], fault: StoreFault) -> Response[ErrorBody]:
    """The store answers nobody just now."""
    _log.error("request_without_store", path=request.url.path, code=fault.code)
    request.app.state.room.services.figures.fault(FaultKind.REQUEST_FAILED)
    body = ErrorBody("store-away", AWAY_WORDS)
    return Response(body, status_code=503, media_type=MediaType.JSON, headers={"Retry-After": "5"})


def on_crash(request: Request[Any, Any, Any], fault: Exception) -> Response[ErrorBody]:
    """A defect: logged in full, told without details."""
    _log.exception("request_failed", path=request.url.path, exc_info=fault)
    request.app.state.room.services.figures.fault(FaultKind.REQUEST_FAILED)
    body = ErrorBody(
        "defect", "Something went wrong in the room; nothing was changed. It has been written down."
    )
    return Response(body, status_code=500, media_type=MediaType.JSON)
