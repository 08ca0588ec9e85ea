"""`cardroom move-house`: a house from one worker to another while it is played at."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import fail, print_json
from cardroom.cli.room_addresses import BusSecretOption, bus_or_fail

if TYPE_CHECKING:
    from cardroom.bus.bus_address import BusAddress
    from cardroom.web.by_load.load_told import MoveAnswer, WorkerLoad

LISTEN_SECONDS = 2.5
"""How long the bus is listened to: each worker tells what it carries once a second."""
MOVE_SECONDS = 60.0
"""How long a move may take."""


def move_house(
    house: Annotated[str, typer.Argument(help="The house, by the id of its rulebook.")],
    to: Annotated[
        str,
        typer.Option(
            help="The worker that takes it, by its name or a part of it; without it the least loaded."
        ),
    ] = "",
    bus: Annotated[
        str,
        typer.Option(envvar="CARDROOM_BUS", help="The address of the workers' bus: nats://user@host:4222."),
    ] = "",
    bus_secret: BusSecretOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Move a house to another worker, in mid-hand.

    Players stay where they are. Both workers share houses by load (`cardroom serve --by-load`).

    What could not be done has changed nothing, and the reason is told: no worker of that name, a rulebook or a version of
    the program that the other does not have, tables that wait for staff, a store that takes nothing.
    """
    import asyncio

    from cardroom.bus.bus_protocol import BusUnusable

    address = bus_or_fail(bus, bus_secret)
    if address is None:
        fail("--bus: workers are asked over their bus, as nats://user@host:4222")
    try:
        source, target, answer = asyncio.run(_moved(address, house, to))
    except BusUnusable as fault:
        fail(str(fault))
    if answer.why:
        fail(f"{house} was not moved from {source} to {target}: {answer.why}")
    if json:
        print_json({"house": house, "source": source, "target": target, "ms": answer.ms})
    else:
        print(f"{house} moved from {source} to {target}; nobody had it for {answer.ms} ms.")


async def _moved(address: "BusAddress", house: str, to: str) -> "tuple[str, str, MoveAnswer]":
    import msgspec

    from cardroom.bus.bus_protocol import NotAnswered
    from cardroom.bus.embedded_bus import open_bus
    from cardroom.bus.nodes import EVERYBODY
    from cardroom.cli.doctor_nodes import why_unopened
    from cardroom.web.by_load.load_told import MoveAnswer, MoveAsked, asked_of, heard_loads

    connected = await open_bus(address, "cardroom move-house")
    try:
        await connected.subscribe(EVERYBODY)  # whoever is sealed is noticed, whatever they share
        loads = await heard_loads(connected, LISTEN_SECONDS)
        source, target = _named(loads, house, to, why_unopened(address, connected.state))
        data = msgspec.msgpack.encode(MoveAsked(house, target))
        try:
            answer = await connected.ask(asked_of(source, "move"), data, MOVE_SECONDS)
        except NotAnswered as fault:
            return (
                source,
                target,
                MoveAnswer(f"no answer ({fault.why}); `cardroom doctor --bus` tells who has it now"),
            )
        return source, target, msgspec.msgpack.decode(answer, type=MoveAnswer)
    finally:
        await connected.close()


def _named(loads: "list[WorkerLoad]", house: str, to: str, unopened: str) -> tuple[str, str]:
    """The worker that carries a house, and the one that is meant. Ends the command where there is none of either, and says
    what of the bus could not be opened.
    """
    from cardroom.web.by_load.placing import places_of

    names = ", ".join(one.node for one in loads) or "none"
    source = next((one for one in loads if house in one.houses), None)
    if source is None:
        carried = ", ".join(sorted({name for one in loads for name in one.houses})) or "none"
        fail(
            f"no worker that shares houses by load carries {house!r}; workers heard of: {names}; "
            f"houses: {carried}{unopened}"
        )
    others = [one for one in loads if one.node != source.node]
    if not to:
        place = places_of([house], [one.carrying(source) for one in others]).get(house)
        if place is None:
            fail(
                f"no other worker could take {house}: it needs the same room, version and rulebook; heard of: {names}"
            )
        return source.node, place
    found = [one.node for one in loads if to in one.node]
    if len(found) != 1:
        fail(
            f"--to {to}: {'no worker has' if not found else 'several workers have'} that in the name; heard of: {names}"
        )
    return source.node, found[0]
