"""Staff changes to the fee and the guarantee. No player who has entered pays more because of them."""

from typing import Final

from msgspec.structs import replace

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.purse import fee_back
from cardroom.tournament.play.staff_clock import act, check_no_hexapro, check_reason
from cardroom.tournament.play.terms_events import FeeChanged, GuaranteeChanged
from cardroom.tournament.play.tournament_state import TournamentState
from cardroom.tournament.tables.tournament_table import check_terms
from cardroom.tournament.tournament_terms import TournamentTerms

MAX_CENTS: Final = 10**12


def as_changed(terms: TournamentTerms, state: TournamentState) -> TournamentTerms:
    """The announced terms, with the fee and the guarantee that staff have set since."""
    fee = terms.fee if state.fee is None else state.fee
    guarantee = terms.guarantee if state.guarantee is None else state.guarantee
    return replace(terms, fee=fee, guarantee=guarantee)


def change_fee(step: DecisionStep, command: commands.ChangeFee) -> None:
    """Change the fee.

    Players who have entered get back the difference where the fee falls, and may withdraw where it rises; a ticket pays
    what it paid. Refuses "no-reason", "begun-already", "same-as-before", "wrong-amount" and what `check_terms` refuses.
    """
    check_reason(command)
    state, terms, clauses = step.state, step.terms, step.course.changes.clauses
    if state.phase != "announced":
        raise Refused("begun-already", f"{terms.name} has begun.", step.rules.out.clauses)
    _check_amount(command.cents, terms.fee)
    check_no_hexapro(step)
    changed = replace(terms, fee=command.cents)
    check_terms(step.book, changed)
    state.fee, step.terms = command.cents, changed
    before, now = sale_of(terms, "entry"), sale_of(changed, "entry")
    for entrant in state.entrants.values():
        entrant.way_out |= now.fee > before.fee
        fee_back(step, entrant, now, clauses)
    step.tell(FeeChanged(now.fee, before.fee, clauses))
    act(step, command, amount=command.cents, clauses=clauses)


def change_guarantee(step: DecisionStep, command: commands.ChangeGuarantee) -> None:
    """Change the guarantee; where it falls, players who have entered may withdraw.

    Refuses "no-reason", "entries-closed", "same-as-before", "wrong-amount", "begun-already" for less than before, every
    change for HexaPro, and what `check_terms` refuses.
    """
    check_reason(command)
    state, terms, clauses = step.state, step.terms, step.course.changes.clauses
    if state.phase == "over" or state.money.settled:
        raise Refused(
            "entries-closed", f"The prizes of {terms.name} are settled.", step.course.late_entries.clauses
        )
    _check_amount(command.cents, terms.guarantee)
    check_no_hexapro(step)
    if command.cents < terms.guarantee and state.phase != "announced":
        raise Refused("begun-already", f"{terms.name} has begun: its guarantee can only rise.", clauses)
    changed = replace(terms, guarantee=command.cents)
    check_terms(step.book, changed)
    state.guarantee, step.terms = command.cents, changed
    for entrant in state.entrants.values():
        entrant.way_out |= command.cents < terms.guarantee
    step.tell(GuaranteeChanged(command.cents, terms.guarantee, clauses))
    act(step, command, amount=command.cents, clauses=clauses)


def _check_amount(cents: int, before: int) -> None:
    if not 0 <= cents <= MAX_CENTS:
        raise Refused("wrong-amount", f"An amount is 0 to {MAX_CENTS} cents.", args={"most": MAX_CENTS})
    if cents == before:
        raise Refused("same-as-before", "That is what it is already.")
