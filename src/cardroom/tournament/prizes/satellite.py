"""The prizes of a satellite: tickets to another tournament, and a remainder too small for one more."""

from dataclasses import dataclass

from cardroom.rules.decisions import Prizes
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class Satellite:
    """`tickets` places get a ticket each, worth `price` cents; the next place gets `remainder` in money.

    The tournament ends as soon as no more players are left than there are tickets: all left get the same. If so few
    entered that everybody gets a ticket, the remainder is `undivided`: it belongs to the players in equal parts.
    """

    price: int
    tickets: int
    remainder: int
    undivided: int
    clauses: tuple[str, ...]


def satellite(rules: Prizes, price: int, pool: int, players: int) -> Satellite:
    """The prizes of a satellite with this pool, in tickets that cost `price` with their fee.

    Refuses "no-ticket-price", "too-few-players".
    """
    clauses = tuple(dict.fromkeys([*rules.satellite_prizes.clauses, *rules.satellite_remainder.clauses]))
    if price <= 0:
        raise Refused("no-ticket-price", "A satellite's tickets have a price.", clauses)
    if players < 1 or pool < 0:
        raise Refused("too-few-players", "A satellite pays at least one player out of its pool.", clauses)
    tickets = min(pool // price, players)
    left = pool - tickets * price
    if tickets == players:
        return Satellite(price, tickets, 0, left, clauses)
    return Satellite(price, tickets, left, 0, clauses)


def may_use(rules: Prizes, winner: str, player: str) -> None:
    """Refuse ("ticket-not-yours") a ticket that its winner must use in person."""
    if rules.ticket_use.value == "own_use_only" and winner != player:
        words = "An entry that was won is used by its winner alone."
        raise Refused("ticket-not-yours", words, rules.ticket_use.clauses)
