"""How much may be bet: the arithmetic of the least and the largest bet or raise, for hands and rulings alike."""

from typing import Final, Literal

NO_LIMIT: Final = 0
POT_LIMIT: Final = 1
FIXED_LIMIT: Final = 2

FORMS: Final[dict[str, int]] = {"no_limit": NO_LIMIT, "pot_limit": POT_LIMIT, "fixed_limit": FIXED_LIMIT}

LimitAllIn = Literal["as_other_forms", "half_is_full_bet", "more_than_half_raises", "completed_to_full_bet"]
CapHeadsUp = Literal["lifted", "lifted_while_two_remain", "lifted_for_last_two", "kept"]
AnteForAll = Literal["counted", "from_second_round"]
PotLimitShortBlind = Literal["as_full_big_blind", "as_full_blinds"]


class Round:
    """The bets of one round, as far as they bound the next one. Amounts are totals of the round.

    `price` is the bet to match and `base` the one a raise adds to, both 0 with no bet yet; `raise_size` is the least
    that is added, of a first bet the minimum bet. `larger_bet` is one more increment that fixed limit allows, 0 if
    none. `total` is every chip put in so far, of which `uncounted` bound no bet of pot limit.
    """

    __slots__ = ("base", "larger_bet", "limit", "price", "raise_size", "total", "uncounted")

    limit: int
    price: int
    base: int
    raise_size: int
    larger_bet: int
    total: int
    uncounted: int

    def __init__(
        self,
        limit: int,
        *,
        price: int = 0,
        base: int = 0,
        raise_size: int,
        larger_bet: int = 0,
        total: int = 0,
        uncounted: int = 0,
    ) -> None:
        """A round by itself; a hand is one too, and fills it in as it goes on."""
        self.limit = limit
        self.price = price
        self.base = base
        self.raise_size = raise_size
        self.larger_bet = larger_bet
        self.total = total
        self.uncounted = uncounted


def raise_bounds(bets: Round, bet: int, stack: int) -> tuple[int, int]:
    """The least and the largest total that the bet or raise of a player may go to.

    `bet` is what the player has in front, `stack` what lies behind: a whole stack may always go in. In fixed limit only
    the two totals are allowed, and nothing between.
    """
    all_in = bet + stack
    least = bets.base + bets.raise_size
    if all_in <= least:
        return all_in, all_in
    limit = bets.limit
    if limit == NO_LIMIT:
        return least, all_in
    if limit == FIXED_LIMIT:
        if not bets.larger_bet:
            return least, least
        most = bets.base + bets.larger_bet
    else:
        # The pot as it is after calling, on top of the bet called (CO-OM.2; CH-5.11, CH-5.13).
        call_to = bets.price if bets.price > bets.base else bets.base
        most = call_to + bets.total - bets.uncounted + call_to - bet
        if most < least:
            most = least
    return least, most if most < all_in else all_in


def raise_measured(
    bets: Round, limit_all_in: LimitAllIn, completes: bool, total: int
) -> tuple[bool, int, int]:
    """(whether a bet or raise to `total` counts as one, the base of the next, the least the next one adds).

    One that does not count is a short all-in, and the base stays where the next raise is to the full bet all the same:
    behind a forced bet that nobody has completed yet (`completes`), and in fixed limit by the house (`limit_all_in`),
    below half a bet, up to half a bet or however short it was (CH-5.5). Whether one that counts opens the betting again
    is another question (`is_opened_by`).
    """
    base, size = bets.base, bets.raise_size
    increment = total - base
    if increment >= size:
        if bets.limit != FIXED_LIMIT:
            return True, total, increment
        # Once doubled, the bet stays so (CH-6.STUD.8).
        return True, total, bets.larger_bet if bets.larger_bet and increment > size else size
    if bets.limit == FIXED_LIMIT and limit_all_in != "as_other_forms":
        counts = limit_all_in == "more_than_half_raises" and 2 * increment > size
        if counts or (limit_all_in == "half_is_full_bet" and 2 * increment >= size):
            return True, total, size
        return False, base, size
    return False, base if completes or total < base else total, size


def is_opened_by(limit_all_in: LimitAllIn, added: int, size: int) -> bool:
    """Whether `added` to a bet, by several short all-ins or by what there is to call, is as good as a full raise where
    a house lets these open the betting again: in fixed limit half a bet is where it counts as one."""
    return (2 * added if limit_all_in == "half_is_full_bet" else added) >= size


def is_cap_lifted(policy: CapHeadsUp, began_heads_up: bool, two_left: bool, last_two: bool) -> bool:
    """Whether a cap on raises does not hold: the round began with only two players who had chips, only two are left in
    the hand, or only two play at all.
    """
    if policy == "lifted":
        return began_heads_up
    if policy == "lifted_while_two_remain":
        return two_left
    return policy == "lifted_for_last_two" and last_two


def uncounted(ante: AnteForAll, short_blind: PotLimitShortBlind, ante_for_all: int, blinds_short: int) -> int:
    """The part of the pot that bounds no first-round bet: an ante for all (CH-4.10), less missing blinds (CK-BB.1)."""
    left_out = ante_for_all if ante == "from_second_round" else 0
    return left_out - (blinds_short if short_blind == "as_full_blinds" else 0)
