"""The use of a tournament's money, as its page shows it from the announcement on."""

from collections.abc import Iterator
from typing import Final

from cardroom.room.protocol.tournament_views import MoneyTerms, PlacesPaid, SpecialPrizeRow
from cardroom.tournament.play.tournament import Tournament

FIELDS: Final = (5, 10, 20, 50, 100, 200)
"""The field sizes for which the page shows how many finishes are paid, as far as so many may enter."""


def money_terms(tournament: Tournament) -> MoneyTerms | None:
    """Shares, special prizes, money carried on, how bounties are split, and in which units prizes are paid."""
    terms, prizes, bounties = tournament.terms, tournament.book.prizes, tournament.book.bounties
    if prizes is None or terms.hexapro:
        return None
    progressive = bounties is not None and terms.bounty > 0 and terms.progressive
    by_ladder = not (terms.even_prizes or terms.payouts or terms.ticket)
    return MoneyTerms(
        pool_share=prizes.pool_share.value,
        special=tuple(
            [SpecialPrizeRow(one.feat, one.cents, one.basis_points, one.chips) for one in terms.special]
        ),
        carried=terms.carried,
        takes_carried=terms.takes_carried,
        bounty_left=bounties.progressive_left.value if bounties is not None and progressive else 0,
        bounty_chip=terms.bounty_chip if terms.bounty else 0,
        re_entries_per_entry=prizes.re_entries_per_entry.value if terms.re_entries else 0,
        prize_unit=prizes.prize_unit_cents.value if by_ladder else 0,
        paid_places=tuple(_places(tournament)) if by_ladder else (),
    )


def _places(tournament: Tournament) -> Iterator[PlacesPaid]:
    """How many finishes are paid for possible field sizes, so that nobody enters for a prize the pool cannot pay."""
    terms = tournament.terms
    full = min(terms.most or FIELDS[-1], FIELDS[-1])
    for entries in sorted({*[one for one in FIELDS if max(terms.players, 2) <= one <= full], max(full, 2)}):
        places, usual = tournament.places_foreseen(entries)
        yield PlacesPaid(entries, places, usual if places < usual else 0)
