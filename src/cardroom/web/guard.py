"""Before any handler: a request that changes something must come from the room's own pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from cardroom.web.bodies import ErrorBody
from cardroom.web.origin import is_own
from cardroom.web.settings import Settings

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

CHANGES_NOTHING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def guarded(app: Asgi, settings: Settings) -> Asgi:
    """The application behind the check of origins. Whole by construction: no route can be left out of it."""
    refusal = msgspec.json.encode(
        ErrorBody("foreign-origin", "That request came from another site; nothing was done.")
    )

    async def guard(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] not in CHANGES_NOTHING:
            if not is_own(scope["headers"], settings.public_origins, missing_is_own=True):
                headers = [(b"content-type", b"application/json")]
                await send({"type": "http.response.start", "status": 403, "headers": headers})
                await send({"type": "http.response.body", "body": refusal})
                return
        await app(scope, receive, send)

    return guard
