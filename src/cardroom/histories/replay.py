"""Playing a PHH document through the engine: is the hand possible, and what stacks does it end with?"""

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from cardroom.cards.card import card
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.tasks import TASK_NAMES, TO_ANSWER, TO_BRING_IN, TO_DISCARD, TO_DRAW
from cardroom.games import GAMES
from cardroom.histories.actions import (
    Action,
    BringIn,
    CheckOrCall,
    DealBoard,
    DealHole,
    Discard,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.amounts import Amount, scale_of, to_amount, to_units
from cardroom.histories.dealt import read_deck
from cardroom.histories.faults import BrokenHistory
from cardroom.histories.phh import UNKNOWN_STACK, PhhHand
from cardroom.histories.variants import VARIANTS
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class Replay:
    """What a replayed hand comes to. Stacks are in player order, as amounts of the document."""

    variant: str
    starting_stacks: tuple[Amount, ...]
    final_stacks: tuple[Amount, ...]


def replay(document: PhhHand, rules: HandRules | None = None) -> Replay:
    """Play the hand to its end, by the rules of a house or by those of none in particular.

    An amount that is no whole number of chips (678473.5) makes the whole hand count in a finer unit; the odd unit of a
    split pot is then one of these. A mucked hand wins nothing.

    Raises:
        BrokenHistory: the game is not played here, the hand is illegal, or the document ends before the hand does.
    """
    if document.variant not in VARIANTS:
        raise BrokenHistory("variant", f"{document.variant} is not played here; {', '.join(VARIANTS)} are")
    if UNKNOWN_STACK in document.starting_stacks:
        raise BrokenHistory("starting_stacks", "a stack is not known (inf), so the hand cannot be settled")
    rules = rules or HandRules()
    # The format tells no burn cards. A house that burns deals the same cards without; what it keeps back is the same.
    kept_back = rules.burns + rules.deck_reserve
    return _Play(document, dataclasses.replace(rules, burns=0, deck_reserve=kept_back)).run()


class _Play:
    """The document on one side, the engine's hand on the other, action by action."""

    def __init__(self, document: PhhHand, rules: HandRules) -> None:
        self.document = document
        self.actions = document.typed_actions()
        self.scale = scale_of(_all_amounts(document, self.actions))
        code, form = VARIANTS[document.variant]
        self.game = GAMES[code]
        self.deck = read_deck(self.actions, len(document.starting_stacks), self.game)
        self.hand = self._deal(form, rules)

    def run(self) -> Replay:
        seen = 0  # cards of the board that the document has dealt so far
        for where, action in self.actions:
            if not isinstance(action, DealHole):
                self._keep_what_was_offered(action)
            match action:
                case DealBoard():
                    seen += len(action.cards)
                case Fold() | CheckOrCall() | RaiseTo() | BringIn() | Discard():
                    self._check_board(where, seen)
                    self._do(where, action)
                case DealHole() | ShowOrMuck():
                    pass
                case _:
                    raise BrokenHistory(where, f"{action.text()!r} has no place in {self.game.name}")
        if not self.hand.is_over:
            raise BrokenHistory("actions", f"the hand is not over: p{self.hand.actor + 1} is to act")
        self._check_board("actions", seen)
        return Replay(
            self.document.variant,
            self.document.starting_stacks,
            tuple(to_amount(stack, self.scale) for stack in self.hand.stacks),
        )

    def _units(self, amounts: Iterable[Amount]) -> list[int]:
        return [to_units(amount, self.scale) for amount in amounts]

    def _deal(self, form: str, rules: HandRules) -> Hand:
        document = self.document
        amounts = dict(zip(document.amounts, self._units(document.amounts.values()), strict=True))
        blinds = document.posted(document.blinds_or_straddles or (0,) * len(document.starting_stacks))
        owed = self._units([max(blind, 0) for blind in blinds])
        least = amounts.get("min_bet", amounts.get("small_bet", 0))
        straddles = straddles_among(owed, least, amounts.get("bring_in", 0))
        later = document.other.get("_opens_later", 0)
        if type(later) is not int or not 0 <= later < len(owed):
            raise BrokenHistory("_opens_later", f"must be one of the players from 0 on, not {later!r}")
        try:
            return Hand(
                Setup(
                    game=self.game,
                    form=form,  # type: ignore[arg-type]  # VARIANTS has the three forms as plain text
                    stacks=self._units(document.starting_stacks),
                    blinds=[
                        0 if straddle else blind for blind, straddle in zip(owed, straddles, strict=True)
                    ],
                    posts=self._units([max(-blind, 0) for blind in blinds]),
                    straddles=straddles,
                    opens_later=later,
                    antes=self._units(document.posted(document.antes)),
                    minimum_bet=least,
                    small_bet=amounts.get("small_bet", 0),
                    big_bet=amounts.get("big_bet", 0),
                    bring_in=amounts.get("bring_in", 0),
                    deck=self.deck,
                    rules=rules,
                )
            )
        except Refused as refused:
            raise BrokenHistory("", refused.message) from None

    def _keep_what_was_offered(self, action: Action) -> None:
        """A card offered face up is kept unless the next action puts it back (``p1 sd Kc``)."""
        hand = self.hand
        while hand.asked == TO_ANSWER and hand.actor >= 0:
            if isinstance(action, Discard) and action.player == hand.actor:
                return
            hand.accept()

    def _check_board(self, where: str, seen: int) -> None:
        dealt = sum(map(len, self.hand.boards))
        if dealt != seen:
            raise BrokenHistory(where, f"the board has {dealt} cards by now, the document has dealt {seen}")

    def _do(self, where: str, action: Fold | CheckOrCall | RaiseTo | BringIn | Discard) -> None:
        hand = self.hand
        if action.player != hand.actor:
            turn = "the hand is over" if hand.actor < 0 else f"it is the turn of p{hand.actor + 1}"
            raise BrokenHistory(where, f"p{action.player + 1} acts, but {turn}")
        try:
            match action:
                case Fold():
                    hand.fold()
                case CheckOrCall() if hand.legal()[0] == 0:
                    hand.check()
                case CheckOrCall():
                    hand.call()
                case RaiseTo(amount=amount):
                    hand.raise_to(to_units(amount, self.scale))
                case BringIn() if hand.asked == TO_BRING_IN:
                    hand.bring_in()
                case Discard() if hand.asked == TO_ANSWER:
                    hand.refuse()
                case Discard(cards=cards) if hand.asked in (TO_DISCARD, TO_DRAW):
                    hand.act(TASK_NAMES[hand.asked], [card(text) for text in cards])
                case _:
                    raise BrokenHistory(where, f"{action.text()!r} has no place in {self.game.name} now")
        except Refused as refused:
            unit = "" if self.scale == 1 else f" (amounts here are in 1/{self.scale})"
            raise BrokenHistory(where, f"{action.text()!r}: {refused.message}{unit}") from None


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


def _all_amounts(document: PhhHand, actions: list[tuple[str, Action]]) -> list[Amount]:
    raises = [action.amount for _, action in actions if isinstance(action, RaiseTo)]
    return [
        *document.starting_stacks,
        *document.antes,
        *[-blind if blind < 0 else blind for blind in document.blinds_or_straddles],
        *document.amounts.values(),
        *raises,
    ]
