"""The action an amount counts as, in chips or words: a call, a raise, a raise to be completed, a bet to be rounded."""

from dataclasses import replace
from typing import Any

from cardroom.engine.rounding import rounded
from cardroom.floor.betting.bets import Bets
from cardroom.floor.model.grounds import Grounds, game_of
from cardroom.floor.model.ruling import Action
from cardroom.rules.decisions import LiveBetting
from cardroom.rules.decisions.decision import Decision

PLAYER = "player"


def action_for(grounds: Grounds, bets: Bets, total: int, raise_said: bool = False) -> Action:
    """The action of a player who puts in, or announces, `total` chips for this round.

    At least what there is to call: less than that is an undercall, which is another question.
    """
    live = rules_of(grounds)
    if total >= bets.all_in:
        total = bets.all_in
        if bets.may_raise and (bets.most >= total or total <= bets.least):
            if bets.is_short(total):
                grounds.use(grounds.book.betting.all_in)
            return raise_to(bets, total)
    if not bets.may_raise:
        return call(bets)
    if bets.is_opening and total < bets.least:
        grounds.use(live.bet_below_minimum)
        return raise_to(bets, bets.least)
    if total > bets.most:
        grounds.use(_maximum(grounds))
        return raise_to(bets, bets.most)
    if grounds.situation.form == "fixed_limit" and bets.least < total < bets.most:
        grounds.use(
            _maximum(grounds)
        )  # of two sizes the smaller one: an open pair allows either, and nothing between
        return raise_to(bets, bets.least)
    if total < bets.least:
        return _short_raise(grounds, bets, total, raise_said)
    return raise_to(bets, _rounded(grounds, bets, total))


def _maximum(grounds: Grounds) -> Decision[Any]:
    """The decision on too many chips, with the clauses about this betting form and no other."""
    decision, betting = rules_of(grounds).above_maximum, grounds.book.betting
    others: dict[str, Decision[Any]] = {
        "fixed_limit": betting.pot_limit_maximum,
        "pot_limit": betting.fixed_limit_sizes,
    }
    other = others.get(grounds.situation.form or "")
    own = tuple(clause for clause in decision.clauses if other is None or clause not in other.clauses)
    return replace(decision, clauses=own or decision.clauses)


def _short_raise(grounds: Grounds, bets: Bets, total: int, raise_said: bool) -> Action:
    """More than a call, less than the least raise."""
    live = rules_of(grounds)
    if raise_said and grounds.use(live.below_half_after_raise_said) == "minimum_raise":
        return raise_to(bets, bets.least)
    if total <= bets.price:
        return call(bets)
    base = bets.round.raise_size
    if base != bets.price and grounds.use(live.half_raise_base) == "amount_to_match":
        base = bets.price
    if 2 * (total - bets.round.base) >= base:
        grounds.use(live.half_raise)
        return raise_to(bets, bets.least)
    grounds.use(live.below_half)
    return call(bets)


def _rounded(grounds: Grounds, bets: Bets, total: int) -> int:
    """The amount in whole big blinds where the house plays cash so; halfway goes up, and it stays a legal total."""
    if is_off_the_unit(grounds, total):
        grounds.use(grounds.book.betting.bet_unit)
        return rounded(total, grounds.situation.big_blind or 0, bets.least, bets.most)
    return total


def is_off_the_unit(grounds: Grounds, total: int) -> bool:
    """Whether the house's cash bets come in multiples of the big blind and this total is none.

    Games without blinds have no such unit, and fixed limit has its sizes.
    """
    situation = grounds.situation
    if situation.play != "cash" or situation.form == "fixed_limit" or not situation.big_blind:
        return False
    game = game_of(grounds)
    if situation.small_blind == 0 or (situation.small_blind is None and game is not None and game.opener):
        return False
    return grounds.book.betting.bet_unit.value == "big_blind" and total % situation.big_blind != 0


def call(bets: Bets) -> Action:
    """A call of the bet, or a check where there is nothing to call."""
    if bets.is_opening or bets.has_option:
        return Action(PLAYER, "check")
    return Action(PLAYER, "call", bets.to_call)


def raise_to(bets: Bets, total: int) -> Action:
    if total <= bets.price:
        return call(bets)
    return Action(PLAYER, "bet" if bets.is_opening else "raise", total)


def rules_of(grounds: Grounds) -> LiveBetting:
    """The house's rules of betting at a live table; a house without them is refused before."""
    live = grounds.book.live_betting
    assert live is not None
    return live
