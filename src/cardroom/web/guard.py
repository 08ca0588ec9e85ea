"""Checks around every handler: changes must come from the room's own pages, and every answer has security headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from cardroom.room.protocol.bodies import ErrorBody
from cardroom.web.doors.doorkeeper import CHANGES_NOTHING, Doorkeeper
from cardroom.web.doors.web_settings import Settings
from cardroom.web.origin import is_own

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
"""The headers of every HTTP answer, errors too (OWASP's secure headers)."""

ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
KEPT_NOWHERE: Final = (b"cache-control", b"no-store")
"""The header of answers that set no caching of their own: they may hold a single player's private data."""

FOREIGN: Final = msgspec.json.encode(
    ErrorBody(
        "foreign-origin",
        "That request came from another site, or did not say where it came from; nothing was done. "
        "Programs sign their requests with Authorization: Bearer.",
    )
)


def guarded(app: Asgi, settings: Settings, doorkeeper: Doorkeeper) -> Asgi:
    """Return the application behind the doorkeeper and the check of origins. No route can be left out.

    It also answers HEAD as GET without the body, for every address alike.
    """
    always = (*HEADERS, ONLY_HTTPS) if settings.secure_cookies else HEADERS

    async def guard(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        sending = _hardened(send, always)
        refusal = await doorkeeper.refusal(scope)
        if refusal is not None:
            await sending(
                {"type": "http.response.start", "status": refusal.status, "headers": refusal.headers}
            )
            body = b"" if scope["method"] == "HEAD" else refusal.body
            await sending({"type": "http.response.body", "body": body})
        elif scope["method"] not in CHANGES_NOTHING and not is_own(
            scope, settings.public_origins, settings.secure_cookies
        ):
            headers = [(b"content-type", b"application/json")]
            await sending({"type": "http.response.start", "status": 403, "headers": headers})
            await sending({"type": "http.response.body", "body": FOREIGN})
        elif scope["method"] == "HEAD":
            await app({**scope, "method": "GET"}, receive, _bodiless(sending))
        else:
            await app(scope, receive, sending)

    return guard


def _hardened(send: Any, always: tuple[tuple[bytes, bytes], ...]) -> Any:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", ()), *always]
            if not any(name.lower() == KEPT_NOWHERE[0] for name, _ in headers):
                headers.append(KEPT_NOWHERE)
            message = {**message, "headers": headers}
        await send(message)

    return sending


def _bodiless(send: Any) -> Any:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sending
