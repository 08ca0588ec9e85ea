"""Special prizes: for the first player out, and for the first to have a number of chips.

They are paid once the pool is certain and every table has reported the moment.
"""

from collections.abc import Mapping, Sequence

from cardroom.rules import Refused
from cardroom.tournament.apportion import apportion
from cardroom.tournament.going_out import Bust
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.purse import pay
from cardroom.tournament.play.tournament_state import FOREVER, Feat, FeatClaim


def note_stacks(step: DecisionStep, at_ms: int, stacks: Mapping[str, int], act: int = 0) -> None:
    """Note the stacks after a hand: of those that reach the required chips, the largest has a claim. `act` is the number
    of the act that told it, 0 where the room deals.
    """
    for special, feat in zip(step.terms.special, step.state.money.feats, strict=True):
        reached = max(stacks.values(), default=0)
        if special.feat == "first_to_reach_chips" and reached >= special.chips:
            players = sorted([player for player, stack in stacks.items() if stack == reached])
            _claim(feat, FeatClaim(at_ms, -reached, tuple(players), act))


def note_busts(step: DecisionStep, at_ms: int, busts: Sequence[Bust], act: int = 0) -> None:
    """Note the players who have lost all chips: of several, the one with the smallest stack at the hand's start went
    first.
    """
    for special, feat in zip(step.terms.special, step.state.money.feats, strict=True):
        if special.feat == "first_out":
            least = min(bust.stack for bust in busts)
            players = sorted([bust.player for bust in busts if bust.stack == least])
            _claim(feat, FeatClaim(at_ms, least, tuple(players), act))


def withdraw_claims(step: DecisionStep, act: int) -> None:
    """An act of a live table did not happen: what it told gives no claim, and the next claim counts.

    Refuses "special-prize-rests-on-it" where the prize is paid for that claim.
    """
    for feat in step.state.money.feats:
        gone = [one for one in feat.claims if one.act == act]
        if feat.paid and any((one.at_ms, one.rank) == (feat.at_ms, feat.rank) for one in gone):
            words = (
                "A special prize is paid for that, so it stands. If another was to have it, ask it back at the desk as "
                "a pot paid wrongly, from one player for the other."
            )
            rules = step.book.prizes
            raise Refused(
                "special-prize-rests-on-it", words, rules.special_prizes.clauses if rules is not None else ()
            )
        if not gone:
            continue
        feat.claims = [one for one in feat.claims if one.act != act]
        if not feat.paid:
            feat.at_ms, feat.players, feat.rank = FOREVER, (), 0
            for one in feat.claims:
                _count(feat, one)


def _claim(feat: Feat, claim: FeatClaim) -> None:
    if claim.act:
        if feat.players and not feat.claims:  # (stored before claims were kept)
            feat.claims = [FeatClaim(feat.at_ms, feat.rank, feat.players, 0)]
        earlier = {player for one in feat.claims for player in one.players if not _is_before(claim, one)}
        if not earlier.issuperset(claim.players):
            feat.claims = [*feat.claims, claim]
    _count(feat, claim)


def _is_before(one: FeatClaim, other: FeatClaim) -> bool:
    return (one.at_ms, one.rank) < (other.at_ms, other.rank)


def _count(feat: Feat, claim: FeatClaim) -> None:
    if (claim.at_ms, claim.rank) < (feat.at_ms, feat.rank) or not feat.players:
        feat.at_ms, feat.players, feat.rank = claim.at_ms, claim.players, claim.rank
    elif (claim.at_ms, claim.rank) == (feat.at_ms, feat.rank):
        feat.players = tuple(sorted({*feat.players, *claim.players}))


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
