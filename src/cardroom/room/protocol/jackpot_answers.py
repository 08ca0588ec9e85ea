"""The jackpots of a room, as its page shows them. What hits one and how it is shared stands in the house's rulebook."""

import msgspec


class JackpotPayment(msgspec.Struct, frozen=True):
    """A jackpot that was hit and paid at ``table``: ``total`` of the ``fund`` as it was, shared by so many ``players``."""

    at_ms: int
    table: str
    category: int
    fund: int
    total: int
    players: int


class JackpotBody(msgspec.Struct, frozen=True):
    """The jackpot of a house: what lies in its ``fund``, from which a hit is paid. ``collected`` is what hands paid since
    the last gaming day ended; it joins the fund when this one does. ``paid`` are the last hits, the newest first.
    """

    house: str
    fund: int
    collected: int
    paid: tuple[JackpotPayment, ...]


class AllJackpots(msgspec.Struct, frozen=True):
    """The jackpots of this room's houses, in the order of the houses."""

    jackpots: tuple[JackpotBody, ...]
