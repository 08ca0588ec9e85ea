"""What the player may bet: the least and the most, out of a situation and the house's rules."""

from dataclasses import dataclass

from cardroom.floor.grounds import Grounds
from cardroom.floor.situation import Situation


@dataclass(frozen=True, slots=True)
class Bets:
    """A player's bounds.

    `price` is the total that calls, `base` the one a raise is added to; `least` and `most` are the totals a bet or
    raise may go to, `raise_size` the least increment; with `may_raise` false only a call is left.
    """

    first_round: bool
    minimum_bet: int
    price: int
    base: int
    raise_size: int
    least: int
    most: int
    in_front: int
    stack: int
    may_raise: bool

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
        return self.price < total < (self.base + self.raise_size if self.price else self.minimum_bet)

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
    uncounted = _uncounted(grounds, ante_for_all or situation.ante_for_all or 0) - _missing_blinds(grounds)
    minimum = situation.bet_size if situation.form == "fixed_limit" else situation.big_blind
    assert minimum is not None and situation.bet_to_match is not None
    price = situation.bet_to_match
    in_front, stack = situation.in_front or 0, situation.stack or 0
    base = price
    has_blinds = situation.street != "first"  # a round so called is one of a game that a card opens
    if situation.is_first_round and has_blinds and 0 < price < (situation.big_blind or 0):
        base = situation.big_blind or 0  # a short blind: a raise is made over the full one (CH-5.14)
        if grounds.use(grounds.book.betting.short_blind_price) == "full_big_blind":
            price = base
    raise_size = situation.last_full_raise or (minimum if base <= minimum or not base else base)
    if situation.form == "fixed_limit":
        raise_size = minimum
    if situation.raise_from is not None:
        base = situation.raise_from - raise_size
    least = base + raise_size if price else minimum
    all_in = in_front + stack
    most = min(_most(situation, max(price, base), base, least, uncounted), all_in)
    return Bets(
        situation.is_first_round,
        minimum,
        price,
        base,
        raise_size,
        min(least, all_in),
        most,
        in_front,
        stack,
        situation.may_raise is not False and all_in > price and not is_capped(grounds),
    )


def _uncounted(grounds: Grounds, ante_for_all: int) -> int:
    """What of the pot bounds no bet: an ante for all, in the first round, where the house says so (CH-4.10)."""
    situation = grounds.situation
    if not ante_for_all or situation.form != "pot_limit" or not situation.is_first_round:
        return 0
    return ante_for_all if grounds.use(grounds.book.betting.ante_for_all) == "from_second_round" else 0


def _missing_blinds(grounds: Grounds) -> int:
    """What short blinds lack, where the first round of pot limit counts them as full (CK-BB.1)."""
    situation = grounds.situation
    has_blinds = situation.form == "pot_limit" and situation.is_first_round and situation.street != "first"
    policy = grounds.book.betting.pot_limit_short_blind
    if not has_blinds or policy.value != "as_full_blinds":
        return 0
    missing = situation.blinds_short
    if missing is None:
        price, full = situation.bet_to_match or 0, situation.big_blind or 0
        missing = full - price if 0 < price < full else 0
    if missing:
        grounds.use(policy)
    return missing


def is_capped(grounds: Grounds) -> bool:
    """Whether the bets and raises of fixed limit are used up, as far as they were told."""
    situation, cap = grounds.situation, grounds.book.betting.raise_cap
    if situation.form != "fixed_limit" or situation.raises is None:
        return False
    return 0 < cap.value <= situation.raises and grounds.use(cap) > 0 and not cap_is_lifted(grounds)


def cap_is_lifted(grounds: Grounds) -> bool:
    """Whether the cap of fixed limit does not hold, two players being left."""
    policy = grounds.use(grounds.book.betting.raise_cap_heads_up)
    if policy == "kept":
        return False
    situation = grounds.situation
    if policy == "lifted_while_two_remain":
        return situation.players_left == 2
    return bool(situation.round_began_heads_up if policy == "lifted" else situation.last_two)


def _most(situation: Situation, call_to: int, base: int, least: int, uncounted: int) -> int:
    in_front = situation.in_front or 0
    if situation.form == "fixed_limit":
        return base + situation.larger_bet if situation.larger_bet else least
    if situation.form == "pot_limit":
        assert situation.pot is not None
        return max(least, pot_raise(situation.pot - uncounted, call_to, in_front))
    return in_front + (situation.stack or 0)


def pot_raise(pot: int, call_to: int, in_front: int) -> int:
    """The total of a pot-sized raise: the call, and on top of it the pot as it is after the call (CH-5.11)."""
    return call_to + pot + call_to - in_front


def next_raise(grounds: Grounds, bets: Bets, to: int) -> int:
    """The least total of a raise over a bet or raise to `to`; a short all-in adds nothing to the least increment."""
    increase = to - bets.base
    if increase < bets.raise_size and _is_half_bet(grounds, bets, increase):
        return bets.base + bets.raise_size
    return max(to, bets.base) + max(bets.raise_size, increase)


def _is_half_bet(grounds: Grounds, bets: Bets, increase: int) -> bool:
    """Whether the next raise only completes a short all-in: in fixed limit up to half a bet, or any, by the house."""
    policy = grounds.book.betting.limit_all_in
    if grounds.situation.form != "fixed_limit" or policy.value == "as_other_forms":
        return False
    is_half = policy.value == "more_than_half_raises"
    return not (is_half and 2 * increase > bets.raise_size) and bool(grounds.use(policy))
