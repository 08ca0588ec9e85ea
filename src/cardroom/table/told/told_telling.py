"""Telling a hand that a person deals: the engine's facts as events, held back where a card is still to be entered."""

from typing import Any, Final

from cardroom.cards.card import UNKNOWN
from cardroom.engine import events as engine
from cardroom.table import events as table_events
from cardroom.table.events import DropTaken, GameChosen, HoleDealt
from cardroom.table.model.decided import Decided
from cardroom.table.model.setting import Setting
from cardroom.table.poker import settling_events
from cardroom.table.poker.engine_telling import tell_fact
from cardroom.table.told.told_hand import ToldHand

CARD_AT: Final = {engine.DEALT_BOARD: 4, engine.DEALT_UP: 3, engine.OFFERED: 3}
"""The place of the cards in a fact that is held back while they are unknown."""


def is_blank(fact: Any) -> bool:
    """Whether a fact has a card that nobody has entered."""
    place = CARD_AT.get(fact[0])
    if place is None:
        return False
    cards = fact[place]
    return UNKNOWN in cards if isinstance(cards, tuple) else cards == UNKNOWN


def tell_posts(setting: Setting, hand: ToldHand, decided: Decided) -> None:
    """Tell what stands before the choice of a hand's game: the posts, and the cards dealt first."""
    before = hand.look or hand.engine
    for fact in before.setup.opening.events:
        tell_fact(setting, hand, fact, decided)


def tell_choice(setting: Setting, hand: ToldHand, decided: Decided) -> None:
    """Tell the game that was chosen, and the further cards of each player."""
    choice = setting.book.choice
    assert choice is not None, "a choice was to be made"
    code = hand.engine.setup.game.code
    decided.tell(GameChosen(hand.chose, code, hand.form, "", choice.chooser.clauses))
    opening = hand.engine.setup.opening
    for player, places in zip(hand.players, opening.places, strict=True):
        if places[hand.looked :]:
            decided.tell(HoleDealt(player.seat, places[hand.looked :]))
    hand.told = len(opening.events)


def tell_facts(setting: Setting, hand: ToldHand, decided: Decided) -> None:
    """Tell the engine's new facts, up to the first whose cards may still be entered before anybody acts on them."""
    facts: Any = hand.engine.events
    held_from = hand.blank_from
    rakes: list[tuple[int, int]] = []
    for place in range(hand.told, len(facts)):
        fact = facts[place]
        if place >= held_from and is_blank(fact):
            return
        hand.told = place + 1
        if fact[0] == engine.RAKED:
            rakes.append(fact[1:])
            continue
        if rakes:
            taken = settling_events.rake_taken(setting, hand, rakes)
            decided.events += taken
            hand.dropped += tuple([event for event in taken if isinstance(event, DropTaken)])
            rakes = []
        _tell(setting, hand, fact, decided)


def _tell(setting: Setting, hand: ToldHand, fact: Any, decided: Decided) -> None:
    """Tell one fact; what no player can do at a table of the room is told by the nearest thing that they can."""
    if fact[0] == engine.KILLED:
        clauses = setting.book.betting.fold.clauses
        decided.tell(table_events.Folded(hand.players[fact[1]].seat, "", clauses))
    elif fact[0] == engine.LEFT_IN:
        _, player, amount, bet, stack = fact
        decided.tell(table_events.Called(hand.players[player].seat, amount, bet, stack, stack == 0))
    else:
        tell_fact(setting, hand, fact, decided)
