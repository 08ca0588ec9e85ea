"""Documents at the start: a seat waits until staff have seen one, at each start and restart (PF-2.2)."""

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_state import Entrant


def waits_for_document(step: DecisionStep, entrant: Entrant) -> bool:
    """Whether the player has yet to show a document for the day or flight that is played now."""
    return step.terms.documents and step.state.session + 1 not in entrant.shown


def is_missing(step: DecisionStep, entrant: Entrant) -> bool:
    """Whether the player has yet to show a document for the seat at this start, or the next one."""
    return step.terms.documents and start_to_come(step, entrant) not in entrant.shown


def start_to_come(step: DecisionStep, entrant: Entrant) -> int:
    """The start that a document shown now is for, counted from 1.

    That is the start of the seat that the player has, or of the next day or flight that the player is to play.
    """
    state, now = step.state, step.state.session + 1
    is_seated = state.phase == "running" and state.day != "night" and entrant.player not in state.bags
    if is_seated or entrant.flight > now or state.phase == "announced":
        return max(now, entrant.flight)
    if entrant.player in state.bags:
        return max(now + 1 if state.day == "night" else now, len(step.terms.flights) + 1)
    return now
