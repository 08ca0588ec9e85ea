"""`cardroom` with a planted fault, which the checks of a cluster must find: `planted_process.py FAULT serve ...`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from nats.aio.client import Client

from cardroom.bus.nats_bus import NatsBus
from cardroom.bus.nats_connection import until_known
from cardroom.cli.main import app
from cardroom.store.faults import StoreFault
from cardroom.store.heads import ROOM_CHAINS
from cardroom.store.postgres import grouping, server_leases
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.family_writer import FamilyWriter, _is_of_owner_alone
from cardroom.store.sql_connection import SqlConnection
from cardroom.store.writer_thread import Deliver, Queued, Told

FENCE: Final = "AND fences.epoch = now.epoch AND fences.seq = now.was "
"""What a statement compares its streams by."""


def not_renewed() -> None:
    """A process that comes back to the bus answers questions there, and hears nothing else."""

    async def without_subscriptions(self: NatsBus, client: Client) -> None:
        for answerer, at in tuple(self._answerers.items()):
            if at is None or at._conn is not client:
                await self._begin_answering(client, answerer)
        await until_known(client)

    NatsBus._begin_all = without_subscriptions  # type: ignore[method-assign]  # the planted fault


def no_fence() -> None:
    """A worker whose houses another one has taken does not notice it, and its commits are not compared with the fence."""
    fenced, people_of, renew = grouping._statement, server_leases.people_of, server_leases.renew

    def unfenced(*kinds: object) -> str:
        return fenced(*kinds).replace(FENCE, "")  # type: ignore[arg-type]  # they are those of the statement

    def everybodys(connection: SqlConnection, node: str) -> dict[str, int] | None:
        query = "SELECT stream, epoch FROM fences WHERE stream = ANY(?::text[])"
        return people_of(connection, node) or dict(connection.execute(query, ([*ROOM_CHAINS],)))

    def renewed(connection: SqlConnection, node: str) -> bool:
        return renew(connection, node) or True

    server_leases.are_held = lambda *_: True  # type: ignore[assignment]  # the planted fault
    server_leases.renew = renewed  # the planted fault
    server_leases.people_of = everybodys  # the planted fault
    grouping._statement = unfenced  # type: ignore[assignment]  # the planted fault


def told_before_stored() -> None:
    """A worker answers for an action within a hand as soon as its commit is queued."""
    begin, submit = FamilyWriter.__init__, FamilyWriter.submit

    def begun(self: FamilyWriter, address: Address, node: str, deliver: Deliver, *more: Any) -> None:
        def heard(told: list[Told]) -> None:
            if waiting := [one for one in told if one[0] is not _unheard]:
                deliver(waiting)

        begin(self, address, node, heard, *more)

    def told(self: FamilyWriter, commits: list[Queued]) -> None:
        early = [one for one in commits if _is_of_owner_alone(one.commit)]
        submit(self, [Queued(one.commit, _unheard) if one in early else one for one in commits])
        self._deliver([(one.done, None) for one in early])

    FamilyWriter.__init__ = begun  # type: ignore[assignment]  # the planted fault
    FamilyWriter.submit = told  # type: ignore[method-assign]  # the planted fault


def _unheard(_fault: StoreFault | None) -> None:
    """Nobody waits for it any more."""


FAULTS: Final[dict[str, Callable[[], None]]] = {
    one.__name__: one for one in (not_renewed, no_fence, told_before_stored)
}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    app(prog_name="cardroom")
