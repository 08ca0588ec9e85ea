"""PettingZoo: a hand of any game as an AEC environment, whose agents act in turn."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from cardroom.engine import Hand, Setup
from cardroom.env.cash import deal, mask_for, won
from cardroom.env.env_hand import deal_of
from cardroom.env.information import information_text
from cardroom.env.numbered_actions import ActionTable
from cardroom.env.observing import observation_text, observe
from cardroom.env.pieces import flat, observation_pieces, size_of
from cardroom.env.resampling import resample
from cardroom.env.seated_agents import SeatedAgents


class CardroomEnv(SeatedAgents):
    """One hand for money. Agents are `player_0`, on the dealer's left, and so on to the dealer.

    An observation is {"observation": one row of numbers (`pieces.observation_pieces`), "action_mask": what is legal}.
    Rewards come at the end: the chips each has won or lost. An illegal action raises Refused and changes nothing.
    `reset(seed, options)` takes "deck" or "spot" (`cash.deal`). `hand` is the engine's, for who may see everything.
    """

    metadata = {  # noqa: RUF012 - PettingZoo reads a plain dict
        "render_modes": ["ansi"],
        "name": "cardroom_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Setup = "nlhe",
        seats: int = 2,
        form: str = "",
        sizes: Sequence[float] = (),
        render_mode: str | None = None,
    ) -> None:
        self.base = game if isinstance(game, Setup) else deal_of(game, seats, form)
        self.table = ActionTable(self.base, sizes)
        seen = size_of(observation_pieces(self.base))
        super().__init__(len(self.base.stacks), seen, self.table.size, render_mode)
        self.hand: Hand

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal the next hand; with a seed it is the same each time."""
        self._begin(seed)
        self.hand = deal(self.base, self.random, options)
        self._turn()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Carry out the action of the agent whose turn it is; None once it is terminated."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.hand, action)
        self._cumulative_rewards[agent] = 0
        self._turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of that agent, whether it is its turn or not."""
        player = self.possible_agents.index(agent)
        seen = flat(observe(self.hand, player))
        return {"observation": seen, "action_mask": mask_for(self.table, self.hand, player)}

    def information(self, agent: str) -> str:
        """The information state of that agent as text."""
        return information_text(self.hand, self.possible_agents.index(agent))

    def resampled(self, agent: str) -> Hand:
        """A hand that looks the same to that agent, with unseen cards drawn again."""
        return resample(self.hand, self.possible_agents.index(agent), self.random.random)

    def render(self) -> str:
        """The hand as anyone sees it, in one line."""
        return observation_text(self.hand, -1)

    def _turn(self) -> None:
        if self.hand.actor >= 0:
            self.agent_selection = self.possible_agents[self.hand.actor]
            return
        for agent, chips in zip(self.possible_agents, won(self.hand), strict=True):
            self.rewards[agent] = float(chips)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
