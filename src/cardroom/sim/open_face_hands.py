"""Simulating Open Face Chinese: no bets, so stakes and policies of its own."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from cardroom.openface import OpenFaceHand, OpenFaceRules, OpenFaceSetup
from cardroom.openface.events import BY_ABSENCE
from cardroom.openface.rows import ROW_SIZES
from cardroom.rules import house
from cardroom.sim.playing import Chance, draw

OPEN_FACE: Final = "ofc"
OPEN_FACE_NAME: Final = "Open Face Chinese"
POINTS: Final = "points"
STACK: Final = 200


def open_face_setup(seats: int) -> OpenFaceSetup:
    """A cash hand for so many players by the Helsinki rules, a chip a point. Raises Refused ("bad-setup")."""
    rules = OpenFaceRules.of(house("casino-helsinki"))
    return OpenFaceSetup(form="cash", stacks=(STACK,) * seats, point_value=1, deck=range(52), rules=rules)


def uniform(hand: OpenFaceHand, chance: Chance) -> None:
    """Put each card into one of the rows with room, evenly; the hand is often illegal."""
    player = hand.actor
    room = [size - len(row) for size, row in zip(ROW_SIZES, hand.rows[player], strict=True)]
    given: tuple[list[int], list[int], list[int]] = ([], [], [])
    for card in hand.to_place[player]:
        rows = [row for row in range(3) if room[row]]
        row = rows[int(chance() * len(rows))]
        room[row] -= 1
        given[row].append(card)
    hand.place_rows(given)


def passive(hand: OpenFaceHand, chance: Chance) -> None:
    """Everyone is absent: the house places all cards."""
    hand.place_by_house(BY_ABSENCE)


def play_open_face(
    base: OpenFaceSetup, policy: Callable[[OpenFaceHand, Chance], None], deck: list[int], chance: Chance
) -> int:
    """As `playing.play_hand`, a hand of Open Face Chinese."""
    hand = OpenFaceHand(base.with_deck(draw(deck, base.cards_needed, chance)))
    while hand.actor >= 0:
        policy(hand, chance)
    assert hand.is_over and sum(hand.stacks) == sum(base.stacks), "a hand that lost or made chips"
    return hand.decision


OPEN_FACE_POLICIES: Mapping[str, Callable[[OpenFaceHand, Chance], None]] = MappingProxyType(
    {"uniform": uniform, "passive": passive}
)
