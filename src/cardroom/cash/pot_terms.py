"""The terms by which the house takes from the pots of a table, for every hand that may be dealt there."""

from dataclasses import dataclass

from cardroom.cash.hand_rake import HandRake, hand_rake
from cardroom.cash.till import Till
from cardroom.games import OFFERED, Game

Run = tuple[int, int, HandRake | None]
"""(fewest, most, terms) of consecutive numbers of players with equal terms; None: nothing is taken."""


@dataclass(frozen=True, slots=True)
class PotTerms:
    """What is taken from a hand of one of ``games`` that ``fewest`` to ``most`` players are dealt in; None: nothing."""

    games: tuple[str, ...]
    fewest: int
    most: int
    taken: HandRake | None


def pot_terms(till: Till, seats: int) -> tuple[PotTerms, ...]:
    """The terms of all hands at a table with so many ``seats``, by the function by which each hand is charged.

    Games with equal terms are told together, and so are numbers of players. Open Face has no pots.
    """
    games_by_runs: dict[tuple[Run, ...], list[str]] = {}
    for deal in dict.fromkeys(till.terms.games):
        if deal in OFFERED:
            games_by_runs.setdefault(_runs(till, OFFERED[deal], seats), []).append(deal)
    return tuple([PotTerms(tuple(games), *run) for runs, games in games_by_runs.items() for run in runs])


def _runs(till: Till, game: Game, seats: int) -> tuple[Run, ...]:
    runs: list[Run] = []
    for players in range(2, seats + 1):
        taken = hand_rake(till.book, till.stake, players, game, till.paid_by_time)
        if runs and runs[-1][2] == taken:
            runs[-1] = (runs[-1][0], players, taken)
        else:
            runs.append((players, players, taken))
    return tuple(runs)
