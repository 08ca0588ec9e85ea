"""Facts of a hand that a person deals: told by who enters them, about anybody, and taken back."""

from typing import Any

from cardroom.rules import Refused
from cardroom.table.acting import begin_turn_or_end
from cardroom.table.model.commands import TakeBackFact, TellFact
from cardroom.table.model.decided import Decided
from cardroom.table.model.play import DealtByPerson, is_dealt_by_person
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.table_state import State
from cardroom.table.restating import restate


def tell_fact(state: State, command: TellFact, now_ms: int, decided: Decided) -> None:
    """Take a fact of the running hand; where it changes what was told, the hand is told again.

    Refuses "dealt-by-room", "stale-fact" for another hand than the running one, and what the play refuses.
    """
    play, hand = _running(state, command.hand)
    if play.tell_fact(state, hand, command):
        restate(state, play, hand, decided)
    else:
        play.tell(state, hand, decided)
    begin_turn_or_end(state, now_ms, decided)


def take_back_fact(state: State, command: TakeBackFact, now_ms: int, decided: Decided) -> None:
    """Take back the last fact of the running hand, and tell the hand again. Refuses as `tell_fact` does, and
    "nothing-to-undo".
    """
    play, hand = _running(state, command.hand)
    play.take_back_fact(state, hand, command)
    restate(state, play, hand, decided)
    begin_turn_or_end(state, now_ms, decided)


def _running(state: State, wanted: str) -> tuple[DealtByPerson[Any], RunningDeal]:
    play, hand = state.play, state.hand
    if not is_dealt_by_person(play):
        raise Refused("dealt-by-room", "The room deals here; nobody tells it what happens.")
    if hand is None or hand.hand != wanted:
        raise Refused("stale-fact", "That hand is over; nothing was changed.", args={"hand": wanted})
    return play, hand
