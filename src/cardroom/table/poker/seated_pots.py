"""The engine's pots, with seats for players."""

from typing import Any

from cardroom.engine import events as engine
from cardroom.engine.pots import Pot as EnginePot
from cardroom.table import events as table_events
from cardroom.table.model.running import RunningHand


def pots_told(hand: RunningHand, pots: list[EnginePot]) -> tuple[table_events.Pot, ...]:
    """Convert the engine's pots, with seats for players."""
    return tuple(
        [table_events.Pot(pot.amount, tuple([hand.players[p].seat for p in pot.players])) for pot in pots]
    )


def pots_so_far(hand: RunningHand) -> list[EnginePot]:
    """The pots in the middle. Until the bets of the first round are collected, antes and dead blinds are one pot, as
    they are announced, even if one of them took a whole stack.
    """
    last, pots = hand.engine, hand.engine.pots()
    if len(pots) < 2 or any(fact[0] == engine.BETS_COLLECTED for fact in last.events):
        return pots
    return [EnginePot(sum([pot.amount for pot in pots]), pots[0].players)]


def final_pots(hand: RunningHand) -> list[EnginePot]:
    """The pots of a finished hand; players may have folded since the last bets were collected."""
    last = hand.engine
    return last.collected_pots((engine.BETS_COLLECTED, tuple(last.collected), tuple(last.status)))


def main_pot_sharers(hand: RunningHand) -> frozenset[int]:
    """The seats that won a part of a finished hand's main pot."""
    won: set[int] = set()
    for event in hand.engine.events:
        fact: Any = event
        if fact[0] == engine.WON and fact[1] == 0:
            won.add(hand.players[fact[3]].seat)
    return frozenset(won)
