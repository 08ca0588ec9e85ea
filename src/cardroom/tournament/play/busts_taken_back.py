"""A bust that was entered at a live table and did not happen: the player is in again, as long as no place rests on it."""

from cardroom.rules import Refused
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_state import Gone
from cardroom.tournament.table_messages import BustTakenBack


def take_back_bust(step: DecisionStep, message: BustTakenBack) -> None:
    """Put a player back whom a live table has reported out.

    Refuses "not-out", "entered-again" where the player has bought another entry since, "place-settled" where the place is
    certain or the bounty paid, "table-gone" where the table is broken, and "table-full" where the seats are given away.
    """
    state, player, rules = step.state, message.player, step.rules
    entrant = state.entrants.get(player)
    if entrant is None or (entrant.is_in and entrant.entries == 1 and not _groups_of(step, player)):
        raise Refused("not-out", "That player is not out.", rules.out.clauses)
    if entrant.is_in:
        raise Refused("entered-again", "That player has entered again since.", step.course.re_entry.clauses)
    groups = _groups_of(step, player)
    if not groups or player in state.placed or step.terms.bounty or state.phase != "running":
        raise Refused("place-settled", "The place of that player is certain.", rules.out.clauses)
    table = state.tables.get(message.table)
    if table is None or table.number not in state.sizes:
        raise Refused("table-gone", "That table is broken.", step.seats.breaks_when.clauses)
    sizes, seats = state.sizes, step.terms.seats
    if sizes[table.number] >= seats or step.here + 1 > len(sizes) * seats:
        raise Refused("table-full", "The seats of that table are given away.", step.seats.breaks_when.clauses)
    group = groups[-1]
    group[:] = [gone for gone in group if gone.bust.player != player]
    state.early = [one for one in state.early if one]
    entrant.is_in = True
    state.left += 1
    came = sum(message.stacks.values()) - sum(table.players.get(one, 0) for one in message.stacks)
    assert came == 0, "chips only change hands"
    table.players |= message.stacks
    sizes.change(table.number, 1)
    step.uneven = True
    step.touch(table)


def _groups_of(step: DecisionStep, player: str) -> list[list[Gone]]:
    """The waiting busts that have one of this player, which counts."""
    return [
        group
        for group in (*step.state.early, step.state.gone)
        if any(gone.bust.player == player and not gone.entered_again for gone in group)
    ]
