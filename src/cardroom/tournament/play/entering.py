"""Entering a tournament before its start and late, entering again, and withdrawing."""

from cardroom.rules import Refused
from cardroom.tournament.messages import Moved
from cardroom.tournament.play.balancing import open_table
from cardroom.tournament.play.commands import Register, Unregister
from cardroom.tournament.play.drawing import seal_draw
from cardroom.tournament.play.events import Registered, Unregistered
from cardroom.tournament.play.moving import place_somewhere
from cardroom.tournament.play.prices import entry_of
from cardroom.tournament.play.purse import receive, return_all
from cardroom.tournament.play.state import Entrant
from cardroom.tournament.play.step import Step
from cardroom.tournament.tickets.ticket import check_ticket


def register(step: Step, command: Register) -> None:
    """A player enters; when it is running, with a full stack at one of the shortest tables, or a new one.

    Refuses "entered-already", "entries-closed", "no-re-entry", "tournament-full", "bad-buy-in", and a ticket that does
    not pay (see `check_ticket`).
    """
    state, terms, known = step.state, step.terms, step.state.entrants.get(command.player)
    if state.phase == "over" or state.closed or state.ending:
        clauses = step.course.late_entries.clauses
        raise Refused("entries-closed", f"Nobody enters {terms.name} any more.", clauses)
    if known is not None and known.is_in:
        raise Refused("entered-already", f"You have entered {terms.name}.", step.course.re_entry.clauses)
    if known is not None:
        _check_enters_again(step, known)
        if known.disqualified and step.book.removals is not None:
            raise Refused("disqualified", "You have been disqualified.", step.book.removals.disqualified_prize.clauses)
    if state.entries >= terms.most:
        raise Refused("tournament-full", f"{terms.name} is full.", (), {"most": terms.most})
    bought, stack = entry_of(terms, step.book, command)
    if command.ticket is not None and step.book.prizes is not None:
        used = state.money.used
        check_ticket(
            step.book.prizes, command.ticket, command.player, terms.id, bought.whole, used, step.now_ms
        )
        used.append(command.ticket.id)
    entry = known.entries + 1 if known is not None else 1
    if known is not None:
        known.entries, known.is_in = entry, True
        _enter_again(step, command.player)
    else:
        known = state.entrants[command.player] = Entrant(command.player, command.lot)
        state.unplaced += 1
    known.stack, known.head = stack, bought.bounty
    receive(step, known, bought)
    state.entries += 1
    state.left += 1
    step.tell(Registered(command.player, entry))
    seal_draw(step)
    if state.phase == "running":
        _seat_late(step, Moved(command.player, stack))


def _check_enters_again(step: Step, known: Entrant) -> None:
    rule = step.course.re_entry
    if rule.value == "never" or known.entries > step.terms.re_entries:
        raise Refused("no-re-entry", "You have been in it, and nobody enters again.", rule.clauses)


def _enter_again(step: Step, player: str) -> None:
    """A bust before takes no place any more; that it was stays (it has a moment, and may have cost a bounty)."""
    state = step.state
    for group in (state.gone, *state.early):
        for gone in group:
            if gone.bust.player == player:
                gone.entered_again = True


def _seat_late(step: Step, moved: Moved) -> None:
    state, sizes = step.state, step.state.sizes
    state.issued += moved.stack
    state.carried += moved.stack
    # (Players of a table that is being broken are in no size yet, and have their seats at the others.)
    if sizes.smallest >= step.terms.seats or state.left > len(sizes) * step.terms.seats:
        step.touch(open_table(step, step.course.late_entries.clauses))
    place_somewhere(step, moved, "entry", 0)
    step.uneven = True


def unregister(step: Step, command: Unregister) -> None:
    """A player withdraws. Refuses "not-registered", "begun-already"."""
    state = step.state
    if state.phase != "announced":
        raise Refused("begun-already", f"{step.terms.name} has begun.", step.rules.out.clauses)
    if command.player not in state.entrants:
        raise Refused("not-registered", f"You have not entered {step.terms.name}.")
    return_all(step, state.entrants.pop(command.player))
    state.entries -= 1
    state.left -= 1
    state.unplaced -= 1
    step.tell(Unregistered(command.player))
