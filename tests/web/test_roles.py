"""Who may use which route: every route of the table, for a stranger, a player, and each kind of staff."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cardroom.room.identity.permissions import GUEST_PLACES
from cardroom.room.identity.sessions import Origin
from cardroom.rules.adjusting import Wish
from tests.web.site import Route, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANYBODY = re.compile(
    r"/api/(sign-up|sign-in(/passkey|/second)?|sign-out|password-by-code|private/(invitation|enter)|me|lobby|houses|jackpots|charges|tables/.*|shared/.*|desk/[^/]*|live/[^/]*/(screen|stream|reader)|tournaments(/(?!.*/deal$).*)?|rulebook(/search)?|rulebooks(/compare)?"
    r"|rulings(/topics)?)|/health|/metrics"
)
"""Open to strangers. What is not named here or below is open to staff alone: a new route is shut until it is named."""
PLAYERS = re.compile(
    r"/api/(me/.+|private/.+|desk/[^/]*/acts|tournaments/[^/]*/deal|hands(/.+)?|cashier|buy-in|complaints|players|live(/.+)?)"
)

PLAYER = r"/api/staff/players/[^/]*"
TABLES = r"/api/staff/(tables.*|live.*|tournaments.*|penalties.*|broadcast|bans.*|mutes.*)"
ALL_STAFF = re.compile(r"/api/staff(/records|/search|/penalties|/complaints|/bans|/mutes)?|/api/rulings/log")
"""Every kind of staff may look at these; who may write there stands below."""
ONLY = {
    "floor": re.compile(
        rf"{TABLES}|{PLAYER}/(close|open|shut-out|let-in|hands|keep-apart|let-together|identity|household|leave-household|end-tokens)"
        rf"|/api/staff/(hands|complaints)/.*|/api/rulings/log|/api/desk/[^/]*/(people|records|drop)"
    ),
    "director": re.compile(
        rf"/api/staff/(tournaments.*|penalties.*|broadcast|tables/[^/]*/broadcast)|{PLAYER}/(keep-apart|let-together|identity)|/api/rulings/log"
        r"|/api/desk/[^/]*/(people|records|drop)"
    ),
    "cashier": re.compile(
        rf"/api/staff/(money|funds|trial-balance|reports.*|people|invitations.*|credits/.*|tournaments/[^/]*/desk(/(?!deal).*)?)"
        rf"|{PLAYER}/(withhold|release|reset-password|reset-second-factor|identity)"
    ),
}
"""What each kind of staff may do besides; an admin may do all there is."""


def refusal(route: Route, who: str) -> str:
    """The code of the refusal that a route owes somebody; "" when that person may use it."""
    if ANYBODY.fullmatch(route.path):
        return ""
    if who == "stranger":
        return "not-signed-in"
    if who == "guest":
        is_own = route.path.startswith(GUEST_PLACES) and route != OPENING and not route.path.endswith("/form")
        return "" if is_own else "guest-elsewhere"
    if PLAYERS.fullmatch(route.path) or who == "admin":
        return ""
    if who == "player":
        return "not-staff"
    if not route.changes and ALL_STAFF.fullmatch(route.path):
        return ""
    return "" if ONLY[who].fullmatch(route.path) else "not-your-role"


OPENING = Route("POST", "/api/private/games")
"""A guest opens no game."""

BODY = {
    "reason": "a test of roles",
    "text": "hello",
    "player": "nobody",
    "amount": 1,
    "outcome": "stands",
    "id": "x",
    "family": "holdem",
    "house": "casino-kruh",
    "game": "holdem-nl",
    "stake": "NL10/20",
    "case": {"topic": "condition", "facts": {"said": "call"}},
    "table": "x",
    "decided": "",
    "fund": "straight-flush",
    "what": "rake",
    "seconds": 3600,
    "seat": 1,
    "kind": "warning",
    "of": "account",
    "degree": "player",
    "pace": "normal",
    "seats": 9,
    "count": 0,
    "minutes": 0,
    "clause": "",
    "hand_lost": False,
    "offence": "",
    "about": "",
    "other": "nobody else",
    "to": "y",
    "document": "passport",
    "wish": "not_reached",
    "role": "player",
    "before": "",
    "structure": "",
    "name": "",
    "starts_ms": 0,
    "level": 1,
    "levels": ({"small_blind": 1, "big_blind": 2},),
    "tables": (1,),
    "place": "of_the_moment",
    "invited": (),
    "number": 1,
    "rhythm": "",
    "at": "00:00",
    "weekdays": (),
    "money": "play",
    "amounts": {},
    "decisions": {},
    "pool": "holdem-nl10",
    "endpoint": "https://fcm.googleapis.com/fcm/send/x",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "language": "en",
    "avatar": "fox",
    "act": {"do": "sign_up", "pool": "holdem-nl/NL10/20", "player": "nobody"},
    "told": {"act": "clear"},
    "request": "0123456789abcdef0123456789abcdef",
    "after": 0,
    "fact": {"do": "pushed"},
    "ask": "leave",
    "sale": "entry",
    "method": "icm",
    "cents": 0,
    "pool_cents": 0,
    "flight": 0,
    "cards": (),
}

ANY = {"string": "a text that will do", "integer": 1, "boolean": False}
"""For fields that take any value of their type."""


@pytest.mark.parametrize("who", ["stranger", "guest", "player", "director", "floor", "cashier", "admin"])
async def test_each_route_is_open_to_whom_it_is_for(site: Site, who: str) -> None:
    headers = {}
    described = site.application.api.openapi_schema.to_schema()
    if who == "guest":
        headers["Authorization"] = f"Bearer {await guest_of(site)}"
    elif who != "stranger":
        headers["Authorization"] = f"Bearer {await site.account(f'The {who}', who)}"
    async with site.browser() as browser:
        for route in site.routes():
            if re.search(r"sign-(in|up|out)|password", route.path) and "staff" not in route.path:
                continue  # these are about becoming somebody
            body = {"settings": {}} if route.path.endswith("settings") else BODY
            if route.changes and re.search(
                "staff|live|desk|rulings|complaints|private|push|share|avatar|second|tokens", route.path
            ):
                body = {key: BODY.get(key, ANY.get(kind)) for key, kind in fields(described, route).items()}
            if route.path == "/api/rulings/log":
                body = body | {"seats": ()}  # whom a ruling was about; elsewhere a number of seats
            if route.path == "/api/me/tokens":
                body = {"name": "A program", "scopes": ["read"]}
            answer = await browser.request(
                route.method,
                route.filled(),
                headers=headers,
                params={"words": "raise", "method": "icm", "house": "casinohuone"},
                json=body if route.changes else None,
            )
            owed = refusal(route, who)
            if owed:
                assert (answer.status_code, answer.json()["code"]) == (
                    401 if who == "stranger" else 403,
                    owed,
                ), route
            elif (
                route.path.startswith(("/api/me/second/", "/api/me/tokens")) and route.changes
            ):  # these go on to ask for a password, a code, a device
                assert answer.json()["code"] not in CLOSED, route
            else:
                assert answer.status_code in (200, 201, 204, 404, 409), (route, answer.text)
                if answer.status_code >= 400:
                    assert answer.json()["code"] not in (*CLOSED, "bad-request"), route


async def guest_of(site: Site) -> str:
    """The session of a guest of a private game."""
    host = await site.room.players.person(await site_person(site))
    assert host is not None
    game = await site.room.private.opening.open(host, "holdem-nl10", "", "play", Wish())
    return (await site.room.private.entrance.enter(game.link, "Gast", None, Origin())).session


async def site_person(site: Site) -> str:
    """Somebody with an account."""
    person = await site.room.players.of_session(await site.account("Gastgeber"))
    assert person is not None
    return person.id


CLOSED = ("not-signed-in", "not-staff", "not-your-role")


def fields(schema: dict[str, Any], route: Route) -> dict[str, str]:
    """What the body of a route is made of and the type of each, out of the API's own description."""
    path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
    content = schema["paths"][path][route.method.lower()].get("requestBody")
    if content is None:
        return {}
    name = content["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[-1]
    properties = schema["components"]["schemas"][name]["properties"]
    return {key: str(kind.get("type", "")) for key, kind in properties.items()}


async def test_a_role_is_the_accounts_and_no_header_or_body_can_claim_one(site: Site) -> None:
    token = await site.account("Climber")
    async with site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {token}"
        answer = await browser.post(
            "/api/sign-up", json={"name": "Other", "password": "long enough", "role": "staff"}
        )
        assert answer.status_code == 400
        await browser.put("/api/me/settings", json={"settings": {"role": "admin"}})
        answer = await browser.get("/api/staff", headers={"X-Role": "admin", "X-Forwarded-User": "The admin"})
        assert answer.json()["code"] == "not-staff"
