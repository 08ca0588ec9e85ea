"""Actions that wait for their turn, and rights that a ruling has narrowed. Both live beside the engine's hand."""

from dataclasses import dataclass
from typing import Literal

from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Act


@dataclass(frozen=True, slots=True)
class Held:
    """An action before the turn came; its chips still count as the player's own.

    `to` is the total it went to, `price` the bet to match at that time, `since` what the others have done in turn since
    then. A reaction (`why`) hangs on the held action of the `leader`; a condition binds because staff said so. With
    `stands` two players were left, and the one skipped may answer it as if it had come in turn.
    """

    player: int
    why: Literal["out_of_turn", "reacted", "condition"]
    did: Act | Literal["all_in"]
    to: int
    by: Literal["chips", "word"]
    price: int
    street: int
    skipped: int
    players_left: int
    ruling: Ruling
    since: tuple[Act, ...] = ()
    leader: int = -1
    on_purpose: bool = False
    stands: bool = False


@dataclass(frozen=True, slots=True)
class Narrowed:
    """The options a ruling has left to a player: until the next action, on this `street`, or for the whole hand."""

    may: tuple[str, ...]
    raise_from: int
    ruling: Ruling
    until: Literal["action", "round", "hand"] = "action"
    street: int = -1

    @property
    def may_raise(self) -> bool:
        """Whether a bet or raise is left."""
        return "raise" in self.may or "bet" in self.may


@dataclass(frozen=True, slots=True)
class RulingQuestion:
    """A ruling that staff must decide before the hand goes on."""

    player: int
    ruling: Ruling
    facts: dict[str, object]
