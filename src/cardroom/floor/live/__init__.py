"""The hand of a live table: the engine's hand, with real cards, facts and rulings.

>>> from cardroom.engine import HandRules, Setup
>>> from cardroom.floor.live import LiveHand
>>> from cardroom.games import game
>>> from cardroom.rules import house
>>> book = house("casino-helsinki")
>>> stakes = {"form": "no_limit", "blinds": (200, 400, 0), "minimum_bet": 400}
>>> setup = Setup(game=game("holdem"), stacks=(20000,) * 3, deck=range(52), rules=HandRules.of(book), **stakes)
>>> live = LiveHand(setup, book)
>>> live.act(2, "raise", 1200)
>>> ruling = live.irregular("single_chip", {"chip": 5000})
>>> ruling.outcome, live.hand.bets, live.awaits
('call', [1200, 400, 1200], Awaited(kind='act', players=(1,), board=0))
"""

from cardroom.floor.live.held_actions import Held, Narrowed, RulingQuestion
from cardroom.floor.live.live_hand import Awaited, LiveEntry, LiveHand
from cardroom.floor.live.told import (
    ActedInTurn,
    BoardTold,
    Fact,
    Irregular,
    Killed,
    Mucked,
    Shown,
    StaffDecided,
    Told,
    UpTold,
    Voided,
)

__all__ = [
    "LiveHand",
    "Awaited",
    "LiveEntry",
    "Held",
    "Narrowed",
    "RulingQuestion",
    "Fact",
    "Told",
    "ActedInTurn",
    "BoardTold",
    "StaffDecided",
    "Irregular",
    "Killed",
    "Mucked",
    "Shown",
    "UpTold",
    "Voided",
]
