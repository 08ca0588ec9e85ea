"""All that determines a hand before its first card is placed: players, stakes, rules and the deck."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from cardroom.openface.rows import HAND_CARDS
from cardroom.openface.rules import OpenFaceRules
from cardroom.openface.whole_deck import deck_faults, refuse_faults
from cardroom.rules.refused import Refused

Form = Literal["cash", "tournament"]


@dataclass(frozen=True, kw_only=True)
class OpenFaceSetup:
    """A hand before the deal. Players are numbered clockwise from the next after the button, who is the last one.

    With `waits_for_cards` a person deals: the deck is unknown, and each card is told with its placement. `stacks` are
    those of all players at the table; with the number of players that the house names, the button is not
    dealt in (CH-6.OFC.10). `point_value` is the value of a point in chips, for the whole hand. `deck` is in dealing
    order. Chips are whole numbers of the smallest unit. Raises Refused ("bad-setup") that names every fault, or
    ("too-few-points") if a player has not enough on the table.
    """

    form: Form
    stacks: Sequence[int]
    point_value: int
    deck: Sequence[int]
    rules: OpenFaceRules
    waits_for_cards: bool = False
    players: int = field(init=False, compare=False)
    """The number of players dealt in: players 0 to players - 1."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "stacks", tuple(self.stacks))
        put(self, "deck", tuple(self.deck))
        put(self, "players", self.rules.dealt_in(len(self.stacks)))
        refuse_faults(
            stake_faults(self)
            or (() if self.waits_for_cards else deck_faults(tuple(self.deck), self.cards_needed))
        )
        self._check_points()

    @property
    def cards_needed(self) -> int:
        """The number of cards that the hand deals from the deck."""
        return self.players * HAND_CARDS

    def with_deck(self, deck: Sequence[int]) -> "OpenFaceSetup":
        """The same hand dealt from another deck. Raises Refused ("bad-setup")."""
        cards = tuple(deck)
        refuse_faults(deck_faults(cards, self.cards_needed))
        other: OpenFaceSetup = object.__new__(OpenFaceSetup)
        # Copied for every hand of a simulation, and this is the quick way.
        copied = self.__dict__.copy()
        copied["deck"] = cards
        object.__setattr__(other, "__dict__", copied)
        return other

    def _check_points(self) -> None:
        least = self.rules.cash_least_points * self.point_value
        if self.form != "cash":
            return
        for player, stack in enumerate(self.stacks[: self.players]):
            if stack < least:
                points = self.rules.cash_least_points
                raise Refused(
                    "too-few-points",
                    f"Player {player} has {stack} on the table; a hand takes {points} points, which are {least}.",
                    self.rules.citing("cash_least_points"),
                    {"player": player, "stack": stack, "least": least},
                )


def stake_faults(setup: OpenFaceSetup) -> list[str]:
    """All faults of the numbers of a setup, in words."""
    faults: list[str] = []
    rules = setup.rules
    if setup.form not in ("cash", "tournament"):
        faults.append(f"the form {setup.form!r} is neither cash nor tournament")
    if not rules.players_least <= len(setup.stacks) <= rules.players_most:
        faults.append(
            f"there are {rules.players_least} to {rules.players_most} players, not {len(setup.stacks)}"
        )
    wrong = [stack for stack in setup.stacks if type(stack) is not int or stack < 1]
    if wrong:
        faults.append(f"stacks must be whole numbers, at least 1, not {wrong[0]!r}")
    if type(setup.point_value) is not int or setup.point_value < 1:
        faults.append(f"a point is worth a whole number of at least 1, not {setup.point_value!r}")
    return faults
