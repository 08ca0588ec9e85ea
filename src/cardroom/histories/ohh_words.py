"""The words of the Open Hand History format, and which of our games it has a name for."""

from typing import Final

SPEC_VERSION: Final = "1.4.7"

GAMES_IN_OHH: Final = {"holdem": "Holdem", "omaha": "Omaha", "omaha8": "OmahaHiLo"}
FORMS_IN_OHH: Final = {"no_limit": "NL", "pot_limit": "PL", "fixed_limit": "FL"}
STREETS: Final = ("Preflop", "Flop", "Turn", "River")
SHOWDOWN: Final = "Showdown"

DEALT, SHOWS, MUCKS = "Dealt Cards", "Shows Cards", "Mucks Cards"
ANTE, SMALL_BLIND, BIG_BLIND = "Post Ante", "Post SB", "Post BB"
STRADDLE, DEAD, EXTRA_BLIND = "Straddle", "Post Dead", "Post Extra Blind"
FOLD, CHECK, CALL, BET, RAISE = "Fold", "Check", "Call", "Bet", "Raise"
POSTS: Final = (ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, DEAD, EXTRA_BLIND)
NEWS: Final = ("Added Chips", "Sits Down", "Stands Up", "Add to Pot")
"""Said between the actions of a hand; a hand with one of these that moves chips of it is refused."""
RUN_TWICE, OBSERVED = "Run_It_Twice", "Observed"
OWN: Final = "_phh"
"""The field of ours: what the format has no place for, by the names of PHH."""
