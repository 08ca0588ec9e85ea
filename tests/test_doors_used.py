"""Nothing stands idle: each command, message, route and act of staff is used by something outside its floor."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest
from litestar import Router
from litestar.routes import HTTPRoute

from cardroom.cash import cash_commands as of_cash
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.room.hosting import house_commands as of_houses
from cardroom.room.identity import permissions
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.table.model import commands as of_tables
from cardroom.tournament.play import tournament_commands as of_tournaments
from cardroom.web import app as web
from tests.test_tidy import SOURCE, modules
from tests.tournament.test_reached import LIVE_ONLY, used

CLIENT = SOURCE.parents[1] / "client" / "src"
FLOORS: dict[str, ModuleType] = {
    "table": of_tables, "cash": of_cash, "tournament": of_tournaments, "room/house": of_houses,
}  # fmt: skip
"""Where commands are declared and carried out; somebody elsewhere gives them."""
FOR_PROGRAMS = {
    "GET /api/tournaments": "a list for programs: pages follow it by the socket",
    "GET /api/tournaments/{}": "the same of one tournament",
    "GET /api/tournaments/{}/standings": "a part of a large field: pages are told the first, staff have all",
    "POST /api/live/{}/reader": "for a card reader at the table",
    "GET /health": "for whatever watches the process",
    "GET /metrics": "for whatever measures it",
}
"""Routes that no page of ours asks for, and for whom they are."""


def commands_of(module: ModuleType) -> set[str]:
    """The names of what a module lets be asked: its own structs that no other one is based on."""
    if module is of_houses:
        return {kind.__name__ for kind in get_args(of_houses.HouseCommand)}  # (its events stand beside them)
    own = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    return {kind.__name__ for kind in own if hasattr(kind, "__struct_fields__") and not kind.__subclasses__()}


def unused_outside(floor: str, names: Iterable[str]) -> set[str]:
    """Of these names those that nothing outside a floor asks for, an import alone being no use."""
    found = set[str]().union(
        *[of for path, of in used_by().items() if not path.is_relative_to(SOURCE / floor)]
    )
    return set(names) - found


@cache
def used_by() -> dict[Path, set[str]]:
    """What each module asks for: all are read once."""
    return {path: used(tree) for path, tree in modules()}


@cache
def pages() -> str:
    """The client's source, but for the types that are written by a tool."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if path.name != "protocol.ts")


def tags(messages: Iterable[type[msgspec.Struct]]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in messages}


def unsaid(words: Iterable[str], source: str) -> set[str]:
    """Of these words those that a source does not say as a text of its own."""
    return {word for word in words if f'"{word}"' not in source}


def routes() -> set[str]:
    """Every route of the application, "POST /api/staff/tournaments/{}/fee"."""
    routers = [found for found in vars(web).values() if isinstance(found, Router)]
    return {
        f"{method} {re.sub(r'{[^}]*}', '{}', route.path)}"
        for router in routers
        for route in router.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }


def asked(source: str) -> set[str]:
    """Every address that the client's source writes, with {} for what is put into it, without its question."""
    text = re.sub(r"\$\{desk\(tournament\)\}", "/api/staff/tournaments/{}", source)
    text = re.sub(r"\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}", "{}", text)
    return {one.partition("?")[0] for one in re.findall(r"""["'`](/(?:api|health|metrics)[^"'`\s]*)""", text)}


def reaches(address: str, path: str) -> bool:
    """Whether an address, with words to be put into it, can be that of a route."""
    mine, other = address.split("/"), path.split("/")
    return len(mine) == len(other) and all("{}" in (a, b) or a == b for a, b in zip(mine, other, strict=True))


@pytest.mark.parametrize("floor", FLOORS)
def test_every_command_is_given_by_somebody_outside_its_floor(floor: str) -> None:
    of_players = {
        command.__name__ for command in TABLE_REQUESTS
    }  # their messages are doors: see the next test
    unused = unused_outside(floor, commands_of(FLOORS[floor]) - of_players)
    assert unused == set(), "give it a door, or take it out"


def test_every_message_of_the_client_is_sent_by_a_page_and_each_of_the_room_is_heard() -> None:
    assert unsaid(tags(get_args(from_client.AnyClientMessage)), pages()) == set()
    assert unsaid(tags(get_args(to_client.AnyServerMessage)), pages()) == set()


def test_every_act_of_a_live_desk_is_done_by_a_page() -> None:
    acts = tags(get_args(AnyDeskCommand)) - {"lapse"}  # calls lapse by the clock
    assert len(acts) > 30 and unsaid(acts, pages()) == set()


def test_every_route_is_asked_for_by_a_page_or_is_for_programs() -> None:
    addresses = asked(pages())
    idle = {one for one in routes() if not any(reaches(address, one.split(" ")[1]) for address in addresses)}
    assert idle - FOR_PROGRAMS.keys() == set(), "a page asks for it, or it stands here with whom it is for"
    assert FOR_PROGRAMS.keys() <= idle, "a reason that nothing needs any more"


def test_every_act_of_staff_and_of_hosts_is_checked_where_something_is_done() -> None:
    acts = set[str]()
    for kind in ("TableAct", "PlayerAct", "MoneyAct", "RoomAct", "Reading", "HostAct"):
        acts |= set(get_args(getattr(permissions, kind)))
    files = [path for path in SOURCE.rglob("*.py") if path != Path(permissions.__file__)]
    source = "\n".join(path.read_text("utf-8") for path in files)
    assert unsaid(acts, source) == set(), "an act that nobody can do"


def test_what_waits_for_a_live_room_is_named_and_is_nothing_else() -> None:
    assert LIVE_ONLY.keys() == {"stacks_in_play", "bet_with_bounty_chip"}


def test_what_counts_as_a_door() -> None:
    assert unused_outside("tournament", {"ChangeFee", "NobodyAsksThis"}) == {"NobodyAsksThis"}
    assert unsaid({"ping", "pong"}, 'send({ type: "ping" }) // pong') == {"pong"}
    text = 'call("POST", `${desk(tournament)}/players/${part(player)}/move`, "/api/me?x=1")'
    assert asked(text) == {"/api/staff/tournaments/{}/players/{}/move", "/api/me"}
    assert reaches("/api/a/{}", "/api/a/{}") and reaches("/api/a/{}", "/api/a/close")
    assert not reaches("/api/a", "/api/a/{}") and not reaches("/api/b/{}", "/api/a/{}")
