"""Playing a PHH document through the engine: is the hand possible, and what stacks does it end with?"""

from collections.abc import Iterable
from dataclasses import dataclass

from cardroom.cards.card import UNKNOWN, card, card_text
from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import GAMES, Game
from cardroom.histories.actions import (
    Action,
    CheckOrCall,
    DealBoard,
    DealHole,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.amounts import Amount, scale_of, to_amount, to_units
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
    return _Play(document, rules or HandRules()).run()


class _Play:
    """The document on one side, the engine's hand on the other, action by action."""

    def __init__(self, document: PhhHand, rules: HandRules) -> None:
        self.document = document
        self.actions = document.typed_actions()
        self.scale = scale_of(_all_amounts(document, self.actions))
        code, form = VARIANTS[document.variant]
        self.game = GAMES[code]
        self.holes = _holes(self.actions, len(document.starting_stacks), self.game)
        self.board = [card(text) for _, act in self.actions if isinstance(act, DealBoard) for text in act.cards]
        self.hand = self._deal(form, rules)

    def run(self) -> Replay:
        seen = 0  # cards of the board that the document has dealt so far
        for where, action in self.actions:
            match action:
                case DealBoard():
                    seen += len(action.cards)
                case Fold() | CheckOrCall() | RaiseTo():
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
        blinds = document.blinds_or_straddles or (0,) * len(document.starting_stacks)
        try:
            return Hand(
                Setup(
                    game=self.game,
                    form=form,  # type: ignore[arg-type]  # VARIANTS has the three forms as plain text
                    stacks=self._units(document.starting_stacks),
                    blinds=self._units(document.posted(blinds)),
                    antes=self._units(document.posted(document.antes)),
                    minimum_bet=amounts.get("min_bet", amounts.get("small_bet", 0)),
                    small_bet=amounts.get("small_bet", 0),
                    big_bet=amounts.get("big_bet", 0),
                    deck=self._deck(),
                    rules=rules,
                )
            )
        except Refused as refused:
            raise BrokenHistory("", refused.message) from None

    def _deck(self) -> list[int]:
        """A deck that deals the document's cards: one by one in rounds, then the board; the rest as good as unseen."""
        count = len(self.holes)
        deck = [self.holes[place % count][place // count] for place in range(count * self.game.hole_cards)]
        known = [place for place in (*deck, *self.board) if place != UNKNOWN]
        for place in known:
            if known.count(place) > 1:
                raise BrokenHistory("actions", f"{card_text(place)} is dealt twice")
        unseen = [place for place in range(52) if place not in known]
        return deck + self.board + unseen

    def _check_board(self, where: str, seen: int) -> None:
        dealt = len(self.hand.board)
        if dealt != seen:
            raise BrokenHistory(where, f"the board has {dealt} cards by now, the document has dealt {seen}")

    def _do(self, where: str, action: Fold | CheckOrCall | RaiseTo) -> None:
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
        except Refused as refused:
            unit = "" if self.scale == 1 else f" (amounts here are in 1/{self.scale})"
            raise BrokenHistory(where, f"{action.text()!r}: {refused.message}{unit}") from None


def _all_amounts(document: PhhHand, actions: list[tuple[str, Action]]) -> list[Amount]:
    raises = [action.amount for _, action in actions if isinstance(action, RaiseTo)]
    return [
        *document.starting_stacks,
        *document.antes,
        *document.blinds_or_straddles,
        *document.amounts.values(),
        *raises,
    ]


def _holes(actions: list[tuple[str, Action]], players: int, game: Game) -> list[list[int]]:
    """Each player's own cards, all unknown for a player who mucks: to the engine that is a hand that wins nothing.

    Raises:
        BrokenHistory: cards missing or too many, shown cards that were not dealt, or a showdown nobody can judge.
    """
    holes: list[list[int]] = [[] for _ in range(players)]
    shown: dict[int, str] = {}
    mucked: set[int] = set()
    folded: set[int] = set()
    for where, action in actions:
        match action:
            case DealHole():
                holes[action.player] += [card(text) for text in action.cards]
            case Fold():
                folded.add(action.player)
            case ShowOrMuck(player=player, cards=None, as_dealt=False):
                mucked.add(player)
            case ShowOrMuck(player=player, cards=cards):
                shown[player] = where
                if cards is not None:
                    holes[player] = _shown_cards(where, player, holes[player], [card(text) for text in cards])
    for player, hole in enumerate(holes):
        if len(hole) != game.hole_cards:
            what = f"p{player + 1} has {len(hole)} cards, but {game.name} deals {game.hole_cards}"
            raise BrokenHistory("actions", what)
        if player in mucked and player not in shown:
            holes[player] = [UNKNOWN] * len(hole)
        elif player not in folded and len(folded) < players - 1 and UNKNOWN in hole:
            raise BrokenHistory(shown.get(player, "actions"), f"nobody knows what p{player + 1} had at the showdown")
    return holes


def _shown_cards(where: str, player: int, dealt: list[int], cards: list[int]) -> list[int]:
    known = {place for place in dealt if place != UNKNOWN}
    if len(cards) != len(dealt) or not known <= set(cards):
        raise BrokenHistory(where, f"p{player + 1} shows other cards than were dealt")
    return cards
