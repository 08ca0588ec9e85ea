"""Staff decide whether prizes are paid by a deal, where the house leaves it to them."""

from cardroom.rules import Refused
from cardroom.tournament.play.deal_proposals import carry_out_deal, deal_rules, withdraw
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.staff_clock import act, check_reason
from cardroom.tournament.play.tournament_commands import DecideDeal


def decide_deal(step: DecisionStep, command: DecideDeal) -> None:
    """Decide to pay by a deal that all agree to, or to play on for the prizes as announced.

    Until then each of the players may still refuse. Refuses "no-reason", "no-deals-here", and "no-deal-open" where none
    waits for staff.
    """
    check_reason(command)
    deal, clauses = step.state.deal, deal_rules(step).paid_by.clauses
    if deal is None or not deal.waits:
        raise Refused("no-deal-open", "No deal waits for staff.", clauses)
    act(step, command, amount=int(command.pays), clauses=clauses)
    if command.pays:
        carry_out_deal(step, deal)
    else:
        withdraw(step, "by_staff")
