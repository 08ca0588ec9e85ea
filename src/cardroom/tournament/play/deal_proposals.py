"""Deals on the prizes while a tournament runs: proposed, agreed to by all who are left, refused, carried out."""

from collections.abc import Mapping
from typing import Final

from cardroom.rules import Refused
from cardroom.rules.decisions import PrizeDeals
from cardroom.tournament.deals.prize_deal import Method, PrizeDeal, Stack, is_reported, paid, propose
from cardroom.tournament.levels import postponed
from cardroom.tournament.play.buying import entrant_in
from cardroom.tournament.play.day_end import next_begins_ms
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.holdings import holdings
from cardroom.tournament.play.prize_deal_events import (
    DealAgreed,
    DealAnswered,
    DealAsked,
    DealProposed,
    DealWaits,
    DealWithdrawn,
    WhyNoDeal,
)
from cardroom.tournament.play.prizing import smallest_coin
from cardroom.tournament.play.purse import pay
from cardroom.tournament.play.tournament_commands import AgreeToDeal, ProposeDeal, RefuseDeal
from cardroom.tournament.play.tournament_state import OpenDeal

A_DAY_MS: Final = 86_400_000
MEASURES: Final[tuple[Method, Method]] = ("chip_chop", "icm")
"""The amounts any deal is compared with: the prizes by chips, and by the worth of stacks."""


def propose_deal(step: DecisionStep, command: ProposeDeal) -> None:
    """Ask everybody who is left about a deal; all tables stop once their hands are over.

    Refuses "not-in-it", "no-deals-here", "deal-open", "deal-refused-just-now" until a hand has been played since,
    "deal-proposed-before" to a player who has proposed one with as many players left on the same level, and what
    `propose` refuses by the stacks of the moment.
    """
    state = step.state
    entrant_in(step, command.player)
    check_may_deal(step)
    check_asks_again(step, command.player)
    _worked_out(step, command.method, command.for_winner, command.amounts)
    state.deals_asked[command.player] = state.left, state.level
    state.deal = OpenDeal(
        command.player, command.method, command.for_winner, dict(command.amounts), step.now_ms
    )
    step.tell(DealAsked(command.player, command.method, deal_rules(step).agreed_by.clauses))
    step.touch_all()


def check_may_deal(step: DecisionStep) -> None:
    """Whether this is a moment for a deal at all. Refuses "no-deals-here", "no-deal", "deal-open" and
    "deal-refused-just-now" until a hand has been played since.
    """
    state, clauses = step.state, deal_rules(step).agreed_by.clauses
    if (
        not state.money.settled
        or state.ending
        or state.phase != "running"
        or step.terms.ticket
        or state.agreed
    ):
        words = "A deal is made once nobody enters or buys any more, on prizes in money, and once."
        raise Refused("no-deal", words, clauses)
    if not step.is_last_night and _some_are_away(step):
        raise Refused(
            "no-deal", "A deal is made while all who are left play, in a shootout at the end.", clauses
        )
    going = [one.removed for one in state.lifts.values()]
    if any(going) or any(one.removed for one in state.named.values()):
        raise Refused("no-deal", "A player is being sent out: make a deal once that one is gone.", clauses)
    if state.deal is not None:
        raise Refused("deal-open", "A deal is being talked about already.", clauses)
    if state.deal_since_hands == state.hands and state.hands:
        raise Refused("deal-refused-just-now", "A deal has just been refused: play a hand first.", clauses)


def _some_are_away(step: DecisionStep) -> bool:
    state = step.state
    return bool(
        state.day or state.opens or not step.all_are_here or (step.terms.shootout and len(state.order) > 1)
    )


def check_asks_again(step: DecisionStep, player: str) -> None:
    """Refuse ("deal-proposed-before") a second deal of a player before anybody has gone out or a level has begun."""
    if not may_propose_again(step, player):
        words = "You have proposed a deal: propose another once somebody is out or the next level has begun."
        raise Refused("deal-proposed-before", words, deal_rules(step).proposed_again.clauses)


def may_propose_again(step: DecisionStep, player: str) -> bool:
    """Whether something has changed since the player's last proposal, so that the player may make another."""
    rules, state = step.book.prize_deals, step.state
    if rules is not None and rules.proposed_again.value == "behind_a_hand":
        return True
    return state.deals_asked.get(player) != (state.left, state.level)


def deal_now(step: DecisionStep, method: Method, for_winner: int) -> PrizeDeal:
    """The deal by the present stacks: a dry run. Refuses as `propose_deal`."""
    check_may_deal(step)
    return _worked_out(step, method, for_winner, {})


def deal_rules(step: DecisionStep) -> PrizeDeals:
    """The house's rules. Refuses "no-deals-here" where there are none, or where the announcement says so."""
    rules = step.book.prize_deals
    if rules is None or step.terms.deals == "none":
        clauses = rules.allowed.clauses if rules is not None else ()
        raise Refused("no-deals-here", "No deals on the prizes are made in this tournament.", clauses)
    if step.terms.deals == "ladder":
        raise Refused("no-deals-here", "The house pays by the prizes as announced.", rules.paid_by.clauses)
    return rules


def _worked_out(step: DecisionStep, method: Method, for_winner: int, amounts: Mapping[str, int]) -> PrizeDeal:
    rules, state = deal_rules(step), step.state
    stacks = [Stack(player, held.chips) for player, held in holdings(step).items() if held.chips]
    stacks.sort(key=lambda one: (-one.chips, -state.entrants[one.player].lot))
    prizes = [*state.money.prizes, *[0] * len(stacks)][: max(len(stacks), 1)]
    deal = propose(
        rules, method, stacks, prizes, for_winner=for_winner, custom=amounts, unit=smallest_coin(step)
    )
    paid(rules, deal, forbidden_by_law=step.terms.deals == "forbidden_by_law")
    return deal


def open_deal(step: DecisionStep) -> None:
    """Put the deal to everybody by the present stacks, as all hands are over; or drop it where none is possible any
    more.
    """
    state, deal = step.state, step.state.deal
    if deal is None or deal.amounts_told or not step.all_stand or state.gone or state.dealing:
        return
    if any(table.races or table.racing for table in state.tables.values()):
        return
    if state.ending:
        withdraw(step, "not_possible")
        return
    try:
        found = _worked_out(step, deal.method, deal.for_winner, deal.custom)
        by_chips, by_icm = [
            found if deal.method == method else _worked_out(step, method, deal.for_winner, {})
            for method in MEASURES
        ]
    except Refused:
        withdraw(step, "not_possible")
        return
    deal.by_chips, deal.by_icm = dict(by_chips.amounts), dict(by_icm.amounts)
    deal.amounts_told, deal.until_ms = dict(found.amounts), _answered_by_ms(step)
    deal.agreeing = [deal.by]
    told = DealProposed(
        deal.by, deal.method, deal.amounts_told, deal.for_winner, deal.until_ms, found.clauses
    )
    step.tell(told)


def _answered_by_ms(step: DecisionStep) -> int:
    """The latest time to answer a deal: in play within the time of the terms, overnight until the next day begins."""
    if not step.is_last_night:
        return step.now_ms + step.terms.deal_seconds * 1_000
    return next_begins_ms(step) or step.now_ms + A_DAY_MS


def agree(step: DecisionStep, command: AgreeToDeal) -> None:
    """Agree to a deal; it holds when the last player who is left agrees.

    Refuses "not-in-it", "no-deal-open", and "deal-over" for an answer to a deal other than the open one.
    """
    deal = _open(step, command)
    if command.player not in deal.agreeing:
        deal.agreeing.append(command.player)
        step.tell(DealAnswered(command.player, True))
    if set(deal.agreeing) != set(deal.amounts_told) or deal.waits:
        return
    paid_by = deal_rules(step).paid_by
    if paid_by.value == "deal":
        carry_out_deal(step, deal)
    else:
        deal.waits = True
        step.tell(DealWaits(paid_by.clauses))


def refuse(step: DecisionStep, command: RefuseDeal) -> None:
    """End the deal because one player does not agree; play goes on. Refuses as `agree`."""
    _open(step, command)
    step.tell(DealAnswered(command.player, False))
    withdraw(step, "refused")


def _open(step: DecisionStep, command: AgreeToDeal | RefuseDeal) -> OpenDeal:
    entrant_in(step, command.player)
    deal = step.state.deal
    clauses = deal_rules(step).agreed_by.clauses
    if deal is None or not deal.amounts_told:
        raise Refused("no-deal-open", "No deal has been put to you.", clauses)
    if command.until_ms not in (0, deal.until_ms):
        raise Refused("deal-over", "That deal is over; look at the one you are asked now.", clauses)
    return deal


def pass_deal_time(step: DecisionStep) -> None:
    """A player who does not answer does not agree."""
    deal = step.state.deal
    if deal is not None and deal.amounts_told and not deal.waits and step.now_ms >= deal.until_ms:
        withdraw(step, "too_late")


def withdraw(step: DecisionStep, why: WhyNoDeal) -> None:
    """Drop the deal; play goes on."""
    state = step.state
    assert state.deal is not None, "it is open"
    _go_on(step, state.deal)
    state.deal_since_hands = state.hands
    step.tell(DealWithdrawn(why, deal_rules(step).agreed_by.clauses))


def drop_deal(step: DecisionStep) -> None:
    """Somebody is sent out: a deal that is being talked about is over, for it is made with that player."""
    if step.state.deal is not None:
        withdraw(step, "not_possible")


def _go_on(step: DecisionStep, deal: OpenDeal) -> None:
    """Resume the clock of the levels, which was stopped as all tables were; overnight it is stopped anyhow."""
    state = step.state
    since_ms = deal.until_ms - step.terms.deal_seconds * 1_000 if deal.amounts_told else step.now_ms
    if not (step.terms.level_hands or state.day == "night"):
        state.levels_ms = postponed(state.levels_ms, since_ms, step.now_ms - since_ms)
    state.deal = None
    step.touch_all()


def carry_out_deal(step: DecisionStep, deal: OpenDeal) -> None:
    """Pay everybody the agreed amount; the part left for the winner is played for, or the tournament is over."""
    state, rules = step.state, deal_rules(step)
    clauses = tuple(dict.fromkeys([*rules.allowed.clauses, *rules.agreed_by.clauses, *rules.paid_by.clauses]))
    for player, cents in deal.amounts_told.items():
        pay(step, player, cents, "deal", clauses)
    state.money.prizes = (deal.for_winner, *[0] * (len(deal.amounts_told) - 1))
    state.agreed, state.ending = dict(deal.amounts_told), not deal.for_winner
    _go_on(step, deal)
    step.tell(DealAgreed(deal.amounts_told, deal.for_winner, is_reported(rules), clauses))
