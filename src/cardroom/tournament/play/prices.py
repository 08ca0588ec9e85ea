"""What a player brings for an entry or for chips, in its parts."""

from cardroom.rules import Refused, Rulebook
from cardroom.tournament.cancelling.situation import Bought
from cardroom.tournament.play.commands import Rebuy, Register, TakeAddOn
from cardroom.tournament.prizes.fees import chips_for
from cardroom.tournament.terms import TournamentTerms


def entry_of(terms: TournamentTerms, book: Rulebook, wish: Register) -> tuple[Bought, int]:
    """What an entry costs and how many chips it gives. Refuses "bad-buy-in": another amount than the tournament's, or
    one that is not between its least and its most.
    """
    ticket, fee = "", terms.fee
    if wish.ticket is not None:
        ticket = wish.ticket.id
        over = wish.ticket.cents - terms.buy_in - terms.bounty
        # A ticket to this very tournament pays its entry whatever the fee has become since.
        fee = over if wish.ticket.target == terms.id and over >= 0 and not terms.most_buy_in else fee
    if terms.most_buy_in and book.prizes is not None:
        paid = wish.pool_cents or terms.buy_in
        chips, _ = chips_for(book.prizes, terms.stack, terms.buy_in, terms.most_buy_in, paid)
        return Bought(paid, fee, terms.bounty, ticket), chips
    if wish.pool_cents not in (0, terms.buy_in):
        clauses = book.prizes.fee_shown.clauses if book.prizes else ()
        raise Refused("bad-buy-in", f"The buy-in here is {terms.buy_in}.", clauses, {"least": terms.buy_in})
    return Bought(terms.buy_in, fee, terms.bounty, ticket), terms.stack


def rebuy_of(terms: TournamentTerms) -> Bought:
    """What a rebuy costs."""
    return Bought(terms.rebuys.price, terms.rebuys.fee) if terms.rebuys is not None else Bought(0, 0)


def add_on_of(terms: TournamentTerms) -> Bought:
    """What the add-on costs."""
    return Bought(terms.add_on.price, terms.add_on.fee) if terms.add_on is not None else Bought(0, 0)


def price_of(terms: TournamentTerms, book: Rulebook, wish: object) -> int:
    """What a wish costs in cents, to be brought with it; nothing for an entry that a ticket pays. Refuses "bad-buy-in".
    """
    if isinstance(wish, Register):
        return 0 if wish.ticket is not None else entry_of(terms, book, wish)[0].whole
    if isinstance(wish, Rebuy):
        return rebuy_of(terms).whole
    return add_on_of(terms).whole if isinstance(wish, TakeAddOn) else 0
