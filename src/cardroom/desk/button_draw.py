"""The draw for the button by the cards of a real deck: who has the highest deals the hand."""

from __future__ import annotations

from cardroom.cards.card import card
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.depth_commands import NoteHand
from cardroom.rules import Refused
from cardroom.rules.decisions import Blinds


def button_of(draft: ActDraft, command: NoteHand, rules: Blinds, dealt: frozenset[int]) -> int:
    """The seat of the button as it was told, or of the highest card that was drawn; suits decide between equal ranks:
    spades, hearts, diamonds, clubs (CH-4.17, CK-H.9). 0 where neither was told.

    Refuses a house that draws it otherwise ("no-button-draw"), a draw of other seats than those dealt in ("draw-of-all"),
    "not-a-card", "card-twice", and a button that is not at the highest card ("button-not-drawn").
    """
    if not command.drawn:
        return command.button
    clauses = rules.first_dealer.clauses
    if rules.first_dealer.value != "high_card":
        raise Refused("no-button-draw", "This house draws no cards for the button.", clauses)
    cards = {_seat(seat): text for seat, text in command.drawn.items()}
    odd = sorted(cards.keys() ^ dealt)
    if odd or len(cards) != len(command.drawn):
        words = "All who are dealt in draw a card each, and nobody else."
        raise Refused("draw-of-all", words, clauses, {"seat": odd[0] if odd else 0})
    seat_of: dict[int, int] = {}
    for seat, text in cards.items():
        number = _card(text)
        if number in seat_of:
            raise Refused("card-twice", f"{text} was drawn twice.", (), {"card": text})
        seat_of[number] = seat
    highest = max(seat_of)
    if command.button not in (0, seat_of[highest]):
        args = {"seat": seat_of[highest], "card": cards[seat_of[highest]]}
        words = f"Seat {seat_of[highest]} has the highest card."
        raise Refused("button-not-drawn", words, clauses, args)
    draft.cite(*clauses)
    return seat_of[highest]


def _seat(text: str) -> int:
    if not text.isdecimal() or not text.isascii():
        raise Refused("draw-of-all", "Name each seat by its number.", (), {"seat": 0})
    return int(text)


def _card(text: str) -> int:
    try:
        return card(text)
    except ValueError as fault:
        raise Refused("not-a-card", f"{text!r} is no card.", (), {"card": text}) from fault
