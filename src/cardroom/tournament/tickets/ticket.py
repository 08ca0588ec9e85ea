"""A ticket, and whether it pays an entry."""

from collections.abc import Container

import msgspec

from cardroom.rules.decisions import Prizes
from cardroom.rules.refused import Refused
from cardroom.tournament.prizes.satellite import may_use


class Ticket(msgspec.Struct, frozen=True):
    """An entry worth ``cents``, with its fee, that ``owner`` has won.

    It is for the tournament ``target`` ("": any of the ``house`` that costs as much), until ``until_ms`` (None: without
    an end). ``won_in`` is the tournament it was won in. ``returned``: its owner has entered by it and withdrawn.
    """

    id: str
    owner: str
    cents: int
    target: str = ""
    until_ms: int | None = None
    house: str = ""
    won_in: str = ""
    returned: bool = False


def check_ticket(
    rules: Prizes,
    ticket: Ticket,
    player: str,
    tournament: str,
    price: int,
    used: Container[str],
    now_ms: int,
    house: str = "",
) -> None:
    """Refuse a ticket that does not pay this entry: "ticket-not-yours", "ticket-used", "ticket-expired",
    "ticket-elsewhere" (for another tournament, of another house, or not worth its price).
    """
    may_use(rules, ticket.owner, player)
    clauses = rules.ticket_use.clauses
    if ticket.id in used:
        raise Refused("ticket-used", "This ticket has been used.", clauses, {"ticket": ticket.id})
    if ticket.until_ms is not None and now_ms >= ticket.until_ms:
        raise Refused(
            "ticket-expired", "This ticket is not valid any more.", clauses, {"until_ms": ticket.until_ms}
        )
    is_for_it = ticket.target in ("", tournament) and ticket.house in ("", house)
    if not is_for_it or ticket.cents != price:
        words = f"This ticket is worth {ticket.cents} and does not pay the {price} of this tournament."
        raise Refused("ticket-elsewhere", words, clauses, {"price": price, "worth": ticket.cents})
