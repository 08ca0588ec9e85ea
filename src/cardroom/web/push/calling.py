"""Starting push messages of a room to people whose page is closed."""

from __future__ import annotations

import asyncio
import ssl

from cardroom.room.notices.key import private_key
from cardroom.room.room import Room
from cardroom.web.push.courier import PushCourier
from cardroom.web.push.reaching import AddressCheck, is_public
from cardroom.web.push.sealing import PushIdentity


async def begin_calling(
    room: Room, contact: str, may_reach: AddressCheck = is_public, trusted: ssl.SSLContext | None = None
) -> PushCourier | None:
    """Give a room its courier, whom the caller closes; None where the operator named no contact."""
    if not contact:
        return None
    services = room.services
    key = await private_key(services.store, services.outbox, services.clock, services.entropy)
    room.push.courier = courier = PushCourier(
        PushIdentity(key, contact), asyncio.get_running_loop(), may_reach, trusted
    )
    return courier
