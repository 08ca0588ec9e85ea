"""A player's own hands: list, replay, downloads, and the proof for the cards that were seen."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from cardroom.histories.recorded import as_phh, as_pokerstars
from cardroom.web.bodies import HandBody, HandRows, Mark, OpeningBody
from cardroom.web.http.asking import Asking, person_of, room_of, signed_in


@get("/hands")
async def hands(request: Asking, before: Mark = "") -> HandRows:
    """Your hands, newest first."""
    person = await signed_in(request)
    return await room_of(request).hands.rows(person.id, before)


async def _body(request: Asking, hand: str) -> HandBody:
    person = await person_of(request)
    return await room_of(request).hands.body(hand, person.id if person else "")


def _download(text: str | bytes, name: str, media_type: str) -> Response[bytes]:
    content = text.encode() if isinstance(text, str) else text
    return Response(
        content, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


class Proof(msgspec.Struct):
    """What the stand-alone verifier reads."""

    root: str
    openings: tuple[OpeningBody, ...]


@get("/hands/{name:str}")
async def hand(request: Asking, name: FromPath[str]) -> HandBody | Response[bytes]:
    """A finished hand as you may know it; with `.phh`, `.txt` or `.proof.json` behind its id, a download."""
    if name.endswith(".phh"):
        body = await _body(request, name.removesuffix(".phh"))
        return _download(as_phh(body.terms, body.events), name, "application/toml")
    if name.endswith(".txt"):
        body = await _body(request, name.removesuffix(".txt"))
        return _download(as_pokerstars(body.terms, body.events), name, "text/plain")
    if name.endswith(".proof.json"):
        body = await _body(request, name.removesuffix(".proof.json"))
        return _download(msgspec.json.encode(Proof(body.root, body.openings)), name, "application/json")
    return await _body(request, name)


hands_routes = Router(path="/api", route_handlers=[hands, hand], tags=["hands"])
