"""`cardroom` with a planted fault, which the checks of a cluster must find: `planted_process.py serve ...`.

A process that comes back to the bus answers questions there, and hears nothing else.
"""

from __future__ import annotations

from nats.aio.client import Client

from cardroom.bus.nats_bus import NatsBus
from cardroom.bus.nats_connection import until_known
from cardroom.cli.main import app


async def without_subscriptions(self: NatsBus, client: Client) -> None:
    """As `NatsBus._begin_all`, but for what was subscribed before."""
    for answerer, at in tuple(self._answerers.items()):
        if at is None or at._conn is not client:
            await self._begin_answering(client, answerer)
    await until_known(client)


if __name__ == "__main__":
    NatsBus._begin_all = without_subscriptions  # type: ignore[method-assign]  # the planted fault
    app(prog_name="cardroom")
