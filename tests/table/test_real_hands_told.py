"""Hands that were played and recorded, told fact by fact as a tablet's page enters them: stacks of the record, taps
counted.
"""

from __future__ import annotations

import json
from collections import Counter
from decimal import Decimal

from cardroom.cards.card import UNKNOWN
from cardroom.cards.deck import DECK_SIZE
from cardroom.engine import Hand
from cardroom.floor.live import LiveHand
from cardroom.floor.live.told import ActedInTurn, BoardTold, Fact, Mucked, Shown, UpTold
from cardroom.histories.history_amounts import to_amount, to_units
from cardroom.histories.phh import PhhHand, read_phh
from cardroom.histories.phh_actions import BringIn, CheckOrCall, Discard, Fold, RaiseTo
from cardroom.histories.phh_replay import NO_HOUSE, follow
from cardroom.rules import house
from tests.histories.test_replay import DATA, NEEDS_DATA, NOT_PLAYED, REFUSED_ELSEWHERE

KEYS = ("000", "00", "0", *"123456789")
"""The keys of figures on a tablet; see `client/src/live/ActKeys.svelte`."""
ACTS = (Fold, CheckOrCall, RaiseTo, BringIn, Discard)
CARD, PLAIN, PRESET, AMOUNT = 1, 1, 2, 4
"""Taps of a card, of a plain act, of a bet by a preset; the most of a bet to any amount."""


class ToldAgain:
    """A hand on record and the live hand that is told of it; `taps` of each kind of fact."""

    def __init__(self, document: PhhHand) -> None:
        following = follow(document, NO_HOUSE)
        setup = following.hand.setup
        self.scale = following.scale
        self.known: Hand = following.run()
        self.acts = [action for _, action in document.typed_actions() if isinstance(action, ACTS)]
        self.live = LiveHand(setup, house("casino-kruh"))
        self.taps: Counter[str] = Counter()
        self.bets: list[tuple[int, int]] = []
        """The total of each bet, and the taps that it took."""

    def run(self) -> list[int]:
        """Tell the whole hand; returns the stacks at its end."""
        for _ in range(500):
            if self.live.awaits.kind == "nothing" and not self._blank():
                return list(self.live.stacks)
            fact = self._blank() or self._next()
            self.live.tell(fact)
        raise AssertionError("a hand ends")

    def _blank(self) -> Fact | None:
        """Cards that lie open and are not told yet."""
        hand = self.live.hand
        for player, ups in enumerate(hand.ups or ()):
            blank = [place for place, card in enumerate(ups) if card == UNKNOWN]
            if blank:
                self.taps["cards"] += CARD * len(blank)
                return UpTold(player=player, cards=tuple(self._up(player, place) for place in blank))
        for number, board in enumerate(hand.boards):
            blank = [place for place, card in enumerate(board) if card == UNKNOWN]
            if blank:
                self.taps["cards"] += CARD * len(blank)
                cards = tuple(self.known.boards[number][place] for place in blank)
                return BoardTold(cards=cards, board=number)
        return None

    def _up(self, player: int, place: int) -> int:
        """An open card; for one that the record does not tell (its player folded at once) a high one that nobody has."""
        known = self.known.ups[player][place]
        if known != UNKNOWN:
            return known
        used = {card for own in (*self.known.holes, *self.known.boards) for card in own}
        return max(set(range(DECK_SIZE)) - used)

    def _next(self) -> Fact:
        awaited = self.live.awaits
        player = awaited.players[0]
        if awaited.kind == "cards":
            own = tuple(self.known.holes[player])
            if UNKNOWN in own:
                self.taps["acts"] += PLAIN
                return Mucked(player=player)
            self.taps["cards"] += CARD * len(own)
            return Shown(player=player, cards=own)
        assert awaited.kind == "act", awaited
        action, options = self.acts.pop(0), self.live.options()
        verb, to = "fold", 0
        match action:
            case CheckOrCall():
                verb = "check" if options.can_check else "call"
            case RaiseTo():
                verb, to = "bet" if options.is_bet else "raise", to_units(action.amount, self.scale)
            case BringIn():
                verb = "bring_in"
            case Discard():
                verb, to = "draw", len(action.cards)
        self._count(verb, to)
        return ActedInTurn(player=player, verb=verb, to=to)

    def _count(self, verb: str, to: int) -> None:
        if verb not in ("bet", "raise"):
            self.taps["acts"] += PLAIN
            return
        options = self.live.options()
        hand, bet = self.live.hand, self.live.hand.bets[options.player]
        pot = hand.price + hand.total + (hand.price - bet)
        unit = self.scale if options.min_raise_to % self.scale == 0 else 1
        half = bet + options.call + (hand.total + options.call) // 2 // unit * unit
        needed = figures(to // self.scale) + 1
        if to in (options.min_raise_to, options.max_raise_to):
            needed = PLAIN  # the least without a figure, and all-in
        elif to in (half, pot):
            needed = PRESET
        self.bets.append((to // self.scale, needed))


def figures(amount: int) -> int:
    """The fewest taps of figures for an amount, with keys of two and three noughts."""
    text, taps = str(amount), 0
    while text:
        key = next(key for key in KEYS if text.startswith(key))
        text, taps = text[len(key) :], taps + 1
    return taps


@NEEDS_DATA
def test_real_hands_told_by_taps_end_with_the_published_stacks() -> None:
    expected = json.loads((DATA / "expected.json").read_text(), parse_float=Decimal)
    told, bets = 0, list[tuple[int, int]]()
    for path in sorted(DATA.glob("*.phh")):
        document = read_phh(path.read_text())
        if document.variant in NOT_PLAYED or path.name == REFUSED_ELSEWHERE:
            continue
        hand = ToldAgain(document)
        stacks = [to_amount(stack, hand.scale) for stack in hand.run()]
        assert not hand.acts, path.name
        assert stacks == expected[path.name]["final_stacks"], path.name
        told, bets = told + 1, bets + hand.bets
    assert told == 79
    over = [to for to, taps in bets if taps > AMOUNT]
    assert len(bets) == 229 and sum(taps for _, taps in bets) <= 2.5 * len(bets), (
        "two taps and a half on average"
    )
    assert len(over) == 26 and min(over) >= 1_000, (
        "more than four only for some amounts of four figures and more"
    )
