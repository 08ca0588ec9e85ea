"""The worth of hands, ranges and stacks, and figures from hands that were played: for people who study the game.

Ranges (`parse_range`), equities exact or sampled in every game (`equity`), what a hand is worth now and can become
(`strength`, `potential`, `outs`), millions of hands ranked at once (`rank_hands`), tournament stacks in prizes (`icm`,
`bounty_icm`, `next_place`), and figures of players from hand histories (`statistics`).
"""

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.equities import Equities, HandEquity, equity
from cardroom.analysis.hand_prospects import Outs, Potential, Strength, outs, potential, strength
from cardroom.analysis.icm_values import bounty_icm, icm, next_place
from cardroom.analysis.many_hands import rank_hands
from cardroom.analysis.player_statistics import statistics
from cardroom.analysis.ranges import Range, parse_range

__all__ = [
    "AnalysisFault",
    "Equities",
    "HandEquity",
    "Outs",
    "Potential",
    "Range",
    "Strength",
    "bounty_icm",
    "equity",
    "icm",
    "next_place",
    "outs",
    "parse_range",
    "potential",
    "rank_hands",
    "statistics",
    "strength",
]
