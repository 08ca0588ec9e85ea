"""The hand that an environment deals again and again, and how long it can last."""

from cardroom.engine import Setup
from cardroom.games import EVERY_GAME
from cardroom.sim.dealing import setup as deal_of

__all__ = ["all_deals", "chips_in_play", "deal_of", "exchanges", "most_decisions", "most_raises"]


def all_deals(seats: int = 3) -> list[Setup]:
    """One setup for each game of the catalogue in each of its forms, with so many seats or as many as it takes."""
    return [
        deal_of(code, min(seats, declared.most_players), form)
        for code, declared in EVERY_GAME.items()
        for form in declared.forms
    ]


def chips_in_play(base: Setup) -> int:
    """All chips of a hand: amounts of an observation are fractions of them."""
    return sum(base.stacks)


def exchanges(base: Setup) -> int:
    """The number of streets on which cards are given up or exchanged."""
    return sum(street.is_exchange for street in base.game.streets)


def most_raises(base: Setup) -> int:
    """More bets and raises than this cannot come in one hand.

    Each full one takes the price of its street up by the least bet at least, and each short one is an all-in.
    """
    least = base.minimum_bet
    if base.form == "fixed_limit":
        least = min(least, base.small_bet)
    return max(base.stacks) // least + len(base.stacks)


def most_decisions(base: Setup) -> int:
    """No hand has more decisions than this: the length of a history in an information-state tensor."""
    players = len(base.stacks)
    betting = len(base.game.streets) * players + most_raises(base) * (players - 1)
    asked = exchanges(base) * players * (2 if base.game.offers_single_draw else 1)
    return betting + asked + (players if base.rules.board_runs > 1 else 0)
