"""The new deal after a misdeal: its button, its players, its blinds."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.dealing.misdeal import DealRuling
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Redeal(Facts, frozen=True):
    """A question about the new deal."""

    about: Annotated[
        Literal["button", "new_players", "absent_players", "opening_bets"],
        Meta(
            description="what is asked: where the button is, who has come since, who was away or penalised, or"
            " which blinds and antes hold"
        ),
    ]
    wrong_button: Annotated[bool, Meta(description="whether the button's wrong place made it a misdeal")] = (
        False
    )


def redeal(book: Rulebook, situation: Situation, facts: Redeal) -> Ruling:
    """How the hand is dealt again."""
    deal = DealRuling(book, situation, "redeal", facts)
    live, use = deal.live, deal.grounds.use
    if facts.about == "button":
        if facts.wrong_button:
            return deal.grounds.ruling(use(live.redeal_wrong_button), "redeal-button-corrected")
        if use(live.redeal_button) == "staff_decide":
            return deal.left_to_staff(Option("button-stays"), Option("button-moves"))
        return deal.grounds.ruling("stays", "redeal-button-stays")
    if facts.about == "new_players":
        if use(live.redeal_new_players) == "staff_decide":
            return deal.left_to_staff(Option("new-players-wait"), Option("deal-in"))
        return deal.grounds.ruling("not_seated", "redeal-new-players-wait")
    if facts.about == "absent_players":
        return _absent(deal)
    if use(live.redeal_opening_bets) == "staff_decide":
        return deal.left_to_staff(Option("same-opening-bets"), Option("new-opening-bets"))
    return deal.grounds.ruling("same", "redeal-same-opening-bets")


def _absent(deal: DealRuling) -> Ruling:
    policy = deal.grounds.use(deal.live.redeal_absent)
    if policy == "staff_decide":
        return deal.left_to_staff(Option("dealt-and-killed"), Option("deal-in"))
    if policy == "dealt_and_killed":
        return deal.grounds.ruling(policy, "redeal-dealt-and-killed")
    return deal.grounds.ruling(policy, "redeal-as-any-deal")


TOPICS = (
    Topic(
        "redeal", "dealing", "The new deal after a misdeal", Redeal, (), redeal, "live_dealing"
    ),
)  # fmt: skip
