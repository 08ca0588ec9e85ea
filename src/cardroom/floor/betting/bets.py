"""The bets open to the player: the least and the most, from a situation and the house's rules."""

from dataclasses import dataclass

from cardroom.engine.bounds import (
    FORMS,
    LimitAllIn,
    Round,
    is_cap_lifted,
    raise_bounds,
    raise_measured,
    uncounted,
)
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.situation import Situation


@dataclass(frozen=True, slots=True)
class Bets:
    """A player's bounds.

    `round` is what has been bet so far; `least` and `most` are the totals a bet or raise may go to; with `may_raise`
    false only a call is left.
    """

    round: Round
    least: int
    most: int
    in_front: int
    stack: int
    may_raise: bool

    @property
    def price(self) -> int:
        """The total that calls."""
        return self.round.price

    @property
    def all_in(self) -> int:
        """The total of the whole stack."""
        return self.in_front + self.stack

    @property
    def to_call(self) -> int:
        """The total a call goes to: the bet to match, or the whole stack."""
        return min(self.price, self.all_in)

    def is_short(self, total: int) -> bool:
        """Whether a bet or raise to this total is less than the least there would be with more chips."""
        return self.price < total < self.round.base + self.round.raise_size

    @property
    def is_opening(self) -> bool:
        """Whether there is no bet to match on this round."""
        return self.price == 0

    @property
    def has_option(self) -> bool:
        """Whether the player's own blind already matches the bet."""
        return 0 < self.price == self.in_front


def bets_of(grounds: Grounds, ante_for_all: int = 0) -> Bets:
    """The bounds in the situation, what the topic needs of it being told. `ante_for_all` is what a fact tells of it."""
    situation = grounds.situation
    round = _round_of(grounds, _uncounted(grounds, ante_for_all or situation.ante_for_all or 0))
    in_front, stack = situation.in_front or 0, situation.stack or 0
    least, most = raise_bounds(round, in_front, stack)
    may_raise = situation.may_raise is not False and in_front + stack > round.price and not is_capped(grounds)
    return Bets(round, least, most, in_front, stack, may_raise)


def _round_of(grounds: Grounds, left_out: int) -> Round:
    """The bets of the round as they were told."""
    situation = grounds.situation
    is_limit = situation.form == "fixed_limit"
    minimum = situation.bet_size if is_limit else situation.big_blind
    assert minimum is not None and situation.bet_to_match is not None
    assert situation.form != "pot_limit" or situation.pot is not None
    price = base = situation.bet_to_match
    has_blinds = situation.street != "first"  # a round so called is one of a game that a card opens
    if situation.is_first_round and has_blinds and 0 < price < (situation.big_blind or 0):
        base = situation.big_blind or 0  # a short blind: a raise is made over the full one (CH-5.14)
        if grounds.use(grounds.book.betting.short_blind_price) == "full_big_blind":
            price = base
    raise_size = minimum
    if price and not is_limit:
        raise_size = situation.last_full_raise or max(minimum, base)
    if price and situation.raise_from is not None:
        base = situation.raise_from - raise_size
    return Round(
        FORMS[situation.form or "no_limit"],
        price=price,
        base=base,
        raise_size=raise_size,
        larger_bet=situation.larger_bet or 0,
        total=situation.pot or 0,
        uncounted=left_out,
    )


def _uncounted(grounds: Grounds, ante_for_all: int) -> int:
    """The part of the pot that bounds no bet in the first round of pot limit: an ante for all, less missing blinds."""
    situation, betting = grounds.situation, grounds.book.betting
    if situation.form != "pot_limit" or not situation.is_first_round:
        return 0
    if ante_for_all:
        grounds.use(betting.ante_for_all)
    short = _missing_blinds(situation)
    if short and betting.pot_limit_short_blind.value == "as_full_blinds":
        grounds.use(betting.pot_limit_short_blind)
    return uncounted(betting.ante_for_all.value, betting.pot_limit_short_blind.value, ante_for_all, short)


def _missing_blinds(situation: Situation) -> int:
    """The chips missing from the blinds: as told, else the difference between the big blind and the bet to match, or
    between both blinds and all that lies in the pot.
    """
    if situation.street == "first":
        return 0
    if situation.blinds_short is not None:
        return situation.blinds_short
    price, full = situation.bet_to_match or 0, situation.big_blind or 0
    if not price:
        return 0
    lacks = full + (situation.small_blind or 0) - (situation.pot or 0)
    return max(full - price, lacks, 0)


def is_capped(grounds: Grounds) -> bool:
    """Whether the bets and raises of fixed limit are used up, as far as they were told."""
    situation, cap = grounds.situation, grounds.book.betting.raise_cap
    if situation.form != "fixed_limit" or situation.raises is None:
        return False
    return 0 < cap.value <= situation.raises and grounds.use(cap) > 0 and not cap_is_lifted(grounds)


def cap_is_lifted(grounds: Grounds) -> bool:
    """Whether the cap of fixed limit does not hold, two players being left, as far as that was told."""
    situation = grounds.situation
    return is_cap_lifted(
        grounds.use(grounds.book.betting.raise_cap_heads_up),
        bool(situation.round_began_heads_up),
        situation.players_left == 2,
        bool(situation.last_two),
    )


def measured(grounds: Grounds, round: Round, total: int) -> tuple[bool, int, int]:
    """(whether a bet or raise to `total` counts as one, the base of the next, the least the next one adds)."""
    policy = grounds.book.betting.limit_all_in
    if limit_all_in_of(grounds) != "as_other_forms" and total - round.base < round.raise_size:
        grounds.use(policy)
    # Elsewhere than in fixed limit a raise adds to less than the bet to match only while a forced bet is completed.
    return raise_measured(round, policy.value, round.base < round.price, total)


def limit_all_in_of(grounds: Grounds) -> LimitAllIn:
    """The meaning of a short all-in in this betting form."""
    is_limit = grounds.situation.form == "fixed_limit"
    return grounds.book.betting.limit_all_in.value if is_limit else "as_other_forms"


def reopens_by_itself(grounds: Grounds, round: Round, total: int) -> bool:
    """Whether a bet or raise to `total` opens the betting again: a full one does, a short one by a rule of limit."""
    if total - round.base >= round.raise_size:
        return True
    return limit_all_in_of(grounds) == "more_than_half_raises" and measured(grounds, round, total)[0]
