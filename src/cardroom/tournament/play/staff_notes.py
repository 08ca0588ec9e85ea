"""Staff notes about a player: a document they have seen, and contacts they tried, with the player's wish."""

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.buying import entrant_in, table_of
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.documents import start_to_come
from cardroom.tournament.play.staff_clock import act, check_reason
from cardroom.tournament.play.tournament_state import Contact
from cardroom.tournament.table_messages import LetIn


def note_document(step: DecisionStep, command: commands.NoteDocument) -> None:
    """Note a document; the seat waits no longer.

    Refuses "no-reason", "not-in-it", "no-documents" where the house asks for none at each start,
    "document-seen-already".
    """
    check_reason(command)
    entrant = entrant_in(step, command.player)
    order = step.book.house_order
    clauses = order.identification.clauses if order is not None else ()
    if not step.terms.documents:
        raise Refused("no-documents", "No seat waits for a document in this tournament.", clauses)
    start = start_to_come(step, entrant)
    if start in entrant.shown:
        raise Refused("document-seen-already", "The document is noted for this start already.", clauses)
    entrant.shown += (start,)
    table = table_of(step, command.player)
    if table is not None and start == step.state.session + 1:
        step.send(table.number, LetIn(command.player))
    act(step, command, player=command.player, table=table.number if table is not None else 0, clauses=clauses)


def note_contact(step: DecisionStep, command: commands.NoteContact) -> None:
    """Record an attempt to reach the player, and the player's wish. Refuses "no-reason", "not-in-it"."""
    check_reason(command)
    entrant = entrant_in(step, command.player)
    entrant.contacts += (Contact(command.by, step.now_ms, command.reason, command.wish),)
    act(step, command, player=command.player)
