"""An all-in while all tables deal hand-for-hand: the table stops until it may play its hand out."""

from cardroom.rules import Refused
from cardroom.table.acting import act, begin_turn_or_end, running_turn
from cardroom.table.model.commands import Act
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.model.table_state import State
from cardroom.tournament.table_messages import Froze, PlayOn
from cardroom.tournament.tables.tournament_economy import TournamentEconomy


def act_or_freeze(
    economy: TournamentEconomy, state: State, command: Act, now_ms: int, decided: Decided
) -> None:
    """Carry out a decision, or freeze the table.

    A decision that puts a player all-in is announced, and carried out when the others have played their hands
    (PF-3.13.1). Refuses "table-frozen" meanwhile, and what `act` refuses.
    """
    frozen = economy.frozen
    if frozen is not None and state.hand is not None and frozen.hand == state.hand.hand:
        clauses = economy.freezes.clauses if economy.freezes is not None else ()
        raise Refused(
            "table-frozen", "Somebody is all-in: this hand goes on when the other tables are done.", clauses
        )
    if not economy.may_freeze or not _is_all_in(state, command, now_ms):
        act(state, command, now_ms, decided)
        return
    hand = state.hand
    assert hand is not None, "a decision in a hand"
    economy.frozen, hand.clock, hand.turn = command, None, None
    decided.report(Froze(economy.number, economy.dealing, command.player))


def _is_all_in(state: State, command: Act, now_ms: int) -> bool:
    """Whether this is a decision that the table takes, and that leaves its player no chips."""
    hand = running_turn(state, state.seat_of(command.player), command)
    turn, clock = hand.turn, hand.clock
    if not isinstance(hand, RunningHand) or turn is None or clock is None or now_ms >= clock.decides_at_ms:
        return False
    if command.cards or command.rows or command.game or command.action not in turn.actions:
        return False
    if command.action == "raise":
        whole = hand.engine.bets[hand.engine.actor] + hand.engine.stacks[hand.engine.actor]
        return turn.max_raise_to is not None and command.amount == whole <= turn.max_raise_to
    return command.action == "call" and turn.call_all_in and not command.amount


def play_on(economy: TournamentEconomy, state: State, command: PlayOn, now_ms: int, decided: Decided) -> None:
    """Play the hand out; no further all-in stops it."""
    economy.plays_on, waiting = economy.dealing, economy.frozen
    economy.frozen = None
    if waiting is None or state.hand is None or state.hand.hand != waiting.hand:
        return  # the hand has become void meanwhile
    begin_turn_or_end(state, now_ms, decided)
    act(state, waiting, now_ms, decided)
