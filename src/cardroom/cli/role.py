"""`cardroom role`: make a player a member of staff, or take that back; make the first one's account."""

import asyncio
import os
import time
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from cardroom.cli.output import fail
from cardroom.cli.room_addresses import DEFAULT_DATA, DataOption, StoreOption, place_or_fail
from cardroom.table.values.time_units import HOUR_MS

if TYPE_CHECKING:
    from cardroom.store.engines.store_location import AnyStore, Place

CODE_HOURS: Final = 24
"""How long the code of an account made here is good."""


class Role(StrEnum):
    """The role of a person in the room, which says what the person may do."""

    player = "player"
    dealer = "dealer"
    desk = "desk"
    director = "director"
    floor = "floor"
    cashier = "cashier"
    admin = "admin"


def role(
    name: Annotated[str, typer.Argument(help="The player's name, as signed up.")],
    new: Annotated[
        Role, typer.Argument(metavar="ROLE", help="player, dealer, desk, director, floor, cashier or admin.")
    ],
    data: DataOption = DEFAULT_DATA,
    store: StoreOption = "",
    create: Annotated[
        bool,
        typer.Option(
            "--create",
            help="Make the account, and print a code for its password: how a room without open "
            "sign-up gets its first admin.",
        ),
    ] = False,
) -> None:
    """Give a player a role, such as the first admin's. The person has signed up in the browser; the room is stopped.

    While the room runs, an admin gives roles on the staff page.
    """
    from cardroom.rules.refused import Refused
    from cardroom.store.faults import StoreFault

    code = ""
    try:
        place = place_or_fail(data, store)
        if create:
            code = asyncio.run(_make(place, name, new))
        else:
            asyncio.run(_give(place, name, new))
    except (StoreFault, Refused) as fault:
        fail(fault.message)
    typer.echo(f"{name} is {new.value} from the next start of the room on.")
    if code:
        typer.echo(
            f"Open /new-password on the room's page within {CODE_HOURS} hours and choose a password with the name and "
            f"this code. It is shown this once:\n\n    {code}\n"
        )


async def _give(place: "Place", name: str, new: Role) -> None:
    from cardroom.store.engines.store_location import check_sound, has_room, open_place
    from cardroom.store.people_rows import CloseSessionsOf, SetRole
    from cardroom.store.rows import Commit, LogRecord

    if not has_room(place):
        fail(f"{place}: there is no room in this {'folder' if isinstance(place, Path) else 'database'}")
    check_sound(
        place
    )  # nothing is written where a file is damaged or gone: a start says so before it is made anew
    store = open_place(place, asyncio.get_running_loop())
    try:
        player = await store.read(lambda reader: reader.player_named(name))
        if player is None:
            fail(f"{place}: nobody called {name!r} has signed up; --create makes the account")
        now_ms = await _now_ms(store)
        log = LogRecord(now_ms, "operator", "set_role", player.id, "command line", {"role": new.value})
        # A session opened with the old role must not carry the new one.
        changes = (SetRole(player.id, new.value), CloseSessionsOf(player.id))
        await store.commit(Commit(changes=changes, log=(log,)))
    finally:
        store.close()


async def _now_ms(store: "AnyStore") -> int:
    """Now, but not before the newest time in the store: the room's own time may be ahead of this machine's clock."""
    return max(time.time_ns() // 1_000_000, await store.read(lambda reader: reader.newest_ms()))


async def _make(place: "Place", name: str, new: Role) -> str:
    """Make an account that a code opens, in a room that need not be there yet; the code."""
    from cardroom.store.engines.store_location import check_sound, open_place

    check_sound(place)
    store = open_place(place, asyncio.get_running_loop())
    try:
        return await _made(store, name, new)
    finally:
        store.close()


async def _made(store: "AnyStore", name: str, new: Role) -> str:
    import msgspec

    from cardroom.room.accounts.passwords import NO_PASSWORD
    from cardroom.room.accounts.players import SIGNED_UP
    from cardroom.room.accounts.reset_codes import reset_hash
    from cardroom.room.identity.confusable_names import check_name, skeleton
    from cardroom.room.identity.naming import looks_stored
    from cardroom.room.identity.person import Flags
    from cardroom.room.protocol.account_bodies import PlayerName
    from cardroom.room.runtime.entropy import draw_code, draw_id
    from cardroom.store.people_rows import AddPlayer, PlayerRecord
    from cardroom.store.rows import Commit, LogRecord

    try:
        check_name(msgspec.convert(name, PlayerName), ())
    except msgspec.ValidationError:
        fail(
            f"{name!r} is no name: it has 3 to 20 letters or digits, with single spaces, dots or dashes between them"
        )
    if skeleton(name) in await store.read(looks_stored):
        fail(
            f"somebody called {name!r}, or what looks the same, has signed up; leave --create out to give a role"
        )
    code, now_ms = draw_code(os.urandom), await _now_ms(store)
    flags = Flags(reset_hash=reset_hash(code), reset_until_ms=now_ms + CODE_HOURS * HOUR_MS)
    made = PlayerRecord(
        draw_id(os.urandom, "p"), name, NO_PASSWORD, new.value, now_ms, flags=msgspec.to_builtins(flags)
    )
    log = (
        LogRecord(now_ms, "operator", SIGNED_UP, made.id, name, {}),
        LogRecord(now_ms, "operator", "set_role", made.id, "command line", {"role": new.value}),
    )
    await store.commit(Commit(changes=(AddPlayer(made),), log=log))
    return code
