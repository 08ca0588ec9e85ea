"""`cardroom role`: make a player a member of staff, or take that back."""

import asyncio
import time
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import fail
from cardroom.cli.serve import DEFAULT_DATA, DataOption, StoreOption, place_or_fail

if TYPE_CHECKING:
    from cardroom.store.places import Place


class Role(StrEnum):
    """What a person may do in the room."""

    player = "player"
    floor = "floor"
    cashier = "cashier"
    admin = "admin"


def role(
    name: Annotated[str, typer.Argument(help="The player's name, as signed up.")],
    new: Annotated[Role, typer.Argument(metavar="ROLE", help="player, floor, cashier or admin.")],
    data: DataOption = DEFAULT_DATA,
    store: StoreOption = "",
) -> None:
    """Give a player a role, such as the first admin's. The person has signed up in the browser; the room is stopped.

    While the room runs, an admin gives roles on the staff page.
    """
    from cardroom.store.faults import StoreFault

    try:
        asyncio.run(_give(place_or_fail(data, store), name, new))
    except StoreFault as fault:
        fail(fault.message)
    typer.echo(f"{name} is {new.value} from the next start of the room on.")


async def _give(place: "Place", name: str, new: Role) -> None:
    from cardroom.store.places import has_room, open_place
    from cardroom.store.rows import CloseSessionsOf, Commit, LogRecord, SetRole

    if not has_room(place):
        fail(f"{place}: there is no room in this {'folder' if isinstance(place, Path) else 'database'}")
    store = open_place(place, asyncio.get_running_loop())
    try:
        player = await store.read(lambda reader: reader.player_named(name))
        if player is None:
            fail(f"{place}: nobody called {name!r} has signed up")
        now_ms = time.time_ns() // 1_000_000
        log = LogRecord(now_ms, "operator", "set_role", player.id, "command line", {"role": new.value})
        # A session opened with the old role must not carry the new one.
        changes = (SetRole(player.id, new.value), CloseSessionsOf(player.id))
        await store.commit(Commit(changes=changes, log=(log,)))
    finally:
        store.close()
