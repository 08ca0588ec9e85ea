"""Special prizes: for the first player out, and for the first to have a number of chips.

They are paid once the pool is certain and every table has reported the moment.
"""

from collections.abc import Mapping, Sequence

from cardroom.tournament.apportion import apportion
from cardroom.tournament.going_out import Bust
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.purse import pay
from cardroom.tournament.play.tournament_state import Feat


def note_stacks(step: DecisionStep, at_ms: int, stacks: Mapping[str, int]) -> None:
    """Note the stacks after a hand: of those that reach the required chips, the largest has a claim."""
    for special, feat in zip(step.terms.special, step.state.money.feats, strict=True):
        reached = max(stacks.values(), default=0)
        if special.feat == "first_to_reach_chips" and reached >= special.chips:
            _claim(feat, at_ms, [player for player, stack in stacks.items() if stack == reached], -reached)


def note_busts(step: DecisionStep, at_ms: int, busts: Sequence[Bust]) -> None:
    """Note the players who have lost all chips: of several, the one with the smallest stack at the hand's start went
    first.
    """
    for special, feat in zip(step.terms.special, step.state.money.feats, strict=True):
        if special.feat == "first_out":
            least = min(bust.stack for bust in busts)
            _claim(feat, at_ms, [bust.player for bust in busts if bust.stack == least], least)


def _claim(feat: Feat, at_ms: int, players: list[str], rank: int) -> None:
    if (at_ms, rank) < (feat.at_ms, feat.rank) or not feat.players:
        feat.at_ms, feat.players, feat.rank = at_ms, tuple(sorted(players)), rank
    elif (at_ms, rank) == (feat.at_ms, feat.rank):
        feat.players = tuple(sorted((*feat.players, *players)))


def pay_feats(step: DecisionStep, clear_ms: int) -> None:
    """Pay those claims that nothing before ``clear_ms`` can change any more.

    Players with equal claims share; the odd cents go by their lots.
    """
    money, rules = step.state.money, step.book.prizes
    if not money.settled or rules is None:
        return
    for feat, cents in zip(money.feats, money.special, strict=True):
        if feat.players and not feat.paid and feat.at_ms < clear_ms:
            feat.paid = True
            lots = {player: step.state.entrants[player].lot for player in feat.players}
            first = sorted(feat.players, key=lots.__getitem__, reverse=True)
            for player, part in zip(first, apportion(cents, [1] * len(first)), strict=True):
                pay(step, player, part, "special", rules.special_prizes.clauses)


def unclaimed(step: DecisionStep) -> int:
    """The part of the special prizes that nobody has claimed when all is over: it goes to the first place."""
    money = step.state.money
    return sum(cents for feat, cents in zip(money.feats, money.special, strict=True) if not feat.players)
