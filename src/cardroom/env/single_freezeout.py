"""Gymnasium: one seat of a tournament of one table learns, the others are played by a policy."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cardroom.engine import Hand
from cardroom.env.aec_freezeout import dealt, played_on
from cardroom.env.cash import mask_for
from cardroom.env.freezeout import Freezeout, OneTable
from cardroom.env.freezeout_views import freezeout_pieces, freezeout_text, observe_freezeout
from cardroom.env.numbered_actions import CHECK_OR_CALL, FOLD, ActionTable
from cardroom.env.pieces import flat, size_of
from cardroom.env.single import Opponent
from cardroom.extras import needed
from cardroom.rules.refused import Refused
from cardroom.sim.policies import POLICIES

with needed():
    import gymnasium


class FreezeoutSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """A freezeout from one seat. Observation and mask are those of `aec_freezeout.FreezeoutEnv`; the reward is the
    seat's prize, when it is out or has won.

    An action of the space that is not legal counts as a check if that is free, else as a fold or the first thing there
    is to do, and `info["illegal"]` says so. Anything that is no action of the space raises Refused.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium reads a plain dict

    def __init__(
        self,
        terms: Freezeout | None = None,
        sizes: tuple[float, ...] = (),
        seat: int = 0,
        opponent: str | Opponent = "uniform",
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms or Freezeout()
        if type(seat) is not int or not 0 <= seat < self.terms.players:
            raise Refused(
                "bad-seat", f"there is no seat {seat!r}; they are numbered 0 to {self.terms.players - 1}"
            )
        if isinstance(opponent, str) and opponent not in POLICIES:
            raise Refused("unknown-policy", f"no policy {opponent!r}; there are {', '.join(POLICIES)}")
        self.seat = seat
        self.opponent: Opponent = POLICIES[opponent] if isinstance(opponent, str) else opponent
        self.actions = ActionTable(self.terms.base, sizes)
        self.render_mode = render_mode
        seen, size = size_of(freezeout_pieces(self.terms)), self.actions.size
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 1, (seen,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(size)
        self.table: OneTable
        self.hand: Hand

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a tournament and play it to the seat's first turn. One in which the seat is out before it is asked
        begins again.
        """
        super().reset(seed=seed)
        while True:
            self.table = OneTable(self.terms, int(self.np_random.integers(self.terms.players)))
            self.hand = dealt(self.table, self.np_random)
            self._others()
            if self.table.prizes[self.seat] is None:
                return self._seen(), {"illegal": False}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry the action out and play on to the seat's next turn, or until it is out or has won."""
        if not self.action_space.contains(action):
            most = self.actions.size - 1
            raise Refused("unknown-action", f"an action is a whole number from 0 to {most}, not {action!r}")
        if self.table.prizes[self.seat] is not None:
            raise Refused("hand-is-over", "this seat is out or has won; reset begins the next tournament")
        legal = self.actions.legal(self.hand)
        illegal = int(action) not in legal
        self.actions.play(self.hand, self._instead(legal) if illegal else int(action))
        self._others()
        prize = self.table.prizes[self.seat]
        return self._seen(), float(prize or 0), prize is not None, False, {"illegal": illegal}

    def render(self) -> Any:
        """The tournament as the seat sees it, in one line."""
        return freezeout_text(self.table, self.hand, self.seat)

    def _instead(self, legal: list[int]) -> int:
        free = self.hand.bets[self.hand.actor] >= self.hand.price
        if CHECK_OR_CALL in legal and (free or FOLD not in legal):
            return CHECK_OR_CALL
        return legal[0]

    def _others(self) -> None:
        """Play on until the seat is to act, is out or has won."""
        while True:
            self.hand = played_on(self.table, self.hand, self.np_random)
            if self.table.prizes[self.seat] is not None or self.table.order[self.hand.actor] == self.seat:
                return
            self.opponent(self.hand, self.np_random.random)

    def _seen(self) -> dict[str, Any]:
        order = self.table.order
        seat = order.index(self.seat) if self.seat in order else -2
        return {
            "observation": flat(observe_freezeout(self.table, self.hand, self.seat)),
            "action_mask": mask_for(self.actions, self.hand, seat),
        }
