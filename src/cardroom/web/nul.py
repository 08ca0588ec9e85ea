"""The one character that no text of a room may have: U+0000. PostgreSQL stores no text with it, SQLite does.

A text that a store refuses stops the room, so such a text is refused at the start, whichever store is used.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException

from cardroom.web.doors.doorkeeper import CHANGES_NOTHING

WORDS: Final = "A text has the letter U+0000, which cannot be kept."

MARK: Final = b"\\u0000"
"""JSON without these bytes has the character in none of its texts."""

_ESCAPED: Final = rb"(?<!\\)(?:\\\\)*\\u0000"
_IN_BYTES: Final = re.compile(_ESCAPED)
_IN_TEXT: Final = re.compile(_ESCAPED.decode())


def has_zero_letter(json: str | bytes) -> bool:
    """Whether JSON has the character in any of its texts: it can only be written as an escape there."""
    if isinstance(json, str):
        return "\\u0000" in json and _IN_TEXT.search(json) is not None
    return b"\\u0000" in json and _IN_BYTES.search(json) is not None


async def refuse_zero_letters(request: Request[Any, Any, Any]) -> None:
    """Refuse the character in the address, the query or the body, before any handler. Raises ClientException (400)."""
    scope = request.scope
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise ClientException(WORDS)
    if scope["method"] not in CHANGES_NOTHING and has_zero_letter(await request.body()):
        raise ClientException(WORDS)
