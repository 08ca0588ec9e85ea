"""A tournament of one table, hand after hand until one player has all the chips: what environments of it play.

Button and blinds move as the room's tables move them, a dead button among the ways. Nobody enters late or again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardroom.engine import Hand, Setup
from cardroom.env.env_hand import deal_of
from cardroom.games import game
from cardroom.rules.refused import Refused
from cardroom.sim.benchmark_stakes import stakes
from cardroom.table.model.hand_positions import Placing
from cardroom.table.positions.button_rules import MOVES
from cardroom.table.positions.first import dealt_by, without_blinds
from cardroom.table.positions.sitters import Sitters

MOST_HANDS: Final = 500


@dataclass(frozen=True, slots=True)
class FreezeoutLevel:
    """The stakes of a level. In games without blinds everybody has an ante, `small` where none is named."""

    small: int
    big: int
    ante: int = 0


@dataclass(frozen=True, slots=True)
class Freezeout:
    """The terms of a tournament. Each player begins with `stack` chips and gets the prize of the place reached.

    A level lasts `hands_a_level` hands, the last one to the end; without levels they begin at 1/2 and double. `prizes`
    are whole amounts, the first place's first; without them the winner has one for each player. Behind `most_hands`
    hands places go by stacks. `button` is "dead_button" or "before_small_blind" (it moves with the big blind). Raises
    Refused.
    """

    game: str = "nlhe"
    players: int = 3
    form: str = ""
    stack: int = 50
    levels: tuple[FreezeoutLevel, ...] = ()
    hands_a_level: int = 10
    prizes: tuple[int, ...] = ()
    most_hands: int = MOST_HANDS
    button: str = "dead_button"

    def __post_init__(self) -> None:
        put = object.__setattr__
        if min(self.stack, self.hands_a_level, self.most_hands) < 1:
            raise Refused("bad-amount", "stack, hands a level and most hands are whole numbers from 1 on")
        if self.button not in MOVES:
            raise Refused(
                "bad-setup", f"no way {self.button!r} for a button to move; there are {', '.join(MOVES)}"
            )
        put(self, "prizes", tuple(self.prizes) or (self.players,))
        if (
            len(self.prizes) > self.players
            or min(self.prizes) < 0
            or list(self.prizes) != sorted(self.prizes, reverse=True)
        ):
            raise Refused(
                "bad-prizes", "prizes fall from place to place, none below 0, no more of them than players"
            )
        put(self, "levels", tuple(self.levels) or doubling(self.players * self.stack))
        if any(not 0 < level.small <= level.big or level.ante < 0 for level in self.levels):
            raise Refused(
                "bad-amount", "a level has a small blind above 0, a big one no smaller, and an ante from 0 on"
            )
        deal_of(self.game, self.players, self.form)

    @property
    def chips(self) -> int:
        """All the chips in play."""
        return self.players * self.stack

    @property
    def base(self) -> Setup:
        """A hand of everybody in which anyone may have all the chips: for the shapes of actions and observations."""
        return replace(deal_of(self.game, self.players, self.form), stacks=(self.chips,) * self.players)

    def level_of(self, hand: int) -> FreezeoutLevel:
        """The level of the hand with this number, counted from 0."""
        return self.levels[min(hand // self.hands_a_level, len(self.levels) - 1)]


def doubling(chips: int) -> tuple[FreezeoutLevel, ...]:
    """Levels from 1/2 on, each twice the one before, until a big blind is a quarter of all chips."""
    levels = [FreezeoutLevel(1, 2)]
    while 4 * levels[-1].big < chips:
        levels.append(FreezeoutLevel(2 * levels[-1].small, 2 * levels[-1].big))
    return tuple(levels)


class OneTable:
    """A freezeout as it goes: `setup` is the hand to be played, dealt from any deck, `order` the players in it from the
    dealer's left. `end_hand` takes it over. `prizes` has what each player has won, None before they are out.
    """

    __slots__ = ("hands", "order", "placing", "prizes", "setup", "stacks", "terms")

    def __init__(self, terms: Freezeout, dealer: int = -1) -> None:
        """Before the first hand. `dealer` has the button of it; -1: the last player. Raises Refused."""
        if not -1 <= dealer < terms.players:
            raise Refused(
                "bad-seat", f"there is no player {dealer}; they are numbered 0 to {terms.players - 1}"
            )
        self.terms = terms
        self.stacks = [terms.stack] * terms.players
        self.prizes: list[int | None] = [None] * terms.players
        self.hands = 0
        first = dealer if dealer >= 0 else terms.players - 1
        self.placing: Placing = dealt_by(first + 1, range(1, terms.players + 1), terms.players)
        self._prepare()

    def copy(self) -> "OneTable":
        """Return one that goes on by itself."""
        other: OneTable = object.__new__(OneTable)
        for name in ("terms", "hands", "order", "placing", "setup"):
            setattr(other, name, getattr(self, name))
        other.stacks, other.prizes = self.stacks[:], self.prizes[:]
        return other

    @property
    def is_over(self) -> bool:
        """Whether everybody has a prize, be it nothing."""
        return None not in self.prizes

    @property
    def level(self) -> FreezeoutLevel:
        """The stakes of this hand."""
        return self.terms.level_of(self.hands)

    @property
    def alive(self) -> list[int]:
        """The players who are still in."""
        return [player for player, prize in enumerate(self.prizes) if prize is None]

    @property
    def has_blinds(self) -> bool:
        """Whether two blinds are posted, which move around the table; else everybody has an ante."""
        usual = stakes(self.terms.game, self.terms.form)
        return usual.posts == "blinds" and game(usual.game).opener is None

    def end_hand(self, hand: Hand) -> None:
        """Take over the stacks of a hand that is over, place those who have none, and prepare the next hand."""
        for player, chips in zip(self.order, hand.stacks, strict=True):
            self.stacks[player] = chips
        self.hands += 1
        if sum(self.stacks) != self.terms.chips:
            raise AssertionError("chips were lost or made")
        before = dict(zip(self.order, hand.setup.stacks, strict=True))
        self._place([player for player in self.order if not self.stacks[player]], before)
        alive = self.alive
        if len(alive) == 1 or (alive and self.hands == self.terms.most_hands):
            self._place([player for player in self.order if player in alive], dict(enumerate(self.stacks)))
        if self.alive:
            self._move()
            self._prepare()

    def _place(self, out: Sequence[int], chips: dict[int, int]) -> None:
        """Give players the last places that are left: more chips are a better place, equal ones share the prizes of
        theirs in whole units, odd ones going round from the dealer's left.
        """
        for amount in sorted({chips[player] for player in out}):
            together = [player for player in out if chips[player] == amount]
            last = len(self.alive)
            prizes = (*self.terms.prizes, *(0,) * self.terms.players)[last - len(together) : last]
            each, odd = divmod(sum(prizes), len(together))
            for place, player in enumerate(together):
                self.prizes[player] = each + (place < odd)

    def _move(self) -> None:
        seats = frozenset(player + 1 for player in self.alive)
        if not self.has_blinds:
            self.placing = without_blinds(self.placing.positions, seats, dealer_stays=False)
        else:
            move = MOVES[self.terms.button]
            self.placing = move(self.placing.positions, Sitters(seats), "", self.terms.players)

    def _prepare(self) -> None:
        terms, level = self.terms, self.level
        usual = replace(
            stakes(terms.game, terms.form),
            small_blind=level.small,
            big_blind=level.big,
            ante=level.ante or level.small,
        )
        self.order = tuple([seat - 1 for seat in self.placing.seats])
        players = len(self.order)
        setup = replace(usual.setup(players), stacks=tuple([self.stacks[player] for player in self.order]))
        if self.has_blinds:
            positions = self.placing.positions
            blinds = [0] * players
            if positions.small_blind:
                blinds[self.placing.seats.index(positions.small_blind)] = level.small
            blinds[self.placing.seats.index(positions.big_blind)] = level.big
            dead = 0 if positions.small_blind else level.small
            setup = replace(setup, blinds=tuple(blinds), antes=(level.ante,) * players, dead_blind=dead)
        self.setup = setup
