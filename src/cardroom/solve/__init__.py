"""Games small enough to be walked whole: their trees as arrays, best responses, and regret minimization.

>>> import cardroom.solve as solve
>>> tree = solve.GameTree(solve.deal_of("kuhn"))
>>> uniform = solve.uniform(tree)
>>> f"{solve.nash_conv(tree, uniform):.6f}"
'0.916667'
>>> solver = solve.Solver(tree, "cfr+")
>>> solver.run(500)
>>> f"{solve.values(tree, solver.average())[0]:.2f}"
'-0.06'

Everything needs NumPy alone.
"""

from cardroom.env.env_hand import deal_of
from cardroom.solve.game_tree import GameTree
from cardroom.solve.playing_by_strategy import policy_of, probabilities_at
from cardroom.solve.regrets import METHODS, Solver
from cardroom.solve.strategies import (
    Strategy,
    best_response,
    exploitability,
    nash_conv,
    strategy_of,
    uniform,
    values,
)
from cardroom.solve.tree_walk import InformationSet

__all__ = [
    "METHODS",
    "GameTree",
    "InformationSet",
    "Solver",
    "Strategy",
    "best_response",
    "deal_of",
    "exploitability",
    "nash_conv",
    "policy_of",
    "probabilities_at",
    "strategy_of",
    "uniform",
    "values",
]
