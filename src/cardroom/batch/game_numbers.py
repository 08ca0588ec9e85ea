"""A setup of the engine as the numbers that a batch plays by; what it cannot play is refused by name."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cardroom.batch import array_layout as at
from cardroom.cards.deck import DECK_SIZE
from cardroom.cards.ranking.visible import visible_high, visible_low
from cardroom.engine.hand import Hand
from cardroom.engine.setup import Setup
from cardroom.games import rankers
from cardroom.games.deck_use import deck_suffices
from cardroom.games.game import Ranker
from cardroom.rules.refused import Refused

Numbers = NDArray[np.int64]

RANKERS: Final[dict[Ranker, int]] = {
    rankers.any_cards_high: at.HIGH,
    rankers.any_cards_low: at.LOW,
    rankers.any_cards_low_eight: at.LOW_EIGHT,
    rankers.two_plus_three_high: at.OMAHA_HIGH,
    rankers.two_plus_three_low_eight: at.OMAHA_LOW_EIGHT,
}
OPENERS: Final[dict[Callable[[int], int], bool]] = {visible_high: False, visible_low: True}
ODD_UNITS: Final = {
    "clockwise_from_dealers_left": at.BY_POSITION,
    "by_card_and_suit": at.BY_CARD,
    "by_highest_card_and_suit": at.BY_HIGHEST_CARD,
}


def why_not(setup: Setup) -> str:
    """Why a batch cannot play this setup, in words; empty if it can."""
    game, rules = setup.game, setup.rules
    _, *later = game.streets
    refused = {
        "an exchange of cards": any(street.is_exchange for street in game.streets) or game.offers_single_draw,
        "its deck": len(game.deck) != DECK_SIZE,
        "two boards": game.boards > 1 or game.parts > 1,
        "a round without bets": game.skips_first_bets,
        "its way to win": any(share.rank not in RANKERS for share in game.shares) or len(game.shares) > 2,
        "its way to open": game.opener is not None and game.opener.visible not in OPENERS,
        "its streets": len(game.streets) > at.MAX_STREETS
        or (game.opener is None and any(street.hole + street.up for street in later))
        or (game.opener is not None and any(street.board for street in game.streets)),
        "its way to divide odd units": game.odd_units == "first_share"
        or (game.odd_units == "card" and rules.odd_unit_stud not in ODD_UNITS),
        "a rake": setup.rake is not None,
        "straddles": any(setup.straddles),
        "posts of players who come in": any(setup.posts) or any(setup.dead) or setup.dead_blind > 0,
        "a price for coming in": setup.terms.costs_to_come_in,
        "cards that come in as facts": setup.waits_for_cards,
        "more than one run of the board": rules.board_runs > 1,
        "pots of whole chips": rules.pot_unit != 1,
        "burn cards of stud": game.opener is not None and rules.burns > 0,
        "a hand that needs more cards than there are": not deck_suffices(
            game, len(setup.stacks), rules.burns, rules.deck_reserve, rules.fewest_for_common_card
        ),
        "bets that an open pair doubles": any(setup.terms.pair_doubles),
        "stacks that the blinds take whole": setup.opening.active < 2,
    }
    return ", ".join(what for what, is_there in refused.items() if is_there)


def numbers_of(setup: Setup) -> tuple[Numbers, Numbers]:
    """(the game at its stakes, a hand after its posts) as numbers. Raises Refused ("not-in-batches")."""
    reason = why_not(setup)
    if reason:
        name = setup.game.name
        raise Refused(
            "not-in-batches", f"a batch can't play {name}: {reason}", args={"game": setup.game.code}
        )
    return game_numbers(setup), start_numbers(setup)


def game_numbers(setup: Setup) -> Numbers:
    """The game at its stakes and by its house's rules."""
    game, rules, terms, opener = setup.game, setup.rules, setup.terms, setup.game.opener
    numbers = np.zeros(at.GAME_SIZE, np.int64)
    second = RANKERS[game.shares[1].rank] if len(game.shares) > 1 else at.NO_SHARE
    by_card = game.odd_units == "card"
    values: dict[int, Any] = {
        at.SEATS: len(setup.stacks),
        at.LIMIT: terms.limit,
        at.CAP: terms.cap,
        at.CAP_HEADS_UP: at.CAPS.index(terms.cap_heads_up),
        at.LIMIT_ALL_IN: at.SHORT_ALL_INS.index(terms.limit_all_in),
        at.RUNS_REOPEN: terms.runs_reopen,
        at.BY_AMOUNT: terms.by_amount_faced,
        at.ASKS_ALONE: terms.asks_alone,
        at.BRING_IN: terms.bring_in,
        at.COMPLETES: terms.completes,
        at.OPENS_BY_CARD: terms.opens_by_card,
        at.OPENS_BY_HAND: terms.has_opener,
        at.LOWEST_OPENS: opener is not None
        and opener.fixed_limit_card == "lowest"
        and setup.form == "fixed_limit",
        at.LOW_GAME: opener is not None and OPENERS[opener.visible],
        at.OPENS_LATER: terms.opens_later,
        at.STREETS: len(game.streets),
        at.RANKER: RANKERS[game.shares[0].rank],
        at.SECOND_RANKER: second,
        at.FIRST_IS_LOW: game.shares[0].is_low,
        at.ODD_UNITS: ODD_UNITS[rules.odd_unit_stud] if by_card else at.BY_POSITION,
        at.DIVIDES_WHOLE: terms.divides_whole,
        at.ANTES_MATCH: terms.ante_by_all,
        at.CHIPS: sum(setup.stacks),
        at.RESERVE: rules.deck_reserve,
        at.ANTES: sum(setup.opening.antes),
    }
    for place, value in values.items():
        numbers[place] = value
    for player, stack in enumerate(setup.stacks):
        numbers[at.ANTE + player] = setup.opening.antes[player]
        numbers[at.START_STACK + player] = stack
    for place, street in enumerate(game.streets):
        burn = terms.burns[place] if place else 0
        row = (street.hole, street.up, street.board, burn, terms.least_raise[place])
        numbers[at.STREET_ROW + at.ROW * place :][: at.ROW] = row
    return numbers


def start_numbers(setup: Setup) -> Numbers:
    """A hand after its posts, before its first card."""
    hand = Hand(setup)
    numbers = np.zeros(at.hand_size(len(setup.stacks)), np.int64)
    opening = setup.opening
    inside = (1 << len(setup.stacks)) - 1
    acting = sum([1 << player for player, stack in enumerate(opening.stacks) if stack])
    values: dict[int, int] = {
        at.PRICE: hand.price,
        at.BASE: hand.base,
        at.SIZE: hand.raise_size,
        at.UNCOUNTED: hand.uncounted,
        at.TOTAL: hand.total,
        at.RAISES: hand.raises,
        at.PENDING: hand.pending,
        at.INSIDE: inside,
        at.ACTING: acting,
        at.LIVE: hand.live,
        at.ACTIVE: hand.active,
        at.ACTOR: hand.actor,
        at.BEGAN_HEADS_UP: hand.began_heads_up,
    }
    for place, value in values.items():
        numbers[place] = value
    for player, stack in enumerate(opening.stacks):
        numbers[at.STACK + at.EACH * player] = stack
        numbers[at.BET + at.EACH * player] = opening.bets[player]
    return numbers
