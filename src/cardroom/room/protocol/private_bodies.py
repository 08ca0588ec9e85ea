"""The bodies of private games: opening one, coming to one, and what the host does there."""

from typing import Annotated, Literal

import msgspec

from cardroom.room.protocol.bodies import MOST, WithReason
from cardroom.rules.adjusting import Value

Link = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""The secret of an invitation link: what follows its "#"."""
NAME = r"^(\w+([ .\-]\w+)*)?(?![\s\S])"
REQUEST = r"^([0-9a-zA-Z\-]{32,64})?(?![\s\S])"
GuestName = Annotated[str, msgspec.Meta(max_length=20, pattern=NAME)]
"""As a player's name, but one letter will do; "" for who has an account."""
GameName = Annotated[str, msgspec.Meta(max_length=30, pattern=NAME)]
Cents = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class NewPrivateGame(msgspec.Struct, forbid_unknown_fields=True):
    """A private game to be opened, at a stake of the lobby (``pool``) or one adjusted from it.

    ``amounts`` are those of the stake by name, ``decisions`` those of the rulebook by "section.name"; what is left out
    stays as the house has it. ``name`` is what the game is called, "" for the host's name.
    """

    pool: Annotated[str, msgspec.Meta(max_length=200)]
    money: Literal["play", "settle_up"] = "play"
    name: GameName = ""
    amounts: Annotated[dict[str, Cents], msgspec.Meta(max_length=20)] = {}
    decisions: Annotated[dict[str, Value], msgspec.Meta(max_length=100)] = {}


class ByLink(msgspec.Struct, forbid_unknown_fields=True):
    """The game that a link invites to."""

    link: Link


class EnterByLink(ByLink):
    """Coming in by a link; ``name`` is what a guest is to be called, and counts for nobody with an account. ``request``
    is a secret of the browser's own making: should the answer be lost, asking again with it is the same guest.
    """

    name: GuestName = ""
    request: Annotated[str, msgspec.Meta(max_length=64, pattern=REQUEST)] = ""


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """A seat for so many chips; 0: as many as the game takes."""

    buy_in: Cents = 0


class AboutGuest(WithReason):
    """Whom a host removes, lets back or makes host, and why."""

    player: Annotated[str, msgspec.Meta(max_length=64)]
