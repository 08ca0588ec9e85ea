"""Colouring up: small chips that are needed no more are exchanged, and cards decide about the rest."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class ChipRace:
    """Chip races: who gets the larger chips for the small ones that make no whole one."""

    cards: Principle[Literal["one_a_chip_from_seat_one"]]
    """What is raced with: whole larger chips are exchanged directly, and each chip left over is dealt one card, to each
    player in turn for all of the player's chips, beginning on the dealer's left: with seat one."""
    larger_chips: Decision[Literal["rounded_up", "rounded_from_half"]]
    """How many larger chips are raced for, where the chips left over do not make a whole number of them."""
    winners: Decision[Literal["highest_cards_one_chip_each", "highest_cards"]]
    """Who gets them: the highest cards, suits breaking ties; at most one chip a player, or without a limit."""
    last_chips: Decision[Literal["smallest_chip_in_play", "one_larger_chip"]]
    """What a player gets who has lost all chips in a race: nobody goes out by one."""
    found_later: Decision[Literal["lost_but_for_whole_chips", "staff_decide"]]
    """Chips of a removed value found in a stack later."""
