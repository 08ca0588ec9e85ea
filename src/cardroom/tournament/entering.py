"""Entering a sit & go and beginning it; what players of a tournament may not do."""

from cardroom.rules import Refused
from cardroom.table.commands import ChangeSeat, Command, LeaveTable, SkipNextBigBlind
from cardroom.table.decided import Decided
from cardroom.table.sitting import check_may_sit, drawn_seat, seat_player
from cardroom.table.state import State
from cardroom.tournament.commands import Begin, EnterTournament
from cardroom.tournament.economy import Entrant, TournamentEconomy
from cardroom.tournament.results import StackIssued


def enter(
    economy: TournamentEconomy, state: State, command: EnterTournament, now_ms: int, decided: Decided
) -> None:
    """Seat an entrant, with the stack that everybody has.

    Refuses "begun-already", "already-seated", "table-full", "table-closing".
    """
    _check_not_begun(economy, state)
    check_may_sit(state, command.player)
    number = drawn_seat(state, command.chance)
    economy.entrants = (*economy.entrants, Entrant(command.player, command.lot))
    decided.move(StackIssued(command.player, economy.stack))
    seat_player(state, number, command.player, command.name, economy.stack, decided)


def begin(economy: TournamentEconomy, state: State, command: Begin, now_ms: int, decided: Decided) -> None:
    """The first level begins. Refuses "begun-already", "too-few-players"."""
    _check_not_begun(economy, state)
    needed = economy.rules.players_to_start
    missing = needed.value - len(economy.entrants)
    if missing > 0:
        words = f"A tournament begins with {needed.value} players here; {missing} more are needed."
        raise Refused("too-few-players", words, needed.clauses, {"missing": missing})
    economy.began_ms = now_ms


def refuse(economy: TournamentEconomy, state: State, command: Command, now_ms: int, decided: Decided) -> None:
    """Refuse ("not-in-a-tournament") what has no place in one."""
    rules = economy.rules
    if isinstance(command, LeaveTable):
        words, clauses = "Chips stay in a tournament: who goes is blinded off.", rules.absent.clauses
    elif isinstance(command, ChangeSeat):
        words, clauses = "Seats of a tournament are drawn, and nobody changes them.", rules.seats_drawn.clauses
    elif isinstance(command, SkipNextBigBlind):
        words, clauses = "Everybody posts every blind in a tournament, away or not.", rules.absent.clauses
    else:
        words, clauses = "That has no place in a tournament.", ()
    raise Refused("not-in-a-tournament", words, clauses)


def _check_not_begun(economy: TournamentEconomy, state: State) -> None:
    if economy.began_ms is not None:
        clauses = economy.rules.out.clauses
        raise Refused("begun-already", f"{state.terms.name} has begun: nobody enters it any more.", clauses)
