"""The declaration of a game: the streets it deals, who opens them, and the shares a pot has at the showdown.

A declaration says nothing of blinds, sizes or houses; those come with the stakes and the rulebook.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal

from cardroom.cards.deck import ORDERED_DECK

Ranker = Callable[[Sequence[Sequence[int]], Sequence[int]], list[int]]
"""(the contenders' own cards, one board) -> a strength for each contender; larger is better, -1 does not qualify.
All contenders are ranked in one call, so that a board is made ready once."""

Form = Literal["no_limit", "pot_limit", "fixed_limit"]
ALL_FORMS: Final[tuple[Form, ...]] = ("no_limit", "pot_limit", "fixed_limit")


@dataclass(frozen=True, slots=True)
class Street:
    """One deal, the betting round after it, and the cards players give up or exchange after that.

    `hole` face-down cards and then `up` face-up cards go to each player in the hand, then `board` cards to each board.
    In fixed limit the bet of this round is the larger one if `big_bet`; if `open_pair`, a house may let anyone double
    the bet once a pair lies open. Behind the round everyone still in, all-in or not, gives up exactly `discard` own
    cards, or may exchange up to `draw` of them. A house that burns cards does so before the deal unless `burn` is off.
    """

    name: str
    hole: int = 0
    up: int = 0
    board: int = 0
    big_bet: bool = False
    open_pair: bool = False
    discard: int = 0
    draw: int = 0
    burn: bool = True

    @property
    def is_exchange(self) -> bool:
        """Whether players discard or draw after the betting."""
        return self.discard > 0 or self.draw > 0


@dataclass(frozen=True, slots=True)
class Share:
    """An equal part of every pot, won by the best hand of one ranking.

    `board` is the index of the board it is made with. If no hand qualifies, the part goes to the other shares; the
    first share of a game must therefore always have a winner. It also gets the unit that cannot be divided. `is_low`
    says that the ranking prefers low cards, which matters where an odd chip goes by card. `run` counts the runs of the
    board from 1 where it is run more than once, or the boards that divide a pot first (`Game.parts`), 0 elsewhere.
    """

    name: str
    rank: Ranker
    board: int = 0
    is_low: bool = False
    run: int = 0


@dataclass(frozen=True, slots=True)
class Opener:
    """The rule for who opens where face-up cards decide it, in a game without blinds.

    On the first street it is one card, ties broken by suit: in fixed limit the one `fixed_limit_card` says, in the
    other forms the highest. From the second street on it is the best face-up hand by `visible`, a ranking of the sum
    of the cards' keys; of equal hands the first from the dealer's left. `is_ace_low` counts an ace as one.
    """

    visible: Callable[[int], int]
    fixed_limit_card: Literal["lowest", "highest"] = "lowest"
    is_ace_low: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """A variant of poker. The clauses that describe it are the house's: `[deals]` of a rulebook names them.

    `most_players` can be dealt in; `seats` are usual at a full cash table and `tournament_seats` at a tournament's (0:
    as many as can be dealt in), `sits_out` the position that is passed over when one too many is seated. `odd_units`:
    units that a share's winners cannot divide go round from the dealer's left ("position"), by highest or lowest card
    where the house says so ("card"), or to the better hand of the first share ("first_share"). `parts`: a pot is
    divided into so many equal parts first, each for as many of the shares. `skips_first_bets`: nobody bets on the first
    street (a bomb pot). `deck`: the cards it is played with, in rising order.
    """

    code: str
    name: str
    streets: tuple[Street, ...]
    shares: tuple[Share, ...]
    boards: int = 1
    most_players: int = 10
    forms: tuple[Form, ...] = ALL_FORMS
    opener: Opener | None = None
    offers_single_draw: bool = False
    odd_units: Literal["position", "card", "first_share"] = "position"
    seats: int = 0
    tournament_seats: int = 0
    sits_out: Literal["", "cutoff"] = ""
    parts: int = 1
    skips_first_bets: bool = False
    deck: tuple[int, ...] = field(default=ORDERED_DECK, hash=False, repr=False)

    @property
    def most_seated(self) -> int:
        """The most at a table: where one too many is seated, somebody sits out."""
        return max(self.most_players, self.seats)

    @property
    def hole_cards(self) -> int:
        """Own cards a player is dealt, face down or up, before any draw."""
        return sum(street.hole + street.up for street in self.streets)

    @property
    def shown_cards(self) -> int:
        """Own cards a player holds at the showdown."""
        return self.hole_cards - sum(street.discard for street in self.streets)

    @property
    def has_up_cards(self) -> bool:
        """Whether players get face-up cards."""
        return self.offers_single_draw or any(street.up for street in self.streets)

    @property
    def has_draw(self) -> bool:
        """Whether cards may be exchanged."""
        return any(street.draw for street in self.streets)

    def cards_needed(self, players: int, burns: int = 0, reserve: int = 0) -> int:
        """Cards of the deck a hand can use if nobody folds, all of them at most.

        With `burns` put aside before each deal after the first, and `reserve` that are never dealt to a player.
        """
        cards = players * self.hole_cards + (reserve if self.opener else 0)
        for place, street in enumerate(self.streets):
            cards += street.board * self.boards
            if place and street.burn:
                cards += burns
            if street.draw:
                cards += burns + players * (street.draw + (1 if self.offers_single_draw else 0))
        return min(cards, len(self.deck))


@lru_cache(maxsize=256)
def shares_of_runs(game: Game, runs: int) -> tuple[Share, ...]:
    """The shares of a hand whose board is run so often, those of the first run first, each with boards of its own."""
    return tuple(
        [
            replace(share, board=run * game.boards + share.board, run=run + 1)
            for run in range(runs)
            for share in game.shares
        ]
    )
