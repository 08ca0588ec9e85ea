"""Playing a PHH document through the engine: is the hand possible, and what stacks does it end with?"""

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from cardroom.engine import HandRules, Setup
from cardroom.games import EVERY_GAME, Game
from cardroom.games.bomb_pots import bomb_pot_of, has_bomb_pots
from cardroom.histories.dealt_cards import Numbered
from cardroom.histories.following import NO_CARDS, Following
from cardroom.histories.history_amounts import (
    Amount,
    check_amount,
    scale_of,
    to_amount,
    to_units,
)
from cardroom.histories.history_faults import BrokenHistory, told
from cardroom.histories.named_rules import rules_named
from cardroom.histories.phh import BOARD_RUNS, BOMB_POT, CHIP, DEAD_BLIND, UNKNOWN_STACK, PhhHand
from cardroom.histories.phh_actions import RaiseTo
from cardroom.histories.variants import VARIANTS
from cardroom.rules.refused import Refused

# Without a house a hand is played as tournaments are by the TDA's rules of 2024, number 47, and by the WSOP's: who has
# acted may raise again when facing a full raise, though it be the sum of several short all-ins; and number 55: blinds
# that are short or that nobody posted count in full in the pot that bounds a bet.
NO_HOUSE = HandRules(reopening="amount_faced", pot_limit_short_blind="as_full_blinds")
MAX_RUNS = 3
"""How often a board can have been run at most."""


@dataclass(frozen=True, slots=True)
class Replay:
    """The result of a replayed hand. Stacks are in player order, as amounts of the document.

    `told_stacks` are those the document itself ends with, if they differ; a difference that ``_rake`` explains does
    not count.
    """

    variant: str
    starting_stacks: tuple[Amount, ...]
    final_stacks: tuple[Amount, ...]
    told_stacks: tuple[Amount, ...] | None = None


def replay(document: PhhHand, rules: HandRules | None = None) -> Replay:
    """Play the hand to its end: by these rules, by those of the house that it names, or by those of none in particular.

    An amount that is no whole number of chips (678473.5) makes the whole hand count in a finer unit; the odd unit of a
    split pot is then one of these. A mucked hand wins nothing.

    Raises:
        BrokenHistory: the game is not played here, the hand is illegal, or the document ends before the hand does.
    """
    if document.variant not in VARIANTS:
        raise BrokenHistory("variant", f"{document.variant} is not played here; {', '.join(VARIANTS)} are")
    if UNKNOWN_STACK in document.starting_stacks:
        raise BrokenHistory("starting_stacks", "a stack is not known (inf), so the hand cannot be settled")
    played = follow(document, rules or rules_named(document) or NO_HOUSE)
    hand = played.run()
    finals = tuple([to_amount(stack, played.scale) for stack in hand.stacks])
    return Replay(document.variant, document.starting_stacks, finals, stacks_told_otherwise(document, finals))


def stacks_told_otherwise(document: PhhHand, finals: Sequence[Amount]) -> tuple[Amount, ...] | None:
    """The document's ``finishing_stacks``, if they are not the ones it was replayed to.

    Raises:
        BrokenHistory: they are no amounts, one a player.
    """
    if "finishing_stacks" not in document.other:
        return None
    told_stacks = document.amounts_of("finishing_stacks")
    rake = document.other.get("_rake", 0)
    taken = [final - stack for final, stack in zip(finals, told_stacks, strict=True)]
    is_rake = isinstance(rake, int | Decimal) and min(taken) >= 0 and sum(taken) == rake
    return None if is_rake else told_stacks


def follow(document: PhhHand, rules: HandRules) -> Following:
    """The engine's hand of a document, its cards dealt and nothing done yet. Raises BrokenHistory."""
    actions = document.typed_actions()
    runs = document.other.get(BOARD_RUNS, 1)
    if type(runs) is not int or not 1 <= runs <= MAX_RUNS:
        raise BrokenHistory(BOARD_RUNS, f"must be a whole number from 1 to {MAX_RUNS}, not {told(runs)}")
    scale = scale_of(_all_amounts(document, actions))
    chip = next(iter(document.amounts_among(CHIP)), 0)
    pot_unit = (
        max(1, to_units(chip, scale)) if chip else 1
    )  # else the smallest chip is that of the finest amount
    rules = dataclasses.replace(rules, board_runs=runs, pot_unit=pot_unit)
    return Following(_setup(document, scale, rules), actions, scale)


def _setup(document: PhhHand, scale: int, rules: HandRules) -> Setup:
    def units(amounts: Iterable[Amount]) -> list[int]:
        return [to_units(amount, scale) for amount in amounts]

    code, form = VARIANTS[document.variant]
    sizes = dict(zip(document.amounts, units(document.amounts.values()), strict=True))
    blinds = document.posted(document.blinds_or_straddles or (0,) * len(document.starting_stacks))
    owed = units([max(blind, 0) for blind in blinds])
    least = sizes.get("min_bet", sizes.get("small_bet", 0))
    straddles = straddles_among(owed, least, sizes.get("bring_in", 0))
    antes, dead = units(document.posted(document.antes)), units(document.posted(document.dead))
    later = document.other.get("_opens_later", 0)
    if type(later) is not int or not 0 <= later < len(owed):
        raise BrokenHistory("_opens_later", f"must be one of the players from 0 on, not {told(later)}")
    try:
        return Setup(
            game=_game(document, code),
            form=form,  # type: ignore[arg-type]  # VARIANTS has the three forms as plain text
            stacks=units(document.starting_stacks),
            blinds=[0 if straddle else blind for blind, straddle in zip(owed, straddles, strict=True)],
            posts=units([max(-blind, 0) for blind in blinds]),
            straddles=straddles,
            opens_later=later,
            antes=[ante - part for ante, part in zip(antes, dead, strict=True)],
            dead=dead,
            dead_blind=to_units(_dead_blind(document), scale),
            minimum_bet=least,
            small_bet=sizes.get("small_bet", 0),
            big_bet=sizes.get("big_bet", 0),
            bring_in=sizes.get("bring_in", 0),
            deck=NO_CARDS,
            rules=rules,
        )
    except Refused as refused:
        raise BrokenHistory("", refused.message) from None


def _game(document: PhhHand, code: str) -> Game:
    """The game of a document, as a bomb pot deals it where it is one."""
    game, boards = EVERY_GAME[code], document.other.get(BOMB_POT, 0)
    if boards == 0:
        return game
    if type(boards) is not int or boards not in (1, 2) or (boards == 2 and game.boards > 1):
        raise BrokenHistory(BOMB_POT, f"must be the number of boards, 1 or 2, not {told(boards)}")
    if not has_bomb_pots(game):
        raise BrokenHistory(BOMB_POT, f"{game.name} has no bomb pots")
    return bomb_pot_of(game, boards)


def _dead_blind(document: PhhHand) -> Amount:
    """The small blind that nobody owed in a hand, as our documents of pot limit tell it."""
    return check_amount(document.other.get(DEAD_BLIND, 0), DEAD_BLIND)


def straddles_among(owed: list[int], minimum_bet: int, bring_in: int) -> list[int]:
    """Which of the blinds or straddles of a document are straddles, by player; the format does not tell them apart.

    A straddle is above the smallest bet and above all that is posted before it, and something is: a blind, or the price
    of coming in. With two players both have blinds.
    """
    straddles = [0] * len(owed)
    largest, is_posted = minimum_bet, bring_in > 0
    for player, amount in enumerate(owed):
        if amount > largest and is_posted and len(owed) > 2:
            straddles[player] = largest = amount
        is_posted = is_posted or amount > 0
    return straddles


def _all_amounts(document: PhhHand, actions: Numbered) -> list[Amount]:
    raises = [action.amount for _, action in actions if isinstance(action, RaiseTo)]
    return [
        *document.starting_stacks,
        *document.amounts_among(CHIP, "_dead"),
        *document.antes,
        *[-blind if blind < 0 else blind for blind in document.blinds_or_straddles],
        *document.amounts.values(),
        _dead_blind(document),
        *raises,
    ]
