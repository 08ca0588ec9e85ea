"""A player's own part in tournaments: the seat, chips on offer, tickets."""

import msgspec

from cardroom.room.protocol.tournament_views import PlaceThere, Purchase


class ChipsOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chips offered to you, until ``until_ms`` (0: as long as the sale lasts); the price as in `ChipsOnSale`."""

    kind: Purchase
    chips: int
    price: int
    bounty: int = 0
    fee: int = 0
    until_ms: int = 0
    staff: int = 0


class YouThere(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is yours in a tournament. ``may_deal``: you may propose a deal on the prizes now. ``way_out``: staff have
    changed the terms since you entered, and you may withdraw until it begins. At a live tournament ``table_number`` and
    ``seat`` are where you sit, or where you are to go (``awaited``), and ``penalty_hands`` or ``penalty_until_ms`` what is
    left of a penalty; the table there is ``filmed``. ``receipts`` are the numbers of yours there that were not repaid.
    """

    state: PlaceThere
    table: str = ""
    chips: int = 0
    rank: int = 0
    place: int = 0
    prize: int = 0
    worth: int = -1
    offer: ChipsOffer | None = None
    may_deal: bool = False
    way_out: bool = False
    table_number: int = 0
    seat: int = 0
    awaited: bool = False
    penalty_hands: int = 0
    penalty_until_ms: int = 0
    filmed: bool = False
    receipts: tuple[int, ...] = ()


class OwnTicket(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ticket of yours that is worth an entry of so many cents: to ``target``, called ``name``, or ("") to any
    tournament of the house that costs as much. ``until_ms`` is when it is valid no longer, 0: without an end.
    """

    ticket: str
    cents: int
    house: str
    target: str = ""
    name: str = ""
    until_ms: int = 0


class MyTournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament that you have entered and that is not over for you."""

    tournament: str
    name: str
    house: str
    state: PlaceThere
    starts_ms: int = 0
    table: str = ""
    offer: ChipsOffer | None = None
