"""Whether a hand has hit the jackpot, and the players who hit it (CH-7.1, CH-7.6 to CH-7.8, CH-7.12 to CH-7.14)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cardroom.cards.card import card
from cardroom.cards.ranking import rank_high, rank_soko
from cardroom.games import Game, Share
from cardroom.games.rankers import any_cards_soko, two_plus_three_high
from cardroom.rules.decisions import Criterion, Jackpot

BOTH = 2
"""The number of a hold'em player's hole cards."""
COLUMNS = 4
"""The payout tables are printed for one to four losers, and winners (CH-7.8)."""


@dataclass(frozen=True, slots=True)
class TriggeredJackpot:
    """A jackpot that was hit: its category, and the players who lost and won with the two triggering hands."""

    category: int
    losers: tuple[int, ...]
    winners: tuple[int, ...]


def find_hit(
    rules: Jackpot, game: Game, holes: Mapping[int, Sequence[int]], board: Sequence[int], dealt_in: int
) -> TriggeredJackpot | None:
    """Return the jackpot that a finished hand has hit, or None. Players are in the order of ``holes``.

    ``holes`` are the hole cards of the players still in after the last round, ``board`` the complete board (the first
    of two); ``dealt_in`` is the number of players the hand began with. The best possible hand counts for everybody; in
    games with a low too, it is the high hand (CH-7.18). The best hand wins; the best of the qualifying hands below it
    loses (CH-7.7). Several players may hold each of them (CH-7.8).
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
            # More players than the printed tables have columns for cannot occur with one deck and table.
            return (
                TriggeredJackpot(row.category, losing, winners)
                if max(len(losing), len(winners)) <= COLUMNS
                else None
            )
    return None


def strength_of(row: Criterion, share: Share) -> int:
    """The strength of the lowest hand that a row accepts, by the ranking of the game's high hands."""
    return _strength(row.least_hand, share.rank is any_cards_soko)


@cache
def _strength(least_hand: str, is_soko: bool) -> int:
    return (rank_soko if is_soko else rank_high)([card(text) for text in least_hand.split()])


def uses_own(row: Criterion, hole: Sequence[int], board: Sequence[int], strength: int) -> bool:
    """Whether the best hand can be made with as many hole cards as the row requires (CH-7.12: both)."""
    return row.own_cards < BOTH or two_plus_three_high([hole], board)[0] == strength
