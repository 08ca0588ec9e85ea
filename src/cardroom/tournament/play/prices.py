"""The price of an entry or of chips, in parts: amounts shown, offered, charged and refunded are made of these alone."""

from dataclasses import replace
from typing import Literal

from cardroom.rules import Refused, Rulebook
from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.play.tournament_commands import Rebuy, Register, TakeAddOn
from cardroom.tournament.prizes.fees import StaffPart, chips_for
from cardroom.tournament.tournament_terms import TournamentTerms

Sale = Literal["entry", "re_entry", "rebuy", "add_on"]
"""The items a tournament sells."""


def sale_of(terms: TournamentTerms, sale: Sale) -> Bought:
    """The announced price: for an entry the lowest, where players choose how much they pay into the pool.

    Zero for an item that the tournament does not sell.
    """
    chips = {"rebuy": terms.rebuys, "add_on": terms.add_on}.get(sale)
    bought = Bought(terms.buy_in, terms.fee, terms.bounty)
    if sale in ("rebuy", "add_on"):
        bought = Bought(chips.price, chips.fee) if chips is not None else Bought(0, 0)
    return with_staff(terms.staff, bought)


def with_staff(rules: StaffPart | None, bought: Bought) -> Bought:
    """A price with the staff's part told: its fee has the part in it, whether it was within or is paid beside."""
    if rules is None:
        return bought
    part = rules.cents(bought.pool, bought.fee)
    more = part if rules.stands == "beside_fee" else 0
    return replace(bought, fee=bought.fee + more, staff=part)


def dearest_entry(terms: TournamentTerms) -> Bought:
    """An entry at the highest amount that players may pay into the pool."""
    return replace(sale_of(terms, "entry"), pool=max(terms.buy_in, terms.most_buy_in))


def entry_of(terms: TournamentTerms, book: Rulebook, wish: Register, level: int = 0) -> tuple[Bought, int]:
    """The price of an entry in a level (0: before the start), and the chips it gives.

    Refuses "bad-buy-in": an amount other than the tournament's, or one that is not between its least and its most.
    """
    least, stack = sale_of(terms, "entry"), terms.entry_chips(level)
    if wish.ticket is not None:
        over = wish.ticket.cents - least.pool - least.bounty
        # A ticket to this very tournament pays its entry whatever the fee has become since.
        fee = over if wish.ticket.target == terms.id and over >= 0 and not terms.most_buy_in else least.fee
        staff = terms.staff.within(least.pool, fee) if terms.staff is not None else 0
        least = replace(least, fee=fee, ticket=wish.ticket.id, staff=staff)
    if terms.most_buy_in and book.prizes is not None:
        paid = wish.pool_cents or terms.buy_in
        chips, _ = chips_for(book.prizes, stack, terms.buy_in, terms.most_buy_in, paid)
        return replace(least, pool=paid), chips
    if wish.pool_cents not in (0, terms.buy_in):
        clauses = book.prizes.fee_shown.clauses if book.prizes else ()
        raise Refused("bad-buy-in", f"The buy-in here is {terms.buy_in}.", clauses, {"least": terms.buy_in})
    return least, stack


def price_of(terms: TournamentTerms, book: Rulebook, wish: object) -> int:
    """The price of a wish in cents, to be paid with it; 0 for an entry that a ticket pays. Refuses "bad-buy-in"."""
    if isinstance(wish, Register):
        return 0 if wish.ticket is not None else entry_of(terms, book, wish)[0].whole
    if isinstance(wish, Rebuy):
        return sale_of(terms, "rebuy").whole
    return sale_of(terms, "add_on").whole if isinstance(wish, TakeAddOn) else 0
