"""Money put on its way to an owner that is not asked to take it yet."""

from __future__ import annotations

import asyncio

from cardroom.room.hosting.funding import Fund, Funding, Sum, Target


async def put(funding: Funding, to: Target, brought: Sum) -> Fund:
    """The money, once it is on its way durably. Raises `Refused`."""
    fund: asyncio.Future[Fund] = asyncio.get_running_loop().create_future()
    funding.put(
        to, brought.player, brought.cents, brought.kind, fund.set_result, fund.set_exception, brought.source
    )
    return await fund
