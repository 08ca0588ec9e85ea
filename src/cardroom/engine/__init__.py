"""One deal of poker as a pure state machine: legal options, actions, events, pots, showdown.

>>> from cardroom.engine import Hand, Setup
>>> from cardroom.games import game
>>> stakes = dict(stacks=(200, 200), blinds=(2, 1), minimum_bet=2)
>>> hand = Hand(Setup(game=game("holdem"), form="no_limit", deck=range(52), **stakes))
>>> hand.actor, hand.options().call
(1, 1)
"""

from cardroom.engine.hand import Hand
from cardroom.engine.hand_rules import HandRules
from cardroom.engine.options import Options
from cardroom.engine.pots import Pot
from cardroom.engine.setup import Rake, Setup

__all__ = ["Hand", "HandRules", "Options", "Pot", "Rake", "Setup"]
