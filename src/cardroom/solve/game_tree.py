"""The tree of a whole game as arrays: every deal, every decision, every end, and what players can tell apart."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardroom.engine import Setup
from cardroom.env.numbered_actions import ActionTable
from cardroom.solve.tree_walk import END, MAX_POSITIONS, Progress, TreeWalk

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class GameTree:
    """All positions of one hand; those of equal depth lie side by side, and so do the children of a position.

    Cards are drawn by chance one by one. A fold where a check is free is left out, as in published figures.

    - `parents`, `actors`: by position the number of the one before it (-1 for the first), and who acts there: a player,
      `tree_walk.CHANCE` or `tree_walk.END`.
    - `chances`: how likely chance leads to a position from the one before; 1 where a player does.
    - `choices`: the number of the choice that leads to a position; -1 where chance does.
    - `sets`: by position the number of its information set, -1 where no player acts.
    - `returns`: by position and player the chips won (below 0: lost); zeros before the end.
    - `depths`: where each depth begins, and the end of the last one.
    - `families`: for each depth but the first the positions that lead there, and where the children of each begin.
    - `information`: the information sets; `starts` the number of each one's first choice, `first_of_set` of its first
      position.
    - `set_of_choice`, `actor_of_choice`: whose each choice is.
    """

    def __init__(
        self,
        base: Setup,
        sizes: Sequence[float] = (),
        most: int = MAX_POSITIONS,
        progress: Progress | None = None,
    ) -> None:
        """Walk the tree of the hand that `base` deals; `sizes` are the bets that there are, in shares of the pot.

        `progress` is called with how many positions were walked so far. Raises Refused ("tree-too-large") where there are
        more than `most`.
        """
        self.base = base
        self.players = len(base.stacks)
        self.table = ActionTable(base, sizes)
        walk = TreeWalk(base, self.table)
        walk.all(most, progress)
        rows = walk.rows
        self.information = walk.information
        self.choice_count = walk.choice_count
        self._known = walk.known
        self.parents: Ints = np.array(rows.parents)
        self.actors: Ints = np.array(rows.actors)
        self.chances: Floats = np.array(rows.chances)
        self.choices: Ints = np.array(rows.choices)
        self.sets: Ints = np.array(rows.sets)
        self.returns: Floats = np.zeros((len(rows.parents), self.players))
        self.returns[list(rows.returns)] = list(rows.returns.values())
        self.depths = rows.depths
        counts = [len(one.actions) for one in self.information]
        self.set_of_choice: Ints = np.repeat(np.arange(len(counts)), counts)
        self.actor_of_choice: Ints = np.repeat([one.player for one in self.information], counts)
        self.starts: Ints = np.array([one.first for one in self.information])
        self.first_of_set: Ints = np.unique(self.sets, return_index=True)[1][-len(counts) :]
        self.families: list[tuple[Ints, Ints]] = [
            np.unique(self.parents[begin:end], return_index=True)
            for begin, end in zip(self.depths[1:-1], self.depths[2:], strict=True)
        ]

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.parents)

    @property
    def ends(self) -> int:
        """How many of them are ends of the hand."""
        return int((self.actors == END).sum())

    def number_of(self, text: str) -> int | None:
        """Return the number of the information set with this text, None where there is none."""
        return self._known.get(text)
