"""Gymnasium: one seat of a hand learns, the others are played by policies."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from cardroom.engine import Hand, Setup
from cardroom.env.cash import deal, won
from cardroom.env.env_hand import deal_of
from cardroom.env.numbered_actions import CHECK_OR_CALL, FOLD, ActionTable
from cardroom.env.observing import observation_text, observe
from cardroom.env.pieces import flat, observation_pieces, size_of
from cardroom.extras import needed
from cardroom.rules.refused import Refused
from cardroom.sim.policies import POLICIES

with needed():
    import gymnasium

Opponent = Callable[[Hand, Callable[[], float]], None]
"""Takes a hand one decision further, as the policies of `cardroom.sim` do."""


class CardroomSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One hand for money from one seat: 0 on the dealer's left, the last one the dealer.

    Observation and mask are those of `aec.CardroomEnv`; the reward is what the seat has won, at the end. An action of
    the space that is not legal counts as a check if that is free, else as a fold or the first thing there is to do, and
    `info["illegal"]` says so. Anything that is no action of the space raises Refused. A hand that ends before the seat
    is asked is dealt again, so that a step always decides something.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium reads a plain dict

    def __init__(
        self,
        game: str | Setup = "nlhe",
        seats: int = 2,
        form: str = "",
        sizes: Sequence[float] = (),
        seat: int = 0,
        opponent: str | Opponent = "uniform",
        render_mode: str | None = None,
    ) -> None:
        self.base = game if isinstance(game, Setup) else deal_of(game, seats, form)
        if type(seat) is not int or not 0 <= seat < len(self.base.stacks):
            raise Refused(
                "bad-seat", f"there is no seat {seat!r}; they are numbered 0 to {len(self.base.stacks) - 1}"
            )
        if isinstance(opponent, str) and opponent not in POLICIES:
            raise Refused("unknown-policy", f"no policy {opponent!r}; there are {', '.join(POLICIES)}")
        self.seat = seat
        self.opponent: Opponent = POLICIES[opponent] if isinstance(opponent, str) else opponent
        self.table = ActionTable(self.base, sizes)
        self.render_mode = render_mode
        seen, size = size_of(observation_pieces(self.base)), self.table.size
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 1, (seen,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(size)
        self.hand: Hand

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a hand and play it to the seat's first turn."""
        super().reset(seed=seed)
        while True:
            self.hand = deal(self.base, self.np_random, options)
            self._others()
            if not self.hand.is_over:
                return self._seen(), {"illegal": False}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry the action out and play on to the seat's next turn, or to the end."""
        if not self.action_space.contains(action):
            most = self.table.size - 1
            raise Refused("unknown-action", f"an action is a whole number from 0 to {most}, not {action!r}")
        legal = self.table.legal(self.hand)
        illegal = int(action) not in legal
        self.table.play(self.hand, self._instead(legal) if illegal else int(action))
        self._others()
        reward = float(won(self.hand)[self.seat])
        return self._seen(), reward, self.hand.is_over, False, {"illegal": illegal}

    def render(self) -> Any:
        """The hand as the seat sees it, in one line."""
        return observation_text(self.hand, self.seat)

    def _instead(self, legal: list[int]) -> int:
        free = self.hand.bets[self.seat] >= self.hand.price
        if CHECK_OR_CALL in legal and (free or FOLD not in legal):
            return CHECK_OR_CALL
        return legal[0]

    def _others(self) -> None:
        while self.hand.actor >= 0 and self.hand.actor != self.seat:
            self.opponent(self.hand, self.np_random.random)

    def _seen(self) -> dict[str, Any]:
        seen = flat(observe(self.hand, self.seat))
        mask = self.table.mask(self.hand) if not self.hand.is_over else np.zeros(self.table.size, np.int8)
        return {"observation": seen, "action_mask": mask}
