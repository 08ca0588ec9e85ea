"""Published hands told to a live hand as facts: cards unknown until somebody shows them end with the same stacks."""

import os
from pathlib import Path

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine.events import SHOWN
from cardroom.engine.tasks import TO_BET
from cardroom.floor.live import LiveHand
from cardroom.histories.following import Following
from cardroom.histories.history_amounts import to_amount, to_units
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import PhhHand, read_phh
from cardroom.histories.phh_actions import (
    CheckOrCall,
    DealBoard,
    DealHole,
    Fold,
    RaiseTo,
    ShowOrMuck,
)
from cardroom.histories.phh_replay import NO_HOUSE, follow, replay
from cardroom.rules import house

DATA = Path(__file__).parents[3] / os.environ.get("CARDROOM_PHH", "../shared/data/phh")  # optional real hands
COMMUNITY = ("NT", "FT", "PO", "FO/8")
BETTING = (Fold, CheckOrCall, RaiseTo)


def told(document: PhhHand) -> tuple[LiveHand, Following]:
    """The document's hand as facts; who showed shows, and everybody else in the showdown mucks."""
    play = follow(document, NO_HOUSE)
    live = LiveHand(play.hand.setup, house("pokerstars-live-fi"))
    own: dict[int, str] = {}
    for _, action in play.actions:
        match action:
            case DealHole(player=player, cards=cards) | ShowOrMuck(player=player, cards=tuple(cards)):
                own[player] = "".join(cards) or own[player]
            case DealBoard(cards=cards):
                live.tell_board(parse_cards("".join(cards)))
            case Fold(player=player):
                live.act(player, "fold")
            case CheckOrCall(player=player):
                live.act(player, "call" if live.options().call else "check")
            case RaiseTo(player=player, amount=amount):
                live.act(player, "raise", to_units(amount, play.scale))
    for player in sorted(live.awaits.players, key=lambda one: "?" not in own.get(one, "?")):
        if "?" in own.get(player, "?"):
            live.muck(player)
        elif not live.is_over:
            live.show(player, parse_cards(own[player]))
    return live, play


@pytest.mark.skipif(
    not DATA.is_dir(), reason="the optional real hands are not on this machine (CARDROOM_PHH)"
)
def test_published_hands_end_with_the_stacks_that_were_printed() -> None:
    played = shown = 0
    for path in sorted(DATA.glob("*.phh")):
        document = read_phh(path.read_text())
        if document.variant not in COMMUNITY:
            continue
        try:
            expected = replay(document).final_stacks
        except BrokenHistory:
            continue
        live, play = told(document)
        assert live.is_over and live.hand.asked >= TO_BET, path.name
        assert tuple(to_amount(stack, play.scale) for stack in live.stacks) == expected, path.name
        played += 1
        shown += any(event[0] == SHOWN for event in live.hand.events)
    assert played >= 10 and shown >= 3
