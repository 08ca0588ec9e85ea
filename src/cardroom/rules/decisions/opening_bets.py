"""What is posted before the first turn, and who opens where no blinds decide it."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Principle


@dataclass(frozen=True, slots=True)
class OpeningBets:
    """Antes, bring-ins and openers. The amounts stand with each stake, see `rules.house_games`."""

    posted: Principle[Literal["before_the_deal"]]
    ante: Principle[Literal["into_the_pot"]]
    """An ante is no part of its player's bet."""
    big_blind_ante: Principle[Literal["on_top_of_the_blind"]]
    """Where the big blind posts one ante for all: it goes into the pot beside the blind."""
    ante_only_opener: Principle[Literal["dealers_left"]]
    """Who opens a game of position that has antes and no blinds."""
    ante_only_price: Principle[Literal["bring_in"]]
    """What coming in costs there before anyone has raised; nobody is forced to post it."""
    first_card: Principle[Literal["as_the_game_says"]]
    """Whose face-up card opens the first round: in stud the lowest in fixed limit and else the highest, in razz and
    sökö the highest."""
    first_card_ties: Principle[Literal["suit"]]
    """Spades above hearts above diamonds above clubs."""
    best_open_hand: Principle[Literal["as_the_game_says"]]
    """Whose face-up cards open the later rounds: the highest hand, in razz the lowest."""
    open_hand_ties: Principle[Literal["first_from_dealers_left"]]
    bring_in: Principle[Literal["post_or_complete"]]
    """The opener of a game with a bring-in posts it or bets the full size at once; folding is not offered."""
    short_bring_in: Principle[Literal["others_pay_it_in_full"]]
    completion: Principle[Literal["first_bet_of_the_round"]]
    """A completion to the full size is the first bet that the cap counts; the bring-in is none."""
    open_cards_with_blinds: Principle[Literal["blinds_open_first_round_only"]]
    """A game of face-up cards played with blinds: the first round opens behind the big blind, the later ones by
    card."""
