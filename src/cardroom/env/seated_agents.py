"""What PettingZoo's environments of ours have in common: agents by their seats, their spaces, and a beginning."""

from typing import Any

import numpy as np

from cardroom.extras import needed

with needed():
    import gymnasium
    from pettingzoo import AECEnv


class SeatedAgents(AECEnv):
    """Agents `player_0` and so on, each with an observation of `seen` numbers and a mask of `actions` actions."""

    def __init__(self, players: int, seen: int, actions: int, render_mode: str | None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self.agents = list(self.possible_agents)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 1, (seen,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The same object each time, as PettingZoo wants it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Numbers of the action table."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def _begin(self, seed: int | None) -> None:
        """Everybody is in, and nobody has won anything; with a seed chance begins again."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
