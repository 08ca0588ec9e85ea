"""Walking a game whole: every deal, every decision and every end, depth by depth, as rows of a tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cardroom.engine import Hand, Setup
from cardroom.engine.tasks import TO_BET
from cardroom.env.cards_by_chance import CardsByChance
from cardroom.env.cash import won
from cardroom.env.information import information_text
from cardroom.env.numbered_actions import FOLD, ActionTable
from cardroom.rules.refused import Refused

CHANCE: Final = -1
END: Final = -2
"""The actor at a position where no player acts."""
MAX_POSITIONS: Final = 500_000
"""A tree of more positions than this is refused unless asked for: while it is walked each takes some two kilobytes."""

Progress = Callable[[int], object]


@dataclass(frozen=True, slots=True)
class InformationSet:
    """The positions that a player can't tell apart.

    `text` is all that `player` has seen, as `cardroom.env.information_text` writes it. `actions` are the numbers of the
    legal actions, `names` what they do; `first` is the number of the first of these choices among all of the tree.
    """

    text: str
    player: int
    actions: tuple[int, ...]
    names: tuple[str, ...]
    first: int


@dataclass(slots=True)
class TreeRows:
    """The positions of a tree, one after another: see `GameTree`, whose arrays these lists become."""

    parents: list[int] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    sets: list[int] = field(default_factory=list)
    returns: dict[int, list[int]] = field(default_factory=dict)
    depths: list[int] = field(default_factory=lambda: [0])

    def add(self, parent: int, chance: float, choice: int) -> None:
        """Add a position that is reached from `parent`; who acts there is not known yet."""
        self.parents.append(parent)
        self.actors.append(END)
        self.chances.append(chance)
        self.choices.append(choice)
        self.sets.append(-1)


class TreeWalk:
    """Walks the hands that a setup deals; `rows` and `information` have what was found."""

    def __init__(self, base: Setup, table: ActionTable) -> None:
        self.rows = TreeRows()
        self.information: list[InformationSet] = []
        self.known: dict[str, int] = {}
        """The number of each information set, by its text."""
        self.choice_count = 0
        self._base = base
        self._table = table

    def all(self, most: int, progress: Progress | None) -> None:
        """Walk the tree depth by depth. Raises Refused ("tree-too-large") for more than `most` positions."""
        rows = self.rows
        rows.add(-1, 1.0, -1)
        frontier = [CardsByChance(self._base)]
        while frontier:
            if len(rows.parents) + sum(map(self._ways_on, frontier)) > most:
                words = f"{self._base.game.name} has more than {most:,} positions at these stakes"
                raise Refused("tree-too-large", f"{words}: that is too large to be walked whole.")
            coming: list[CardsByChance] = []
            for place, position in enumerate(frontier, rows.depths[-1]):
                coming += self._behind(place, position)
            rows.depths.append(rows.depths[-1] + len(frontier))
            if progress is not None:
                progress(rows.depths[-1])
            frontier = coming

    def _ways_on(self, position: CardsByChance) -> int:
        """Return to how many positions one leads."""
        if position.lacks_cards:
            return len(self._base.deck) - len(position.drawn)
        return len(without_needless_folds(self._table, position.hand)) if position.hand.actor >= 0 else 0

    def _behind(self, place: int, position: CardsByChance) -> list[CardsByChance]:
        """Note who acts at a position; add those that it leads to, and return them."""
        rows, coming = self.rows, []
        if position.lacks_cards:
            rows.actors[place] = CHANCE
            cards = position.undrawn()
            for card in cards:
                coming.append(child := position.copy())
                child.draw(card)
                rows.add(place, 1 / len(cards), -1)
        elif position.hand.is_over:
            rows.returns[place] = won(position.hand)
        else:
            known = self._set_of(position.hand)
            rows.actors[place], rows.sets[place] = known.player, self.known[known.text]
            for choice, action in enumerate(known.actions, known.first):
                coming.append(child := position.copy())
                child.act(self._table.decode(position.hand, action))
                rows.add(place, 1.0, choice)
        return coming

    def _set_of(self, hand: Hand) -> InformationSet:
        """Return the information set of the player to act, a new one where it is met first."""
        text = information_text(hand, hand.actor)
        number = self.known.get(text)
        if number is not None:
            return self.information[number]
        actions = tuple(without_needless_folds(self._table, hand))
        names = tuple([self._table.name(action) for action in actions])
        found = InformationSet(text, hand.actor, actions, names, self.choice_count)
        self.known[text] = len(self.information)
        self.information.append(found)
        self.choice_count += len(actions)
        return found


def without_needless_folds(table: ActionTable, hand: Hand) -> list[int]:
    """Return the legal actions but for a fold where a check is free."""
    legal = table.legal(hand)
    is_free = hand.asked == TO_BET and hand.bets[hand.actor] >= hand.price
    return [action for action in legal if action != FOLD] if is_free else legal
