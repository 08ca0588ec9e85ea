"""How the cards of a live table lie where that is not as the engine dealt them, and what the dealer has still to do."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cardroom.floor.model.steps import Step

Steps = tuple[Step, ...]
ROUNDS = ("finish_round", "play_round")
"""Steps that wait for the end of a betting round."""


@dataclass(frozen=True, slots=True)
class Layout:
    """`burns` is how many more burn cards lie there than usual, `aside` how many cards are kept apart, `early` how many
    lie open before their time. `later` are the steps of the next deals, in place of the usual burn and deal.
    """

    burns: int = 0
    aside: int = 0
    early: int = 0
    later: tuple[Steps, ...] = ()

    def came_early(self, cards: int, burns: int) -> "Layout":
        """Cards of the next street were dealt too soon; where a deal without a burn was due, none was burned."""
        return replace(self, early=cards, burns=self.burns + (0 if self.later else burns))

    def more_burned(self, cards: int) -> "Layout":
        """So many burn cards too many lie there; below 0 too few."""
        return replace(self, burns=self.burns + cards)

    def after(self, steps: Iterable[Step]) -> "Layout":
        """After these steps; those after the end of a round wait for it, and go before what was to be done then."""
        parts: list[list[Step]] = [[]]
        for step in steps:
            if step.do in ROUNDS:
                parts.append([])
            else:
                parts[-1].append(step)
        now, *later = [tuple(part) for part in parts]
        return replace(self, later=(*later, *self.later[len(later) :]))._done(now)

    def dealt(self, burns: int) -> "Layout":
        """The next street has been dealt, with the steps that were due instead of so many burn cards."""
        if not self.later:
            return self
        due, *later = self.later
        return replace(self, burns=self.burns - burns, early=0, later=tuple(later))._done(due)

    def stands(self) -> "Layout":
        """The early cards are those of the next street: nothing more is burned or dealt for it."""
        return replace(self, later=((), *self.later[1:]))

    def _done(self, steps: Steps) -> "Layout":
        burns, aside, early = self.burns, self.aside, self.early
        for step in steps:
            match step.do, step.source:
                case "burn", _:
                    burns += step.cards
                case "take_back", "burns":
                    burns -= step.cards
                case "take_back", "aside":
                    aside -= step.cards
                case "take_back", "up" | "down":
                    early -= step.cards * len(step.who) if step.who else early
                case "take_back", "board":
                    early -= min(step.cards, early)
                case "set_aside", _:
                    aside, early = aside + step.cards, early - step.cards
        return replace(self, burns=burns, aside=aside, early=early)
