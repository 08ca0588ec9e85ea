"""The pool of a running tournament and the prizes of its places, at present and once it is certain."""

from typing import NamedTuple

from cardroom.tournament.apportion import apportion
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.ordering import purchases_open
from cardroom.tournament.play.purse import house_keeps, house_pays
from cardroom.tournament.play.tournament_events import PrizesSettled
from cardroom.tournament.prizes.ladder import PARTS, counted_entries, ladder, ladder_parts, places_of
from cardroom.tournament.prizes.place_shares import prizes_of
from cardroom.tournament.prizes.prize_pool import PrizePool, pool_of
from cardroom.tournament.prizes.satellite import satellite


class PrizesNow(NamedTuple):
    """The prizes of the places for the entries so far; ``one_more`` are the prizes with another entry.

    ``one_more`` is empty where nobody enters any more. If the house announces no amounts yet (`in_money` False) both
    are parts of PARTS.
    """

    prizes: tuple[int, ...]
    one_more: tuple[int, ...]
    in_money: bool


def prizes_now(step: DecisionStep) -> PrizesNow:
    """The prizes as the house shows them: amounts at once, or when nobody can buy chips any more (CH-8.24)."""
    state, terms, rules = step.state, step.terms, step.book.prizes
    waits = rules is not None and rules.amounts_shown.value == "when_purchases_end" and purchases_open(step)
    in_money = not waits or terms.ticket > 0 or state.money.settled
    found = prizes(step) if in_money else _parts(step, _counted(step), prize_pool(step).to_places)
    if state.closed or terms.hexapro or state.phase == "over" or 0 < terms.most <= state.entries:
        return PrizesNow(found, (), in_money)
    entries, amount = _counted(step, 1), prize_pool(step, terms.buy_in).to_places
    if not in_money:
        return PrizesNow(found, _parts(step, entries, amount), in_money)
    key = entries, amount, amount, True
    if key not in step.ladders:
        step.ladders[key] = _prizes(step, entries, amount, 1)
    return PrizesNow(found, step.ladders[key], in_money)


def prize_pool(step: DecisionStep, more: int = 0) -> PrizePool:
    """The pool from the money paid in so far, and ``more`` cents."""
    terms, collected, drawn = step.terms, step.state.money.collected + more, step.state.drawn
    if drawn is not None:
        more, less = max(0, drawn.pool - collected), max(0, collected - drawn.pool)
        return PrizePool(collected, less, 0, more, 0, ())
    if step.book.prizes is None:
        return PrizePool(collected, 0, terms.added, 0, 0, ())
    bare = pool_of(step.book.prizes, collected, added=terms.added, guarantee=terms.guarantee)
    if sum(prize.cents for prize in terms.special) > bare.total:
        return bare  # (Before enough have entered; when it begins there are enough: its terms are checked.)
    return pool_of(
        step.book.prizes,
        collected,
        added=terms.added,
        guarantee=terms.guarantee,
        carried_basis_points=terms.carried,
        special=terms.special,
        tables_basis_points=terms.shootout.for_tables if terms.shootout is not None else 0,
    )


def pool(step: DecisionStep) -> int:
    """All prize money, in cents: of the entries so far, or for good."""
    return step.state.money.total if step.state.money.settled else prize_pool(step).total


def prizes(step: DecisionStep) -> tuple[int, ...]:
    """The prizes by place, for the entries so far; a ticket at its worth."""
    state = step.state
    if state.money.settled:
        return state.money.prizes
    if step.terms.hexapro:
        return ()  # not drawn yet
    entries, amount = _counted(step), prize_pool(step).to_places
    key = entries, amount, _stands_by(step, amount), True
    if key not in step.ladders:
        step.ladders[key] = _prizes(step, entries, amount)
    return step.ladders[key]


def _stands_by(step: DecisionStep, amount: int) -> int:
    """The pool by which places are counted.

    It is this one; where the house says so, no more than there was when entries closed.
    """
    rules, closing = step.book.prizes, step.state.money.closing
    is_final = rules is not None and rules.ladder_final.value == "when_registration_closes"
    return min(closing, amount) if is_final and closing else amount


def _counted(step: DecisionStep, more: int = 0) -> int:
    """How many entries the prizes go by, with ``more`` of them: two or more.

    Re-entries count as the house has announced.
    """
    players = len(step.state.entrants)
    if step.book.prizes is None:
        return max(step.state.entries + more, 2)
    return max(counted_entries(step.book.prizes, players + more, step.state.entries - players), 2)


def _prizes(step: DecisionStep, entries: int, amount: int, more: int = 0) -> tuple[int, ...]:
    terms, rules = step.terms, step.book.prizes
    if even := terms.even_prizes:
        return apportion(amount, [1] * even)
    if rules is None:
        return prizes_of(step.rules, entries, amount)
    if terms.ticket:
        found = satellite(rules, terms.ticket, amount, max(len(step.state.entrants) + more, 1))
        if found.undivided:
            return tuple([terms.ticket + one for one in apportion(found.undivided, [1] * found.tickets)])
        return (
            *[terms.ticket] * found.tickets,
            *([found.remainder] if found.remainder or not found.tickets else []),
        )
    payouts, stands_by = terms.payouts or step.rules.payouts.value, _stands_by(step, amount)
    return ladder(rules, payouts, entries, amount, own_table=bool(terms.payouts), stands_by=stands_by)


def _parts(step: DecisionStep, entries: int, amount: int) -> tuple[int, ...]:
    """The prizes of so many entries as parts of PARTS of this amount, for as many places as it pays."""
    terms, rules = step.terms, step.book.prizes
    assert rules is not None, "a house without prizes tells amounts at once"
    if even := terms.even_prizes:
        return apportion(PARTS, [1] * even)
    key = entries, amount, (counted := _stands_by(step, amount)), False
    if key not in step.ladders:
        payouts = terms.payouts or step.rules.payouts.value
        step.ladders[key] = ladder_parts(rules, payouts, entries, counted, own_table=bool(terms.payouts))
    return step.ladders[key]


def places_foreseen(step: DecisionStep, entries: int) -> tuple[int, int]:
    """How many places are paid for this many entries if nobody buys more, and how many a larger pool would pay.

    Refuses nothing: `entries` of two or more, in a house that pays by its ladder.
    """
    terms, rules = step.terms, step.book.prizes
    assert rules is not None, "asked of a house with prizes alone"
    amount = prize_pool(step, entries * terms.buy_in - step.state.money.collected).to_places
    payouts = terms.payouts or step.rules.payouts.value
    return places_of(rules, payouts, entries, amount, own_table=bool(terms.payouts))


def smallest_coin(step: DecisionStep) -> int:
    """The smallest amount that the house pays out where it divides money, in cents."""
    return step.book.prizes.shared_unit_cents.value if step.book.prizes is not None else 1


def paid_places(step: DecisionStep) -> int:
    """How many places are paid, for the entries so far."""
    return len(prizes(step))


def settle_prizes(step: DecisionStep) -> None:
    """Make the pool certain once nobody enters or buys any more.

    The house adds the shortfall to the guarantee, and money that is not for the places leaves the pool.
    """
    state = step.state
    if not (state.money.settled or not state.closed or state.cancelled or purchases_open(step)):
        settle_now(step)


def settle_now(step: DecisionStep) -> None:
    """Make the pool certain now."""
    money, rules, drawn = step.state.money, step.book.prizes, step.state.drawn
    found, ladder_found = prize_pool(step), drawn.prizes if drawn else prizes(step)
    money.settled, money.prizes, money.total = True, ladder_found, found.total
    money.special, money.tables = found.special, found.tables
    clauses = drawn.clauses if drawn else step.rules.payouts.clauses
    if drawn is not None:
        house_pays(step, found.overlay, "drawn", clauses)
        house_keeps(step, found.kept, "drawn", clauses)
    elif rules is not None:
        clauses = rules.ladder_final.clauses + rules.amounts_shown.clauses + rules.ladder_shape.clauses
        clauses += rules.guarantee.clauses if found.overlay else ()
        clauses += rules.special_prizes.clauses if found.special else ()
        house_pays(step, found.overlay, "overlay", rules.guarantee.clauses)
        house_keeps(step, found.kept, "share", rules.pool_share.clauses)
        house_keeps(step, found.carried, "carried", rules.carried_share.clauses)
    step.tell(
        PrizesSettled(found.total, ladder_found, found.overlay, found.special, tuple(dict.fromkeys(clauses)))
    )
