"""A bust that was entered at a live table and did not happen: the player is in again, as long as no place rests on it.

A place that was given, and a prize that was paid for it, are given back if they are the last ones.
"""

from cardroom.rules import Refused
from cardroom.rules.decisions import SingleTable
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.feats import withdraw_claims
from cardroom.tournament.play.kept_seats import room_at, room_at_all
from cardroom.tournament.play.purse import take_back
from cardroom.tournament.play.tournament_state import Gone, TournamentState
from cardroom.tournament.removals.disqualified_prizes import Placed
from cardroom.tournament.table_messages import BustTakenBack, Serve
from cardroom.tournament.tournament_terms import TournamentTerms


def take_back_bust(step: DecisionStep, message: BustTakenBack) -> None:
    """Put a player back whom a live table has reported out.

    Refuses "not-out", "entered-again" where the player has bought another entry since, as `check_not_certain` does,
    "place-settled" where the place is certain otherwise, "later-place-given" and "place-shared" where another place rests
    on this one, "special-prize-rests-on-it" as `withdraw_claims` does, "table-gone" where the table is broken, and
    "table-full" where the seats are given away.
    """
    state, player, rules = step.state, message.player, step.rules
    entrant = state.entrants.get(player)
    if entrant is None or (entrant.is_in and entrant.entries == 1 and not _groups_of(step, player)):
        raise Refused("not-out", "That player is not out.", rules.out.clauses)
    if entrant.is_in:
        raise Refused("entered-again", "That player has entered again since.", step.course.re_entry.clauses)
    check_not_certain(step.state, step.terms, rules)
    groups = _groups_of(step, player)
    placed = state.placed.get(player)
    if not (groups or placed) or state.phase != "running" or state.ending:
        raise Refused("place-settled", "The place of that player is certain.", rules.out.clauses)
    if placed is not None:
        _check_last(step, placed, message.along)
    table = state.tables.get(message.table)
    if table is None or table.number not in state.sizes:
        raise Refused("table-gone", "That table is broken.", step.seats.breaks_when.clauses)
    sizes, seats = state.sizes, room_at(step, table.number)
    if sizes[table.number] >= seats or step.here + 1 > room_at_all(step, len(sizes)):
        raise Refused("table-full", "The seats of that table are given away.", step.seats.breaks_when.clauses)
    if placed is not None:
        del state.placed[player]
        state.unplaced += 1
        take_back(step, player, placed.prize, rules.out.clauses)
    else:
        group = groups[-1]
        group[:] = [gone for gone in group if gone.bust.player != player]
        state.early = [one for one in state.early if one]
    withdraw_claims(step, message.takes_back)
    entrant.is_in = True
    state.left += 1
    came = sum(message.stacks.values()) - sum(table.players.get(one, 0) for one in message.stacks)
    assert came == 0, "chips only change hands"
    table.players |= message.stacks
    sizes.change(table.number, 1)
    if entrant.penalties.left or entrant.penalties.until_ms > step.now_ms:
        step.send(table.number, Serve(player, entrant.penalties.left, entrant.penalties.until_ms))
    step.uneven = True
    step.touch(table)


def check_not_certain(state: TournamentState, terms: TournamentTerms, rules: SingleTable) -> None:
    """Refuse to take a bust back on which money rests that nobody gives back: "event-over" behind the end, "deal-is-open"
    and "deal-rests-on-it" with a deal, "bounty-rests-on-it" in an event with bounties. Each says what is done instead.
    """
    if state.phase == "over":
        words = (
            "The event is over and its prizes stand. If another was to win, ask the difference back at the desk "
            "as a pot paid wrongly, from one player for the other."
        )
        raise Refused("event-over", words, rules.end.clauses)
    if state.deal is not None and not state.agreed:
        words = (
            "A deal is proposed that counts without that player: let one refuse it, then take the bust back."
        )
        raise Refused("deal-is-open", words, rules.out.clauses)
    if state.agreed:
        words = (
            "The players have made a deal since, which rests on that bust. What they owe the player they agree on "
            "among themselves: note it at the desk as an agreement, which all sign."
        )
        raise Refused("deal-rests-on-it", words, rules.out.clauses)
    if terms.bounty:
        words = (
            "A bounty is paid with each bust, so that bust stands. Ask the bounty back at the desk as a pot paid "
            "wrongly; while entries are open, the player enters again at Registration."
        )
        raise Refused("bounty-rests-on-it", words, rules.out.clauses)


def _check_last(step: DecisionStep, placed: Placed, along: tuple[str, ...]) -> None:
    """Refuse to give a place back that another rests on, or one after which the players have made a deal."""
    state, rules = step.state, step.rules
    is_won = state.tickets_won and placed.prize
    if placed.disqualified or state.money.held or is_won:
        raise Refused("place-settled", "The place of that player is certain.", rules.out.clauses)
    others = [one for one in state.placed.values() if one.place and one.player != placed.player]
    if any(one.place == placed.place and one.player not in along for one in others):
        words = f"Place {placed.place} is shared: take all busts of that hand back."
        raise Refused("place-shared", words, rules.same_hand.clauses, {"place": placed.place})
    later = [one for one in others if one.own < placed.own]
    if later:
        place = max(one.place for one in later)
        words = f"Place {place} was given since, and rests on that place: take that bust back first."
        raise Refused("later-place-given", words, rules.out.clauses, {"place": place})
    if placed.own != state.unplaced + 1:
        raise Refused("place-settled", "The place of that player is certain.", rules.out.clauses)


def _groups_of(step: DecisionStep, player: str) -> list[list[Gone]]:
    """The waiting busts that have one of this player, which counts."""
    return [
        group
        for group in (*step.state.early, step.state.gone)
        if any(gone.bust.player == player and not gone.entered_again for gone in group)
    ]
