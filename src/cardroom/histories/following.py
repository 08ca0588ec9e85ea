"""A hand of the engine that follows a written one, action by action and card by card."""

import dataclasses
from collections.abc import Callable, Collection

from cardroom.cards.card import UNKNOWN, card
from cardroom.cards.deck import DECK_SIZE
from cardroom.engine import Hand, Setup
from cardroom.engine.deal_events import deal_next_from
from cardroom.engine.intervening import kill
from cardroom.engine.posts import ALL_IN
from cardroom.engine.tasks import TASK_NAMES, TO_AGREE, TO_ANSWER, TO_BRING_IN, TO_DISCARD, TO_DRAW
from cardroom.histories.dealt_cards import Numbered, read_deck
from cardroom.histories.history_amounts import to_units
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh_actions import (
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
from cardroom.rules.refused import Refused

Betting = Fold | CheckOrCall | RaiseTo | BringIn | Discard

NO_CARDS = (UNKNOWN,) * DECK_SIZE
"""The deck of a setup that will follow a written hand: its cards come from there."""


def call_player(player: int) -> str:
    """A player as the format writes one: p1 is the first from the dealer's left."""
    return f"p{player + 1}"


class Following:
    """The written hand on one side, the engine's on the other. `setup` has everything but the cards.

    The format tells no burn cards, so the engine's hand has none either, and keeps none back. `scale` is what amounts
    of the actions are multiplied by to become the chips of the setup. `call` and `quote` say how a player and an
    action are named in a fault. `absent` are players whose hands the house folds even when they are all-in.

    Raises BrokenHistory: cards missing, too many or twice; a showdown nobody can judge; a setup the engine refuses.
    """

    def __init__(
        self,
        setup: Setup,
        actions: Numbered,
        scale: int,
        call: Callable[[int], str] = call_player,
        quote: Callable[[str, Action], str] = lambda where, action: repr(action.text()),
        absent: Collection[int] = (),
    ) -> None:
        self.actions = actions
        self.scale = scale
        self.call = call
        self.quote = quote
        self.absent = absent
        self.game = setup.game
        self.dealt = read_deck(actions, len(setup.stacks), setup.game, call)
        self.acting = [place for place, (_, action) in enumerate(actions) if isinstance(action, Betting)]
        deck = [self.dealt.deck[place] for place in self._dealt_behind(0)]
        # A document may tell what a player did who has nobody to bet with, or nothing: so such a player is asked.
        reserve = self._kept_back(len(setup.stacks))
        rules = dataclasses.replace(setup.rules, burns=0, deck_reserve=reserve, lone_player="acts_once")
        deck += [UNKNOWN] * max(0, DECK_SIZE - len(deck))
        try:
            self.hand = Hand(dataclasses.replace(setup, rules=rules, deck=deck))
        except Refused as refused:
            raise BrokenHistory("", refused.message) from None

    def run(self) -> Hand:
        """Play the written hand to its end. Raises BrokenHistory where it is not legal, or ends too early."""
        seen = done = 0  # cards of the board and actions of players so far
        for where, action in self.actions:
            if not isinstance(action, DealHole):
                self._answer_for_players(where, action)
            match action:
                case DealBoard():
                    seen += len(action.cards)
                case Fold() | CheckOrCall() | RaiseTo() | BringIn() | Discard():
                    self._check_board(where, seen)
                    done += 1
                    if done == 1 and self.hand.next_place != len(self._dealt_behind(0)):
                        raise BrokenHistory(where, "somebody acts before everybody has cards")
                    self._deal_behind(done)
                    self._do(where, action)
                case DealHole() | ShowOrMuck():
                    pass
                case _:
                    raise BrokenHistory(
                        where, f"{self.quote(where, action)} has no place in {self.game.name}"
                    )
        self._answer_for_players("actions", None)
        if not self.hand.is_over:
            raise BrokenHistory("actions", f"the hand is not over: {self.call(self.hand.actor)} is to act")
        self._check_board("actions", seen)
        return self.hand

    def _dealt_behind(self, action: int) -> range:
        """The places of the cards dealt after the player's action of this number (from 1) and before the next."""
        by = self.dealt.by
        first = by[self.acting[action - 1]] if action else 0
        return range(first, by[self.acting[action]] if action < len(self.acting) else by[-1])

    def _kept_back(self, players: int) -> int:
        """How many cards the deck keeps back, should it run out before anybody can act and one card be for all."""
        if self.acting or not self.dealt.common:
            return 0
        return max(0, DECK_SIZE - self.dealt.common[0] - players + 1)

    def _deal_behind(self, action: int) -> None:
        """The engine will deal the cards that were dealt after this action.

        Cards that the document lacks are unknown, and found missing where they are counted. A card for all of a stud
        street means that there were too few for everybody.
        """
        places = self._dealt_behind(action)
        common = sum(place in places for place in self.dealt.common)
        is_fold = isinstance(self.actions[self.acting[action - 1]][1], Fold)
        spare = max(0, self.hand.live - is_fold - common - 1) if common else DECK_SIZE
        deal_next_from(self.hand, [*[self.dealt.deck[place] for place in places], *[UNKNOWN] * spare])

    def _answer_for_players(self, where: str, action: Action | None) -> None:
        """Do what the engine asks of a player and a document has no line for; `action` is the next one."""
        try:
            self._run_board()
            self._keep_what_was_offered(action)
            self._check_alone(action)
        except Refused as refused:
            raise BrokenHistory(where, refused.message) from None

    def _run_board(self) -> None:
        """A hand whose board was run more than once is one in which everybody agreed to that."""
        while self.hand.asked == TO_AGREE and self.hand.actor >= 0:
            self.hand.run_board(self.hand.run_offer)

    def _keep_what_was_offered(self, action: Action | None) -> None:
        """A card offered face up is kept unless the next action puts it back (``p1 sd Kc``)."""
        hand = self.hand
        while hand.asked == TO_ANSWER and hand.actor >= 0:
            if isinstance(action, Discard) and action.player == hand.actor:
                return
            hand.accept()

    def _check_alone(self, action: Action | None) -> None:
        """Check for a player who has nobody to bet with but is asked to act: the player can only check."""
        hand = self.hand
        player = hand.actor
        if player < 0 or hand.asked or hand.active > 1 or hand.bets[player] < hand.price:
            return
        if isinstance(action, Discard) or not isinstance(action, Betting) or action.player != player:
            hand.check()

    def _check_board(self, where: str, seen: int) -> None:
        dealt = len({place for places in self.hand.board_places for place in places})
        if dealt != seen:
            raise BrokenHistory(where, f"the board has {dealt} cards by now, the document has dealt {seen}")

    def _do(self, where: str, action: Betting) -> None:
        hand = self.hand
        is_folded = (
            isinstance(action, Fold) and action.player in self.absent and hand.status[action.player] == ALL_IN
        )
        if action.player != hand.actor and not is_folded:
            turn = "the hand is over" if hand.actor < 0 else f"it is the turn of {self.call(hand.actor)}"
            raise BrokenHistory(where, f"{self.call(action.player)} acts, but {turn}")
        try:
            match action:
                case Fold() if is_folded:
                    kill(hand, action.player, "fold_early")
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
                    told = self.quote(where, action)
                    raise BrokenHistory(where, f"{told} has no place in {self.game.name} now")
        except Refused as refused:
            unit = "" if self.scale == 1 else f" (amounts here are in 1/{self.scale})"
            raise BrokenHistory(where, f"{self.quote(where, action)}: {refused.message}{unit}") from None
