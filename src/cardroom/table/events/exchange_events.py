"""Facts of cards given up and exchanged, as everyone may know them: how many, and from which places of the deck."""

from cardroom.table.events.base import Event
from cardroom.table.values.kinds import Automatic


class Discarded(Event, frozen=True):
    """A seat put ``count`` own cards face down into the muck; ``to_draw`` when new ones come for them."""

    seat: int
    count: int
    places: tuple[int, ...]
    to_draw: bool = False
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class StoodPat(Event, frozen=True):
    """A seat exchanged nothing."""

    seat: int
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class Drew(Event, frozen=True):
    """A seat got ``count`` new cards face down."""

    seat: int
    count: int
    places: tuple[int, ...]


class OfferedUp(Event, frozen=True):
    """A seat that exchanges one card is offered this one, face up."""

    seat: int
    card: str
    place: int


class OfferAccepted(Event, frozen=True):
    """The seat keeps the card it was offered; it goes on lying face up."""

    seat: int
    card: str
    place: int
    automatic: Automatic = ""
    clauses: tuple[str, ...] = ()


class OfferRefused(Event, frozen=True):
    """The seat did not want the card it was offered and gets one face down in its place."""

    seat: int
    card: str
    place: int
