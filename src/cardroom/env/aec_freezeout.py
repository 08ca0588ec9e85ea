"""PettingZoo: a tournament of one table as an AEC environment; who is out terminates with the prize."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cardroom.engine import Hand
from cardroom.env.cash import mask_for
from cardroom.env.freezeout import Freezeout, OneTable
from cardroom.env.freezeout_views import freezeout_pieces, freezeout_text, observe_freezeout
from cardroom.env.numbered_actions import ActionTable
from cardroom.env.pieces import flat, size_of
from cardroom.env.seated_agents import SeatedAgents


class FreezeoutEnv(SeatedAgents):
    """A freezeout (`freezeout.Freezeout`). Agents are `player_0` and so on in the order of their seats.

    An observation is {"observation": one row of numbers (`freezeout_views.freezeout_pieces`), "action_mask"}. The
    reward of each agent is the prize, when the agent is out or has won. `reset(seed)` draws the button and the cards;
    `table` is the tournament and `hand` the engine's hand, for who may see everything.
    """

    metadata = {  # noqa: RUF012 - PettingZoo reads a plain dict
        "render_modes": ["ansi"],
        "name": "cardroom_freezeout_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self, terms: Freezeout | None = None, sizes: tuple[float, ...] = (), render_mode: str | None = None
    ) -> None:
        self.terms = terms or Freezeout()
        self.actions = ActionTable(self.terms.base, sizes)
        seen = size_of(freezeout_pieces(self.terms))
        super().__init__(self.terms.players, seen, self.actions.size, render_mode)
        self.table: OneTable
        self.hand: Hand

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin the next tournament; with a seed it is the same each time. There are no options."""
        self._begin(seed)
        self.table = OneTable(self.terms, int(self.random.integers(self.terms.players)))
        self._skip_agent_selection = None
        self.hand = dealt(self.table, self.random)
        self._go_on()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Carry out the action of the agent whose turn it is; None once it is terminated. Raises Refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.actions.play(self.hand, action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of that agent, whether it is its turn or not."""
        player = self.possible_agents.index(agent)
        order = self.table.order
        seat = order.index(player) if player in order else -2
        return {
            "observation": flat(observe_freezeout(self.table, self.hand, player)),
            "action_mask": mask_for(self.actions, self.hand, seat),
        }

    def render(self) -> str:
        """The tournament as anyone sees it, in one line."""
        return freezeout_text(self.table, self.hand, -1)

    def _go_on(self) -> None:
        """End hands until somebody is to act, or the tournament is over."""
        self.hand = played_on(self.table, self.hand, self.random)
        for agent, prize in zip(self.possible_agents, self.table.prizes, strict=True):
            if prize is not None and not self.terminations.get(agent, True):
                self.terminations[agent] = True
                self.rewards[agent] = float(prize)
        if not self.table.is_over:
            self.agent_selection = self.possible_agents[self.table.order[self.hand.actor]]
        elif self.agents:
            self.agent_selection = self.agents[0]


def dealt(table: OneTable, random: np.random.Generator) -> Hand:
    """The next hand, its cards drawn by chance."""
    return Hand(table.setup.with_deck([int(card) for card in random.permutation(table.setup.deck)]))


def played_on(table: OneTable, hand: Hand, random: np.random.Generator) -> Hand:
    """The hand in which somebody is to act next; the last one when the tournament is over."""
    while hand.is_over and not table.is_over:
        table.end_hand(hand)
        if not table.is_over:
            hand = dealt(table, random)
    return hand
