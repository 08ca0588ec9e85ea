"""Finished hands for those who sat in them or watched: list, replay, downloads, and the proof for the cards that were
seen. Staff say why first (`people.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, Parameter

from cardroom.histories.history_faults import BrokenHistory
from cardroom.room.archive.finished_hands import Position
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.room.archive.statistics import wish_of
from cardroom.room.identity.person import Person
from cardroom.room.protocol.bodies import MOST, Mark
from cardroom.room.protocol.hand_rows import HandRows
from cardroom.room.protocol.responses import HandBody, OpeningBody
from cardroom.room.runtime.attempts import Attempts
from cardroom.rules.refused import Refused
from cardroom.table.events import AnyEvent
from cardroom.table.model.view import TableTerms
from cardroom.web.http.requester import Asking, off_loop, room_of, signed_in

Named = Annotated[str, Parameter(description="As in a hand's row or the lobby.", max_length=64)]
Date = Annotated[str, Parameter(description="A date like 2026-11-22 (UTC).", max_length=10)]
Result = Annotated[
    Literal["", "won", "lost"], Parameter(description="What the hand came to; void hands are neither.")
]
Cents = Annotated[int, Parameter(description="By at least so much.", ge=0, le=MOST)]
Cards = Annotated[
    str,
    Parameter(description="What you held: AKs, AKo, QQ, AhKh, or ranks and cards one by one.", max_length=26),
]
Players = Annotated[
    str,
    Parameter(
        description="Ids of other players, of whom one at least was dealt in; at most 20, with commas.",
        max_length=1300,
    ),
]
Seated = Annotated[Position, Parameter(description="Where you sat; heads-up the small blind is the button.")]
MAX_PLAYERS = 20


@get("/hands")
async def hands(
    request: Asking,
    before: Mark = "",
    house: Named = "",
    game: Named = "",
    stake: Named = "",
    first: Date = "",
    last: Date = "",
    result: Result = "",
    by: Cents = 0,
    cards: Cards = "",
    position: Seated = "",
    players: Players = "",
) -> HandRows:
    """Your hands, newest first; all of them, or those you look for."""
    person = await signed_in(request)
    count_reading(request, person)
    least = max(by, 1) if result == "won" else None
    most = -max(by, 1) if result == "lost" else None
    others = tuple(dict.fromkeys([one for one in players.split(",") if one]))[:MAX_PLAYERS]
    wish = wish_of(house, game, stake, first, last, least, most, others)
    return await room_of(request).hands.found(person.id, wish, cards, before, position)


def count_reading(request: Asking, person: Person) -> None:
    """So many hands in a minute are for reading; more are for gathering."""
    read: Attempts = request.app.state.hands_read
    read.count(person.id)


async def _body(request: Asking, hand: str) -> HandBody:
    person = await signed_in(request)
    count_reading(request, person)
    await room_of(request).readings.check(person, hand)
    return await room_of(request).hands.body(hand, person.id)


def _download(text: str | bytes, name: str, media_type: str) -> Response[bytes]:
    content = text.encode() if isinstance(text, str) else text
    return Response(
        content, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def written(
    write: Callable[[TableTerms, tuple[AnyEvent, ...], dict[str, str]], str | bytes], body: HandBody
) -> str | bytes:
    """A hand as a file. Refuses ("no-such-layout") a game that the layout has no words for."""
    try:
        return write(body.terms, body.events, body.names)
    except BrokenHistory as fault:
        raise Refused("no-such-layout", f"This hand cannot be written so: {fault}.") from fault


class CardProof(msgspec.Struct):
    """What the stand-alone verifier reads."""

    root: str
    openings: tuple[OpeningBody, ...]


@get("/hands/{name:str}")
async def hand(request: Asking, name: FromPath[str]) -> HandBody | Response[bytes]:
    """A finished hand as you may know it; with `.phh`, `.txt` or `.proof.json` after its id, a download."""
    if name.endswith(".phh"):
        body = await _body(request, name.removesuffix(".phh"))
        phh = await off_loop(request, lambda: written(as_phh, body))
        return _download(phh, name, "application/toml")
    if name.endswith(".txt"):
        body = await _body(request, name.removesuffix(".txt"))
        text = await off_loop(request, lambda: written(as_pokerstars, body))
        return _download(text, name, "text/plain")
    if name.endswith(".proof.json"):
        body = await _body(request, name.removesuffix(".proof.json"))
        return _download(msgspec.json.encode(CardProof(body.root, body.openings)), name, "application/json")
    return await _body(request, name)


hands_routes = Router(path="/api", route_handlers=[hands, hand], tags=["hands"])
