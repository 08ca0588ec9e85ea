"""A ticket, and whether it pays an entry."""

from collections.abc import Container

import msgspec

from cardroom.rules.decisions import Prizes
from cardroom.rules.refused import Refused
from cardroom.tournament.prizes.satellite import may_use


class Ticket(msgspec.Struct, frozen=True):
    """An entry worth ``cents``, with its fee, that ``owner`` has won: to the tournament ``target`` ("": to any that
    costs so much), until ``until_ms`` (None: without an end).
    """

    id: str
    owner: str
    cents: int
    target: str = ""
    until_ms: int | None = None


def check_ticket(
    rules: Prizes, ticket: Ticket, player: str, tournament: str, price: int, used: Container[str], now_ms: int
) -> None:
    """Refuse a ticket that does not pay this entry: "ticket-not-yours", "ticket-used", "ticket-expired",
    "ticket-elsewhere" (for another tournament, or not worth its price).
    """
    may_use(rules, ticket.owner, player)
    clauses = rules.ticket_use.clauses
    if ticket.id in used:
        raise Refused("ticket-used", "This ticket has been used.", clauses, {"ticket": ticket.id})
    if ticket.until_ms is not None and now_ms >= ticket.until_ms:
        raise Refused("ticket-expired", "This ticket is not valid any more.", clauses, {"until_ms": ticket.until_ms})
    if ticket.target not in ("", tournament) or ticket.cents != price:
        words = f"This ticket is worth {ticket.cents} and does not pay the {price} of this tournament."
        raise Refused("ticket-elsewhere", words, clauses, {"price": price, "worth": ticket.cents})
