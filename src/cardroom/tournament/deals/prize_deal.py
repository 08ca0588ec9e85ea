"""A deal: how much each player who is left would get, and whether the deal holds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions import PrizeDeals
from cardroom.rules.refused import Refused
from cardroom.tournament.apportion import apportion
from cardroom.tournament.icm import icm_amounts

Method = Literal["icm", "chip_chop", "custom"]
PaidBy = Literal["deal", "ladder"]


@dataclass(frozen=True, slots=True)
class Stack:
    """A player who is left, with chips."""

    player: str
    chips: int


@dataclass(frozen=True, slots=True)
class PrizeDeal:
    """Each player's amount, in cents, and what is still played for: the part left for the winner."""

    method: Method
    amounts: Mapping[str, int]
    for_winner: int
    clauses: tuple[str, ...]

    @property
    def total(self) -> int:
        """All prize money of the deal."""
        return sum(self.amounts.values()) + self.for_winner


def propose(
    rules: PrizeDeals,
    method: Method,
    stacks: Sequence[Stack],
    prizes: Sequence[int],
    *,
    for_winner: int = 0,
    custom: Mapping[str, int] | None = None,
    unit: int = 1,
) -> PrizeDeal:
    """A deal on the prizes for the players who are left, the first place's first: all prizes, the winner's part
    included.

    `icm` goes by what stacks are worth; `chip_chop` gives everybody the lowest prize and shares the rest by chips;
    `custom` takes amounts as players have agreed on. The part for the winner comes out of the first prize, which stays
    the highest. The remaining units go to the largest remainders; of equal remainders, to the larger stack. A ``unit``
    is the smallest coin that the house pays.

    Refuses "no-deal" where there is nothing to share, "too-much-for-winner", "bad-deal".
    """
    clauses = tuple(
        dict.fromkeys([*rules.allowed.clauses, *rules.agreed_by.clauses, *rules.odd_unit.clauses])
    )
    _check(stacks, prizes, clauses)
    unpaid = [*prizes, *[0] * len(stacks)][: len(stacks)]
    if not 0 <= for_winner <= unpaid[0] - unpaid[1]:
        most = unpaid[0] - unpaid[1]
        words = f"At most {most} can be left for the winner: so much more is the first prize than the second."
        raise Refused("too-much-for-winner", words, clauses, {"most": most})
    unpaid[0] -= for_winner
    chips = [one.chips for one in stacks]
    if method == "icm":
        amounts: Sequence[int] = icm_amounts(chips, unpaid, unit)
    elif method == "chip_chop":
        amounts = _chopped(chips, unpaid, unit)
    else:
        amounts = _agreed(stacks, sum(unpaid), custom or {}, clauses)
    return PrizeDeal(
        method, dict(zip([one.player for one in stacks], amounts, strict=True)), for_winner, clauses
    )


def paid(
    rules: PrizeDeals, deal: PrizeDeal, *, staff: PaidBy = "deal", forbidden_by_law: bool = False
) -> tuple[PaidBy, tuple[str, ...]]:
    """The amounts the house pays once all agree, and their clauses: the deal, or the ladder where staff decide so.

    Refuses "no-deals-here" where the local law forbids deals, "deal-binds" where staff have no say.
    """
    if forbidden_by_law and rules.allowed.value == "where_law_permits":
        raise Refused("no-deals-here", "The law of this place does not allow deals.", rules.allowed.clauses)
    if staff == "ladder" and rules.paid_by.value == "deal":
        words = "Everybody has agreed: prizes are paid by the deal."
        raise Refused("deal-binds", words, rules.paid_by.clauses)
    return staff, rules.paid_by.clauses


def is_reported(rules: PrizeDeals) -> bool:
    """Whether a deal is reported to the media."""
    return rules.reported.value == "to_the_media"


def _check(stacks: Sequence[Stack], prizes: Sequence[int], clauses: tuple[str, ...]) -> None:
    players = [one.player for one in stacks]
    if (
        len(stacks) < 2
        or len(set(players)) < len(players)
        or min([one.chips for one in stacks], default=0) <= 0
    ):
        raise Refused("no-deal", "A deal is between two players or more who have chips.", clauses)
    if not sum(prizes[: len(stacks)]) or list(prizes) != sorted(prizes, reverse=True) or prizes[-1] < 0:
        raise Refused("no-deal", "There are no prizes to share, or they rise from place to place.", clauses)


def _chopped(chips: Sequence[int], unpaid: Sequence[int], unit: int) -> Sequence[int]:
    lowest, total = min(unpaid), sum(unpaid)
    order = sorted(range(len(chips)), key=lambda place: -chips[place])
    rest, all_chips = total - lowest * len(chips), sum(chips)
    # One denominator for both parts, so that a share is rounded once.
    return apportion(total, [lowest * all_chips + rest * stack for stack in chips], order, unit)


def _agreed(
    stacks: Sequence[Stack], due: int, custom: Mapping[str, int], clauses: tuple[str, ...]
) -> Sequence[int]:
    players = {one.player for one in stacks}
    if custom.keys() != players or min(custom.values()) < 0 or sum(custom.values()) != due:
        words = f"The amounts of a deal are for everybody who is left, not below 0, and come to {due}."
        raise Refused("bad-deal", words, clauses, {"due": due, "told": sum(custom.values())})
    return [custom[one.player] for one in stacks]
