"""The options of the player to act, in plain numbers, with the clauses that forbid the rest."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The legal actions of one turn. If the turn is for betting, a fold is always among them.

    `call` is what calling adds, 0 when there is nothing to call; `call_all_in` says it takes the whole stack.
    `min_raise_to` and `max_raise_to` are totals of this round a bet (`is_bet`) or raise may go to, every whole number
    between them included unless `only_limits` (fixed limit); both -1 when none is allowed, and then `why_no_raise`
    names the clauses. `bring_in` is what the forced bet would add, 0 when it is not this player's; the player may
    complete it by a raise instead, and fold where the ante put all-in whoever owed it. `discard` own cards must be
    given up (0: not now), up to `draw` may be exchanged (-1: not now), and `offered` is a card to accept or refuse
    (-1: none). `runs` is the most the player may let the board be run (0: not asked).
    """

    player: int
    can_fold: bool
    can_check: bool
    call: int
    call_all_in: bool
    min_raise_to: int
    max_raise_to: int
    is_bet: bool
    why_no_raise: tuple[str, ...]
    only_limits: bool = False
    bring_in: int = 0
    discard: int = 0
    draw: int = -1
    offered: int = -1
    runs: int = 0

    @property
    def can_raise(self) -> bool:
        """Whether a bet or raise of any size is allowed."""
        return self.min_raise_to >= 0
