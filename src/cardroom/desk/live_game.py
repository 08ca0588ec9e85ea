"""What a house's rulebook says of one game at one stake, as a live table plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardroom.cash.buy_in_bounds import NO_MAXIMUM, BuyInBounds, Departure, entry, has_maximum
from cardroom.cash.table_terms import table_terms
from cardroom.games import OFFERED
from cardroom.rules import GameOffer, Refused, Rulebook, Stake


def pool_name(game: str, stake: str) -> str:
    """The name of a game at a stake, which is that of its list."""
    return f"{game}/{stake}"


@dataclass(frozen=True, slots=True)
class LiveGame:
    """A game at a stake; `book` is the house's, as this game is played. Amounts are in the smallest unit of money."""

    pool: str
    book: Rulebook
    offer: GameOffer
    stake: Stake
    seats: int
    most_seats: int

    def at_point(self, cents: int) -> LiveGame:
        """The game with a point of this value, as a table's players have set it (CH-6.OFC.11); 0: that of the stake."""
        if not cents or not self.stake.point_cents:
            return self
        return replace(self, stake=replace(self.stake, point_cents=cents))

    def departure(self, stack: int, at_ms: int, *, is_forced: bool, is_short: bool) -> Departure:
        """A departure from a table of this game with a stack."""
        return Departure(
            self.offer.family, self.stake.name, self.stake.unit_cents, stack, at_ms,
            has_maximum=has_maximum(self.book), is_forced=is_forced, short=is_short,
            counted_in=self.stake.counted_in,
        )  # fmt: skip

    def bounds(self, departures: Sequence[Departure], at_ms: int, changes: bool = False) -> BuyInBounds:
        """The buy-ins allowed to a player with these departures; `changes`: who changes tables of the own will."""
        unit = self.stake.unit_cents
        return entry(
            self.book, self.offer.family, self.stake.name, unit, departures, at_ms,
            sits_elsewhere=changes, counted_in=self.stake.counted_in,
        )  # fmt: skip

    @property
    def least(self) -> int:
        """The least buy-in."""
        return self.book.buy_in.minimum_big_blinds.value * self.stake.unit_cents

    @property
    def most(self) -> int:
        """The largest buy-in, 0 for none."""
        most = self.book.buy_in.maximum_big_blinds.value
        return most * self.stake.unit_cents if most < NO_MAXIMUM else 0


def live_game(book: Rulebook, pool: str) -> LiveGame:
    """The game of a pool. Refuses "no-such-pool" naming what the house offers."""
    game, _, stake = pool.partition("/")
    offer = book.games.get(game)
    known = next((one for one in offer.stakes if one.name == stake), None) if offer is not None else None
    if offer is None or known is None or not offer.offered:
        words = f"The house does not offer {pool!r}."
        raise Refused("no-such-pool", words, offer.stake_clauses if offer else (), {"pool": pool})
    own = book.for_game(game)
    terms = table_terms(own, game, stake, "", "")
    deals = [part.deal for part in offer.all_parts]
    most = own.seating.most_seats.value
    if len(deals) == 1:
        most = min(most, OFFERED[deals[0]].most_seated)
    return LiveGame(pool, own, offer, known, terms.seats, max(most, terms.seats))


def pools_of_book(book: Rulebook) -> list[str]:
    """All games at all stakes that the house offers, in the book's order."""
    return [
        pool_name(offer.id, stake.name)
        for offer in book.games.values()
        if offer.offered
        for stake in offer.stakes
    ]


def points_of(book: Rulebook) -> tuple[int, int]:
    """The smallest and the largest value of a point among the house's stakes; 0 and 0 where none is played for."""
    points = [
        stake.point_cents for offer in book.games.values() for stake in offer.stakes if stake.point_cents
    ]
    return (min(points), max(points)) if points else (0, 0)
