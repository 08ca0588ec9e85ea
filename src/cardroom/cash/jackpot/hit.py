"""Whether a hand has hit the jackpot, and with whose cards (CH-7.1, CH-7.6 to CH-7.8, CH-7.12 to CH-7.14)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cardroom.cards.card import card
from cardroom.cards.ranking import rank_high, rank_soko
from cardroom.games import Game, Share
from cardroom.games.rankers import own_cards_soko, two_plus_three_high
from cardroom.rules.decisions import Criterion, Jackpot

BOTH = 2
"""Own cards of a hold'em player."""
COLUMNS = 4
"""The payout tables are printed for one to four losers, and winners (CH-7.8)."""


@dataclass(frozen=True, slots=True)
class TriggeredJackpot:
    """A jackpot that was hit: the category, who lost and who won with the two triggering hands, in the order given."""

    category: int
    losers: tuple[int, ...]
    winners: tuple[int, ...]


def find_hit(
    rules: Jackpot, game: Game, holes: Mapping[int, Sequence[int]], board: Sequence[int], dealt_in: int
) -> TriggeredJackpot | None:
    """The hit of a hand that is over, or None.

    ``holes`` are the own cards of those still in behind the last round, ``board`` the cards of the board (the first of
    two), all of it known; ``dealt_in`` counts those the hand began with. The best possible hand counts for everybody,
    in games with a low as well the high one (CH-7.18). The best hand wins; of those that qualify below it the best
    loses (CH-7.7), each perhaps held by several (CH-7.8).
    """
    criteria = [row for row in rules.criteria.value if game.code in row.games]
    too_few_cards = any(len(hole) + len(board) < 5 for hole in holes.values())
    if not criteria or dealt_in < rules.least_players.value or len(holes) < 2 or too_few_cards:
        return None
    share = game.shares[0]
    players = list(holes)
    strengths = dict(zip(players, share.rank([holes[p] for p in players], board), strict=True))
    best = max(strengths.values())
    winners = tuple([player for player in players if strengths[player] == best])
    for row in sorted(criteria, key=lambda row: row.category):
        least = strength_of(row, share)
        losers = [
            p
            for p in players
            if least <= strengths[p] < best and uses_own(row, holes[p], board, strengths[p])
        ]
        if losers:
            second = max([strengths[player] for player in losers])
            losing = tuple([p for p in losers if strengths[p] == second])
            # More than the printed tables have columns for: no deck and table can bring that about.
            return (
                TriggeredJackpot(row.category, losing, winners)
                if max(len(losing), len(winners)) <= COLUMNS
                else None
            )
    return None


def strength_of(row: Criterion, share: Share) -> int:
    """The strength of the least hand of a row, by the ranking of the game's high hands."""
    return _strength(row.least_hand, share.rank is own_cards_soko)


@cache
def _strength(least_hand: str, is_soko: bool) -> int:
    return (rank_soko if is_soko else rank_high)([card(text) for text in least_hand.split()])


def uses_own(row: Criterion, hole: Sequence[int], board: Sequence[int], strength: int) -> bool:
    """Whether the best hand can be made with as many own cards as the row asks for (CH-7.12: both)."""
    return row.own_cards < BOTH or two_plus_three_high([hole], board)[0] == strength
