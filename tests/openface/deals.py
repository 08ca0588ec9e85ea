"""Hands of Open Face Chinese put together for tests: chosen rows, random play, the Helsinki rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cardroom.cards.card import parse_cards
from cardroom.openface import OpenFaceHand, OpenFaceRules, OpenFaceSetup
from cardroom.openface.rows import Rows
from cardroom.openface.scoring import compare, score
from cardroom.rules import house

HELSINKI = OpenFaceRules.of(house("casino-helsinki"))


def rows(front: str, middle: str = "", back: str = "") -> Rows:
    return tuple(parse_cards(front)), tuple(parse_cards(middle)), tuple(parse_cards(back))


def hand(text: str) -> Rows:
    """A complete or unfinished hand written "front / middle / back"."""
    front, middle, back = text.split("/")
    return rows(front, middle, back)


def points(own: str, other: str) -> int:
    """What the first hand wins from the second in points."""
    return compare(score(hand(own), HELSINKI), score(hand(other), HELSINKI), HELSINKI).points


def setup(
    stacks: Sequence[int] = (100, 100, 100), seed: int = 0, deck: Sequence[int] = (), **changes: Any
) -> OpenFaceSetup:
    cards = list(deck)
    if not cards:
        cards = list(range(52))
        Random(seed).shuffle(cards)
    given: dict[str, Any] = {
        "form": "cash",
        "stacks": stacks,
        "point_value": 1,
        "deck": cards,
        "rules": HELSINKI,
    }
    return OpenFaceSetup(**given | changes)


def deck_for(*hands: Rows) -> list[int]:
    """A deck that deals each player, the next after the button first, the cards of these complete hands."""
    orders = [[*back, *middle, *front] for front, middle, back in hands]
    return [order[turn] for turn in range(13) for order in orders]


def play_out(setup: OpenFaceSetup, *hands: Rows) -> OpenFaceHand:
    """Deal and place until everyone has the hand meant: the back first, then the middle, then the front."""
    played = OpenFaceHand(setup)
    for player, (_, _, back) in enumerate(hands):
        assert played.actor == player
        played.set_first(((), (), back))
    while played.actor >= 0:
        (card,) = played.options().cards
        played.place(card, 1 if card in hands[played.actor][1] else 0)
    return played


def step(played: OpenFaceHand, chance: Random) -> None:
    """One random legal turn."""
    options = played.options()
    if chance.random() < 0.1:
        played.place_by_house(chance.choice((1, 2)))
        return
    given: list[list[int]] = [[], [], []]
    for card in options.cards:
        row = chance.choice([row for row in options.rows if len(given[row]) < options.room[row]])
        given[row].append(card)
    if options.sets_first:
        played.set_first(given)
    else:
        played.place(options.cards[0], next(row for row in range(3) if given[row]))


def tidy_step(played: OpenFaceHand, chance: Random) -> None:
    """A random turn that mostly keeps high cards behind, so that legal hands and bonuses are common."""
    options = played.options()
    room = list(options.room)
    given: list[list[int]] = [[], [], []]
    rows_now = played.rows[played.actor]
    for card in sorted(options.cards, reverse=True):
        open_rows = [row for row in range(3) if room[row]]

        def liking(row: int, card: int = card) -> float:
            held = [*rows_now[row], *given[row]]
            pairs = sum(one >> 2 == card >> 2 for one in held) * (0.5, 1.5, 2)[row]
            suited = sum(one & 3 == card & 3 for one in held) * (0, 0.3, 0.4)[row]
            return pairs + suited + (row - 1) * ((card >> 2) - 5) / 8 + chance.random() / 2

        row = max(open_rows, key=liking)
        room[row] -= 1
        given[row].append(card)
    if options.sets_first:
        played.set_first(given)
    else:
        played.place(options.cards[0], next(row for row in range(3) if given[row]))
