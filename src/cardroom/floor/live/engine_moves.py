"""The moves of a live hand in the engine: players' actions, and what staff do. A hand can be dealt again from them."""

from collections.abc import Sequence

from cardroom.engine import Hand, Setup
from cardroom.engine.events import BET, CALLED, CHECKED, FOLDED, RAISED, Event
from cardroom.engine.intervening import (
    bet_as_counted,
    bet_no_more,
    kill,
    leave_in,
    open_at,
    refund,
    settle,
    take_raise_back,
    void,
)
from cardroom.floor.model.situation import Act

Move = tuple[str, *tuple[object, ...]]
"""("act", verb, amount or cards), ("counted", total, is_all_in), ("kill", player, how), ("leave_in", player, amount),
("raise_back", player, what the round was), ("refund", player), ("open_at", player), ("bet_no_more", player),
("settle",) or ("void",).
"""

_ACTS: dict[object, Act] = {FOLDED: "fold", CHECKED: "check", CALLED: "call", BET: "bet", RAISED: "raise"}


def make(hand: Hand, move: Move) -> None:
    """Make one move. Raises Refused."""
    match move:
        case ("act", str(verb), int(amount)):
            hand.act(verb, amount)
        case ("act", str(verb), tuple(cards)):
            hand.act(verb, cards)
        case ("counted", int(total), bool(is_all_in)):
            bet_as_counted(hand, total, is_all_in)
        case ("kill", int(player), str(how)):
            kill(hand, player, how)
        case ("leave_in", int(player), int(amount)):
            leave_in(hand, player, amount)
        case ("raise_back", int(player), tuple(before)):
            take_raise_back(hand, player, before)
        case ("refund", int(player)):
            refund(hand, player)
        case ("open_at", int(player)):
            open_at(hand, player)
        case ("bet_no_more", int(player)):
            bet_no_more(hand, player)
        case ("settle",):
            settle(hand)
        case ("void",):
            void(hand)
        case _:
            raise AssertionError(f"no such move: {move}")


def made(setup: Setup, moves: Sequence[Move]) -> Hand:
    """The hand dealt from `setup` after these moves. Raises Refused."""
    hand = Hand(setup)
    for move in moves:
        make(hand, move)
    return hand


def acts(events: Sequence[Event]) -> tuple[Act, ...]:
    """The actions of players in these events, without posts and forced bets."""
    return tuple([_ACTS[event[0]] for event in events if event[0] in _ACTS])
