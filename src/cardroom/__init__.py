"""Cardroom: a poker room that plays by the house's own rulebook, and can cite it.

People who study the game or write programs that play it find its names here: `cardroom.deal("nlhe", 2)`,
`cardroom.equity(["AsKs", "2h2d"])`, `cardroom.icm([5000, 3000], [70, 30])`. Each is loaded when it is first asked for, so
`import cardroom` costs nothing. docs/library.md tells what each does; rooms, houses and files have packages of their own.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.9.0"

if TYPE_CHECKING:
    from cardroom.analysis.analysis_fault import AnalysisFault
    from cardroom.analysis.counted_hands import from_phh
    from cardroom.analysis.equities import Equities, equity
    from cardroom.analysis.hand_prospects import outs, potential, strength
    from cardroom.analysis.icm_values import bounty_icm, icm, next_place
    from cardroom.analysis.player_statistics import statistics
    from cardroom.analysis.ranges import Range, parse_range
    from cardroom.cards.card import cards_text, parse_cards
    from cardroom.engine.hand import Hand
    from cardroom.engine.hand_rules import HandRules
    from cardroom.engine.options import Options
    from cardroom.engine.setup import Setup
    from cardroom.games.catalogue import GAMES, game
    from cardroom.games.game import Game
    from cardroom.histories.phh import read_phh, write_phh
    from cardroom.histories.phh_replay import replay
    from cardroom.rules.refused import Refused
    from cardroom.sim.dealing import deal, play, setup
    from cardroom.sim.simulate import simulate

_HOME = {
    "game": "games.catalogue",
    "GAMES": "games.catalogue",
    "Game": "games.game",
    "setup": "sim.dealing",
    "Setup": "engine.setup",
    "HandRules": "engine.hand_rules",
    "deal": "sim.dealing",
    "Hand": "engine.hand",
    "Options": "engine.options",
    "Refused": "rules.refused",
    "play": "sim.dealing",
    "simulate": "sim.simulate",
    "parse_cards": "cards.card",
    "cards_text": "cards.card",
    "equity": "analysis.equities",
    "Equities": "analysis.equities",
    "parse_range": "analysis.ranges",
    "Range": "analysis.ranges",
    "strength": "analysis.hand_prospects",
    "potential": "analysis.hand_prospects",
    "outs": "analysis.hand_prospects",
    "icm": "analysis.icm_values",
    "bounty_icm": "analysis.icm_values",
    "next_place": "analysis.icm_values",
    "AnalysisFault": "analysis.analysis_fault",
    "read_phh": "histories.phh",
    "write_phh": "histories.phh",
    "replay": "histories.phh_replay",
    "from_phh": "analysis.counted_hands",
    "statistics": "analysis.player_statistics",
}
"""Where each name lives."""

__all__ = [
    "game", "GAMES", "Game", "setup", "Setup", "HandRules", "deal", "Hand", "Options", "Refused", "play", "simulate",
    "parse_cards", "cards_text",
    "equity", "Equities", "parse_range", "Range", "strength", "potential", "outs",
    "icm", "bounty_icm", "next_place", "AnalysisFault",
    "read_phh", "write_phh", "replay", "from_phh", "statistics",
]  # fmt: skip

if not TYPE_CHECKING:  # so that a name which is not there stays a fault for type checkers

    def __getattr__(name: str) -> object:
        """Load a name of the list when it is first asked for."""
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
