"""A parent and its children on one simulated disk: chips go about between them, and come home in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Final

from cardroom.room.hosting.owner import Owner
from cardroom.store.rows import Commit, OpenHouse, OpenOwner
from tests.room.hosting.family import CHILDREN, CHIPS, CUP, HOUSE, KINDS, Begin, End, Move, Parent
from tests.simulation.simulated_node import SimulatedNode

MOVES: Final = 25
"""How many are asked for before all chips are called home."""


class SimulatedFamily:
    """See `Play`."""

    kinds = KINDS

    def opening(self) -> Commit:
        """See `Play`."""
        return Commit(changes=(OpenHouse(HOUSE), OpenOwner(CUP, "tournament", HOUSE)))

    def people(self, node: SimulatedNode, chance: Random) -> None:
        """See `Play`."""
        node.does(self._move(node, chance))

    async def _move(self, node: SimulatedNode, chance: Random) -> None:
        while True:
            await asyncio.sleep(chance.uniform(0, 4))
            host = node.hosts.get(CUP)
            if host is None or not isinstance(host.owner, Parent):
                continue
            if not host.owner.open:
                node.asks(CUP, Begin())
            elif host.owner.moves >= MOVES:
                if not host.owner.is_ending:
                    node.asks(CUP, End())
            else:
                for _ in range(chance.randint(1, 4)):
                    source, target = chance.sample(CHILDREN, 2)
                    node.asks(CUP, Move(source, target, chance.randrange(1, 60)))

    def is_over(self, node: SimulatedNode) -> bool:
        """See `Play`."""
        return node.is_begun and not list(node.hosts) and not node.store.waiting

    def faults(self, balances: Mapping[str, int], owners: Mapping[str, Owner]) -> list[str]:
        """See `Play`: every chip has come home."""
        parent = owners[CUP]
        assert isinstance(parent, Parent)
        home = CHIPS * len(CHILDREN)
        return [] if parent.carried == home else [f"{parent.carried} chips of {home} came home"]
