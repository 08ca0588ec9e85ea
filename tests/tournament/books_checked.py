"""The money of a tournament counted again when it is over: movements, pool and prices, as a bookkeeper would."""

from __future__ import annotations

from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal

from cardroom.bots.bot_tournament import BotTournament
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.results import HouseKept, HousePaid, Paid, TakenBack, TicketWon


def check_money(tournament: BotTournament) -> None:
    """Every cent that came in went out once, by a movement with its reason; prizes are the pool."""
    money = tournament.tournament.state.money
    assert money.escrow == money.fees == 0, "nothing is left"
    brought = sum(
        one.whole for entrant in tournament.tournament.state.entrants.values() for one in entrant.bought
    )
    house = sum(one.cents for one in tournament.money if isinstance(one, HousePaid))
    kept = sum(one.cents for one in tournament.money if isinstance(one, HouseKept))
    prizes = sum(one.prize for one in tournament.finished)
    beside = sum(one.cents for one in tournament.money if isinstance(one, Paid) and one.why != "entry_back")
    back = sum(one.cents for one in tournament.money if isinstance(one, TakenBack))
    assert brought + house + back == kept + prizes + beside
    risen = sum(one.cents for one in tournament.money if isinstance(one, Paid) and one.why == "risen") - back
    risen += sum(
        one.cents for one in tournament.money if isinstance(one, HouseKept) and one.why == "unassigned"
    )
    special = sum(one.cents for one in tournament.money if isinstance(one, Paid) and one.why == "special")
    agreed = sum(one.cents for one in tournament.money if isinstance(one, Paid) and one.why == "deal")
    carried = sum(
        one.cents for one in tournament.money if isinstance(one, HouseKept) and one.why == "carried"
    )
    added = sum(one.cents for one in tournament.money if isinstance(one, HousePaid))
    drawn = sum(one.cents for one in tournament.money if isinstance(one, HouseKept) and one.why == "drawn")
    tables = sum(one.cents for one in tournament.money if isinstance(one, Paid) and one.why == "table")
    assert (
        prizes + risen + special + agreed + carried + tables == money.total == money.collected + added - drawn
    )
    assert money.total >= tournament.terms.guarantee
    heads = sum(
        one.bounty for entrant in tournament.tournament.state.entrants.values() for one in entrant.bought
    )
    assert heads == sum(
        one.cents for one in tournament.money if isinstance(one, Paid) and one.why == "bounty"
    )
    tickets = [one for one in tournament.money if isinstance(one, TicketWon)]
    assert [(one.player, one.cents) for one in tickets] == [
        (one.player, one.ticket) for one in tournament.finished if one.ticket
    ]


def staff_part(part: StaffPart | None, pool: int, fee: int) -> int:
    """The staff's part of one price, as a bookkeeper would work it out."""
    if part is None:
        return 0
    exact = Decimal(fee if part.of == "fee" else pool) * part.basis_points / 10_000
    whole = int(exact.to_integral_value(ROUND_FLOOR if part.odd_cent == "house" else ROUND_CEILING))
    return min(whole, fee) if part.stands == "within_fee" else whole


def check_books(tournament: BotTournament) -> None:
    """The pool from entries and prices alone, as a bookkeeper would work it out; of the rest the house has its fees,
    and what a guarantee lacks is money of the house.
    """
    state, terms, rules = tournament.tournament.state, tournament.terms, tournament.book.prizes
    if terms.hexapro or terms.most_buy_in or rules is None:
        return
    sold = (
        sum(one.entries for one in state.entrants.values()),
        sum(one.rebuys for one in state.entrants.values()),
    )
    taken = sum(one.add_on for one in state.entrants.values())
    rebuy = (terms.rebuys.price, terms.rebuys.fee) if terms.rebuys is not None else (0, 0)
    add_on = (terms.add_on.price, terms.add_on.fee) if terms.add_on is not None else (0, 0)
    paid_in = sold[0] * terms.buy_in + sold[1] * rebuy[0] + taken * add_on[0]
    items = ((sold[0], terms.buy_in, terms.fee), (sold[1], *rebuy), (taken, *add_on))
    staff = sum(number * staff_part(terms.staff, pool, fee) for number, pool, fee in items)
    within = terms.staff is not None and terms.staff.stands == "within_fee"
    fees = sum(number * fee for number, _, fee in items) - (staff if within else 0)
    kept = paid_in - paid_in * rules.pool_share.value // 10_000
    pool = max(terms.guarantee, paid_in - kept + terms.added)

    def house(kind: type[HousePaid] | type[HouseKept], why: str) -> int:
        return sum(one.cents for one in tournament.money if isinstance(one, kind) and one.why == why)

    assert state.money.total == pool, "the pool is what entries and prices make it"
    assert house(HousePaid, "overlay") == pool - (paid_in - kept + terms.added)
    assert house(HousePaid, "added") == terms.added
    assert (house(HouseKept, "fee"), house(HouseKept, "share")) == (fees, kept)
    assert house(HouseKept, "staff") == staff, "the staff have their part of each price, whole cents of each"
    assert house(HouseKept, "carried") == pool * terms.carried // 10_000
