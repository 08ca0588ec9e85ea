"""Who holds which stream under which epoch, looked at again and again while the room plays and is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from cardroom.store.postgres.address import Address
from cardroom.testing.postgres import PostgresServer

LOOK_SECONDS = 0.5
_QUERY = "SELECT stream, holder, epoch, seq FROM room.fences"


class Fence(NamedTuple):
    """A row of `fences`."""

    stream: str
    holder: str
    epoch: int
    seq: int


@dataclass
class FencesSeen:
    """Every stream as it was last seen; `handed_over` is how often one was seen with a new holder."""

    last: dict[str, Fence] = field(default_factory=dict)
    looks: int = 0
    handed_over: int = 0

    def see(self, found: Iterable[Fence]) -> None:
        """Compare with the look before: epochs and ends only grow, and a new holder has a new epoch."""
        self.looks += 1
        for now in found:
            was = self.last.get(now.stream, now)
            assert now.epoch >= was.epoch, f"an epoch fell: {was}, {now}"
            assert now.seq >= was.seq, f"a stream got shorter: {was}, {now}"
            if now.holder != was.holder:
                assert now.epoch > was.epoch, f"two holders under one epoch: {was}, {now}"
                self.handed_over += 1
            self.last[now.stream] = now

    async def look_on(self, server: PostgresServer, address: Address) -> None:
        """Look until cancelled; a server that is away is asked again."""
        while True:
            try:
                told = await asyncio.to_thread(server.run, _QUERY, address.url)
            except RuntimeError:
                told = ""
            if told:
                rows = [line.split("|") for line in told.splitlines()]
                self.see([Fence(stream, holder, int(epoch), int(seq)) for stream, holder, epoch, seq in rows])
            await asyncio.sleep(LOOK_SECONDS)
