"""A fact comes into the state of a live hand, whatever kind it is."""

from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor.live.applying import irregular
from cardroom.floor.live.deciding import decide
from cardroom.floor.live.killing import leave, void
from cardroom.floor.live.known_cards import muck, show, tell_board, tell_up
from cardroom.floor.live.live_acting import act, let_turn_come
from cardroom.floor.live.live_refusals import check_player, check_undecided, not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.told import (
    ActedInTurn,
    BoardTold,
    Fact,
    Irregular,
    Killed,
    Mucked,
    Shown,
    StaffDecided,
    UpTold,
    Voided,
)
from cardroom.floor.live.wrong_opener import stay_out
from cardroom.floor.model.ruling import Ruling


def take(state: LiveState, fact: Fact) -> list[Ruling]:
    """Change the state by a fact; the rulings it brings about. Raises Refused; the state is then of no further use."""
    rulings: list[Ruling] = []
    match fact:
        case ActedInTurn(verb="bet_no_more"):
            check_undecided(state)
            check_player(state, fact.player)
            rulings = stay_out(state, fact.player)
        case ActedInTurn():
            rulings = act(state, fact)
        case Irregular():
            rulings = irregular(state, fact)
        case StaffDecided():
            rulings = decide(state, fact)
        case Shown():
            show(state, fact)
        case BoardTold():
            tell_board(state, fact)
        case UpTold():
            tell_up(state, fact)
        case Mucked():
            muck(state, fact)
        case Killed():
            rulings = kill(state, fact)
        case Voided():
            void(state)
    state.settle()
    return rulings


def kill(state: LiveState, fact: Killed) -> list[Ruling]:
    """Staff declare a hand dead."""
    check_undecided(state)
    check_player(state, fact.player)
    if state.hand.is_over or state.hand.status[fact.player] == OUT:
        raise not_possible("no-hand", f"Player {fact.player} has no hand any more.", player=fact.player)
    leave(state, fact.player, "kill")
    return let_turn_come(state)
