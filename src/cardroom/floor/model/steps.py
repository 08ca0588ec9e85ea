"""Steps: how the cards of a table are put right, one motion of the dealer after the other."""

from typing import Literal

import msgspec

Pile = Literal["", "deck", "burns", "board", "muck", "aside", "up", "down"]
"""The location of cards: "up" and "down" are the players' own, "aside" are those set aside for later, "" is none."""
Do = Literal[
    "leave",
    "take_back",
    "set_aside",
    "mix",
    "draw",
    "next_burn",
    "pick_up",
    "rebuild",
    "shuffle",
    "shuffle_on_table",
    "cut",
    "burn",
    "deal",
    "turn_up",
    "gather",
    "deal_anew",
    "finish_round",
    "exchange",
    "play_round",
    "no_round",
    "showdown",
]
"""The kind of a step; `floor.piles` defines its exact effect on the cards."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a repair.

    `cards` is how many cards it is about, of players how many each; `source` the pile they leave and `target` the one
    they come to. `who` are the players it is about as places in dealing order, 1 the first; none means everybody still
    in the hand. `place` is which of a player's down cards, 1 the first dealt.
    """

    do: Do
    cards: int = 0
    source: Pile = ""
    target: Pile = ""
    who: tuple[int, ...] = ()
    place: int = 0

    @property
    def message(self) -> str:
        """The id of the sentence that tells the dealer."""
        pile = self.target if self.do == "deal" else self.source
        return _MESSAGES[self.do, f"{pile} of some" if self.who else pile]

    @property
    def args(self) -> dict[str, int | str]:
        """The arguments of the sentence."""
        who = ", ".join(map(str, self.who))
        return {"cards": self.cards, "who": who, "players": len(self.who), "place": self.place}


def shuffle(lifted: bool) -> Step:
    """The rest of the deck is shuffled, in the hands or without leaving the table."""
    return Step("shuffle" if lifted else "shuffle_on_table")


_MESSAGES: dict[tuple[Do, str], str] = {
    ("leave", "burns"): "step-leave-burns-and-muck",
    ("take_back", "board"): "step-take-back-board",
    ("take_back", "burns"): "step-take-back-burns",
    ("take_back", "aside"): "step-take-back-aside",
    ("take_back", "up"): "step-take-back-from-all",
    ("take_back", "down"): "step-take-back-from-all",
    ("take_back", "up of some"): "step-take-back-from-some",
    ("take_back", "down of some"): "step-take-back-from-some",
    ("set_aside", "board"): "step-set-aside",
    ("mix", "board"): "step-mix-board",
    ("draw", "board"): "step-draw-next-burn",
    ("next_burn", "board"): "step-extra-is-next-burn",
    ("pick_up", ""): "step-pick-up-deck",
    ("rebuild", ""): "step-rebuild-deck",
    ("shuffle", ""): "step-shuffle-deck",
    ("shuffle_on_table", ""): "step-shuffle-on-table",
    ("cut", ""): "step-cut-deck",
    ("burn", "deck"): "step-burn-cards",
    ("deal", "board"): "step-deal-board",
    ("deal", "up"): "step-deal-up-to-all",
    ("deal", "down"): "step-deal-down-to-all",
    ("deal", "up of some"): "step-deal-up-to-some",
    ("deal", "down of some"): "step-deal-down-to-some",
    ("turn_up", "down of some"): "step-turn-up",
    ("gather", ""): "step-gather-all",
    ("deal_anew", ""): "step-deal-anew",
    ("finish_round", ""): "step-finish-round",
    ("exchange", ""): "step-exchange",
    ("play_round", ""): "step-play-round",
    ("no_round", ""): "step-no-round",
    ("showdown", ""): "step-showdown-now",
}
